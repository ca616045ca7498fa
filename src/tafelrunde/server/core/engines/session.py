"""A table inside an engine: what the page functions read, from a snapshot. Rights were checked by the server."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from functools import cached_property
from types import SimpleNamespace
from typing import Final, Optional, TypeVar, cast

from ....games import game_with_pack
from ....kernel.game import Game, UsageError
from ....kernel.match import Match
from ..errors import conflict
from ..matches.coach import Coach
from ..matches.replays import Replays
from ..matches.table_protocols import EngineLink, NoteRow, PersonRow, PresentationServices, SeatRow, TableRow
from ..matches.table_rules import LocalRules
from ..matches.tentative import CommittedMatch, TentativeTurn
from .snapshot import Draft, Json

MOST_MATCHES: Final = 100  # each takes 0.1 MB

F = TypeVar("F")


class EngineMatches:
    """Cache of matches, by table."""

    def __init__(self) -> None:
        self.replays = Replays()
        self._matches: OrderedDict[str, CommittedMatch] = OrderedDict()  # least recently used first

    def get(self, table: TableRow, pack: str, codes: Sequence[int]) -> CommittedMatch:
        """The match of a table after these choices."""
        committed = self._matches.pop(table.id, None)
        if committed is None or not _is_prefix(committed.match, table, codes):
            self.replays.forget(table.id)
            committed = CommittedMatch(Match(_game_of(table, pack), table.players, table.seed, table.options))
        for code in codes[len(committed.match.codes) :]:
            committed.push(code)
        self._matches[table.id] = committed
        while len(self._matches) > MOST_MATCHES:
            self._matches.popitem(last=False)
        return committed


def _is_prefix(match: Match, table: TableRow, codes: Sequence[int]) -> bool:
    return match.seed == table.seed and match.codes == list(codes[: len(match.codes)])


def _game_of(table: TableRow, pack: str) -> Game:
    """Refuses tables of other rules or components."""
    try:
        game = game_with_pack(table.game, pack)
    except UsageError:
        raise conflict("other-rules", "no-game", game=table.game) from None
    found = game.under(table.rules_version, table.component_hash, table.options)
    if found is None:
        raise conflict("other-rules", game=table.game, theirs=table.rules_version, ours=game.rules_version)
    return found


class _Services:
    """The services that pages use."""

    def __init__(self, given: Json, replays: Replays) -> None:
        self.settings = SimpleNamespace(
            preview_options=given["preview_options"], preview_seconds=given["preview_seconds"]
        )
        self.uptime = SimpleNamespace(now=lambda: given["uptime"], wall=lambda: given["wall"])
        self.replays = replays

    def __getitem__(self, kind: type[F]) -> F:
        raise KeyError(f"an engine has no service {kind.__name__}")


class EngineSession:
    """Satisfies `SessionView`."""

    engine: Optional[EngineLink] = None  # functions on tables run here
    coach: Optional[Coach] = None
    new_codes: Sequence[int] = ()

    def __init__(self, given: Json, matches: EngineMatches) -> None:
        self.table = cast(TableRow, SimpleNamespace(lesson=None, webhook=None, pack=None, **given["table"]))
        self.seats = cast("list[SeatRow]", [SimpleNamespace(**seat) for seat in given["seats"]])
        self.notes = cast("list[NoteRow]", [SimpleNamespace(**note) for note in given["notes"]])
        self.services = cast(PresentationServices, _Services(given, matches.replays))
        self.is_host: bool = given["host"]
        self.new_movers: list[int] = []
        self._given = given
        self._committed = matches.get(self.table, given["pack"], given["codes"])

    @property
    def user(self) -> Optional[PersonRow]:
        id = self._given["user"]
        return None if id is None else cast(PersonRow, SimpleNamespace(id=id))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @cached_property
    def rules(self) -> LocalRules:
        return LocalRules(self, self._committed)

    def is_mine(self, seat: int) -> bool:
        return seat in self._given["mine"]

    def holds(self, seat: int) -> bool:
        return seat in self._given["held"]

    def my_seats(self) -> list[int]:
        mine: list[int] = self._given["mine"]
        return mine

    def has_second_turn(self) -> bool:
        return self._committed.has_second_turn

    def require_match(self) -> CommittedMatch:
        return self._committed

    async def tentative_turn(self, seat: int) -> TentativeTurn:
        return await self.rules.turn(seat)

    async def draft_clicks(self, seat: int, base: int) -> list[list[int]]:
        for draft in self._drafts:
            if (draft.seat, draft.base) == (seat, base):
                return [list(click) for click in draft.clicks]
        return []

    @cached_property
    def _drafts(self) -> list[Draft]:
        return [Draft(*draft) for draft in self._given["drafts"]]
