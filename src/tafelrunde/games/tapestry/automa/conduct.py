"""The conduct of the bots where the rules turn to a participant (table/conduct.py). They gain nothing that their own
rules do not name (TAP-AUTOMA-03, TAP-AUTOMA-103)."""

from __future__ import annotations

from ....kernel.decision import Rules
from ..rules.hand import draw
from ..rules.replies import Answer
from ..rules.tech_deck import draw_tech
from ..table.automa import Automa, Bot, Shadow
from ..table.conduct import AUTOMA, CONDUCTS, SHADOW
from ..table.participant import Participant
from ..table.player import ACHIEVEMENT
from ..table.state import Table
from .advance import advance
from .stock import turn_over_stock


class BotConduct:
    """What both do alike."""

    def advance(self, table: Table, me: Bot, track: int) -> Rules:
        """TAP-AUTOMA-94."""
        return advance(table, me, track, gain=False)


class AutomaConduct(BotConduct):

    def attacked(self, table: Table, me: Automa, conqueror: Participant, hex: int, answer: Answer) -> Rules:
        return turn_over_stock(table, me, conqueror, hex, answer)

    def achieve(self, table: Table, me: Automa, which: int, points: int) -> Rules:
        """As a player (TAP-AUTOMA-79)."""
        me.score(points, ACHIEVEMENT)
        if table.log:
            table.log.add("achieved", me, achievement=which, amount=points)
        yield from ()

    def takes_tiles(self, me: Automa) -> bool:
        return True

    def receive_tile(self, table: Table, me: Automa, tile: int) -> None:
        """Out of the game (TAP-AUTOMA-98)."""
        table.tiles_gone |= 1 << tile

    def draw_tech_and_card(self, table: Table, me: Automa, cards: int) -> Rules:
        """The tech card is out of the game, tapestry cards go to the stock (TAP-AUTOMA-103)."""
        tech = draw_tech(table)
        if tech >= 0:
            table.techs_out |= 1 << tech
        me.mat.stock += [card for card in (draw(table) for _ in range(cards)) if card >= 0]
        yield from ()

    def rank(self, table: Table, me: Automa) -> tuple[int, int, int]:
        """She has neither a capital nor resources (TAP-AUTOMA-111)."""
        return me.vp, 0, 0


class ShadowConduct(BotConduct):

    def attacked(self, table: Table, me: Shadow, conqueror: Participant, hex: int, answer: Answer) -> Rules:
        """It controls no territory (TAP-AUTOMA-02)."""
        yield from ()

    def achieve(self, table: Table, me: Shadow, which: int, points: int) -> Rules:
        """It takes the best free value away and gains no points (TAP-AUTOMA-80)."""
        if table.log:
            table.log.add("achieved", me, achievement=which, amount=0)
        yield from ()

    def takes_tiles(self, me: Shadow) -> bool:
        return False

    def receive_tile(self, table: Table, me: Shadow, tile: int) -> None:
        raise AssertionError("the Shadow Empire takes no tiles")

    def draw_tech_and_card(self, table: Table, me: Shadow, cards: int) -> Rules:
        yield from ()

    def rank(self, table: Table, me: Shadow) -> tuple[int, int, int]:
        return 0, 0, 0


CONDUCTS[AUTOMA] = AutomaConduct()
CONDUCTS[SHADOW] = ShadowConduct()
