### Общее для всех игр и всех интерфейсов.

## Кто сидит за столом. $number (число, от 1), $name (как задано)
player = Игрок { $number }
named-player = { $name }
seat = Место { $number }
chance = Случай

## Ответы
yes = да
no = нет

## Списки
list-separator = { ", " }
list-empty = ничего
list-sentences = { $first } { $rest }
