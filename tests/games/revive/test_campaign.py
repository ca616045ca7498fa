"""The campaign of a group: chapters, what they unlock, saving."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.revive.campaign import Campaign
from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.table.switches import PARTS
from tafelrunde.kernel.game import UsageError
from tafelrunde.kernel.match import Match


def test_each_chapter_unlocks_its_parts_whoever_wins() -> None:
    campaign = Campaign("Tuesday")
    unlocked = []
    for chapter in range(1, 6):
        assert campaign.options() == {"chapter": chapter}
        assert Match(REVIVE, 2, 1, campaign.options()).options["chapter"] == chapter
        unlocked.append(campaign.finish(["Ada", "Bo"], [chapter, 10]))
    assert unlocked == [["locations"], ["formica"], ["giant_crystals"], ["vukuntur", "switch"], ["moon"]]
    assert campaign.chapter == 0
    assert campaign.unlocked == list(PARTS)


def test_after_the_campaign_any_part_may_be_used() -> None:
    campaign = Campaign("Tuesday")
    with pytest.raises(UsageError, match="chapter 1"):
        campaign.options("moon")
    for _ in range(5):
        campaign.finish(["Ada"], [60])
    assert campaign.options("moon", "switch") == {"moon": True, "switch": "crystal"}
    assert campaign.options(switch="track") == {"switch": "track"}
    with pytest.raises(UsageError, match="no part"):
        campaign.options("dragons")
    assert campaign.finish(["Ada"], [70]) == []


def test_a_campaign_is_saved_whole(tmp_path: Path) -> None:
    campaign = Campaign("Tuesday")
    campaign.finish(["Ada", "Bo"], [71, 80])
    campaign.finish(["Ada", "Cem", "Bo"], [50, 60, 70])  # the players may change
    campaign.save(tmp_path / "tuesday.json")
    again = Campaign.load(tmp_path / "tuesday.json")
    assert again.to_json() == campaign.to_json()
    assert again.chapter == 3
    assert list(tmp_path.iterdir()) == [tmp_path / "tuesday.json"]


@pytest.mark.parametrize(
    "text",
    ["", "[]", '{"revive_campaign": 2}', '{"revive_campaign": 1, "group": "x", "games": [{"chapter": 2}]}', "[" * 9999],
)
def test_what_is_no_campaign_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text)
    with pytest.raises(UsageError):
        Campaign.load(file)


def test_a_chapter_left_out_is_refused() -> None:
    data = {"revive_campaign": 1, "group": "x", "games": [{"chapter": 2, "names": ["Ada"], "scores": [1]}]}
    with pytest.raises(UsageError, match="chapter 1"):
        Campaign.from_json(data)


def test_after_a_chapter_comes_the_next_with_the_same_options() -> None:
    options = REVIVE.read_options({"chapter": 3, "choose_tribes": True})
    follows = REVIVE.rules.follow_up(options)
    assert follows is not None
    assert follows.options == {**options, "chapter": 4}
    assert follows.facts == {"chapter": 4}


def test_after_the_last_chapter_the_options_are_free_and_without_a_campaign_nothing_follows() -> None:
    last = REVIVE.rules.follow_up(REVIVE.read_options({"chapter": 5}))
    assert last is not None
    assert last.options is None
    assert REVIVE.rules.follow_up(REVIVE.read_options({})) is None


def test_a_chapter_takes_options_that_are_no_parts() -> None:
    campaign = Campaign("Tuesday")
    assert campaign.plan({"choose_tribes": True}) == {"choose_tribes": True, "chapter": 1}
    for decided in ("chapter", "moon", "switch"):
        with pytest.raises(UsageError, match="chapter 1 decides"):
            campaign.plan({decided: "1"})


def test_a_campaign_file_that_is_not_there_is_a_new_campaign(tmp_path: Path) -> None:
    campaign = Campaign.open(tmp_path / "tuesday.json")
    assert (campaign.group, campaign.chapter) == ("tuesday", 1)
    campaign.finish(["Ada"], [60])
    campaign.save(tmp_path / "tuesday.json")
    assert Campaign.open(tmp_path / "tuesday.json").chapter == 2
