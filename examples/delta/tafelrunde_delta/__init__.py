"""Delta, a small civilisation game: how a game of one's own is written for Tafelrunde."""
