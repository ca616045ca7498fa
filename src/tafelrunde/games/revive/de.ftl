# Deutsche Wörter von Revive. Wir duzen und nehmen die Begriffe des Regelhefts.
#
# Niemand muss einen Effekt nutzen; "du darfst" steht darum nur, wo man zahlt. Was nebeneinander auf einer Karte steht,
# geht ohne weitere Worte in beliebiger Reihenfolge. Ein Feld heißt nach seinem Gebietsplättchen und einem Buchstaben, 7B,
# und nach dem, was es jetzt ist.

game-title = Revive
game-tagline =
    Das Eis zieht sich zurück, und dein Stamm steigt aus der Tiefe in eine Welt, die neu gefunden werden will.
    Erkunde, baue, bevölkere die alten Städte und verschalte Maschinen, die jeden Zug stärker machen.
game-minutes = 30 Minuten pro Person

goal-who = Du führst einen Stamm, der nach dem großen Eis aus der Tiefe steigt. Mit Karten, Gebäuden und Maschinen weckst du eine erfrorene Welt.
goal-win = Wer am Ende die meisten Punkte hat. Sie kommen vom Erkunden, von Fortschritt, Technologien und großen Orten und von deiner geheimen Artefaktkarte. Für jedes große Artefakt zählt die Zeile seiner Farbe noch einmal.
goal-turn = Mach zwei Aktionen: eine Karte in einen Slot spielen, erkunden, bauen, bevölkern oder den Schalter nutzen. Kisten, Maschinen und Kristalle gehen jederzeit nebenbei. Oder überwintere: Dann kehren Karten und Energie zurück.
goal-end = Sobald das letzte große Artefakt genommen oder entfernt ist. Wer am Zug ist, beendet ihn, alle anderen haben noch einen, dann folgt die Schlusswertung.

## Mengen

stock = { $what ->
    [gear] { $amount ->
        [one] 1 Zahnrad
       *[other] { $amount } Zahnräder
    }
    [book] { $amount ->
        [one] 1 Buch
       *[other] { $amount } Bücher
    }
    [food] { $amount } Nahrung
    [energy] { $amount } Energie
    [crystal] { $amount ->
        [one] 1 Kristall
       *[other] { $amount } Kristalle
    }
   *[vp] { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
}
counted = { stock }
points-counted = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}

## Wirkungen

join-any-order = { $how ->
    [more] { $a }, { $b }
   *[last] { $a } und { $b }
}
phrase-any-order = { $parts }
join-one-of = { $how ->
    [more] { $a }, { $b }
   *[last] { $a } oder { $b }
}
phrase-halves = oben: { $top }; unten: { $bottom }
phrase-marked = { $effect }{ $slot ->
    [yes] { $flasks ->
        [0] { " " }(mit Slotsymbol)
        [one] { " " }(mit Slotsymbol und Glaskolben)
       *[other] { " " }(mit Slotsymbol und { $flasks } Glaskolben)
    }
   *[no] { $flasks ->
        [0] { "" }
        [one] { " " }(mit Glaskolben)
       *[other] { " " }(mit { $flasks } Glaskolben)
    }
}

phrase-gain = <erhalte|{ stock }|erhalten>
phrase-any-basic = <erhalte|{ basic-of-choice }|erhalten>
basic-of-choice = { $amount ->
    [one] 1 Grundressource deiner Wahl
   *[other] { $amount } Grundressourcen deiner Wahl
}
phrase-points = <erhalte|{ points-counted }|erhalten>
phrase-energy = <nimm|{ $amount } Energie aus dem Vorrat|nehmen>
phrase-energy-back = <lege|1 Energie von einer deiner Maschinen ins Energielager|zurück·legen>
phrase-crate = <nimm|eine Kiste|nehmen>
phrase-crate-alone = <nimm|eine Kiste (ohne weiteren Kristall)|nehmen>
phrase-pay = <zahle|{ stock }|zahlen>
phrase-pay-basic = <zahle|{ basic-of-choice }|zahlen>
phrase-swap = <tausche|bis zu { $times ->
    [2] zweimal
    [3] dreimal
   *[other] { $times }-mal
} 1 Grundressource gegen 1 andere|tauschen>
phrase-spare-crystal = <nimm|den überzähligen Kristall als Grundressource|nehmen>
phrase-advance = <ziehe|auf der { $colour ->
    [grey] grauen
    [green] grünen
   *[yellow] gelben
} Maschinenleiste { fields-counted }|vor·ziehen>
phrase-advance-any = <ziehe|auf einer Maschinenleiste deiner Wahl { fields-counted }|vor·ziehen>
fields-counted = { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}
phrase-special-machine = <nimm|eine { colour-of-one } Maschine aus der Auslage|nehmen>
colour-of-one = { $colour ->
    [grey] graue
    [green] grüne
   *[yellow] gelbe
}
phrase-module = <nimm|ein Slot-Modul|nehmen>
phrase-ability = <aktiviere|deine Stammesfähigkeit|aktivieren>
phrase-board-action = { $action ->
    [explore] erkunde sofort mit Reichweite +{ $range }
    [populate] bevölkere sofort mit Reichweite +{ $range }
    [build] baue sofort mit Reichweite +{ $range }
   *[any] erkunde, bevölkere oder baue sofort mit Reichweite +{ $range }
}
phrase-range = <zahle|{ $amount } Nahrung weniger für die Entfernung (Reichweite +{ $amount })|zahlen>
phrase-discount = { $action ->
    [explore] zahle beim Erkunden { $amount } Ressourcen weniger
    [populate] zahle beim Bevölkern { $amount } Bücher weniger
   *[build] zahle beim Bauen { $amount } Zahnräder weniger
}
phrase-unlimited = erkunde ein beliebiges verdecktes Plättchen, ohne für die Entfernung zu zahlen
phrase-turn-card = drehe die Karte, die du spielst, auf den Kopf und nutze ihre andere Hälfte
phrase-all-colours = eine Karte gilt für dich als Karte aller Farben
phrase-reopen = <zahle|1 Zahnrad|zahlen>, um eine geöffnete Kiste noch einmal zu nutzen
phrase-free-exchange = jederzeit in deinem Zug: { $pay }, um { $gain-to }
phrase-on-boards = { $tribe ->
    [nadair] { tribe-nadair }
    [hofstadterians] { tribe-hofstadterians }
    [x49] { tribe-x49 }
    [kuniban] { tribe-kuniban }
    [formica] { tribe-formica }
    [vukuntur] { tribe-vukuntur }
   *[all] alle Stämme
}{ $side ->
    [sun] , { side-sun }
    [moon] , { side-moon }
   *[both] { "" }
}: { $effect }
phrase-tribe-machine = schalte diese Maschine frei: { $part }
phrase-while-in-play = solange diese Karte im Spiel ist: { $part }
phrase-play-card = { $colour ->
    [any] <spiele|noch eine Karte|spielen>
   *[grey] <spiele|noch eine { colour-of-one } Karte|spielen>
}
phrase-take-card = { $colour ->
    [any] <nimm|eine Karte aus der Auslage|nehmen>
   *[grey] <nimm|eine { colour-of-one } Karte aus der Auslage|nehmen>
}
phrase-explorer-card = <nimm|eine Karte aus der Auslage oder vom Nachziehstapel|nehmen>
phrase-slot-to-rest = <lege|eine Karte aus einem deiner Slots in den Ruhebereich|legen>
phrase-rest-to-active = <lege|eine Karte aus dem Ruhebereich in den aktiven Bereich|legen>
phrase-lay-down = lege eine Karte aus dem aktiven Bereich in den Ruhebereich und nutze ihre obere Hälfte
phrase-sleep-then-go = überwintere, danach entferne diese Karte aus dem Spiel
phrase-artifact = <nimm|ein großes Artefakt|nehmen>
phrase-remove-artifact = <entferne|ein großes Artefakt aus dem Spiel|entfernen>
phrase-turn-over = <drehe|das erkundete Plättchen|um·drehen>
phrase-lay-forest = zahle 1 Kristall und die Entfernung, um eine leere Wüste zu Wald zu machen, und erhalte 1 Buch je Wald der Fläche
phrase-lay-temple = zahle 1 Kristall und die Entfernung, um einen Tempel auf einen leeren See zu legen, und nimm dessen Belohnung noch einmal
phrase-lay-target = lege ein Ziel auf eine Wüste oder einen Ort ohne eigenes Teil: Dort zahlst du 2 weniger, und was andere dort zahlen, erhältst du
phrase-lay-desert = zahle die Entfernung, um ein leeres Gebirge, einen leeren Wald oder eine leere Steppe zur Wüste zu machen, und nimm eine Karte dieser Farbe aus der Auslage
phrase-lay-workshop = zahle 1 Kristall, um eine Werkstatt auf ein Gebirge, einen Wald oder eine Steppe zu legen, und ziehe auf der Maschinenleiste dieser Farbe 1 Feld vor
phrase-move-falcon = <bewege|den Falken bis zu 3 Felder je Marker, der dein Stammestableau verlassen hat|bewegen>
phrase-move-figure = <versetze|eine deiner Bevölkerungsfiguren von einem kleinen Ort auf einen anderen|versetzen>
phrase-switch-up = <schiebe|deinen Schalter nach oben|schieben>
phrase-skill = { $skill ->
    [ability-plus] erhalte 1 Buch und 1 Punkt, immer wenn du deine Stammesfähigkeit aktivierst
    [free-forest-lake] zahle keine Nahrung für die Entfernung durch Wälder und Seen
    [temple-range] zahle von einem Tempel aus 2 Nahrung weniger für die Entfernung (Reichweite +2)
    [no-books-to-others] zahle beim Bevölkern keine Bücher an andere
    [cheap-explore] zahle beim Erkunden immer 1 Nahrung weniger
    [card-resource] erhalte zu jeder Karte aus der Auslage 1 Ressource ihrer Farbe
    [mountain-discount] zahle beim Bauen 1 Zahnrad weniger je Gebirge neben dem Feld
    [workshop-discount] zahle 1 Ressource weniger für Aktionen neben deinen Werkstätten
    [range-one] zahle immer 1 Nahrung weniger für die Entfernung (Reichweite +1)
    [falcon-resources] erhalte 3 Ressourcen nach dem Gelände unter dem Falken, immer wenn du deine Stammesfähigkeit aktivierst
    [crates-and-crystals] erhalte von nun an zu jeder Kiste 1 Kristall
    [falcon-discount] zahle 1 Ressource weniger für Aktionen neben dem Falken
    [switch-copy] von nun an darfst du mit dem Schalter die untere Hälfte einer Karte im Slot einer anderen Person kopieren
   *[fifth-slot] spiele Karten auch in den rechten Slot, mit beliebiger Hälfte
}

