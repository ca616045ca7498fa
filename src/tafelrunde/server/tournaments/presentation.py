"""Builds the responses of tournaments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Optional

from ..core.kinds import OVER, PLAYING
from ..core.presentation.viewer import moment
from ..core.storage.models import Heat, Table, User
from .schemas import EntrantInfo, HeatInfo, RoundInfo, StandingInfo, TournamentClock, TournamentInfo, TournamentState
from .standings import standings
from .tournaments import LoadedTournament, TournamentSummary


def tournament_info(summary: TournamentSummary) -> TournamentInfo:
    tournament = summary.tournament
    return TournamentInfo(
        id=tournament.id,
        title=tournament.title,
        game=tournament.game,
        options=tournament.options,
        format=tournament.format,
        group_size=tournament.group_size,
        rounds=tournament.rounds,
        round=tournament.round,
        most=tournament.most,
        taken=summary.taken,
        clock=TournamentClock(**tournament.clock, night=tournament.night),
        absent=tournament.absent,
        public=tournament.public,
        status=tournament.status,
        created=moment(tournament.created),
        host_name=summary.host_name,
        host=summary.is_host,
        entered=summary.is_entered,
    )


def tournament_state(loaded: LoadedTournament, user: Optional[User], tables: Mapping[str, Table]) -> TournamentState:
    rounds = range(loaded.tournament.round, 0, -1)
    return TournamentState(
        **dict(tournament_info(loaded.summary_for(user))),
        entrants=[
            EntrantInfo(
                n=one.n,
                name=one.name,
                bot=one.bot,
                mine=user is not None and one.user_id == user.id,
                withdrawn=one.withdrawn,
            )
            for one in loaded.entrants
        ],
        standings=[
            StandingInfo(**one._asdict()) for one in standings([one.n for one in loaded.entrants], loaded.heats)
        ],
        played=[
            RoundInfo(number=number, heats=[_heat(heat, tables) for heat in loaded.heats if heat.round == number])
            for number in rounds
        ],
    )


def _heat(heat: Heat, tables: Mapping[str, Table]) -> HeatInfo:
    table = tables.get(heat.table_id or "")
    asked = table.turn_seat if table is not None and table.status == PLAYING else None
    return HeatInfo(
        table=table.id if table is not None else None,
        status=OVER if heat.points is not None or table is None else table.status,
        entrants=heat.entrants,
        points=heat.points,
        scores=heat.scores,
        turn=heat.entrants[asked] if asked is not None else None,
    )
