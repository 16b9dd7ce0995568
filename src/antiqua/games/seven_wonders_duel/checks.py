"""Is this a position that the rules can lead to? What is wrong with one that is not, in words.

Compiled code trusts a position blindly, so everything that it relies on is checked here, in the order of the rulebook.
Cards that nobody has seen need not be accounted for: a position that is set up may leave out what has been played
before, and then they count as out of the game.
"""

from __future__ import annotations

from antiqua.games.admission import Fault, expect, expect_fit
from antiqua.games.message import player
from antiqua.games.seven_wonders_duel.board import military_token
from antiqua.games.seven_wonders_duel.city import City
from antiqua.games.seven_wonders_duel.components import age, wonder
from antiqua.games.seven_wonders_duel.constants import (
    BUILT_BY,
    CAPITAL,
    CIVILIAN,
    CIVILIAN_BLUE,
    DEAL_BACK,
    DEAL_CARD,
    DEAL_TOKENS,
    DEAL_WONDERS,
    DESTROY,
    DISCARDED,
    DRAFT,
    DRAFTED,
    DRAW_LIBRARY,
    EMPTY,
    FACE_DOWN,
    FACE_DOWN_GUILD,
    GAME_OVER,
    GROUP_SIZE,
    GUILDS_IN_PLAY,
    IN_BLUE,
    LAST_PLAYER_STARTS,
    LIBRARY,
    LIBRARY_DRAW,
    MILITARY,
    MOST_COINS,
    NONE,
    PHASES,
    PLAY,
    PROGRESS,
    REVEAL_CARD,
    REVIVE,
    SCIENTIFIC,
    SHARED,
    SLOTS,
    STARTER,
    STARTING_COINS,
    SYMBOLS_TO_WIN,
    THEOLOGY,
    TOKENS_ON_BOARD,
    TUCKED,
    WONDERS_EACH,
    WONDERS_LIMIT,
)
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.games.seven_wonders_duel.tables import (
    CARDS,
    DRAFT_ORDER,
    FIRST_GAME,
    LAYOUTS,
    LIMITS,
    TOKEN_DISTANCES,
    WONDER,
    WONDERS,
    ZONE_TOKEN,
)
from antiqua.kernel.bits import count_bits, members

USED = (BUILT_BY, BUILT_BY + 1, DISCARDED, TUCKED)
WITHIN_TURN = (REVEAL_CARD, DRAW_LIBRARY, PROGRESS, LIBRARY, REVIVE, DESTROY, GAME_OVER)
ALL_MILITARY_TOKENS = 0b1111


def check(state: Duel) -> None:
    """Raise a `Fault` unless the rules could go on from this position, and could have led to it."""
    check_pawn(state)
    check_treasuries(state)
    check_start(state)
    check_age(state)
    check_tokens(state)
    check_wonders(state)
    if state.age == 0:
        check_draft(state)
        check_before_first_age(state)
    else:
        check_after_draft(state)
    check_layout(state)
    check_decks(state)
    check_deal(state)
    check_turn(state)
    check_effects(state)
    check_military_tokens(state)
    check_starter(state)
    check_ending(state)


fits = expect_fit(PHASES)


# -- 1, 2: numbers and the start --------------------------------------------------------------------------------------


def check_pawn(state: Duel) -> None:
    """SW-9.1"""
    expect(abs(state.pawn) <= CAPITAL, "error-position-pawn-range", pawn=state.pawn, limit=CAPITAL)


def check_treasuries(state: Duel) -> None:
    """SW-1.3, SW-14.1, SW-14.20: nobody has debts; the bank has no limit, but numbers do."""
    for seat, city in enumerate(state.cities()):
        expect(
            0 <= city.coins <= MOST_COINS,
            "swd-wrong-coins",
            player=player(seat),
            coins=city.coins,
            limit=MOST_COINS,
        )


def check_start(state: Duel) -> None:
    """SW-2: before the progress tokens are dealt nothing has happened."""
    if state.phase == DEAL_TOKENS:
        expect(state.canonical() == Duel(state.wonders_option, state.tie_option), "swd-wrong-start")


def check_age(state: Duel) -> None:
    """SW-3, SW-4: before the first age only tokens and wonders are dealt; an age is dealt before it is played."""
    fits(state, (state.phase in (DEAL_TOKENS, DEAL_WONDERS, DRAFT)) == (state.age == 0))
    if state.age:
        fits(state, (state.phase in (DEAL_CARD, DEAL_BACK)) == (state.dealt < SLOTS))


