"""Harbour: a small game that has every hard feature once. It tests the kernel and shows how a game is written.

Everybody seals a card in secret, then players act in turn: scout (draw three, keep one, others may rob you), play a
card (pay, then do what it says), take an open card, call a festival (all vote), gamble with dice, or stow crates.
Here is what lies on the table, the rules and the game; its cards are in `toy_cards.py`. A real box has more files.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import ClassVar, Optional

from toy_cards import (
    ACTION,
    BERTH,
    BERTHS,
    BET,
    BUILD,
    CALL,
    CARDS,
    CARGO,
    CONVERT,
    COUNTER,
    DISCARD,
    FESTIVAL,
    FORTUNE,
    GAMBLE,
    GOLD,
    GOODS,
    GRAIN,
    GUARD,
    KEEP,
    KINDS,
    MARKET,
    OBJECT,
    PAY,
    PAY_NOW,
    PIRATE,
    PLAY,
    REROLL,
    SCOUT,
    SEAL,
    SHELF,
    SOURCES,
    STOCK,
    STORM,
    STOW,
    TAKE,
    VOTE,
    WOOD,
)

from tafelrunde.kernel.decision import NONE, Player, Pools, Prompt, Rules, ask, ask_secret, pay_mix
from tafelrunde.kernel.effects import MIX, carry_out
from tafelrunde.kernel.game import SEED, Component, Game, GameAI, GameRules, GameShow, Option, Result, Value, View
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.state import EVERYTHING, Fact, State

# ------------------------------------------------------------------------------------------------ on the table


class Captain(Player):
    __slots__ = ("berths", "drawn", "goods", "hand", "known", "played", "points", "sealed")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.hand: list[int] = []  # sorted
        self.drawn: list[int] = []  # to choose among: a zone, never a local
        self.sealed: list[int] = []  # counts at the end; only its owner knows it
        self.known: int = 0  # the cards of the hand that everybody saw when they were taken
        self.played: list[int] = []
        self.goods: list[int] = [0, 0, 0]
        self.points: list[int] = [0, 0, 0, 0]
        self.berths: int = 0

    def clone(self) -> Captain:
        other = Captain(self.seat)
        other.hand = self.hand.copy()
        other.drawn = self.drawn.copy()
        other.sealed = self.sealed.copy()
        other.known = self.known
        other.played = self.played.copy()
        other.goods = self.goods.copy()
        other.points = self.points.copy()
        other.berths = self.berths
        return other

    def hidden(self) -> list[int]:
        return [card for card in self.hand if not self.known >> card & 1]

    def of_kind(self, kind: int) -> list[int]:
        return [card for card in self.hand if card % KINDS == kind]

    def lose(self, card: int) -> None:
        self.hand.remove(card)
        self.known &= ~(1 << card)


class Table(State):
    __slots__ = (
        "bank",
        "cargo",
        "deck",
        "discard",
        "market",
        "players",
        "round",
        "rounds",
        "sealing",
        "storms",
        "turn",
    )

    actions: ClassVar[tuple[Callable[[Table, Captain], Rules], ...]] = ()  # the rule of each action, filled in below

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.players: list[Captain] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.market: list[int] = []
        self.bank: list[int] = []
        self.cargo: int = 0
        self.rounds: int = 0
        self.storms: bool = False
        self.sealing: int = 0  # who seals next; then everybody has
        self.round: int = 0
        self.turn: int = 0  # whose turn it is; after the last seat the storm comes

    def clone(self) -> Table:
        other = type(self)(self.rng.copy())
        other.reveals = self.reveals
        other.players = [player.clone() for player in self.players]
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.market = self.market.copy()
        other.bank = self.bank.copy()
        other.cargo = self.cargo
        other.rounds = self.rounds
        other.storms = self.storms
        other.sealing = self.sealing
        other.round = self.round
        other.turn = self.turn
        return other

    def next_step(self) -> Optional[Rules]:
        if self.sealing < len(self.players):
            return seal(self, self.players[self.sealing])
        if self.round == self.rounds:
            return None
        if self.turn == len(self.players):
            return end_of_round(self)
        return take_turn(self, self.players[self.turn])

    def pack(self) -> list[int]:
        numbers = [self.rng.state, self.reveals, self.cargo, self.rounds, self.storms, self.sealing]
        numbers += [self.round, self.turn]
        zones = [self.deck, self.discard, self.market, self.bank]
        for player in self.players:
            numbers += [player.known, player.berths]
            zones += [player.hand, player.drawn, player.sealed, player.played, player.goods, player.points]
        for zone in zones:
            numbers += [len(zone), *zone]
        return numbers

    def unseen(self, seat: int) -> Pools:
        cards = self.deck.copy()
        for player in self.players:
            if player.seat != seat:
                cards += player.hidden() + player.drawn + player.sealed
        return {"card": cards}

    def place(self, seat: int, dealt: Pools) -> None:
        pile = dealt["card"].copy()

        def deal(n: int) -> list[int]:
            dealt = pile[:n]
            del pile[:n]
            return dealt

        self.deck = deal(len(self.deck))
        for player in self.players:
            if player.seat != seat:
                known = [card for card in player.hand if player.known >> card & 1]
                player.hand = sorted(known + deal(len(player.hand) - len(known)))
                player.drawn = sorted(deal(len(player.drawn)))
                player.sealed = deal(len(player.sealed))

    def check(self) -> None:
        cards = self.deck + self.discard + self.market
        for player in self.players:
            cards += player.hand + player.drawn + player.sealed + player.played
            assert min(player.goods) >= 0, f"seat {player.seat} owes goods: {player.goods}"
        assert sorted(cards) == list(range(CARDS)), "cards were lost or doubled"
        assert min(self.bank) >= 0, f"the bank owes goods: {self.bank}"
        for kind, n in enumerate(STOCK):
            assert self.bank[kind] + sum(player.goods[kind] for player in self.players) == n, f"{GOODS[kind]} was lost"

    # what rules do with it

    def others(self, me: Captain) -> list[Captain]:
        """In turn order."""
        return self.players[me.seat + 1 :] + self.players[: me.seat]

    def tell(self, name: str, who: Captain, private: Optional[dict[str, Fact]] = None, **facts: Fact) -> None:
        if self.log is not None:
            self.log.add(name, who, private, **facts)

    def gain(self, me: Captain, kind: int, n: int) -> None:
        n = min(n, self.bank[kind])
        self.bank[kind] -= n
        me.goods[kind] += n

    def pay(self, me: Captain, kind: int, n: int) -> None:
        self.bank[kind] += n
        me.goods[kind] -= n

    def top_card(self) -> list[int]:
        if not self.deck:
            self.deck, self.discard = self.discard, []
            self.rng.shuffle(self.deck)
        return [self.deck.pop()] if self.deck else []

    def draw(self, me: Captain, n: int) -> list[int]:
        """Cards that only this player sees. The caller puts them into a zone at once."""
        cards: list[int] = []
        for _ in range(n):
            cards += self.top_card()
        self.reveals += 1
        self.tell("drew", me, {f"card{i}": card for i, card in enumerate(cards)}, n=len(cards))
        return sorted(cards)

    def roll(self) -> int:
        self.reveals += 1
        return self.rng.below(6) + 1

    def payable(self, me: Captain, gold: int, more: int) -> bool:
        """Also with what conversions would bring: each turns two of a kind into one gold."""
        missing = max(0, gold - me.goods[GOLD])
        pairs = min(me.goods[GRAIN] // 2 + me.goods[WOOD] // 2, self.bank[GOLD])
        return missing <= pairs and sum(me.goods) - missing >= gold + more

    def affordable(self, me: Captain) -> list[int]:
        return [c for c in me.hand if self.payable(me, SHELF[c % KINDS].gold, SHELF[c % KINDS].more)]

    def conversions(self, me: Captain, gold: int = 0, more: int = 0) -> list[int]:
        """The free actions that leave the cost payable."""
        found = []
        for kind in (GRAIN, WOOD):
            if me.goods[kind] >= 2 and self.bank[GOLD]:
                self.convert(me, kind)
                if self.payable(me, gold, more):
                    found.append(CONVERT + kind)
                self.convert(me, kind, -1)
        return found

    def convert(self, me: Captain, kind: int, times: int = 1) -> None:
        self.pay(me, kind, 2 * times)
        self.pay(me, GOLD, -times)


# ------------------------------------------------------------------------------------------------ rules


def seal(table: Table, me: Captain) -> Rules:
    """All at once, in secret. Asked in seat order; nobody's options depend on what others answered."""
    card = yield ask_secret(me, SEAL, lambda: me.hand.copy())
    me.lose(card)
    me.sealed.append(card)
    table.tell("sealed", me, {"card": card})
    table.sealing += 1


