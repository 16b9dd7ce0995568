### The rules, and all that lies on the tables.

ui-learn-title = Правила
ui-learn-views = Что читать
ui-learn-chapters = Главы
ui-learn-eyebrow = Как играть
ui-learn-two-minutes = За две минуты
ui-learn-search = Поиск по правилам
ui-learn-nothing = Ничего не найдено
ui-learn-on-table = На столе
ui-learn-in-chapter = В этой главе
ui-learn-all = все { $count }
ui-learn-try-figure = Попробуйте: { $title }
ui-learn-next = Дальше: { $title }
ui-learn-back = Назад к столу
ui-learn-now = Сейчас за вашим столом
ui-learn-now-rule = Правило об этом: { $rule }
ui-learn-english-only = Полный текст правил ниже — на английском. Номера правил во всех языках одни и те же.
ui-learn-cards-search = Название или эффект
ui-learn-count-card = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
ui-learn-count-wonder = { $count ->
    [one] { $count } чудо
    [few] { $count } чуда
   *[many] { $count } чудес
}
ui-learn-count-token = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
ui-learn-count-building = { $count ->
    [one] { $count } здание
    [few] { $count } здания
   *[many] { $count } зданий
}
ui-learn-count-tile = { $count ->
    [one] { $count } плитка
    [few] { $count } разные плитки
   *[many] { $count } разных плиток
}
ui-learn-count-found = найдено: { $count }
ui-learn-cards-kind = Какие
ui-learn-where-table = на столе
ui-learn-where-discarded = в сбросе
ui-learn-where-tucked = под чудом
ui-learn-where-unseen = ещё не было
ui-learn-where-box = в коробке
ui-learn-cards-close = Закрыть
ui-learn-cards-copies = { $count ->
    [one] { $count } раз в игре
    [few] { $count } раза в игре
   *[many] { $count } раз в игре
}
ui-learn-cost = Цена: { $cost }

## What lies on each table.
ui-learn-swd-cards = Карты
ui-learn-sa-cards = Карты и здания
ui-learn-co-cards = Карты
ui-learn-tr-cards = Плитки
ui-learn-kind-age-1 = Эпоха I
ui-learn-kind-age-2 = Эпоха II
ui-learn-kind-age-3 = Эпоха III
ui-learn-kind-guild = Гильдии
ui-learn-kind-wonder = Чудеса
ui-learn-kind-token = Жетоны прогресса
ui-learn-kind-culture = Культура
ui-learn-kind-specialist = Специалисты
ui-learn-kind-building = Здания
ui-learn-kind-start = Стартовые
ui-learn-kind-sale = На продажу
ui-learn-kind-trajan = Плитки Траяна
ui-learn-kind-forum = Плитки форума
ui-learn-kind-bonus = Бонусные плитки

## 7 Wonders Duel in two minutes.
ui-learn-swd-lead = Два города растут три эпохи. У кого после третьей больше очков, тот и победил, если раньше не решили армия или наука.
ui-learn-swd-1 = Возьмите карту
ui-learn-swd-1-text = Возьмите карту, которую не накрывает другая. Постройте её, либо сбросьте за 2 монеты и ещё по 1 за каждую свою жёлтую карту, либо подложите под своё чудо и постройте его.
ui-learn-swd-2 = Платите тем, что производите
ui-learn-swd-2-text = Коричневые и серые карты производят ресурсы; они не расходуются. Чего не хватает, покупают у банка: 2 монеты за единицу и ещё по 1 за каждую такую единицу, которую дают коричневые и серые карты соперника.
ui-learn-swd-3 = Цепочки
ui-learn-swd-3-text = Карта с символом цепочки, который уже есть в вашем городе, бесплатна.
ui-learn-swd-4 = Чудеса
ui-learn-swd-4-text = У каждого их четыре, но всего построить можно только семь. Некоторые сразу дают ещё один ход.
ui-learn-swd-5 = Армия
ui-learn-swd-5-text = Каждый щит сдвигает фишку на деление к чужой столице. По пути соперник теряет монеты, а в столице вы сразу побеждаете.
ui-learn-swd-6 = Наука
ui-learn-swd-6-text = Две карты с одинаковым символом дают жетон прогресса. Шесть разных символов сразу приносят победу.
ui-learn-swd-7 = Конец
ui-learn-swd-7-text = После третьей эпохи: очки карт, чудес и жетонов, от 2 до 10 за перевес армии и 1 за каждые 3 монеты.

