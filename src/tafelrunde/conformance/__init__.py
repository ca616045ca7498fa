"""Conformance checks for any game, built-in or plug-in. `tafelrunde check GAME` runs them, and so does pytest:

    pytest --tafelrunde-game GAME

or, in a test module of a game's own:

    @pytest.mark.parametrize("case", cases(GAME), ids=str)
    def test_conforms(case):
        assert case.problems() == []
"""

from .cases import ADVICE, PARTS, Case, cases

__all__ = ["ADVICE", "PARTS", "Case", "cases"]
