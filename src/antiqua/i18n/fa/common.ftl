### آن‌چه میان همه‌ی بازی‌ها و همه‌ی نماها مشترک است.

## چه کسانی سر میز نشسته‌اند. $number (عدد، از ۱)، $name (نام)
player = بازیکن { $number }
named-player = { $name }
seat = صندلی { $number }
chance = شانس

## پاسخ‌ها
yes = بله
no = خیر

## فهرست‌ها
list-separator = { "، " }
list-empty = هیچ‌کدام
list-sentences = { $first } { $rest }
