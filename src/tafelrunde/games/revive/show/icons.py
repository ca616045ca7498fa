"""The icons of Revive: most are drawn in its sheet (show/art.svg); pieces are silhouettes in the colours of players."""

from __future__ import annotations

from typing import Final

from ....draw.icons import in_sheet
from ....draw.pens import silhouette

# One path each, so that they read on a terrain at any size.
_PIECES: Final[dict[str, str]] = {
    "small": "M4 20.6V11.4L12 4.6L20 11.4V20.6H14.4V15H9.6V20.6Z",
    "large": "M2 21.6V9.4H7.4V3H16.6V9.4H22V21.6H14.4V16.4H9.6V21.6ZM10 6V9H14V6ZM4.6 12.4V15H7.2V12.4Z"
    "M16.8 12.4V15H19.4"
    "V12.4Z",
    "figure": "M12 1.8A4.4 4.4 0 0 1 14.8 9.6Q19.4 11 19.4 16.4H16.6V22.2H7.4V16.4H4.6Q4.6 11 9.2 9.6"
    "A4.4 4.4 0 0 1 12 1.8Z",
    "falcon": "M1.4 7.6Q7 5.4 10.6 9.6L12 7.2L13.4 9.6Q17 5.4 22.6 7.6Q18.4 9.6 17 14.4L13.8 14L15.6 20.8"
    "L12 18.4L8.4 20.8"
    "L10.2 14L7 14.4Q5.6 9.6 1.4 7.6Z",
    "tile": "M12 3.6L19.3 7.8V16.2L12 20.4L4.7 16.2V7.8ZM12 8L8.5 10V14L12 16L15.5 14V10Z",
}

ICONS: Final[dict[str, str]] = {
    **in_sheet(
        "revive-",
        # resources, tokens, cards and their places
        "vp food book gear crystal basic energy crate flask violet-vp progress citizen-grey citizen-green "
        "citizen-yellow citizen-any citizen-top turn-citizen slot slot-symbol rest active in-play play "
        # the player board
        "track-grey track-green track-yellow track-any machine machine-grey machine-green machine-yellow module switch "
        "ability activation "
        # the map
        "target area location large-location lake desert steppe terrain forest temple workshop "
        # actions
        "explore populate build any-action hibernate box range discount "
        # artifacts and skills of technologies
        "artifact artifact-violet artifact-orange artifact-white artifact-small end-tile ability-plus free-forest-lake "
        "temple-range no-books-to-others cheap-explore card-resource mountain-discount workshop-discount range-one "
        "falcon-resources crates-and-crystals falcon-discount switch-copy fifth-slot",
    ),
    **{name: silhouette(path) for name, path in _PIECES.items()},
}
