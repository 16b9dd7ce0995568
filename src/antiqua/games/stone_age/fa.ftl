### عصر حجر: نام همه‌ی چیزهای روی میز و همه‌ی آن‌چه درباره‌شان گفته می‌شود.
### شناسه‌ی نام‌ها به شناسه‌های components.toml ختم می‌شود و هنگام بررسی با آن مقایسه می‌شود.

sa-name = عصر حجر
sa-about = هر بازیکن رهبر یک قبیله است. در هر دور بازیکنان به نوبت آدمک‌های خود را به شکار، به گردآوری چوب، خشت، سنگ و طلا، به ساختن ابزار، به مزرعه، به خریدن کارت تمدن یا به ساختن ساختمان می‌فرستند؛ سپس تاس‌ها تعیین می‌کنند که کارها چه نتیجه‌ای دارد، و همه باید غذا بخورند. وقتی یک دسته ساختمان تمام شود یا کارت‌ها کافی نباشد بازی پایان می‌یابد و بیش‌ترین امتیاز برنده است.

## سطح‌ها چگونه بازی می‌کنند، هرکدام در یک خط
sa-bot-newcomer = تازه قانون‌ها را یاد گرفته
sa-bot-novice = قبیله‌ی بزرگ می‌خواهد و غذا را از یاد می‌برد
sa-bot-learner = ساختن را دوست دارد و باقی را نمی‌بیند
sa-bot-apprentice = هیچ‌وقت ابزار کافی ندارد
sa-bot-journeyman = اول کشت می‌کند
sa-bot-adept = کارت‌های فرهنگ جمع می‌کند
sa-bot-expert = دوراندیش است، گاهی چیزی را نمی‌بیند
sa-bot-veteran = دوراندیش است و کم‌تر خطا می‌کند
sa-bot-champion = هر کاری را دو بار می‌سنجد
sa-bot-master = بسیار می‌اندیشد و هیچ نمی‌بخشد

## گزینه‌ها و مقدارهایشان
sa-option-start_player = بازیکن آغازگر
sa-option-start_player-first_seat = صندلی اوّل
sa-option-start_player-random = به قید قرعه
sa-option-tie_break = اگر امتیازها برابر باشد
sa-option-tie_break-sum = مجموع زراعت، ابزار و آدمک‌ها تعیین می‌کند
sa-option-tie_break-sequential = نخست زراعت، سپس ابزار، سپس آدمک‌ها تعیین می‌کند
sa-option-limited_supply = منابع بانک
sa-option-limited_supply-off = نامحدود
sa-option-limited_supply-later_edition = به تعداد قطعه‌های چاپ‌های بعدی
sa-option-limited_supply-first_edition_text = به تعدادی که چاپ اوّل می‌گوید
sa-option-allow_futile_placement = گذاشتن آدمک در جایی که سودی ندارد
sa-option-allow_futile_placement-true = مجاز
sa-option-allow_futile_placement-false = غیرمجاز
sa-option-upgrade_refreshes_tool = ابزار استفاده‌شده‌ای که بهتر می‌شود
sa-option-upgrade_refreshes_tool-false = استفاده‌شده می‌ماند
sa-option-upgrade_refreshes_tool-true = دوباره قابل استفاده است
sa-option-limited_tool_tiles = قطعه‌های ابزار
sa-option-limited_tool_tiles-false = نامحدود
sa-option-limited_tool_tiles-true = فقط به تعداد موجود
sa-option-hunt_repeat = فرستادن دوباره به شکار در همان دور
sa-option-hunt_repeat-false = غیرمجاز
sa-option-hunt_repeat-true = مجاز
sa-option-any_resources_immediate = دو منبع به انتخاب بازیکن
sa-option-any_resources_immediate-false = هر وقت صاحب کارت بخواهد
sa-option-any_resources_immediate-true = بی‌درنگ

## کالاها
sa-good-food = غذا
sa-good-wood = چوب
sa-good-brick = خشت
sa-good-stone = سنگ
sa-good-gold = طلا

