### «Траян»: названия всего, что лежит на столе, вопросы, варианты действий и события.
### Идентификаторы названий оканчиваются идентификаторами из components.toml; проверка сравнивает их.

tr-name = Траян
tr-about = Рим, 110 год, правит император Траян. В свой ход игрок берёт все маркеры из одной чаши и раскладывает их по часовой стрелке по кругу из шести действий; чаша последнего маркера определяет, что можно сделать: торговать, посетить форум, повести войско, продвинуться в сенате, взять плитку Траяна или строить. Каждую четверть народ требует хлеба, зрелищ и религии. После четырёх четвертей побеждает тот, у кого больше победных очков.

## Как играют уровни, каждый одной строкой
tr-bot-newcomer = только что узнал правила
tr-bot-novice = гонит легионы в поход
tr-bot-learner = любит бродить по форуму
tr-bot-apprentice = строит, чего бы ни требовал Рим
tr-bot-journeyman = ищет голоса в сенате
tr-bot-adept = гонится за плитками Траяна
tr-bot-expert = смотрит вперёд, но порой что-то упускает
tr-bot-veteran = смотрит вперёд и почти не ошибается
tr-bot-champion = обдумывает всё дважды
tr-bot-master = думает долго и не прощает

## Настройки и их значения
tr-option-demand_bonus = Бонусные плитки за требования
tr-option-demand_bonus-once = считаются один раз, сколько бы плиток с этим требованием ни было
tr-option-demand_bonus-per_tile = считаются за каждую плитку с этим требованием
tr-option-senate_restack = Как заново складывают диски сената
tr-option-senate_restack-votes = по голосам, консул сверху
tr-option-senate_restack-victory_points = по победным очкам, лидер сверху
tr-option-province_senate_tiles = Плитки сената в провинциях в конце четверти
tr-option-province_senate_tiles-stay = остаются
tr-option-province_senate_tiles-removed = убираются
tr-option-wild_demand_counts_for_bonus = Учитываются ли неиспользованные джокеры требований для бонусных плиток?
tr-option-wild_demand_counts_for_bonus-true = да, как плитка с любым требованием
tr-option-wild_demand_counts_for_bonus-false = нет
tr-option-commodity_deck_empty = Когда колода товаров закончилась
tr-option-commodity_deck_empty-no_reshuffle = карты больше не берут
tr-option-commodity_deck_empty-reshuffle_below_tops = весь сброс, кроме двух верхних карт, замешивают в новую колоду
tr-option-final_tiebreak = Кто побеждает при равенстве очков
tr-option-final_tiebreak-senate_track = тот, чей диск дальше на треке сената
tr-option-final_tiebreak-final_votes = тот, кто выше по голосам в последней четверти
tr-option-refill_order = Если плиток форума не хватает, сначала заполняют
tr-option-refill_order-provinces_first = провинции
tr-option-refill_order-forum_first = форум
tr-option-extra_tile_after_bonus_action = Можно ли повторить бонусное действие плиткой дополнительного действия?
tr-option-extra_tile_after_bonus_action-true = да
tr-option-extra_tile_after_bonus_action-false = нет
tr-option-negative_vp = Победные очки ниже нуля
tr-option-negative_vp-allowed = возможны
tr-option-negative_vp-floor_zero = невозможны: ниже нуля никто не опускается
tr-option-setup_trays = Начальные маркеры в чашах
tr-option-setup_trays-choose = раскладывают игроки
tr-option-setup_trays-random = раскладываются случайно
tr-option-setup_cards = Начальные карты товаров
tr-option-setup_cards-choose = берутся из колоды или из сброса
tr-option-setup_cards-deal_from_deck = раздаются из колоды
tr-option-setup_trajan_tiles = Начальные плитки Траяна
tr-option-setup_trajan_tiles-choose = выбирают игроки
tr-option-setup_trajan_tiles-random = раздаются случайно

## Чем закончилась партия и за что дают очки
tr-ending-points = Больше победных очков
tr-ending-senate = Равенство, решает трек сената
tr-ending-votes = Равенство, решают голоса
tr-category-trajan_tiles = Выполненные плитки Траяна
tr-category-seaport = Корабли
tr-category-military = Провинции
tr-category-senate = Сенат
tr-category-construction = Строительство
tr-category-demands = Невыполненные требования
tr-category-hand = Карты в руке
tr-category-camps = Фишки в лагерях
tr-category-trajan_circle = Плитки Траяна у круга
tr-category-construction_sets = Наборы плиток строительства
tr-category-bonus_tiles = Бонусные плитки