## Was gezählt wird

phrase-cards-in-slots = { $colour ->
    [grey] graue Karte in deinen Slots
    [green] grüne Karte in deinen Slots
   *[yellow] gelbe Karte in deinen Slots
}
phrase-visible-flasks = sichtbaren Glaskolben auf deinen Maschinen, Modulen und Karten
phrase-figures-placed = eigene Bevölkerungsfigur auf dem Spielplan
phrase-scored = { points-counted } { $unit ->
    [1] je
   *[other] für je { $unit }
} { counted-at-the-end }
phrase-track-scored = { $times ->
    [one] Punkte
   *[other] { $times }-mal Punkte
} entsprechend der Zahl auf dem Feld deines { $colour ->
    [grey] grauen
    [green] grünen
   *[yellow] gelben
} Maschinenmarkers
phrase-presence-scored = { $gained } Punkte für mindestens { $needed } Gebietsplättchen, auf denen du ein Gebäude oder eine Bevölkerungsfigur hast
counted-at-the-end = { $counted ->
    [crates] { $unit ->
        [1] Kiste
       *[other] Kisten
    }, geöffnet oder geschlossen
    [energy] Energie auf Maschinen und im Energielager
    [modules] { $unit ->
        [1] Slot-Modul
       *[other] Slot-Module
    }
    [large-buildings] { $unit ->
        [1] großes Gebäude, das du gebaut hast
       *[other] große Gebäude, die du gebaut hast
    }
    [population] { $unit ->
        [1] Bevölkerungsfigur
       *[other] Bevölkerungsfiguren
    } auf dem Spielplan
    [on-large] { $unit ->
        [1] Bevölkerungsfigur
       *[other] Bevölkerungsfiguren
    } auf großen Orten
    [tribe-progress] { $unit ->
        [1] Fortschrittsmarker, den du von deinem Stammestableau entfernt hast
       *[other] Fortschrittsmarker, die du von deinem Stammestableau entfernt hast
    }
    [flasks] { $unit ->
        [1] Glaskolbensymbol
       *[other] Glaskolbensymbole
    } auf deinen Maschinen, Slot-Modulen und Bürger*innenkarten
    [cards] { $unit ->
        [1] Bürger*innenkarte
       *[other] Bürger*innenkarten
    } ohne Startkarten
    [lakes] { $unit ->
        [1] Seefeld, von dem du eine Belohnung erhalten hast
       *[other] Seefelder, von denen du eine Belohnung erhalten hast
    }
   *[crystals] { $unit ->
        [1] Kristallsymbol
       *[other] Kristallsymbole
    } neben deinen Gebäuden
}
phrase-at-once-and-scored = wenn du diesen Ort bevölkerst: { $effect }; am Ende: { $scored }
phrase-artifact-categories = violett: { $violet }; orange: { $orange }; weiß: { $white }
phrase-lakes-beside = See neben deinen Gebäuden

## Fragen

prompt-action = Was machst du?
prompt-action-hint = Führe bis zu zwei Aktionen aus (allein eine) oder überwintere; freie Aktionen kosten nichts und gehen immer.
prompt-action-none = Zug beenden
prompt-action-option = Spielen: { $thing }
prompt-action-0 = Schalter nutzen
prompt-action-1 = Erkunden
prompt-action-2 = Bevölkern
prompt-action-3 = Bauen
prompt-action-4 = Überwintern
prompt-action-5 = Frei: Kristall tauschen
prompt-action-6 = Frei: Maschine aktivieren
prompt-action-7 = Frei: Kiste öffnen
prompt-action-8 = Frei: den Tausch deines Stammes nutzen

prompt-next = Welcher Effekt kommt als Nächstes?
prompt-next-hint = Diese Effekte stehen dir zu. Führe sie in beliebiger Reihenfolge aus oder lass weg, was du nicht willst.
prompt-next-none = Den Rest weglassen
prompt-next-0 = Frei: Kristall tauschen
prompt-next-1 = Frei: Maschine aktivieren
prompt-next-2 = Frei: Kiste öffnen
prompt-next-3 = Frei: den Tausch deines Stammes nutzen

prompt-slot = In welchen Slot kommt diese Karte: { $about }?
prompt-slot-hint = Oben gilt die obere Hälfte einer Karte, unten die untere. Module ihrer Farbe wirken mit.
prompt-slot-option = { $code ->
    [0] { $thing }: obere Hälfte
    [1] { $thing }: obere Hälfte
    [4] { $thing }: obere Hälfte
   *[other] { $thing }: untere Hälfte
}
prompt-slot-0 = Slot rechts: untere Hälfte
prompt-slot-1 = Slot oben links, durch eine Maschine gedreht: untere Hälfte
prompt-slot-2 = Slot oben rechts, durch eine Maschine gedreht: untere Hälfte
prompt-slot-3 = Slot unten links, durch eine Maschine gedreht: obere Hälfte
prompt-slot-4 = Slot unten rechts, durch eine Maschine gedreht: obere Hälfte

prompt-play = Welche Karte spielst du noch ({ $about })?
prompt-play-hint = Der Effekt lässt dich sofort eine weitere Karte spielen; das kostet keine Aktion.
prompt-play-none = Keine Karte

prompt-all-colours = Welche Karte soll als alle Farben gelten?
prompt-all-colours-hint = Deine Maschine lässt dafür eine Karte als alle Farben gelten; das braucht 1 Energie.
prompt-all-colours-none = Die Maschine nicht nutzen

prompt-basic-resource = Welche Grundressource nimmst du?
prompt-basic-resource-hint = Zahnräder, Bücher und Nahrung sind Grundressourcen; von jeder kannst du bis zu 6 lagern.

prompt-give = { $about ->
    [one] Welche Ressource gibst du ab?
   *[other] Welche Ressource gibst du ab? (noch { $about })
}
prompt-give-hint = Du wählst die Sorten nacheinander.
prompt-give-none = Nichts mehr abgeben

prompt-spare-crystal = Welche Ressource nimmst du statt des Kristalls?
prompt-spare-crystal-hint = Du kannst 3 Kristalle lagern; aus einem überzähligen darf eine Grundressource werden.
prompt-spare-crystal-none = Verfallen lassen

prompt-crystal-into = Was wird aus dem Kristall?
prompt-crystal-into-hint = Jederzeit darfst du 1 Kristall in 1 Grundressource tauschen, aber nicht zurück.

prompt-track = Auf welcher Maschinenleiste ziehst du vor?
prompt-track-hint = Belohnungsfelder werden frei, sobald die Marker, die sie brauchen, weit genug sind.
prompt-track-none = Auf keiner
prompt-track-option = Leiste: { $thing }

prompt-module = Welches Slot-Modul nimmst du?
prompt-module-hint = Ein Modul wirkt, immer wenn du eine Karte seiner Farbe in seinen Slot spielst.
prompt-module-none = Kein Modul

prompt-module-space = Wohin legst du das Modul ({ $about })?
prompt-module-space-hint = Der erste Platz jedes Slots aktiviert ein neues Modul sofort. Ein Modul, das dort schon liegt, geht verloren.

prompt-machine-tile = Welche Maschine nimmst du für „{ $about }“?
prompt-machine-tile-hint = Sie wirkt einmal für 1 Energie und nach dem Überwintern wieder.

prompt-activate = Welche Maschine aktivierst du?
prompt-activate-hint = Lege 1 Energie aus deinem Lager darauf; sie kann wieder wirken, wenn die Energie zurück ist.

prompt-energy-back = Von welcher Maschine nimmst du die Energie zurück?
prompt-energy-back-hint = Die Maschine kann dann wieder aktiviert werden.
prompt-energy-back-none = Von keiner

prompt-open = Welche Kiste öffnest du?
prompt-open-hint = Eine geöffnete Kiste wirkt einmal; bei Spielende zählt sie trotzdem.
prompt-open-none = Keine davon hilft

prompt-reopen = Welche Kiste nutzt du noch einmal?
prompt-reopen-hint = Das kostet 1 Zahnrad und geht mit jeder Kiste einmal im Spiel.
prompt-reopen-none = Keine

prompt-pay = { $about }: zahlst du jetzt?
prompt-pay-hint = Vorher darfst du Maschinen, Kisten und Tausche nutzen. Was fehlt, zahlen Kristalle.
prompt-pay-none = Doch nicht
prompt-pay-0 = Jetzt zahlen
prompt-pay-1 = Erst eine Maschine aktivieren
prompt-pay-2 = Erst eine Kiste öffnen
prompt-pay-3 = Erst den Tausch deines Stammes nutzen

prompt-tile = Welches Plättchen erkundest du?
prompt-tile-hint = Zahle, was die Rückseite zeigt, und 1 Nahrung je Feld dazwischen. Du erhältst die Punkte und eine Karte.
prompt-tile-none = Keines

prompt-card = Welche Karte nimmst du ({ $about })?
prompt-card-hint = Sie kommt in deinen aktiven Bereich und kann gespielt werden.
prompt-card-none = Keine Karte
prompt-card-0 = Die oberste Karte des Nachziehstapels, ungesehen

prompt-turn-tile = Wie herum legst du das { $about }?
prompt-turn-tile-hint = Gebäude daneben erhalten sofort die Belohnungen für die neuen Felder.
orientation-printed = So, wie es umgedreht wurde
orientation-turned = Um 180 Grad gedreht

prompt-location = Welchen Ort bevölkerst du?
prompt-location-hint = Zahle die Entfernung, die Bücher einer Technologie und 1 Buch an jede andere Person dort.
prompt-location-none = Keinen

prompt-technology = Welche Technologie schaltest du frei ({ $about })?
prompt-technology-hint = Die Figur kommt von dieser Technologie, die für den Rest des Spiels gilt.
prompt-technology-none = Keine ist mehr bezahlbar

prompt-site = Wo baust du?
prompt-site-hint = Auf einer leeren Wüste. Gelände daneben bewegt deine Maschinenmarker, Seen und Kristalle daneben geben ihre Belohnung.
prompt-site-none = Nirgends

