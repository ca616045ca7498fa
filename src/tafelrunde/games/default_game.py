"""Defaults for everything except rules and words, so that a game with these alone is playable everywhere.

    show.view                the declared fields, as a seat sees them (kernel/fields)
    show.shown_zones         the declared fields that hold things of a kind
    show.summary             the numbers in front of a seat that have an icon; `hand_count` has the icon `hand`
    show.thing               a component by the text `<kind>-<id>`, anything else by `<kind>-<number>`
    show.board               players and zones (defaults/board.py)
    show.text_board          the board read out (text_board.py)
    ai.features              the points of the seat and of its best rival, so bots play for the score
    ai.observation_layout    question, summaries and declared fields as numbers (defaults/observation.py)
    ai.encoder               the same and the features, as input of a learned evaluation (defaults/encoder.py)

They read only the view, which must have `seat`, `players` and `seats`: a mapping for each seat, in order.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Optional

from ..kernel.encode import Encoder
from ..kernel.field_info import INTERNAL, NOBODY, FieldInfo
from ..kernel.game import Game, GameAI, GameShow, Naming, View
from ..kernel.observe import Part
from ..kernel.rng import seeded
from ..kernel.state import EVERYTHING, State

if TYPE_CHECKING:
    from ..kernel.board import Board, Served
    from ..kernel.lesson import Lesson
    from .board import Design
    from .text_board import TextDesign


class DefaultShow(GameShow):
    """Shows a game by its declared fields."""

    game: DefaultGame

    def view(self, state: State, seat: int) -> View:
        table: Any = state
        seats = [
            {**player.view_fields(seat in (player.seat, EVERYTHING), table), **self.game.rules.seat_view(player)}
            for player in table.players
        ]
        return {
            "game": self.game.name,
            "seat": seat,
            "players": len(seats),
            **table.view_fields(False, table),
            "seats": seats,
        }

    @cached_property
    def shown_zones(self) -> Mapping[str, str]:
        if self.zones is not None:
            return self.zones
        table, player = self.game.declared
        return {
            field.name: field.of for field in (*table, *player) if field.of and field.seen not in (NOBODY, INTERNAL)
        }

    def summary(self, view: View, seat: int) -> dict[str, Optional[int]]:
        from ..draw.icons import icons_of  # imported on first use

        known = icons_of(self.game).drawings
        numbers = ((name.removesuffix("_count"), value) for name, value in view["seats"][seat].items())
        return {name: value for name, value in numbers if name in known and (value is None or type(value) is int)}

    def thing(self, kind: str, number: int, view: Optional[View] = None) -> tuple[str, Naming]:
        if kind not in self.game.kinds:
            return super().thing(kind, number, view)
        component = self.game.numbered.get((kind, number))
        name = str(number) if component is None else component.id.lower().replace("_", "-")
        return f"{kind}-{name}", {}

    @cached_property
    def design(self) -> Design[Any]:
        """How the game is drawn."""
        from .defaults.board import DESIGN

        return DESIGN

    def board(self, view: View, lang: str, width: int, height: int, plan: str = "") -> Board:
        from .board import draw_parts  # play needs no pictures

        return draw_parts(self.game, self.design, view, lang, width, height, plan)

    def board_steps(
        self, view: View, lang: str, width: int, height: int, plan: str = ""
    ) -> Generator[None, None, Board]:
        if type(self).board is not DefaultShow.board:
            return super().board_steps(view, lang, width, height, plan)  # the game overrides its board
        from .board import drawing

        return drawing(self.game, self.design, view, lang, width, height, plan)

    @cached_property
    def sheets(self) -> Sequence[Served]:
        from .board import sheets

        return sheets(self.game, self.design)

    @property
    def fills(self) -> bool:
        return self.design.fills

    def thumbnail(self, view: View, lang: str) -> str:
        from .board import thumbnail

        return thumbnail(self.game, self.design, view, lang)

    def board_svg(self, view: View, lang: str, width: int = 0) -> str:
        from .board import whole_picture

        return whole_picture(self.game, self.design, view, lang, width)

    @cached_property
    def text_design(self) -> TextDesign:
        """What the board in a terminal adds to the words of the picture."""
        from .text_board import TextDesign

        return TextDesign()

    def text_board(self, view: View, lang: str, width: int = 100) -> str:
        from .text_board import TextBoard

        return TextBoard(self.game, self.design, self.text_design, view, lang, width).markup()


class DefaultAI(GameAI):
    """Evaluates a game by its points, and observes its declared fields."""

    game: DefaultGame
    feature_names: tuple[str, ...] = ("score", "rival")
    weights: Sequence[float] = (1.0, -0.5)

    def features(self, state: State, seat: int) -> Sequence[float]:
        show = self.game.show
        view = show.view(state, EVERYTHING)
        points = [show.summary(view, each).get("vp") or 0 for each in range(view["players"])]
        return [points[seat], max((n for each, n in enumerate(points) if each != seat), default=0)]

    @cached_property
    def encoder(self) -> Optional[Encoder]:
        from .defaults.encoder import encoder_of

        return encoder_of(self.game)

    @cached_property
    def observation_layout(self) -> Sequence[Part]:
        return self.default_parts()

    def default_parts(self) -> Sequence[Part]:
        from .defaults.observation import default_parts

        return default_parts(self.game)


class DefaultGame(Game):
    """A game that needs only rules and words; it may derive classes from `DefaultShow` and `DefaultAI`."""

    show: DefaultShow
    ai: DefaultAI
    show_class: type[DefaultShow] = DefaultShow
    ai_class: type[DefaultAI] = DefaultAI

    @cached_property
    def declared(self) -> tuple[Sequence[FieldInfo], Sequence[FieldInfo]]:
        """The declared fields of the table and of a player."""
        table: Any = self.rules.set_up(self.players[0], self.read_options({}), seeded(0))
        return table.declared(), table.players[0].declared()

    @cached_property
    def lessons(self) -> Mapping[str, Lesson]:
        """The lessons in the game's folder `lessons`."""
        from .lessons.reading import read_lessons  # imported on first use

        return read_lessons(self, self.folder / "lessons") if self.folder.name else {}
