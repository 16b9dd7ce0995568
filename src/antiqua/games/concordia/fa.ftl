### کونکوردیا: نام همه‌ی اجزای بازی و همه‌ی آن‌چه درباره‌ی آن‌ها گفته می‌شود.
### شناسه‌ی نام‌ها به شناسه‌های components.toml ختم می‌شود؛ بررسی، این دو را با هم می‌سنجد.

co-name = کونکوردیا
co-about = بازرگانان رومی در سراسر امپراتوری پخش می‌شوند: مهاجرانشان از راه زمین و دریا سفر می‌کنند، خانه‌هایشان آجر، غذا، ابزار، شراب و پارچه تولید می‌کند و شخصیت‌های تازه به دستشان می‌پیوندند. هر نوبت یعنی یک کارت. وقتی آخرین کارت خریده شود یا کسی پانزده خانه ساخته باشد، هر کارت به اندازه‌ی آن‌چه خدایش می‌شمارد امتیاز می‌آورد.

## سطح‌ها چگونه بازی می‌کنند، هرکدام در یک خط
co-bot-newcomer = تازه قانون‌ها را یاد گرفته
co-bot-novice = هر جا برسد خانه می‌سازد
co-bot-learner = هر کارتی را که بتواند می‌خرد
co-bot-apprentice = پیوسته می‌خرد و می‌فروشد
co-bot-journeyman = اول مهاجر می‌فرستد و بعد می‌نگرد
co-bot-adept = در هر استان خانه‌ای می‌خواهد
co-bot-expert = دوراندیش است، گاهی چیزی را نمی‌بیند
co-bot-veteran = دوراندیش است و کم‌تر خطا می‌کند
co-bot-champion = هر کاری را دو بار می‌سنجد
co-bot-master = بسیار می‌اندیشد و هیچ نمی‌بخشد

## گزینه‌ها و مقدارهای آن‌ها
co-option-map = صفحه‌ی بازی
co-option-map-by_players = ایتالیا برای دو نفر، امپراتوری برای بیش‌تر
co-option-map-imperium = امپراتوری
co-option-map-italia = ایتالیا
co-option-edition = ویرایش
co-option-edition-current = کنونی
co-option-edition-legacy = قدیمی
co-option-colonist_income = درآمد کارت «مهاجر»
co-option-colonist_income-by_edition = مطابق ویرایش
co-option-colonist_income-five_plus_one = پنج، و یک به ازای هر مهاجر
co-option-colonist_income-two_per_colonist = دو به ازای هر مهاجر
co-option-intermediate_scoring = امتیازشماریِ میانه‌ی بازی، برای نخستین بازی‌ها
co-option-intermediate_scoring-false = خیر
co-option-intermediate_scoring-true = بله
co-option-start_player = بازیکن آغازگر
co-option-start_player-random = به قید قرعه
co-option-start_player-given = صندلی اوّل
co-option-map_player_limits = تعداد بازیکنان هر صفحه
co-option-map_player_limits-enforced = مطابق راهنما
co-option-map_player_limits-free = آزاد
co-option-prefect_cash_without_coins = دریافت سکّه با «فرماندار» وقتی هیچ نشانگری سکّه نشان نمی‌دهد
co-option-prefect_cash_without_coins-allowed = مجاز، بی‌اثر
co-option-prefect_cash_without_coins-forbidden = غیرمجاز
co-option-colonist_placement = جای مهاجران تازه
co-option-colonist_placement-matching_route = جایی که خطّی از نوع خودشان دارد
co-option-colonist_placement-any = هر شهری که خانه‌ی خودی دارد

## پایان‌های ممکن و دسته‌های امتیاز، برای جدول‌ها
co-ending-cards = خرید آخرین کارت
co-ending-houses = ساخت خانه‌ی پانزدهم
co-category-vesta = وستا
co-category-jupiter = ژوپیتر
co-category-saturnus = ساترن
co-category-mercurius = مرکوری
co-category-mars = مارس
co-category-minerva = مینروا
co-category-concordia = کارت کونکوردیا

