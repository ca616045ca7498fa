"""What tests of pictures share: how to come to a position, what to look for in its picture, and what every picture
fulfils (tafelrunde.conformance.pictures)."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from time import process_time

from tafelrunde.conformance.pictures import WIDTHS, answers, drawn, faults_of, ids, lit, parts
from tafelrunde.conformance.positions import own_view, played
from tafelrunde.kernel.decision import Prompt
from tafelrunde.kernel.game import Game, View
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded

__all__ = [
    "WIDTHS", "answers", "apart", "asked", "drawn", "ids", "lighting", "lit", "no_words_cut", "own_view", "parts",
    "place_of", "played", "said", "seconds_to_draw", "thing", "well_drawn",
]  # fmt: skip

# ------------------------------------------------------------------------------------------------ positions


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


def lighting(view: View, prompt: Prompt, options: list[int], about: int = 0) -> View:
    """The same view with another question pending: what random play hardly ever reaches."""
    view = json.loads(json.dumps(view))
    view["pending"] = {**view["pending"], "prompt": prompt.name, "options": options, "about": about}
    return view


# ------------------------------------------------------------------------------------------------ what a picture shows


def thing(tree: ET.Element, id: str) -> ET.Element:
    return next(e for e in tree.iter() if e.get("id") == id)


def said(tree: ET.Element, id: str) -> str:
    return thing(tree, id).attrib["aria-label"]


def place_of(tree: ET.Element, id: str) -> tuple[float, float]:
    """Where a piece that can glide stands."""
    x, y = thing(tree, id).attrib["style"][len("transform:translate(") : -1].replace("px", "").split(",")
    return float(x), float(y)


# ------------------------------------------------------------------------------------------------ what must hold


def well_drawn(tree: ET.Element) -> None:
    assert list(faults_of(tree)) == []


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
    game.show.board_svg(view, "en")
    times = []
    for _ in range(7):
        start = process_time()
        game.show.board_svg(view, "en")
        times.append(process_time() - start)
    return min(times)
