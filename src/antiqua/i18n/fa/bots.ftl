### بازیکن‌هایی که برنامه‌اند.

## سطح‌ها، که صندلی‌ها به نام آن‌ها خوانده می‌شوند
bot-level-random = بازیکن تصادفی
bot-level-novice = نوآموز
bot-level-apprentice = کارآموز
bot-level-expert = خبره
bot-level-master = استاد

## خطاهای ربات؛ به جای آن حرکتی تصادفی انجام می‌شود و پس از سه خطا بازیکن تصادفی جای آن را می‌گیرد
bot-illegal-answer = پاسخ «{ $answer }» حرکت مجازی نیست
bot-crashed = ربات از کار افتاد ({ $why })

## ربات‌های موجود. $bots و $settings فهرست‌اند
bot-unknown = ربات «{ $name }» وجود ندارد؛ ربات‌ها: { $bots }.
bot-no-settings = ربات «{ $name }» تنظیمی ندارد.
bot-unknown-setting = «{ $bot }»: تنظیم «{ $name }» وجود ندارد؛ تنظیم‌ها: { $settings }.
bot-bad-setting = «{ $bot }»: مقدار «{ $name }» نمی‌تواند «{ $value }» باشد؛ مجاز: از { $low } تا { $high }.

## وزن‌های ارزیابی
error-bad-weights = «{ $file }» جدول وزن‌ها نیست: { $why }.
error-bad-weight = در پرونده‌ی «{ $file }» برای وزن «{ $name }» عددی لازم است.
error-unknown-weight = «{ $file }»: وزن «{ $name }» وجود ندارد.
