"""A table in words and pictures: what is sent to somebody who sits at a seat or watches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Optional, Union

from ..kernel.decision import NONE, Decision
from ..kernel.game import Game, View
from ..kernel.match import Match
from ..kernel.state import Event
from ..words import Words, labels, words_of
from .own_words import own_words
from .previews import Preview
from .storage.models import Note
from .subjects import subject

Json = dict[str, Any]


def moment(seconds: Optional[float]) -> Optional[str]:
    """A point in time as text: ISO 8601, UTC."""
    if seconds is None:
        return None
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


@dataclass(frozen=True)
class Screen:
    """On what somebody reads: in which language, and how wide a picture may be (0 if that does not matter)."""

    lang: str = "en"
    width: int = 0


@dataclass(frozen=True)
class Reader:
    """Who reads: a seat (or SPECTATOR, EVERYTHING), in a language, on a screen of some width."""

    seat: int
    lang: str
    width: int
    names: tuple[str, ...]  # of the players

    def words(self, game: Game) -> Words:
        return words_of(game, self.lang)

    @property
    def say(self) -> Words:
        return own_words(self.lang)


# ------------------------------------------------------------------------------------------------ the table


def sight(reader: Reader, match: Match, view: View) -> Json:
    """The picture and the numbers in front of each seat."""
    game = match.game
    w = reader.words(game)
    purses = [game.purse(view, seat) for seat in range(match.players)]
    return {
        "svg": game.board_svg({**view, "names": reader.names}, reader.lang, reader.width),
        "purses": purses,
        "icons": {icon: icon_label(w, icon) for icon in dict.fromkeys(icon for purse in purses for icon in purse)},
        "round": view.get("round"),
    }


def icon_label(w: Words, icon: str) -> str:
    return w.text(f"icon-{labels.slug(icon)}")


def question(
    reader: Reader, match: Match, view: View, asked: Sequence[Decision], codes: Sequence[int], previews: list[Preview]
) -> Json:
    """The pending question, for the seat that is asked. `asked` and `codes` are what it chose in this turn so far."""
    decision, game = match.decision, match.game
    assert decision is not None
    w = reader.words(game)
    path = [option(reader, game, view, earlier, code) for earlier, code in zip(asked, codes, strict=True)]
    usual = decision.prompt.usual
    return {
        "seat": decision.seat,
        "prompt": decision.prompt.name,
        "text": labels.question(w, game, view, decision, reader.names),
        "hint": labels.hint(w, game, decision),
        "subject": subject(w, game, view, decision),
        "ply": len(match.codes),
        "path": path,
        "options": [
            {
                "code": code,
                "label": option(reader, game, view, decision, code),
                "anchor": anchor(game, decision, code),
                "changes": [
                    {"icon": icon, "label": icon_label(w, icon), "delta": delta}
                    for icon, delta in preview.changes.items()
                ],
                "note": reader.say.text(preview.note) if preview.note else None,
            }
            for code, preview in zip(decision.options, previews, strict=True)
        ],
        "usual": usual if usual >= NONE and usual in decision.options else None,
        "secret": decision.secret is not None,
    }


def option(reader: Reader, game: Game, view: View, decision: Decision, code: int) -> str:
    return labels.option_label(reader.words(game), game, view, decision, code, reader.names)


def anchor(game: Game, decision: Decision, code: int) -> Optional[str]:
    """The id of the thing on the picture that a click selects."""
    kind = decision.prompt.of
    if not 0 <= code < decision.prompt.extra or (kind not in game.kinds and kind != "player"):
        return None
    return f"{kind}-{code}"


# ------------------------------------------------------------------------------------------------ the log


class LogBook:
    """All that happened, in order; what happened beside the game stands after the choice it followed. Lines are worded
    when they are asked for, as the reader knows them. `movers` made the committed choices; what came later is
    tentative."""

    def __init__(self, reader: Reader, match: Match, view: View, notes: Sequence[Note], movers: Sequence[int]) -> None:
        self._reader = reader
        self._match = match
        self._view = view
        self._movers = movers
        self._lines: list[Union[Event, Note]] = []
        waiting = list(notes)
        for event in match.events():
            while waiting and waiting[0].ply < event.ply:
                self._lines.append(waiting.pop(0))
            self._lines.append(event)
        self._lines += waiting

    def after(self, n: int) -> list[Json]:
        """The entries behind number n."""
        return [self._entry(i) for i in range(max(0, n), len(self._lines))]

    def last(self, count: int) -> list[Json]:
        return self.after(len(self._lines) - count)

    def since_last_turn(self, asked: bool) -> list[Json]:
        """What others did between the reader's last turn and the one it is in, or now."""
        seat, movers, end = self._reader.seat, self._movers, len(self._movers)
        while asked and end and movers[end - 1] == seat:
            end -= 1
        begin = end
        while begin and movers[begin - 1] != seat:
            begin -= 1
        return [self._entry(i) for i, line in enumerate(self._lines) if begin < line.ply <= end]

    def _entry(self, i: int) -> Json:
        reader, line, movers = self._reader, self._lines[i], self._movers
        return {
            "n": i + 1,
            "ply": line.ply,
            "mover": movers[line.ply - 1] if isinstance(line, Event) and 0 < line.ply <= len(movers) else None,
            "seat": line.seat,
            "player": line.player if isinstance(line, Note) else reader.names[line.seat],
            "text": self._worded(line),
            "own": line.seat == reader.seat,
            "tentative": line.ply > len(movers),
        }

    def _worded(self, line: Union[Event, Note]) -> str:
        reader, game = self._reader, self._match.game
        if isinstance(line, Note):
            return reader.say.text(f"note-{line.name}", player=line.player)
        return labels.event_text(reader.words(game), game, line, reader.seat, self._view, reader.names)


# ------------------------------------------------------------------------------------------------ the end


def result_told(game: Game, result: Optional[Json], lang: str) -> Optional[Json]:
    """How a game ended, in words; stored is what `ended` made."""
    if result is None:
        return None
    w = words_of(game, lang)
    return {
        "scores": result["scores"],
        "winners": result["winners"],
        "ending": w.text(f"ending-{labels.slug(result['ending'])}"),
        "breakdown": [
            {"source": part, "label": w.text(f"points-{labels.slug(part)}"), "points": points}
            for part, points in result["breakdown"].items()
        ],
        "rounds": result["rounds"],
    }
