"""The answers of one click, which undo takes back as a whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from bench.clicks import Part, fewest

from tafelrunde.games import games
from tafelrunde.games.revive.table.prompts import NEXT
from tafelrunde.games.tapestry.pieces.kinds import TECHNOLOGY
from tafelrunde.games.tapestry.table.prompts import SPARE, TRACK
from tafelrunde.kernel.decision import default_answer
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import seeded
from tafelrunde.server.core.matches.clicks import Click, anchor_of, imagined, irreversible, option_leading_to
from tafelrunde.server.core.matches.tentative import TentativeTurn
from tafelrunde.server.core.storage.queries import by_clicks
from tafelrunde.server.play import questions
from tafelrunde.server.play.previews import Preview, option_summaries, previews
from tafelrunde.words import words_of

from ...games.tapestry.arts import arts
from ...games.tapestry.playing import on_top
from ..cluster import BOTH, ONLY_SQLITE
from ..guests import BESIDE, ME, Guest, Json, Server

QUESTIONS = 8  # of each game that are looked at
MANY = 60


def asked(name: str, seed: int = 5) -> Iterator[Match]:
    """Matches at questions to the first seat in its own turn, now and then in a random game."""
    game, dice = games[name], seeded(seed)
    match, found = Match(game, 2, seed), 0
    while match.decision is not None and found < QUESTIONS:
        decision = match.decision
        mine = decision.seat == 0 == game.rules.turn_of(match.state) and not decision.prompt.simultaneous
        if mine and default_answer(decision) is None and len(decision.options) > 1 and dice.below(8) == 0:
            found += 1
            yield match
        match.choose(decision.options[dice.below(len(decision.options))])


def previewed(match: Match) -> list[Preview]:
    return previews(imagined(match, 0), match.view(0), False, False, MANY, 1e9)


@pytest.mark.parametrize("name", games)
def test_a_button_on_a_row_gives_both_answers_and_says_whether_something_is_revealed(name: str) -> None:
    tried = 0
    for match in asked(name):
        world = imagined(match, 0)
        assert world is not None
        for preview in previewed(match):
            buttons = preview.follow_ups[:3]
            final = irreversible(world, preview.future, buttons, ask_everything=False) if preview.future else set()
            for button in buttons:
                if button.all:
                    continue
                turn = TentativeTurn(match, 0)
                revealed = turn.answer(Click(button.code, button.then), ask_everything=False)
                given = [code for code, question in zip(turn.codes, turn.asked, strict=True) if not usual_of(question)]
                assert given[: 1 + len(button.then)] == [button.code, *button.then]
                assert revealed == (button in final)
                assert turn.clicks == [turn.codes]
                tried += 1
    assert tried > QUESTIONS


def usual_of(question: object) -> bool:
    return default_answer(question) is not None  # type: ignore[arg-type]


def test_options_are_previewed_where_a_rule_goes_on_with_the_list_that_it_asked_with() -> None:
    """The Dark Ages ask which of the tracks to spare and go back on the rest of them."""
    t, _ = on_top("dark_ages", arts(), tracks={"exploration": 4, "technology": 2, "science": 1, "arts": 5})
    match = t.answer(TRACK, TECHNOLOGY).match
    assert match.decision is not None
    assert (match.decision.prompt, len(match.decision.options)) == (SPARE, 4)
    assert len(previewed(match)) == 4


@pytest.mark.parametrize("name", games)
def test_a_click_on_a_thing_leads_there_and_reveals_nothing_on_the_way(name: str) -> None:
    went = 0
    for match in asked(name, seed=6):
        world = imagined(match, 0)
        view = {**match.view(0), "names": ("A", "B")}
        for thing in sorted({place for one in option_summaries(world, view, "en", MANY, 1e9) for place in one.places})[
            :8
        ]:
            way = option_leading_to(match, thing)
            if way is None:
                continue
            turn = TentativeTurn(match, 0)
            reveals = match.state.reveals
            turn.answer(Click(way, towards=thing), ask_everything=False)
            anchors = [
                anchor_of(match.game, question.prompt, code)
                for question, code in zip(turn.asked, turn.codes, strict=True)
            ]
            assert thing not in anchors[:-1] or all(usual_of(one) for one in turn.asked[anchors.index(thing) + 1 :])
            if len(turn.codes) > 1:
                assert turn.match.over or turn.match.state.reveals == reveals
                went += 1
    assert went or name in ("revive", "tapestry", "deus")


def test_a_series_is_taken_in_the_order_shown() -> None:
    series = [match for seed in range(5) for match in list(_at_series(seed))]
    assert series
    for match in series:
        assert match.decision is not None
        first = match.decision.options[0]
        turn = TentativeTurn(match, 0)
        turn.answer(Click(first, in_order=NEXT.name), ask_everything=False)
        taken = [code for code, question in zip(turn.codes, turn.asked, strict=True) if question.prompt is NEXT]
        assert taken[0] == first
        for question, code in zip(turn.asked, turn.codes, strict=True):
            assert question.prompt is not NEXT or code == question.options[0]


def _at_series(seed: int) -> Iterator[Match]:
    for match in asked("revive", seed):
        assert match.decision is not None
        if match.decision.prompt is NEXT and len(match.decision.options) > 2:
            yield match.at(len(match.codes))


def test_the_fewest_clicks_never_exceed_the_questions() -> None:
    for match in asked("deus", seed=9):
        played, dice, codes = match.at(len(match.codes)), seeded(1), list[int]()
        reveals = played.state.reveals
        while played.decision is not None and played.decision.seat == 0 and played.state.reveals == reveals:
            codes.append(played.decision.options[dice.below(len(played.decision.options))])
            played.choose(codes[-1])
        assert 1 <= fewest(Part(match.at(len(match.codes)), codes, len(codes), False, False)) <= len(codes)


def test_a_draft_that_was_kept_answer_by_answer_is_taken_back_answer_by_answer() -> None:
    assert by_clicks([4, 5]) == [[4], [5]]
    assert by_clicks([[4, 5], [6]]) == [[4, 5], [6]]


@pytest.mark.anyio
@BOTH
async def test_undo_takes_the_whole_click_back(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    state = await guest.state(table, 0)
    row = next(one for one in state["question"]["options"] if one["note"] is None)
    one_by_one = await guest.choose(table, state, row["code"])
    further = next(one for one in one_by_one["question"]["options"] if one["note"] is None)
    state = await guest.step(table, "undo", one_by_one)
    both = await guest.choose(table, state, row["code"], then=[further["code"]])
    assert both["ply"] >= state["ply"] + 2
    back = await guest.step(table, "undo", both)
    assert (back["ply"], back["question"]["text"], back["can_undo"]) == (state["ply"], state["question"]["text"], False)


@pytest.mark.anyio
@ONLY_SQLITE
async def test_answers_that_do_not_fit_are_left_to_be_asked(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    state = await guest.state(table, 0)
    code = next(one["code"] for one in state["question"]["options"] if one["note"] is None)
    after = await guest.choose(table, state, code, then=[10**6], towards="nothing-1", in_order="NO_SUCH")
    assert after["ply"] == state["ply"] + 1


@pytest.mark.anyio
@ONLY_SQLITE
async def test_answers_to_the_next_question_come_with_the_question(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    rows = await rows_of(guest, table)
    assert any(rows)
    assert all(row["follows"].endswith("?") for row in rows)
    monkeypatch.setattr(questions, "LONGEST_QUESTION", max(len(row["follows"]) for row in rows) - 1)
    shorter = await rows_of(guest, table)
    longest = {row["label"] for row in rows if len(row["follows"]) > questions.LONGEST_QUESTION}
    assert longest == {row["label"] for row in rows} - {row["label"] for row in shorter}


async def rows_of(guest: Guest, table: str) -> list[Json]:
    """The options of the pending question that have buttons."""
    state = await guest.state(table, 0)
    return [row for row in state["question"]["options"] if row["follow_ups"]]


@pytest.mark.parametrize("name", games)
def test_buttons_that_only_repeat_a_row_need_no_question(name: str) -> None:
    w = words_of(games[name], "en")
    for match in asked(name, seed=7):
        view = match.view(0)
        for preview in previewed(match):
            repeats = [button.times > 1 for button in preview.follow_ups]
            said = questions.follow_up_question(w, match.game, view, preview, ("Ada", "Ben"))
            assert bool(said) == (not all(repeats))
