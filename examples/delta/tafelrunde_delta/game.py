"""Delta: a village at the mouth of a river, one card a round.

Players  2 to 4.
A round  all plan a card face down at the same time; then each builds it (price, points, effect) or trades it for grain.
Chance   the deck and who begins. Hidden: hands, and plans until all have one.
End      after seven rounds. Most points win.
Rules    rulebook.md; the ids (DELTA-ROUND-03) stand in the code where a rule is carried out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

from tafelrunde.games.default_game import DefaultAI, DefaultGame, DefaultShow
from tafelrunde.kernel.decision import Player
from tafelrunde.kernel.game import Component, GameRules, Level, Option, Result, Value, View
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.state import State

from .cards import built, components, design
from .holdings import HOLDINGS
from .icons import ICONS
from .pieces import DYKE, FIELD
from .prompts import PROMPTS
from .rich import enrich
from .rules import final_result, set_up
from .table import Settler, Table


class DeltaRules(GameRules):
    def set_up(self, players: int, options: dict[str, Value], rng: Rng) -> Table:
        return set_up(players, options, rng)

    def result(self, state: State) -> Result:
        assert isinstance(state, Table)
        return final_result(state)

    def seat_view(self, player: Player) -> View:
        assert isinstance(player, Settler)
        return {"vp": player.points}

    def enrich(self, state: State, dice: Rng) -> None:
        assert isinstance(state, Table)
        enrich(state, dice)


class DeltaShow(DefaultShow):
    holdings = HOLDINGS  # what the log adds up to

    def icons(self) -> Mapping[str, str]:
        return ICONS


class DeltaAI(DefaultAI):
    feature_names = ("points", "grain", "fields", "dykes", "plan")
    weights = (1.0, 0.4, 1.0, 0.6, 0.5)
    # Plays to the end of the game; it beat `hard` in 56 % of 80 games (45 to 67 %).
    levels: Mapping[str, Level] = {
        "expert": Level(
            "flat:playouts=16:candidates=5:distinct_first_moves=5:to_end=1:playout_speedup=2:prior_weight=2:time=2s",
            2.0,
        )
    }

    def features(self, state: State, seat: int) -> Sequence[float]:
        """The value of each of `feature_names`. Long-term values are scaled by the rounds left."""
        assert isinstance(state, Table)
        me, left = state.players[seat], max(0, state.rounds - state.round) / state.rounds
        plan = sum(design(card).points + 1 for card in me.planned if design(card).price <= me.grain)
        return [me.points, me.grain, left * built(me, FIELD), left * built(me, DYKE), plan]


class Delta(DefaultGame):
    name = "delta"
    rules_version = 1
    players = range(2, 5)
    prompts = PROMPTS
    kinds = frozenset({"card"})
    uses = frozenset({"built"})
    options = (
        Option("rounds", (7, 5), 7, "DELTA-END-01"),
        Option("floods", (True, False), True, "DELTA-FLOOD-01, DELTA-FLOOD-02"),
    )
    folder = Path(__file__).parent
    rules_class = DeltaRules
    show_class = DeltaShow
    ai_class = DeltaAI

    @cached_property
    def components(self) -> list[Component]:
        return components()


DELTA = Delta()
