# Was der Server selbst am Tisch sagt.

waiting-person = { $player } ist am Zug.
waiting-bot = { $player } überlegt.
waiting-nobody = { $player } ist gegangen; wer den Tisch eröffnet hat, kann jemanden einladen oder einen Bot setzen.
waiting-seats = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
cannot-be-undone = Dabei wird etwas Neues aufgedeckt: Das lässt sich nicht zurücknehmen.
ends-turn = Das beendet deinen Zug.
ends-game = Das beendet das Spiel.

note-bot-failed = Der Bot von { $player } ist gescheitert; an seiner Stelle wurde erlaubt gewählt.
note-bot-overran = Der Bot von { $player } brauchte zu lange; an seiner Stelle wurde erlaubt gewählt.
note-bot-seated = Für { $player } spielt von nun an ein Bot.
note-left = { $player } hat den Tisch verlassen.
note-joined = { $player } ist an den Tisch gekommen.

hint-text = Der Bot würde wählen: { $label }

player-here = Person { $number }

bot-random = Zufall
bot-random-hint = Nimmt irgendeine erlaubte Wahl. Gut, um die Regeln kennenzulernen.
bot-greedy = Gierig
bot-greedy-hint = Schaut bis zum Ende seines Zuges und nimmt, was dann am meisten wert ist.
