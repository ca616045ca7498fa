"""The conduct of players: they are asked, and what they gain is theirs (table/conduct.py)."""

from __future__ import annotations

from ....kernel.decision import Rules
from ..pieces.kinds import BOTTOM
from ..table.conduct import CONDUCTS, PERSON
from ..table.participant import Participant
from ..table.player import ACHIEVEMENT, TapestryPlayer
from ..table.state import Table
from .counts import TECH_CARD, count_changed
from .hand import draw_cards, keep_drawn
from .replies import Answer, answer_attack
from .scoring import rank
from .tech_deck import draw_tech
from .track import advance


class People:

    def attacked(self, table: Table, me: TapestryPlayer, conqueror: Participant, hex: int, answer: Answer) -> Rules:
        return answer_attack(table, conqueror, me, hex, answer)

    def advance(self, table: Table, me: TapestryPlayer, track: int) -> Rules:
        return advance(table, me, track, gain=False)

    def achieve(self, table: Table, me: TapestryPlayer, which: int, points: int) -> Rules:
        me.score(points, ACHIEVEMENT)
        if table.log:
            table.log.add("achieved", me, achievement=which, amount=points)
        yield from table.moments.achieved(table, me)

    def takes_tiles(self, me: TapestryPlayer) -> bool:
        return not me.finished

    def receive_tile(self, table: Table, me: TapestryPlayer, tile: int) -> None:
        me.tiles |= 1 << tile

    def draw_tech_and_card(self, table: Table, me: TapestryPlayer, cards: int) -> Rules:
        card = draw_tech(table)
        if card >= 0:
            me.tech[BOTTOM] |= 1 << card
            me.own_side.invented += 1
            if table.log:
                table.log.add("invented", me, tech=card)
            yield from count_changed(table, me, TECH_CARD, me.tech_count)
        draw_cards(table, me, cards)
        keep_drawn(me)

    def rank(self, table: Table, me: TapestryPlayer) -> tuple[int, int, int]:
        return rank(table, me)


CONDUCTS[PERSON] = People()
