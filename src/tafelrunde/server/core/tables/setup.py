"""What a new table is like: game, options, seats, and the fields of its rows."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Optional

from ....kernel.game import Game, Value
from ....kernel.rng import Seed
from ..clocks.clock import Clock
from ..kinds import OPEN, SeatKind
from ..plain_text import LONGEST_NAME, LONGEST_TITLE, plain_line
from ..seat_names import nameless

DEFAULT_BOT: Final = "medium"
BOT_NAMES: Final = ("Ada", "Bruno", "Clara", "Dario", "Edda", "Felix")


@dataclass(frozen=True)
class SeatSetup:
    """Who takes a seat: the host, another player on the same device, a bot, or the first person to follow a link."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    user_id: Optional[str] = None  # a known person, as in a rematch


class Webhook(NamedTuple):
    """`secret` is None for webhooks set before messages were signed."""

    url: str
    secret: Optional[str]


@dataclass(frozen=True)
class TableSetup:
    game: Game
    options: Mapping[str, object]
    seats: Sequence[SeatSetup]
    title: str = ""
    seed: Optional[Seed] = None
    spectators: bool = True
    public: bool = False
    codes: Sequence[int] = ()  # choices already made
    clock: Optional[Clock] = None
    webhook: Optional[Webhook] = None
    lesson: Optional[Mapping[str, object]] = None
    tryouts: bool = False
    contest: Optional[str] = None
    rated: bool = False


def against_bots(players: int, mine: int = 0) -> list[SeatSetup]:
    """The host at one seat, bots at the others."""
    return [SeatSetup("me") if seat == mine else SeatSetup("bot", bot=DEFAULT_BOT) for seat in range(players)]


def table_values(game: Game, options: dict[str, Value], host_id: str, setup: TableSetup) -> dict[str, Any]:
    """The fields of a new table."""
    return {
        "id": secrets.token_urlsafe(9),
        "game": game.name,
        "rules_version": game.rules_version,
        "component_hash": game.hash_of(options),
        "title": plain_line(setup.title, LONGEST_TITLE),
        "players": len(setup.seats),
        "options": options,
        "seed": setup.seed,
        "chosen_seed": setup.seed is not None and setup.contest is None,
        "status": OPEN,
        "spectators": setup.spectators,
        "public": setup.public,
        "host_id": host_id,
        "created": time.time(),
        "version": 0,
        "plies": 0,
        "started": bool(setup.codes) and setup.lesson is None,
        "turn_seat": None,
        "turn_since": None,
        "result": None,
        "rematch_id": None,
        "clock": setup.clock.stored() if setup.clock else None,
        "night": setup.clock.night or None if setup.clock else None,
        "clock_from": None,
        "looked": time.time(),
        "webhook": setup.webhook.url if setup.webhook else None,
        "webhook_secret": setup.webhook.secret if setup.webhook else None,
        "lesson": dict(setup.lesson) if setup.lesson else None,
        "tryouts": setup.tryouts,
        "contest": setup.contest,
        "rated": setup.rated,
        "settled": False,
    }


def seat_values(table_id: str, number: int, kind: SeatKind, name: str) -> dict[str, Any]:
    """The fields of a new seat."""
    return {
        "table_id": table_id,
        "seat": number,
        "kind": kind,
        "name": name,
        "bot": None,
        "user_id": None,
        "holder_id": None,
        "invite_serial": 0,
        "invite_hash": None,
        "auto_end": False,
        "ask_everything": False,
        "orders": {},
        "clock_left": None,
        "clock_out": False,
        "seen": False,
        "votes": {},
        "shows_chances": False,
        "forfeited": False,
    }


def seat_name(setup: SeatSetup, own: str, number: int, taken: set[str], lang: str) -> str:
    """The given name, else `own`, that of the person, else a default; distinct from those `taken`."""
    name = plain_line(setup.name, LONGEST_NAME)
    if not name and setup.kind == "me":
        name = own
    if not name and setup.kind == "bot":
        name = next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])
    return distinct_name(name or nameless(number, lang), taken)


def distinct_name(name: str, taken: set[str]) -> str:
    """The name, with a number if it is taken, so that names in the log are unambiguous."""
    n, found = 2, name
    while found in taken:
        found = f"{name} {n}"
        n += 1
    return found
