### ربات‌ها در برابر ربات‌ها: نردبان، گزارش، فایل‌های نتیجه و تنظیم وزن‌ها.

## بالای جدول‌ها و خود آن‌ها. $game، $one، $other، $bot (نام)، $games، $players، $count (عدد)، $rating، $low، $high
## (عدد به صورت متن)، $value (عدد)، $fault (پیام)
arena-title = { $game }: { $games } بازی ربات‌ها با { $players } بازیکن
arena-bot = ربات
arena-rating = ریتینگ (بازه‌ی ۹۵٪)
arena-played = بازی‌ها
arena-share = سهم (بازه‌ی ۹۵٪)
arena-points = امتیاز
arena-time = زمان هر تصمیم
arena-longest = طولانی‌ترین
arena-faults = خطا
arena-pairing = چه کسی جلوتر است
arena-ahead = جلوتر
arena-tied = برابر
arena-behind = عقب‌تر
arena-pair = { $one } در برابر { $other }
arena-rated = { $rating } (از { $low } تا { $high })
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } میلی‌ثانیه
arena-fault = { $bot }، { $count } خطا: { $fault }.

## زیر جدول‌ها. $prior (عدد)
arena-note-random = ریتینگ‌ها به مقیاس الو هستند و random صفر است. برای هر دو ربات { $prior } تساویِ بازی‌نشده افزوده شده است تا قدرت هیچ رباتی بی‌نهایت نشود. بازه‌ها از بازنمونه‌گیریِ گروه‌های بازی‌های جفت‌شده به دست آمده‌اند.
arena-note-mean = ریتینگ‌ها به مقیاس الو هستند و میانگین آن‌ها صفر است. برای هر دو ربات { $prior } تساویِ بازی‌نشده افزوده شده است تا قدرت هیچ رباتی بی‌نهایت نشود. بازه‌ها از بازنمونه‌گیریِ گروه‌های بازی‌های جفت‌شده به دست آمده‌اند.

## گزارش. $wanted، $number (عدد)، $version
arena-report-title = { $game }: قدرت ربات‌ها
arena-report-ladder = نردبان
arena-report-play = چگونه بازی کردند
arena-report-matrix = چه کسی جلوتر است
arena-report-matrix-about = رباتِ سطر چند بار جلوتر از رباتِ ستون بازی را تمام کرده است؛ هر تساوی نیم بار به شمار می‌آید.
arena-report-scores = امتیازها
arena-report-scores-about = ربات‌ها در پایان چند امتیاز داشتند؛ مقیاس همه‌ی نمودارها یکی است.
arena-report-seats = صندلی‌ها
arena-report-seats-about = هر صندلی چند بار برنده شد، هر که آن‌جا نشسته بود.
arena-report-seat = صندلی
arena-report-wanted = { $games } بازی از { $wanted } بازی
arena-report-made = ساخته‌ی آنتیکوا { $version }.
arena-report-mean = میانگین { $value }

## چه ربات‌هایی بازی می‌کنند. $name (ربات)، $count، $players (عدد)
arena-which-bots = ربات‌ها را با ‎--bots‎ نام ببرید، برای نمونه ‎--bots random novice expert‎، یا یک میز را با ‎--table‎.
arena-bots-or-table = یا ربات‌ها را با ‎--bots‎ نام ببرید یا یک میز را با ‎--table‎، نه هر دو را.
arena-one-bot = «{ $name }» نمی‌تواند فقط با خودش بازی کند؛ دست‌کم دو ربات متفاوت نام ببرید.
arena-bot-twice = ربات «{ $name }» دو بار نام برده شده است؛ چند نسخه از یک ربات سر یک میز را با ‎--table‎ بخواهید.
arena-lone-table = با ‎--table‎ روشن است چه کسی تنهاست؛ ‎--lone‎ را ننویسید.
arena-table-size = سر میز { $count } ربات نشسته است، ولی تعداد بازیکنان { $players } است.

