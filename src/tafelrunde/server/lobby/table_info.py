"""Builds the response that describes a table without its position: seats, options, clock, result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Optional

from ...bots.learned import has_weights, misfit
from ...games import games
from ...kernel.game import Game
from ...words import Words, labels, words_of
from ..analysis.interface import have_not_agreed, may_see_chances, may_try_out
from ..core.kinds import OPEN, OVER
from ..core.matches.pinned import game_to_redeal
from ..core.matches.table_protocols import SessionView, TableRow
from ..core.presentation.clocks import clock_info, turn_info
from ..core.presentation.viewer import Screen, moment, names_at
from ..core.tables.embargo import is_embargoed
from ..core.tables.fair_play import counts, may_abort
from ..packs.schemas import TablePack
from .schemas import (
    ChanceAgreement,
    GameResult,
    LessonProgress,
    NextGame,
    PointSource,
    RivalPoints,
    RivalResult,
    SeatInfo,
    SeatVotes,
    TableInfo,
)
from .vote_counts import votes_on


@dataclass(frozen=True)
class LessonProgressOf:
    """Hook: the progress of a lesson table, implemented by the feature `lessons`."""

    progress: Callable[[TableRow, str], Optional[LessonProgress]]


def table_info(session: SessionView, screen: Screen) -> TableInfo:
    table = session.table
    return TableInfo(
        id=table.id,
        game=table.game,
        title=table.title,
        status=table.status,
        players=table.players,
        options=table.options,
        created=moment(table.created),
        seats=_seats(session, screen.lang),
        clock=clock_info(session),
        webhook=table.webhook if session.is_host else None,
        turn=turn_info(table),
        version=table.version,
        plies=table.plies,
        spectators=table.spectators,
        tryouts=may_try_out(session),
        chances=_chances(session),
        public=table.public,
        result=_result(games[table.game], table.result, screen.lang),
        next=_next_game(table, screen.lang) if table.status == OVER else None,
        seed=table.seed if table.status == OVER and not is_embargoed(table) else None,
        chosen_seed=table.chosen_seed,
        host=session.is_host,
        rules_version=table.rules_version,
        pack=pack_info(table),
        closed=_is_closed(session),
        rated=table.rated,
        counts=counts(table),
        contest=table.contest is not None,
        abortable=may_abort(session),
        lesson=session.services[LessonProgressOf].progress(table, screen.lang) if table.lesson else None,
    )


def _chances(session: SessionView) -> ChanceAgreement:
    mine = [] if counts(session.table) else session.my_seats()
    return ChanceAgreement(
        mine=all(session.seats[seat].shows_chances for seat in mine) if mine else None,
        missing=len(have_not_agreed(session)),
        shown=may_see_chances(session),
    )


def pack_info(table: TableRow) -> Optional[TablePack]:
    if table.pack is None:
        return None
    game = games[table.game]
    heuristic_bots = has_weights(game) and misfit(game, table.rules_version, table.component_hash) is not None
    return TablePack(name=table.pack_name or "", hash=table.pack, heuristic_bots=heuristic_bots)


def _is_closed(session: SessionView) -> bool:
    """Whether no more choices can be made because the server lacks the rules. A table where no person has chosen is
    dealt again under the current rules instead."""
    table = session.table
    begun = table.status != OPEN or table.plies > 0
    return begun and not session.services.engines.can_play(table) and game_to_redeal(table) is None


def _seats(session: SessionView, lang: str) -> list[SeatInfo]:
    names = names_at(session, lang)
    over = session.table.status == OVER
    return [
        SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=names[seat.seat],
            bot=seat.bot,
            mine=session.is_mine(seat.seat),
            held=session.holds(seat.seat),
            claimed=seat.user_id is not None or seat.bot is not None or over,
            away=seat.user_id is not None and seat.bot is not None,
            forfeited=seat.forfeited,
            votes=SeatVotes(**votes._asdict()) if (votes := votes_on(session, seat)) else None,
        )
        for seat in session.seats
    ]


def _result(game: Game, result: Optional[dict[str, Any]], lang: str) -> Optional[GameResult]:
    """Converts a stored result (`core/matches/results.py`) into words."""
    if result is None:
        return None
    w = words_of(game, lang)
    return GameResult(
        scores=result["scores"],
        winners=result["winners"],
        ending=labels.ending(w, result["ending"]),
        remark=labels.ending_remark(w, result["ending"]),
        breakdown=[
            PointSource(source=part, label=labels.points_source(w, part), points=points)
            for part, points in result["breakdown"].items()
        ],
        rounds=result["rounds"],
        rivals=_rivals(w, result),
    )


def _rivals(w: Words, result: dict[str, Any]) -> list[RivalResult]:
    rivals = result.get("rivals", ())
    breakdowns = result.get("rival_breakdown") or [{} for _ in rivals]
    return [
        RivalResult(
            name=w.text("rival"),
            points=total,
            breakdown=[
                RivalPoints(source=source, label=labels.points_source(w, source), points=points)
                for source, points in breakdown.items()
            ],
        )
        for total, breakdown in zip(rivals, breakdowns, strict=True)
    ]


def _next_game(table: TableRow, lang: str) -> Optional[NextGame]:
    """The next game of a campaign; `free` if players choose its options."""
    game = games[table.game]
    follows = game.rules.follow_up(table.options)
    if follows is None:
        return None
    return NextGame(text=words_of(game, lang).text(follows.text, **follows.facts), free=follows.options is None)
