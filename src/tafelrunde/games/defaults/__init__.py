"""The default picture, terminal board and observation of a game that has only rules and words."""
