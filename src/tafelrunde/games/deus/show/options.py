"""Summarizes an option: what it does, costs and gives, whatever is asked later."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, Optional, TypeVar

from ....kernel.decision import NONE, Decision
from ....kernel.explanations import OptionSummary
from ....kernel.game import View
from ....kernel.hexes import members
from ....kernel.state import Fact
from ...conventional_game import ConventionalGame
from ..catalog import Catalog
from ..effects.column import Activate
from ..effects.gains import Harvest, Produce
from ..effects.military import MoveArmies, StealFromOne
from ..effects.trade import Buy, Sell
from ..pieces.kinds import COLOURS, GOLD, PURPLE, RESOURCES, STANDARD, STOCK
from ..rules.build import GOLD_FOR_RESOURCE, gold_needed
from ..rules.column import atoms
from ..rules.joker import joker_columns
from ..rules.movement import March, armies_of, stops
from ..rules.place import EDGE_PRICE, edge_regions, legal_regions
from ..rules.scoring import temple_points
from ..rules.setup import start_counts
from ..rules.temple import temple_sites
from ..table import prompts
from ..table.effect import DeusEffect
from ..table.player import DeusPlayer
from ..table.state import Table
from .outcomes import Amounts, building_gives, cards_give, god_gives, march_gives
from .painter import Painter

E = TypeVar("E", bound=DeusEffect)


class Option(NamedTuple):
    """An answer, with the table at which it is given."""

    painter: Painter
    table: Table
    me: DeusPlayer
    decision: Decision
    code: int

    @property
    def about(self) -> int:
        return self.decision.about

    def text(self, id: str, **facts: Fact) -> str:
        return self.painter.text(id, **facts)

    def sentence(self, card: int) -> str:
        return self.painter.w.sentence(self.table.catalog.cards[card].effect)


Summarizer = Callable[[Option], OptionSummary]


def summarize_option(
    game: ConventionalGame[Catalog], state: Table, view: View, lang: str, decision: Decision, code: int
) -> OptionSummary:
    summarize = (DECLINED if code == NONE else SUMMARIZERS).get(decision.prompt.name)
    if summarize is None:
        return OptionSummary()
    return summarize(Option(Painter(game, view, lang), state, state.players[decision.seat], decision, code))


def _regions(regions: Iterable[int]) -> tuple[str, ...]:
    return tuple(f"region-{region}" for region in regions)


# ------------------------------------------------------------------------------------------------ the turn


def _action(option: Option) -> OptionSummary:
    if option.code == prompts.OFFER:
        return _offering(option)
    if option.code == prompts.JOKER:
        columns = joker_columns(option.table, option.me)
        price = min(len(option.me.columns[colour]) + 1 for colour in columns)
        places = tuple(f"colour-{colour}" for colour in columns)
        return OptionSummary(option.text("summary-joker"), {"gold": price}, places=places)
    return _temple(option) if option.table.catalog.cards[option.code].colour == PURPLE else _building(option)


def _offering(option: Option) -> OptionSummary:
    """The gods whose cards are in hand."""
    colours = sorted({option.table.catalog.cards[card].colour for card in option.me.hand})
    gods = option.painter.w.join("join-things", [option.painter.god_name(colour) for colour in colours])
    return OptionSummary(
        option.text("summary-offering", gods=gods), places=tuple(f"card-{card}" for card in option.me.hand)
    )


def _building(option: Option) -> OptionSummary:
    """The whole column, and what it gives wherever the piece is placed."""
    table, me = _paid(option)
    colour = table.catalog.cards[option.code].colour
    regions = members(legal_regions(table, me, colour))
    column = me.columns[colour]
    gifts = [building_gives(table, me, colour, region, column)[0] for region in regions]
    cost = _price(option)
    if not regions:  # only points open a region
        cost["vp"] = EDGE_PRICE
        regions = members(edge_regions(table, me, colour, 0))
    effect = option.sentence(option.code)
    if runs := _names(option, column[:-1]):
        clause = option.painter.w.clause(table.catalog.cards[option.code].effect)
        effect = option.text("summary-column", cards=runs, effect=clause)
    if any(gift != gifts[0] for gift in gifts):
        effect = f"{effect} {option.text('summary-by-region')}"
    return OptionSummary(effect, {**cost, f"piece-{COLOURS[colour]}": 1}, _sure(gifts), _regions(regions))


def _temple(option: Option) -> OptionSummary:
    """Its points once it is paid; the place of its piece may change them."""
    table, me = _paid(option)
    worth = table.catalog.temple(option.code).worth(table, me)
    effect = option.text("summary-temple", effect=option.sentence(option.code), points=worth)
    sites = members(temple_sites(table, me)) if table.temples else []
    return OptionSummary(effect, _price(option), places=_regions(sites))


def _paid(option: Option) -> tuple[Table, DeusPlayer]:
    """A copy of the table after this card is played and paid with as little gold as possible."""
    table = option.table.clone()
    me = table.players[option.me.seat]
    card = table.catalog.cards[option.code]
    me.gold -= gold_needed(me, card.cost, card.gold)
    for kind in range(4):
        tokens = min(card.cost[kind], me.goods[kind])
        me.goods[kind] -= tokens
        table.supply[kind] += tokens
    me.hand.remove(option.code)
    me.columns[card.colour] += (option.code,)
    return table, me


def _price(option: Option) -> Amounts:
    """Resources in stock, 4 gold for each missing one (DEUS-BUILD-04)."""
    card, goods = option.table.catalog.cards[option.code], option.me.goods
    price = {name: min(card.cost[kind], goods[kind]) for kind, name in enumerate(RESOURCES)}
    price["gold"] = gold_needed(option.me, card.cost, card.gold)
    return {name: amount for name, amount in price.items() if amount}


def _sure(gifts: list[Amounts]) -> Amounts:
    """The gains common to all of them."""
    if not gifts:
        return {}
    least = {name: min(given.get(name, 0) for given in gifts) for name in gifts[0]}
    return {name: amount for name, amount in least.items() if amount}


def _names(option: Option, cards: Iterable[int]) -> str:
    """The cards that do something when their column runs."""
    names = [option.painter.named("card", card) for card in cards if card != option.me.joker]
    return option.painter.w.join("join-things", names) if names else ""


# ------------------------------------------------------------------------------------------------ paying, placing


def _pay(option: Option) -> OptionSummary:
    """No card costs two of a kind, so it is either the resource or the gold that stands for it."""
    cost = {RESOURCES[option.about]: option.code} if option.code else {"gold": GOLD_FOR_RESOURCE}
    return OptionSummary(_have(option, option.about if option.code else GOLD), cost)


def _have(option: Option, kind: int) -> str:
    held = (*option.me.goods, option.me.gold)[kind]
    return option.text("summary-have", what=STOCK[kind], amount=held)


def _place(option: Option) -> OptionSummary:
    """The resulting place, and the gains of attack and column."""
    if option.code == prompts.PAY_FOR_EDGE:
        legal = legal_regions(option.table, option.me, option.about)
        places = _regions(members(edge_regions(option.table, option.me, option.about, legal)))
        return OptionSummary(option.text("summary-edge"), {"vp": EDGE_PRICE}, places=places)
    column = option.me.columns[option.about]
    gain, fallen = building_gives(option.table, option.me, option.about, option.code, column)
    return OptionSummary(_stands(option, fallen), gain=gain)


def _edge(option: Option) -> OptionSummary:
    return _place(option)._replace(cost={"vp": EDGE_PRICE})


def _stands(option: Option, fallen: int) -> str:
    """The own buildings in the region after this, and the villages beside it."""
    there = option.me.buildings_in(option.code)
    label = [option.text("summary-joins", number=there + 1) if there else option.text("summary-new-region")]
    return " ".join((*label, *_villages(option, option.code, fallen)))


def _villages(option: Option, region: int, fallen: int) -> list[str]:
    """The villages beside a region, and whether they are attacked."""
    table = option.table
    label = []
    for village in table.villages:
        if table.map.grid.beside[region] >> village & 1:
            id = "summary-falls" if fallen >> village & 1 else "summary-village"
            name = option.painter.named("region", village)
            label.append(option.text(id, region=name, points=table.vp_on(village)))
    return label


def _temple_site(option: Option) -> OptionSummary:
    """The points of all temples after this."""
    copy = option.table.clone()
    mine = copy.players[option.me.seat]
    copy.set_piece(mine, PURPLE, option.code)
    number = option.me.buildings_in(option.code) + 1
    return OptionSummary(option.text("summary-temple-site", number=number, points=temple_points(copy, mine)))


# ------------------------------------------------------------------------------------------------ a column runs


def _use(option: Option) -> OptionSummary:
    gain = cards_give(option.table, option.me, (option.about,))
    return OptionSummary(option.sentence(option.about), gain=gain)


def _activate(option: Option) -> OptionSummary:
    gain = cards_give(option.table, option.me, (option.code,))
    return OptionSummary(option.sentence(option.code), gain=gain)


def _asking(option: Option, kind: type[E], fits: Callable[[E], bool] = lambda atom: True) -> Optional[E]:
    """The effect that asks: of the running card or of the one it activates; None if several could."""
    table, me = option.table, option.me
    running = table.catalog.cards[me.columns[table.column][table.next_card - 1]].effect
    effects = [running]
    for atom in atoms(running):
        if isinstance(atom, Activate):
            effects += [table.catalog.cards[card].effect for card in me.columns[atom.colour] if card != me.joker]
    found = {repr(a): a for effect in effects for a in atoms(effect) if isinstance(a, kind) and fits(a)}
    return next(iter(found.values())) if len(found) == 1 else None


def _sell(option: Option) -> OptionSummary:
    have = _have(option, option.about)
    effect = _asking(option, Sell, lambda atom: atom.resource == option.about)
    if effect is None or not option.code:
        return OptionSummary(have)
    return OptionSummary(
        have, {RESOURCES[option.about]: option.code}, {STOCK[effect.currency]: effect.price * option.code}
    )


def _buy(option: Option) -> OptionSummary:
    effect = _asking(option, Buy)
    cost = {"gold": effect.price} if effect else {}
    return OptionSummary(_have(option, option.code), cost, {RESOURCES[option.code]: 1})


def _exchange(option: Option) -> OptionSummary:
    return OptionSummary(_have(option, option.code), {RESOURCES[option.code]: 1}, {RESOURCES[option.about]: 1})


def _produce(option: Option) -> OptionSummary:
    kind = option.table.map.terrain[option.code]
    effect = _asking(option, Produce)
    gain = {RESOURCES[kind]: min(effect.each, option.table.supply[kind])} if effect else {}
    return OptionSummary(_have(option, kind), gain=gain)


def _harvest(option: Option) -> OptionSummary:
    number = option.me.buildings_in(option.code)
    effect = _asking(option, Harvest, lambda atom: atom.terrain == option.about)
    gain = {RESOURCES[option.about]: min(effect.each * number, option.table.supply[option.about])} if effect else {}
    return OptionSummary(option.text("summary-buildings", number=number), gain=gain)


def _piece(option: Option) -> OptionSummary:
    ready, reserve = option.me.board[option.code], option.me.reserve[option.code]
    gain = {f"piece-{COLOURS[option.code]}": 1}
    return OptionSummary(option.text("summary-pieces", ready=ready, reserve=reserve), gain=gain)


# ------------------------------------------------------------------------------------------------ armies


def _army(option: Option) -> OptionSummary:
    """The place of the army, and where it can go if it moves next."""
    table, me, start = option.table, option.me, option.code
    effect = _asking(option, MoveArmies, lambda atom: atom.distance == option.about)
    waiting = tuple(army for army in armies_of(me) if army in option.decision.options)
    march = March(waiting, effect.armies if effect else 1, option.about).without(start)
    return OptionSummary(
        _beside(option, 0), places=_regions(end for end in stops(table, me, start, march) if end != start)
    )


def _move(option: Option) -> OptionSummary:
    gain, fallen = march_gives(option.table, option.me, option.about, option.code)
    label = _beside(option, fallen)
    return OptionSummary(f"{option.text('summary-stays')} {label}" if option.code == option.about else label, gain=gain)


def _beside(option: Option, fallen: int) -> str:
    """The villages and the opponents that an army there stands beside."""
    table, me, painter = option.table, option.me, option.painter
    near = table.map.grid.beside[option.code]
    label = _villages(option, option.code, fallen)
    rivals = [painter.names[other.seat] for other in table.others(me) if other.occupied & near]
    if rivals:
        label.append(option.text("summary-rivals", players=painter.w.join("join-things", rivals)))
    return " ".join(label) or option.text("summary-alone")


def _village(option: Option) -> OptionSummary:
    there = option.table.vp_on(option.code)
    taken = min(option.about, there)
    return OptionSummary(option.text("summary-left", points=there - taken), gain={"vp": taken})


def _rob(option: Option) -> OptionSummary:
    victim = option.table.players[option.code]
    effect = _asking(option, StealFromOne)
    if effect is None:
        return OptionSummary()
    held = victim.gold if effect.what == GOLD else victim.vp
    taken = min(effect.amount, held)
    return OptionSummary(
        option.text("summary-rob", what=STOCK[effect.what], amount=taken), gain={STOCK[effect.what]: taken}
    )


# ------------------------------------------------------------------------------------------------ offerings


def _discard(option: Option) -> OptionSummary:
    """The god's gift if this card is on top and no other card follows."""
    return _on_top(option, [*option.table.aside, option.code])


