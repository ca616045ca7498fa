"""Following, blocking, reports, and what server owners do about them."""