def check_tokens(state: Duel) -> None:
    """SW-2.3, SW-8.8: five tokens are on the board or were taken from it; one more may be from the Great Library."""
    if state.phase == DEAL_TOKENS:
        return
    board = count_bits(state.board_tokens)
    expect(board <= TOKENS_ON_BOARD, "error-position-too-many-tokens", count=board, limit=TOKENS_ON_BOARD)
    owned = [count_bits(city.tokens) for city in state.cities()]
    count = board + sum(owned)
    librarian = builder(state, "great_library")
    brought = librarian != NONE and state.phase not in (DRAW_LIBRARY, LIBRARY)
    expect(
        TOKENS_ON_BOARD <= count <= TOKENS_ON_BOARD + int(brought),
        "error-position-token-count",
        count=count,
        limit=TOKENS_ON_BOARD,
    )
    if count > TOKENS_ON_BOARD:
        expect(owned[librarian] > 0, "swd-wrong-library", player=player(librarian), count=count)
    drawn = LIBRARY_DRAW if state.phase == LIBRARY else 0
    count = count_bits(state.drawn_tokens)
    expect(count == drawn, "swd-wrong-drawn", count=count, limit=drawn)


# -- 3: the wonders ---------------------------------------------------------------------------------------------------


def owned_wonders(city: City) -> list[int]:
    return [one for one in city.wonders if one != NONE]


def built_wonders(city: City) -> list[int]:
    return [one for place, one in enumerate(city.wonders) if city.built >> place & 1]


def builder(state: Duel, name: str) -> int:
    """Who has constructed this wonder; -1 where nobody has."""
    for seat, city in enumerate(state.cities()):
        if WONDER[name] in built_wonders(city):
            return seat
    return NONE


def check_wonders(state: Duel) -> None:
    """SW-1.3, SW-5.5: no wonder is lost, but with the seventh that is built the eighth goes back to the box."""
    built = sum(city.wonders_built for city in state.cities())
    expect(built <= WONDERS_LIMIT, "error-position-too-many-built", count=built, limit=WONDERS_LIMIT)
    owned = [one for city in state.cities() for one in owned_wonders(city)]
    missing = [
        one.index
        for one in WONDERS
        if not (state.undealt_wonders | state.group) >> one.index & 1 and one.index not in owned
    ]
    if built == WONDERS_LIMIT:
        expect(len(owned) == WONDERS_LIMIT, "swd-wrong-eighth", limit=WONDERS_LIMIT)
        missing = missing[1:]
    if missing:
        raise Fault("swd-wrong-wonder-missing", wonder=wonder(WONDERS[missing[0]].id))


def check_draft(state: Duel) -> None:
    """SW-3.1 to SW-3.4: as many wonders as the draft has brought, and the right player to pick."""
    if state.phase == DEAL_TOKENS:
        return
    expect(state.wonders_option == DRAFTED, "swd-wrong-no-draft")
    expect(state.picks < len(DRAFT_ORDER), "swd-wrong-draft-over", limit=WONDERS_EACH)
    picked = [DRAFT_ORDER[: state.picks].count(seat) for seat in range(2)]
    owned = [len(owned_wonders(city)) for city in state.cities()]
    expect(owned == picked, "error-position-draft", first=picked[0], second=picked[1])
    left = GROUP_SIZE - state.picks % GROUP_SIZE
    fits(state, state.phase == DRAFT or left == GROUP_SIZE)
    group = count_bits(state.group)
    expected = left if state.phase == DRAFT else 0
    expect(group == expected, "error-position-group", count=group, limit=expected)
    active = DRAFT_ORDER[state.picks] if state.phase == DRAFT else 0
    expect(state.active == active, "swd-wrong-active", player=player(active))


def check_after_draft(state: Duel) -> None:
    """SW-3.5, SW-2.5: everybody has four wonders, in the first game certain ones."""
    drafted = state.wonders_option == DRAFTED
    picks = len(DRAFT_ORDER) if drafted else 0
    expect(state.picks == picks, "swd-wrong-picks", count=state.picks, limit=picks)
    group = count_bits(state.group)
    expect(group == 0, "error-position-group", count=group, limit=0)
    built = sum(city.wonders_built for city in state.cities())
    for seat, city in enumerate(state.cities()):
        owned = owned_wonders(city)
        if built < WONDERS_LIMIT:
            expect(
                len(owned) == WONDERS_EACH,
                "swd-wrong-owned",
                player=player(seat),
                count=len(owned),
                limit=WONDERS_EACH,
            )
        for one in owned:
            expect(
                drafted or one in FIRST_GAME[seat],
                "swd-wrong-first-game",
                player=player(seat),
                wonder=wonder(WONDERS[one].id),
            )