## صفحه‌ها و سرزمین‌ها
co-map-imperium = امپراتوری
co-map-italia = ایتالیا
co-province-britannia = بریتانیا
co-province-gallia = گالیا
co-province-hispania = هیسپانیا
co-province-germania = ژرمانیا
co-province-italia = ایتالیا
co-province-mauretania = موریتانیا
co-province-dacia = داکیا
co-province-hellas = هلاس
co-province-lybia = لیبیا
co-province-asia = آسیا
co-province-syria = سیریا
co-province-aegyptus = مصر
co-province-venetia = ونتیا
co-province-transpadana = ترانسپادانا
co-province-liguria = لیگوریا
co-province-aemilia = امیلیا
co-province-etruria = اتروریا
co-province-corsica = کورسیکا
co-province-umbria = اومبریا
co-province-campania = کامپانیا
co-province-apulia = آپولیا
co-province-lucania = لوکانیا
co-province-sicilia = سیسیلیا

## شهرها، و خطّ میان دو شهر. $first، $second (شهر)
co-city-roma = رم
co-city-isca_d = ایسکا دامنونیوروم
co-city-londinium = لوندینیوم
co-city-lutetia = لوتتیا
co-city-burdigala = بوردیگالا
co-city-massilia = ماسیلیا
co-city-brigantium = بریگانتیوم
co-city-olisipo = اولیسیپو
co-city-valentia = والنتیا
co-city-colonia_a = کولونیا آگریپینا
co-city-vindobona = ویندوبونا
co-city-novaria = نوواریا
co-city-aquileia = آکوییلیا
co-city-syracusae = سیراکوز
co-city-rusadir = روسادیر
co-city-carthago = کارتاگو
co-city-sirmium = سیرمیوم
co-city-napoca = ناپوکا
co-city-tomis = تومیس
co-city-dyrrhachium = دیراخیوم
co-city-athenae = آتن
co-city-leptis_magna = لپتیس ماگنا
co-city-cyrene = سیرنه
co-city-bycantium = بیزانتیوم
co-city-sinope = سینوپ
co-city-attalia = آتالیا
co-city-antiochia = آنتیوکیا
co-city-tyros = تیروس
co-city-alexandria = اسکندریه
co-city-memphis = ممفیس
co-city-petra = پترا
co-city-bauzanum = باوزانوم
co-city-verona = ورونا
co-city-comum = کوموم
co-city-segusio = سگوسیو
co-city-genua = گنوا
co-city-nicaea = نیکایا
co-city-ravenna = راونا
co-city-mutina = موتینا
co-city-florentia = فلورنتیا
co-city-cosa = کوسا
co-city-aleria = آلریا
co-city-olbia = اولبیا
co-city-ancona = آنکونا
co-city-hadria = هادریا
co-city-spoletum = اسپولتوم
co-city-casinum = کاسینوم
co-city-neapolis = نئاپولیس
co-city-brundisium = بروندیسیوم
co-city-luceria = لوکریا
co-city-potentia = پوتنتیا
co-city-croton = کروتون
co-city-messana = مسانا
co-city-panormus = پانورموس
co-route = { $first } – { $second }

## کالاها: نام عام، همان‌گونه که در جمله می‌آید
co-good-brick = آجر
co-good-food = غذا
co-good-tool = ابزار
co-good-wine = شراب
co-good-cloth = پارچه

## مقدارها، به‌عنوان بخشی از هزینه یا جمله. $count (عدد)
co-amount-coins = { $count } سسترتیوس
co-amount-brick = { $count } آجر
co-amount-food = { $count } غذا
co-amount-tool = { $count } ابزار
co-amount-wine = { $count } شراب
co-amount-cloth = { $count } پارچه

## خدایان
co-god-vesta = وستا
co-god-jupiter = ژوپیتر
co-god-saturnus = ساترن
co-god-mercurius = مرکوری
co-god-mars = مارس
co-god-minerva = مینروا

## شخصیت‌ها؛ بازرگانِ دستِ آغازین ۳ سسترتیوس می‌دهد و بازرگانِ خریداری‌شده ۵
co-role-tribune = نماینده
co-role-architect = آرشیتکت
co-role-prefect = فرماندار
co-role-mercator = بازرگان
co-role-diplomat = دیپلمات
co-role-senator = سناتور
co-role-consul = کنسول
co-role-colonist = مهاجر
co-role-mason = بنّا
co-role-farmer = کشاورز
co-role-smith = آهنگر
co-role-vintner = می‌فروش
co-role-weaver = بافنده
co-role-mercator_5 = بازرگان (۵)