def take_turn(table: Table, me: Captain) -> Rules:
    """One action. A free action before it ends the step, so that the position after it can be restarted from."""

    def options() -> list[int]:  # BUILD depends on the hand: asked openly, its absence would tell
        found = [SCOUT, CALL]
        found += [BUILD] if table.affordable(me) else []
        found += [TAKE] if table.market else []
        found += [GAMBLE] if me.goods[GRAIN] else []
        found += [STOW] if not me.berths else []
        return sorted(found) + table.conversions(me)

    action = yield ask_secret(me, ACTION, lambda: table.cached_options or options())
    if action >= CONVERT:
        table.convert(me, action - CONVERT)
        return
    yield from table.actions[action](table, me)
    table.turn += 1


def scout(table: Table, me: Captain) -> Rules:
    """Draw three and keep one. Every other player may rob you with a pirate, unless you then show a guard."""
    me.drawn = table.draw(me, 3)
    for other in table.others(me):
        pirate = yield ask_secret(other, OBJECT, lambda other=other: [*other.of_kind(PIRATE), NONE])  # type: ignore[misc]
        if pirate == NONE:
            continue
        show(table, other, pirate)
        guard = yield ask_secret(me, COUNTER, lambda: [*me.of_kind(GUARD), NONE])
        if guard == NONE:
            table.discard += me.drawn
            me.drawn = []
            return
        show(table, me, guard)
    if me.drawn:
        kept = yield ask_secret(me, KEEP, lambda: me.drawn.copy())
        me.drawn.remove(kept)
        me.hand = sorted([*me.hand, kept])
        table.discard += me.drawn
        me.drawn = []


