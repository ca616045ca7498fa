"""Explains a thing on the table to a viewer: its name, its effect, and its meaning in this position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, Optional

from ....draw.lettering import capitalized
from ....kernel.explanations import Explained
from ....kernel.game import UsageError, View
from ....words import labels, words_of
from ...conventional_game import ConventionalGame
from ...painter import OF_A_SEAT
from ..catalog import Catalog
from ..pieces.codes import scholar_space_of
from ..pieces.kinds import BUILDINGS, DISCIPLINES, INCOME_LEVEL, KEY_LEVEL, PIECES, ROUNDS, TOP_LEVEL, WORKSHOP
from ..pieces.prices import COMPETENCY_STEPS, COMPETENCY_SUM, POWER_AT, SPACE_STEPS
from ..table.player import power_of
from ..table.prompts import ACTIONS, BOOK_ACTION, PASS, PLACE_ANNEX, POWER_ACTION, SPECIAL, SPECIALS
from .board.tiles import reading
from .explain_map import bridge_facts, explain_space
from .painter import Painter

TILES: Final = (
    "faction", "palace", "innovation", "competency", "bonus", "town", "round", "final", "board", "automacard",
    "automafaction",
)  # fmt: skip


def explainer(game: ConventionalGame[Catalog], view: View, lang: str) -> Callable[[str, int], Optional[Explained]]:
    return partial(_explained, Painter(game, view, lang))


def _explained(painter: Painter, kind: str, number: int) -> Optional[Explained]:
    if kind in TILES:
        return _tile(painter, kind, number)
    found = EXPLAINED.get(kind)
    return None if found is None else found(painter, number)


def mine(painter: Painter) -> Optional[dict[str, Any]]:
    """The viewer's part of the view; None for spectators, and before planning boards are chosen."""
    me: Optional[dict[str, Any]] = painter.own_seat
    return None if me is None or me["board"] is None else me


# ------------------------------------------------------------------------------------------------ tiles


def _tile(painter: Painter, kind: str, number: int) -> Explained:
    face = painter.face(kind, number)
    facts = TILE_FACTS[kind](painter, number) if kind in TILE_FACTS else []
    what = painter.text(f"explain-{kind}")
    return Explained(face.name, f"{face.sentence} {what}".strip(), tuple(facts), reading(painter, kind, number))


def _automa_tile(painter: Painter, number: int) -> Explained:
    """A tile as the Automa scores it; it has no face of its own."""
    w = words_of(painter.game, painter.lang)
    facts = (f"{label}: {value}" for label, value in labels.facts(w, painter.game.numbered["automatile", number]))
    return Explained(
        labels.thing(w, painter.game, "automatile", number), painter.text("explain-automatile"), tuple(facts)
    )


def _innovation_facts(painter: Painter, number: int) -> list[str]:
    owner = [seat for seat, it in enumerate(painter.view["seats"]) if number in it["innovations"]]
    return [painter.text("explain-owner", player=painter.called(seat)) for seat in owner]


def _competency_facts(painter: Painter, number: int) -> list[str]:
    place = painter.view["competencies"][number]
    steps = COMPETENCY_STEPS[place["row"]]
    name = painter.text(f"discipline-{DISCIPLINES[place['discipline']]}")
    facts = [
        painter.text("explain-competency-place", steps=steps, books=COMPETENCY_SUM - steps, discipline=name),
        painter.text("board-left", count=place["left"]),
    ]
    owners = [seat for seat, it in enumerate(painter.view["seats"]) if number in it["competencies"]]
    return facts + [painter.text("explain-owner", player=painter.called(seat)) for seat in owners[:2]]


def _bonus_facts(painter: Painter, number: int) -> list[str]:
    facts = [
        painter.text("explain-bonus-coins", count=entry["coins"])
        for entry in painter.view["bonuses"]
        if entry["bonus"] == number and entry["coins"]
    ]
    owners = [seat for seat, it in enumerate(painter.view["seats"]) if it["bonus"] == number]
    return facts + [painter.text("explain-owner", player=painter.called(seat)) for seat in owners]


def _town_facts(painter: Painter, number: int) -> list[str]:
    return [painter.text("board-left", count=painter.view["supply"]["towns"][number])]


def _round_facts(painter: Painter, number: int) -> list[str]:
    if number not in painter.view["scoring"]:
        return []
    of, now = painter.view["scoring"].index(number) + 1, painter.view["round"]
    when = "now" if of == now else "past" if of < now else "later"
    return [painter.text(f"explain-round-{when}", round=of)]


def _owned_facts(kind: str) -> Callable[[Painter, int], list[str]]:
    def facts(painter: Painter, number: int) -> list[str]:
        owners = [seat for seat, it in enumerate(painter.view["seats"]) if it[kind] == number]
        return [painter.text("explain-owner", player=painter.called(seat)) for seat in owners]

    return facts