## فایل‌های نتیجه. $file، $command (آن‌چه باید نوشت)، $name (تنظیم)، $there، $here (مقدار آن)، $line (عدد)،
## $made، $here، $version، $supported (نسخه)
results-file-exists = فایل «{ $file }» از پیش وجود دارد و روی هیچ فایلی نوشته نمی‌شود؛ نام دیگری بنویسید.
results-none = «{ $file }» فایل نتیجه‌های «{ $command }» نیست.
results-version = نتیجه‌های فایل «{ $file }» به نسخه‌ی { $version } نوشته شده‌اند؛ نسخه‌های خواندنی: { $supported }.
results-other-program = نتیجه‌های فایل «{ $file }» ساخته‌ی نسخه‌ی { $made } آنتیکواست و این نسخه‌ی { $here } است؛ بقیه‌ی آن‌ها همان نمی‌شد، پس از نو آغاز کنید.
results-other-rules = نتیجه‌های فایل «{ $file }» با نسخه‌ی { $made } قواعد به دست آمده و این نسخه‌ی { $here } است؛ بقیه‌ی آن‌ها همان نمی‌شد، پس از نو آغاز کنید.
results-other-bots = ربات‌های فایل «{ $file }» دیگر همان نیستند: سطح‌ها، تنظیم‌ها یا وزن‌هایشان از آن پس تغییر کرده است؛ از نو آغاز کنید.
results-other-run = «{ $file }» اجرای دیگری است: آن‌جا «{ $name }» برابر «{ $there }» است، نه «{ $here }».
results-damaged = سطر { $line } فایل «{ $file }» خراب است؛ با پاک کردن آن و هر چه پس از آن است، سطرهای پیشین حفظ می‌شود.
results-in-use = هم‌اکنون اجرای دیگری در فایل «{ $file }» می‌نویسد.
results-output-and-resume = اجرایی که ادامه می‌یابد در فایل خودش می‌ماند؛ ‎--output‎ را ننویسید.
results-resume-hint = آن‌چه تمام شده حفظ شده است. برای ادامه بنویسید: { $command }

## تنظیم وزن‌ها. $number، $rounds، $positions (عدد)، $share، $before، $after (عدد به صورت متن)، $file
tune-round = دور { $number } از { $rounds }: { $positions } وضعیت؛ وزن‌های تازه { $share } بازی‌هایشان را بردند.
tune-loss = خطای پیش‌بینی: { $before }، سپس { $after }.
tune-kept = پذیرفته شد.
tune-not-kept = پذیرفته نشد.
tune-interrupted = متوقف شد؛ وزن‌ها از دورهای تمام‌شده‌اند.
tune-rivals-need-iterations = «--rivals» به «--iterations» نیاز دارد: جست‌وجوی بدون ارزیابی بی فکر کردن نمی‌تواند بازی کند.
tune-written = وزن‌ها در فایل «{ $file }» هستند.

## `antiqua train`
train-round = دور { $number } از { $rounds }: { $positions } وضعیت، { $seconds } ثانیه. خطای پیش‌بینی: بدون شبکه { $plain }، با شبکه‌ی تازه { $after }.
train-where = هر اجرا پوشه‌ای برای خود می‌خواهد: «--output FOLDER».
train-needs-numpy = آموزش به NumPy نیاز دارد: pip install "antiqua[train]"
train-other-settings = در «{ $folder }» اجرایی با { $name } = { $there } آغاز شده است، نه { $here }؛ همان را بدهید یا پوشه‌ی دیگری را.
train-not-empty = «{ $folder }» خالی نیست و اجرایی هم در آن آغاز نشده است.
train-damaged = «{ $file }» خواندنی نیست: { $detail }.
train-no-network = در «{ $file }» شبکه‌ای نیست: { $detail }.
train-goes-on = دورهای تمام‌شده در «{ $folder }» هستند؛ همان فرمان کار را ادامه می‌دهد.
train-written = شبکه در «{ $file }» است؛ اگر در پوشه‌ی بازی باشد، ربات‌ها با آن داوری می‌کنند.

