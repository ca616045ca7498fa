# Deutsche Wörter von Deus.
#
# Jede Wirkung einer Karte darf man in Deus auslassen, darum beginnt keine mit "du darfst". Der blaue Spielstein heißt
# Schiff und der rote Armee, in den Fragen wie auf den Karten. SP sind Siegpunkte. Wo ein Gebäude oder Gebiet als
# fertiges Wort kommt, ist sein Geschlecht unbekannt: dort steht "1 Armee" oder ein Doppelpunkt statt eines Artikels.

game-title = Deus
game-tagline =
    Baue Gebiet für Gebiet ein Reich auf: Jede neue Karte weckt ihre ganze Spalte.
    Und wenn nichts mehr geht, bleiben dir die Götter.
game-minutes = 60 bis 90 Minuten

goal-who = Du führst ein junges Volk der Antike und besiedelst die Gebiete eines gemeinsamen Spielfelds, mit Schiffen, Werkstätten, Städten und Armeen.
goal-win = Wer am Ende die meisten Siegpunkte hat. Sie kommen von Karten, von Barbarendörfern, die du umstellst und einnimmst, von Tempeln und dafür, dass du von einem Gut am meisten hast.
goal-turn = Baue eine Karte aus deiner Hand: Bezahle sie, stell ihren Spielstein auf, dann wirkt ihre ganze Spalte, von der ältesten Karte an. Oder opfere Karten einem Gott, der dir hilft, und zieh auf fünf nach.
goal-end = Sobald alle Tempel gebaut oder alle Dörfer genommen sind. Die Runde läuft aus, jeder hat noch einen Zug, dann zählen Tempel und Mehrheiten.

## Mengen

stock = { $what ->
    [wood] { $amount } Holz
    [clay] { $amount } Lehm
    [stone] { $amount } Stein
    [wheat] { $amount } Getreide
    [gold] { $amount } Gold
   *[vp] { $amount } SP
}
counted = { $what ->
    [hand] { $amount ->
        [one] 1 Handkarte
       *[other] { $amount } Handkarten
    }
   *[other] { stock }
}
good = { $what ->
    [wood] Holz
    [clay] Lehm
    [stone] Stein
   *[wheat] Getreide
}
cards-counted = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}

## Wirkungen

phrase-gain = <nimm|{ stock }|nehmen>
phrase-any-resource = <nimm|1 Rohstoff deiner Wahl|nehmen>
phrase-draw = <ziehe|{ $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
}|ziehen>
phrase-any-piece = <nimm|{ $amount ->
    [one] 1 Spielstein
   *[other] { $amount } Spielsteine
} deiner Wahl|nehmen>
phrase-piece = <nimm|{ $colour ->
    [blue] 1 Schiff
    [green] 1 Produktionsgebäude
    [yellow] 1 Wissenschaftsgebäude
    [brown] 1 Zivilgebäude
   *[red] 1 Armee
} auf dein Spielertableau|nehmen>
phrase-produce = { $buildings ->
    [one] wähle eines deiner Produktionsgebäude und nimm
   *[other] wähle bis zu { $buildings } deiner Produktionsgebäude und nimm für jedes
} { $each ->
    [one] 1 Rohstoff
   *[other] { $each } Rohstoffe
} der Art, die sein Gebiet hervorbringt
phrase-harvest = { $terrain ->
    [forest] wähle einen Wald, den du besetzt,
    [swamp] wähle einen Sumpf, den du besetzt,
    [mountain] wähle ein Gebirge, das du besetzt,
   *[field] wähle ein Ackerland, das du besetzt,
} und nimm { stock } für jedes deiner Gebäude dort
phrase-extra-cards = ziehe am Ende deines Zuges bis zu 1 weitere Karte je abgelegte Karte

phrase-sell = { $most ->
    [99] verkaufe beliebig viel { good }
   *[other] verkaufe bis zu { $most } { good }
} für je { $currency ->
    [gold] { $price } Gold
   *[vp] { $price } SP
}
phrase-buy = kaufe bis zu { $most } Rohstoffe deiner Wahl für je { $price } Gold
phrase-exchange = tausche bis zu { $most } andere Rohstoffe gegen je 1 { good }
phrase-activate = <aktiviere|eine deiner { $colour ->
    [blue] blauen
    [green] grünen
    [brown] braunen
   *[red] roten
} Karten|aktivieren>

phrase-move = { $armies ->
    [all] bewege jede deiner Armeen
   *[one] bewege eine deiner Armeen
} bis zu { $distance ->
    [one] 1 Gebiet
   *[other] { $distance } Gebiete
} weit
phrase-plunder = nimm { $amount } SP aus einem Barbarendorf neben einer deiner Armeen
phrase-steal-from-one = stiehl { stock } von einem Gegner, der ein Gebäude neben der bewegten Armee hat
phrase-steal-from-each = stiehl { stock } von jedem Gegner, der ein Gebäude neben einer deiner Armeen hat
phrase-steal-per-ship = stiehl { stock } für jedes fremde Schiff neben einer deiner Armeen oder einem deiner Schiffe, und zwar von seinem Besitzer

phrase-end-score = nimm bei Spielende { $amount } SP je { $count } (höchstens { $cap } SP)
phrase-end-score-every = nimm bei Spielende { $amount } SP für je { $count } (höchstens { $cap } SP)

## Was gezählt wird

