"""Bots at tables: whoever is to move and is a bot thinks in a worker, and its choices are written like anybody's."""

from __future__ import annotations

import logging
import random
from hashlib import blake2b
from typing import TYPE_CHECKING, Optional

from ..kernel.match import IllegalChoice, Match
from .bot_work import bot_to_move
from .errors import conflict
from .matches import Draft, usual_answer
from .storage.queries import add_note
from .tables import Opened, changing, reading
from .workers import FAILED, Thought, Turn

if TYPE_CHECKING:
    from .house import House

OPPONENT = "medium"  # who sits at a table that was set up without a word

log = logging.getLogger(__name__)


class CutShort(Exception):
    """The server stops: the bot's thought is lost, and that is not its fault."""


async def play_turn(house: House, table_id: str) -> bool:
    """One turn of the bot that is to move at a table; False if none is."""
    job = await _job(house, table_id)
    if job is None:
        return False
    thought = await house.workers.turn(job, house.settings.bot_seconds)
    if house.workers.closed:
        raise CutShort
    async with changing(house, table_id, None) as opened:
        still = bot_to_move(opened.table, opened.seats) == job.bot  # not if somebody came back
        if still and opened.table.plies == len(job.codes):
            await _write(opened, job, thought)
    return True


async def _job(house: House, table_id: str) -> Optional[Turn]:
    async with reading(house, table_id, None) as opened:
        bot = bot_to_move(opened.table, opened.seats)
        return turn_of(opened.game().match, bot) if bot else None


def turn_of(match: Match, bot: str, most: int = 60) -> Turn:
    """The bot's dice follow from the game so far, so that a game is played the same way again."""
    assert match.seed is not None
    dice = blake2b(f"{match.seed}/{len(match.codes)}".encode(), digest_size=6).digest()
    game = match.game
    return Turn(
        game.name, game.rules_version, game.hash_of(match.options), match.players, match.seed, match.options,
        match.codes.copy(), bot, int.from_bytes(dice, "big"), most,
    )  # fmt: skip


async def reasons(house: House, job: Turn, code: int) -> Optional[dict[str, float]]:
    """What the bot expects of this choice, as `Bot.reasons` gives it."""
    thought = await house.workers.reasons(job, code, house.settings.bot_seconds)
    if thought.wrong:
        raise conflict("no-hint")
    return thought.changes


async def _write(opened: Opened, job: Turn, thought: Thought) -> None:
    """The choices as far as they are legal; where the bot failed, a choice in its place and a note in the log."""
    decision = opened.game().match.decision
    assert decision is not None
    seat = opened.seats[decision.seat]
    draft = Draft(opened.game(), seat.seat)
    wrong, reason = thought.wrong, thought.reason
    try:
        for code in thought.codes:
            draft.choose(code)
    except IllegalChoice as illegal:
        wrong, reason = FAILED, str(illegal)
    if wrong or not draft.codes:
        log.warning("table %s: bot %s of seat %d %s: %s", opened.table.id, job.bot, seat.seat, wrong, reason)
        if not draft.finished and draft.match.decision is not None:
            draft.choose(instead(draft.match))
    await opened.commit(draft.match, draft.codes, draft.movers)
    if wrong:
        await add_note(opened.db, opened.table, seat, f"bot-{wrong}")


def instead(match: Match) -> int:
    """A legal choice for a bot that made none."""
    assert match.decision is not None
    usual = usual_answer(match.decision)
    return random.choice(match.decision.options) if usual is None else usual
