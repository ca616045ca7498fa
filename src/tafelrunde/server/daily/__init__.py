"""The daily challenge: the same deal for everybody, one try each."""
