### هفت شگفتی، دوئل: نام همه‌ی اجزای بازی و شرح تأثیرها.
### شناسه‌ی نام‌ها به شناسه‌های components.toml ختم می‌شود؛ بررسی، این دو را با هم می‌سنجد.

swd-name = هفت شگفتی: دوئل
swd-about = دو شهرِ جهان باستان در سه دوره کنار هم رشد می‌کنند. بازیکنان به نوبت یک کارت از چیدمان برمی‌دارند تا ساختمانی بسازند، سکّه بگیرند یا یک شگفتی بسازند. هر کس وارد پایتخت رقیب شود یا شش نشان علمی مختلف به دست بیاورد، بی‌درنگ می‌بَرد؛ وگرنه پس از پایان دوره‌ی سوّم، امتیازها برنده را تعیین می‌کنند.

## سطح‌ها چگونه بازی می‌کنند، هرکدام در یک خط
swd-bot-newcomer = تازه قانون‌ها را یاد گرفته
swd-bot-novice = عاشق عجایب است و کارت‌ها را نمی‌بیند
swd-bot-learner = کارت آبی جمع می‌کند و حریف را از یاد می‌برد
swd-bot-apprentice = تا بتواند لشکر می‌کشد
swd-bot-journeyman = اول سکه‌ها را می‌شمارد
swd-bot-adept = رؤیای شش نماد را در سر دارد
swd-bot-expert = دوراندیش است، گاهی چیزی را نمی‌بیند
swd-bot-veteran = دوراندیش است و کم‌تر خطا می‌کند
swd-bot-champion = هر کاری را دو بار می‌سنجد
swd-bot-master = بسیار می‌اندیشد و هیچ نمی‌بخشد

## گزینه‌ها و مقدارهای آن‌ها
swd-option-wonders = شگفتی‌ها
swd-option-wonders-draft = انتخاب به نوبت، هر بازیکن چهار تا
swd-option-wonders-first_game = کارت‌های ثابتِ نخستین بازی
swd-option-age_start_tie = آغازکننده‌ی دوره هنگام برابریِ ارتش‌ها
swd-option-age_start_tie-last_player_chooses = بازیکنی که آخرین کارتِ دوره‌ی قبلی را بازی کرده، آغازکننده را تعیین می‌کند
swd-option-age_start_tie-last_player_starts = بازیکنی که آخرین کارتِ دوره‌ی قبلی را بازی کرده، آغاز می‌کند

## دوره‌ها
swd-age-1 = دوره‌ی اوّل
swd-age-2 = دوره‌ی دوّم
swd-age-3 = دوره‌ی سوّم

## کارت‌های دوره‌ی اوّل
swd-card-lumber_yard = کارگاه چوب
swd-card-logging_camp = چوب‌بُری
swd-card-clay_pool = انبار خاک رُس
swd-card-clay_pit = معدن خاک رُس
swd-card-quarry = کارخانه‌ی سنگ‌شکنی
swd-card-stone_pit = معدن سنگ
swd-card-glassworks = شیشه‌سازی
swd-card-press = خبرگزاری
swd-card-guard_tower = برج نگهبانی
swd-card-stable = اصطبل
swd-card-garrison = پادگان
swd-card-palisade = حصار
swd-card-workshop = کارگاه
swd-card-apothecary = داروسازی
swd-card-scriptorium = دفترخانه
swd-card-pharmacist = داروخانه
swd-card-stone_reserve = انبار سنگ
swd-card-clay_reserve = انبار آجر
swd-card-wood_reserve = انبار چوب
swd-card-tavern = میخانه
swd-card-theater = تئاتر
swd-card-altar = قربانگاه
swd-card-baths = حمّام

