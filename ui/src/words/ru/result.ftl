### The end of a game.

ui-copy-link = Скопировать ссылку
ui-copied = Скопировано
ui-result-back = К столам
ui-result-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
ui-result-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
ui-result-you = вы
ui-result-bot = бот
ui-result-you-win = Вы победили
ui-result-you-win-by = Вы победили, { $points } : { $other }
ui-result-wins = Победа: { $name }
ui-result-wins-by = Победа: { $name }, { $points } : { $other }
ui-result-shared = Общая победа: { $names }
ui-result-decided = { $category }: { $points } против { $other } ({ $name }) — это и решило партию.
ui-result-ended-swd-points = После третьей эпохи победителя определили очки.
ui-result-ended-sa-buildings = Партия закончилась, когда была исчерпана стопка зданий.
ui-result-ended-sa-cards = Партия закончилась, когда не хватило карт.
ui-result-ended-co-cards = Партия закончилась с покупкой последней карты.
ui-result-ended-co-houses = Партия закончилась с постройкой пятнадцатого здания.
ui-result-ended-tr-points = После четвёртой четверти победителя определили очки.
ui-result-rematch = Ещё партию
ui-result-wants = { $name } хочет сыграть ещё
ui-result-running = Партия ещё не окончена
ui-result-given-up = Партия не доиграна
ui-result-to-table = К столу
ui-result-points-title = Откуда взялись очки
ui-result-categories = Виды очков
ui-result-segment = { $name }, { $category }: { $points }
ui-result-player = Игрок
ui-result-count = сколько
ui-result-each = за каждый
ui-result-points = очки
ui-result-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
ui-result-last-moves = Последние ходы
ui-result-military = { $name } доводит фишку конфликта до столицы соперника ({ $other }). Партия сразу окончена.
ui-result-no-points = После превосходства очки не важны. Счёт был такой: { $points }

## What each kind of points is for, in a sentence or two.
ui-result-why-swd-blue = Очки, напечатанные на гражданских постройках.
ui-result-why-swd-green = Очки, напечатанные на научных постройках.
ui-result-why-swd-yellow = Очки, напечатанные на торговых постройках.
ui-result-why-swd-purple = Каждая гильдия считает названное на ней в том городе, где его больше.
ui-result-why-swd-wonders = Очки построенных чудес.
ui-result-why-swd-tokens = Очки жетонов прогресса, например «Философии» и «Математики».
ui-result-why-swd-coins = 1 очко за каждые 3 оставшиеся монеты.
ui-result-why-swd-military = Кто впереди на треке, получает 2, 5 или 10 очков по зоне фишки.
ui-result-why-sa-track = Набранное по ходу партии: здания, карты и −10 всякий раз, когда племя голодало.
ui-result-why-sa-culture = Зелёные карты: каждый набор разных символов приносит квадрат своего размера.
ui-result-why-sa-farmers = Земледельцы на картах, умноженные на уровень земледелия.
ui-result-why-sa-tool_makers = Мастера орудий на картах, умноженные на сумму всех орудий.
ui-result-why-sa-hut_builders = Строители на картах, умноженные на число зданий.
ui-result-why-sa-shamans = Шаманы на картах, умноженные на число людей.
ui-result-why-sa-resources = 1 очко за каждую оставшуюся единицу дерева, глины, камня и золота. Еда очков не даёт.
ui-result-why-co-vesta = Каждая карта: 1 очко за каждые 10 сестерциев деньгами и товарами.
ui-result-why-co-jupiter = Каждая карта: 1 очко за каждое своё здание не в городе с кирпичом.
ui-result-why-co-saturnus = Каждая карта: 1 очко за каждую провинцию со своим зданием.
ui-result-why-co-mercurius = Каждая карта: 2 очка за каждый вид товара, который производят свои здания.
ui-result-why-co-mars = Каждая карта: 2 очка за каждого своего колониста на поле.
ui-result-why-co-minerva = Каждый специалист: 3, 4 или 5 очков за каждое своё здание в городе с его товаром.
ui-result-why-co-concordia = 7 очков тому, кто завершил партию.
ui-result-why-tr-trajan_tiles = Очки плиток Траяна, когда в чаше сошлись оба их цвета.
ui-result-why-tr-seaport = Отправленные грузы: чем больше подходящих карт, тем больше очков.
ui-result-why-tr-military = Провинции, занятые легионером; меньше, если другие пришли раньше.
ui-result-why-tr-senate = Каждый шаг по треку сената приносит очки своего деления.
ui-result-why-tr-construction = Очки плиток строительства, когда их берёт рабочий.
ui-result-why-tr-demands = Невыполненные требования народа: −4, −9 или −15 в конце четверти.
ui-result-why-tr-hand = 1 очко за каждую карту товара в руке.
ui-result-why-tr-camps = 1 очко за каждого рабочего и легионера в лагере.
ui-result-why-tr-trajan_circle = 1 очко за каждую плитку Траяна, оставшуюся у круга.
ui-result-why-tr-construction_sets = 10 очков за три, 20 за четыре плитки строительства одного вида.
ui-result-why-tr-bonus_tiles = То, что считают бонусные плитки сената.
