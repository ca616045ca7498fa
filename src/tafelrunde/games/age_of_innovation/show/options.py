"""Summarizes an option: its effect, cost and gain, including those of later questions."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Decision, Prompt
from ....kernel.explanations import OptionSummary
from ....kernel.game import View
from ....kernel.hexes import members
from ...conventional_game import ConventionalGame
from ..catalog import Catalog
from ..effects.gains import Gain
from ..pieces.codes import bonus_of, coins_on, competency_place_of, scholar_space, scholar_space_of
from ..pieces.kinds import (
    BUILD_PALACE_OR_UNIVERSITY,
    DISCIPLINES,
    GOODS,
    GUILD,
    INNOVATE,
    KEY_LEVEL,
    ROUNDS,
    SPADE,
    TERRAINS,
    TRACK,
    WHEEL,
    WORKSHOP,
)
from ..pieces.kinds import SEND_SCHOLAR as SENT
from ..pieces.kinds import STEP as STEPPED
from ..pieces.map import ends_of
from ..pieces.prices import (
    BOOK_POWER,
    COMPETENCY_STEPS,
    COMPETENCY_SUM,
    POWER_AT,
    SCHOLAR_POWER,
    SPACE_STEPS,
    TOOL_POWER,
    WORKSHOP_COINS,
    WORKSHOP_TOOLS,
)
from ..rules.actions import special_actions
from ..rules.build import upgrade_sites
from ..rules.costs import UPGRADES, Price, cost_of, upgrade_cost
from ..rules.innovate import books_for_innovation, coins_for_innovation, innovations_in_reach, stated_books
from ..rules.reach import distance, home_sites, spade_sites
from ..rules.spades import tools_per_spade
from ..table import prompts
from ..table.player import AoiPlayer
from ..table.state import Table
from .explain_map import bridge_facts
from .options_start import AT_THE_START, Summarizer, neighbours
from .painter import Painter

NOTHING: Final = OptionSummary()
BUILT: Final[Price] = {"tools": WORKSHOP_TOOLS, "coins": WORKSHOP_COINS}


def summarize_option(
    game: ConventionalGame[Catalog], table: Table, view: View, lang: str, decision: Decision, code: int
) -> OptionSummary:
    summarize = (DECLINED if code == NONE else SUMMARIZERS).get(decision.prompt)
    if summarize is None:
        return NOTHING
    return summarize(Painter(game, view, lang), table, table.players[decision.seat], decision, code)


def round_points(table: Table, deed: int, times: int = 1) -> Price:
    """Points of this round's scoring tiles for a deed (AOI-SCORE-02, AOI-SCORE-03)."""
    catalog = table.catalog
    points = 0
    if table.round and catalog.rounds[table.scoring[table.round - 1]].deed == deed:
        points += catalog.rounds[table.scoring[table.round - 1]].points * times
    if table.round == ROUNDS and catalog.finals[table.final].deed == deed:
        points += catalog.finals[table.final].points * times
    return {"vp": points} if points else {}


def spaces(mask: int) -> tuple[str, ...]:
    return tuple(f"space-{space}" for space in members(mask))


# ------------------------------------------------------------------------------------------------ actions


