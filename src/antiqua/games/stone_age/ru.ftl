### «Каменный век»: названия всего, что лежит на столе, и всё, что о нём говорится.
### Идентификаторы названий оканчиваются идентификаторами из components.toml; проверка их сравнивает.

sa-name = Каменный век
sa-about = Каждый игрок ведёт своё племя. В каждом раунде игроки по очереди отправляют людей на охоту, за деревом, глиной, камнем и золотом, в мастерскую, на поле, за картами цивилизации и на стройку; затем кубики решают, что принесла работа, и всех нужно накормить. Партия заканчивается, когда исчерпана стопка зданий или не хватает карт; побеждает тот, у кого больше очков.

## Как играют уровни, каждый одной строкой
sa-bot-newcomer = только что узнал правила
sa-bot-novice = хочет большое племя, а кормить забывает
sa-bot-learner = любит строить, остального не замечает
sa-bot-apprentice = орудий ему всегда мало
sa-bot-journeyman = сперва возделывает поля
sa-bot-adept = собирает карты культуры
sa-bot-expert = смотрит вперёд, но порой что-то упускает
sa-bot-veteran = смотрит вперёд и почти не ошибается
sa-bot-champion = обдумывает всё дважды
sa-bot-master = думает долго и не прощает

## Варианты правил и их значения
sa-option-start_player = Первый игрок
sa-option-start_player-first_seat = игрок на первом месте
sa-option-start_player-random = по жребию
sa-option-tie_break = При равенстве очков
sa-option-tie_break-sum = решает сумма земледелия, орудий и людей
sa-option-tie_break-sequential = решает земледелие, затем орудия, затем люди
sa-option-limited_supply = Ресурсы в запасе
sa-option-limited_supply-off = не ограничены
sa-option-limited_supply-later_edition = столько фишек, сколько в позднем издании
sa-option-limited_supply-first_edition_text = столько фишек, сколько названо в первом издании
sa-option-allow_futile_placement = Занимать места, где нечего получить
sa-option-allow_futile_placement-true = можно
sa-option-allow_futile_placement-false = нельзя
sa-option-upgrade_refreshes_tool = Использованное орудие при улучшении
sa-option-upgrade_refreshes_tool-false = остаётся использованным
sa-option-upgrade_refreshes_tool-true = снова можно использовать
sa-option-limited_tool_tiles = Жетоны орудий
sa-option-limited_tool_tiles-false = не ограничены
sa-option-limited_tool_tiles-true = только те, что есть
sa-option-hunt_repeat = Отправлять людей на охоту ещё раз в том же раунде
sa-option-hunt_repeat-false = нельзя
sa-option-hunt_repeat-true = можно
sa-option-any_resources_immediate = Два ресурса на выбор
sa-option-any_resources_immediate-false = когда захочет владелец
sa-option-any_resources_immediate-true = сразу

## Товары: нарицательные, как внутри предложения
sa-good-food = еда
sa-good-wood = дерево
sa-good-brick = глина
sa-good-stone = камень
sa-good-gold = золото

## Места на поле
sa-place-hunting_grounds = Охотничьи угодья
sa-place-forest = Лес
sa-place-clay_pit = Глиняный карьер
sa-place-quarry = Каменоломня
sa-place-river = Река
sa-place-tool_maker = Мастерская орудий
sa-place-hut = Хижина
sa-place-field = Поле
sa-place-card_1 = Место карты 1
sa-place-card_2 = Место карты 2
sa-place-card_3 = Место карты 3
sa-place-card_4 = Место карты 4
sa-place-building_1 = Стопка зданий 1
sa-place-building_2 = Стопка зданий 2
sa-place-building_3 = Стопка зданий 3
sa-place-building_4 = Стопка зданий 4

## Символы культуры на зелёных картах
sa-culture-healing = Медицина
sa-culture-art = Искусство
sa-culture-writing = Письменность
sa-culture-pottery = Гончарное дело
sa-culture-time = Время
sa-culture-transport = Транспорт
sa-culture-music = Музыка
sa-culture-weaving = Ткачество

