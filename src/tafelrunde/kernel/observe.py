"""Observation vectors for networks. A game lists the parts of its vector; layout and values come from the same list."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any, Final

from .decision import Prompt
from .encode import Row
from .readers import Amount, Kind, Reader, from_here

MOST: Final = 20  # numbers in questions are clipped here

Write = Callable[[dict[str, Any], Row, int], None]


class Part:
    """A stretch of the vector. `write` computes it from a view: it sets numbers of a row in which the stretch begins at
    the given place and is all zeros. `says` describes it in the reference."""

    __slots__ = ("name", "says", "shape", "size", "write")

    def __init__(self, name: str, shape: tuple[int, ...], says: str, write: Write) -> None:
        self.name: str = name
        self.shape: tuple[int, ...] = shape
        self.size: int = prod(shape)
        self.says: str = says
        self.write: Write = write

    def read(self, view: dict[str, Any]) -> list[float]:
        """The numbers of this part alone."""
        row = array("f", bytes(4 * self.size))
        self.write(view, row, 0)
        return row.tolist()


def turned(view: dict[str, Any]) -> list[Any]:
    """The seats' entries in turn order, the viewing seat first."""
    seats: list[Any] = view["seats"]
    start: int = view["seat"]
    return seats[start:] + seats[:start]


def question(prompts: Sequence[Prompt], seats: int, kinds: Mapping[str, Reader]) -> list[Part]:
    """The pending question: the seat, the prompt, and its subject. `kinds` has a reader for each kind of subject.
    Unlisted prompts and subjects read as none."""
    which = Kind("question", [prompt.name for prompt in prompts]).one()
    abouts = {prompt.name: prompt.about for prompt in prompts}
    clipped = Amount(MOST)

    def asked(view: dict[str, Any], row: Row, at: int) -> None:
        if view["pending"]:
            row[at + from_here(view, view["pending"]["seat"])] = 1.0

    def prompt(view: dict[str, Any], row: Row, at: int) -> None:
        if view["pending"]:
            which.write((view["pending"]["prompt"],), row, at, view)

    def about(kind: str, reader: Reader) -> Write:
        def write(view: dict[str, Any], row: Row, at: int) -> None:
            pending = view["pending"]
            if pending and abouts.get(pending["prompt"]) == kind:
                reader.write((pending["about"],), row, at, view)

        return write

    return [
        Part("asked", (seats,), "who is asked, from the viewing seat on", asked),
        Part("prompt", which.shape, "which question, in the order of the game's prompts", prompt),
        *(
            Part(f"about_{kind}", reader.shape or (1,), f"the {kind} that the question is about", about(kind, reader))
            for kind, reader in kinds.items()
        ),
        Part("about_number", (1,), f"the number that the question is about, of {MOST}", about("number", clipped)),
    ]
