### تراژان: نام همه‌ی اجزای بازی، پرسش‌ها، گزینه‌ها و رویدادها.
### شناسه‌ی نام‌ها به شناسه‌های components.toml ختم می‌شود؛ بررسی، این دو را با هم می‌سنجد.

tr-name = تراژان
tr-about = روم در سال ۱۱۰ میلادی، زیر فرمان امپراتور تراژان. هر بازیکن در نوبت خود همه‌ی نشانگرهای یک سینی را برمی‌دارد و آن‌ها را یکی‌یکی در جهت ساعت در دایره‌ی شش عمل می‌کارد؛ سینیِ آخرین نشانگر تعیین می‌کند چه عملی می‌توان انجام داد: بندرگاه، انجمن، ارتش، سنا، تراژان یا ساخت‌وساز. سال چهار ربع دارد و در پایان هر ربع مردم نان، تفریح و مذهب می‌خواهند. پس از ربع چهارم، هر کس بیش‌ترین امتیاز پیروزی را داشته باشد برنده است.

## سطح‌ها چگونه بازی می‌کنند، هرکدام در یک خط
tr-bot-newcomer = تازه قانون‌ها را یاد گرفته
tr-bot-novice = لژیون‌ها را به راه می‌اندازد
tr-bot-learner = در انجمن پرسه می‌زند
tr-bot-apprentice = می‌سازد، روم هر چه بخواهد
tr-bot-journeyman = در سنا رأی می‌جوید
tr-bot-adept = در پی کاشی‌های تراژان است
tr-bot-expert = دوراندیش است، گاهی چیزی را نمی‌بیند
tr-bot-veteran = دوراندیش است و کم‌تر خطا می‌کند
tr-bot-champion = هر کاری را دو بار می‌سنجد
tr-bot-master = بسیار می‌اندیشد و هیچ نمی‌بخشد

## گزینه‌ها و مقدارهای آن‌ها
tr-option-demand_bonus = کاشی‌های جایزه‌ی تقاضا
tr-option-demand_bonus-once = یک بار حساب می‌شوند، هر چند کاشی تقاضا که باشد
tr-option-demand_bonus-per_tile = برای هر کاشی تقاضا با آن نشان حساب می‌شوند
tr-option-senate_restack = چیدن دوباره‌ی دیسک‌های سنا
tr-option-senate_restack-votes = بر پایه‌ی رأی، کنسول در بالا
tr-option-senate_restack-victory_points = بر پایه‌ی امتیاز پیروزی، بیش‌ترین در بالا
tr-option-province_senate_tiles = کاشی‌های سنای روی استان‌ها در پایان ربع
tr-option-province_senate_tiles-stay = می‌مانند
tr-option-province_senate_tiles-removed = حذف می‌شوند
tr-option-wild_demand_counts_for_bonus = آیا کاشی‌های همه‌گیر تقاضا که مصرف نشده‌اند برای کاشی‌های جایزه حساب می‌شوند؟
tr-option-wild_demand_counts_for_bonus-true = بله، به جای کاشی تقاضا با هر نشان
tr-option-wild_demand_counts_for_bonus-false = نه
tr-option-commodity_deck_empty = هنگامی که دسته‌ی کارت‌های کالا تمام می‌شود
tr-option-commodity_deck_empty-no_reshuffle = دیگر کارتی کشیده نمی‌شود
tr-option-commodity_deck_empty-reshuffle_below_tops = همه‌ی کارت‌های خارج‌شده جز دو کارت رویی، به دسته‌ی تازه تبدیل می‌شوند
tr-option-final_tiebreak = برنده هنگام برابری در پایان
tr-option-final_tiebreak-senate_track = بازیکنی که دیسکش در سنا جلوتر است
tr-option-final_tiebreak-final_votes = بازیکنی که در ربع آخر از نظر رأی بالاتر بوده است
tr-option-refill_order = اگر کاشی انجمن کم بیاید، نخست پر می‌شود
tr-option-refill_order-provinces_first = استان‌ها
tr-option-refill_order-forum_first = انجمن
tr-option-extra_tile_after_bonus_action = آیا عمل جایزه را می‌توان با کاشی عمل اضافه تکرار کرد؟
tr-option-extra_tile_after_bonus_action-true = بله
tr-option-extra_tile_after_bonus_action-false = نه
tr-option-negative_vp = امتیاز پیروزی کم‌تر از صفر
tr-option-negative_vp-allowed = ممکن است
tr-option-negative_vp-floor_zero = ممکن نیست: هیچ‌کس پایین‌تر از صفر نمی‌رود
tr-option-setup_trays = نخستین نشانگرها در سینی‌ها
tr-option-setup_trays-choose = بازیکنان می‌چینند
tr-option-setup_trays-random = تصادفی چیده می‌شوند
tr-option-setup_cards = نخستین کارت‌های کالا
tr-option-setup_cards-choose = از دسته یا از ستون‌های خارج‌شده برداشته می‌شوند
tr-option-setup_cards-deal_from_deck = از دسته داده می‌شوند
tr-option-setup_trajan_tiles = نخستین کاشی‌های تراژان
tr-option-setup_trajan_tiles-choose = بازیکنان انتخاب می‌کنند
tr-option-setup_trajan_tiles-random = تصادفی داده می‌شوند

