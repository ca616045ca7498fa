"""Spies: four kinds of gain from neighbours, each once. Their number on the mat has a bit for each that is used."""

from __future__ import annotations

from collections.abc import Generator
from typing import ClassVar, Final

from ......kernel.decision import NONE, Decision, Prompt, Rules, ask
from ......kernel.effects import carry_out
from ......kernel.hexes import members
from ......kernel.state import listed
from ....components.civilizations import EVERY_INCOME, Civilization
from ....pieces.kinds import BOTTOM, PLANS_PLOYS, SPIES, TOP
from ....pieces.tracks import position_code, seat_of, space_code, space_of, track_of
from ....rules.gains import lose, under
from ....rules.track import used
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import COPY, PEEK, POSITION, SPY, SPY_SPACE, SPY_TECH, SPY_TILE
from ....table.state import Table

# What can be spied out; both kinds of tile take the same token.
CARD: Final = 0
TILE: Final = 1
SPACE_TILE: Final = 2
PLACE: Final = 3
TECH: Final = 4
TOKEN: Final[tuple[int, ...]] = (0, 1, 1, 2, 3)  # the bit of each


def spied_out(state: int, what: int) -> bool:
    """Is the token for it used, by the number on the mat?"""
    return state >> TOKEN[what] & 1 == 1


class Spies(Civilization):
    """The rules that both editions share."""

    drawn_as: ClassVar[str] = "once-each"
    asked_on: ClassVar[tuple[Prompt, ...]] = (SPY,)
    answers: ClassVar[str] = "spying"

    def once_each(self, state: int) -> list[tuple[int, bool]]:
        return [(what, spied_out(state, what)) for what in range(len(TOKEN))]

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """One of them, then a look at that neighbour's hand."""
        options = [n for n in range(len(TOKEN)) if not spied_out(me.mat[SPIES], n) and self.finds(table, me, n)]
        chosen = (yield ask(me, SPY, [*options, NONE])) if options else NONE
        if chosen == NONE:
            return
        me.mat[SPIES] |= 1 << TOKEN[chosen]
        neighbour = yield from self.gain_from(table, me, chosen, self.finds(table, me, chosen))
        if neighbour.hand & ~table.known(me.seat, neighbour) and (yield ask(me, PEEK, [1, NONE], neighbour.seat)) == 1:
            me.own_side.seen[neighbour.seat] |= neighbour.hand
            table.reveals += 1
            if table.log:
                cards = listed(members(neighbour.hand))
                table.log.add("peeked", me, {"cards": cards}, player_other=neighbour.seat)

    def finds(self, table: Table, me: TapestryPlayer, what: int) -> list[int]:
        """The codes of what neighbours offer."""
        found: list[int] = []
        for other in table.other_neighbours(me):
            if what == CARD:
                visible = [card for card in other.visible if not table.face_down >> card & 1]
                found += [card for card in visible if table.catalog.cards[card].when_played]
            elif what == TILE:
                found += members(other.tiles)
            elif what == SPACE_TILE:
                found += members(self.space_tiles(other))
            elif what == PLACE:
                found += [
                    position_code(other.seat, track, space)
                    for track, tokens in enumerate(other.tracks)
                    for space in sorted(set(tokens))
                    if space and not used(table, me, track, space)
                ]
            elif what == TECH:
                found += members(self.techs(other) & ~other.side.turned)  # TAP-UPGRADE-25
        return sorted(found)

    def space_tiles(self, other: TapestryPlayer) -> int:
        raise NotImplementedError

    def techs(self, other: TapestryPlayer) -> int:
        """The tech cards of a neighbour that can be spied out."""
        raise NotImplementedError

    def square(self, owner: TapestryPlayer, card: int) -> bool:
        """Is it the square benefit of a tech card that is gained?"""
        raise NotImplementedError

    def gain_from(
        self, table: Table, me: TapestryPlayer, what: int, options: list[int]
    ) -> Generator[Decision, int, TapestryPlayer]:
        """Choose it, gain it; the neighbour keeps it. Returns whose it is."""
        code = yield ask(me, (COPY, SPY_TILE, SPY_SPACE, POSITION, SPY_TECH)[what], options)
        if what == CARD:
            owner = next(other for other in table.players if code in other.visible)
            if table.log:
                table.log.add("copied", me, card=code)
            yield from under(table, CIVILIZATION, table.catalog.cards[code].effect, me)
        elif what == TILE:
            owner = next(other for other in table.players if other.tiles >> code & 1)
            yield from under(table, CIVILIZATION, table.catalog.tiles[code].effect, me)
        elif what == SPACE_TILE:
            owner = next(other for other in table.players if other.space >> code & 1)
            yield from under(table, CIVILIZATION, table.catalog.space_tiles[code], me)
        elif what == PLACE:
            owner = table.players[seat_of(code)]
            track, space = track_of(code), space_of(code)
            me.used |= 1 << space_code(track, space)
            if table.log:
                table.log.add("copied-benefit", me, space=space_code(track, space))
            yield from carry_out(table.catalog.spaces[track][space - 1].benefit, table, me)
        else:
            owner = next(other for other in table.players if other.techs >> code & 1)
            card = table.catalog.techs[code]
            effect = card.square if self.square(owner, code) else card.circle
            yield from under(table, CIVILIZATION, effect, me)
        return owner


class PrintedSpies(Spies):
    """Techs from the middle row on, with the benefit of their row; space tiles too."""

    def space_tiles(self, other: TapestryPlayer) -> int:
        return other.space

    def techs(self, other: TapestryPlayer) -> int:
        return other.techs & ~other.tech[BOTTOM]

    def square(self, owner: TapestryPlayer, card: int) -> bool:
        return owner.tech[TOP] >> card & 1 == 1

    def first_income_closes(self, table: Table, me: TapestryPlayer) -> Rules:
        """TAP-CIVADJ-22."""
        if table.switches.adjustments:
            yield from lose(table, me, list(range(len(me.goods))))


class RevisedSpies(Spies):
    """Techs of any row with the circle, and no space tiles."""

    def space_tiles(self, other: TapestryPlayer) -> int:
        return 0

    def techs(self, other: TapestryPlayer) -> int:
        return other.techs

    def square(self, owner: TapestryPlayer, card: int) -> bool:
        return False


PRINTED: Final[PrintedSpies] = PrintedSpies("spies", EVERY_INCOME, expansion=PLANS_PLOYS)
REVISED: Final[RevisedSpies] = RevisedSpies("spies", EVERY_INCOME, expansion=PLANS_PLOYS)