## کارت‌های دوره‌ی دوّم
swd-card-sawmill = کارگاه الوار
swd-card-brickyard = آجرپزی
swd-card-shelf_quarry = کارگاه سنگ
swd-card-glass_blower = شیشه‌گری
swd-card-drying_room = اتاق خشک‌سازی
swd-card-walls = دیوارها
swd-card-horse_breeders = کارگاه پرورش اسب
swd-card-barracks = سربازخانه
swd-card-archery_range = میدان تیر
swd-card-parade_ground = میدان رژه
swd-card-library = کتابخانه
swd-card-dispensary = درمانگاه
swd-card-school = مدرسه
swd-card-laboratory = آزمایشگاه
swd-card-forum = میدان‌گاه
swd-card-caravansery = کاروان‌سرا
swd-card-customs_house = گمرک
swd-card-brewery = کارگاه شراب‌سازی
swd-card-courthouse = دادگاه
swd-card-statue = مجسّمه
swd-card-temple = معبد
swd-card-aqueduct = آب‌راه
swd-card-rostrum = تریبون سخنرانی

## کارت‌های دوره‌ی سوّم
swd-card-arsenal = زرّادخانه
swd-card-pretorium = دادگستری
swd-card-fortifications = برج و بارو
swd-card-siege_workshop = پناهگاه نظامی
swd-card-circus = میدان مسابقه
swd-card-academy = آکادمی
swd-card-study = اتاق مطالعه
swd-card-university = دانشگاه
swd-card-observatory = رصدخانه
swd-card-chamber_of_commerce = اتاق بازرگانی
swd-card-port = بندرگاه
swd-card-armory = اسلحه‌سازی
swd-card-lighthouse = فانوس دریایی
swd-card-arena = آرِه‌نا
swd-card-palace = کاخ
swd-card-town_hall = تالار شهر
swd-card-obelisk = اوبِلیسک
swd-card-gardens = باغ‌ها
swd-card-pantheon = پانتئون
swd-card-senate = سِنا

## انجمن‌های صنفی
swd-card-merchants_guild = انجمن بازرگانان
swd-card-shipowners_guild = انجمن کشتی‌رانان
swd-card-builders_guild = انجمن ساختمان‌سازان
swd-card-magistrates_guild = انجمن قُضات دادگستری
swd-card-scientists_guild = انجمن دانشمندان
swd-card-moneylenders_guild = انجمن رباخواران
swd-card-tacticians_guild = انجمن جنگاوران

## شگفتی‌ها
swd-wonder-appian_way = جاده‌ی آپیا
swd-wonder-circus_maximus = سیرکوس ماکسیموس
swd-wonder-colossus = مجسّمه‌ی کولوسوس
swd-wonder-great_library = کتابخانه‌ی بزرگ اسکندریه
swd-wonder-great_lighthouse = فانوس دریایی اسکندریه
swd-wonder-hanging_gardens = باغ‌های مُعلّقِ بابِل
swd-wonder-mausoleum = ماوسولئوم
swd-wonder-piraeus = پیرائوس
swd-wonder-pyramids = اهرام سه‌گانه‌ی مصر
swd-wonder-sphinx = مجسّمه‌ی ابوالهول
swd-wonder-statue_of_zeus = مجسّمه‌ی زئوس
swd-wonder-temple_of_artemis = معبد آرتمیس

## توکن‌های پیشرفت
swd-token-agriculture = کشاورزی
swd-token-architecture = معماری
swd-token-economy = اقتصاد
swd-token-law = قانون
swd-token-masonry = بنّایی
swd-token-mathematics = ریاضیات
swd-token-philosophy = فلسفه
swd-token-strategy = استراتژی
swd-token-theology = دین
swd-token-urbanism = شهرنشینی

## مصالح
swd-resource-wood = چوب
swd-resource-clay = آجر
swd-resource-stone = سنگ
swd-resource-glass = شیشه
swd-resource-papyrus = پاپیروس

## انواع کارت‌ها بر اساس رنگ
swd-color-brown = موادّ خام
swd-color-grey = محصولات کارخانه‌ای
swd-color-blue = ساختمان شهری
swd-color-green = ساختمان علمی
swd-color-yellow = ساختمان تجاری
swd-color-red = ساختمان نظامی
swd-color-purple = انجمن صنفی

## نشان‌های علمی
swd-science-wheel = چرخ
swd-science-quill = قلم و دوات
swd-science-mortar = هاون
swd-science-pendulum = شاقول
swd-science-sundial = ساعت آفتابی
swd-science-armillary_sphere = کُره‌ی فلکی
swd-science-scales = ترازو

