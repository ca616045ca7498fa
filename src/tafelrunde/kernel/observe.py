"""Observation vectors for networks. A game lists the parts of its vector; layout and values come from the same list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import prod
from typing import Any, Final

from .decision import Prompt

MOST: Final = 20  # numbers in questions are clipped here

Read = Callable[[dict[str, Any]], list[float]]


class Part:
    """A stretch of the vector. `read` computes it from a view and always returns as many numbers as `shape` holds, row
    by row; `says` describes them in the reference."""

    __slots__ = ("name", "read", "says", "shape", "size")

    def __init__(self, name: str, shape: tuple[int, ...], says: str, read: Read) -> None:
        self.name: str = name
        self.shape: tuple[int, ...] = shape
        self.size: int = prod(shape)
        self.says: str = says
        self.read: Read = read


def one_hot(number: int, size: int) -> list[float]:
    """A one at this index, zeros elsewhere; all zeros if the index is out of range."""
    row = [0.0] * size
    if 0 <= number < size:
        row[number] = 1.0
    return row


def share(number: int, most: int) -> float:
    """`number / most`, at most 1."""
    return min(number, most) / most


def shares(numbers: Iterable[int], most: int) -> list[float]:
    return [share(number, most) for number in numbers]


def among(numbers: Iterable[int], size: int) -> list[float]:
    """A one at each of these indexes; others are ignored."""
    row = [0.0] * size
    for number in numbers:
        if 0 <= number < size:
            row[number] = 1.0
    return row


def filled(numbers: list[float], size: int) -> list[float]:
    """Padded with zeros."""
    return numbers + [0.0] * (size - len(numbers))


def turned(view: dict[str, Any]) -> list[Any]:
    """The seats' entries in turn order, the viewing seat first."""
    seats: list[Any] = view["seats"]
    start: int = view["seat"]
    return seats[start:] + seats[:start]


def from_here(view: dict[str, Any], seat: int) -> int:
    """The distance in turn order from the viewing seat; opponents that the rules play come after all seats."""
    return seat if seat >= view["players"] else int((seat - view["seat"]) % view["players"])


def seat_rows(name: str, seats: int, size: int, says: str, read: Read) -> Part:
    """A row for each seat, read from its entries."""

    def rows(view: dict[str, Any]) -> list[float]:
        numbers: list[float] = []
        for seat in turned(view):
            numbers += read(seat)
        return filled(numbers, seats * size)

    return Part(name, (seats, size), says, rows)


def question(prompts: Sequence[Prompt], seats: int, kinds: Mapping[str, Sequence[int]]) -> list[Part]:
    """The pending question: the seat, the prompt, and its subject. `kinds` maps the numbers of each kind of subject to
    indexes, so that copies of a card share one. Unlisted prompts and subjects read as none."""
    numbers = {prompt.name: number for number, prompt in enumerate(prompts)}
    abouts = {prompt.name: prompt.about for prompt in prompts}

    def asked(view: dict[str, Any]) -> list[float]:
        pending = view["pending"]
        return one_hot(from_here(view, pending["seat"]) if pending else -1, seats)

    def prompt(view: dict[str, Any]) -> list[float]:
        pending = view["pending"]
        return one_hot(numbers.get(pending["prompt"], -1) if pending else -1, len(prompts))

    def about(kind: str, places: Sequence[int]) -> Read:
        size = max(places) + 1

        def read(view: dict[str, Any]) -> list[float]:
            pending = view["pending"]
            fits = pending and abouts.get(pending["prompt"]) == kind and pending["about"] < len(places)
            return one_hot(places[pending["about"]] if fits else -1, size)

        return read

    def number(view: dict[str, Any]) -> list[float]:
        pending = view["pending"]
        return [share(pending["about"], MOST) if pending and abouts.get(pending["prompt"]) == "number" else 0.0]

    return [
        Part("asked", (seats,), "who is asked, from the viewing seat on", asked),
        Part("prompt", (len(prompts),), "which question, in the order of the game's prompts", prompt),
        *(
            Part(f"about_{kind}", (max(places) + 1,), f"the {kind} that the question is about", about(kind, places))
            for kind, places in kinds.items()
        ),
        Part("about_number", (1,), f"the number that the question is about, of {MOST}", number),
    ]
