"""The icons of Revive, drawn in its sheet (show/art.svg)."""

from __future__ import annotations

from typing import Final

from ....draw.icons import in_sheet

ICONS: Final[dict[str, str]] = {
    **in_sheet(
        "revive-",
        # resources, tokens, cards and their places
        "vp food book gear crystal basic energy crate flask violet-vp progress citizen-grey citizen-green "
        "citizen-yellow citizen-any citizen-top turn-citizen slot slot-symbol rest active in-play play "
        # the player board
        "track-grey track-green track-yellow track-any machine machine-grey machine-green machine-yellow module switch "
        "ability activation "
        # the map and its pieces
        "target area location large-location lake desert steppe terrain forest temple workshop small large figure tile "
        # actions
        "explore populate build any-action hibernate box range discount "
        # artifacts and skills of technologies
        "artifact artifact-violet artifact-orange artifact-white artifact-small end-tile ability-plus free-forest-lake "
        "temple-range no-books-to-others cheap-explore card-resource mountain-discount workshop-discount range-one "
        "falcon-resources crates-and-crystals falcon-discount switch-copy fifth-slot",
    ),
    "falcon": "#revive-falcon-icon",
}
