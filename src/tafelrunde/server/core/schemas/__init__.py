"""Schemas shared by features: base classes of responses and requests, errors, clocks."""
