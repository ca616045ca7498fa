"""How a game is shown: views, pictures, names and explanations. `Game.show` is an instance."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cached_property, partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Optional, Union

from .board import PART, Board, Picture, Place, Served
from .decision import Decision
from .errors import UsageError
from .explanations import Explained, Holdings, OptionSummary
from .game_header import GameHeader, Naming, View
from .state import State


class GameShow:
    """The methods that show a game. Whatever people and bots see passes through `view`."""

    headlines: tuple[str, ...] = ()  # events that summarize a turn, the most important first
    moves: frozenset[str] = frozenset()  # events by which things move or change hands; empty: all
    # For the default picture: lists in the view or of a seat in it, and the kind of their items. None: as declared.
    zones: Optional[Mapping[str, str]] = None

    def __init__(self, game: GameHeader) -> None:
        self.game: GameHeader = game

    def view(self, state: State, seat: int) -> View:
        """The position as a seat may see it, as JSON. SPECTATOR sees public information, EVERYTHING all."""
        raise NotImplementedError

    def summary(self, view: View, seat: int) -> dict[str, Optional[int]]:
        """The few numbers that matter in front of a seat, by the names of their icons; None for hidden ones."""
        raise NotImplementedError(
            f"{self.game.name} has no summary; a game that derives from DefaultGame has a plain one"
        )

    def summary_of(self, state: State, seat: int) -> dict[str, Optional[int]]:
        """The summary of a seat as it sees it itself. A game may override it to avoid building the view."""
        return self.summary(self.view(state, seat), seat)

    def thing(self, kind: str, number: int, view: Optional[View] = None) -> tuple[str, Naming]:
        """Id and facts of the text that names a thing; an effect among them is worded as a clause. The view adds what
        the number alone does not say."""
        raise UsageError(f"{self.game.name} has no things of kind {kind}")

    def roles(self, view: View, seat: int) -> Sequence[tuple[str, int]]:
        """The kinds and numbers of the factions, tribes or the like of a seat, where players differ."""
        return ()

    def icons(self) -> Mapping[str, str]:
        """The game's own icons by name, each an SVG drawing of 24 by 24 (draw/icons.py)."""
        return {}

    @property
    def cover(self) -> Optional[Path]:
        """The cover picture, 480 by 300, as a file; None if the game has none."""
        paths = (self.game.folder / "show" / "cover.svg", self.game.folder / "cover.svg")
        return next((path for path in paths if path.is_file()), None)

    @property
    def art(self) -> Sequence[Path]:
        """The files of the game's sheets (draw/sheets.py): `art.svg`, then `art-<name>.svg`, in `show/` or beside the
        game."""
        for folder in (self.game.folder / "show", self.game.folder):
            if (folder / "art.svg").is_file():
                return [folder / "art.svg", *sorted(folder.glob("art-*.svg"))]
        return ()

    @cached_property
    def shown_zones(self) -> Mapping[str, str]:
        """The zones that the default picture draws."""
        return self.zones or {}

    def board(self, view: View, lang: str, width: int, height: int, plan: str = "") -> Board:
        """The pictures of a view by parts, laid out for this size in pixels; `plan` is the chosen layout. By default
        one picture."""
        drawn = self.board_svg(view, lang, width)
        wide, high = _size(drawn)
        mark = blake2b(drawn.encode(), digest_size=6).hexdigest()
        scale = width / wide
        return Board("", ("",), Place(PART, width, "board"), (Picture("board", "", width, high * scale, mark, drawn),))

    def board_steps(
        self, view: View, lang: str, width: int, height: int, plan: str = ""
    ) -> Generator[None, None, Board]:
        """`board`, with pauses in which a server can answer other requests."""
        yield
        return self.board(view, lang, width, height, plan)

    @cached_property
    def sheets(self) -> Sequence[Served]:
        """Style, patterns and symbols that the pictures refer to, as SVGs that show nothing. All pictures need the
        first one; the others have symbols of some."""
        return ()

    @property
    def fills(self) -> bool:
        """Whether the board fills the room that it gets, and shows what the players have, so that a page need not."""
        return False

    def thumbnail(self, view: View, lang: str) -> str:
        """A small picture of the position without words, which needs no sheet; empty to use the cover."""
        return ""

    def board_svg(self, view: View, lang: str, width: int = 0) -> str:
        """The whole view in one picture. `width` is the available width in pixels, 0 for any."""
        raise NotImplementedError(
            f"{self.game.name} draws no picture; a game that derives from DefaultGame has a plain one"
        )

    def text_board(self, view: View, lang: str, width: int = 100) -> str:
        """The board for a terminal of this width, in Rich markup. By default the view as text."""
        return "\n".join(_listed(view, ""))

    @cached_property
    def holdings(self) -> Optional[Holdings]:
        """The bookkeeping of the game's log; None if its events do not add up."""
        return None

    def explained(self, view: View, lang: str, kind: str, number: int) -> Optional[Explained]:
        """A thing on the table, explained; None if there is nothing beyond its name and effect."""
        return None

    def explainer(self, view: View, lang: str) -> Callable[[str, int], Optional[Explained]]:
        """`explained` for many things of one view, which a game may then read once. The view must not change."""
        return partial(self.explained, view, lang)

    def summarize_option(self, state: State, view: View, lang: str, decision: Decision, code: int) -> OptionSummary:
        """Summarize an option. `state` is imagined by the seat, so it holds no secret."""
        return OptionSummary()

    def guide_picture(self, name: str, lang: str, caption: str) -> str:
        """A picture of the guide, as SVG that refers to the sheet (games/guide_pictures.py)."""
        raise UsageError(f"{self.game.name} has no picture {name!r:.40} for its guide")


def _size(picture: str) -> tuple[float, float]:
    """Width and height of a picture, from its viewBox."""
    _, _, width, height = picture.partition('viewBox="')[2].partition('"')[0].split()
    return float(width), float(height)


def _listed(value: Union[dict[Any, Any], list[Any]], indent: str) -> list[str]:
    """A view as lines: a container of plain values takes one line, others are indented."""
    lines: list[str] = []
    for name, inner in value.items() if isinstance(value, dict) else enumerate(value):
        within = inner.values() if isinstance(inner, dict) else inner if isinstance(inner, list) else ()
        if any(isinstance(x, (dict, list)) and x for x in within):
            lines += [f"{indent}{name}:", *_listed(inner, indent + "  ")]
        elif isinstance(inner, dict):
            lines.append(f"{indent}{name}: " + ", ".join(f"{key} {x}" for key, x in inner.items() if x not in ([], {})))
        else:
            lines.append(f"{indent}{name}: {' '.join(map(str, inner)) if isinstance(inner, list) else inner}")
    return lines
