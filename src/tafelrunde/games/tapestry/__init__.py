"""Tapestry (Jamey Stegmaier, 2019), with its three expansions. Start reading in game.py."""