## Специалисты на песочных картах
sa-specialist-farmer = Земледелец
sa-specialist-tool_maker = Мастер орудий
sa-specialist-hut_builder = Строитель
sa-specialist-shaman = Шаман

## Карты цивилизации: верхняя половина, затем нижняя
sa-card-dice_items_pottery = Предметы по броску / Гончарное дело
sa-card-dice_items_writing = Предметы по броску / Письменность
sa-card-dice_items_time = Предметы по броску / Время
sa-card-dice_items_transport = Предметы по броску / Транспорт
sa-card-dice_items_farmer_1 = Предметы по броску / Земледелец ×1
sa-card-dice_items_farmer_2 = Предметы по броску / Земледелец ×2
sa-card-dice_items_tool_maker_2_a = Предметы по броску / Мастер орудий ×2
sa-card-dice_items_tool_maker_2_b = Предметы по броску / Мастер орудий ×2
sa-card-dice_items_hut_builder_1 = Предметы по броску / Строитель ×1
sa-card-dice_items_hut_builder_2 = Предметы по броску / Строитель ×2
sa-card-food_7_pottery = Еда 7 / Гончарное дело
sa-card-food_5_healing = Еда 5 / Медицина
sa-card-food_3_weaving = Еда 3 / Ткачество
sa-card-food_1_weaving = Еда 1 / Ткачество
sa-card-food_4_hut_builder_1 = Еда 4 / Строитель ×1
sa-card-food_2_hut_builder_2 = Еда 2 / Строитель ×2
sa-card-food_3_farmer_2 = Еда 3 / Земледелец ×2
sa-card-stone_2_transport = Камень 2 / Транспорт
sa-card-stone_1_farmer_1 = Камень 1 / Земледелец ×1
sa-card-stone_1_shaman_1 = Камень 1 / Шаман ×1
sa-card-gold_1_shaman_1 = Золото 1 / Шаман ×1
sa-card-brick_1_shaman_2 = Глина 1 / Шаман ×2
sa-card-roll_gold_art = Бросок: золото / Искусство
sa-card-roll_wood_shaman_2 = Бросок: дерево / Шаман ×2
sa-card-roll_stone_shaman_1 = Бросок: камень / Шаман ×1
sa-card-points_3_music_a = Очки 3 / Музыка
sa-card-points_3_music_b = Очки 3 / Музыка
sa-card-points_3_hut_builder_3 = Очки 3 / Строитель ×3
sa-card-tool_1_art = Новое орудие / Искусство
sa-card-agriculture_1_time = Земледелие / Время
sa-card-agriculture_1_farmer_1 = Земледелие / Земледелец ×1
sa-card-extra_card_writing = Дополнительная карта / Письменность
sa-card-one_use_tool_4_tool_maker_1 = Одноразовое орудие 4 / Мастер орудий ×1
sa-card-one_use_tool_3_tool_maker_1 = Одноразовое орудие 3 / Мастер орудий ×1
sa-card-one_use_tool_2_tool_maker_2 = Одноразовое орудие 2 / Мастер орудий ×2
sa-card-any_resources_2_healing = Два ресурса на выбор / Медицина