## Stone Age in two minutes.
ui-learn-sa-lead = Вы ведёте племя: посылаете людей, бросаете кубики, чтобы узнать добычу, кормите всех и строите. Побеждает тот, у кого больше очков.
ui-learn-sa-1 = Пошлите людей
ui-learn-sa-1-text = По очереди каждый ставит людей на одно место, пока не выйдут все. Колец мало: кто опоздал, тому не хватит.
ui-learn-sa-2 = Верните их и действуйте
ui-learn-sa-2-text = Начиная с первого игрока, каждый использует все места со своими людьми в любом порядке.
ui-learn-sa-3 = Кубики
ui-learn-sa-3-text = Бросьте по кубику за каждого человека и разделите сумму: еда — на 2, дерево — на 3, глина — на 4, камень — на 5, золото — на 6. К сумме прибавляют орудия, каждое раз за раунд.
ui-learn-sa-4 = Деревня
ui-learn-sa-4-text = Двое в хижине дают нового человека. Поле повышает земледелие, мастерская даёт орудия.
ui-learn-sa-5 = Карты и здания
ui-learn-sa-5-text = Здание стоит ресурсов и сразу приносит очки. Карта стоит от 1 до 4 ресурсов; верхняя половина помогает сейчас, нижняя даёт очки в конце.
ui-learn-sa-6 = Накормите всех
ui-learn-sa-6-text = В конце раунда каждый съедает 1 еду; часть дают поля. Не хватает — платите ресурсами или теряйте 10 очков.
ui-learn-sa-7 = Конец
ui-learn-sa-7-text = Когда кончается стопка зданий или карты. Тогда считают культуру, специалистов и оставшиеся ресурсы.

## Concordia in two minutes.
ui-learn-co-lead = Вы посылаете колонистов по римскому миру, строите здания, торгуете и покупаете карты, чьи боги приносят очки в конце. Кубиков нет.
ui-learn-co-1 = Сыграйте карту
ui-learn-co-1-text = Ход — это одна карта из руки: выполните её действие. Она лежит в вашем сбросе, пока Трибун не вернёт все карты.
ui-learn-co-2 = Идите и стройте
ui-learn-co-2-text = Архитектор ведёт колонистов по суше и по морю и строит здания в соседних городах за товары и монеты. Каждое следующее здание в городе дороже.
ui-learn-co-3 = Производство
ui-learn-co-3-text = С Префектом все здания провинции дают свой товар всем, у кого они там есть, а вам достаётся и бонус.
ui-learn-co-4 = Торговля
ui-learn-co-4-text = Купец приносит деньги и торгует двумя видами товаров. На складе 12 мест, и часть занимают ещё не выставленные колонисты.
ui-learn-co-5 = Покупка карт
ui-learn-co-5-text = Сенатор и Консул покупают карты с витрины. Каждая — новое действие, и у каждой свой бог.
ui-learn-co-6 = Чужие карты
ui-learn-co-6-text = Дипломат выполняет действие верхней карты чужого сброса.
ui-learn-co-7 = Конец
ui-learn-co-7-text = Кто купил последнюю карту или построил пятнадцатое здание, получает 7 очков, а у остальных ещё по ходу. Затем каждая карта приносит очки по своему богу.

## Trajan in two minutes.
ui-learn-tr-lead = Шесть действий расположены по кругу чаш. От того, как вы раскладываете маркеры, зависит, что вам можно, а народ и сенат следят.
ui-learn-tr-1 = Раскладывайте
ui-learn-tr-1-text = Возьмите все маркеры из одной чаши и разложите по одному в следующие чаши по часовой стрелке. Действие той чаши, куда лёг последний, — ваше.
ui-learn-tr-2 = Время
ui-learn-tr-2-text = Чем больше маркеров взято, тем дальше идёт время. Полный круг — раунд, четыре раунда — четверть.
ui-learn-tr-3 = Плитки Траяна
ui-learn-tr-3-text = Если у конечной чаши лежит плитка, а в чаше есть оба её цвета, плитка выполнена: вы получаете её очки и то, что она даёт.
ui-learn-tr-4 = Шесть действий
ui-learn-tr-4-text = Порт: карты и корабли. Форум: взять плитку. Войско: идти и занимать провинции. Сенат: очки и голоса. Траян: новая плитка. Строительство: рабочие берут плитки.
ui-learn-tr-5 = Требования народа
ui-learn-tr-5-text = В конце четверти нужно выполнить три требования народа. Невыполненные стоят очков: 4, 9 или 15.
ui-learn-tr-6 = Сенат
ui-learn-tr-6-text = У кого больше голосов, тот выбирает бонусную плитку для конца партии; второй берёт другую.
ui-learn-tr-7 = Конец
ui-learn-tr-7-text = После четырёх четвертей считают остатки в руке и в лагерях, наборы плиток строительства и бонусные плитки.

