"""Hints: a bot's advice for the pending question, or its reason for a choice. A worker computes them after the
transaction."""

from __future__ import annotations

from typing import Final, Optional

from ...bots.advice import Advice
from ...bots.explain import reason
from ...bots.levels import adviser
from ...kernel.state import EVERYTHING
from ...words import labels, words_of
from ..core.bots.jobs import AdviceJob
from ..core.errors import conflict
from ..core.presentation.viewer import Screen
from ..core.services import Services
from ..core.storage.models import User
from ..core.tables.bot_choices import turn_job
from ..core.tables.bot_turns import reasons
from ..core.tables.positions import choice_at, position_of
from ..core.tables.session import reading
from .permission import require_help
from .presentation import hint_view
from .schemas import Hint, Why

TIMEOUT: Final = 30.0  # seconds; an idle machine needs two


async def hint(services: Services, user: User, table_id: str, seat: int, screen: Screen) -> Hint:
    """The best answers compared, from what this seat can know."""
    async with reading(services, table_id, user) as session:
        session.require_own_seat(seat)
        require_help(session, "no-hints")
        match = (await position_of(session, seat)).match
        decision, names = match.decision, session.names
        if decision is None or decision.seat != seat:
            raise conflict("not-your-turn", "nothing-asked")
        job = turn_job(match, adviser(match.game), dice=len(match.codes))
        seen = match.clone()  # others may choose meanwhile
    thought = await services.workers.run(AdviceJob(job), TIMEOUT, user.id)
    if thought.wrong or thought.result is None:
        raise conflict("no-hint")
    return hint_view(seen, Advice.from_json(thought.result), names, screen.lang)


async def why(services: Services, user: Optional[User], table_id: str, ply: int, screen: Screen) -> Why:
    """Why a bot made choice number `ply`. Only after the game, since the reason reveals hidden cards."""
    async with reading(services, table_id, user) as session:
        session.require_view(EVERYTHING)
        match, code = await choice_at(session, ply)
        decision, game = match.decision, match.game
        assert decision is not None
        bot = session.seats[decision.seat].bot
        if bot is None:
            raise conflict("no-hint", "no-bot")
        w = words_of(game, screen.lang)
        label = labels.option_label(w, game, match.view(EVERYTHING), decision, code, session.names)
        job = turn_job(match, bot)
    return Why(text=reason(w, label, await reasons(services, job, code, user.id if user else "")))