## Здания — по их цене
sa-building-fixed_wwb = Здание: дерево ×2 + глина
sa-building-fixed_wws = Здание: дерево ×2 + камень
sa-building-fixed_wbb = Здание: дерево + глина ×2
sa-building-fixed_wwg = Здание: дерево ×2 + золото
sa-building-fixed_wss = Здание: дерево + камень ×2
sa-building-fixed_bbs = Здание: глина ×2 + камень
sa-building-fixed_bbg = Здание: глина ×2 + золото
sa-building-fixed_bss = Здание: глина + камень ×2
sa-building-fixed_ssg = Здание: камень ×2 + золото
sa-building-fixed_wbs_a = Здание: дерево + глина + камень
sa-building-fixed_wbs_b = Здание: дерево + глина + камень
sa-building-fixed_wbg_a = Здание: дерево + глина + золото
sa-building-fixed_wbg_b = Здание: дерево + глина + золото
sa-building-fixed_wsg_a = Здание: дерево + камень + золото
sa-building-fixed_wsg_b = Здание: дерево + камень + золото
sa-building-fixed_bsg_a = Здание: глина + камень + золото
sa-building-fixed_bsg_b = Здание: глина + камень + золото
sa-building-choice_4_of_1 = Здание: 4 ресурса 1 вида
sa-building-choice_4_of_2 = Здание: 4 ресурса 2 видов
sa-building-choice_4_of_3 = Здание: 4 ресурса 3 видов
sa-building-choice_4_of_4 = Здание: 4 ресурса 4 видов
sa-building-choice_5_of_1 = Здание: 5 ресурсов 1 вида
sa-building-choice_5_of_2 = Здание: 5 ресурсов 2 видов
sa-building-choice_5_of_3 = Здание: 5 ресурсов 3 видов
sa-building-choice_5_of_4 = Здание: 5 ресурсов 4 видов
sa-building-open_1_7_a = Здание: от 1 до 7 ресурсов
sa-building-open_1_7_b = Здание: от 1 до 7 ресурсов
sa-building-open_1_7_c = Здание: от 1 до 7 ресурсов

## Предметы, которые приносят кубики
sa-item-wood = 1 дерево
sa-item-brick = 1 глина
sa-item-stone = 1 камень
sa-item-gold = 1 золото
sa-item-tool = орудие
sa-item-agriculture = земледелие +1

## Количества — часть предложения, в именительном падеже. $count (число)
sa-amount-food =
    { $count ->
        [one] { $count } еда
        [few] { $count } еды
       *[many] { $count } еды
    }
sa-amount-wood =
    { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[many] { $count } дерева
    }
sa-amount-brick =
    { $count ->
        [one] { $count } глина
        [few] { $count } глины
       *[many] { $count } глины
    }
sa-amount-stone =
    { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }
sa-amount-gold =
    { $count ->
        [one] { $count } золото
        [few] { $count } золота
       *[many] { $count } золота
    }
sa-amount-nothing = ничего
sa-amount-people =
    { $count ->
        [one] { $count } человек
        [few] { $count } человека
       *[many] { $count } человек
    }
sa-amount-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
sa-amount-dice =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }

## Что делает верхняя половина карты: предложения. $count, $value (числа), $goods (количества), $good (название), $dice (количество)
sa-effect-dice_items = Бросьте по кубику на каждого игрока; начиная с вас, каждый берёт один из выпавших предметов.
sa-effect-food = Вы получаете: { $goods }.
sa-effect-resource = Вы получаете: { $goods }.
sa-effect-roll_resource = Бросьте { $dice }, чтобы добыть ресурс «{ $good }»; орудия можно добавить.
sa-effect-points = Сразу приносит: { $points }.
sa-effect-tool = Вы получаете новое орудие.
sa-effect-agriculture = Ваше земледелие растёт на 1.
sa-effect-extra_card = Возьмите ещё одну карту, посмотрите и оставьте закрытой; считается только её нижняя половина.
sa-effect-one_use_tool = Один раз за партию прибавьте { $value } к броску.
sa-effect-any_resources = Один раз за партию возьмите 2 ресурса на выбор.
sa-effect-lost = Этому игроку верхняя половина больше ничего не принесёт.

## Что приносит нижняя половина: предложения. $symbol, $who (названия), $count (число)
sa-lower-culture = Культура: { $symbol }. Набор разных символов приносит квадрат их числа.
sa-lower-farmer = { $who } ×{ $count }: в конце { $count } × ваш уровень земледелия.
sa-lower-tool_maker = { $who } ×{ $count }: в конце { $count } × сумма ваших орудий.
sa-lower-hut_builder = { $who } ×{ $count }: в конце { $count } × число ваших зданий.
sa-lower-shaman = { $who } ×{ $count }: в конце { $count } × число ваших людей.

