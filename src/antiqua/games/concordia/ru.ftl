### «Конкордия»: названия всего, что лежит на столе, и всё, что о нём говорится.
### Идентификаторы названий оканчиваются идентификаторами из components.toml; проверка сравнивает их.

co-name = Конкордия
co-about = Римские купцы расселяются по империи: их колонисты путешествуют по суше и по морю, их здания производят кирпич, еду, инструменты, вино и ткань, а в руку приходят новые персонажи. Каждый ход — одна карта. Когда куплена последняя карта или кто-то построил пятнадцать зданий, каждая карта приносит столько очков, сколько насчитает её бог.

## Как играют уровни, каждый одной строкой
co-bot-newcomer = только что узнал правила
co-bot-novice = строит дом, где ни остановится
co-bot-learner = покупает любую карту по карману
co-bot-apprentice = торгует туда и обратно
co-bot-journeyman = шлёт колонистов, а смотрит потом
co-bot-adept = хочет дом в каждой провинции
co-bot-expert = смотрит вперёд, но порой что-то упускает
co-bot-veteran = смотрит вперёд и почти не ошибается
co-bot-champion = обдумывает всё дважды
co-bot-master = думает долго и не прощает

## Настройки и их значения
co-option-map = Игровое поле
co-option-map-by_players = Италия для двоих, Империя для большего числа игроков
co-option-map-imperium = Империя
co-option-map-italia = Италия
co-option-edition = Издание
co-option-edition-current = нынешнее
co-option-edition-legacy = прежнее
co-option-colonist_income = Доход карты «Колонист»
co-option-colonist_income-by_edition = как в издании
co-option-colonist_income-five_plus_one = пять и ещё по одному за каждого колониста
co-option-colonist_income-two_per_colonist = по два за каждого колониста
co-option-intermediate_scoring = Промежуточный подсчёт, для первых партий
co-option-intermediate_scoring-false = нет
co-option-intermediate_scoring-true = да
co-option-start_player = Кто начинает
co-option-start_player-random = по жребию
co-option-start_player-given = игрок 1
co-option-map_player_limits = Число игроков на поле
co-option-map_player_limits-enforced = как в правилах
co-option-map_player_limits-free = любое
co-option-prefect_cash_without_coins = Сбор монет Префектом, когда ни один жетон их не показывает
co-option-prefect_cash_without_coins-allowed = разрешён, но ничего не даёт
co-option-prefect_cash_without_coins-forbidden = запрещён
co-option-colonist_placement = Куда можно ставить новых колонистов
co-option-colonist_placement-matching_route = туда, где есть путь их вида
co-option-colonist_placement-any = в любой город со своим зданием

## Чем кончается игра и за что даются очки: для таблиц
co-ending-cards = Куплена последняя карта
co-ending-houses = Построено пятнадцатое здание
co-category-vesta = Веста
co-category-jupiter = Юпитер
co-category-saturnus = Сатурн
co-category-mercurius = Меркурий
co-category-mars = Марс
co-category-minerva = Минерва
co-category-concordia = Карта Concordia

## Поля и провинции
co-map-imperium = Империя
co-map-italia = Италия
co-province-britannia = Британия
co-province-gallia = Галлия
co-province-hispania = Испания
co-province-germania = Германия
co-province-italia = Италия
co-province-mauretania = Мавретания
co-province-dacia = Дакия
co-province-hellas = Эллада
co-province-lybia = Ливия
co-province-asia = Азия
co-province-syria = Сирия
co-province-aegyptus = Египет
co-province-venetia = Венетия
co-province-transpadana = Транспадания
co-province-liguria = Лигурия
co-province-aemilia = Эмилия
co-province-etruria = Этрурия
co-province-corsica = Корсика
co-province-umbria = Умбрия
co-province-campania = Кампания
co-province-apulia = Апулия
co-province-lucania = Лукания
co-province-sicilia = Сицилия