## بازی چگونه پایان یافت، و امتیاز برای چه داده می‌شود
tr-ending-points = بیش‌ترین امتیاز پیروزی
tr-ending-senate = برابری؛ مسیر سنا تعیین کرد
tr-ending-votes = برابری؛ رأی‌ها تعیین کردند
tr-category-trajan_tiles = کاشی‌های تراژانِ کامل‌شده
tr-category-seaport = کشتی‌ها
tr-category-military = استان‌ها
tr-category-senate = سنا
tr-category-construction = ساخت‌وساز
tr-category-demands = تقاضاهای برآورده‌نشده
tr-category-hand = کارت‌های دست
tr-category-camps = آدمک‌های کمپ‌ها
tr-category-trajan_circle = کاشی‌های تراژانِ کنار دایره
tr-category-construction_sets = دسته‌های کاشی ساخت‌وساز
tr-category-bonus_tiles = کاشی‌های جایزه

## شش عمل و سینی‌های آن‌ها
tr-action-seaport = بندرگاه
tr-action-forum = انجمن
tr-action-military = ارتش
tr-action-senate = سنا
tr-action-trajan = تراژان
tr-action-construction = ساخت‌وساز

## رنگ نشانگرهای عمل
tr-color-yellow = زرد
tr-color-orange = نارنجی
tr-color-green = سبز روشن
tr-color-white = سفید
tr-color-pink = صورتی
tr-color-blue = آبی

## کالاها
tr-good-columns = ستون
tr-good-furs = پوست
tr-good-scrolls = طومار
tr-good-oil = روغن
tr-good-fruit = میوه
tr-good-pottery = سفال
tr-good-wine = شراب
tr-good-fish = ماهی
tr-good-jewelry = زیورآلات
tr-good-gems = جواهر
tr-good-cattle = گاو
tr-good-wheat = گندم
tr-wild = کاشی همه‌گیر

## کشتی‌ها و ستون‌های کارت‌های خارج‌شده
tr-ship-ship_same = کشتی کالای یکسان
tr-ship-ship_pairs = کشتی جفت‌ها
tr-ship-ship_different = کشتی کالاهای مختلف
tr-pile-left = ستون چپ
tr-pile-right = ستون راست

## ستون‌های کاشی‌های تراژان
tr-stack-cards = کارت‌های کالا
tr-stack-victory = امتیاز پیروزی
tr-stack-worker = کارگران
tr-stack-legionnaire = لژیونرها
tr-stack-plus_two = نشانگر ‎+۲
tr-stack-demand = تقاضای مردم

## تقاضاهای مردم
tr-icon-bread = نان
tr-icon-games = تفریح
tr-icon-religion = مذهب

## کاشی‌های انجمن و عمل اضافه
tr-tile-senate_2 = کاشی سنا ۲
tr-tile-senate_3 = کاشی سنا ۳
tr-tile-senate_4 = کاشی سنا ۴
tr-tile-senate_5 = کاشی سنا ۵
tr-tile-demand_bread = کاشی نان
tr-tile-demand_games = کاشی تفریح
tr-tile-demand_religion = کاشی مذهب
tr-tile-wild_demand = کاشی همه‌گیر تقاضا
tr-tile-wild_commodity = کاشی همه‌گیر کالا
tr-tile-wild_construction = کاشی همه‌گیر ساخت‌وساز
tr-tile-wild_extra_action = کاشی همه‌گیر عمل اضافه
tr-tile-extra_seaport = عمل اضافه: بندرگاه
tr-tile-extra_forum = عمل اضافه: انجمن
tr-tile-extra_military = عمل اضافه: ارتش
tr-tile-extra_senate = عمل اضافه: سنا
tr-tile-extra_trajan = عمل اضافه: تراژان
tr-tile-extra_construction = عمل اضافه: ساخت‌وساز

## کاشی‌های ساخت‌وساز. $kind (نام)، $points (عدد)
tr-construction-stairs = پلّه
tr-construction-door = در
tr-construction-fountain = فوّاره
tr-construction-roof = سقف
tr-construction-window = پنجره
tr-building = { $kind } { $points }

## کاشی‌های جایزه
tr-bonus-bonus_demand_bread = نان
tr-bonus-bonus_demand_games = تفریح
tr-bonus-bonus_demand_religion = مذهب
tr-bonus-bonus_workers = کارگران ساخت‌وساز
tr-bonus-bonus_legionnaires = لژیونرهای استان‌ها
tr-bonus-bonus_yellow_tiles = کاشی‌های جایزه‌ی زرد
tr-bonus-bonus_columns_furs = ستون و پوست
tr-bonus-bonus_scrolls_oil = طومار و روغن
tr-bonus-bonus_fruit_pottery = میوه و سفال
tr-bonus-bonus_wine_fish = شراب و ماهی
tr-bonus-bonus_jewelry_gems = زیورآلات و جواهر
tr-bonus-bonus_cattle_wheat = گاو و گندم

## استان‌ها
tr-province-alpes = آلپ
tr-province-raetia = رائتیا
tr-province-noricum = نوریکوم
tr-province-narbonensis = ناربوننسیس
tr-province-lugudunensis = لوگودوننسیس
tr-province-belgica = بلژیکا
tr-province-germania_superior = ژرمانیای علیا
tr-province-aquitania = آکیتانیا
tr-province-britannia = بریتانیا
tr-province-germania_inferior = ژرمانیای سفلی

