# سخن‌های سرور

server-error-nobody = نخست وارد شوید: به‌عنوان مهمان یا با حساب خودتان.
server-error-too-long = درخواست بیش از اندازه بلند است؛ بیش از { $most } بایت پذیرفته نمی‌شود.
server-error-form = درخواست خوانده نمی‌شود: { $detail }
server-error-origin = این درخواست از صفحه‌ی دیگری آمده است.
server-error-name = نام باید دست‌کم یک حرف داشته باشد.
server-error-account-already = شما از پیش حساب دارید.
server-error-name-taken = نام «{ $name }» گرفته شده است؛ نام دیگری انتخاب کنید.
server-error-login = نام و گذرواژه با هم نمی‌خوانند.
server-error-recovery = نام و کد بازیابی با هم نمی‌خوانند.
server-error-scope = این نشست برای این کار نیست؛ اجازه‌ی «{ $scope }» را ندارد.
server-error-not-found = چنین چیزی این‌جا نیست، یا دیگر نیست.
server-error-not-your-seat = صندلی { $seat } از آنِ شما نیست.
server-error-not-running = اکنون کسی سر این میز بازی نمی‌کند.
server-error-stale = در این میان اتّفاقی افتاده است؛ میز اکنون در نسخه‌ی { $version } است.
server-error-key = این کلید برای درخواست دیگری به کار رفته است.
server-error-seat-taken = صندلی { $seat } گرفته شده است.
server-error-invitation = این دعوت به کار رفته یا زمانش گذشته است.
server-error-not-owner = این کار تنها از کسی برمی‌آید که میز را باز کرده است.
server-error-not-open = بازی آغاز شده است.
server-error-storage = سرور اکنون نمی‌تواند چیزی ذخیره کند؛ چیزی تغییر نکرده است، کمی بعد دوباره امتحان کنید.
server-error-unsure = اتصال به پایگاه داده قطع شد؛ پیش از آن‌که دوباره امتحان کنید ببینید ذخیره شده است یا نه.
server-error-stopping = سرور در حال توقف است و این کار را به پایان نرساند؛ پیش از آن‌که دوباره امتحان کنید ببینید انجام شده است یا نه.
server-error-unexpected = در سرور خطایی پیش‌بینی‌نشده رخ داد؛ همان‌جا ثبت شده است.
server-error-method = این درخواست را نمی‌توان به این شیوه فرستاد.
server-error-no-table = چنین میزی نیست، یا دیگر نیست.
server-error-not-begun = بازی سر این میز هنوز شروع نشده است.
server-error-not-chance = فقط کسانی که سر میز همراه نشسته‌اند نتیجه‌ی تاس‌ها و کارت‌ها را وارد می‌کنند.
server-error-clock = ساعت یا زمانی برای همه‌ی بازی است با افزوده‌ای برای هر نوبت، یا چند روز برای هر حرکت، یا هیچ.
server-error-rated = بازی رتبه‌دار میان آدم‌های مختلفی است که حساب دارند؛ بدون ربات و هر کس پشت صفحه‌ی خودش.
server-error-needs-account = برای این کار باید حساب داشته باشید.
server-error-still-running = بازی سر این میز هنوز ادامه دارد.
server-error-seats = این بازی { $seats } بازیکن دارد.
server-error-record = این نه ثبت بازی است و نه بازی ذخیره‌شده.
server-error-no-seat = چنین صندلی‌ای نیست.
server-error-not-seated = شما سر این میز ننشسته‌اید.
server-error-time-left = وقت صندلی { $seat } هنوز تمام نشده است.
server-error-no-hint = راهنمایی فقط وقتی هست که نوبت شما باشد.
server-error-no-hint-rated = در بازی رتبه‌دار راهنمایی نیست.
server-error-hint-running = راهنمایی‌ها یکی‌یکی: هنوز درباره‌ی قبلی فکر می‌شود.
server-error-no-such-hint = از این راهنمایی صرف‌نظر شده یا دیگر کهنه است.
server-error-analysis-not-yours = فقط کسی که این تحلیل را خواسته می‌تواند از آن صرف‌نظر کند.
server-error-analysis-running = استاد هم‌اکنون دو بازی شما را بررسی می‌کند. وقتی یکی تمام شد، نوبت این یکی است.
server-error-analysis-busy = استاد بازی‌های زیادی برای بررسی دارد. چند دقیقه‌ی دیگر دوباره امتحان کنید.

# آدم‌ها

server-error-too-often = در زمانی کوتاه بیش از اندازه درخواست کردید؛ { $seconds } ثانیه‌ی دیگر دوباره امتحان کنید.
server-error-too-deep = درخواست بیش از اندازه تودرتوست؛ بیش از { $most } لایه پذیرفته نمی‌شود.
server-error-guest = مهمان گذرواژه ندارد؛ نخست برای نگه‌داشتن بازی‌هایتان حساب بسازید.
server-error-tokens = شما { $most } کلید دارید؛ پیش از ساختن کلید تازه یکی را باطل کنید.
server-error-chat-empty = پیام باید چیزی برای خواندن داشته باشد.
server-error-chat-closed = این میز بسته است؛ دیگر کسی آن‌جا گفت‌وگو نمی‌کند.
server-error-mute-self = نمی‌توانید خودتان را بی‌صدا کنید.
server-error-mutes = شما { $most } نفر را بی‌صدا کرده‌اید؛ نخست صدای یکی را باز کنید.

