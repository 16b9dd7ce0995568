### اشتباه‌های کاربر: یک جمله که می‌گوید چه چیز نادرست است و درستِ آن چیست.
### $why همیشه جمله‌ای کامل است، پیامی دیگر با نقطه‌ی پایانیِ خودش؛ پس پیامی که به آن ختم می‌شود، نقطه ندارد.

## حرکت‌ها. $action، $seat (عدد؛ صندلی‌ها از ۱)، $legal، $examples (فهرست)، $move، $text، $word (متنِ نوشته‌شده)،
## $expected (کسی که نوبت اوست، یک پیام)
error-not-an-action = «{ $action }» کنش نیست؛ کنش، عددی صحیح از فهرست کنش‌های مجاز است.
error-illegal-action = کنش { $action } در این‌جا مجاز نیست؛ کنش‌های مجاز: { $legal }.
error-batch-illegal = کنش { $action } در بازی شماره‌ی { $game } این دسته مجاز نیست؛ کنش‌های مجاز: { $legal }. در هیچ بازی‌ای کاری انجام نشد.
error-batch-over = بازی‌های یک دسته نمی‌توانند با وضعیتی آغاز شوند که در آن بازی تمام شده است.
error-illegal-move = حرکت «{ $move }» در این‌جا مجاز نیست؛ چند حرکت مجاز: { $legal }.
error-illegal-move-why = حرکت «{ $move }» در این‌جا مجاز نیست: { $why }
error-illegal-move-untold = حرکت «{ $move }» این‌جا مجاز نیست.
error-unknown-move = «{ $word }» در حرکت «{ $text }» ناشناخته است؛ چند نمونه‌ی ممکن: { $examples }.
error-move-form = حرکت «{ $text }» ناقص است یا واژه‌ی اضافی دارد؛ شکل درست: «{ $form }».
error-empty-move = حرکت نمی‌تواند خالی باشد؛ هر حرکت یک سطر از واژه‌هاست.
error-not-your-turn = اکنون نوبت بازیکن { $seat } نیست؛ نوبت { $expected } است.
error-not-chances-turn = شانس در این‌جا تصمیمی نمی‌گیرد؛ نوبت { $expected } است.
error-game-over = بازی تمام شده است و حرکت «{ $move }» دیگر ممکن نیست.
error-interrupted = «{ $move }» را نمی‌شود همراه با حرکت‌های پیش از آن گفت: در این میان نوبتِ { $expected } است. هیچ کاری انجام نشد.

## بازی‌ها، گزینه‌ها، عددها. $games، $options، $allowed، $languages (فهرست)، $game (نام)، $count (عدد)
error-unknown-game = بازی «{ $name }» وجود ندارد؛ بازی‌ها: { $games }.
error-unknown-option = بازی «{ $game }» گزینه‌ی «{ $option }» ندارد؛ گزینه‌های آن: { $options }.
error-bad-option-value = مقدار گزینه‌ی «{ $option }» نمی‌تواند «{ $value }» باشد؛ مقدارهای مجاز: { $allowed }.
error-bad-player-count = بازی «{ $game }» را نمی‌توان { $count } نفره بازی کرد؛ تعداد مجاز بازیکنان: { $allowed }.
error-too-many-names = تعداد نام‌ها از بازیکنان بیش‌تر است: { $names }؛ تعداد بازیکنان: { $players }.
error-bad-number = مقدار «{ $option }» نمی‌تواند «{ $value }» باشد؛ مقدارهای مجاز: { $allowed }.
error-bad-seed = «{ $seed }» بذر تصادفی نیست؛ بذر تصادفی عددی صحیح از ۰ تا یکی کم‌تر از ۲ به توان ۶۴ است.
error-array-too-small = آرایه‌ی مشاهده { $size } عدد جا دارد؛ { $needed } عدد لازم است.
missing-extra = بسته‌ی پایتون «{ $package }» این‌جا نیست؛ با این فرمان نصبش کنید: { $command }
error-worker-died = پس از { $finished } بازی از { $wanted } بازی، یکی از پردازه‌های کمکی از کار افتاد؛ شاید حافظه کم بود. با تعداد کم‌تری دوباره امتحان کنید.
error-unknown-language = زبان «{ $lang }» وجود ندارد؛ زبان‌ها: { $languages }.