## Шесть действий и их чаши
tr-action-seaport = Порт
tr-action-forum = Форум
tr-action-military = Войско
tr-action-senate = Сенат
tr-action-trajan = Траян
tr-action-construction = Строительство

## Цвета маркеров действий
tr-color-yellow = Жёлтый
tr-color-orange = Оранжевый
tr-color-green = Зелёный
tr-color-white = Белый
tr-color-pink = Розовый
tr-color-blue = Синий

## Товары
tr-good-columns = Колонны
tr-good-furs = Шкуры
tr-good-scrolls = Свитки
tr-good-oil = Масло
tr-good-fruit = Фрукты
tr-good-pottery = Керамика
tr-good-wine = Вино
tr-good-fish = Рыба
tr-good-jewelry = Украшения
tr-good-gems = Самоцветы
tr-good-cattle = Скот
tr-good-wheat = Пшеница
tr-wild = Джокер

## Корабли и стопки сброса
tr-ship-ship_same = Корабль одинаковых товаров
tr-ship-ship_pairs = Корабль пар
tr-ship-ship_different = Корабль разных товаров
tr-pile-left = Левая стопка сброса
tr-pile-right = Правая стопка сброса

## Стопки плиток Траяна
tr-stack-cards = Карты товаров
tr-stack-victory = Победные очки
tr-stack-worker = Рабочие
tr-stack-legionnaire = Легионеры
tr-stack-plus_two = Маркер +2
tr-stack-demand = Требование народа

## Требования народа
tr-icon-bread = Хлеб
tr-icon-games = Зрелища
tr-icon-religion = Религия

## Плитки форума и дополнительного действия
tr-tile-senate_2 = Плитка сената 2
tr-tile-senate_3 = Плитка сената 3
tr-tile-senate_4 = Плитка сената 4
tr-tile-senate_5 = Плитка сената 5
tr-tile-demand_bread = Плитка хлеба
tr-tile-demand_games = Плитка зрелищ
tr-tile-demand_religion = Плитка религии
tr-tile-wild_demand = Джокер требования
tr-tile-wild_commodity = Джокер товара
tr-tile-wild_construction = Джокер строительства
tr-tile-wild_extra_action = Джокер дополнительного действия
tr-tile-extra_seaport = Дополнительное действие: Порт
tr-tile-extra_forum = Дополнительное действие: Форум
tr-tile-extra_military = Дополнительное действие: Войско
tr-tile-extra_senate = Дополнительное действие: Сенат
tr-tile-extra_trajan = Дополнительное действие: Траян
tr-tile-extra_construction = Дополнительное действие: Строительство

## Плитки строительства. $kind (название), $points (число)
tr-construction-stairs = Лестница
tr-construction-door = Дверь
tr-construction-fountain = Фонтан
tr-construction-roof = Крыша
tr-construction-window = Окно
tr-building = { $kind } { $points }

## Бонусные плитки
tr-bonus-bonus_demand_bread = Хлеб
tr-bonus-bonus_demand_games = Зрелища
tr-bonus-bonus_demand_religion = Религия
tr-bonus-bonus_workers = Рабочие на стройке
tr-bonus-bonus_legionnaires = Легионеры в провинциях
tr-bonus-bonus_yellow_tiles = Жёлтые бонусные плитки
tr-bonus-bonus_columns_furs = Колонны и шкуры
tr-bonus-bonus_scrolls_oil = Свитки и масло
tr-bonus-bonus_fruit_pottery = Фрукты и керамика
tr-bonus-bonus_wine_fish = Вино и рыба
tr-bonus-bonus_jewelry_gems = Украшения и самоцветы
tr-bonus-bonus_cattle_wheat = Скот и пшеница

## Провинции
tr-province-alpes = Альпы
tr-province-raetia = Реция
tr-province-noricum = Норик
tr-province-narbonensis = Нарбонская Галлия
tr-province-lugudunensis = Лугдунская Галлия
tr-province-belgica = Белгика
tr-province-germania_superior = Верхняя Германия
tr-province-aquitania = Аквитания
tr-province-britannia = Британия
tr-province-germania_inferior = Нижняя Германия

## Плитка Траяна: что она даёт и какие два маркера нужны. $brings (сообщение tr-gift-…), $one, $other (цвета),
## $points, $count (числа), $icon (название)
tr-face =
    { $brings } ({ $one } + { $other }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    })
tr-gift-cards =
    { $count ->
        [one] { $count } карта товара
        [few] { $count } карты товаров
       *[many] { $count } карт товаров
    }