prompt-size = Was baust du ({ $about })?
prompt-size-hint = Für ein großes Gebäude zählen Gelände und Kristalle daneben doppelt.
prompt-size-none = Nichts
prompt-size-0 = Ein kleines Gebäude
prompt-size-1 = Ein großes Gebäude

prompt-board-action = Welche Aktion führst du sofort aus?
prompt-board-action-hint = Sie kostet, was sie immer kostet, aber keine Aktion deines Zuges.
prompt-board-action-none = Keine

prompt-artifact = Welches Artefakt nimmst du?
prompt-artifact-hint = Jedes große Artefakt wertet die Kategorie seiner Farbe auf deiner Artefaktkarte noch einmal.
prompt-artifact-0 = Ein kleines Artefakt (2 Punkte)

prompt-remove = Welches Artefakt entfernst du?
prompt-remove-hint = Wer das vierte Feld der Überwinterungsleiste erreicht, legt eines zurück in die Schachtel.
prompt-remove-0 = Ein kleines Artefakt

prompt-reward = Welche Belohnung nimmst du fürs Überwintern?
prompt-reward-hint = Die des erreichten Feldes oder eines beliebigen darunter.
prompt-reward-none = Keine Belohnung
prompt-reward-0 = Frei: erst einen Kristall tauschen
prompt-reward-1 = Frei: erst eine Kiste öffnen

prompt-to-rest = Welche Karte kommt aus ihrem Slot in den Ruhebereich?
prompt-to-rest-hint = Der Slot wird frei, und nach dem Überwintern ist die Karte wieder aktiv.
prompt-to-rest-none = Keine

prompt-to-active = Welche Karte kommt zurück in deinen aktiven Bereich?
prompt-to-active-hint = Du kannst sie gleich wieder spielen.
prompt-to-active-none = Keine

prompt-lay-down = Welche Karte legst du ab?
prompt-lay-down-hint = Sie kommt ungespielt in den Ruhebereich, und du nutzt ihre obere Hälfte.
prompt-lay-down-none = Keine

prompt-ability-field = Welches Feld wählst du für die Fähigkeit ({ $about })?
prompt-ability-field-hint = Zur Wahl stehen Felder, die dein Stamm jetzt nutzen darf und die du bezahlen kannst.
prompt-ability-field-none = Die Fähigkeit weglassen

prompt-figure-from = Welche Figur versetzt du?
prompt-figure-from-hint = Nur einmal: von einem kleinen Ort auf einen anderen.
prompt-figure-from-none = Keine

prompt-figure-to = Wohin kommt die Figur von { $about }?
prompt-figure-to-hint = Du zahlst keine Bücher an andere, die dort sind.

prompt-copy = Welche Karte kopierst du?
prompt-copy-hint = Du nutzt ihre untere Hälfte; wem sie gehört, muss sie in den Ruhebereich legen.
prompt-copy-none = Keine: den Schalter selbst nutzen

prompt-keep = Welche Artefaktkarte behältst du?
prompt-keep-hint = Ihre drei Kategorien zählen bei Spielende: einmal für die Karte und einmal mehr je großem Artefakt ihrer Farbe.

prompt-tribe-board = Welchen Stamm führst du?
prompt-tribe-board-hint = Jeder Stamm hat eine eigene Fähigkeit und eigene Technologien.

prompt-side = Welche Seite des Stammestableaus spielst du ({ $about })?
prompt-side-hint = Die Seiten unterscheiden sich in der Fähigkeit, bei manchen Stämmen auch in den Technologien.

prompt-clear-card = Welche Karte nimmst du aus der Auslage?
prompt-clear-card-hint = Beim Überwintern im Solospiel darfst du entfernen, was du nicht willst; es kommt in die Schachtel.
prompt-clear-card-none = Keine Karte mehr
prompt-clear-machine = Welche Maschine nimmst du aus der Auslage?
prompt-clear-machine-hint = Sie kommt in die Schachtel; danach wird die Auslage aufgefüllt.
prompt-clear-machine-none = Keine Maschine mehr
prompt-clear-module = Welches Slot-Modul nimmst du aus der Auslage?
prompt-clear-module-hint = Es kommt in die Schachtel; danach wird die Auslage aufgefüllt.
prompt-clear-module-none = Kein Modul mehr

## Ereignisse

event-first-player = { $player } beginnt das Spiel.
event-laid = Offen liegt: { $tile }.
event-tribe = { $player } führt den Stamm { $board }.
event-round = Runde { $number } beginnt.
event-gained = { $player } erhält { stock }.
event-paid = { $player } zahlt { stock }.
event-got-back = { $player } nimmt { stock } zurück.
event-above-cap = { $player } gibt { stock } ab: Für mehr ist kein Platz.
event-energy = { $player } nimmt { $amount } Energie.
event-energy-back = { $player } nimmt Energie von einer Maschine zurück.
event-crate = { $player } nimmt eine Kiste.
event-crate-own = { $player } nimmt eine Kiste: { $crate }.
event-scored = { $player } erhält { points-counted }.
event-played = { $half ->
    [0] { $player } spielt { $card }, obere Hälfte ({ $slot }).
   *[1] { $player } spielt { $card }, untere Hälfte ({ $slot }).
}
event-again = { $card } wirkt für { $player } noch einmal.
event-fired = { $player } aktiviert ein Modul ({ $module }).
event-module = { $player } legt ein Modul ({ $module }): { $modulespace }.
event-activated = { $player } aktiviert eine Maschine: { $machine }.
event-activated-standard = { $player } aktiviert eine Maschine: { $standard }.
event-activated-tribe = { $player } aktiviert die Maschine des Stammes.
event-opened = { $player } öffnet eine Kiste: { $crate }.
event-reopened = { $player } nutzt eine Kiste noch einmal: { $crate }.
event-exchanged = { $skill ->
    [two-for-crystal] { $player } tauscht 2 Ressourcen in einen Kristall.
    [crystal-to-rest] { $player } zahlt einen Kristall und macht einen Slot frei.
   *[crystal-double] { $player } tauscht einen Kristall in 2 gleiche Ressourcen.
}
event-explored = { $player } erkundet das { $space }.
event-took-card = { $player } nimmt eine Karte aus der Auslage: { $card }.
event-drew-card = { $player } zieht eine Karte vom Stapel: { $card }.
event-to-rest = { $card } kommt aus einem Slot von { $player } in den Ruhebereich.
event-to-active = { $card } kommt zurück in den aktiven Bereich von { $player }.
event-laid-down = { $player } legt eine Karte ab: { $card }.
event-card-gone = { $card } von { $player } verlässt das Spiel.
event-advanced = { $amount ->
    [0] { $player } ist am Ende einer Maschinenleiste ({ $colour }).
    [one] { $player } zieht auf einer Maschinenleiste 1 Feld vor ({ $colour }).
   *[other] { $player } zieht auf einer Maschinenleiste { $amount } Felder vor ({ $colour }).
}
event-unlocked = { $player } schaltet ein Belohnungsfeld frei: { $rewardfield }.
event-displayed-cards = Neu in der Auslage: { $cards }.
event-displayed-modules = Neue Module in der Auslage: { $modules }.
event-displayed-machines = Neue Maschinen in der Auslage: { $machines }.
event-cleared-card = { $player } nimmt eine Karte aus der Auslage: { $card }. Sie kommt aus dem Spiel.
event-cleared-module = { $player } nimmt ein Modul aus der Auslage: { $module }. Es kommt aus dem Spiel.
event-cleared-machine = { $player } nimmt eine Maschine aus der Auslage: { $machine }. Sie kommt aus dem Spiel.
event-module-gone = { $player } gibt das Modul auf, das dort lag: { $module }.
event-machine = { $player } nimmt eine Maschine: { $machine }.
event-built = { $size ->
    [0] { $player } baut ein kleines Gebäude: { $field }.
   *[1] { $player } baut ein großes Gebäude: { $field }.
}
event-lake = { $player } erreicht einen See ({ $field }): { $lake }.
event-populated = { $player } bevölkert { $field } und schaltet frei: { $technology }.
event-large-location = { $player } hat eine Figur auf einem großen Ort: { $location }.
event-ability = { $player } hat die Fähigkeit genutzt: { $board }.
event-tribe-tile = { $player } legt ein Plättchen des Stammes: { $field }.
event-falcon = Der Falke von { $player } fliegt weiter: { $field }.
event-moved-figure = { $player } versetzt eine Figur: von { $field_left } nach { $field }.
event-switched = { $player } nutzt den Schalter: { $switch }.
event-copied = { $player } kopiert mit dem Schalter: { $card }.
event-hibernated = { $player } überwintert.
event-energy-home = { $player } nimmt { $amount } Energie von den Maschinen zurück.
event-woke = Wieder im aktiven Bereich von { $player }: { $cards }.
event-rested = Aus den Slots von { $player } in den Ruhebereich: { $cards }.
event-reward = { $player } nimmt eine Belohnung fürs Überwintern: { $hibernation }.
event-took-artifact = { $player } nimmt ein Artefakt: { $artifact }.
event-small-artifact = { $player } nimmt ein kleines Artefakt.
event-removed-artifact = { $player } entfernt ein Artefakt: { $artifact }.
event-removed-small-artifact = { $player } entfernt ein kleines Artefakt.
event-end-tile = Das letzte große Artefakt ist weg: { $player } nimmt das Spielendeplättchen, alle anderen haben noch einen Zug.
event-last-turns = Der Aktionsmarker von { $player } hat die Leiste verlassen: keine Karten mehr, kein Überwintern mehr.
event-ended = { $ending ->
    [artifacts] Das Spiel ist aus: alle großen Artefakte sind weg.
    [clock] Das Spiel ist aus: der Aktionsmarker hat die Leiste verlassen.
   *[stall] Das Spiel ist aus: viele Runden lang ist nichts Neues geschehen.
}
event-artifact-card = { $player } zeigt die Artefaktkarte ({ $artifactcard }): { points-counted }.
event-final = { $player } erhält { $amount } violette Punkte.

## Wie es endete

