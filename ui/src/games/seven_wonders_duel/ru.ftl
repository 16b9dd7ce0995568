### Что говорит сам стол «7 чудес: Дуэль». $name: игрок.

swd-ui-board = Стол
swd-ui-fit = Весь стол
swd-ui-pyramid = { $age }, карт: { $count }
swd-ui-track = Военный трек
swd-ui-progress = Прогресс
swd-ui-science = Научные символы
swd-ui-pile = Сброс
swd-ui-pile-short = Сброс
swd-ui-pile-empty = В сбросе пока ничего нет.
swd-ui-pile-count =
    { $count ->
        [one] { $count } карта в сбросе
        [few] { $count } карты в сбросе
       *[many] { $count } карт в сбросе
    }
swd-ui-log-turned = Открыто: { $cards }.
swd-ui-close = Закрыть
swd-ui-draft = Выбор чудес
swd-ui-order = Порядок выбора
swd-ui-order-what = Из каждой четвёрки чудес один игрок берёт первое и последнее, другой — два между ними. Во второй четвёрке игроки меняются ролями.
swd-ui-cost = Цена
swd-ui-city-of = Город: { $name }
swd-ui-card-of = { $age }, карта { $number } из { $count }
swd-ui-card-short = { $age } · { $number }/{ $count }
swd-ui-wonders-of = Чудеса: { $count } из { $limit }
swd-ui-cards-left =
    { $count ->
        [one] Осталась { $count } карта
        [few] Осталось { $count } карты
       *[many] Осталось { $count } карт
    }
swd-ui-cards-unseen =
    { $count ->
        [one] { $count } закрыта
        [few] { $count } закрыты
       *[many] { $count } закрыто
    }

## Что спрашивается. $card, $age (имена)
swd-ui-ask-card = Выберите карту
swd-ui-ask-card-how = На столе или здесь.
swd-ui-ask-again = У вас ещё один ход.
swd-ui-ask-use = { $card }: что с ней сделать?
swd-ui-ask-other = Или выберите другую карту.
swd-ui-ask-draft = Выберите чудо
swd-ui-draft-how = Построить его можно позже, в эпохах; сейчас это ничего не стоит.
swd-ui-ask-progress = Пара: возьмите жетон прогресса
swd-ui-progress-how = Два одинаковых научных символа. Жетон останется у вас до конца.
swd-ui-ask-library = Оставьте себе один из жетонов
swd-ui-library-how = Они взяты из коробки; остальные вернутся в неё.
swd-ui-ask-discarded = Постройте карту из сброса бесплатно
swd-ui-discarded-how = Она войдёт в ваш город со всеми эффектами.
swd-ui-ask-destroy = Выберите карту для сброса
swd-ui-destroy-how = Ваше чудо уберёт её из города игрока { $name }.
swd-ui-ask-starter = { $age }: кто начинает?
swd-ui-starter-weaker = Ваша армия слабее, поэтому решаете вы.
swd-ui-starter-last = Армии равны, а последнюю карту взяли вы.

## Что можно сделать с картой. $count, $price, $coins (числа)
swd-ui-build = Построить
swd-ui-discard = Сбросить
swd-ui-drop = Вернуть карту
swd-ui-short = мало на { $count }
swd-ui-reveals = Откроет карту: отменить будет нельзя
swd-ui-too-dear = Стоит { $price }, а у вас { $coins }.
swd-ui-impossible = Сейчас нельзя.
swd-ui-wonder-how = Чтобы построить его, возьмите карту со стола и положите под это чудо.
swd-ui-back-why = Эта карта закрыта. Она откроется, когда на ней ничего не будет лежать.
swd-ui-opens-for = откроется для { $letter }
swd-ui-opens-you = откроется для вас
swd-ui-desk-opens = Освободит: { $cards }. Следующий ход: { $name }.
swd-ui-desk-turns =
    { $count ->
        [one] Откроется { $count } карта: без отмены.
        [few] Откроются { $count } карты: без отмены.
       *[many] Откроется { $count } карт: без отмены.
    }
swd-ui-desk-nothing = Ничего не освободит.
swd-ui-desk-frees = Позже бесплатно: «{ $card }».
swd-ui-price-chain = бесплатно по символу цепочки
swd-ui-price-printed = { $coins } на карте