## کارت‌ها چه می‌کنند: جمله
co-effect-tribune = همه‌ی کارت‌های خود را به دست برگردانید و به ازای هر کارتِ بیش از سه، ۱ سسترتیوس بگیرید؛ سپس می‌توانید یک مهاجر برای رم بخرید.
co-effect-architect = مهاجران خود را، به ازای هر مهاجرِ روی صفحه یک قدم، حرکت دهید؛ سپس کنار آن‌ها خانه بسازید.
co-effect-prefect = یک سرزمین را به تولید برسانید و پاداشش را بگیرید، یا سکّه‌های همه‌ی نشانگرها را بردارید و آن‌ها را برگردانید.
co-effect-mercator = ۳ سسترتیوس بگیرید؛ سپس تا دو نوع کالا با بانک معامله کنید.
co-effect-mercator_5 = ۵ سسترتیوس بگیرید؛ سپس تا دو نوع کالا با بانک معامله کنید.
co-effect-diplomat = عملیاتِ کارتِ رویِ ستونِ سوخته‌ی بازیکنی دیگر را انجام دهید.
co-effect-senator = تا دو کارت از ویترین فروش بخرید؛ کالاهای زیر خانه‌های ویترین هم پرداخت می‌شود.
co-effect-consul = یک کارت از ویترین فروش، فقط با کالاهای رویِ خودِ کارت، بخرید.
co-effect-colonist = مهاجران تازه را، هر کدام با ۱ غذا و ۱ ابزار، در رم یا شهرهای دارای خانه‌ی خود بگذارید، یا درآمد بگیرید.
co-effect-mason = هر خانه‌ی شما در شهرهای آجر تولید می‌کند.
co-effect-farmer = هر خانه‌ی شما در شهرهای غذا تولید می‌کند.
co-effect-smith = هر خانه‌ی شما در شهرهای ابزار تولید می‌کند.
co-effect-vintner = هر خانه‌ی شما در شهرهای شراب تولید می‌کند.
co-effect-weaver = هر خانه‌ی شما در شهرهای پارچه تولید می‌کند.

## ارزش هر کارتِ یک خدا در پایان: جمله
co-worth-vesta = ۱ امتیاز برای هر ۱۰ سسترتیوسِ کامل؛ کالاها به قیمت خود شمرده می‌شوند.
co-worth-jupiter = ۱ امتیاز برای هر خانه‌ی شما در شهرهایی جز شهرهای آجر.
co-worth-saturnus = ۱ امتیاز برای هر سرزمینی که در آن خانه دارید.
co-worth-mercurius = ۲ امتیاز برای هر نوع کالایی که خانه‌های شما تولید می‌کنند.
co-worth-mars = ۲ امتیاز برای هر مهاجر شما روی صفحه.
co-worth-minerva = امتیاز برای هر خانه‌ی شما در شهرهای کالای این متخصص.