ending-artifacts = Das letzte große Artefakt ist weg.
ending-stall = Viele Runden lang ist nichts Neues geschehen.
ending-solo-lost = Du hast verloren
ending-solo-survived = Du hast überlebt
ending-solo-minor = Kleiner Sieg
ending-solo-normal = Normaler Sieg
ending-solo-major = Großer Sieg
ending-solo-outstanding = Überragender Sieg
ending-solo-utopia = Utopie
# Unter dem Rang einer Solopartie.
remark-solo = Die Punkte für die Ränge stehen im Regelheft und gelten den gedruckten Karten und Plättchen. Wo unsere erdacht sind, kann derselbe Rang leichter oder schwerer zu erreichen sein.

## Woher die Punkte kommen

points-explored = erkundete Plättchen
points-effects = Karten, Plättchen und Technologien
points-tribe = Stammesfähigkeit
points-hibernated = Überwintern
points-progress = Fortschrittsleiste
points-technologies = Technologien
points-locations = große Orte
points-card-bonus = Kartenbonus
points-end-tile = Spielendeplättchen
points-small-artifacts = kleine Artefakte
points-left-over = übrige Ressourcen
points-artifact-card = Artefaktkarte

## Ressourcen, Farben, Plätze

resource-gear = Zahnrad
resource-book = Buch
resource-food = Nahrung
resource-crystal = Kristall
colour-grey = grau
colour-green = grün
colour-yellow = gelb
colour-any = beliebige Farbe
slot-top1 = Slot oben links
slot-top2 = Slot oben rechts
slot-bottom1 = Slot unten links
slot-bottom2 = Slot unten rechts
slot-right = Slot rechts
modulespace = { $slot ->
    [top1] Slot oben links, Platz { $number }
    [top2] Slot oben rechts, Platz { $number }
    [bottom1] Slot unten links, Platz { $number }
    [bottom2] Slot unten rechts, Platz { $number }
   *[right] Slot rechts, Platz { $number }
}{ $number ->
    [1] {" "}(aktiviert)
   *[other] {""}
}
machineplace = Maschinenplatz { $number }
action-explore = Erkunden
action-populate = Bevölkern
action-build = Bauen
action-any = Stammesfähigkeit
abyss = Abgrund
corner = Großer Ort { $number }
field = { $terrain ->
    [mountain] Gebirge { $place }
    [forest] Wald { $place }
    [steppe] Steppe { $place }
    [desert] Wüste { $place }
    [lake] See { $place }
    [location] Ort { $place }
   *[hidden] Feld { $place }
}
space = Gebietsplättchen { $place }
space-unexplored = Plättchen { $place }: { $food } Nahrung{ $any ->
    [0] {""}
   *[other] {" "}+ { $any } nach Wahl
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $locations ->
    [0] {""}
   *[other] , mit Ort
}{ $lakes ->
    [0] {""}
   *[other] , mit See
}

## Stämme