phrase-own-regions = { $every ->
    [1] { $buildings ->
        [1] { $terrain ->
            [forest] Wald, den du besetzt
            [swamp] Sumpf, den du besetzt
            [mountain] Gebirge, das du besetzt
            [field] Ackerland, das du besetzt
            [sea] Meeresgebiet, das du besetzt
           *[any] Gebiet, das du besetzt
        }
       *[other] { $terrain ->
            [forest] Wald, in dem
            [swamp] Sumpf, in dem
            [mountain] Gebirge, in dem
            [field] Ackerland, auf dem
            [sea] Meeresgebiet, in dem
           *[any] Gebiet, in dem
        } du mindestens { $buildings } Gebäude hast
    }
   *[other] { $every } { $terrain ->
        [forest] Wälder
        [swamp] Sümpfe
        [mountain] Gebirge
        [field] Äcker
        [sea] Meeresgebiete
       *[any] Gebiete
    }, { $buildings ->
        [1] die du besetzt
       *[other] in denen du jeweils mindestens { $buildings } Gebäude hast
    }
}
phrase-production-in = { $terrain ->
    [forest] eigenes Produktionsgebäude in einem Wald
    [swamp] eigenes Produktionsgebäude in einem Sumpf
    [mountain] eigenes Produktionsgebäude in einem Gebirge
   *[field] eigenes Produktionsgebäude auf einem Ackerland
}
phrase-besieged-villages = Barbarendorf neben einer deiner Armeen, auf dem noch SP liegen
phrase-held = { $what ->
    [wood] Holz, das du noch hast
    [clay] Lehm, den du noch hast
    [stone] Stein, den du noch hast
   *[wheat] Getreide, das du noch hast
}
phrase-gold-held = { $every } Gold, das du noch hast
phrase-continents = Kontinent, auf dem du ein Gebiet besetzt
phrase-rows = vollständige Kartenreihe quer durch deine fünf Standardspalten
phrase-offered = { $most ->
    [99] abgelegte Karte
   *[other] abgelegte Karte (höchstens { $most })
}

## Fragen

prompt-action = Was machst du in diesem Zug?
prompt-action-hint = Baue eine Karte aus deiner Hand, dann wirkt ihre ganze Spalte von unten nach oben; oder bringe ein Opfer. Was du nicht bezahlen oder nirgends hinstellen kannst, steht nicht zur Wahl.
prompt-action-option = { $thing } bauen
prompt-action-0 = Den Göttern ein Opfer bringen
prompt-action-1 = Eine Karte verdeckt bauen (Joker)

prompt-pay = { $about }: Womit bezahlst du?
prompt-pay-hint = Bei Baukosten dürfen 4 Gold einen Rohstoff ersetzen, selbst wenn du ihn hast.
prompt-pay-option = { $code ->
    [0] Stattdessen je 4 Gold
   *[other] { $code } { $about }
}

prompt-place = { $about }: Wo baust du?
prompt-place-hint = In einem deiner Gebiete ohne einen solchen Spielstein oder in einem leeren Gebiet daneben; Schiffe auf dem Meer, alles andere an Land. Dein erster Spielstein beginnt am Rand des Spielfelds, mit Abstand zu den anderen.
prompt-place-0 = 3 SP für ein anderes Gebiet am Rand zahlen

prompt-edge = { $about }: Welches Gebiet am Rand nimmst du?
prompt-edge-hint = Für 3 SP darf dein Spielstein in jedes passende leere Gebiet am Rand.

prompt-temple-site = Wo baust du deinen Tempel?
prompt-temple-site-hint = Ein Tempel kommt zu deinen anderen Spielsteinen: Wähle eines deiner Landgebiete, in dem noch keiner steht.

prompt-gain = { $about }: Nimmst du, was die Karte bringt?
prompt-gain-hint = Die Karte gibt dir etwas aus dem Vorrat. Du darfst es auch liegen lassen.
prompt-gain-yes = Ja, nehmen
prompt-gain-none = Nein, liegen lassen

prompt-use = { $about }: Nutzt du die Karte?
prompt-use-hint = Jede Wirkung einer Spalte darfst du nutzen oder auslassen; die Reihenfolge der Karten liegt fest.
prompt-use-yes = Ja, nutzen
prompt-use-none = Nein, auslassen

prompt-sell = Wie viel { $about } verkaufst du?
prompt-sell-hint = Verkauftes kommt in den Vorrat zurück; was du dafür bekommst, steht auf der Karte.
prompt-sell-option = { $code ->
    [0] Nichts verkaufen
   *[other] { $code } { $about } verkaufen
}

prompt-buy = Welchen Rohstoff kaufst du? { $about } darfst du noch kaufen.
prompt-buy-hint = Kaufen kannst du nur, was im Vorrat liegt; den Preis nennt die Karte.
prompt-buy-option = 1 { $thing }
prompt-buy-none = Nichts mehr kaufen

prompt-exchange = Was gibst du für 1 { $about }?
prompt-exchange-hint = Dein Rohstoff kommt in den Vorrat, den anderen nimmst du dir von dort.
prompt-exchange-option = 1 { $thing }
prompt-exchange-none = Nichts mehr tauschen

prompt-produce = Welches Produktionsgebäude produziert?
prompt-produce-hint = Es bringt den Rohstoff seines Gebiets: Wald Holz, Sumpf Lehm, Gebirge Stein, Ackerland Getreide.
prompt-produce-none = Nichts produzieren

prompt-harvest = Welches Gebiet bringt dir { $about }?
prompt-harvest-hint = Du bekommst 1 für jedes deiner Gebäude dort, soweit der Vorrat reicht.
prompt-harvest-none = Nichts ernten

prompt-piece = { $about ->
    [one] Welchen Spielstein nimmst du?
   *[other] Welchen Spielstein nimmst du? Es kommen noch { $about }.
}
prompt-piece-hint = Er kommt aus deinem Vorrat auf dein Spielertableau und kann dann gebaut werden.
prompt-piece-none = Keinen nehmen

prompt-activate = { $about }: Welche Karte dieser Spalte aktivierst du?
prompt-activate-hint = Sie wirkt einmal; die übrigen Karten ihrer Spalte bleiben still.
prompt-activate-none = Keine Karte aktivieren

prompt-army = { $about ->
    [one] Welche Armee bewegst du? Sie kann 1 Gebiet weit ziehen.
   *[other] Welche Armee bewegst du? Sie kann bis zu { $about } Gebiete weit ziehen.
}
prompt-army-hint = Armeen ziehen über Land und über deine eigenen Schiffe; durch Dörfer und fremde Gebiete nur hindurch.
prompt-army-none = Keine Armee bewegen

prompt-move = Wohin zieht die Armee aus { $about }?
prompt-move-hint = Wähle das Gebiet, in dem sie steht, wenn sie dort bleiben soll.

