"""The tables of the database. A game is its record: `choices` only grows, and everything about play follows from it."""

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
    silenced: Mapped[Optional[float]]  # until then they say nothing in chats
    banned: Mapped[Optional[float]]  # until then they do nothing here


class Session(Stored):
    """A browser that somebody is known in. Only the hash of its token is kept."""

    __tablename__ = "sessions"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    created: Mapped[float]


class RecoveryAddress(Stored):
    """Where a lost password can be replaced from: an address for mail that whoever reads it has confirmed. Of the link
    that is alive only the hash is kept."""

    __tablename__ = "recoveries"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    mail: Mapped[str] = mapped_column(String(254), index=True)
    confirmed: Mapped[bool] = mapped_column(default=False, server_default=false())
    link_hash: Mapped[Optional[str]] = mapped_column(String(64), index=True)
    link_until: Mapped[Optional[float]]


class Passkey(Stored):
    """A key that a device of somebody keeps, to log in with instead of the password."""

    __tablename__ = "passkeys"
    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # the hash of what the device calls it
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    credential: Mapped[str] = mapped_column(Text)  # what the device calls it
    public_key: Mapped[str] = mapped_column(Text)
    uses: Mapped[int]  # as the device counts them, if it does
    name: Mapped[str] = mapped_column(String(80))
    created: Mapped[float]
    used: Mapped[Optional[float]]  # last


class PasskeyChallenge(Stored):
    """What a device was asked to sign, once, and not much later. Whoever adds a passkey is named."""

    __tablename__ = "passkey_challenges"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[Optional[str]] = mapped_column(
        ForeignKey("users.id", ondelete="CASCADE"), index=True
    )  # who adds one
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
    seed: Mapped[Optional[Seed]] = mapped_column(SeedText)  # drawn when play begins
    chosen_seed: Mapped[bool]  # by the host, who may know what comes
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
    clock: Mapped[Optional[dict[str, Any]]] = mapped_column(JSON)  # None: nobody's time is counted
    night: Mapped[Optional[str]] = mapped_column(String(80))  # when no clock runs: hours and time zone
    clock_from: Mapped[Optional[float]] = mapped_column(index=True)  # since when a clock runs, in seconds of uptime
    looked: Mapped[Optional[float]]  # when somebody last looked; noted only where no person plays
    webhook: Mapped[Optional[str]] = mapped_column(String(500))  # an address that is told of turns
    webhook_secret: Mapped[Optional[str]] = mapped_column(String(80))  # signs what it is told
    lesson: Mapped[Optional[dict[str, Any]]] = mapped_column(
        JSON
    )  # that is taught here: name, step, coach, stars, best
    tryouts: Mapped[bool] = mapped_column(default=False, server_default=false())  # people may try out lines in play
    pack: Mapped[Optional[str]] = mapped_column(String(32))  # the hash of the text that it is played with
    pack_name: Mapped[Optional[str]] = mapped_column(String(100))  # and how that was called then, with its version
    contest: Mapped[Optional[str]] = mapped_column(String(48), index=True)  # "tournament.<id>" or "daily.<day>"


class PackText(Stored):
    """What a pack says. Texts are named by their hashes and never change."""

    __tablename__ = "pack_texts"
    hash: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(80))
    text: Mapped[str] = mapped_column(Text)
    trial: Mapped[Optional[dict[str, Any]]] = mapped_column(JSON)  # what came of games of bots with it


class StoredPack(Stored):
    """A pack that somebody keeps, or the server if nobody owns it. Whoever knows its id may read it."""

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
    """Somebody held a component beside their box; `seen` is the print of what they found there."""

    __tablename__ = "checks"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(80), primary_key=True, index=True)
    kind: Mapped[str] = mapped_column(String(60), primary_key=True)
    component: Mapped[str] = mapped_column(String(60), primary_key=True)
    seen: Mapped[str] = mapped_column(String(16))
    name: Mapped[str] = mapped_column(String(80))  # as they were called then
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
    # Whose seat it is, also while away.
    holder_id: Mapped[Optional[str]] = mapped_column(ForeignKey("users.id"), index=True)
    invite_serial: Mapped[int]
    invite_hash: Mapped[Optional[str]] = mapped_column(String(64))  # of the link that is alive
    auto_end: Mapped[bool]
    ask_everything: Mapped[bool]
    orders: Mapped[dict[str, int]] = mapped_column(JSON, default=dict, server_default="{}")  # by prompt: up to so many
    clock_left: Mapped[Optional[float]]  # seconds, when the clock last stopped
    clock_out: Mapped[bool] = mapped_column(default=False, server_default=false())  # the others know that it ran out
    seen: Mapped[bool] = mapped_column(default=False, server_default=false())  # who sits here has looked at the game
    votes: Mapped[dict[str, float]] = mapped_column(JSON, default=dict, server_default="{}")  # for a bot: who, when
    shows_chances: Mapped[bool] = mapped_column(default=False, server_default=false())  # to spectators, if all agree


