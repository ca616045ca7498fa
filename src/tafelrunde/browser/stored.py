"""A table as a browser stores it: the fields of a row of the server, with its seats, choices and tentative turns."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any, Optional

from ..kernel.rng import Seed
from ..server.core.kinds import SeatKind, Status


@dataclass
class LocalTable:
    id: str
    game: str
    rules_version: int
    component_hash: str
    title: str
    players: int
    options: dict[str, Any]
    seed: Optional[Seed]
    chosen_seed: bool
    status: Status
    spectators: bool
    public: bool
    host_id: str
    created: float
    version: int
    plies: int
    started: bool
    turn_seat: Optional[int]
    turn_since: Optional[float]
    result: Optional[dict[str, Any]]
    rematch_id: Optional[str]
    clock: Optional[dict[str, Any]]
    night: Optional[str]
    clock_from: Optional[float]
    looked: float
    webhook: Optional[str]
    webhook_secret: Optional[str]
    lesson: Optional[dict[str, Any]]
    tryouts: bool
    contest: Optional[str]
    rated: bool
    settled: bool
    pack: Optional[str] = None
    pack_name: Optional[str] = None


@dataclass
class LocalSeat:
    table_id: str
    seat: int
    kind: SeatKind
    name: str
    bot: Optional[str]
    user_id: Optional[str]
    holder_id: Optional[str]
    invite_serial: int
    invite_hash: Optional[str]
    auto_end: bool
    ask_everything: bool
    orders: dict[str, int]
    clock_left: Optional[float]
    clock_out: bool
    seen: bool
    votes: dict[str, float]
    shows_chances: bool
    forfeited: bool


@dataclass
class LocalNote:
    ply: int
    seat: int
    name: str
    player: str


@dataclass
class Draft:
    """The tentative turn of a seat after the first `base` choices."""

    seat: int
    base: int
    clicks: list[list[int]]


@dataclass
class StoredTable:
    table: LocalTable
    seats: list[LocalSeat]
    notes: list[LocalNote] = field(default_factory=list)
    codes: list[int] = field(default_factory=list)
    drafts: list[Draft] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)  # the last idempotency keys
    archived: bool = False

    def to_text(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"))

    @staticmethod
    def from_text(text: str) -> StoredTable:
        read = json.loads(text)
        return StoredTable(
            LocalTable(**read["table"]),
            [LocalSeat(**seat) for seat in read["seats"]],
            [LocalNote(**note) for note in read["notes"]],
            read["codes"],
            [Draft(**draft) for draft in read["drafts"]],
            read["keys"],
            read["archived"],
        )
