"""The game's own icons, drawings of 24 by 24; stars, hands, workshops and temples are shared ones."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.pens import CARD, detail, disc, shape, silhouette, solid

ICONS: Final = {
    "grain": shape("M12 22Q4 17 7 8Q12 10 12 22Z", "wheat")
    + shape("M12 22Q20 17 17 8Q12 10 12 22Z", "wheat")
    + shape("M12 2Q16 8 12 15Q8 8 12 2Z", "wheat"),
    "field": silhouette("M2 20V17H22V20ZM2 15V12.4H22V15ZM2 10.4V8.4H22V10.4ZM11 2H13V7H11Z"),
    "dyke": silhouette("M2 20L8 8H16L22 20ZM9.4 10.4L7.6 14H16.4L14.6 10.4Z"),
    "deck": shape(CARD, "back") + detail("M12 6L16.5 12L12 18L7.5 12Z"),
    "toll": disc(12, 12, 9.6, "leaf") + solid("M5 10.6H14V6.6L20 12L14 17.4V13.4H5Z", "accent"),
}
