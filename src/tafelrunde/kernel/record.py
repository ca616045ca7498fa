"""Records: a match as data. Game, rules version, component hash, options, seats, seed and codes replay it forever; the
text of its pack is included."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final, Optional, Union

from .errors import RecordError as RecordError
from .game import Game, game_with
from .rng import FAST, KEYED, Seed, algorithm_of, is_key
from .state import Value

FORMAT: Final = 1
CHECK_EVERY: Final = 50  # choices between two state hashes
LARGEST: Final = 4_000_000  # bytes of a record file; a long game has about 10,000
MOST_CODES: Final = 100_000


class Record:
    __slots__ = (
        "codes", "component_hash", "final_hash", "game", "hashes", "options", "pack", "players", "rules_version",
        "seats", "seed",
    )  # fmt: skip

    def __init__(
        self,
        *,
        game: str,
        rules_version: int,
        component_hash: str,
        players: int,
        options: dict[str, Value],
        seats: list[str],
        seed: Seed,
        codes: list[int],
        hashes: list[str],
        final_hash: str,
        pack: str = "",
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.component_hash = component_hash
        self.players = players
        self.options = options
        self.seats = seats
        self.seed = seed
        self.codes = codes
        self.hashes = hashes
        self.final_hash = final_hash
        self.pack = pack  # the text of the pack it was played with, if any

    def to_json(self) -> dict[str, Any]:
        return {
            "tafelrunde": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "component_hash": self.component_hash,
            "rng": algorithm_of(self.seed),
            "players": self.players,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
            "codes": self.codes,
            "hashes": self.hashes,
            "final_hash": self.final_hash,
            **({"pack": self.pack} if self.pack else {}),
        }

    def save(self, path: Union[str, Path]) -> None:
        """Write atomically."""
        path = Path(path)
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            draft.write_text(json.dumps(self.to_json()) + "\n", encoding="utf-8")
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)

    @staticmethod
    def load(path: Union[str, Path]) -> Record:
        path = Path(path)
        try:
            with path.open("rb") as file:
                content = file.read(LARGEST + 1)  # bounded: the file may be an endless device
            text = content.decode("utf-8")
        except FileNotFoundError:
            raise RecordError(f"there is no file {path}") from None
        except (OSError, ValueError):
            raise RecordError(f"{path.name!r} cannot be read as a record; it is no UTF-8 text file") from None
        if len(content) > LARGEST:
            raise RecordError(f"{path.name} is larger than {LARGEST // 1_000_000} MB, so it is no record of a game")
        return Record.from_text(text)

    @staticmethod
    def from_text(text: str) -> Record:
        try:
            data = json.loads(text)
        except RecursionError:
            raise RecordError("the record is nested too deeply") from None
        except ValueError as wrong:
            raise RecordError(f"the record is cut off or damaged: {wrong}") from None
        if not isinstance(data, dict):
            raise RecordError("the record is not a JSON object")
        return Record.from_json(data)

    @staticmethod
    def from_json(data: dict[str, Any]) -> Record:
        if type(data.get("tafelrunde")) is not int or data["tafelrunde"] != FORMAT:
            raise RecordError(f"field tafelrunde: format {_shown(data.get('tafelrunde'))}, this program reads {FORMAT}")
        if data.get("rng") not in (FAST, KEYED):
            raise RecordError(
                f"field rng: unknown algorithm {_shown(data.get('rng'))}, this program has {FAST}, {KEYED}"
            )
        codes = _list_of(data, "codes", int)
        if len(codes) > MOST_CODES:
            raise RecordError(f"field codes, ply {MOST_CODES}: {len(codes)} choices, more than any game has")
        options = _field(data, "options", dict)
        for name, value in options.items():
            if not isinstance(value, (int, str)):
                raise RecordError(f"field options: {name[:40]} has a value that no option can have")
        return Record(
            game=_field(data, "game", str),
            rules_version=_field(data, "rules_version", int),
            component_hash=_field(data, "component_hash", str),
            players=_field(data, "players", int),
            options=options,
            seats=_list_of(data, "seats", str),
            seed=_seed(data),
            codes=codes,
            hashes=_list_of(data, "hashes", str),
            final_hash=_field(data, "final_hash", str),
            pack=_field(data, "pack", str) if "pack" in data else "",
        )

    def game_of(self, game: Optional[Game] = None) -> Game:
        """The game this record was played with; refuses other rules and other components."""
        return game_with(self.game, self.rules_version, self.component_hash, self.options, game, self.pack)


def _field(data: dict[str, Any], name: str, kind: type) -> Any:
    if name not in data:
        raise RecordError(f"field {name} is missing")
    value = data[name]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(f"field {name}: {_shown(value)} is not of type {kind.__name__}")
    if isinstance(value, int) and abs(value) >= 1 << 64:
        raise RecordError(f"field {name}: the number is too large")
    return value


def _seed(data: dict[str, Any]) -> Seed:
    """A number for the fast generator, a key for the keyed one."""
    if data["rng"] == FAST:
        return _field(data, "seed", int)  # type: ignore[no-any-return]
    seed: str = _field(data, "seed", str)
    if not is_key(seed):
        raise RecordError(f"field seed: {_shown(seed)} is not a key of 32 hexadecimal digits")
    return seed


def _list_of(data: dict[str, Any], name: str, kind: type) -> list[Any]:
    values = _field(data, name, list)
    for i, value in enumerate(values):
        if type(value) is not kind:
            raise RecordError(f"field {name}, ply {i}: {_shown(value)} is not of type {kind.__name__}")
    return values  # type: ignore[no-any-return]


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
