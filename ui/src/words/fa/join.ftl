### Invitations that are claimed.

ui-join-invited = دعوت شده‌اید؟
ui-join-code-or-link = کد یا پیوند
ui-join-join = پیوستن
ui-join-title = شما دعوت شده‌اید
ui-join-line = کسی برایتان صندلی نگه داشته است. پیوند یک بار و برای یک نفر کار می‌کند.
ui-join-enter = کد دعوت را بنویسید یا پیوند را بچسبانید.
ui-join-name = نام شما سر میز
ui-join-as = با نام { $name } می‌نشینید.
ui-join-sit = نشستن سر میز
ui-join-code = کد دعوت
ui-join-used = این پیوند پیش‌تر به کار رفته است
ui-join-used-line = هر دعوت یک نفر را می‌نشاند و یک هفته اعتبار دارد. از دوستتان پیوند تازه بخواهید.
ui-join-taken = این صندلی گرفته شده است
ui-join-other-code = کدی دیگر
ui-join-not-a-code = این کد نیست. کد مانند ABKM-QRST است، یا پیوندی که چنین پایان می‌یابد.
