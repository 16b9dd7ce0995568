### خط فرمان: منو، پرسش‌ها، راهنمای درون بازی، و آن‌چه درباره‌ی فایل‌ها و اشتباه‌ها می‌گوید.

## آمدن و رفتن. $command (آن‌چه باید نوشت)، $error (گفته‌ی خودِ سیستم)،
## $switch (یک تنظیم)
cli-interrupted = برنامه متوقف شد.
cli-resume-hint = بازی ذخیره شده است. برای ادامه بنویسید: { $command }
cli-unexpected =
    خطایی پیش‌بینی‌نشده رخ داد: { $error }. لطفاً آن را به سازندگان آنتیکوا گزارش کنید، همراه با آن‌چه در تکرارِ همین کار با { $switch } نمایش داده می‌شود.
cli-interpreted = قواعد به صورت تفسیری اجرا می‌شوند، حدود ۴۰ برابر کُندتر از حالت کامپایل‌شده. برای کامپایل به کامپایلر C نیاز دارید: آنتیکوا را دوباره نصب کنید یا در پوشه‌ی آن «make build» را اجرا کنید.
cli-interpreted-by-wish = قواعد به صورت تفسیری اجرا می‌شوند، چون ANTIQUA_PURE تنظیم شده است؛ بدون آن حدود ۴۰ برابر سریع‌ترند.
cli-unknown-command = فرمان «{ $command }» وجود ندارد؛ فرمان‌ها: { $commands }.
cli-command-first = نخست فرمان می‌آید و سپس آن‌چه به آن تعلّق دارد: { $command }
cli-wrong-usage = { $what } راهنما: { $command }

## بازیکنان. $text (متنِ نوشته‌شده)، $example (نمونه)، $players، $number (عدد)
cli-bad-seat = «{ $text }» صندلی نیست؛ مثلاً بنویسید { $example }، با شماره‌ی صندلی از ۱ تا { $players }.
cli-seat-twice = صندلی { $number } دو بار آمده است؛ هر صندلی را یک بار بنویسید.

## آغاز بازی. $games (فهرست)، $text (متنِ نوشته‌شده)، $folder، $file
cli-which-game = نام یک بازی را بنویسید؛ بازی‌ها: { $games }.
cli-bad-option-form = «{ $text }» گزینه نیست؛ آن را به شکل name=value بنویسید.
cli-resume-alone = بازیِ ادامه‌یافته قواعد و کارت‌های خودش را دارد؛ نام بازی، ‎--players‎، ‎--option‎، ‎--seed‎ و ‎--chance‎ را ننویسید.
cli-nothing-to-resume = در «{ $folder }» بازی‌ای برای ادامه نیست؛ با «{ $command }» یک بازی آغاز کنید.
cli-file-exists = فایل «{ $file }» از پیش وجود دارد؛ نام دیگری بنویسید یا بازیِ درون آن را با ‎--resume‎ ادامه دهید.
cli-no-such-save = بازیِ ذخیره‌شده‌ی «{ $name }» وجود ندارد؛ بازی‌های ذخیره‌شده: { $names }.
cli-no-saves = در «{ $folder }» بازیِ ذخیره‌شده‌ای نیست.
cli-delete-sure = «{ $name }» برای همیشه پاک شود؟
cli-deleted = «{ $name }» پاک شد.
cli-not-deleted = چیزی پاک نشد.
cli-programs-named = فایل «{ $file }» برنامه‌هایی را به عنوان بازیکن نام می‌برد. هر کاری که شما روی این دستگاه می‌توانید بکنید، از آن‌ها هم برمی‌آید:
cli-programs-sure = آن‌ها را می‌شناسید و اجرا شوند؟
cli-programs-refused = بازیِ «{ $file }» ادامه نیافت، چون این‌ها را اجرا می‌کرد: { $programs }. اگر به این برنامه‌ها اعتماد دارید: { $command }
cli-programs-without-save = ‎--allow-programs‎ برای بازیِ ذخیره‌شده است؛ ‎--resume‎ را هم بنویسید یا آن را بردارید.