## Цены и что делает место: предложения. $goods, $points (количества), $count, $kinds, $least, $most, $value (числа)
sa-price-card =
    { $count ->
        [one] Цена: { $count } любой ресурс.
        [few] Цена: { $count } любых ресурса.
       *[many] Цена: { $count } любых ресурсов.
    }
sa-price-fixed = Цена: { $goods }. Приносит: { $points }.
sa-price-choice = Цена: ресурсов — ровно { $count }, видов — ровно { $kinds }. Приносит очки по их ценности.
sa-price-open = Цена: от { $least } до { $most } любых ресурсов. Приносит очки по их ценности.
sa-work-gather = По кубику за каждого человека; каждые { $value } дают 1 единицу: { $good }.
sa-detail-tool = Сумма { $total }: { $goods }.
sa-work-tool_maker = Даёт орудие.
sa-work-hut = Двое приводят третьего.
sa-work-field = Земледелие растёт на 1.
sa-work-nothing = Этот игрок там больше ничего не получит.
sa-work-unpaid = Сейчас не на что купить: фигурка сразу вернётся.
sa-bank-empty = Сейчас в общем запасе нет ресурса «{ $good }».
sa-bank-short = Сейчас в общем запасе осталось только: { $goods }.

## Как может кончиться игра и за что дают очки: для таблиц
sa-ending-buildings = Исчерпана стопка зданий
sa-ending-cards = Не хватило карт
sa-category-track = Трек очков
sa-category-culture = Культура
sa-category-farmers = Земледельцы
sa-category-tool_makers = Мастера орудий
sa-category-hut_builders = Строители
sa-category-shamans = Шаманы
sa-category-resources = Оставшиеся ресурсы

## Что нужно решить. $player, $good, $card, $building, $place (названия), $total, $count, $dice (числа или количества)
sa-ask-place = { $player } расставляет людей.
sa-ask-act = { $player } выбирает, каким местом воспользоваться.
sa-ask-tools = { $player } бросает кубики ({ $good }), сумма { $total }. Добавить орудие?
sa-ask-buy_card =
    { $count ->
        [one] { $player } может купить карту «{ $card }»: ещё { $count } ресурс.
        [few] { $player } может купить карту «{ $card }»: ещё { $count } ресурса.
       *[many] { $player } может купить карту «{ $card }»: ещё { $count } ресурсов.
    }
sa-ask-build = { $player } может построить: «{ $building }».
sa-ask-feed = { $player }: не хватает еды — { $count }. Заплатить ресурсами или голодать?
sa-ask-two_resources = { $player } берёт ресурс на выбор.
sa-ask-pick_item = { $player } берёт один из выпавших предметов.
sa-ask-choose_start = Кто первый игрок?
sa-ask-deal_card = { $place }: какая карта выложена?
sa-ask-turn_building = { $place }: какое здание открыто?
sa-ask-roll = { $player } бросает { $dice } ({ $good }): какова сумма?
sa-ask-roll_items = { $player } бросает { $dice } на предметы: что выпало?
sa-ask-draw_card = { $player } берёт дополнительную карту: какую?

## Варианты решения. $people, $goods, $points (количества), $place, $good, $item, $player (названия), $value, $total (числа), $faces (список чисел)
sa-choice-place = { $place }: { $people }
sa-choice-act = Использовать: { $place }
sa-choice-tool = Добавить орудие ценностью { $value }
sa-choice-one_use = Добавить одноразовое орудие ценностью { $value }
sa-choice-gather = Взять: { $goods }
sa-choice-gather-short = Взять: { $goods }; больше в запасе нет (выпало на { $count })
sa-choice-pay = Отдать: { $good }
sa-choice-build = Построить ({ $goods }): { $points }
sa-choice-enough = Построить за уплаченное: { $points }
sa-choice-decline = Отказаться и забрать фигурку
sa-choice-starve = Голодать: минус { $points }
sa-choice-redeem = Использовать карту с двумя ресурсами
sa-choice-take = Взять: { $good }
sa-choice-take-none = Не взять ничего: в запасе нет ресурса «{ $good }»
sa-choice-pick = Взять: { $item }
sa-choice-pick-none = Не взять ничего: этого уже не получить ({ $item })
sa-choice-start = Начинает { $player }
sa-choice-roll = Сумма { $total }
sa-choice-items = { $faces }
sa-face = { $value }

