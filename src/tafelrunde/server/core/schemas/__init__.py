"""Schemas that several features share: the base of answers and requests, errors, clocks."""
