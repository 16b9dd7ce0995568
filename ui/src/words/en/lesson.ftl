### A guided first game.

ui-lesson-start = Show me how
ui-lesson-guided = Guided first game
ui-lesson-title = First game, with a guide
ui-lesson-step = { $step } of { $steps }
ui-lesson-leave = Leave the lesson
ui-lesson-back = Back
ui-lesson-on = Go on
ui-lesson-end = Play on alone
ui-lesson-do = Do it for me
ui-lesson-confirm = Confirm it in the bar below.
ui-lesson-rest = The others come later.
ui-lesson-why = Why? { $rule }

## Stone Age.
ui-lesson-sa-tribe = Your tribe
ui-lesson-sa-tribe-text = You lead five people. Every round you send them out, roll dice for what they bring home, and feed them. Whoever has the most points at the end wins.
ui-lesson-sa-hut = A larger tribe
ui-lesson-sa-hut-text = Two people in the hut, and a new one comes for good: six instead of five, every round. Remember that he wants to eat too.
ui-lesson-sa-hut-do = Click the hut. Both go at once.
ui-lesson-sa-gather = Two who gather
ui-lesson-sa-gather-text = Wood, brick, stone and gold come from such places. Each of your people there will be a die: the more go, the more they bring. The rings are few, and whoever comes late finds them taken.
ui-lesson-sa-gather-do = Click the place in the light. Two go there.
ui-lesson-sa-hunt = Somebody has to hunt
ui-lesson-sa-hunt-text = The hunting grounds have room for everybody. Hunters bring food, and without food the tribe goes hungry.
ui-lesson-sa-hunt-do = Send your last one hunting.
ui-lesson-sa-act = Now everybody acts
ui-lesson-sa-act-text = All people are out. You were first, so you act first, in the order you like. The hut brings the new one.
ui-lesson-sa-act-do = Click the hut.
ui-lesson-sa-dice = The dice
ui-lesson-sa-dice-text = Two people roll two dice. The sum is divided by the number on the sign and rounded down: a 7 in the forest is 2 wood.
ui-lesson-sa-dice-do = Click the place where your two people stand.
ui-lesson-sa-home = What came home
ui-lesson-sa-home-text = Your people, food and resources lie here. The hunter came home by himself: what is left without a choice is done for you.
ui-lesson-sa-tools = Tools
ui-lesson-sa-tools-text = One person at the tool maker brings a tool. It adds its number to one of your rolls, every round.
ui-lesson-sa-field = The field
ui-lesson-sa-field-text = One person in the field raises your agriculture by one: that much food comes by itself, every round.
ui-lesson-sa-feed = Everybody eats
ui-lesson-sa-feed-text = At the end of a round each of your people eats one food. If there is too little, you pay with resources or lose 10 points.
ui-lesson-sa-buildings = Buildings
ui-lesson-sa-buildings-text = Send one person to a building and pay what it shows: its points count at once. When a stack is used up, the game ends.
ui-lesson-sa-cards = Cards
ui-lesson-sa-cards-text = A card costs one to four resources. Its upper half helps you now, its lower half scores at the end.
ui-lesson-sa-yours = Now it is your tribe
ui-lesson-sa-yours-text = What you can do is orange. Point at anything and it explains itself; the question mark explains what is to be decided. A good hunt to you.
