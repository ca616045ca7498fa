"""Explains things on mats, in stacks and in front of other players: name, sentence and facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ....draw.lettering import capitalized
from ....kernel.explanations import Explained
from ..components.tiles import TERRITORY_TILES
from ..pieces.codes import laid_tile
from ..pieces.income import INNOVATIONS
from ..pieces.kinds import BUILDINGS, TIER_NAMES
from ..table.state import DECK_FIELDS
from .board.arts import plots_on
from .board.islands import middle_label
from .board.mats import pays
from .board.tracks import tier_cost
from .ids import DECKS, card_and_plot, civ_and_place, kind_and, seat_and
from .meaning import meaning
from .painter import Painter


def _seat(painter: Painter, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = painter.view["seats"][seat]
    return found


def _of(painter: Painter, seat: int, name: str) -> str:
    return painter.text("board-of", thing=capitalized(name), player=painter.names[seat])


def _goods(painter: Painter, number: int) -> Explained:
    seat, kind = seat_and(number)
    name = f"{painter.named('resource', kind)}: {_seat(painter, seat)['goods'][kind]}"
    return Explained(_of(painter, seat, name), meaning(painter, "resource", kind))


def _income_row(painter: Painter, number: int) -> Explained:
    seat, kind = seat_and(number)
    me, building = _seat(painter, seat), painter.text(f"building-{BUILDINGS[kind]}")
    fact = painter.text(
        "board-income-row", building=capitalized(building), built=me["counts"][kind], left=me["left"][kind]
    )
    return Explained(_of(painter, seat, building), meaning(painter, "building", kind), (fact,))


def _income_space(painter: Painter, number: int) -> Explained:
    """The pay of a column of the income mat once its building is gone (TAP-INCOME-05)."""
    seat, place = seat_and(number)
    kind, column = kind_and(place)
    me = _seat(painter, seat)
    inspired = me["side"] is not None and kind in me["side"]["inspired"]
    words = [
        str(token) if isinstance(token, int) else painter.text(f"icon-{token}")
        for token in pays(kind, column, inspired)
    ]
    name = painter.text("fact-innovations-value", value=INNOVATIONS[kind][column])
    state = painter.text("live-open" if me["open"][kind] >> column & 1 else "live-covered")
    facts = (painter.text("live-pays", what=" ".join(words)), state) if words else (state,)
    return Explained(name, painter.text("means-income-space"), facts)


def _era(painter: Painter, number: int) -> Explained:
    seat, era = seat_and(number)
    hidden = painter.text("board-face-down") if _seat(painter, seat)["stacks"][era] else ""
    name = painter.text("board-era", era=TIER_NAMES[era + 1])
    return Explained(_of(painter, seat, name), painter.text("means-era-slot"), (hidden,) if hidden else ())


def _beside(view: Mapping[str, Any]) -> Any:
    """Things of expansions beside the table or in front of a seat."""
    if view["side"] is None:
        raise IndexError
    return view["side"]


def _deck(painter: Painter, number: int) -> Explained:
    name, _ = DECKS[number]
    if name == "masterpieces":
        label = f"{painter.text('icon-masterpiece')}: {_beside(painter.view)['masterpiece_deck']}"
    else:
        label = painter.text(f"board-deck-{name}", count=painter.view[DECK_FIELDS[name]])
    return Explained(capitalized(label), painter.text(f"means-deck-{name}"))


def _tier(painter: Painter, number: int) -> Explained:
    track, tier = kind_and(number)
    label = tier_cost(painter, track, tier)[1]
    return Explained(capitalized(painter.named("track", track)), label, (painter.text("live-tier"),))


def _landmarks(painter: Painter, seat: int) -> Explained:
    held = [painter.named("landmark", number) for number in _seat(painter, seat)["landmarks"]]
    name = f"{capitalized(painter.text('icon-landmark'))}: {len(held)}"
    facts = (", ".join(held),) if held else ()
    return Explained(_of(painter, seat, name), painter.text("means-landmarks"), facts)


def _built_landmark(painter: Painter, number: int) -> Explained:
    owner = [painter.names[n] for n, seat in enumerate(painter.view["seats"]) if number in seat["landmarks"]]
    facts = tuple(painter.text("live-landmark-owner", player=player) for player in owner)
    return Explained(capitalized(painter.named("landmark", number)), meaning(painter, "landmark", number), facts)


def _island_of(painter: Painter, number: int) -> Explained:
    seat, hex = seat_and(number)
    name = _of(painter, seat, painter.named("island", hex))
    laid = (_beside(_seat(painter, seat))["island"] or [-1] * (hex + 1))[hex]
    facts = (painter.sentence(TERRITORY_TILES[laid_tile(laid)].effect),) if laid >= 0 else ()
    return Explained(name, painter.text("means-island"), facts)


def _island_middle(painter: Painter, seat: int) -> Explained:
    return Explained(_of(painter, seat, painter.text("island-middle")), middle_label(painter))


def _slot(painter: Painter, number: int) -> Explained:
    """A space of a civilization mat: its benefit, and the ability of the civilization."""
    civ, place = civ_and_place(number)
    name = capitalized(painter.named("civilization", civ))
    lines = painter.mats[civ].lines
    if len(place) == 2 and place[0] < len(lines) and place[1] < len(lines[place[0]]):
        effect = painter.sentence(lines[place[0]][place[1]])
        return Explained(name, f"{effect} {painter.text('means-slot')}")
    return Explained(name, meaning(painter, "civilization", civ))


def _card_plot(painter: Painter, number: int) -> Explained:
    card, plot = card_and_plot(number)
    plots = plots_on(painter, card)
    if plots is None:
        raise IndexError(number)
    reward = plots.rewards[plot] if plot < len(plots.rewards) else plots.full
    facts = (painter.sentence(reward),) if reward is not None else ()
    return Explained(capitalized(painter.named("card", card)), painter.text("means-card-plot"), facts)


def _on_card(painter: Painter, number: int) -> Explained:
    seat, n = seat_and(number)
    one = _beside(_seat(painter, seat))["on_cards"][n]
    name = capitalized(painter.named("building", one["building"]))
    card = painter.named("card", one["card"])
    return Explained(_of(painter, seat, name), painter.text("means-on-card", card=card))


def _reserve(painter: Painter, number: int) -> Explained:
    seat, place = seat_and(number)
    name = painter.named("reserved", _beside(_seat(painter, seat))["reserved"][place])
    return Explained(_of(painter, seat, name), painter.text("means-reserve"))


ON_MATS: Final[dict[str, Callable[[Painter, int], Explained]]] = {
    "goods-of": _goods,
    "income-row": _income_row,
    "income-space": _income_space,
    "era-of": _era,
    "draw-pile": _deck,
    "tier-of": _tier,
    "landmarks-of": _landmarks,
    "built-landmark": _built_landmark,
    "island-of": _island_of,
    "island-middle": _island_middle,
    "mat-space": _slot,
    "card-plot": _card_plot,
    "on-card": _on_card,
    "reserve-of": _reserve,
}
