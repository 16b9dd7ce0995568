### «7 чудес: Дуэль»: названия всего, что лежит на столе, и описания эффектов.
### Идентификаторы названий оканчиваются идентификаторами из components.toml; проверка сравнивает их.

swd-name = 7 чудес: Дуэль

## Карты эпохи I
swd-card-lumber_yard = Лесной склад
swd-card-logging_camp = Лагерь лесорубов
swd-card-clay_pool = Залежи глины
swd-card-clay_pit = Глиняный карьер
swd-card-quarry = Каменоломня
swd-card-stone_pit = Каменный карьер
swd-card-glassworks = Стекольная мастерская
swd-card-press = Пресс
swd-card-guard_tower = Сторожевая башня
swd-card-stable = Конюшня
swd-card-garrison = Гарнизон
swd-card-palisade = Частокол
swd-card-workshop = Мастерская
swd-card-apothecary = Аптека
swd-card-scriptorium = Скрипторий
swd-card-pharmacist = Аптекарь
swd-card-stone_reserve = Склад камня
swd-card-clay_reserve = Склад глины
swd-card-wood_reserve = Склад древесины
swd-card-tavern = Таверна
swd-card-theater = Театр
swd-card-altar = Алтарь
swd-card-baths = Термы

## Карты эпохи II
swd-card-sawmill = Лесопилка
swd-card-brickyard = Кирпичный завод
swd-card-shelf_quarry = Скальный карьер
swd-card-glass_blower = Стеклодув
swd-card-drying_room = Сушильня
swd-card-walls = Стены
swd-card-horse_breeders = Коннозаводчики
swd-card-barracks = Казармы
swd-card-archery_range = Стрельбище
swd-card-parade_ground = Плац
swd-card-library = Библиотека
swd-card-dispensary = Лечебница
swd-card-school = Школа
swd-card-laboratory = Лаборатория
swd-card-forum = Форум
swd-card-caravansery = Караван-сарай
swd-card-customs_house = Таможня
swd-card-brewery = Пивоварня
swd-card-courthouse = Суд
swd-card-statue = Статуя
swd-card-temple = Храм
swd-card-aqueduct = Акведук
swd-card-rostrum = Ростра

## Карты эпохи III
swd-card-arsenal = Арсенал
swd-card-pretorium = Преторий
swd-card-fortifications = Укрепления
swd-card-siege_workshop = Осадная мастерская
swd-card-circus = Цирк
swd-card-academy = Академия
swd-card-study = Кабинет учёного
swd-card-university = Университет
swd-card-observatory = Обсерватория
swd-card-chamber_of_commerce = Торговая палата
swd-card-port = Порт
swd-card-armory = Оружейная
swd-card-lighthouse = Маяк
swd-card-arena = Арена
swd-card-palace = Дворец
swd-card-town_hall = Ратуша
swd-card-obelisk = Обелиск
swd-card-gardens = Сады
swd-card-pantheon = Пантеон
swd-card-senate = Сенат

## Гильдии
swd-card-merchants_guild = Гильдия купцов
swd-card-shipowners_guild = Гильдия судовладельцев
swd-card-builders_guild = Гильдия строителей
swd-card-magistrates_guild = Гильдия магистратов
swd-card-scientists_guild = Гильдия учёных
swd-card-moneylenders_guild = Гильдия ростовщиков
swd-card-tacticians_guild = Гильдия тактиков

## Чудеса
swd-wonder-appian_way = Аппиева дорога
swd-wonder-circus_maximus = Большой цирк
swd-wonder-colossus = Колосс
swd-wonder-great_library = Великая библиотека
swd-wonder-great_lighthouse = Александрийский маяк
swd-wonder-hanging_gardens = Висячие сады
swd-wonder-mausoleum = Мавзолей
swd-wonder-piraeus = Пирей
swd-wonder-pyramids = Пирамиды
swd-wonder-sphinx = Сфинкс
swd-wonder-statue_of_zeus = Статуя Зевса
swd-wonder-temple_of_artemis = Храм Артемиды

## Жетоны прогресса
swd-token-agriculture = Земледелие
swd-token-architecture = Архитектура
swd-token-economy = Экономика
swd-token-law = Закон
swd-token-masonry = Каменная кладка
swd-token-mathematics = Математика
swd-token-philosophy = Философия
swd-token-strategy = Стратегия
swd-token-theology = Теология
swd-token-urbanism = Градостроительство

## Ресурсы: нарицательные, как внутри предложения
swd-resource-wood = древесина
swd-resource-clay = глина
swd-resource-stone = камень
swd-resource-glass = стекло
swd-resource-papyrus = папирус

## Виды карт по цветам
swd-color-brown = Сырьё
swd-color-grey = Промышленные товары
swd-color-blue = Гражданская постройка
swd-color-green = Научная постройка
swd-color-yellow = Торговая постройка
swd-color-red = Военная постройка
swd-color-purple = Гильдия

