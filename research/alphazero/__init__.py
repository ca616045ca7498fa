"""AlphaZero kit: a tree search plays itself, and a network learns its answers.

    python -m research.alphazero deus --minutes 5 --jobs 2
    tafelrunde arena deus --bots research.alphazero.policy_net:NetBot:net=build/learn/deus/net.npz,greedy,random

The first games are played by the handmade or a learned evaluation, so that the network starts with an idea of good
answers; `--first none` starts from nothing. Then a tree search with the newest network plays. The network learns how
often the search tried each answer, and the margin of the result. Every new version plays at once.

    evaluator.py  interface of what a search asks: priors and values of many positions
    search.py     PUCT with batched leaves
    policy_net.py the network in numpy, and bots that play with it
    selfplay.py   one game with its questions, search results and answers
    episodes.py   games as arrays and as files
    inference.py  a process that owns the network, on a GPU if there is one, and evaluates positions of all players
    trainer.py    the network in torch
    trials.py     test games against bots that do not learn
    run.py        the training loop
"""
