"""Monte Carlo tree search with hidden information (ISMCTS): one tree through many imagined worlds."""

from __future__ import annotations

from math import ceil, log, sqrt
from typing import Final, Optional

from ..kernel.decision import Decision
from ..kernel.match import Match
from ..kernel.rng import Rng
from .bot import Bot
from .budget import ANY_TIME, Budget, Seconds
from .evaluation import HANDMADE, Evaluation, Value
from .evaluations import evaluation_of
from .turn_playout import finish_turn_best_of, give_obvious_answers, obvious_answer, turn_after, turn_over

DEFAULT_ITERATIONS: Final = 200


class Node:
    """An information set: worlds that differ in hidden cards share the node of a question."""

    __slots__ = ("edges", "order", "visits")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.order: dict[int, float] = {}  # first estimates of the values of answers
        self.visits = 0


class Edge:
    """An answer, and the sum of the values of its playouts to the seat that gave it."""

    __slots__ = ("code", "nodes", "offered", "sum", "visits")

    def __init__(self, code: int) -> None:
        self.code = code
        self.visits = 0
        self.offered = 0  # how often a world offered the answer; not every world does
        self.sum = 0.0
        self.nodes: dict[tuple[int, int, int], Node] = {}  # the questions it leads to, by seat, prompt and subject

    def next_node(self, decision: Decision) -> Node:
        return self.nodes.setdefault((decision.seat, decision.prompt.base, decision.about), Node())


class Scale:
    """Normalizes values to numbers from 0 to 1, between the least and the most that a seat has seen."""

    __slots__ = ("least", "most")

    def __init__(self) -> None:
        self.least = float("inf")
        self.most = float("-inf")

    def see(self, value: float) -> None:
        self.least, self.most = min(self.least, value), max(self.most, value)

    def of(self, value: float) -> float:
        return (value - self.least) / (self.most - self.least) if self.most > self.least else 0.5


class MctsBot(Bot):
    """Each iteration imagines another world and descends the tree by UCB with exploration constant `curiosity`.
    Progressive widening: a node opens its answers one by one, the most promising first, up to `widening` times the
    square root of its visits. The search covers this turn and `turns` more. Where it leaves the tree, it finishes the
    turn with the best of `tries` quick playouts and evaluates the position for all seats on the path. The bot reuses
    the tree for its next question unless something was revealed."""

    def __init__(
        self,
        iterations: int = 0,
        time: Seconds = ANY_TIME,
        turns: int = 0,
        tries: int = 2,
        widening: float = 1.5,
        curiosity: float = 0.5,
        value: Value = HANDMADE,
    ) -> None:
        self.evaluation: Evaluation = evaluation_of(value)
        self.iterations: int = iterations or (0 if time else DEFAULT_ITERATIONS)
        self.time: Seconds = time
        self.turns: int = turns
        self.tries: int = tries
        self.widening: float = widening
        self.curiosity: float = curiosity
        self._subtree: Optional[tuple[str, Node]] = None  # the view at the next question, and the tree for it
        self._scales: dict[int, Scale] = {}

    def choose(self, match: Match, dice: Rng) -> int:
        decision = match.decision
        assert decision is not None
        obvious = obvious_answer(decision)
        if obvious is not None:
            return obvious
        budget = Budget(self.iterations, self.time)
        root = self._root(match, decision.seat)
        while budget.allows():
            self._iterate(root, match.imagine(decision.seat, dice.below(1 << 30)), dice)
        best = max((root.edges[code] for code in decision.options if code in root.edges), key=_visits_then_value)
        self._remember(match.imagine(decision.seat, dice.below(1 << 30)), best)
        return best.code

    # -------------------------------------------------------------------------------------------- tree reuse

    def _root(self, match: Match, seat: int) -> Node:
        if self._subtree is not None and self._subtree[0] == _view_key(match, seat):
            return self._subtree[1]
        self._scales = {}
        return Node()

    def _remember(self, world: Match, chosen: Edge) -> None:
        """Remember the subtree of the chosen answer. If nothing is revealed, any imagined world has the next view."""
        assert world.decision is not None
        self._subtree = None
        seat, reveals = world.decision.seat, world.state.reveals
        world.choose(chosen.code)
        give_obvious_answers(world, seat, 1)
        decision = world.decision
        if decision is not None and decision.seat == seat and world.state.reveals == reveals:
            self._subtree = _view_key(world, seat), chosen.next_node(decision)

    # -------------------------------------------------------------------------------------------- one iteration

    def _iterate(self, root: Node, world: Match, dice: Rng) -> None:
        assert world.decision is not None
        path: list[tuple[int, Edge]] = []
        node, turns, seat, answers = root, self.turns, world.decision.seat, 0
        while world.decision is not None:
            asked = world.decision.seat
            edge = self._pick(node, world, dice)
            path.append((asked, edge))
            world.choose(edge.code)
            answers += 1 + len(give_obvious_answers(world, seat, answers + 1))
            if not edge.visits or world.decision is None:
                break
            if turn_over(world, seat, answers):
                if not turns:
                    break
                turns, seat, answers = turns - 1, world.decision.seat, 0
            node = edge.next_node(world.decision)
        finish_turn_best_of(world, seat, self.tries, dice, answers, self.evaluation)
        for _ in range(turns):
            if world.decision is not None:
                finish_turn_best_of(world, world.decision.seat, self.tries, dice, 0, self.evaluation)
        self._learn(path, world)

    def _pick(self, node: Node, world: Match, dice: Rng) -> Edge:
        """A new answer if the node may open one more, else the best one by UCB."""
        decision = world.decision
        assert decision is not None
        node.visits += 1
        known = [node.edges[code] for code in decision.options if code in node.edges]
        for edge in known:
            edge.offered += 1
        if len(known) < min(len(decision.options), ceil(self.widening * sqrt(node.visits))):
            return self._open(node, world, dice)
        scale = self._scales.setdefault(decision.seat, Scale())
        return max(
            known,
            key=lambda e: scale.of(e.sum / e.visits) + self.curiosity * sqrt(log(e.offered) / e.visits),
        )

    def _open(self, node: Node, world: Match, dice: Rng) -> Edge:
        decision = world.decision
        assert decision is not None
        closed = [code for code in decision.options if code not in node.edges]
        unknown = [code for code in closed if code not in node.order]
        futures = [turn_after(world, code, decision.seat, dice) for code in unknown]
        node.order.update(zip(unknown, self.evaluation.values(futures, decision.seat), strict=True))
        code = max(closed, key=node.order.__getitem__)
        edge = node.edges[code] = Edge(code)
        edge.offered = 1
        return edge

    def _learn(self, path: list[tuple[int, Edge]], world: Match) -> None:
        values = {seat: self.evaluation.value(world, seat) for seat in dict.fromkeys(seat for seat, _ in path)}
        for seat, value in values.items():
            self._scales.setdefault(seat, Scale()).see(value)
        for seat, edge in path:
            edge.visits += 1
            edge.sum += values[seat]


def _visits_then_value(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.sum


def _view_key(match: Match, seat: int) -> str:
    return repr(match.view(seat))
