"""The fields of the Automa: `make fields` writes _automa_fields.py from them (kernel/fields says how)."""

from __future__ import annotations

from ....kernel.field_info import INTERNAL, PARTLY
from ....kernel.fields import field, variable_length


class AutomaFields:
    """Only the Automa's own fields; its buildings, markers and points are those of a player."""

    seat: int = field(0, one="player")  # after those of the people
    faction: int = field(0, one="automafaction")
    ship: int = field(0, most=4)  # its shipping of this round (AOI-SOLO-42)
    youth: int = field(-1, one="board")  # the terrain of the Symbionts' youth (AOI-SOLO-50)
    marked: int = field(0, of="space")  # the spaces of its buildings with a power token (AOI-SOLO-12)
    tools: int = field(0, of="space")  # the spaces with a tool of the Symbionts (AOI-SOLO-50)
    blighted: int = field(0, of="space")  # the spaces that are blighted (AOI-SOLO-51)
    achieved: int = field(0, INTERNAL)  # the achievements of the Gognomes (AOI-SOLO-52)
    known: int = field(0, INTERNAL)  # the cards that everybody knows to be in its deck or discard pile
    deck: list[int] = variable_length([], PARTLY)  # the last one is on top, and open (AOI-SOLO-17)
    discard: list[int] = variable_length([], of="automacard")  # the last one is the support card
    reserve: list[int] = variable_length([], PARTLY)  # the last one is on top
    # Set-up: two factions for each planning board, -1 at those not laid out.
    pairs: list[int] = variable_length([], INTERNAL)
