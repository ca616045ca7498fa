"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel, and vectorized batches of matches.

Install with `pip install 'tafelrunde[envs]'`; for OpenSpiel with `'tafelrunde[envs,openspiel]'`.
"""