## فهرست بازی‌ها. $name، $players (فهرست اعداد)، $version (عدد)، $value (یک پیام)
cli-game-facts = نام: { $name }؛ بازیکنان: { $players }؛ نسخه‌ی قواعد: { $version }
cli-default = { $value } (پیش‌فرض)

## انتخاب. $number، $first، $last، $count، $given، $cost (عدد)، $word، $text (متنِ نوشته‌شده)، $move، $things، $moves (فهرست)
cli-no-such-number = شماره‌ی { $number } در این‌جا نیست؛ شماره‌ها از { $first } تا { $last } است.
cli-wrong-set = باید درست { $count } تای متفاوت از این‌ها را نام ببرید؛ شما { $given } تا نام بردید.
cli-no-such-thing = «{ $word }» از این‌ها نیست: { $things }.
cli-no-such-name = «{ $text }» نمی‌تواند آن‌جا باشد، یا نام کامل نیست. نام کامل را بنویسید.
cli-suggestion = { $number } – { $move }
cli-ambiguous = «{ $text }» می‌تواند چند چیز باشد: { $moves }. بیش‌تر بنویسید یا شماره را بزنید.
cli-not-understood = «{ $text }» در این‌جا معنایی ندارد. چند کارِ ممکن: { $moves }.
cli-one-too-many = «{ $move }» زیادی است: آن‌چه پیش از آن گفته شده بس است. هیچ کاری انجام نشد.
cli-line-fault = { $fault } این حرکتِ { $number } از { $count } در این خط است؛ از این خط هیچ کاری انجام نشد.
cli-strange-word = «{ $word }» در «{ $text }» معنایی ندارد. ممکن‌ها: { $things }.
cli-missing-comma = «{ $text }» در این‌جا معنایی ندارد. میان حرکت‌ها ویرگول بگذارید: «{ $line }».
cli-words-between = و سپس بعد
cli-words-small = از با بر برای به در را روی
cli-cost = هزینه: { $cost }
cli-type-set = { $count } شماره یا نام بنویسید، با فاصله میان آن‌ها؛ آغازِ نام‌ها هم کافی است.
cli-prompt = شماره یا حرکت بنویسید؛ برگشت، راهنمایی، ذخیره، خروج؛ برای توضیحِ همه‌چیز: ؟
cli-prompt-chance = آن‌چه را روی میزتان می‌بینید، با شماره یا نام بنویسید؛ «اصلاح» آخرین نوشته را پس می‌گیرد؛ علامت ؟ همه‌چیز را توضیح می‌دهد.
cli-prompt-secret = نام کاملِ آن‌چه را روی میزتان می‌بینید بنویسید: فهرستِ گزینه‌ها رازی را فاش می‌کرد؛ «اصلاح» آخرین نوشته را پس می‌گیرد؛ علامت ؟ همه‌چیز را توضیح می‌دهد.
cli-hand-over = آن‌چه اکنون می‌آید، فقط برای { $player } است. صفحه را به { $player } بدهید و Enter را بزنید.
cli-press-enter = برای ادامه Enter را بزنید.
cli-news-more = (و { $count } مورد دیگر؛ «{ $command }» را ببینید)
cli-recap = بازی پس از { $moves } حرکت ادامه می‌یابد. بازیکنان: { $players }.
cli-recap-person = { $player }
cli-recap-bot = { $player } (ربات)

## فرمان‌ها، همان‌گونه که نوشته می‌شوند: هر کدام یک واژه؛ دو تا از آن‌ها با یک حرف هم نوشته می‌شوند
cli-command-undo = برگشت
cli-command-redo = تکرار
cli-command-correct = اصلاح
cli-command-log = گزارش
cli-command-score = امتیاز
cli-command-hint = راهنمایی
cli-command-table = میز
cli-command-save = ذخیره
cli-command-load = بارگذاری
cli-command-help = راهنما
cli-command-quit = خروج
cli-short-undo = ب
cli-short-quit = خ