## وضعیت‌ها. $card، $wonder، $token (نام)، $name، $suggestion (نوشته‌شده و آن‌چه شاید منظور بوده)، $first، $second (جا)،
## $age، $current، $slot، $last، $covering، $pawn، $count، $limit، $coins، $player (عدد؛ بازیکنان از ۱)
error-bad-position = این وضعیت ممکن نیست: { $why }
error-position-unknown-field = وضعیت، فیلد «{ $field }» ندارد؛ فیلدها: { $fields }.
error-position-unknown-card = کارت «{ $name }» وجود ندارد؛ شاید منظور «{ $suggestion }» باشد.
error-position-no-such-card = کارت «{ $name }» وجود ندارد؛ نام کارت‌ها همان است که در جدول اجزا آمده است.
error-position-unknown-wonder = شگفتی «{ $name }» وجود ندارد؛ شاید منظور «{ $suggestion }» باشد.
error-position-no-such-wonder = شگفتی «{ $name }» وجود ندارد؛ نام شگفتی‌ها همان است که در جدول اجزا آمده است.
error-position-unknown-token = توکن پیشرفت «{ $name }» وجود ندارد؛ شاید منظور «{ $suggestion }» باشد.
error-position-no-such-token = توکن پیشرفت «{ $name }» وجود ندارد؛ نام توکن‌ها همان است که در جدول اجزا آمده است.
error-position-card-twice = از کارت «{ $card }» فقط یکی هست، ولی دو بار به کار رفته است: { $first }، { $second }.
error-position-wonder-twice = از شگفتی «{ $wonder }» فقط یکی هست، ولی دو بار به کار رفته است: { $first }، { $second }.
error-position-token-twice = از توکن پیشرفت «{ $token }» فقط یکی هست، ولی دو بار به کار رفته است: { $first }، { $second }.
error-position-later-age = کارت «{ $card }» از دوره‌ی { $age } است که هنوز آغاز نشده است.
error-position-wrong-age = کارت «{ $card }» از دوره‌ی { $age } است و نمی‌تواند در چیدمان دوره‌ی { $current } باشد.
error-position-slot-range = جایگاه { $slot } وجود ندارد؛ شماره‌ی جایگاه‌ها از ۰ تا { $last } است.
error-position-slot-gone = جایگاه { $slot } نمی‌تواند خالی باشد، چون کارتِ جایگاه { $covering } هنوز روی آن است.
error-position-pawn-range =
    نشان نبرد نمی‌تواند در خانه‌ی { $pawn } باشد؛ فاصله‌ی آن از خانه‌ی بی‌طرف در هر سمت حداکثر { $limit } خانه است.
error-position-military-token =
    توکن ارتشِ { $coins } سکّه‌ای در سمت بازیکن { $player } باید برداشته شده باشد، چون نشان نبرد در خانه‌ی { $pawn } به آن رسیده است.
error-position-military-order =
    تا وقتی توکن ارتشِ نزدیک‌تر هنوز هست، توکن ارتشِ { $coins } سکّه‌ای در سمت بازیکن { $player } نمی‌تواند برداشته شده باشد.
error-position-too-many-wonders = تعداد شگفتی‌های بازیکن { $player } برابر { $count } است؛ هر بازیکن حداکثر { $limit } شگفتی دارد.
error-position-too-many-built = { $count } شگفتی ساخته شده است؛ دو بازیکن روی هم حداکثر { $limit } شگفتی می‌سازند.
error-position-too-many-tokens = { $count } توکن پیشرفت روی صفحه است؛ روی صفحه حداکثر { $limit } توکن هست.
error-position-won-military = بازیکن { $player } پیش‌تر با چیرگی نظامی برده است؛ بازی باید هنوز در جریان باشد.
error-position-won-science = بازیکن { $player } پیش‌تر با چیرگی علمی برده است؛ بازی باید هنوز در جریان باشد.
error-position-form = وضعیت درست توصیف نشده است ({ $detail }).
error-position-token-count = { $count } توکن پیشرفت روی صفحه و نزد بازیکنان است؛ باید { $limit } توکن باشد، یا یکی بیش‌تر اگر کتابخانه‌ی بزرگ ساخته شده باشد.
error-position-draft = در انتخاب شگفتی‌ها بازیکنان به نوبت برمی‌دارند؛ اکنون باید به‌ترتیب { $first } و { $second } شگفتی داشته باشند.
error-position-group = گروهِ انتخاب { $count } شگفتی دارد؛ باید { $limit } شگفتی داشته باشد.
error-position-draft-early = هنگام انتخاب شگفتی‌ها هنوز نه کارتی هست، نه توکنی و نه شگفتیِ ساخته‌شده‌ای.
error-position-no-starter = وقتی نشان نبرد در میانه است، با این گزینه کسی آغازکننده را انتخاب نمی‌کند؛ به جای آن نوبت بعدی را بخواهید.
error-position-no-military-token = توکن ارتشِ { $token } وجود ندارد؛ توکن به شکل (صندلی، سکّه) نوشته می‌شود، برای نمونه (۱، ۲).
error-position-slot-open = کارتِ جایگاه { $slot } باید رو باشد: یا به رو چیده شده یا دیگر چیزی آن را نمی‌پوشاند.
error-position-slot-hidden = کارتِ جایگاه { $slot } به پشت است؛ فقط می‌تواند «down» باشد، یا در دوره‌ی ۳ «guild».
error-position-slot-both = جایگاه { $slot } نمی‌تواند هم خالی باشد و هم کارت داشته باشد.
error-position-used-cards = { $count } کارتِ دوره‌ی { $age } به کار رفته است، ولی فقط { $taken } جایگاه خالی است.
error-position-empty-layout = چیدمان خالی است؛ در این صورت دوره تمام شده بود.
error-position-too-many-guilds = { $count } انجمن صنفی در بازی است؛ درست { $limit } انجمن وجود دارد.
error-position-too-many-cards = بدون انجمن‌های صنفی { $count } کارتِ دوره‌ی { $age } در بازی است؛ حداکثر { $limit } کارت وجود دارد.

