"""A game that is a package with the common tree: it finds its parts by the file names that every box has.

    box.py                       Box: all components put together
    rules/scoring.py             final_result: scores, winners and breakdown
    show/view.py                 view_of: what a seat sees; means_view: the part of it that a purse shows
    show/icons.py                ICONS: the drawings of its own icons
    show/board/whole.py          draw_board: the picture
    show/terminal/whole.py       TextBoard: the same for a terminal
    mind/observation.py          parts_of: the parts of the observation vector
    mind/strategy.py             features: what `evaluate` weighs
    mind/encoder.py              ENCODER: positions as rows of numbers for learned minds

A part is imported when it is first asked for, so a game that nobody looks at loads neither pictures nor words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from inspect import getfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Optional

from ..kernel.encode import Encoder
from ..kernel.game import Component, Game, Result, View
from ..kernel.observe import Part
from ..kernel.state import State

if TYPE_CHECKING:
    from .text_board import TextBoard


class PackagedGame(Game):
    """The methods of a game that only pass on to a part of its package. The class stands in `game.py` of it."""

    package: str = ""
    box: Any  # the Box of the game, which each header names with its type

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if PackagedGame in cls.__bases__:  # a game that derives from another one shares its package
            cls.package = cls.__module__.rpartition(".")[0]
            cls.folder = Path(getfile(cls)).parent

    def _part(self, module: str, name: str) -> Any:
        return getattr(import_module(f"{self.package}.{module}"), name)

    @cached_property
    def components(self) -> list[Component]:
        components: list[Component] = self.box.components()
        return components

    def view(self, state: State, seat: int) -> View:
        return self._view_of(state, seat)

    def purse_of(self, state: State, seat: int) -> dict[str, Optional[int]]:
        return self.purse({"seats": {seat: self._means_view(_player(state, seat))}}, seat)

    def result(self, state: State) -> Result:
        return self._final_result(state)

    def measured(self, state: State, seat: int) -> Sequence[float]:
        return self._features(state, _player(state, seat))

    @cached_property
    def observed(self) -> Sequence[Part]:
        parts: Sequence[Part] = self._part("mind.observation", "parts_of")(self.box, self.prompts)
        return parts

    @cached_property
    def encoder(self) -> Encoder:
        encoder: Encoder = self._part("mind.encoder", "ENCODER")
        return encoder

    def icons(self) -> Mapping[str, str]:
        icons: Mapping[str, str] = self._part("show.icons", "ICONS")
        return icons

    def board_svg(self, view: View, lang: str, width: int = 0) -> str:
        draw_board: Callable[[Game, View, str, int], str] = self._part("show.board.whole", "draw_board")
        return draw_board(self, view, lang, width)

    def text_board(self, view: View, lang: str, width: int = 100) -> str:
        board: TextBoard = self._part("show.terminal.whole", "TextBoard")(self, view, lang, width)
        return board.markup()

    # What search asks for thousands of times is looked up once.

    @cached_property
    def _view_of(self) -> Callable[[State, int], View]:
        found: Callable[[State, int], View] = self._part("show.view", "view_of")
        return found

    @cached_property
    def _means_view(self) -> Callable[[Any], View]:
        found: Callable[[Any], View] = self._part("show.view", "means_view")
        return found

    @cached_property
    def _final_result(self) -> Callable[[State], Result]:
        found: Callable[[State], Result] = self._part("rules.scoring", "final_result")
        return found

    @cached_property
    def _features(self) -> Callable[[State, Any], Sequence[float]]:
        found: Callable[[State, Any], Sequence[float]] = self._part("mind.strategy", "features")
        return found


def _player(state: Any, seat: int) -> Any:
    """What lies in front of a seat; every table of ours has its players in `players`."""
    return state.players[seat]
