### «7 чудес: Дуэль»: названия всего, что лежит на столе, и описания эффектов.
### Идентификаторы названий оканчиваются идентификаторами из components.toml; проверка сравнивает их.

swd-name = 7 чудес: Дуэль
swd-about = Два города древнего мира растут бок о бок на протяжении трёх эпох. Игроки по очереди берут карты из общей раскладки, чтобы возвести постройку, получить монеты или построить чудо. Кто войдёт в столицу соперника или соберёт шесть разных научных символов, побеждает сразу; иначе после третьей эпохи победителя определяют очки.

## Как играют уровни, каждый одной строкой
swd-bot-newcomer = только что узнал правила
swd-bot-novice = любит чудеса, многие карты не замечает
swd-bot-learner = собирает синие карты, забывая о сопернике
swd-bot-apprentice = идёт в поход при первой возможности
swd-bot-journeyman = сначала считает монеты
swd-bot-adept = мечтает о шести символах
swd-bot-expert = смотрит вперёд, но порой что-то упускает
swd-bot-veteran = смотрит вперёд и почти не ошибается
swd-bot-champion = обдумывает всё дважды
swd-bot-master = думает долго и не прощает

## Настройки и их значения
swd-option-wonders = Чудеса
swd-option-wonders-draft = выбираются по очереди, по четыре на игрока
swd-option-wonders-first_game = готовые наборы для первой игры
swd-option-age_start_tie = Кто начинает эпоху при равенстве армий
swd-option-age_start_tie-last_player_chooses = решает тот, кто использовал последнюю карту прошлой эпохи
swd-option-age_start_tie-last_player_starts = начинает тот, кто использовал последнюю карту прошлой эпохи

## Эпохи
swd-age-1 = Эпоха I
swd-age-2 = Эпоха II
swd-age-3 = Эпоха III

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
swd-token-urbanism = Урбанизм

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

## Зоны военного трека. $player (имя)
swd-zone-capital = столица, сторона — { $player }
swd-zone-far = третья зона, сторона — { $player }
swd-zone-middle = вторая зона, сторона — { $player }
swd-zone-near = первая зона, сторона — { $player }
swd-zone-neutral = середина

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
    } за { $each } в том городе, где их больше. В конце партии: { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    } за { $each } в том городе, где их к тому времени больше.
swd-effect-guild-points =
    В конце партии: { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    } за { $each } в том городе, где их больше.