def _top(option: Option) -> OptionSummary:
    return _on_top(option, option.table.aside)


def _on_top(option: Option, offered: list[int]) -> OptionSummary:
    table, me = option.table, option.me
    colour = table.catalog.cards[option.code].colour
    god = option.painter.god_name(colour)
    if colour == PURPLE:
        return OptionSummary(option.text("summary-jupiter", god=god, number=len(offered)))
    effect = option.painter.w.clause(table.catalog.gods[colour].effect)
    copy = table.clone()
    mine = copy.players[me.seat]
    mine.hand = [card for card in mine.hand if card not in offered]
    copy.discard += offered
    gain = god_gives(copy, mine, colour, len(offered))
    return OptionSummary(option.text("summary-god", god=god, effect=effect), gain=gain)


def _enough(option: Option) -> OptionSummary:
    """The complete offering: the cards laid aside."""
    return OptionSummary(option.text("summary-enough", number=len(option.table.aside)))


def _god(option: Option) -> OptionSummary:
    effect = option.table.catalog.gods[option.code].effect
    gain = god_gives(option.table, option.me, option.code, option.table.offered)
    return OptionSummary(option.painter.w.sentence(effect), gain=gain)


def _gift(option: Option) -> OptionSummary:
    return OptionSummary(_have(option, option.code), gain={RESOURCES[option.code]: 1})


