### عصر حجر در صفحه: آن‌چه میز افزون بر نام‌ها و جمله‌های بازی می‌گوید.

sa-ui-valley = دره
sa-ui-tribe = قبیله‌ی شما
sa-ui-round = دور { $count }
sa-ui-part-place = گذاشتن آدمک‌ها
sa-ui-part-place-why = هر بازیکن به نوبت یک یا چند آدمک را در یک مکان می‌گذارد، تا وقتی که دیگر کسی نتواند آدمکی بگذارد.
sa-ui-part-act = انجام کارها
sa-ui-part-act-why = هر بازیکن به نوبت همه‌ی مکان‌هایی را که در آن‌ها آدمک دارد، به هر ترتیبی که بخواهد، به کار می‌گیرد.
sa-ui-part-feed = غذا دادن
sa-ui-part-feed-why = هر بازیکن به اندازه‌ی امتیاز زراعی خود غذا می‌گیرد و برای هر آدمک ۱ غذا می‌پردازد.
sa-ui-ends = پایان بازی با تمام شدن یک دسته:
sa-ui-ends-why = کوچک‌ترین دسته‌ی ساختمان: { $stack }. کارت‌های دسته: { $deck }.
sa-ui-last-round = دور آخر: یک دسته تمام شد
sa-ui-starts = آغازگر
sa-ui-starts-why = این بازیکن دور را آغاز می‌کند. دور بعد نوبت نفر بعدی است.
sa-ui-score = امتیاز تا این‌جا
sa-ui-score-why = ساختمان‌ها و بعضی کارت‌ها همان دم امتیاز می‌دهند؛ تمدن، متخصصان و منابع باقی‌مانده در پایان.
sa-ui-now = اگر بازی اکنون تمام شود: { $count }
sa-ui-at-end = روی هم
sa-ui-ended-now = اگر اکنون پایان یابد
sa-ui-people = آدمک‌ها
sa-ui-home = { $count } در دست
sa-ui-out = { $count } سر کار
sa-ui-home-out = { $count } در دست، { $out } سر کار
sa-ui-home-of = { $count } از { $all } در دست
sa-ui-feeding = غذای { $count } آدمک
sa-ui-feeding-sum = { $food } در انبار + { $fields } از مزرعه − { $people } آدمک. کمبود با منابع پرداخت می‌شود، وگرنه ۱۰ امتیاز از دست می‌رود.
sa-ui-stored = { $food } انبار + { $fields } مزرعه،
sa-ui-short = { $count } کم
sa-ui-spare = مازاد { $count }
sa-ui-worth = در ساختمان‌های بدون امتیاز ثابت { $value } امتیاز می‌ارزد و در پایان ۱ امتیاز.
sa-ui-tools = ابزارها
sa-ui-tools-of = روی هم { $count }؛ ابزارهای استفاده‌شده خوابیده‌اند.
sa-ui-of-all = { $count } از { $all }
sa-ui-tool = ابزار
sa-ui-tool-why = در هر دور یک بار، همه‌ی مقدارش به یک تاس‌ریزی افزوده می‌شود.
sa-ui-tool-used = استفاده شده؛ دور بعد دوباره آماده است.
sa-ui-one-use = یک‌بارمصرف
sa-ui-once = یک‌بار
sa-ui-once-why = یک بار در بازی، مقدارش به یک تاس‌ریزی افزوده می‌شود. نیمه‌ی پایین کارت باز هم امتیاز دارد.
sa-ui-agriculture = امتیاز زراعی
sa-ui-agriculture-now = در هر دور { $count } غذا می‌آورد.
sa-ui-a-round = هر دور { $count } غذا
sa-ui-culture-why = هر مجموعه از نمادهای متفاوت به اندازه‌ی مجذور تعدادش امتیاز دارد؛ نمادهای تکراری مجموعه‌ی دوّم را می‌سازند.
sa-ui-next = ، بعدی ‎+{ $count }
sa-ui-has-symbol = کارت با این نماد: { $count }
sa-ui-symbol-left = هنوز دیده نشده: { $count } از ۲
sa-ui-specialists = متخصصان
sa-ui-worth-now = ارزش اکنون
sa-ui-buildings = ساختمان‌ها
sa-ui-buildings-of = ساختمان‌ها: { $count }
sa-ui-cards = کارت‌ها: { $count }
sa-ui-left = { $count } در دسته مانده
sa-ui-scored = { $points } داد.
sa-ui-stack-empty = تمام شد
sa-ui-no-card = خالی
sa-ui-no-card-why = در آغاز دور بعد پر می‌شود؛ کارت‌های دیگر به راست می‌لغزند و ارزان‌تر می‌شوند.
sa-ui-adds = با وضع کنونی، در پایان { $count } به امتیاز شما می‌افزاید.
sa-ui-kinds = { $count } نوع
sa-ui-not-here =
    { $count ->
        [3]
            از ۳ بازیکن
            به بالا
       *[other]
            فقط با
            ۴ بازیکن
    }