## Научные символы
swd-science-wheel = Колесо
swd-science-quill = Перо
swd-science-mortar = Ступка
swd-science-pendulum = Отвес
swd-science-sundial = Солнечные часы
swd-science-armillary_sphere = Армиллярная сфера
swd-science-scales = Весы

## Символы цепочек: символ на одной карте делает бесплатной другую, более поздней эпохи
swd-chain-horseshoe = Подкова
swd-chain-sword = Меч
swd-chain-tower = Башня
swd-chain-book = Книга
swd-chain-gear = Шестерня
swd-chain-vase = Ваза
swd-chain-mask = Маска
swd-chain-moon = Луна
swd-chain-drop = Капля
swd-chain-target = Мишень
swd-chain-helmet = Шлем
swd-chain-harp = Арфа
swd-chain-lamp = Лампа
swd-chain-barrel = Бочка
swd-chain-column = Колонна
swd-chain-sun = Солнце
swd-chain-pediment = Фронтон

## Зоны военного трека
swd-zone-capital_1 = Столица игрока 1
swd-zone-far_1 = Третья зона на стороне игрока 1
swd-zone-middle_1 = Вторая зона на стороне игрока 1
swd-zone-near_1 = Первая зона на стороне игрока 1
swd-zone-neutral = Нейтральное деление
swd-zone-near_2 = Первая зона на стороне игрока 2
swd-zone-middle_2 = Вторая зона на стороне игрока 2
swd-zone-far_2 = Третья зона на стороне игрока 2
swd-zone-capital_2 = Столица игрока 2

## Количества — часть цены или предложения, в именительном падеже. $count (число)
swd-amount-wood =
    { $count ->
        [one] { $count } древесина
        [few] { $count } древесины
       *[many] { $count } древесины
    }
swd-amount-clay =
    { $count ->
        [one] { $count } глина
        [few] { $count } глины
       *[many] { $count } глины
    }
swd-amount-stone =
    { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }
swd-amount-glass =
    { $count ->
        [one] { $count } стекло
        [few] { $count } стекла
       *[many] { $count } стёкол
    }
swd-amount-papyrus =
    { $count ->
        [one] { $count } папирус
        [few] { $count } папируса
       *[many] { $count } папирусов
    }
swd-amount-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
swd-amount-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
swd-amount-shields =
    { $count ->
        [one] { $count } щит
        [few] { $count } щита
       *[many] { $count } щитов
    }
swd-amount-nothing = бесплатно

## Что считается — часть эффекта, в винительном падеже: «3 монеты за каждую серую карту»
swd-each-brown = каждую коричневую карту
swd-each-grey = каждую серую карту
swd-each-brown_grey = каждую коричневую или серую карту
swd-each-blue = каждую синюю карту
swd-each-green = каждую зелёную карту
swd-each-yellow = каждую жёлтую карту
swd-each-red = каждую красную карту
swd-each-wonder = каждое построенное чудо

## Эффекты карт. $goods (для производства — список количеств, иначе названия ресурсов), $coins, $price, $points,
## $shields (числа), $each (сообщение swd-each-…), $symbol, $chain, $card (названия)
swd-effect-produces = Производство: { $goods }.
swd-effect-choice = При каждом строительстве даёт один ресурс на выбор: { $goods }.
swd-effect-fixed-price =
    { $price ->
        [one] Фиксированная цена покупки, { $price } монета за единицу: { $goods }.
        [few] Фиксированная цена покупки, { $price } монеты за единицу: { $goods }.
       *[many] Фиксированная цена покупки, { $price } монет за единицу: { $goods }.
    }
swd-effect-coins =
    { $coins ->
        [one] Возьмите из банка { $coins } монету.
        [few] Возьмите из банка { $coins } монеты.
       *[many] Возьмите из банка { $coins } монет.
    }
swd-effect-coins-per =
    { $coins ->
        [one] Возьмите из банка { $coins } монету за { $each } в вашем городе.
        [few] Возьмите из банка { $coins } монеты за { $each } в вашем городе.
       *[many] Возьмите из банка { $coins } монет за { $each } в вашем городе.
    }
swd-effect-points =
    { $points ->
        [one] Приносит { $points } победное очко.
        [few] Приносит { $points } победных очка.
       *[many] Приносит { $points } победных очков.
    }
swd-effect-shields =
    { $shields ->
        [one] { $shields } щит: передвиньте фишку конфликта на { $shields } деление к столице соперника.
        [few] { $shields } щита: передвиньте фишку конфликта на { $shields } деления к столице соперника.
       *[many] { $shields } щитов: передвиньте фишку конфликта на { $shields } делений к столице соперника.
    }
