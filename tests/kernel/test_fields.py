"""Fields of states are declared once: what is written from them copies and packs them all, and what is unclear is
refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde.kernel.fields.__main__ import main
from tafelrunde.kernel.fields.code import generate
from tafelrunde.kernel.fields.declaration import BadField, declared
from tafelrunde.kernel.rng import Rng

DECLARATIONS = sorted((Path(tafelrunde.__file__).parent / "games").glob("*/table/[a-z]*_fields.py"))

SMALL = '''
from __future__ import annotations

from tafelrunde.kernel.decision import Player
from tafelrunde.kernel.fields import as_int, constant, custom, derived, shared, shared_derived, transient
from tafelrunde.kernel.fields import variable_length
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.state import State


class PlayerFields(Player):
    """What lies in front of a player."""

    goods: list[int] = [1, 2]
    hand: list[int] = variable_length([7, 8, 9])
    gold: int = 3  # coins
    asleep: bool = as_int(False)
    tokens: tuple[int, ...] = (4,)
    columns: list[tuple[int, ...]] = [(5, 6), ()]
    rows: list[list[int]] = [[1], [2, 3]]
    walls: list[int] = shared([0, 1])
    reach: int = derived(11)
    around: list[int] = shared_derived([12])
    paying: bool = transient(False)


class TableFields(State):
    """What lies on the table."""

    def __init__(self, rng: Rng, size: int) -> None: ...

    size: int = constant()
    players: list[PlayerFields] = custom()
    round: int = size + 1
'''


def made(source: str = SMALL) -> dict[str, Any]:
    """The classes that a declaration stands for."""
    names: dict[str, Any] = {"__name__": "made"}
    exec(compile(generate(source), "_fields.py", "exec"), names)
    return names


def with_field(line: str, more: str = "") -> str:
    return f"class Fields:\n    {line}\n{more}"


@pytest.mark.parametrize("path", DECLARATIONS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_what_is_written_for_a_game_is_up_to_date(path: Path) -> None:
    assert main(["--check", str(path)]) == 0, "run make fields"


def test_a_new_state_has_the_first_values() -> None:
    player = made()["PlayerFields"](2)
    assert (player.seat, player.gold, player.hand, player.columns) == (2, 3, [7, 8, 9], [(5, 6), ()])
    assert player.hand is not made()["PlayerFields"](2).hand


def test_a_copy_has_every_field_and_shares_only_what_is_never_changed_in_place() -> None:
    one = made()["PlayerFields"](2)
    for name in one.__slots__:
        value = getattr(one, name)
        setattr(one, name, [*value] if isinstance(value, list) else (9, 9) if isinstance(value, tuple) else 42)
    twin = type(one)(2, one)
    assert twin.paying is False  # it holds within one step only
    for name in set(one.__slots__) - {"paying"}:
        assert getattr(twin, name) == getattr(one, name), name
        same = getattr(twin, name) is getattr(one, name)
        assert same == (not isinstance(getattr(one, name), list) or name in ("walls", "around")), name
    twin.rows[0].append(5)
    assert one.rows == [[1], [2, 3]]


def test_a_restart_point_shares_with_the_one_before_it_what_is_the_same() -> None:
    live = made()["PlayerFields"](2)
    before = type(live)(2, live)
    assert live.same_as(before)
    live.hand.append(4)
    live.gold = 4
    after = type(live)(2, live, before)
    assert not live.same_as(before)
    assert live.same_as(after)
    assert (after.hand, after.gold, before.hand, before.gold) == ([7, 8, 9, 4], 4, [7, 8, 9], 3)
    assert after.hand is not live.hand
    for name in ("goods", "columns", "rows"):
        assert getattr(after, name) is getattr(before, name), name
        assert getattr(after, name) is not getattr(live, name), name


def test_a_player_is_the_same_only_if_every_field_is() -> None:
    before = made()["PlayerFields"](2)
    for name in set(before.__slots__) - {"paying"}:  # it holds within one step only
        live = type(before)(2, before)
        setattr(live, name, 42)
        assert not live.same_as(before), name


def test_a_part_that_is_lent_is_shared_and_marked() -> None:
    class Part:
        shared = False

    fields = made(with_field("side: object = copy_on_write()"))["Fields"]
    begun = fields()
    begun.side = Part()
    copy = fields(begun)
    assert copy.side is begun.side
    assert copy.side.shared


def test_every_field_is_packed_numbers_first_and_lengths_where_they_change() -> None:
    """Numbers; what is counted, with its length; rows, each with its length; plain lists. Nothing that follows."""
    player = made()["PlayerFields"](2)
    assert player.pack() == [3, False, 3, 7, 8, 9, 1, 4, 2, 5, 6, 0, 1, 1, 2, 2, 3, 1, 2, 0, 1]
    assert all(type(number) is int for number in player.pack())


def test_a_pack_changes_with_every_field_that_is_packed() -> None:
    fields = made()["PlayerFields"]
    changes = {"goods": [1, 3], "hand": [7, 8], "gold": 4, "asleep": True, "tokens": (), "columns": [(), (5, 6)],
               "rows": [[1, 2], [3]], "walls": [1, 1]}  # fmt: skip
    seen = [fields(0).pack()]
    for name, value in changes.items():
        player = fields(0)
        setattr(player, name, value)
        assert player.pack() not in seen, name
        seen.append(player.pack())


def test_a_state_has_what_it_was_given_and_packs_its_dice_and_reveals() -> None:
    table = made()["TableFields"](Rng(5), 6)
    assert (table.size, table.round, table.reveals, table.log) == (6, 7, 0, None)
    table.reveals, table.round = 3, 8
    twin = type(table)(Rng(5), 6, table)
    assert twin.pack() == table.pack() == [Rng(5).state, 3, 8]
    assert not hasattr(table, "players")  # the class of the game sets it by hand


def test_an_undeclared_attribute_cannot_be_set() -> None:
    player = made()["PlayerFields"](0)
    with pytest.raises(AttributeError):
        player.silver = 1


def test_a_class_may_pack_in_the_order_of_declaration() -> None:
    fields = made("class Fields:\n    pack_order = DECLARED\n    a: list[int] = [1, 2]\n    b: int = 3\n")["Fields"]
    assert fields().pack() == [1, 2, 3]


@pytest.mark.parametrize(
    ("source", "says"),
    [
        (with_field("names: dict[str, int] = {}"), "how is names, a dict[str, int], copied and packed?"),
        (with_field("piles: list[str] = []"), "how is piles, a list[str], copied and packed?"),
        (with_field("gold: int"), "gold has no first value"),
        (with_field("gold: int = variable_length(0)"), "only a list[int] can be variable_length"),
        (with_field("gold: int = 0", "    def total(self) -> int: ..."), "only fields, pack_order and the parameters"),
        (with_field("pack_order = (NUMBERS, ROWS)"), "pack_order is DECLARED or names each"),
        ("class Fields(Something):\n    gold: int = 0\n", "Fields derives from Something"),
        (with_field("pack_order = DECLARED", "    rows: list[list[int]] = []"), "rows has rows"),
        (with_field('board: int = field(0, of="board", one="board")'), "board is a set (of=) or one thing (one=)"),
        (with_field("board: int = field(0, one=BOARD)"), "one=BOARD is no word in quotes"),
    ],
)
def test_what_is_unclear_is_refused(source: str, says: str) -> None:
    with pytest.raises(BadField) as refused:
        generate(source)
    assert says in str(refused.value)


SHOWN = """
from tafelrunde.kernel.fields import field, variable_length

