"""Reasons why an action cannot be taken now. actions.py decides which ones can."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ....kernel.decision import Decision, Prompt
from ....kernel.explanations import WhyNot
from ..pieces.codes import book_actions_used
from ..pieces.kinds import WORKSHOP
from ..pieces.prices import MOST_INNOVATIONS, UPGRADE_FROM
from ..table import prompts
from ..table.player import AoiPlayer
from ..table.state import Table
from .actions import actions, special_actions
from .costs import UPGRADES, Price, cost_of, missing, missing_books
from .innovate import coins_for_innovation
from .tracks import shipping_steps_left, terraforming_steps_left

COUNTED: Final = ("scholars", "tools", "coins", "book")


def why_not(table: Table, me: AoiPlayer, decision: Decision) -> Sequence[WhyNot]:
    """For every action of the turn, and for every innovation when one is chosen."""
    if decision.prompt is prompts.ACTION:
        richer = HypotheticalActions(table, me)
        refused = [code for code in known_actions(table, me) if code not in decision.options]
        return [why_no_action(table, me, code, richer) for code in refused]
    if decision.prompt is prompts.INNOVATION:
        places = [(place, tile) for place, tile in enumerate(table.innovations) if tile >= 0]
        return [why_no_innovation(table, me, place) for place, tile in places if tile not in decision.options]
    return ()


def known_actions(table: Table, me: AoiPlayer) -> Iterator[int]:
    """All actions open to this player on this table, affordable or not."""
    yield from range(prompts.BUILD_WORKSHOP, prompts.BOOK_ACTION)
    yield from (prompts.BOOK_ACTION + n for n in range(len(table.catalog.book_actions)) if table.actions_out >> n & 1)
    yield from (prompts.SPECIAL + n for n, effect in enumerate(special_actions(table, me)) if effect is not None)
    if me.annexes:
        yield prompts.PLACE_ANNEX
    yield from (ability.action for ability in table.factions[me.faction].abilities if ability.action >= 0)
    yield prompts.EXCHANGE_FIRST


class HypotheticalActions:
    """The actions that would be possible with more goods, cached because several actions lack the same goods."""

    def __init__(self, table: Table, me: AoiPlayer) -> None:
        self._table = table
        self._me = me
        self._found: dict[tuple[tuple[str, int], ...], list[int]] = {}

    def actions(self, lacks: Mapping[str, int]) -> list[int]:
        key = tuple(lacks.items())
        if key not in self._found:
            self._found[key] = actions(*with_more(self._table, self._me, lacks))
        return self._found[key]


def why_no_action(table: Table, me: AoiPlayer, code: int, richer: HypotheticalActions) -> WhyNot:
    if code == prompts.MAKE_INNOVATION:
        return _why_no_innovation_at_all(table, me)
    lacks = missing(me, cost_of(table, me, code))
    if lacks and code in richer.actions(lacks):
        return (
            WhyNot(prompts.ACTION, code, "power", lacks=lacks)
            if "power" in lacks
            else goods(prompts.ACTION, code, lacks)
        )
    text, facts = obstacle(table, me, code)
    return WhyNot(prompts.ACTION, code, text, facts)


def _why_no_innovation_at_all(table: Table, me: AoiPlayer) -> WhyNot:
    """The tile that lacks the fewest books. With three innovations, or no tile left, there is no price to ask for
    (AOI-INVENT-09)."""
    places = [place for place, tile in enumerate(table.innovations) if tile >= 0]
    if len(me.innovations) == MOST_INNOVATIONS:
        return WhyNot(prompts.ACTION, prompts.MAKE_INNOVATION, "three-innovations")
    if not places:
        return WhyNot(prompts.ACTION, prompts.MAKE_INNOVATION, "no-innovation")
    nearest = min(places, key=lambda place: sum(missing_books(table, me, place)))
    return why_no_innovation(table, me, nearest)._replace(prompt=prompts.ACTION, code=prompts.MAKE_INNOVATION)


def why_no_innovation(table: Table, me: AoiPlayer, place: int) -> WhyNot:
    """The missing books of stated disciplines, any books, coins."""
    books = missing_books(table, me, place)
    lacks = missing(me, {"coins": coins_for_innovation(table, me)})
    if any(books):
        lacks["book"] = sum(books)
    tile = table.innovations[place]
    if not any(books[:4]):
        return goods(prompts.INNOVATION, tile, lacks)
    discipline = max(range(4), key=lambda d: books[d])
    facts = {"discipline": discipline, "stated": books[discipline], "coins": lacks.get("coins", 0)}
    return WhyNot(prompts.INNOVATION, tile, "books-of", facts, lacks)


def goods(prompt: Prompt, code: int, lacks: Price) -> WhyNot:
    """Amounts of all kinds of goods for the text, zeros included."""
    return WhyNot(prompt, code, "goods", {name: lacks.get(name, 0) for name in COUNTED}, lacks)


def with_more(table: Table, me: AoiPlayer, goods: Mapping[str, int]) -> tuple[Table, AoiPlayer]:
    """A copy of the table on which the player has this much more."""
    other = table.clone()
    it = other.players[me.seat]
    it.coins += goods.get("coins", 0)
    it.tools += goods.get("tools", 0)
    it.scholars += goods.get("scholars", 0)
    it.bowl3 += goods.get("power", 0)
    it.books[0] += goods.get("book", 0)
    return other, it


def obstacle(table: Table, me: AoiPlayer, code: int) -> tuple[str, dict[str, int | str]]:
    """A blocker that no goods can remove: the text and its facts."""
    if code == prompts.BUILD_WORKSHOP:
        return ("no-home", {}) if me.on_board(WORKSHOP) else ("no-piece", {"building": WORKSHOP})
    if code == prompts.TERRAFORM:
        return "no-land", {}
    if code in UPGRADES:
        kind = UPGRADES[code]
        return (
            ("no-building", {"building": UPGRADE_FROM[kind]}) if me.on_board(kind) else ("no-piece", {"building": kind})
        )
    if code in (prompts.ADVANCE_SHIPPING, prompts.ADVANCE_TERRAFORMING):
        left = shipping_steps_left if code == prompts.ADVANCE_SHIPPING else terraforming_steps_left
        assert not left(table, me)
        return "track-end", {}
    if code == prompts.PLACE_ANNEX:
        return "annex-everywhere", {}
    if code == prompts.EXCHANGE_FIRST:
        return "nothing-to-exchange", {}
    return _shared_or_special(table, me, code)


def _shared_or_special(table: Table, me: AoiPlayer, code: int) -> tuple[str, dict[str, int | str]]:
    """For an action that is limited to once per round, or that would have no effect."""
    if prompts.POWER_ACTION <= code < prompts.SPECIAL:
        power = code < prompts.BOOK_ACTION
        used = table.used if power else book_actions_used(table.used)
        number = code - (prompts.POWER_ACTION if power else prompts.BOOK_ACTION)
        tiles = table.catalog.power_actions if power else table.catalog.book_actions
        return ("used-by-all", {}) if used >> number & 1 else ("idle", {"effect": tiles[number].special.key})
    if prompts.SPECIAL <= code < prompts.PLACE_ANNEX:
        effect = special_actions(table, me)[code - prompts.SPECIAL]
        assert effect is not None
        return ("used", {}) if me.used >> code - prompts.SPECIAL & 1 else ("idle", {"effect": effect.key})
    return "idle", {"effect": "bridges"}
