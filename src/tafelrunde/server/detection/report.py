"""Collects the figures about fair play from the database."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from ..core.presentation.viewer import moment
from ..core.storage.models import BotAgreement, DeviceAccount, SeatResult, User
from ..ratings.interface import Strength
from .agreement import DAYS, Agreement, Compared, agreements
from .inspector import A_DAY, BOT
from .pairs import Pair, RatedSeat, games_among, games_by_person, pairs_of
from .schemas import AgreementFigures, DeviceFigures, FairPlay, PairFigures, WatchedPerson

MANY_ACCOUNTS: Final = 3  # in one browser; families share one, too
MOST_ROWS: Final = 100_000  # of the last games
SHOWN: Final = 50


def fair_play(db: Session) -> FairPlay:
    rated = _rated_seats(db)
    pairs, browsers = pairs_of(rated), _shown_browsers(_devices(db), games_by_person(rated))
    compared = agreements(_compared(db), _points(rated))
    shown = {who for pair in pairs for who in pair.people} | {one.user_id for one in compared}
    people = _people(db, shown | {who for browser in browsers for who in browser.accounts})
    return FairPlay(
        days=DAYS,
        bot=BOT,
        pairs=[_pair(pair, people) for pair in pairs],
        agreements=[_agreement(one, people) for one in compared],
        devices=[_device(one, people) for one in browsers],
    )


def _rated_seats(db: Session) -> list[RatedSeat]:
    who = SeatResult.user_id
    columns = (
        SeatResult.n, SeatResult.game, who, SeatResult.place, SeatResult.forfeited, SeatResult.mu, SeatResult.sigma,
    )  # fmt: skip
    rated = (SeatResult.rated, SeatResult.rated_as.is_(None), SeatResult.user_id.is_not(None))
    newest = select(*columns).where(*rated, SeatResult.at > time.time() - DAYS * A_DAY).order_by(SeatResult.n.desc())
    rows = reversed(db.execute(newest.limit(MOST_ROWS)).all())
    return [RatedSeat(row.n, row.game, row.user_id or "", row.place, row.forfeited, row.mu, row.sigma) for row in rows]


def _points(rated: Iterable[RatedSeat]) -> dict[tuple[str, str], int]:
    """Current ratings by person and game."""
    return {
        (row.user_id, row.game): Strength(row.mu, row.sigma).points
        for row in rated
        if row.mu is not None and row.sigma is not None
    }


def _compared(db: Session) -> list[Compared]:
    columns = (BotAgreement.user_id, BotAgreement.game, BotAgreement.choices, BotAgreement.agreed)
    recent = select(*columns).where(BotAgreement.at > time.time() - DAYS * A_DAY)
    return [Compared(*row) for row in db.execute(recent)]


class _Browser(NamedTuple):
    accounts: Mapping[str, float]  # when each was used last
    rated: int  # games in which they met


def _devices(db: Session) -> list[dict[str, float]]:
    """Browsers with several accounts: when each was used last, by account."""
    found: defaultdict[str, dict[str, float]] = defaultdict(dict)
    for row in db.execute(select(DeviceAccount.device, DeviceAccount.user_id, DeviceAccount.last)):
        found[row.device][row.user_id] = row.last
    return [accounts for accounts in found.values() if len(accounts) > 1]


def _shown_browsers(devices: Iterable[Mapping[str, float]], played: Mapping[str, Sequence[int]]) -> list[_Browser]:
    """Browsers with many accounts, and those whose accounts met in rated games; these first."""
    found = [_Browser(accounts, games_among(played, accounts)) for accounts in devices]
    shown = [one for one in found if one.rated or len(one.accounts) >= MANY_ACCOUNTS]
    return sorted(shown, key=lambda one: (-one.rated, -len(one.accounts)))[:SHOWN]


def _people(db: Session, ids: set[str]) -> dict[str, WatchedPerson]:
    rows = db.execute(select(User.id, User.name, User.account).where(User.id.in_(ids)))
    return {row.id: WatchedPerson(id=row.id, name=row.name, account=row.account) for row in rows}


def _person(people: Mapping[str, WatchedPerson], id: str) -> WatchedPerson:
    return people.get(id) or WatchedPerson(id=id, name="", account=None)


def _pair(pair: Pair, people: Mapping[str, WatchedPerson]) -> PairFigures:
    return PairFigures(
        people=[_person(people, who) for who in pair.people],
        games=pair.games,
        shares=[round(share, 2) for share in pair.shares],
        wins=pair.wins,
        gains=pair.gains,
        alternation=round(pair.alternation, 2),
        forfeits=pair.forfeits,
        conspicuous=pair.is_conspicuous,
    )


def _agreement(one: Agreement, people: Mapping[str, WatchedPerson]) -> AgreementFigures:
    return AgreementFigures(
        person=_person(people, one.user_id),
        game=one.game,
        points=one.points,
        games=one.games,
        choices=one.choices,
        rate=round(one.rate, 3),
        expected=round(one.expected, 3),
        peers=one.peers,
        deviation=round(one.deviation, 1),
        conspicuous=one.is_conspicuous,
    )


def _device(browser: _Browser, people: Mapping[str, WatchedPerson]) -> DeviceFigures:
    return DeviceFigures(
        people=[_person(people, who) for who in sorted(browser.accounts)],
        last=moment(max(browser.accounts.values())),
        rated=browser.rated,
    )
