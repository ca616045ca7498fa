"""The door for researchers: every game as a PettingZoo, Gymnasium or OpenSpiel environment, and many matches at once.

Install with `pip install 'tafelrunde[envs]'`, for OpenSpiel `'tafelrunde[envs,openspiel]'`.
"""