def check_before_first_age(state: Duel) -> None:
    """SW-2.2, SW-2.4: nobody has anything but coins and wonders yet."""
    expect(state.pawn == 0 and state.military_tokens == ALL_MILITARY_TOKENS, "swd-wrong-start-military")
    fits(state, state.dealt == 0 and not state.again and state.ending == state.winners == 0)
    nothing = all(lies == EMPTY for lies in state.slots) and not used_cards(state)
    expect(nothing, "error-position-draft-early")
    for seat, city in enumerate(state.cities()):
        expect(city.tokens == city.built == 0, "error-position-draft-early")
        expect(
            city.coins == STARTING_COINS,
            "swd-wrong-start-coins",
            player=player(seat),
            coins=city.coins,
            limit=STARTING_COINS,
        )


# -- 4: the cards and their layout ------------------------------------------------------------------------------------


def check_layout(state: Duel) -> None:
    """SW-4.1, SW-4.3: what lies in each slot can lie there, and what is no longer there could be taken."""
    layout, lying = state.layout, state.slots
    for slot in range(SLOTS):
        lies = lying[slot]
        if slot >= state.dealt:
            expect(lies == EMPTY, "swd-wrong-deal", count=state.dealt)
            continue
        above = members(layout.covered_by[slot] & state.present)
        hidden = above and not layout.face_up >> slot & 1
        if lies == EMPTY:
            expect(state.dealt == SLOTS, "swd-wrong-deal", count=state.dealt)
            if above:
                raise Fault("error-position-slot-gone", slot=slot, covering=above[0])
        elif lies >= 0:
            card = CARDS[lies]
            expect(
                card.age == state.age,
                "error-position-wrong-age",
                card=card.id,
                age=card.age,
                current=state.age,
            )
            expect(not hidden, "error-position-slot-hidden", slot=slot)
        else:
            to_be_revealed = not above and state.phase in WITHIN_TURN  # SW-5.7
            face_up = layout.face_up >> slot & 1
            expect(not face_up and (hidden or to_be_revealed), "error-position-slot-open", slot=slot)
            expect(lies == FACE_DOWN or state.age == 3, "error-position-slot-hidden", slot=slot)


def used_cards(state: Duel) -> list[int]:
    """The cards that are in a city, discarded or under a wonder."""
    return [card for card, place in enumerate(state.where) if place in USED]


def check_decks(state: Duel) -> None:
    """SW-2.6: of each age that has begun, no more cards than its deck has; three guilds."""
    slots = state.slots
    used = used_cards(state)
    seen = [CARDS[card] for card in [*used, *(card for card in slots if card >= 0)]]
    for card in seen:
        expect(card.age <= state.age, "error-position-later-age", card=card.id, age=card.age)
    count = sum(CARDS[card].age == state.age for card in used)
    taken = slots[: state.dealt].count(EMPTY)
    expect(count <= taken, "error-position-used-cards", count=count, age=state.age, taken=taken)
    guilds = sum(card.guild for card in seen) + slots.count(FACE_DOWN_GUILD)
    expect(guilds <= GUILDS_IN_PLAY, "error-position-too-many-guilds", count=guilds, limit=GUILDS_IN_PLAY)
    for number in range(1, len(LAYOUTS) + 1):
        count = sum(card.age == number and not card.guild for card in seen)
        if number == state.age:
            count += slots.count(FACE_DOWN)
        limit = LAYOUTS[number - 1].cards - LIMITS["cards_removed_per_age"]
        expect(count <= limit, "error-position-too-many-cards", age=number, count=count, limit=limit)


def check_deal(state: Duel) -> None:
    """SW-4.1, SW-17.3: slot by slot, a card face up or, where it is open, a back."""
    if state.phase == DEAL_CARD:
        fits(state, state.layout.face_up >> state.dealt & 1 == 1)
    elif state.phase == DEAL_BACK:
        fits(state, state.layout.face_up >> state.dealt & 1 == 0)
        fits(state, 0 < state.guilds_to_deal < SLOTS - state.dealt)
    else:
        return
    expect(state.age > 1 or state.active == 0, "swd-wrong-active", player=player(0))  # SW-4.5


# -- 5 to 10: within a turn -------------------------------------------------------------------------------------------


