### The rules, and all that lies on the tables.

ui-learn-title = Правила
ui-learn-views = Что читать
ui-learn-chapters = Главы
ui-learn-eyebrow = Как играть
ui-learn-two-minutes = За две минуты
ui-learn-search = Поиск по правилам
ui-learn-nothing = Ничего не найдено
ui-learn-back = Назад к столу
ui-learn-english-only = Полный текст правил ниже — на английском. Номера правил во всех языках одни и те же.
ui-learn-cards-search = Название или эффект
ui-learn-cards-count = { $count ->
    [one] { $count } штука
    [few] { $count } штуки
   *[many] { $count } штук
}
ui-learn-cards-all = все
ui-learn-cards-kind = Какие
ui-learn-cards-pick = Выберите, чтобы прочитать описание.
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
ui-learn-sa-3-text = Бросьте по кубику за каждого человека и разделите сумму: еда — на 2, дерево — на 3, глина — на 4, камень — на 5, золото — на 6. К сумме прибавляют орудия, каждое раз за раунд.
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

## Chapters of the rules.
ui-learn-chapter-components = Компоненты
ui-learn-chapter-set-up = Подготовка
ui-learn-chapter-the-wonder-draft = Выбор чудес
ui-learn-chapter-the-layout-of-an-age = Раскладка эпохи
ui-learn-chapter-the-turn = Ход
ui-learn-chapter-payment = Оплата
ui-learn-chapter-effects-of-buildings = Эффекты построек
ui-learn-chapter-effects-of-wonders = Эффекты чудес
ui-learn-chapter-military = Армия
ui-learn-chapter-science-and-progress-tokens = Наука и жетоны прогресса
ui-learn-chapter-the-end-of-an-age = Конец эпохи
ui-learn-chapter-the-end-of-the-game-and-scoring = Конец партии и подсчёт
ui-learn-chapter-decisions = Решения
ui-learn-chapter-information = Что кому видно
ui-learn-chapter-rulings = Разъяснения
ui-learn-chapter-where-editions-differ = Чем отличаются издания
ui-learn-chapter-the-round = Раунд
ui-learn-chapter-placing-people = Расстановка людей
ui-learn-chapter-actions = Действия
ui-learn-chapter-upper-halves-of-the-civilization-cards = Верхние половины карт
ui-learn-chapter-tools = Орудия
ui-learn-chapter-feeding-and-the-end-of-a-round = Еда и конец раунда
ui-learn-chapter-storehouse = Склад
ui-learn-chapter-personality-cards = Карты персонажей
ui-learn-chapter-praefectus-magnus = Praefectus Magnus (Великий префект)
ui-learn-chapter-trade-between-players = Торговля между игроками
ui-learn-chapter-the-end-of-the-game = Конец партии
ui-learn-chapter-final-scoring = Итоговый подсчёт
ui-learn-chapter-intermediate-scoring = Промежуточный подсчёт
ui-learn-chapter-time = Время
ui-learn-chapter-completing-a-trajan-tile = Выполнение плитки Траяна
ui-learn-chapter-the-six-actions = Шесть действий
ui-learn-chapter-extra-action-tiles = Плитки дополнительного действия
ui-learn-chapter-stocks-and-information = Запасы и что кому видно
ui-learn-chapter-the-end-of-a-round = Конец раунда
ui-learn-chapter-the-end-of-a-quarter = Конец четверти
ui-learn-chapter-forum-tiles = Плитки форума
ui-learn-chapter-bonus-tiles = Бонусные плитки
ui-learn-chapter-numbers-of-players = Число игроков
ui-learn-chapter-options = Варианты