def show(table: Table, who: Captain, card: int) -> None:
    """From here on the card is public and may stay in a local."""
    who.lose(card)
    table.discard.append(card)
    table.tell("showed", who, card=card)


def build(table: Table, me: Captain) -> Rules:
    card = yield ask_secret(me, PLAY, partial(table.affordable, me))
    me.lose(card)
    me.played.append(card)  # at once: also while it is paid for, a card lies somewhere
    table.tell("played", me, card=card)
    yield from pay_for(table, me, card)
    yield from carry_out(SHELF[card % KINDS].effect, table, me)


def pay_for(table: Table, me: Captain, card: int) -> Rules:
    gold, more = SHELF[card % KINDS].gold, SHELF[card % KINDS].more
    while True:
        options = table.conversions(me, gold, more)
        if me.goods[GOLD] >= gold:
            options.append(PAY_NOW)
        choice = yield ask(me, PAY, options, card)
        if choice == PAY_NOW:
            break
        table.convert(me, choice - CONVERT)
    table.pay(me, GOLD, gold)
    paid = yield from pay_mix(me, MIX, me.goods, more)
    for kind, n in enumerate(paid):
        table.pay(me, kind, n)


def take(table: Table, me: Captain) -> Rules:
    """An open card: everybody remembers that you hold it."""
    card = yield ask(me, MARKET, table.market.copy())
    table.market.remove(card)
    me.hand = sorted([*me.hand, card])
    me.known |= 1 << card
    table.market += table.top_card()
    table.reveals += 1


def call_festival(table: Table, me: Captain) -> Rules:
    """A group decision: all vote in turn order, the caller first. A majority brings everybody grain."""
    votes = 0
    for player in [me, *table.others(me)]:
        votes += yield ask(player, VOTE, [0, 1])
    if 2 * votes > len(table.players):
        for player in table.players:
            table.gain(player, GRAIN, 2)
    else:
        me.points[FESTIVAL] += 1


def gamble(table: Table, me: Captain) -> Rules:
    bet = yield ask(me, BET, list(range(1, min(3, me.goods[GRAIN]) + 1)))
    table.pay(me, GRAIN, bet)
    sum_of_dice = table.roll() + table.roll()
    if me.goods[WOOD] and (yield ask(me, REROLL, [1, NONE], sum_of_dice)) == 1:
        table.pay(me, WOOD, 1)
        sum_of_dice = table.roll() + table.roll()
    if sum_of_dice >= 7:
        me.points[FORTUNE] += bet
    table.tell("rolled", me, sum=sum_of_dice)


def stow(table: Table, me: Captain) -> Rules:
    """Many choices in one rule. The longest row of crates counts."""
    for left in range(table.cargo, 0, -1):
        berth = yield ask(me, BERTH, [b for b in range(BERTHS) if not me.berths >> b & 1], left)
        me.berths |= 1 << berth
    longest, row = 0, 0
    for b in range(BERTHS):
        row = row + 1 if me.berths >> b & 1 else 0
        longest = max(longest, row)
    me.points[CARGO] += longest // 2


