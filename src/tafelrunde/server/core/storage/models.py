"""The database models. The state of a game is derived from its choices, which are only appended."""

from __future__ import annotations

from typing import Any, Optional

from sqlalchemy import JSON, ForeignKey, Index, MetaData, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from ....kernel.rng import Seed
from ..kinds import (
    Absence,
    CallChannel,
    CallKind,
    EventKind,
    MeasureKind,
    SeatKind,
    Status,
    TieKind,
    TournamentFormat,
)
from .seed_text import SeedText

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}


class Stored(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMING)


class User(Stored):
    """A guest, or somebody with an account."""

    __tablename__ = "users"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    account: Mapped[Optional[str]] = mapped_column(String(80), unique=True)
    password: Mapped[Optional[str]] = mapped_column(String(200))
    created: Mapped[float]
    seen: Mapped[float] = mapped_column(server_default="0")  # last, to about a day
    owner: Mapped[bool] = mapped_column(default=False, server_default=false())  # of the server: reads reports
    silenced: Mapped[Optional[float]]  # the time until which they cannot chat
    banned: Mapped[Optional[float]]  # the time until which they can only read


class AccountName(Stored):
    """How the name of an account looks (`core/names.py`); no other account and no guest may have a name that looks so.
    A name has a few keys."""

    __tablename__ = "account_names"
    key: Mapped[str] = mapped_column(String(200), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)


class Session(Stored):
    """A login session of a browser, or the token of a program. Only the hash of its token is stored."""

    __tablename__ = "sessions"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    created: Mapped[float]
    used: Mapped[float] = mapped_column(server_default="0", index=True)  # last, to about a day


class RecoveryAddress(Stored):
    """The recovery address for password resets. Of the valid link only the hash is stored."""

    __tablename__ = "recoveries"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    mail: Mapped[str] = mapped_column(String(254), index=True)
    confirmed: Mapped[bool] = mapped_column(default=False, server_default=false())
    link_hash: Mapped[Optional[str]] = mapped_column(String(64), index=True)
    link_until: Mapped[Optional[float]]


class Passkey(Stored):
    """A passkey (WebAuthn credential) of a user."""

    __tablename__ = "passkeys"
    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # hash of the credential id
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    credential: Mapped[str] = mapped_column(Text)  # credential id
    public_key: Mapped[str] = mapped_column(Text)
    uses: Mapped[int]  # signature counter of the device
    name: Mapped[str] = mapped_column(String(80))
    created: Mapped[float]
    used: Mapped[Optional[float]]  # last


class PasskeyChallenge(Stored):
    """A WebAuthn challenge, valid once within minutes. For a registration it has the user."""

    __tablename__ = "passkey_challenges"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[Optional[str]] = mapped_column(
        ForeignKey("users.id", ondelete="CASCADE"), index=True
    )  # None for a login
    until: Mapped[float] = mapped_column(index=True)


class Table(Stored):
    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(80))
    rules_version: Mapped[int]
    component_hash: Mapped[str] = mapped_column(String(64))
    title: Mapped[str] = mapped_column(String(200))
    players: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[Optional[Seed]] = mapped_column(SeedText)  # drawn when the game begins
    chosen_seed: Mapped[bool]  # by the host, who may know hidden cards
    status: Mapped[Status] = mapped_column(String(16), index=True)
    spectators: Mapped[bool]
    public: Mapped[bool]  # open seats may be taken without an invite
    host_id: Mapped[str] = mapped_column(ForeignKey("users.id"), index=True)
    created: Mapped[float]
    version: Mapped[int]  # the number of its last event
    plies: Mapped[int]  # choices made
    started: Mapped[bool] = mapped_column(default=False, server_default=false())  # a person has chosen, no bot alone
    turn_seat: Mapped[Optional[int]]
    turn_since: Mapped[Optional[float]]
    result: Mapped[Optional[dict[str, Any]]] = mapped_column(JSON)
    rematch_id: Mapped[Optional[str]] = mapped_column(String(32))
    clock: Mapped[Optional[dict[str, Any]]] = mapped_column(JSON)  # None: no clock
    night: Mapped[Optional[str]] = mapped_column(String(80))  # when no clock runs: hours and time zone
    clock_from: Mapped[Optional[float]] = mapped_column(index=True)  # start of the running clock, in seconds of uptime
    looked: Mapped[Optional[float]]  # last view, only for tables without people
    webhook: Mapped[Optional[str]] = mapped_column(String(500))  # URL
    webhook_secret: Mapped[Optional[str]] = mapped_column(String(80))  # signs its messages
    lesson: Mapped[Optional[dict[str, Any]]] = mapped_column(JSON)  # name, step, coach, stars, best
    tryouts: Mapped[bool] = mapped_column(default=False, server_default=false())  # allowed in a running game
    pack: Mapped[Optional[str]] = mapped_column(String(32), index=True)  # hash of its text
    pack_name: Mapped[Optional[str]] = mapped_column(String(100))  # name and version when the table was opened
    contest: Mapped[Optional[str]] = mapped_column(String(48), index=True)  # "tournament.<id>" or "daily.<day>"
    rated: Mapped[bool] = mapped_column(default=False, server_default=false())  # the host's wish; decided at the deal
    settled: Mapped[bool] = mapped_column(default=False, server_default=false())  # forfeits have decided the ratings