## کاشی تراژان: چه می‌دهد و کدام دو نشانگر را می‌خواهد. $brings (پیام tr-gift-…)، $one، $other (رنگ)، $points، $count (عدد)،
## $icon (نام)
tr-face = { $brings } ({ $one } + { $other }، { $points } امتیاز)
tr-gift-cards = { $count } کارت کالا
tr-gift-victory = امتیاز پیروزی
tr-gift-worker = { $count } کارگر
tr-gift-legionnaire = { $count } لژیونر
tr-gift-plus_two = نشانگر ‎+۲
tr-gift-demand = تقاضای «{ $icon }» در هر ربع

## کاشی‌های انجمن به چه کار می‌آیند. $votes (عدد)، $icon، $action (نام)
tr-effect-senate = { $votes } رأی در سنا در پایان این ربع.
tr-effect-demand = یک تقاضای «{ $icon }» را برآورده می‌کند.
tr-effect-wild_demand = یک تقاضا از هر نوع را برآورده می‌کند.
tr-effect-wild_commodity = هنگام بارگیری کشتی به جای یک کارت می‌نشیند.
tr-effect-wild_construction = در پایان بازی، در یک دسته به جای کاشی ساخت‌وساز از هر نوع حساب می‌شود.
tr-effect-wild_extra_action = هر عملی را یک بار تکرار می‌کند؛ با نشانگر ‎+۲ دو بار.
tr-effect-extra = عمل «{ $action }» را یک بار تکرار می‌کند؛ با نشانگر ‎+۲ دو بار.

## کاشی‌های جایزه چه چیزی را می‌شمارند. $points (عدد)، $icon، $one، $other (نام)
tr-counts-demand = { $points } امتیاز برای داشتن کاشی انجمنِ «{ $icon }» در پایان.
tr-counts-goods = { $points } امتیاز برای هر کارت «{ $one }» یا «{ $other }» در محل نمایش.
tr-counts-workers = { $points } امتیاز برای هر کارگر خودی در ساخت‌وساز.
tr-counts-half = نیم امتیاز برای هر کارگر خودی در ساخت‌وساز، گردشده رو به بالا.
tr-counts-legionnaires = { $points } امتیاز برای هر لژیونر خودی در استان‌ها.
tr-counts-yellow = { $points } امتیاز برای هر کاشی جایزه‌ی زرد خودی.

## چه چیزی باید تعیین شود. $player، $tray، $action، $icon، $province، $stack، $pile (نام)، $slot (رقم رومی)، $site (عدد)
tr-ask-lay-out = { $player } یک نشانگر در سینی «{ $tray }» می‌گذارد.
tr-ask-pick-card = { $player } یک کارت کالا برمی‌دارد: از دسته یا از یکی از ستون‌های خارج‌شده.
tr-ask-pick-tile = { $player } برای محل { $slot } یک کاشی تراژان برمی‌دارد.
tr-ask-tray = { $player } یک سینی انتخاب می‌کند و همه‌ی نشانگرهای آن را برمی‌دارد.
tr-ask-sow = { $player } نشانگرِ سینی «{ $tray }» را انتخاب می‌کند.
tr-ask-cover = { $player } یک محل عمل اضافه را با نشانگر ‎+۲ می‌پوشاند.
tr-ask-discard = { $player } یک کارت کالا را خارج می‌کند.
tr-ask-cargo = { $player } کارت‌های گذاشته‌شده را بازی یا بارگیری می‌کند.
tr-ask-demands = { $player }: برای تقاضای «{ $icon }» چند کاشی همه‌گیر به جای کاشی انجمن مصرف می‌شود؟
tr-ask-bonus = { $player } کنسول است و یک کاشی جایزه انتخاب می‌کند.
tr-ask-extra = { $player } می‌تواند با مصرف یک کاشی عمل اضافه، عمل «{ $action }» را تکرار کند.
tr-ask-bonus_action = { $player } می‌تواند عمل جایزه‌ی «{ $action }» را انجام دهد.
tr-ask-repeat = { $player } می‌تواند عمل «{ $action }» را تکرار کند.
tr-ask-act-seaport = { $player } می‌تواند کارت بکشد، کارتی خارج‌شده بردارد، کارت بازی کند یا کالا بارگیری کند.
tr-ask-act-forum = { $player } می‌تواند یک کاشی از انجمن بردارد.
tr-ask-act-military = { $player } می‌تواند سربازگیری کند، فرمانده را پیش ببرد یا استانی را اشغال کند.
tr-ask-act-senate = { $player } می‌تواند در سنا پیش برود.
tr-ask-act-trajan = { $player } می‌تواند یک کاشی تراژان بردارد.
tr-ask-act-construction = { $player } می‌تواند یک کارگر استخدام کند یا بسازد.
tr-ask-first = بازیکن اوّل کیست؟
tr-ask-deal-forum = کدام کاشی در انجمن گذاشته می‌شود؟
tr-ask-deal-province = { $province }: کدام کاشی آن‌جا گذاشته می‌شود؟
tr-ask-deal-extra = کدام کاشی عمل اضافه در انجمن گذاشته می‌شود؟
tr-ask-deal-site = کدام کاشی ساخت‌وساز روی بلوک { $site } گذاشته می‌شود؟
tr-ask-deal-marker = { $player }: کدام نشانگر برای سینی «{ $tray }» می‌آید؟
tr-ask-top = «{ $stack }»: اکنون کدام کاشی تراژان رو است؟
tr-ask-bag = کدام کاشی جایزه از کیسه برای صفحه بیرون می‌آید؟
tr-ask-bag-player = { $player }: کدام کاشی جایزه از کیسه بیرون می‌آید؟
tr-ask-turn = { $pile }: کدام کارت رو می‌شود؟
tr-ask-draw = { $player } یک کارت می‌کشد: کدام؟
tr-ask-deal-tile = { $player }: کاشی تراژان از کدام ستون می‌آید؟
tr-ask-demand = کدام تقاضا آشکار می‌شود؟

