"""Age of Innovation (Helge Ostertag, 2023). Start reading in game.py."""