## Как кончилась игра: предложения. $player (название), $players (список названий), $scores (список sa-standing), $points (число)
sa-end-buildings = Стопка зданий исчерпана: партия окончена.
sa-end-cards = Места карт больше нечем заполнить: партия окончена.
sa-won-points = { $player } побеждает по очкам.
sa-won-tie = Очки равны; { $player } побеждает по земледелию, орудиям и людям.
sa-won-shared = Победа общая: { $players }.
sa-standing = { $player } — { $points }
sa-final-points = Очки: { $scores }.

## Что происходит: предложения. $player, $card, $building, $place, $good, $item (названия), $people, $goods, $points, $dice (количества), $round, $total, $value, $level, $missing (числа), $faces (список)
sa-event-start = Первый игрок: { $player }.
sa-event-dealt = { $place }: выложена карта «{ $card }».
sa-event-slid = Карта «{ $card }» сдвигается: { $place }.
sa-event-turned = { $place }: открыто «{ $building }».
sa-event-round = Начинается раунд { $round }; первый игрок: { $player }.
sa-event-placed = { $player } — { $place }: { $people }.
sa-event-rolled = { $player } бросает { $dice } ({ $good }): { $total }.
sa-event-tool = { $player } добавляет орудие ценностью { $value }.
sa-event-one_use = { $player } добавляет одноразовое орудие ценностью { $value }.
sa-event-gain-gather = { $player } добывает: { $goods }.
sa-event-gain-card = { $player } получает по карте: { $goods }.
sa-event-gain-item = { $player } получает предмет: { $goods }.
sa-event-gain-two_resources = { $player } берёт на выбор: { $goods }.
sa-event-gain-fields = { $player } собирает урожай: { $goods }.
sa-event-new-tool = { $player } получает орудие; сумма орудий: { $level }.
sa-event-no-tool = { $player } больше не может получить орудие; сумма: { $level }.
sa-event-new-person = { $player }: теперь { $people }.
sa-event-no-person = { $player }: племя больше не растёт, в нём уже { $people }.
sa-event-new-agriculture = { $player } — уровень земледелия { $level }.
sa-event-no-agriculture = { $player } остаётся на уровне земледелия { $level }.
sa-event-points = { $player } получает: { $points }.
sa-event-bought = { $player } покупает карту «{ $card }». Цена: { $goods }.
sa-event-card-declined = { $player } не покупает карту «{ $card }».
sa-event-built = { $player } строит «{ $building }». Цена: { $goods }; приносит: { $points }.
sa-event-building-declined = { $player } не строит «{ $building }».
sa-event-items = { $player } бросает кубики на предметы: { $faces }.
sa-event-picked = { $player } выбирает: { $item }.
sa-event-drew = { $player } берёт дополнительную карту.
sa-event-saw = { $player } — дополнительная карта: «{ $card }».
sa-event-won = { $player } побеждает.
sa-event-deck-empty = { $player } остаётся без дополнительной карты: колода пуста.
sa-event-redeemed = { $player } использует карту с двумя ресурсами.
sa-event-fed = { $player } кормит племя: { $goods }.
sa-event-starved = { $player } голодает (не хватает еды: { $missing }) и теряет { $points }.

## Почему ход невозможен: целые предложения. $now, $price (целые предложения), $player, $place, $card, $building, $good,
## $item (названия), $people, $goods, $needs, $has, $dice (количества или числа), $players, $places (списки или числа),
## $count, $limit, $value, $least, $most (числа)
sa-why-phase = Сейчас решается другое: { $now }
sa-why-hand =
    { $count ->
        [one] У игрока остался только { $count } человек.
        [few] У игрока осталось только { $count } человека.
       *[many] У игрока осталось только { $count } человек.
    }
