### Who was going to win: the master's judgement of a finished game.

## $looked, $count, $number (numbers), $before, $after (percentages), $move (a sentence), $name (of a player)
ui-analysis-title = Кто побеждал
ui-analysis-about = шансы на победу: мастер судит по тому, что видели все
ui-analysis-progress = Мастер просмотрел ходов: { $looked } из { $count }
ui-analysis-stop = Остановить
ui-analysis-none = Мастер ещё не смотрел эту партию.
ui-analysis-begin = Попросить мастера
ui-analysis-failed = Мастер не смог просмотреть партию до конца.
ui-analysis-again = Ещё раз
ui-analysis-decisive = Решающие ходы
ui-analysis-soon = Они появятся, когда мастер просмотрит всю партию.
ui-analysis-no-decisive = Ни один ход сам по себе партию не решил.
ui-analysis-change = { $before } → { $after }
ui-analysis-flag = Решающий ход { $number }: { $move }
ui-analysis-where = Место в партии
ui-analysis-round = раунд { $number }
ui-analysis-quarter = четверть { $number }
ui-analysis-wonders = чудеса
ui-analysis-done = Больше ничего не делает.
ui-analysis-step = Часть следующего хода.
ui-analysis-share-of = Шансы: { $name }
ui-analysis-share = { $name } { $share }