## مکان‌های روی صفحه
sa-place-hunting_grounds = شکارگاه
sa-place-forest = جنگل
sa-place-clay_pit = معدن خاک رس
sa-place-quarry = کوه
sa-place-river = رودخانه
sa-place-tool_maker = کارگاه ابزار
sa-place-hut = خانه
sa-place-field = مزرعه
sa-place-card_1 = جایگاه کارت ۱
sa-place-card_2 = جایگاه کارت ۲
sa-place-card_3 = جایگاه کارت ۳
sa-place-card_4 = جایگاه کارت ۴
sa-place-building_1 = دسته‌ی ساختمان ۱
sa-place-building_2 = دسته‌ی ساختمان ۲
sa-place-building_3 = دسته‌ی ساختمان ۳
sa-place-building_4 = دسته‌ی ساختمان ۴

## نمادهای تمدن، روی کارت‌های سبز
sa-culture-healing = پزشکی
sa-culture-art = هنر
sa-culture-writing = نوشتار
sa-culture-pottery = سفالگری
sa-culture-time = زمان
sa-culture-transport = حمل‌ونقل
sa-culture-music = موسیقی
sa-culture-weaving = بافندگی

## متخصصان، روی کارت‌های شنی‌رنگ
sa-specialist-farmer = کشاورز
sa-specialist-tool_maker = ابزارساز
sa-specialist-hut_builder = خانه‌ساز
sa-specialist-shaman = کدخدا

## کارت‌های تمدن: نیمه‌ی بالا، سپس نیمه‌ی پایین
sa-card-dice_items_pottery = آیتم برای تاس / سفالگری
sa-card-dice_items_writing = آیتم برای تاس / نوشتار
sa-card-dice_items_time = آیتم برای تاس / زمان
sa-card-dice_items_transport = آیتم برای تاس / حمل‌ونقل
sa-card-dice_items_farmer_1 = آیتم برای تاس / کشاورز ×۱
sa-card-dice_items_farmer_2 = آیتم برای تاس / کشاورز ×۲
sa-card-dice_items_tool_maker_2_a = آیتم برای تاس / ابزارساز ×۲
sa-card-dice_items_tool_maker_2_b = آیتم برای تاس / ابزارساز ×۲
sa-card-dice_items_hut_builder_1 = آیتم برای تاس / خانه‌ساز ×۱
sa-card-dice_items_hut_builder_2 = آیتم برای تاس / خانه‌ساز ×۲
sa-card-food_7_pottery = غذا ۷ / سفالگری
sa-card-food_5_healing = غذا ۵ / پزشکی
sa-card-food_3_weaving = غذا ۳ / بافندگی
sa-card-food_1_weaving = غذا ۱ / بافندگی
sa-card-food_4_hut_builder_1 = غذا ۴ / خانه‌ساز ×۱
sa-card-food_2_hut_builder_2 = غذا ۲ / خانه‌ساز ×۲
sa-card-food_3_farmer_2 = غذا ۳ / کشاورز ×۲
sa-card-stone_2_transport = سنگ ۲ / حمل‌ونقل
sa-card-stone_1_farmer_1 = سنگ ۱ / کشاورز ×۱
sa-card-stone_1_shaman_1 = سنگ ۱ / کدخدا ×۱
sa-card-gold_1_shaman_1 = طلا ۱ / کدخدا ×۱
sa-card-brick_1_shaman_2 = خشت ۱ / کدخدا ×۲
sa-card-roll_gold_art = تاس برای طلا / هنر
sa-card-roll_wood_shaman_2 = تاس برای چوب / کدخدا ×۲
sa-card-roll_stone_shaman_1 = تاس برای سنگ / کدخدا ×۱
sa-card-points_3_music_a = امتیاز ۳ / موسیقی
sa-card-points_3_music_b = امتیاز ۳ / موسیقی
sa-card-points_3_hut_builder_3 = امتیاز ۳ / خانه‌ساز ×۳
sa-card-tool_1_art = ابزار جدید / هنر
sa-card-agriculture_1_time = امتیاز زراعی / زمان
sa-card-agriculture_1_farmer_1 = امتیاز زراعی / کشاورز ×۱
sa-card-extra_card_writing = کارت تمدن اضافه / نوشتار
sa-card-one_use_tool_4_tool_maker_1 = ابزار یک‌بارمصرف ۴ / ابزارساز ×۱
sa-card-one_use_tool_3_tool_maker_1 = ابزار یک‌بارمصرف ۳ / ابزارساز ×۱
sa-card-one_use_tool_2_tool_maker_2 = ابزار یک‌بارمصرف ۲ / ابزارساز ×۲
sa-card-any_resources_2_healing = دو منبع به انتخاب / پزشکی