sa-why-stacks =
    { $players ->
        [one] При { $players } игроке стопок зданий только { $count }.
        [few] При { $players } игроках стопок зданий только { $count }.
       *[many] При { $players } игроках стопок зданий только { $count }.
    }
sa-why-exactly = Туда выставляют ровно столько: { $people } ({ $place }).
sa-why-been = В этом раунде игрок там уже был: { $place }.
sa-why-occupied = Там уже { $player }: { $place }.
sa-why-village = При таком числе игроков за раунд занимают не больше { $limit } мест деревни, и столько уже занято: { $places }.
sa-why-crowd =
    { $limit ->
        [one] При таком числе игроков там работает только { $limit } игрок, и там уже { $players }: { $place }.
        [few] При таком числе игроков там работают только { $limit } игрока, и столько там уже есть ({ $players }): { $place }.
       *[many] При таком числе игроков там работают только { $limit } игроков, и столько там уже есть ({ $players }): { $place }.
    }
sa-why-rings =
    { $count ->
        [0] Свободных колец нет: { $place }.
        [one] Свободно только { $count } кольцо: { $place }.
        [few] Свободно только { $count } кольца: { $place }.
       *[many] Свободно только { $count } колец: { $place }.
    }
sa-why-futile = Игрок ничего там не получит, и варианты правил это запрещают: { $place }.
sa-why-no-figure = { $player }: своих людей там нет ({ $place }).
sa-why-no-tool = { $player }: орудия ценностью { $value } нет.
sa-why-tool-used = Все орудия ценностью { $value } в этом раунде уже использованы.
sa-why-no-one-use = Одноразового орудия ценностью { $value } нет.
sa-why-no-card = { $player }: карты «{ $card }» нет.
sa-why-extra = Карта «{ $card }» взята как дополнительная: считается только её нижняя половина.
sa-why-card-used = Карта «{ $card }» уже использована.
sa-why-order-tools = Порядок шагов здесь задан: сначала орудия наибольшей ценности, одноразовые в конце.
sa-why-order-resources = Порядок шагов здесь задан: дерево, затем глина, затем камень, затем золото.
sa-why-fixed = У этого здания твёрдая цена, её платят сразу: { $goods }.
sa-why-not-fixed = У этого здания нет твёрдой цены, ресурсы отдают по одному. { $price }
sa-why-exact = Отданное — ещё не вся цена. { $price }
sa-why-nothing-paid = Ещё ничего не отдано, а нужен хотя бы 1 ресурс.
sa-why-no-resource = { $player }: такого ресурса нет ({ $good }).
sa-why-short =
    { $has ->
        [one] { $player }: есть только { $has } ресурс, а нужно { $needs }.
        [few] { $player }: есть только { $has } ресурса, а нужно { $needs }.
       *[many] { $player }: есть только { $has } ресурсов, а нужно { $needs }.
    }
sa-why-unfinished = Если сейчас отдать этот ресурс ({ $good }), точно уплатить цену не выйдет. { $price }
sa-why-cannot-afford = { $player }: нужно { $needs }, а есть { $has }.
sa-why-begun = Оплата уже начата ({ $goods }), её нужно закончить.
sa-why-no-item = Такого среди оставшихся кубиков нет: { $item }.
sa-why-card-open = Эта карта уже выложена: «{ $card }».
sa-why-card-owned = Эта карта уже взята ({ $player }): «{ $card }».
sa-why-building-open = Это здание уже открыто: «{ $building }».
sa-why-building-owned = Это здание уже построено ({ $player }): «{ $building }».
sa-why-roll = Бросают { $dice }: выпасть может от { $least } до { $most }.
sa-why-dice = Бросают ровно { $dice }: по одному на игрока.
sa-why-players = Игроков только { $players }.

