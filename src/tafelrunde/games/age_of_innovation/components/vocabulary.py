"""The named values that the parameters of components accept in corrections."""

from __future__ import annotations

from typing import Final

from ....kernel.forms import numbered
from ..pieces.kinds import BUILDINGS, DEEDS, DISCIPLINES, GOODS

VOCABULARY: Final = {
    "what": numbered(GOODS),
    "deed": numbered(DEEDS),
    "discipline": numbered(DISCIPLINES),
    "Neutral.kind": numbered(BUILDINGS),
}
