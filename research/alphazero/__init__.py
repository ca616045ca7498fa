"""Learning like AlphaZero: a search plays against itself, and a network learns what the search found.

    python -m research.alphazero deus --minutes 5 --jobs 2
    tafelrunde arena deus --bots research.alphazero.policy_net:NetBot:net=build/learn/deus/net.npz,greedy,random

How it goes (run.py). The first games are played by the evaluation of the game, learned or by hand, so that the network
begins with an idea of good answers; `--first none` begins with nothing. Then games are played by a tree search
(search.py) with the newest network. The network learns which answers the search tried how often, and by how much the
game was won. A new version plays on at once.

    selfplay.py   one game, and what was asked, tried and answered in it
    episodes.py   games as arrays and as files
    inference.py  one process owns the network, on a GPU if there is one; those who play send it their positions
    trainer.py    the network in torch, and what it learns
    pack_check.py     test games against bots that do not learn
    run.py        all of it, by the clock
"""