def _draw(option: Option) -> OptionSummary:
    effect = option.text("summary-hand", number=len(option.me.hand) + option.code)
    return OptionSummary(effect, gain={"card": option.code} if option.code else {})


# ------------------------------------------------------------------------------------------------ the variants


def _start(option: Option) -> OptionSummary:
    left = option.table.switches.start_pieces - sum(option.me.sealed) - option.code
    most = max(start_counts(option.table, option.me))
    gain = {f"piece-{COLOURS[option.about]}": option.code} if option.code else {}
    id = "summary-start-last" if option.about == STANDARD - 1 else "summary-start"
    return OptionSummary(option.text(id, left=left, most=most), gain=gain)


def _joker_column(option: Option) -> OptionSummary:
    """The cards already in the column run, the joker does not (DEUS-VJOKER-06)."""
    table, me, colour = option.table, option.me, option.code
    column = me.columns[colour]
    regions = members(legal_regions(table, me, colour))
    gain = _sure([building_gives(table, me, colour, region, column)[0] for region in regions])
    cost = {"gold": len(column) + 1, f"piece-{COLOURS[colour]}": 1}
    runs = _names(option, column)
    effect = option.text("summary-joker-column", cards=runs) if runs else option.text("summary-joker-alone")
    return OptionSummary(effect, cost, gain, _regions(regions))


