"""Where Arts & Architecture hooks into the base rules: buildings may stand on cards."""

from __future__ import annotations

from typing import Final

from ...pieces.kinds import ARTS_ARCHITECTURE, LANDMARK_PIECE
from ...rules.build import has_free_plot, landmark_turns
from ...rules.plots import build_on_card, cards_with_plots, put_on_tech, techs_for_landmarks
from ...table.moments import Expansion, Says
from ...table.player import TapestryPlayer
from ...table.state import Table


class ArtsArchitecture(Expansion):
    box = ARTS_ARCHITECTURE

    def instead_of_building(self, table: Table, me: TapestryPlayer, kind: int) -> Says:
        """A tapestry card with plots may take it; it must where there is no other place (TAP-TAPCARD-13)."""
        return (yield from build_on_card(table, me, kind, has_free_plot(table, me)))

    def instead_of_landmark(self, table: Table, me: TapestryPlayer, landmark: int) -> Says:
        """On a tech card or a tapestry card that takes it: it must where there is no other place (TAP-BUILD-13)."""
        on_tapestry = bool(cards_with_plots(table, me, LANDMARK_PIECE + landmark))
        if not on_tapestry and not techs_for_landmarks(table, me):
            return False
        room = bool(landmark_turns(table, me, landmark)) or table.switches.free_set_aside
        if (yield from put_on_tech(table, me, landmark, room or on_tapestry)):
            return True
        return (yield from build_on_card(table, me, LANDMARK_PIECE + landmark, room))


EXPANSION: Final = ArtsArchitecture()
