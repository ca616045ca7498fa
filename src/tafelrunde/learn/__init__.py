"""Trains learned evaluations (bots/learned.py) by self-play.

    tafelrunde learn deus --minutes 30 --jobs 2
    PYTHONPATH=src python -m tafelrunde.learn deus --minutes 8 --jobs 16      # with numpy and torch alone

First greedy bots with the handmade evaluation play, and the network learns their final scores. Then bots with the
network play, and it learns from later values of the same game, TD(lambda), with the average of its weights over time.
Every new version plays at once.

    seating.py    players, options and bots of a training game
    selfplay.py   one game and its training positions
    store.py      replay buffer
    trainer.py    the network in torch, and its targets
    matches.py    strength against frozen opponents
    report.py     results as JSON and as a picture
    run.py        the training loop
"""

from ..bots import one_core  # noqa: F401, before any module here loads numpy
