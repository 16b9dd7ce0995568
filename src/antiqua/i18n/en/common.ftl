### What all games and all front ends share.

## Who sits at the table. $number (number, from 1), $name (as given)
player = Player { $number }
named-player = { $name }
seat = Seat { $number }
chance = Chance

## Answers
yes = yes
no = no

## Lists
list-separator = { ", " }
list-empty = none
list-sentences = { $first } { $rest }