tr-gift-victory = Победные очки
tr-gift-worker =
    { $count ->
        [one] { $count } рабочий
        [few] { $count } рабочих
       *[many] { $count } рабочих
    }
tr-gift-legionnaire =
    { $count ->
        [one] { $count } легионер
        [few] { $count } легионера
       *[many] { $count } легионеров
    }
tr-gift-plus_two = Маркер +2
tr-gift-demand = Требование «{ $icon }» в каждой четверти

## Для чего плитки форума. $votes (число), $icon, $action (названия)
tr-effect-senate =
    { $votes ->
        [one] { $votes } голос в сенате в конце этой четверти.
        [few] { $votes } голоса в сенате в конце этой четверти.
       *[many] { $votes } голосов в сенате в конце этой четверти.
    }
tr-effect-demand = Выполняет одно требование «{ $icon }».
tr-effect-wild_demand = Выполняет одно любое требование.
tr-effect-wild_commodity = Заменяет одну карту при отправке корабля.
tr-effect-wild_construction = В конце партии считается в наборе плиткой строительства любого вида.
tr-effect-wild_extra_action = Повторяет любое действие один раз, а с маркером +2 — дважды.
tr-effect-extra = Повторяет действие «{ $action }» один раз, а с маркером +2 — дважды.

## Что считают бонусные плитки. $points (число), $icon, $one, $other (названия)
tr-counts-demand =
    { $points ->
        [one] { $points } очко, если в конце есть плитка форума «{ $icon }».
        [few] { $points } очка, если в конце есть плитка форума «{ $icon }».
       *[many] { $points } очков, если в конце есть плитка форума «{ $icon }».
    }
tr-counts-goods =
    { $points ->
        [one] { $points } очко за каждую выложенную карту «{ $one }» или «{ $other }».
        [few] { $points } очка за каждую выложенную карту «{ $one }» или «{ $other }».
       *[many] { $points } очков за каждую выложенную карту «{ $one }» или «{ $other }».
    }
tr-counts-workers =
    { $points ->
        [one] { $points } очко за каждого своего рабочего на стройке.
        [few] { $points } очка за каждого своего рабочего на стройке.
       *[many] { $points } очков за каждого своего рабочего на стройке.
    }
tr-counts-half = Пол-очка за каждого своего рабочего на стройке, с округлением вверх.
tr-counts-legionnaires =
    { $points ->
        [one] { $points } очко за каждого своего легионера в провинции.
        [few] { $points } очка за каждого своего легионера в провинции.
       *[many] { $points } очков за каждого своего легионера в провинции.
    }
tr-counts-yellow =
    { $points ->
        [one] { $points } очко за каждую свою жёлтую бонусную плитку.
        [few] { $points } очка за каждую свою жёлтую бонусную плитку.
       *[many] { $points } очков за каждую свою жёлтую бонусную плитку.
    }

## Что предстоит решить. $player, $tray, $action, $icon, $province, $stack, $pile (названия), $slot (римская цифра),
## $site (число)
tr-ask-lay-out = { $player } кладёт маркер в чашу «{ $tray }».
tr-ask-pick-card = { $player } берёт карту товара: из колоды или из стопки сброса.
tr-ask-pick-tile = { $player } берёт плитку Траяна для места { $slot }.
tr-ask-tray = { $player } выбирает чашу и берёт из неё все маркеры.
tr-ask-sow = { $player } выбирает маркер для чаши «{ $tray }».
tr-ask-cover = { $player } накрывает маркером +2 место дополнительного действия.
tr-ask-discard = { $player } сбрасывает карту товара.
tr-ask-cargo = { $player } решает, сыграть или отправить выложенные карты.
tr-ask-demands = { $player }: сколько джокеров заменят плитки форума для требования «{ $icon }»?
tr-ask-bonus = { $player } становится консулом и выбирает бонусную плитку.
tr-ask-extra = { $player } может потратить плитку дополнительного действия и повторить действие «{ $action }».
tr-ask-bonus_action = { $player } может выполнить бонусное действие «{ $action }».
tr-ask-repeat = { $player } может повторить действие «{ $action }».
tr-ask-act-seaport = { $player } может взять карты из колоды, взять карту из сброса, сыграть карты или отправить товары.
tr-ask-act-forum = { $player } может взять плитку с форума.
tr-ask-act-military = { $player } может набрать легионера, переместить полководца или занять провинцию.
tr-ask-act-senate = { $player } может продвинуться в сенате.
tr-ask-act-trajan = { $player } может взять плитку Траяна.
tr-ask-act-construction = { $player } может нанять рабочего или построить.
tr-ask-first = Кто первый игрок?
tr-ask-deal-forum = Какая плитка выложена на форум?
tr-ask-deal-province = { $province }: какая плитка туда выложена?
tr-ask-deal-extra = Какая плитка дополнительного действия выложена на форум?
tr-ask-deal-site = Какая плитка строительства лежит на участке { $site }?
tr-ask-deal-marker = { $player }: какой маркер выпал для чаши «{ $tray }»?
tr-ask-top = «{ $stack }»: какая плитка Траяна теперь сверху?
tr-ask-bag = Какая бонусная плитка взята из мешка и лежит на поле?
tr-ask-bag-player = { $player }: какая бонусная плитка взята из мешка?
tr-ask-turn = { $pile }: какая карта открыта?
tr-ask-draw = { $player } берёт карту: какую?
tr-ask-deal-tile = { $player }: из какой стопки выпала плитка Траяна?
tr-ask-demand = Какое требование открыто?