## راهنمای درون بازی: چه بنویسید و چه می‌کند
cli-about-number = انتخابِ گزینه‌ای که این شماره را دارد
cli-about-zero = پایان دادن یا نپذیرفتن، هر جا که ممکن باشد
cli-about-move = حرکت با واژه‌ها، به همین شکل یا به همان فارسیِ گزینه‌ها؛ آغازِ واژه‌ها هم کافی است، اگر تنها یک حرکت از آن برآید
cli-usage-several = { $one }، { $other }
cli-about-several = چند حرکت در یک خط: هر شماره برای وضعیتی است که حرکتِ پیش از آن می‌سازد
cli-about-steps = همین با واژه‌ها: چند گامِ یک کار؛ واژه‌ی «و» هم می‌تواند میان آن‌ها باشد
cli-usage-explain = ؟ { $thing }
cli-about-explain = هزینه و تأثیرِ یک کارت یا هر چیز دیگرِ روی میز
cli-usage-undo = برگشت، ب (undo)
cli-about-undo = پس‌گرفتنِ آخرین حرکت، اگر پس از آن چیز تازه‌ای دیده نشده و بازیکن دیگری حرکت نکرده باشد
cli-usage-redo = تکرار (redo)
cli-about-redo = انجام دوباره‌ی حرکتِ پس‌گرفته‌شده
cli-usage-correct = اصلاح (correct)
cli-about-correct = پس‌گرفتنِ آخرین نوشته، هر چه بوده باشد، چون روی میز چیز دیگری است
cli-usage-log = گزارش (log)
cli-about-log = هر آن‌چه تا کنون رخ داده است
cli-usage-score = امتیاز (score)
cli-about-score = امتیازها، اگر بازی همین حالا تمام می‌شد
cli-usage-hint = راهنمایی (hint)
cli-about-hint = سه حرکت برتر از دید استاد، با بخت پیروزی هر یک
cli-usage-table = میز (table)
cli-about-table = نمایش همه‌ی میز، هرچند پنجره کوچک باشد؛ Enter آن‌چه را جا می‌شود نشان می‌دهد
cli-usage-save = ذخیره [فایل] (save)
cli-about-save = ذخیره‌ی بازی؛ بدون نام فایل، همان‌جا که پس از هر حرکت خودبه‌خود ذخیره می‌شود
cli-usage-load = بارگذاری فایل (load)
cli-about-load = ادامه‌ی یک بازیِ ذخیره‌شده‌ی دیگر
cli-usage-help = راهنما، ؟ (help)
cli-about-help = همین فهرست
cli-usage-quit = خروج، خ (quit)
cli-about-quit = ترک بازی؛ بازی ذخیره می‌ماند

## پاسخ به فرمان‌ها. $file، $folder، $text (متنِ نوشته‌شده)
cli-saved = در «{ $file }» ذخیره شد.
cli-not-saved = بازی ادامه دارد، ولی ذخیره نمی‌شود.
cli-load-what = نام فایلِ یک بازیِ ذخیره‌شده را بنویسید؛ آخرین بازی‌ها در «{ $folder }» است.
cli-nothing-to-correct = فقط آن‌چه از روی میزِ واقعی نوشته شده است، اصلاح می‌شود.
cli-no-score-yet = امتیازها در پایان بازی نشان داده می‌شود.
cli-no-hint = راهنمایی برای بازیکنی است که نوبت اوست.
cli-thinking = در حال فکر کردن …
cli-advice = { $move } ({ $share }٪)
cli-advice-wins = { $move }: با این حرکت همین حالا می‌برید
cli-advice-step = { $player }: { $moves }
cli-bot-fault = { $player }: { $what }. به جای آن حرکتی تصادفی انجام شد.
cli-unknown-thing = روی میز چیزی به نام «{ $text }» نیست.
cli-total = جمع
cli-record-written = ثبتِ بازی در «{ $file }» است.