# گرداندن: تنظیم‌ها. $where (پرونده، متغیر یا گزینه)، $value (همان‌گونه که نوشته شده)، $allowed، $known (آن‌چه درست است)
server-config-file = تنظیم‌های «{ $file }» خوانده نمی‌شود: { $why }
server-config-unknown = تنظیمی به نام «{ $where }» نیست؛ تنظیم‌ها این‌ها هستند: { $known }.
server-config-unknown-near = تنظیمی به نام «{ $where }» نیست؛ شاید منظورتان «{ $near }» است.
server-config-value = { $where } نمی‌تواند «{ $value }» باشد؛ مجاز: { $allowed }.
server-config-text = یک متن
server-config-allowed-database = ‎sqlite:///FILE‎ یا ‎postgresql://USER:PASSWORD@HOST/NAME‎
server-config-allowed-redis = ‎redis://HOST:PORT‎، ‎rediss://HOST:PORT‎ یا ‎unix://FILE‎
server-config-allowed-monitors = نشانی‌ها و شبکه‌ها، مانند { $one } و { $other }
server-config-processes = برای { $processes } پردازه، PostgreSQL و Redis لازم است: ‎--database postgresql://…‎ و ‎--redis redis://…‎ را هم بدهید.

# گرداندن: آغاز. $revision، $newest (بازنگری‌ها)، $database، $address (همان‌گونه که نوشته می‌شوند)، $why (سخن خود سیستم)
server-error-database-newer = با این پایگاه داده نسخه‌ی تازه‌تری از آنتیکوا کار کرده است (پایگاه در بازنگریِ { $revision } است و این نسخه تا { $newest } را می‌شناسد): همان نسخه یا نسخه‌ی پس از آن را نصب کنید، یا پشتیبان را بازگردانید.
server-error-database = پایگاه داده‌ی { $database } به کار نمی‌آید: { $why }
server-error-address = سرور نمی‌تواند به نشانیِ { $address } گوش دهد: { $why }. شاید برنامه‌ی دیگری آن‌جاست؛ ‎--port‎ دیگری انتخاب کنید.

# گرداندن: چه کسی چه می‌پرسد
server-error-monitors = این را تنها کسی می‌تواند بپرسد که مراقب این سرور است؛ تنظیم‌ها می‌گویند چه کسی.

# گرداندن: صفحه‌ها. $version (نسخه‌ی برنامه)، $games (فهرست)، $status (وضعیت پاسخ)
server-page-title = آنتیکوا
server-page-about = این یک سرور آنتیکوا { $version } است، برای بازی درست مطابق قواعد، با دوستان و در برابر ربات‌ها: { $games }.
server-page-begin = از کجا آغاز کنیم
server-page-guest = به‌عنوان مهمان وارد شوید. کلید شما در فایل antiqua.cookies نگه داشته می‌شود.
server-page-table = میزی باز کنید و با یک ربات بازی کنید. پاسخ می‌گوید نام میز شما چیست: همان «id».
server-page-look = به میزتان نگاه کنید و به جای TABLE شناسه‌ی آن را بنویسید. پاسخ میز را نشان می‌دهد، آن‌چه را می‌توانید انتخاب کنید و آن‌چه را رخ داده است.
server-page-all = همه‌ی چیزهای دیگر در این صفحه است:
server-page-terminal = در ترمینال هم می‌توانید بازی کنید، بی‌هیچ سروری:
server-page-api = برنامه‌ها چگونه با این سرور کار می‌کنند
server-page-api-about = درخواست‌ها و پاسخ‌ها JSON هستند. مرورگر با کوکی شناخته می‌شود و برنامه با کلیدی در سرآیند «‎Authorization: Bearer …‎». آن‌چه پذیرفته نشود به شکل Problem برمی‌گردد: یک شناسه، متغیرهایش و جمله‌ای به زبان «Accept-Language» یا «‎?lang=‎». همین توصیف برای برنامه‌ها:
server-page-types = نوع‌ها
server-page-optional = می‌توان نیاورد
server-page-answer = پاسخ { $status }:

# گرداندن: رسیدگی. $who، $table، $file، $program، $part، $database، $revision (همان‌گونه که نوشته می‌شوند)، $ids (فهرست)، $number (شماره‌ی سطر)
server-error-no-database = هنوز پایگاه داده‌ی آنتیکوا در { $database } نیست؛ «antiqua serve» آن را می‌سازد.
server-error-database-older = پایگاه داده‌ی { $database } در بازنگریِ { $revision } و از نسخه‌ای قدیمی‌تر است؛ «antiqua admin migrate» آن را به‌روز می‌کند.
server-admin-no-person = کسی به نام «{ $who }» نیست.
server-admin-several-people = چند نفر «{ $who }» نام دارند؛ یکی را با شناسه نام ببرید: { $ids }.
server-admin-guest = «{ $who }» مهمان است و گذرواژه ندارد.
server-admin-closed = میز { $table } پیش از این پایان یافته است.
server-admin-file-exists = فایل «{ $file }» از پیش هست؛ نام تازه‌ای بدهید.
server-admin-no-backup = «{ $file }» پشتیبان پایگاه داده‌ی آنتیکوا نیست.
server-admin-no-program = برنامه‌ی «{ $program }» این‌جا نیست؛ با برنامه‌های مشتریِ PostgreSQL می‌آید.
server-admin-program-failed = «{ $program }» موفق نشد: { $why }
server-verify-entry = سطر { $number } نیست.
server-verify-form = آن‌چه ذخیره شده خوانده نمی‌شود: { $detail }
server-verify-part = آن‌چه با نام «{ $part }» ذخیره شده آن نیست که قواعد به آن می‌رسند.