swd-effect-guild-treasury =
    В конце партии: { $points ->
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
    В конце партии: { $points ->
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

## Чем кончается игра и за что даются очки: для таблиц
swd-ending-military = Военное превосходство
swd-ending-science = Научное превосходство
swd-ending-points = Гражданская победа
swd-ending-blue = Гражданская победа по синим картам при равенстве очков
swd-ending-shared = Общая победа
swd-category-blue = Синие карты
swd-category-green = Зелёные карты
swd-category-yellow = Жёлтые карты
swd-category-purple = Гильдии
swd-category-wonders = Чудеса
swd-category-tokens = Жетоны прогресса
swd-category-coins = Казна
swd-category-military = Армия

## Место карты в раскладке. $row, $place (числа, от 1)
swd-spot = Ряд { $row } сверху, карта { $place } слева

## Что решается. $player, $age, $spot (названия), $count (число)
swd-ask-draft = { $player } выбирает чудо.
swd-ask-play = { $player } берёт доступную карту: чтобы построить её, сбросить за монеты или построить с ней чудо.
swd-ask-progress = { $player } собирает пару научных символов и берёт с поля жетон прогресса.
swd-ask-library = { $player } оставляет себе один из жетонов прогресса, взятых из коробки.
swd-ask-revive = { $player } выбирает карту из сброса и строит её бесплатно.
swd-ask-destroy-brown = { $player } отправляет в сброс коричневую карту из города соперника.
swd-ask-destroy-grey = { $player } отправляет в сброс серую карту из города соперника.
swd-ask-starter = { $age }: { $player } решает, кто начинает.
swd-ask-deal-tokens =
    { $count ->
        [one] Какой { $count } жетон прогресса лежит на поле?
        [few] Какие { $count } жетона прогресса лежат на поле?
       *[many] Какие { $count } жетонов прогресса лежат на поле?
    }
swd-ask-deal-wonders =
    { $count ->
        [one] Какое { $count } чудо открыто для выбора?
        [few] Какие { $count } чуда открыты для выбора?
       *[many] Какие { $count } чудес открыты для выбора?
    }
swd-ask-draw-library =
    { $player } берёт из коробки { $count ->
        [one] { $count } жетон прогресса: какой?
        [few] { $count } жетона прогресса: какие?
       *[many] { $count } жетонов прогресса: какие?
    }
swd-ask-deal-card = { $age }. { $spot }: какая карта выложена в открытую?
swd-ask-deal-back = { $age }. { $spot }: какая рубашка у закрытой карты?
swd-ask-reveal = { $age }. { $spot }: какая карта открыта?

## Варианты решения. $wonder, $card, $token, $player (названия), $names (список названий)
swd-choice-pick = Выбрать чудо «{ $wonder }»
swd-choice-build = Построить карту «{ $card }»
swd-choice-discard = Сбросить за монеты карту «{ $card }»
swd-choice-wonder = Построить чудо «{ $wonder }» с картой «{ $card }»
swd-choice-take = Взять жетон «{ $token }»
swd-choice-revive = Построить из сброса карту «{ $card }»
swd-choice-destroy = Отправить в сброс карту «{ $card }»
swd-choice-begin = Начинает { $player }
swd-choice-back-age = Рубашка карты эпохи III
swd-choice-back-guild = Рубашка гильдии
swd-choice-set = { $names }

## Цены и из чего они складываются: предложения. $parts, $goods (списки количеств), $purchases (список swd-purchase),
## $card, $chain, $token, $player (названия), $coins, $base, $cards (числа)
swd-cost = Цена: { $parts }.
swd-price-nothing = Ничего не стоит.
swd-price-chain = Бесплатно: на карте «{ $card }» в вашем городе есть символ цепочки «{ $chain }».
swd-price-produced = Ваш город производит всё необходимое.
swd-price-coins =
    Цена на карте: { $coins ->
        [one] { $coins } монета.
        [few] { $coins } монеты.
       *[many] { $coins } монет.
    }
swd-price-choice = Даёт производство на выбор: { $goods }.
swd-price-discount = Скидка по жетону «{ $token }»: { $goods }.
swd-price-bought = Покупка у банка: { $purchases }.
swd-price-economy = Покупка, деньги по жетону «{ swd-token-economy }» получает { $player }: { $purchases }.
swd-purchase =
    { $goods } за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
swd-detail-discard =
    Вы получаете { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }: { $base } и ещё по одной за каждую жёлтую карту вашего города (их { $cards }).

## Что следует за выбором: предложения. $player, $zone, $age (названия), $coins, $count (числа)
swd-then-loses =
    { $player } теряет { $coins ->
        [one] { $coins } монету.
        [few] { $coins } монеты.
       *[many] { $coins } монет.
    }
swd-then-pawn =
    Фишка конфликта сдвигается на { $count ->
        [one] { $count } деление: { $zone }.
        [few] { $count } деления: { $zone }.
       *[many] { $count } делений: { $zone }.
    }
swd-then-token = Затем вы берёте с поля жетон прогресса.
swd-then-reveals =
    { $count ->
        [one] Затем открывается { $count } карта.
        [few] Затем открываются { $count } карты.
       *[many] Затем открывается { $count } карт.
    }
swd-then-age = Затем выкладываются новые карты: { $age }.
swd-then-wonders =
    { $count ->
        [one] Затем открывается ещё { $count } чудо.
        [few] Затем открываются ещё { $count } чуда.
       *[many] Затем открывается ещё { $count } чудес.
    }
swd-then-ends = На этом партия заканчивается, и подсчитываются очки.

## Чем кончилась игра: предложения. $player, $one, $other (игроки), $count, $first, $second (числа)
swd-won-military = { $player } добивается военного превосходства и побеждает: фишка конфликта вошла в столицу соперника.
swd-won-science =
    { $player } добивается научного превосходства и побеждает, собрав { $count ->
        [one] { $count } научный символ.
        [few] { $count } разных научных символа.
       *[many] { $count } разных научных символов.
    }
swd-won-points = Гражданская победа: { $player } набирает больше очков.
swd-won-blue = Гражданская победа: очков поровну, но { $player } набирает больше очков на синих картах.
swd-won-shared = Очков поровну, в том числе на синих картах: игроки делят победу.
swd-final-points = Очки: { $one } — { $first }, { $other } — { $second }.
swd-final-blue = Очки на синих картах: { $one } — { $first }, { $other } — { $second }.

## Что происходит: предложения. $player, $starter, $card, $wonder, $token, $age, $spot (названия), $tokens, $wonders
## (списки названий), $cost, $coins, $shields, $count (числа)
swd-event-tokens-dealt = Жетоны прогресса на поле: { $tokens }.
swd-event-wonders-dealt = Чудеса для выбора: { $wonders }.
swd-event-picked = { $player } выбирает чудо «{ $wonder }».
swd-event-age = { $age } начинается.
swd-event-starter = { $player } решает, кто начинает: { $starter }.
swd-event-last-player = { $age }: начинает { $player } — последняя карта прошлой эпохи взята этим игроком.
swd-event-revealed = { $spot }: открывается «{ $card }».
swd-event-back-age = { $spot }: закрытая карта эпохи.
swd-event-back-guild = { $spot }: закрытая гильдия.
swd-event-built =
    { $player } строит карту «{ $card }» за { $cost ->
        [one] { $cost } монету.
        [few] { $cost } монеты.
       *[many] { $cost } монет.
    }
swd-event-built-free = { $player } строит карту «{ $card }», ничего не платя.
swd-event-built-chain = { $player } строит карту «{ $card }» бесплатно по символу цепочки.
swd-event-discarded = { $player } сбрасывает карту «{ $card }».
swd-event-wonder =
    { $player } строит чудо «{ $wonder }» с картой «{ $card }» за { $cost ->
        [one] { $cost } монету.
        [few] { $cost } монеты.
       *[many] { $cost } монет.
    }
swd-event-wonder-free = { $player } строит чудо «{ $wonder }» с картой «{ $card }», ничего не платя.
swd-event-removed =
    { $count ->
        [one] Построено { $count } чудо: «{ $wonder }» ({ $player }) возвращается в коробку.
        [few] Построено { $count } чуда: «{ $wonder }» ({ $player }) возвращается в коробку.
       *[many] Построено { $count } чудес: «{ $wonder }» ({ $player }) возвращается в коробку.
    }
swd-event-gain-discard =
    { $player } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } за сброшенную карту.
swd-event-gain-card =
    { $player } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } за постройку.
