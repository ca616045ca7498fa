"""Refuses invalid packs, with the reason in the caller's language."""

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
    """Refusal of an invalid pack. If the caller is filling in a component, the error names the invalid field instead of
    the place in the pack."""

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


def require_valid_pack(report: PackReport, component: Optional[tuple[str, str]] = None) -> None:
    """Refuse an invalid pack. An unfinished one is accepted, such as one with too few copies of a card so far."""
    if report.fault is not None:
        raise bad_pack(report.fault, report.pack.game, component)


def require_playable(report: PackReport, component: Optional[tuple[str, str]] = None) -> None:
    """Refuse an invalid or unfinished pack."""
    if report.unfinished is not None:
        raise bad_pack(report.unfinished, report.pack.game, component)
