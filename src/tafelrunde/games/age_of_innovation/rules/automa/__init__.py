"""The rules of the Automa, an opponent run by cards (chapter SOLO)."""
