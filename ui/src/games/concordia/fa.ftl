### میز کونکوردیا در صفحه.

## صفحه‌ی بازی و پیرامون آن
co-ui-board = صفحه‌ی { $map }: کلیدهای جهت نقشه را جابه‌جا می‌کنند، به‌علاوه و منها آن را بزرگ و کوچک می‌کنند، صفر همه‌ی آن را نشان می‌دهد و Enter به شهرها و خطّ‌ها می‌رود
co-ui-sea-pontus =
    دریای
    سیاه
co-ui-sea-atlanticus = اقیانوس اطلس
co-ui-sea-adriaticum = دریای آدریاتیک
co-ui-sea-tyrrhenum =
    دریای
    تیرنی
co-ui-sea-ionium =
    دریای
    ایونی
co-ui-north = ش
co-ui-whole-map = کل نقشه
co-ui-zoom-in = نزدیک‌تر
co-ui-zoom-out = دورتر
co-ui-players = { $count } بازیکن
co-ui-last-round = دور آخر
co-ui-others = بازیکنان دیگر
co-ui-own = سمت { $name }
co-ui-look = نمایش همه‌چیز
co-ui-close = بستن

## کارت‌های فروشی
co-ui-market = برای فروش
co-ui-deck = { $count } در ستون
co-ui-for-sale = { $count } کارت فروشی
co-ui-slot = خانه‌ی { $slot }
co-ui-free = ‎+۰
co-ui-any-good = ۱ کالای دلخواه
co-ui-tip-slot = سناتور این را علاوه بر کالاهای روی کارت می‌پردازد؛ کنسول نه.
co-ui-tip-price = قیمت کارت: { $parts }.
co-ui-tip-extra = سناتور برای این خانه { $parts } هم می‌دهد.
co-ui-tip-end = بازی وقتی تمام می‌شود که کسی آخرین کارت را بخرد یا خانه‌ی پانزدهم را بسازد؛ بقیه یک نوبت دیگر دارند.

## بازیکنان
co-ui-storehouse = انبار
co-ui-filled = { $count } از { $spaces }
co-ui-hand = دست
co-ui-pile-title = ستون سوخته
co-ui-pile = ستون سوخته: { $count } کارت
co-ui-pile-empty = ستون سوخته خالی است
co-ui-top-of = { $name }، کارت رویی: { $card }
co-ui-houses-left = { $count } خانه مانده
co-ui-points-now = { $points } امتیاز، اگر بازی اکنون تمام شود
co-ui-magnus = فرماندار کل
co-ui-magnus-short = پاداش دوبرابر
co-ui-stored-land = مهاجر زمینی در انبار
co-ui-stored-sea = مهاجر دریایی در انبار
co-ui-scores = امتیازها
co-ui-scores-now = اگر بازی اکنون تمام شود
co-ui-scores-note = عدد کوچک تعداد کارت‌های بازیکن از آن خداست.
co-ui-sum = جمع
co-ui-received = کالاهای رسیده؛ آن‌چه جا نداشته باشد از دست می‌رود

## توضیح‌ها
co-ui-tip-route-free = آزاد است: برای یک مهاجر جا هست.
co-ui-tip-route-taken = در اختیار { $name }؛ دیگران می‌توانند بگذرند.
co-ui-colonist-land = { $name }: مهاجر زمینی، { $place }{ $count ->
        [1] {""}
       *[other] {" "}({ $count })
    }
co-ui-colonist-sea = { $name }: مهاجر دریایی، { $place }{ $count ->
        [1] {""}
       *[other] {" "}({ $count })
    }
co-ui-tip-colonist-land = روی خطّ‌های زمینی می‌رود؛ خانه در دو شهرِ دو سرِ خطّ آن ساخته می‌شود.
co-ui-tip-colonist-sea = روی خطّ‌های دریایی می‌رود؛ خانه در دو شهرِ دو سرِ خطّ آن ساخته می‌شود.
co-ui-tip-roma = همه‌ی مهاجران از این‌جا آغاز می‌کنند. در رم خانه ساخته نمی‌شود.
co-ui-tip-city = { $province }: { $good }.
co-ui-tip-houses = خانه‌ها: { $names }.
co-ui-tip-house-cost = هزینه‌ی خانه‌ی بعدی: { $parts }.
co-ui-tip-marker = فرماندار این‌جا { $bonus } پاداش می‌گیرد و هر خانه‌ی این سرزمین کالای خود را تولید می‌کند.
co-ui-tip-marker-coins = پس از آن‌که فرمانداری سکّه‌های همه‌ی نشانگرها را بردارد دوباره { $good } می‌دهد.
co-ui-tip-worth = { $god }: اکنون { $points } امتیاز می‌ارزد.
co-ui-tip-good = قیمت نزد بانک: { $coins } سسترتیوس.
co-ui-tip-stored = تا روی صفحه گذاشته نشود جا می‌گیرد؛ هزینه‌ی آن ۱ غذا و ۱ ابزار است.
co-ui-tip-houses-left = هر که پانزدهمین خانه را بسازد بازی را به پایان می‌رساند.
co-ui-tip-pile = کارت‌ها با نماینده برمی‌گردند. دیپلماتِ دیگران می‌تواند کارت رویی را اجرا کند.
co-ui-tip-points = آن‌چه خدایان اکنون برای همه‌ی کارت‌های شما می‌دهند.
co-ui-tip-magnus = فرماندارِ بعدی که سرزمینی را به تولید برساند ۲ کالای پاداش می‌گیرد؛ سپس به { $name } می‌رسد.
co-ui-tip-concordia = ۷ امتیاز برای کسی که بازی را به پایان رساند. بقیه یک نوبت دیگر دارند.

