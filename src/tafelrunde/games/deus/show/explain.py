"""Explains a thing on the table to a viewer: its name, its effect, and its meaning in this position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple, Optional

from ....draw.lettering import capitalized
from ....draw.svg import num
from ....kernel.explanations import Explained
from ....kernel.game import View
from ....kernel.state import Fact
from ...conventional_game import ConventionalGame
from ...painter import OF_A_SEAT
from ..catalog import Catalog
from ..components.cards import phrases
from ..effects.counts import BesiegedVillages
from ..pieces.kinds import BUILDINGS, FACE_DOWN, PURPLE, RESOURCES, STANDARD
from ..rules.scoring import MAJORITY, majority_points, temple_points
from ..rules.temple import temple_gate
from ..table.player import DeusPlayer
from ..table.state import Table
from .board.cards import Size, face_drawn
from .explain_map import explain_region
from .outcomes import cards_give, god_gives
from .painter import PILES, Painter
from .table_from_view import table_from_view

CARD: Final = Size(150, 197, 36, 72, 30)


class Context(NamedTuple):
    """The viewer's painter, and the table as they see it."""

    painter: Painter
    table: Table

    def text(self, id: str, **facts: Fact) -> str:
        return self.painter.text(id, **facts)

    @property
    def me(self) -> Optional[DeusPlayer]:
        """The viewing player; None for spectators."""
        return self.table.players[self.painter.viewer] if self.painter.viewer >= 0 else None


Explainer = Callable[[Context, int], Explained]


def explainer(game: ConventionalGame[Catalog], view: View, lang: str) -> Callable[[str, int], Optional[Explained]]:
    return partial(_explained, Context(Painter(game, view, lang), table_from_view(game.catalog, view)))


def _explained(context: Context, kind: str, number: int) -> Optional[Explained]:
    explain = EXPLAINERS.get(kind)
    return None if explain is None else explain(context, number)


# ------------------------------------------------------------------------------------------------ cards


def _card(context: Context, number: int) -> Explained:
    face = context.painter.face(number)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" class="tafel" viewBox="-1 -1 {num(CARD.w + 2)} {num(CARD.h + 2)}">'
    drawn = face_drawn(context.painter.icon_set, face, CARD)
    return Explained(face.name, face.sentence, tuple(_of_card(context, number)), f"{svg}{drawn}</svg>")


def _of_card(context: Context, number: int) -> Iterator[str]:
    """Type and price, place, value now, and its god in an offering."""
    painter, table = context.painter, context.table
    design = table.catalog.cards[number]
    cost = dict(zip((*RESOURCES, "gold"), (*design.cost, design.gold), strict=True))
    building = context.text(f"building-{BUILDINGS[design.colour]}")
    yield context.text("about-cost", building=building, cost=painter.amounts(cost))
    if not table.switches.ballista_needs_points and any(type(it) is BesiegedVillages for it in phrases(design.effect)):
        yield context.text("about-any-village")
    place, owner = _location(context, number)
    yield from place
    if number in painter.jokers:
        return
    if owner is not None:
        if design.colour == PURPLE:
            yield context.text("about-worth", points=table.catalog.temple(number).worth(table, owner))
        elif not design.effect.possible(table, owner):
            yield context.text("about-idle")
        elif gives := cards_give(table, owner, (number,)):
            yield context.text("about-gives", amounts=painter.amounts(gives))
    if context.me is not None and number in context.me.hand:
        yield context.text("about-on-top", god=painter.god_name(design.colour))


def _location(context: Context, number: int) -> tuple[list[str], Optional[DeusPlayer]]:
    """The place of a card, and the player whose pieces it would count."""
    painter, me = context.painter, context.me
    if me is not None and number in me.hand:
        return [context.text("about-in-hand")], me
    if number in (painter.view["aside"]["cards"] or ()):
        return [context.text("laid-aside")], None
    for player in context.table.players:
        for column in player.columns:
            if number in column:
                id = "about-face-down" if number in painter.jokers else "about-in-column"
                place = column.index(number) + 1
                name = painter.names[player.seat]
                return [context.text(id, player=name, place=place, of=len(column))], player
    if number in context.table.discard:
        return [context.text("about-discarded")], None
    return [], me


# ------------------------------------------------------------------------------------------------ columns and pieces


def _colour(context: Context, colour: int) -> Explained:
    return _column(context, OF_A_SEAT * max(0, context.painter.viewer) + colour)


def _column(context: Context, number: int) -> Explained:
    """The field of a column on a player board."""
    seat, colour = divmod(number, OF_A_SEAT)
    player = context.table.players[seat]
    name = context.text(f"column-{BUILDINGS[colour]}")
    if seat != context.painter.viewer:
        name = f"{context.painter.names[seat]}: {name}"
    if colour == PURPLE:
        return Explained(name, context.text("about-temples"), tuple(_of_temples(context, player)))
    sentence = context.text(f"about-{BUILDINGS[colour]}")
    return Explained(name, sentence, tuple(_of_column(context, player, colour)))


