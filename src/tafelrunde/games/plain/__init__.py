"""What a game gets that brings rules and words alone: a picture, a board for a terminal, an observation."""