## ثبت بازی‌ها و بازی‌های ذخیره‌شده. $line (عدد)، $text (آن سطر)، $version، $supported، $field، $file
error-record-not-a-record = این، ثبتِ یک بازی نیست؛ ثبتِ بازی با سربرگی شروع می‌شود که نام بازی در آن است.
error-record-version = ثبتِ بازی از نسخه‌ی { $version } است؛ نسخه‌های خواندنی: { $supported }.
error-record-damaged = ثبتِ بازی آسیب دیده است: { $why }
error-record-header = فیلد «{ $field }» در سربرگِ ثبتِ بازی نادرست است: { $why }
error-record-line = سطر { $line } از ثبتِ بازی، «{ $text }»، نادرست است: { $why }
error-newer-rules = این بازی با نسخه‌ی { $version } از قواعد انجام شده است؛ نسخه‌های شناخته‌شده در این‌جا: تا { $supported }.
error-save-version = بازیِ ذخیره‌شده از نسخه‌ی { $version } است؛ نسخه‌های خواندنی: { $supported }.
error-save-not-a-match = این، بازیِ ذخیره‌شده نیست؛ بازیِ ذخیره‌شده فایلی است که همین برنامه نوشته باشد.
error-save-damaged = بازیِ ذخیره‌شده آسیب دیده است: { $why }
error-save-file-damaged = بازیِ ذخیره‌شده در «{ $file }» آسیب دیده است: { $why }
error-state-damaged = وضعیتِ ذخیره‌شده آسیب دیده است: { $why }

## اشکالِ یک سطر از ثبتِ بازی یا یک بازیِ ذخیره‌شده: $why در پیام‌های بالا. $fields (فهرست)، $form (نمونه)،
## $line، $players (عدد)، $result (همان‌گونه که در سربرگ است)، $part (فیلدی از بازیِ ذخیره‌شده)
error-record-field = چنین فیلدی در سربرگ وجود ندارد؛ فیلدها: { $fields }.
error-record-twice = همین فیلد در سطر { $line } هم آمده است.
error-record-form = شکل درستِ آن: «{ $form }».
error-record-start = گزینه‌ها یا تعداد بازیکنانِ وضعیتِ آغازین با سربرگ یکی نیست.
error-record-mover = حرکت با شماره‌ی بازیکن، از ۱ تا { $players }، آغاز می‌شود یا برای شانس با *.
error-record-veiled = آن‌چه این‌جاست از صاحبِ این ثبت پنهان است؛ پس بازی را از این جلوتر نمی‌توان دوباره اجرا کرد.
error-record-result = حرکت‌ها به نتیجه‌ی «{ $result }» می‌رسند.
error-record-unfinished = پس از آخرین حرکت، بازی هنوز تمام نشده است.
error-save-checksum = محتوای آن با مجموعِ کنترلی‌اش نمی‌خواند.
error-save-part = فیلد «{ $part }» با بقیه سازگار نیست.

## ایرادِ وضعیتِ ذخیره‌شده: $why در پیام error-state-damaged. $detail (عبارت فنّی)، $name، $phase (همان که ذخیره شده)
error-damage-form = داده‌ها شکل درستی ندارند ({ $detail }).
error-damage-name = نامِ «{ $name }» شناخته‌شده نیست.
error-damage-twice = «{ $name }» در دو جا آمده است.
error-damage-tucked = زیرِ شگفتیِ «{ $name }» که ساخته نشده است کارتی هست.
error-damage-phase = تصمیمِ در پیش، «{ $phase }»، با بقیه نمی‌خواند.
error-damage-no-choice = کسی که نوبتِ اوست چیزی برای انتخاب ندارد.

## پس‌گرفتن و ازنوبازی‌کردن
error-nothing-to-undo = حرکتی برای پس‌گرفتن نیست.
error-nothing-to-redo = حرکت پس‌گرفته‌شده‌ای نیست که دوباره انجام شود.
error-history-absent = برای این کار همه‌ی تاریخچه‌ی بازی لازم است، اما آغاز آن بارگذاری نشده است (تعداد حرکت‌های نیامده: { $absent }).
error-undo-barrier-chance = آخرین حرکت را دیگر نمی‌توان پس گرفت: نتیجه‌ی شانس دیده شده است.
error-undo-barrier-hidden = آخرین حرکت را دیگر نمی‌توان پس گرفت: پس از آن چیزی پنهان دیده شده است.
error-undo-barrier-player = آخرین حرکت را دیگر نمی‌توان پس گرفت: پس از آن بازیکن دیگری حرکت کرده است.

## فایل‌ها. $why (گفته‌ی خودِ سیستم، نه جمله‌ی کامل)
error-file-not-found = فایل «{ $file }» پیدا نشد؛ نام و پوشه‌ی آن را بررسی کنید.
error-file-unreadable = فایل «{ $file }» خوانده نمی‌شود ({ $why }).
error-file-unwritable = فایل «{ $file }» نوشته نمی‌شود ({ $why }).