## مرور بازی. $number، $last، $moves (عدد)، $text (متنِ نوشته‌شده)
cli-replay-title = حرکت { $number } از { $last }
cli-replay-keys = n یا Enter: بعدی؛ p: قبلی؛ عددی از ۰ تا { $last }: رفتن به آن‌جا؛ q: خروج
cli-replay-end = این‌جا پایانِ ثبتِ بازی است.
cli-replay-beginning = این‌جا آغازِ ثبتِ بازی است.
cli-replay-unknown-key = «{ $text }» در این‌جا معنایی ندارد؛ n، p، یک عدد یا q بنویسید.
cli-record-right = ثبتِ بازی درست است: { $moves } حرکت.

## منو. $game، $players، $when، $language (نام)، $count، $number (عدد)
cli-menu-ask = چه کاری می‌خواهید بکنید؟
cli-menu-new = بازیِ تازه
cli-menu-continue = ادامه‌ی بازی: { $game }
cli-menu-continue-other = ادامه‌ی یک بازیِ ذخیره‌شده‌ی دیگر ({ $count })
cli-menu-delete = پاک کردنِ یک بازیِ ذخیره‌شده
cli-menu-watch = تماشای بازی ربات‌ها
cli-menu-simulate = شبیه‌سازیِ بازی‌های بسیار
cli-menu-replay = مرورِ یک بازیِ ثبت‌شده
cli-menu-language = زبان: { $language }
cli-menu-quit = خروج
cli-menu-back = { $word }: بازگشت
cli-saved-game = { $game }، { $players }، { $when }
cli-saved-watched = { $game }، { $players }، { $when }، فقط ربات‌ها
cli-ask-game = کدام بازی؟
cli-ask-players = چند بازیکن؟
cli-players = { $count } بازیکن
cli-ask-way = چگونه بازی می‌کنید؟
cli-way-usual = با قواعد معمول
cli-way-variants = با گونه‌های دیگرِ قواعد
cli-way-real = روی میزِ واقعی: آن‌چه را کارت‌هایتان نشان می‌دهند، می‌نویسید
cli-ask-seat = بازیکن { $number } کیست؟
cli-seat-human = انسان
cli-ask-level = کدام سطح؟
cli-level = { $title } – { $character }
cli-ask-name = نام (می‌تواند خالی بماند):
cli-ask-saved = کدام بازی؟
cli-ask-delete = کدام بازی پاک شود؟
cli-ask-games = چند بازی؟
cli-games = { $count } بازی
cli-ask-record = کدام بازیِ ثبت‌شده؟
cli-other-file = فایل دیگر
cli-ask-file = فایل:
cli-ask-language = کدام زبان؟

## میزِ هفت شگفتی: دوئل. $coins (با نشانه‌ی آن)، $kind، $one، $other (نام)، $coin، $point، $shield، $again، $link (نشانه)،
## $letters (فهرست)
cli-swd-letter-wood = چ
cli-swd-letter-clay = آ
cli-swd-letter-stone = س
cli-swd-letter-glass = ش
cli-swd-letter-papyrus = پ
cli-swd-count-brown = قهوه‌ای
cli-swd-count-grey = خاکستری
cli-swd-count-blue = آبی
cli-swd-count-green = سبز
cli-swd-count-yellow = زرد
cli-swd-count-red = قرمز
cli-swd-count-wonder = شگفتی
cli-swd-count-coin_triplet = ۳ سکّه
cli-swd-discard-income = باطل کردن: +{ $coins }
cli-swd-makes = تولید
cli-swd-buys = خرید
cli-swd-symbols = علم
cli-swd-tokens = پیشرفت
cli-swd-progress = توکن‌های پیشرفت:
cli-swd-library = از جعبه برداشته‌شده:
cli-swd-discarded = باطل‌شده‌ها:
cli-swd-prices = قیمت برای شما (برای رقیب)
cli-swd-prices-of = قیمت: { $one } ({ $other })
cli-swd-use-build = ساختن
cli-swd-use-discard = باطل کردن
cli-swd-kind = { $kind }.
cli-swd-legend = { $coin } سکّه؛ { $point } امتیاز؛ { $shield } سپر؛ { $again } نوبت دیگر؛ { $link } نشان زنجیره؛ { $built } شگفتیِ ساخته‌شده؛ { $unbuilt } شگفتیِ ساخته‌نشده؛ { $pawn } نشان نبرد؛ { $capital } پایتخت؛ { $letters }

