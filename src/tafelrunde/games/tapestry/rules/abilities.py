"""What civilizations do in step 1 of an income turn (TAP-INCOME-02, -09, -29), by the printed mats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import (
    ALCHEMISTS,
    BOTTOM,
    ENTERTAINERS,
    HERALDS,
    INVENTORS,
    LAST_INCOME,
    LAST_SPACE,
    LEADERS,
    MERRYMAKERS,
    MIDDLE,
    MYSTICS,
    THE_CHOSEN,
)
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import CELEBRATE, COPY, ENTERTAIN, LEAD, ROLL_AGAIN, TOKEN_ON_TECH, USE
from ..table.state import Table
from .build import complete_districts
from .counts import leads
from .fantasy_abilities import FANTASY_ABILITIES
from .gains import gain_any, score, under
from .invent import markable, upgrade
from .prophecy import prediction
from .research import beyond_end, roll_science
from .revised import REVISED_ABILITIES
from .track import advance, can_advance

# Entertainers: where a token may go from each stage; the stages are those of the mat, 0 is the start.
STAGES: Final = (
    (1, 2, 3, 4), (5, 6), (6, 7), (6, 7), (7, 8), (9, 10), (9, 10), (11, 12), (11, 12),
    (13, 14), (14, 15), (14, 15), (15, 16), (), (), (), (),
)  # fmt: skip
BEYOND_END_POINTS: Final = 5  # Alchemists
ACHIEVEMENT_POINTS: Final = 5  # The Chosen, in the last income turn
PREDICTION_POINTS: Final = 10  # Mystics


def ready(table: Table, me: TapestryPlayer) -> list[int]:
    """Civilizations whose ability is still to be used in this income turn."""
    return [civ for civ in sorted(me.civs) if me.era in income_turns(table, civ) and not table.acted >> civ & 1]


def income_turns(table: Table, civ: int) -> tuple[int, ...]:
    return table.mats[civ].income_turns(table)


def use_ability(table: Table, me: TapestryPlayer, civ: int) -> Rules:
    table.acted |= 1 << civ
    table.source = CIVILIZATION
    if table.log:
        table.log.tell("ability", me, civilization=civ)
    yield from act(table, me, civ)


def act(table: Table, me: TapestryPlayer, civ: int) -> Rules:
    """The ability of a civilization in this income turn."""
    yield from table.mats[civ].income(table, me)
    revised = REVISED_ABILITIES.get(civ) if table.switches.revised else None
    ability = revised or ABILITIES.get(civ)
    if ability is not None:
        yield from ability(table, me)


def transmute(table: Table, me: TapestryPlayer) -> Rules:
    """Alchemists roll as often as they dare; the same track twice ends it with any 1 resource only."""
    marked = 0
    while True:
        track = yield from roll_science(table, me)
        if marked >> track & 1:
            yield from gain_any(table, me, 1)
            return
        marked |= 1 << track
        if (yield ask(me, ROLL_AGAIN, [1, NONE], marked.bit_count())) == NONE:
            break
    while True:
        options = [t for t in members(marked) if can_advance(table, me, t) or beyond_end(me, t)]
        track = (yield ask(me, LEAD, [*options, NONE])) if options else NONE
        if track == NONE:
            return
        marked &= ~(1 << track)
        if beyond_end(me, track):
            score(table, me, BEYOND_END_POINTS)
        else:
            yield from advance(table, me, track, gain=False)


def be_chosen(table: Table, me: TapestryPlayer) -> Rules:
    """A point per opponent for each track completed or led; any 1 resource per achievement, at last 5 points."""
    tracks = sum(me.far[track] == LAST_SPACE or leads(table, me, track) for track in range(len(me.far)))
    score(table, me, tracks * (len(table.players) - 1))
    if me.era == LAST_INCOME:
        score(table, me, ACHIEVEMENT_POINTS * me.achieved.bit_count())
    else:
        yield from gain_any(table, me, me.achieved.bit_count())


def entertain(table: Table, me: TapestryPlayer) -> Rules:
    """One space to the right along a path, and what it shows."""
    options = list(STAGES[me.mat[ENTERTAINERS]])
    if options:
        stage = yield ask(me, ENTERTAIN, options)
        me.mat[ENTERTAINERS] = stage
        yield from under(table, CIVILIZATION, table.mats[ENTERTAINERS].lines[0][stage - 1], me)


def herald(table: Table, me: TapestryPlayer) -> Rules:
    """A token on a visible WHEN PLAYED card of anybody gains what it says (TAP-FAQ-28, -50)."""
    cards = [
        card
        for player in table.players
        for card in player.visible
        if not (table.face_down | table.heralded) >> card & 1 and table.box.cards[card].when_played
    ]
    if not cards or not me.mat[HERALDS]:
        return
    card = yield ask(me, COPY, [*sorted(cards), NONE])
    if card != NONE:
        me.mat[HERALDS] -= 1
        table.heralded |= 1 << card
        if table.log:
            table.log.tell("copied", me, card=card)
        yield from under(table, CIVILIZATION, table.box.cards[card].effect, me)


def invent_for_others(table: Table, me: TapestryPlayer) -> Rules:
    """Inventors may put a token on anybody's tech card, which is upgraded at once; they may gain its benefit too."""
    cards = 0
    for player in table.players:
        cards |= player.tech[BOTTOM] | player.tech[MIDDLE]
    options = members(markable(table, me, cards & ~table.invented))
    if not me.mat[INVENTORS] or not options:
        return
    card = yield ask(me, TOKEN_ON_TECH, [*options, NONE])
    if card == NONE:
        return
    me.mat[INVENTORS] -= 1
    table.invented |= 1 << card
    owner = next(player for player in table.players if player.techs >> card & 1)
    to_middle = owner.tech[BOTTOM] >> card & 1
    yield from upgrade(table, owner, card)
    # Into the top row the Inventors gain the square anyway, with the card (TAP-FAQ-25).
    if owner is not me and to_middle and (yield ask(me, USE, [1, NONE], INVENTORS)) == 1:
        yield from under(table, CIVILIZATION, table.box.techs[card].circle, me)


