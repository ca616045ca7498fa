"""Wires the services of all features together, for server and worker processes."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from functools import partial
from typing import Any, Final, Optional

from .accounts.accounts import Accounts
from .accounts.expiry import Expiry
from .accounts.recovery import Recovery
from .analysis.chances import ChancesCache
from .core.kinds import EventKind
from .core.limits.shared_counts import Counts
from .core.outbound.mail import MailTokens
from .core.services import Services
from .core.settings import Settings
from .core.storage import Storage
from .core.storage.lock_file import LockFile
from .core.tables.bot_turns import play_turn
from .core.tables.forfeits import replace_idle_player, settle_idle_game
from .core.tables.session import TableHooks, TableSession
from .core.tables.timeouts import time_is_up
from .detection.inspector import Inspector
from .legal.texts import LegalPages, read_texts
from .lessons.coach import coach_of
from .lessons.presentation import lesson_view, progress
from .lobby.table_info import LessonProgressOf
from .notifications.contact_preferences import ContactPreferences
from .notifications.notifier import Notifier
from .notifications.pending import add_notifications
from .notifications.push import PushKeys
from .notifications.webhooks import Webhooks
from .packs.packs import load_game_of_table
from .packs.parsing import warm_up
from .packs.reports import PackReports
from .play.table_view import LessonViewOf
from .ratings.ledger import enter, is_ratable


def _announce(session: TableSession, events: AbstractSet[EventKind]) -> None:
    session.services[Webhooks].announce(session.table, session.seats, events)


def _notifier(services: Services) -> Notifier:
    wait = partial(services.rate_limits.wait, "news")
    keys = partial(services.__getitem__, PushKeys)
    return Notifier(services.storage, services.settings, services.outbound_http, keys, services.mailer, wait)


def _contact_preferences(services: Services) -> ContactPreferences:
    tokens = MailTokens(services.secret)
    return ContactPreferences(services.storage, services.settings, services.mailer, tokens, services.blocked_mailboxes)


FEATURES: Final[dict[type[Any], Callable[[Services], Any]]] = {
    TableHooks: lambda services: TableHooks(
        load_game_of_table, add_notifications, is_ratable, enter, _announce, coach_of
    ),
    LessonViewOf: lambda services: LessonViewOf(lesson_view),
    LessonProgressOf: lambda services: LessonProgressOf(progress),
    Accounts: lambda services: Accounts(services.storage, services.identities),
    Recovery: lambda services: Recovery(services[Accounts], services.mailer, services.rate_limits, services.secret),
    Expiry: lambda services: Expiry(
        services.storage,
        services.identities,
        services.settings.retention,
        partial(replace_idle_player, services),
        partial(settle_idle_game, services),
    ),
    Inspector: Inspector,
    LegalPages: lambda services: LegalPages(services.settings.pages),
    ChancesCache: lambda services: ChancesCache(),
    PackReports: lambda services: PackReports(services.uploads),
    PushKeys: lambda services: PushKeys(services.secret, services.settings.public_url),
    Notifier: _notifier,
    ContactPreferences: _contact_preferences,
    Webhooks: lambda services: Webhooks(services.settings, services.outbound_http),
}


def services_for(settings: Settings, counts: Optional[Counts] = None) -> Services:
    """The services of a process with those of all features. `counts` are the rate limits' counts, if processes share
    them."""
    return Services(settings, play_turn, time_is_up, warm_up, FEATURES, counts)


async def prepare(settings: Settings) -> None:
    """Check the secret, the legal texts, the lock file and the database before the server starts, to report problems
    early."""
    read_texts(settings.pages)
    settings.secret_key()
    storage = Storage(settings.database_url(), settings.patience_seconds)
    lock_file = LockFile(storage.file)
    try:
        lock_file.take()
        await storage.prepare(settings.start_seconds)
    finally:
        await storage.close()
        lock_file.release()