## ساختمان‌ها، بر پایه‌ی بهایشان
sa-building-fixed_wwb = ساختمان: ۲ چوب + ۱ خشت
sa-building-fixed_wws = ساختمان: ۲ چوب + ۱ سنگ
sa-building-fixed_wbb = ساختمان: ۱ چوب + ۲ خشت
sa-building-fixed_wwg = ساختمان: ۲ چوب + ۱ طلا
sa-building-fixed_wss = ساختمان: ۱ چوب + ۲ سنگ
sa-building-fixed_bbs = ساختمان: ۲ خشت + ۱ سنگ
sa-building-fixed_bbg = ساختمان: ۲ خشت + ۱ طلا
sa-building-fixed_bss = ساختمان: ۱ خشت + ۲ سنگ
sa-building-fixed_ssg = ساختمان: ۲ سنگ + ۱ طلا
sa-building-fixed_wbs_a = ساختمان: ۱ چوب + ۱ خشت + ۱ سنگ
sa-building-fixed_wbs_b = ساختمان: ۱ چوب + ۱ خشت + ۱ سنگ
sa-building-fixed_wbg_a = ساختمان: ۱ چوب + ۱ خشت + ۱ طلا
sa-building-fixed_wbg_b = ساختمان: ۱ چوب + ۱ خشت + ۱ طلا
sa-building-fixed_wsg_a = ساختمان: ۱ چوب + ۱ سنگ + ۱ طلا
sa-building-fixed_wsg_b = ساختمان: ۱ چوب + ۱ سنگ + ۱ طلا
sa-building-fixed_bsg_a = ساختمان: ۱ خشت + ۱ سنگ + ۱ طلا
sa-building-fixed_bsg_b = ساختمان: ۱ خشت + ۱ سنگ + ۱ طلا
sa-building-choice_4_of_1 = ساختمان: ۴ منبع از ۱ نوع
sa-building-choice_4_of_2 = ساختمان: ۴ منبع از ۲ نوع
sa-building-choice_4_of_3 = ساختمان: ۴ منبع از ۳ نوع
sa-building-choice_4_of_4 = ساختمان: ۴ منبع از ۴ نوع
sa-building-choice_5_of_1 = ساختمان: ۵ منبع از ۱ نوع
sa-building-choice_5_of_2 = ساختمان: ۵ منبع از ۲ نوع
sa-building-choice_5_of_3 = ساختمان: ۵ منبع از ۳ نوع
sa-building-choice_5_of_4 = ساختمان: ۵ منبع از ۴ نوع
sa-building-open_1_7_a = ساختمان: ۱ تا ۷ منبع
sa-building-open_1_7_b = ساختمان: ۱ تا ۷ منبع
sa-building-open_1_7_c = ساختمان: ۱ تا ۷ منبع

## آیتم‌هایی که تاس‌ها می‌آورند
sa-item-wood = ۱ چوب
sa-item-brick = ۱ خشت
sa-item-stone = ۱ سنگ
sa-item-gold = ۱ طلا
sa-item-tool = یک ابزار
sa-item-agriculture = زراعت ‎+۱

## مقدارها، بخشی از جمله. $count (عدد)
sa-amount-food = { $count } غذا
sa-amount-wood = { $count } چوب
sa-amount-brick = { $count } خشت
sa-amount-stone = { $count } سنگ
sa-amount-gold = { $count } طلا
sa-amount-nothing = هیچ
sa-amount-people = { $count } آدمک
sa-amount-points = { $count } امتیاز
sa-amount-dice = { $count } تاس