## Варианты решения. $action, $tile, $card, $pile, $province, $ship (названия), $cargo (список), $site, $count (числа)
tr-choice-tray = Маркеры чаши «{ $action }»
tr-choice-deck = Карта из колоды
tr-choice-pile = { $pile }: «{ $card }»
tr-choice-cover = Место действия «{ $action }»
tr-choice-forum = Взять «{ $tile }»
tr-choice-march = Переместиться: { $province }
tr-choice-build = Построить на участке { $site }
tr-choice-spend = Потратить плитку дополнительного действия
tr-choice-spend-wild = Потратить джокер
tr-choice-wilds =
    { $count ->
        [0] Только плитки форума
        [one] { $count } джокер
        [few] { $count } джокера
       *[many] { $count } джокеров
    }
tr-choice-another = «{ $card }», второй способ
tr-choice-take = { $pile }: взять «{ $card }»
tr-choice-discard = Сбросить «{ $card }»: { $pile }
tr-choice-lay = Выложить «{ $card }», чтобы сыграть или отправить
tr-choice-ship = { $ship }: { $cargo }
tr-choice-draw = Взять две карты и сбросить одну
tr-choice-play = Сыграть выложенные карты и взять столько же
tr-choice-recruit = Набрать легионера
tr-choice-occupy = Занять провинцию
tr-choice-advance = Продвинуться в сенате
tr-choice-hire = Нанять рабочего
tr-choice-pass = Пропустить

## Что даёт вариант. $points, $count (числа), $action, $tile (названия)
tr-points =
    { $points ->
        [one] { $points } победное очко.
        [few] { $points } победных очка.
       *[many] { $points } победных очков.
    }
tr-detail-tray =
    { $count ->
        [one] { $count } маркер; он ляжет в чашу «{ $action }».
        [few] { $count } маркера; последний ляжет в чашу «{ $action }».
       *[many] { $count } маркеров; последний ляжет в чашу «{ $action }».
    }
tr-detail-round = После этого хода раунд закончится.
tr-detail-completes = С последним маркером будет выполнена эта плитка Траяна: { $tile }.
tr-detail-may-complete = Плитку Траяна там можно выполнить, если последними лягут маркеры: { $colors }. Плитка: { $tile }.
tr-detail-march = Там лежит «{ $tile }».
tr-detail-build = Там лежит плитка «{ $tile }».
tr-detail-no-tile = Плитки там больше нет.
tr-detail-first = Первая этого вида: бонусное действие «{ $action }».

## Чем закончилось. $player (название), $points (число), $standings (список)
tr-won-points = { $player } побеждает: больше всего победных очков.
tr-won-senate = { $player } побеждает при равенстве: дальше всех в сенате.
tr-won-votes = { $player } побеждает при равенстве по голосам в сенате.
tr-final-points = Победные очки: { $standings }.
tr-standing = { $player } — { $points }

## Что происходит. $player, $action, $tile, $card, $province, $icon, $color, $kind (названия), $pile (left или right),
## $ship (same, pairs или different), $slot (римская цифра), $cargo, $cards (списки), $site, $count, $points, $quarter, $tiles, $wilds, $unmet (числа)
tr-event-first = { $player } начинает партию.
tr-event-laid-forum = На форуме: «{ $tile }».
tr-event-laid-province = { $province }: «{ $tile }».
tr-event-site-filled = Участок { $site }: «{ $tile }».
tr-event-top = Новая плитка Траяна сверху: { $tile }.
tr-event-bonus-board = Бонусная плитка на поле: «{ $tile }».
tr-event-bonus-dealt = { $player } начинает с бонусной плиткой «{ $tile }».
tr-event-demand = Народ требует: { $icon }.
tr-event-quarter-ended = Четверть { $quarter } заканчивается.
tr-event-quarter-began = Четверть { $quarter } начинается.
tr-event-reshuffled =
    { $count ->
        [one] { $count } карта сброса становится новой колодой.
        [few] { $count } карты сброса замешаны в новую колоду.
       *[many] { $count } карт сброса замешано в новую колоду.
    }