tribe-nadair = Nàdair
tribe-hofstadterians = Hofstadterianer
tribe-x49 = ]0x49[
tribe-kuniban = Kuniban
tribe-formica = Formica
tribe-vukuntur = Vukuntur
side-sun = Sonnenseite
side-moon = Mondseite
board-nadair-sun = Nàdair (Sonne)
board-nadair-moon = Nàdair (Mond)
board-hofstadterians-sun = Hofstadterianer (Sonne)
board-hofstadterians-moon = Hofstadterianer (Mond)
board-x49-sun = ]0x49[ (Sonne)
board-x49-moon = ]0x49[ (Mond)
board-kuniban-sun = Kuniban (Sonne)
board-kuniban-moon = Kuniban (Mond)
board-formica-sun = Formica (Sonne)
board-formica-moon = Formica (Mond)
board-vukuntur-sun = Vukuntur (Sonne)
board-vukuntur-moon = Vukuntur (Mond)

techplace-t1 = Erste Technologie
techplace-t2l = Zweite Technologie, links
techplace-t2m = Zweite Technologie, Mitte
techplace-t2r = Zweite Technologie, rechts
techplace-t3l = Dritte Technologie, links
techplace-t3m = Dritte Technologie, Mitte
techplace-t3r = Dritte Technologie, rechts
technology-fifth-slot = Fünfter Slot
technology-artifact-energy = Ausgrabung mit Energie
technology-artifact-crate = Ausgrabung mit Kiste
technology-artifact-points = Ausgrabung mit Punkten
technology-ability-plus = Lieder des Waldes
technology-free-forest-lake = Verborgene Pfade
technology-nadair-sap = Lebenssaft
technology-hofstadter-loop = Endlosschleife
technology-temple-range = Pilgerwege
technology-two-for-crystal = Kristallzucht
technology-no-books-to-others = Geteilte Weisheit
technology-machine-lay-down = Hintergrundprozess
technology-machine-unlimited = Satellitenverbindung
technology-crystal-to-rest = Bereitschaft
technology-cheap-explore = Schlitten
technology-card-resource = Gastfreundschaft
technology-move-figure = Nomaden
technology-mountain-discount = Steinbrüche
technology-workshop-discount = Bauhütten
technology-machine-crystal = Kristallbohrer
technology-crystal-double = Sortieranlage
technology-range-one = Weite Schwingen
technology-falcon-resources = Beute
technology-crates-and-crystals = Schatznester
technology-falcon-discount = Falkenauge
technology-switch-copy = Mimikry

## Belohnungen, Seen, Schalter

hibernation-field-1 = Feld 1: 2 Kristalle
hibernation-field-2 = Feld 2: ein Slot-Modul
hibernation-field-3 = Feld 3: eine Kiste
hibernation-field-4 = Feld 4: Energie
hibernation-field-5 = Feld 5: 4 Punkte
lake-energy = See mit Energie
lake-module = See mit Slot-Modul
lake-crate = See mit Kiste
lake-crystals = See mit Kristallen
switch-switch-0 = eine Grundressource
switch-switch-1 = ein Kristall
switch-switch-2 = Energie von einer Maschine zurück
switch-switch-3 = ein Feld auf einer Maschinenleiste
map-main-board = Spielplan
track-progress-track = Fortschrittsleiste
track-score-track = Wertungsleiste
track-machine-tracks = Maschinenleisten

## Große Orte

location-ll1a = Großes Gewächshaus
location-ll1b = Kraftwerk
location-ll2a = Kornspeicher
location-ll2b = Modulhalle
location-ll3a = Gießerei
location-ll3b = Hochhausviertel
location-ll4a = Hauptbahnhof
location-ll4b = Hafen
location-ll5a = Metropole
location-ll5b = Stadion
location-ll6a = Ahnenhalle
location-ll6b = Kristallpalast
location-ll7a = Laboratorium
location-ll7b = Lagerhaus
location-ll8a = Aussichtsturm
location-ll8b = Forschungsreaktor

## Karten

card-cg01 = Schmiedin
card-cg02 = Maschinist
card-cg03 = Vorarbeiterin
card-cg04 = Gießer
card-cg05 = Alchemistin
card-cg06 = Maurer
card-cg07 = Tausendsassa
card-cg08 = Schrotthändler
card-cg09 = Architektin
card-cg10 = Steiger
card-cg11 = Lastenträger
card-cg12 = Truppführerin
card-cg13 = Werkzeugmacherin
card-cn01 = Gelehrte
card-cn02 = Bibliothekar
card-cn03 = Druide
card-cn04 = Schreiberin
card-cn05 = Chemiker
card-cn06 = Pionierin
card-cn07 = Lehrer
card-cn08 = Buchhändlerin
card-cn09 = Gesandter
card-cn10 = Edelsteinschleiferin
card-cn11 = Archivar
card-cn12 = Älteste
card-cn13 = Dichter
card-cy01 = Bäuerin
card-cy02 = Imker
card-cy03 = Hirtin
card-cy04 = Erntehelfer
card-cy05 = Brauerin
card-cy06 = Kundschafter
card-cy07 = Wirtin
card-cy08 = Krämer
card-cy09 = Lotsin
card-cy10 = Kristallsucher
card-cy11 = Strandgutsucherin
card-cy12 = Dorfkoch
card-cy13 = Schlafwandlerin
card-sa1 = Bastlerin A
card-sa2 = Leser A
card-sa3 = Sammlerin A
card-sa4 = Tauscher A
card-sa5 = Schamanin A
card-sa6 = Schürfer A
card-sb1 = Bastlerin B
card-sb2 = Leser B
card-sb3 = Sammlerin B
card-sb4 = Tauscher B
card-sb5 = Schamanin B
card-sb6 = Schürfer B
card-sc1 = Bastlerin C
card-sc2 = Leser C
card-sc3 = Sammlerin C
card-sc4 = Tauscher C
card-sc5 = Schamanin C
card-sc6 = Schürfer C
card-sd1 = Bastlerin D
card-sd2 = Leser D
card-sd3 = Sammlerin D
card-sd4 = Tauscher D
card-sd5 = Schamanin D
card-sd6 = Schürfer D

## Maschinen

machine-mg01 = Kran
machine-mg02 = Drehbank
machine-mg03 = Kristallpresse
machine-mg04 = Graue Drehscheibe
machine-mg05 = Graues Fließband
machine-mg06 = Getriebe
machine-mg07 = Graue Winde
machine-mg08 = Modulschmiede
machine-mg09 = Dampfhammer
machine-mg10 = Graues Prisma
machine-mn01 = Signalturm
machine-mn02 = Druckerpresse
machine-mn03 = Resonator
machine-mn04 = Wecker
machine-mn05 = Grüne Drehscheibe
machine-mn06 = Beregner
machine-mn07 = Lesemaschine
machine-mn08 = Moduldrucker
machine-mn09 = Grünes Fließband
machine-mn10 = Grünes Prisma
machine-my01 = Schneeraupe
machine-my02 = Backofen
machine-my03 = Ballon
machine-my04 = Geländewagen
machine-my05 = Gelbes Fließband
machine-my06 = Pflug
machine-my07 = Mähdrescher
machine-my08 = Funkgerät
machine-my09 = Lautsprecher
machine-my10 = Gelbe Winde
standard-std1 = Kristallmühle
standard-std2 = Aufzug
standard-std3 = Antenne

## Slot-Module und Kisten, nach dem, was sie geben

module-sm01 = Grau: 2 Zahnräder
module-sm02 = Grau: 1 Zahnrad, Glaskolben
module-sm03 = Grau: 1 Kristall
module-sm04 = Grau: 1 auf grauer Leiste
module-sm05 = Grau: 1 nach Wahl, Glaskolben
module-sm06 = Grau: 1 Zahnrad, 1 Punkt
module-sm07 = Grau: 2 Punkte
module-sm08 = Grau: bis 3 tauschen, Glaskolben
module-sm09 = Grün: 2 Bücher
module-sm10 = Grün: 1 Buch, Glaskolben
module-sm11 = Grün: 1 Kristall
module-sm12 = Grün: 1 auf grüner Leiste
module-sm13 = Grün: 1 nach Wahl, Glaskolben
module-sm14 = Grün: 1 Buch, 1 Punkt
module-sm15 = Grün: 2 Punkte
module-sm16 = Grün: bis 3 tauschen, Glaskolben
module-sm17 = Gelb: 2 Nahrung
module-sm18 = Gelb: 1 Nahrung, Glaskolben
module-sm19 = Gelb: 1 Kristall
module-sm20 = Gelb: 1 auf gelber Leiste
module-sm21 = Gelb: 1 nach Wahl, Glaskolben
module-sm22 = Gelb: 1 Nahrung, 1 Punkt
module-sm23 = Gelb: 2 Punkte
module-sm24 = Gelb: bis 3 tauschen, Glaskolben
module-sm25 = Grau/grün: 1 Zahnrad
module-sm26 = Grau/grün: 1 Buch
module-sm27 = Grau/grün: 1 Nahrung
module-sm28 = Grau/grün: 1 nach Wahl
module-sm29 = Grau/grün: 1 Punkt
module-sm30 = Grau/grün: 1 Zahnrad oder 1 Buch, Glaskolben
module-sm31 = Grau/grün: 1 nach Wahl für 1 Kristall, Glaskolben
module-sm32 = Grau/grün: 1 Nahrung für 1 auf gelber Leiste
module-sm33 = Grün/gelb: 1 Buch
module-sm34 = Grün/gelb: 1 Nahrung
module-sm35 = Grün/gelb: 1 Zahnrad
module-sm36 = Grün/gelb: 1 nach Wahl
module-sm37 = Grün/gelb: 1 Punkt
module-sm38 = Grün/gelb: 1 Buch oder 1 Nahrung, Glaskolben
module-sm39 = Grün/gelb: 1 nach Wahl für 1 Kristall, Glaskolben
module-sm40 = Grün/gelb: 1 Zahnrad für 1 auf grauer Leiste
module-sm41 = Grau/gelb: 1 Zahnrad
module-sm42 = Grau/gelb: 1 Nahrung
module-sm43 = Grau/gelb: 1 Buch
module-sm44 = Grau/gelb: 1 nach Wahl
module-sm45 = Grau/gelb: 1 Punkt
module-sm46 = Grau/gelb: 1 Zahnrad oder 1 Nahrung, Glaskolben
module-sm47 = Grau/gelb: 1 nach Wahl für 1 Kristall, Glaskolben
module-sm48 = Grau/gelb: 1 Buch für 1 auf grüner Leiste
crate-k01 = 1 Buch, 1 Zahnrad
crate-k02 = 1 Zahnrad, 1 Nahrung
crate-k03 = 1 Buch, 1 Nahrung
crate-k04 = 2 Zahnräder
crate-k05 = 2 Bücher
crate-k06 = 2 Nahrung
crate-k07 = 1 Kristall, 1 nach Wahl
crate-k08 = 2 Kristalle
crate-k09 = Slot-Modul
crate-k10 = 1 auf beliebiger Leiste
crate-k11 = Energie zurück, 1 nach Wahl
crate-k12 = Slot leeren, 1 nach Wahl
crate-k13 = Reichweite +2, 1 nach Wahl
crate-k14 = 3 Punkte

## Artefakte

artifact-la01 = Violettes Artefakt (1+)
artifact-la02 = Oranges Artefakt (1+)
artifact-la03 = Weißes Artefakt (1+)
artifact-la04 = Violettes Artefakt (2+)
artifact-la05 = Oranges Artefakt (2+)
artifact-la06 = Weißes Artefakt (2+)
artifact-la07 = Violettes Artefakt (3+)
artifact-la08 = Oranges Artefakt (3+)
artifact-la09 = Weißes Artefakt (3+)
artifact-la10 = Violettes Artefakt (4)
artifact-la11 = Oranges Artefakt (4)
artifact-la12 = Weißes Artefakt (4)
artifactcard-a01 = Kisten, Energie, Bevölkerung
artifactcard-a02 = Module, Seen, Karten
artifactcard-a03 = Glaskolben, Stammesmarker, Kristalle
artifactcard-a04 = Energie, Karten, Seen
artifactcard-a05 = Bevölkerung, Kisten, Glaskolben
artifactcard-a06 = Kristalle, Module, Stammesmarker
artifactcard-a07 = Karten, Bevölkerung, Energie
artifactcard-a08 = Seen, Glaskolben, Kisten
artifactcard-a09 = Stammesmarker, Kristalle, Module
artifactcard-a10 = Bevölkerung, Glaskolben, Karten

## Gebietsplättchen und Belohnungsfelder

tile-t01 = Gebietsplättchen 1
tile-t02 = Gebietsplättchen 2
tile-t03 = Gebietsplättchen 3
tile-t04 = Gebietsplättchen 4
tile-t05 = Gebietsplättchen 5
tile-t06 = Gebietsplättchen 6
tile-t07 = Gebietsplättchen 7
tile-t08 = Gebietsplättchen 8
tile-t09 = Gebietsplättchen 9
tile-t10 = Gebietsplättchen 10
tile-t11 = Gebietsplättchen 11
tile-t12 = Gebietsplättchen 12
tile-t13 = Gebietsplättchen 13
tile-t14 = Gebietsplättchen 14
tile-t15 = Gebietsplättchen 15
tile-t16 = Gebietsplättchen 16
tile-t17 = Gebietsplättchen 17
tile-t18 = Gebietsplättchen 18
tile-t19 = Gebietsplättchen 19
tile-t20 = Gebietsplättchen 20
tile-t21 = Gebietsplättchen 21
tile-t22 = Gebietsplättchen 22
tile-t23 = Gebietsplättchen 23
tile-t24 = Gebietsplättchen 24
tile-t25 = Gebietsplättchen 25
tile-ts1 = Start-Gebietsplättchen 1
tile-ts2 = Start-Gebietsplättchen 2
tile-ts3 = Start-Gebietsplättchen 3
tile-ts4 = Start-Gebietsplättchen 4
tile-ts5 = Start-Gebietsplättchen 5
rewardfield-rf01 = Standardmaschine (grau 3)
rewardfield-rf02 = Standardmaschine (grün 3)
rewardfield-rf03 = Standardmaschine (gelb 3)
rewardfield-rf04 = Spezialmaschine (grau 5)
rewardfield-rf05 = Spezialmaschine (grün 5)
rewardfield-rf06 = Spezialmaschine (gelb 5)
rewardfield-rf07 = Spezialmaschine (grau 8 und grün 4)
rewardfield-rf08 = Spezialmaschine (grün 8 und gelb 4)
rewardfield-rf09 = Spezialmaschine (gelb 8 und grau 4)
rewardfield-rf10 = Artefaktfeld (grau 12 und grün 9)
rewardfield-rf11 = Artefaktfeld (grün 12 und gelb 9)
rewardfield-rf12 = Artefaktfeld (gelb 12 und grau 9)
rewardfield-rf13 = Kartenbonus (grau 11)
rewardfield-rf14 = Kartenbonus (grün 11)
rewardfield-rf15 = Kartenbonus (gelb 11)

## Einstellungen

preset-long = Lange Partie
preset-long-hint = Von allem mehr: für einen Abend mit Zeit.

option-chapter = Kapitel der Kampagne
option-chapter-hint = Spielt ein Kapitel der Kampagne mit allem, was die Kapitel davor freigeschaltet haben.
option-chapter-0 = ohne Kampagne
option-chapter-1 = Kapitel 1
option-chapter-2 = Kapitel 2
option-chapter-3 = Kapitel 3
option-chapter-4 = Kapitel 4
option-chapter-5 = Kapitel 5
next-chapter = Weiter mit Kapitel { $chapter } der Kampagne
after-campaign = Die Kampagne ist zu Ende und alle ihre Teile gehören euch: wählt für die nächste Partie davon, was ihr mögt
option-locations = Weitere große Orte
option-locations-hint = Die drei großen Orte der Kampagne werden mit eingemischt.
option-formica = Formica
option-formica-hint = Der Stamm der Formica kann verteilt oder gewählt werden.
option-giant-crystals = Riesenkristalle
option-giant-crystals-hint = Vier Kristallsymbole am Rand sind Riesenkristalle und geben doppelt so viel.
option-vukuntur = Vukuntur
option-vukuntur-hint = Der Stamm der Vukuntur kann verteilt oder gewählt werden.
option-switch = Was der Schalter gibt
option-switch-hint = Die Kampagne kann den Schalter etwas stärker machen.
option-switch-printed = eine Grundressource, wie aufgedruckt
option-switch-crystal = ein Kristall
option-switch-energy = Energie von einer Maschine zurück
option-switch-track = ein Feld auf einer Maschinenleiste
option-moon = Mondseiten
option-moon-hint = Die Mondseiten der Stammestableaus sind im Spiel, mit anderen Fähigkeiten.
option-choose-tribes = Stämme wählen
option-choose-tribes-hint = Die Stämme werden nacheinander gewählt statt verteilt; wer beginnt, wählt zuletzt.
option-two-artifact-cards = Zwei Artefaktkarten zur Wahl
option-two-artifact-cards-hint = Alle erhalten zwei Artefaktkarten und behalten eine davon.
option-longer = Längeres Spiel
option-longer-hint = Es liegen mehr große Artefakte aus, als wäre eine Person mehr dabei.
option-shared-artifact-card = Eine Artefaktkarte für alle
option-shared-artifact-card-hint = Eine offene Artefaktkarte zählt für alle; niemand hat eine geheime.
option-first-player = Startperson
option-first-player-hint = Ausgelost oder immer der erste Platz.
option-first-player-random = ausgelost
option-first-player-first-seat = der erste Platz
option-colours-when-playing-only = Alle Farben nur beim Spielen
option-colours-when-playing-only-hint = Die Maschine für alle Farben wirkt nur für die Karte, die du gerade spielst, nicht beim Nehmen oder Zählen.
option-removal-field = Ein Artefakt geht bei
option-removal-field-hint = Das vierte Feld der Überwinterungsleiste. Wir zählen ab dem ersten Feld mit Belohnung; zählt das Startfeld mit, ist es die dritte Überwinterung.
option-removal-field-4 = der vierten Überwinterung
option-removal-field-3 = der dritten Überwinterung
option-ability-without-lakes = Marker auch ohne See
option-ability-without-lakes-hint = Die Hofstadterianer bewegen ihren Fortschrittsmarker auch dann, wenn ihre Sonnenfähigkeit keinen See findet und nichts bringt.
option-stall-rounds = Stille Runden bis zum Ende
option-stall-rounds-hint = Das Spiel endet, wenn so viele Runden nacheinander niemand vorankommt; unter Menschen ist das selten.
option-stall-rounds-20 = 20 Runden
option-stall-rounds-10 = 10 Runden
option-stall-rounds-40 = 40 Runden
option-stall-rounds-0 = nie

## Der Tisch im Terminal

short-mountain = Ge
short-forest = Wa
short-steppe = St
short-desert = Wü
short-lake = Se
short-location = Or
short-lake-energy = En
short-lake-module = Mo
short-lake-crate = Ki
short-lake-crystals = Kr
short-small = k
short-large = G
short-figure = f
short-tile = p
short-falcon = v
text-legend = Plättchen und Buchstabe benennen ein Feld. Eine Zahl ist eine Person mit Teilen: k kleines Gebäude, G großes Gebäude, f Bevölkerungsfigur, p Plättchen des Stammes, v Falke. Unerkundete Plättchen zeigen Kosten und Punkte: 3+1 sind 3 Nahrung und 1 Ressource nach Wahl. * kann jetzt gewählt werden.
text-crystals = Kristallsymbole am Rand neben
text-giant = {" "}(Riesenkristall)

## Symbole

icon-vp = Punkte
icon-gear = Zahnräder
icon-book = Bücher
icon-food = Nahrung
icon-crystal = Kristalle
icon-basic = Grundressource nach Wahl
icon-basic-hint = ein Zahnrad, ein Buch oder eine Nahrung
icon-energy = Energie
icon-energy-hint = setzt eine Maschine in Gang
icon-crate = Kiste
icon-crate-hint = ein Geschenk, das du öffnest, wann du willst
icon-flask = Glaskolben
icon-flask-hint = bewirkt allein nichts; andere Wirkungen zählen ihn
icon-module = Slot-Modul
icon-module-hint = wirkt, wenn eine Karte seiner Farbe in seinen Slot gespielt wird
icon-machine = Maschine
icon-artifact = großes Artefakt
icon-artifact-hint = wertet eine Zeile deiner Artefaktkarte noch einmal; mit dem letzten kommt das Ende
icon-ability = Stammesfähigkeit
icon-active = aktiver Bereich
icon-active-hint = Karten, die du spielen kannst
icon-rest = Ruhebereich
icon-rest-hint = Karten, die beim Überwintern zurückkommen
icon-slot = Slot
icon-box = aus dem Spiel
icon-box-hint = kommt aus dem Spiel
icon-switch = Schalter
icon-switch-hint = als Aktion 1 Grundressource, einmal bis zum Überwintern
icon-play = Karte spielen
icon-hibernate = überwintern
icon-in-play = solange im Spiel
icon-in-play-hint = die Wirkung hält an, solange die Karte in ihrem Slot liegt
icon-explore = erkunden
icon-populate = bevölkern
icon-build = bauen
icon-any-action = erkunden, bevölkern oder bauen
icon-range = Reichweite
icon-range-hint = so viel Nahrung weniger für den Weg
icon-discount = Rabatt
icon-discount-hint = so viel weniger vom Preis, nicht vom Weg
icon-citizen-any = Karte beliebiger Farbe
icon-citizen-any-hint = Weiß steht für jede Farbe
icon-citizen-grey = graue Karte
icon-citizen-green = grüne Karte
icon-citizen-yellow = gelbe Karte
icon-citizen-top = obere Hälfte einer Karte
icon-turn-citizen = Karte drehen
icon-turn-citizen-hint = die gespielte Karte darf ihre andere Hälfte nutzen
icon-track-any = Maschinenleiste nach Wahl
icon-track-grey = graue Maschinenleiste
icon-track-green = grüne Maschinenleiste
icon-track-yellow = gelbe Maschinenleiste
icon-desert = Wüste
icon-forest = Wald
icon-lake = See
icon-terrain = Gebirge, Wald oder Steppe
icon-figure = Bevölkerungsfigur
icon-falcon = Falke
icon-falcon-hint = die Figur des Stamms Vukuntur
icon-target = Ziel
icon-target-hint = ein Plättchen des Stamms ]0x49[
icon-temple = Tempel
icon-workshop = Werkstatt
icon-ability-plus = stärkere Stammesfähigkeit
icon-card-resource = Ressource zu jeder Karte
icon-cheap-explore = billiger erkunden
icon-crates-and-crystals = Kristall zu jeder Kiste
icon-falcon-discount = Rabatt neben dem Falken
icon-falcon-resources = Ressourcen vom Falken
icon-fifth-slot = fünfter Slot
icon-free-forest-lake = keine Entfernung durch Wälder und Seen
icon-mountain-discount = Rabatt neben Gebirgen
icon-no-books-to-others = keine Bücher an andere
icon-range-one = Reichweite +1
icon-switch-copy = kopieren mit dem Schalter
icon-temple-range = Reichweite von Tempeln
icon-workshop-discount = Rabatt neben Werkstätten

## Was eine Stellung wert ist

feature-points = Punkte
feature-gears = Zahnräder
feature-books = Bücher
feature-food = Nahrung
feature-variety = Vielfalt der Ressourcen
feature-crystals = Kristalle
feature-energy = Energie
feature-charged = Energie für ungenutzte Maschinen
feature-machines = Maschinen
feature-cards = neue Karten
feature-ready-cards = spielbare Karten
feature-modules = Slot-Module
feature-tracks = Fortschritt auf den Maschinenleisten
feature-near-rewards = nahe Belohnungen auf den Maschinenleisten
feature-figures = Bevölkerungsfiguren
feature-buildings = Gebäude
feature-sites = gute Bauplätze
feature-free-locations = Orte in Reichweite
feature-large-locations = große Orte
feature-way-to-large = Nähe zu einem großen Ort
feature-crates = geschlossene Kisten
feature-technologies = Technologien
feature-artifacts = große Artefakte
feature-rivals = Vorsprung vor den anderen

## Was das Nachschlagewerk über ein Teil sagt

fact-colour = Farbe
fact-colour-value = { $value ->
    [grey] grau
    [green] grün
    [yellow] gelb
    [violet] violett
    [orange] orange
   *[white] weiß
}
fact-colours = Farben
fact-colours-value = { fact-colour-value }
fact-flasks = Glaskolben
fact-flasks-value = { $value }
fact-slot = Slotsymbol
fact-slot-value = { $value ->
    [top] obere Hälfte
    [bottom] untere Hälfte
   *[none] keines
}
fact-set = Startset
fact-set-value = { $value }
fact-fields = Felder
fact-fields-value = { $value ->
    [mountain] Gebirge
    [forest] Wald
    [steppe] Steppe
    [desert] Wüste
    [lake] See
    [location] Ort
   *[other] { $value }
}
fact-any = Ressourcen nach Wahl
fact-any-value = { $value }
fact-points = Punkte
fact-points-value = { $value }
fact-lake = See
fact-lake-value = { $value ->
    [energy] Energie
    [module] Slot-Modul
    [crate] Kiste
   *[crystals] Kristalle
}
fact-place = Platz
fact-place-value = { $value ->
    [t1] erste
    [t2L] zweite, links
    [t2M] zweite, Mitte
    [t2R] zweite, rechts
    [t3L] dritte, links
    [t3M] dritte, Mitte
   *[t3R] dritte, rechts
}
fact-books = Bücher
fact-books-value = { $value }
fact-players = Ab so vielen Personen
fact-players-value = { $value }
fact-count = Zählt
fact-count-value = { $value ->
    [track] Felder auf einer Maschinenleiste
    [energy] Energie
    [modules] Slot-Module
    [large-buildings] große Gebäude
    [population] Bevölkerungsfiguren
    [lakes] Seen
    [on-large] Figuren auf großen Orten
    [cards] Bürger*innenkarten
    [tribe-progress] Marker vom Stammestableau
    [crystals] Kristallsymbole
    [flasks] Glaskolben
    [crates] Kisten
   *[presence] Gebietsplättchen mit deinen Teilen
}
fact-violet = Violett
fact-violet-value = { fact-count-value }
fact-orange = Orange
fact-orange-value = { fact-count-value }
fact-white = Weiß
fact-white-value = { fact-count-value }
fact-kind = Art
fact-kind-value = { $value ->
    [standard-machine] Standardmaschine
    [special-machine] Spezialmaschine
    [artifact] Artefakt
   *[card-bonus] Kartenbonus
}
fact-grey = Graue Leiste
fact-grey-value = { $value }
fact-green = Grüne Leiste
fact-green-value = { $value }
fact-yellow = Gelbe Leiste
fact-yellow-value = { $value }
fact-energy = Energie auf Feldern
fact-energy-value = { $value }
fact-artifacts = Artefakte auf Feldern
fact-artifacts-value = { $value }
fact-crates = Kisten auf Feldern
fact-crates-value = { $value }
fact-spaces = Gebietsplättchen
fact-spaces-value = { $value }
fact-crystals = Kristallsymbole
fact-crystals-value = { $value }

## Board

board = Revive, Runde { $round }
board-round = Runde { $round }
board-energy = Energie im Vorrat: { $count }
board-points = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-bonus = Bonus bei { $points } Punkten: { $bonus }
board-track = Maschinenleiste { $colour }: Feld { $number }
board-progress = { $count ->
    [one] 1 Fortschrittsmarker
   *[other] { $count } Fortschrittsmarker
}, am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert
board-markers = { $count ->
    [one] 1 Fortschrittsmarker liegt noch hier.
   *[other] { $count } Fortschrittsmarker liegen noch hier.
}
board-technology = { $name } ({ $books } Bücher, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}).
board-locked = { $name }: noch nicht freigeschaltet
board-no-tribe = Noch kein Stamm gewählt
hibernated = { $player } hat { $count ->
    [0] noch nie
    [one] einmal
   *[other] { $count }-mal
} überwintert
hibernation-start = Anfang der Überwinterungsleiste
hibernation-removal = Wer dieses Feld erreicht, nimmt ein großes Artefakt aus dem Spiel
giant-crystal = Riesenkristall
switch-used = Der Schalter ist benutzt
switch-unused = Der Schalter ist bereit
machine-loaded = Darauf liegt Energie.
machine-ready = Sie ist bereit.
crate-closed = Noch geschlossen.
crate-opened = Geöffnet.
crate-reused = Geöffnet und noch einmal benutzt.