## نیمه‌ی بالای کارت چه می‌کند: جمله. $count، $value (عدد)، $goods (مقدار)، $good (نام)، $dice (مقدار)
sa-effect-dice_items = به تعداد بازیکنان تاس بریزید؛ از شما به بعد هر کس یکی از آیتم‌های نشان‌داده‌شده را برمی‌دارد.
sa-effect-food = { $goods } می‌گیرید.
sa-effect-resource = { $goods } می‌گیرید.
sa-effect-roll_resource = برای { $good } { $dice } می‌ریزید؛ می‌توانید ابزار هم به کار ببرید.
sa-effect-points = بی‌درنگ { $points } می‌گیرید.
sa-effect-tool = یک ابزار جدید می‌گیرید.
sa-effect-agriculture = امتیاز زراعی شما ۱ واحد بالا می‌رود.
sa-effect-extra_card = کارت دیگری برمی‌دارید، می‌بینید و به پشت نگه می‌دارید؛ فقط نیمه‌ی پایین آن حساب می‌شود.
sa-effect-one_use_tool = یک بار در بازی { $value } واحد به مجموع تاس‌ها اضافه می‌کنید.
sa-effect-any_resources = یک بار در بازی ۲ منبع به انتخاب خود می‌گیرید.
sa-effect-lost = نیمه‌ی بالای آن دیگر برای این بازیکن چیزی نمی‌آورد.

## نیمه‌ی پایین چه امتیازی دارد: جمله. $symbol، $who (نام)، $count (عدد)
sa-lower-culture = تمدن: { $symbol }. هر مجموعه از نمادهای متفاوت، به اندازه‌ی مجذور تعدادش امتیاز دارد.
sa-lower-farmer = { $who } ×{ $count }: در پایان، { $count } × امتیاز زراعی شما.
sa-lower-tool_maker = { $who } ×{ $count }: در پایان، { $count } × مجموع ابزارهای شما.
sa-lower-hut_builder = { $who } ×{ $count }: در پایان، { $count } × تعداد ساختمان‌های شما.
sa-lower-shaman = { $who } ×{ $count }: در پایان، { $count } × تعداد آدمک‌های شما.

## بهاها و کار هر جا: جمله. $goods، $points (مقدار)، $count، $kinds، $least، $most، $value (عدد)
sa-price-card = بها: { $count } منبع از هر نوع.
sa-price-fixed = بها: { $goods }. { $points } دارد.
sa-price-choice = بها: دقیقاً { $count } منبع از دقیقاً { $kinds } نوع. امتیاز: مجموع ارزش آن‌ها.
sa-price-open = بها: { $least } تا { $most } منبع از هر نوع. امتیاز: مجموع ارزش آن‌ها.
sa-work-gather = به ازای هر آدمک یک تاس؛ هر { $value } واحد یک { $good } می‌دهد.
sa-detail-tool = مجموع { $total }: { $goods }.
sa-work-tool_maker = یک ابزار می‌دهد.
sa-work-hut = دو آدمک، آدمک سوّمی می‌آورند.
sa-work-field = امتیاز زراعی ۱ واحد بالا می‌رود.
sa-work-nothing = این بازیکن دیگر آن‌جا چیزی به دست نمی‌آورد.
sa-work-unpaid = اکنون نمی‌توان بهایش را داد: آدمک بی‌درنگ برمی‌گردد.
sa-bank-empty = اکنون بانک { $good } ندارد.
sa-bank-short = اکنون در بانک فقط { $goods } مانده است.

## بازی چگونه پایان می‌یابد و امتیاز برای چیست: مانند جدول
sa-ending-buildings = یک دسته ساختمان تمام شد
sa-ending-cards = کارت‌ها تمام شد
sa-category-track = مسیر امتیاز
sa-category-culture = تمدن
sa-category-farmers = کشاورزان
sa-category-tool_makers = ابزارسازان
sa-category-hut_builders = خانه‌سازان
sa-category-shamans = کدخداها
sa-category-resources = منابع باقی‌مانده