def end_of_round(table: Table) -> Rules:
    """With storms, a five or six costs everybody one good of their choice."""
    if table.storms and table.roll() >= 5:
        for player in table.players:
            kinds = [kind for kind in range(len(GOODS)) if player.goods[kind]]
            if kinds:
                table.pay(player, (yield ask(player, STORM, kinds)), 1)
    table.round += 1
    table.turn = 0


Table.actions = (scout, build, take, call_festival, gamble, stow)

# ------------------------------------------------------------------------------------------------ the game


class HarbourRules(GameRules):
    game: Harbour

    def set_up(self, players: int, options: dict[str, Value], rng: Rng) -> Table:
        table = self.game.table(rng)
        table.storms = bool(options["storms"])
        table.rounds = int(options["rounds"])
        table.cargo = int(options["cargo"])
        table.bank = list(STOCK)
        table.deck = list(range(CARDS))
        rng.shuffle(table.deck)
        table.market = [table.deck.pop() for _ in range(2)]
        for seat in range(players):
            player = Captain(seat)
            player.hand = sorted(table.deck.pop() for _ in range(4))
            table.players.append(player)
            for kind in range(len(GOODS)):
                table.gain(player, kind, 2)
        return table

    def result(self, state: State) -> Result:
        assert isinstance(state, Table)
        breakdown = []
        for player in state.players:
            sealed = sum(card % KINDS for card in player.sealed)
            breakdown.append(dict(zip(SOURCES, [*player.points, sealed], strict=True)))
        scores = [sum(points.values()) for points in breakdown]
        return Result(scores, [s for s, n in enumerate(scores) if n == max(scores)], breakdown, "rounds-over")


class HarbourShow(GameShow):
    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, Table)
        return {
            "round": state.round,
            "turn": state.turn,
            "deck": len(state.deck),
            "discard": state.discard.copy(),
            "market": state.market.copy(),
            "bank": state.bank.copy(),
            "seats": [self.seat_view(player, seat in (player.seat, EVERYTHING)) for player in state.players],
        }

    def seat_view(self, player: Captain, mine: bool) -> View:
        seen: View = {
            "cards": len(player.hand),
            "known": [card for card in player.hand if player.known >> card & 1],
            "drawn": len(player.drawn),
            "sealed": len(player.sealed),
            "played": player.played.copy(),
            "goods": player.goods.copy(),
            "points": player.points.copy(),
            "berths": player.berths,
        }
        if mine:
            seen["secret"] = {
                "hand": player.hand.copy(),
                "drawn": player.drawn.copy(),
                "sealed": player.sealed.copy(),
            }
        return seen

    def board_svg(self, view: View, lang: str, width: int = 0) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg" lang="{lang}"><text y="9">{view["round"]}</text></svg>'

    def thing(self, kind: str, number: int, view: Optional[View] = None) -> tuple[str, dict[str, Fact]]:
        return (f"card-{SHELF[number % KINDS].id}", {}) if kind == "card" else (f"{kind}-{number}", {})


class HarbourAI(GameAI):
    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return sum(state.players[seat].points) + sum(state.players[seat].goods) / 2


class Harbour(Game):
    name = "toy"
    players = range(2, 5)
    options = (
        Option("storms", (False, True), False),
        Option("rounds", (3, 6), 3),
        Option("cargo", (2, 32), 2),
    )
    prompts: tuple[Prompt, ...] = (
        SEAL, ACTION, OBJECT, COUNTER, KEEP, PLAY, PAY, DISCARD, MARKET, VOTE, BET, REROLL, BERTH, STORM,
    )  # fmt: skip
    kinds = frozenset({"card", "action", "berth", "good", "number", "yes"})
    uses = frozenset({"played"})
    table: ClassVar[type[Table]] = Table
    rules_class = HarbourRules
    show_class = HarbourShow
    ai_class = HarbourAI

    @cached_property
    def components(self) -> list[Component]:
        return [
            Component(
                "card", card.id, range(kind, CARDS, KINDS), {"effect": SEED}, "made up", card.effect,
                {"gold": card.gold, "more": card.more},
            )
            for kind, card in enumerate(SHELF)
        ]  # fmt: skip


TOY = Harbour()