## آن‌چه باید تعیین شود. $player، $city (نام)، $slot، $points، $free (عدد)
co-ask-token = { $city }: کدام توکن آن‌جاست؟
co-ask-card = ویترین فروش، خانه‌ی { $slot }: کدام کارت رو می‌شود؟
co-ask-starter = چه کسی آغاز می‌کند؟
co-ask-choose_card = { $player } یک کارت بازی می‌کند.
co-ask-tribune_colonist = { $player } می‌تواند یک مهاجر بخرد و در رم بگذارد.
co-ask-move = { $player } مهاجران را حرکت می‌دهد؛ خانه‌سازی تنها پس از پایانِ همه‌ی حرکت‌هاست. قدم‌های باقی‌مانده: { $points }.
co-ask-architect_build-any-order = { $player } می‌تواند کنار مهاجرانش خانه بسازد.
co-ask-architect_build-in-order = { $player } یکی پس از دیگری، به ترتیبِ سرزمین‌ها، خانه می‌سازد.
co-ask-prefect = { $player } سرزمینی را برای تولید انتخاب می‌کند یا سکّه‌های نشانگرها را برمی‌دارد.
co-ask-keep-any-order = { $player } برای همه‌ی کالاها جا ندارد و یکی‌یکی انتخاب می‌کند کدام را نگه دارد. جایگاه خالی: { $free }.
co-ask-keep-in-order = { $player } برای همه‌ی کالاها جا ندارد و آن‌ها را یکی‌یکی، از ارزان‌تر، نگه می‌دارد. جایگاه خالی: { $free }.
co-ask-colonist = { $player } مهاجران تازه روی صفحه می‌گذارد یا درآمد می‌گیرد.
co-ask-colonist_place = { $player } می‌تواند مهاجر دیگری روی صفحه بگذارد.
co-ask-mercator-any-order = { $player } می‌تواند دو نوع کالا معامله کند و هر کدام را یا بفروشد یا بخرد.
co-ask-mercator-in-order = { $player } می‌تواند دو نوع کالا معامله کند؛ نخست فروش، سپس خرید.
co-ask-second-good = { $player } می‌تواند نوع دوّمی از کالا را معامله کند.
co-ask-same-goods = { $player } می‌تواند معامله‌ی همان دو کالا را ادامه دهد: { $goods }.
co-ask-diplomat = { $player } کارتِ رویِ ستونِ سوخته‌ی بازیکنی دیگر را اجرا می‌کند.
co-ask-senator-any-order = { $player } می‌تواند دو کارت بخرد، هر دو به قیمتِ کنونیِ خانه‌های ویترین.
co-ask-senator-in-order = { $player } می‌تواند دو کارت، به ترتیبِ خانه‌های ویترین، بخرد.
co-ask-second-card-any-order = { $player } می‌تواند کارت دوّمی بخرد؛ کارت‌های ویترین هنوز جابه‌جا نشده‌اند.
co-ask-second-card-in-order = { $player } می‌تواند کارت دوّمی از خانه‌های بعدی بخرد.
co-ask-consul = { $player } می‌تواند یک کارت بخرد.

## گزینه‌های یک تصمیم. $card، $source، $route، $city، $province، $good، $player (نام)، $goods (فهرست مقدارها)،
## $slot (عدد)
co-choice-play = بازیِ «{ $card }»
co-choice-copy = اجرای «{ $card }»
co-choice-move-land = مهاجر زمینی: از { $source } به خطّ { $route }
co-choice-move-sea = مهاجر دریایی: از { $source } به خطّ { $route }
co-choice-build = ساختِ خانه: { $city }
co-choice-produce = تولید: { $province }
co-choice-cash = برداشتنِ سکّه‌های نشانگرها
co-choice-keep = نگه داشتن: { $good }
co-choice-place-land = مهاجر زمینیِ تازه: { $city }
co-choice-place-sea = مهاجر دریاییِ تازه: { $city }
co-choice-income = گرفتنِ درآمد
co-choice-sell = فروش: { $goods }
co-choice-buy = خرید: { $goods }
co-choice-hire = خریدِ «{ $card }» (خانه‌ی { $slot })
co-choice-hire-any = خریدِ «{ $card }» (خانه‌ی { $slot })، همراه با: { $good }
co-choice-start = { $player } آغاز می‌کند
co-choice-done-tribune_colonist = بدون مهاجر
co-choice-done-architect_move = پایانِ حرکت
co-choice-done-architect_build = پایانِ ساخت
co-choice-done-colonist_place = بدون مهاجرِ دیگر
co-choice-done-mercator = پایانِ معامله
co-choice-done-senator = پایانِ خرید
co-choice-done-consul = بدون خرید

## هزینه و حاصل هر گزینه: جمله. $parts (فهرست مقدارها)، $god (نام)، $coins، $count (عدد)
co-cost = هزینه: { $parts }.
co-detail-god = خدای آن: { $god }.
co-detail-steps = { $count } قدم.
co-detail-coins = { $coins } سسترتیوس می‌گیرید.
co-detail-movement = اکنون { $count } قدم.
co-detail-markers = نشانگرها اکنون { $coins } سسترتیوس می‌دهند.
co-detail-income = درآمد اکنون { $coins } سسترتیوس است.
co-detail-nothing-to-buy = اکنون از عهده‌ی بهای هیچ کارتی برنمی‌آیید.
co-detail-keep = { $player } فقط برای { $free } تای آن‌ها جا دارد و انتخاب می‌کند کدام را نگه دارد.
co-detail-nothing-to-copy = اکنون کارتی نیست که بتوان آن را اجرا کرد و هیچ اتّفاقی نمی‌افتد.
co-detail-no-house = هنوز آن‌جا خانه‌ای ندارید و چیزی به دست نمی‌آید.

