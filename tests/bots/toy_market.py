"""A small game for testing bots: hidden hands, a hidden pile, a turn of two questions.

In turn: sell a card of the hand, or the top card of the pile unseen, for its value in coins; then say how many coins
to turn into points (a point each) and how many to keep (worth nothing in the end).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Optional

from tafelrunde.kernel.decision import NONE, Player, Pools, Prompt, Rules, ask, ask_secret
from tafelrunde.kernel.game import SEED, Component, Game, GameAI, GameRules, GameShow, Option, Result, Value, View
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.state import EVERYTHING, Fact, State

SELL = Prompt("SELL", 40, "card")
INVEST = Prompt("INVEST", 200, "number")
TAX = Prompt("TAX", 2, "yes", default=0)


class Market(State):
    __slots__ = ("coins", "hands", "pile", "players", "points", "turn")

    def __init__(self, rng: Rng, players: int) -> None:
        super().__init__(rng)
        self.players = [Player(seat) for seat in range(players)]
        self.turn = 0
        self.pile: list[int] = []
        self.hands: list[list[int]] = []
        self.coins = [0] * players
        self.points = [0] * players

    def clone(self) -> Market:
        other = Market(self.rng.copy(), len(self.players))
        other.reveals, other.turn = self.reveals, self.turn
        other.pile, other.hands = self.pile.copy(), [hand.copy() for hand in self.hands]
        other.coins, other.points = self.coins.copy(), self.points.copy()
        return other

    def next_step(self) -> Optional[Rules]:
        return take_turn(self) if any(self.hands) else None

    def pack(self) -> list[int]:
        numbers = [self.rng.state, self.reveals, self.turn]
        for cards in [self.pile, *self.hands, self.coins, self.points]:
            numbers += [len(cards), *cards]
        return numbers

    def unseen(self, seat: int) -> Pools:
        return {"card": self.pile + [card for other in self.others(seat) for card in self.hands[other]]}

    def place(self, seat: int, dealt: Pools) -> None:
        rest = dealt["card"].copy()
        self.pile = [rest.pop(0) for _ in self.pile]
        for other in self.others(seat):
            self.hands[other] = sorted(rest.pop(0) for _ in self.hands[other])

    def others(self, seat: int) -> list[int]:
        return [player.seat for player in self.players if player.seat != seat]

    def check(self) -> None:
        assert min(self.coins) >= 0


def take_turn(table: Market) -> Rules:
    me = table.players[table.turn % len(table.players)]
    seat = me.seat
    blind = [NONE] if table.pile else []
    sold = yield ask_secret(me, SELL, lambda: table.hands[seat] + blind)
    if sold == NONE:
        table.hands[seat].pop()
        table.reveals += 1
        sold = table.pile.pop()
    else:
        table.hands[seat].remove(sold)
    table.coins[seat] += sold
    if (yield ask(me, TAX, [0, 1])) == 1:
        table.coins[seat] = 0
    invested = yield ask(me, INVEST, list(range(table.coins[seat] + 1)))
    table.coins[seat] -= invested
    table.points[seat] += invested
    table.turn += 1


class MarketRules(GameRules):
    def set_up(self, players: int, options: dict[str, Value], rng: Rng) -> Market:
        table = Market(rng, players)
        table.pile = list(range(40))
        rng.shuffle(table.pile)
        table.hands = [sorted(table.pile.pop() for _ in range(int(options["cards"]))) for _ in range(players)]
        return table

    def result(self, state: State) -> Result:
        assert isinstance(state, Market)
        most = max(state.points)
        winners = [seat for seat, points in enumerate(state.points) if points == most]
        return Result(state.points.copy(), winners, [{"sold": points} for points in state.points], "end-cards")


class MarketShow(GameShow):
    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, Market)
        hands: list[Any] = [
            hand.copy() if seat in (owner, EVERYTHING) else len(hand) for owner, hand in enumerate(state.hands)
        ]
        return {"hands": hands, "pile": len(state.pile), "coins": state.coins.copy(), "points": state.points.copy()}

    def thing(self, kind: str, number: int, view: Optional[View] = None) -> tuple[str, dict[str, Fact]]:
        return kind, {"n": number}


class MarketAI(GameAI):
    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Market)
        return state.points[seat] + state.coins[seat] / 4


class MarketGame(Game):
    name = "market"
    players = range(2, 4)
    options = (Option("cards", (3, 4), 3),)
    prompts = (SELL, INVEST, TAX)
    kinds = frozenset({"card"})
    folder = Path(__file__).parent
    rules_class = MarketRules
    show_class = MarketShow
    ai_class = MarketAI

    @property
    def components(self) -> list[Component]:  # type: ignore[override]
        return [Component("card", f"worth-{n}", [n], {"value": SEED}, "") for n in range(40)]


MARKET = MarketGame()
