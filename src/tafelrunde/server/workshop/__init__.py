"""The workshop: edit components in forms, preview drafts, and try them in positions."""
