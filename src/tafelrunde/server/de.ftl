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
bot-easy = Leicht
bot-easy-hint = Spielt mit Plan, greift aber ab und zu daneben. Gut für eine erste Partie.
bot-medium = Mittel
bot-medium-hint = Schaut bis zum Ende seines Zuges und nimmt, was dann am meisten wert ist.
bot-hard = Schwer
bot-hard-hint = Plant seinen ganzen Zug; antwortet in etwa einer Sekunde.
bot-expert = Meisterlich
bot-expert-hint = Durchsucht seinen Zug in vielen gedachten Welten; denkt manchmal einige Sekunden.
bot-planner = Planer
bot-planner-hint = Plant seinen ganzen Zug, Antwort für Antwort.
bot-flat = Flaches Monte Carlo
bot-flat-hint = Probiert seine besten Züge immer wieder aus, einige Züge weit.
bot-mcts = Baumsuche
bot-mcts-hint = Monte-Carlo-Baumsuche über seinen ganzen Zug.
