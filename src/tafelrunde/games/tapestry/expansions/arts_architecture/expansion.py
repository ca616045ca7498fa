"""The hooks of Arts & Architecture: landmark cards, masterpieces, buildings that stand on cards."""

from __future__ import annotations

from typing import Final

from ...pieces.kinds import ARTS_ARCHITECTURE, LANDMARK_PIECE
from ...rules.build import has_free_plot, landmark_turns
from ...table.dispatch import AsksBool
from ...table.player import TapestryPlayer
from ...table.state import Table
from ..landmark_cards import LandmarkCards
from .masterpieces import begin_masterpieces, fill_masterpieces, use_next_masterpiece
from .plots import build_on_card, cards_with_plots, put_on_tech, techs_for_landmarks


class ArtsArchitecture(LandmarkCards):
    expansion = ARTS_ARCHITECTURE

    def table_set(self, table: Table) -> None:
        """The masterpieces are shuffled, and some are displayed (TAP-SETUP-03)."""
        super().table_set(table)
        if table.supply.masterpieces:
            table.own_side.masterpiece_deck = table.supply.masterpieces.copy()
            table.rng.shuffle(table.own_side.masterpiece_deck)
            fill_masterpieces(table)

    def income_begins(self, table: Table, me: TapestryPlayer) -> None:
        super().income_begins(table, me)
        begin_masterpieces(me)

    def before_abilities(self, table: Table, me: TapestryPlayer) -> AsksBool:
        """Step 1 begins with the masterpieces (TAP-INCOME-08)."""
        if not me.side.waiting:
            return False
        yield from use_next_masterpiece(table, me)
        return True

    def building_elsewhere(self, table: Table, me: TapestryPlayer, kind: int) -> AsksBool:
        """A tapestry card with plots may take it; it must where there is no other place (TAP-TAPCARD-13)."""
        return (yield from build_on_card(table, me, kind, has_free_plot(table, me)))

    def landmark_elsewhere(self, table: Table, me: TapestryPlayer, landmark: int) -> AsksBool:
        """On a tech card or a tapestry card that takes it: it must where there is no other place (TAP-BUILD-13)."""
        on_tapestry = bool(cards_with_plots(table, me, LANDMARK_PIECE + landmark))
        if not on_tapestry and not techs_for_landmarks(table, me):
            return False
        room = bool(landmark_turns(table, me, landmark)) or table.switches.free_set_aside
        if (yield from put_on_tech(table, me, landmark, room or on_tapestry)):
            return True
        return (yield from build_on_card(table, me, LANDMARK_PIECE + landmark, room))


EXPANSION: Final = ArtsArchitecture()
