### Каменный век на странице: что говорит стол помимо названий и фраз самой игры.

sa-ui-valley = Долина
sa-ui-tribe = Ваше племя
sa-ui-round = Раунд { $count }
sa-ui-part-place = Расстановка
sa-ui-part-place-why = Игроки по очереди отправляют людей, каждый раз в одно место, пока есть кого и куда ставить.
sa-ui-part-act = Действия
sa-ui-part-act-why = Игроки один за другим используют все места со своими людьми в любом порядке.
sa-ui-part-feed = Кормление
sa-ui-part-feed-why = Каждый собирает урожай и платит 1 еду за каждого человека.
sa-ui-ends = Конец, когда кончится стопка или колода:
sa-ui-ends-why = В наименьшей стопке зданий: { $stack }. Карт в колоде: { $deck }.
sa-ui-last-round = Последний раунд: стопка кончилась
sa-ui-starts = первый
sa-ui-starts-why = Этот игрок начинает раунд. В следующем раунде начнёт следующий.
sa-ui-score = Очки сейчас
sa-ui-score-why = Здания и некоторые карты дают очки сразу; культура, специалисты и оставшиеся ресурсы — в конце.
sa-ui-now = Если бы партия закончилась сейчас: { $count }
sa-ui-at-end = Всего
sa-ui-ended-now = Если конец сейчас
sa-ui-people = Люди
sa-ui-home = Дома: { $count }
sa-ui-out = На работе: { $count }
sa-ui-home-out = Дома { $count }, ушли { $out }
sa-ui-home-of = Дома { $count } из { $all }
sa-ui-feeding = Накормить { $count }
sa-ui-feeding-sum = { $food } в запасе + { $fields } с полей − { $people } едоков. Нехватку платят ресурсами или теряют 10 очков.
sa-ui-stored = { $food } + { $fields } с поля,
sa-ui-short = нехватка { $count }
sa-ui-spare = излишек { $count }
sa-ui-worth =
    { $value ->
        [one] В здании без твёрдой цены даёт { $value } очко, в конце — 1 очко.
        [few] В здании без твёрдой цены даёт { $value } очка, в конце — 1 очко.
       *[many] В здании без твёрдой цены даёт { $value } очков, в конце — 1 очко.
    }
sa-ui-tools = Орудия
sa-ui-tools-of = Вместе { $count }; использованные лежат боком.
sa-ui-of-all = { $count } из { $all }
sa-ui-tool = Орудие
sa-ui-tool-why = Раз за раунд к броску можно прибавить всю его ценность.
sa-ui-tool-used = Использовано; в следующем раунде снова доступно.
sa-ui-one-use = Разовое
sa-ui-once = разово
sa-ui-once-why = Один раз за партию ценность можно прибавить к броску. Нижняя половина карты всё равно приносит очки.
sa-ui-agriculture = Земледелие
sa-ui-agriculture-now = Каждый раунд приносит еду: { $count }.
sa-ui-a-round = +{ $count } еды за раунд
sa-ui-culture-why = Набор разных символов приносит квадрат их числа; повторные составляют второй набор.
sa-ui-next = , далее +{ $count }
sa-ui-has-symbol = Карт с символом: { $count }
sa-ui-symbol-left = Ещё не видели: { $count } из 2
sa-ui-specialists = Специалисты
sa-ui-worth-now = сейчас
sa-ui-buildings = Здания
sa-ui-buildings-of = Здания: { $count }
sa-ui-cards = Карты: { $count }
sa-ui-left = Осталось в стопке: { $count }
sa-ui-scored = Принесло { $points }.
sa-ui-stack-empty = пусто
sa-ui-no-card = пусто
sa-ui-no-card-why = Заполнится в начале следующего раунда; другие карты сдвинутся вправо и станут дешевле.
sa-ui-adds = Сейчас это прибавило бы к вашим очкам в конце: { $count }.
sa-ui-kinds =
    { $count ->
        [one] { $count } вид
        [few] { $count } вида
       *[many] { $count } видов
    }
sa-ui-not-here =
    { $count ->
        [3]
            от трёх
            игроков
       *[many]
            только
            вчетвером
    }
