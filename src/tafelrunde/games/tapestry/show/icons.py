"""The icons of Tapestry, drawn in its sheet (show/art.svg)."""

from __future__ import annotations

from typing import Final

from ....draw.icons import in_sheet

ICONS: Final[dict[str, str]] = {
    **in_sheet(
        "tapestry-",
        # resources, buildings, pieces
        "vp any-resource coin worker food culture market house farm armory any-building outpost toppled landmark "
        "civilization line impassable era building forest "
        # cards and tiles
        "hand discard tapestry-card tech-card territory-tile territory space-tile landmark-card masterpiece charm "
        # tracks
        "track track-exploration track-technology track-science track-military track-arts space-exploration "
        "space-technology space-science space-military space-arts tracks-four "
        # deeds
        "explore explore-anywhere explore-space invent upgrade circle square replace-display research research-only "
        "advance advance-only regress regress-only repeat singularity conquer conquer-anywhere dice-both "
        "dice-both-if-opponent play-tapestry create perform inspire replace-masterpieces "
        # the signs on tapestry cards
        "invented gained-card gained-market upgraded placed-building built-on-impassable build-on-impassable "
        "advanced-science other-advanced-military new-tier landmark-taken track-landmark no-military no-science "
        "no-traps no-prerequisites lead last age-of-discovery three-tiles age-of-wonders allied befriend coins-score "
        "neighbours-draw colonialism dark-ages dictatorship each-player dystopia two-rolls espionage tile-twice "
        "tile-too guilds circle-at-once married marry turn-food outpost-on-tile oil-magnate olympic-host both-dice "
        "renaissance revolution socialism steam-tycoon technocracy trade-economy play-at-once free-bonuses "
        # Plans & Ploys
        "district same-buildings manifest-destiny cartography conquer-ended income-gained safe empty-only reply-trap "
        "reply-ambush reply-nearby reply-trapped reply-retreat reply-surrender reply-landmark "
        # Fantasies & Futures
        "charm-left charm-right doppelgangers empty-tile mirror-realm neighbour-played placed-beside reply-attacked "
        "reply-mirage reroll reserve two-tiles "
        # Arts & Architecture
        "different city-row city-column card-plots conquer-empty upgrade-once upgrade-freely neighbour "
        "start-territory new-life park-die migration status-quo ability-again explored-tile district-done line-done "
        "advanced-arts gained-masterpiece income-scored gained-landmark "
        # the Automa
        "automa track-end track-end-or-landmark hex-order decision-card trail pool",
    ),
    "shadow": "#tapestry-shadow-empire",
    "track-all": "#tapestry-tracks-four",
    "favorite": "#tapestry-favourite",
}