tr-event-turned = { $pile }: открывается «{ $card }».
tr-event-tray =
    { $count ->
        [one] { $player } берёт { $count } маркер из чаши «{ $action }».
        [few] { $player } берёт { $count } маркера из чаши «{ $action }».
       *[many] { $player } берёт { $count } маркеров из чаши «{ $action }».
    }
tr-event-sown = { $player } кладёт маркер «{ $color }» в чашу «{ $action }».
tr-event-trajan = { $player } кладёт плитку Траяна на место { $slot }: { $tile }.
tr-event-completed = { $player } выполняет плитку Траяна: { $tile }.
tr-event-covered = { $player } кладёт маркер +2 на место действия «{ $action }».
tr-event-bonus-action = { $player } получает бонусное действие «{ $action }».
tr-event-passed = { $player } пропускает действие «{ $action }».
tr-event-extra-tile = { $player } тратит плитку дополнительного действия: снова «{ $action }».
tr-event-extra-wild = { $player } тратит джокер: снова «{ $action }».
tr-event-demands-met =
    { $wilds ->
        [0] { $player } выполняет все требования.
        [one] { $player } выполняет все требования, потратив { $wilds } джокер.
        [few] { $player } выполняет все требования, потратив { $wilds } джокера.
       *[many] { $player } выполняет все требования, потратив { $wilds } джокеров.
    }
tr-event-demands-unmet =
    { $player } не выполняет { $unmet ->
        [one] { $unmet } требование
        [few] { $unmet } требования
       *[many] { $unmet } требований
    } и { $points ->
        [0] не теряет очков
        [one] теряет { $points } очко
        [few] теряет { $points } очка
       *[many] теряет { $points } очков
    }.
tr-event-demands-unmet-wild =
    { $player } тратит { $wilds ->
        [one] { $wilds } джокер
        [few] { $wilds } джокера
       *[many] { $wilds } джокеров
    }, но не выполняет { $unmet ->
        [one] { $unmet } требование
        [few] { $unmet } требования
       *[many] { $unmet } требований
    } и { $points ->
        [0] не теряет очков
        [one] теряет { $points } очко
        [few] теряет { $points } очка
       *[many] теряет { $points } очков
    }.
tr-event-demand-met =
    { $player } тратит на требование «{ $icon }» { $tiles ->
        [one] { $tiles } плитку форума
        [few] { $tiles } плитки форума
       *[many] { $tiles } плиток форума
    }.
tr-event-demand-met-wild =
    { $player } тратит на требование «{ $icon }» { $wilds ->
        [one] { $wilds } джокер
        [few] { $wilds } джокера
       *[many] { $wilds } джокеров
    } и сохраняет плитки форума.
tr-event-demand-met-both =
    { $player } тратит на требование «{ $icon }» { $tiles ->
        [one] { $tiles } плитку форума
        [few] { $tiles } плитки форума
       *[many] { $tiles } плиток форума
    } и { $wilds ->
        [one] { $wilds } джокер
        [few] { $wilds } джокера
       *[many] { $wilds } джокеров
    }.