sa-ui-deck =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
sa-ui-deck-ends = Когда четыре места нечем заполнить, партия заканчивается.
sa-ui-rings =
    { $limit ->
        [one] 7 колец, за раунд — для { $limit } игрока.
        [few] 7 колец, за раунд — не больше чем для { $limit } игроков.
       *[many] 7 колец, за раунд — не больше чем для { $limit } игроков.
    }
sa-ui-no-rings = Места хватит всем.
sa-ui-village = При таком числе игроков за раунд можно занять только { $limit } из трёх мест деревни.
sa-ui-closed-crowd =
    { $count ->
        [one] закрыто: тут уже игрок
        [few] закрыто: тут { $count } игрока
       *[many] закрыто: тут { $count } игроков
    }
sa-ui-closed-village = закрыто: занято { $count } из 3
sa-ui-closed-pair = закрыто: нужны двое
sa-ui-closed-futile = закрыто: нечего получить
sa-ui-forecast = { $dice } ≈ { $pips } → { $goods }
sa-ui-of = из { $count }
sa-ui-further = Ещё места на выбор: { $count }
sa-ui-close = Закрыть
sa-ui-fold = Карты и здания
sa-ui-unfold = Всё ваше племя

## Панель решений
sa-ui-short-hunting_grounds = Охота
sa-ui-short-forest = Лес
sa-ui-short-clay_pit = Глина
sa-ui-short-quarry = Камень
sa-ui-short-river = Река
sa-ui-short-tool_maker = Орудия
sa-ui-short-hut = Хижина
sa-ui-short-field = Поле
sa-ui-card = Карта
sa-ui-building = Здание
sa-ui-good-wood = Дерево
sa-ui-good-brick = Глина
sa-ui-good-stone = Камень
sa-ui-good-gold = Золото
sa-ui-ask-place = Куда поставить людей?
sa-ui-ask-act = Какое место использовать?
sa-ui-act-more = Все ваши места, в любом порядке. Бросок отменить нельзя.
sa-ui-no-way-back = Отменить это будет нельзя.
sa-ui-too-dear = нечем платить
sa-ui-too-dear-why = Сейчас вам нечем за это заплатить: человек вернётся домой, а оно останется на месте.
sa-ui-ask-tools = { $place }: добавить орудия к броску?
sa-ui-next-good = Следующий ресурс ({ $good }) — при { $at }: ещё { $more }. Использованные орудия отдыхают до конца раунда.
sa-ui-no-gain = Эти орудия ничего не прибавят.
sa-ui-ask-buy = Купить эту карту?
sa-ui-ask-build = Оплатить здание?
sa-ui-ask-feed = Не хватает еды: { $count }
sa-ui-feed-more =
    { $count ->
        [one] Отдайте вместо неё { $count } ресурс или потеряйте очки: { $points }.
        [few] Отдайте вместо неё { $count } ресурса или потеряйте очки: { $points }.
       *[many] Отдайте вместо неё { $count } ресурсов или потеряйте очки: { $points }.
    }
sa-ui-ask-take =
    { $count ->
        [one] Возьмите { $count } ресурс на выбор
        [few] Возьмите { $count } ресурса на выбор
       *[many] Возьмите { $count } ресурсов на выбор
    }
sa-ui-ask-item = Возьмите один из предметов
sa-ui-item-more = Каждый берёт по одному, начиная с купившего карту.
sa-ui-roll =
    { $count ->
        [one] Бросить { $count } кубик
        [few] Бросить { $count } кубика
       *[many] Бросить { $count } кубиков
    }
sa-ui-place = Поставить { $count }
sa-ui-take-goods = Взять: { $goods }
sa-ui-take-nothing = Ничего не взять
sa-ui-take = Взять
sa-ui-build-for = Построить: { $points }
sa-ui-not-build = Не строить
sa-ui-not-buy = Не покупать
sa-ui-buy = Купить карту
sa-ui-feed = Накормить
sa-ui-redeem = Два ресурса
sa-ui-starve = Не кормить: { $points }
sa-ui-starve-why = Вы один раз теряете 10 очков, сколько бы еды ни недоставало, и сохраняете ресурсы.
sa-ui-decline-why = Это ничего не стоит; карта или здание остаётся на месте.
sa-ui-fewer = Меньше
sa-ui-more = Больше
sa-ui-less-of = Меньше: { $good }
sa-ui-more-of = Больше: { $good }
