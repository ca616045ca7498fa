"""Everything explains itself, in every language: each component, at the terminal and on the page, each kind of thing
that a picture shows, and each option of a question."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Mapping
from io import StringIO
from typing import Any, Optional

import pytest
from rich.console import Console

from tafelrunde.cli.component_text import component_name, description, find_components
from tafelrunde.cli.messages import messages
from tafelrunde.cli.terminal_seat import TerminalSeat
from tafelrunde.conformance.positions import played
from tafelrunde.games import games
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.game import Component, Game, Value, View
from tafelrunde.kernel.languages import PSEUDO
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import SPECTATOR
from tafelrunde.server.core.errors import Refused
from tafelrunde.server.core.presentation.components import subject
from tafelrunde.server.reference.reference import explain
from tafelrunde.words import LANGUAGES, Words, labels, words_of
from tests.wording import complaint

BOXES = list(games.values())
MARKUP = re.compile(r"\[/?(?:bold|dim)\]")
RULE_IDS = re.compile(r"[A-Z]+(?:-[A-Z]+)?-\d+(?:\.\.\d+)?")  # the same in every language
ADDRESS = re.compile(r"\S+\.\S+/\S+")  # of a source, as it is
TIERS = re.compile(r"\b[IV]+\b")
MOST_OF_A_KIND = 150
EVERY = 9  # how many answers lie between two positions that are looked at

every_box = pytest.mark.parametrize("game", BOXES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("lang", [*LANGUAGES, PSEUDO])


def complaints(w: Words, game: Game, texts: list[str]) -> list[str]:
    bare = [TIERS.sub("1", ADDRESS.sub("1", RULE_IDS.sub("1", text))) for text in texts]
    return [found for text in bare if (found := complaint(w, game, text))]


def shown(told: Iterable[tuple[str, Any]] | Mapping[str, Any]) -> list[str]:
    """All texts of an explanation that are not empty; the name never is."""
    parts = dict(told)
    texts = [parts["name"], *filter(None, (parts["sentence"], parts["source_label"], parts["basis"]))]
    return texts + [str(text) for fact in parts["facts"] for _, text in dict(fact).items()]


@every_box
@every_language
def test_every_component_is_explained_on_the_page(game: Game, lang: str) -> None:
    w = words_of(game, lang)
    for component in game.components:
        for number in component.numbers[:1]:
            assert complaints(w, game, shown(explain(game, component.kind, number, lang, None))) == []


@every_box
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_is_explained_at_the_terminal(game: Game, lang: str) -> None:
    w = words_of(game, lang)
    for component in game.components:
        lines = MARKUP.sub("", description(w, game, component)).splitlines()
        assert complaints(w, game, lines) == []


@every_box
def test_what_the_sources_are_of_has_words(game: Game) -> None:
    parts = {part for component in game.components for part in component.sources}
    for lang in LANGUAGES:
        assert [part for part in parts if not messages(lang).has(f"part-{part}")] == []


@every_box
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_mark_and_a_word_explain_every_component(game: Game, lang: str) -> None:
    """As somebody types it who knows the name; every seventh is really typed."""
    w = words_of(game, lang)
    said = StringIO()
    seat = TerminalSeat(Match(game, game.players[-1], 1), 0, [], lang, Console(file=said, width=400), False)
    for component in game.components[::7]:
        name = component_name(w, game, component)
        assert component in find_components(w, game, name)
        assert seat.match.decision is not None
        said.truncate(0)
        seat._run_command(f"? {name}", seat.match.decision)
        assert name in said.getvalue()


def explained(game: Game, kind: str, number: int, lang: str, seen: Optional[View]) -> list[str]:
    """What a page shows of a thing; nothing where there is none of that number, which is told as such."""
    try:
        return shown(explain(game, kind, number, lang, seen))
    except Refused as refused:
        if refused.status != 404:
            raise
        return []


@every_box
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_thing_of_any_number_is_explained_or_is_not_there(game: Game, lang: str) -> None:
    w, view = words_of(game, lang), Match(game, game.players[-1], 3).view(0)
    for kind in sorted(game.kinds):
        for number in range(MOST_OF_A_KIND):
            for seen in (None, view):
                assert complaints(w, game, explained(game, kind, number, lang, seen)) == []


# ------------------------------------------------------------------------------------------------ on pictures

THING = re.compile(r"(?!part-)([a-z][a-z_-]*)-(\d+)")  # as a page reads an id
THROUGH = ("piece", "marker")  # what a pointer goes through, to the ground below
ROOM = (1040, 760)
OF_A_KIND = 10  # things of a kind that are asked for on a picture
PICTURES = 10


def things(game: Game, view: View, lang: str, turn: int) -> Iterator[str]:
    """The ids of all that somebody can point at; of each kind some, other ones on each picture."""
    kinds: dict[str, list[str]] = {}
    for part in game.show.board(view, lang, *ROOM).parts:
        for element in ET.fromstring(part.svg).iter():
            pointed = element.get("role") in ("img", "button") and not element.get("class", "").startswith(THROUGH)
            if pointed and (id := element.get("id")):
                found = THING.fullmatch(id)
                assert found, f"{id} cannot be asked for"
                kinds.setdefault(found[1], []).append(id)
    for ids in kinds.values():
        some = sorted(set(ids))
        yield from some[turn % (len(some) // OF_A_KIND + 1) :: len(some) // OF_A_KIND + 1]


@every_box
@pytest.mark.parametrize("picture", range(PICTURES))
def test_every_thing_on_a_picture_says_more_than_its_name(game: Game, picture: int) -> None:
    """Games in all stages, as the box comes and with all expansions, with every number of players."""
    options = fullest(game) if picture % 2 else {}
    players = game.players[picture % len(game.players)]
    match = played(game, players, 4 + 35 * picture, picture, options)
    seat = SPECTATOR if picture % 3 == 2 else picture % players
    view = match.view(seat)
    for lang in LANGUAGES:
        w = words_of(game, lang)
        for id in things(game, view, lang, picture):
            kind, _, number = id.rpartition("-")
            told = game.show.explained(view, lang, kind, int(number))
            assert told is not None, f"{id} has only a name"
            assert explain(game, kind, int(number), lang, view).sentence == told.sentence  # a page gets it
            assert len(told.sentence.split()) > 2, (id, told)
            assert told.sentence.rstrip(".") != told.name
            assert complaints(w, game, [told.name, told.sentence, *told.facts]) == []
            if told.svg:
                ET.fromstring(told.svg)


# ------------------------------------------------------------------------------------------------ options


def fullest(game: Game) -> dict[str, Value]:
    """Every option at its last value, but with all the cards of expansions."""
    options = {option.name: option.values[-1] for option in game.options}
    return {**options, "only_known": False} if "only_known" in options else options


def positions(game: Game) -> Iterator[Match]:
    """Positions of random games: as the box comes, and with everything in it."""
    for seed, options in enumerate(({}, fullest(game), fullest(game))):
        match, dice = Match(game, game.players[-1 - seed % 2], seed, options), seeded(seed)
        while match.decision is not None:
            if len(match.codes) % EVERY == seed:
                yield match
            match.choose(random_code(match, dice))


@every_box
def test_every_option_is_explained(game: Game) -> None:
    """Its label and the thing that it names; at the terminal `?` explains what the question is about."""
    languages = [words_of(game, lang) for lang in (*LANGUAGES, PSEUDO)]
    told: set[tuple[str, str, str]] = set()
    for match in positions(game):
        decision = match.decision
        assert decision is not None
        view = match.view(decision.seat)
        for w in languages:
            said = [labels.option_label(w, game, view, decision, code) for code in decision.options]
            said += filter(None, [subject(w, game, view, decision)])
            for code in decision.options:
                if decision.prompt.of in game.kinds and 0 <= code < decision.prompt.extra:
                    said += shown(explain(game, decision.prompt.of, code, w.lang, view))
            assert complaints(w, game, said) == []
            if w.lang != PSEUDO:
                assert complaints(w, game, list(described(w, match, told))) == []


def described(w: Words, match: Match, told: set[tuple[str, str, str]]) -> Iterator[str]:
    """What the terminal says of the components of the options, each once."""
    game, decision = match.game, match.decision
    assert decision is not None
    for code in decision.options:
        component: Optional[Component] = game.numbered.get((decision.prompt.of, code))
        if component is not None and (w.lang, component.kind, component.id) not in told:
            told.add((w.lang, component.kind, component.id))
            yield from MARKUP.sub("", description(w, game, component)).splitlines()


SELF_TELLING = ("part", "effect")  # the label of such an answer is its effect, in words


@every_box
def test_every_option_says_what_it_does(game: Game) -> None:
    """In words, or by what it costs and gains."""
    mute: set[str] = set()
    for match in positions(game):
        decision = match.decision
        assert decision is not None
        view = match.view(decision.seat)
        for code in decision.options[:: 1 + len(decision.options) // 8]:
            if code == NONE or decision.prompt.of in SELF_TELLING:
                continue
            told = game.show.summarize_option(match.state, view, "de", decision, code)
            if not (told.effect or told.cost or told.gain):
                mute.add(f"{decision.prompt} {code}")
    assert mute == set()