prompt-village = Aus welchem Dorf nimmst du { $about } SP?
prompt-village-hint = Die Punkte kommen aus dem Dorf; liegen dort weniger, nimmst du den Rest.
prompt-village-none = Die Dörfer verschonen

prompt-rob = Wen bestiehlst du? Du nimmst bis zu { $about }.
prompt-rob-hint = Bestehlen kannst du, wer ein Gebäude neben der bewegten Armee hat.
prompt-rob-none = Niemanden bestehlen

prompt-discard = { $about ->
    [0] Welche Karte opferst du?
    [one] Welche Karte opferst du noch? 1 liegt bereit.
   *[other] Welche Karte opferst du noch? { $about } liegen bereit.
}
prompt-discard-hint = Opfere so viele Karten, wie du magst: je mehr, desto mehr gibt der Gott. Danach ziehst du auf 5 nach.
prompt-discard-none = Das ist alles

prompt-top = Welche dieser Karten liegt obenauf?
prompt-top-hint = Ihre Farbe bestimmt, welcher Gott dir hilft, und nur sie sehen die anderen.

prompt-god = Für welchen Gott steht Jupiter?
prompt-god-hint = Mit einem Tempel obenauf suchst du dir den Gott aus.
prompt-god-option = { $code ->
    [0] { $thing } (Gold und ein Schiff)
    [1] { $thing } (Rohstoffe und ein Produktionsgebäude)
    [2] { $thing } (Karten und ein Wissenschaftsgebäude)
    [3] { $thing } (SP und ein Zivilgebäude)
   *[other] { $thing } (Spielsteine deiner Wahl)
}

prompt-gift = { $about ->
    [one] Welchen Rohstoff gibt dir Ceres?
   *[other] Welchen Rohstoff gibt dir Ceres? Es kommen noch { $about }.
}
prompt-gift-hint = Einen Rohstoff je geopferte Karte, soweit der Vorrat reicht.
prompt-gift-option = 1 { $thing }

prompt-draw = Wie viele Karten ziehst du zusätzlich?
prompt-draw-hint = Minerva gewährt eine je geopferte Karte; mit 10 Karten ist deine Hand voll.
prompt-draw-option = { $code ->
    [0] Keine Karte
    [one] 1 Karte
   *[other] { $code } Karten
}

prompt-start = { $about }: Mit wie vielen beginnst du?
prompt-start-hint = Wähle die Spielsteine auf deinem Spielertableau, Art für Art; die anderen tun dasselbe im Geheimen.
prompt-start-option = { $code ->
    [0] Kein Spielstein
    [one] 1 Spielstein
   *[other] { $code } Spielsteine
}

prompt-joker-card = Welche Karte legst du verdeckt aus?
prompt-joker-card-hint = Ihre Kosten und ihre Wirkung zählen nicht, und niemand bekommt sie zu sehen.

prompt-joker-column = In welcher Spalte baust du verdeckt?
prompt-joker-column-hint = Das kostet 1 Gold für jede Karte, die dann in der Spalte liegt. Du stellst einen passenden Spielstein auf, und die anderen Karten wirken.

## Ereignisse

event-laid = Ausgelegt: { $face }.
event-first-player = { $player } beginnt.
event-round = Runde { $number } beginnt.
event-last-round = Das Ende naht: Nach dieser Runde folgt noch eine letzte.

event-built = { $player } baut: { $card }.
event-paid = { $player } zahlt { $amount } { $resource }.
event-paid-gold = { $player } zahlt { $amount } Gold.
event-edge = { $player } gibt 3 SP ab, um am Rand zu bauen: { $region }.
event-placed = { $player } setzt 1 { $colour } in { $region }.
event-joker = { $player } legt für { $amount } Gold eine Karte verdeckt aus. Spalte: { $colour }.
event-joker-own = { $player } legt für { $amount } Gold verdeckt aus: { $card }. Spalte: { $colour }.
event-used = { $player } nutzt: { $card }.

event-gained = { $player } erhält { stock }.
event-start-pieces = { $player } beginnt mit { $amount } × { $colour }.
event-piece = { $player } stellt 1 { $colour } auf das Spielertableau.
event-sold = { $player } verkauft { $amount } { $resource }.
event-bought = { $player } kauft 1 { $resource } für { $amount } Gold.
event-gave = { $player } tauscht 1 { $resource } ein.
event-drew = { $player } zieht { cards-counted }.
event-drew-own = { $player } zieht: { $cards }.
event-reshuffled = Der Ablagestapel wird gemischt; zum Nachziehen liegen { cards-counted } bereit.

event-moved = { $player } zieht mit einer Armee von { $region_from } nach { $region_to }.
event-plundered = { $player } nimmt { $amount } SP aus { $region }.
event-robbed = { $amount ->
    [0] { $player } findet bei { $player_victim } nichts zu stehlen.
   *[other] { $player } stiehlt { stock } von { $player_victim }.
}
event-attacked = { $amount ->
    [0] { $player } erobert { $region }; zu holen ist dort nichts mehr.
   *[other] { $player } erobert { $region } und erhält { $amount } SP.
}
event-emptied = In { $region } liegt nichts mehr; es gilt als angegriffen.

event-offered = { $player } opfert { cards-counted }, obenauf: { $card }.
event-offered-own = { $number ->
    [one] { $player } opfert: { $card }.
   *[other] { $player } opfert: { $cards }; obenauf: { $card }.
}
event-blessed = { $god } hilft { $player } für { cards-counted }.

event-ended = { $ending ->
    [temples] { ending-temples }
    [villages] { ending-villages }
    [cards] { ending-cards }
   *[stall] { ending-stall }
} Das Spiel ist zu Ende.
event-temple-scored = { $amount ->
    [0] { $player } geht leer aus bei: { $card }.
   *[other] { $player } erhält { $amount } SP für: { $card }.
}
event-majorities-scored = { $player } erhält { $amount } SP für Mehrheiten.

## Wie es endete

