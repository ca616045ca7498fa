"""Counts the clicks of typical turns on the page: one for each question, as at first, and as a new player needs today.

Three greedy bots play; the bench takes twenty turns of the first seat of each game, from the middle of the game on. At
first a person answered every question with a click, and ended the turn with one more unless a reveal had ended it.
Questions with a single or a dominant answer count on neither side, because the server always answered them.

Today a click may answer several questions. The bench uses the server's own click code
(`server/core/matches/clicks.py`, `server/core/matches/tentative.py`): rows, buttons on rows, things on the board, a
series in the order shown. It searches the shortest way of clicks to the position in which the bot ended its turn or,
after a reveal, to the position right after it. A new player confirms each kind of reveal once per game, which costs a
click. A turn that ends by itself a few seconds after the last choice costs none; the last columns count one.

`python bench/clicks.py` prints the table of docs/develop/web.md; arguments are names of games.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tafelrunde.bots import bot
from tafelrunde.games import games
from tafelrunde.kernel.decision import Decision, default_answer, next_in_order
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import seeded
from tafelrunde.server.core.matches.clicks import Click, imagined, option_leading_to
from tafelrunde.server.core.matches.tentative import TentativeTurn
from tafelrunde.server.core.texts import server_texts
from tafelrunde.server.play.previews import option_summaries, previews
from tafelrunde.server.play.questions import follow_up_labels
from tafelrunde.words import words_of

TURNS: Final = 20
SEAT: Final = 0
SEED: Final = 8
LANG: Final = "en"
PLENTY: Final = 60  # options, as the server has it; its limit in time would make the count depend on the machine
HOURS: Final = 1e9


class Part(NamedTuple):
    """Choices of a turn up to where something is revealed, or the turn ends. `asked` are those that a person made with
    a click each; `by_itself` says that the turn went on, or ended, without a click for it, and `doubted` that a new
    person is asked first whether it shall be."""

    match: Match
    codes: list[int]
    asked: int
    by_itself: bool
    doubted: bool


def parts(name: str) -> list[list[Part]]:
    """Twenty turns, of several games if one has too few."""
    found: list[list[Part]] = []
    seed = SEED
    while len(found) < TURNS:
        turns = _turns_of_a_game(name, seed)
        found += turns[len(turns) // 2 :]
        seed += 1
    return found[:TURNS]


def _turns_of_a_game(name: str, seed: int) -> list[list[Part]]:
    game, greedy, dice = games[name], bot("greedy"), seeded(seed)
    match = Match(game, 3, seed)
    turns: list[list[Part]] = []
    own, sure = False, set[str]()
    while (decision := match.decision) is not None:
        mine, own = own, game.rules.turn_of(match.state) == SEAT
        if own and not mine:
            turns.append([])
        if not own or decision.seat != SEAT:
            match.choose(greedy.choose(match, dice))
            continue
        begun, codes, asked = match.at(len(match.codes)), list[int](), 0
        while True:
            reveals, last = match.state.reveals, decision.prompt.name
            asked += default_answer(decision) is None
            codes.append(greedy.choose(match, dice))
            match.choose(codes[-1])
            decision = match.decision
            revealed = decision is None or match.state.reveals != reveals
            if revealed or decision is None or decision.seat != SEAT:
                break
        turns[-1].append(Part(begun, codes, asked, revealed, revealed and last not in sure))
        if revealed:
            sure.add(last)
    return [turn for turn in turns if sum(part.asked for part in turn)]


# -------------------------------------------------------------------------------------------------- the fewest clicks


def fewest(part: Part) -> int:
    """Clicks that lead to where these choices led; answers are taken from among these choices, in any order."""
    aim = _after(part.match, part.codes)
    wanted = _answers(part)
    begun = TentativeTurn(part.match, SEAT)
    ways: deque[tuple[int, list[list[int]], str]] = deque([(0, [], "")])
    seen = {(_mark(begun), "")}
    while ways:
        clicks, made, order = ways.popleft()
        turn = TentativeTurn(part.match, SEAT, made)
        for click in offered(turn.match):
            # Whoever wanted one series in the order shown is not asked for it again in this action.
            click = click if click.in_order else click._replace(in_order=order)
            trial = TentativeTurn(part.match, SEAT, made)
            revealed = trial.answer(click, False)
            new = trial.codes[len(turn.codes) :]
            prompts = [decision.prompt.name for decision in trial.asked[len(turn.codes) :]]
            if any(code not in wanted.get(prompt, ()) for prompt, code in zip(prompts, new, strict=True)):
                continue
            mark = _mark(trial)
            if mark == aim:
                return clicks + 1
            if not revealed and not trial.finished and (mark, click.in_order) not in seen:
                seen.add((mark, click.in_order))
                ways.append((clicks + 1, trial.clicks, click.in_order))
    raise AssertionError("no clicks lead there")


def _after(match: Match, codes: Sequence[int]) -> tuple[str, str]:
    turn = TentativeTurn(match, SEAT, [list(codes)])
    while not turn.finished and (usual := default_answer(turn.match.decision)) is not None:
        turn.choose(usual)  # what the server gives unasked
    return _mark(turn)


def _mark(turn: TentativeTurn) -> tuple[str, str]:
    return turn.match.hash(), repr(turn.match.decision)


def _answers(part: Part) -> dict[str, set[int]]:
    match, found = part.match.at(len(part.match.codes)), dict[str, set[int]]()
    for code in part.codes:
        assert match.decision is not None
        found.setdefault(match.decision.prompt.name, set()).add(code)
        match.choose(code)
    return found


def offered(match: Match) -> Iterator[Click]:
    """All clicks that the page offers at a question."""
    decision = match.decision
    assert decision is not None
    view = {**match.view(SEAT), "names": ("A", "B", "C")}
    world = imagined(match, SEAT)
    texts, words = server_texts(LANG), words_of(match.game, LANG)
    for code, preview in zip(decision.options, previews(world, view, False, False, PLENTY, HOURS), strict=True):
        yield Click(code)
        shown = follow_up_labels(words, texts, match.game, view, decision, preview, ("A", "B", "C"))
        for button, _ in zip(preview.follow_ups, shown, strict=False):
            in_order = preview.next.prompt.name if button.all and preview.next else ""
            yield Click(code, button.then, in_order=in_order)
    for thing in {place for one in option_summaries(world, view, "en", PLENTY, HOURS) for place in one.places}:
        if (way := option_leading_to(match, thing)) is not None:
            yield Click(way, towards=thing)
    yield from _series(decision)


def _series(decision: Decision) -> Iterator[Click]:
    if len(decision.options) > 2 and (first := next_in_order(decision)) is not None:
        yield Click(first, in_order=decision.prompt.name)


def main(names: Sequence[str]) -> None:
    print("| game | questions | clicks before | clicks now | fewer | with a click to end each turn | fewer |")
    print("|---|---|---|---|---|---|---|")
    for name in names or list(games):
        turns = parts(name)
        questions = sum(part.asked for turn in turns for part in turn)
        ends = sum(not turn[-1].by_itself for turn in turns)
        before = questions + ends
        now = sum(fewest(part) + part.doubted for turn in turns for part in turn)
        by_hand = now + ends
        print(
            f"| {name} | {questions} | {before} | {now} | {1 - now / before:.0%} "
            f"| {by_hand} | {1 - by_hand / before:.0%} |",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
