### Ошибки пользователя: одно предложение о том, что не так и как было бы верно.
### $why — всегда целое предложение, другое сообщение со своей точкой; поэтому сообщение, которое им кончается, без точки.

## Ходы. $action, $seat (числа; места с 1), $legal, $examples (списки), $move, $text, $word (как введено),
## $expected (чей ход, сообщение)
error-not-an-action = «{ $action }» — не действие; действие — это целое число из списка допустимых.
error-illegal-action = Действие { $action } здесь недопустимо; допустимы: { $legal }.
error-batch-illegal = Действие { $action } недопустимо в партии { $game } из набора; допустимы: { $legal }. Ни в одной партии ничего не сделано.
error-batch-over = Партии набора не могут начинаться с позиции, в которой игра уже окончена.
error-illegal-move = Ход «{ $move }» здесь недопустим; допустимы, например: { $legal }.
error-illegal-move-why = Ход «{ $move }» здесь недопустим. { $why }
error-illegal-move-untold = Ход «{ $move }» здесь невозможен.
error-unknown-move = Слово «{ $word }» в ходе «{ $text }» неизвестно; подходят, например: { $examples }.
error-move-form = В ходе «{ $text }» слов не хватает или слишком много; он записывается так: «{ $form }».
error-empty-move = Ход не может быть пустым; это одна строка из слов.
error-not-your-turn = Сейчас не ход игрока { $seat }; ходит: { $expected }.
error-not-chances-turn = Сейчас не очередь случая; ходит: { $expected }.
error-game-over = Партия окончена, и ход «{ $move }» сделать уже нельзя.
error-interrupted = «{ $move }» нельзя назвать вместе с предыдущим: между ними ходит { $expected }. Ничего не сделано.

## Игры, параметры, числа. $games, $options, $allowed, $languages (списки), $game (название), $count (число)
error-unknown-game = Нет игры «{ $name }»; есть игры: { $games }.
error-unknown-option = У игры «{ $game }» нет параметра «{ $option }»; её параметры: { $options }.
error-bad-option-value = Параметр «{ $option }» не может иметь значение «{ $value }»; допустимо: { $allowed }.
error-bad-player-count =
    { $count ->
        [one] Игра «{ $game }» не рассчитана на { $count } игрока; допустимое число игроков: { $allowed }.
        [few] Игра «{ $game }» не рассчитана на { $count } игроков; допустимое число игроков: { $allowed }.
       *[many] Игра «{ $game }» не рассчитана на { $count } игроков; допустимое число игроков: { $allowed }.
    }
error-too-many-names = Имён больше, чем игроков: { $names }; число игроков: { $players }.
error-bad-number = Значение «{ $option }» не может быть равно «{ $value }»; допустимо: { $allowed }.
error-bad-seed = «{ $seed }» — не зерно случайности; зерно — это целое число от 0 до 2⁶⁴ − 1.
error-array-too-small = Размер массива для наблюдения — { $size }, а нужно не меньше { $needed }.
missing-extra = Здесь нет пакета Python «{ $package }»; установите его: { $command }
error-worker-died = Один из рабочих процессов прервался (сыграно игр: { $finished } из { $wanted }); возможно, не хватило памяти. Попробуйте ещё раз с меньшим числом процессов.
error-unknown-language = Нет языка «{ $lang }»; есть языки: { $languages }.