## نشان‌های زنجیره: نشانِ یک کارت، کارتی از دوره‌های بعد را رایگان می‌کند
swd-chain-horseshoe = نعل اسب
swd-chain-sword = شمشیر
swd-chain-tower = برج
swd-chain-book = کتاب
swd-chain-gear = چرخ‌دنده
swd-chain-vase = گلدان
swd-chain-mask = نقاب
swd-chain-moon = ماه
swd-chain-drop = قطره
swd-chain-target = هدف
swd-chain-helmet = کلاه‌خود
swd-chain-harp = چنگ
swd-chain-lamp = چراغ
swd-chain-barrel = بشکه
swd-chain-column = ستون
swd-chain-sun = خورشید
swd-chain-pediment = سنتوری

## ناحیه‌های مسیر نبرد. $player (نام)
swd-zone-capital = پایتخت { $player }
swd-zone-far = ناحیه‌ی سوّم در سمت { $player }
swd-zone-middle = ناحیه‌ی دوّم در سمت { $player }
swd-zone-near = ناحیه‌ی اوّل در سمت { $player }
swd-zone-neutral = میانه

## مقدارها، به‌عنوان بخشی از هزینه یا جمله. $count (عدد)
swd-amount-wood = { $count } چوب
swd-amount-clay = { $count } آجر
swd-amount-stone = { $count } سنگ
swd-amount-glass = { $count } شیشه
swd-amount-papyrus = { $count } پاپیروس
swd-amount-coins = { $count } سکّه
swd-amount-points = { $count } امتیاز
swd-amount-shields = { $count } سپر
swd-amount-nothing = رایگان

## آن‌چه شمرده می‌شود، به‌عنوان بخشی از تأثیر: «به ازای هر کارت خاکستری»
swd-each-brown = هر کارت قهوه‌ای
swd-each-grey = هر کارت خاکستری
swd-each-brown_grey = هر کارت قهوه‌ای یا خاکستری
swd-each-blue = هر کارت آبی
swd-each-green = هر کارت سبز
swd-each-yellow = هر کارت زرد
swd-each-red = هر کارت قرمز
swd-each-wonder = هر شگفتیِ ساخته‌شده

## تأثیر کارت‌ها. $goods (در «تولید»: فهرست مقدارها، وگرنه نام مصالح)، $coins، $price، $points، $shields (عدد)،
## $each (یکی از پیام‌های swd-each-…)، $symbol، $chain، $card (نام)
swd-effect-produces = تولید: { $goods }.
swd-effect-choice = در هر ساخت‌وساز، یک واحد از یکی از این مصالح می‌دهد: { $goods }.
swd-effect-fixed-price = بهای ثابتِ خرید، { $price } سکّه برای هر واحد: { $goods }.
swd-effect-coins = { $coins } سکّه از بانک می‌گیرید.
swd-effect-coins-per = به ازای { $each } در شهر خود، { $coins } سکّه از بانک می‌گیرید.
swd-effect-points = { $points } امتیاز پیروزی دارد.
swd-effect-shields = { $shields } سپر: نشان نبرد را { $shields } خانه به سوی پایتخت رقیب می‌برید.
swd-effect-science = نشان علمی: { $symbol }.
swd-effect-chain-gives = نشان زنجیره‌ی «{ $chain }»: بعدها می‌توانید «{ $card }» را رایگان بسازید.
swd-effect-chain-free = اگر «{ $card }» در شهر شما باشد (نشان زنجیره‌ی «{ $chain }»)، رایگان است.

## تأثیر انجمن‌های صنفی. $coins، $points (عدد؛ برای خزانه: سکّه‌های هر دسته)، $each (یکی از پیام‌های swd-each-…)
swd-effect-guild = هنگام ساخته شدن: به ازای { $each } در شهری که بیش‌ترین تعداد را دارد، { $coins } سکّه. در پایان بازی: به ازای { $each } در شهری که آن هنگام بیش‌ترین تعداد را دارد، { $points } امتیاز پیروزی.
swd-effect-guild-points =
    در پایان بازی: به ازای { $each } در شهری که بیش‌ترین تعداد را دارد، { $points } امتیاز پیروزی.
