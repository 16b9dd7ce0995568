### Траян: что страница добавляет к словам игры.

tr-ui-board = Поле
tr-ui-players = Игроки
tr-ui-districts = Районы
tr-ui-whole = Районы крупно
tr-ui-close = Закрыть
tr-ui-circle-of = Круг действий: { $name }
tr-ui-mat-of = Планшет: { $name }
tr-ui-tray = { $numeral } · { $name }
tr-ui-set-up = Подготовка
tr-ui-now = сейчас
tr-ui-next = далее
tr-ui-none = нет
tr-ui-empty = Пусто.
tr-ui-once = разово
tr-ui-each = за шт.
tr-ui-points = очков
tr-ui-times =
    { $count ->
        [1] { $thing }
       *[other] { $count } × { $thing }
    }
tr-ui-no-building = без плитки
tr-ui-hand = Рука
tr-ui-displayed = Выкладка
tr-ui-extra-actions = Доп. действия
tr-ui-forum-tiles = Плитки форума
tr-ui-buildings = Постройки
tr-ui-bonus-tiles = Бонусы
tr-ui-supply = Фишки в запасе
tr-ui-votes = Голоса
tr-ui-wild-tiles = Джокеры
tr-ui-extra-tiles = Плитки доп. действия
tr-ui-left = лев.
tr-ui-right = прав.
tr-ui-deck = Колода
tr-ui-cards = Колода и сброс
tr-ui-until-quarter = до конца четверти
tr-ui-forum-stack = Форум; плиток в стопке: { $count }
tr-ui-provinces = Провинции
tr-ui-sites = Строительные участки
tr-ui-stacks = Стопки плиток Траяна
tr-ui-senate-track = Трек сената
tr-ui-camp-military = Военный лагерь
tr-ui-workers = Рабочие
tr-ui-camp-worker = Лагерь рабочих
tr-ui-germania-magna = Великая Германия
tr-ui-hispania = Испания
tr-ui-oceanus = Океан
tr-ui-mare-nostrum = Наше море
tr-ui-consul = консул
tr-ui-vice = вице
tr-ui-if-now = Если бы партия закончилась сейчас

tr-ui-quarter =
    { $quarter ->
        [1] Четверть I
        [2] Четверть II
        [3] Четверть III
       *[other] Четверть IV
    }
tr-ui-round = раунд { $round } из 4
tr-ui-time = Время
tr-ui-of = из { $spaces }
tr-ui-round-ends = конец раунда
tr-ui-quarter-ends = конец четверти
tr-ui-demands = Народ требует
tr-ui-demand-hidden = Ещё не открыто
tr-ui-met = можно выполнить
tr-ui-unmet = пока не выполнить
tr-ui-penalty = штраф: { $one } / { $two } / { $three }
tr-ui-penalty-now = сейчас { $points }

tr-ui-ask-into = Какой маркер в чашу { $tray }?
tr-ui-ask-choose_tray = Из какой чаши взять маркеры?
tr-ui-ask-pick_card = Возьмите карту
tr-ui-ask-pick_trajan_tile = Возьмите плитку Траяна для места { $slot }
tr-ui-ask-cover_space = Куда положить маркер +2?
tr-ui-ask-act-seaport = Что делать в порту?
tr-ui-ask-act-forum = Возьмите плитку форума
tr-ui-ask-act-military = Набрать, пойти или занять?
tr-ui-ask-act-senate = Продвинуться в сенате?
tr-ui-ask-act-trajan = Возьмите плитку Траяна
tr-ui-ask-act-construction = Нанять или построить?
tr-ui-ask-bonus-action = Бонусное действие: { $action }
tr-ui-ask-again = Ещё раз: { $action }
tr-ui-ask-lay_second_card = Сыграть, отправить или добавить?
tr-ui-ask-complete_cargo = Сыграть карты или отправить?
tr-ui-ask-discard_card = Сбросьте одну карту
tr-ui-ask-spend_extra_tile = Повторить: { $action }?
tr-ui-ask-meet_demands = { $icon }: потратить и джокеры?
tr-ui-ask-choose_bonus_tile = Вы консул: выберите бонус
tr-ui-line-choose_tray = маркеры = время · действие — где ляжет последний
tr-ui-line-lay_out_markers = по два в каждую чашу; плитки Траяна потребуют пары цветов
tr-ui-line-pick_card = карта { $number } из 3: из колоды или открытая
tr-ui-line-pick_trajan_tile = не больше одной из каждой стопки
tr-ui-line-cover_space = плитки там повторяют действие дважды
tr-ui-line-tray =
    { $count ->
        [one] { $count } маркер · время +{ $count } · затем { $action }
        [few] { $count } маркера · время +{ $count } · затем { $action }
       *[many] { $count } маркеров · время +{ $count } · затем { $action }
    }
