"""Summarizes what covering plots of a capital brings: districts, rows and columns."""

from __future__ import annotations

from ....kernel.decision import NONE, Decision
from ....kernel.explanations import OptionSummary
from ..pieces.capitals import PLOT_MASKS
from ..pieces.landmarks import LANDMARKS
from ..rules.build import capital_of, landmark_sites
from ..table.player import TapestryPlayer
from ..table.state import Table
from .painter import Painter


def summarize_plot(painter: Painter, table: Table, me: TapestryPlayer, decision: Decision, plot: int) -> OptionSummary:
    return _covered(painter, table, me, PLOT_MASKS[plot][1])


def summarize_site(painter: Painter, table: Table, me: TapestryPlayer, decision: Decision, site: int) -> OptionSummary:
    """The orientation was chosen before: it is one that has just these sites. Where that holds for several and they
    differ, there is no summary."""
    offered = [code for code in decision.options if code != NONE]
    found = []
    for turn, covered in enumerate(LANDMARKS[decision.about].turns):
        if landmark_sites(table, me, decision.about, turn) == offered:
            found.append(_covered(painter, table, me, covered[site]))
    return found[0] if found and all(one == found[0] for one in found) else OptionSummary()


def summarize_turn(painter: Painter, table: Table, me: TapestryPlayer, decision: Decision, turn: int) -> OptionSummary:
    """How many places there are for it, and the most districts that one of them completes."""
    sites = landmark_sites(table, me, decision.about, turn)
    covered = LANDMARKS[decision.about].turns[turn]
    most = max(len(_completed(table, me, covered[site])) for site in sites)
    words = painter.text("summary-sites", count=len(sites), districts=most)
    return OptionSummary(words, places=(f"turn-{turn}",))


def _completed(table: Table, me: TapestryPlayer, covered: int) -> list[int]:
    """The districts that are complete then and were not before (TAP-CAPITAL-02)."""
    capital = capital_of(table, me)
    city, rough = me.city | covered, me.rough & ~covered
    return [
        number
        for number in range(len(capital.districts))
        if capital.complete(number, city, rough) and not capital.complete(number, me.city, me.rough)
    ]


def _covered(painter: Painter, table: Table, me: TapestryPlayer, covered: int) -> OptionSummary:
    capital = capital_of(table, me)
    city = me.city | covered
    completed = _completed(table, me, covered)
    lines = sum(city & line == line and me.city & line != line for line in capital.lines)
    label = []
    if completed:
        label.append(painter.text("summary-district", count=len(completed)))
    elif district := next((one for one in capital.districts if one & covered), 0):
        filled = (city & district).bit_count()
        label.append(painter.text("summary-filled", filled=filled, of=district.bit_count()))
    if lines:
        label.append(painter.text("summary-lines", count=lines))
    if over := (covered & ~capital.grid).bit_count():
        label.append(painter.text("summary-overhang", count=over))
    resources = sum(_resources(table, me, number) for number in completed)
    gain = {"any-resource": resources} if resources else {}
    return OptionSummary(" ".join(label) or painter.text("summary-no-district"), {}, gain)


def _resources(table: Table, me: TapestryPlayer, number: int) -> int:
    """Any 1 resource for a district, unless the capital or a civilization changes it (TAP-CAPITAL-03)."""
    capital = capital_of(table, me)
    if capital.later:
        return 0
    more = table.moments.district_resources(table, me, capital.districts[number])
    return more + (number not in capital.rewards)
