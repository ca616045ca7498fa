"""The picture of every game: complete, well-formed, every thing once and named, open options lit, nothing else."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET

import pytest

from tafelrunde.draw import palette
from tafelrunde.draw.icons import SHARED, icons_of, symbols
from tafelrunde.draw.rows import known
from tafelrunde.games import games
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR

from .pictures import WIDTHS, answers, drawn, ids, lit, own_view, played, seconds_to_draw, well_drawn

every_game = pytest.mark.parametrize("game", list(games.values()), ids=lambda game: game.name)
MIDDLE = 150  # choices: every game is well under way
SAME_SHAPE = {"ship"}  # another name for a piece


# ------------------------------------------------------------------------------------------------ icons


@every_game
def test_a_game_draws_its_own_icons_and_shares_the_others(game: Game) -> None:
    own = game.icons()
    assert own
    assert not own.keys() & SHARED.keys()
    assert all(name[0].islower() for name in own)  # else a row would write it
    for name in own:
        symbol = ET.fromstring(symbols(icons_of(game), [name]))
        assert len(symbol) > 0, name


@every_game
def test_icons_of_equal_shape_do_not_differ_by_colour_alone(game: Game) -> None:
    """What is left of a drawing without its colours is unlike any other."""
    shapes: dict[str, str] = {}
    for name, drawing in icons_of(game).drawings.items():
        bare = re.sub(r"var\(--t-[a-z0-9-]+\)", "", drawing)
        assert bare not in shapes or name in SAME_SHAPE, f"{name} looks like {shapes[bare]} in grey"
        shapes[bare] = name


@every_game
def test_pictures_use_no_colour_that_is_not_in_the_palette(game: Game) -> None:
    picture = "".join(game.icons().values()) + game.board_svg(played(game, game.players[-1], MIDDLE).view(0), "en")
    assert set(re.findall(r"var\(--t-([a-z0-9-]+)\)", picture)) <= set(palette.COLOURS)


@every_game
def test_every_token_of_every_effect_can_be_drawn(game: Game) -> None:
    tokens = {token for effect in game.effects for token in effect.icons()}
    assert len(tokens) > 20
    assert {token for token in tokens if not known(icons_of(game), token)} == set()
    purse = game.purse(Match(game, game.players[0], 1).view(0), 0)
    assert all(known(icons_of(game), name) for name in purse)


# ------------------------------------------------------------------------------------------------ whole pictures


@every_game
@pytest.mark.parametrize("width", WIDTHS)
def test_every_seat_gets_a_picture_that_is_well_drawn(game: Game, width: int) -> None:
    for players in game.players:
        match = played(game, players, MIDDLE, seed=4)
        for seat in (*range(players), SPECTATOR, EVERYTHING):
            tree = drawn(game, match.view(seat), ("en", "de")[seat % 2], width)
            well_drawn(tree)
            assert {f"player-{n}" for n in range(players)} <= set(ids(tree))


@every_game
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_table_is_well_drawn_from_the_set_up_to_the_end(game: Game, lang: str) -> None:
    match = Match(game, game.players[-1], 2)
    dice = seeded(2)
    while match.decision is not None:
        if len(match.codes) % 40 == 0:
            well_drawn(drawn(game, own_view(match), lang, WIDTHS[len(match.codes) // 40 % 2]))
        match.choose(random_code(match, dice))
    tree = drawn(game, match.view(0), lang)
    well_drawn(tree)
    assert lit(tree) == set()
    assert not [e for e in tree.iter() if "turn" in e.get("class", "").split()]


@every_game
def test_exactly_the_things_that_answer_a_question_are_lit(game: Game) -> None:
    """Each question once, as soon as one of its answers is a thing: what lies in the picture is lit, at any width."""
    on_the_table: dict[str, bool] = {}
    for seed in range(2):
        match = Match(game, game.players[seed % len(game.players)], seed)
        dice = seeded(seed)
        while match.decision is not None:
            prompt = match.decision.prompt
            if prompt.name not in on_the_table and any(0 <= code < prompt.extra for code in match.decision.options):
                view = own_view(match)
                for width in WIDTHS:
                    tree = drawn(game, view, width=width)
                    assert (prompt, lit(tree)) == (prompt, answers(game, view) & set(ids(tree)))
                    assert (prompt, bool(lit(tree))) == (prompt, on_the_table.setdefault(prompt.name, bool(lit(tree))))
                for seat in {SPECTATOR, (match.decision.seat + 1) % match.players} - {match.decision.seat}:
                    assert lit(drawn(game, match.view(seat))) == set()
            match.choose(random_code(match, dice))
    assert sum(on_the_table.values()) > 5


@every_game
def test_the_same_view_gives_the_same_picture(game: Game) -> None:
    view = played(game, game.players[-1], MIDDLE).view(0)
    assert game.board_svg(view, "de") == game.board_svg(json.loads(json.dumps(view)), "de")


@every_game
def test_a_table_in_the_middle_of_a_game_is_drawn_in_a_blink(game: Game) -> None:
    assert seconds_to_draw(game, played(game, game.players[-1], MIDDLE).view(0)) < 0.040
