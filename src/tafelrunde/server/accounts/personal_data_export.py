"""Exports the personal data of a user (`GET /me/data`): rows of the database, by an allow-list of columns.

Every model is listed here, with a rule for each column of exported models. A new column is not exported until it is
classified; `tests/server/accounts/test_personal_data.py` fails until then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, and_, or_, select
from sqlalchemy.orm import Session

from ..core.kinds import OVER
from ..core.services import Services
from ..core.storage.models import (
    Abort,
    AccountName,
    BlockedMailbox,
    BotAgreement,
    Call,
    CallWishes,
    Challenge,
    Check,
    Choice,
    DeviceAccount,
    Draft,
    Entrant,
    Event,
    Heat,
    IdempotencyKey,
    Invitation,
    Line,
    Measure,
    Note,
    PackText,
    PackVersion,
    Passkey,
    PasskeyChallenge,
    PushDevice,
    RecoveryAddress,
    Refusal,
    Report,
    Seat,
    SeatResult,
    Stored,
    StoredAnalysis,
    StoredPack,
    StoredUptime,
    Table,
    TableMark,
    Tie,
    Tournament,
    Try,
    User,
)
from ..core.storage.models import Session as BrowserSession
from ..core.tables.embargo import is_embargoed

BATCH: Final = 20  # rows

T = TypeVar("T")
MayRead = Callable[[Any, str, User], bool]  # arguments: row, column, user
Encode = Callable[[str, list[dict[str, Any]]], T]  # arguments: name in the response, batch of rows


def _always(row: Stored, column: str, user: User) -> bool:
    return True


def _never(row: Stored, column: str, user: User) -> bool:
    return False


def _if_own(row: Stored, column: str, user: User) -> bool:
    """For the id of a person: whether it is the user's."""
    return bool(getattr(row, column) == user.id)


def _if_host(row: Table, column: str, user: User) -> bool:
    return row.host_id == user.id


def _if_revealed(row: Table, column: str, user: User) -> bool:
    """The seed of an unfinished game would reveal hidden cards."""
    return row.status == OVER and not is_embargoed(row)


def _columns(shown: str, hidden: str = "", theirs: str = "", **others: MayRead) -> dict[str, MayRead]:
    """The rule of each column. Arguments are column names separated by spaces, and columns with other rules."""
    rules = {_always: shown, _never: hidden, _if_own: theirs}
    return {column: rule for rule, names in rules.items() for column in names.split()} | others


EXPORTED: Final[Mapping[type[Stored], Mapping[str, MayRead]]] = {
    User: _columns("id name account created seen owner silenced banned", hidden="password"),
    BrowserSession: _columns("created used", hidden="hash", theirs="user_id"),
    Table: _columns(
        "id game rules_version component_hash title players options chosen_seed status spectators public created "
        "version plies started turn_seat turn_since result clock night lesson tryouts pack pack_name contest "
        "rated settled",
        hidden="rematch_id clock_from looked webhook_secret",
        theirs="host_id",
        seed=_if_revealed,
        webhook=_if_host,  # the URL may contain the key of a chat channel
    ),
    Seat: _columns(
        "table_id seat kind name bot auto_end ask_everything orders clock_left clock_out seen shows_chances forfeited",
        hidden="invite_serial invite_hash votes",  # votes name those who cast them
        theirs="user_id holder_id",
    ),
    Line: _columns("table_id n seat name text at"),
    TableMark: _columns("table_id archived chat_read notes", theirs="user_id"),
    CallWishes: _columns("lang zone mail mail_confirmed mail_hour hook quiet invites", theirs="user_id"),
    PushDevice: _columns("endpoint created", hidden="id public_key auth", theirs="user_id"),
    Passkey: _columns("id uses name created used", hidden="credential public_key", theirs="user_id"),
    RecoveryAddress: _columns("mail confirmed link_until", hidden="link_hash", theirs="user_id"),
    Tie: _columns("other_id kind at", theirs="user_id"),
    # Its lines are by other people.
    Report: _columns("id at table_id name text", hidden="about_id lines", theirs="by_id"),
    Check: _columns("game kind component seen name at", theirs="user_id"),
    StoredPack: _columns("id game name version changed", theirs="owner_id"),
    PackVersion: _columns("pack_id version hash at"),
    PackText: _columns("hash game text trial"),
    AccountName: _columns("key", theirs="user_id"),
    Invitation: _columns("table_id at", theirs="user_id by_id"),
    Measure: _columns("id at name kind until text read", hidden="by_id", theirs="about_id"),
    Tournament: _columns(
        "id title game options format group_size rounds most clock night absent public status round created",
        theirs="host_id",
    ),
    Entrant: _columns("tournament_id n bot name withdrawn", theirs="user_id"),
    Try: _columns("day table_id by_guest", theirs="user_id"),
    DeviceAccount: _columns("first last", hidden="device", theirs="user_id"),
    BotAgreement: _columns("table_id seat game at choices agreed", theirs="user_id"),
    Abort: _columns("table_id at", theirs="user_id"),
    SeatResult: _columns(
        "table_id seat n at game players bot name place score roles rated forfeited mu sigma rated_as",
        theirs="user_id",
    ),
}

