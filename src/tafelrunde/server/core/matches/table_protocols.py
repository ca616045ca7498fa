"""Protocols of tables, seats and sessions for presentation code, satisfied by database rows without importing them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional, Protocol, TypeVar

from ....kernel.match import Match
from ....kernel.rng import Seed
from ..kinds import SeatKind, Status
from .coach import Coach
from .tentative import CommittedMatch, TentativeTurn

F = TypeVar("F")


class PersonRow(Protocol):
    id: str


class TableRow(Protocol):
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
    clock: Optional[dict[str, Any]]
    night: Optional[str]
    clock_from: Optional[float]
    webhook: Optional[str]
    lesson: Optional[dict[str, Any]]
    tryouts: bool
    pack: Optional[str]
    pack_name: Optional[str]
    contest: Optional[str]
    rated: bool
    settled: bool


class SeatRow(Protocol):
    seat: int
    kind: SeatKind
    name: str
    bot: Optional[str]
    user_id: Optional[str]
    holder_id: Optional[str]
    auto_end: bool
    ask_everything: bool
    orders: dict[str, int]
    clock_left: Optional[float]
    clock_out: bool
    seen: bool
    votes: dict[str, float]
    shows_chances: bool
    forfeited: bool


class NoteRow(Protocol):
    """An event at the table outside the game, such as a player leaving."""

    ply: int
    seat: int
    name: str
    player: str


class PresentationSettings(Protocol):
    @property
    def preview_options(self) -> int: ...
    @property
    def preview_seconds(self) -> float: ...


class UptimeClock(Protocol):
    def now(self) -> float:
        """Seconds of uptime."""

    def wall(self) -> float:
        """The time of day, as a timestamp."""


class PositionCache(Protocol):
    async def match_at(self, table_id: str, whole: Match, ply: int) -> Match: ...


class PresentationServices(Protocol):
    @property
    def settings(self) -> PresentationSettings: ...
    @property
    def uptime(self) -> UptimeClock: ...
    @property
    def replays(self) -> PositionCache: ...
    def __getitem__(self, kind: type[F]) -> F: ...


class SessionView(Protocol):
    """A table as one user may access it; implemented by `TableSession`."""

    @property
    def services(self) -> PresentationServices: ...
    @property
    def user(self) -> Optional[PersonRow]: ...
    @property
    def table(self) -> TableRow: ...
    @property
    def seats(self) -> Sequence[SeatRow]: ...
    @property
    def notes(self) -> Sequence[NoteRow]: ...
    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def new_codes(self) -> Sequence[int]: ...
    @property
    def new_movers(self) -> list[int]: ...
    @property
    def is_host(self) -> bool: ...
    @property
    def coach(self) -> Optional[Coach]: ...

    def is_mine(self, seat: int) -> bool: ...
    def holds(self, seat: int) -> bool: ...
    def my_seats(self) -> list[int]: ...
    def has_second_turn(self) -> bool: ...
    def require_match(self) -> CommittedMatch: ...
    def require_view(self, seat: int) -> int: ...
    def require_own_seat(self, number: int) -> SeatRow: ...
    async def tentative_turn(self, seat: int) -> TentativeTurn: ...