## Города и путь между двумя. $first, $second (города)
co-city-roma = Рим
co-city-isca_d = Иска Д.
co-city-londinium = Лондиний
co-city-lutetia = Лютеция
co-city-burdigala = Бурдигала
co-city-massilia = Массилия
co-city-brigantium = Бригантий
co-city-olisipo = Олисипо
co-city-valentia = Валенция
co-city-colonia_a = Колония А.
co-city-vindobona = Виндобона
co-city-novaria = Новария
co-city-aquileia = Аквилея
co-city-syracusae = Сиракузы
co-city-rusadir = Русадир
co-city-carthago = Карфаген
co-city-sirmium = Сирмий
co-city-napoca = Напока
co-city-tomis = Томы
co-city-dyrrhachium = Диррахий
co-city-athenae = Афины
co-city-leptis_magna = Лептис-Магна
co-city-cyrene = Кирена
co-city-bycantium = Византий
co-city-sinope = Синопа
co-city-attalia = Атталия
co-city-antiochia = Антиохия
co-city-tyros = Тир
co-city-alexandria = Александрия
co-city-memphis = Мемфис
co-city-petra = Петра
co-city-bauzanum = Баузан
co-city-verona = Верона
co-city-comum = Комум
co-city-segusio = Сегузион
co-city-genua = Генуя
co-city-nicaea = Никея
co-city-ravenna = Равенна
co-city-mutina = Мутина
co-city-florentia = Флоренция
co-city-cosa = Коза
co-city-aleria = Алерия
co-city-olbia = Ольбия
co-city-ancona = Анкона
co-city-hadria = Гадрия
co-city-spoletum = Сполетий
co-city-casinum = Казин
co-city-neapolis = Неаполь
co-city-brundisium = Брундизий
co-city-luceria = Луцерия
co-city-potentia = Потенция
co-city-croton = Кротон
co-city-messana = Мессана
co-city-panormus = Панорм
co-route = { $first } — { $second }

## Товары: нарицательные, как внутри предложения
co-good-brick = кирпич
co-good-food = еда
co-good-tool = инструмент
co-good-wine = вино
co-good-cloth = ткань

## Количества, как часть цены или предложения. $count (число)
co-amount-coins =
    { $count ->
        [one] { $count } сестерций
        [few] { $count } сестерция
       *[many] { $count } сестерциев
    }
co-amount-brick =
    { $count ->
        [one] { $count } кирпич
        [few] { $count } кирпича
       *[many] { $count } кирпичей
    }
co-amount-food = { $count } ед. еды
co-amount-tool =
    { $count ->
        [one] { $count } инструмент
        [few] { $count } инструмента
       *[many] { $count } инструментов
    }
co-amount-wine = { $count } ед. вина
co-amount-cloth = { $count } ед. ткани

## Боги
co-god-vesta = Веста
co-god-jupiter = Юпитер
co-god-saturnus = Сатурн
co-god-mercurius = Меркурий
co-god-mars = Марс
co-god-minerva = Минерва

## Персонажи; стартовый Купец даёт 3 сестерция, купленный — 5
co-role-tribune = Трибун
co-role-architect = Архитектор
co-role-prefect = Префект
co-role-mercator = Купец
co-role-diplomat = Дипломат
co-role-senator = Сенатор
co-role-consul = Консул
co-role-colonist = Колонист
co-role-mason = Каменщик
co-role-farmer = Фермер
co-role-smith = Кузнец
co-role-vintner = Винодел
co-role-weaver = Ткач
co-role-mercator_5 = Купец (5)