def check_turn(state: Duel) -> None:
    """SW-5.1, SW-5.6 to SW-5.9: a turn takes a card; what follows is pending before the next turn, an extra one too."""
    if state.phase == PLAY:
        expect(state.present != 0, "error-position-empty-layout")
    if state.phase in WITHIN_TURN:
        expect(EMPTY in state.slots, "swd-wrong-nothing-taken", age=age(state.age))
    expect(state.phase != REVEAL_CARD or state.uncovered != 0, "swd-wrong-nothing-to-reveal")
    if state.again:
        extra = state.phase in WITHIN_TURN and state.phase != GAME_OVER and may_play_again(state)
        expect(extra, "swd-wrong-again", player=player(state.active))


def may_play_again(state: Duel) -> bool:
    """SW-8.6, SW-10.9: the active player has a wonder that gave an extra turn, or Theology and any wonder."""
    city = state.cities()[state.active]
    return any(WONDERS[one].play_again or city.has(THEOLOGY) for one in built_wonders(city))


def check_effects(state: Duel) -> None:
    """SW-8.3, SW-8.4, SW-8.8, SW-8.9, SW-10.1: what is chosen because of a wonder needs it, a token needs a pair."""
    if state.phase in (DRAW_LIBRARY, LIBRARY):
        check_built(state, "great_library")
    elif state.phase == REVIVE:
        check_built(state, "mausoleum")
    elif state.phase == DESTROY:
        for one in WONDERS:
            if one.discards != NONE and one.discards == state.destroys:
                check_built(state, one.id)
                return
        fits(state, False)
    elif state.phase == PROGRESS:
        symbols = state.cities()[state.active].symbols
        expect(2 in symbols, "swd-wrong-no-pair", player=player(state.active))
    fits(state, state.destroys == NONE)


def check_built(state: Duel, name: str) -> None:
    expect(
        builder(state, name) == state.active,
        "swd-wrong-needs-wonder",
        player=player(state.active),
        wonder=wonder(name),
    )


def check_military_tokens(state: Duel) -> None:
    """SW-9.3: the tokens that the pawn has reached are used, the nearer ones first."""
    near, far = TOKEN_DISTANCES
    for seat in range(2):
        reached = state.pawn if seat == 1 else -state.pawn
        on_track = [
            distance for distance in TOKEN_DISTANCES if state.military_tokens & military_token(seat, distance)
        ]
        for distance in on_track:
            expect(
                reached < distance,
                "error-position-military-token",
                coins=ZONE_TOKEN[distance],
                player=seat + 1,
                pawn=state.pawn,
            )
        expect(on_track != [near], "error-position-military-order", coins=ZONE_TOKEN[far], player=seat + 1)


# -- 11, 12: the end of an age, the end of the game -------------------------------------------------------------------


def check_starter(state: Duel) -> None:
    """SW-11.3: the weaker player chooses who begins, before anybody takes a card."""
    if state.phase != STARTER:
        return
    expect(state.age > 1, "swd-wrong-first-starter")
    expect(EMPTY not in state.slots, "swd-wrong-late-starter")
    expect(state.pawn != 0 or state.tie_option != LAST_PLAYER_STARTS, "error-position-no-starter")
    weaker = 1 if state.pawn > 0 else 0
    expect(state.pawn == 0 or state.active == weaker, "swd-wrong-active", player=player(weaker))


def check_ending(state: Duel) -> None:
    """SW-12: it is over, and won, exactly when the rules say so."""
    winners, ending = result(state)
    over = state.phase == GAME_OVER
    if ending == MILITARY:
        expect(over, "error-position-won-military", player=members(winners)[0] + 1)
    if ending == SCIENTIFIC:
        expect(over, "error-position-won-science", player=members(winners)[0] + 1)
    expect(over == (ending != 0), "swd-wrong-not-over")
    expect((state.winners, state.ending) == (winners, ending), "swd-wrong-result")


def result(state: Duel) -> tuple[int, int]:
    """The set of winners, and by what they have won; (0, 0) while the game goes on."""
    six = [seat for seat, city in enumerate(state.cities()) if city.different_symbols() >= SYMBOLS_TO_WIN]
    if abs(state.pawn) == CAPITAL:
        fits(state, not six)  # SW-14.19
        return (1 if state.pawn > 0 else 2), MILITARY
    if six:
        fits(state, len(six) == 1)
        return 1 << six[0], SCIENTIFIC
    if state.age < len(LAYOUTS) or state.present or state.phase != GAME_OVER:
        return 0, 0
    for ending, category in ((CIVILIAN, None), (CIVILIAN_BLUE, IN_BLUE)):  # SW-12.3
        lead = [
            state.score(seat) if category is None else state.points_for(seat, category) for seat in range(2)
        ]
        if lead[0] != lead[1]:
            return (1 if lead[0] > lead[1] else 2), ending
    return 3, SHARED
