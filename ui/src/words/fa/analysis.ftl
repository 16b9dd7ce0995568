### Who was going to win: the master's judgement of a finished game.

## $looked, $count, $number (numbers), $before, $after (percentages), $move (a sentence), $name (of a player)
ui-analysis-title = چه کسی داشت می‌برد
ui-analysis-about = بخت پیروزی به داوری ربات استاد، از آن‌چه همه می‌دیدند
ui-analysis-progress = استاد { $looked } حرکت از { $count } حرکت را دیده است
ui-analysis-stop = توقف
ui-analysis-none = استاد هنوز این بازی را ندیده است.
ui-analysis-begin = استاد بررسی کند
ui-analysis-failed = استاد نتوانست این بازی را تا پایان بررسی کند.
ui-analysis-again = دوباره
ui-analysis-decisive = حرکت‌های سرنوشت‌ساز
ui-analysis-soon = وقتی استاد همه‌ی بازی را ببیند، این‌جا می‌آیند.
ui-analysis-no-decisive = هیچ حرکتی به‌تنهایی سرنوشت این بازی را رقم نزد.
ui-analysis-change = از { $before } به { $after }
ui-analysis-flag = حرکت سرنوشت‌ساز { $number }: { $move }
ui-analysis-where = کجای بازی
ui-analysis-round = دور { $number }
ui-analysis-quarter = ربع { $number }
ui-analysis-wonders = شگفتی‌ها
ui-analysis-done = کار دیگری نمی‌کند.
ui-analysis-step = بخشی از حرکت بعدی.
ui-analysis-share-of = تغییر بخت { $name }
ui-analysis-share = { $name } { $share }
