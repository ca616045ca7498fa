"""What every process of the server does first, whether it serves tables or lets bots think."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from functools import partial
from typing import Any, Final, Optional

from .accounts.accounts import Accounts
from .accounts.expiry import Housekeeping
from .accounts.recovery import Recovery
from .analysis.chances_cache import Outlooks
from .core.kinds import EventKind
from .core.limits.shared_counts import Counts
from .core.outbound.mail import MailTokens
from .core.services import Services
from .core.settings import Settings
from .core.storage import Storage
from .core.storage.lock_file import LockFile
from .core.tables.bot_turns import play_turn
from .core.tables.session import TableHooks, TableSession
from .core.tables.timeouts import time_is_up
from .daily.challenge import hand_over_tries
from .lessons.lesson_play import coach_of
from .lessons.presentation import moment, progress
from .lobby.table_flags import hand_over_flags
from .lobby.table_info import LessonProgressOf
from .moderation.relations import hand_over_ties
from .notifications.contact_preferences import Wishes
from .notifications.hand_over import hand_over_wishes
from .notifications.notifier import Caller
from .notifications.pending import note_calls
from .notifications.push import PushKeys
from .notifications.webhooks import Webhooks
from .packs.packs import open_box_of
from .packs.parsing import warm_up
from .packs.reports import PackReports
from .play.table_view import LessonMomentAt
from .ratings.ledger import enter, hand_over
from .tournaments.tournaments import hand_over_tournaments

HAND_OVER: Final = (
    hand_over, hand_over_wishes, hand_over_ties, hand_over_flags, hand_over_tournaments, hand_over_tries,
)  # fmt: skip


async def _changed(session: TableSession, events: AbstractSet[EventKind]) -> None:
    await note_calls(session.db, session.table, session.seats, events, session.user.id if session.user else None)


async def _finished(session: TableSession, roles: list[list[str]]) -> None:
    await enter(session.db, session.table, session.seats, roles)


def _announce(session: TableSession, events: AbstractSet[EventKind]) -> None:
    session.services[Webhooks].tell(session.table, session.seats, events)


def _notifier(services: Services) -> Caller:
    wait = partial(services.rate_limits.wait, "news")
    keys = partial(services.__getitem__, PushKeys)
    return Caller(services.storage, services.settings, services.courier, keys, services.mailer, wait)


def _contact_preferences(services: Services) -> Wishes:
    tokens = MailTokens(services.secret)
    return Wishes(services.storage, services.settings, services.mailer, tokens, services.blocked_mailboxes)


FEATURES: Final[dict[type[Any], Callable[[Services], Any]]] = {
    TableHooks: lambda services: TableHooks(open_box_of, _changed, _finished, _announce, coach_of),
    LessonMomentAt: lambda services: LessonMomentAt(moment),
    LessonProgressOf: lambda services: LessonProgressOf(progress),
    Accounts: lambda services: Accounts(services.storage, services.identities, HAND_OVER),
    Recovery: lambda services: Recovery(services[Accounts], services.mailer, services.rate_limits, services.secret),
    Housekeeping: lambda services: Housekeeping(services.storage, services.identities, services.settings.keep),
    Outlooks: lambda services: Outlooks(),
    PackReports: lambda services: PackReports(services.uploads),
    PushKeys: lambda services: PushKeys(services.secret, services.settings.public_url),
    Caller: _notifier,
    Wishes: _contact_preferences,
    Webhooks: lambda services: Webhooks(services.settings, services.courier),
}


def services_for(settings: Settings, counts: Optional[Counts] = None) -> Services:
    """The services put together with those of all features. `counts` are those of the rate limits, where several
    processes share them."""
    return Services(settings, play_turn, time_is_up, warm_up, FEATURES, counts)


async def prepare(settings: Settings) -> None:
    """Whatever is wrong with the database or the folder is told before the server begins."""
    settings.secret_key()
    storage = Storage(settings.database_url(), settings.patience_seconds)
    lock_file = LockFile(storage.file)
    try:
        lock_file.take()
        await storage.prepare(settings.start_seconds)
    finally:
        await storage.close()
        lock_file.release()