## What is decided, as the rules call it
ui-learn-phase-swd-draft_wonder = выбор чуда
ui-learn-phase-swd-play_card = розыгрыш карты
ui-learn-phase-swd-choose_progress = выбор жетона прогресса
ui-learn-phase-swd-choose_library = жетон Великой библиотеки
ui-learn-phase-swd-choose_discarded = карта из сброса
ui-learn-phase-swd-choose_opponent_card = сброс карты соперника
ui-learn-phase-swd-choose_age_starter = кто начинает эпоху
ui-learn-phase-sa-place = выставление людей
ui-learn-phase-sa-act = использование места
ui-learn-phase-sa-tools = применение орудий
ui-learn-phase-sa-buy_card = покупка карты
ui-learn-phase-sa-pick_item = выбор предмета
ui-learn-phase-sa-two_resources = два ресурса на выбор
ui-learn-phase-sa-build = оплата здания
ui-learn-phase-sa-feed = кормление племени
ui-learn-phase-sa-roll = за ресурсы
ui-learn-phase-sa-roll_items = за предметы карты
ui-learn-phase-co-choose_card = розыгрыш карты
ui-learn-phase-co-tribune_colonist = Трибун: новый колонист
ui-learn-phase-co-architect_move = Архитектор: движение
ui-learn-phase-co-architect_build = Архитектор: строительство
ui-learn-phase-co-prefect = Префект
ui-learn-phase-co-keep_goods = какие товары оставить
ui-learn-phase-co-colonist = Колонист: доход или колонисты
ui-learn-phase-co-colonist_place = Колонист: новые колонисты
ui-learn-phase-co-mercator = Купец
ui-learn-phase-co-diplomat = Дипломат
ui-learn-phase-co-senator = Сенатор
ui-learn-phase-co-consul = Консул
ui-learn-phase-tr-choose_tray = выбор чаши
ui-learn-phase-tr-sow_marker = раскладка маркеров
ui-learn-phase-tr-cover_space = размещение маркера +2
ui-learn-phase-tr-act = действие
ui-learn-phase-tr-discard_card = сброс карты
ui-learn-phase-tr-spend_extra_tile = трата плитки дополнительного действия
ui-learn-phase-tr-meet_demands = выполнение требований
ui-learn-phase-tr-choose_bonus_tile = выбор бонусной плитки
ui-learn-phase-tr-lay_out_markers = раскладка первых маркеров
ui-learn-phase-tr-pick_card = выбор карты
ui-learn-phase-tr-pick_trajan_tile = выбор плитки Траяна
ui-learn-phase-tr-lay_second_card = вторая карта
ui-learn-phase-tr-complete_cargo = сыграть или отправить

## Figures that can be tried. $name, $other (people), $shields, $coins, $points, $dice, $total, $value, $count, $houses (numbers); $place, $goods, $action, $cost (texts)
ui-learn-try = Попробуйте
ui-learn-less = Меньше
ui-learn-more = Больше
ui-learn-somebody = Мина
ui-learn-somebody-else = Леон
ui-learn-whose = Чьи щиты
ui-learn-shields = Щиты
ui-learn-conflict = { $shields ->
    [0] Никто не впереди: фишка стоит посередине.
    [one] { $name }: { $shields } щит. Фишка на { $shields } деление ближе к столице соперника ({ $other }).
    [few] { $name }: { $shields } щита. Фишка на { $shields } деления ближе к столице соперника ({ $other }).
   *[many] { $name }: { $shields } щитов. Фишка на { $shields } делений ближе к столице соперника ({ $other }).
}
ui-learn-conflict-lost = { $coins ->
    [one] По пути { $other } теряет { $coins } монету.
    [few] По пути { $other } теряет { $coins } монеты.
   *[many] По пути { $other } теряет { $coins } монет.
}
ui-learn-conflict-points = { $points ->
    [one] { $name } получит за это { $points } очко, если игра кончится здесь.
    [few] { $name } получит за это { $points } очка, если игра кончится здесь.
   *[many] { $name } получит за это { $points } очков, если игра кончится здесь.
}
ui-learn-conflict-won = { $name } сразу побеждает.
ui-learn-place = Место
ui-learn-people = Люди
ui-learn-roll = Бросить
ui-learn-gathered = { $dice ->
    [one] Один человек: на кубике { $total }
    [few] { $dice } человека: на кубиках в сумме { $total }
   *[many] { $dice } человек: на кубиках в сумме { $total }
}. Делим на { $value } и округляем вниз: { $goods }.
ui-learn-city = Город, где есть
ui-learn-houses = Здания в нём
ui-learn-house = { $houses ->
    [0] Первое здание в городе стоит: { $cost }.
   *[other] Следующее здание в городе стоит: { $cost }. Монеты умножаются на число зданий, считая это.
}
ui-learn-tray = Чаша
ui-learn-sown = { $count ->
    [one] { $count } маркер из чаши { $tray } ложится в следующую. Время сдвигается на { $count } деление
    [few] { $count } маркера из чаши { $tray } ложатся в следующие { $count } чаши. Время сдвигается на { $count } деления
   *[many] { $count } маркеров из чаши { $tray } ложатся в следующие { $count } чаш. Время сдвигается на { $count } делений
}, а действие — { $action }.
ui-learn-sown-tile = Если цвета в той чаше верны, выполняется и плитка рядом с ней.
