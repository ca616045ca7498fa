"""The campaign of a group: five chapters over a series of games, each unlocking parts (chapter CAMP, REV-CAMP-01).

A record is pure data: what was played and what is unlocked, saved as JSON for each group. It needs no sheets and no
closed deck (REV-COMP-14, REV-CAMP-03, REV-CAMP-04, REV-CAMP-05): the chapter's number says what it unlocks.

    campaign = Campaign("Tuesday")
    match = Match(REVIVE, 3, options=campaign.options())
    ...
    campaign.finish(["Ada", "Bo", "Cem"], match.result.scores)  # -> ["locations"]
    campaign.save("tuesday.json")
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Optional, Union

from ...kernel.game import FollowUp, Series, UsageError, Value
from .table.switches import CHAPTERS, PARTS, SWITCH_EFFECTS, unlocked_before

FORMAT: Final = 1
LARGEST: Final = 1_000_000  # bytes of a saved campaign


class Played:
    """A finished game: its chapter (0 after the campaign), the players and their points, in seat order."""

    __slots__ = ("chapter", "names", "scores")

    def __init__(self, chapter: int, names: Sequence[str], scores: Sequence[int]) -> None:
        if not names or len(names) != len(scores):
            raise UsageError(f"a game has as many players as scores, not {len(names)} and {len(scores)}")
        self.chapter: int = chapter
        self.names: list[str] = list(names)
        self.scores: list[int] = list(scores)


def follow_up(options: Mapping[str, Value]) -> Optional[FollowUp]:
    """The presets to offer next: the next chapter; after the last one any part, since all are unlocked
    (REV-CAMP-07)."""
    chapter = int(options["chapter"])
    if not chapter:
        return None
    if chapter == len(CHAPTERS):
        return FollowUp("after-campaign", {}, None)
    return FollowUp("next-chapter", {"chapter": chapter + 1}, {**options, "chapter": chapter + 1})


class Campaign(Series):
    """The campaign of a group. The players may change between chapters (REV-CAMP-06)."""

    def __init__(self, group: str) -> None:
        self.group: str = group
        self.games: list[Played] = []

    @property
    def chapter(self) -> int:
        """The chapter to play next; 0 when all five are done."""
        done = sum(game.chapter > 0 for game in self.games)
        return done + 1 if done < len(CHAPTERS) else 0

    @property
    def unlocked(self) -> list[str]:
        """The parts unlocked by this group, in the order of the chapters."""
        return unlocked_before(self.chapter or len(CHAPTERS) + 1)

    def options(self, *parts: str, switch: str = "") -> dict[str, Value]:
        """The options of the next game: the chapter; or, after the campaign, any of the unlocked parts (REV-CAMP-07).
        `switch` names an alternative effect of the switch."""
        if self.chapter:
            if parts or switch:
                raise self._decided()
            return {"chapter": self.chapter}
        unknown = [part for part in parts if part not in PARTS]
        if unknown:
            raise UsageError(f"the campaign has no part {unknown[0]!r:.40}; it has: {', '.join(PARTS)}")
        chosen: dict[str, Value] = {part: True for part in parts if part != "switch"}
        if switch or "switch" in parts:
            chosen["switch"] = switch or SWITCH_EFFECTS[1]
        return chosen

    def plan(self, given: Mapping[str, object]) -> dict[str, object]:
        if not self.chapter:
            if "chapter" in given:
                raise UsageError("all five chapters are played; choose any of their parts instead")
            return dict(given)
        if any(name == "chapter" or name in PARTS for name in given):
            raise self._decided()
        return {**given, **self.options()}

    def _decided(self) -> UsageError:
        return UsageError(f"chapter {self.chapter} decides what it is played with; choose parts after chapter 5")

    def finish(self, names: Sequence[str], scores: Sequence[int]) -> list[str]:
        """Record a finished game. Its chapter is done, whoever won; returns the unlocked parts (REV-CAMP-11)."""
        before = self.unlocked
        self.games.append(Played(self.chapter, names, scores))
        return [part for part in self.unlocked if part not in before]

    # -------------------------------------------------------------------------------------------- saving

    def to_json(self) -> dict[str, Any]:
        games = [{"chapter": game.chapter, "names": game.names, "scores": game.scores} for game in self.games]
        return {"revive_campaign": FORMAT, "group": self.group, "games": games}

    @staticmethod
    def from_json(data: object) -> Campaign:
        """Rejects impossible campaigns: missing chapters, games without players."""
        if not isinstance(data, dict) or data.get("revive_campaign") != FORMAT:
            raise UsageError(f"this is no saved campaign of Revive in format {FORMAT}")
        if not isinstance(data.get("group"), str) or not isinstance(data.get("games"), list):
            raise UsageError("the saved campaign has no group or no list of games")
        campaign = Campaign(data["group"])
        for number, game in enumerate(data["games"], 1):
            names, scores = _lists(game, number)
            if game.get("chapter") != campaign.chapter:
                raise UsageError(
                    f"game {number} of the campaign is not its chapter {campaign.chapter or 'after the last'}"
                )
            campaign.finish(names, scores)
        return campaign

    def save(self, path: Union[str, Path]) -> None:
        """Atomic: writes the whole file or nothing."""
        path = Path(path)
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            draft.write_text(json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)

    @staticmethod
    def open(path: Path) -> Campaign:
        """Load the campaign of a file; without a file, a new one named after it."""
        return Campaign.load(path) if path.exists() else Campaign(path.stem)

    @staticmethod
    def load(path: Union[str, Path]) -> Campaign:
        path = Path(path)
        try:
            with path.open("rb") as file:
                content = file.read(LARGEST + 1)
            if len(content) > LARGEST:
                raise UsageError(f"{path.name} is too large for a saved campaign")
            return Campaign.from_json(json.loads(content.decode("utf-8")))
        except FileNotFoundError:
            raise UsageError(f"there is no file {path}") from None
        except UsageError:
            raise
        except (OSError, ValueError, RecursionError):
            raise UsageError(f"{path.name} cannot be read as a saved campaign") from None


def _lists(game: object, number: int) -> tuple[list[str], list[int]]:
    names, scores = (game.get("names"), game.get("scores")) if isinstance(game, dict) else (None, None)
    if not isinstance(names, list) or not isinstance(scores, list):
        raise UsageError(f"game {number} of the campaign has no names and scores")
    if not all(isinstance(name, str) for name in names) or not all(type(score) is int for score in scores):
        raise UsageError(f"game {number} of the campaign has names or scores that cannot be")
    return names, scores