tr-ui-line-sow = { $count } из { $source } · время { $from } ▸ { $to } · затем { $action }
tr-ui-line-seaport = или нажмите на карты в руке
tr-ui-line-forum = любая плитка, с зелёного или жёлтого места
tr-ui-line-military = полководец берёт плитку провинции, в которую входит
tr-ui-line-senate = очки следующего деления
tr-ui-line-trajan = она ляжет на место с аркой
tr-ui-line-construction = первая плитка каждого вида даёт бонусное действие
tr-ui-line-lay_second_card = корабль показывает, сколько он даст
tr-ui-line-complete_cargo = можно добавить карты и джокеры
tr-ui-line-discard_card = сначала карта, затем стопка
tr-ui-line-spend_extra_tile = не больше одной плитки за ход
tr-ui-line-meet_demands = джокер может заменить плитку форума
tr-ui-line-choose_bonus_tile = другой, серой стороной, получит вице-консул
tr-ui-left-over = затем ещё раз
tr-ui-log-sow = { $name } раскладывает маркеры из { $source } до { $target }: { $colors }.
tr-ui-no-tile = без плитки
tr-ui-completes = возможна { $tray }: { $points }
tr-ui-completes-now = выполнит { $tray }: { $points }
tr-ui-reveals = Откроется новое, без отмены.
tr-ui-recruit = Набрать
tr-ui-hire = Нанять
tr-ui-occupy = Занять
tr-ui-draw = Взять 2, сбросить 1
tr-ui-play = Сыграть
tr-ui-play-draws = и взять { $count }
tr-ui-ship-same = Одинаковые
tr-ui-ship-pairs = Пары
tr-ui-ship-different = Разные
tr-ui-again-once = Ещё раз
tr-ui-again-twice = Ещё дважды
tr-ui-add = Добавить: { $card }
tr-ui-laid = Выложено: { $card }
tr-ui-unpick = Вернуть: { $card }
tr-ui-hidden-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

tr-ui-tip-quarter = Четыре четверти по четыре раунда. После каждого из первых трёх раундов четверти народ чего-то требует; в конце четвёртого требования нужно выполнить.
tr-ui-tip-time = Маркер времени на { $now } из { $spaces } делений. Он проходит столько делений, сколько взято маркеров. Когда он проходит старт, после этого хода раунд заканчивается.
tr-ui-tip-demand = Выполняют в конце четверти: плитками форума, джокерами или оставленными плитками Траяна. Штраф за 1 / 2 / 3 невыполненных: { $one } / { $two } / { $three }.
tr-ui-tip-score = Победные очки: { $points }
tr-ui-tip-score-now = Если бы партия закончилась сейчас: { $points }
tr-ui-tip-supply = Фишек в запасе: { $count }. Из них получаются легионеры и рабочие.
tr-ui-tip-votes =
    { $count ->
        [one] { $count } голос, если бы четверть закончилась сейчас: деление трека и плитки сената.
        [few] { $count } голоса, если бы четверть закончилась сейчас: деление трека и плитки сената.
       *[many] { $count } голосов, если бы четверть закончилась сейчас: деление трека и плитки сената.
    }