NOT_EXPORTED: Final[frozenset[type[Stored]]] = frozenset(
    {
        *(Choice, Draft, Event, IdempotencyKey, Note, StoredAnalysis),  # belong to a table, and are visible there
        *(Challenge, Heat),  # belong to contests
        BlockedMailbox,  # contains only hashes
        *(Call, PasskeyChallenge, Refusal, StoredUptime),  # internal and temporary
    }
)


async def personal_data(services: Services, user: User, encode: Encode[T]) -> dict[str, list[T]]:
    """The user's rows of every exported model, by its name in the response. Batches are encoded in the reading thread,
    since thousands of rows would block the event loop even when they are freed."""
    return await services.storage.read_in_thread(lambda db: _personal_data(db, user, encode))


def _personal_data(db: Session, user: User, encode: Encode[T]) -> dict[str, list[T]]:
    seat = is_seat_of(user)
    sits = select(Seat.table_id).where(seat)
    lines = select(Line).join(Seat, and_(Seat.table_id == Line.table_id, Seat.seat == Line.seat)).where(seat)
    versions = select(PackVersion).join(StoredPack).where(StoredPack.owner_id == user.id)
    queries: dict[str, Any] = {
        "users": select(User).where(User.id == user.id),
        "sessions": select(BrowserSession).where(BrowserSession.user_id == user.id),
        "tables": select(Table).where(or_(Table.host_id == user.id, Table.id.in_(sits))),
        "seats": select(Seat).where(seat),
        "chat": lines,
        "marks": select(TableMark).where(TableMark.user_id == user.id),
        "call_wishes": select(CallWishes).where(CallWishes.user_id == user.id),
        "devices": select(PushDevice).where(PushDevice.user_id == user.id),
        "passkeys": select(Passkey).where(Passkey.user_id == user.id),
        "recovery": select(RecoveryAddress).where(RecoveryAddress.user_id == user.id),
        "ties": select(Tie).where(Tie.user_id == user.id),
        "reports": select(Report).where(Report.by_id == user.id),
        "checks": select(Check).where(Check.user_id == user.id),
        "packs": select(StoredPack).where(StoredPack.owner_id == user.id),
        "pack_versions": versions,
        "pack_texts": select(PackText).where(PackText.hash.in_(versions.with_only_columns(PackVersion.hash))),
        "account_names": select(AccountName).where(AccountName.user_id == user.id),
        "invitations": select(Invitation).where(or_(Invitation.user_id == user.id, Invitation.by_id == user.id)),
        "measures": select(Measure).where(Measure.about_id == user.id),
        "tournaments": select(Tournament).where(Tournament.host_id == user.id),
        "entries": select(Entrant).where(Entrant.user_id == user.id),
        "tries": select(Try).where(Try.user_id == user.id),
        "aborts": select(Abort).where(Abort.user_id == user.id),
        "browsers": select(DeviceAccount).where(DeviceAccount.user_id == user.id),
        "agreements": select(BotAgreement).where(BotAgreement.user_id == user.id),
        "results": select(SeatResult).where(SeatResult.user_id == user.id),
    }
    return {
        name: [
            encode(name, [_readable(row, user) for row in batch])
            for batch in db.scalars(query.execution_options(yield_per=BATCH)).partitions()
        ]
        for name, query in queries.items()
    }


def _readable(row: Stored, user: User) -> dict[str, Any]:
    columns = EXPORTED[type(row)]
    return {name: getattr(row, name) for name, may_read in columns.items() if may_read(row, name, user)}


def is_seat_of(user: User) -> ColumnElement[bool]:
    return or_(Seat.user_id == user.id, Seat.holder_id == user.id)
