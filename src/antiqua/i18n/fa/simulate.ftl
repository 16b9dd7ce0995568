### آن‌چه از بازی‌های تصادفیِ فراوان به دست می‌آید.

## بالای جدول‌ها. $game، $options (نام)، $games، $players، $wanted (عدد)، $seed (رقم)
sim-title = { $game }: { $games } بازی تصادفی با { $players } بازیکن
sim-title-bots = { $game }: { $games } بازی ربات‌ها با { $players } بازیکن
sim-set-up = { $options }، بذر تصادفی { $seed }
sim-interrupted = متوقف شد: { $games } بازی از { $wanted } بازی تمام شده بود و فقط همین‌ها به شمار آمده‌اند.
sim-progress = { $games } از { $wanted } بازی

## سرستون‌های جدول‌ها
sim-player = بازیکن
sim-player-bot = { $number }: { $bot }
sim-wins = برد
sim-shared = برد مشترک
sim-share = سهم (بازه‌ی ۹۵٪)
sim-mean = میانگین
sim-sd = انحراف معیار
sim-min = کم‌ترین
sim-lower = ۲۵٪
sim-median = میانه
sim-upper = ۷۵٪
sim-max = بیش‌ترین
sim-ending = پایان بازی
sim-games = بازی‌ها
sim-points = امتیاز

## عددهای جدول‌ها. $low، $high، $share، $value (عدد)
sim-with-range = { $share } ({ $low } تا { $high })
sim-range = { $low } تا { $high }
sim-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## زیر جدول‌ها. $mean، $seconds (عدد به صورت متن)، $low، $high، $count، $limit، $workers، $rate (عدد)
sim-decisions = تعداد تصمیم‌ها در هر بازی: میانگین { $mean }، کم‌ترین { $low } و بیش‌ترین { $high }.
sim-faults = بازیکن { $number }، { $bot }: { $count } خطا؛ به جای آن حرکت تصادفی انجام شد.
sim-truncated = { $count } بازی پس از { $limit } تصمیم ناتمام رها شد.
sim-time = { $seconds } ثانیه در { $workers } پردازه: { $rate } بازی در ثانیه.

## ربات‌ها. $count، $players (عدد)
sim-bots-per-seat = برای { $players } بازیکن { $count } ربات نام برده شده است؛ یکی برای همه یا برای هر بازیکن یکی نام ببرید.