swd-effect-science = Научный символ: { $symbol }.
swd-effect-chain-gives = Символ цепочки «{ $chain }»: позже позволит бесплатно построить карту «{ $card }».
swd-effect-chain-free = Бесплатно, если в вашем городе есть карта «{ $card }» (символ цепочки «{ $chain }»).

## Эффекты гильдий. $coins, $points (числа; для казны — сколько монет в наборе), $each (сообщение swd-each-…)
swd-effect-guild =
    При постройке: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    } за { $each } в том городе, где их больше. В конце игры: { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    } за { $each } в том городе, где их к тому времени больше.
swd-effect-guild-points =
    В конце игры: { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    } за { $each } в том городе, где их больше.
swd-effect-guild-treasury =
    В конце игры: { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    } { $coins ->
        [one] за каждую { $coins } монету
        [few] за каждые { $coins } монеты
       *[many] за каждые { $coins } монет
    } в более богатом из двух городов.

## Эффекты чудес. $coins, $count (числа)
swd-effect-play-again = Вы сразу делаете ещё один ход.
swd-effect-opponent-loses =
    { $coins ->
        [one] Соперник теряет { $coins } монету, если она у него есть.
        [few] Соперник теряет { $coins } монеты, а если у него меньше — всё, что есть.
       *[many] Соперник теряет { $coins } монет, а если у него меньше — всё, что есть.
    }
swd-effect-discard-brown = Выберите коричневую карту в городе соперника и отправьте её в сброс.
swd-effect-discard-grey = Выберите серую карту в городе соперника и отправьте её в сброс.
swd-effect-build-from-discard = Выберите карту из сброса и постройте её бесплатно.
swd-effect-box-tokens =
    { $count ->
        [one] Возьмите наугад { $count } жетон прогресса из оставшихся в коробке.
        [few] Возьмите наугад { $count } жетона прогресса из оставшихся в коробке, один оставьте себе, другие верните.
       *[many] Возьмите наугад { $count } жетонов прогресса из оставшихся в коробке, один оставьте себе, другие верните.
    }

## Эффекты жетонов прогресса. $count, $coins, $points, $shields (числа)
swd-effect-discount-wonder =
    { $count ->
        [one] С этого момента каждое новое чудо обходится вам на { $count } ресурс дешевле, на ваш выбор.
        [few] С этого момента каждое новое чудо обходится вам на { $count } ресурса дешевле, на ваш выбор.
       *[many] С этого момента каждое новое чудо обходится вам на { $count } ресурсов дешевле, на ваш выбор.
    }
swd-effect-discount-blue =
    { $count ->
        [one] С этого момента каждая новая синяя карта обходится вам на { $count } ресурс дешевле, на ваш выбор.
        [few] С этого момента каждая новая синяя карта обходится вам на { $count } ресурса дешевле, на ваш выбор.
       *[many] С этого момента каждая новая синяя карта обходится вам на { $count } ресурсов дешевле, на ваш выбор.
    }
swd-effect-economy = Монеты, которые соперник платит за покупку ресурсов, достаются вам, а не банку.
swd-effect-law = Считается ещё одним, отдельным научным символом; пары он не образует.
swd-effect-mathematics =
    В конце игры: { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    } за каждый ваш жетон прогресса, включая этот.
swd-effect-strategy =
    { $shields ->
        [one] С этого момента каждая новая красная карта даёт вам на { $shields } щит больше.
        [few] С этого момента каждая новая красная карта даёт вам на { $shields } щита больше.
       *[many] С этого момента каждая новая красная карта даёт вам на { $shields } щитов больше.
    }
swd-effect-theology = С этого момента каждое построенное вами чудо даёт ещё один ход; двух ходов за одно чудо не бывает.
swd-effect-urbanism =
    { $coins ->
        [one] Берите { $coins } монету за каждую карту, построенную бесплатно по символу цепочки.
        [few] Берите { $coins } монеты за каждую карту, построенную бесплатно по символу цепочки.
       *[many] Берите { $coins } монет за каждую карту, построенную бесплатно по символу цепочки.
    }

## Почему ход невозможен: целые предложения. $card, $wonder, $thing (названия), $cost, $coins, $limit (числа)
swd-why-not-in-layout = Карты «{ $card }» нет в раскладке.
swd-why-covered = Карта «{ $card }» ещё накрыта другими картами.
swd-why-too-dear =
    «{ $thing }» стоит { $cost ->
        [one] { $cost } монету
        [few] { $cost } монеты
       *[many] { $cost } монет
    }, а у игрока только { $coins }.
swd-why-not-your-wonder = Чудо «{ $wonder }» этому игроку не принадлежит.
swd-why-wonder-built = Чудо «{ $wonder }» уже построено.
swd-why-seven-wonders =
    { $limit ->
        [one] Уже построено { $limit } чудо, больше за игру построить нельзя.
        [few] Уже построено { $limit } чуда, больше за игру построить нельзя.
       *[many] Уже построено { $limit } чудес, больше за игру построить нельзя.
    }