## Что делают карты: предложения
co-effect-tribune = Заберите в руку все свои карты и получите по 1 сестерцию за каждую сверх трёх; затем можете купить колониста для Рима.
co-effect-architect = Передвиньте колонистов, по одному шагу за каждого из них на поле; затем постройте здания рядом с ними.
co-effect-prefect = Запустите производство в провинции и получите её бонус или соберите монеты со всех жетонов и переверните их.
co-effect-mercator = Возьмите 3 сестерция; затем торгуйте с банком не более чем двумя видами товаров.
co-effect-mercator_5 = Возьмите 5 сестерциев; затем торгуйте с банком не более чем двумя видами товаров.
co-effect-diplomat = Выполните действие верхней карты сброса другого игрока.
co-effect-senator = Купите до двух карт с витрины; товары под ячейками тоже оплачиваются.
co-effect-consul = Купите одну карту с витрины только за товары на самой карте.
co-effect-colonist = Поставьте новых колонистов в Рим или в города со своими зданиями, по 1 ед. еды и 1 инструменту за каждого, или возьмите доход.
co-effect-mason = Каждое ваше здание в городах с кирпичом производит товар.
co-effect-farmer = Каждое ваше здание в городах с едой производит товар.
co-effect-smith = Каждое ваше здание в городах с инструментами производит товар.
co-effect-vintner = Каждое ваше здание в городах с вином производит товар.
co-effect-weaver = Каждое ваше здание в городах с тканью производит товар.

## Сколько стоит каждая карта бога в конце: предложения
co-worth-vesta = 1 очко за каждые полные 10 сестерциев; товары считаются по своим ценам.
co-worth-jupiter = 1 очко за каждое ваше здание не в городах с кирпичом.
co-worth-saturnus = 1 очко за каждую провинцию с вашим зданием.
co-worth-mercurius = 2 очка за каждый вид товаров, который производят ваши здания.
co-worth-mars = 2 очка за каждого вашего колониста на поле.
co-worth-minerva = Очки за каждое ваше здание в городах с товаром этого специалиста.

## Что предстоит. $player, $city (названия), $slot, $points, $free (числа)
co-ask-token = { $city }: какой жетон там лежит?
co-ask-card = Витрина, ячейка { $slot }: какая карта открывается?
co-ask-starter = Кто начинает?
co-ask-choose_card = { $player } играет карту.
co-ask-tribune_colonist = { $player } может купить колониста и поставить его в Рим.
co-ask-move = { $player } передвигает колонистов; здания строятся только после всех передвижений. Осталось шагов: { $points }.
co-ask-architect_build-any-order = { $player } может строить здания рядом с колонистами.
co-ask-architect_build-in-order = { $player } строит здания, одно за другим в порядке провинций.
co-ask-prefect = { $player } выбирает провинцию для производства или собирает монеты с жетонов.
co-ask-keep-any-order = У игрока не хватает места: { $player } по одному выбирает, какие товары оставить. Свободных мест: { $free }.
co-ask-keep-in-order = У игрока не хватает места: { $player } оставляет товары по одному, начиная с дешёвых. Свободных мест: { $free }.
co-ask-colonist = { $player } ставит новых колонистов на поле или берёт доход.
co-ask-colonist_place = { $player } может поставить на поле ещё одного колониста.
co-ask-mercator-any-order = { $player } может торговать двумя видами товаров, каждый из них либо продавая, либо покупая.
co-ask-mercator-in-order = { $player } может торговать двумя видами товаров: сначала продажи, затем покупки.
co-ask-second-good = { $player } может торговать ещё одним видом товаров.
co-ask-same-goods = { $player } может продолжать торговлю двумя выбранными товарами: { $goods }.
co-ask-diplomat = { $player } копирует верхнюю карту сброса другого игрока.
co-ask-senator-any-order = { $player } может купить две карты, обе по нынешним ценам ячеек.
co-ask-senator-in-order = { $player } может купить две карты, слева направо.
co-ask-second-card-any-order = { $player } может купить вторую карту; карты на витрине ещё не сдвинуты.
co-ask-second-card-in-order = { $player } может купить вторую карту из следующих ячеек.
co-ask-consul = { $player } может купить карту.

