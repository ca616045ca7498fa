"""What rules treat as secret is hidden: a toy with one contradiction is caught. tests/conformance/test_hidden_fields.py
shows every hidden field of every game by mistake."""

from __future__ import annotations

import pytest
from toy import TOY, Captain, Harbour, HarbourShow, Table

from tafelrunde.kernel.laws import InvariantViolation, imagines_afresh
from tafelrunde.kernel.secrecy import Play, rules_keep_secrets

PLAYS: list[Play] = [(2 + seed % 2, {"rounds": 6}, seed) for seed in range(6)]


def box(table: type[Table] = Table, show: type[HarbourShow] = HarbourShow) -> Harbour:
    class Mutant(Harbour):
        show_class = show

    Mutant.table = table
    return Mutant()


def test_the_toy_keeps_its_secrets() -> None:
    rules_keep_secrets(TOY, PLAYS)


def test_a_reveal_that_tells_nobody_anything_is_caught() -> None:
    class Mutant(Table):
        def convert(self, me: Captain, kind: int, times: int = 1) -> None:
            super().convert(me, kind, times)
            self.reveals += 1

    with pytest.raises(InvariantViolation, match=r"reveals after \w+ told nobody anything"):
        rules_keep_secrets(box(Mutant), PLAYS)


class Counted(HarbourShow):
    """Everybody counts the berths of others, but the view hides their number."""

    def seat_view(self, player: Captain, mine: bool) -> dict[str, object]:
        return {**super().seat_view(player, mine), "berths": player.berths if mine else None}


def test_a_hidden_number_that_is_not_dealt_anew_is_caught() -> None:
    with pytest.raises(InvariantViolation, match="/seats//berths of other seats is known"):
        imagines_afresh(box(show=Counted), 3)


def test_what_everybody_can_count_may_stay() -> None:
    imagines_afresh(box(show=Counted), 3, followed={"berths"})
