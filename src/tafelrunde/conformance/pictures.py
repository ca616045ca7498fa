"""Checks of pictures: well-formed, every thing once and named, possible answers highlighted and nothing else."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final

from ..kernel.game import Game, View
from ..kernel.match import Match
from ..kernel.state import EVERYTHING, SPECTATOR
from ..words import LANGUAGES
from .positions import at_every_question, own_view, played

WIDTHS: Final = (1000, 480)  # a screen, a phone
MIDDLE: Final = 150  # choices: every large game is well under way

# ------------------------------------------------------------------------------------------------ what a picture shows


def drawn(game: Game, view: View, lang: str = "en", width: int = 1000) -> ET.Element:
    return ET.fromstring(game.show.board_svg(view, lang, width))


def ids(tree: ET.Element) -> list[str]:
    return [e.attrib["id"] for e in tree.iter() if "id" in e.attrib]


def lit(tree: ET.Element) -> set[str]:
    return {e.attrib["id"] for e in tree.iter() if "open" in e.get("class", "").split()}


def parts(tree: ET.Element) -> dict[str, list[float]]:
    """The named regions of the picture: x, y, width, height."""
    return {
        e.attrib["id"]: [float(n) for n in e.attrib["data-box"].split()] for e in tree.iter() if "data-box" in e.attrib
    }


def answers(game: Game, view: View) -> set[str]:
    """The ids of the things that answer the pending question."""
    prompt = game.prompt(view["pending"]["prompt"])
    return {f"{prompt.of}-{code}" for code in view["pending"]["options"] if 0 <= code < prompt.extra}


# ------------------------------------------------------------------------------------------------ one picture


def faults_of(tree: ET.Element) -> Iterator[str]:
    """Every id occurs once, every thing has an accessible name and a tooltip, and regions do not overlap."""
    for id, times in Counter(ids(tree)).items():
        if times > 1:
            yield f"the id {id} occurs {times} times"
    things = [e for e in tree.iter() if e.get("role") in ("img", "button")]
    if not things:
        yield "the picture shows no thing (draw/svg.py, thing)"
    for e in things:
        name = e.get("aria-label")
        if not name:
            yield f"{e.get('id')} has no name"
        elif not len(e) or not e[0].tag.endswith("title") or e[0].text != name:
            yield f"{e.get('id')} has no tooltip that says its name"
    yield from _faults_of_parts(tree)


def _faults_of_parts(tree: ET.Element) -> Iterator[str]:
    """Inside the picture; side by side, or nested."""
    _, _, right, bottom = (float(n) for n in tree.attrib["viewBox"].split())
    boxes = parts(tree)
    if "part-map" not in boxes:
        yield "the picture has no part-map (draw/svg.py, part)"
    for name, (x, y, w, h) in boxes.items():
        if not (0 <= x <= x + w <= right and 0 <= y <= y + h <= bottom):
            yield f"{name} leaves the picture"
        for other, (ox, oy, ow, oh) in boxes.items():
            apart = x + w <= ox or ox + ow <= x or y + h <= oy or oy + oh <= y
            around = x >= ox and y >= oy and x + w <= ox + ow and y + h <= oy + oh
            within = ox >= x and oy >= y and ox + ow <= x + w and oy + oh <= y + h
            nested = (around and other.startswith("part-player")) or (within and name.startswith("part-player"))
            if name < other and not apart and not nested:
                yield f"{name} and {other} overlap"


# ------------------------------------------------------------------------------------------------ checks of a game


def every_seat(game: Game, players: int, width: int) -> Iterator[str]:
    """Each seat, a spectator and a viewer of everything get a picture with all players in it, in mid-game."""
    match = played(game, players, MIDDLE, seed=4)
    if match.over:
        match = played(game, players, len(match.codes) // 2, seed=4)
    for seat in (*range(players), SPECTATOR, EVERYTHING):
        lang = LANGUAGES[seat % 2]
        tree = drawn(game, match.view(seat), lang, width)
        for fault in faults_of(tree):
            yield f"{lang}, {width} wide, seat {seat}: {fault}"
        for other in range(players):
            if f"player-{other}" not in ids(tree):
                yield f"{lang}, {width} wide, seat {seat}: there is no player-{other}"


def from_set_up_to_end(game: Game, lang: str) -> Iterator[str]:
    """Now and then during a game, and at its end: then nothing is lit and it is nobody's turn."""
    for match in at_every_question(game, game.players[-1], 2):
        ply = len(match.codes)
        if match.over:
            tree = drawn(game, match.view(0), lang)
            if lit(tree):
                yield f"{lang}: the game is over and {', '.join(sorted(lit(tree)))} can still be chosen"
            if [e for e in tree.iter() if "turn" in e.get("class", "").split()]:
                yield f"{lang}: the game is over and still somebody's turn"
        elif ply % 40 == 0:
            tree = drawn(game, own_view(match), lang, WIDTHS[ply // 40 % 2])
        else:
            continue
        for fault in faults_of(tree):
            yield f"{lang}, after {ply} choices: {fault}"


def what_is_lit(game: Game) -> Iterator[str]:
    """Things in the picture that answer a prompt are highlighted, once for each prompt, at any width, and only for the
    asked seat."""
    on_the_picture, faults = questions_on_picture(game)
    yield from faults
    if on_the_picture and not any(on_the_picture.values()):
        yield f"none of these can be answered on the picture: {', '.join(on_the_picture)}"


@cache
def questions_on_picture(game: Game) -> tuple[dict[str, bool], list[str]]:
    """The prompts that can be answered on the picture, and wrongly highlighted things."""
    on_the_picture: dict[str, bool] = {}
    faults: list[str] = []
    for seed in range(2):
        for match in at_every_question(game, game.players[seed % len(game.players)], seed):
            if match.decision is None:
                continue
            prompt = match.decision.prompt
            things = any(0 <= code < prompt.extra for code in match.decision.options)
            if things and prompt.name not in on_the_picture:
                on_the_picture[prompt.name] = bool(lit(drawn(game, own_view(match))))
                faults += _lit_wrongly(match)
    return on_the_picture, faults


def _lit_wrongly(match: Match) -> Iterator[str]:
    game, decision, view = match.game, match.decision, own_view(match)
    assert decision is not None
    found: list[bool] = []
    for width in WIDTHS:
        tree = drawn(game, view, width=width)
        found.append(bool(lit(tree)))
        for id in lit(tree) ^ (answers(game, view) & set(ids(tree))):
            yield f"{decision.prompt}, {width} wide: {id} is lit wrongly, or not at all"
    if len(set(found)) > 1:
        yield f"{decision.prompt} can be answered on a screen or on a phone, but not on both"
    for seat in {SPECTATOR, (decision.seat + 1) % match.players} - {decision.seat}:
        if lit(drawn(game, match.view(seat))):
            yield f"{decision.prompt}: seat {seat} is not asked, but things are lit for it"


def reproducible(game: Game) -> Iterator[str]:
    """A picture follows from the view alone."""
    view = played(game, game.players[-1], MIDDLE).view(0)
    if game.show.board_svg(view, "de") != game.show.board_svg(json.loads(json.dumps(view)), "de"):
        yield "the same view gives another picture the second time"
