### Игроки-программы.

## Уровни, по которым называются места
bot-level-random = Случайный игрок
bot-level-novice = Новичок
bot-level-apprentice = Ученик
bot-level-expert = Знаток
bot-level-master = Мастер

## Что бот может сделать не так; вместо этого делается случайный ход, а после трёх ошибок его место занимает случайный игрок
bot-illegal-answer = ответ «{ $answer }» — недопустимый ход
bot-crashed = бот аварийно завершился ({ $why })

## Какие боты бывают. $bots и $settings — списки
bot-unknown = Нет бота «{ $name }»; есть боты: { $bots }.
bot-no-settings = У бота «{ $name }» нет настроек.
bot-unknown-setting = «{ $bot }»: нет настройки «{ $name }»; есть настройки: { $settings }.
bot-bad-setting = «{ $bot }»: настройка «{ $name }» не может быть «{ $value }»; допустимо от { $low } до { $high }.

## Веса оценки
error-bad-weights = «{ $file }» — не таблица весов: { $why }.
error-bad-weight = В файле «{ $file }» для веса «{ $name }» нужно число.
error-unknown-weight = «{ $file }»: нет веса «{ $name }».
