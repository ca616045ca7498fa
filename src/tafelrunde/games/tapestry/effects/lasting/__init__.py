"""Effects with a duration: cards in force, and space tiles that score advances.

They stand apart from the other effects because owners who rewrite components may use them only in tables that do so
already: kernel/atoms.py offers the modules of effects/ everywhere.
"""
