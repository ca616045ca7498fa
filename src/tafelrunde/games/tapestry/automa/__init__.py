"""The rules of the Automa and the Shadow Empire (chapter AUTOMA). Both are bots: opponents that the rules play."""