def _action(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    cost = cost_of(table, me, code)
    if prompts.POWER_ACTION <= code < prompts.PLACE_ANNEX:
        once = painter.text("summary-once-for-all" if code < prompts.SPECIAL else "summary-once")
        return OptionSummary(once, cost, _gain_of(table, me, code))
    effect: str
    places: tuple[str, ...] = ()
    gain: Price = {}
    if code == prompts.BUILD_WORKSHOP:
        effect, places = painter.text("summary-workshop"), spaces(home_sites(table, me))
        gain = round_points(table, WORKSHOP)
    elif code == prompts.TERRAFORM:
        price = tools_per_spade(table, me)
        effect, places = painter.text("summary-terraform", tools=price), spaces(spade_sites(table, me))
        gain = round_points(table, SPADE)
    elif code in UPGRADES:
        kind = UPGRADES[code]
        effect, places = painter.text(f"summary-upgrade-{kind}"), spaces(upgrade_sites(table, me, kind))
        gain = round_points(table, min(kind, BUILD_PALACE_OR_UNIVERSITY))
    elif code in (prompts.ADVANCE_SHIPPING, prompts.ADVANCE_TERRAFORMING):
        board = table.catalog.boards[me.board]
        reward = board.shipping[me.shipping] if code == prompts.ADVANCE_SHIPPING else board.terraforming[me.digging]
        effect, gain = painter.w.sentence(reward), round_points(table, TRACK)
    elif code == prompts.MAKE_INNOVATION:
        tiles = (table.innovations[place] for place in innovations_in_reach(table, me))
        effect, places = painter.text("summary-innovation"), tuple(f"innovation-{tile}" for tile in tiles)
        gain = round_points(table, INNOVATE)
    elif code == prompts.SEND_SCHOLAR:
        effect, places, gain = painter.text("summary-scholar"), _free_scholar_spaces(table), round_points(table, SENT)
    elif code == prompts.PASS:
        effect = painter.text("summary-pass" if table.round < ROUNDS else "summary-pass-last")
        places = tuple(f"bonus-{bonus_of(entry)}" for entry in table.beside_board) if table.round < ROUNDS else ()
    elif code == prompts.PLACE_ANNEX:
        effect, places = painter.text("summary-annex"), spaces(me.occupied & ~me.annexed)
    else:
        effect = painter.text("explain-exchange")
    return OptionSummary(effect, cost, gain, places)


def _gain_of(table: Table, me: AoiPlayer, code: int) -> Price:
    """The direct gains of a shared or special action."""
    if code < prompts.BOOK_ACTION:
        effect = table.catalog.power_actions[code - prompts.POWER_ACTION].special
    elif code < prompts.SPECIAL:
        effect = table.catalog.book_actions[code - prompts.BOOK_ACTION].special
    else:
        found = special_actions(table, me)[code - prompts.SPECIAL]
        assert found is not None
        effect = found
    return {GOODS[effect.what]: effect.amount} if isinstance(effect, Gain) else {}


def _free_scholar_spaces(table: Table) -> tuple[str, ...]:
    free = [(d, s) for d in range(4) for s in range(len(SPACE_STEPS)) if not table.scholar_spaces[d] >> s & 1]
    return tuple(f"scholarspace-{scholar_space(discipline, space)}" for discipline, space in free)


# ------------------------------------------------------------------------------------------------ places


def _workshop_site(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    if code >= prompts.TUNNEL:
        return OptionSummary("", BUILT)
    return OptionSummary(neighbours(painter, table, me, code), BUILT, round_points(table, WORKSHOP))


def _terraform_site(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    """Up to home terrain; `about` are the free spades."""
    if code >= prompts.TUNNEL:
        return OptionSummary(painter.text("summary-tunnel"), {"tools": 1})
    spades = distance(table, me, code)
    bought = max(0, spades - decision.about)
    effect = painter.text("summary-spades", spades=spades, terrain=painter.terrain(me.board))
    return OptionSummary(effect, {"tools": bought * tools_per_spade(table, me)}, round_points(table, SPADE, spades))


def _spades(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    """The new terrain. The summary shows the payment: free spades are not known here."""
    steps = (me.board - table.terrain[decision.about]) % WHEEL
    terrain = (table.terrain[decision.about] + (code if steps <= WHEEL // 2 else -code)) % WHEEL
    home = terrain == me.board
    text = "summary-becomes-home" if home else "summary-becomes"
    return OptionSummary(painter.text(text, terrain=painter.text(f"terrain-{TERRAINS[terrain]}")))


def _build(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    return OptionSummary(neighbours(painter, table, me, decision.about), BUILT, round_points(table, WORKSHOP))


def _upgrade_site(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    kind = decision.about
    gain = round_points(table, min(kind, BUILD_PALACE_OR_UNIVERSITY))
    # A guild may be free, by a book action or a tile, which is not known here; the action showed its price.
    cost = upgrade_cost(table, me, kind, 1 << code) if kind != GUILD else {}
    return OptionSummary(neighbours(painter, table, me, code), cost, gain)


# ------------------------------------------------------------------------------------------------ tiles


def _tile(kind: str) -> Summarizer:
    def summarize(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
        return OptionSummary(painter.face(kind, code).sentence)

    return summarize


def _bonus(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    coins = sum(coins_on(entry) for entry in table.beside_board if bonus_of(entry) == code)
    return OptionSummary(painter.face("bonus", code).sentence, {}, {"coins": coins} if coins else {})


def _competency(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    discipline, row = competency_place_of(table.places[code])
    steps = COMPETENCY_STEPS[row]
    name = painter.text(f"discipline-{DISCIPLINES[discipline]}")
    place = painter.text("explain-competency-place", steps=steps, books=COMPETENCY_SUM - steps, discipline=name)
    return OptionSummary(f"{painter.face('competency', code).sentence} {place}", {}, {"book": COMPETENCY_SUM - steps})


def _innovation(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    stated = stated_books(table, table.innovations.index(code))
    cost = {f"book-{name}": books for name, books in zip(DISCIPLINES, stated, strict=True) if books}
    cost["any-book"] = books_for_innovation(table, me) - sum(stated)
    cost["coins"] = coins_for_innovation(table, me)
    return OptionSummary(painter.face("innovation", code).sentence, cost, round_points(table, INNOVATE))


def _town(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    tile = table.catalog.towns[code]
    gain = {"vp": tile.points, "key": 1}
    return OptionSummary("" if tile.once is None else painter.w.sentence(tile.once), {}, gain)


def _set(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    faction, bonus = table.set_factions[code], table.set_bonuses[code]
    parts = [painter.face("board", code).sentence, painter.face("faction", faction).sentence]
    return OptionSummary(" ".join([*parts, painter.face("bonus", bonus).sentence]))


# ------------------------------------------------------------------------------------------------ knowledge and goods


def _step(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    return _climbed(painter, table, me, code, 1)


def _steps_in_one(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    return _climbed(painter, table, me, code, decision.about)


def _send(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    if code >= prompts.RETURN_SCHOLAR:
        return _climbed(painter, table, me, code - prompts.RETURN_SCHOLAR, 1)._replace(cost={"scholars": 1})
    discipline, space = scholar_space_of(code)
    return _climbed(painter, table, me, discipline, SPACE_STEPS[space])._replace(cost={"scholars": 1})


def _climbed(painter: Painter, table: Table, me: AoiPlayer, discipline: int, steps: int) -> OptionSummary:
    """The old and new level, and the power on the way; without a key a lock stops the marker."""
    now = me.levels[discipline]
    reached = min(now + steps, 12)
    if now < KEY_LEVEL <= reached and not me.keys:
        reached = KEY_LEVEL - 1
    power = sum(POWER_AT.get(level, 0) for level in range(now + 1, reached + 1))
    gain = {"power": power} if power else {}
    effect = painter.text("summary-levels", now=now, reached=reached)
    return OptionSummary(effect, {}, {**gain, **round_points(table, STEPPED, reached - now)})


def _key(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    return OptionSummary(painter.text("summary-levels", now=KEY_LEVEL - 1, reached=KEY_LEVEL), {"key": 1})


def _book(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    return OptionSummary(painter.text("summary-books-had", count=me.books[code]), {}, {f"book-{DISCIPLINES[code]}": 1})


def _leech(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    bowls = painter.text("board-bowls", one=me.bowl1, two=me.bowl2, three=me.bowl3)
    return OptionSummary(bowls, {"vp": code - 1} if code > 1 else {}, {"power": code})


def _exchange(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    if code in RATES:
        return OptionSummary("", *RATES[code])
    if prompts.POWER_TO_BOOK <= code < prompts.BOOK_TO_COIN:
        return OptionSummary("", {"power": BOOK_POWER}, {f"book-{DISCIPLINES[code - prompts.POWER_TO_BOOK]}": 1})
    if code >= prompts.BOOK_TO_COIN:
        return OptionSummary("", {f"book-{DISCIPLINES[code - prompts.BOOK_TO_COIN]}": 1}, {"coins": 1})
    return OptionSummary(painter.text("summary-sacrifice"), {"token": 1}, {"power": 1})


def _pay_books(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    had = painter.text("summary-books-had", count=me.books[decision.about])
    return OptionSummary(had, {f"book-{DISCIPLINES[decision.about]}": code} if code else {})


def _bridge(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, site: int) -> OptionSummary:
    """The buildings at both ends, and the bridges left."""
    ends = [painter.named("space", space) for space in ends_of(site) if not me.occupied >> space & 1]
    reached = [painter.text("summary-bridge", spaces=", ".join(ends))] if ends else [painter.text("summary-joins")]
    return OptionSummary("; ".join([*reached, bridge_facts(painter, site)[-1]]), places=(f"site-{site}",))


def _annex(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, space: int) -> OptionSummary:
    return OptionSummary(painter.text("summary-annexed", power=me.power_on(1 << space) + 1))


def _free_shipping(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, steps: int) -> OptionSummary:
    """The rewards on the way."""
    rewards = table.catalog.boards[me.board].shipping[me.shipping : me.shipping + steps]
    words = [painter.w.sentence(reward) for reward in rewards]
    return OptionSummary(" ".join([painter.text("summary-shipping", level=me.shipping + steps), *words]))


def _after(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    return OptionSummary(painter.text("summary-over"))


RATES: Final[dict[int, tuple[Price, Price]]] = {
    prompts.POWER_TO_SCHOLAR: ({"power": SCHOLAR_POWER}, {"scholars": 1}),
    prompts.POWER_TO_TOOL: ({"power": TOOL_POWER}, {"tools": 1}),
    prompts.POWER_TO_COIN: ({"power": 1}, {"coins": 1}),
    prompts.SCHOLAR_TO_TOOL: ({"scholars": 1}, {"tools": 1}),
    prompts.TOOL_TO_COIN: ({"tools": 1}, {"coins": 1}),
}

SUMMARIZERS: Final[dict[Prompt, Summarizer]] = {
    prompts.ACTION: _action,
    prompts.WORKSHOP_SITE: _workshop_site,
    prompts.TERRAFORM_SITE: _terraform_site,
    prompts.SPADES: _spades,
    prompts.BUILD: _build,
    prompts.UPGRADE_SITE: _upgrade_site,
    prompts.SET: _set,
    prompts.DRAFT_BOARD: _tile("board"),
    prompts.DRAFT_FACTION: _tile("faction"),
    prompts.DRAFT_PALACE: _tile("palace"),
    prompts.DRAFT_BONUS: _bonus,
    prompts.BONUS: _bonus,
    prompts.PALACE: _tile("palace"),
    prompts.COMPETENCY: _competency,
    prompts.INNOVATION: _innovation,
    prompts.TOWN: _town,
    prompts.STEP: _step,
    prompts.STEPS_IN_ONE: _steps_in_one,
    prompts.SEND: _send,
    prompts.KEY: _key,
    prompts.BOOK: _book,
    prompts.LEECH: _leech,
    prompts.EXCHANGE: _exchange,
    prompts.AFTER: _exchange,
    prompts.PAY_BOOKS: _pay_books,
    prompts.BRIDGE: _bridge,
    prompts.ANNEX: _annex,
    prompts.FREE_SHIPPING: _free_shipping,
    **AT_THE_START,
}
DECLINED: Final[dict[Prompt, Summarizer]] = {prompts.AFTER: _after}  # options that end or decline something