swd-event-gain-guild =
    { $player } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } за гильдию.
swd-event-gain-wonder =
    { $player } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } за чудо.
swd-event-gain-token =
    { $player } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } за жетон прогресса.
swd-event-gain-urbanism =
    { $player } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } по жетону «{ swd-token-urbanism }».
swd-event-gain-economy =
    { $player } получает по жетону «{ swd-token-economy }» { $coins ->
        [one] { $coins } монету, уплаченную соперником за ресурсы.
        [few] { $coins } монеты, уплаченные соперником за ресурсы.
       *[many] { $coins } монет, уплаченных соперником за ресурсы.
    }
swd-event-loss-wonder =
    { $coins ->
        [0] { $player } не теряет из-за чуда ничего: монет нет.
        [one] { $player } теряет из-за чуда { $coins } монету.
        [few] { $player } теряет из-за чуда { $coins } монеты.
       *[many] { $player } теряет из-за чуда { $coins } монет.
    }
swd-event-loss-military =
    { $coins ->
        [0] { $player } не теряет из-за военного жетона ничего: монет нет.
        [one] { $player } теряет из-за военного жетона { $coins } монету.
        [few] { $player } теряет из-за военного жетона { $coins } монеты.
       *[many] { $player } теряет из-за военного жетона { $coins } монет.
    }
