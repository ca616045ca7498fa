"""Play: the table as a seat sees it, choices, tentative turns, chat."""
