### Invitations that are claimed.

ui-join-invited = دعوت شده‌اید؟
ui-join-code-or-link = کد یا پیوند
ui-join-join = پیوستن
ui-join-title = شما دعوت شده‌اید
ui-join-line = یک صندلی برایتان نگه داشته‌اند. پیوند یک بار و برای یک نفر کار می‌کند.
ui-join-enter = کد دعوت را بنویسید یا پیوند را بچسبانید.
ui-join-name = نام شما سر میز
ui-join-as = با نام { $name } می‌نشینید.
ui-join-sit = نشستن سر میز
ui-join-code = کد دعوت
ui-join-used = این کد کار نمی‌کند
ui-join-used-line = یا پیش‌تر به کار رفته، یا بیش از یک هفته از آن گذشته، یا حرفی از آن اشتباه است. از دوستتان پیوند تازه بخواهید.
ui-join-taken = این صندلی گرفته شده است
ui-join-other-code = کدی دیگر
ui-join-not-a-code = این کد نیست. کد مانند ABKM-QRST است، یا پیوندی که چنین پایان می‌یابد.
ui-join-taken-line = در این میان کسی آن‌جا نشسته است. از دوستتان صندلی دیگری بخواهید یا میزی باز پیدا کنید.
ui-join-by = { $name } شما را دعوت کرده است
ui-join-own = شما سر همین میز نشسته‌اید
ui-join-own-line = این پیوند برای دوستتان است: آن را برایش بفرستید. یک بار کار می‌کند.
ui-join-to-table = به سوی میز