## Варианты решения. $card, $source, $route, $city, $province, $good, $player (названия), $goods (список количеств),
## $slot (число)
co-choice-play = Сыграть карту «{ $card }»
co-choice-copy = Скопировать карту «{ $card }»
co-choice-move-land = Сухопутный колонист: { $source } → { $route }
co-choice-move-sea = Морской колонист: { $source } → { $route }
co-choice-build = Построить здание: { $city }
co-choice-produce = Производство: { $province }
co-choice-cash = Собрать монеты с жетонов
co-choice-keep = Оставить: { $good }
co-choice-place-land = Новый сухопутный колонист: { $city }
co-choice-place-sea = Новый морской колонист: { $city }
co-choice-income = Взять доход
co-choice-sell = Продать: { $goods }
co-choice-buy = Купить: { $goods }
co-choice-hire = Купить карту «{ $card }» (ячейка { $slot })
co-choice-hire-any = Купить карту «{ $card }» (ячейка { $slot }), отдав ещё: { $good }
co-choice-start = Начинает { $player }
co-choice-done-tribune_colonist = Без колониста
co-choice-done-architect_move = Закончить движение
co-choice-done-architect_build = Закончить строительство
co-choice-done-colonist_place = Больше не ставить
co-choice-done-mercator = Закончить торговлю
co-choice-done-senator = Больше не покупать
co-choice-done-consul = Ничего не покупать

## Чего стоит вариант и что он приносит: предложения. $parts (список количеств), $god (имя), $coins, $count (числа)
co-cost = Цена: { $parts }.
co-detail-god = Бог карты: { $god }.
co-detail-steps =
    { $count ->
        [one] { $count } шаг.
        [few] { $count } шага.
       *[many] { $count } шагов.
    }
co-detail-coins =
    Вы получаете { $coins ->
        [one] { $coins } сестерций.
        [few] { $coins } сестерция.
       *[many] { $coins } сестерциев.
    }
co-detail-movement =
    { $count ->
        [one] Сейчас { $count } шаг.
        [few] Сейчас { $count } шага.
       *[many] Сейчас { $count } шагов.
    }
co-detail-markers =
    Жетоны дают сейчас { $coins ->
        [one] { $coins } сестерций.
        [few] { $coins } сестерция.
       *[many] { $coins } сестерциев.
    }
co-detail-income =
    Доход сейчас { $coins ->
        [one] { $coins } сестерций.
        [few] { $coins } сестерция.
       *[many] { $coins } сестерциев.
    }
co-detail-nothing-to-buy = Сейчас вам не по средствам ни одна карта.
co-detail-keep = { $player } выбирает, что оставить; свободных мест: { $free }.
co-detail-nothing-to-copy = Сейчас копировать нечего: карта ничего не даст.
co-detail-no-house = Там ещё нет вашего здания: карта ничего не даст.

## Чем кончилась игра: предложения. $player (имя), $points (число), $standings (список co-standing)
co-end-cards = Последнюю карту покупает { $player }.
co-end-houses = Пятнадцатое здание строит { $player }.
co-won = { $player } побеждает.
co-won-tie = Очков поровну, и решает Praefectus Magnus: { $player } побеждает.
co-final = Очки: { $standings }.
co-standing = { $player } — { $points }

## Что происходит: предложения. $player, $city, $card, $source, $route, $province, $good (названия), $goods, $parts
## (списки количеств), $slot, $cards, $coins, $count, $points (числа)
co-event-token = { $city }: { $good }.
co-event-revealed = Витрина, ячейка { $slot }: «{ $card }».
co-event-starter = { $player } начинает.
co-event-played = { $player } играет карту «{ $card }».
co-event-copied = { $player } копирует карту «{ $card }».
co-event-back =
    { $player } забирает в руку { $cards ->
        [one] { $cards } карту.
        [few] { $cards } карты.
       *[many] { $cards } карт.
    }
co-event-back-paid =
    { $player } забирает в руку { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    } и получает { $coins ->
        [one] { $coins } сестерций.
        [few] { $coins } сестерция.
       *[many] { $coins } сестерциев.
    }
co-event-placed-land = { $player } ставит сухопутного колониста: { $city }.
co-event-placed-sea = { $player } ставит морского колониста: { $city }.
co-event-moved-land =
    { $player } передвигает сухопутного колониста на { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }: { $source } → { $route }.
co-event-moved-sea =
    { $player } передвигает морского колониста на { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }: { $source } → { $route }.
co-event-built = { $player } строит здание: { $city } ({ $parts }).
co-event-produced = { $player } запускает производство: { $province }; бонус: { $goods }.
co-event-received = { $player } получает: { $goods }.
co-event-lost =
    { $player } теряет из-за нехватки места { $count ->
        [one] { $count } единицу товара.
        [few] { $count } единицы товара.
       *[many] { $count } единиц товара.
    }
