"""What somebody at the table sees, with the words for it: the ground of pictures (painter.py) and of text boards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ..kernel.game import Game, View
from ..kernel.state import Fact
from ..words import Words, labels, words_of


class Lit(set[str]):
    """The ids of things that answer the pending question. It notes which ones somebody asked about: a picture stays as
    it is as long as these answers do."""

    __slots__ = ("asked",)

    def __init__(self, ids: Iterable[str] = ()) -> None:
        super().__init__(ids)
        self.asked: set[str] = set()

    def __contains__(self, id: object) -> bool:
        self.asked.add(id)  # type: ignore[arg-type]
        return set.__contains__(self, id)


class Presenter:
    game: Game  # each box says which one it is, and so reads its own components

    def __init__(self, game: Game, view: View, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.w: Words = words_of(game, lang)
        called = view.get("names")  # as the people at the table call themselves, where somebody knows
        seats = range(view["players"] + view.get("rivals", 0))  # opponents that the rules play come after the people
        self.names: list[str] = [labels.thing(self.w, game, "player", seat, view, called) for seat in seats]
        self.viewer: int = max(-1, view["seat"])  # whose things are laid out to be used, or -1
        self.asked: str = ""  # the pending question of the viewing seat, what it is about ...
        self.about: int = -1
        self.options: list[int] = []  # ... and the things that answer it
        self.lit: Lit = Lit()  # their ids
        self._look_at_question()

    def _look_at_question(self) -> None:
        pending = self.view.get("pending")
        if pending and pending["seat"] == self.view["seat"]:
            prompt = self.game.prompt(pending["prompt"])
            self.asked = prompt.name
            self.about = pending["about"]
            self.options = [code for code in pending.get("options", ()) if 0 <= code < prompt.extra]
            self.lit = Lit(f"{prompt.of}-{code}" for code in self.options)

    def seats(self) -> list[int]:
        """In turn order around the table, the viewing seat first."""
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
    """A picture says the same few hundred texts again and again; making one takes longer than drawing a tile."""
    return w.text(id, **dict(facts))
