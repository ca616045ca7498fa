# Deutsche Wörter von Delta. Wir duzen.

game-title = Delta
game-tagline =
    Felder, Tempel und Deiche an der Mündung: geheim geplant, offen gebaut.
    Und achte auf die Flut, denn sie achtet auf niemanden.
game-minutes = 20 Minuten

## Mengen, Arten und Symbole

amount = { $what ->
    [grain] { $n } Korn
   *[vp] { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
}
icon-grain = Korn
icon-vp = Punkte
icon-hand = Handkarten
icon-deck = Nachziehstapel
icon-discard = Ablagestapel
icon-field = Felder
icon-workshop = Werkstätten
icon-temple = Tempel
icon-dyke = Deiche
icon-building = Arten von Gebäuden
icon-toll = von allen anderen

## Wirkungen

phrase-gain = { $what ->
    [grain] <nimm|{ amount }|nehmen>
   *[vp] <werte|{ amount }|werten>
}
phrase-pay = <zahle|{ $n } Korn|zahlen>
phrase-toll = <nimm|von allen anderen je { $n } Korn|nehmen>
phrase-built = { $type ->
    [field] Feld in deinem Dorf
    [workshop] Werkstatt in deinem Dorf
    [temple] Tempel in deinem Dorf
   *[dyke] Deich in deinem Dorf
}
phrase-kinds = Art von Gebäuden in deinem Dorf

## Karten

card-barley-field = Gerstenfeld
card-flax-field = Flachsfeld
card-date-grove = Dattelhain
card-fish-weir = Fischwehr
card-potters = Töpferei
card-weavers = Weberei
card-market = Markt
card-granary = Speicher
card-boatyard = Bootswerft
card-shrine = Schrein
card-observatory = Sternwarte
card-tombs = Grabkammern
card-great-temple = Großer Tempel
card-earth-dyke = Erddeich
card-sluice = Schleuse
card-canal = Kanal

## Bereiche

zone-hand = Hand
zone-planned = Vorhaben
zone-village = Dorf
zone-discard = Ablagestapel

## Fragen

prompt-plan = Welche Karte hast du vor?
prompt-plan-hint = Alle wählen gleichzeitig und verdeckt. Bist du dran, baust du diese Karte oder tauschst sie gegen Korn.
prompt-use = Was wird aus { $about }?
prompt-use-hint = Bauen: zahle den Preis, werte die Punkte und führe die Wirkung aus. Oder tausche die Karte gegen 2 Korn.
prompt-use-0 = Bauen
prompt-use-1 = Gegen 2 Korn tauschen

## Optionen

option-rounds = Runden
option-rounds-hint = Wie lange ihr spielt.
option-rounds-7 = 7
option-rounds-5 = 5
option-floods = Fluten
option-floods-hint = Nach der dritten und der sechsten Runde nimmt der Fluss die Hälfte deines Korns, wenn du zu wenige Deiche hast.

## Was geschieht

event-planned = { $player } legt eine Karte verdeckt hin
event-planned-own = { $player } hat { $card } vor
event-revealed = { $player } zeigt { $card }
event-built = { $player } baut { $card }
event-traded = { $player } tauscht { $card } gegen { $n } Korn
event-gained = { $what ->
    [grain] { $player } nimmt { amount }
   *[vp] { $player } wertet { amount }
}
event-paid = { $player } zahlt { amount }
event-drew = { $player } zieht eine Karte
event-drew-own = { $player } zieht { $card }
event-left-over = { $n ->
    [one] { $player } wertet 1 Punkt für übriges Korn
   *[other] { $player } wertet { $n } Punkte für übriges Korn
}
event-tolled = { $player_paying } gibt { $player } { $n } Korn
event-harvested = { $player } erntet { $n } Korn
event-flooded = Die Flut nimmt { $player } { $n } Korn

## Das Ende

ending-rounds = Die letzte Runde ist vorbei.
points-buildings = Gebäude
points-effects = Wirkungen
points-grain = Übriges Korn

## Worauf Bots achten

feature-points = Punkte
feature-grain = Korn
feature-fields = Felder
feature-dykes = Deiche
feature-plan = ein Vorhaben, das sich bauen lässt