swd-effect-guild-treasury =
    در پایان بازی: به ازای هر { $coins } سکّه در شهر ثروتمندتر، { $points } امتیاز پیروزی.

## تأثیر شگفتی‌ها. $coins، $count (عدد)
swd-effect-play-again = بی‌درنگ یک نوبت دیگر بازی می‌کنید.
swd-effect-opponent-loses = رقیب شما { $coins } سکّه از دست می‌دهد؛ اگر کم‌تر داشته باشد، هر چه دارد.
swd-effect-discard-brown = یک کارت قهوه‌ای را در شهر رقیب انتخاب و باطل می‌کنید.
swd-effect-discard-grey = یک کارت خاکستری را در شهر رقیب انتخاب و باطل می‌کنید.
swd-effect-build-from-discard = یکی از کارت‌های باطل‌شده را انتخاب می‌کنید و رایگان می‌سازید.
swd-effect-box-tokens =
    از توکن‌های پیشرفتِ مانده در جعبه، { $count } توکن را تصادفی برمی‌دارید، یکی را نگه می‌دارید و بقیه را برمی‌گردانید.

## تأثیر توکن‌های پیشرفت. $count، $coins، $points، $shields (عدد)
swd-effect-discount-wonder = از این پس، ساختنِ هر شگفتی { $count } واحد مصالح کم‌تر می‌خواهد، به انتخاب شما.
swd-effect-discount-blue = از این پس، ساختنِ هر کارت آبی { $count } واحد مصالح کم‌تر می‌خواهد، به انتخاب شما.
swd-effect-economy = سکّه‌هایی که رقیب برای خرید مصالح می‌پردازد، به جای بانک به شما می‌رسد.
swd-effect-law = یک نشان علمیِ جداگانه به حساب می‌آید؛ هرگز جفت نمی‌سازد.
swd-effect-mathematics =
    در پایان بازی: به ازای هر توکن پیشرفت شما، از جمله همین توکن، { $points } امتیاز پیروزی.
swd-effect-strategy = از این پس، ساختنِ هر کارت قرمز { $shields } سپر اضافی به شما می‌دهد.
swd-effect-theology =
    از این پس، ساختنِ هر شگفتی یک نوبت دیگر به شما می‌دهد؛ ولی هیچ شگفتی‌ای دو نوبت نمی‌دهد.
swd-effect-urbanism = به ازای هر کارتی که با نشان زنجیره رایگان می‌سازید، { $coins } سکّه می‌گیرید.

## بازی چگونه پایان می‌یابد و امتیازها از کجا می‌آیند: برای جدول‌ها
swd-ending-military = چیرگی نظامیِ مطلق
swd-ending-science = چیرگی علمیِ مطلق
swd-ending-points = پیروزی مدنی
swd-ending-blue = پیروزی مدنی با کارت‌های آبی، پس از برابری
swd-ending-shared = پیروزی مشترک
swd-category-blue = کارت‌های آبی
swd-category-green = کارت‌های سبز
swd-category-yellow = کارت‌های زرد
swd-category-purple = انجمن‌های صنفی
swd-category-wonders = شگفتی‌ها
swd-category-tokens = توکن‌های پیشرفت
swd-category-coins = خزانه
swd-category-military = ارتش

## جای یک کارت در چیدمان. $row، $place (عدد، از ۱)
swd-spot = ردیف { $row } از بالا، کارت { $place } از چپ