## سرور. $address، $database، $option، $page، $package، $command (همان‌گونه که نوشته می‌شوند)
cli-serve-address = سرور آنتیکوا در این نشانی است: { $address }
cli-serve-next = این نشانی را در مرورگر باز کنید: همان صفحه می‌گوید از کجا آغاز کنید. ‎Ctrl-C‎ سرور را متوقف می‌کند.
cli-serve-kept = آدم‌ها و بازی‌ها این‌جا نگه داشته می‌شوند: { $database }
cli-serve-only-here = تنها همین دستگاه به آن دسترسی دارد؛ { $option } دیگران را راه می‌دهد.
cli-serve-open-letters = هر که شبکه را شنود کند همه‌چیز را می‌خواند، گذرواژه‌ها را هم: پراکسی‌ای با TLS پیش روی آن بگذارید، چنان‌که { $page } می‌گوید.
cli-serve-stopped = سرور متوقف شد؛ همه‌چیز ذخیره شده است.

## رسیدگی به سرور. $who، $code، $table، $file، $database، $revision (همان‌گونه که نوشته می‌شوند)، $why (پیام)، $days، $games، $wrong،
## $guests، $invitations، $requests (عدد)
cli-admin-head-id = شناسه
cli-admin-head-name = نام
cli-admin-head-kind = گونه
cli-admin-head-games = بازی‌ها
cli-admin-head-seen = آخرین دیدار
cli-admin-head-game = بازی
cli-admin-head-status = وضعیت
cli-admin-head-seats = بازیکنان
cli-admin-head-moved = آخرین حرکت
cli-admin-head-owner = بازکننده
cli-admin-head-moves = حرکت‌ها
cli-admin-head-created = زمان باز شدن
cli-admin-head-seat = صندلی
cli-admin-head-bot = ربات
cli-admin-head-person = شخص
cli-admin-guest = مهمان
cli-admin-account = حساب
cli-admin-none = هیچ نیست.
cli-admin-nothing-done = کاری انجام نشد.
cli-admin-reset-sure = به { $who } کد بازیابیِ تازه داده شود و همه‌ی نشست‌ها پایان یابد؟
cli-admin-reset-done = کد بازیابیِ { $who } این است: { $code }. تنها همین بار نشان داده می‌شود؛ با آن می‌توان گذرواژه‌ی تازه‌ای انتخاب کرد.
cli-admin-forget-sure = { $who } برای همیشه پاک شود؟
cli-admin-forget-done = { $who } پاک شد؛ بازی‌ها همچنان هستند.
cli-admin-close-sure = میز { $table } بسته شود؟
cli-admin-close-done = میز { $table } بسته شد.
cli-admin-backup-done = همه‌چیز در «{ $file }» است. آن را جای امنی نگه دارید: رازها هم در آن است.
cli-admin-restore-sure = همه‌چیز در { $database } جایگزین شود؟
cli-admin-restore-done = همه‌چیز دوباره همان است که در «{ $file }» بود.
cli-admin-migrate-done = پایگاه داده‌ی { $database } اکنون در بازنگریِ { $revision } است.
cli-admin-migrate-nothing = پایگاه داده‌ی { $database } به‌روز است ({ $revision }).
cli-admin-verify-wrong = میز { $table }: { $why }
cli-admin-verify-done =
    { $games ->
        [one] { $games } بازی دوباره بازی شد؛ نادرست: { $wrong }.
       *[other] { $games } بازی دوباره بازی شد؛ نادرست: { $wrong }.
    }
cli-admin-purge-sure =
    { $days ->
        [one] مهمان‌هایی که { $days } روز است دیده نشده‌اند و چیزی به جا نگذاشته‌اند پاک شوند؟
       *[other] مهمان‌هایی که { $days } روز است دیده نشده‌اند و چیزی به جا نگذاشته‌اند پاک شوند؟
    }
cli-admin-purge-done = پاک شد: مهمان‌ها { $guests }، دعوت‌ها { $invitations }، کلیدهای درخواست { $requests }.
