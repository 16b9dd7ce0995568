### Скорость игр на этом компьютере.

## $game (название), $players (число)
bench-measuring = Замер: «{ $game }», игроков: { $players }…

## Заголовки столбцов
bench-game = Игра
bench-players = Игроки
bench-games-per-second = Игр в секунду
bench-decisions-per-second = Решений в секунду
bench-interpreted = Без компиляции
bench-ratio = Отношение
bench-clone = Копия, нс
bench-listing = Список ходов, нс
bench-state = Позиция, байт
bench-memory = Пик памяти, МБ
