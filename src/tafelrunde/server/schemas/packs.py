"""Packs: what owners set right in their boxes."""

from __future__ import annotations

from typing import Optional

from .base import Answer, Moment


class PackInfo(Answer):
    id: str
    """Whoever knows it may read the pack: it is the link."""
    game: str
    name: str
    version: int
    """The newest."""
    changed: Moment
    mine: bool
    """Who asks may change it."""
    server: bool
    """It belongs to the server, not to a person."""


class PackView(PackInfo):
    """A version of a pack."""

    shown: int
    """The version that this is."""
    components: int
    """How many it changes."""
    hash: str
    """Equal for packs that change the same, whatever they are called."""
    component_hash: str
    """Of the whole box with it, as records have it."""
    text: str
    """As the TOML of corrections."""


class PackLine(Answer):
    """Where two packs differ."""

    kind: str
    id: str
    part: str
    mine: Optional[str]
    """What this pack says, as TOML; null if nothing."""
    theirs: Optional[str]
    """What the other says."""


class TablePack(Answer):
    """The pack that a table is played with, as it was when the table was set."""

    name: str
    hash: str
    """Of its text."""
