"""A component that somebody is filling in: its picture, and what it does in a position."""

from __future__ import annotations

from typing import Any, Final, Optional

from ...bots.find_example import Example
from ...games import game_with_pack
from ...kernel.decision import default_answer
from ...kernel.match import Match
from ...kernel.packs import Pack
from ...words import LANGUAGES, labels, words_of
from ..core.errors import not_found
from ..core.matches.rules_timeout import rules_timeout
from ..core.seat_names import nameless
from ..packs.page_interface import Filled, filled_in
from .card_images import face_of
from .draft_positions import Position, drafted, match_in
from .schemas import DraftView, PurseChange, TriedPosition

MOST_ANSWERS: Final = 12  # that follow from the first one
MOST_LINES: Final = 12


def draft_view(game: str, text: str, component: tuple[str, str], filled: Filled, lang: str) -> DraftView:
    """Where uploads are parsed: a filled-in form as a picture, with what it says."""
    pack = filled_in(Pack.read(text, game), component, filled)
    box, found = drafted(game, pack.text(), component)
    effect = found.description
    sentences = {} if effect is None else {each: words_of(box, each).sentence(effect) for each in LANGUAGES}
    return DraftView(picture=face_of(box, found, lang), sentences=sentences)


def tried_position(game: str, text: str, found: Optional[dict[str, Any]], lang: str) -> TriedPosition:
    """Where uploads are parsed: the answer by which the component comes up, what the log tells of it, and what changes
    in the summary."""
    if found is None:
        raise not_found("no-position")
    arising = Example(**found)
    box = game_with_pack(game, text, unfinished=True)
    match = match_in(box, Position(arising.players, arising.seed, arising.options, arising.codes))
    decision = match.decision
    assert decision is not None
    seat, w = decision.seat, words_of(box, lang)
    names = tuple(nameless(each, lang) for each in range(match.players))
    view = match.view(seat)
    before = box.summary_of(match.state, seat)
    with rules_timeout():
        for answer in arising.answers:
            match.choose(answer)
        _go_on(match, seat, decision.prompt.name)
    after = box.summary_of(match.state, seat)
    told = match.events(len(arising.codes))[:MOST_LINES]
    now = match.view(seat)
    return TriedPosition(
        player=names[seat],
        question=labels.question(w, box, view, decision, names),
        choice=labels.option_label(w, box, view, decision, arising.answers[0], names),
        lines=[labels.event_text(w, box, event, seat, now, names) for event in told],
        purse=[
            PurseChange(icon=icon, label=labels.icon_name(w, icon), before=held, after=after[icon])
            for icon, held in before.items()
            if after.get(icon) != held
        ],
        players=arising.players,
        seed=arising.seed,
        options=arising.options,
        codes=arising.codes,
    )


def _go_on(match: Match, seat: int, first: str) -> None:
    """What follows from the answer, until the same is asked again: the usual answers, or else the first ones."""
    for _ in range(MOST_ANSWERS):
        decision = match.decision
        if decision is None or decision.seat != seat or decision.prompt.name == first:
            return
        usual = default_answer(decision)
        match.choose(decision.options[0] if usual is None else usual)
