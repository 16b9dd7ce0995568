### Players that are programs.

## Levels, as seats are named after them
bot-level-random = Random player
bot-level-novice = Novice
bot-level-apprentice = Apprentice
bot-level-expert = Expert
bot-level-master = Master

## What a bot may do wrong; a random move is made instead, and after three such faults a random player takes over
bot-illegal-answer = the answer “{ $answer }” is not a legal move
bot-crashed = the bot crashed ({ $why })

## Which bots there are. $bots and $settings (lists)
bot-unknown = There is no bot “{ $name }”; the bots are { $bots }.
bot-no-settings = The bot “{ $name }” has no settings.
bot-unknown-setting = “{ $bot }”: there is no setting “{ $name }”; the settings are { $settings }.
bot-bad-setting = “{ $bot }”: “{ $name }” cannot be “{ $value }”; allowed: { $low } to { $high }.

## Weights of an evaluation
error-bad-weights = “{ $file }” is not a table of weights: { $why }.
error-bad-weight = “{ $file }” needs a number for the weight “{ $name }”.
error-unknown-weight = “{ $file }”: there is no weight “{ $name }”.
