"""What a thing on the table is and does, and what it means now, for somebody who points at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, Optional

from ....draw.cards import card, card_height
from ....draw.svg import num
from ....kernel.explanations import Explained
from ....kernel.game import View
from ....kernel.state import Fact
from ...painter import OF_A_SEAT
from ..pieces.kinds import BUILDINGS, FACE_DOWN, PURPLE, RESOURCES, STANDARD
from ..rules.scoring import MAJORITY, majority_points, temple_points
from ..rules.temple import temple_gate
from ..table.player import DeusPlayer
from ..table.state import Table
from .explain_map import region_told, upper
from .painter import PILES, Painter
from .seen import table_seen
from .trying import cards_give, god_gives

if TYPE_CHECKING:
    from ..game import Deus

CARD: Final = 190.0


class Pointed(NamedTuple):
    """Somebody who points at something: their picture, and the table as they see it."""

    painter: Painter
    table: Table

    def text(self, id: str, **facts: Fact) -> str:
        return self.painter.text(id, **facts)

    @property
    def me(self) -> Optional[DeusPlayer]:
        """The viewing player; None for spectators."""
        return self.table.players[self.painter.viewer] if self.painter.viewer >= 0 else None


Tell = Callable[[Pointed, int], Explained]


def explainer(game: Deus, view: View, lang: str) -> Callable[[str, int], Optional[Explained]]:
    return partial(_explained, Pointed(Painter(game, view, lang), table_seen(game.box, view)))


def _explained(pointed: Pointed, kind: str, number: int) -> Optional[Explained]:
    tell = TELL.get(kind)
    return None if tell is None else tell(pointed, number)


# ------------------------------------------------------------------------------------------------ cards


def _card(pointed: Pointed, number: int) -> Explained:
    face = pointed.painter.face(number)
    high = card_height(pointed.painter.icon_set, face, CARD)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" class="tafel" viewBox="0 0 {num(CARD)} {num(high)}">'
    drawn = card(pointed.painter.icon_set, face, CARD, high)
    return Explained(face.name, face.sentence, tuple(_of_card(pointed, number)), f"{svg}{drawn}</svg>")


def _of_card(pointed: Pointed, number: int) -> Iterator[str]:
    """Type and price, where it lies, what it would give now, and whose card it is in an offering."""
    painter, table = pointed.painter, pointed.table
    made = table.box.cards[number]
    cost = dict(zip((*RESOURCES, "gold"), (*made.cost, made.gold), strict=True))
    building = pointed.text(f"building-{BUILDINGS[made.colour]}")
    yield pointed.text("about-cost", building=building, cost=painter.amounts(cost))
    place, owner = _whereabouts(pointed, number)
    yield from place
    if number in painter.jokers:
        return
    if owner is not None:
        if made.colour == PURPLE:
            yield pointed.text("about-worth", points=table.box.temple(number).worth(table, owner))
        elif not made.effect.possible(table, owner):
            yield pointed.text("about-idle")
        elif gives := cards_give(table, owner, (number,)):
            yield pointed.text("about-gives", amounts=painter.amounts(gives))
    if pointed.me is not None and number in pointed.me.hand:
        yield pointed.text("about-on-top", god=painter.god_name(made.colour))


def _whereabouts(pointed: Pointed, number: int) -> tuple[list[str], Optional[DeusPlayer]]:
    """Where a card lies, and whose pieces it would count."""
    painter, me = pointed.painter, pointed.me
    if me is not None and number in me.hand:
        return [pointed.text("about-in-hand")], me
    if number in (painter.view["aside"]["cards"] or ()):
        return [pointed.text("laid-aside")], None
    for player in pointed.table.players:
        for column in player.columns:
            if number in column:
                id = "about-face-down" if number in painter.jokers else "about-in-column"
                place = column.index(number) + 1
                name = painter.names[player.seat]
                return [pointed.text(id, player=name, place=place, of=len(column))], player
    if number in pointed.table.discard:
        return [pointed.text("about-discarded")], None
    return [], me


# ------------------------------------------------------------------------------------------------ columns and pieces


def _colour(pointed: Pointed, colour: int) -> Explained:
    return _column(pointed, OF_A_SEAT * max(0, pointed.painter.viewer) + colour)


def _column(pointed: Pointed, number: int) -> Explained:
    """The field of a column on a player board."""
    seat, colour = divmod(number, OF_A_SEAT)
    player = pointed.table.players[seat]
    name = pointed.text(f"column-{BUILDINGS[colour]}")
    if seat != pointed.painter.viewer:
        name = f"{pointed.painter.names[seat]}: {name}"
    if colour == PURPLE:
        return Explained(name, pointed.text("about-temples"), tuple(_of_temples(pointed, player)))
    sentence = pointed.text(f"about-{BUILDINGS[colour]}")
    return Explained(name, sentence, tuple(_of_column(pointed, player, colour)))


def _of_column(pointed: Pointed, player: DeusPlayer, colour: int) -> Iterator[str]:
    yield pointed.text("about-pieces", ready=player.board[colour], reserve=player.reserve[colour])
    cards = [card for card in player.columns[colour] if card not in (FACE_DOWN, player.joker)]
    if not cards:
        yield pointed.text("about-column-empty")
        return
    names = [pointed.painter.named("card", card) for card in cards]
    yield pointed.text("about-column", cards=pointed.painter.w.join("join-things", names))
    if gives := cards_give(pointed.table, player, cards):
        yield pointed.text("about-gives", amounts=pointed.painter.amounts(gives))


def _of_temples(pointed: Pointed, player: DeusPlayer) -> Iterator[str]:
    built = len(player.columns[PURPLE])
    if built:
        yield pointed.text("about-temples-built", number=built, points=temple_points(pointed.table, player))
        short = [pointed.text(f"column-{BUILDINGS[colour]}") for colour in temple_gate(player)]
        yield pointed.text("about-gate-short" if short else "about-gate", number=built, columns=", ".join(short))
    else:
        yield pointed.text("about-first-temple")
    if pointed.painter.view["seats"][player.seat]["joker"] == "unused":
        yield upper(pointed.text("joker-unused"))


# ------------------------------------------------------------------------------------------------ stock and piles


def _resource(pointed: Pointed, kind: int) -> Explained:
    name = pointed.text(f"resource-{RESOURCES[kind]}")
    facts = [pointed.text("about-supply", amount=pointed.table.supply[kind])]
    if pointed.me is not None:
        facts.append(pointed.text("told-have", what=RESOURCES[kind], amount=pointed.me.goods[kind]))
    most = max(player.goods[kind] for player in pointed.table.players)
    if most:
        leaders = [pointed.painter.names[p.seat] for p in pointed.table.players if p.goods[kind] == most]
        facts.append(pointed.text("about-majority", players=", ".join(leaders), points=MAJORITY))
    return Explained(upper(name), pointed.text(f"about-resource-{RESOURCES[kind]}"), tuple(facts))


def _pile(pointed: Pointed, number: int) -> Explained:
    name = PILES[number]
    count = (pointed.table.temples, len(pointed.table.deck), len(pointed.table.discard))[number]
    facts = [upper(pointed.painter.counted(f"icon-{name}", count))]
    if name == "temple" and pointed.me is not None:
        facts += _of_temples(pointed, pointed.me)
    elif name == "discard":
        known = [pointed.painter.named("card", card) for card in pointed.table.discard[-3:] if card != FACE_DOWN]
        facts += [pointed.text("about-known", cards=", ".join(reversed(known)))] if known else []
    return Explained(pointed.text(f"pile-{name}"), pointed.text(f"about-pile-{name}"), tuple(facts))


def _god(pointed: Pointed, number: int) -> Explained:
    """For the offering that is being made, or for the whole hand."""
    sentence = pointed.painter.w.sentence(pointed.table.box.gods[number].effect)
    facts = [pointed.text("about-god", building=pointed.text(f"column-{BUILDINGS[number]}"))]
    after = pointed._replace(table=pointed.table.clone())
    me, offered = after.me, pointed.painter.view["aside"]["count"]
    if me is not None and not offered:
        offered, me.hand = len(me.hand), []
    after.table.discard += [FACE_DOWN] * offered
    if me is not None and offered:
        gives = pointed.painter.amounts(god_gives(after.table, me, number, offered))
        facts.append(pointed.text("about-god-gives", number=offered, amounts=gives))
    return Explained(pointed.painter.named("god", number), sentence, tuple(facts))


# ------------------------------------------------------------------------------------------------ players


def _player(pointed: Pointed, seat: int) -> Explained:
    player, table = pointed.table.players[seat], pointed.table
    seen = pointed.painter.view["seats"][seat]
    sentence = pointed.text(
        "about-player",
        regions=player.occupied.bit_count(),
        cards=sum(len(column) for column in player.columns[:STANDARD]),
        temples=len(player.columns[PURPLE]),
    )
    goods = {"gold": player.gold, **dict(zip(RESOURCES, player.goods, strict=True))}
    facts = [pointed.text("about-stock", amounts=pointed.painter.amounts(goods))]
    if seen["vp"] is not None:
        facts.append(pointed.text("about-points", points=seen["vp"]))
    later = (temple_points(table, player), majority_points(table, player))
    facts.append(pointed.text("about-later", temples=later[0], majorities=later[1]))
    if pointed.painter.view["first"] == seat:
        facts.append(pointed.text("about-first-player"))
    return Explained(pointed.painter.names[seat], sentence, tuple(facts))


def _region(pointed: Pointed, region: int) -> Explained:
    return region_told(pointed.painter, pointed.table, region)


TELL: Final[dict[str, Tell]] = {
    "card": _card,
    "colour": _colour,
    "column": _column,
    "resource": _resource,
    "pile": _pile,
    "god": _god,
    "region": _region,
    "player": _player,
}
