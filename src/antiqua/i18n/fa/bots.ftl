### بازیکن‌هایی که برنامه‌اند.

## سطح‌ها، که صندلی‌ها به نام آن‌ها خوانده می‌شوند
bot-level-random = بازیکن تصادفی
bot-level-newcomer = تازه‌وارد
bot-level-novice = نوآموز
bot-level-learner = شاگرد
bot-level-apprentice = کارآموز
bot-level-journeyman = پیشه‌ور
bot-level-adept = ورزیده
bot-level-expert = خبره
bot-level-veteran = کهنه‌کار
bot-level-champion = قهرمان
bot-level-master = استاد
bot-character-random = تصادفی بازی می‌کند

## بازیکنانی که راهبرد خودشان را دارند؛ جاها به نام آن‌ها خوانده می‌شوند
bot-plan-science = دانشمند
bot-plan-military = سردار
bot-plan-wonders = عجایب‌ساز
bot-plan-coins = سرمایه‌دار
bot-plan-blue = دولتمرد
bot-plan-mixed = دسیسه‌چین
bot-plan-huts = بنیان‌گذار طایفه
bot-plan-tools = ابزارساز
bot-plan-agriculture = کشاورز
bot-plan-starving = رئیس گرسنه
bot-plan-culture = فرزانه
bot-plan-multipliers = گردآورنده
bot-plan-buildings = سازنده
bot-plan-vesta = پیرو وستا
bot-plan-jupiter = پیرو ژوپیتر
bot-plan-saturnus = پیرو ساترن
bot-plan-mercurius = پیرو مرکوری
bot-plan-mars = پیرو مارس
bot-plan-minerva = پیرو مینروا
bot-plan-houses = آبادگر
bot-plan-cards = یارگیر
bot-plan-trader = بازرگان
bot-plan-seaport = کشتی‌دار
bot-plan-forum = اهل انجمن
bot-plan-senate = سناتور
bot-plan-trajan = درباری
bot-plan-construction = استاد بنّا
bot-plan-tiles = شکارچی کاشی
bot-plan-demands = مردم‌دوست

## خطاهای ربات؛ به جای آن حرکتی تصادفی انجام می‌شود و پس از سه خطا بازیکن تصادفی جای آن را می‌گیرد
bot-illegal-answer = پاسخ «{ $answer }» حرکت مجازی نیست
bot-crashed = ربات از کار افتاد ({ $why })
bot-late = تا { $seconds } ثانیه پاسخی نرسید
bot-malformed = «{ $line }» پاسخی مطابق قرارداد نیست
bot-no-answer = پاسخ باید یا شماره‌ی کنش را بگوید یا حرکت را
bot-closed = برنامه خروجی خود را بست
bot-deaf = برنامه ورودی خود را بست
bot-stuffed = برنامه آن‌چه را به آن گفته می‌شود نمی‌خواند
bot-endless = برنامه سطری بلندتر از { $most } بایت نوشت
bot-ended = برنامه پایان یافت (کد خروج { $code })
bot-ended-saying = برنامه پایان یافت (کد خروج { $code }) و گفت «{ $words }»
bot-cannot-start = برنامه‌ی «{ $program }» اجرا نمی‌شود ({ $why })
bot-no-protocol = برنامه نمی‌گوید از کدام قرارداد پیروی می‌کند
bot-other-protocol = برنامه از قرارداد { $theirs } پیروی می‌کند و این‌جا فقط قرارداد { $ours } فهمیده می‌شود
bot-refused = برنامه نپذیرفت («{ $why }»)
bot-no-class = کلاس «{ $class }» قابل استفاده نیست ({ $why })
bot-not-a-bot = کلاس «{ $class }» ربات نیست

## ربات‌های موجود. $bots، $settings و $plans فهرست‌اند
bot-unknown = ربات «{ $name }» وجود ندارد؛ ربات‌ها: { $bots }.
bot-no-settings = ربات «{ $name }» تنظیمی ندارد.
bot-unknown-setting = «{ $bot }»: تنظیم «{ $name }» وجود ندارد؛ تنظیم‌ها: { $settings }.
bot-bad-setting = «{ $bot }»: مقدار «{ $name }» نمی‌تواند «{ $value }» باشد؛ مجاز: از { $low } تا { $high }.
bot-unknown-plan = «{ $bot }»: این بازی راهبردی به نام «{ $name }» ندارد؛ راهبردهایش: { $plans }.
bot-no-plans = «{ $bot }»: این بازی راهبردی ندارد.
bot-bad-command = «{ $bot }» فرمانی را نام نمی‌برد؛ آن را مانند «run:./my-bot» بنویسید.
bot-bad-class = «{ $bot }» کلاسی را نام نمی‌برد؛ آن را مانند «python:my_module:MyBot» یا «python:my_bot.py:MyBot» بنویسید.
bot-no-program = برنامه‌ی «{ $program }» که باید برای «{ $bot }» اجرا شود وجود ندارد.
# $why یکی از خطاهای بالا است
bot-unusable = «{ $bot }» نمی‌تواند بازی کند: { $why }.

## وزن‌های ارزیابی
error-bad-weights = «{ $file }» جدول وزن‌ها نیست: { $detail }.
error-bad-weight = در فایل «{ $file }» برای وزن «{ $name }» عددی لازم است.
error-unknown-weight = «{ $file }»: وزن «{ $name }» وجود ندارد.

## Networks of an evaluation
error-bad-judgement = «{ $file }» شبکه نیست: { $detail }.
error-other-judgement = «{ $file }» برای ارزیابی دیگری ساخته شده است: «{ $name }» در هر دو نیست.

## راهبردها
error-bad-plans = «{ $file }» جدول راهبردها نیست: { $detail }.
error-unknown-road = «{ $file }»: مسیر «{ $name }» وجود ندارد.