## گزارش آموزش. $file، $game (نام)، $rounds، $games، $number، $players، $count، $value (عدد)، $time، $share،
## $forecast، $result (عدد به صورت متن)
train-report-written = گزارش آموزش در «{ $file }» است.
train-report-title = { $game }: شبکه چگونه یاد گرفت
train-report-sum = دورها: { $rounds }. بازی‌ها: { $games }. زمان: { $time }.
train-report-forecasts = پیش‌بینی‌ها
train-report-forecasts-about = خطای (آنتروپی متقاطع) پیش‌بینی برنده در بازی‌هایی از هر دور که شبکه از آن‌ها یاد نگرفته است؛ هر چه کم‌تر، بهتر.
train-report-plain = تنها وزن‌ها
train-report-after = با شبکه
train-report-round = دور
train-report-learned = وضعیت‌های یادگیری
train-report-foretold = وضعیت‌های آزمون
train-report-time = زمان
train-report-league = لیگ
train-report-league-about = هر صندلیِ تازه‌ترین شبکه چه سهمی از بازی‌هایش را برده است، بسته به این‌که روی یکی از صندلی‌های دیگر چه کسی نشسته بود؛ شمار بازی‌ها در پرانتز است. نقطه‌چین سهم بازیکنان هم‌زور است.
train-report-players = { $players } بازیکن
train-report-opponents-about = همه‌ی دورها روی هم، به تفکیک حریف.
train-report-opponent = حریف
train-report-met = برد (بازی‌ها)
train-report-share = { $share } ({ $games })
train-report-against-itself = خودش (بازی‌ها)
train-report-against-earlier = شبکه‌های پیشین
train-report-against-weights = تنها وزن‌ها
train-report-against-search = جست‌وجو بدون ارزیابی
train-report-against-plan = بازیکنان نقشه‌دار
train-report-calibration = پیش‌بینی و نتیجه
train-report-calibration-about = شبکه‌ی دور { $number } چه پیش‌بینی کرد و چه شد، در بازی‌هایی که از آن‌ها یاد نگرفته است: برای هر صندلی در هر وضعیت یک پیش‌بینی. روی نقطه‌چین پیش‌بینی‌ها درست‌اند؛ هر چه دایره بزرگ‌تر، پیش‌بینی‌ها بیش‌تر.
train-report-tenth = پیش‌بینی
train-report-count = شمار
train-report-mean = میانگین پیش‌بینی
train-report-came = میانگین نتیجه
train-report-tenth-came = پیش‌بینی { $forecast }، نتیجه { $result }؛ شمار پیش‌بینی‌ها: { $count }
train-report-settings = تنظیم‌ها
train-report-setting = تنظیم
train-report-value = مقدار
train-report-setting-players = بازیکنان
train-report-setting-games = بازی‌های هر دور
train-report-setting-iterations = تکرارهای هر جست‌وجو
train-report-setting-first = یکاهای لایه‌ی نخست
train-report-setting-second = یکاهای لایه‌ی دوم
train-report-setting-window = دورهایی که از آن‌ها یاد می‌گیرد
train-report-setting-epochs = شمار گذر از همه‌ی وضعیت‌ها
train-report-setting-belief = سهم انتظار جست‌وجو در هدف
train-report-setting-seed = بذر تصادفی
train-report-setting-start = شبکهٔ آغازین
train-report-loss = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-report-thousandth = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 3) }
train-report-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
train-report-seconds = { NUMBER($value, maximumFractionDigits: 1) } ثانیه
train-report-minutes = { NUMBER($value, maximumFractionDigits: 1) } دقیقه
train-report-hours = { NUMBER($value, maximumFractionDigits: 1) } ساعت
