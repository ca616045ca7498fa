"""Writes the code of who sees what: the fields of a view, what `imagine` deals anew, and the description of fields."""

from __future__ import annotations

import re

from ..field_info import EVERYBODY, NOBODY, OWNER
from .declaration import AUDIENCES, Declared, Field


def view_code(one: Declared) -> list[str]:
    """The fields of the view that need no special treatment. Others see how many things lie in a hidden zone."""
    lines = []
    for field in one.fields:
        if not field.is_shown:
            continue
        if field.seen != NOBODY:
            condition = {EVERYBODY: "", OWNER: "own"}.get(field.seen, f"own or table.{field.seen}")
            value = field.as_json()
            lines.append(f'"{field.entry}": {f"{value} if {condition} else None" if condition else value},')
        if field.seen != EVERYBODY and field.is_zone:
            counted = f"self.{field.name}.bit_count()" if field.type == "int" else f"len(self.{field.name})"
            lines.append(f'"{field.entry}{"" if field.seen == NOBODY else "_count"}": {counted},')
    return [
        "    def view_fields(self, own: bool, table: Any) -> dict[str, Any]:",
        "        return {",
        *(f"            {line}" for line in lines),
        "        }",
    ]


def hidden_code(one: Declared) -> list[str]:
    """What `imagine` deals anew: the zones that are hidden from others, or from everybody."""
    zones = [field for field in one.fields if field.is_hidden_zone]
    if not zones:
        return []
    collected, dealt = [], []
    for field in zones:
        name = f"self.{field.name}"
        # The table collects first, so that a pool of each of its kinds exists; seats often have nothing of a kind.
        asked = [] if one.base == "State" else [name]
        asked += [f"not table.{field.seen}"] if field.seen not in AUDIENCES else []
        condition, indent = ([f"        if {' and '.join(asked)}:"], " " * 12) if asked else ([], " " * 8)
        things = f"members({name})" if field.type == "int" else name
        collected += [*condition, f'{indent}pools.setdefault("{field.of}", []).extend({things})']
        dealt += [*condition, f"{indent}{name} = {_dealt(field)}"]
    return [
        "",
        "    def collect_hidden(self, pools: Pools, table: Any) -> None:",
        *collected,
        "",
        "    def deal_hidden(self, pools: Pools, table: Any) -> None:",
        *dealt,
    ]


def _dealt(field: Field) -> str:
    """The expression that takes as many things from the pool."""
    name = f"self.{field.name}"
    if field.type == "int":
        return f'mask(take(pools["{field.of}"], {name}.bit_count()))'
    taken = f'take(pools["{field.of}"], len({name}))'
    return taken if field.seen == NOBODY else f"sorted({taken})"  # the order in a hand means nothing


def imagine_code() -> list[str]:
    return [
        "",
        "    def unseen(self, seat: int) -> Pools:",
        "        pools: Pools = {}",
        "        self.collect_hidden(pools, self)",
        "        for player in self.players:",
        "            if player.seat != seat:",
        "                player.collect_hidden(pools, self)",
        "        self.collect_partly_hidden(pools, seat)",
        "        return pools",
        "",
        "    def place(self, seat: int, dealt: Pools) -> None:",
        "        pools = {kind: things.copy() for kind, things in dealt.items()}",
        "        self.deal_hidden(pools, self)",
        "        for player in self.players:",
        "            if player.seat != seat:",
        "                player.deal_hidden(pools, self)",
        "        self.deal_partly_hidden(pools, seat)",
    ]


def info_code(one: Declared) -> list[str]:
    """What laws, observations and scenarios read of the declaration; parts have fields of their own."""
    packed = [field for field in one.fields if field.kind or field.marker == "copy_on_write"]
    return [f"{info_name(one)}: Final = (", *(f"    {_info(field)}," for field in packed), ")", "", ""]


def info_name(one: Declared) -> str:
    return re.sub(r"(?<=.)(?=[A-Z])", "_", one.name).upper()


def _info(field: Field) -> str:
    if not field.kind:
        return f'FieldInfo("{field.name}", PART, EVERYBODY, "", 0)'
    words = {"one": field.one, "by": field.by, "shown": field.shown}
    more = "".join(f', {word}="{value}"' for word, value in words.items() if value)
    return f'FieldInfo("{field.name}", "{field.type}", "{field.seen}", "{field.of}", {field.most}{more})'