swd-event-pawn =
    { $shields ->
        [one] { $player }: { $shields } щит; фишка конфликта сдвигается к столице соперника.
        [few] { $player }: { $shields } щита; фишка конфликта сдвигается к столице соперника.
       *[many] { $player }: { $shields } щитов; фишка конфликта сдвигается к столице соперника.
    }
swd-event-token-board = { $player } берёт жетон прогресса «{ $token }».
swd-event-token-box = { $player } берёт из коробки жетон прогресса «{ $token }».
swd-event-library = { $player } берёт из коробки: { $tokens }.
swd-event-destroyed = { $player } теряет карту «{ $card }»: она уходит в сброс.
swd-event-revived = { $player } бесплатно строит из сброса карту «{ $card }».
swd-event-again = { $player } делает ещё один ход.

## Почему ход невозможен: целые предложения. $card, $wonder, $token, $thing, $name, $player, $age, $current (названия),
## $question (предложение), $cost, $coins, $count, $needed, $limit (числа)
swd-why-not-now = Сейчас решается другое. { $question }
swd-why-picked = Чудо «{ $wonder }» уже выбрано: им владеет { $player }.
swd-why-not-in-group = Чуда «{ $wonder }» нет среди тех, из которых выбирают.
swd-why-not-face-up = Карта «{ $card }» не лежит в раскладке лицом вверх.
swd-why-covered = Карта «{ $card }» ещё накрыта другими картами.
swd-why-discarded = Карта «{ $card }» уже в сбросе.
swd-why-tucked = Карта «{ $card }» уже лежит под чудом «{ $wonder }».
swd-why-in-city = Карта «{ $card }» уже построена: ею владеет { $player }.
swd-why-other-age = Карта «{ $card }» другой эпохи ({ $age }); сейчас разложены карты этой: { $current }.
swd-why-too-dear =
    «{ $thing }» стоит { $cost ->
        [one] { $cost } монету
        [few] { $cost } монеты
       *[many] { $cost } монет
    }, а в казне только { $coins } ({ $player }).
swd-why-not-your-wonder = Чудом «{ $wonder }» { $player } не владеет.
swd-why-wonder-built = Чудо «{ $wonder }» уже построено.
swd-why-seven-wonders =
    { $limit ->
        [one] Уже построено { $limit } чудо, больше за партию построить нельзя.
        [few] Уже построено { $limit } чуда, больше за партию построить нельзя.
       *[many] Уже построено { $limit } чудес, больше за партию построить нельзя.
    }
swd-why-token-owned = Жетон «{ $token }» уже взят: им владеет { $player }.
swd-why-token-boxed = Жетон «{ $token }» в коробке, а не на поле.
swd-why-token-on-board = Жетон «{ $token }» на поле, а не в коробке.
swd-why-not-drawn = Жетона «{ $token }» нет среди взятых из коробки.
swd-why-not-discarded = Карты «{ $card }» нет в сбросе.
swd-why-not-in-city = Карты «{ $card }» нет в этом городе: { $player }.
swd-why-not-brown = Карта «{ $card }» не коричневая.
swd-why-not-grey = Карта «{ $card }» не серая.
swd-why-laid-out = Карта «{ $card }» уже лежит в раскладке лицом вверх.
swd-why-no-guild = Карта «{ $card }» — гильдия, а у открываемой карты рубашка не гильдии.
swd-why-guild = Карта «{ $card }» — не гильдия, а у открываемой карты рубашка гильдии.
swd-why-guilds-laid-out =
    { $limit ->
        [one] Карта «{ $card }» — гильдия, а единственная гильдия этой партии уже в раскладке.
        [few] Карта «{ $card }» — гильдия, а все { $limit } гильдии этой партии уже в раскладке.
       *[many] Карта «{ $card }» — гильдия, а все { $limit } гильдий этой партии уже в раскладке.
    }