ending-temples = Alle Tempel sind gebaut.
ending-villages = Alle Barbarendörfer sind angegriffen.
ending-cards = Zum Nachziehen liegen nicht mehr genug Karten da.
ending-stall = Seit vielen Runden hat niemand etwas gebaut.

## Woher die Punkte kommen

points-blue = Seefahrtskarten
points-green = Produktionskarten
points-yellow = Wissenschaftskarten
points-brown = Zivilkarten
points-red = Militärkarten
points-start = Spielbeginn
points-villages = Barbarendörfer
points-vesta = Vesta
points-robbed = Von anderen gestohlen
points-edge = Für Gebiete am Rand gezahlt
points-temples = Tempel
points-majorities = Mehrheiten

## Karten

card-blue_merchant_ship_wood = Handelsschiff (Holz)
card-blue_merchant_ship_clay = Handelsschiff (Lehm)
card-blue_merchant_ship_stone = Handelsschiff (Stein)
card-blue_merchant_ship_wheat = Handelsschiff (Getreide)
card-blue_galley = Galeere
card-blue_small_port_wood = Kleiner Hafen (Holz)
card-blue_small_port_clay = Kleiner Hafen (Lehm)
card-blue_small_port_stone = Kleiner Hafen (Stein)
card-blue_small_port_wheat = Kleiner Hafen (Getreide)
card-blue_exchange_wood = Tauschhafen (Holz)
card-blue_exchange_clay = Tauschhafen (Lehm)
card-blue_exchange_stone = Tauschhafen (Stein)
card-blue_exchange_wheat = Tauschhafen (Getreide)

card-green_small_production = Arbeiterunterkunft
card-green_cooperative_forest = Genossenschaft (Wald)
card-green_cooperative_swamp = Genossenschaft (Sumpf)
card-green_cooperative_mountain = Genossenschaft (Gebirge)
card-green_cooperative_field = Genossenschaft (Ackerland)
card-green_yard_forest = Sägewerk
card-green_yard_swamp = Ziegelei
card-green_yard_mountain = Steinbruch
card-green_yard_field = Bauernhof

card-yellow_school = Schule
card-yellow_library = Bibliothek
card-yellow_workshop = Werkstatt
card-yellow_carpenters = Zimmerei
card-yellow_activate_blue = Haus der Seefahrer
card-yellow_activate_green = Haus der Landwirte
card-yellow_activate_brown = Haus der Philosophen
card-yellow_activate_red = Haus der Strategen

card-brown_guild_forest = Gilde der Holzfäller
card-brown_guild_swamp = Gilde der Töpfer
card-brown_guild_mountain = Gilde der Steinmetze
card-brown_guild_field = Gilde der Bauern
card-brown_trading_post_forest = Kontor (Wald)
card-brown_trading_post_swamp = Kontor (Sumpf)
card-brown_trading_post_mountain = Kontor (Gebirge)
card-brown_trading_post_field = Kontor (Ackerland)
card-brown_forum = Forum
card-brown_market_square = Marktplatz
card-brown_baths = Thermen
card-brown_treasury = Schatzkammer

card-red_siege_tower = Belagerungsturm
card-red_ballista = Ballista
card-red_legion = Legion
card-red_cavalry = Reiterei
card-red_infantry = Fußvolk
card-red_raiders = Plünderer
card-red_war_elephants = Kriegselefanten
card-red_corsairs = Korsaren

card-temple_terrain_forest = Tempel (Wälder)
card-temple_terrain_swamp = Tempel (Sümpfe)
card-temple_terrain_mountain = Tempel (Gebirge)
card-temple_terrain_field = Tempel (Ackerland)
card-temple_resource_wood = Tempel (Holz)
card-temple_resource_clay = Tempel (Lehm)
card-temple_resource_stone = Tempel (Stein)
card-temple_resource_wheat = Tempel (Getreide)
card-temple_city_1 = Tempel (Gebiete)
card-temple_city_2 = Tempel (2 Gebäude)
card-temple_city_3 = Tempel (3 Gebäude)
card-temple_city_4 = Tempel (4 Gebäude)
card-temple_gold = Tempel (Gold)
card-temple_sea = Tempel (Meere)
card-temple_continents = Tempel (Kontinente)
card-temple_rows = Tempel (Reihen)

# In einer Spalte, wo die Farbe das Übrige sagt.
short-yellow_activate_blue = Seefahrer
short-yellow_activate_green = Landwirte
short-yellow_activate_brown = Philosophen
short-yellow_activate_red = Strategen
short-brown_guild_forest = Holzfäller
short-brown_guild_swamp = Töpfer
short-brown_guild_mountain = Steinmetze
short-brown_guild_field = Bauern
short-green_small_production = Arbeiterunterkunft
short-yellow_carpenters = Zimmerei

## Andere Dinge

resource-wood = Holz
resource-clay = Lehm
resource-stone = Stein
resource-wheat = Getreide
gold = Gold

colour-blue = Schiff (blau)
colour-green = Produktionsgebäude (grün)
colour-yellow = Wissenschaftsgebäude (gelb)
colour-brown = Zivilgebäude (braun)
colour-red = Armee (rot)
colour-purple = Tempel (violett)

building-maritime = Schiff
building-production = Produktionsgebäude
building-scientific = Wissenschaftsgebäude
building-civil = Zivilgebäude
building-military = Armee
building-temple = Tempel

god-neptune = Neptun
god-ceres = Ceres
god-minerva = Minerva
god-vesta = Vesta
god-mars = Mars

terrain-forest = Wald
terrain-swamp = Sumpf
terrain-mountain = Gebirge
terrain-field = Ackerland
terrain-sea = Meer
terrain-village = Barbarendorf

face = Kontinent { $tile }{ $side }
region = Gebiet { $number }
region-on-map = { $terrain ->
    [forest] Wald { $place }
    [swamp] Sumpf { $place }
    [mountain] Gebirge { $place }
    [field] Ackerland { $place }
    [sea] Meer { $place }
   *[village] Dorf { $place }
}

## Einstellungen