## آن‌چه باید تصمیم گرفته شود. $player، $good، $card، $building، $place (نام)، $total، $count، $dice (عدد یا مقدار)
sa-ask-place = { $player } آدمک‌هایش را می‌گذارد.
sa-ask-act = { $player } انتخاب می‌کند که کدام کار را انجام دهد.
sa-ask-tools = { $player } برای { $good } تاس ریخته است، مجموع { $total }. ابزاری اضافه می‌شود؟
sa-ask-buy_card = { $player } می‌تواند «{ $card }» را بخرد: { $count } منبع دیگر.
sa-ask-build = { $player } می‌تواند «{ $building }» را بسازد.
sa-ask-feed = { $player } هنوز { $count } غذا کم دارد: با منابع بپردازد یا گرسنه بماند.
sa-ask-two_resources = { $player } منبعی به انتخاب خود می‌گیرد.
sa-ask-pick_item = { $player } یکی از آیتم‌های تاس‌ها را برمی‌دارد.
sa-ask-choose_start = بازیکن آغازگر کیست؟
sa-ask-deal_card = { $place }: کدام کارت چیده می‌شود؟
sa-ask-turn_building = { $place }: کدام ساختمان رو می‌شود؟
sa-ask-roll = { $player } برای { $good } { $dice } می‌ریزد: مجموع چند است؟
sa-ask-roll_items = { $player } برای آیتم‌ها { $dice } می‌ریزد: چه نشان می‌دهند؟
sa-ask-draw_card = { $player } یک کارت تمدن اضافه برمی‌دارد: کدام؟

## گزینه‌های یک تصمیم. $people، $goods، $points (مقدار)، $place، $good، $item، $player (نام)، $value، $total (عدد)، $faces (فهرست اعداد)
sa-choice-place = { $place }: { $people }
sa-choice-act = انجام کار: { $place }
sa-choice-tool = افزودن ابزار به مقدار { $value }
sa-choice-one_use = افزودن ابزار یک‌بارمصرف به مقدار { $value }
sa-choice-gather = گرفتنِ { $goods }
sa-choice-gather-short = گرفتنِ { $goods }؛ بانک بیش از این ندارد (تاس‌ها: { $count })
sa-choice-pay = پرداختِ ۱ { $good }
sa-choice-build = ساختن با { $goods }: { $points }
sa-choice-enough = ساختن با آن‌چه پرداخت شده: { $points }
sa-choice-decline = پس گرفتنِ آدمک
sa-choice-starve = گرسنه ماندن: از دست دادنِ { $points }
sa-choice-redeem = استفاده از کارت دو منبع
sa-choice-take = گرفتنِ ۱ { $good }
sa-choice-take-none = نگرفتنِ چیزی: بانک { $good } ندارد
sa-choice-pick = برداشتنِ { $item }
sa-choice-pick-none = نگرفتنِ چیزی: { $item } دیگر به دست نمی‌آید
sa-choice-start = { $player } آغاز می‌کند
sa-choice-roll = مجموع { $total }
sa-choice-items = { $faces }
sa-face = { $value }

## بازی چگونه پایان یافت: جمله. $player (نام)، $players (فهرست نام‌ها)، $scores (فهرست sa-standing)، $points (عدد)
sa-end-buildings = یک دسته ساختمان تمام شده است: بازی پایان یافت.
sa-end-cards = جایگاه‌های کارت دیگر پر نمی‌شود: بازی پایان یافت.
sa-won-points = { $player } با بیش‌ترین امتیاز برنده است.
sa-won-tie = امتیازها برابر است؛ { $player } با زراعت، ابزار و آدمک‌ها برنده است.
sa-won-shared = پیروزی مشترک است: { $players }.
sa-standing = { $player } – { $points }
sa-final-points = امتیازها: { $scores }.

