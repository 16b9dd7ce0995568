### The start page.

ui-home-welcome = Take a seat
ui-home-welcome-line = Four games of the ancient world: against bots, round one screen, or with friends far away. No account needed.
ui-home-games = The four games
ui-home-play-game = Play { $game }
ui-home-rules-of = Rules of { $game }
ui-home-against = { $bots ->
    [one] You against a bot
    [2] You against two bots
    [3] You against three bots
   *[other] You against { $bots } bots
}
ui-home-strength = How strong
ui-home-start = Start
ui-home-with-people = With people, other rules…
ui-home-night = { $named ->
    [no] Still awake?
   *[yes] Still awake, { $name }?
}
ui-home-morning = { $named ->
    [no] Good morning.
   *[yes] Good morning, { $name }.
}
ui-home-day = { $named ->
    [no] Good day.
   *[yes] Good day, { $name }.
}
ui-home-evening = { $named ->
    [no] Good evening.
   *[yes] Good evening, { $name }.
}
ui-home-wait-for-you = { $count ->
    [one] One game waits for you.
    [2] Two games wait for you.
    [3] Three games wait for you.
   *[other] { $count } games wait for you.
}
ui-home-nothing-waits = It is the others’ turn.
ui-home-all-mine = All { $count } games
ui-home-waits = waits for people
ui-home-continue = Continue
ui-home-open-tables = Open tables
ui-home-open-look = who else is there
ui-home-open-waiting = { $count ->
    [0] nobody waits just now
    [one] one waits for players
   *[other] { $count } wait for players
}
ui-home-companion = Beside a real table
ui-home-companion-line = it counts, you play
ui-home-rules = Rules and cards
ui-home-rules-line = all four, with pictures
