"""Start-up shared by all processes of the server, whether it serves tables or lets bots think."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from functools import partial
from typing import Any, Final, Optional

from .accounts.accounts import Accounts
from .accounts.expiry import Expiry
from .accounts.recovery import Recovery
from .analysis.chances_cache import ChancesCache
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
from .lessons.coach import coach_of
from .lessons.presentation import moment, progress
from .lobby.table_flags import hand_over_flags
from .lobby.table_info import LessonProgressOf
from .moderation.relations import hand_over_relations
from .notifications.contact_preferences import ContactPreferences
from .notifications.hand_over import hand_over_wishes
from .notifications.notifier import Notifier
from .notifications.pending import add_notifications
from .notifications.push import PushKeys
from .notifications.webhooks import Webhooks
from .packs.packs import load_game_of_table
from .packs.parsing import warm_up
from .packs.reports import PackReports
from .play.table_view import LessonMomentAt
from .ratings.ledger import enter, hand_over
from .tournaments.tournaments import hand_over_tournaments

HAND_OVER: Final = (
    hand_over, hand_over_wishes, hand_over_relations, hand_over_flags, hand_over_tournaments, hand_over_tries,
)  # fmt: skip


async def _changed(session: TableSession, events: AbstractSet[EventKind]) -> None:
    await add_notifications(session.db, session.table, session.seats, events, session.user.id if session.user else None)


async def _finished(session: TableSession, roles: list[list[str]]) -> None:
    await enter(session.db, session.table, session.seats, roles)


def _announce(session: TableSession, events: AbstractSet[EventKind]) -> None:
    session.services[Webhooks].tell(session.table, session.seats, events)


def _notifier(services: Services) -> Notifier:
    wait = partial(services.rate_limits.wait, "news")
    keys = partial(services.__getitem__, PushKeys)
    return Notifier(services.storage, services.settings, services.outbound_http, keys, services.mailer, wait)


def _contact_preferences(services: Services) -> ContactPreferences:
    tokens = MailTokens(services.secret)
    return ContactPreferences(services.storage, services.settings, services.mailer, tokens, services.blocked_mailboxes)


FEATURES: Final[dict[type[Any], Callable[[Services], Any]]] = {
    TableHooks: lambda services: TableHooks(load_game_of_table, _changed, _finished, _announce, coach_of),
    LessonMomentAt: lambda services: LessonMomentAt(moment),
    LessonProgressOf: lambda services: LessonProgressOf(progress),
    Accounts: lambda services: Accounts(services.storage, services.identities, HAND_OVER),
    Recovery: lambda services: Recovery(services[Accounts], services.mailer, services.rate_limits, services.secret),
    Expiry: lambda services: Expiry(services.storage, services.identities, services.settings.keep),
    ChancesCache: lambda services: ChancesCache(),
    PackReports: lambda services: PackReports(services.uploads),
    PushKeys: lambda services: PushKeys(services.secret, services.settings.public_url),
    Notifier: _notifier,
    ContactPreferences: _contact_preferences,
    Webhooks: lambda services: Webhooks(services.settings, services.outbound_http),
}


def services_for(settings: Settings, counts: Optional[Counts] = None) -> Services:
    """The services put together with those of all features. `counts` are those of the rate limits, where several
    processes share them."""
    return Services(settings, play_turn, time_is_up, warm_up, FEATURES, counts)


async def prepare(settings: Settings) -> None:
    """Problems with the database or the folder are reported before the server starts."""
    settings.secret_key()
    storage = Storage(settings.database_url(), settings.patience_seconds)
    lock_file = LockFile(storage.file)
    try:
        lock_file.take()
        await storage.prepare(settings.start_seconds)
    finally:
        await storage.close()
        lock_file.release()