def _of_column(context: Context, player: DeusPlayer, colour: int) -> Iterator[str]:
    yield context.text("about-pieces", ready=player.board[colour], reserve=player.reserve[colour])
    cards = [card for card in player.columns[colour] if card not in (FACE_DOWN, player.joker)]
    if not cards:
        yield context.text("about-column-empty")
        return
    names = [context.painter.named("card", card) for card in cards]
    yield context.text("about-column", cards=context.painter.w.join("join-things", names))
    if gives := cards_give(context.table, player, cards):
        yield context.text("about-gives", amounts=context.painter.amounts(gives))


def _of_temples(context: Context, player: DeusPlayer) -> Iterator[str]:
    built = len(player.columns[PURPLE])
    if built:
        yield context.text("about-temples-built", number=built, points=temple_points(context.table, player))
        short = [context.text(f"column-{BUILDINGS[colour]}") for colour in temple_gate(player)]
        yield context.text("about-gate-short" if short else "about-gate", number=built, columns=", ".join(short))
    else:
        yield context.text("about-first-temple")
    if context.painter.view["seats"][player.seat]["joker"] == "unused":
        yield capitalized(context.text("joker-unused"))


# ------------------------------------------------------------------------------------------------ stock and piles


def _resource(context: Context, kind: int) -> Explained:
    name = context.text(f"resource-{RESOURCES[kind]}")
    facts = [context.text("about-supply", amount=context.table.supply[kind])]
    if context.me is not None:
        facts.append(context.text("summary-have", what=RESOURCES[kind], amount=context.me.goods[kind]))
    most = max(player.goods[kind] for player in context.table.players)
    if most:
        leaders = [context.painter.names[p.seat] for p in context.table.players if p.goods[kind] == most]
        facts.append(context.text("about-majority", players=", ".join(leaders), points=MAJORITY))
    return Explained(capitalized(name), context.text(f"about-resource-{RESOURCES[kind]}"), tuple(facts))


def _pile(context: Context, number: int) -> Explained:
    name = PILES[number]
    count = (context.table.temples, len(context.table.deck), len(context.table.discard))[number]
    facts = [capitalized(context.painter.counted(f"icon-{name}", count))]
    if name == "temple" and context.me is not None:
        facts += _of_temples(context, context.me)
    elif name == "discard":
        known = [context.painter.named("card", card) for card in context.table.discard[-3:] if card != FACE_DOWN]
        facts += [context.text("about-known", cards=", ".join(reversed(known)))] if known else []
    return Explained(context.text(f"pile-{name}"), context.text(f"about-pile-{name}"), tuple(facts))


def _god(context: Context, number: int) -> Explained:
    """For the offering that is being made, or for the whole hand."""
    sentence = context.painter.w.sentence(context.table.catalog.gods[number].effect)
    facts = [context.text("about-god", building=context.text(f"column-{BUILDINGS[number]}"))]
    after = context._replace(table=context.table.clone())
    me, offered = after.me, context.painter.view["aside"]["count"]
    if me is not None and not offered:
        offered, me.hand = len(me.hand), []
    after.table.discard += [FACE_DOWN] * offered
    if me is not None and offered:
        gives = context.painter.amounts(god_gives(after.table, me, number, offered))
        facts.append(context.text("about-god-gives", number=offered, amounts=gives))
    return Explained(context.painter.named("god", number), sentence, tuple(facts))


# ------------------------------------------------------------------------------------------------ players


def _player(context: Context, seat: int) -> Explained:
    player, table = context.table.players[seat], context.table
    me = context.painter.view["seats"][seat]
    sentence = context.text(
        "about-player",
        regions=player.occupied.bit_count(),
        cards=sum(len(column) for column in player.columns[:STANDARD]),
        temples=len(player.columns[PURPLE]),
    )
    goods = {"gold": player.gold, **dict(zip(RESOURCES, player.goods, strict=True))}
    facts = [context.text("about-stock", amounts=context.painter.amounts(goods))]
    if me["vp"] is not None:
        facts.append(context.text("about-points", points=me["vp"]))
    later = (temple_points(table, player), majority_points(table, player))
    facts.append(context.text("about-later", temples=later[0], majorities=later[1]))
    if context.painter.view["first"] == seat:
        facts.append(context.text("about-first-player"))
    return Explained(context.painter.names[seat], sentence, tuple(facts))


def _region(context: Context, region: int) -> Explained:
    return explain_region(context.painter, context.table, region)


EXPLAINERS: Final[dict[str, Explainer]] = {
    "card": _card,
    "colour": _colour,
    "column": _column,
    "resource": _resource,
    "pile": _pile,
    "god": _god,
    "region": _region,
    "player": _player,
}