class Fields:
    active: int = field(2, one="player", shown="turn")
    goods: list[int] = field([1, 2], by="resource", most=10)
    tech: list[int] = field([0b101, 0], of="tech", by="row", shown="cards")
    sealed: list[int] = field([3], OWNER, by="piece")
    deck: list[int] = variable_length([7, 8], NOBODY, most=9, shown="pile")
"""


def test_views_show_fields_under_their_names_and_sets_by_their_members() -> None:
    fields = made(SHOWN)["Fields"]()
    own = {"turn": 2, "goods": [1, 2], "cards": [[0, 2], []], "sealed": [3], "sealed_count": 1, "pile": 2}
    assert fields.view_fields(True, None) == own
    assert fields.view_fields(False, None) == {**own, "sealed": None}


def test_the_description_says_what_a_field_holds() -> None:
    described = {field.name: field for field in made(SHOWN)["Fields"].declared()}
    assert (described["active"].one, described["active"].entry) == ("player", "turn")
    assert (described["goods"].by, described["goods"].most, described["goods"].entry) == ("resource", 10, "goods")
    assert (described["tech"].of, described["tech"].by, described["tech"].one) == ("tech", "row", "")
    assert described["deck"].entry == "pile"


def test_comments_and_order_of_a_declaration_are_kept() -> None:
    player, table = declared(SMALL)
    assert [field.name for field in player.fields][:3] == ["goods", "hand", "gold"]
    assert "    gold: int  # coins\n" in generate(SMALL)
    assert table.parameters == "rng: Rng, size: int"


def test_the_command_writes_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "fields.py"
    path.write_text(SMALL, "utf-8")
    assert main(["--check", str(path)]) == 1
    assert "out of date: run make fields" in capsys.readouterr().out
    assert main([str(path)]) == 0
    assert main(["--check", str(path)]) == 0
    path.write_text(SMALL.replace("gold: int = 3", "gold: int = 4"), "utf-8")
    assert main(["--check", str(path)]) == 1
    path.write_text(with_field("gold: int"), "utf-8")
    assert main([str(path)]) == 2
    assert "gold has no first value" in capsys.readouterr().err


SEATED = """
from __future__ import annotations

from tafelrunde.kernel.decision import Player
from tafelrunde.kernel.fields import seats, variable_length
from tafelrunde.kernel.state import State


class PlayerFields(Player):
    hand: list[int] = variable_length([7, 8])


class TableFields(State):
    players: list[PlayerFields] = seats()
    round: int = 1
"""


def test_players_in_seats_are_copied_and_packed_with_the_table() -> None:
    names = made(SEATED)

    class Table(names["TableFields"]):  # type: ignore[misc]
        __slots__ = ()

    class Settler(names["PlayerFields"]):  # type: ignore[misc]
        __slots__ = ()

    table = Table(Rng(5))
    assert table.players == []
    table.players = [Settler(0), Settler(1)]
    other = table.clone()
    assert type(other) is Table
    assert [(type(player), player.seat, player.hand) for player in other.players] == [
        (Settler, 0, [7, 8]),
        (Settler, 1, [7, 8]),
    ]
    assert other.pack() == table.pack() == [5, 0, 1, 2, 7, 8, 2, 7, 8]
    other.players[1].hand.append(9)
    assert table.players[1].hand == [7, 8]
    assert other.rng is not table.rng


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("    round: int", "    def __init__(self, rng: Rng, size: int) -> None: ...\n    round: int"),
        ("    round: int", "    pack_order = DECLARED\n    round: int"),
        ("TableFields(State)", "TableFields(Player)"),
    ],
)
def test_only_a_plain_table_has_seats(old: str, new: str) -> None:
    with pytest.raises(BadField, match=r"TableFields has seats\(\): that is for a State without"):
        generate(SEATED.replace(old, new))