## Названия карт для программы чтения с экрана. $card (имя), $coins (число)
swd-ui-aria-card =
    { $coins ->
        [0] { $card }, бесплатно
        [one] { $card }, { $coins } монета
        [few] { $card }, { $coins } монеты
       *[many] { $card }, { $coins } монет
    }
swd-ui-aria-covered = { $card }, накрыта
swd-ui-aria-back = { $card }, закрыта
swd-ui-back = Карта, { $age }
swd-ui-back-guild = Гильдия
swd-ui-back-among = Закрыта. Это одна из карт: { $cards }

## Трек. $from, $to, $points, $coins, $count (числа)
swd-ui-zone = Деления { $from }–{ $to }, сторона: { $name }
swd-ui-zone-points =
    { $points ->
        [one] Фишка здесь в конце: { $points } очко. Получает { $name }.
        [few] Фишка здесь в конце: { $points } очка. Получает { $name }.
       *[many] Фишка здесь в конце: { $points } очков. Получает { $name }.
    }
swd-ui-zone-token =
    { $coins ->
        [one] Когда фишка впервые придёт сюда, { $name } теряет { $coins } монету.
        [few] Когда фишка впервые придёт сюда, { $name } теряет { $coins } монеты.
       *[many] Когда фишка впервые придёт сюда, { $name } теряет { $coins } монет.
    }
swd-ui-zone-used = Жетон здесь использован ({ $name }, до { $coins } монет).
swd-ui-capital = Столица: { $name }
swd-ui-capital-what = Если фишка дойдёт сюда, сразу побеждает { $name }.
swd-ui-pawn = Фишка конфликта
swd-ui-pawn-middle = Посередине: никто не впереди.
swd-ui-pawn-lead = { $name } впереди на { $count }. На 9 столица падает, и партия выиграна.
swd-ui-leads = впереди на { $count }

## Города. $count, $needed, $base, $made (числа), $price (количество)
swd-ui-treasury = Казна
swd-ui-treasury-what = Каждые 3 монеты дают 1 очко в конце.
swd-ui-score = Очки, если бы партия закончилась сейчас
swd-ui-score-none = Очков пока нет.
swd-ui-final = Итоговые очки
swd-ui-final-won = Побеждает { $name }.
swd-ui-final-shared = Победили оба.
swd-ui-final-points = Очки уже не важны.
swd-ui-look = Посмотреть на стол
swd-ui-make = даёт
swd-ui-buy = купить
swd-ui-market-makes = Город производит: { $count }
swd-ui-market-price = Ещё одна единица: { $price } ({ $base } + { $made } производит { $name })
swd-ui-market-fixed = Ещё одна единица: { $price }, фиксированная цена
swd-ui-column-brown = Производство
swd-ui-column-blue = Гражданские постройки
swd-ui-column-green = Наука
swd-ui-column-yellow = Торговля
swd-ui-column-red = Армия и гильдии
swd-ui-points =
    { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }
swd-ui-symbols = { $count } из { $needed } символов
swd-ui-science-what = { $needed } разных символов сразу приносят победу; пока собрано: { $had }. Два одинаковых дают жетон прогресса.
swd-ui-discard-income = сброс +{ $coins }
swd-ui-built = построено
swd-ui-wonder-built = { $wonder }, построено
swd-ui-tucked = Под ним: { $card }.
swd-ui-token-of = Жетон взят: { $name }.
swd-ui-where-layout = на столе
swd-ui-where-tucked = под чудом
swd-ui-where-unseen = ещё не видели
swd-ui-where-board = на поле
swd-ui-where-box = в коробке

## Жетоны прогресса в двух словах, когда рядом стоят пять. $gained, $coins, $worth, $points, $count, $shields (числа)
swd-ui-brief-agriculture = монеты +{ $gained }, очки +{ $worth }
swd-ui-brief-architecture = чудеса: ресурсы −{ $count }
swd-ui-brief-economy = торговые монеты соперника — вам
swd-ui-brief-law = ещё один символ науки
swd-ui-brief-masonry = синие карты: ресурсы −{ $count }
swd-ui-brief-mathematics = очки +{ $points } за каждый жетон
swd-ui-brief-philosophy = очки +{ $worth }
swd-ui-brief-strategy = красные карты: щиты +{ $shields }
swd-ui-brief-theology = чудеса дают ещё ход
swd-ui-brief-urbanism = монеты +{ $gained } и +{ $coins } за цепочку
