"""Places symbols of the sheet that several parts show: landmarks, emblems, pegs, medals."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from .....draw.sheets import definitions_of, ratio
from .....draw.svg import num, text, use
from ...pieces.landmarks import LANDMARKS

PEG: Final = 24 / 28  # the width of a peg, by its height
# Landmarks that the printed box names otherwise.
DRAWN_AS: Final = {
    "map_house": "urban_farm",
    "guildhall": "tv_station",
    "university": "game_store",
    "city_gate": "skyscraper",
    "town_hall": "digital_studio",
    "amphitheater": "clocktower",
    "concert_hall": "opera_house",
    "digital_studio": "holocenter",
}
EMBLEMS: Final = {"cap-harbor": "cap-canyon", "cap-garden-city": "cap-cavern"}


def landmark_symbol(id: str) -> str:
    return f"tapestry-lm-{DRAWN_AS.get(id, id)}"


def landmark_drawing(id: str, x: float, y: float, w: float, h: float, class_: str = "") -> str:
    return use(landmark_symbol(id), x, y, w, h, class_)


@lru_cache(maxsize=64)
def landmark_ratio(game: Any, number: int) -> float:
    """Width by height."""
    return ratio(definitions_of(game)[landmark_symbol(LANDMARKS[number].id)])


def peg(seat: int, x: float, y: float, high: float) -> str:
    """A player's token on a track, centred."""
    wide = high * PEG
    return use(f"tapestry-peg-{seat % 5}", x - wide / 2, y - high / 2, wide, high)


@lru_cache(maxsize=1 << 10)
def emblem(game: Any, kind: str, id: str, fallback: str) -> str:
    """The symbol of a component's emblem, or that of its kind if the sheet does not have it."""
    name = id.replace("_", "-")
    symbol = f"tapestry-{kind}-{EMBLEMS.get(name, name)}"
    return symbol if symbol in definitions_of(game) else f"tapestry-{fallback}"


def medal(x: float, y: float, size: float, words: str) -> str:
    """An era in gold, by its upper left corner."""
    letters = max(12.0, size * 0.4)
    number = text(x + size / 2, y + size / 2 + letters * 0.35, words, "serif mid w-roman", letters)
    return use("tapestry-medal", x, y, size, size) + number


def shadow(x: float, y: float, rx: float, ry: float) -> str:
    """Below what stands on the board."""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" class="w-under"/>'
