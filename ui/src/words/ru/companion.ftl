### A table beside a real one.

ui-companion-title = Рядом с настоящим столом
ui-companion-about = Вы играете за своим столом и со своей коробкой. Страница следит за правилами, товарами и очками: говорите ей, что делает каждый и что показывают кубики и карты.
ui-companion-which = Какая игра на столе?
ui-companion-who = Кто за столом?
ui-companion-how-many = Сколько игроков
ui-companion-begin = Начать
ui-companion-other = Другая игра
ui-companion-beside = рядом со столом
ui-companion-awake = Экран не гаснет
ui-companion-board = Поле
ui-companion-chance = Кубики и карты
ui-companion-table = Стол
ui-companion-counted = страница ведёт счёт
ui-companion-entered = Уже введено
ui-companion-take-back = Отменить
ui-companion-search = Поиск
ui-companion-enter = Ввести
ui-companion-clear-die = Убрать кубик { $face }
ui-companion-missing = { $count ->
    [one] Не хватает { $count } кубика
    [few] Не хватает { $count } кубиков
   *[many] Не хватает { $count } кубиков
}
ui-companion-missing-things = { $count ->
    [one] Осталось { $count }
    [few] Осталось { $count }
   *[many] Осталось { $count }
}
ui-companion-total = Ввести сумму { $total }
ui-companion-tell = Ввести, что выпало
