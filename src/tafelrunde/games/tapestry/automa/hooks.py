"""Where the bots hook into the rules: set-up, landmark cards, the first income turn, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel.decision import Rules, ask
from ....kernel.hexes import members
from ..expansions.landmark_cards import BOTH, Goal
from ..pieces.kinds import BASE
from ..rules.track import advance, can_advance
from ..table.dispatch import AsksBool
from ..table.hooks import ExpansionHooks
from ..table.player import TapestryPlayer
from ..table.prompts import HEAD_START
from ..table.state import Table
from . import conduct as conduct
from . import turn as turn
from .deck import decisions, level_of
from .pool import offered_to, take_from_pool
from .setup import begin_civilizations, set_up_bots


class BotHooks(ExpansionHooks):
    expansion = BASE

    def table_set(self, table: Table) -> None:
        set_up_bots(table)

    def players_ready(self, table: Table) -> Rules:
        yield from begin_civilizations(table)

    def further_goals(self, table: Table) -> int:
        """Two landmark cards are drawn against the Automa, with one expansion or both (TAP-AUTOMA-82)."""
        return int(table.automa is not None and table.switches.expansions & BOTH != BOTH)

    def draft_ends(self, table: Table) -> None:
        """The landmark of the other card goes to the Automa, with the arts track on levels 3 and 4 those of two more;
        the cards leave the game (TAP-AUTOMA-82)."""
        me = table.automa
        if me is None:
            return
        side = table.own_side
        left, side.landmark_draft = side.landmark_draft, []
        for _ in range(min(level_of(table).goals, len(side.landmark_deck))):
            left.append(side.landmark_deck.pop())
        for card in left:
            effect = table.catalog.landmark_cards[card].effect
            assert isinstance(effect, Goal)
            landmark = effect.landmark
            table.landmarks &= ~(1 << landmark)
            me.landmarks |= 1 << landmark
            me.mat.taken_goals |= 1 << card
            if table.log:
                table.log.add("gained-landmark", me, landmark=landmark)
        table.reveals += 1

    def before_abilities(self, table: Table, me: TapestryPlayer) -> AsksBool:
        """Level 1: the player's first income turn begins with an advance on every track, for nothing and in any order
        (TAP-AUTOMA-66, TAP-AUTOMA-67)."""
        cards = decisions(table)
        if me.era != 1 or not cards.head_start:
            return False
        tracks = [track for track in members(cards.head_start) if can_advance(table, me, track)]
        if not tracks:
            cards.head_start = 0
            return False
        track = yield ask(me, HEAD_START, tracks)
        cards.head_start &= ~(1 << track)
        yield from advance(table, me, track)
        return True

    def offered_instead(self, table: Table, me: TapestryPlayer, kind: int) -> Sequence[int]:
        return offered_to(table, me, kind)

    def take_offered(self, table: Table, me: TapestryPlayer, place: int) -> int:
        return take_from_pool(table, me, place)

    def game_ends(self, table: Table) -> None:
        if table.automa is not None:
            for civ in table.automa.mat.civs:
                table.catalog.automa_civs[civ].end(table, table.automa)


HOOKS: Final = BotHooks()
