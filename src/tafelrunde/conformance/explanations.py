"""Checks of explanations: reasons why options are missing, options with cost and gain, presets and standing orders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ..kernel.decision import Decision
from ..kernel.game import Game, UsageError, View
from ..kernel.state import State
from ..words import LANGUAGES, Words, labels, words_of
from .positions import at_every_question, last_values

EVERY: Final = 7  # choices between two checked positions
MOST: Final = 60  # positions


def refusals(game: Game) -> Iterator[str]:
    """Offered options have no reason against them, missing things are counted, and every reason has a text."""
    for decision, view, state in _questions(game):
        for why in game.rules.why_not(state, decision.seat, decision):
            if why.prompt is decision.prompt and why.code in decision.options:
                yield f"{why.prompt}: {why.code} is offered, and yet there is a reason against it ({why.text})"
                return
            asked = decision if why.prompt is decision.prompt else Decision(decision.seat, why.prompt, [], 0, None)
            for w in _languages(game):
                labels.option_label(w, game, view, asked, why.code)
                labels.reason(w, game, why, view)
                yield from _counted(w, why.lacks, f"{why.prompt} lacks")


def options(game: Game) -> Iterator[str]:
    """Costs and gains are amounts of something with an icon."""
    for decision, view, state in _questions(game):
        for lang in LANGUAGES:
            w = words_of(game, lang)
            for code in decision.options[:MOST]:
                summary = game.show.summarize_option(state, view, lang, decision, code)
                yield from _counted(w, summary.cost, f"{decision.prompt} costs")
                yield from _counted(w, summary.gain, f"{decision.prompt} gains")


def presets(game: Game) -> Iterator[str]:
    """Presets and expansions are existing options; they, and standing orders, have names."""
    known = {option.name for option in game.options}
    yield from (f"there is no option {name} for an expansion" for name in game.expansions if name not in known)
    for preset in game.presets:
        try:
            game.read_options(preset.options)
        except UsageError as wrong:
            yield f"preset {preset.name}: {wrong}"
    ids = [f"preset-{preset.name}{what}" for preset in game.presets for what in ("", "-hint")]
    ids += [f"{labels.prompt_id(prompt)}-standing" for prompt in game.prompts if prompt.standing_limit]
    yield from (f"{w.lang}: no text {id}" for w in _languages(game) for id in ids if not w.has(id))


def _counted(w: Words, amounts: Mapping[str, int], where: str) -> Iterator[str]:
    for icon, amount in amounts.items():
        if amount < 0:
            yield f"{where} {amount} {icon}: a number below 0"
        if not w.has(f"icon-{labels.slug(icon)}"):
            yield f"{where} {icon}: {w.lang} has no text icon-{labels.slug(icon)}"


def _languages(game: Game) -> list[Words]:
    return [words_of(game, lang) for lang in LANGUAGES]


def _questions(game: Game) -> Iterator[tuple[Decision, View, State]]:
    """Positions as the asked seat sees them, with an imagined state."""
    looked = 0
    for match in at_every_question(game, game.players[-1], 4, last_values(game)):
        if match.decision is None or len(match.codes) % EVERY:
            continue
        seat = match.decision.seat
        world = match.imagine(seat, 1)
        assert world.decision is not None
        yield world.decision, match.view(seat), world.state
        looked += 1
        if looked == MOST:
            return