## گزینه‌های یک تصمیم. $action، $tile، $card، $pile، $province، $ship (نام)، $cargo (فهرست)، $site، $count (عدد)
tr-choice-tray = نشانگرهای «{ $action }»
tr-choice-deck = یک کارت از دسته
tr-choice-pile = { $pile }: «{ $card }»
tr-choice-cover = محلِ «{ $action }»
tr-choice-forum = برداشتنِ «{ $tile }»
tr-choice-march = پیشروی به { $province }
tr-choice-build = ساختن روی بلوک { $site }
tr-choice-spend = مصرف یک کاشی عمل اضافه
tr-choice-spend-wild = مصرف یک کاشی همه‌گیر
tr-choice-wilds =
    { $count ->
        [0] فقط کاشی‌های انجمن
        [one] { $count } کاشی همه‌گیر
       *[other] { $count } کاشی همه‌گیر
    }
tr-choice-another = «{ $card }»، به شکل دوّم
tr-choice-take = { $pile }: برداشتنِ «{ $card }»
tr-choice-discard = خارج کردنِ «{ $card }»: { $pile }
tr-choice-lay = گذاشتنِ «{ $card }» برای بازی کردن یا بارگیری
tr-choice-ship = { $ship }: { $cargo }
tr-choice-draw = کشیدن دو کارت و خارج کردن یکی
tr-choice-play = بازی کردن کارت‌های گذاشته‌شده و کشیدن به همان تعداد
tr-choice-recruit = سربازگیری: یک لژیونر
tr-choice-occupy = اشغال استان
tr-choice-advance = پیش رفتن در سنا
tr-choice-hire = استخدام: یک کارگر
tr-choice-pass = گذشتن

## یک گزینه چه می‌دهد. $points، $count (عدد)، $action، $tile (نام)
tr-points = { $points } امتیاز پیروزی.
tr-detail-tray =
    { $count ->
        [1] { $count } نشانگر؛ به سینی «{ $action }» می‌رسد.
       *[other] { $count } نشانگر؛ آخرین نشانگر به سینی «{ $action }» می‌رسد.
    }
tr-detail-round = پس از این نوبت دور به پایان می‌رسد.
tr-detail-completes = نشانگر آخر این کاشی تراژان را کامل می‌کند: { $tile }.
tr-detail-may-complete = کاشی تراژانِ آن‌جا کامل می‌شود، اگر آخر از همه این‌ها بیایند: { $colors }. کاشی: { $tile }.
tr-detail-march = «{ $tile }» آن‌جاست.
tr-detail-build = کاشی «{ $tile }» آن‌جاست.
tr-detail-no-tile = دیگر کاشی‌ای آن‌جا نیست.
tr-detail-first = نخستین کاشی از این نوع: عمل جایزه‌ی «{ $action }».

## بازی چگونه پایان یافت. $player (نام)، $points (عدد)، $standings (فهرست)
tr-won-points = { $player } با بیش‌ترین امتیاز پیروزی می‌بَرد.
tr-won-senate = { $player } هنگام برابری می‌بَرد: در سنا جلوتر از همه.
tr-won-votes = { $player } هنگام برابری با رأی‌های سنا می‌بَرد.
tr-final-points = امتیازهای پیروزی: { $standings }.
tr-standing = { $player } – { $points }