## آن‌چه روی می‌دهد: جمله. $player، $card، $building، $place، $good، $item (نام)، $people، $goods، $points، $dice (مقدار)، $round، $total، $value، $level، $missing (عدد)، $faces (فهرست)
sa-event-start = { $player } بازیکن آغازگر است.
sa-event-dealt = { $place }: «{ $card }» چیده می‌شود.
sa-event-slid = «{ $card }» به راست می‌رود: { $place }.
sa-event-turned = { $place }: «{ $building }» رو می‌شود.
sa-event-round = دور { $round } آغاز می‌شود؛ بازیکن آغازگر: { $player }.
sa-event-placed = { $player } – { $place }: { $people }.
sa-event-rolled = { $player } برای { $good } { $dice } می‌ریزد: { $total }.
sa-event-tool = { $player } ابزاری به مقدار { $value } اضافه می‌کند.
sa-event-one_use = { $player } ابزار یک‌بارمصرف به مقدار { $value } را اضافه می‌کند.
sa-event-gain-gather = { $player } به دست می‌آورد: { $goods }.
sa-event-gain-card = { $player } از کارت می‌گیرد: { $goods }.
sa-event-gain-item = { $player } آیتم می‌گیرد: { $goods }.
sa-event-gain-two_resources = { $player } به انتخاب خود می‌گیرد: { $goods }.
sa-event-gain-fields = { $player } از مزرعه می‌گیرد: { $goods }.
sa-event-new-tool = { $player } ابزار می‌گیرد؛ مجموع ابزارها: { $level }.
sa-event-no-tool = { $player } دیگر نمی‌تواند ابزار بگیرد؛ مجموع: { $level }.
sa-event-new-person = { $player } اکنون { $people } دارد.
sa-event-no-person = { $player } نمی‌تواند بیش از { $people } داشته باشد.
sa-event-new-agriculture = { $player } – امتیاز زراعی { $level }.
sa-event-no-agriculture = { $player } در امتیاز زراعی { $level } می‌ماند.
sa-event-points = { $points } به { $player } می‌رسد.
sa-event-bought = { $player } «{ $card }» را با { $goods } می‌خرد.
sa-event-card-declined = { $player } «{ $card }» را نمی‌خرد.
sa-event-built = { $player } «{ $building }» را با { $goods } می‌سازد و { $points } می‌گیرد.
sa-event-building-declined = { $player } «{ $building }» را نمی‌سازد.
sa-event-items = { $player } برای آیتم‌ها تاس می‌ریزد: { $faces }.
sa-event-picked = { $player } انتخاب می‌کند: { $item }.
sa-event-drew = { $player } یک کارت تمدن اضافه برمی‌دارد.
sa-event-saw = { $player } – کارت تمدن اضافه «{ $card }» است.
sa-event-won = { $player } بازی را می‌بَرد.
sa-event-deck-empty = کارتی برای برداشتن نیست ({ $player }).
sa-event-redeemed = { $player } از کارت دو منبع استفاده می‌کند.
sa-event-fed = { $player } به قبیله غذا می‌دهد: { $goods }.
sa-event-starved = { $player } با کمبودِ { $missing } غذا { $points } از دست می‌دهد.

## چرا حرکتی مجاز نیست: جمله‌ی کامل. $now، $price (جمله‌ی کامل)، $player، $place، $card، $building، $good، $item (نام)،
## $people، $goods، $needs، $has، $dice (مقدار یا عدد)، $players، $places (فهرست یا عدد)،
## $count، $limit، $value، $least، $most (عدد)
sa-why-phase = اکنون درباره‌ی چیز دیگری تصمیم گرفته می‌شود: { $now }
sa-why-hand = بازیکن فقط { $count } آدمک برای گذاشتن دارد.
sa-why-stacks = با { $players } بازیکن فقط { $count } دسته ساختمان هست.
sa-why-exactly = آن‌جا دقیقاً { $people } گذاشته می‌شود: { $place }.
sa-why-been = بازیکن در این دور پیش‌تر آن‌جا آدمک گذاشته است: { $place }.
sa-why-occupied = { $player } پیش‌تر آن‌جا را گرفته است: { $place }.
sa-why-village = با این تعداد بازیکن، در هر دور فقط { $limit } مکان از کارگاه ابزار، خانه و مزرعه قابل استفاده است و همین تعداد گرفته شده است: { $places }.
sa-why-crowd = با این تعداد بازیکن فقط { $limit } بازیکن می‌تواند آن‌جا باشد و پیش‌تر گرفته شده است ({ $players }): { $place }.
sa-why-rings =
    { $count ->
        [0] دیگر جا نیست: { $place }.
        [one] فقط برای { $count } آدمک دیگر جا هست: { $place }.
       *[other] فقط برای { $count } آدمک دیگر جا هست: { $place }.
    }
