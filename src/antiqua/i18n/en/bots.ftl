### Players that are programs.

## Levels, as seats are named after them
bot-level-random = Random player
bot-level-newcomer = Newcomer
bot-level-novice = Novice
bot-level-learner = Learner
bot-level-apprentice = Apprentice
bot-level-journeyman = Journeyman
bot-level-adept = Adept
bot-level-expert = Expert
bot-level-veteran = Veteran
bot-level-champion = Champion
bot-level-master = Master
bot-character-random = moves by lot

## Players with a plan of their own, as seats are named after them
bot-plan-science = Scientist
bot-plan-military = General
bot-plan-wonders = Wonder builder
bot-plan-coins = Financier
bot-plan-blue = Statesman
bot-plan-mixed = Schemer
bot-plan-huts = Clan founder
bot-plan-tools = Toolmaker
bot-plan-agriculture = Farmer
bot-plan-starving = Hungry chief
bot-plan-culture = Sage
bot-plan-multipliers = Collector
bot-plan-buildings = Builder
bot-plan-vesta = Follower of Vesta
bot-plan-jupiter = Follower of Jupiter
bot-plan-saturnus = Follower of Saturnus
bot-plan-mercurius = Follower of Mercurius
bot-plan-mars = Follower of Mars
bot-plan-minerva = Follower of Minerva
bot-plan-houses = Settler
bot-plan-cards = Recruiter
bot-plan-trader = Trader
bot-plan-seaport = Shipper
bot-plan-forum = Regular of the forum
bot-plan-senate = Senator
bot-plan-trajan = Courtier
bot-plan-construction = Master mason
bot-plan-tiles = Tile racer
bot-plan-demands = Friend of the people

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

## Which bots there are. $bots, $settings and $plans (lists)
bot-unknown = There is no bot “{ $name }”; the bots are { $bots }.
bot-no-settings = The bot “{ $name }” has no settings.
bot-unknown-setting = “{ $bot }”: there is no setting “{ $name }”; the settings are { $settings }.
bot-bad-setting = “{ $bot }”: “{ $name }” cannot be “{ $value }”; allowed: { $low } to { $high }.
bot-unknown-plan = “{ $bot }”: there is no plan “{ $name }” in this game; its plans are { $plans }.
bot-no-plans = “{ $bot }”: this game has no plans.
bot-bad-command = “{ $bot }” names no command; write it like “run:./my-bot”.
bot-bad-class = “{ $bot }” names no class; write it like “python:my_module:MyBot” or “python:my_bot.py:MyBot”.
bot-no-program = There is no program “{ $program }” that could be run for “{ $bot }”.
# $why is one of the faults above
bot-unusable = “{ $bot }” cannot play: { $why }.

## Weights of an evaluation
error-bad-weights = “{ $file }” is not a table of weights: { $detail }.
error-bad-weight = “{ $file }” needs a number for the weight “{ $name }”.
error-unknown-weight = “{ $file }”: there is no weight “{ $name }”.

## Networks of an evaluation
error-bad-judgement = “{ $file }” is not a network: { $detail }.
error-other-judgement = “{ $file }” was made for another evaluation: “{ $name }” is not in both.

## Plans
error-bad-plans = “{ $file }” is not a table of plans: { $detail }.
error-unknown-road = “{ $file }”: there is no road “{ $name }”.