## آن‌چه باید تصمیم گرفته شود. $player، $age، $spot (نام)، $count (عدد)
swd-ask-draft = { $player } یک شگفتی انتخاب می‌کند.
swd-ask-play = { $player } یکی از کارت‌های در دسترس را برمی‌دارد: برای ساختنِ آن، برای باطل کردن و دریافتِ سکّه، یا برای ساختنِ یک شگفتی.
swd-ask-progress = { $player } یک جفت نشان علمی دارد و یک توکن پیشرفت از روی صفحه برمی‌دارد.
swd-ask-library = { $player } یکی از توکن‌های پیشرفتی را که از جعبه برداشته، نگه می‌دارد.
swd-ask-revive = { $player } یکی از کارت‌های باطل‌شده را انتخاب می‌کند و رایگان می‌سازد.
swd-ask-destroy-brown = { $player } یک کارت قهوه‌ای را در شهر رقیب باطل می‌کند.
swd-ask-destroy-grey = { $player } یک کارت خاکستری را در شهر رقیب باطل می‌کند.
swd-ask-starter = { $age }: { $player } تصمیم می‌گیرد که چه کسی آغاز کند.
swd-ask-deal-tokens = کدام { $count } توکن پیشرفت روی صفحه چیده می‌شود؟
swd-ask-deal-wonders = کدام { $count } شگفتی برای انتخابِ بازیکنان چیده می‌شود؟
swd-ask-draw-library = { $player } از جعبه { $count } توکن پیشرفت برمی‌دارد: کدام‌ها؟
swd-ask-deal-card = { $age }. { $spot }: کدام کارت به رو چیده می‌شود؟
swd-ask-deal-back = { $age }. { $spot }: پشتِ این کارت کدام است؟
swd-ask-reveal = { $age }. { $spot }: کدام کارت رو می‌شود؟

## گزینه‌های یک تصمیم. $wonder، $card، $token، $player (نام)، $names (فهرست نام‌ها)
swd-choice-pick = انتخابِ «{ $wonder }»
swd-choice-build = ساختنِ «{ $card }»
swd-choice-discard = باطل کردنِ «{ $card }» برای دریافتِ سکّه
swd-choice-wonder = ساختنِ شگفتیِ «{ $wonder }» با کارتِ «{ $card }»
swd-choice-take = برداشتنِ «{ $token }»
swd-choice-revive = ساختنِ «{ $card }» از میان کارت‌های باطل‌شده
swd-choice-destroy = باطل کردنِ «{ $card }» در شهر رقیب
swd-choice-begin = { $player } آغاز می‌کند
swd-choice-back-age = پشتِ کارتِ دوره‌ی سوّم
swd-choice-back-guild = پشتِ کارتِ انجمن صنفی
swd-choice-set = { $names }

## هزینه‌ها و این‌که یک بها از چه تشکیل می‌شود: جمله. $parts، $goods (فهرست مقدارها)، $purchases (فهرست swd-purchase)،
## $card، $chain، $token، $player (نام)، $coins، $base، $cards (عدد)
swd-cost = هزینه: { $parts }.
swd-price-nothing = هیچ هزینه‌ای ندارد.
swd-price-chain = رایگان: «{ $card }» در شهر شما نشان زنجیره‌ی «{ $chain }» را دارد.
swd-price-produced = شهر شما همه‌ی مصالح مورد نیاز را تولید می‌کند.
swd-price-coins = هزینه‌ی نقدی: { $coins } سکّه.
swd-price-choice = تأمین‌شده با تولیدِ دلخواه: { $goods }.
swd-price-discount = تخفیفِ «{ $token }»: { $goods }.
swd-price-bought = خرید از بانک: { $purchases }.
swd-price-economy = خرید، که پولش با «{ swd-token-economy }» به { $player } می‌رسد: { $purchases }.
swd-purchase = { $goods } به بهای { $coins } سکّه
swd-detail-discard = { $coins } سکّه می‌گیرید: { $base } سکّه، به‌علاوه‌ی ۱ سکّه به ازای هر کارت زرد در شهر شما (تعداد: { $cards }).

## آن‌چه در پیِ یک گزینه می‌آید: جمله. $player، $zone، $age (نام)، $coins، $count (عدد)
swd-then-loses = { $player } از سکّه‌هایش { $coins } سکّه از دست می‌دهد.
swd-then-pawn = نشان نبرد { $count } خانه حرکت می‌کند: { $zone }.
swd-then-token = سپس یک توکن پیشرفت از روی صفحه برمی‌دارید.
swd-then-reveals = سپس { $count } کارت رو می‌شود.
swd-then-age = سپس کارت‌ها برای { $age } چیده می‌شوند.
swd-then-wonders = سپس { $count } شگفتیِ دیگر چیده می‌شود.
swd-then-ends = سپس بازی به پایان می‌رسد و امتیازها شمرده می‌شود.

