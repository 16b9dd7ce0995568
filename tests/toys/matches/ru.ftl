mt-name = Спички
mt-about = Спички лежат кучкой. Каждый тайно ставит на того, кто возьмёт последнюю; затем игроки по очереди берут одну, две или три.
mt-bot-newcomer = только что узнал правила
mt-bot-novice = не замечает половины
mt-bot-learner = многое не замечает
mt-bot-apprentice = кое-что не замечает
mt-bot-journeyman = редко что-то упускает
mt-bot-adept = немного смотрит вперёд
mt-bot-expert = смотрит вперёд
mt-bot-veteran = смотрит дальше
mt-bot-champion = смотрит далеко вперёд
mt-bot-master = видит до конца
mt-option-last_match = Кто берёт последнюю спичку
mt-option-last_match-wins = получает очки
mt-option-last_match-loses = оставляет очки остальным
mt-category-last = Последняя спичка
mt-category-bet = Ставка
mt-ending-heap = Спички кончились
mt-question-lay_out = Сколько спичек в кучке?
mt-question-bet = Кто возьмёт последнюю спичку?
mt-question-take = Спичек в кучке: { $matches }. Сколько вы берёте?
mt-heap = { $matches ->
    [one] { $matches } спичка
    [few] { $matches } спички
   *[other] { $matches } спичек
}
mt-bet = Ставка: { $player }
mt-take = { $matches ->
    [one] Взять { $matches } спичку
    [few] Взять { $matches } спички
   *[other] Взять { $matches } спичек
}
mt-why-not-now = Сейчас вопрос другой: { $question }
mt-why-not-so-many = Можно не больше { $most }.
mt-won = Последнюю спичку взял игрок: { $last }; победа: { $players }.
mt-event-laid = Спичек в кучке: { $matches }.
mt-event-bet = { $player }: ставка сделана.
mt-event-bet-on = { $player }: ставка — { $on }.
mt-event-taken = { $player }: взято спичек — { $matches }.
mt-event-ended = Последнюю спичку взял игрок: { $player }.
