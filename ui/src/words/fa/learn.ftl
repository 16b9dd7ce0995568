### The rules, and all that lies on the tables.

ui-learn-title = آموزش
ui-learn-views = چه می‌خوانید
ui-learn-chapters = فصل‌ها
ui-learn-eyebrow = چگونه بازی می‌کنیم
ui-learn-two-minutes = در دو دقیقه
ui-learn-search = جست‌وجو در قواعد
ui-learn-nothing = چیزی پیدا نشد
ui-learn-on-table = روی میز
ui-learn-in-chapter = در این فصل
ui-learn-all = هر { $count }
ui-learn-try-figure = امتحان کنید: { $title }
ui-learn-next = بعدی: { $title }
ui-learn-back = بازگشت به میز
ui-learn-now = همین حالا سر میز شما
ui-learn-now-rule = قاعده‌ی آن: { $rule }
ui-learn-english-only = متن کامل قواعد در زیر به انگلیسی است. شماره‌ی قاعده‌ها در همه‌ی زبان‌ها یکی است.
ui-learn-cards-search = نام یا اثر
ui-learn-count-card = { $count } کارت
ui-learn-count-wonder = { $count } شگفتی
ui-learn-count-token = { $count } توکن
ui-learn-count-building = { $count } ساختمان
ui-learn-count-tile = { $count } کاشی گوناگون
ui-learn-count-found = { $count } یافته
ui-learn-cards-kind = کدام‌ها
ui-learn-where-table = روی میز
ui-learn-where-discarded = باطل‌شده
ui-learn-where-tucked = زیر یک شگفتی
ui-learn-where-unseen = هنوز نیامده
ui-learn-where-box = در جعبه
ui-learn-cards-close = بستن
ui-learn-cards-copies = { $count } بار در بازی
ui-learn-cost = بها: { $cost }

## What lies on each table.
ui-learn-swd-cards = کارت‌ها
ui-learn-sa-cards = کارت‌ها و ساختمان‌ها
ui-learn-co-cards = کارت‌ها
ui-learn-tr-cards = کاشی‌ها
ui-learn-kind-age-1 = دوره‌ی اوّل
ui-learn-kind-age-2 = دوره‌ی دوّم
ui-learn-kind-age-3 = دوره‌ی سوّم
ui-learn-kind-guild = انجمن‌ها
ui-learn-kind-wonder = شگفتی‌ها
ui-learn-kind-token = توکن‌های پیشرفت
ui-learn-kind-culture = تمدن
ui-learn-kind-specialist = متخصصان
ui-learn-kind-building = ساختمان‌ها
ui-learn-kind-start = آغازین
ui-learn-kind-sale = فروشی
ui-learn-kind-trajan = کاشی‌های تراژان
ui-learn-kind-forum = کاشی‌های انجمن
ui-learn-kind-bonus = کاشی‌های جایزه

## 7 Wonders Duel in two minutes.
ui-learn-swd-lead = دو شهر در سه دوره رشد می‌کنند. پس از دوره‌ی سوّم هر که امتیاز بیش‌تری دارد می‌برد؛ مگر آن‌که ارتش یا علم پیش‌تر کار را یکسره کند.
ui-learn-swd-1 = کارتی بردارید
ui-learn-swd-1-text = کارتی را بردارید که کارت دیگری روی آن نیست. آن را بسازید، یا باطل کنید و ۲ سکّه به‌اضافه‌ی ۱ سکّه برای هر کارت زرد خود بگیرید، یا زیر یکی از شگفتی‌هایتان بگذارید و آن شگفتی را بسازید.
ui-learn-swd-2 = با تولید خود بپردازید
ui-learn-swd-2-text = کارت‌های قهوه‌ای و خاکستری تولید می‌کنند و چیزی مصرف نمی‌شود. آن‌چه را کم دارید از بانک بخرید: هر واحد ۲ سکّه، و ۱ سکّه‌ی دیگر برای هر واحد از آن که کارت‌های قهوه‌ای و خاکستری رقیب تولید می‌کنند.
ui-learn-swd-3 = زنجیره‌ها
ui-learn-swd-3-text = کارتی که نشان زنجیره‌ی یکی از کارت‌های شهر شما را دارد رایگان است.
ui-learn-swd-4 = شگفتی‌ها
ui-learn-swd-4-text = هر یک چهار شگفتی دارید، اما روی هم تنها هفت تا ساخته می‌شود. بعضی بی‌درنگ یک نوبت دیگر می‌دهند.
ui-learn-swd-5 = ارتش
ui-learn-swd-5-text = هر سپر نشان نبرد را یک خانه به سوی پایتخت رقیب می‌برد. در راه، رقیب سکّه از دست می‌دهد؛ اگر به پایتخت برسد، شما همان دم می‌برید.
ui-learn-swd-6 = علم
ui-learn-swd-6-text = دو کارت با یک نشان علمی، یک توکن پیشرفت می‌آورد. با شش نشان متفاوت همان دم می‌برید.
ui-learn-swd-7 = پایان
ui-learn-swd-7-text = پس از دوره‌ی سوّم: امتیاز کارت‌ها، شگفتی‌ها و توکن‌ها، ۲ تا ۱۰ امتیاز برای ارتش جلوتر، و ۱ امتیاز برای هر ۳ سکّه.