sa-why-futile = آن‌جا برای بازیکن سودی ندارد و گزینه‌ها آن را منع می‌کنند: { $place }.
sa-why-no-figure = { $player } آن‌جا آدمکی ندارد: { $place }.
sa-why-no-tool = { $player } ابزاری به مقدار { $value } ندارد.
sa-why-tool-used = همه‌ی ابزارهای به مقدار { $value } در این دور استفاده شده‌اند.
sa-why-no-one-use = ابزار یک‌بارمصرفی به مقدار { $value } وجود ندارد.
sa-why-no-card = { $player } کارت «{ $card }» را ندارد.
sa-why-extra = «{ $card }» به‌عنوان کارت تمدن اضافه برداشته شده است؛ فقط نیمه‌ی پایین آن حساب می‌شود.
sa-why-card-used = «{ $card }» پیش‌تر استفاده شده است.
sa-why-order-tools = این‌جا ترتیب گام‌ها معین است: نخست ابزارهای بزرگ‌تر، ابزارهای یک‌بارمصرف در آخر.
sa-why-order-resources = این‌جا ترتیب گام‌ها معین است: چوب، سپس خشت، سپس سنگ، سپس طلا.
sa-why-fixed = بهای این ساختمان ثابت است و یک‌جا پرداخت می‌شود: { $goods }.
sa-why-not-fixed = بهای این ساختمان ثابت نیست و منابع یکی‌یکی پرداخت می‌شوند. { $price }
sa-why-exact = آن‌چه پرداخت شده همه‌ی بها نیست. { $price }
sa-why-nothing-paid = هنوز چیزی پرداخت نشده است؛ دست‌کم ۱ منبع لازم است.
sa-why-no-resource = { $player } این منبع را ندارد: { $good }.
sa-why-short = { $player } فقط { $has } منبع دارد؛ { $needs } منبع لازم است.
sa-why-unfinished = اگر اکنون این منبع پرداخت شود ({ $good })، پرداخت دقیق بها دیگر ممکن نیست. { $price }
sa-why-cannot-afford = { $player } به { $needs } نیاز دارد؛ موجودی: { $has }.
sa-why-begun = پرداخت آغاز شده است ({ $goods }) و باید تمام شود.
sa-why-no-item = هیچ‌یک از تاس‌های باقی‌مانده این را نشان نمی‌دهد: { $item }.
sa-why-card-open = این کارت هم‌اکنون روی صفحه چیده شده است: «{ $card }».
sa-why-card-owned = این کارت نزد { $player } است: «{ $card }».
sa-why-building-open = این ساختمان هم‌اکنون رو شده است: «{ $building }».
sa-why-building-owned = { $player } این ساختمان را ساخته است: «{ $building }».
sa-why-roll = { $dice } چنین مجموعی نشان نمی‌دهد؛ مجموع از { $least } تا { $most } است.
sa-why-dice = دقیقاً { $dice } ریخته می‌شود: برای هر بازیکن یکی.
sa-why-players = فقط { $players } بازیکن هست.

