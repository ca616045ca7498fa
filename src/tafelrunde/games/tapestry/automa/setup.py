"""Set-up of the bots (TAP-AUTOMA-12 to TAP-AUTOMA-19)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules, ask
from ....kernel.hexes import Hex, mask
from ..components.automa import PLAYER_AHEAD
from ..pieces.kinds import BASE
from ..rules.setup import START_OUTPOSTS
from ..table.automa import Automa
from ..table.player import TapestryPlayer
from ..table.prompts import SECOND_CIVILIZATION
from ..table.state import Table
from .deck import decisions, level_of, shuffle_decks, the_shadow

START: Final[Hex] = (-2, 2)  # start territory 3/5 (TAP-AUTOMA-12)
MARKER: Final = 1  # an outpost beside the favourite track


def set_up_bots(table: Table) -> None:
    shuffle_decks(table)
    if table.automa is not None:
        set_up_automa(table, table.automa)
    set_up_shadow(table)
    table.reveals += 1


def set_up_automa(table: Table, me: Automa) -> None:
    """Outposts, civilization, favourite track (TAP-AUTOMA-12, TAP-AUTOMA-13, TAP-AUTOMA-14)."""
    me.start = table.map.grid.number[START]
    me.upright = 1 << me.start
    table.items[me.start] = START_OUTPOSTS
    me.outposts -= START_OUTPOSTS + MARKER
    civs = playable_civilizations(table)
    civ = civs[table.rng.below(len(civs))]  # each as likely as on the die; arts is rolled again (TAP-AUTOMA-73)
    me.mat.civs = (civ,)
    heart = table.catalog.automa_civs[civ].favorite
    me.favorite = heart if heart >= 0 else table.rng.below(len(me.far))
    level = level_of(table)
    if level.head_start == PLAYER_AHEAD:
        decisions(table).head_start = mask(range(len(me.far)))  # TAP-AUTOMA-67, TAP-AUTOMA-107
    if table.log:
        table.log.add(
            "bot-plays", me, automaciv=civ, track=me.favorite, automalevel=table.catalog.automa_levels.index(level)
        )


def set_up_shadow(table: Table) -> None:
    """The die is rolled until it differs from the Automa's favourite track (TAP-AUTOMA-15, TAP-AUTOMA-116)."""
    me = the_shadow(table)
    me.outposts -= MARKER
    taken = [bot.favorite for bot in table.bots if bot is not me]
    while True:
        me.favorite = table.rng.below(len(me.far))
        if me.favorite not in taken:
            break
    if table.log:
        table.log.add("shadow-plays", me, track=me.favorite)


def playable_civilizations(table: Table) -> list[int]:
    """The four of the base game, with Plans & Ploys all eight (TAP-AUTOMA-73). Those of Fantasies & Futures are not
    known (TAP-AUTOMA-130)."""
    civs = table.catalog.automa_civs
    return [n for n, civ in enumerate(civs) if civ.expansion == BASE or civ.expansion & table.switches.expansions]


def begin_civilizations(table: Table) -> Rules:
    """On level 6 the player chooses a second one (TAP-AUTOMA-18). Then their set-up is carried out."""
    me = table.automa
    if me is None:
        return
    person: TapestryPlayer = table.players[0]
    while len(me.mat.civs) < level_of(table).civilizations:
        others = [civ for civ in playable_civilizations(table) if civ not in me.mat.civs]
        civ = yield ask(person, SECOND_CIVILIZATION, others)
        me.mat.civs += (civ,)
        if table.log:
            table.log.add("bot-joined", me, automaciv=civ)
    if not level_of(table).ability:  # the civilization gives only the favourite track (TAP-AUTOMA-14)
        return
    civs = [table.catalog.automa_civs[civ] for civ in me.mat.civs]
    for each in civs:
        each.prepare(table)
    for each in civs:
        each.set_up(table, me)