def _joker_card(option: Option) -> OptionSummary:
    lost = option.painter.w.clause(option.table.catalog.cards[option.code].effect)
    return OptionSummary(option.text("summary-joker-card", effect=lost))


SUMMARIZERS: Final[dict[str, Summarizer]] = {
    prompts.ACTION.name: _action,
    prompts.PAY.name: _pay,
    prompts.PLACE.name: _place,
    prompts.EDGE.name: _edge,
    prompts.TEMPLE_SITE.name: _temple_site,
    prompts.GAIN.name: _use,
    prompts.USE.name: _use,
    prompts.SELL.name: _sell,
    prompts.BUY.name: _buy,
    prompts.EXCHANGE.name: _exchange,
    prompts.PRODUCE.name: _produce,
    prompts.HARVEST.name: _harvest,
    prompts.PIECE.name: _piece,
    prompts.ACTIVATE.name: _activate,
    prompts.ARMY.name: _army,
    prompts.MOVE.name: _move,
    prompts.VILLAGE.name: _village,
    prompts.ROB.name: _rob,
    prompts.DISCARD.name: _discard,
    prompts.TOP.name: _top,
    prompts.GOD.name: _god,
    prompts.GIFT.name: _gift,
    prompts.DRAW.name: _draw,
    prompts.START.name: _start,
    prompts.JOKER_CARD.name: _joker_card,
    prompts.JOKER_COLUMN.name: _joker_column,
}
DECLINED: Final[dict[str, Summarizer]] = {prompts.DISCARD.name: _enough}  # options that end or decline something