## چه چیزی در یک وضعیت نادرست است: جمله‌ی کامل. $player، $place، $card، $resource (نام)، بقیه عدد یا متن
sa-wrong-seat = بازیکن { $number } وجود ندارد؛ { $players } بازیکن هست.
sa-wrong-untouched = { $player } پیش از دور اوّل نمی‌تواند کاری کرده باشد.
sa-wrong-placed = { $player } در مجموع { $placed } آدمک گذاشته است ولی فقط { $people } آدمک دارد.
sa-wrong-figures = این تعداد آدمک در { $place } جا نمی‌شود: { $count }.
sa-wrong-shared = فقط یک بازیکن می‌تواند آن‌جا باشد: { $place }.
sa-wrong-crowd = { $place }: بیش از { $limit } بازیکن نمی‌تواند آن‌جا باشد.
sa-wrong-village = بیش از { $limit } مکان از کارگاه ابزار، خانه و مزرعه اشغال شده است.
sa-wrong-futile = آن‌جا برای { $player } سودی ندارد و گزینه‌ها آن را منع می‌کنند: { $place }.
sa-wrong-no-place = این مکان در بازی نیست: { $place }.
sa-wrong-late = نوبت { $player } گذشته است و نباید آدمکی روی صفحه داشته باشد.
sa-wrong-nobody-places = هیچ‌کس نمی‌تواند آدمکی بگذارد، پس مرحله‌ی گذاشتن آدمک‌ها تمام شده است.
sa-wrong-nobody-acts = هیچ‌کس آدمکی روی صفحه ندارد، پس مکانی برای به کار گرفتن نیست.
sa-wrong-cannot-place = { $player } نمی‌تواند آدمکی بگذارد، پس نوبت او نیست.
sa-wrong-cannot-act = { $player } آدمکی روی صفحه ندارد، پس نوبت او نیست.
sa-wrong-ladder = { $player } نمی‌تواند این ابزارها را داشته باشد: { $tools }.
sa-wrong-used = ابزارهای استفاده‌شده‌ی { $player } بیش از حد ممکن است.
sa-wrong-used-early = { $player } هنوز نمی‌تواند ابزاری را استفاده کرده باشد: هنگام گذاشتن آدمک‌ها ابزارها برگردانده شده‌اند.
sa-wrong-tiles = { $count } قطعه ابزار ۳/۴ به کار رفته است؛ فقط { $limit } قطعه وجود دارد.
sa-wrong-supply = بازیکنان بیش از حد { $resource } دارند: { $count }. با این گزینه‌ها فقط { $limit } وجود دارد.
sa-wrong-face-up = این کارت نمی‌تواند نزد صاحبش به رو باشد: «{ $card }».
sa-wrong-used-card = { $player } نمی‌تواند از «{ $card }» استفاده کرده باشد: این کارت از کارت‌های یک‌بارمصرف او نیست.
sa-wrong-extra = «{ $card }» نمی‌تواند کارت تمدن اضافه باشد: صاحبش باید کارتِ دهنده‌ی آن را خریده باشد.
sa-wrong-no-extra = صاحب «{ $card }» باید یک کارت تمدن اضافه برداشته باشد.
sa-wrong-gap = آن‌جا باید کارتی باشد: { $place }.
sa-wrong-deck = برای { $gaps } جایگاه خالی فقط { $count } کارت مانده است؛ پس بازی باید پایان یافته باشد.
sa-wrong-stacks = { $count } دسته ساختمان هست؛ باید { $needed } دسته باشد.
sa-wrong-built = { $built } ساختمان ساخته شده است، ولی { $gone } ساختمان از دسته‌ها کم است.
sa-wrong-top = آن‌جا نمی‌تواند ساختمانی به رو باشد، دسته تمام شده است: { $place }.
sa-wrong-used-up = یک دسته تمام شده است، پس دور تازه‌ای آغاز نمی‌شود: { $place }.
sa-wrong-no-building = آن‌جا باید ساختمانی به رو باشد: { $place }.
sa-wrong-eaten = { $player } غذا کم دارد و نمی‌تواند { $food } غذا نگه داشته باشد.
sa-wrong-unused = { $player } نمی‌تواند دو منبع بردارد، چون «{ $card }» را برنگردانده است.
sa-wrong-field = «{ $field }» با آن‌چه در جریان است، «{ $phase }»، نمی‌خواند.

## میز در ترمینال
cli-sa-letter-wood = چ
cli-sa-letter-brick = خ
cli-sa-letter-stone = س
cli-sa-letter-gold = ط
cli-sa-round = دور { $round }
cli-sa-deck = دسته‌ی کارت { $count }
cli-sa-people = آدمک
cli-sa-food = غذا
cli-sa-tools = ابزار
cli-sa-fields = زراعت
cli-sa-cards = کارت‌ها
cli-sa-buildings = ساختمان‌ها
cli-sa-unknown = یک کارت ناشناخته
cli-sa-left = { $count } باقی
cli-sa-steps = پرداخت چوب ۲ خشت ۱
cli-sa-legend = { $person } آدمک؛ پس از عددِ بازیکنش؛ { $point } امتیاز: روی مسیر { $becomes } اگر بازی اکنون پایان یابد؛ { $signs }؛ { $used } ابزار استفاده‌شده؛ { $free } جای خالی؛ { $closed } بسته؛ { $letters }
