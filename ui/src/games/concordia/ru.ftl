### Стол «Конкордии» на странице.

## Поле и вокруг него
co-ui-board = Поле «{ $map }»: стрелки двигают его, плюс и минус меняют масштаб, 0 показывает всё, Enter ведёт к местам
co-ui-sea-pontus =
    Понт
    Эвксинский
co-ui-sea-atlanticus = Атлантический океан
co-ui-sea-adriaticum = Адриатическое море
co-ui-sea-tyrrhenum =
    Тирренское
    море
co-ui-sea-ionium =
    Ионическое
    море
co-ui-north = С
co-ui-whole-map = Вся карта
co-ui-zoom-in = Ближе
co-ui-zoom-out = Дальше
co-ui-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
co-ui-last-round = Последний круг
co-ui-others = Другие игроки
co-ui-own = Сторона игрока { $name }
co-ui-look = показать всё
co-ui-close = Закрыть

## Карты на продажу
co-ui-market = Витрина
co-ui-deck = в колоде { $count }
co-ui-for-sale =
    { $count ->
        [one] { $count } карта в продаже
        [few] { $count } карты в продаже
       *[many] { $count } карт в продаже
    }
co-ui-slot = Ячейка { $slot }
co-ui-free = +0
co-ui-any-good = 1 товар на выбор
co-ui-tip-slot = Сенатор платит это сверх товаров на карте, Консул — нет.
co-ui-tip-price = Цена карты: { $parts }.
co-ui-tip-extra = Сенатор добавляет за ячейку: { $parts }.
co-ui-tip-end = Партия заканчивается, когда куплена последняя карта или построено пятнадцатое здание; у остальных ещё по одному ходу.

## Игроки
co-ui-storehouse = Склад
co-ui-filled = { $count } из { $spaces }
co-ui-hand = Рука
co-ui-pile-title = Сброс
co-ui-pile =
    { $count ->
        [one] Сброс: { $count } карта
        [few] Сброс: { $count } карты
       *[many] Сброс: { $count } карт
    }
co-ui-pile-empty = Сброс пуст
co-ui-top-of = { $name }, верхняя карта: { $card }
co-ui-houses-left =
    { $count ->
        [one] Осталось { $count } здание
        [few] Осталось { $count } здания
       *[many] Осталось { $count } зданий
    }
co-ui-points-now =
    { $points ->
        [one] { $points } очко, если бы партия закончилась сейчас
        [few] { $points } очка, если бы партия закончилась сейчас
       *[many] { $points } очков, если бы партия закончилась сейчас
    }
co-ui-magnus = Praefectus Magnus
co-ui-magnus-short = удваивает бонус
co-ui-stored-land = Сухопутный колонист на складе
co-ui-stored-sea = Морской колонист на складе
co-ui-scores = Очки
co-ui-scores-now = Если бы партия закончилась сейчас
co-ui-scores-note = Маленькое число — сколько у игрока карт этого бога.
co-ui-sum = Сумма
co-ui-received = Получено; что не поместится, пропадёт

## Пояснения
co-ui-tip-route-free = Свободен: место для одного колониста.
co-ui-tip-route-taken = Занят: { $name }; другие могут пройти мимо.
co-ui-colonist-land = { $name }: сухопутный колонист, { $place }{ $count ->
        [1] {""}
       *[other] {" "}({ $count })
    }
co-ui-colonist-sea = { $name }: морской колонист, { $place }{ $count ->
        [1] {""}
       *[other] {" "}({ $count })
    }
