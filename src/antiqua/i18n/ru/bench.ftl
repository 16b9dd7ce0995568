### Скорость игр на этом компьютере.

## $game (название), $players (число)
bench-measuring = Замер: «{ $game }», игроков: { $players }…

## Заголовки столбцов
bench-game = Игра
bench-players = Игроки
bench-games-per-second = Игр/с
bench-decisions-per-second = Решений/с
bench-interpreted = Без компиляции, решений/с
bench-ratio = Отношение
bench-clone = Копия, нс
bench-listing = Список, нс
bench-state = Позиция, байт
bench-memory = Пик памяти, МБ
