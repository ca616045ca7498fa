"""A bot as somebody else would write it, in ten lines."""

from tafelrunde.bots import Bot


class HighestBot(Bot):
    imagines = False

    def __init__(self, whims: int = 2) -> None:
        self.whims = whims

    def choose(self, match, dice):  # type: ignore[no-untyped-def]
        return self.choose_from_view(match.game, match.view(match.decision.seat), dice)

    def choose_from_view(self, game, view, dice):  # type: ignore[no-untyped-def]
        options = view["pending"]["options"]
        return options[dice.below(len(options))] if dice.below(self.whims) else max(options)


def lowest(match, dice):  # type: ignore[no-untyped-def]
    return min(match.decision.options) if dice.below(2) else match.decision.options[-1]


broken = "no bot"