class Choice(Stored):
    __tablename__ = "choices"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True)
    code: Mapped[int]
    at: Mapped[float]


class Draft(Stored):
    """A tentative turn: what a seat chose after the first `base` choices of the table, not yet confirmed. Of these some
    may still be missing, if all are asked at the same time."""

    __tablename__ = "drafts"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    base: Mapped[int]
    codes: Mapped[list[list[int]]] = mapped_column(JSON)  # by clicks: each is taken back as a whole


class Event(Stored):
    """What listeners are told, numbered without gaps."""

    __tablename__ = "events"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[EventKind] = mapped_column(String(16))


class Note(Stored):
    """What happened at the table but not in the game: a bot failed, somebody left."""

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
    """What a table is to somebody alone: put away or not, up to which line they read the chat, and their notes."""

    __tablename__ = "marks"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True)
    archived: Mapped[bool] = mapped_column(default=False, server_default=false())
    chat_read: Mapped[int] = mapped_column(default=0, server_default="0")
    notes: Mapped[str] = mapped_column(Text, default="", server_default="")


class SeatResult(Stored):
    """What came of a finished game for a seat, and the rating after it. These rows only grow, and outlive the table."""

    __tablename__ = "results"
    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    n: Mapped[int] = mapped_column(index=True)  # finished games are numbered in the order in which they count
    at: Mapped[float]
    game: Mapped[str] = mapped_column(String(80))
    players: Mapped[int]
    user_id: Mapped[Optional[str]] = mapped_column(String(32), index=True)  # whose seat it was; no person for a bot's
    bot: Mapped[Optional[str]] = mapped_column(String(80))
    name: Mapped[str] = mapped_column(String(80))
    place: Mapped[int]
    score: Mapped[int]
    roles: Mapped[list[str]] = mapped_column(JSON)  # the ids of texts: what the seat played as
    rated: Mapped[bool]
    mu: Mapped[Optional[float]]  # the rating after it, of a person in a game that was rated
    sigma: Mapped[Optional[float]]
    # The guest whose rating the game moved, if they have logged into the account `user_id` since: it is part of the
    # account's history, but not of its rating.
    rated_as: Mapped[Optional[str]] = mapped_column(String(32))
    # All that it takes to find the last rating of somebody, who may have thousands of rows.
    __table_args__ = (Index("ix_results_rating", "user_id", "game", "rated", "rated_as", "n"),)


class StoredAnalysis(Stored):
    """What a bot thinks of a finished game, as `Analysis.to_json` gives it."""

    __tablename__ = "analyses"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    found: Mapped[dict[str, Any]] = mapped_column(JSON)
    at: Mapped[float]


class IdempotencyKey(Stored):
    """Of a choice that was made: sending it again changes nothing."""

    __tablename__ = "answers"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    at: Mapped[float]


class StoredUptime(Stored):
    """How many seconds servers have been running at these tables, ever. Clocks are read off it."""

    __tablename__ = "house_time"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seconds: Mapped[float]


class Refusal(Stored):
    """Something that was refused, so often since the last entry of its kind. Holds no secrets."""

    __tablename__ = "refusals"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    at: Mapped[float] = mapped_column(index=True)
    user_id: Mapped[Optional[str]] = mapped_column(String(32))
    address: Mapped[str] = mapped_column(String(64))
    what: Mapped[str] = mapped_column(String(200))  # method and path
    why: Mapped[str] = mapped_column(String(80))  # the code of the refusal
    times: Mapped[int]


class CallWishes(Stored):
    """How somebody wants to be called when they are away. Who has no row is never called."""

    __tablename__ = "call_wishes"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    lang: Mapped[str] = mapped_column(String(2))
    zone: Mapped[str] = mapped_column(String(60))
    mail: Mapped[Optional[str]] = mapped_column(String(254), index=True)
    mail_confirmed: Mapped[bool] = mapped_column(default=False, server_default=false())  # by whoever reads it
    mail_hour: Mapped[Optional[str]] = mapped_column(String(5))  # of one mail a day; None: one for each turn
    hook: Mapped[Optional[str]] = mapped_column(String(500))  # the address of a service for talking
    quiet: Mapped[Optional[str]] = mapped_column(String(80))  # hours and time zone in which nothing is sent
    invites: Mapped[bool] = mapped_column(default=False, server_default=false())  # also when somebody invites them


