"""The words that rows and answers share: the status of a table, the kind of a seat, of an event, of a notification."""

from __future__ import annotations

from typing import Final, Literal

Status = Literal["open", "playing", "over"]


OPEN: Final = "open"


PLAYING: Final = "playing"


OVER: Final = "over"


SeatKind = Literal["me", "device", "bot", "open", "program"]


Policy = Literal["wait", "bot", "drop"]  # what happens to who has no time left


TournamentFormat = Literal["robin", "swiss"]


Absence = Literal["bot", "forfeit"]  # what becomes of who has no time left


EventKind = Literal["changed", "chat", "seats", "time", "over"]


MeasureKind = Literal["warn", "silence", "ban", "lift"]


TieKind = Literal["follow", "block"]


CallKind = Literal["turn", "time", "over", "invite"]


CallChannel = Literal["push", "mail", "hook"]


JOB_FAILED: Final = -1  # the progress of a background job that came to nothing