tr-event-consul-takes = { $player } становится консулом и берёт «{ $tile }» жёлтой стороной вверх.
tr-event-vice-takes = { $player } становится вице-консулом и берёт «{ $tile }» серой стороной вверх.
tr-event-drawn = { $player } берёт карту из колоды.
tr-event-seen = { $player } берёт из колоды «{ $card }».
tr-event-taken-left = { $player } берёт «{ $card }» из левой стопки сброса.
tr-event-taken-right = { $player } берёт «{ $card }» из правой стопки сброса.
tr-event-discarded-left = { $player } сбрасывает «{ $card }» в левую стопку.
tr-event-discarded-right = { $player } сбрасывает «{ $card }» в правую стопку.
tr-event-card-laid = { $player } выкладывает «{ $card }».
tr-event-played = { $player } играет карты в свою выкладку: { $cards }.
tr-event-shipped-same =
    { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за корабль одинаковых товаров: { $cargo }.
tr-event-shipped-pairs =
    { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за корабль пар: { $cargo }.
tr-event-shipped-different =
    { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за корабль разных товаров: { $cargo }.
tr-event-tokens-military_camp =
    { $count ->
        [0] { $player }: фишек для военного лагеря не осталось.
        [one] { $player } отправляет в военный лагерь { $count } фишку.
        [few] { $player } отправляет в военный лагерь { $count } фишки.
       *[many] { $player } отправляет в военный лагерь { $count } фишек.
    }
tr-event-tokens-worker_camp =
    { $count ->
        [0] { $player }: фишек для лагеря рабочих не осталось.
        [one] { $player } отправляет в лагерь рабочих { $count } фишку.
        [few] { $player } отправляет в лагерь рабочих { $count } фишки.
       *[many] { $player } отправляет в лагерь рабочих { $count } фишек.
    }
tr-event-forum = { $player } берёт с форума «{ $tile }».
tr-event-marched = { $player } ведёт полководца в провинцию { $province }.
tr-event-marched-tile = { $player } ведёт полководца в провинцию { $province } и берёт «{ $tile }».
tr-event-occupied =
    { $player } занимает провинцию { $province } за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
tr-event-senate =
    { $points ->
        [one] { $player } продвигается в сенате за { $points } очко.
        [few] { $player } продвигается в сенате за { $points } очка.
       *[many] { $player } продвигается в сенате за { $points } очков.
    }
tr-event-built-empty = { $player } строит на участке, где плитки уже нет.
tr-event-built =
    { $player } строит «{ $kind }» за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.

## Почему ход не разрешён: целые предложения. $question (предложение), $action, $other, $tile, $card, $laid, $pile,
## $province, $leader (где он), $stack, $color (названия), $name (что должно было выпасть), $colors, $cards, $tiles
## (списки), $site, $count, $needs, $most (числа)
tr-why-over = Партия окончена.
tr-why-not-now = Сейчас решается другое. { $question }
tr-why-other-action = Это относится к действию «{ $other }», а сейчас выполняется действие «{ $action }».
tr-why-tray-empty = Чаша «{ $action }» пуста.
tr-why-no-marker = Маркеров этого цвета больше не осталось: { $color }.
tr-why-marker-order = Два маркера для этой чаши кладут по очереди, сначала более ранний цвет. Порядок цветов: { $colors }.
tr-why-covered = Место действия «{ $action }» уже накрыто маркером +2.
tr-why-deck-empty = Карт в колоде не осталось.
tr-why-pile-empty = Там нет карт: { $pile }.
tr-why-not-in-hand = Карты «{ $card }» нет в руке.
tr-why-card-order = Из этих двух карт сначала выкладывают «{ $card }», потом «{ $laid }».
tr-why-cargo-same = Этот корабль берёт от одного до четырёх одинаковых товаров.
tr-why-cargo-pairs = Этот корабль берёт от одной до трёх пар, и все пары — разных товаров.
tr-why-cargo-different = Этот корабль берёт от одного до четырёх разных товаров.
tr-why-no-wilds = Джокеры товара: нужно { $needs }, есть { $count }.
tr-why-too-few = Карты «{ $card }»: нужно { $needs }, есть { $count }.
tr-why-lay-first = Сначала надо выложить «{ $card }».
tr-why-laid-cards = Этот груз не подходит к выложенным картам: { $cards }.
tr-why-not-in-forum = Плитки «{ $tile }» на форуме нет.
tr-why-no-tokens = У игрока не осталось фишек в запасе.
tr-why-not-adjacent = Эта провинция не граничит с той, где стоит полководец: { $province } — { $leader }.
tr-why-leader-camp = Полководец ещё в военном лагере.
tr-why-own-legionnaire = Там уже есть легионер игрока: { $province }.
tr-why-no-legionnaire = В военном лагере нет легионеров игрока.
tr-why-no-worker = В лагере рабочих нет рабочих игрока.
tr-why-own-worker = На участке { $site } уже есть рабочий игрока.
tr-why-site-apart = Рядом с участком { $site } нет рабочих игрока.
tr-why-stack-empty = Эта стопка пуста: «{ $stack }».
tr-why-stack-once = Из каждой стопки игрок берёт только одну начальную плитку: «{ $stack }».
tr-why-no-extra-tile = У игрока нет плитки дополнительного действия «{ $action }».
tr-why-no-extra-wild = У игрока нет джокера дополнительного действия.
tr-why-wilds =
    { $count ->
        [one] Джокерами здесь можно заменить только { $count } плитку форума.
        [few] Джокерами здесь можно заменить только { $count } плитки форума.
       *[many] Джокерами здесь можно заменить только { $count } плиток форума.
    }
tr-why-no-bonus = Этой бонусной плитки нет на поле: «{ $tile }». На поле лежат: { $tiles }.
tr-why-none-left = Этого больше выпасть не может: «{ $name }».
tr-why-other-stack = Открывается верхняя плитка другой стопки: «{ $stack }».
tr-why-nothing-laid = Ещё не выложено ни одной карты, которую можно сыграть.
tr-why-laid-pair = Первые две карты для этого корабля должны быть парой, а выложены: { $cards }.
tr-why-cargo-order = Карты груза выкладывают в порядке товаров, и карта «{ $card }» должна была лечь раньше. Выложены: { $cards }.
tr-why-not-beside-camp = Полководец в военном лагере, а оттуда в эту провинцию пути нет: { $province }.
tr-why-leader-there = Полководец уже там: { $province }.
tr-why-few-wilds = Джокеры требований: нужно { $needs }, есть { $count }.
tr-why-no-player =
    { $count ->
        [one] В этой партии только { $count } игрок.
        [few] В этой партии только { $count } игрока.
       *[many] В этой партии только { $count } игроков.
    }
tr-why-twin = Две плитки этой стопки одинаковы. Та, что может открыться сейчас, называется: { $tile }
tr-why-not-in-deck = Карт «{ $card }» в колоде не осталось.
tr-why-again = «again» можно ввести, только когда в колоде от двух до { $most } карт; сейчас их { $count }.

## Что не так с позицией или сохранённым состоянием: целые предложения. $name, $suggestion (как написано, что могло
## иметься в виду), $action, $color, $stack (как в таблицах компонентов), $field (сведение), $count, $limit (числа)
tr-position-unknown-name = Ничего с названием «{ $name }» нет; возможно, имеется в виду «{ $suggestion }».
tr-position-no-such-name = Ничего с названием «{ $name }» нет; названия те же, что в таблицах компонентов.
tr-position-no-action = У действия «{ $action }» в этой позиции нет допустимых вариантов.
tr-position-extra-tiles = Столько плиток дополнительного действия с жёлтой рубашкой ещё не могло войти в игру: { $count }.
tr-position-tokens = Для одного игрока названо фишек: { $count }; у каждого их { $limit }.
tr-position-markers = Для одного игрока названо маркеров «{ $color }»: { $count }; у каждого их { $limit }.
tr-position-markers-left = Названы все чаши, но не хватает маркеров: { $count }.
tr-position-set-up = На этом этапе подготовки «{ $field }» не может отличаться от начала партии.
tr-position-two-markers = После раскладки в каждой чаше должно быть маркеров: { $count }.
tr-position-laying = Маркеры раскладывают чашу за чашей, по { $count } в каждую, сначала более ранний цвет.
tr-position-first-tiles = Начальные плитки Траяна игрока берутся из разных стопок и лежат на местах II, IV и VI в этом порядке.
tr-position-unturned = Верхняя плитка стопки «{ $stack }» ещё не открыта.

## Что не так с позицией: целые предложения, каждое о том, что лежит в коробке или чего держатся правила. $player (имя),
## $players (список имён или число игроков), $color, $card, $tile, $province, $stack (названия), $seat, $site, $space,
## $time, $last, $count, $limit, $right, $least, $most, $quarter, $completed, $sites (числа)
tr-wrong-mats = Планшетов: { $count }, а игроков: { $players }.
tr-wrong-seat = Места { $seat } нет: места считаются с 0, а игроков { $players }.
tr-wrong-time = Маркер времени не может стоять на делении { $time }: последнее деление { $last }.
tr-wrong-markers = { $player }: маркеров «{ $color }» { $count }, а у каждого игрока их { $limit }.
tr-wrong-tokens = { $player }: фишек во всех местах вместе { $count }, а у каждого игрока их { $limit }.
tr-wrong-no-legionnaire = { $player }: нет ни одного легионера, ни в лагере, ни в провинциях; один есть с самого начала и обратно не возвращается.
tr-wrong-no-worker = { $player }: нет ни одного рабочего, ни в лагере, ни на стройке; один есть с самого начала и обратно не возвращается.
tr-wrong-leader = { $player }: легионеры стоят в провинциях, а полководец ещё не выходил из лагеря.
tr-wrong-cards = Карт «{ $card }» в руках, выкладках и сбросах: { $count }, а всего их { $limit }.
tr-wrong-known = { $player }: то, что известно о картах в руке, не совпадает с самой рукой.
tr-wrong-older = Прежних колод быть не может: в этой партии колоду не тасуют заново.
tr-wrong-ledger = Записанное о картах, взятых и показанных после того, как колоду перетасовали, не сходится с руками и колодой.
tr-wrong-pile = Стопка сброса пуста, хотя в колоде есть карты.
tr-wrong-green = Плиток на зелёных местах форума: { $count }, а мест { $limit }.
tr-wrong-yellow = Плиток на жёлтых местах форума: { $count }, а мест { $limit }.
tr-wrong-tiles = Плиток «{ $tile }» у игроков, на поле и в стопке: { $count }, а всего их { $limit }.
tr-wrong-lost = Не хватает плиток «{ $tile }»; до конца первой четверти они не могли выйти из игры.
tr-wrong-stack = Плиток в стопке форума: { $count }; в четверти { $quarter } их бывает от { $least } до { $most }.
tr-wrong-extras = Плиток дополнительного действия, которым ещё предстоит появиться: { $count }; должно быть { $right }, потому что каждую четверть приходят три.
tr-wrong-province = «{ $province }»: там лежит плитка, хотя там стоит полководец или легионер.
tr-wrong-top = Стопка «{ $stack }» не показывает верхнюю плитку или показывает её, хотя пуста.
tr-wrong-unturned = Верхняя плитка одной из стопок не открыта.
tr-wrong-kept = Не хватает плиток Траяна с требованием: { $count }; кто выполнил такую плитку, оставляет её себе.
tr-wrong-arch = { $player }: арка стоит на плитке или в центре, хотя есть свободное место.
tr-wrong-covered = Мест с маркером +2: { $count }, а выполненных плиток Траяна, которые его дают: { $completed }.
tr-wrong-apart = { $player }: рабочие на участках стоят не вплотную друг к другу.
tr-wrong-site = На участке { $site } плитка лежит ровно до тех пор, пока там нет рабочих.
tr-wrong-built = Плиток строительства у игроков: { $count }, а участков с рабочими: { $sites }.
tr-wrong-builders = Плиток строительства у них ({ $players }): { $count }; судя по рабочим, должно быть от { $least } до { $most }.
tr-wrong-yellow-tiles = Жёлтых бонусных плиток у всех игроков: { $count }; к этому времени должно быть { $right }.
tr-wrong-gray-tiles = Серых бонусных плиток у всех игроков: { $count }; к этому времени должно быть { $right }.
tr-wrong-first-bonus = { $player }: нет жёлтой бонусной плитки, а одна есть у каждого с самого начала.
tr-wrong-bonus-tiles = { $player }: слишком много бонусных плиток; к этому времени у игрока их не больше { $most }.
tr-wrong-bonus-display = Бонусных плиток на поле: { $count }; пока их не раздали, их { $limit }.
tr-wrong-demand-icon = Плиток требований одного вида больше, чем их есть.
tr-wrong-demands = Ещё не открытых плиток требований: { $count }; должно быть { $right }, потому что каждую четверть приходят три.
tr-wrong-senate = На делении { $space } трека сената диски не лежат друг на друге без пропусков.
tr-wrong-first-tiles = { $player }: две начальные плитки Траяна из одной и той же стопки.
tr-wrong-winner = По очкам и сенату победитель другой: { $player }.

## Стол в терминале: короткие подписи, буквы цветов маркеров, знаки. $arch (знак)
tr-table-time = Четверть · раунд · время
tr-table-demands = Требования
tr-table-forum = Форум
tr-table-stacks = Плитки Траяна
tr-table-bonus = Бонусные плитки
tr-table-cards = Колода · сброс
tr-table-ships = Цветные корабли
tr-table-senate = Сенат
tr-table-tokens = Запас · лагеря
tr-table-tiles = Плитки
tr-table-built = Построено
tr-table-hand = Рука
tr-table-display = Выкладка
tr-table-yellow = Жёлтые бонусы
tr-table-gray = Серые бонусы
tr-table-side-yellow = Жёлтая сторона: { $effect }
tr-table-side-gray = Серая сторона: { $effect }
tr-table-steps = зелёный жёлтый синий
tr-table-legend = { $arch } арка Траяна · { $point } очки: на треке → если бы партия закончилась сейчас · { $leader } полководец или военный лагерь · { $token } легионер или рабочий с номером игрока · [ ] два маркера, которых требует плитка Траяна · { $letters }
tr-letter-yellow = Ж
tr-letter-orange = О
tr-letter-green = З
tr-letter-white = Б
tr-letter-pink = Р
tr-letter-blue = С
