# Meldungen des Kommandozeilenprogramms.

welcome = { $game }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, Startzahl { $seed }. Du bist { $name }.
opponent = { $name } wird vom Bot { $bot } gespielt.
commands = Eine Zahl wählt · u zurücknehmen · ? erklärt die Möglichkeiten · ? WORT erklärt eine Karte · h Hinweis · b Spielplan · s [DATEI] speichern · q aufhören
unknown-answer = Bitte eine Zahl von 1 bis { $most } oder einen Buchstaben eingeben: u, ?, h, b, s, q.
cannot-undo = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt, oder andere haben gezogen.
undone = Zurückgenommen.
saved = Gespeichert in { $file }. Ansehen mit: tafelrunde replay { $file }
not-saved = Konnte nicht in { $file } gespeichert werden: { $why }
save-before-leaving = Partie speichern als (leer für nein):
left = Die Partie wurde nach { $choices } Entscheidungen verlassen.
found-nothing = Nichts auf dem Tisch heißt { $word }.
found-many = Mehreres passt: { $names }
nothing-to-explain = Diese Möglichkeiten nennen keine Karte. Mit ? und einem Wort lässt sich eine nachschlagen.
copies = { $n ->
    [1] einmal vorhanden
   *[other] { $n }-mal vorhanden
}
result = Ergebnis
winner = Es gewinnt: { $names }
winners = Gemeinsam gewinnen: { $names }
total = gesamt
unlocked = Freigeschaltet: { $what }
campaign-saved = Die Kampagne ist in { $file } gespeichert. Derselbe Befehl spielt die nächste Partie.

## Teile einer Karte oder Tafel, die eine eigene Herkunft haben

part-name = Name
part-effect = Wirkung
part-cost = Kosten
part-copies = Anzahl
part-arrangement = Anordnung
part-content = Inhalt
part-number = Zahl
part-spaces = Felder
part-bridges = Brückenplätze
part-kind = Art
part-kinds = Arten
part-points = Punkte
part-label = Bezeichnung
part-symbols = Symbole
part-combination = Kombination
part-flasks = Glaskolben
part-colour = Farbe
part-side = Seite
part-count = was gezählt wird
part-place = Platz
part-pairing = Paarung
part-layout = Aufbau
part-condition = Bedingung
part-grid = Bauplätze
part-benefit = Vorteil
part-shape = Form
part-tile = Plättchen
part-landmark = Wahrzeichen
part-track = Leiste
part-mat = Tableau
part-card = Karte
part-chart = Tabelle
part-prerequisite = Voraussetzung
part-height = Höhe
part-other = eine andere Angabe

## Die Analyse eines beendeten Spiels

analysis-curve = Siegchance von der ersten Entscheidung bis zur letzten
analysis-accuracy = Genauigkeit
analysis-opening = in der Eröffnung
analysis-middle = in der Mitte
analysis-end = am Ende
analysis-luck = Punkte durch Glück
analysis-skill = Punkte durch Können
analysis-costliest = Was { $name } am meisten gekostet hat
analysis-nothing-costly = Nichts, was ich sehen kann.
analysis-lost = −{ $points } Punkte
analysis-lost-chance = , −{ $chance } % Siegchance
analysis-given = Gewählt: { $given }. Besser: { $better }.
advice-then = Dann: { $line }
analysis-line = So geht es weiter: { $line }
analysis-opinion-learned = Die Meinung eines Bots ({ $level }, mit Gelerntem) nach { $seconds } s; seine Chancen sind an { $games } Spiele angepasst.
analysis-opinion-rough = Die Meinung eines Bots ({ $level }, mit Gelerntem) nach { $seconds } s Bedenkzeit. Seine Chancen sind grob, denn noch sind sie an keine Spiele angepasst.
analysis-opinion-by-hand = Die Meinung eines Bots ({ $level }) nach { $seconds } s. Zu diesen Regeln passt nichts Gelerntes, die Chancen sind daher grob.
