"""Tree search with priors (PUCT) through imagined worlds, which has many leaves judged at a time.

A network judges many positions hardly slower than one. So the search goes down the tree several times before it asks
its evaluator. A virtual loss keeps these ways apart: until a way is judged, every answer on it counts as if it had gone
as badly as anything seen so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final, NamedTuple, Optional

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.budget import ANY_TIME, Budget, Seconds
from tafelrunde.bots.evaluation import HANDMADE, Value
from tafelrunde.bots.evaluations import evaluation_of
from tafelrunde.bots.mcts import Scale
from tafelrunde.bots.turn_playout import obvious_answer
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng

from .evaluator import Evaluator, Judgement, TurnEvaluator

USUAL_ITERATIONS: Final = 64
USUAL_LEAVES: Final = 8
USUAL_CURIOSITY: Final = 3.0  # high, since few and noisy values set the scale
FINE: Final = 1 << 30


class Node:
    """A question that somebody may face, an information set: worlds with other hidden cards share the node."""

    __slots__ = ("edges", "judged", "values")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.judged = False
        self.values: Sequence[float] = ()

    def judge(self, options: Sequence[int], judgement: Judgement) -> None:
        """The first world that comes here says what its answers look like."""
        if not self.judged:
            self.judged, self.values = True, judgement.values
            for code, prior in zip(options, judgement.priors, strict=True):
                self.edges[code] = Edge(code, prior)

    def offered(self, options: Sequence[int]) -> list[Edge]:
        """The answers that this world offers. Those that no world has offered before look like any other."""
        for code in options:
            if code not in self.edges:
                self.edges[code] = Edge(code, 1.0 / len(options))
        return [self.edges[code] for code in options]


class Edge:
    """An answer: how good it looks, and what it was worth to the seat that gave it."""

    __slots__ = ("code", "nodes", "pending", "prior", "sum", "visits")

    def __init__(self, code: int, prior: float) -> None:
        self.code = code
        self.prior = prior
        self.visits = 0
        self.pending = 0  # ways through here that are not judged yet
        self.sum = 0.0
        self.nodes: dict[tuple[int, int, int], Node] = {}  # the questions it leads to, by who is asked what

    def next_node(self, decision: Decision) -> Node:
        return self.nodes.setdefault((decision.seat, decision.prompt.base, decision.about), Node())


class Way(NamedTuple):
    """From the root to a position that is to be judged; without a node, to the end of the match."""

    steps: list[tuple[int, Edge]]
    world: Match
    node: Optional[Node]


class Search:
    """One tree for one question."""

    def __init__(
        self, evaluator: Evaluator, leaves: int = USUAL_LEAVES, curiosity: float = USUAL_CURIOSITY, noise: float = 0.0
    ) -> None:
        """With `noise`, so much of the first priors is drawn by lot, so that self-play tries everything."""
        self._evaluator = evaluator
        self._leaves = leaves
        self._curiosity = curiosity
        self._noise = noise
        self._scales: list[Scale] = []

    def run(self, match: Match, budget: Budget, dice: Rng) -> dict[int, int]:
        """How often each answer to the pending question was tried."""
        assert match.decision is not None
        seat, options = match.decision.seat, match.decision.options
        root = self._root(match, dice)
        while budget.allows():
            worlds = [match.imagine(seat, dice.below(FINE)) for _ in range(self._leaves)]
            self._judge([self._go_down(root, world) for world in worlds], dice)
        return {code: root.edges[code].visits for code in options}

    def _root(self, match: Match, dice: Rng) -> Node:
        assert match.decision is not None
        self._scales = [Scale() for _ in range(match.players)]
        root, world = Node(), match.imagine(match.decision.seat, dice.below(FINE))
        (judgement,) = self._evaluator.judge([world], dice)
        root.judge(match.decision.options, judgement)
        for scale, worth in zip(self._scales, judgement.values, strict=True):
            scale.see(worth)
        if self._noise:
            for edge, share in zip(root.edges.values(), random_shares(len(root.edges), dice), strict=True):
                edge.prior += self._noise * (share - edge.prior)
        return root

    def _go_down(self, root: Node, world: Match) -> Way:
        steps: list[tuple[int, Edge]] = []
        node = root
        while True:
            decision = world.decision
            assert decision is not None
            edge = self._pick(node, decision)
            edge.pending += 1
            steps.append((decision.seat, edge))
            world.choose(edge.code)
            _answer_the_obvious(world)
            if world.decision is None:
                return Way(steps, world, None)
            node = edge.next_node(world.decision)
            if not node.judged:
                return Way(steps, world, node)

    def _pick(self, node: Node, decision: Decision) -> Edge:
        """The best by PUCT: the mean so far, and the prior as long as few tries speak against it. What was never tried
        counts as much as the node."""
        offered, scale = node.offered(decision.options), self._scales[decision.seat]
        tried = sum([edge.visits + edge.pending for edge in offered])
        whole = sum([edge.prior for edge in offered])
        urge = self._curiosity * sqrt(1 + tried) / whole
        untried = scale.of(node.values[decision.seat])
        best, found = offered[0], float("-inf")
        for edge in offered:
            tries = edge.visits + edge.pending
            mean = scale.of((edge.sum + edge.pending * scale.least) / tries) if tries else untried
            score = mean + urge * edge.prior / (1 + tries)
            if score > found:
                best, found = edge, score
        return best

    def _judge(self, ways: list[Way], dice: Rng) -> None:
        """All leaves at once."""
        open_ways = [way for way in ways if way.node is not None]
        judged = self._evaluator.judge([way.world for way in open_ways], dice) if open_ways else []
        for way, judgement in zip(open_ways, judged, strict=True):
            assert way.world.decision is not None
            assert way.node is not None
            way.node.judge(way.world.decision.options, judgement)
            self._learn(way, judgement.values)
        for way in ways:
            if way.node is None:
                self._learn(way, self._evaluator.outcome(way.world))

    def _learn(self, way: Way, values: Sequence[float]) -> None:
        for scale, worth in zip(self._scales, values, strict=True):
            scale.see(worth)
        for seat, edge in way.steps:
            edge.pending -= 1
            edge.visits += 1
            edge.sum += values[seat]


def _answer_the_obvious(world: Match) -> None:
    while world.decision is not None:
        code = obvious_answer(world.decision)
        if code is None:
            return
        world.choose(code)


def random_shares(number: int, dice: Rng) -> list[float]:
    """A whole cut at random: every way to share it out is as likely as any other (Dirichlet with 1)."""
    cuts = [-log((1 + dice.below(FINE)) / FINE) + 1e-9 for _ in range(number)]
    total = sum(cuts)
    return [cut / total for cut in cuts]


class TreeBot(Bot):
    """Searches with an evaluator and gives the answer that was tried most."""

    def __init__(self, iterations: int, time: Seconds, leaves: int, curiosity: float) -> None:
        self.iterations: int = iterations or (0 if time else USUAL_ITERATIONS)
        self.time: Seconds = time
        self.leaves: int = min(leaves, self.iterations or leaves)
        self.curiosity: float = curiosity

    def evaluator(self, game: Game) -> Evaluator:
        raise NotImplementedError

    def choose(self, match: Match, dice: Rng) -> int:
        assert match.decision is not None
        obvious = obvious_answer(match.decision)
        if obvious is not None:
            return obvious
        search = Search(self.evaluator(match.game), self.leaves, self.curiosity)
        tried = search.run(match, Budget(-(-self.iterations // self.leaves), self.time), dice)
        return max(tried, key=tried.__getitem__)


class PuctBot(TreeBot):
    """The bot named `puct`: `iterations` ways through the tree, of which `leaves` are judged at a time, by the
    evaluation that `value` names."""

    def __init__(
        self,
        iterations: int = 0,
        time: Seconds = ANY_TIME,
        leaves: int = USUAL_LEAVES,
        curiosity: float = USUAL_CURIOSITY,
        value: Value = HANDMADE,
    ) -> None:
        super().__init__(iterations, time, leaves, curiosity)
        self._evaluator = TurnEvaluator(evaluation_of(value))

    def evaluator(self, game: Game) -> Evaluator:
        return self._evaluator
