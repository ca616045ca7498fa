"""Effects of single tapestry cards: comparisons, groups of players, copies."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Icons, carry_out
from ....kernel.hexes import members
from ..pieces.codes import marriage_code
from ..pieces.kinds import COIN, CULTURE, DESERT, FOOD, FOREST, GRASS, MOUNTAIN, WORKER
from ..pieces.landmarks import TRACK_LANDMARKS
from ..rules.build import gain_building, gain_landmark
from ..rules.counts import TERRITORY as TERRITORY_HELD
from ..rules.counts import count_changed
from ..rules.gains import draw_tiles, gain, gain_any, pay_any, score, under
from ..rules.in_force import begin
from ..rules.invent import ANY, DECK, FACE_UP, invent, upgrade
from ..table.effect import TapestryEffect
from ..table.player import CARDS, TapestryPlayer
from ..table.prompts import BUILDING, COPY, GUILD, LANDMARK, OPPONENT, SEND, TERRITORY, TRACK
from ..table.state import Table
from .cards_on_tracks import Card

YIELD: Final = {DESERT: COIN, FOREST: FOOD, GRASS: CULTURE, MOUNTAIN: WORKER}  # what a terrain gives (Colonialism)
GUILD_RATE: Final = 5  # points for a resource (Guilds)
MOST_TRADES: Final = 3
OLYMPIC_POINTS: Final = 10  # for a worker (Olympic Host)

# ------------------------------------------------------------------------------------------------ comparing


class AgeOfWonders(Card):
    """Fewest landmarks alone: 2 resources; most alone: 12 points; else 1 resource and 6 points."""

    key = "age-of-wonders"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        mine = me.landmarks.bit_count()
        others = [other.landmarks.bit_count() for other in table.opponents(me)]
        if others and mine < min(others):
            yield from gain_any(table, me, 2)
        elif others and mine > max(others):
            score(table, me, 12)
        else:
            yield from gain_any(table, me, 1)
            score(table, me, 6)


class Technocracy(Card):
    """Alone in this era: invent and upgrade that card; else 3 points per opponent (TAP-FAQ-34, TAP-EX-43)."""

    key = "technocracy"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        others = table.opponents(me)
        if any(other.era >= me.era for other in others):
            score(table, me, 3 * len(others))
            return
        card = yield from invent(table, me, ANY)
        if card != NONE:
            yield from upgrade(table, me, card)


# ------------------------------------------------------------------------------------------------ with others


class NeighboursDraw(Card):
    """Each neighbour draws a territory tile (Coal Baron)."""

    key = "neighbours-draw"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        for other in table.other_neighbours(me):
            if not other.finished:
                yield from draw_tiles(table, other, 1)


class EachPlayer(TapestryEffect):
    """Every player gains something, the one who plays the card first."""

    key = "each-player"
    fact_names = ("part",)

    def __init__(self, part: TapestryEffect) -> None:
        self.part = part

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        for player in (me, *table.others(me)):
            if not player.finished:
                yield from carry_out(self.part, table, player)

    def icons(self) -> Icons:
        return ["each-player", ":", *self.part.icons()]


class OlympicHost(Card):
    """Everybody may pay a worker for points; an opponent who does brings the host an income building, else a
    coin."""

    key = "olympic-host"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        guests = False
        for player in (me, *table.others(me)):
            if player.finished or not player.goods[WORKER] or (yield ask(player, SEND, [1, NONE])) == NONE:
                continue
            player.goods[WORKER] -= 1
            if table.log:
                table.log.add("paid", player, resource=WORKER, amount=1)
            score(table, player, OLYMPIC_POINTS)
            guests = guests or player is not me
        if guests and any(me.left):
            kinds = [kind for kind in range(4) if me.left[kind]]
            kind = yield ask(me, BUILDING, kinds)
            yield from gain_building(table, me, kind)
        else:
            gain(table, me, COIN, 1)


class SteamTycoon(Card):
    """Invent a face-up card and upgrade it; then the neighbours may invent the top one of the deck (TAP-FAQ-46)."""

    key = "steam-tycoon"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        card = yield from invent(table, me, FACE_UP)
        if card != NONE:
            yield from upgrade(table, me, card)
        for other in reversed(table.other_neighbours(me)):  # the right one first
            if not other.finished:
                yield from invent(table, other, DECK, optional=True)


class Befriend(Card):
    """Alliance: name an opponent."""

    key = "befriend"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        others = sorted(other.seat for other in table.others(me))
        if others:
            seat = yield ask(me, OPPONENT, others)
            me.allies |= 1 << seat
            if table.log:
                table.log.add("allied", me, player_other=seat)


class Marry(Card):
    """Marriage of State: name a track and an opponent; never a track that another such card names (TAP-FAQ-33)."""

    key = "marry"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        taken = {code // 8 for player in table.players for code in player.marriages}
        tracks = [track for track in range(len(me.tracks)) if track not in taken]
        others = sorted(other.seat for other in table.others(me))
        if not others:
            return
        track = yield ask(me, TRACK, tracks, self.number)
        seat = yield ask(me, OPPONENT, others)
        me.marriages += (marriage_code(track, seat),)
        if table.log:
            table.log.add("married", me, track=track, player_other=seat)


class Espionage(Card):
    """The ability of a visible card on any income mat (TAP-FAQ-50), not its enchantments (TAP-ENCHANT-11)."""

    key = "espionage"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        cards = [
            card
            for player in table.players
            for card in player.visible
            if not table.face_down >> card & 1
            and not table.catalog.cards[card].continuous  # TAP-TAPCARD-05
            and not isinstance(table.catalog.cards[card].effect, Espionage)
        ]
        if cards:
            card = yield ask(me, COPY, sorted(cards))
            begin(table, me, table.catalog.design_of[card])
            if table.log:
                table.log.add("copied", me, card=card)
            yield from under(table, CARDS, table.catalog.cards[card].effect, me)


class Colonialism(Card):
    """A controlled territory tile gives a resource for each kind of land on it (TAP-FAQ-37)."""

    key = "colonialism"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        hexes = [hex for hex in members(me.upright) if table.tiles[hex] >= 0]
        if hexes:
            hex = yield ask(me, TERRITORY, hexes, self.number)
            for terrain in table.catalog.tiles[table.tiles[hex]].land:
                gain(table, me, YIELD[terrain], 1)


class Dystopia(Card):
    """Any landmark of the tracks that nobody has."""

    key = "dystopia"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        left = members(table.landmarks & (1 << TRACK_LANDMARKS) - 1)
        if left:
            landmark = yield ask(me, LANDMARK, left)
            yield from gain_landmark(table, me, landmark)


class Guilds(Card):
    """Points for up to 3 resources, or resources for points; once. Codes: 0 nothing, 1 to 3 resources bought, 4 to 6
    resources sold."""

    key = "guilds"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        options = [0]
        options += [n for n in range(1, MOST_TRADES + 1) if me.vp >= GUILD_RATE * n]
        options += [MOST_TRADES + n for n in range(1, MOST_TRADES + 1) if sum(me.goods) >= n]
        chosen = yield ask(me, GUILD, options)
        if chosen > MOST_TRADES:
            yield from pay_any(table, me, chosen - MOST_TRADES)
            score(table, me, GUILD_RATE * (chosen - MOST_TRADES))
        else:
            score(table, me, -GUILD_RATE * chosen)
            yield from gain_any(table, me, chosen)


class Revolution(Card):
    """Up to `most` toppled outposts stand up, and those of opponents there fall (TAP-FAQ-38, TAP-EX-38)."""

    key = "revolution"
    fact_names = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return me.toppled != 0

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        for _ in range(self.most):
            if not me.toppled:
                return
            hex = yield ask(me, TERRITORY, [*members(me.toppled), NONE], self.number)
            if hex == NONE:
                return
            rise(table, me, hex)
            yield from count_changed(table, me, TERRITORY_HELD, me.upright.bit_count())


def rise(table: Table, me: TapestryPlayer, hex: int) -> None:
    """The player who toppled it loses the credit; toppling back gives none (TAP-ACHIEVE-08). Outposts of the Automa
    fall like those of players (TAP-AUTOMA-99)."""
    place = 1 << hex
    me.toppled &= ~place
    me.upright |= place
    for other in table.opponents(me):
        other.felled &= ~place
        if other.upright & place:
            other.upright &= ~place
            other.toppled |= place
    if table.log:
        table.log.add("rose", me, hex=hex)