## چه رخ می‌دهد. $player، $action، $tile، $card، $province، $icon، $color، $kind (نام)، $pile (left یا right)، $ship (same، pairs یا
## different)، $slot (رقم رومی)، $cargo، $cards (فهرست)، $site، $count، $points، $quarter، $tiles، $wilds، $unmet (عدد)
tr-event-first = { $player } بازی را آغاز می‌کند.
tr-event-laid-forum = در انجمن: «{ $tile }».
tr-event-laid-province = { $province }: «{ $tile }».
tr-event-site-filled = بلوک { $site }: «{ $tile }».
tr-event-top = کاشی تراژانِ تازه: { $tile }.
tr-event-bonus-board = کاشی جایزه روی صفحه: «{ $tile }».
tr-event-bonus-dealt = { $player } با کاشی جایزه‌ی «{ $tile }» آغاز می‌کند.
tr-event-demand = مردم می‌خواهند: { $icon }.
tr-event-quarter-ended = ربع { $quarter } به پایان می‌رسد.
tr-event-quarter-began = ربع { $quarter } آغاز می‌شود.
tr-event-reshuffled = { $count } کارت خارج‌شده به دسته‌ی تازه تبدیل می‌شود.
tr-event-turned = { $pile }: «{ $card }» رو می‌شود.
tr-event-tray = { $player } از «{ $action }» { $count } نشانگر برمی‌دارد.
tr-event-sown = { $player } نشانگر «{ $color }» را در سینی «{ $action }» می‌گذارد.
tr-event-trajan = { $player } یک کاشی تراژان در محل { $slot } می‌گذارد: { $tile }.
tr-event-completed = { $player } یک کاشی تراژان را کامل می‌کند: { $tile }.
tr-event-covered = { $player } نشانگر ‎+۲ را روی محلِ «{ $action }» می‌گذارد.
tr-event-bonus-action = { $player } یک عمل جایزه می‌گیرد: «{ $action }».
tr-event-passed = { $player } از عمل «{ $action }» می‌گذرد.
tr-event-extra-tile = { $player } یک کاشی عمل اضافه مصرف می‌کند: دوباره «{ $action }».
tr-event-extra-wild = { $player } یک کاشی همه‌گیر مصرف می‌کند: دوباره «{ $action }».
tr-event-demands-met =
    { $wilds ->
        [0] { $player } همه‌ی تقاضاها را برآورده می‌کند.
        [one] { $player } همه‌ی تقاضاها را با { $wilds } کاشی همه‌گیر برآورده می‌کند.
       *[other] { $player } همه‌ی تقاضاها را با { $wilds } کاشی همه‌گیر برآورده می‌کند.
    }
tr-event-demands-unmet =
    { $player } از پس { $unmet } تقاضا برنمی‌آید و { $points ->
        [0] امتیازی از دست نمی‌دهد
       *[other] { $points } امتیاز از دست می‌دهد
    }.
tr-event-demands-unmet-wild =
    { $player } با مصرف { $wilds } کاشی همه‌گیر هم از پس { $unmet } تقاضا برنمی‌آید و { $points ->
        [0] امتیازی از دست نمی‌دهد
       *[other] { $points } امتیاز از دست می‌دهد
    }.
tr-event-demand-met = { $player } برای تقاضای «{ $icon }» { $tiles } کاشی انجمن مصرف می‌کند.
tr-event-demand-met-wild = { $player } برای تقاضای «{ $icon }» { $wilds } کاشی همه‌گیر مصرف می‌کند و کاشی انجمن را نگه می‌دارد.
tr-event-demand-met-both = { $player } برای تقاضای «{ $icon }» { $tiles } کاشی انجمن و { $wilds } کاشی همه‌گیر مصرف می‌کند.
tr-event-consul-takes = { $player } کنسول است و «{ $tile }» را از سمت زرد برمی‌دارد.
tr-event-vice-takes = { $player } نایب کنسول است و «{ $tile }» را از سمت خاکستری برمی‌دارد.
tr-event-drawn = { $player } یک کارت می‌کشد.
tr-event-seen = { $player } «{ $card }» می‌کشد.
tr-event-taken-left = { $player } «{ $card }» را از ستون چپ برمی‌دارد.
tr-event-taken-right = { $player } «{ $card }» را از ستون راست برمی‌دارد.
tr-event-discarded-left = { $player } «{ $card }» را در ستون چپ کنار می‌گذارد.
tr-event-discarded-right = { $player } «{ $card }» را در ستون راست کنار می‌گذارد.
tr-event-card-laid = { $player } «{ $card }» را می‌گذارد.
tr-event-played = { $player } در محل نمایش بازی می‌کند: { $cards }.
tr-event-shipped-same = { $player } با کشتی کالای یکسان { $points } امتیاز می‌گیرد: { $cargo }.
tr-event-shipped-pairs = { $player } با کشتی جفت‌ها { $points } امتیاز می‌گیرد: { $cargo }.
tr-event-shipped-different = { $player } با کشتی کالاهای مختلف { $points } امتیاز می‌گیرد: { $cargo }.
tr-event-tokens-military_camp =
    { $count ->
        [0] { $player } آدمکی برای کمپ نظامی ندارد.
        [one] { $player } به کمپ نظامی { $count } آدمک می‌فرستد.
       *[other] { $player } به کمپ نظامی { $count } آدمک می‌فرستد.
    }
tr-event-tokens-worker_camp =
    { $count ->
        [0] { $player } آدمکی برای کمپ کارگران ندارد.
        [one] { $player } به کمپ کارگران { $count } آدمک می‌فرستد.
       *[other] { $player } به کمپ کارگران { $count } آدمک می‌فرستد.
    }
tr-event-forum = { $player } «{ $tile }» را از انجمن برمی‌دارد.
tr-event-marched = { $player } فرمانده را به { $province } می‌برد.
tr-event-marched-tile = { $player } فرمانده را به { $province } می‌برد و «{ $tile }» را برمی‌دارد.
tr-event-occupied = { $player } استانِ { $province } را اشغال می‌کند و { $points } امتیاز می‌گیرد.
tr-event-senate = { $player } در سنا یک خانه پیش می‌رود و { $points } امتیاز می‌گیرد.
tr-event-built-empty = { $player } روی بلوکی می‌سازد که دیگر کاشی ندارد.
tr-event-built = { $player } «{ $kind }» می‌سازد و { $points } امتیاز می‌گیرد.

