"""Plans & Ploys obeys the laws of the house, is told in words, and lies on the picture."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import EXPANSIONS
from tafelrunde.games.tapestry.table.prompts import (
    COUNSEL,
    DIVIDE,
    INVENT,
    ISLAND,
    ISLAND_TURN,
    KEEP_GOAL,
    KEEP_TECH,
    LANDMARK_CARD,
    PROMPTS,
    SPY,
    TINKER,
    TREASURE,
    VISIT,
)
from tafelrunde.games.tapestry.table.sideboard import EMPTY_PLAYER, EMPTY_TABLE, PlayerSideboard, TableSideboard
from tafelrunde.kernel.decision import Prompt
from tafelrunde.kernel.laws import imagines_afresh, play_by_the_laws
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.words import words_of
from tafelrunde.words.labels import thing

from .test_board import NOT_ON_THE_TABLE, asked, drawn, ids, lighting, lit, own_view

PLOYS = {"plans_ploys": True}
NEW = PROMPTS[PROMPTS.index(LANDMARK_CARD) :]


@pytest.mark.parametrize("mats", ["printed", "revised"])
@pytest.mark.parametrize("players", TAPESTRY.players)
def test_random_play_obeys_the_laws(players: int, mats: str) -> None:
    play_by_the_laws(TAPESTRY, players, {**PLOYS, "mats": mats}, seed=30 + players, every=31)


def test_hidden_cards_are_dealt_anew_by_who_imagines() -> None:
    imagines_afresh(TAPESTRY, 3, PLOYS, seed=4, every=19)


def test_nothing_is_ever_laid_on_the_sideboards_of_the_base_game() -> None:
    match, dice = Match(TAPESTRY, 3, 8), seeded(8)
    while match.decision is not None:
        match.choose(random_code(match, dice))
    assert EMPTY_TABLE.pack() == TableSideboard().pack()
    assert EMPTY_PLAYER.pack() == PlayerSideboard(5).pack()


def test_an_expansion_that_is_not_in_play_does_not_change_the_component_hash() -> None:
    hashes = {TAPESTRY.hash_of({}), TAPESTRY.hash_of(PLOYS)}
    assert len(hashes) == 2
    assert TAPESTRY.hash_of(dict.fromkeys(EXPANSIONS, False)) == TAPESTRY.hash_of({})


@pytest.mark.parametrize("mats", ["printed", "revised"])
def test_exactly_the_options_that_lie_on_the_table_are_lit(mats: str) -> None:
    seen: set[str] = set()
    for seed in range(40, 47):
        match, dice = Match(TAPESTRY, 2 + seed % 3, seed, {**PLOYS, "mats": mats}), seeded(seed)
        while match.decision is not None:
            prompt = match.decision.prompt
            if prompt in NEW and prompt.name not in seen:
                seen.add(prompt.name)
                look(match, prompt)
            match.choose(random_code(match, dice))
    assert len(seen) > 8


@pytest.mark.parametrize(
    ("prompt", "mats"),
    [
        (ISLAND, "printed"), (ISLAND_TURN, "printed"), (SPY, "printed"), (TINKER, "printed"), (TREASURE, "printed"),
        (VISIT, "printed"), (KEEP_TECH, "printed"), (COUNSEL, "revised"),
    ],
)  # fmt: skip
def test_the_mats_light_what_is_asked_on_them(prompt: Prompt, mats: str) -> None:
    look(asked(prompt, 3, 50, 0, mats=mats, **PLOYS), prompt)


def look(match: Match, prompt: Prompt) -> None:
    """Every option that lies on the table is lit once, and nothing else, in both layouts."""
    view = own_view(match)
    options = {f"{prompt.of}-{code}" for code in view["pending"]["options"] if 0 <= code < prompt.extra}
    expected = set() if prompt.of in NOT_ON_THE_TABLE | {"black-roll"} else options
    for lang, width in (("en", 1000), ("de", 480)):
        tree = drawn(view, lang, width)
        assert (prompt, lit(tree)) == (prompt, expected)
        assert max(Counter(ids(tree)).values()) == 1
    if prompt.of in ("landmark-card", "card", "tech"):
        board, w = TAPESTRY.show.text_board(view, "en", 400), words_of(TAPESTRY, "en")
        for code in view["pending"]["options"]:
            assert code < 0 or f"* {thing(w, TAPESTRY, prompt.of, code)}" in board


def test_the_scarcer_questions_light_their_things_too() -> None:
    view = own_view(asked(LANDMARK_CARD, 3, 50, 0, **PLOYS))
    view["seats"][view["seat"]]["side"]["drawn_goals"] = [
        card for card in range(5) if card not in view["side"]["landmark_draft"]
    ][:2]
    goals = view["seats"][view["seat"]]["side"]["drawn_goals"]
    view["side"]["pile"] = [30, 31]
    for prompt, options in ((KEEP_GOAL, goals), (DIVIDE, [0, 1]), (INVENT, [*view["display"], 31])):
        if prompt is INVENT:
            view["side"]["landmark_draft"] = []
        tree = drawn(lighting(view, prompt, options))
        assert lit(tree) == {f"{prompt.of}-{code}" for code in options}