preset-open = Offene Punkte
preset-open-hint = Alle sehen die Punkte von allen: gut für die erste Partie.

option-start-pieces = Spielsteine zu Beginn
option-start-pieces-hint = Beginnt mit zwei Spielsteinen jeder Art oder wählt im Geheimen eine eigene Mischung; weniger ist schwerer.
option-start-pieces-0 = zwei jeder Art
option-start-pieces-10 = 10 nach Wahl
option-start-pieces-9 = 9 nach Wahl
option-start-pieces-8 = 8 nach Wahl
option-start-pieces-7 = 7 nach Wahl
option-start-pieces-6 = 6 nach Wahl

option-layout = Spielfeld
option-layout-hint = Wie die Kontinente aneinanderliegen.
option-layout-standard = wie üblich
option-layout-line = in einer Linie
option-layout-rows = in zwei Reihen
option-layout-open = weit verstreut
option-layout-free = zufällig

option-joker = Joker-Karte
option-joker-hint = Einmal im Spiel darf jeder eine beliebige Karte verdeckt in einer Spalte anderer Farbe bauen.

option-first-player = Startspieler
option-first-player-hint = Wer in jeder Runde den ersten Zug hat.
option-first-player-random = durch das Los
option-first-player-first-seat = der erste Platz

option-open-vp = Offene Punkte
option-open-vp-hint = Die SP aller Spieler sind während des Spiels zu sehen.

option-armies-per-region = Armeen in einem Gebiet
option-armies-per-region-hint = Die Regelhefte sind uneins: Das englische erlaubt 1 Armee in einem Gebiet, das deutsche 2.
option-armies-per-region-1 = 1
option-armies-per-region-2 = 2

option-first-distance = Abstand der ersten Spielsteine
option-first-distance-hint = Wie weit dein erster Spielstein von den anderen entfernt sein muss, falls möglich.
option-first-distance-3 = 3 Gebiete (zwei liegen dazwischen)
option-first-distance-2 = 2 Gebiete (eines liegt dazwischen)

option-ballista-needs-points = Ballista braucht Punkte
option-ballista-needs-points-hint = Die Ballista zählt nur Dörfer, auf denen noch SP liegen.

option-attack-after-move = Angriff nach Bewegung
option-attack-after-move-hint = Ein Dorf kann auch angegriffen werden, wenn eine Armee gezogen ist, nicht nur nach dem Bauen.

option-emptied-village-is-attacked = Leere Dörfer gelten als angegriffen
option-emptied-village-is-attacked-hint = Nach dem Regelheft bleibt ein Dorf auch ohne SP ein Dorf und muss noch umstellt werden. Hiermit gilt es als angegriffen, sobald Karten seine letzten SP geholt haben.

option-stall-rounds = Ende ohne Bauen
option-stall-rounds-hint = Das Spiel endet, wenn so viele Runden lang niemand etwas gebaut hat.
option-stall-rounds-20 = nach 20 Runden
option-stall-rounds-10 = nach 10 Runden
option-stall-rounds-40 = nach 40 Runden
option-stall-rounds-0 = nie

## Zeichen

icon-vp = Siegpunkte
icon-gold = Gold
icon-wood = Holz
icon-clay = Lehm
icon-stone = Stein
icon-wheat = Getreide
icon-any-resource = beliebiger Rohstoff
icon-any-resource-hint = Holz, Lehm, Stein oder Getreide, wie du magst
icon-hand = Handkarten
icon-card = Karte
icon-deck = Karten zum Nachziehen
icon-deck-hint = der Nachziehstapel; auf einem Tableau ein Joker, der noch frei ist
icon-discard = abgelegte Karten
icon-discard-hint = nur die oberste Karte ist zu sehen
icon-card-blue = blaue Karte
icon-card-green = grüne Karte
icon-card-yellow = gelbe Karte
icon-card-brown = braune Karte
icon-card-red = rote Karte
icon-card-purple = violette Karte
icon-card-purple-hint = eine Tempelkarte
icon-any-piece = beliebiger Spielstein
icon-any-piece-hint = aus deinem Vorrat aufs Spielertableau, von einer Art deiner Wahl
icon-piece-blue = Schiff
icon-piece-green = Produktionsgebäude
icon-piece-yellow = Wissenschaftsgebäude
icon-piece-brown = Zivilgebäude
icon-piece-red = Armee
icon-piece-purple = Tempel
icon-maritime = Schiff
icon-production = Produktionsgebäude
icon-scientific = Wissenschaftsgebäude
icon-civil = Zivilgebäude
icon-military = Armee
icon-ship = Schiff
icon-building = Gebäude
icon-building-hint = jeder deiner Spielsteine in einem Gebiet, auch Armee, Schiff und Tempel
icon-temple = Tempel
icon-forest = Wald
icon-swamp = Sumpf
icon-mountain = Gebirge
icon-field = Ackerland
icon-sea = Meer
icon-village = Barbarendorf
icon-village-hint = hier liegen Punkte, bis es umstellt ist
icon-region = Gebiet
icon-region-hint = ein Sechseck des Spielfelds
icon-region-1 = dein Gebiet
icon-region-1-hint = ein Sechseck des Spielfelds, das du besetzt
icon-region-2 = dein Gebiet mit 2 Gebäuden
icon-region-2-hint = oder mehr; auch Armee, Schiff und Tempel zählen
icon-region-3 = dein Gebiet mit 3 Gebäuden
icon-region-3-hint = oder mehr; auch Armee, Schiff und Tempel zählen
icon-region-4 = dein Gebiet mit 4 Gebäuden
icon-region-4-hint = oder mehr; auch Armee, Schiff und Tempel zählen
icon-continent = Kontinent
icon-continent-hint = eine Tafel aus sieben Gebieten
icon-row = volle Kartenreihe
icon-row-hint = je eine Karte in allen fünf Spalten neben den Tempeln
icon-opponent = Gegner
icon-activate = aktivieren
icon-activate-hint = diese Karte wirkt einmal, ohne ihre Spalte
icon-move = bewegen
icon-move-hint = Armeen ziehen so viele Gebiete weit
icon-steal = stehlen
icon-steal-hint = nimm es einem Gegner oder einem Dorf

