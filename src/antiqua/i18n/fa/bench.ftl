### سرعت بازی‌ها روی این رایانه.

## $game (نام)، $players (عدد)
bench-measuring = سنجش «{ $game }» با { $players } بازیکن…

## سرستون‌های جدول
bench-game = بازی
bench-players = بازیکنان
bench-games-per-second = بازی در ثانیه
bench-decisions-per-second = تصمیم در ثانیه
bench-interpreted = تصمیم در ثانیه، تفسیری
bench-ratio = نسبت
bench-clone = رونوشت، نانوثانیه
bench-listing = فهرست، نانوثانیه
bench-state = وضعیت، بایت
bench-memory = بیشینه‌ی حافظه، مگابایت
