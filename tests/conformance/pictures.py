"""What tests of pictures share: how to come to a position, what to look for in its picture, and what every picture
fulfils."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections import Counter
from time import process_time
from typing import Optional

from tafelrunde.kernel.decision import Prompt
from tafelrunde.kernel.game import Game, View
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded

WIDTHS = (1000, 480)  # a screen, a phone


# ------------------------------------------------------------------------------------------------ positions


def played(game: Game, players: int, choices: int, seed: int = 1, options: Optional[dict[str, object]] = None) -> Match:
    """A random match after so many choices, or at its end."""
    match = Match(game, players, seed, options)
    dice = seeded(seed)
    while match.decision is not None and len(match.codes) < choices:
        match.choose(random_code(match, dice))
    return match


def asked(game: Game, prompt: Prompt, players: int = 3, seed: int = 1, least: int = 0, **options: object) -> Match:
    """A random match at the first question of this kind after so many choices."""
    for again in range(40):
        match = played(game, players, least, seed + again, options)
        dice = seeded(seed + again)
        while match.decision is not None:
            if match.decision.prompt is prompt:
                return match
            match.choose(random_code(match, dice))
    raise AssertionError(f"{prompt} was never asked")


def own_view(match: Match) -> View:
    assert match.decision is not None
    return match.view(match.decision.seat)


def lighting(view: View, prompt: Prompt, options: list[int], about: int = 0) -> View:
    """The same view with another question pending: what random play hardly ever reaches."""
    view = json.loads(json.dumps(view))
    view["pending"] = {**view["pending"], "prompt": prompt.name, "options": options, "about": about}
    return view


# ------------------------------------------------------------------------------------------------ what a picture shows


def drawn(game: Game, view: View, lang: str = "en", width: int = 1000) -> ET.Element:
    return ET.fromstring(game.board_svg(view, lang, width))


def ids(tree: ET.Element) -> list[str]:
    return [e.attrib["id"] for e in tree.iter() if "id" in e.attrib]


def lit(tree: ET.Element) -> set[str]:
    return {e.attrib["id"] for e in tree.iter() if "open" in e.get("class", "").split()}


def thing(tree: ET.Element, id: str) -> ET.Element:
    return next(e for e in tree.iter() if e.get("id") == id)


def said(tree: ET.Element, id: str) -> str:
    return thing(tree, id).attrib["aria-label"]


def place_of(tree: ET.Element, id: str) -> tuple[float, float]:
    """Where a piece that can glide stands."""
    x, y = thing(tree, id).attrib["style"][len("transform:translate(") : -1].replace("px", "").split(",")
    return float(x), float(y)


def parts(tree: ET.Element) -> dict[str, list[float]]:
    """The named regions of the picture: x, y, width, height."""
    return {
        e.attrib["id"]: [float(n) for n in e.attrib["data-box"].split()] for e in tree.iter() if "data-box" in e.attrib
    }


def answers(game: Game, view: View) -> set[str]:
    """The ids of the things that answer the pending question."""
    prompt = game.prompt(view["pending"]["prompt"])
    return {f"{prompt.of}-{code}" for code in view["pending"]["options"] if 0 <= code < prompt.extra}


# ------------------------------------------------------------------------------------------------ what must hold


def well_drawn(tree: ET.Element) -> None:
    """Every id occurs once, every thing has an accessible name and a tooltip, and the parts have room of their own."""
    assert [id for id, times in Counter(ids(tree)).items() if times > 1] == []
    things = [e for e in tree.iter() if e.get("role") in ("img", "button")]
    assert things
    for e in things:
        assert e.get("aria-label"), e.get("id")
        assert e[0].tag.endswith("title")
        assert e[0].text == e.get("aria-label")
    _parts_apart(tree)


def _parts_apart(tree: ET.Element) -> None:
    """Inside the picture; beside each other, or one within another."""
    _, _, right, bottom = (float(n) for n in tree.attrib["viewBox"].split())
    boxes = parts(tree)
    assert "part-map" in boxes
    for name, (x, y, w, h) in boxes.items():
        assert 0 <= x <= x + w <= right, name
        assert 0 <= y <= y + h <= bottom, name
        for other, (ox, oy, ow, oh) in boxes.items():
            apart = x + w <= ox or ox + ow <= x or y + h <= oy or oy + oh <= y
            around = x >= ox and y >= oy and x + w <= ox + ow and y + h <= oy + oh
            within = ox >= x and oy >= y and ox + ow <= x + w and oy + oh <= y + h
            nested = (around and other.startswith("part-player")) or (within and name.startswith("part-player"))
            assert name == other or apart or nested, (name, other)


def apart(boxes: list[tuple[float, float, float, float]], width: float) -> None:
    """No two of these cards overlap, and none leaves the picture at a side."""
    for i, (x, y, w, h) in enumerate(boxes):
        assert 0 <= x <= x + w <= width
        for ox, oy, ow, oh in boxes[:i]:
            assert x + w <= ox or ox + ow <= x or y + h <= oy or oy + oh <= y


def no_words_cut(tree: ET.Element) -> None:
    words = ["".join(e.itertext()) for e in tree.iter() if e.tag.endswith("}text")]
    assert [line for line in words if line.endswith("…")] == []


def seconds_to_draw(game: Game, view: View) -> float:
    """Once faces of cards and the layout of the map are made."""
    game.board_svg(view, "en")
    times = []
    for _ in range(7):
        start = process_time()
        game.board_svg(view, "en")
        times.append(process_time() - start)
    return min(times)