class PackText(Stored):
    """The text of a pack, by its hash. Texts never change."""

    __tablename__ = "pack_texts"
    hash: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(80))
    text: Mapped[str] = mapped_column(Text)
    trial: Mapped[Optional[dict[str, Any]]] = mapped_column(JSON)  # result of bot games with it


class StoredPack(Stored):
    """A pack of a user, or of the server if `owner_id` is None. Everybody who knows its id may read it."""

    __tablename__ = "packs"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(80), index=True)
    owner_id: Mapped[Optional[str]] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(80))
    version: Mapped[int]  # the newest
    changed: Mapped[float]


class PackVersion(Stored):
    __tablename__ = "pack_versions"
    pack_id: Mapped[str] = mapped_column(ForeignKey("packs.id", ondelete="CASCADE"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    hash: Mapped[str] = mapped_column(ForeignKey("pack_texts.hash"))
    at: Mapped[float]


class Check(Stored):
    """A comparison of a component with a printed copy; `seen` is the fingerprint of the confirmed values."""

    __tablename__ = "checks"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(80), primary_key=True, index=True)
    kind: Mapped[str] = mapped_column(String(60), primary_key=True)
    component: Mapped[str] = mapped_column(String(60), primary_key=True)
    seen: Mapped[str] = mapped_column(String(16))
    name: Mapped[str] = mapped_column(String(80))  # of the user, at that time
    at: Mapped[float]


class Seat(Stored):
    """`kind`: me (the creator), device (beside the creator), open (by invite), bot, program (by token)."""

    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[SeatKind] = mapped_column(String(16))
    name: Mapped[str] = mapped_column(String(80))
    bot: Mapped[Optional[str]] = mapped_column(String(80))
    user_id: Mapped[Optional[str]] = mapped_column(ForeignKey("users.id"), index=True)
    # The owner of the seat, also while away.
    holder_id: Mapped[Optional[str]] = mapped_column(ForeignKey("users.id"), index=True)
    invite_serial: Mapped[int]
    invite_hash: Mapped[Optional[str]] = mapped_column(String(64))  # of the valid link
    auto_end: Mapped[bool]
    ask_everything: Mapped[bool]
    orders: Mapped[dict[str, int]] = mapped_column(JSON, default=dict, server_default="{}")  # maximum by prompt
    clock_left: Mapped[Optional[float]]  # seconds, when the clock last stopped
    clock_out: Mapped[bool] = mapped_column(default=False, server_default=false())  # the timeout was announced
    seen: Mapped[bool] = mapped_column(default=False, server_default=false())  # the player has viewed the game
    votes: Mapped[dict[str, float]] = mapped_column(JSON, default=dict, server_default="{}")  # for a bot: time by user
    shows_chances: Mapped[bool] = mapped_column(default=False, server_default=false())  # to spectators, if all agree
    forfeited: Mapped[bool] = mapped_column(default=False, server_default=false())  # by its owner, if the game counts


def person_in(seat: Seat) -> Optional[str]:
    """Whose seat it is, whoever plays there; None for a bot, and for a program that took a free seat."""
    return None if seat.kind == "program" and seat.holder_id is None else seat.holder_id or seat.user_id


class Choice(Stored):
    __tablename__ = "choices"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True)
    code: Mapped[int]
    at: Mapped[float]


class Draft(Stored):
    """A tentative turn: unconfirmed choices of a seat after the first `base` choices of the table. For simultaneous
    questions `base` may include choices that other seats have not made yet."""

    __tablename__ = "drafts"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    base: Mapped[int]
    codes: Mapped[list[list[int]]] = mapped_column(JSON)  # by click


class Event(Stored):
    """Events for listeners, numbered without gaps."""

    __tablename__ = "events"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[EventKind] = mapped_column(String(16))


class Note(Stored):
    """An event outside the game, such as a failed bot or a player leaving."""

    __tablename__ = "notes"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    ply: Mapped[int]
    seat: Mapped[int]
    name: Mapped[str] = mapped_column(String(40))
    player: Mapped[str] = mapped_column(String(80))


