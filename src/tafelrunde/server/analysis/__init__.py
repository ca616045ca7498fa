"""Bot opinions on a game: hints, analyses, chances for spectators, lines to try out."""