## Позиции. $card, $wonder, $token (названия), $name, $suggestion (как написано и что могло иметься в виду), $first, $second
## (места), $age, $current, $slot, $last, $covering, $pawn, $count, $limit, $coins, $player (числа; игроки с 1)
error-bad-position = Такая позиция невозможна. { $why }
error-position-unknown-field = У позиции нет поля «{ $field }»; есть поля: { $fields }.
error-position-unknown-card = Нет карты «{ $name }»; возможно, имелась в виду «{ $suggestion }».
error-position-no-such-card = Нет карты «{ $name }»; карты называются так же, как в таблицах компонентов.
error-position-unknown-wonder = Нет чуда «{ $name }»; возможно, имелось в виду «{ $suggestion }».
error-position-no-such-wonder = Нет чуда «{ $name }»; чудеса называются так же, как в таблицах компонентов.
error-position-unknown-token = Нет жетона прогресса «{ $name }»; возможно, имелся в виду «{ $suggestion }».
error-position-no-such-token = Нет жетона прогресса «{ $name }»; жетоны называются так же, как в таблицах компонентов.
error-position-card-twice = Карта «{ $card }» всего одна, а использована дважды: { $first }, { $second }.
error-position-wonder-twice = Чудо «{ $wonder }» всего одно, а использовано дважды: { $first }, { $second }.
error-position-token-twice = Жетон прогресса «{ $token }» всего один, а использован дважды: { $first }, { $second }.
error-position-later-age = Карта «{ $card }» относится к эпохе { $age }, которая ещё не началась.
error-position-wrong-age = Карта «{ $card }» относится к эпохе { $age } и не может лежать в раскладке эпохи { $current }.
error-position-slot-range = Нет ячейки { $slot }; ячейки пронумерованы от 0 до { $last }.
error-position-slot-gone = Ячейка { $slot } не может быть пустой, пока на ней лежит карта из ячейки { $covering }.
error-position-pawn-range = Фишка конфликта не может стоять на { $pawn }; она стоит от −{ $limit } до { $limit }.
error-position-military-token =
    { $coins ->
        [one] Военного жетона на { $coins } монету на стороне игрока { $player } уже быть не может: фишка конфликта на делении { $pawn } дошла до него.
        [few] Военного жетона на { $coins } монеты на стороне игрока { $player } уже быть не может: фишка конфликта на делении { $pawn } дошла до него.
       *[many] Военного жетона на { $coins } монет на стороне игрока { $player } уже быть не может: фишка конфликта на делении { $pawn } дошла до него.
    }
error-position-military-order =
    { $coins ->
        [one] Военный жетон на { $coins } монету на стороне игрока { $player } не может уйти раньше более близкого.
        [few] Военный жетон на { $coins } монеты на стороне игрока { $player } не может уйти раньше более близкого.
       *[many] Военный жетон на { $coins } монет на стороне игрока { $player } не может уйти раньше более близкого.
    }
error-position-too-many-wonders = Чудес у игрока { $player }: { $count }; у игрока их не больше { $limit }.
error-position-too-many-built = Построено чудес: { $count }; двое игроков вместе строят не больше { $limit }.
error-position-too-many-tokens = Жетонов прогресса на поле: { $count }; их там не больше { $limit }.
error-position-won-military = Игрок { $player } уже победил военным превосходством; партия должна ещё продолжаться.
error-position-won-science = Игрок { $player } уже победил научным превосходством; партия должна ещё продолжаться.
error-position-form = Позиция описана неверно ({ $detail }).
error-position-token-count = Жетонов прогресса на поле и у игроков: { $count }; должно быть { $limit } или на один больше, если построена Великая библиотека.
error-position-draft = При выборе чудес игроки берут по очереди; сейчас чудес у них должно быть { $first } и { $second }.
error-position-group = Чудес в группе выбора: { $count }; должно быть { $limit }.
error-position-draft-early = При выборе чудес ещё нет ни карт, ни жетонов, ни построенных чудес.
error-position-no-starter = Когда фишка посередине, при этом параметре никто не выбирает, кто начинает; задайте сразу следующий ход.
error-position-no-military-token = Военного жетона { $token } нет; жетон записывается как (место, монеты), например (1, 2).
error-position-slot-open = Карта в ячейке { $slot } должна лежать лицом вверх: так она выложена или её уже ничто не закрывает.
error-position-slot-hidden = Карта в ячейке { $slot } лежит рубашкой вверх; она может быть только «down» или, в эпохе 3, «guild».
error-position-slot-both = Ячейка { $slot } не может быть и пустой, и занятой.
error-position-used-cards = Карт эпохи { $age } в игре: { $count }, а пустых ячеек: { $taken }.
error-position-empty-layout = Раскладка пуста; тогда эпоха уже закончилась бы.
error-position-too-many-guilds = Гильдий в игре: { $count }; их ровно { $limit }.
error-position-too-many-cards = Карт эпохи { $age } в игре, не считая гильдий: { $count }; их не больше { $limit }.

