"""Learning: a game plays itself, and a network learns from it what positions are worth (bots/learned.py plays with it).

    tafelrunde learn deus --minutes 30 --jobs 2
    PYTHONPATH=src python -m tafelrunde.learn deus --minutes 8 --jobs 16      # with numpy and torch alone

How it goes (run.py). First greedy bots with the hand-made evaluation play, and the network learns their final scores.
Then bots with the network play (seating.py says who sits where), and it learns from later values of the same game,
TD(lambda), with the average of its weights over time. Every new version plays on at once.

    seating.py    which tables are set: players, options, and who sits there
    selfplay.py   one game, and the positions of it that are learned from
    store.py      positions of many games
    trainer.py    the network in torch, and what it learns
    matches.py    strength against frozen opponents
    report.py     what came out, as JSON and as a picture
    run.py        all of it, by the clock
"""

from ..bots import one_core  # noqa: F401, before any module here loads numpy