co-ui-tip-colonist-land = Ходит по сухопутным путям; здания строят в двух городах на концах его пути.
co-ui-tip-colonist-sea = Ходит по морским путям; здания строят в двух городах на концах его пути.
co-ui-tip-roma = Отсюда начинают все колонисты. В Риме зданий не строят.
co-ui-tip-city = { $province }: { $good }.
co-ui-tip-houses = Здания: { $names }.
co-ui-tip-house-cost = Следующее здание стоит: { $parts }.
co-ui-tip-marker = Префект получает здесь бонус: { $bonus }, а каждое здание провинции производит свой товар.
co-ui-tip-marker-coins = Снова даст товар ({ $good }), когда Префект соберёт монеты со всех жетонов.
co-ui-tip-worth =
    { $god }: сейчас стоит { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
co-ui-tip-good =
    Цена в банке: { $coins ->
        [one] { $coins } сестерций.
        [few] { $coins } сестерция.
       *[many] { $coins } сестерциев.
    }
co-ui-tip-stored = Занимает место, пока его не поставят на поле за 1 ед. еды и 1 инструмент.
co-ui-tip-houses-left = Кто построит пятнадцатое здание, тот завершает партию.
co-ui-tip-pile = Карты возвращает Трибун. Верхнюю может скопировать чужой Дипломат.
co-ui-tip-points = Сколько боги дали бы сейчас за все ваши карты.
co-ui-tip-magnus = При следующем производстве владелец получает 2 единицы бонуса; затем Praefectus Magnus переходит: { $name }.
co-ui-tip-concordia = 7 очков тому, кто завершил партию. У остальных ещё по одному ходу.

## Что делают карты, в двух словах
co-ui-short-tribune = Забрать все карты
co-ui-short-architect = Ходить и строить
co-ui-short-prefect =
    { $coins ->
        [0] Товар или монеты
        [one] Товар или { $coins } монета
        [few] Товар или { $coins } монеты
       *[many] Товар или { $coins } монет
    }
co-ui-short-mercator = 3 монеты и торговля
co-ui-short-mercator_5 = 5 монет и торговля
co-ui-short-diplomat = Копия карты
co-ui-short-senator = Купить до 2 карт
co-ui-short-consul = 1 карта дёшево
co-ui-short-colonist = Люди или монеты
co-ui-short-mason = Города с кирпичом
co-ui-short-farmer = Города с едой
co-ui-short-smith = Города с инструментом
co-ui-short-vintner = Города с вином
co-ui-short-weaver = Города с тканью

## Что решать и что при этом знать
co-ui-ask-choose_card = Сыграйте карту
co-ui-sub-choose_card = Выберите в руке или здесь
co-ui-forced = В руке была одна карта, «{ $card }»: она сыграна сама
co-ui-ask-tribune_colonist = Купить колониста?
co-ui-sub-tribune_colonist = Одного, в Рим, за 1 ед. еды и 1 инструмент
co-ui-ask-architect_move = Двигайте колонистов
co-ui-steps-left = Шагов: { $left } из { $all }
co-ui-ask-architect_build = Стройте здания
co-ui-sub-architect_build = Рядом с колонистами
co-ui-ask-prefect = Выберите провинцию
co-ui-sub-prefect = Или соберите монеты со всех жетонов
co-ui-ask-keep_goods = Склад полон
co-ui-keep-left =
    { $free ->
        [one] Оставьте ещё { $free } товар
        [few] Оставьте ещё { $free } товара
       *[many] Оставьте ещё { $free } товаров
    }
co-ui-ask-colonist = Колонисты или доход
co-ui-sub-colonist = Каждый за 1 ед. еды и 1 инструмент
co-ui-ask-colonist_place = Ещё колонист?
co-ui-sub-colonist_place = Каждый за 1 ед. еды и 1 инструмент
co-ui-ask-mercator = Торгуйте с банком
co-ui-sub-mercator = Два вида: продать или купить
co-ui-ask-diplomat = Скопируйте карту
co-ui-sub-diplomat = Верхнюю карту другого игрока
co-ui-ask-senator = Покупайте карты
co-ui-sub-senator = До двух, по ценам ячеек
co-ui-ask-consul = Купите карту
co-ui-sub-consul = Только за товары на карте
co-ui-ways =
    { $count ->
        [one] { $count } путь
        [few] { $count } пути
       *[many] { $count } путей
    }
co-ui-then = затем здания
co-ui-then-nothing = пока ничего
co-ui-build-now = Построить: { $city }
co-ui-tip-build-now = Закончить передвижение и строить здесь.
co-ui-tip-then = Затем можно построить здание: { $cities }.
co-ui-tip-then-nothing = Затем ни одно здание не по средствам.
co-ui-kind-land = Сухопутный колонист
co-ui-kind-sea = Морской колонист
co-ui-money = Сестерции
co-ui-houses-still = Осталось зданий
co-ui-pay-also = и ещё:
co-ui-other-card = Другая карта
co-ui-cash = Монеты жетонов
co-ui-then-build = Строить
co-ui-build-nothing = Не строить
co-ui-end-turn = Конец хода
co-ui-less = На одну меньше: { $good }
co-ui-more = На одну больше: { $good }
