"""The short rules of Revive, the sheet to print, and their pictures."""
