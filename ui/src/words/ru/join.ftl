### Invitations that are claimed.

ui-join-invited = Вас пригласили?
ui-join-code-or-link = код или ссылка
ui-join-join = Войти
ui-join-title = Вас пригласили
ui-join-line = Для вас держат место. Ссылка действует один раз, для одного человека.
ui-join-enter = Введите код приглашения или вставьте ссылку.
ui-join-name = Ваше имя за столом
ui-join-as = Вы садитесь под именем { $name }.
ui-join-sit = Сесть за стол
ui-join-code = Код приглашения
ui-join-used = Этот код не действует
ui-join-used-line = Его уже использовали, ему больше недели или в нём ошибка. Попросите у друга новую ссылку.
ui-join-taken = Это место занято
ui-join-other-code = Другой код
ui-join-not-a-code = Это не код. Он выглядит как ABKM-QRST или как ссылка с таким окончанием.
ui-join-taken-line = Там уже кто-то сидит. Попросите у друга другое место или найдите открытый стол.
ui-join-by = { $name } приглашает вас
ui-join-own = Вы уже за этим столом
ui-join-own-line = Эта ссылка — для друга: отправьте её ему. Она сработает один раз.
ui-join-to-table = К столу
