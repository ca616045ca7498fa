"""The tribes: a module for each holds all that is its own. all_tribes.py puts them together."""