## Записи и сохранённые игры. $line (число), $text (строка), $version, $supported, $field, $file
error-record-not-a-record = Это не запись игры; запись начинается с заголовка, в котором названа игра.
error-record-version = Запись сделана в версии { $version }; читаются версии: { $supported }.
error-record-damaged = Запись повреждена. { $why }
error-record-header = Поле «{ $field }» в заголовке записи неверно. { $why }
error-record-line = Строка { $line } записи, «{ $text }», неверна. { $why }
error-newer-rules = Игра сыграна по правилам версии { $version }; здесь известны версии до { $supported } включительно.
error-save-version = Игра сохранена в версии { $version }; читаются версии: { $supported }.
error-save-not-a-match = Это не сохранённая игра; сохранённая игра — это файл, записанный этой программой.
error-save-damaged = Сохранённая игра повреждена. { $why }
error-save-file-damaged = Сохранённая игра «{ $file }» повреждена. { $why }
error-state-damaged = Сохранённое состояние повреждено. { $why }

## Что не так со строкой записи или с сохранённой игрой: $why сообщений выше. $fields (список), $form (образец),
## $line, $players (числа), $result (как в заголовке), $part (поле сохранённой игры)
error-record-field = Такого поля в заголовке нет; есть поля: { $fields }.
error-record-twice = То же поле заголовка уже есть в строке { $line }.
error-record-form = Это записывается так: «{ $form }».
error-record-start = В начальной позиции другие параметры или другое число игроков, чем в заголовке.
error-record-mover = Ход начинается с номера игрока, от 1 до { $players }, или с * для случая.
error-record-veiled = То, что здесь стоит, скрыто от того, для кого сделана запись, и дальше игру воспроизвести нельзя.
error-record-result = Ходы приводят к результату «{ $result }».
error-record-unfinished = После последнего хода партия не окончена.
error-save-checksum = Содержимое не сходится с контрольной суммой.
error-save-part = Поле «{ $part }» не согласуется с остальными.

## Что не так с сохранённым состоянием: $why сообщения error-state-damaged. $detail (техническая фраза), $name, $phase
error-damage-form = Данные имеют неправильный вид ({ $detail }).
error-damage-name = Имя «{ $name }» неизвестно.
error-damage-twice = «{ $name }» находится в двух местах.
error-damage-tucked = Под непостроенным чудом «{ $name }» лежит карта.
error-damage-phase = Ожидаемое решение «{ $phase }» не согласуется с остальным.
error-damage-no-choice = Тому, кто ходит, не из чего выбирать.

## Отмена и возврат хода
error-nothing-to-undo = Нет хода, который можно взять назад.
error-nothing-to-redo = Нет взятого назад хода, который можно повторить.
error-history-absent = Для этого нужна вся история партии, но её начало не загружено (пропущено записей: { $absent }).
error-undo-barrier-chance = Последний ход уже нельзя взять назад: исход случая уже известен.
error-undo-barrier-hidden = Последний ход уже нельзя взять назад: с тех пор открылось нечто скрытое.
error-undo-barrier-player = Последний ход уже нельзя взять назад: с тех пор сходил другой игрок.

## Файлы. $why (слова самой системы, не предложение)
error-file-not-found = Нет файла «{ $file }»; проверьте его имя и папку.
error-file-unreadable = Файл «{ $file }» не читается ({ $why }).
error-file-unwritable = Файл «{ $file }» не записывается ({ $why }).