piece-small = kleines Gebäude
piece-large = großes Gebäude
piece-figure = Bevölkerungsfigur
piece-tile = Stammesplättchen
piece-falcon = Falke

stage-start = Spielaufbau
stage-turn = { $player }: { $actions ->
    [0] zwei Aktionen oder überwintern
    [1] noch eine Aktion
   *[other] keine Aktion mehr
}
stage-sleep = { $player } überwintert
stage-solo = Aktionsmarker auf Feld { $clock }
stage-last = { $player } · letzte Züge: noch { $turns }
stage-over = Das Spiel ist zu Ende

part-stage = Stand des Spiels
part-map = Spielplan
board-score = Punkteleiste
board-citizens = Bürger
board-machines = Maschinen
board-modules = Slot-Module
board-artifacts = Artefakte und Kisten
board-hibernation = Überwinterungsleiste
board-resources = Deine Ressourcen
board-active = Aktive Bürger
board-rest = Ruhende Bürger
part-shared = Das Artefakt, das alle werten
part-turns = Das Plättchen, so oder so herum
board-in-pile = { $count } im Stapel
board-supply = Vorrat
board-artifacts-left = Artefakte
board-full = voll
board-resting = { $count } ruhen
board-jars = { $ready } bereit, { $working } im Gang
board-markers-left = { $count ->
    [0] alle benutzt
   *[other] noch { $count }
}
half-upper = obere Hälfte
half-lower = untere Hälfte
half-either = beide Hälften
part-purse = Deine Vorräte
part-display = Auslage
part-hand = Deine Bürger
part-gathered = Kisten und Artefakte
part-board = Spieltableau
board-progress-track = Fortschrittsleiste
part-tribe = Dein Stamm
board-own-artifacts = Deine Artefakte
board-crates = Deine Kisten


