### آن‌چه میزِ «هفت شگفتی: دوئل» خود می‌گوید. $name: یک بازیکن.

swd-ui-board = میز
swd-ui-fit = همه‌ی میز
swd-ui-pyramid = { $age }: { $count } کارت
swd-ui-track = مسیر نبرد
swd-ui-progress = پیشرفت
swd-ui-science = نشان‌های علمی
swd-ui-pile = کارت‌های باطل‌شده
swd-ui-pile-short = باطل‌شده‌ها
swd-ui-pile-empty = هنوز کارتی باطل نشده است.
swd-ui-pile-count = { $count } کارتِ باطل‌شده
swd-ui-log-turned = رو شد: { $cards }.
swd-ui-close = بستن
swd-ui-draft = انتخاب شگفتی‌ها
swd-ui-order = ترتیب انتخاب
swd-ui-order-what = از هر چهار شگفتی، یک بازیکن اوّلی و آخری را برمی‌دارد و دیگری دو تای میانی را. در چهارتای دوّم جای آن دو عوض می‌شود.
swd-ui-cost = هزینه
swd-ui-city-of = شهر { $name }
swd-ui-card-of = { $age }، کارت { $number } از { $count }
swd-ui-card-short = { $age } · { $number } از { $count }
swd-ui-wonders-of = شگفتی‌ها: { $count } از { $limit }
swd-ui-cards-left = { $count } کارت مانده
swd-ui-cards-unseen = { $count } کارت به پشت

## آن‌چه پرسیده می‌شود. $card، $age (نام)
swd-ui-ask-card = یک کارت انتخاب کنید
swd-ui-ask-card-how = روی میز یا همین‌جا.
swd-ui-ask-again = یک نوبت دیگر دارید.
swd-ui-ask-use = با «{ $card }» چه می‌کنید؟
swd-ui-ask-other = یا کارت دیگری انتخاب کنید.
swd-ui-ask-draft = یک شگفتی انتخاب کنید
swd-ui-draft-how = بعدها، در طول دوره‌ها، ساخته می‌شود؛ اکنون هزینه‌ای ندارد.
swd-ui-ask-progress = یک جفت: توکن پیشرفتی بردارید
swd-ui-progress-how = دو نشان علمی یکسان. توکن تا پایان نزد شما می‌ماند.
swd-ui-ask-library = یکی از این توکن‌ها را نگه دارید
swd-ui-library-how = از جعبه بیرون آمده‌اند؛ بقیه به آن برمی‌گردند.
swd-ui-ask-discarded = یک کارت باطل‌شده را رایگان بسازید
swd-ui-discarded-how = با همه‌ی اثرهایش به شهر شما می‌آید.
swd-ui-ask-destroy = کارتی را برای باطل کردن انتخاب کنید
swd-ui-destroy-how = شگفتیِ شما آن را از شهر { $name } بیرون می‌بَرد.
swd-ui-ask-starter = { $age }: چه کسی آغاز کند؟
swd-ui-starter-weaker = ارتش شما ضعیف‌تر است، پس شما تصمیم می‌گیرید.
swd-ui-starter-last = ارتش‌ها برابرند و آخرین کارت را شما برداشتید.

## با یک کارت چه می‌توان کرد. $count، $price، $coins (عدد)
swd-ui-build = ساختن
swd-ui-discard = باطل کردن
swd-ui-drop = برگرداندن کارت
swd-ui-short = { $count } سکّه کم
swd-ui-reveals = کارتی رو می‌شود: راه برگشتی نیست
swd-ui-too-dear = هزینه‌ی آن { $price } سکّه است و شما { $coins } سکّه دارید.
swd-ui-impossible = اکنون ممکن نیست.
swd-ui-wonder-how = برای ساختن آن، کارتی از میز بردارید و زیر این شگفتی بگذارید.
swd-ui-back-why = این کارت به پشت است و وقتی دیگر چیزی روی آن نباشد، رو می‌شود.
swd-ui-opens-for = برای { $letter } باز می‌شود
swd-ui-opens-you = برای شما باز می‌شود
swd-ui-desk-opens = { $cards } برای { $name } باز می‌شود.
swd-ui-desk-turns = { $count } کارت رو می‌شود؛ برگشت ندارد.
swd-ui-desk-nothing = کارتی باز نمی‌شود.
swd-ui-desk-frees = بعدها «{ $card }» را رایگان می‌کند.
swd-ui-price-chain = رایگان با نشان زنجیره
swd-ui-price-printed = { $coins } نقدی

## نام کارت‌ها برای صفحه‌خوان. $card (نام)، $coins (عدد)
swd-ui-aria-card =
    { $coins ->
        [0] { $card }، رایگان
       *[other] { $card }، { $coins } سکّه
    }