## پایان بازی: جمله. $player (نام)، $points (عدد)، $standings (فهرستِ co-standing)
co-end-cards = آخرین کارت را { $player } خرید.
co-end-houses = خانه‌ی پانزدهم را { $player } ساخت.
co-won = { $player } برنده است.
co-won-tie = امتیازها برابر است و «فرماندار کل» تعیین می‌کند: { $player } برنده است.
co-final = امتیازها: { $standings }.
co-standing = { $player } – { $points }

## آن‌چه روی می‌دهد: جمله. $player، $city، $card، $source، $route، $province، $good (نام)، $goods، $parts (فهرست
## مقدارها)، $slot، $cards، $coins، $count، $points (عدد)
co-event-token = { $city }: { $good }.
co-event-revealed = ویترین فروش، خانه‌ی { $slot }: «{ $card }».
co-event-starter = { $player } آغاز می‌کند.
co-event-played = { $player } «{ $card }» را بازی می‌کند.
co-event-copied = { $player } «{ $card }» را اجرا می‌کند.
co-event-back = { $player } از کارت‌هایش { $cards } کارت به دست برمی‌گرداند.
co-event-back-paid = { $player } از کارت‌هایش { $cards } کارت به دست برمی‌گرداند و { $coins } سسترتیوس می‌گیرد.
co-event-placed-land = { $player } مهاجر زمینیِ تازه‌ای می‌گذارد: { $city }.
co-event-placed-sea = { $player } مهاجر دریاییِ تازه‌ای می‌گذارد: { $city }.
co-event-moved-land = { $player } مهاجر زمینی را { $count } قدم حرکت می‌دهد: از { $source } به خطّ { $route }.
co-event-moved-sea = { $player } مهاجر دریایی را { $count } قدم حرکت می‌دهد: از { $source } به خطّ { $route }.
co-event-built = { $player } خانه می‌سازد: { $city } ({ $parts }).
co-event-produced = { $player } سرزمینی را به تولید می‌رساند: { $province }؛ پاداش: { $goods }.
co-event-received = { $player } دریافت می‌کند: { $goods }.
co-event-lost = { $player } برای { $count } کالا جا ندارد.
co-event-kept = { $player } نگه می‌دارد: { $good }.
co-event-gain-markers = { $player } از نشانگرها { $coins } سسترتیوس می‌گیرد.
co-event-gain-colonists = { $player } برای مهاجران { $coins } سسترتیوس می‌گیرد.
co-event-gain-mercator = { $player } از «بازرگان» { $coins } سسترتیوس می‌گیرد.
co-event-gain-prize = { $player } برای امتیازشماریِ میانه { $coins } سسترتیوس می‌گیرد.
co-event-magnus = «فرماندار کل» می‌رسد به: { $player }.
co-event-sold = { $player } می‌فروشد: { $goods }، به { $coins } سسترتیوس.
co-event-bought = { $player } می‌خرد: { $goods }، به { $coins } سسترتیوس.
co-event-hired = { $player } «{ $card }» را می‌خرد ({ $parts }).
co-event-scored = امتیازشماریِ میانه: { $player } به { $points } امتیاز رسیده است.
co-event-concordia-cards = { $player } آخرین کارت را خرید و کارت کونکوردیا را می‌گیرد؛ هر بازیکنِ دیگر یک نوبت دیگر دارد.
co-event-concordia-houses = { $player } خانه‌ی پانزدهم را ساخت و کارت کونکوردیا را می‌گیرد؛ هر بازیکنِ دیگر یک نوبت دیگر دارد.

