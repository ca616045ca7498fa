"""Builds the pending question with its options, for the seat to move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final, Optional

from ...kernel.decision import NONE, Decision, Prompt, next_in_order
from ...kernel.explanations import OptionSummary
from ...kernel.game import Game, View
from ...kernel.match import Match
from ...words import Words, labels
from ..core.matches.clicks import anchor_of, id_of, imagined, irreversible
from ..core.presentation.components import subject
from ..core.presentation.viewer import Viewer
from ..core.tables.positions import Position
from .gains import change
from .previews import NO_PREVIEW, Preview, option_summaries, previews
from .schemas import Change, Choice, FollowUpOption, Question, Refusal

FACE_DOWN: Final = "face-down"  # the text of an option that completes an early answer
NO_SUMMARY: Final = OptionSummary()
MOST_REFUSED: Final = 60
LINE: Final = 48  # characters that fit on a line of buttons below a row
FEW_ROWS: Final = 6
AROUND_BUTTON: Final = 3  # characters that the padding of a button takes
LONGEST_QUESTION: Final = 2 * LINE  # characters of the question displayed before the buttons


def question(viewer: Viewer, position: Position, view: View) -> Optional[Question]:
    match = position.match
    decision, game = match.decision, match.game
    if decision is None or decision.seat != viewer.seat or not viewer.mine:
        return None
    w, default = viewer.words, decision.prompt.default
    world = imagined(match, decision.seat)
    summaries = _summaries(position, world, view, viewer)
    refused = [] if world is None else _refused(viewer, world, view)
    tried = _previews(position, world, view)  # last, since it modifies the world
    return Question(
        seat=decision.seat,
        prompt=decision.prompt.name,
        text=labels.question(w, game, view, decision, viewer.names),
        hint=labels.hint(w, game, decision),
        subject=subject(w, game, view, decision),
        about=id_of(game, decision.prompt.about, decision.about),
        ply=len(match.codes),
        path=[
            labels.option_label(w, game, view, earlier, code, viewer.names)
            for earlier, code in zip(position.asked, position.codes, strict=True)
        ],
        options=[
            _choice(viewer, position, view, code, preview or NO_PREVIEW, summary or NO_SUMMARY)
            for code, preview, summary in zip_longest(decision.options, tried, summaries)
        ],
        refused=refused,
        default=default if default >= NONE and default in decision.options else None,
        secret=decision.secret is not None,
        series=next_in_order(decision) if len(decision.options) > 2 else None,
    )


def _choice(
    viewer: Viewer, position: Position, view: View, code: int, preview: Preview, summary: OptionSummary
) -> Choice:
    w, game, decision = viewer.words, position.match.game, position.match.decision
    assert decision is not None
    follows, buttons = _follow_ups(viewer, position, view, preview)
    return Choice(
        code=code,
        label=labels.option_label(w, game, view, decision, code, viewer.names),
        anchor=anchor_of(game, decision.prompt, code),
        effect=summary.effect,
        cost=_amounts(w, summary.cost, -1),
        gain=_amounts(w, summary.gain),
        places=list(summary.places),
        changes=_amounts(w, preview.changes),
        note=viewer.server_texts.text(preview.note) if preview.note else None,
        ends=preview.ends,
        follows=follows,
        follow_ups=buttons,
    )


def follow_up_labels(
    w: Words, texts: Words, game: Game, view: View, decision: Decision, preview: Preview, names: Sequence[str]
) -> list[str]:
    """The labels of the buttons on a row; none if they do not fit on one line (two if there are few rows), or if their
    question is too long."""
    if len(follow_up_question(w, game, view, preview, names)) > LONGEST_QUESTION:
        return []
    asked, found = preview.next, list[str]()
    for button in preview.follow_ups:
        if button.all:
            found.append(texts.text("all-in-order"))
        elif button.times > 1:
            found.append(f"{button.times} ×")
        elif asked is not None:
            found.append(labels.option_label(w, game, view, asked, button.then[0], names))
    room = LINE if len(decision.options) > FEW_ROWS else 2 * LINE
    return found if sum(len(label) + AROUND_BUTTON for label in found) <= room else []


def follow_up_question(w: Words, game: Game, view: View, preview: Preview, names: labels.Names) -> str:
    """The question that the buttons on a row answer; empty if they only repeat the row's answer."""
    if preview.next is None or all(button.times > 1 for button in preview.follow_ups):
        return ""
    return labels.question(w, game, view, preview.next, names)


def _follow_ups(viewer: Viewer, position: Position, view: View, preview: Preview) -> tuple[str, list[FollowUpOption]]:
    """The next question, and the buttons that answer it."""
    game, decision, asked = position.match.game, position.match.decision, preview.next
    if asked is None or decision is None or preview.future is None:
        return "", []
    names = follow_up_labels(viewer.words, viewer.server_texts, game, view, decision, preview, viewer.names)
    buttons, ask_everything = preview.follow_ups[: len(names)], position.session.seats[position.seat].ask_everything
    final = irreversible(position.match, preview.future, buttons, ask_everything)
    options = [
        FollowUpOption(
            then=list(button.then),
            in_order=asked.prompt.name if button.all else "",
            label=label,
            note=viewer.server_texts.text("cannot-be-undone") if button in final else None,
            anchor=None if button.all or button.times > 1 else anchor_of(game, asked.prompt, button.then[0]),
        )
        for button, label in zip(buttons, names, strict=True)
    ]
    return follow_up_question(viewer.words, game, view, preview, viewer.names) if options else "", options


def _previews(position: Position, world: Optional[Match], view: View) -> list[Preview]:
    seat, settings = position.session.seats[position.seat], position.session.services.settings
    tried = previews(
        world, view, seat.auto_end, seat.ask_everything, settings.preview_options, settings.preview_seconds
    )
    if position.early:
        return [Preview(one.changes, FACE_DOWN if one.note else "") for one in tried]  # without buttons
    return tried


def _summaries(position: Position, world: Optional[Match], view: View, viewer: Viewer) -> list[OptionSummary]:
    settings = position.session.services.settings
    named = {**view, "names": viewer.names}
    return option_summaries(world, named, viewer.screen.lang, settings.preview_options, settings.preview_seconds)


def _refused(viewer: Viewer, world: Match, view: View) -> list[Refusal]:
    """Actions that are not possible now: first those that lack resources, the fewest first."""
    game, decision = world.game, world.decision
    assert decision is not None
    reasons = sorted(
        game.rules.why_not(world.state, decision.seat, decision),
        key=lambda why: (not why.lacks, sum(why.lacks.values())),
    )
    w, names = viewer.words, viewer.names
    return [
        Refusal(
            label=labels.option_label(w, game, view, _asking(decision, why.prompt), why.code, names),
            anchor=anchor_of(game, why.prompt, why.code),
            reason=labels.reason(w, game, why, view, names),
            lacks=_amounts(w, why.lacks),
        )
        for why in reasons[:MOST_REFUSED]
    ]


def _asking(decision: Decision, prompt: Prompt) -> Decision:
    """The question that would offer the answer."""
    return decision if prompt is decision.prompt else Decision(decision.seat, prompt, [], 0, None)


def _amounts(w: Words, amounts: Mapping[str, int], sign: int = 1) -> list[Change]:
    return [change(w, icon, sign * n) for icon, n in amounts.items() if n != 0]
