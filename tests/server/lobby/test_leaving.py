"""A player leaves for good, at any kind of question of any game, and bots finish it. The number refers to the list of
abuse tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tafelrunde.bots import bot
from tafelrunde.games import games
from tafelrunde.kernel.game import Game, UsageError
from tafelrunde.kernel.match import NOTHING, Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import Rng, seeded
from tafelrunde.server.core.bots.thinker import Thinker
from tafelrunde.server.core.matches.tentative import TentativeTurn
from tafelrunde.server.core.tables.bot_turns import turn_job
from tafelrunde.server.core.tables.session import changing

from ..cluster import BOTH
from ..guests import ME, OPEN, Guest, Json, Server, committed, until_asked

EXPANSIONS = {"plans_ploys", "arts_architecture", "fantasies_futures"}
LEAVER = "random"  # the bot that plays on
# How many games are played at random to come to their kinds of questions, and what part of all kinds they must reach.
GAMES = {"deus": (20, 0.8), "age_of_innovation": (60, 0.8), "revive": (25, 0.9), "tapestry": (120, 0.85)}


class Asked(NamedTuple):
    """Where a kind of question came up first: after these choices of a game."""

    players: int
    seed: int
    options: Json
    codes: list[int]

    def match(self, box: Game) -> Match:
        match = Match(box, self.players, self.seed, self.options)
        for code in self.codes:
            match.choose(code)
        return match


def any_game(box: Game, dice: Rng) -> Iterator[tuple[int, Json]]:
    """Numbers of players and options without end, those that do not go together left out."""
    while True:
        players = box.players[dice.below(len(box.players))]
        options = {option.name: option.values[dice.below(len(option.values))] for option in box.options}
        try:
            box.read_options(options)
            Match(box, players, 1, options, keep=NOTHING)
        except UsageError:
            continue
        yield players, options


def kinds_of(box: Game, number: int) -> dict[str, Asked]:
    found: dict[str, Asked] = {}
    dice = seeded(25)
    for seed, (players, options) in zip(range(number), any_game(box, dice), strict=False):
        match, codes = Match(box, players, seed, options, keep=NOTHING), []
        while match.decision is not None:
            if match.decision.prompt.name not in found:
                found[match.decision.prompt.name] = Asked(players, seed, options, codes.copy())
            codes.append(random_code(match, dice))
            match.choose(codes[-1])
    return found


@pytest.mark.parametrize("game", list(games))
def test_25_a_bot_takes_over_at_every_kind_of_question(game: str) -> None:
    """As a worker does it: from the record alone, knowing no more than the seat; then everybody leaves."""
    box, dice = games[game], seeded(25)
    number, part = GAMES[game]
    kinds = kinds_of(box, number)
    assert len(kinds) >= part * len(box.prompts), sorted({prompt.name for prompt in box.prompts} - {*kinds})
    thinker = Thinker(bot)
    for name, asked in kinds.items():
        match, codes = asked.match(box), []
        assert match.decision is not None
        assert match.decision.prompt.name == name
        thinker.turn(turn_job(match, LEAVER), codes.append)
        assert codes, name
        finish = match.clone(NOTHING)
        for code in codes:
            finish.choose(code)
        while finish.decision is not None:
            finish.choose(random_code(finish, dice))
        assert len(finish.result.scores) == asked.players, name


# ------------------------------------------------------------------------------------------------ at tables


@pytest.mark.anyio
@BOTH
async def test_25_whoever_leaves_the_game_is_played_to_its_end(server: Server, database: str) -> None:
    """In the middle of an effect and out of turn, by the last person, too."""
    host, friend = await server.somebody("Mara"), await server.somebody("Olu")
    for game in ["deus"] if database.startswith("postgresql") else games:
        for asked in near_the_end(games[game]):
            await left_by_all(server, host, friend, game, asked)


def near_the_end(box: Game) -> list[Asked]:
    """Of a game for two with all that the box has: where a kind of question came up last, and where a rule was half
    done last."""
    options: Json = {option.name: True for option in box.options if option.name in EXPANSIONS}
    match, dice, codes, asked = Match(box, 2, 25, options, keep=NOTHING), seeded(25), [], set()
    new = half_done = 0
    while match.decision is not None:
        if match.decision.prompt not in asked:
            asked.add(match.decision.prompt)
            new = len(codes)
        if match.answers_since:
            half_done = len(codes)
        codes.append(random_code(match, dice))
        match.choose(codes[-1])
    assert 0 < new < len(codes)
    assert half_done > 0
    return [Asked(2, 25, options, codes[:ply]) for ply in (new, half_done)]


async def left_by_all(server: Server, host: Guest, friend: Guest, game: str, asked: Asked) -> None:
    table = await host.table(ME, OPEN, game=game, seed=asked.seed, options=asked.options)
    await friend.join(table, host, 1)
    async with changing(server.services, table, None) as session:
        turn = TentativeTurn(session.require_match().match, 0)
        for code in asked.codes[session.table.plies :]:
            turn.choose(code)
        await session.commit(turn)
    await friend.post(f"/tables/{table}/seats/1/bot", {"bot": LEAVER})
    await host.post(f"/tables/{table}/seats/0/bot", {"bot": LEAVER})
    assert (await until_asked(host, table, -1))["status"] == "over"
    match, meta = await committed(server, table), await host.get(f"/tables/{table}")
    assert meta["result"]["scores"] == match.result.scores
    answer = [entry["text"] for entry in await host.get(f"/tables/{table}/log")]
    assert {"A bot plays for Mara from now on.", "A bot plays for Olu from now on."} <= {*answer}
    assert Match.replay(match.record()).hash() == match.hash()
