### All tables: mine, open, running, finished.

ui-lobby-show = Показать
ui-lobby-all-games = Все игры
ui-lobby-new = Новый стол
ui-lobby-import = Загрузить запись
ui-lobby-import-line = Запись или сохранённая партия из файла: посмотреть или доиграть.
ui-lobby-tab-mine = Мои
ui-lobby-tab-open = Открытые
ui-lobby-tab-running = Смотреть
ui-lobby-tab-over = Прошлые
ui-lobby-mine = Мои партии
ui-lobby-mine-line = сначала мой ход
ui-lobby-open = Открытые столы
ui-lobby-open-line = ждут игроков
ui-lobby-running = Сейчас играют
ui-lobby-running-line = можно смотреть; скрытое не видно
ui-lobby-over = Оконченные
ui-lobby-more = Показать ещё
ui-lobby-look = Смотреть
ui-lobby-link = Ссылка
ui-lobby-sit = Сесть
ui-lobby-free = свободное место
ui-lobby-waiting = { $count ->
    [0] ждёт реванша
    [one] ждёт ещё { $count }
    [few] ждёт ещё { $count }
   *[many] ждёт ещё { $count }
}
ui-lobby-left = осталось { $time }
ui-lobby-time-up = время вышло
ui-lobby-clock-none = без часов
ui-lobby-rated = на рейтинг
ui-lobby-changed = другие правила
ui-lobby-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
ui-lobby-won = Вы победили
ui-lobby-won-by = Победа: { $name }
ui-lobby-time-ending = время вышло
ui-lobby-unfinished = не окончена
ui-lobby-none-mine = Партий пока нет
ui-lobby-none-mine-line = Первая, с новичком, займёт около { $minutes } минут. Ничего не надо устанавливать, учётная запись не нужна.
ui-lobby-play-bots = Играть с ботами
ui-lobby-learn-first = Сначала правила
ui-lobby-none-open = Сейчас никто не ждёт
ui-lobby-none-open-line = Откройте стол с местом для любого и покажите его всем: сядет тот, кто придёт.
ui-lobby-none-running = Тихо
ui-lobby-none-running-line = Открытых партий сейчас нет.
ui-lobby-none-over = Оконченных пока нет
ui-lobby-none-over-line = Оконченные партии остаются здесь: пересмотреть или доиграть с любого хода.
ui-lobby-loading = Загружаем столы…