## چرا یک حرکت مجاز نیست: جمله‌های کامل. $question (جمله)، $action، $other، $tile، $card، $laid، $pile، $province،
## $leader (جای فرمانده)، $stack، $color (نام)، $name (آن‌چه باید می‌آمد)، $colors، $cards، $tiles (فهرست)، $site، $count،
## $needs، $most (عدد)
tr-why-over = بازی تمام شده است.
tr-why-not-now = اکنون درباره‌ی چیز دیگری تصمیم گرفته می‌شود. { $question }
tr-why-other-action = این حرکت به عمل «{ $other }» تعلّق دارد؛ اکنون نوبت عمل «{ $action }» است.
tr-why-tray-empty = سینی «{ $action }» خالی است.
tr-why-no-marker = نشانگری به این رنگ برای گذاشتن نمانده است: { $color }.
tr-why-marker-order = دو نشانگرِ این سینی یکی پس از دیگری گذاشته می‌شوند و نخست رنگی که زودتر می‌آید. ترتیب رنگ‌ها: { $colors }.
tr-why-covered = محلِ «{ $action }» پیش‌تر با نشانگر ‎+۲ پوشانده شده است.
tr-why-deck-empty = کارتی برای کشیدن نمانده است.
tr-why-pile-empty = کارتی آن‌جا نیست: { $pile }.
tr-why-not-in-hand = «{ $card }» در دست نیست.
tr-why-card-order = از این دو کارت نخست «{ $card }» گذاشته می‌شود و سپس «{ $laid }».
tr-why-cargo-same = این کشتی یک تا چهار کالای یکسان می‌برد.
tr-why-cargo-pairs = این کشتی یک تا سه جفت می‌برد، هر جفت از کالایی دیگر.
tr-why-cargo-different = این کشتی یک تا چهار کالا می‌برد که همه مختلف باشند.
tr-why-no-wilds = کاشی همه‌گیر کالا: لازم { $needs }، موجود { $count }.
tr-why-too-few = کارت «{ $card }»: لازم { $needs }، موجود { $count }.
tr-why-lay-first = نخست باید «{ $card }» گذاشته شود.
tr-why-laid-cards = این بار با کارت‌های گذاشته‌شده جور نیست: { $cards }.
tr-why-not-in-forum = «{ $tile }» در انجمن نیست.
tr-why-no-tokens = بازیکن آدمکی در مخزن ندارد.
tr-why-not-adjacent = این استان با استانی که فرمانده در آن است هم‌مرز نیست: { $province } با { $leader }.
tr-why-leader-camp = فرمانده هنوز در کمپ نظامی است.
tr-why-own-legionnaire = بازیکن آن‌جا لژیونر دارد: { $province }.
tr-why-no-legionnaire = بازیکن در کمپ نظامی لژیونر ندارد.
tr-why-no-worker = بازیکن در کمپ کارگران کارگر ندارد.
tr-why-own-worker = بازیکن روی بلوک { $site } کارگر دارد.
tr-why-site-apart = هیچ کارگرِ بازیکن کنار بلوک { $site } نیست.
tr-why-stack-empty = این ستون خالی است: «{ $stack }».
tr-why-stack-once = هر بازیکن از هر ستون فقط یکی از نخستین کاشی‌ها را برمی‌دارد: «{ $stack }».
tr-why-no-extra-tile = بازیکن کاشی عمل اضافه‌ی «{ $action }» ندارد.
tr-why-no-extra-wild = بازیکن کاشی همه‌گیر عمل اضافه ندارد.
tr-why-wilds =
    { $count ->
        [one] این‌جا کاشی همه‌گیر می‌تواند جای { $count } کاشی انجمن را بگیرد، نه بیش‌تر.
       *[other] این‌جا کاشی همه‌گیر می‌تواند جای { $count } کاشی انجمن را بگیرد، نه بیش‌تر.
    }
tr-why-no-bonus = این کاشی جایزه روی صفحه نیست: «{ $tile }». کاشی‌های روی صفحه: { $tiles }.
tr-why-none-left = از این دیگر چیزی نمی‌تواند بیاید: «{ $name }».
tr-why-other-stack = کاشی تازه‌ی ستون دیگری رو می‌شود: «{ $stack }».
tr-why-nothing-laid = هنوز کارتی گذاشته نشده است که بتوان آن را بازی کرد.
tr-why-laid-pair = دو کارت نخستِ این کشتی باید یک جفت باشند، ولی کارت‌های گذاشته‌شده این‌ها هستند: { $cards }.
tr-why-cargo-order = کارت‌های یک بار به ترتیب کالاها گذاشته می‌شوند و «{ $card }» باید پیش‌تر می‌آمد. گذاشته‌شده: { $cards }.
tr-why-not-beside-camp = فرمانده در کمپ نظامی است و از آن‌جا راهی به این استان نیست: { $province }.
tr-why-leader-there = فرمانده هم‌اکنون آن‌جاست: { $province }.
tr-why-few-wilds = کاشی همه‌گیر تقاضا: لازم { $needs }، موجود { $count }.
tr-why-no-player = در این بازی فقط { $count } بازیکن هستند.
tr-why-twin = دو کاشیِ این ستون یکسان‌اند. نامِ آن که اکنون می‌تواند بیاید: { $tile }
tr-why-not-in-deck = کارت «{ $card }» در دسته نمانده است.
tr-why-again = «again» فقط هنگامی گفته می‌شود که دسته دو تا { $most } کارت دارد؛ اکنون { $count } کارت دارد.

