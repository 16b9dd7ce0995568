### Игроки-программы.

## Уровни, по которым называются места
bot-level-random = Случайный игрок
bot-level-newcomer = Дебютант
bot-level-novice = Новичок
bot-level-learner = Любитель
bot-level-apprentice = Ученик
bot-level-journeyman = Подмастерье
bot-level-adept = Умелец
bot-level-expert = Знаток
bot-level-veteran = Ветеран
bot-level-champion = Чемпион
bot-level-master = Мастер
bot-character-random = ходит наугад

## Игроки с собственным планом; так называются их места
bot-plan-science = Учёный
bot-plan-military = Полководец
bot-plan-wonders = Строитель чудес
bot-plan-coins = Финансист
bot-plan-blue = Государственный муж
bot-plan-mixed = Интриган
bot-plan-huts = Основатель рода
bot-plan-tools = Мастер орудий
bot-plan-agriculture = Земледелец
bot-plan-starving = Голодный вождь
bot-plan-culture = Мудрец
bot-plan-multipliers = Собиратель
bot-plan-buildings = Строитель
bot-plan-vesta = Почитатель Весты
bot-plan-jupiter = Почитатель Юпитера
bot-plan-saturnus = Почитатель Сатурна
bot-plan-mercurius = Почитатель Меркурия
bot-plan-mars = Почитатель Марса
bot-plan-minerva = Почитатель Минервы
bot-plan-houses = Поселенец
bot-plan-cards = Вербовщик
bot-plan-trader = Торговец
bot-plan-seaport = Корабельщик
bot-plan-forum = Завсегдатай форума
bot-plan-senate = Сенатор
bot-plan-trajan = Придворный
bot-plan-construction = Зодчий
bot-plan-tiles = Охотник за жетонами
bot-plan-demands = Друг народа

## Что бот может сделать не так; вместо этого делается случайный ход, а после трёх ошибок его место занимает случайный игрок
bot-illegal-answer = ответ «{ $answer }» — недопустимый ход
bot-crashed = бот аварийно завершился ({ $why })
bot-late = нет ответа за { $seconds } с
bot-malformed = «{ $line }» — не ответ по протоколу
bot-no-answer = в ответе должно быть либо действие, либо ход
bot-closed = программа закрыла свой вывод
bot-deaf = программа закрыла свой ввод
bot-stuffed = программа не читает того, что ей сообщают
bot-endless = программа написала строку длиннее { $most } байт
bot-ended = программа завершилась (код { $code })
bot-ended-saying = программа завершилась (код { $code }) и сообщила: «{ $words }»
bot-cannot-start = не удаётся запустить программу «{ $program }» ({ $why })
bot-no-protocol = программа не говорит, какой у неё протокол
bot-other-protocol = у программы протокол { $theirs }, а здесь понимают только протокол { $ours }
bot-refused = программа отказалась («{ $why }»)
bot-no-class = класс «{ $class }» использовать нельзя ({ $why })
bot-not-a-bot = класс «{ $class }» — не бот

## Какие боты бывают. $bots, $settings и $plans — списки
bot-unknown = Нет бота «{ $name }»; есть боты: { $bots }.
bot-no-settings = У бота «{ $name }» нет настроек.
bot-unknown-setting = «{ $bot }»: нет настройки «{ $name }»; есть настройки: { $settings }.
bot-bad-setting = «{ $bot }»: настройка «{ $name }» не может быть «{ $value }»; допустимо от { $low } до { $high }.
bot-unknown-plan = «{ $bot }»: в этой игре нет плана «{ $name }»; её планы: { $plans }.
bot-no-plans = «{ $bot }»: в этой игре планов нет.
bot-bad-command = В «{ $bot }» нет команды; её пишут так: «run:./my-bot».
bot-bad-class = В «{ $bot }» нет класса; его пишут так: «python:my_module:MyBot» или «python:my_bot.py:MyBot».
bot-no-program = Нет программы «{ $program }», которую нужно запустить для «{ $bot }».
# $why — одна из ошибок выше
bot-unusable = «{ $bot }» не может играть: { $why }.

## Веса оценки
error-bad-weights = «{ $file }» — не таблица весов: { $detail }.
error-bad-weight = В файле «{ $file }» для веса «{ $name }» нужно число.
error-unknown-weight = «{ $file }»: нет веса «{ $name }».

## Networks of an evaluation
error-bad-judgement = «{ $file }» — не сеть: { $detail }.
error-other-judgement = «{ $file }» сделана для другой оценки: «{ $name }» есть не в обеих.

## Планы
error-bad-plans = «{ $file }» — не таблица планов: { $detail }.
error-unknown-road = «{ $file }»: нет пути «{ $name }».
