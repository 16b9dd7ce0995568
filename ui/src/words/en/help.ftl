### Help at a table: what is pending, explained.

ui-help = Help
ui-help-title = What can be done now?
ui-help-close = Close
ui-help-options = Your options
ui-help-reveals = no way back
ui-help-rule = Rule { $rule }
ui-help-choose = choose
ui-help-past = You are looking at an earlier position. Nothing can be decided in the past.

## 7 Wonders Duel.
ui-help-swd-draft_wonder = Four wonders lie open, and you take turns choosing. What you choose is yours to build later; nothing is paid now.
ui-help-swd-play_card = Take a card that no other covers, and say what it is for: build it in your city, discard it for coins, or lay it under one of your wonders to build that wonder. Coins are paid at once; goods are produced and never used up.
ui-help-swd-choose_progress = Two equal science symbols have come together. Choose a progress token from the board; it is yours for good.
ui-help-swd-choose_library = The Great Library drew three tokens from the box. Choose one of them; the others go back.
ui-help-swd-choose_discarded = The Mausoleum builds a card of the discard pile, free of charge and with all its effects.
ui-help-swd-choose_opponent_card = Your wonder destroys a card in the city of your opponent. Choose which.
ui-help-swd-choose_age_starter = A new age begins. Whose army is weaker decides who takes the first card; it need not be an advantage to begin.

## Stone Age.
ui-help-sa-place = Choose a place and how many people go there. Each place can be used once by you in a round, and its rings are limited. When nobody has people left, everybody acts.
ui-help-sa-act = Choose one of the places where your people stand, and do what it gives. The order is yours.
ui-help-sa-tools = The dice have fallen. Each unused tool may be added to the sum; it is used up for this round. The sum divided by the value of the good, rounded down, is what you get.
ui-help-sa-buy_card = Pay the price in resources of any kinds and take the card, or leave it. The upper half works now, the lower half scores at the end.
ui-help-sa-build = Pay what the tile wants and score at once, or leave it.
ui-help-sa-feed = There is too little food. Pay the rest with resources, one for each missing food, or lose 10 points and keep them.
ui-help-sa-two_resources = Your card lets you take two resources of your choice, once in the game.
ui-help-sa-pick_item = Everybody takes one of the dice and gets what it shows, beginning with whoever bought the card.

## Concordia.
ui-help-co-choose_card = Play one card of your hand and do what it says. It stays on your pile until you play the Tribune.
ui-help-co-tribune_colonist = All your cards are back in your hand. You may bring one new colonist to Roma for food and a tool.
ui-help-co-architect_move = You have one step for each colonist of yours on the board. Spend the steps as you like: land colonists on roads, sea colonists on sea lanes. Two colonists never share a route.
ui-help-co-architect_build = Build houses in cities beside your colonists, as many as you can pay. Each house that stands there already makes the city dearer.
ui-help-co-prefect = Choose a province whose marker shows its good: every house there produces for its owner, and you take the marker’s good too. Or take the coins of all markers that were turned over.
ui-help-co-keep_goods = Your storehouse has too few free spaces. Choose which of the new goods you keep; the others are lost.
ui-help-co-colonist = Bring new colonists to the board, or take money.
ui-help-co-colonist_place = Each new colonist costs 1 food and 1 tool, and stands in Roma or in a city with a house of yours.
ui-help-co-mercator = Sell and buy at the printed prices, at most two kinds of goods in all.
ui-help-co-diplomat = Choose the card on top of another’s pile; you do what it says.
ui-help-co-senator = Buy up to two cards. The goods on the card and those under its slot are paid.
ui-help-co-consul = Buy one card for the goods on the card alone; what is under the slot is not paid.

## Trajan.
ui-help-tr-lay_out_markers = Put your markers into the trays, two in each. Which colours meet later matters for Trajan tiles.
ui-help-tr-pick_card = Choose where your cards come from: the deck, or the open card of a pile.
ui-help-tr-pick_trajan_tile = Choose a Trajan tile. Its two colours must be in the tray beside it when your last marker falls there.
ui-help-tr-choose_tray = Choose a tray. All its markers go on, one by one; as many spaces as there are markers, time passes. The tray where the last one falls is your action.
ui-help-tr-sow_marker = Choose which marker stays in the next tray. The colours decide which Trajan tiles you can complete.
ui-help-tr-cover_space = You got a +2 marker. Choose which extra action space it covers; a tile spent there then repeats its action twice.
ui-help-tr-act = Choose what you do with your action, or pass.
ui-help-tr-lay_second_card = You may lay down a second card.
ui-help-tr-complete_cargo = Choose what else goes into the cargo, or send it as it is.
ui-help-tr-discard_card = You have drawn two cards. Discard one, on either pile.
ui-help-tr-spend_extra_tile = You may spend a tile to repeat the action you have just done, once in a turn.
ui-help-tr-meet_demands = The people want something. Choose what you give; whoever can give must.
ui-help-tr-choose_bonus_tile = You have the most votes. Choose one of the two bonus tiles for the end of the game.
