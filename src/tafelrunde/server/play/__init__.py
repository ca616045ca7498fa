"""Playing: the table as a seat sees it, choices, tentative turns, chat."""
