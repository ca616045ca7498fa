"""The workshop: components as forms, drafts, positions to try them in."""
