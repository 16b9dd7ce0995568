### A table beside a real one.

ui-companion-title = کنار میز واقعی
ui-companion-about = شما سر میز خودتان و با جعبه‌ی خودتان بازی می‌کنید. صفحه حساب قواعد، کالاها و امتیازها را نگه می‌دارد: کافی است بگویید هر کس چه می‌کند و تاس‌ها و کارت‌ها چه نشان می‌دهند.
ui-companion-which = کدام بازی روی میز است؟
ui-companion-who = چه کسانی نشسته‌اند؟
ui-companion-how-many = تعداد بازیکنان
ui-companion-begin = آغاز
ui-companion-other = بازی دیگر
ui-companion-beside = کنار میز واقعی
ui-companion-awake = نمایشگر روشن می‌ماند
ui-companion-board = صفحه‌ی بازی
ui-companion-chance = تاس‌ها و کارت‌ها
ui-companion-table = میز
ui-companion-counted = برایتان شمرده می‌شود
ui-companion-entered = آن‌چه وارد شد
ui-companion-take-back = برگرداندن
ui-companion-search = جست‌وجو
ui-companion-enter = ثبت
ui-companion-clear-die = برداشتن تاس { $face }
ui-companion-missing = { $count ->
    [one] یک تاس مانده است
   *[other] { $count } تاس مانده است
}
ui-companion-missing-things = { $count ->
    [one] یکی مانده است
   *[other] { $count } تا مانده است
}
ui-companion-total = ثبت مجموع { $total }
ui-companion-tell = ثبت آن‌چه آمده است
