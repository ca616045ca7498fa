"""Psionics: they roll each die twice and choose; they draw one more of everything and put the rest back."""

from __future__ import annotations

from typing import ClassVar, Final

from ......kernel.decision import Rules, ask, ask_secret
from ......kernel.hexes import members
from ......kernel.state import listed
from ....components.civilizations import EVERY_INCOME, Civilization, Line
from ....effects.gains import Tiles
from ....effects.hand import TapestryCards
from ....effects.invent import Invent
from ....effects.research import Research
from ....pieces.codes import face_code, face_of
from ....pieces.kinds import FANTASIES_FUTURES
from ....rules.bonus import has_own_deck
from ....rules.gains import put_back, reshuffle_tiles, under
from ....rules.hand import draw_cards
from ....rules.tech_deck import draw_tech
from ....table.dispatch import AsksInt
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import FACE, KEEP_CARD, KEEP_TECH, KEEP_TILE
from ....table.state import Table


class Psionics(Civilization):
    describes_spaces: ClassVar[bool] = False

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """A space of the mat for each of income turns 2 to 5."""
        yield from under(table, CIVILIZATION, self.lines[0][me.era - self.turns[0]], me)

    def extra_choice(self, table: Table, me: TapestryPlayer) -> int:
        return 1

    def die_rolled(self, table: Table, me: TapestryPlayer, die: int, face: int) -> AsksInt:
        """One of two rolls."""
        faces = sorted({face, table.rng.below(6)})
        return face_of((yield ask(me, FACE, [face_code(die, side) for side in faces], die)))

    def draws_tiles(self, table: Table, me: TapestryPlayer, n: int) -> AsksInt:
        """One of two is kept, each time (TAP-FAQ-31, TAP-FAQ-44, TAP-EX-30, TAP-EX-31). There is no shortcut for
        several draws (TAP-FAQ-45)."""
        gained = 0
        while gained < n:
            if not table.tiles_left and table.switches.reshuffle_tiles:
                reshuffle_tiles(table)
            table.own_side.tiles = [table.tiles_left.pop() for _ in range(min(2, len(table.tiles_left)))]
            if not table.side.tiles:
                break
            table.reveals += 1
            tile = yield ask(me, KEEP_TILE, sorted(table.side.tiles))
            table.own_side.tiles.remove(tile)
            put_back(table, table.own_side.tiles, table.tiles_left)
            me.tiles |= 1 << tile
            gained += 1
            if table.log:
                table.log.add("drew-tile", me, tile=tile)
        return gained

    def draws_card(self, table: Table, me: TapestryPlayer) -> AsksInt:
        """One of two is kept, the other one is shuffled back (TAP-DEC-49)."""
        if draw_cards(table, me, 2) > 1:
            chosen = yield ask_secret(me, KEEP_CARD, lambda: members(me.drawn))
            rest = members(me.drawn & ~(1 << chosen))
            me.drawn = 1 << chosen
            if table.log:
                table.log.add("put-back", me, {"cards": listed(rest)}, number=len(rest))
            put_back(table, rest, me.own_deck if has_own_deck(table, me) else table.deck)
        return me.drawn.bit_count()

    def draws_tech(self, table: Table, me: TapestryPlayer) -> AsksInt:
        """One of two is kept, the other one is shuffled back (TAP-DEC-49)."""
        card = draw_tech(table)
        other = draw_tech(table)
        if other < 0:
            return card
        table.own_side.techs = [card, other]
        card = yield ask(me, KEEP_TECH, sorted(table.side.techs))
        table.own_side.techs.remove(card)
        put_back(table, table.own_side.techs, table.tech_deck)
        return card


# Built twice: an effect belongs to one tree.
def spaces() -> Line:
    return (Tiles(1), TapestryCards(1), Invent(), Research())


PRINTED: Final[Psionics] = Psionics("psionics", EVERY_INCOME, spaces(), expansion=FANTASIES_FUTURES)
REVISED: Final[Psionics] = Psionics("psionics", EVERY_INCOME, spaces(), expansion=FANTASIES_FUTURES)