TILE_FACTS: Final[dict[str, Callable[[Painter, int], list[str]]]] = {
    "innovation": _innovation_facts,
    "competency": _competency_facts,
    "bonus": _bonus_facts,
    "town": _town_facts,
    "round": _round_facts,
    "faction": _owned_facts("faction"),
    "palace": _owned_facts("palace"),
    "board": _owned_facts("board"),
}


# ------------------------------------------------------------------------------------------------ actions and goods


def _action(painter: Painter, code: int) -> Explained:
    name = painter.named("action", code)
    used = painter.view["used_power_actions"], painter.view["used_book_actions"]
    if POWER_ACTION <= code < SPECIAL:
        power = code < BOOK_ACTION
        gone = code - (POWER_ACTION if power else BOOK_ACTION) in used[not power]
        text = "explain-action-power" if power else "explain-action-book"
        return Explained(name, painter.text(text), (painter.text("board-used"),) if gone else _has(painter))
    if SPECIAL <= code < PLACE_ANNEX:
        me = mine(painter)
        gone = me is not None and SPECIALS[code - SPECIAL] in me["used"]
        return Explained(name, painter.text("explain-action-special"), (painter.text("board-used"),) if gone else ())
    last = "-last" if code == PASS and painter.view["round"] == ROUNDS else ""
    return Explained(name, painter.text(f"explain-action-{ACTIONS[code]}{last}"), _has(painter))


def _has(painter: Painter) -> tuple[str, ...]:
    """The viewer's goods."""
    me = mine(painter)
    if me is None:
        return ()
    goods = painter.text(
        "explain-you-have",
        coins=me["coins"],
        tools=me["tools"],
        scholars=me["scholars"],
        power=me["bowls"][2],
        books=sum(me["books"]),
    )
    return (goods,)


def _exchange(painter: Painter, number: int) -> Explained:
    return Explained(painter.named("exchange", number), painter.text("explain-exchange"), _has(painter))


def _building(painter: Painter, kind: int, seat: int = -1) -> Explained:
    """A building; the viewer's if no seat is given."""
    name = BUILDINGS[kind]
    title = painter.named("building", kind)
    facts = [painter.text("explain-building-power", power=power_of(kind))]
    seat = painter.viewer if seat < 0 else seat
    if seat >= 0 and kind < len(PIECES):
        left = painter.view["seats"][seat]["on_board"][kind]
        player = painter.called(seat)
        facts.append(painter.text("explain-building-left", player=player, built=PIECES[kind] - left, left=left))
    without = painter.w.join("join-things", workshops_without_tool(painter)) if kind == WORKSHOP else ""
    sentence = painter.text(f"explain-building-{name}", without=without or "none")
    return Explained(capitalized(title), sentence, tuple(facts))


def workshops_without_tool(painter: Painter) -> list[str]:
    """The workshops, by their numbers, that uncover no tool for the income (AOI-INCOME-08)."""
    tools = painter.game.catalog.boards[0].workshop_tools
    return [str(number) for number in range(1, len(tools)) if tools[number] == tools[number - 1]]


# ------------------------------------------------------------------------------------------------ knowledge


def _discipline(painter: Painter, number: int) -> Explained:
    view, name = painter.view, DISCIPLINES[number]
    facts: list[str] = []
    me = mine(painter)
    if me is not None:
        level = me["levels"][number]
        facts.append(painter.text("explain-your-level", level=level))
        power = next((at for at in sorted(POWER_AT) if at > level), 0)
        if power:
            facts.append(painter.text("explain-next-power", level=power, power=POWER_AT[power]))
        if level < KEY_LEVEL:
            facts.append(painter.text("explain-key-needed", keys=me["keys"]))
    if number in view["knowledge"]["topped"]:
        facts.append(painter.text("board-topped"))
    facts.append(painter.text("board-books", count=view["supply"]["books"][number]))
    pays = painter.w.sentence(painter.game.catalog.disciplines[number])
    sentence = painter.text("explain-discipline", from_level=INCOME_LEVEL, top=TOP_LEVEL, income=pays)
    return Explained(painter.text(f"column-{name}").replace("\u00ad", ""), sentence, tuple(facts))


def _scholarspace(painter: Painter, number: int) -> Explained:
    discipline, space = scholar_space_of(number)
    taken = space in painter.view["knowledge"]["scholars"][discipline]
    sentence = painter.text("explain-scholarspace", steps=SPACE_STEPS[space])
    facts = (painter.text("board-taken"),) if taken else _has(painter)
    return Explained(painter.named("scholarspace", number), sentence, facts)


# ------------------------------------------------------------------------------------------------ the table


def _site(painter: Painter, number: int) -> Explained:
    return Explained(painter.named("site", number), painter.text("explain-site"), bridge_facts(painter, number))