## بازی چگونه پایان یافت: جمله. $player، $one، $other (بازیکن)، $count، $first، $second (عدد)
swd-won-military = { $player } به چیرگی نظامیِ مطلق می‌رسد و بازی را می‌بَرد: نشان نبرد وارد پایتخت رقیب شده است.
swd-won-science = { $player } با { $count } نشان علمی مختلف به چیرگی علمیِ مطلق می‌رسد و بازی را می‌بَرد.
swd-won-points = پیروزی مدنی: { $player } امتیاز بیش‌تری دارد.
swd-won-blue = پیروزی مدنی: امتیازها برابر است و { $player } از کارت‌های آبی امتیاز بیش‌تری دارد.
swd-won-shared = امتیازها، از جمله امتیاز کارت‌های آبی، برابر است: پیروزی مشترک است.
swd-final-points = امتیازها: { $one } – { $first }، { $other } – { $second }.
swd-final-blue = امتیاز کارت‌های آبی: { $one } – { $first }، { $other } – { $second }.

## آن‌چه روی می‌دهد: جمله. $player، $starter، $card، $wonder، $token، $age، $spot (نام)، $tokens، $wonders (فهرست
## نام‌ها)، $cost، $coins، $shields، $count (عدد)
swd-event-tokens-dealt = توکن‌های پیشرفتِ روی صفحه: { $tokens }.
swd-event-wonders-dealt = شگفتی‌ها برای انتخاب: { $wonders }.
swd-event-picked = { $player } «{ $wonder }» را انتخاب می‌کند.
swd-event-age = { $age } آغاز می‌شود.
swd-event-starter = { $player } آغازکننده را تعیین می‌کند: { $starter }.
swd-event-last-player = { $age } را { $player } آغاز می‌کند که آخرین کارتِ دوره‌ی پیش را برداشته است.
swd-event-revealed = { $spot }: «{ $card }» رو می‌شود.
swd-event-back-age = { $spot }: یک کارتِ دوره به پشت چیده می‌شود.
swd-event-back-guild = { $spot }: یک کارتِ انجمن صنفی به پشت چیده می‌شود.
swd-event-built = { $player } «{ $card }» را با { $cost } سکّه می‌سازد.
swd-event-built-free = { $player } «{ $card }» را بدون پرداخت می‌سازد.
swd-event-built-chain = { $player } «{ $card }» را با نشان زنجیره رایگان می‌سازد.
swd-event-discarded = { $player } «{ $card }» را باطل می‌کند.
swd-event-wonder = { $player } شگفتیِ «{ $wonder }» را با کارتِ «{ $card }» و { $cost } سکّه می‌سازد.
swd-event-wonder-free = { $player } شگفتیِ «{ $wonder }» را با کارتِ «{ $card }» و بدون پرداخت می‌سازد.
swd-event-removed = { $count } شگفتی ساخته شده است: «{ $wonder }» ({ $player }) به جعبه برمی‌گردد.
swd-event-gain-discard = { $player } برای کارتِ باطل‌شده { $coins } سکّه می‌گیرد.
swd-event-gain-card = { $player } برای ساختمان { $coins } سکّه می‌گیرد.
swd-event-gain-guild = { $player } برای انجمن صنفی { $coins } سکّه می‌گیرد.
swd-event-gain-wonder = { $player } برای شگفتی { $coins } سکّه می‌گیرد.
swd-event-gain-token = { $player } برای توکن پیشرفت { $coins } سکّه می‌گیرد.
swd-event-gain-urbanism = { $player } با «{ swd-token-urbanism }» { $coins } سکّه می‌گیرد.
swd-event-gain-economy = { $coins } سکّه‌ی پرداختی برای مصالح، با «{ swd-token-economy }» به { $player } می‌رسد.
swd-event-loss-wonder =
    { $coins ->
        [0] { $player } سکّه‌ای ندارد که به خاطر شگفتی از دست بدهد.
        [one] { $player } به خاطر شگفتی { $coins } سکّه از دست می‌دهد.
       *[other] { $player } به خاطر شگفتی { $coins } سکّه از دست می‌دهد.
    }