co-event-kept = { $player } оставляет: { $good }.
co-event-gain-markers =
    { $player } получает { $coins ->
        [one] { $coins } сестерций
        [few] { $coins } сестерция
       *[many] { $coins } сестерциев
    } с жетонов.
co-event-gain-colonists =
    { $player } получает { $coins ->
        [one] { $coins } сестерций
        [few] { $coins } сестерция
       *[many] { $coins } сестерциев
    } за колонистов.
co-event-gain-mercator =
    { $player } получает { $coins ->
        [one] { $coins } сестерций
        [few] { $coins } сестерция
       *[many] { $coins } сестерциев
    } от Купца.
co-event-gain-prize =
    { $player } получает { $coins ->
        [one] { $coins } сестерций
        [few] { $coins } сестерция
       *[many] { $coins } сестерциев
    } за промежуточный подсчёт.
co-event-magnus = Praefectus Magnus переходит к новому владельцу: { $player }.
co-event-sold =
    { $player } продаёт { $goods } за { $coins ->
        [one] { $coins } сестерций.
        [few] { $coins } сестерция.
       *[many] { $coins } сестерциев.
    }
co-event-bought =
    { $player } покупает { $goods } за { $coins ->
        [one] { $coins } сестерций.
        [few] { $coins } сестерция.
       *[many] { $coins } сестерциев.
    }