class Line(Stored):
    """A line of chat."""

    __tablename__ = "chat"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[Optional[int]]
    name: Mapped[str] = mapped_column(String(80))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float]


class TableMark(Stored):
    """A user's private data about a table: archived, chat read up to a line, notes."""

    __tablename__ = "marks"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True)
    archived: Mapped[bool] = mapped_column(default=False, server_default=false())
    chat_read: Mapped[int] = mapped_column(default=0, server_default="0")
    notes: Mapped[str] = mapped_column(Text, default="", server_default="")


class SeatResult(Stored):
    """The result of a seat in a finished game, and the rating after it. Rows are only added, and outlive the table."""

    __tablename__ = "results"
    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    n: Mapped[int] = mapped_column(index=True)  # number of the finished game
    at: Mapped[float]
    game: Mapped[str] = mapped_column(String(80))
    players: Mapped[int]
    user_id: Mapped[Optional[str]] = mapped_column(String(32), index=True)  # None for a bot's seat
    bot: Mapped[Optional[str]] = mapped_column(String(80))
    name: Mapped[str] = mapped_column(String(80))
    place: Mapped[int]
    score: Mapped[Optional[int]]  # None if forfeits decided the game before its end
    roles: Mapped[list[str]] = mapped_column(JSON)  # text ids
    rated: Mapped[bool]
    forfeited: Mapped[bool] = mapped_column(default=False, server_default=false())
    mu: Mapped[Optional[float]]  # the rating after it, of a person in a rated game
    sigma: Mapped[Optional[float]]
    # The guest whose rating the game changed, if they have logged into the account `user_id` since: such games are part
    # of the account's history, but not of its rating.
    rated_as: Mapped[Optional[str]] = mapped_column(String(32))
    # Covers the query of a person's last rating.
    __table_args__ = (Index("ix_results_rating", "user_id", "game", "rated", "rated_as", "n"),)


class StoredAnalysis(Stored):
    """The analysis of a finished game (`Analysis.to_json`)."""

    __tablename__ = "analyses"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    found: Mapped[dict[str, Any]] = mapped_column(JSON)
    at: Mapped[float]


class IdempotencyKey(Stored):
    """The idempotency key of a choice: a retry with the same key changes nothing."""

    __tablename__ = "answers"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    at: Mapped[float]


class StoredUptime(Stored):
    """Total server uptime in seconds, the time base of clocks."""

    __tablename__ = "house_time"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seconds: Mapped[float]


class Refusal(Stored):
    """An entry of the audit log: a kind of refused request with its count. Contains no secrets."""

    __tablename__ = "refusals"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    at: Mapped[float] = mapped_column(index=True)
    user_id: Mapped[Optional[str]] = mapped_column(String(32))
    address: Mapped[str] = mapped_column(String(64))
    what: Mapped[str] = mapped_column(String(200))  # method and path
    why: Mapped[str] = mapped_column(String(80))  # the code of the refusal
    times: Mapped[int]


class CallWishes(Stored):
    """The contact preferences of a user. Users without a row are never notified."""

    __tablename__ = "call_wishes"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    lang: Mapped[str] = mapped_column(String(2))
    zone: Mapped[str] = mapped_column(String(60))
    mail: Mapped[Optional[str]] = mapped_column(String(254), index=True)
    mail_confirmed: Mapped[bool] = mapped_column(default=False, server_default=false())  # by its reader
    mail_hour: Mapped[Optional[str]] = mapped_column(String(5))  # of one mail a day; None: one for each turn
    hook: Mapped[Optional[str]] = mapped_column(String(500))  # URL of a chat service
    quiet: Mapped[Optional[str]] = mapped_column(String(80))  # quiet hours with time zone
    invites: Mapped[bool] = mapped_column(default=False, server_default=false())  # notify also of invitations


class BlockedMailbox(Stored):
    """The keyed hash of a mailbox that is blocked from all mail of this server."""

    __tablename__ = "blocked_mailboxes"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    created: Mapped[float]


class PushDevice(Stored):
    """A browser registered for push messages."""

    __tablename__ = "push_devices"
    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # hash of its endpoint
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    public_key: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(40))
    created: Mapped[float]


class Call(Stored):
    """A pending notification of a user about a table, on one channel."""

    __tablename__ = "calls"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True)
    channel: Mapped[CallChannel] = mapped_column(String(8), primary_key=True)
    kind: Mapped[CallKind] = mapped_column(String(8))
    due: Mapped[float] = mapped_column(index=True)
    tries: Mapped[int] = mapped_column(default=0, server_default="0")


class Tie(Stored):
    """A relation: a user follows or blocks another one, who is not notified."""

    __tablename__ = "ties"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    other_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True)
    kind: Mapped[TieKind] = mapped_column(String(8))
    at: Mapped[float]