swd-event-loss-military =
    { $coins ->
        [0] { $player } سکّه‌ای ندارد که به خاطر توکن ارتش از دست بدهد.
        [one] { $player } به خاطر توکن ارتش { $coins } سکّه از دست می‌دهد.
       *[other] { $player } به خاطر توکن ارتش { $coins } سکّه از دست می‌دهد.
    }
swd-event-pawn = { $player }: { $shields } سپر؛ نشان نبرد به سوی پایتخت رقیب حرکت می‌کند.
swd-event-token-board = { $player } توکن پیشرفتِ «{ $token }» را برمی‌دارد.
swd-event-token-box = { $player } توکن پیشرفتِ «{ $token }» را از جعبه برمی‌دارد.
swd-event-library = { $player } از جعبه برمی‌دارد: { $tokens }.
swd-event-destroyed = { $player } «{ $card }» را از دست می‌دهد؛ این کارت باطل می‌شود.
swd-event-revived = { $player } «{ $card }» را از میان کارت‌های باطل‌شده رایگان می‌سازد.
swd-event-again = { $player } یک نوبت دیگر بازی می‌کند.

## چرا حرکتی مجاز نیست: جمله‌های کامل. $card، $wonder، $token، $thing، $name، $player، $age، $current (نام)،
## $question (یک جمله)، $cost، $coins، $count، $needed، $limit (عدد)
swd-why-not-now = اکنون تصمیمِ دیگری در پیش است. { $question }
swd-why-picked = { $player } پیش‌تر «{ $wonder }» را انتخاب کرده است.
swd-why-not-in-group = «{ $wonder }» در میان شگفتی‌های قابل انتخاب نیست.
swd-why-not-face-up = «{ $card }» در چیدمان کارت‌ها رو نیست.
swd-why-covered = «{ $card }» هنوز زیر کارت‌های دیگر است.
swd-why-discarded = «{ $card }» پیش‌تر باطل شده است.
swd-why-tucked = «{ $card }» پیش‌تر زیر شگفتیِ «{ $wonder }» رفته است.
swd-why-in-city = «{ $card }» هم‌اکنون در شهر { $player } است.
swd-why-other-age = «{ $card }» کارتِ { $age } است؛ اکنون کارت‌های { $current } روی میز است.
swd-why-too-dear = «{ $thing }» { $cost } سکّه هزینه دارد، ولی { $player } فقط { $coins } سکّه دارد.
swd-why-not-your-wonder = «{ $wonder }» از شگفتی‌های { $player } نیست.
swd-why-wonder-built = «{ $wonder }» پیش‌تر ساخته شده است.
swd-why-seven-wonders = { $limit } شگفتی ساخته شده است و در یک بازی بیش از این نمی‌توان ساخت.
swd-why-token-owned = { $player } «{ $token }» را پیش‌تر برداشته است.
swd-why-token-boxed = «{ $token }» در جعبه است، نه روی صفحه.
swd-why-token-on-board = «{ $token }» روی صفحه است، نه در جعبه.
swd-why-not-drawn = «{ $token }» در میان توکن‌هایی که از جعبه برداشته شد نیست.
swd-why-not-discarded = «{ $card }» در میان کارت‌های باطل‌شده نیست.
swd-why-not-in-city = «{ $card }» در شهر { $player } نیست.
swd-why-not-brown = «{ $card }» کارتِ قهوه‌ای نیست.
swd-why-not-grey = «{ $card }» کارتِ خاکستری نیست.
swd-why-laid-out = «{ $card }» هم‌اکنون در چیدمان رو است.
swd-why-no-guild = «{ $card }» انجمن صنفی است، ولی پشتِ کارتی که این‌جا رو می‌شود پشتِ انجمن صنفی نیست.
swd-why-guild = «{ $card }» انجمن صنفی نیست، ولی پشتِ کارتی که این‌جا رو می‌شود پشتِ انجمن صنفی است.
swd-why-guilds-laid-out = «{ $card }» انجمن صنفی است، ولی همه‌ی { $limit } انجمن صنفیِ این بازی چیده شده‌اند.
swd-why-only-guilds = «{ $card }» انجمن صنفی نیست، ولی { $count } کارتی که هنوز باید چیده شود انجمن صنفی است.
swd-why-named-twice = «{ $name }» دو بار نام برده شده است.
swd-why-how-many = باید { $needed } تا باشد، ولی { $count } تا نام برده شده است.
swd-why-wonder-dealt = «{ $wonder }» پیش‌تر رو شده است.