## ایراد یک وضعیت یا حالت ذخیره‌شده: جمله‌های کامل. $name، $suggestion (همان‌گونه که نوشته شده، آن‌چه شاید منظور بوده)،
## $action، $color، $stack (مانند جدول اجزا)، $field (نام داده)، $count، $limit (عدد)
tr-position-unknown-name = چیزی به نام «{ $name }» نیست؛ شاید منظور «{ $suggestion }» باشد.
tr-position-no-such-name = چیزی به نام «{ $name }» نیست؛ نام‌ها همان نام‌های جدول اجزا هستند.
tr-position-no-action = عمل «{ $action }» در این وضعیت هیچ گزینه‌ی مجازی ندارد.
tr-position-extra-tiles = هنوز { $count } کاشی عمل اضافه با پشت زرد نمی‌تواند به بازی آمده باشد.
tr-position-tokens = برای یک بازیکن { $count } آدمک نام برده شده است؛ هر بازیکن { $limit } آدمک دارد.
tr-position-markers = برای یک بازیکن { $count } نشانگر «{ $color }» نام برده شده است؛ هر بازیکن { $limit } تا دارد.
tr-position-markers-left = همه‌ی سینی‌ها نام برده شده‌اند، ولی { $count } نشانگر کم است.
tr-position-set-up = در این مرحله از چیدن آغازین، «{ $field }» نمی‌تواند با آغاز بازی فرق داشته باشد.
tr-position-two-markers = پس از چیدن نشانگرها در هر سینی { $count } نشانگر هست.
tr-position-laying = نشانگرها سینی به سینی چیده می‌شوند، برای هر سینی { $count } نشانگر، و از آن‌ها نخست رنگی که زودتر می‌آید.
tr-position-first-tiles = نخستین کاشی‌های تراژانِ یک بازیکن از ستون‌های مختلف‌اند و به ترتیب در محل‌های II، IV و VI می‌آیند.
tr-position-unturned = کاشی روییِ ستون «{ $stack }» هنوز رو نشده است.

