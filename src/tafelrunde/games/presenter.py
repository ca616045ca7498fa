"""A view with the words for it, for one viewer: the base of painters (painter.py) and of text boards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Optional

from ..kernel.game import Game, View
from ..kernel.state import Fact
from ..words import Words, labels, words_of
from .tracked_view import AT_SEAT, OF_VIEW, QUESTION, VIEWER, TrackedView


class Lit:
    """The ids of things that answer the pending question. It tracks which ones were tested: a picture is valid as long
    as these results are."""

    __slots__ = ("asked", "ids")

    def __init__(self, ids: Iterable[str] = ()) -> None:
        self.ids: set[str] = set(ids)
        self.asked: set[str] = set()

    def __contains__(self, id: str) -> bool:
        self.asked.add(id)
        return id in self.ids


class Presenter:
    game: Game  # set in each game, to read its own catalog

    def __init__(self, game: Game, view: View, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.w: Words = words_of(game, lang)
        called = view.get("names")  # the names of the people at the table, if known
        seats = range(view["players"] + view.get("rivals", 0))  # opponents that the rules play come after the people
        self.names: list[str] = [labels.thing(self.w, game, "player", seat, view, called) for seat in seats]
        self._viewer: int = max(-1, view["seat"])
        self._asked: str = ""
        self._about: int = -1
        self._options: list[int] = []
        self._answered_by: str = ""  # things of this kind
        self._lit: Optional[Lit] = None
        self._look_at_question()

    def _look_at_question(self) -> None:
        pending = self.view.get("pending")
        if pending and pending["seat"] == self.view["seat"]:
            prompt = self.game.prompt(pending["prompt"])
            self._asked = prompt.name
            self._about = pending["about"]
            self._options = [code for code in pending.get("options", ()) if 0 <= code < prompt.extra]
            self._answered_by = prompt.of

    @property
    def viewer(self) -> int:
        """The seat whose things are laid out for use, or -1."""
        if isinstance(self.view, TrackedView):
            self.view.reads.note(OF_VIEW, VIEWER)
        return self._viewer

    @property
    def own_seat(self) -> Any:
        """The viewing seat in the view; None for spectators."""
        return self.view["seats"][self.viewer] if self.viewer >= 0 else None

    def is_viewer(self, seat: int) -> bool:
        """Whether it is the viewing seat: a drawing that tests only this is shared by all other viewers."""
        if isinstance(self.view, TrackedView):
            self.view.reads.note(AT_SEAT, str(seat))
        return seat == self._viewer

    @property
    def lit(self) -> Lit:
        """The ids of things that answer the question, computed on demand."""
        if self._lit is None:
            self._lit = Lit([f"{self._answered_by}-{code}" for code in self._options])
        return self._lit

    def note_reads(self, fresh: bool = False) -> None:
        """Track reads from now on, for the render cache; `fresh` bypasses it."""
        self.view = TrackedView.of_view(self.view, (self._asked, self._about, self._options), fresh)

    @property
    def asked(self) -> str:
        """The prompt of the viewing seat's pending question, or empty."""
        self._note_question()
        return self._asked

    def is_asked(self, *prompts: str) -> bool:
        """Whether the pending prompt is one of these."""
        if isinstance(self.view, TrackedView):
            for prompt in prompts:
                self.view.reads.note(QUESTION, prompt)
        return self._asked in prompts

    @property
    def about(self) -> int:
        """The subject of the pending question."""
        self._note_question()
        return self._about

    @property
    def options(self) -> list[int]:
        """The things that answer the pending question."""
        self._note_question()
        return self._options

    def _note_question(self) -> None:
        if isinstance(self.view, TrackedView):
            self.view.note_question()

    def seats(self) -> list[int]:
        """In turn order, the viewing seat first."""
        n = self.view["players"]
        start = max(0, self.viewer)
        return [(start + k) % n for k in range(n)]

    def text(self, id: str, /, **facts: Fact) -> str:
        return _text(self.w, id, tuple(facts.items()))

    def named(self, kind: str, number: int) -> str:
        id, facts = labels.name_of(self.w, self.game, kind, number, self.view)
        return self.text(id, **facts)


@lru_cache(maxsize=1 << 15)
def _text(w: Words, id: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    """Cached, since pictures repeat a few hundred texts, and formatting one takes longer than drawing a tile."""
    return w.text(id, **dict(facts))