## ایرادِ یک وضعیت: جمله‌های کامل. $player، $wonder، $age (نام)، $count، $coins، $limit (عدد)
swd-wrong-coins = { $player } نمی‌تواند { $coins } سکّه داشته باشد؛ باید از ۰ تا { $limit } باشد.
swd-wrong-start = پیش از چیدن توکن‌های پیشرفت، همه‌چیز باید مانند آغاز بازی باشد.
swd-wrong-library = { $count } توکن پیشرفت روی صفحه و نزد بازیکنان است؛ پس { $player } که کتابخانه‌ی بزرگ را ساخته است باید یکی از آن‌ها را داشته باشد.
swd-wrong-drawn = { $count } توکن پیشرفت از جعبه برداشته شده است؛ اکنون باید { $limit } توکن باشد.
swd-wrong-eighth = { $limit } شگفتی ساخته شده است؛ پس شگفتیِ هشتم باید به جعبه برگشته باشد.
swd-wrong-wonder-missing = شگفتیِ «{ $wonder }» هیچ‌جا نیست.
swd-wrong-no-draft = با کارت‌های ثابتِ نخستین بازی، انتخاب شگفتی‌ها در کار نیست.
swd-wrong-draft-over = انتخاب شگفتی‌ها تمام شده است: هر بازیکن { $limit } شگفتی دارد.
swd-wrong-active = اکنون باید نوبتِ تصمیمِ { $player } باشد.
swd-wrong-picks = { $count } شگفتی انتخاب شده است؛ باید { $limit } شگفتی باشد.
swd-wrong-owned = { $player } دارای { $count } شگفتی است؛ باید { $limit } شگفتی داشته باشد.
swd-wrong-first-game = با کارت‌های ثابتِ نخستین بازی، «{ $wonder }» نمی‌تواند از آنِ { $player } باشد.
swd-wrong-start-military = پیش از دوره‌ی اوّل، نشان نبرد در میانه است و همه‌ی توکن‌های ارتش روی مسیرند.
swd-wrong-start-coins = پیش از دوره‌ی اوّل { $player } دارای { $coins } سکّه است؛ باید { $limit } سکّه داشته باشد.
swd-wrong-deal = کارت‌ها یکی پس از دیگری چیده می‌شوند: درست { $count } جایگاهِ نخست باید کارت داشته باشد.
swd-wrong-nothing-taken = هنوز کسی کارتی از { $age } برنداشته است؛ پس چیزی از یک نوبت نمی‌تواند مانده باشد.
swd-wrong-nothing-to-reveal = کارتی آزاد نشده است که رو شود.
swd-wrong-again = { $player } نمی‌تواند یک نوبت دیگر در پیش داشته باشد.
swd-wrong-needs-wonder = برای تصمیمِ در پیش، { $player } باید شگفتیِ «{ $wonder }» را ساخته باشد.
swd-wrong-no-pair = { $player } جفتی از نشان‌های علمی ندارد؛ پس توکن پیشرفتی برای برداشتن نیست.
swd-wrong-first-starter = کسی آغازکننده‌ی دوره‌ی اوّل را انتخاب نمی‌کند.
swd-wrong-late-starter = آغازکننده پیش از برداشتنِ کارت‌های دوره انتخاب می‌شود.
swd-wrong-not-over = بازی نمی‌تواند تمام شده باشد: کسی با چیرگی نبرده است و هنوز کارت برای بازی هست.
swd-wrong-result = برنده یا شیوه‌ی بردِ او آن نیست که قواعد می‌گویند.
