"""Enumerations shared by database rows and API schemas, as string literals."""

from __future__ import annotations

from typing import Final, Literal

Status = Literal["open", "playing", "over"]
OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
SeatKind = Literal["me", "device", "bot", "open", "program"]
Policy = Literal["wait", "bot", "drop"]  # what happens to a player whose time is up
TournamentFormat = Literal["robin", "swiss"]
Absence = Literal["bot", "forfeit"]  # the same in a tournament
EventKind = Literal["changed", "chat", "seats", "time", "over"]
MeasureKind = Literal["warn", "silence", "ban", "lift"]
TieKind = Literal["follow", "block"]
CallKind = Literal["turn", "time", "over", "invite"]
CallChannel = Literal["push", "mail", "hook"]
LegalPage = Literal["imprint", "terms", "privacy"]
TextKind = Literal["heading", "paragraph", "item"]
JOB_FAILED: Final = -1  # the progress of a failed background job