## Stone Age in two minutes.
ui-learn-sa-lead = شما قبیله‌ای را رهبری می‌کنید: آدمک‌ها را می‌فرستید، برای دستاوردشان تاس می‌ریزید، همه را سیر می‌کنید و می‌سازید. بیش‌ترین امتیاز برنده است.
ui-learn-sa-1 = آدمک‌ها را بفرستید
ui-learn-sa-1-text = هر بازیکن به نوبت چند آدمک را در یک مکان می‌گذارد تا همه بیرون باشند. بیش‌تر مکان‌ها حلقه‌های کمی دارند و هر که دیر برسد جایی نمی‌یابد.
ui-learn-sa-2 = کارها را انجام دهید
ui-learn-sa-2-text = از بازیکن آغازگر، هر کس همه‌ی مکان‌هایی را که در آن‌ها آدمک دارد به ترتیب دلخواه به کار می‌گیرد و آدمک‌هایش را پس می‌گیرد.
ui-learn-sa-3 = تاس‌ها
ui-learn-sa-3-text = برای هر آدمک یک تاس بریزید و مجموع را تقسیم کنید: غذا بر ۲، چوب بر ۳، خشت بر ۴، سنگ بر ۵، طلا بر ۶. ابزارها به مجموع می‌افزایند، هر یک یک بار در دور.
ui-learn-sa-4 = دهکده
ui-learn-sa-4-text = دو آدمک در خانه یک آدمک تازه می‌آورند. مزرعه امتیاز زراعی را بالا می‌برد و کارگاه ابزار، ابزار می‌دهد.
ui-learn-sa-5 = کارت‌ها و ساختمان‌ها
ui-learn-sa-5-text = ساختمان منابع می‌خواهد و همان دم امتیاز می‌دهد. کارت ۱ تا ۴ منبع می‌خواهد؛ نیمه‌ی بالایش اکنون کمک می‌کند و نیمه‌ی پایینش در پایان امتیاز می‌آورد.
ui-learn-sa-6 = همه را سیر کنید
ui-learn-sa-6-text = در پایان هر دور، هر آدمک ۱ غذا می‌خورد؛ مزرعه بخشی از آن را می‌دهد. اگر غذا کم آمد، با منابع بپردازید یا ۱۰ امتیاز از دست بدهید.
ui-learn-sa-7 = پایان
ui-learn-sa-7-text = وقتی یک دسته‌ی ساختمان یا کارت‌ها تمام شود. آن‌گاه تمدن، متخصصان و منابع باقی‌مانده شمرده می‌شود.