co-event-hired = { $player } покупает карту «{ $card }» ({ $parts }).
co-event-scored =
    Промежуточный подсчёт: { $player } набирает { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
co-event-concordia-cards = { $player } покупает последнюю карту и получает карту Concordia; у остальных ещё по одному ходу.
co-event-concordia-houses = { $player } строит пятнадцатое здание и получает карту Concordia; у остальных ещё по одному ходу.

## Почему ход недопустим: предложения. $card, $province, $route, $city, $good, $player, $map, $name, $place, $source
## (названия), $parts, $missing, $goods (списки), $question (предложение), $stack, $letter, $move (как написано), остальное —
## числа
co-why-pending = Сейчас решается другое: { $question }
co-why-still-moving = Здания строятся только после всех передвижений; их заканчивает «done».
co-why-moved = Колонисты передвигаются только до строительства; передвижение окончено.
co-why-must-keep = Нужно занять все свободные места; осталось: { $free }.
co-why-no-income = Доход берут вместо новых колонистов, а один уже поставлен на поле.
co-why-not-on-board = На поле «{ $map }» такого нет: { $name }.
co-why-on-pile = Карта «{ $card }» лежит в сбросе самого игрока; её возвращает Трибун.
co-why-not-owned = У игрока нет карты «{ $card }».
co-why-diplomat = Дипломата копировать нельзя.
co-why-not-on-top = Карта «{ $card }» не лежит сверху ни в чьём чужом сбросе.
co-why-coins = Жетон этой провинции лежит монетами вверх: { $province }.
co-why-no-coins = Ни один жетон не лежит монетами вверх.
co-why-none-left = Среди оставшихся полученных товаров такого нет: { $good }.
co-why-must-fill = Товары оставляют начиная с самых дешёвых; без них свободные места уже не заполнить: { $good }.
co-why-no-route-land = Такого сухопутного пути нет: { $route }.
co-why-no-route-sea = Такого морского пути нет: { $route }.
co-why-not-there-land = У игрока там нет сухопутного колониста: { $place }.
co-why-not-there-sea = У игрока там нет морского колониста: { $place }.
co-why-stands-there = Колонист уже стоит там: { $route }.
co-why-no-way-land = По суше туда не добраться: { $source } → { $route }.
co-why-no-way-sea = По морю туда не добраться: { $source } → { $route }.
co-why-occupied = Там уже стоит колонист: { $route } ({ $player }).
co-why-too-far =
    Для этого нужно { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }; осталось: { $points }.
co-why-capital = Там здания никогда не строятся: { $city }.
co-why-own-house = Там уже есть здание этого игрока: { $city }.
co-why-no-colonist = На путях у этого города нет колонистов игрока: { $city }.
co-why-cities-in-order = Здания за один ход строятся в порядке провинций, и этот город уже пройден: { $city }.
co-why-too-dear = Цена: { $parts }; не хватает: { $missing }.
co-why-none-stored-land = На складе игрока не осталось сухопутных колонистов.
co-why-none-stored-sea = На складе игрока не осталось морских колонистов.
co-why-only-roma = Трибун ставит колониста только в Рим.
co-why-no-port-land = К этому городу не ведёт ни один сухопутный путь: { $city }.
co-why-no-port-sea = К этому городу не ведёт ни один морской путь: { $city }.
co-why-no-own-house = У игрока там нет здания: { $city }.
co-why-places-in-order = Новые колонисты ставятся по порядку: сначала сухопутные, затем морские, и те и другие в порядке провинций; это место уже пройдено.
co-why-bought = Этот товар в этом действии уже куплен, поэтому продать его нельзя: { $good }.
co-why-sold = Этот товар в этом действии уже продан, поэтому купить его нельзя: { $good }.
co-why-too-few = У игрока есть только { $goods }.
co-why-none = У игрока нет этого товара: { $good }.
co-why-no-money =
    Цена — { $coins ->
        [one] { $coins } сестерций
        [few] { $coins } сестерция
       *[many] { $coins } сестерциев
    }; у игрока { $money }.
co-why-no-room =
    На складе { $free ->
        [one] { $free } свободное место.
        [few] { $free } свободных места.
       *[many] { $free } свободных мест.
    }
co-why-two-goods = В этом действии уже торговали двумя товарами: { $goods }.
co-why-trades-in-order = Сначала продажи, затем покупки, и дешёвые товары раньше дорогих; эта сделка уже пройдена.
co-why-slot-empty = Ячейка витрины { $slot } пуста.
co-why-other-card = В ячейке витрины { $slot } лежит карта «{ $card }».
co-why-slots-in-order = Карты покупаются слева направо, и эта ячейка уже пройдена.
co-why-any-missing = За ячейку { $slot } платят ещё один товар на выбор; укажите какой, например «{ $move }».
co-why-any-unasked = Товар на выбор за эту карту здесь не платят.
co-why-next-city = Следующий жетон лежит в этом городе: { $city }.
co-why-no-token = Среди жетонов буквы { $letter } не осталось ни одного с этим товаром: { $good }.
co-why-no-card = В стопке { $stack } такой карты нет: «{ $card }».
co-why-stack-unused = Стопка { $stack } при числе игроков { $count } не нужна.
co-why-not-in-deck = Карты «{ $card }» из стопки { $stack } в колоде уже нет.
co-why-stack-above = Сначала открывается остаток стопки { $stack }.

## Почему такой позиции не бывает: предложения. $map, $card, $role, $god, $city, $good, $route, $what (названия), $letter,
## $name, $suggestion (как написано), $player, $seat, $players, $slot, $count, $limit, $least, $most (числа; игроки и ячейки
## с 1)
co-fault-seat = Игрока { $seat } нет; игроки — от 1 до { $players }.
co-fault-players = Поле «{ $map }»: игроков от { $least } до { $most }, а не { $count }.
co-fault-starter = По настройкам начинает игрок 1, а не игрок { $player }.
co-fault-tokens = Столько жетонов буквы { $letter } с этим товаром нет: { $good } (всего их { $limit }).
co-fault-token-order = Города получают жетоны по порядку, а этот остался без жетона, хотя у следующих они есть: { $city }.
co-fault-stack = Карта «{ $card }» из стопки, которая при числе игроков { $count } не нужна.
co-fault-deck = Карта «{ $card }» уже в игре, хотя стопка над ней не кончилась.
co-fault-slots = Карт на витрине { $count }, а ячеек { $limit }.
co-fault-gap = Ячейка витрины { $slot } пуста, хотя дальше лежит карта.
co-fault-display = Карт на витрине { $count }, хотя колода не кончилась; витрина пополняется до { $limit }.
co-fault-start-cards = У игрока { $player } не хватает стартовых карт: { $role }.
co-fault-cards = Карт этого персонажа у игроков { $count }, а судя по витрине и колоде должно быть { $limit }: { $role }.
co-fault-gods = Карт этого бога у игроков { $count }, а судя по витрине и колоде должно быть { $limit }: { $god }.
co-fault-own-gods = Боги игрока { $player } не подходят к его картам.
co-fault-tribune = У игрока { $player } в руке нет Трибуна.
co-fault-pile = Верхняя карта игрока { $player } не подходит к его сбросу.
co-fault-no-such-card = В сбросе игрока { $player } больше карт этого персонажа, чем у него есть: { $role }.
co-fault-money = Сестерциев у игрока { $player }: { $count }; может быть от 0 до { $limit }.
co-fault-negative = У игрока { $player } не может быть отрицательного количества: { $what }.
co-fault-storehouse = На складе игрока { $player } занято мест: { $count }, а всего их { $limit }.
co-fault-houses = Зданий у игрока { $player }: { $count }, а всего их { $limit }.
co-fault-route = Два колониста стоят на одном пути: { $route }.
co-fault-number-land = Сухопутных колонистов у игрока { $player }: { $count }, а всего их { $limit }.
co-fault-number-sea = Морских колонистов у игрока { $player }: { $count }, а всего их { $limit }.
co-fault-city = Колонист игрока { $player } стоит в городе без его здания: { $city }.
co-fault-port-land = Сухопутный колонист игрока { $player } стоит в городе без сухопутных путей: { $city }.
co-fault-port-sea = Морской колонист игрока { $player } стоит в городе без морских путей: { $city }.
co-fault-no-land = На поле нет сухопутных колонистов игрока { $player }.
co-fault-no-sea = На поле нет морских колонистов игрока { $player }.
co-fault-start = У игрока { $player } не то, что есть у каждого до первого хода.
co-fault-marker = У игрока { $player } есть промежуточные очки, но промежуточного подсчёта нет.
co-fault-score = Промежуточные очки игрока { $player }: { $count }; может быть от 0 до { $limit }.
co-fault-markers-back = Подсчёт прошли все игроки, так что все фишки возвращены на 0; фишка игрока { $player } стоит на { $count }.
co-fault-not-played = Карта, сыгранная игроком { $player }, не ведёт к тому, что предстоит.
co-fault-no-overflow = Игроку { $player } не из чего выбирать: полученное помещается целиком, не помещается вовсе или всё одного вида.
co-fault-received = Товары, ждущие места на складе, — не те, что могла произвести провинция.
co-fault-should-end = Куплена последняя карта или построено пятнадцать зданий, значит, у кого-то должна быть карта Concordia.
co-fault-no-end = У игрока { $player } карта Concordia, хотя конец партии ещё не наступил.
co-fault-no-turn = У игрока { $player } карта Concordia, поэтому ходов у него больше нет.
co-fault-winner = Победил игрок { $player }, и никто другой.
co-fault-near = Название «{ $name }» неизвестно; возможно, имеется в виду «{ $suggestion }».

## Стол в терминале. $count (число), остальное — знаки
co-table-letter-brick = К
co-table-letter-food = Е
co-table-letter-tool = И
co-table-letter-wine = В
co-table-letter-cloth = Т
co-table-deck = колода: { $count }
co-table-houses =
    { $count ->
        [one] { $count } здание
        [few] { $count } здания
       *[many] { $count } зданий
    }
co-table-hand = рука
co-table-pile = сброс
co-table-gods = боги
co-table-colonists = на поле
co-table-steps = продать 2 ткань, купить 1 вино
co-table-legend = { $coin } сестерции · { $point } очки · { $land } сухопутный колонист · { $sea } морской колонист, с номером игрока · { $land_route } сухопутный путь, { $sea_route } морской путь · { $room } свободные места склада · { $any } любой товар · { $magnus } Praefectus Magnus · { $concordia } карта Concordia · { $letters }
