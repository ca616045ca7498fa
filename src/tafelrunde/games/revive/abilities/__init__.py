"""The tribes, one module each. all_tribes.py puts them together."""