## Concordia in two minutes.
ui-learn-co-lead = مهاجران را به سراسر جهان روم می‌فرستید، خانه می‌سازید، داد و ستد می‌کنید و کارت‌هایی می‌خرید که خدایانشان در پایان امتیاز می‌دهند. تاسی در کار نیست.
ui-learn-co-1 = کارتی بازی کنید
ui-learn-co-1-text = هر نوبت شما یک کارت از دست است: آن‌چه را می‌گوید انجام دهید. کارت در ستون سوخته‌ی شما می‌ماند تا نماینده همه را برگرداند.
ui-learn-co-2 = حرکت و ساخت
ui-learn-co-2-text = آرشیتکت مهاجران را روی خطّ‌های زمینی و دریایی می‌برد و در شهرهای کنارشان با کالا و سکّه خانه می‌سازد. هر خانه‌ی بعدی در یک شهر گران‌تر است.
ui-learn-co-3 = تولید سرزمین‌ها
ui-learn-co-3-text = با فرماندار، همه‌ی خانه‌های یک سرزمین کالای خود را به صاحبانشان می‌دهند و پاداش سرزمین هم از آنِ شماست.
ui-learn-co-4 = داد و ستد
ui-learn-co-4-text = بازرگان پول می‌آورد و دو نوع کالا داد و ستد می‌کند. انبار شما ۱۲ جایگاه دارد و مهاجرانی که هنوز روی صفحه نیستند بخشی از آن را می‌گیرند.
ui-learn-co-5 = خرید کارت
ui-learn-co-5-text = سناتور و کنسول از ویترین فروش کارت می‌خرند. هر کارت کار تازه‌ای می‌کند و از آنِ یک خداست.
ui-learn-co-6 = کارت دیگران
ui-learn-co-6-text = دیپلمات کارت رویی ستون سوخته‌ی بازیکن دیگری را اجرا می‌کند.
ui-learn-co-7 = پایان
ui-learn-co-7-text = هر که آخرین کارت را بخرد یا خانه‌ی پانزدهم را بسازد ۷ امتیاز می‌گیرد و دیگران یک نوبت دیگر دارند. سپس هر کارت به حساب خدایش امتیاز می‌آورد.

## Trajan in two minutes.
ui-learn-tr-lead = شش عمل دور دایره‌ای از سینی‌ها چیده شده است. جابه‌جا کردن نشانگرها تعیین می‌کند چه می‌توانید بکنید، و مردم و سنا تماشا می‌کنند.
ui-learn-tr-1 = بکارید
ui-learn-tr-1-text = همه‌ی نشانگرهای یک سینی را بردارید و یکی‌یکی در سینی‌های بعدی، در جهت ساعت، بگذارید. عمل سینی‌ای که آخرین نشانگر در آن می‌افتد از آنِ شماست.
ui-learn-tr-2 = زمان
ui-learn-tr-2-text = هر چه نشانگر بیش‌تری بردارید، زمان بیش‌تر می‌گذرد. یک گردش کامل یک دور است و چهار دور یک ربع.
ui-learn-tr-3 = کاشی‌های تراژان
ui-learn-tr-3-text = اگر کنار سینی پایانی یک کاشی باشد و هر دو رنگش در آن سینی باشد، امتیاز و هدیه‌اش را می‌گیرید.
ui-learn-tr-4 = شش عمل
ui-learn-tr-4-text = بندرگاه: کارت و کشتی. انجمن: برداشتن کاشی. ارتش: پیشروی و اشغال استان‌ها. سنا: امتیاز و رأی. تراژان: کاشی تازه. ساخت‌وساز: کارگران کاشی برمی‌دارند.
ui-learn-tr-5 = تقاضاهای مردم
ui-learn-tr-5-text = در پایان هر ربع مردم سه چیز می‌خواهند. هر چه برآورده نشود امتیاز کم می‌کند: ۴، ۹ یا ۱۵.
ui-learn-tr-6 = سنا
ui-learn-tr-6-text = سپس هر که بیش‌ترین رأی را دارد یک کاشی جایزه برای پایان انتخاب می‌کند؛ نفر دوّم کاشی دیگر را برمی‌دارد.
ui-learn-tr-7 = پایان
ui-learn-tr-7-text = پس از چهار ربع، مانده‌ی دست و کمپ، دسته‌های کاشی ساخت‌وساز و کاشی‌های جایزه شمرده می‌شود.