class BlockedMailbox(Stored):
    """An address whose reader wants no mail from this server, whoever gives it: a keyed hash, not the address."""

    __tablename__ = "blocked_mailboxes"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    created: Mapped[float]


class PushDevice(Stored):
    """A browser that somebody allowed us to push messages to."""

    __tablename__ = "push_devices"
    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # the hash of its address
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    public_key: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(40))
    created: Mapped[float]


class Call(Stored):
    """Somebody is to be called to a table on this way, if they are still wanted there when it is due."""

    __tablename__ = "calls"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True)
    channel: Mapped[CallChannel] = mapped_column(String(8), primary_key=True)
    kind: Mapped[CallKind] = mapped_column(String(8))
    due: Mapped[float] = mapped_column(index=True)
    tries: Mapped[int] = mapped_column(default=0, server_default="0")


class Tie(Stored):
    """What somebody is to somebody else: followed, or blocked. The other does not learn of it."""

    __tablename__ = "ties"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    other_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True)
    kind: Mapped[TieKind] = mapped_column(String(8))
    at: Mapped[float]


class Report(Stored):
    """What somebody told the owner of the server about somebody else."""

    __tablename__ = "reports"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    at: Mapped[float] = mapped_column(index=True)
    by_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    about_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    table_id: Mapped[str] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(80))  # that they had at the table
    text: Mapped[str] = mapped_column(Text)
    lines: Mapped[list[dict[str, Any]]] = mapped_column(JSON, default=list, server_default="[]")  # of the chat, then


class Measure(Stored):
    """What an owner of the server did about somebody, and whether they know."""

    __tablename__ = "measures"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    at: Mapped[float] = mapped_column(index=True)
    by_id: Mapped[Optional[str]] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"))
    about_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(80))  # that they had then
    kind: Mapped[MeasureKind] = mapped_column(String(8))
    until: Mapped[Optional[float]]
    text: Mapped[str] = mapped_column(Text)  # for them to read
    read: Mapped[bool] = mapped_column(default=False, server_default=false())


class Tournament(Stored):
    """Rounds of tables that are set by themselves. `options` and `clock` are those of each table."""

    __tablename__ = "tournaments"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    host_id: Mapped[Optional[str]] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    title: Mapped[str] = mapped_column(String(200))
    game: Mapped[str] = mapped_column(String(80))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    format: Mapped[TournamentFormat] = mapped_column(String(8))
    group_size: Mapped[int]  # at a table
    rounds: Mapped[int]  # 0: as many as it takes, which is known when it begins
    most: Mapped[int]  # entrants
    clock: Mapped[dict[str, Any]] = mapped_column(JSON)  # bank and increment
    night: Mapped[Optional[str]] = mapped_column(String(80))  # when no clock runs
    absent: Mapped[Absence] = mapped_column(String(8))
    public: Mapped[bool]  # it is listed; by its address anybody may join
    status: Mapped[Status] = mapped_column(String(16), index=True)
    round: Mapped[int]  # that is played; 0 before the first
    created: Mapped[float]


class Entrant(Stored):
    """Somebody in a tournament, or a bot. Who has neither was deleted."""

    __tablename__ = "entrants"
    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[Optional[str]] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    bot: Mapped[Optional[str]] = mapped_column(String(80))
    name: Mapped[str] = mapped_column(String(80))
    withdrawn: Mapped[bool] = mapped_column(default=False, server_default=false())  # from the rounds to come


class Heat(Stored):
    """A table of a round, or somebody who sits out. What came of it stays when the table is gone."""

    __tablename__ = "heats"
    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[Optional[str]] = mapped_column(String(32))  # None: they sit out
    entrants: Mapped[list[int]] = mapped_column(JSON)  # in the order of the seats
    points: Mapped[Optional[list[float]]] = mapped_column(JSON)  # None while it is played
    scores: Mapped[Optional[list[int]]] = mapped_column(JSON)


class Challenge(Stored):
    """The game of a day: the same deal for everybody. The seed is told when the day is over."""

    __tablename__ = "challenges"
    day: Mapped[str] = mapped_column(String(10), primary_key=True)  # 2026-11-16, in UTC
    game: Mapped[str] = mapped_column(String(80))
    players: Mapped[int]
    bot: Mapped[str] = mapped_column(String(80))
    seed: Mapped[Seed] = mapped_column(SeedText)


class Try(Stored):
    """Somebody's one try at the game of a day. What came of it stands in `results`."""

    __tablename__ = "tries"
    day: Mapped[str] = mapped_column(ForeignKey("challenges.day", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True)
    table_id: Mapped[str] = mapped_column(String(32))


class Invitation(Stored):
    """Somebody whom the host of a table wants to have there, by name and not by a link that anybody could use."""

    __tablename__ = "invitations"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True)
    by_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    at: Mapped[float]
