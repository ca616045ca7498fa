"""Engines: older releases in processes of their own, which play the tables that began under their rules."""