def _player(painter: Painter, seat: int) -> Explained:
    view = painter.view
    if seat >= view["players"]:
        return Explained(painter.names[seat], painter.text("explain-automa"), tuple(_automa_facts(painter)))
    me = view["seats"][seat]
    facts = [f"{painter.text('icon-vp')}: {me['vp']}"]
    if me["faction"] is not None:
        facts.append(f"{painter.named('faction', me['faction'])}: {painter.face('faction', me['faction']).sentence}")
    if me["board"] is not None:
        facts.append(painter.text("explain-home", terrain=painter.terrain(me["board"])))
        facts.append(painter.text("explain-ships", shipping=me["shipping"], tools=me["tools_per_spade"]))
    return Explained(painter.called(seat), painter.text("explain-player"), tuple(facts))


def _automa_facts(painter: Painter) -> Iterator[str]:
    """Its points by source, its faction and terrains, the values of its level."""
    it = painter.view["automa"]
    yield f"{painter.text('icon-vp')}: {it['vp']}"
    yield from (f"{labels.points_source(painter.w, source)}: {points}" for source, points in it["tally"].items())
    yield f"{painter.named('automafaction', it['faction'])}: {painter.face('automafaction', it['faction']).sentence}"
    if it["board"] is not None:
        yield painter.text("explain-home", terrain=painter.terrain(it["board"]))
    if it["youth"] is not None:
        yield painter.text("explain-youth", terrain=painter.terrain(it["youth"]))
    yield painter.text("board-automa-ship", ship=it["ship"])
    yield painter.text("board-automa-level-points", points=it["level_points"])


def _of_seat(show: Callable[[Painter, int, int], Explained]) -> Callable[[Painter, int], Explained]:
    return lambda painter, number: show(painter, *divmod(number, OF_A_SEAT))


def _held(painter: Painter, seat: int, number: int) -> Explained:
    return _tile(painter, "competency", number)


def _town_of(painter: Painter, seat: int, place: int) -> Explained:
    return _tile(painter, "town", painter.view["seats"][seat]["towns"][place]["town"])


def _with_board(painter: Painter, seat: int) -> View:
    me: View = painter.view["seats"][seat]
    if me["board"] is None:
        raise UsageError("this seat has no planning board yet")
    return me


def _wheel(painter: Painter, seat: int) -> Explained:
    me = _with_board(painter, seat)
    title = painter.text("explain-home", terrain=painter.terrain(me["board"]))
    facts = (painter.text("board-terraforming", value=me["tools_per_spade"]),)
    return Explained(title, painter.text("explain-wheel"), facts)


def _bowls(painter: Painter, seat: int) -> Explained:
    one, two, three = painter.view["seats"][seat]["bowls"]
    return Explained(painter.text("board-bowls", one=one, two=two, three=three), painter.text("explain-bowls"))


def _track(name: str) -> Callable[[Painter, int], Explained]:
    """The marker of a seat on its shipping or terraforming track."""

    def explain(painter: Painter, seat: int) -> Explained:
        value = _with_board(painter, seat)["shipping" if name == "shipping" else "tools_per_spade"]
        facts = _has(painter) if painter.is_viewer(seat) else ()
        return Explained(painter.text(f"board-{name}", value=value), painter.text(f"explain-action-{name}"), facts)

    return explain


def _town_at(painter: Painter, space: int) -> Explained:
    """The town tile at a building."""
    towns = [town for seat in painter.view["seats"] for town in seat["towns"]]
    found = next((town["town"] for town in towns if town["space"] == space), None)
    if found is None:
        raise UsageError("no town tile is there")
    return _tile(painter, "town", found)


def _order(painter: Painter, number: int) -> Explained:
    names = ", ".join(painter.called(seat) for seat in painter.view["order"])
    return Explained(painter.text("board-order", players=names), painter.text("explain-order"))


def _next_order(painter: Painter, number: int) -> Explained:
    names = ", ".join(painter.names[seat] for seat in painter.view["next_order"])
    return Explained(painter.text("board-next-order", players=names), painter.text("explain-next-order"))


def _area(painter: Painter, number: int) -> Explained:
    size = painter.view["area"]["tile"]
    title = painter.text("board-area", size="?" if size is None else str(size))
    return Explained(title, painter.text("explain-area"))


EXPLAINED: Final[dict[str, Callable[[Painter, int], Explained]]] = {
    "action": _action,
    "automatile": _automa_tile,
    "exchange": _exchange,
    "building": _building,
    "discipline": _discipline,
    "scholarspace": _scholarspace,
    "space": explain_space,
    "site": _site,
    "player": _player,
    "held-competency": _of_seat(_held),
    "town-of": _of_seat(_town_of),
    "building-row": _of_seat(lambda painter, seat, kind: _building(painter, kind, seat)),
    "terrain-wheel": _wheel,
    "bowls": _bowls,
    "turn-order": _order,
    "next-order": _next_order,
    "third-area": _area,
    "shipping": _track("shipping"),
    "terraforming": _track("terraforming"),
    "level-third": _discipline,
    "town-at": _town_at,
    "tool-at": explain_space,
    "blighted-at": explain_space,
}