## چرا حرکت مجاز نیست: جمله. $card، $province، $route، $city، $good، $player، $map، $name، $place، $source (نام)،
## $parts، $missing، $goods (فهرست)، $question (جمله)، $stack، $letter، $move (همان‌گونه که نوشته شده)، بقیه
## عددند
co-why-pending = اکنون چیز دیگری تعیین می‌شود: { $question }
co-why-still-moving = خانه‌سازی تنها پس از پایانِ همه‌ی حرکت‌هاست؛ «done» حرکت را به پایان می‌رساند.
co-why-moved = مهاجران تنها پیش از خانه‌سازی حرکت می‌کنند؛ حرکت به پایان رسیده است.
co-why-must-keep = همه‌ی جایگاه‌های خالی باید پر شود؛ { $free } جایگاه مانده است.
co-why-no-income = درآمد به جای مهاجرِ تازه گرفته می‌شود و یک مهاجر روی صفحه گذاشته شده است.
co-why-not-on-board = صفحه‌ی «{ $map }» چنین چیزی ندارد: { $name }.
co-why-on-pile = «{ $card }» در ستونِ سوخته‌ی خودِ بازیکن است؛ «نماینده» آن را به دست برمی‌گرداند.
co-why-not-owned = بازیکن کارت «{ $card }» ندارد.
co-why-diplomat = «دیپلمات» را نمی‌توان اجرا کرد.
co-why-not-on-top = «{ $card }» روی ستونِ سوخته‌ی هیچ بازیکن دیگری نیست.
co-why-coins = نشانگر این سرزمین سکّه نشان می‌دهد: { $province }.
co-why-no-coins = هیچ نشانگری سکّه نشان نمی‌دهد.
co-why-none-left = در میان کالاهای دریافتیِ باقی‌مانده این کالا نیست: { $good }.
co-why-must-fill = کالاها از ارزان‌ترین نگه داشته می‌شوند؛ بدون ارزان‌ترها جایگاه‌های خالی دیگر پر نمی‌شود: { $good }.
co-why-no-route-land = چنین خطّ زمینی‌ای نیست: { $route }.
co-why-no-route-sea = چنین خطّ دریایی‌ای نیست: { $route }.
co-why-not-there-land = بازیکن آن‌جا مهاجر زمینی ندارد: { $place }.
co-why-not-there-sea = بازیکن آن‌جا مهاجر دریایی ندارد: { $place }.
co-why-stands-there = مهاجر همین حالا آن‌جاست: { $route }.
co-why-no-way-land = از راه زمین نمی‌توان از { $source } به خطّ { $route } رسید.
co-why-no-way-sea = از راه دریا نمی‌توان از { $source } به خطّ { $route } رسید.
co-why-occupied = مهاجری آن‌جا ایستاده است: { $route } ({ $player }).
co-why-too-far = { $count } قدم لازم است؛ باقی‌مانده: { $points }.
co-why-capital = آن‌جا هرگز خانه‌ای ساخته نمی‌شود: { $city }.
co-why-own-house = بازیکن آن‌جا خانه دارد: { $city }.
co-why-no-colonist = هیچ مهاجرِ بازیکن روی خطّی کنار این شهر نیست: { $city }.
co-why-cities-in-order = خانه‌های یک نوبت به ترتیبِ سرزمین‌ها ساخته می‌شوند و از این شهر گذشته‌ایم: { $city }.
co-why-too-dear = هزینه: { $parts }؛ کمبود: { $missing }.
co-why-none-stored-land = در انبارِ بازیکن مهاجر زمینی نمانده است.
co-why-none-stored-sea = در انبارِ بازیکن مهاجر دریایی نمانده است.
co-why-only-roma = «نماینده» مهاجر را تنها در رم می‌گذارد.
co-why-no-port-land = هیچ خطّ زمینی‌ای به این شهر نمی‌رسد: { $city }.
co-why-no-port-sea = هیچ خطّ دریایی‌ای به این شهر نمی‌رسد: { $city }.
co-why-no-own-house = بازیکن آن‌جا خانه ندارد: { $city }.
co-why-places-in-order = مهاجران تازه به ترتیب گذاشته می‌شوند، نخست زمینی و سپس دریایی، هر دو به ترتیبِ سرزمین‌ها، و از این‌جا گذشته‌ایم.
co-why-bought = این کالا در همین عملیات خریده شده است و نمی‌توان آن را فروخت: { $good }.
co-why-sold = این کالا در همین عملیات فروخته شده است و نمی‌توان آن را خرید: { $good }.
co-why-too-few = بازیکن تنها { $goods } دارد.
co-why-none = بازیکن از این کالا ندارد: { $good }.
co-why-no-money = قیمت { $coins } سسترتیوس است؛ بازیکن { $money } دارد.
co-why-no-room = انبار { $free } جایگاه خالی دارد.
co-why-two-goods = در این عملیات دو کالا معامله شده است: { $goods }.
co-why-trades-in-order = نخست فروش و سپس خرید، و ارزان‌تر پیش از گران‌تر؛ از این معامله گذشته‌ایم.
co-why-slot-empty = خانه‌ی { $slot } ویترین فروش خالی است.
co-why-other-card = در خانه‌ی { $slot } ویترین فروش «{ $card }» است.
co-why-slots-in-order = کارت‌ها به ترتیبِ خانه‌های ویترین خریده می‌شوند و از این خانه گذشته‌ایم.
co-why-any-missing = برای خانه‌ی { $slot } یک کالای دلخواه هم پرداخت می‌شود؛ بگویید کدام، مانند «{ $move }».
co-why-any-unasked = برای این کارت این‌جا کالای دلخواه پرداخت نمی‌شود.
co-why-next-city = توکن بعدی از آنِ این شهر است: { $city }.
co-why-no-token = از توکن‌های حرف { $letter } هیچ‌یک با این کالا نمانده است: { $good }.
co-why-no-card = در دسته‌ی { $stack } چنین کارتی نیست: «{ $card }».
co-why-stack-unused = دسته‌ی { $stack } در بازیِ { $count } نفره به کار نمی‌رود.
co-why-not-in-deck = «{ $card }» از دسته‌ی { $stack } دیگر در ستون کارت‌ها نیست.
co-why-stack-above = نخست بازمانده‌ی دسته‌ی { $stack } رو می‌شود.

