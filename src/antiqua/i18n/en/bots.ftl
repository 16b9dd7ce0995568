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
bot-late = no answer within { $seconds } seconds
bot-malformed = “{ $line }” is not an answer of the protocol
bot-no-answer = the answer must name either an action or a move
bot-closed = the program closed its output
bot-deaf = the program closed its input
bot-stuffed = the program does not read what it is told
bot-endless = the program wrote a line longer than { $most } bytes
bot-ended = the program ended (exit code { $code })
bot-ended-saying = the program ended (exit code { $code }) and said “{ $words }”
bot-cannot-start = the program “{ $program }” cannot be started ({ $why })
bot-no-protocol = the program does not say which protocol it speaks
bot-other-protocol = the program speaks protocol { $theirs }, and only protocol { $ours } is understood here
bot-refused = the program refused (“{ $why }”)
bot-no-class = the class “{ $class }” cannot be used ({ $why })
bot-not-a-bot = the class “{ $class }” is not a bot

## Which bots there are. $bots and $settings (lists)
bot-unknown = There is no bot “{ $name }”; the bots are { $bots }.
bot-no-settings = The bot “{ $name }” has no settings.
bot-unknown-setting = “{ $bot }”: there is no setting “{ $name }”; the settings are { $settings }.
bot-bad-setting = “{ $bot }”: “{ $name }” cannot be “{ $value }”; allowed: { $low } to { $high }.
bot-bad-command = “{ $bot }” names no command; write it like “run:./my-bot”.
bot-bad-class = “{ $bot }” names no class; write it like “python:my_module:MyBot” or “python:my_bot.py:MyBot”.
bot-no-program = There is no program “{ $program }” that could be run for “{ $bot }”.
# $why is one of the faults above
bot-unusable = “{ $bot }” cannot play: { $why }.

## Weights of an evaluation
error-bad-weights = “{ $file }” is not a table of weights: { $detail }.
error-bad-weight = “{ $file }” needs a number for the weight “{ $name }”.
error-unknown-weight = “{ $file }”: there is no weight “{ $name }”.
