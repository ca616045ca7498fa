"""The rules of a round. A rule asks with `yield`, and is short, since a match takes checkpoints between rules."""

from __future__ import annotations

from tafelrunde.kernel.decision import Rules, ask, ask_secret
from tafelrunde.kernel.effects import carry_out
from tafelrunde.kernel.game import Result, Value
from tafelrunde.kernel.rng import Rng

from .cards import built, design
from .pieces import BUILDINGS, CARDS, DYKE, FIELD, FLOODS, GRAIN_PER_POINT, HAND, SOURCES, TRADED
from .prompts import BUILD, PLAN, TRADE, USE
from .table import STEPS, Settler, Table


def set_up(players: int, options: dict[str, Value], rng: Rng) -> Table:
    """DELTA-SETUP-01 and DELTA-SETUP-02; initial grain is set in fields.py."""
    table = Table(rng)
    table.players = [Settler(seat) for seat in range(players)]
    table.rounds, table.floods = int(options["rounds"]), bool(options["floods"])
    table.deck = list(range(CARDS))
    rng.shuffle(table.deck)
    for player in table.players:
        player.hand = sorted(table.deck.pop() for _ in range(HAND))
    table.first = rng.below(players)
    return table


def plan(table: Table, me: Settler) -> Rules:
    """All choose a card in secret; after the last choice all are revealed (DELTA-ROUND-01)."""
    card = yield ask_secret(me, PLAN, lambda: me.hand.copy())
    me.hand.remove(card)
    me.planned.append(card)
    table.plans += 1
    if table.log:
        table.log.add("planned", me, {"card": card})
    if table.revealed:
        table.reveals += 1
        for player in table.players:
            if table.log:
                table.log.add("revealed", player, card=player.planned[0])


def act(table: Table, me: Settler) -> Rules:
    """Build the card or trade it in (DELTA-ROUND-02). It is public, so a variable may hold it."""
    card = me.planned[0]
    options = [BUILD, TRADE] if me.grain >= design(card).price else [TRADE]
    chosen = yield ask(me, USE, options, card)
    me.planned.remove(card)
    if chosen == BUILD:
        yield from build(table, me, card)
    else:  # DELTA-ROUND-04
        table.discard.append(card)
        me.grain += TRADED
        if table.log:
            table.log.add("traded", me, card=card, n=TRADED)
    table.acts += 1
    if table.acts == len(table.players):
        end_round(table)


def build(table: Table, me: Settler, card: int) -> Rules:
    """DELTA-ROUND-03"""
    me.grain -= design(card).price
    me.village.append(card)
    me.tally[BUILDINGS] += design(card).points
    if table.log:
        table.log.add("built", me, card=card, price=design(card).price, points=design(card).points)
    yield from carry_out(design(card).effect, table, me)


def end_round(table: Table) -> None:
    """Harvest, flood, draw (DELTA-ROUND-05, DELTA-ROUND-06)."""
    for player in table.players:
        harvest = 1 + built(player, FIELD)
        player.grain += harvest
        if table.log:
            table.log.add("harvested", player, n=harvest)
    if table.floods and table.round in FLOODS:
        flood(table, FLOODS.index(table.round) + 1)
    table.round += 1
    table.first = (table.first + 1) % len(table.players)
    table.plans = table.acts = 0
    if table.over:
        tell_left_over(table)
        return
    table.reveals += 1  # everybody sees a new card
    for player in table.players:
        card = table.deck.pop()
        player.hand = sorted([*player.hand, card])
        if table.log:
            table.log.add("drew", player, {"card": card})


def flood(table: Table, height: int) -> None:
    """Players with fewer dykes than floods so far lose half of their grain (DELTA-FLOOD-02)."""
    for player in table.players:
        if built(player, DYKE) < height:
            lost = (player.grain + 1) // 2
            player.grain -= lost
            if table.log and lost:
                table.log.add("flooded", player, n=lost)


def tell_left_over(table: Table) -> None:
    """Remaining grain is worth points (DELTA-END-02)."""
    for player in table.players:
        if table.log and player.grain >= GRAIN_PER_POINT:
            table.log.add("left-over", player, n=player.grain // GRAIN_PER_POINT)


def final_result(table: Table) -> Result:
    """DELTA-END-02 and DELTA-END-03"""
    breakdown = [
        dict(zip(SOURCES, [*player.tally, player.grain // GRAIN_PER_POINT], strict=True)) for player in table.players
    ]
    scores = [sum(points.values()) for points in breakdown]
    ranks = [(score, len(player.village)) for score, player in zip(scores, table.players, strict=True)]
    winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    return Result(scores, winners, breakdown, "rounds")


STEPS.update(plan=plan, act=act)