## Der Tisch

board = Deus, Runde { $round }
board-round = Runde { $round }
stage-start = Spielsteine wählen
stage-turns = Bauen oder opfern
stage-last = Letzte Runde
stage-over = Das Spiel ist zu Ende
part-map = Spielfeld
part-players = Spieler
part-columns = Deine Spalten
part-hand = Deine Hand
pieces-of = { $building }: { $ready } bereit, { $reserve } im Vorrat
first-player = Startspieler
hand-empty = Deine Hand ist leer.
joker-unused = eine Karte darf noch verdeckt gebaut werden

column-maritime = Seefahrt
column-production = Produktion
column-scientific = Wissenschaft
column-civil = Zivil
column-military = Militär
column-temple = Tempel

gate = { $number ->
    [one] nächster: je { $number } Karte
   *[other] nächster: je { $number } Karten
}
counted-at-end = zählen am Ende
any-god = jeder Gott

letter-forest = Wa
letter-swamp = Su
letter-mountain = Ge
letter-field = Ac
letter-sea = Me
letter-village = Do
letter-maritime = S
letter-production = P
letter-scientific = W
letter-civil = Z
letter-military = A
letter-temple = T

village-vp = { $vp } SP
village-attacked = angegriffen
map-star = Die Zahl nennt den Spieler; * zeigt, was du jetzt wählen kannst.
laid-aside = Für das Opfer bereit

## Was das Nachschlagewerk zu einem Bestandteil sagt

fact-colour = Farbe
fact-colour-value = { $value ->
    [blue] blau
    [green] grün
    [yellow] gelb
    [brown] braun
    [red] rot
   *[purple] violett
}
fact-middle = Mitte
fact-middle-value = { $value ->
    [forest] Wald
    [swamp] Sumpf
    [mountain] Gebirge
    [field] Ackerland
    [sea] Meer
   *[village] Barbarendorf
}
fact-ring = Ringsum
fact-ring-value = { fact-middle-value }

## Was eine Stellung wert ist

feature-points = Punkte
feature-temples = Tempelpunkte
feature-majorities = Mehrheiten
feature-temple-hope = Tempel, die noch wachsen
feature-gold = Gold
feature-goods = Rohstoffe
feature-variety = Vielfalt an Rohstoffen
feature-pieces = Spielsteine zum Bauen
feature-types = Auswahl an Spielsteinen
feature-hand = Handkarten
feature-regions = Gebiete
feature-cities = Gebiete mit mehreren Gebäuden
feature-columns = stärkere Spalten
feature-breadth = Nähe zum nächsten Tempel
feature-temple-in-hand = Aussicht auf einen Tempel
feature-siege = Druck auf Barbarendörfer
feature-rivals = Vorsprung auf die Besten der anderen

## Worauf die Angaben beruhen, wie das Nachschlagewerk es sagt

basis-printed = in der Spielregel abgedruckt
basis-continents = Keine öffentliche Seite beschreibt die gedruckten Anordnungen. Jede Art von Gebiet liegt auf 2 oder 3 Seiten in der Mitte, auch das Dorf auf 2; die Meere liegen etwa gleich oft nebeneinander, mit einem Feld dazwischen oder gegenüber.
basis-small-ports = w.atwiki.jp/saiyowiki/pages/191.html: vier Kleine Häfen, einer je Rohstoff, höchstens 6; spelinzicht.eu/deus: je 1 Punkt
basis-blue-exchange = zwölf von sechzehn blauen Karten sind bekannt; laut englischer Spielregel können blaue Karten mit dem Vorrat tauschen
basis-activation = beide Spielregeln: Wissenschaft kann Karten anderer Farben auslösen; eine Karte für jede andere Grundfarbe
basis-merchant-ships = w.atwiki.jp/saiyowiki/pages/191.html nennt vier Handelsschiffe, eines je Rohstoff, 4 Gold je Stück
basis-brickyards = dieselbe Karte für die anderen Landschaften, nach dem Vorbild der Ziegelei
basis-by-terrain = Spielregel: die Hälfte der braunen Karten richtet sich nach Landschaften; dieselbe Karte für die anderen Landschaften
basis-by-size = Spielregel: die Hälfte der braunen Karten richtet sich nach der Größe der Städte, für Punkte oder Gold
basis-resource-temples = derselbe Tempel für die anderen Rohstoffe
basis-production-count = curitibaludica.forumeiros.com t2012: 2 Rohstoffe je Produktionsgebäude in der Landschaft
basis-fourth-of-family = das vierte Mitglied einer Familie, von der drei bekannt sind
basis-several-regions = Spielregel: Einheiten dürfen durch fremde Gebiete ziehen, also gibt es Züge über mehrere Gebiete
basis-family-of-four = eine Familie von vier, zwei davon sind abgedruckt
basis-city-series = die Reihe n Punkte je Gebiet mit n Gebäuden, von der 1 und 2 bekannt sind
basis-galleys = beide Spielregeln; w.atwiki.jp/saiyowiki/pages/191.html nennt vier Exemplare und die Kosten (die Grenze von 1 dort widerspricht beiden Spielregeln)
basis-overview = beide Spielregeln; die Zahl der Exemplare folgt aus der Kartenübersicht von boiteajeux.net
basis-brickyard = spacebiff.com/2015/03/09/deus: 1 Lehm je Gebäude in einem einzigen Sumpf
basis-draws-flat = Spielregel: manche gelben Karten ziehen Karten; ein fester Partner der Schule
basis-pieces-flat = Spielregel: manche gelben Karten geben Spielsteine; ein fester Partner der Werkstatt
basis-legions = Spielregel: rote Karten bewegen Einheiten und rauben; panke-spieler.jimdofree.com nennt Legionen
basis-steal-gold = Spielregel: Gold von Nachbarn rauben; laut Autor blieben die Angriffe des Grundspiels mild (trictrac.net)
basis-steal-points = Spielregel: Punkte von Nachbarn rauben; mehrere Besprechungen nennen Kriegselefanten, aber nicht, was sie tun
basis-red-ships = laut englischer Spielregel kommt auf roten Karten das Wort Schiff vor, also zählt eine rote Karte Schiffe
basis-cereal-temple = forum.trictrac.net, Thema 217589: ein Tempel mit 1 Punkt je Getreide
basis-city-two = gamepack.nl: zwei Punkte je Gebiet mit zwei Gebäuden
basis-gold-temple = Gold ist der fünfte Vorrat, der am Ende verglichen wird; ein Gefährte der Rohstofftempel
basis-sea-temple = das Meer ist die einzige Landschaft, die noch keinen Tempel hat
basis-spread-temple = belohnt Ausbreitung; ein Gegenstück zu den Tempeln für große Städte
basis-breadth-temple = belohnt Vielfalt, von der weitere Tempel abhängen

