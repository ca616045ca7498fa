"""The pending question with its options, for the seat that is asked."""

from __future__ import annotations

from typing import Final, Optional

from ...kernel.decision import NONE, Decision
from ...kernel.game import Game, View
from ...words import Words, labels
from ..schemas.play import Change, Choice, Question
from ..tables.positions import Position
from .components import subject
from .previews import Preview, previews
from .reader import Reader

FACE_DOWN: Final = "face-down"  # the text of an option that ends what a seat is asked early


def question(reader: Reader, position: Position, view: View) -> Optional[Question]:
    match = position.match
    decision, game = match.decision, match.game
    if decision is None or decision.seat != reader.seat or not reader.mine:
        return None
    w, usual = reader.words, decision.prompt.usual
    tried = _previews(position, view)
    return Question(
        seat=decision.seat,
        prompt=decision.prompt.name,
        text=labels.question(w, game, view, decision, reader.names),
        hint=labels.hint(w, game, decision),
        subject=subject(w, game, view, decision),
        ply=len(match.codes),
        path=[
            labels.option_label(w, game, view, earlier, code, reader.names)
            for earlier, code in zip(position.asked, position.codes, strict=True)
        ],
        options=[
            Choice(
                code=code,
                label=labels.option_label(w, game, view, decision, code, reader.names),
                anchor=_anchor(game, decision, code),
                changes=_changes(w, preview),
                note=reader.server_texts.text(preview.note) if preview.note else None,
            )
            for code, preview in zip(decision.options, tried, strict=True)
        ],
        usual=usual if usual >= NONE and usual in decision.options else None,
        secret=decision.secret is not None,
    )


def _previews(position: Position, view: View) -> list[Preview]:
    seat, settings = position.session.seats[position.seat], position.session.services.settings
    tried = previews(
        position.match, view, seat.auto_end, seat.ask_everything, settings.preview_options, settings.preview_seconds
    )
    if position.early:
        return [Preview(one.changes, FACE_DOWN if one.note else "") for one in tried]
    return tried


def _changes(w: Words, preview: Preview) -> list[Change]:
    return [Change(icon=icon, label=labels.icon_name(w, icon), delta=delta) for icon, delta in preview.changes.items()]


def _anchor(game: Game, decision: Decision, code: int) -> Optional[str]:
    """The id of the thing on the picture that a click selects."""
    kind = decision.prompt.of
    if not 0 <= code < decision.prompt.extra or (kind not in game.kinds and kind != "player"):
        return None
    return f"{kind}-{code}"