## What is decided, as the rules call it
ui-learn-phase-swd-draft_wonder = انتخاب شگفتی
ui-learn-phase-swd-play_card = بازی کردن یک کارت
ui-learn-phase-swd-choose_progress = برداشتن توکن پیشرفت
ui-learn-phase-swd-choose_library = توکن کتابخانه‌ی بزرگ
ui-learn-phase-swd-choose_discarded = کارتی از باطل‌شده‌ها
ui-learn-phase-swd-choose_opponent_card = باطل کردن کارت حریف
ui-learn-phase-swd-choose_age_starter = آغازکننده‌ی دوره
ui-learn-phase-sa-place = گذاشتن آدمک‌ها
ui-learn-phase-sa-act = به کار گرفتن مکان
ui-learn-phase-sa-tools = افزودن ابزار
ui-learn-phase-sa-buy_card = خرید کارت
ui-learn-phase-sa-pick_item = برداشتن آیتم
ui-learn-phase-sa-two_resources = دو منبع دلخواه
ui-learn-phase-sa-build = پرداخت بهای ساختمان
ui-learn-phase-sa-feed = غذا دادن به قبیله
ui-learn-phase-sa-roll = برای کالا
ui-learn-phase-sa-roll_items = برای آیتم‌های کارت
ui-learn-phase-co-choose_card = بازی کردن یک کارت
ui-learn-phase-co-tribune_colonist = نماینده: مهاجر تازه
ui-learn-phase-co-architect_move = آرشیتکت: حرکت
ui-learn-phase-co-architect_build = آرشیتکت: ساختن
ui-learn-phase-co-prefect = فرماندار
ui-learn-phase-co-keep_goods = نگه داشتن کالاها
ui-learn-phase-co-colonist = مهاجر: درآمد یا گذاشتن
ui-learn-phase-co-colonist_place = مهاجر: گذاشتن
ui-learn-phase-co-mercator = بازرگان
ui-learn-phase-co-diplomat = دیپلمات
ui-learn-phase-co-senator = سناتور
ui-learn-phase-co-consul = کنسول
ui-learn-phase-tr-choose_tray = انتخاب سینی
ui-learn-phase-tr-sow_marker = کاشت نشانگرها
ui-learn-phase-tr-cover_space = گذاشتن نشانگر ‎+۲
ui-learn-phase-tr-act = انجام عمل
ui-learn-phase-tr-discard_card = خارج کردن یک کارت
ui-learn-phase-tr-spend_extra_tile = خرج کردن کاشی عمل اضافه
ui-learn-phase-tr-meet_demands = برآوردن تقاضاها
ui-learn-phase-tr-choose_bonus_tile = انتخاب کاشی جایزه
ui-learn-phase-tr-lay_out_markers = چیدن نشانگرها
ui-learn-phase-tr-pick_card = برداشتن یک کارت
ui-learn-phase-tr-pick_trajan_tile = برداشتن یک کاشی تراژان
ui-learn-phase-tr-lay_second_card = کارت دوم
ui-learn-phase-tr-complete_cargo = بازی یا بارگیری

## Figures that can be tried. $name, $other (people), $shields, $coins, $points, $dice, $total, $value, $count, $houses (numbers); $place, $goods, $action, $cost (texts)
ui-learn-try = امتحان کنید
ui-learn-less = کم‌تر
ui-learn-more = بیش‌تر
ui-learn-somebody = مینا
ui-learn-somebody-else = لئون
ui-learn-whose = سپرهای چه کسی
ui-learn-shields = سپر
ui-learn-conflict = { $shields ->
    [0] هیچ‌کس جلوتر نیست: نشان نبرد در میانه ایستاده است.
   *[other] { $name } { $shields } سپر ساخته است: نشان نبرد { $shields } خانه به پایتخت { $other } نزدیک‌تر است.
}
ui-learn-conflict-lost = { $other } در این راه { $coins } سکّه از دست داده است.
ui-learn-conflict-points = اگر بازی همین‌جا پایان می‌یافت، { $name } برای آن { $points } امتیاز می‌گرفت.
ui-learn-conflict-won = { $name } همان دم برنده است.
ui-learn-place = مکان
ui-learn-people = آدمک
ui-learn-roll = تاس بریزید
ui-learn-gathered = { $dice } آدمک روی هم { $total } می‌آورند. تقسیم بر { $value } و گرد شده رو به پایین: { $goods }.
ui-learn-city = شهری با
ui-learn-houses = خانه‌های موجود
ui-learn-house = { $houses ->
    [0] نخستین خانه در این شهر { $cost } می‌خواهد.
   *[other] خانه‌ی بعدی در این شهر { $cost } می‌خواهد: سکّه‌ها برای هر خانه‌ی شهر، همین یکی هم، شمرده می‌شود.
}
ui-learn-tray = سینی
ui-learn-sown = { $count } نشانگر سینی { $tray } یکی‌یکی به { $count } سینی بعدی می‌رود. زمان { $count } خانه پیش می‌رود و عمل شما این است: { $action }.
ui-learn-sown-tile = اگر رنگ‌های درست در آن سینی باشد، کاشی کنارش هم کامل می‌شود.