icon-activation = Aktivierungssymbol: ein Modul wirkt hier sofort
icon-small = kleines Gebäude
icon-large = großes Gebäude
icon-progress = Fortschrittsmarker
icon-progress-hint = jeder auf der Fortschrittsleiste ist am Ende mehr wert
icon-location = Ort
icon-large-location = großer Ort
icon-area = Gebietsplättchen
icon-violet-vp = Punkte am Spielende
icon-end-tile = Spielendeplättchen
icon-slot-symbol = Slotsymbol: ein weiterer Bürger darf darauf gespielt werden
icon-artifact-violet = violettes Artefakt
icon-artifact-orange = oranges Artefakt
icon-artifact-white = weißes Artefakt
icon-artifact-small = kleines Artefakt
icon-machine-grey = graue Maschine
icon-machine-green = grüne Maschine
icon-machine-yellow = gelbe Maschine
icon-tile = Stammesplättchen
icon-steppe = Steppe

terrain-mountain = Gebirge
terrain-forest = Wald
terrain-steppe = Steppe
terrain-desert = Wüste
terrain-lake = See
terrain-location = Ort

## Worauf die Angaben beruhen, wie das Nachschlagewerk es sagt

basis-modules = 6 Farbsätze x 8 Effekte; ein einfarbiges Modul wirkt seltener und ist deshalb etwas stärker
basis-tribes = Spielregel S. 10, 19-21; welche Seite welche ist, Plätze und manche Zugehörigkeit sind erschlossen
basis-areas = Landschaften nach dem Beispiel der Spielregel (S. 13); Startplättchen haben je eine Wüste
basis-general-symbols = aus allgemeinen Symbolen gebildet
basis-locations = die gezählte Sache ist abgedruckt; Punkte für etwa 8 bis 14 in einer guten Partie gewählt; Zuordnung der Seiten gewählt
basis-tracks = Arten und Anzahlen sind abgedruckt; 15 Felder = 3 Standardmaschinen + 6 besondere + 3 Artefakte + 3 Kartenboni, da 10 Plättchen einer Farbe für höchstens 2 Felder von 4 Personen reichen; Plätze, Längen und Paare gewählt
basis-crates = allgemeine Symbole der Spielregel, etwa so stark wie die gezeigte Kiste; zwei Exemplare jeder Art
basis-machine-shown = Effekt abgebildet (S. 22); Farbe, Zahl und Kolben gewählt
basis-symbols-exist = die Symbole gibt es; Zahlen und Zuordnung der Hälften gewählt
basis-two-per-colour = Zuordnung und Farbe so gewählt, dass jeder Satz zwei Karten je Farbe hat
basis-artifacts = vier je Farbe und die Aufschriften sind abgedruckt; eins jeder Farbe je Aufschrift ist die gleichmäßige Verteilung
basis-artifact-cards = jede Art einmal in jeder Farbe; ein Punkt je Stück, was zur Solotabelle passt
basis-rotated-food = Farbtausch nach der gelben Karte mit 2 Nahrung auf S. 10 der Spielregel; Zuordnung gewählt
basis-rising = allgemeine Symbole mit steigendem Wert
basis-food-card = 2 Nahrung auf einer gelben Karte: Spielregel S. 10; Zuordnung gewählt
basis-rulebook-symbols = Symbole der Spielregel
basis-slot-symbol = Slotsymbol: die Spielregel zeigt es auf S. 10
basis-per-flask = Effekt je Kolben: Spielregel S. 22
basis-immediate = Symbol der sofortigen Aktion: Spielregel S. 24
basis-take-card = Symbol zum Nehmen einer Karte: Spielregel S. 24
basis-per-population = Effekt je Bevölkerung: Spielregel S. 24
basis-better-reward = REV-CAMP-12: eine etwas bessere allgemeine Belohnung
basis-bonus-kinds = die Arten der Boni sind abgedruckt; Längen und Plätze gewählt
basis-rotated-effect = Farbtausch nach dem Effekt Gelb/Nahrung auf S. 22 der Spielregel
basis-while-in-play = Rahmen für Effekte im Spiel: Spielregel S. 22; Inhalt gewählt
basis-rest-to-active = Symbol von Ruhe zu aktiv: Spielregel S. 23
basis-rotated-trade = Farbtausch nach dem Tausch für Zahnräder auf S. 23 der Spielregel
basis-trade-shown = die Spielregel zeigt auf S. 23 den Tausch für Zahnräder
basis-effect-shown = die Spielregel zeigt auf S. 22 diesen Effekt für Gelb/Nahrung
basis-range-shown = die Spielregel zeigt auf S. 22 Reichweite +2, solange die Karte im Spiel ist
basis-hibernate-shown = die Spielregel zeigt auf S. 22 Überwintern und dann Entfernen
basis-example = das Beispiel der Spielregel (S. 10)
basis-board = 35 = 7 x 5 Plätze für 25 Gebiete, 5 Startgebiete, 4 große Orte und den Abgrund

## Warum etwas jetzt nicht geht

gears-counted = { $gear ->
    [one] 1 Zahnrad
   *[other] { $gear } Zahnräder
}
books-counted = { $book ->
    [one] 1 Buch
   *[other] { $book } Bücher
}
choice-counted = { $crystal ->
    [one] 1 Ressource nach Wahl
   *[other] { $crystal } Ressourcen nach Wahl
}
why-lacks-gear = Bis zur nächsten Wüste fehlen: { gears-counted }
why-lacks-gear-food = Bis zur nächsten Wüste fehlen: { gears-counted } und { $food } Nahrung
why-lacks-book = Bis zum nächsten Ort fehlen: { books-counted }
why-lacks-book-food = Bis zum nächsten Ort fehlen: { books-counted } und { $food } Nahrung
why-lacks-food = Es fehlen { $food } Nahrung
why-lacks-crystal = Bis zum nächsten Plättchen fehlen: { choice-counted }
why-lacks-food-crystal = Bis zum nächsten Plättchen fehlen: { $food } Nahrung und { choice-counted }
why-slept = In diesem Zug hast du überwintert
why-no-action-left = In diesem Zug ist keine Aktion mehr übrig
why-acted = Nur anstelle von Aktionen, und du hast schon eine ausgeführt
why-clock = Der Aktionsmarker hat die Leiste verlassen
why-no-slot = Kein Slot nimmt noch eine Karte auf
why-switch-used = Der Schalter ist verbraucht, bis du überwinterst
why-all-explored = Alle Plättchen liegen offen
why-explore-no-way = Zu keinem verdeckten Plättchen führt ein Weg
why-all-technologies = Alle deine Technologien sind freigeschaltet
why-no-location = Auf jedem Ort steht schon deine Figur
why-populate-no-way = Zu keinem Ort ohne deine Figur führt ein Weg
why-all-built = Alle deine Gebäude stehen auf dem Plan
why-no-desert = Keine Wüste ist frei
why-build-no-way = Zu keiner freien Wüste führt ein Weg
why-no-crystal = Du hast keinen Kristall
why-crystal-full = Zahnräder, Bücher und Nahrung sind voll
why-no-machine = Noch ist keine Maschine freigeschaltet
why-all-loaded = Auf jeder Maschine liegt Energie, bis du überwinterst
why-no-energy = In deinem Lager ist keine Energie
why-machine-idle = Keine Maschine würde jetzt etwas bewirken
why-no-crate = Du hast keine verschlossene Kiste
why-no-exchange = Dir fehlt, was der Tausch nimmt

## Was eine Möglichkeit bewirkt

