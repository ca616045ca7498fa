"""Bot opinions on a game: hints, analyses, chances for spectators, try-outs."""