tr-ui-tip-deck = Карт: { $count }. Берут две и одну сбрасывают или берут столько, сколько сыграли.
tr-ui-tip-pile = Сверху: { $card }. Карт в стопке: { $count }.
tr-ui-tip-good = Ещё не видели: { $count }.
tr-ui-tip-known = Эту карту видели все.
tr-ui-tip-secret = Вашу руку видите только вы; остальные знают, сколько в ней карт и какие взяты из сброса.
tr-ui-tip-mat = Щелчок открывает весь планшет и набранные очки.
tr-ui-tip-laid = Выложена, чтобы сыграть или отправить.
tr-ui-tip-displayed = Остаётся выложенной до конца; учитывается только для бонусных плиток.
tr-ui-tip-ship_same = От одного до четырёх одинаковых товаров.
tr-ui-tip-ship_pairs = От одной до трёх пар разных товаров.
tr-ui-tip-ship_different = От одного до четырёх разных товаров.
tr-ui-tip-ship-front = Цветной: { $points }
tr-ui-tip-ship-back = Серый: { $points }
tr-ui-tip-ship-gray = Им уже пользовались; в следующей четверти снова станет цветным.
tr-ui-tip-province = Очки за легионера: { $points }; сейчас следующий принесёт { $now }.
tr-ui-tip-leaders = Полководцы: { $players }
tr-ui-tip-legionnaires = Легионеры: { $players }
tr-ui-tip-beside = Соседи: { $provinces }
tr-ui-tip-camp-military = Здесь легионеры ждут, пока полководец не займёт провинцию. В конце по 1 очку за каждого.
tr-ui-tip-camp-worker = Здесь рабочие ждут стройки. В конце по 1 очку за каждого.
tr-ui-tip-senate-title = Сенат { $space }
tr-ui-tip-senate = Очки за это деление: { $points }; столько же голосов в конце четверти.
tr-ui-tip-site = Участок { $site }
tr-ui-tip-workers = Рабочие: { $players }
tr-ui-tip-sets = В конце: три одного вида — 10 очков, четыре — 20.
tr-ui-tip-tile = { $one } + { $other } { $where }. Очки: { $points }.
tr-ui-tip-tile-slot = в чаше { $tray }, когда туда ложится последний маркер
tr-ui-tip-tile-any = в чаше рядом, когда туда ложится последний маркер
tr-ui-tip-gift-cards = Карты берутся из колоды.
tr-ui-tip-gift-worker = Фишки идут из запаса в лагерь рабочих.
tr-ui-tip-gift-legionnaire = Фишки идут из запаса в военный лагерь.
tr-ui-tip-gift-plus_two = Маркер +2 накрывает место доп. действия: плитки там повторяют действие дважды.
tr-ui-tip-gift-demand = Плитка остаётся и выполняет это требование в каждой четверти.
tr-ui-tip-arch = Арка Траяна
tr-ui-tip-arch-text = Сюда ляжет следующая плитка Траяна; затем арка перейдёт по часовой стрелке на свободное место.
tr-ui-tip-slot = Место { $tray }
tr-ui-tip-slot-text = Здесь может лежать плитка Траяна.
tr-ui-tip-space-one = Потраченная здесь плитка повторяет действие один раз, с маркером +2 — дважды.
tr-ui-tip-space-two = Накрыто маркером +2: потраченная здесь плитка повторяет действие дважды.
tr-ui-tip-space-tiles = Своих плиток: { $count }
tr-ui-tip-action-seaport = Взять две карты и одну сбросить; или взять карту из сброса; или сыграть одну или две карты и взять столько же; или отправить товары за очки.
tr-ui-tip-action-forum = Взять одну плитку форума.
tr-ui-tip-action-military = Набрать легионера; или переместить полководца и взять плитку, которая там лежит; или занять провинцию, где он стоит.
tr-ui-tip-action-senate = Продвинуться на одно деление и получить его очки.
tr-ui-tip-action-trajan = Взять верхнюю плитку стопки для места с аркой.
tr-ui-tip-action-construction = Нанять рабочего; или построить рядом со своими рабочими и взять плитку, которая там лежит.
