"""Refuses packs that no box can be made of."""

from __future__ import annotations

from typing import Any, Optional

from ...games import games
from ...kernel.correction_errors import CorrectionError, correction_error_at
from ...kernel.game import Game, UsageError
from ...words import words_of
from ..core.errors import Refused
from ..core.texts import server_texts
from .parsing import PackReport


class BadPack(Refused):
    """A pack that no box can be made of, said in the language of who asks. Who fills in a component is told the field
    that is wrong, beside which the reason is enough."""

    def __init__(self, wrong: UsageError, game: Game, filled: Optional[tuple[str, str]] = None) -> None:
        found = correction_error_at("", str(wrong), wrong) if not isinstance(wrong, CorrectionError) else wrong
        component = ".".join((game.name, *filled)) + "." if filled else None
        part = found.where.removeprefix(component) if component and found.where.startswith(component) else ""
        super().__init__(422, "bad-pack", place=found.where, part=part)
        self._game = game
        self._wrong = found

    def body(self, lang: str) -> dict[str, Any]:
        reason = words_of(self._game, lang).text(f"correction-{self._wrong.why}", **self._wrong.facts)
        place, part = self.facts["place"], self.facts["part"]
        why = "error-bad-pack-at" if place else "error-bad-pack"
        error = reason if part else server_texts(lang).text(why, place=place, reason=reason)
        return {"error": error, "code": self.code, "reason": reason, **self.facts}


def bad_pack(wrong: UsageError, game: str, filled: Optional[tuple[str, str]] = None) -> Refused:
    return BadPack(wrong, games[game], filled)


def require_box(report: PackReport, component: Optional[tuple[str, str]] = None) -> None:
    """Refuses a pack that makes no box. Who still moves copies from one card to another keeps an unfinished pack."""
    if report.fault is not None:
        raise bad_pack(report.fault, report.pack.game, component)


def require_playable(report: PackReport, component: Optional[tuple[str, str]] = None) -> None:
    if report.unfinished is not None:
        raise bad_pack(report.unfinished, report.pack.game, component)