sa-ui-deck = { $count } کارت در دسته
sa-ui-deck-ends = وقتی چهار جایگاه دیگر پر نشوند، بازی تمام می‌شود.
sa-ui-rings =
    { $limit ->
        [1] ۷ حلقه، در هر دور فقط برای یک بازیکن.
       *[other] ۷ حلقه، در هر دور برای حداکثر { $limit } بازیکن.
    }
sa-ui-no-rings = برای همه جا هست.
sa-ui-village = با این تعداد بازیکن، در هر دور فقط { $limit } مکان از سه مکان دهکده قابل استفاده است.
sa-ui-closed-crowd =
    { $count ->
        [1] بسته: یک بازیکن این‌جاست
       *[other] بسته: { $count } بازیکن این‌جا هستند
    }
sa-ui-closed-village = بسته: { $count } از ۳ پر است
sa-ui-closed-pair = بسته: ۲ آدمک لازم است
sa-ui-closed-futile = بسته: چیزی به دست نمی‌آید
sa-ui-forecast = { $dice } ≈ { $pips } ← { $goods }
sa-ui-of = از { $count }
sa-ui-further = مکان‌های دیگر برای انتخاب: { $count }
sa-ui-close = بستن
sa-ui-fold = کارت‌ها و ساختمان‌ها
sa-ui-unfold = همه‌ی قبیله‌ی شما

## نوار تصمیم
sa-ui-short-hunting_grounds = شکار
sa-ui-short-forest = جنگل
sa-ui-short-clay_pit = خاک رس
sa-ui-short-quarry = کوه
sa-ui-short-river = رود
sa-ui-short-tool_maker = کارگاه
sa-ui-short-hut = خانه
sa-ui-short-field = مزرعه
sa-ui-card = کارت
sa-ui-building = ساختمان
sa-ui-good-wood = چوب
sa-ui-good-brick = خشت
sa-ui-good-stone = سنگ
sa-ui-good-gold = طلا
sa-ui-ask-place = آدمک‌ها را در یک مکان بگذارید
sa-ui-ask-act = اکنون کدام مکان را به کار می‌گیرید؟
sa-ui-act-more = همه‌ی مکان‌هایتان به هر ترتیبی. تاس را نمی‌شود پس گرفت.
sa-ui-no-way-back = این کار بازگشت ندارد.
sa-ui-too-dear = منابع کم است
sa-ui-too-dear-why = اکنون نمی‌توانید بهایش را بپردازید: آدمک به دست برمی‌گردد و کارت یا ساختمان سر جایش می‌ماند.
sa-ui-ask-tools = { $place }: ابزار به تاس‌ها می‌افزایید؟
sa-ui-next-good = یک واحد دیگر { $good } با مجموع { $at }: { $more } مانده. ابزار تا دور بعد می‌خوابد.
sa-ui-no-gain = این ابزارها چیزی بیش‌تر نمی‌آورند: بی‌فایده.
sa-ui-ask-buy = این کارت را می‌خرید؟
sa-ui-ask-build = بهای ساختمان را می‌پردازید؟
sa-ui-ask-feed = قبیله‌ی شما { $count } غذا کم دارد
sa-ui-feed-more = به جای آن { $count } منبع بپردازید، یا { $points } امتیاز از دست بدهید.
sa-ui-ask-take = { $count } منبع به انتخاب خود بردارید
sa-ui-ask-item = یکی از آیتم‌ها را بردارید
sa-ui-item-more = هر بازیکن یکی برمی‌دارد، نخست خریدار کارت.
sa-ui-roll = ریختن { $count } تاس
sa-ui-place = گذاشتن: { $count }
sa-ui-take-goods = گرفتنِ { $goods }
sa-ui-take-nothing = چیزی نگرفتن
sa-ui-take = برداشتن
sa-ui-build-for = ساختن: { $points }
sa-ui-not-build = نساختن
sa-ui-not-buy = نخریدن
sa-ui-buy = خرید کارت
sa-ui-feed = غذا دادن
sa-ui-redeem = دو منبع
sa-ui-starve = غذا ندادن: { $points }
sa-ui-starve-why = یک بار ۱۰ امتیاز از دست می‌دهید، هر قدر هم که کم باشد، و منابعتان می‌ماند.
sa-ui-decline-why = هزینه‌ای ندارد؛ کارت یا ساختمان سر جایش می‌ماند.
sa-ui-fewer = کم‌تر
sa-ui-more = بیش‌تر
sa-ui-less-of = { $good } کم‌تر
sa-ui-more-of = { $good } بیش‌تر
