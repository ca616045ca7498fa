"""The job that a bot gets at a table, and the choices that come of it."""

from __future__ import annotations

import logging
import random
from hashlib import blake2b
from typing import Optional

from ....kernel.decision import default_answer
from ....kernel.match import IllegalChoice, Match
from ..bots.jobs import FAILED, MOST_CHOICES, Thought, TurnJob
from ..matches.tentative import TentativeTurn
from .play_session import PlaySession

log = logging.getLogger(__name__)


def turn_job(match: Match, bot: str, most: int = MOST_CHOICES, dice: Optional[int] = None) -> TurnJob:
    """By default the random seed is derived from the game so far, so that bots are reproducible. Hints pass `dice`,
    since they must not depend on the secret seed of the game."""
    assert match.seed is not None
    if dice is None:
        digest = blake2b(f"{match.seed}/{len(match.codes)}".encode(), digest_size=6).digest()
        dice = int.from_bytes(digest, "big")
    game = match.game
    return TurnJob(
        game.name, game.rules_version, game.hash_of(match.options), match.players, match.seed, match.options,
        match.codes.copy(), bot, dice, most, game.pack,
    )  # fmt: skip


async def write_thought(session: PlaySession, job: TurnJob, thought: Thought) -> None:
    """Commit the legal choices; if the bot failed, a replacement choice and a note in the log."""
    match = session.require_match().match
    assert match.decision is not None
    seat = session.seats[match.decision.seat]
    turn = TentativeTurn(match, seat.seat)
    wrong, reason = thought.wrong, thought.reason
    try:
        for code in thought.codes:
            turn.choose(code)
    except IllegalChoice as illegal:
        wrong, reason = FAILED, str(illegal)
    if wrong or not turn.codes:
        log.warning("table %s: bot %s of seat %d %s: %s", session.table.id, job.bot, seat.seat, wrong, reason)
        if not turn.finished and turn.match.decision is not None:
            turn.choose(_replacement_choice(turn.match))
    await session.commit(turn)
    if wrong:
        await session.stored.add_note(seat, f"bot-{wrong}")


def _replacement_choice(match: Match) -> int:
    """A legal choice for a bot that made none."""
    assert match.decision is not None
    usual = default_answer(match.decision)
    return random.choice(match.decision.options) if usual is None else usual
