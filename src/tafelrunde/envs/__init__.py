"""Environments for learning programs: every game in PettingZoo, Gymnasium and OpenSpiel, and many matches at once.

Install with `pip install 'tafelrunde[envs]'`, for OpenSpiel `'tafelrunde[envs,openspiel]'`.
"""
