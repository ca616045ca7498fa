"""Previews drafts of components, as a picture and in example positions. Runs in upload processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Optional

from ...bots.find_example import Example
from ...games import game_with_pack
from ...kernel.decision import default_answer
from ...kernel.game import Component, Game, UsageError, Value
from ...kernel.match import IllegalChoice, Match
from ...kernel.packs import Pack
from ...words import LANGUAGES, labels, words_of
from ..core.errors import illegal, not_found
from ..core.matches.rules_timeout import rules_timeout
from ..core.seat_names import nameless
from ..packs.parsing import FormValues, apply_form
from .card_images import face_of
from .schemas import DraftView, SummaryChange, TriedPosition

MOST_ANSWERS: Final = 12  # after the first one
MOST_LINES: Final = 12


class Position(NamedTuple):
    """A position of a game, given by the choices before it."""

    players: int
    seed: int
    options: Mapping[str, Any]
    codes: Sequence[int]


class Reached(NamedTuple):
    """The seat to move in a position, and the options of the game."""

    seat: int
    options: dict[str, Value]


def drafted(game: str, text: str, component: tuple[str, str]) -> tuple[Game, Component]:
    """The game with a draft applied, and the component in it."""
    patched = game_with_pack(game, text, unfinished=True)
    found = next((each for each in patched.components if (each.kind, each.id) == component), None)
    if found is None:
        raise not_found("no-component")
    return patched, found


def match_in(game: Game, position: Position) -> Match:
    """The match at the position; refuses invalid positions."""
    try:
        match = Match(game, position.players, position.seed, position.options)
        with rules_timeout():
            for code in position.codes:
                match.choose(code)
    except (UsageError, IllegalChoice) as wrong:
        raise illegal("illegal", reason=str(wrong)[:120]) from None
    if match.decision is None:
        raise illegal("no-such-ply", "no-fork-there")
    return match


def reached(game: str, text: str, position: Position) -> Reached:
    match = match_in(game_with_pack(game, text), position)
    assert match.decision is not None
    return Reached(match.decision.seat, match.options)


def draft_view(game: str, text: str, component: tuple[str, str], values: FormValues, lang: str) -> DraftView:
    """The component of a filled-in form as a picture, and its effect in words."""
    pack = apply_form(Pack.read(text, game), component, values)
    patched, found = drafted(game, pack.text(), component)
    effect = found.description
    sentences = {} if effect is None else {each: words_of(patched, each).sentence(effect) for each in LANGUAGES}
    return DraftView(picture=face_of(patched, found, lang), sentences=sentences)


def tried_position(game: str, text: str, found: Optional[dict[str, Any]], lang: str) -> TriedPosition:
    """The answer that uses the component, the resulting log lines, and the changes of the seat's summary."""
    if found is None:
        raise not_found("no-position")
    example = Example(**found)
    patched = game_with_pack(game, text, unfinished=True)
    match = match_in(patched, Position(example.players, example.seed, example.options, example.codes))
    decision = match.decision
    assert decision is not None
    seat, w = decision.seat, words_of(patched, lang)
    names = tuple(nameless(each, lang) for each in range(match.players))
    view = match.view(seat)
    before = patched.show.summary_of(match.state, seat)
    with rules_timeout():
        for answer in example.answers:
            match.choose(answer)
        _answer_follow_ups(match, seat, decision.prompt.name)
    after = patched.show.summary_of(match.state, seat)
    events = match.events(len(example.codes))[:MOST_LINES]
    now = match.view(seat)
    return TriedPosition(
        player=names[seat],
        question=labels.question(w, patched, view, decision, names),
        choice=labels.option_label(w, patched, view, decision, example.answers[0], names),
        lines=[labels.event_text(w, patched, event, seat, now, names) for event in events],
        changes=[
            SummaryChange(icon=icon, label=labels.icon_name(w, icon), before=amount, after=after[icon])
            for icon, amount in before.items()
            if after.get(icon) != amount
        ],
        players=example.players,
        seed=example.seed,
        options=example.options,
        codes=example.codes,
    )


def _answer_follow_ups(match: Match, seat: int, first: str) -> None:
    """Give default answers, else the first ones, until the same question comes again."""
    for _ in range(MOST_ANSWERS):
        decision = match.decision
        if decision is None or decision.seat != seat or decision.prompt.name == first:
            return
        default = default_answer(decision)
        match.choose(decision.options[0] if default is None else default)