## Что не так с позицией: целые предложения. $player, $place, $card, $resource (названия), остальное — числа или тексты
sa-wrong-seat = Игрока { $number } нет: игроков { $players }.
sa-wrong-untouched = { $player }: до первого раунда ничего ещё не могло произойти.
sa-wrong-placed = { $player }: расставлено людей { $placed }, а есть только { $people }.
sa-wrong-figures = { $place }: столько людей там быть не может ({ $count }).
sa-wrong-shared = Там может быть только один игрок: { $place }.
sa-wrong-crowd = { $place }: игроков там может быть не больше { $limit }.
sa-wrong-village = Занято больше мест деревни, чем можно ({ $limit }).
sa-wrong-futile = { $player } ничего там не получит, а варианты правил это запрещают: { $place }.
sa-wrong-no-place = Этого места в игре нет: { $place }.
sa-wrong-late = { $player }: ход уже сделан, людей на поле быть не может.
sa-wrong-nobody-places = Никто не может выставить людей, значит, расстановка уже закончена.
sa-wrong-nobody-acts = Ни у кого нет людей на поле, значит, использовать нечего.
sa-wrong-cannot-place = { $player } не может выставить людей, значит, ходит не этот игрок.
sa-wrong-cannot-act = { $player }: людей на поле нет, значит, ходит не этот игрок.
sa-wrong-ladder = { $player }: таких орудий быть не может ({ $tools }).
sa-wrong-used = { $player }: использованных орудий больше, чем возможно.
sa-wrong-used-early = { $player }: использованных орудий ещё быть не может, к расстановке людей все они снова готовы.
sa-wrong-tiles = Жетонов орудий 3/4 в игре { $count }, а их только { $limit }.
sa-wrong-supply = У игроков слишком много ресурса «{ $resource }»: { $count }. При этих вариантах правил его только { $limit }.
sa-wrong-face-up = Эта карта не может лежать открытой у своего владельца: «{ $card }».
sa-wrong-used-card = { $player }: карта «{ $card }» не могла быть использована, среди одноразовых карт игрока её нет.
sa-wrong-extra = «{ $card }» не может быть дополнительной картой: её владелец должен был купить дающую её карту.
sa-wrong-no-extra = Владелец карты «{ $card }» должен был взять дополнительную карту.
sa-wrong-gap = Там должна лежать карта: { $place }.
sa-wrong-deck =
    { $count ->
        [one] На пустые места ({ $gaps }) осталась { $count } карта: партия была бы окончена.
        [few] На пустые места ({ $gaps }) осталось { $count } карты: партия была бы окончена.
       *[many] На пустые места ({ $gaps }) осталось { $count } карт: партия была бы окончена.
    }
sa-wrong-stacks = Стопок зданий { $count }, а должно быть { $needed }.
sa-wrong-built = Построено зданий { $built }, а в стопках не хватает { $gone }.
sa-wrong-top = Там не может лежать открытое здание, стопка исчерпана: { $place }.
sa-wrong-used-up = Стопка исчерпана, новый раунд не начинается: { $place }.
sa-wrong-no-building = Там должно лежать открытое здание: { $place }.
sa-wrong-eaten = { $player }: еды не хватает, и остаться её не могло ({ $food }).
sa-wrong-unused = { $player } не может взять два ресурса, не перевернув карту «{ $card }».
sa-wrong-field = «{ $field }» не соответствует тому, что происходит: «{ $phase }».

## Стол в терминале
cli-sa-letter-wood = Д
cli-sa-letter-brick = Г
cli-sa-letter-stone = К
cli-sa-letter-gold = З
cli-sa-round = Раунд { $round }
cli-sa-deck = колода { $count }
cli-sa-people = люди
cli-sa-food = еда
cli-sa-tools = орудия
cli-sa-fields = земледелие
cli-sa-cards = карты
cli-sa-buildings = здания
cli-sa-unknown = одна карта неизвестна
cli-sa-left = осталось { $count }
cli-sa-steps = отдать дерево 2 глина 1
cli-sa-legend = { $person } человек, после номера его игрока · { $point } очки: на треке { $becomes } если бы партия закончилась сейчас · { $signs } · { $used } использованное орудие · { $free } свободные кольца · { $closed } закрыто · { $letters }
