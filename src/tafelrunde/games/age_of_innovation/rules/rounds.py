"""The course of the rounds: income, the end of turns, knowledge bonus, preparation."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ..pieces.kinds import (
    COINS,
    FROM_BONUSES,
    FROM_COMPETENCIES,
    FROM_FACTION,
    FROM_INCOME,
    FROM_INNOVATIONS,
    FROM_PALACES,
    GUILD,
    INCOME_LEVEL,
    POWER,
    ROUNDS,
    SCHOLARS,
    SCHOOL,
    TOOLS,
    UNIVERSITY,
    WORKSHOP,
)
from ..table.player import AoiPlayer
from ..table.prompts import AFTER, TOWN_SITE
from ..table.state import Table
from ..table.steps import (
    ACTION_PHASE,
    AUTOMA_TURN,
    BONUS_PHASE,
    INCOME,
    INCOME_PHASE,
    KNOWLEDGE_BONUS,
    OFFERS,
    SCORING,
    TURN,
)
from ..table.steps import AFTER as AFTER_STEP
from .automa.cards import next_deck
from .automa.setup import begin_automa_round
from .exchange import exchange, exchanges
from .gains import carry_out_for, gain
from .passing import add_coins
from .towns import found_river_town, river_town_sites


def begin_round(table: Table) -> None:
    """Six rounds of three phases; the first is income, which the Automa does not receive (AOI-TURN-01, AOI-TURN-02,
    AOI-INCOME-02, AOI-SOLO-54)."""
    table.round += 1
    table.phase = INCOME_PHASE
    table.step = INCOME
    table.schedule = people_among(table, table.order)
    table.active = table.schedule[0]
    if table.automa is not None:
        begin_automa_round(table)
    if table.round == ROUNDS and table.area:  # AOI-TWOP-09
        table.reveals += 1
    if table.log:
        first = table.players[table.order[0]]
        table.log.add("round", first, number=table.round)
        if table.round == ROUNDS and table.area:
            table.log.add("area-shown", first, area=table.catalog.areas.index(table.area[0]))


def people_among(table: Table, order: list[int]) -> list[int]:
    """The seats of a turn order without that of the Automa."""
    return [seat for seat in order if not table.is_automa(seat)]


# ------------------------------------------------------------------------------------------------ phase I


def receive_income(table: Table, me: AoiPlayer) -> Rules:
    """Player by player in turn order, where the rules say all at once (AOI-INCOME-01, AOI-INCOME-09, AOI-Q-23). Income
    of tiles, also of those taken in set-up (AOI-INCOME-03, AOI-INCOME-05, AOI-SETUP-55); the knowledge board pays last
    (AOI-KNOW-08, AOI-COMP-21)."""
    receive_board_income(table, me)
    catalog = table.catalog
    found = [(catalog.boards[me.board].income, FROM_INCOME), (table.factions[me.faction].income, FROM_FACTION)]
    found.append((catalog.bonuses[me.bonus].income, FROM_BONUSES))
    if me.palace >= 0:
        found.append((catalog.palaces[me.palace].income, FROM_PALACES))
    found += [(catalog.innovations[tile].income, FROM_INNOVATIONS) for tile in me.innovations]
    found += [
        (catalog.competencies[c].income, FROM_COMPETENCIES) for c in range(len(catalog.competencies)) if me.owns(c)
    ]
    for effect, source in found:
        if effect is not None:
            yield from carry_out_for(effect, table, me, source)
    for discipline in range(4):
        if me.levels[discipline] >= INCOME_LEVEL:
            yield from carry_out_for(catalog.disciplines[discipline], table, me, FROM_INCOME)
    del table.schedule[0]
    if table.schedule:
        table.active = table.schedule[0]
    else:
        begin_actions(table)


def receive_board_income(table: Table, me: AoiPlayer) -> None:
    """Income uncovered by the own pieces on the map; neutral ones have income by their tiles (AOI-INCOME-04,
    AOI-INCOME-08, AOI-NEUTRAL-14)."""
    board = table.catalog.boards[me.board]
    guilds = me.own(GUILD).bit_count()
    gain(table, me, TOOLS, board.workshop_tools[me.own(WORKSHOP).bit_count()])
    gain(table, me, COINS, sum(board.guild_coins[:guilds]))
    gain(table, me, POWER, sum(board.guild_power[:guilds]))
    gain(table, me, SCHOLARS, me.own(SCHOOL).bit_count() + me.own(UNIVERSITY).bit_count())


def begin_actions(table: Table) -> None:
    """Phase II begins; a round bonus may extend reach from now on (AOI-BONUS-21)."""
    table.phase = ACTION_PHASE
    for player in table.players:
        table.renew_reach(player)
    give_turn(table, table.order[0])


def give_turn(table: Table, seat: int) -> None:
    table.active = seat
    table.step = AUTOMA_TURN if table.is_automa(seat) else TURN


# ------------------------------------------------------------------------------------------------ phase II


def after_action(table: Table, me: AoiPlayer) -> Rules:
    """Towns over a river, and exchanges, until the turn is over (AOI-TURN-08, AOI-CONVERT-01, AOI-PALACE-74)."""
    rivers = river_town_sites(table, me)
    if rivers:
        river = yield ask(me, TOWN_SITE, [*rivers, NONE])
        if river != NONE:
            yield from found_river_town(table, me, river)
            table.resume = AFTER_STEP
            table.step = OFFERS if table.offers else AFTER_STEP
            return
    code = yield ask(me, AFTER, [*exchanges(table, me), NONE])
    if code == NONE:
        end_turn(table)
    else:
        exchange(table, me, code)


def end_turn(table: Table) -> None:
    """Pass the turn to the next player who has not passed (AOI-TURN-03, AOI-TURN-07). When all have passed the
    knowledge bonus follows, after round 6 the final scoring (AOI-TURN-05, AOI-PASS-12, AOI-PHASE3-01, AOI-PHASE3-02,
    AOI-END-01, AOI-END-02)."""
    at = table.order.index(table.active)
    for seat in table.order[at + 1 :] + table.order[: at + 1]:
        if not table.players[seat].passed:
            give_turn(table, seat)
            return
    if table.round == ROUNDS:
        table.step = SCORING
        return
    table.phase = BONUS_PHASE
    table.step = KNOWLEDGE_BONUS
    table.schedule = people_among(table, table.next_order)  # AOI-SOLO-54
    table.active = table.schedule[0]


# ------------------------------------------------------------------------------------------------ phase III


def receive_knowledge_bonus(table: Table, me: AoiPlayer) -> Rules:
    """In the turn order of the next round, as often as the level allows (AOI-PHASE3-04, AOI-PHASE3-05, AOI-PHASE3-06,
    AOI-ROUND-82)."""
    tile = table.catalog.rounds[table.scoring[table.round - 1]]
    level = me.levels[tile.discipline]
    for ability in table.factions[me.faction].abilities:
        level += ability.bonus_levels()
    times = level // tile.per
    if times:
        if table.log:
            table.log.add("knowledge-bonus", me, round=table.scoring[table.round - 1], times=times)
        if not tile.bonus.now_many(table, me, times):
            yield from tile.bonus.many(table, me, times)
    del table.schedule[0]
    if table.schedule:
        table.active = table.schedule[0]
    else:
        prepare_round(table)


def prepare_round(table: Table) -> None:
    """Markers off (AOI-PHASE3-11), coins on the bonuses left over, everybody takes part again (AOI-PHASE3-14), the
    order of passing (AOI-PASS-11); the next round has its own scoring tile (AOI-PHASE3-03, AOI-PHASE3-15)."""
    table.used = 0
    for player in table.players:
        player.used = 0
        player.passed = False
    add_coins(table)
    table.order = table.next_order
    table.next_order = []
    if table.automa is not None:
        next_deck(table)
    begin_round(table)