## نادرستی‌های یک وضعیت: جمله‌های کامل، هر یک درباره‌ی چیزی که در جعبه هست یا قانون‌ها بر آن‌اند. $player (نام)،
## $players (فهرست نام‌ها یا شمار بازیکنان)، $color، $card، $tile، $province، $stack (نام)، $seat، $site، $space، $time،
## $last، $count، $limit، $right، $least، $most، $quarter، $completed، $sites (عدد)
tr-wrong-mats = { $count } صفحه‌ی شخصی هست، ولی تعداد بازیکنان { $players } است.
tr-wrong-seat = صندلی { $seat } وجود ندارد؛ صندلی‌ها از ۰ شمرده می‌شوند و تعداد بازیکنان { $players } است.
tr-wrong-time = نشانگر زمان نمی‌تواند روی خانه‌ی { $time } باشد؛ آخرین خانه { $last } است.
tr-wrong-markers = { $player } از نشانگر «{ $color }» { $count } عدد دارد؛ هر بازیکن { $limit } عدد دارد.
tr-wrong-tokens = { $player } روی هم { $count } آدمک دارد؛ هر بازیکن { $limit } آدمک دارد.
tr-wrong-no-legionnaire = { $player } هیچ لژیونری ندارد، نه در کمپ و نه در استان‌ها؛ یکی از آغاز هست و هرگز برنمی‌گردد.
tr-wrong-no-worker = { $player } هیچ کارگری ندارد، نه در کمپ و نه روی بلوک‌ها؛ یکی از آغاز هست و هرگز برنمی‌گردد.
tr-wrong-leader = { $player } در استان‌ها لژیونر دارد، ولی فرمانده‌اش هنوز از کمپ بیرون نرفته است.
tr-wrong-cards = تعداد کارت‌های «{ $card }» در دست‌ها، محل‌های نمایش و ستون‌های خارج‌شده { $count } است؛ همه‌اش { $limit } کارت است.
tr-wrong-known = آن‌چه از دست { $player } دانسته است، در دست او نیست.
tr-wrong-older = از دسته‌های پیشین چیزی نمی‌توان گفت؛ در این بازی کارت‌ها دوباره بُر نمی‌خورند.
tr-wrong-ledger = آن‌چه درباره‌ی کارت‌های کشیده‌شده و نشان‌داده‌شده پس از بُر خوردنِ دوباره نوشته شده است با دست‌ها و دسته نمی‌خواند.
tr-wrong-pile = یک ستونِ کارت‌های خارج‌شده خالی است، در حالی که دسته‌ی اصلی هنوز کارت دارد.
tr-wrong-green = روی خانه‌های سبز انجمن { $count } کاشی هست؛ این خانه‌ها { $limit } تا هستند.
tr-wrong-yellow = روی خانه‌های زرد انجمن { $count } کاشی هست؛ این خانه‌ها { $limit } تا هستند.
tr-wrong-tiles = تعداد کاشی‌های «{ $tile }» نزد بازیکنان، روی صفحه و در دسته { $count } است؛ همه‌اش { $limit } کاشی است.
tr-wrong-lost = کاشی «{ $tile }» کم است؛ پیش از پایان نخستین ربع چنین کاشی‌ای نمی‌تواند از بازی بیرون رفته باشد.
tr-wrong-stack = در دسته‌ی کاشی‌های انجمن { $count } کاشی هست؛ در ربع { $quarter } این شمار از { $least } تا { $most } است.
tr-wrong-extras = { $count } کاشی عمل اضافه هنوز در راه است؛ باید { $right } باشد، چون هر ربع سه تا می‌آید.
tr-wrong-province = در «{ $province }» کاشی هست، در حالی که فرمانده یا لژیونری آن‌جاست.
tr-wrong-top = ستون «{ $stack }» کاشی رویی خود را نشان نمی‌دهد، یا با آن‌که خالی است کاشی نشان می‌دهد.
tr-wrong-unturned = کاشی روییِ یکی از ستون‌ها رو نشده است.
tr-wrong-kept = { $count } کاشی تراژانِ تقاضا هیچ جا نیست؛ هر کس چنین کاشی‌ای را کامل کند آن را نگه می‌دارد.
tr-wrong-arch = طاق { $player } روی یک کاشی است، یا با آن‌که محلی خالی هست در مرکز ایستاده است.
tr-wrong-covered = { $count } محل نشانگر ‎+۲ دارد، ولی { $completed } کاشی تراژان که آن را می‌دهد کامل شده است.
tr-wrong-apart = کارگران { $player } روی بلوک‌ها کنار هم نیستند.
tr-wrong-site = روی بلوک { $site } درست تا وقتی کاشی هست که کارگری آن‌جا نباشد.
tr-wrong-built = بازیکنان { $count } کاشی ساخت‌وساز دارند، ولی کارگران روی { $sites } بلوک ایستاده‌اند.
tr-wrong-builders = تعداد کاشی‌های ساخت‌وسازِ اینان ({ $players }) { $count } است؛ از روی جای کارگران باید از { $least } تا { $most } باشد.
tr-wrong-yellow-tiles = همه‌ی بازیکنان روی هم { $count } کاشی جایزه‌ی زرد دارند؛ تا این‌جا باید { $right } باشد.
tr-wrong-gray-tiles = همه‌ی بازیکنان روی هم { $count } کاشی جایزه‌ی خاکستری دارند؛ تا این‌جا باید { $right } باشد.
tr-wrong-first-bonus = { $player } کاشی جایزه‌ی زرد ندارد؛ هر کس از آغاز یکی دارد.
tr-wrong-bonus-tiles = { $player } بیش از اندازه کاشی جایزه دارد؛ تا این‌جا هر بازیکن حداکثر { $most } تا دارد.
tr-wrong-bonus-display = روی صفحه { $count } کاشی جایزه هست؛ تا وقتی داده نشده‌اند { $limit } تا هستند.
tr-wrong-demand-icon = از یک گونه کاشی تقاضا بیش از آن‌چه هست آمده است.
tr-wrong-demands = { $count } کاشی تقاضا هنوز رو نشده است؛ باید { $right } باشد، چون هر ربع سه تا می‌آید.
tr-wrong-senate = در خانه‌ی { $space } مسیر سنا دیسک‌ها بی‌فاصله روی هم نیستند.
tr-wrong-first-tiles = { $player } دو کاشی نخستینِ تراژان از یک ستون دارد.
tr-wrong-winner = با این امتیازها و این سنا برنده کس دیگری است: { $player }.

## میز در ترمینال: برچسب‌های کوتاه، حرف رنگ نشانگرها، نشان‌ها. $arch (نشان)
tr-table-time = ربع · دور · زمان
tr-table-demands = تقاضاها
tr-table-forum = انجمن
tr-table-stacks = کاشی‌های تراژان
tr-table-bonus = کاشی‌های جایزه
tr-table-cards = دسته · خارج‌شده‌ها
tr-table-ships = کشتی‌های رنگی
tr-table-senate = سنا
tr-table-tokens = مخزن · کمپ‌ها
tr-table-tiles = کاشی‌ها
tr-table-built = ساخته‌شده
tr-table-hand = دست
tr-table-display = محل نمایش
tr-table-yellow = جایزه‌های زرد
tr-table-gray = جایزه‌های خاکستری
tr-table-side-yellow = سمت زرد: { $effect }
tr-table-side-gray = سمت خاکستری: { $effect }
tr-table-steps = سبز زرد آبی
tr-table-legend = { $arch } طاق تراژان، { $point } امتیاز: روی مسیر → اگر بازی اکنون پایان یابد، { $leader } فرمانده یا کمپ نظامی، { $token } لژیونر یا کارگر با عددِ بازیکن، [ ] دو نشانگری که کاشی تراژان می‌خواهد، { $letters }
tr-letter-yellow = ز
tr-letter-orange = ن
tr-letter-green = س
tr-letter-white = ف
tr-letter-pink = ص
tr-letter-blue = آ