swd-why-only-guilds =
    { $count ->
        [one] Карта «{ $card }» не гильдия, а осталось выложить { $count } карту, и это гильдия.
        [few] Карта «{ $card }» не гильдия, а осталось выложить { $count } карты, и все они гильдии.
       *[many] Карта «{ $card }» не гильдия, а осталось выложить { $count } карт, и все они гильдии.
    }
swd-why-named-twice = «{ $name }» указано дважды.
swd-why-how-many = Их должно быть { $needed }, а названо { $count }.
swd-why-wonder-dealt = Чудо «{ $wonder }» уже выложено.

## Что не так с позицией: целые предложения. $player, $wonder, $age (названия), $count, $coins, $limit (числа)
swd-wrong-coins = { $player }: в казне не может быть { $coins }; должно быть от 0 до { $limit }.
swd-wrong-start = Пока жетоны прогресса не выложены, всё должно быть как в начале партии.
swd-wrong-library = Жетонов прогресса на поле и у игроков: { $count }; значит, хотя бы один должен быть у строителя Великой библиотеки: { $player }.
swd-wrong-drawn = Жетонов прогресса, взятых из коробки: { $count }; сейчас должно быть { $limit }.
swd-wrong-eighth = Построено чудес: { $limit }; значит, восьмое уже в коробке.
swd-wrong-wonder-missing = Чуда «{ $wonder }» нигде нет.
swd-wrong-no-draft = С чудесами для первой игры выбора чудес нет.
swd-wrong-draft-over = Выбор чудес окончен: у каждого игрока их { $limit }.
swd-wrong-active = Решать сейчас должен другой игрок: { $player }.
swd-wrong-picks = Выбрано чудес: { $count }; должно быть { $limit }.
swd-wrong-owned = { $player }: чудес { $count }; должно быть { $limit }.
swd-wrong-first-game = С чудесами для первой игры чудо «{ $wonder }» не может принадлежать этому игроку: { $player }.
swd-wrong-start-military = До первой эпохи фишка конфликта стоит посередине, а все военные жетоны лежат на треке.
swd-wrong-start-coins = { $player }: до первой эпохи монет { $coins }; должно быть { $limit }.
swd-wrong-deal = Карты выкладываются одна за другой; ячеек, занятых с первой подряд, должно быть ровно { $count }.
swd-wrong-nothing-taken = { $age }: ни одной карты ещё не взято, так что и хода, который надо закончить, нет.
swd-wrong-nothing-to-reveal = Нет освободившейся карты, которую надо открыть.
swd-wrong-again = { $player }: ещё одного хода сейчас быть не может.
swd-wrong-needs-wonder = Для того, что сейчас решается, нужно построенное чудо «{ $wonder }»: { $player }.
swd-wrong-no-pair = { $player }: пары научных символов нет, так что жетон прогресса не полагается.
swd-wrong-first-starter = Кто начинает первую эпоху, никто не выбирает.
swd-wrong-late-starter = Кто начинает, выбирают до того, как взята первая карта эпохи.
swd-wrong-not-over = Партия не может быть окончена: превосходства ни у кого нет, а карты ещё остались.
swd-wrong-result = Кто победил или чем, не сходится с правилами.