swd-ui-aria-covered = { $card }، زیر کارت‌های دیگر
swd-ui-aria-back = { $card }، به پشت
swd-ui-back = کارتِ { $age }
swd-ui-back-guild = انجمن صنفی
swd-ui-back-among = به پشت است. یکی از این‌هاست: { $cards }

## مسیر نبرد. $from، $to، $points، $coins، $count (عدد)
swd-ui-zone = خانه‌های { $from } تا { $to } در سمت { $name }
swd-ui-zone-points = اگر نشان نبرد در پایان این‌جا باشد: { $points } امتیاز برای { $name }.
swd-ui-zone-token = نخستین بار که به این‌جا برسد، { $coins } سکّه از { $name } کم می‌شود.
swd-ui-zone-used = توکن ارتش این‌جا به کار رفته است: تا { $coins } سکّه از { $name } کم شد.
swd-ui-capital = پایتخت { $name }
swd-ui-capital-what = اگر نشان نبرد به این‌جا برسد، { $name } بی‌درنگ می‌بَرد.
swd-ui-pawn = نشان نبرد
swd-ui-pawn-middle = در میانه است: هیچ‌کس جلوتر نیست.
swd-ui-pawn-lead = { $name }: { $count } خانه جلوتر. در فاصله‌ی ۹ خانه پایتخت سقوط می‌کند و بازی برده می‌شود.
swd-ui-leads = { $count } خانه جلوتر در نبرد

## شهرها. $count، $needed، $base، $made (عدد)، $price (مقدار)
swd-ui-treasury = خزانه
swd-ui-treasury-what = در پایان، هر ۳ سکّه ۱ امتیاز دارد.
swd-ui-score = امتیاز، اگر بازی اکنون پایان یابد
swd-ui-score-none = هنوز امتیازی نیست.
swd-ui-final = امتیازهای پایانی
swd-ui-final-won = { $name } برنده است.
swd-ui-final-shared = هر دو برنده‌اند.
swd-ui-final-points = امتیازها دیگر اهمیتی ندارند.
swd-ui-look = دیدن میز
swd-ui-make = تولید
swd-ui-buy = خرید
swd-ui-market-makes = تولید این شهر: { $count }
swd-ui-market-price = هر واحدِ دیگر: { $price } ({ $base } + { $made } تولیدِ { $name })
swd-ui-market-fixed = هر واحدِ دیگر: { $price }، با بهای ثابت
swd-ui-column-brown = تولید
swd-ui-column-blue = ساختمان‌های شهری
swd-ui-column-green = علم
swd-ui-column-yellow = تجارت
swd-ui-column-red = ارتش و انجمن‌ها
swd-ui-points =
    { $count ->
        [one] امتیاز
       *[other] امتیاز
    }
swd-ui-symbols = { $count } از { $needed } نشان
swd-ui-science-what = { $needed } نشان مختلف بی‌درنگ می‌بَرد؛ تا کنون { $had }. دو نشان یکسان یک توکن پیشرفت می‌آورد.
swd-ui-discard-income = باطل کردن: { $coins }
swd-ui-built = ساخته شد
swd-ui-wonder-built = { $wonder }، ساخته‌شده
swd-ui-tucked = زیر آن: { $card }.
swd-ui-token-of = نزد { $name } است.
swd-ui-where-layout = روی میز
swd-ui-where-tucked = زیر یک شگفتی
swd-ui-where-unseen = هنوز دیده نشده
swd-ui-where-board = روی صفحه
swd-ui-where-box = در جعبه

## توکن‌های پیشرفت در چند کلمه، وقتی پنج‌تا کنار هم‌اند. $gained، $coins، $worth، $points، $count، $shields (عدد)
swd-ui-brief-agriculture = { $gained } سکّه، { $worth } امتیاز
swd-ui-brief-architecture = شگفتی‌ها { $count } مصالح ارزان‌تر
swd-ui-brief-economy = سکّه‌های خرید رقیب مال شما
swd-ui-brief-law = یک نشان علمی بیش‌تر
swd-ui-brief-masonry = کارت‌های آبی { $count } مصالح ارزان‌تر
swd-ui-brief-mathematics = { $points } امتیاز برای هر توکن
swd-ui-brief-philosophy = { $worth } امتیاز
swd-ui-brief-strategy = کارت‌های قرمز { $shields } سپر بیش‌تر
swd-ui-brief-theology = هر شگفتی یک نوبت دیگر
swd-ui-brief-urbanism = { $gained } سکّه، { $coins } برای هر زنجیره
