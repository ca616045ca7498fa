"""Every box on the shelf obeys the laws of the house, for every number of players and every option.

A new game is picked up as soon as it is registered. The toy stands for a game that lives in another package.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy import TOY

from tafelrunde import games as shelf
from tafelrunde.games import _open, _shelf, games
from tafelrunde.kernel.game import BadUse, Game, Value
from tafelrunde.kernel.laws import imagines_afresh, offers_can_be_finished, play_by_the_laws, plays_on
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR

BOXES = [*games.values(), TOY]
MOST_OPTIONS = 150
MOST_TO_REPLAY = 3.0

every_box = pytest.mark.parametrize("game", BOXES, ids=lambda game: game.name)


def variants() -> Iterator[Any]:
    """Every number of players, and every value of every option once."""
    for game in BOXES:
        for players in game.players:
            yield pytest.param(game, players, {}, id=f"{game.name}-{players}")
        for i, option in enumerate(game.options):
            for j, value in enumerate(option.values):
                if value != option.default:
                    players = game.players[(i + j) % len(game.players)]
                    yield pytest.param(game, players, {option.name: value}, id=f"{game.name}-{option.name}-{value}")


@pytest.mark.parametrize(("game", "players", "options"), list(variants()))
def test_the_laws_hold_in_every_variant(game: Game, players: int, options: dict[str, Value]) -> None:
    match = play_by_the_laws(game, players, options, seed=players, every=11)
    assert match.options == {**{option.name: option.default for option in game.options}, **options}


@every_box
@settings(max_examples=4, deadline=None)
@given(data=st.data())
def test_the_laws_hold_for_options_in_any_combination(game: Game, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(list(game.players)))
    options = {option.name: data.draw(st.sampled_from(option.values)) for option in game.options}
    play_by_the_laws(game, players, options, data.draw(st.integers(0, 2**48)), every=17)


@every_box
def test_every_position_of_one_game_obeys_the_laws(game: Game) -> None:
    play_by_the_laws(game, game.players[0], seed=1, every=2)


@every_box
def test_what_is_offered_can_be_finished(game: Game) -> None:
    """All options of every third question, with every option of the box switched to its last value."""
    options = {option.name: option.values[-1] for option in game.options}
    for seed in range(10):
        match = Match(game, game.players[seed % len(game.players)], seed, options)
        dice = seeded(seed)
        while match.decision is not None:
            if len(match.codes) % 3 == 0:
                offers_can_be_finished(match, seed + len(match.codes), most=MOST_OPTIONS)
            match.choose(random_code(match, dice))


@every_box
def test_what_is_imagined_can_be_played_to_an_end(game: Game) -> None:
    match = Match(game, game.players[-1], 5)
    dice = seeded(5)
    while match.decision is not None:
        if len(match.codes) % 40 == 3:
            for seat in range(match.players):
                plays_on(match, seat, len(match.codes))
        match.choose(random_code(match, dice))


@every_box
def test_what_others_hold_is_dealt_anew(game: Game) -> None:
    imagines_afresh(game, game.players[0], seed=2, every=5)


@every_box
def test_few_choices_are_replayed_and_few_options_offered(game: Game) -> None:
    """Clones are as fast as restart points are dense; people and networks choose among few things at a time."""
    replayed: list[int] = []
    for seed in range(4):
        match = Match(game, game.players[seed % len(game.players)], seed)
        dice = seeded(seed)
        while match.decision is not None:
            replayed.append(len(match.since))
            assert len(match.decision.options) <= MOST_OPTIONS, match.decision
            match.choose(random_code(match, dice))
    assert sum(replayed) / len(replayed) <= MOST_TO_REPLAY


@every_box
def test_every_answer_has_an_action_number_of_its_own(game: Game) -> None:
    assert game.prompts[0].base == 0
    for prompt, following in pairwise(game.prompts):
        assert following.base == prompt.base + prompt.size + 1
    assert game.actions == game.prompts[-1].base + game.prompts[-1].size + 1
    assert len({prompt.name for prompt in game.prompts}) == len(game.prompts)


@every_box
def test_views_are_json_that_may_be_scribbled_on(game: Game) -> None:
    match = Match(game, game.players[-1], 9)
    dice = seeded(9)
    for _ in range(30):
        before = match.hash()
        for seat in (EVERYTHING, SPECTATOR, *range(match.players)):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            scribble(view)
        assert match.hash() == before
        if match.decision is not None:
            match.choose(random_code(match, dice))


@pytest.mark.parametrize("game", list(games.values()), ids=lambda game: game.name)  # boxes that a server can show
def test_a_purse_is_the_same_with_and_without_the_rest_of_the_view(game: Game) -> None:
    match = Match(game, game.players[-1], 9)
    dice = seeded(9)
    for _ in range(60):
        for seat in range(match.players):
            assert game.purse_of(match.state, seat) == game.purse(match.view(seat), seat)
        if match.decision is not None:
            match.choose(random_code(match, dice))


def scribble(view: Any) -> None:
    """Spoil every list and mapping of a view."""
    for inner in list(view.values() if isinstance(view, dict) else view):
        if isinstance(inner, (dict, list)):
            scribble(inner)
    view.clear()


@every_box
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_board_is_a_picture_for_every_seat(game: Game, lang: str) -> None:
    match = Match(game, game.players[-1], 9)
    for seat in (EVERYTHING, SPECTATOR, *range(match.players)):
        picture = ElementTree.fromstring(match.board_svg(seat, lang))
        assert picture.tag == "{http://www.w3.org/2000/svg}svg"


@every_box
def test_every_component_is_a_thing_with_copies_and_known_sources(game: Game) -> None:
    taken: set[tuple[str, int]] = set()
    for component in game.components:
        assert component.numbers or component.facts, component.id  # without numbers: printed on a board
        for number in component.numbers:
            assert (component.kind, number) not in taken, component.id
            taken.add((component.kind, number))
    assert len({(component.kind, component.id) for component in game.components}) == len(game.components)


@every_box
def test_undo_and_horizon_in_a_long_game(game: Game) -> None:
    """Take back all that can be taken back, now and then; the game still replays to the same end."""
    match = Match(game, game.players[0], 8)
    dice = seeded(8)
    while match.decision is not None:
        match.choose(random_code(match, dice))
        if dice.below(12) == 0:
            while match.can_undo:
                match.undo()
            assert len(match.codes) == match.horizon
            if dice.below(2) == 0 and match.decision is not None:
                match.choose(random_code(match, dice))
    assert Match.replay(match.record(), game).hash() == match.hash()


# ------------------------------------------------------------------------------------------------ plug-ins


@pytest.fixture
def plug_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Another package is installed that brings the toy along."""
    info = tmp_path / "harbour-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: harbour\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[tafelrunde.games]\ntoy = toy:TOY\n")
    assert "toy" not in games
    forget_the_shelf()
    monkeypatch.syspath_prepend(tmp_path)
    yield
    monkeypatch.undo()
    forget_the_shelf()


def forget_the_shelf() -> None:
    _shelf.cache_clear()
    _open.cache_clear()


@pytest.mark.usefixtures("plug_in")
def test_a_game_of_another_package_is_found() -> None:
    assert "toy" in games
    assert "toy" in list(shelf)
    assert len(shelf) == len(BOXES)
    assert shelf["toy"] is TOY


@pytest.mark.usefixtures("plug_in")
def test_a_record_of_a_game_of_another_package_is_replayed_by_its_name(tmp_path: Path) -> None:
    match = play_by_the_laws(shelf["toy"], 2, seed=4, every=50)
    match.record().save(tmp_path / "toy.json")
    assert Match.replay(tmp_path / "toy.json").hash() == match.hash()


def test_a_game_that_is_not_on_the_shelf_is_named_with_those_that_are() -> None:
    with pytest.raises(BadUse, match=r"there is no game 'toy'; there is: .*deus"):
        shelf["toy"]
    assert shelf.get("toy") is None