## Warum etwas gerade nicht geht

missing-piece = auf deinem Spielertableau fehlt: { $colour }
missing-vp = Dir fehlen { $vp } SP: Ein Gebiet am Rand kostet 3
missing-gold = { $missing ->
    [0] Dir fehlen { $gold } Gold: Es kostet { $price }
   *[other] Dir fehlen { $gold } Gold: Nötig sind { $price }, je 4 für das, was du nicht hast ({ $resources })
}
why-lacks-piece = Auf deinem Spielertableau fehlt: { $colour }
why-lacks-vp = { missing-vp }
why-lacks-gold = { missing-gold }
why-lacks-piece-vp = { missing-vp }; { missing-piece }
why-lacks-piece-gold = { missing-gold }; { missing-piece }
why-lacks-vp-gold = { missing-gold }, außerdem { $vp } SP für ein Gebiet am Rand
why-lacks-piece-vp-gold = { missing-gold }, außerdem { $vp } SP für ein Gebiet am Rand; { missing-piece }
why-all-built = Alle deine Spielsteine dieser Art stehen auf dem Spielfeld: { $colour }
why-no-region = Kein Gebiet ist frei, in dem du bauen könntest: { $colour }
why-temple-gate = { $number ->
    [one] Für den nächsten Tempel muss in jeder Standardspalte eine Karte liegen; noch keine bei: { $colours }
   *[other] Für den nächsten Tempel müssen in jeder Standardspalte { $number } Karten liegen; noch zu wenige bei: { $colours }
}
why-temple-site = Du hast kein Landgebiet ohne Tempel, in dem er stehen könnte
why-joker-used = Deinen Joker hast du schon ausgelegt

## Was die Antworten bewirken

summary-column = Zuerst { $cards }, dann: { $effect }.
summary-by-region = Mehr hängt vom Gebiet ab.
summary-temple = { $effect } Jetzt: { $points } SP.
summary-offering = Der Gott deiner obersten Karte hilft, dann ziehst du auf 5 nach. In deiner Hand: { $gods }.
summary-joker = Eine beliebige Karte verdeckt in eine Standardspalte: 1 Gold für jede Karte, die dann dort liegt.
summary-have = Du hast { stock }.
summary-edge = Jedes leere Gebiet am Rand, das passt, ganz gleich wie weit entfernt.
summary-joins = Dann stehen hier { $number } deiner Gebäude.
summary-new-region = Ein neues Gebiet für dich.
summary-village = Neben { $region } ({ $points } SP).
summary-falls = { $region } wird angegriffen ({ $points } SP).
summary-temple-site = Dann stehen hier { $number } deiner Gebäude; deine Tempel bringen zusammen { $points } SP.
summary-buildings = { $number ->
    [one] Hier steht 1 deiner Gebäude.
   *[other] Hier stehen { $number } deiner Gebäude.
}
summary-pieces = { $ready } bereit, { $reserve } im Vorrat.
summary-stays = Sie bleibt.
summary-rivals = Neben { $players }.
summary-alone = Weder neben einem Dorf noch neben einem Gegner.
summary-left = Im Dorf bleiben { $points } SP.
summary-rob = Du stiehlst { stock }.
summary-god = { $god }: { $effect }.
summary-jupiter = { $number ->
    [one] { $god }: Du suchst dir aus, welcher Gott dir für diese 1 Karte hilft.
   *[other] { $god }: Du suchst dir aus, welcher Gott dir für diese { $number } Karten hilft.
}
summary-enough = { $number ->
    [one] Du opferst 1 Karte.
   *[other] Du opferst { $number } Karten und sagst, welche obenauf liegt.
}
summary-hand = { $number ->
    [one] Dann hast du 1 Karte auf der Hand.
   *[other] Dann hast du { $number } Karten auf der Hand.
}
summary-start = { $left ->
    [0] Für die anderen Arten bleibt kein Spielstein.
    [one] Für die anderen Arten bleibt 1 Spielstein.
   *[other] Für die anderen Arten bleiben { $left } Spielsteine.
}
summary-start-last = Das ist die letzte Art.
summary-joker-column = Was wirkt: { $cards }. Die neue Karte bewirkt nichts.
summary-joker-alone = Dort wirkt noch nichts; auch die neue Karte bewirkt nichts.
summary-joker-card = Du verzichtest auf: { $effect }.

## Was die Dinge sind, für alle, die auf sie zeigen

amount = { $what ->
    [card] { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }
    [any-resource] { $amount ->
        [one] 1 Rohstoff
       *[other] { $amount } Rohstoffe
    }
    [any-piece] { $amount ->
        [one] 1 Spielstein nach Wahl
       *[other] { $amount } Spielsteine nach Wahl
    }
    [piece-blue] { $amount ->
        [one] 1 Schiff
       *[other] { $amount } Schiffe
    }
    [piece-green] { $amount } Produktionsgebäude
    [piece-yellow] { $amount } Wissenschaftsgebäude
    [piece-brown] { $amount } Zivilgebäude
    [piece-red] { $amount ->
        [one] 1 Armee
       *[other] { $amount } Armeen
    }
   *[other] { stock }
}