summary-end-turn = Dein Zug ist vorbei.
summary-action-1 = Decke ein Plättchen auf: seine Punkte, eine Karte aus der Auslage, neues Land.
summary-action-2 = Stelle eine Figur auf einen Ort und schalte die Technologie frei, von der sie kommt.
summary-action-3 = Setze ein Gebäude auf eine leere Wüste; das Land daneben bewegt deine Maschinenmarker.
summary-action-4 = Anstelle von Aktionen: Karten aus den Slots ruhen sich aus, { $cards ->
    [0] niemand kommt
    [one] 1 Karte kommt
   *[other] { $cards } Karten kommen
} zurück in den aktiven Bereich{ $energy ->
    [0] {""}
   *[other] , { $energy } Energie kehrt von deinen Maschinen zurück
}. Danach gibt es eine Belohnung.
summary-action-5 = 1 Kristall wird zu 1 Zahnrad, Buch oder Nahrung.
summary-action-6 = 1 Energie aus deinem Lager setzt sie in Gang; sie bleibt dort, bis du überwinterst.
summary-action-7 = Sie wirkt einmal und bleibt bei dir.
summary-action-8 = Du tauschst, wie es deine Technologie erlaubt.
summary-space-taken = Das Modul, das hier liegt, geht verloren: { $lost }
summary-space-works = Es wirkt sofort und mit jeder Karte seiner Farbe in diesem Slot.
summary-space-waits = Es wirkt mit jeder Karte seiner Farbe in diesem Slot.
summary-small-artifact = Am Ende 2 Punkte wert.
summary-artifact = Deine Artefaktkarte wertet noch einmal: { $counted }, jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
summary-held = Davon hast du { $count }.
summary-full = Davon hast du { $count }: Für mehr ist kein Platz.
summary-track = Dein Marker steht auf Feld { $reached } von { $end }.
summary-track-end = Dein Marker steht auf dem letzten Feld: Jeder Schritt bringt stattdessen { stock }.
summary-tile = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und eine Karte aus der Auslage.
summary-location = Mit deiner günstigsten Technologie{ $owed ->
    [0] {""}
    [one] , davon 1 Buch für die Person, die schon dort ist
   *[other] , davon { $owed } Bücher für alle, die schon dort sind
}.
summary-large-location = Am Ende nach jetzigem Stand { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $owed ->
    [0] {""}
    [one] ; 1 Buch geht an die Person, die schon dort ist
   *[other] ; { $owed } Bücher gehen an alle, die schon dort sind
}.
summary-building = Schritte durch das Land daneben: { $grey } grau, { $green } grün, { $yellow } gelb{ $crystals ->
    [0] {""}
    [one] ; 1 Kristall
   *[other] ; { $crystals } Kristalle
}{ $lakes ->
    [0] {""}
    [one] ; 1 See
   *[other] ; { $lakes } Seen
}.
summary-building-alone = Noch bringt nichts daneben etwas ein.
summary-remove = Niemand kann es mehr nehmen; ist das letzte große fort, endet das Spiel.
summary-pay-0 = Kristalle bezahlen, was fehlt.
summary-pay-1 = 1 Energie setzt sie in Gang, und sie bringt vielleicht, was du brauchst.
summary-pay-2 = Sie bringt vielleicht, was du brauchst.
summary-pay-3 = Er bringt vielleicht, was du brauchst.
summary-blind = Du siehst sie erst, wenn du sie genommen hast.
summary-turned = Für deine Gebäude daneben: { $rewards }
summary-turned-alone = Keines deiner Gebäude hat etwas davon.

## Was ein Ding ist, für wen darauf zeigt

about-card = Obere Hälfte: { $top } Untere Hälfte: { $bottom }
about-colour = Farbe: { $colour }
about-flasks = { $count ->
    [one] 1 Glaskolben
   *[other] { $count } Glaskolben
}
about-card-display = In der Auslage: wer erkundet, darf sie nehmen
about-card-active = Spielbereit bei { $player }
about-card-rest = Ruht bei { $player } bis zum Überwintern
about-card-slot = In einem Slot bei { $player }
about-machine-locked = Noch nicht freigeschaltet; danach setzt 1 Energie sie in Gang, einmal bis zum nächsten Überwintern
about-machine = 1 Energie setzt sie in Gang, einmal bis zum nächsten Überwintern
about-module = Wirkt, wenn eine Karte seiner Farbe in seinen Slot gespielt wird: { $colours }
about-crate = Noch verschlossen: Öffnen kostet nichts und geht in deinem Zug
about-artifact = Jedes große Artefakt lässt deine Artefaktkarte die Kategorie seiner Farbe noch einmal werten.
about-counts = Auf deiner Karte zählt diese Farbe { $counted }
about-artifacts-left = { $count ->
    [0] Kein großes Artefakt ist übrig
   *[other] Große Artefakte übrig: { $count }{ $end ->
        [never] {""}
        [small] ; sind sie und die kleinen daneben fort, endet das Spiel
       *[large] ; ist das letzte fort, endet das Spiel
    }
}
about-artifact-card = Am Ende wertet jede Kategorie einmal und noch einmal für jedes große Artefakt ihrer Farbe.
about-abyss = Von hier kommen alle Stämme: Wer nichts auf dem Plan hat, zählt die Entfernung von hier.
about-large-location = Eine Figur hier wertet am Ende, für jede Person einzeln.
about-mountain = Gebirge neben einem Gebäude bewegen den grauen Marker.
about-forest = Wälder neben einem Gebäude bewegen den grünen Marker.
about-steppe = Steppen neben einem Gebäude bewegen den gelben Marker.
about-desert = Gebäude stehen auf Wüsten, auf jeder eines.
about-lake = Ein See belohnt jede Person einmal, für das erste Gebäude daneben.
about-location = Hier kann eine Figur siedeln; sie schaltet die Technologie frei, von der sie kommt.
about-owed = Bevölkern kostet { $count ->
    [one] 1 Buch mehr, für die Person dort
   *[other] { $count } Bücher mehr, eines für jede Person dort
}
about-around = Ein kleines Gebäude hier: { $grey } graue, { $green } grüne, { $yellow } gelbe Schritte; Seen: { $lakes }
about-space = Wer erkundet, deckt dieses Plättchen auf und bekommt Punkte und eine Karte.
about-back = Kostet { $food } Nahrung{ $any ->
    [0] {""}
   *[other] {" "}und { $any } nach Wahl
}, dazu den Weg
about-front = Punkte: { $points }; Orte: { $locations }; Seen: { $lakes }
about-orientation = So läge das neue Plättchen; Gebäude daneben bekommen sofort ihre Belohnungen für die neuen Felder.
about-crystal = Gebäude auf den Feldern, die er berührt, bringen Kristalle.
about-touches = Berührt { $fields }
about-held = Du hast { $count } von höchstens { $cap }
about-resource-gear = Zahnräder bezahlen Gebäude.
about-resource-book = Bücher bezahlen Technologien, wenn du bevölkerst.
about-resource-food = Nahrung bezahlt Wege und das Erkunden.
about-resource-crystal = Ein Kristall bezahlt jedes Zahnrad, Buch oder jede Nahrung und lässt sich jederzeit darin umtauschen.
about-track = Gebäude, Karten und Module bewegen diesen Marker, bis Feld { $end }; ist er weit genug, gehen Belohnungsfelder auf.
about-next-field = Das nächste Belohnungsfeld braucht { $number }
about-need = { $colour }: { $reached } von { $need }
about-reward-standard-machine = Schaltet die Maschine frei, die hier aufgedruckt ist:
about-reward-special-machine = Du nimmst eine Maschine dieser Farbe aus der Auslage.
about-reward-artifact = Du nimmst ein Artefakt.
about-reward-card-bonus = Am Ende 2 Punkte für jede Bürgerkarte dieser Farbe.
about-slot-top = Eine Karte hier gibt ihre obere Hälfte; sie bleibt bis zum Überwintern.
about-slot-bottom = Eine Karte hier gibt ihre untere Hälfte; sie bleibt bis zum Überwintern.
about-slot-any = Eine Karte hier gibt eine beliebige Hälfte, sobald eine Technologie den Slot öffnet.
about-space-works = Ein Modul hier wirkt sofort und später mit jeder Karte seiner Farbe in diesem Slot.
about-space-waits = Ein Modul hier wirkt mit jeder Karte seiner Farbe in diesem Slot.
about-techplace = Wer mit der Figur von hier bevölkert, schaltet diese Technologie frei.
about-technology = { $books } Bücher; am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
about-unlocked = Du hast sie freigeschaltet
about-has = { $player } hat sie freigeschaltet
about-has-not = { $player } hat sie noch nicht freigeschaltet
about-connected = Zuerst kommt die Technologie darunter
about-switch = Nach dem Überwintern lässt er sich wieder nutzen.
about-ability = Jede Nutzung bringt einen Fortschrittsmarker von hier auf die Fortschrittsleiste
about-progress = Jeder Marker, der sie erreicht, ist am Ende mehr Punkte wert; manche bringen Energie oder ein Artefakt.
about-hibernation = Wer überwintert, rückt ein Feld vor und nimmt dessen Belohnung oder eine darunter.
about-reward = Wer hierher gekommen ist, darf dies nehmen oder eine Belohnung darunter
about-score = Bisherige Punkte; Bonusfelder der ersten { $lap } bringen Kisten und Artefakte. Der Rest kommt am Ende.
about-pieces = Auf dem Plan: { $small } kleine und { $large } große Gebäude, { $figures } Figuren
about-energy = Energie im Lager: { $count }
about-player = { $tribe }: { $ability }

# What values of components are called where an owner sets them right.

word-crystal-double = ein Kristall zählt doppelt
word-crystal-to-rest = ein Kristall legt eine Karte in den Ruhebereich
word-two-for-crystal = zwei Ressourcen für einen Kristall

# Warum etwas so nicht gedruckt sein kann.

correction-board-signs = Jede Reihe hat { $across } Plätze: . für ein Gebiet, s für ein Startplättchen, o für den Abgrund, c für eine Ecke.
correction-board-spaces = Es gibt { $areas } Plätze für Gebiete, { $starts } für Startplättchen und einen Abgrund.
correction-board-corners = Die großen Orte liegen in den vier Ecken.
correction-board-crystals = Es gibt { $most } Kristallsymbole.
correction-board-hex = { $hex } ist kein Feld des Plans: Spalten gehen von 0 bis { $columns }, Reihen von 0 bis { $rows }.
correction-board-touches = Jedes Kristallsymbol berührt ein Feld.
correction-label-players = Auf der Marke stehen 1 bis { $most } Personen.
correction-track-fields = Eine Maschinenleiste hat 1 bis { $most } Felder.