def lead(table: Table, me: TapestryPlayer) -> Rules:
    """Each leader once: advance on that track with the benefit, without the bonus. A bit marks a leader used."""
    options = [t for t in range(len(me.tracks)) if not me.mat[LEADERS] >> t & 1 and can_advance(table, me, t)]
    track = (yield ask(me, LEAD, [*options, NONE])) if options else NONE
    if track != NONE:
        me.mat[LEADERS] |= 1 << track
        yield from advance(table, me, track, bonus=False)


def celebrate(table: Table, me: TapestryPlayer) -> Rules:
    """Merrymakers move one of three tokens up its column; their number on the mat has an octal digit for each."""
    columns = table.mats[MERRYMAKERS].lines
    options = [c for c, spaces in enumerate(columns) if (me.mat[MERRYMAKERS] >> 3 * c & 7) < len(spaces)]
    if options:
        column = yield ask(me, CELEBRATE, options)
        height = me.mat[MERRYMAKERS] >> 3 * column & 7
        me.mat[MERRYMAKERS] += 1 << 3 * column
        yield from under(table, CIVILIZATION, columns[column][height], me)


def check_prophecy(table: Table, me: TapestryPlayer) -> Rules:
    """Mystics: 10 points for each number foretold exactly."""
    counts = (
        me.techs.bit_count(), complete_districts(table, me), me.upright.bit_count(), me.far.count(LAST_SPACE),
    )  # fmt: skip
    exact = sum(prediction(me, category) == count for category, count in enumerate(counts))
    score(table, me, PREDICTION_POINTS * exact)
    yield from ()


ABILITIES: Final[dict[int, Callable[[Table, TapestryPlayer], Rules]]] = {
    ALCHEMISTS: transmute,
    THE_CHOSEN: be_chosen,
    ENTERTAINERS: entertain,
    HERALDS: herald,
    INVENTORS: invent_for_others,
    LEADERS: lead,
    MERRYMAKERS: celebrate,
    MYSTICS: check_prophecy,
    **FANTASY_ABILITIES,
}