## چرا چنین وضعیتی ممکن نیست: جمله. $map، $card، $role، $god، $city، $good، $route، $what (نام)، $letter، $name،
## $suggestion (همان‌گونه که نوشته شده)، $player، $seat، $players، $slot، $count، $limit، $least، $most (عدد؛ بازیکنان و
## خانه‌های ویترین از ۱)
co-fault-seat = بازیکن { $seat } وجود ندارد؛ بازیکنان از ۱ تا { $players } هستند.
co-fault-players = صفحه‌ی «{ $map }»: از { $least } تا { $most } بازیکن، نه { $count }.
co-fault-starter = بنا بر گزینه‌ها بازیکن ۱ آغاز می‌کند، نه بازیکن { $player }.
co-fault-tokens = از حرف { $letter } این همه توکن با این کالا نیست: { $good } (شمارشان { $limit } است).
co-fault-token-order = شهرها به ترتیب توکن می‌گیرند و این شهر توکن ندارد، با آن که شهری پس از آن دارد: { $city }.
co-fault-stack = «{ $card }» در دسته‌ای است که در بازیِ { $count } نفره به کار نمی‌رود.
co-fault-deck = «{ $card }» در بازی است، ولی دسته‌ی بالاتر هنوز تمام نشده است.
co-fault-slots = ویترین فروش { $count } کارت دارد، ولی { $limit } خانه.
co-fault-gap = خانه‌ی { $slot } ویترین فروش خالی است، با آن که پس از آن کارتی هست.
co-fault-display = ویترین فروش { $count } کارت دارد، با آن که ستون کارت‌ها تمام نشده است؛ تا { $limit } کارت پر می‌شود.
co-fault-start-cards = بازیکن { $player } همه‌ی کارت‌های آغازین را ندارد: { $role }.
co-fault-cards = بازیکنان از این شخصیت { $count } کارت دارند؛ بنا بر ویترین و ستون کارت‌ها باید { $limit } باشد: { $role }.
co-fault-gods = بازیکنان از این خدا { $count } کارت دارند؛ بنا بر ویترین و ستون کارت‌ها باید { $limit } باشد: { $god }.
co-fault-own-gods = خدایانِ بازیکن { $player } با کارت‌هایش نمی‌خواند.
co-fault-tribune = «نماینده» در دستِ بازیکن { $player } نیست.
co-fault-pile = کارتِ روییِ بازیکن { $player } با کارت‌های سوخته‌اش نمی‌خواند.
co-fault-no-such-card = در ستونِ سوخته‌ی بازیکن { $player } بیش از آن‌چه دارد کارت از این شخصیت هست: { $role }.
co-fault-money = بازیکن { $player } دارای { $count } سسترتیوس است؛ از ۰ تا { $limit } ممکن است.
co-fault-negative = بازیکن { $player } نمی‌تواند از این کم‌تر از هیچ داشته باشد: { $what }.
co-fault-storehouse = انبارِ بازیکن { $player } دارای { $count } چیز است؛ انبار { $limit } جایگاه دارد.
co-fault-houses = بازیکن { $player } دارای { $count } خانه است؛ در بازی { $limit } خانه برای هر نفر هست.
co-fault-route = دو مهاجر روی یک خط ایستاده‌اند: { $route }.
co-fault-number-land = بازیکن { $player } دارای { $count } مهاجر زمینی است؛ شمارشان { $limit } است.
co-fault-number-sea = بازیکن { $player } دارای { $count } مهاجر دریایی است؛ شمارشان { $limit } است.
co-fault-city = بازیکن { $player } در شهری بدون خانه‌ی خود مهاجر دارد: { $city }.
co-fault-port-land = بازیکن { $player } در شهری که خطّ زمینی ندارد مهاجر زمینی دارد: { $city }.
co-fault-port-sea = بازیکن { $player } در شهری که خطّ دریایی ندارد مهاجر دریایی دارد: { $city }.
co-fault-no-land = بازیکن { $player } هیچ مهاجر زمینی روی صفحه ندارد.
co-fault-no-sea = بازیکن { $player } هیچ مهاجر دریایی روی صفحه ندارد.
co-fault-start = داراییِ بازیکن { $player } همان نیست که هر کس پیش از نخستین نوبت دارد.
co-fault-marker = بازیکن { $player } امتیاز میانه دارد، ولی امتیازشماریِ میانه در کار نیست.
co-fault-score = امتیاز میانه‌ی بازیکن { $player } برابر با { $count } است؛ از ۰ تا { $limit } ممکن است.
co-fault-markers-back = امتیاز همه شمرده شده است، پس همه‌ی نشانگرها به ۰ برگشته‌اند؛ از آنِ بازیکن { $player } روی { $count } است.
co-fault-not-played = کارتی که بازیکن { $player } بازی کرده است به آن‌چه باید تعیین شود نمی‌رسد.
co-fault-no-overflow = بازیکن { $player } میان کالاهای دریافتی انتخابی ندارد: برای همه جا هست، برای هیچ‌یک جا نیست، یا همه از یک نوع‌اند.
co-fault-received = کالاهایی که در انتظار انبارند آن‌هایی نیستند که سرزمینی تولید کرده باشد.
co-fault-should-end = آخرین کارت خریده شده یا پانزده خانه ساخته شده است، پس کسی باید کارت کونکوردیا را داشته باشد.
co-fault-no-end = بازیکن { $player } کارت کونکوردیا را دارد، ولی چیزی بازی را به پایان نرسانده است.
co-fault-no-turn = بازیکن { $player } کارت کونکوردیا را دارد و از این رو نوبت دیگری ندارد.
co-fault-winner = بازیکن { $player } برنده شده است و نه کسی دیگر.
co-fault-near = «{ $name }» شناخته نیست؛ شاید منظور «{ $suggestion }» است.

## میز بازی در ترمینال. $count (عدد)، بقیه نشانه‌اند
co-table-letter-brick = آ
co-table-letter-food = غ
co-table-letter-tool = ز
co-table-letter-wine = ش
co-table-letter-cloth = پ
co-table-deck = ستون کارت‌ها: { $count }
co-table-houses = { $count } خانه
co-table-hand = دست
co-table-pile = سوخته
co-table-gods = خدایان
co-table-colonists = روی صفحه
co-table-steps = فروش ۲ پارچه، خرید ۱ شراب
co-table-legend = { $coin } سسترتیوس؛ { $point } امتیاز؛ { $land } مهاجر زمینی و { $sea } مهاجر دریایی با عددِ بازیکن؛ { $land_route } خط زمینی؛ { $sea_route } خط دریایی؛ { $room } جای خالی انبار؛ { $any } هر کالا؛ { $magnus } فرماندار کل؛ { $concordia } کارت کونکوردیا؛ { $letters }
