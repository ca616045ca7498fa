"""Finds missing texts of a game in every language, before a game begins and by playing.

Events, endings and sources of points are not declared, so only playing finds those.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..kernel.decision import Prompt
from ..kernel.game import Component, Game, Option, View
from ..kernel.languages import LANGUAGES
from ..kernel.match import Match
from ..kernel.state import Fact
from .ftl import BrokenText, MissingText
from .labels import event_text, hint, option_label, prompt_id, question, slug, thing
from .texts import Words, words_of


def missing_texts(game: Game) -> list[str]:
    """One line for each text that is missing or broken; empty if the words are complete."""
    try:
        languages = [words_of(game, lang) for lang in LANGUAGES]
        for w in languages:
            w.read_all()
    except BrokenText as wrong:
        return [str(wrong)]
    everything = set().union(*(w.ids() for w in languages))
    lines: list[str] = []
    for w in languages:
        lines += _wrong_in(w, game)
        lines += [f"{w.lang}: no text {id}" for id in sorted(everything - w.ids())]
    return list(dict.fromkeys(lines))


def _wrong_in(w: Words, game: Game) -> Iterator[str]:
    for say in _known_texts(w, game):
        try:
            say()
        except (MissingText, BrokenText) as wrong:
            yield str(wrong)


Say = Callable[[], str]


def _known_texts(w: Words, game: Game) -> Iterator[Say]:
    """All texts known before a game begins, as functions that say them."""
    for part in ("title", "tagline", "minutes"):
        yield _text(w, f"game-{part}")
    for term in game.ai.feature_names:
        yield _text(w, f"feature-{slug(term)}")
    for zone in game.show.shown_zones:
        yield _text(w, f"zone-{slug(zone)}")
    for prompt in game.prompts:
        yield from _of_prompt(w, prompt)
    for option in game.options:
        yield from _of_option(w, option)
    icons: set[str] = set()
    for component in game.components:
        yield from _of_component(w, game, component)
        row = component.description.icons() if component.description is not None else []
        icons |= {icon for icon in row if isinstance(icon, str) and icon[0].isalpha()}  # other strings are signs
    for icon in sorted(icons):
        yield _text(w, f"icon-{slug(icon)}")


def _of_prompt(w: Words, prompt: Prompt) -> Iterator[Say]:
    id = prompt_id(prompt)
    about: Fact = 2 if prompt.about == "number" else "…"
    yield _text(w, id, about=about)
    yield _text(w, f"{id}-hint")
    for extra in range(prompt.size - prompt.extra):
        yield _text(w, f"{id}-{extra}")
    if prompt.of == "yes":
        yield _text(w, f"{id}-yes")
        yield _text(w, f"{id}-none")
    if w.has(f"{id}-option"):
        yield _text(w, f"{id}-option", thing="…", about=about, code=0)


def _of_option(w: Words, option: Option) -> Iterator[Say]:
    id = f"option-{slug(option.name)}"
    yield _text(w, id)
    yield _text(w, f"{id}-hint")
    for value in option.values:
        if isinstance(value, bool):
            yield _text(w, "yes" if value else "no")
        else:
            yield _text(w, f"{id}-{slug(str(value))}")


def _of_component(w: Words, game: Game, component: Component) -> Iterator[Say]:
    if component.numbers:
        yield lambda: thing(w, game, component.kind, component.numbers[0])
    else:
        yield _text(w, f"{component.kind}-{slug(component.id)}")
    effect = component.description
    if effect is not None:
        yield lambda: w.sentence(effect)


# ------------------------------------------------------------------------------------------------- found by playing


def texts_now(w: Words, match: Match, view: View) -> list[str]:
    """Say everything at the pending question, from its view. Raises if a text is missing or broken."""
    decision, game = match.decision, match.game
    assert decision is not None
    texts = [question(w, game, view, decision), hint(w, game, decision)]
    return texts + [option_label(w, game, view, decision, code) for code in decision.options]


def texts_at_end(w: Words, match: Match, seat: int) -> list[str]:
    """Say everything at the end of a game: why it ended, the names of points and counters, and the log as a seat knows
    it. Raises if a text is missing or broken."""
    game, result, view = match.game, match.result, match.view(seat)
    ids = [f"ending-{slug(result.ending)}"]
    ids += [f"points-{slug(source)}" for parts in result.breakdown for source in parts]
    ids += [f"icon-{slug(name)}" for name in game.show.summary(view, 0)]
    return [w.text(id) for id in ids] + [event_text(w, game, event, seat, view) for event in match.events()]


def _text(w: Words, id: str, **facts: Fact) -> Say:
    return lambda: w.text(id, **facts)