class Report(Stored):
    """An abuse report to the server owner."""

    __tablename__ = "reports"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    at: Mapped[float] = mapped_column(index=True)
    by_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    about_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    table_id: Mapped[str] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(80))  # of the reported person at the table
    text: Mapped[str] = mapped_column(Text)
    lines: Mapped[list[dict[str, Any]]] = mapped_column(JSON, default=list, server_default="[]")  # last chat lines


class Measure(Stored):
    """A moderation measure about a user, and whether they have read it."""

    __tablename__ = "measures"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    at: Mapped[float] = mapped_column(index=True)
    by_id: Mapped[Optional[str]] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"))
    about_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(80))  # of the user, at that time
    kind: Mapped[MeasureKind] = mapped_column(String(8))
    until: Mapped[Optional[float]]
    text: Mapped[str] = mapped_column(Text)  # message to the user
    read: Mapped[bool] = mapped_column(default=False, server_default=false())


class Tournament(Stored):
    """A tournament. `options` and `clock` are those of each table."""

    __tablename__ = "tournaments"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    host_id: Mapped[Optional[str]] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    title: Mapped[str] = mapped_column(String(200))
    game: Mapped[str] = mapped_column(String(80))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    format: Mapped[TournamentFormat] = mapped_column(String(8))
    group_size: Mapped[int]  # at a table
    rounds: Mapped[int]  # 0 before the start, if the number depends on the entrants
    most: Mapped[int]  # entrants
    clock: Mapped[dict[str, Any]] = mapped_column(JSON)  # bank and increment
    night: Mapped[Optional[str]] = mapped_column(String(80))  # when no clock runs
    absent: Mapped[Absence] = mapped_column(String(8))
    public: Mapped[bool]  # listed; anybody who has the link may enter in any case
    status: Mapped[Status] = mapped_column(String(16), index=True)
    round: Mapped[int]  # the current one; 0 before the first
    created: Mapped[float]


class Entrant(Stored):
    """A person or bot in a tournament; neither, if the user was deleted."""

    __tablename__ = "entrants"
    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[Optional[str]] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    bot: Mapped[Optional[str]] = mapped_column(String(80))
    name: Mapped[str] = mapped_column(String(80))
    withdrawn: Mapped[bool] = mapped_column(default=False, server_default=false())  # from the rounds to come


class Heat(Stored):
    """A table of a round, or a bye. Its result outlives the table."""

    __tablename__ = "heats"
    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[Optional[str]] = mapped_column(String(32))  # None for a bye
    entrants: Mapped[list[int]] = mapped_column(JSON)  # in the order of the seats
    points: Mapped[Optional[list[float]]] = mapped_column(JSON)  # None until the game is over
    scores: Mapped[Optional[list[int]]] = mapped_column(JSON)


class Challenge(Stored):
    """The daily challenge of a day. The seed is published after the day."""

    __tablename__ = "challenges"
    day: Mapped[str] = mapped_column(String(10), primary_key=True)  # 2026-11-16, in UTC
    game: Mapped[str] = mapped_column(String(80))
    players: Mapped[int]
    bot: Mapped[str] = mapped_column(String(80))
    seed: Mapped[Seed] = mapped_column(SeedText)


class Try(Stored):
    """A user's try at a daily challenge. The result is in `results`."""

    __tablename__ = "tries"
    day: Mapped[str] = mapped_column(ForeignKey("challenges.day", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True)
    table_id: Mapped[str] = mapped_column(String(32))
    # By the guest who logged into the account: it is no result of the account, but its one try.
    by_guest: Mapped[bool] = mapped_column(default=False, server_default=false())


class Invitation(Stored):
    """An invitation by name of a user to a table."""

    __tablename__ = "invitations"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True)
    by_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    at: Mapped[float]


class Abort(Stored):
    """A rated game that somebody ended before it had really begun. Rows of the last day limit further ones."""

    __tablename__ = "aborts"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    at: Mapped[float] = mapped_column(index=True)


class DeviceAccount(Stored):
    """An account that was logged into with a browser, which a random id in a cookie identifies."""

    __tablename__ = "device_accounts"
    device: Mapped[str] = mapped_column(String(64), primary_key=True)  # hash of the id
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True)
    first: Mapped[float]
    last: Mapped[float] = mapped_column(index=True)


class BotAgreement(Stored):
    """How many choices of a person in a finished rated game were compared to a bot's, and how many were the same."""

    __tablename__ = "bot_agreements"
    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    game: Mapped[str] = mapped_column(String(80))
    at: Mapped[float] = mapped_column(index=True)
    choices: Mapped[int]  # 0 if the game could not be compared
    agreed: Mapped[int]
