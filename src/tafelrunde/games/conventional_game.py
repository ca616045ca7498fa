"""The base class of a game whose parts are modules with conventional names in its package.

    catalog.py                   Catalog: all components
    rules/scoring.py             final_result: scores, winners and breakdown
    rules/why_not.py             why_not: what is missing for options that are not offered (optional)
    show/view.py                 view_of: what a seat sees (optional); summary_view: the part of it that a summary shows
                                 (optional: the declared fields are enough for most games)
    show/icons.py                ICONS: its own icons
    show/board/whole.py          DESIGN: the parts of the board, and plans for their layout
    show/explain.py              explainer: what a thing is and means now (optional)
    show/options.py              summarize_option: what an option does, costs and gains (optional)
    show/holdings.py             HOLDINGS: what the log adds up to (optional)
    show/text.py                 TEXT: maps and grids for the board in a terminal (optional)
    guide/pictures.py            PICTURES: the pictures of the guide (optional)
    ai/observation.py            parts_of: the parts of the observation vector (optional: the declared fields)
    ai/strategy.py               features: what `evaluate` weighs
    ai/encoder.py                ENCODER: positions as rows of numbers for learned evaluation
    rich.py                      enrich: rearranges a position into a rich one, for checks (optional)
    lessons/*.toml               guided games and exercises (optional)

Parts are imported on first use, so play without pictures loads neither pictures nor words. Everything in `show/` and
`ai/` is optional: default_game.py has defaults.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from inspect import getfile
from pathlib import Path
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Any, Final, Generic, Optional, TypeVar

from ..kernel.decision import Decision
from ..kernel.encode import Encoder
from ..kernel.explanations import Explained, Holdings, OptionSummary, WhyNot
from ..kernel.game import Component, GameRules, Result, View
from ..kernel.observe import Part
from ..kernel.rng import Rng
from ..kernel.state import State
from .default_game import DefaultAI, DefaultGame, DefaultShow

if TYPE_CHECKING:
    from .board import Design
    from .guide_pictures import Drawing
    from .text_board import TextDesign

TEXT: Final = "show.text"  # a server does not need it


C = TypeVar("C")  # the class of the catalog


class ConventionalRules(GameRules):
    """Delegates to the modules in `rules/`; a game adds `set_up`."""

    game: ConventionalGame[Any]

    def enrich(self, state: State, dice: Rng) -> None:
        arrange: Optional[Callable[[State, Rng], None]] = self.game.optional_part("rich", "enrich")
        if arrange is not None:
            arrange(state, dice)

    def result(self, state: State) -> Result:
        return self._final_result(state)

    def why_not(self, state: State, seat: int, decision: Decision) -> Sequence[WhyNot]:
        found: Optional[Callable[..., Sequence[WhyNot]]] = self.game.optional_part("rules.why_not", "why_not")
        return found(state, _player(state, seat), decision) if found else ()

    @cached_property  # search calls it thousands of times, so it is looked up once
    def _final_result(self) -> Callable[[State], Result]:
        found: Callable[[State], Result] = self.game.part("rules.scoring", "final_result")
        return found


class ConventionalShow(DefaultShow):
    """Delegates to the modules in `show/` and `guide/`."""

    game: ConventionalGame[Any]

    def view(self, state: State, seat: int) -> View:
        return super().view(state, seat) if self._view_of is None else self._view_of(state, seat)

    @cached_property
    def shown_zones(self) -> Mapping[str, str]:
        return {} if self.game.has_part("show.board.whole") else super().shown_zones

    def summary_of(self, state: State, seat: int) -> dict[str, Optional[int]]:
        player = _player(state, seat)
        if self._summary_view is not None:
            part = self._summary_view(player)
        else:
            part = {**player.view_fields(True, state), **self.game.rules.seat_view(player)}
        return self.summary({"seats": {seat: part}}, seat)

    def icons(self) -> Mapping[str, str]:
        return self.game.optional_part("show.icons", "ICONS") or {}

    @cached_property
    def holdings(self) -> Optional[Holdings]:
        holdings: Optional[Holdings] = self.game.optional_part("show.holdings", "HOLDINGS")
        return holdings

    def explained(self, view: View, lang: str, kind: str, number: int) -> Optional[Explained]:
        return self.explainer(view, lang)(kind, number)

    def explainer(self, view: View, lang: str) -> Callable[[str, int], Optional[Explained]]:
        found: Optional[Callable[..., Callable[[str, int], Optional[Explained]]]] = self.game.optional_part(
            "show.explain", "explainer"
        )
        return found(self.game, view, lang) if found else lambda kind, number: None

    def summarize_option(self, state: State, view: View, lang: str, decision: Decision, code: int) -> OptionSummary:
        found: Optional[Callable[..., OptionSummary]] = self.game.optional_part("show.options", "summarize_option")
        return found(self.game, state, view, lang, decision, code) if found else OptionSummary()

    def guide_picture(self, name: str, lang: str, caption: str) -> str:
        from .guide_pictures import drawn

        pictures: Mapping[str, Drawing] = self.game.optional_part("guide.pictures", "PICTURES") or {}
        if name not in pictures:
            return super().guide_picture(name, lang, caption)
        return drawn(self.game, pictures[name], lang, caption)

    @cached_property
    def text_design(self) -> TextDesign:
        found: Optional[TextDesign] = self.game.optional_part(TEXT, "TEXT")
        return super().text_design if found is None else found

    @cached_property
    def design(self) -> Design[Any]:
        design: Optional[Design[Any]] = self.game.optional_part("show.board.whole", "DESIGN")
        return super().design if design is None else design

    def import_parts(self) -> None:
        """Import everything that draws and describes a table, to avoid delays later."""
        found = find_spec(f"{self.game.package}.show")
        folders = found.submodule_search_locations if found is not None else None
        for part in walk_packages(folders or [], f"{self.game.package}.show."):
            if part.name != f"{self.game.package}.{TEXT}":
                import_module(part.name)

    # Search calls these thousands of times, so they are looked up once.

    @cached_property
    def _view_of(self) -> Optional[Callable[[State, int], View]]:
        found: Optional[Callable[[State, int], View]] = self.game.optional_part("show.view", "view_of")
        return found

    @cached_property
    def _summary_view(self) -> Optional[Callable[[Any], View]]:
        """A function that builds only the part of the view for a summary; None if the game has none."""
        module = import_module(f"{self.game.package}.show.view") if self.game.has_part("show.view") else None
        found: Optional[Callable[[Any], View]] = getattr(module, "summary_view", None)
        return found


class ConventionalAI(DefaultAI):
    """Delegates to the modules in `ai/`."""

    game: ConventionalGame[Any]

    def features(self, state: State, seat: int) -> Sequence[float]:
        if self._features is None:
            return super().features(state, seat)
        return self._features(state, _player(state, seat))

    @cached_property
    def observation_layout(self) -> Sequence[Part]:
        parts_of = self.game.optional_part("ai.observation", "parts_of")
        parts: Sequence[Part] = self.default_parts() if parts_of is None else parts_of(self.game)
        return parts

    @cached_property
    def encoder(self) -> Optional[Encoder]:
        encoder: Optional[Encoder] = self.game.optional_part("ai.encoder", "ENCODER")
        return encoder

    @cached_property  # search calls it thousands of times, so it is looked up once
    def _features(self) -> Optional[Callable[[State, Any], Sequence[float]]]:
        found: Optional[Callable[[State, Any], Sequence[float]]] = self.game.optional_part("ai.strategy", "features")
        return found


class ConventionalGame(DefaultGame, Generic[C]):
    """A game whose facets delegate to the parts of its package. The class is defined in its `game.py`."""

    show: ConventionalShow
    rules_class = ConventionalRules
    show_class = ConventionalShow
    ai_class = ConventionalAI
    package: str = ""
    catalog: C

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if ConventionalGame in cls.__bases__:  # a subclass of a concrete game shares its package
            cls.package = cls.__module__.rpartition(".")[0]
            cls.folder = Path(getfile(cls)).parent

    def part(self, module: str, name: str) -> Any:
        """A required part of the package."""
        return getattr(import_module(f"{self.package}.{module}"), name)

    def optional_part(self, module: str, name: str) -> Any:
        """An optional part of the package; None if it is missing."""
        asked = module, name
        if asked not in self._found:
            self._found[asked] = self.part(module, name) if self.has_part(module) else None
        return self._found[asked]

    @cached_property
    def _found(self) -> dict[tuple[str, str], Any]:
        """The parts that were looked up, by module and name."""
        return {}

    def has_part(self, module: str) -> bool:
        try:
            return find_spec(f"{self.package}.{module}") is not None
        except ModuleNotFoundError as wrong:
            if f"{self.package}.{module}".startswith(f"{wrong.name}."):  # the folder is missing too
                return False
            raise

    @cached_property
    def components(self) -> list[Component]:
        catalog: Any = self.catalog
        components: list[Component] = catalog.components()
        return components


def _player(state: Any, seat: int) -> Any:
    """The player at a seat; conventional tables have them in `players`."""
    return state.players[seat]
