"""The players in the terminal: goods, tracks, pieces; the viewing seat's slots, cards, machines and technologies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ....text_board import DOT
from ...pieces.board import PROGRESS_TRACK, SLOT_NAMES, TECH_BELOW, TECHNOLOGY_PLACES
from ...pieces.kinds import COLOURS, RESOURCE_TRACKS, RESOURCES
from ..painter import tribe_side

if TYPE_CHECKING:
    from .whole import TextBoard


def player_lines(board: TextBoard, seat: int) -> Iterator[str]:
    view, me = board.view, board.view["seats"][seat]
    notes = board.holding(
        ("you", seat == board.viewer),
        ("text-first", seat == view["first"] and view["phase"] != "start"),
        ("text-to-move", seat == view["turn"] and view["phase"] != "over"),
    )
    home = [board.named("board", tribe_side(me))] if me["tribe"] is not None else []
    yield from board.player(seat, home + notes)
    yield from board.paragraph(DOT.join(_goods(board, me)), indent=2)
    tracks = dict(zip(COLOURS, me["tracks"], strict=False))
    progress = board.text("text-progress", number=me["progress"], points=PROGRESS_TRACK.points[me["progress"]])
    yield from board.paragraph(DOT.join([board.text("text-tracks", **tracks), progress]), indent=2)
    pieces = {kind: len(me[kind]) for kind in ("small", "large", "figures")}
    yield from board.paragraph(board.text("text-pieces", **pieces), indent=2)
    yield from board.entry("text-own-artifacts", _artifacts(board, me))
    if seat != board.viewer:
        yield from _elsewhere(board, me)


def _goods(board: TextBoard, me: dict[str, Any]) -> list[str]:
    said = [board.text("stock", what="vp", amount=me["vp"])]
    tracks = [RESOURCES[track] for track in RESOURCE_TRACKS]
    said += [board.text("stock", what=kind, amount=me["resources"][kind]) for kind in tracks]
    said.append(board.text("stock", what="energy", amount=me["energy"]))
    if me["crates_closed_count"]:
        said.append(board.text("text-crates-closed", number=me["crates_closed_count"]))
    said.append(board.text("text-switch", used="yes" if me["switch_used"] else "no"))
    said.append(board.text("text-hibernation", number=me["hibernation"]))
    return said


def _artifacts(board: TextBoard, me: dict[str, Any]) -> list[str]:
    said = [board.named("artifact", number) for number in me["artifacts"]]
    if me["small_artifacts"]:
        said.append(board.text("text-small-artifacts", number=me["small_artifacts"]))
    return [*said, board.text("text-end-tile")] if me["end_tile"] else said


def _elsewhere(board: TextBoard, me: dict[str, Any]) -> Iterator[str]:
    """Another player's boards by name."""
    yield from board.entry("text-slots", [_slot(board, me, name) for name in SLOT_NAMES if _filled(me, name)])
    yield from board.entry("text-active", [board.named("card", card) for card in me["active"]])
    yield from board.entry("text-rest", [board.named("card", card) for card in me["rest"]])
    yield from board.entry("text-machines", [_machine(board, me, machine) for machine in me["machines"]])
    technologies = board.game.catalog.boards[tribe_side(me)] if me["tribe"] is not None else []
    yield from board.entry(
        "text-technologies", [board.named("technology", technologies[n]) for n in me["technologies"]]
    )
    yield from board.entry("text-crates-opened", [board.named("crate", crate) for crate in me["crates_opened"]])
    if me["artifact_cards"]:
        yield from board.entry("text-artifact-card", [board.named("artifactcard", n) for n in me["artifact_cards"]])


def _filled(me: dict[str, Any], name: str) -> bool:
    slot = me["slots"][name]
    return bool(slot["cards"]) or any(module >= 0 for module in slot["modules"])


def _slot(board: TextBoard, me: dict[str, Any], name: str) -> str:
    """The cards with the half in use, then the modules in their places."""
    slot = me["slots"][name]
    cards = [f"{_starred(board, c['card'])} ({board.text('text-half', half=c['half'])})" for c in slot["cards"]]
    modules = [board.named("module", module) for module in slot["modules"] if module >= 0]
    said = ", ".join(cards) or board.text("text-empty")
    laid = f"; {'; '.join(modules)}" if modules else ""
    return f"{board.text(f'slot-{name}')}: {said}{laid}"


def _starred(board: TextBoard, card: int) -> str:
    return board.star("card", card) + board.named("card", card)


def _machine(board: TextBoard, me: dict[str, Any], machine: dict[str, Any]) -> str:
    name = _machine_name(board, me, machine)
    return f"{name} ({board.text('text-loaded')})" if machine["loaded"] else name


def _machine_name(board: TextBoard, me: dict[str, Any], machine: dict[str, Any]) -> str:
    """By what lies on the place; places of the viewing seat know that themselves, those of others do not."""
    kind, number = board.game.on_board(me, "machineplace", machine["place"])
    return board.named(kind, number)


# ---------------------------------------------------------------------------------------------------- the own area


def own_area(board: TextBoard) -> Iterator[str]:
    me = board.view["seats"][board.viewer]
    yield from board.heading("text-slots")
    for number, name in enumerate(SLOT_NAMES):
        yield from board.paragraph(board.star("slot", number) + _slot(board, me, name), indent=2)
    for title, cards in (("text-active", me["active"]), ("text-rest", me["rest"])):
        if cards:
            yield from board.heading(title)
        for card in cards:
            yield from board.card(card)
    if me["machines"]:
        yield from board.heading("text-machines")
    for machine in me["machines"]:
        place = board.star("machineplace", machine["place"])
        said = board.w.sentence(board.game.effects[machine["effect"]])
        yield from board.paragraph(f"{place}{_machine(board, me, machine)}: {said}", indent=2)
    yield from _technologies(board, me)
    yield from _crates(board, me)


def _technologies(board: TextBoard, me: dict[str, Any]) -> Iterator[str]:
    side = tribe_side(me)
    ability = board.game.catalog.ability_on(side)
    yield from board.heading("text-technologies")
    yield from board.paragraph(f"{board.text('text-ability')}: {board.w.sentence(ability)}", indent=2)
    for place, number in enumerate(board.game.catalog.boards[side]):
        unlocked = place in me["technologies"]
        if not unlocked and TECH_BELOW[place] not in (-1, *me["technologies"]):
            continue
        name = board.star("techplace", place) + board.named("technology", number)
        if not unlocked:
            name = board.text("text-technology-open", name=name, books=TECHNOLOGY_PLACES[place].books)
        said = board.w.sentence(board.game.catalog.technologies[number].effect)
        yield from board.paragraph(f"{name}: {said}", "" if unlocked else "dim", indent=2)


def _crates(board: TextBoard, me: dict[str, Any]) -> Iterator[str]:
    for title, crates in (("text-crates", me["crates_closed"]), ("text-crates-opened", me["crates_opened"])):
        yield from board.entry(title, [board.star("crate", crate) + board.named("crate", crate) for crate in crates])
    cards = me["artifact_cards"]
    said = [board.star("artifactcard", card) + board.named("artifactcard", card) for card in cards]
    yield from board.entry("text-artifact-card", said)
