"""The challenge of the day: one deal for everybody, one try each."""
