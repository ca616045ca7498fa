"""What bots think of a game: hints, analyses, chances for spectators, lines to try out."""