about-cost = Baut 1 { $building }, für { $cost }
about-in-hand = In deiner Hand
about-in-column = Gebaut von { $player }, Karte { $place } von { $of } in ihrer Spalte
about-face-down = { $player } hat sie als Joker verdeckt ausgelegt: Sie bewirkt nichts
about-discarded = Auf dem Ablagestapel
about-gives = Jetzt brächte das: { $amounts }
about-any-village = An diesem Tisch zählen auch Barbarendörfer, auf denen keine SP mehr liegen.
about-idle = Jetzt würde sie nichts bewirken
about-worth = Bei Spielende, so wie es jetzt steht: { $points } SP
about-on-top = Obenauf im Opfer: { $god } hilft

about-maritime = Schiffe stehen auf dem Meer; ihre Karten handeln mit dem Vorrat. Ein eigenes Schiff ist eine Brücke für deine Armeen.
about-production = Ihre Karten bringen den Rohstoff der Gebiete, in denen diese Gebäude stehen.
about-scientific = Ihre Karten ziehen Karten nach, bringen Spielsteine aus deinem Vorrat oder aktivieren andere Karten.
about-civil = Ihre Karten geben SP oder Gold für die Gebiete, die du besetzt.
about-military = Armeen ziehen, belagern Dörfer und stehlen; ohne eine daneben fällt kein Dorf.
about-temples = Ein Tempel bewirkt im Spiel nichts: Er zählt bei Spielende, höchstens 12 SP.
about-pieces = Auf dem Spielertableau: { $ready }; im Vorrat: { $reserve }
about-column = Vor einer neuen Karte wirken: { $cards }
about-column-empty = Hier wirkt noch keine Karte
about-temples-built = { $number ->
    [one] 1 Tempel gebaut, jetzt { $points } SP wert
   *[other] { $number } Tempel gebaut, jetzt { $points } SP wert
}
about-first-temple = Der erste Tempel verlangt nichts als seinen Preis
about-gate = { $number ->
    [one] Für den nächsten muss in jeder Standardspalte eine Karte liegen
   *[other] Für den nächsten müssen in jeder Standardspalte { $number } Karten liegen
}
about-gate-short = { about-gate }; noch zu wenige: { $columns }

about-supply = Im Vorrat: { $amount }
about-majority = Am meisten: { $players } ({ $points } SP bei Spielende)
about-resource-wood = Wälder geben Holz. Bei Baukosten dürfen 4 Gold es ersetzen.
about-resource-clay = Sümpfe geben Lehm. Bei Baukosten dürfen 4 Gold ihn ersetzen.
about-resource-stone = Gebirge geben Stein. Bei Baukosten dürfen 4 Gold ihn ersetzen.
about-resource-wheat = Ackerland gibt Getreide. Bei Baukosten dürfen 4 Gold es ersetzen.
pile-temple = Tempelsteine
pile-deck = Nachziehstapel
pile-discard = Ablagestapel
about-pile-temple = Ist der letzte gebaut, wird diese Runde zu Ende gespielt und dann noch eine.
about-pile-deck = Wer opfert oder keine Karte mehr hat, zieht von hier auf 5 nach. Ist er leer, wird der Ablagestapel gemischt.
about-pile-discard = Hier liegen geopferte Karten, die oberste offen; aus ihnen wird der neue Nachziehstapel.
about-known = Obenauf, soweit du weißt: { $cards }
about-god = Hilft, wenn im Opfer diese Farbe obenauf liegt: { $building }
about-god-gives = { $number ->
    [one] Für 1 Karte, samt Nachziehen: { $amounts }
   *[other] Für { $number } Karten, samt Nachziehen: { $amounts }
}
about-player = { $regions ->
    [one] 1 Gebiet
   *[other] { $regions } Gebiete
} besetzt, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} gebaut, { $temples ->
    [0] kein Tempel
   *[other] { $temples } Tempel
}.
about-stock = Hat { $amounts }
about-points = Punkte bisher: { $points } SP
about-later = Bei Spielende, so wie es jetzt steht: { $temples } SP für Tempel, { $majorities } SP für Mehrheiten
about-first-player = Beginnt jede Runde

about-forest = Wald: Produktionsgebäude bringen hier Holz. Alles außer Schiffen darf hier stehen.
about-swamp = Sumpf: Produktionsgebäude bringen hier Lehm. Alles außer Schiffen darf hier stehen.
about-mountain = Gebirge: Produktionsgebäude bringen hier Stein. Alles außer Schiffen darf hier stehen.
about-field = Ackerland: Produktionsgebäude bringen hier Getreide. Alles außer Schiffen darf hier stehen.
about-sea = Auf dem Meer stehen nur Schiffe. Deine Armeen dürfen über deine eigenen Schiffe ziehen.
about-village = Sind alle Gebiete ringsum besetzt und steht eine Armee daneben, wird es angegriffen: Die meisten Armeen nehmen seine SP.
about-ruin = Dieses Dorf wurde angegriffen. Hier wird nicht gebaut, aber Armeen dürfen hindurch.
about-village-points = Hier liegen { $points } SP
about-siege = { $taken } von { $of } Gebieten ringsum sind besetzt; frei: { $regions }
about-leaders = { $count ->
    [one] Fiele es jetzt, bekäme { $players } { $points } SP
   *[other] Fiele es jetzt, bekämen je { $points } SP: { $players }
}
about-no-army = Noch steht keine Armee daneben
about-empty = Hier steht niemand
about-owner = { $player }: { $pieces }
about-beside = Neben { $regions }
about-could-build = Hier könntest du bauen: { $buildings }
about-full = Alles, was hierher passt, hast du schon hier
about-others = Solange es besetzt ist, kann hier niemand anderes bauen
about-buy-edge = Nicht neben deinen Gebieten: Hier zu bauen kostet { $points } SP
about-too-far = Neben keinem deiner Gebiete
about-no-start = Dein erster Spielstein kann hier nicht beginnen
about-supply-empty = Im Vorrat fehlt: { $resource }
god-jupiter = Jupiter

# Warum etwas so nicht gedruckt sein kann.

correction-card-says = Das sagt keine Karte: { $what }.
