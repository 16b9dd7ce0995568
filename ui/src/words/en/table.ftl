### What every table says: bars, decisions, log, chat, states.

ui-home = Start page
ui-tables = Tables
ui-table = Table
ui-rules = Rules
ui-settings = Settings
ui-menu = Menu
ui-theme = Light or dark
ui-language = Language
ui-guest = Guest
ui-player = Player { $number }
ui-somebody = Somebody
ui-your-turn = Your turn
ui-turn-of = { $name } is to move
ui-game-over = The game is over
ui-decision = What can be done now
ui-waiting = Waiting for { $name }
ui-thinks = { $name } is thinking
ui-away = { $name } is to move, and not here now
ui-bot-plays = A bot plays for { $name }
ui-bot-for = Bot · { $name }
ui-undo = Take back
ui-undo-turn = Take the whole turn back
ui-confirm = Confirm
ui-confirm-turn = Is this your turn?
ui-confirm-reveals = This shows something new. There is no way back after it.
ui-confirm-and-reveal = Confirm, no way back
ui-hint = Hint
ui-hint-thinking = Thinking { $share } · stop
ui-hint-title = What a master would do
ui-hint-failed = No advice could be found.
ui-past = The table after move { $move }
ui-back-to-now = Back to now
ui-result = The result
ui-look-back = Look back
ui-record = Download the record
ui-leave = Leave; a bot plays on
ui-return = Take my seat again
ui-log = Log
ui-log-set-up =
    { $count ->
        [one] The set-up: { $count } line
       *[other] The set-up: { $count } lines
    }
ui-chat = Chat
ui-log-and-chat = Log and chat
ui-chat-empty = Nothing was said yet.
ui-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
ui-chat-write = Write a message
ui-chat-send = Send
ui-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
ui-time-left = Time left: { $time }
ui-curtain = { $name } is next
ui-curtain-why = What only the next player may see stays covered until then.
ui-curtain-open = I am here
ui-offline = The server cannot be reached.