## کار کارت‌ها در چند کلمه
co-ui-short-tribune = بازگشت کارت‌ها
co-ui-short-architect = حرکت، سپس ساخت
co-ui-short-prefect =
    { $coins ->
        [0] تولید، یا سکّه
       *[other] تولید، یا { $coins } سکّه
    }
co-ui-short-mercator = ۳ سکّه، سپس معامله
co-ui-short-mercator_5 = ۵ سکّه، سپس معامله
co-ui-short-diplomat = اجرای یک کارت رویی
co-ui-short-senator = خرید تا ۲ کارت
co-ui-short-consul = خرید ارزان ۱ کارت
co-ui-short-colonist = مهاجر تازه، یا سکّه
co-ui-short-mason = تولید شهرهای آجر شما
co-ui-short-farmer = تولید شهرهای غذای شما
co-ui-short-smith = تولید شهرهای ابزار شما
co-ui-short-vintner = تولید شهرهای شراب شما
co-ui-short-weaver = تولید شهرهای پارچه‌ی شما

## آن‌چه باید تصمیم گرفت، و آن‌چه باید دانست
co-ui-ask-choose_card = یک کارت بازی کنید
co-ui-sub-choose_card = در دست خود یا همین‌جا انتخاب کنید
co-ui-forced = «{ $card }» تنها کارت شما بود و خودبه‌خود بازی شد
co-ui-ask-tribune_colonist = مهاجر می‌خرید؟
co-ui-sub-tribune_colonist = یکی، برای رم، با ۱ غذا و ۱ ابزار
co-ui-ask-architect_move = مهاجران را حرکت دهید
co-ui-steps-left = { $left } قدم از { $all } مانده
co-ui-ask-architect_build = خانه بسازید
co-ui-sub-architect_build = کنار مهاجران خود، هر تعداد
co-ui-ask-prefect = سرزمینی را به تولید برسانید
co-ui-sub-prefect = یا سکّه‌های همه‌ی نشانگرها را بردارید
co-ui-ask-keep_goods = انبار شما پر است
co-ui-keep-left = { $free } کالای دیگر نگه دارید
co-ui-ask-colonist = مهاجر تازه، یا درآمد
co-ui-sub-colonist = هر کدام ۱ غذا و ۱ ابزار
co-ui-ask-colonist_place = باز هم مهاجر؟
co-ui-sub-colonist_place = هر کدام ۱ غذا و ۱ ابزار
co-ui-ask-mercator = با بانک معامله کنید
co-ui-sub-mercator = دو نوع کالا، هر کدام فروش یا خرید
co-ui-ask-diplomat = کارتی را اجرا کنید
co-ui-sub-diplomat = کارت رویی ستون سوخته‌ی بازیکنی دیگر
co-ui-ask-senator = کارت بخرید
co-ui-sub-senator = تا دو کارت، به قیمت خانه‌هایشان
co-ui-ask-consul = یک کارت بخرید
co-ui-sub-consul = فقط با کالاهای روی کارت
co-ui-ways = به { $count } خطّ
co-ui-then = سپس ساخت
co-ui-then-nothing = هنوز خانه‌ای شدنی نیست
co-ui-build-now = ساخت: { $city }
co-ui-tip-build-now = حرکت را به پایان می‌رساند و این‌جا خانه می‌سازد.
co-ui-tip-then = سپس می‌توان خانه ساخت: { $cities }.
co-ui-tip-then-nothing = سپس هزینه‌ی هیچ خانه‌ای را ندارید.
co-ui-kind-land = مهاجر زمینی
co-ui-kind-sea = مهاجر دریایی
co-ui-money = سسترتیوس
co-ui-houses-still = خانه‌های مانده
co-ui-pay-also = و نیز:
co-ui-other-card = کارتی دیگر
co-ui-cash = سکّه‌ی نشانگرها
co-ui-then-build = سپس ساخت
co-ui-build-nothing = بدون ساخت
co-ui-end-turn = پایان نوبت
co-ui-less = یکی کم‌تر: { $good }
co-ui-more = یکی بیش‌تر: { $good }
