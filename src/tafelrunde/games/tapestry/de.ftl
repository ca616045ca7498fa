# Deutsche Wörter von Tapestry.
#
# SP sind Siegpunkte. Eine Belohnung ist, was ein Feld, Teil oder eine Karte gibt, ein Bonus, was man dort kaufen kann.
# Kreis und Quadrat einer Techkarte sind die Belohnungen der mittleren und der oberen Reihe.

game-title = Tapestry
game-tagline =
    Webe Geschichte vom ersten Feuer bis zu den Sternen: vier Leisten, fünf Ären und eine Zivilisation wie keine andere.
    Du entscheidest, wann deine Ära endet und die nächste beginnt.
game-minutes = 90 bis 120 Minuten

goal-who = Du führst ein Volk vom ersten Feuer bis zu den Sternen, mit einer eigenen Zivilisation, einer Hauptstadt voller Plätze und Außenposten auf einem gemeinsamen Spielplan.
goal-win = Wer am Ende die meisten Siegpunkte hat. Sie kommen von Feldern der Leisten, von Land, das du erkundest und eroberst, von Errungenschaften und vor allem in jedem Einkommenszug von Hauptstadt, Techkarten und Gebieten.
goal-turn = Schreite auf einer von vier Leisten ein Feld voran: Zahle Rohstoffe, nimm, was das Feld gibt, und kaufe seinen Bonus, wenn du magst. Oder nimm Einkommen: Spiele eine Gobelinkarte, werte, hole neue Rohstoffe und beginne deine nächste Ära.
goal-end = Jeder endet zu seiner Zeit, mit dem fünften Einkommenszug, der nur noch Punkte bringt. Haben alle ihren gehabt, ist die Partie vorbei.

## Mengen

stock = { $resource ->
    [coin] { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
    [worker] { $amount } Arbeiter
    [food] { $amount } Nahrung
   *[culture] { $amount } Kultur
}
counted = { $what ->
    [vp] { $amount } SP
    [hand] { some-cards }
    [era] die nächste Ära
    [coin] { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
    [worker] { $amount } Arbeiter
    [food] { $amount } Nahrung
   *[culture] { $amount } Kultur
}
some-resources = { $amount ->
    [one] 1 Rohstoff
   *[other] { $amount } Rohstoffe
}
some-tiles = { $amount ->
    [one] 1 Gebietsteil
   *[other] { $amount } Gebietsteile
}
some-cards = { $amount ->
    [one] 1 Gobelinkarte
   *[other] { $amount } Gobelinkarten
}
some-techs = { $amount ->
    [one] 1 Techkarte
   *[other] { $amount } Techkarten
}
in-amount = { $amount ->
    [one] 1 { $resource }
   *[other] { $amount } × { $resource }
}

## Wirkungen

phrase-gain = <nimm|{ stock }|nehmen>
phrase-any-resource = <nimm|{ some-resources } deiner Wahl|nehmen>
phrase-points = <nimm|{ $amount } SP|nehmen>
phrase-tiles = <nimm|{ some-tiles }|nehmen>
phrase-tapestry-cards = <ziehe|{ some-cards }|ziehen>
phrase-building = <nimm|{ $building ->
    [market] 1 Markt
    [house] 1 Haus
    [farm] 1 Bauernhof
   *[armory] 1 Waffenschmiede
}|nehmen>
phrase-building-beside = <nimm|{ $building ->
    [market] 1 Markt
    [house] 1 Haus
    [farm] 1 Bauernhof
   *[armory] 1 Waffenschmiede
} vom Einkommenstableau|nehmen>, ohne zu bauen
phrase-build-landmark = <nimm|das Wahrzeichen { $landmark ->
    [bakery] Bäckerei
    [barn] Scheune
    [com_tower] Sendeturm
    [library] Bibliothek
    [stock_market] Börse
    [treasury] Schatzamt
    [stadium] Stadion
   *[monolith] Monolith
}|nehmen>
phrase-score-capital = <nimm|1 SP je vollständiger Reihe und Spalte deiner Hauptstadt|nehmen>
phrase-explore = <erkunde|{ $anywhere ->
    [1] ein beliebiges freies Feld
   *[0] { "" }
}|erkunden>
phrase-explore-drawn = <ziehe|ein Gebietsteil|ziehen> und <erkunde|damit|erkunden>
phrase-space-tiles = <nimm|{ $amount ->
    [one] 1 Weltraumteil
   *[other] { $amount } Weltraumteile
}|nehmen>
phrase-explore-space = <erkunde|{ $of_those ->
    [1] eines dieser Weltraumteile
   *[0] eines deiner Weltraumteile
}|erkunden>
phrase-conquer = { $dice ->
    [both] <erobere|{ conquered-where } mit beiden Würfeln|erobern>
    [both-if-opponent] <erobere|{ conquered-where }|erobern>, mit beiden Würfeln, falls das Gebiet einem Mitspieler gehört
   *[one] <erobere|{ conquered-where }|erobern>
}
conquered-where = { $anywhere ->
    [1] ein Gebiet irgendwo auf der Karte
   *[0] ein Gebiet
}
phrase-research = <forsche|{ $gain ->
    [1] { "" }
   *[0] ohne Belohnung
}|forschen>
phrase-alien-biology = <wirf|{ $times }-mal den Wissenschaftswürfel|werfen>: jedes Mal darfst du auf dieser Leiste ohne Belohnung voranschreiten, oder du nimmst { $amount } SP, wenn du an ihrem Ende stehst
phrase-advance = <schreite|auf { some-track }|voran·schreiten>
phrase-regress = <gehe|auf { some-track }|zurück·gehen>
some-track = { $tracks ->
    [exploration] der Entdeckungsleiste
    [technology] der Technologieleiste
    [science] der Wissenschaftsleiste
    [military] der Militärleiste
    [arts] der Künsteleiste
    [military-technology] der Militär- oder Technologieleiste
    [exploration-military] der Entdeckungs- oder Militärleiste
    [science-military] der Wissenschafts- oder Militärleiste
    [science-arts] der Wissenschafts- oder Künsteleiste
    [arts-technology] der Künste- oder Technologieleiste
    [exploration-technology] der Entdeckungs- oder Technologieleiste
    [exploration-technology-science-military-arts] einer beliebigen Leiste
    [exploration-technology-science-military] der Entdeckungs-, Technologie-, Wissenschafts- oder Militärleiste
   *[exploration-technology-military] der Entdeckungs-, Technologie- oder Militärleiste
}{ $gain ->
    [1] { "" }
   *[0] { " " }ohne Belohnung
}
phrase-repeat = <nimm|die Belohnung deines aktuellen Feldes auf einer Leiste|nehmen>; auch seinen Bonus darfst du kaufen
phrase-singularity = <stelle|deinen Marker vom Ende der Technologieleiste auf den Anfang einer beliebigen Leiste|stellen>
phrase-invent = <erfinde|eine Techkarte|erfinden>
phrase-replace-display = <du darfst|die drei offenen Techkarten ersetzen|~darfst du>
phrase-upgrade = <werte|eine Techkarte|auf·werten>
phrase-circle = <nimm|die Kreisbelohnung einer Techkarte deiner mittleren Reihe|nehmen>
phrase-square = <nimm|die Quadratbelohnung einer Techkarte deiner oberen Reihe|nehmen>
phrase-new-civilization = <nimm|eine weitere Zivilisation|nehmen>
phrase-play-on-top = <spiele|eine Gobelinkarte auf deine aktuelle|spielen>
phrase-discard-for-points = <wirf|beliebig viele Gobelinkarten für je { $amount } SP|ab·werfen>
phrase-bonus = { $gain-optional ->
    [yes] <du darfst|{ bonus-price } und dafür { $gain-infinitive }|~darfst du>
   *[no] <du darfst|{ bonus-price }, um { $gain-to }|~darfst du>
}
bonus-price = { $price ->
    [any-resource] { some-resources } zahlen
    [territory-tile] { some-tiles } abwerfen
    [tech-card] { some-techs } abwerfen
   *[tapestry-card] { some-cards } abwerfen
}
phrase-each-player = { $part }, nach dir auch alle anderen

phrase-this-era = in dieser Ära: { $clauses ->
    [1] { $part0 }
    [2] { $part0 }; { $part1 }
   *[3] { $part0 }; { $part1 }; { $part2 }
}
phrase-on = { $event ->
    [invented] sooft du eine Techkarte erfindest,
    [gained-card] sooft du eine Gobelinkarte bekommst,
    [advanced-science] sooft du auf der Wissenschaftsleiste voranschreitest,
    [new-tier] sooft du eine neue Stufe erreichst,
    [upgraded] sooft du eine Techkarte aufwertest,
    [placed-building] sooft du ein Einkommensgebäude in deine Hauptstadt stellst,
    [track-landmark] sooft du ein Wahrzeichen einer Leiste bekommst,
    [landmark-taken] sooft du eine Stufe erreichst, deren Wahrzeichen vergeben ist,
    [built-on-impassable] sooft du auf unwegsamen Plätzen baust,
    [other-advanced-military] sooft ein Mitspieler auf der Militärleiste voranschreitet,
    [conquer-ended] sooft du eroberst,
    [income-gained] mit deinem Einkommen:
    [explored-tile] sooft du erkundest,
    [district-done] sooft du ein Stadtviertel vollendest,
    [line-done] sooft du eine Reihe oder Spalte vollendest,
    [advanced-arts] sooft du auf der Künsteleiste voranschreitest,
    [gained-masterpiece] sooft du ein Meisterstück bekommst,
    [income-scored] sooft du in einem Einkommenszug wertest,
    [gained-landmark] sooft du ein Wahrzeichen bekommst,
    [placed-beside] sooft du ein Einkommensgebäude in deiner Hauptstadt neben eines seiner Art stellst,
    [neighbour-played] sooft ein Nachbar eine Gobelinkarte spielt,
   *[gained-market] sooft du einen Markt bekommst,
} { $effect-inverted }
phrase-lasting = { $rule ->
    [no-science] du kannst auf der Wissenschaftsleiste nicht voranschreiten
    [no-military] du kannst auf der Militärleiste nicht voranschreiten
    [no-traps] gegen dich können keine Fallen gespielt werden
    [both-dice] nimm beide Würfel, wenn du ein Gebiet eines Mitspielers eroberst
    [no-prerequisites] werte Techkarten ohne ihre Voraussetzungen auf
    [two-rolls] wirf den Wissenschaftswürfel zweimal und wähle
    [free-bonuses] zahle nichts für einen Bonus, der 1 beliebigen Rohstoff kostet
    [build-on-impassable] baue auch auf unwegsamen Plätzen
    [tile-twice] wenn du erkundest, darfst du statt der Punkte fürs Legen die Belohnung des Teils zweimal nehmen
    [outpost-on-tile] wenn du erkundest, darfst du einen Außenposten auf das neue Teil stellen
    [circle-at-once] wenn du eine Techkarte erfindest, nimm gleich ihre Kreisbelohnung
    [three-tiles] bevor du erkundest, nimm 3 Gebietsteile; eines darfst du für 3 SP einem Mitspieler geben
    [turn-food] mache aus Nahrung deines Einkommens beliebig andere Rohstoffe, mit je 2 SP
    [coins-score] nimm 2 SP je Münze deines Einkommens
    [play-at-once] wenn du Gobelinkarten bekommst, darfst du eine davon für 5 SP auf diese spielen
    [allied] du und dieser Verbündete könnt einander keine Gebiete abnehmen, und du bekommst, was seine Aufwertungen geben
    [married] nimm die Belohnungen, die dieser Mitspieler auf jener Leiste bekommt, aber nicht die Boni
    [safe] deine Gebiete können nicht erobert werden
    [empty-only] du kannst nur Gebiete ohne Figuren erobern
    [explore-anywhere] erkunde jedes freie Feld
    [conquer-anywhere] erobere irgendwo auf der Karte
    [two-tiles] bevor du erkundest, nimm 2 Gebietsteile
    [reroll] wenn du eroberst, darfst du einen der Würfel neu werfen
   *[tile-too] wenn du eroberst, nimm auch die Belohnung des Teils
}

phrase-befriend = beim Ausspielen wähle einen Mitspieler als Verbündeten
phrase-marry = beim Ausspielen wähle eine Leiste und einen Mitspieler
phrase-age-of-discovery = wirf den Wissenschaftswürfel: du schreitest auf dieser Leiste mit Belohnung voran, alle anderen ohne
phrase-oil-magnate = wähle eine Leiste: du darfst dort mit Belohnung voranschreiten, deine Nachbarn ohne
phrase-dictatorship = schreite auf einer Leiste deiner Wahl voran; bis nach deinem nächsten Zug können Mitspieler sich dort nicht bewegen
phrase-dark-ages = wähle eine Leiste: gehe auf drei anderen, wo das möglich ist, ein Feld zurück, dann schreite auf ihr drei Felder voran, alles ohne Belohnung
phrase-renaissance = schreite auf jeder Leiste einmal voran, in beliebiger Reihenfolge, ohne Belohnungen, aber mit kostenlosen Boni
phrase-socialism = ziehe deinen Marker auf einer Leiste voran oder zurück zum nächsten Marker eines Mitspielers, ohne Belohnung
phrase-trade-economy = nimm die Belohnung eines Feldes, auf dem ein Mitspieler steht; er bekommt den Bonus umsonst
phrase-age-of-wonders = nimm 2 Rohstoffe deiner Wahl, wenn du allein die wenigsten Wahrzeichen hast, 12 SP, wenn du allein die meisten hast, sonst 1 Rohstoff deiner Wahl und 6 SP
phrase-technocracy = erfinde eine Techkarte und werte sie auf, wenn sonst niemand diese Ära erreicht hat, sonst nimm 3 SP je Mitspieler
phrase-neighbours-draw = <gib|jedem Nachbarn 1 Gebietsteil vom Stapel|geben>
phrase-olympic-host = jeder Spieler darf 1 Arbeiter für 10 SP zahlen; tut es ein Mitspieler, nimm ein Einkommensgebäude deiner Wahl, sonst 1 Münze
phrase-steam-tycoon = erfinde eine offene Techkarte und werte sie auf; deine Nachbarn dürfen die oberste Karte des Stapels erfinden
phrase-espionage = nutze eine beliebige sichtbare Gobelinkarte, als hättest du sie gespielt; Karten, die wirken, solange sie sichtbar sind, ausgenommen
phrase-colonialism = wähle ein Gebietsteil, das du kontrollierst, und nimm 1 Rohstoff für jede Landschaft darauf (Wüste Münze, Wald Nahrung, Grasland Kultur, Gebirge Arbeiter)
phrase-dystopia = nimm ein Wahrzeichen der Leisten, das noch niemand hat
phrase-guilds = kaufe oder verkaufe bis zu 3 Rohstoffe für je 5 SP
phrase-revolution = richte bis zu { $most } deiner gestürzten Außenposten auf und stürze die, die dort stehen

## Was gezählt wird

phrase-territories = kontrolliertem Gebiet
phrase-tech-cards = eigener Techkarte
phrase-tiles-in-supply = Gebietsteil in deinem Vorrat
phrase-cards-owned = eigener Gobelinkarte auf der Hand und dem Einkommenstableau
phrase-advanced = { $track ->
    [exploration] erreichtem Feld der Entdeckungsleiste
    [technology] erreichtem Feld der Technologieleiste
    [science] erreichtem Feld der Wissenschaftsleiste
    [military] erreichtem Feld der Militärleiste
   *[arts] erreichtem Feld der Künsteleiste
}
phrase-in-capital = { $building ->
    [market] Markt in deiner Hauptstadt
    [house] Haus in deiner Hauptstadt
    [farm] Bauernhof in deiner Hauptstadt
   *[armory] Waffenschmiede in deiner Hauptstadt
}
phrase-landmarks = eigenem Wahrzeichen
phrase-tracks-led = Leiste, auf der niemand vor dir steht
phrase-tracks-trailed = Leiste, auf der alle vor dir stehen

# Was eine Techkarte für die obere Reihe verlangt.
phrase-in-tier = { $track ->
    [exploration] Entdeckung
    [technology] Technologie
    [science] Wissenschaft
    [arts] Künste
   *[military] Militär
} Stufe { $tier } oder höher
phrase-uncovered = { $building ->
    [market] Märkte
    [house] Häuser
    [farm] Bauernhöfe
   *[armory] Waffenschmieden
}: Spalte { $column } aufgedeckt

## Fragen

prompt-capital = Welche Hauptstadt nimmst du?
prompt-capital-hint = Sie bestimmt, wo deine Gebäude hinkommen und wo du auf der Karte beginnst.

prompt-civilization = Welche Zivilisation führst du?
prompt-civilization-hint = Behalte eine der beiden; ihre Fähigkeit hast du das ganze Spiel über.

prompt-keep-civilization = Welche Zivilisation behältst du?
prompt-keep-civilization-hint = Du hast zwei gezogen; die andere wird abgeworfen.

prompt-action = Schreitest du auf einer Leiste voran, oder nimmst du Einkommen?
prompt-action-hint = Zum Voranschreiten zahlst du, gehst ein Feld weiter und bekommst, was es zeigt. Einkommen beginnt deine nächste Ära; nach fünf Einkommenszügen bist du fertig.
prompt-action-option = Voranschreiten: { $thing }
prompt-action-0 = Einkommenszug

prompt-token = Welcher deiner Marker bewegt sich ({ $about })?
prompt-token-hint = Du hast mehrere Marker auf dieser Leiste: wähle einen nach seinem Feld.

prompt-pay = { $about ->
    [one] Welchen Rohstoff zahlst du?
   *[other] Welchen Rohstoff zahlst du? Es fehlen noch { $about }.
}
prompt-pay-hint = Beliebige Rohstoffe, einzeln und in der Reihenfolge der Liste.
prompt-pay-option = 1 { $thing }

prompt-bonus = Bonus ({ $about }): welchen Rohstoff zahlst du?
prompt-bonus-hint = Nach der Belohnung darfst du den Bonus einmal kaufen, mit einem beliebigen Rohstoff.
prompt-bonus-option = 1 { $thing } zahlen
prompt-bonus-none = Kein Bonus

prompt-free-bonus = Nimmst du den Bonus umsonst ({ $about })?
prompt-free-bonus-hint = Dieser Bonus kostet dich jetzt nichts; du darfst ihn auch lassen.
prompt-free-bonus-yes = Nehmen
prompt-free-bonus-none = Lassen

prompt-pay-tile = Bonus ({ $about }): welches Teil wirfst du ab?
prompt-pay-tile-hint = Alles, was der Bonus kostet, wird abgeworfen, eins nach dem anderen.
prompt-pay-tile-none = Kein Bonus

prompt-pay-tech = Bonus ({ $about }): welche Techkarte wirfst du ab?
prompt-pay-tech-hint = Karten aus jeder Reihe, eine nach der anderen.
prompt-pay-tech-none = Kein Bonus

prompt-pay-card = Bonus ({ $about }): welche Gobelinkarte wirfst du ab?
prompt-pay-card-hint = Die Karten kommen aus deiner Hand, eine nach der anderen.
prompt-pay-card-none = Kein Bonus

prompt-resource = { $about ->
    [one] Welchen Rohstoff nimmst du?
   *[other] Welchen Rohstoff nimmst du? { $about } bekommst du noch.
}
prompt-resource-hint = Von jeder Sorte kannst du 8 haben; was voll ist, steht nicht zur Wahl.
prompt-resource-option = 1 { $thing }

prompt-lose = Welchen Rohstoff gibst du zurück?
prompt-lose-hint = Deine Zivilisation beginnt stark, deshalb verliert sie nach dem ersten Einkommen etwas.
prompt-lose-option = 1 { $thing }

prompt-plot = Wo baust du: { $about }?
prompt-plot-hint = Auf einem freien Platz. Ein volles Stadtviertel aus 3 × 3 gibt sofort einen Rohstoff; volle Reihen und Spalten zählen in Einkommenszügen.
prompt-plot-none = Zur Seite legen

prompt-landmark = Welches Wahrzeichen nimmst du?
prompt-landmark-hint = Ein Wahrzeichen der Leisten, das noch niemand hat.

prompt-landmark-turn = Wie drehst du das Wahrzeichen { $about }?
prompt-landmark-turn-hint = Erst die Drehung, dann der Ort.
prompt-landmark-turn-option = { $code ->
    [0] Wie abgebildet
    [1] Vierteldrehung im Uhrzeigersinn
    [2] Halbe Drehung
   *[3] Vierteldrehung gegen den Uhrzeigersinn
}
prompt-landmark-turn-none = Zur Seite legen

prompt-landmark-site = Wohin kommt das Wahrzeichen { $about }?
prompt-landmark-site-hint = Genannt ist seine linke obere Ecke. Es darf über den Rand der Hauptstadt ragen; Reihen und Spalten unter 1 liegen außerhalb.
prompt-landmark-site-none = Am Ende des Zuges

prompt-explore-tile = Mit welchem Gebietsteil erkundest du?
prompt-explore-tile-hint = Du bekommst 1 SP je Seite, die zum Nachbarn passt, und die Belohnung des Teils.

prompt-explore-hex = Wohin legst du { $about }?
prompt-explore-hex-hint = Auf ein freies Feld, in der Regel neben einem Gebiet, das du kontrollierst.

prompt-explore-turn = Wie drehst du { $about }?
prompt-explore-turn-hint = Eine Seite passt, wenn an einer ihrer beiden Ecken gleiche Landschaften aneinanderstoßen.

prompt-space-tile = Welches Weltraumteil erkundest du?
prompt-space-tile-hint = Es kommt neben dein Einkommenstableau und gibt alles, was es zeigt.

prompt-replace = Ersetzt du die drei offenen Techkarten?
prompt-replace-hint = Alle drei werden abgeworfen und drei neue aufgedeckt, bevor du erfindest.
prompt-replace-yes = Ersetzen
prompt-replace-none = Liegen lassen

prompt-invent = Welche Techkarte erfindest du?
prompt-invent-hint = Eine offene oder die oberste Karte des Stapels kommt in deine untere Reihe; Aufwerten bringt ihre Belohnungen.
prompt-invent-0 = Die oberste Karte des Stapels
prompt-invent-none = Nichts erfinden

prompt-upgrade = Welche Techkarte wertest du auf?
prompt-upgrade-hint = Eine Reihe höher: die mittlere gibt den Kreis, die obere das Quadrat. Für die obere musst du oder ein Nachbar die Voraussetzung erfüllen.
prompt-upgrade-none = Nichts aufwerten

prompt-circle = Wessen Kreisbelohnung nimmst du?
prompt-circle-hint = Wähle eine Karte deiner mittleren Reihe; sie bleibt liegen.

prompt-square = Wessen Quadratbelohnung nimmst du?
prompt-square-hint = Wähle eine Karte deiner oberen Reihe; sie bleibt liegen.

prompt-research = Schreitest du auf dieser Leiste voran?
prompt-research-hint = Du darfst der Leiste folgen oder stehen bleiben.
prompt-research-option = Voranschreiten: { $thing }
prompt-research-none = Stehen bleiben

prompt-track = Welche Leiste ({ $about })?
prompt-track-hint = Leisten, auf denen es nicht geht, stehen nicht zur Wahl.

prompt-repeat = Auf welcher Leiste nutzt du dein Feld noch einmal?
prompt-repeat-hint = Du bekommst seine Belohnung und darfst den Bonus kaufen; kein Feld zweimal in einem Zug.

prompt-conquer = Welches Gebiet eroberst du?
prompt-conquer-hint = Neben einem, das du kontrollierst, mit höchstens einer Figur darauf. Du stellst einen Außenposten hin und wirfst beide Würfel.

prompt-die = Du wirfst { $about }. Welchen Würfel nimmst du?
prompt-die-hint = Rot gibt Punkte, Schwarz einen Rohstoff oder die Belohnung des eroberten Teils.

prompt-first-kept = Du behältst { $about }. Welcher Würfel kommt zuerst?
prompt-first-kept-hint = Was der eine bringt, kann ändern, was der andere wert ist.

prompt-first-die = Du wirfst { $about } und bekommst beides. Welcher Würfel kommt zuerst?
prompt-first-die-hint = Rot zählt deine Gebiete, und was das Teil gibt, kann ihre Zahl ändern.

prompt-withdraw = Wohin zieht sich dein Außenposten aus { $about } zurück?
prompt-withdraw-hint = In ein leeres Nachbargebiet, das du dann kontrollierst.

prompt-trap = Dein Gebiet wird angegriffen ({ $about }). Spielst du eine Falle?
prompt-trap-hint = Eine Falle aus deiner Hand stürzt den Außenposten des Angreifers statt deines eigenen und gibt dir einen Rohstoff. Du wirst gefragt, ob du eine hast oder nicht.
prompt-trap-none = Geschehen lassen

prompt-ability = Wessen Fähigkeit nutzt du als Nächstes?
prompt-ability-hint = Deine Zivilisationen nutzen ihre Einkommensfähigkeiten nacheinander, in beliebiger Reihenfolge.

prompt-use = { $about }: nimmst du die Kreisbelohnung der Karte auch?
prompt-use-hint = Dein Marker hat die Karte eines anderen aufgewertet.
prompt-use-yes = Nehmen
prompt-use-none = Lassen

prompt-play = Welche Gobelinkarte spielst du?
prompt-play-hint = Sie liegt in dieser Ära auf deinem Einkommenstableau; was sie bedeckt, wirkt nicht mehr.
prompt-play-none = Keine Karte

prompt-keep-card = Welche Gobelinkarte behältst du?
prompt-keep-card-hint = Du hast zwei gezogen; die andere wird abgeworfen.

prompt-discard = Welche Gobelinkarte wirfst du ab?
prompt-discard-hint = Jede Karte, die du jetzt abwirfst, gibt Punkte.
prompt-discard-none = Den Rest behalten

prompt-copy = Die Wirkung welcher Karte nutzt du?
prompt-copy-hint = Wähle eine sichtbare Gobelinkarte; sie bleibt, wo sie liegt.
prompt-copy-none = Keine davon

prompt-opponent = Welchen Mitspieler wählst du?
prompt-opponent-hint = Die Karte betrifft dich und diesen Mitspieler.

prompt-position = Von wessen Feld profitierst du?
prompt-position-hint = Du bekommst die Belohnung des Feldes, der Mitspieler umsonst den Bonus.

prompt-territory = Welches Gebiet ({ $about })?
prompt-territory-hint = Nur Gebiete, mit denen es geht, stehen zur Wahl.
prompt-territory-none = Keines mehr

prompt-give-tile = Welches Teil gibst du weg?
prompt-give-tile-hint = Es geht aus deinem Vorrat in den eines Mitspielers.
prompt-give-tile-none = Keines

prompt-outpost = Stellst du einen Außenposten auf das neue Teil ({ $about })?
prompt-outpost-hint = Du kontrollierst es sofort; das ist keine Eroberung, und es wird nicht gewürfelt.
prompt-outpost-yes = Außenposten hinstellen
prompt-outpost-none = Leer lassen

prompt-twice = { $about }: nimmst du die Belohnung zweimal?
prompt-twice-hint = Das zweite Mal ist statt der Punkte fürs Legen.
prompt-twice-yes = Die Belohnung zweimal
prompt-twice-none = Punkte und die Belohnung einmal

prompt-match = Auf welches Feld gehst du ({ $about })?
prompt-match-hint = Zwei Mitspieler sind gleich nah.

prompt-send = Schickst du einen Arbeiter zu den Spielen?
prompt-send-hint = Das kostet 1 Arbeiter und gibt dir 10 SP.
prompt-send-yes = 1 Arbeiter schicken
prompt-send-none = Zu Hause bleiben

prompt-building = Welches Einkommensgebäude nimmst du?
prompt-building-hint = Es verlässt dein Einkommenstableau und deckt auf, was darunter liegt.

prompt-guild = Was handelst du mit den Gilden?
prompt-guild-hint = Einmal: bis zu 3 Rohstoffe für je 5 SP, in eine Richtung.

prompt-turn-food = { $about ->
    [one] In welchen Rohstoff wandelst du Nahrung um? 1 geht noch.
   *[other] In welchen Rohstoff wandelst du Nahrung um? { $about } gehen noch.
}
prompt-turn-food-hint = Nahrung dieses Einkommens darf ein anderer Rohstoff werden, mit je 2 SP.
prompt-turn-food-option = 1 { $thing }
prompt-turn-food-none = Nahrung behalten

prompt-roll = Welcher Wurf des Wissenschaftswürfels gilt?
prompt-roll-hint = Du hast zweimal geworfen und wählst die Leiste.

prompt-roll-again = { $about ->
    [one] Du hast 1 Leiste markiert. Wirfst du noch einmal?
   *[other] Du hast { $about } Leisten markiert. Wirfst du noch einmal?
}
prompt-roll-again-hint = Auf jeder neuen Leiste kannst du voranschreiten; dieselbe ein zweites Mal beendet es mit nur einem Rohstoff.
prompt-roll-again-yes = Noch einmal werfen
prompt-roll-again-none = Aufhören und voranschreiten

prompt-mark = Welcher Platz wird unwegsam?
prompt-mark-hint = Ein Marker je Spieler, jeder in einem anderen Stadtviertel.

prompt-swap = Welches Gebäude tauschst du?
prompt-swap-hint = Zwei verschiedene Einkommensgebäude tauschen die Plätze, bis zu dreimal.
prompt-swap-none = Nichts mehr tauschen

prompt-craft = { $about }: kommt das Gebäude auf dein Tableau?
prompt-craft-hint = Auf das unterste freie Feld einer Spalte statt in die Hauptstadt; du bekommst, was es bedeckt.
prompt-craft-none = In die Hauptstadt

prompt-entertain = Welche Bühne kommt als Nächste?
prompt-entertain-hint = Dein Marker folgt einem Pfad und bekommt, was die Bühne zeigt.

prompt-give-token = Wem gibst du einen Marker?
prompt-give-token-hint = Sooft dieser Mitspieler ein Wahrzeichen bekommt, bekommst du, was deine aufgedeckten Kästchen zeigen.

prompt-expose = Welches Kästchen deckst du auf?
prompt-expose-hint = Es zahlt von jetzt an, sooft ein Mitspieler mit deinem Marker ein Wahrzeichen bekommt.

prompt-token-on-tech = Auf welche Techkarte legst du einen Marker?
prompt-token-on-tech-hint = Die Karte wird sofort aufgewertet, wem sie auch gehört, und du darfst ihre Belohnung auch nehmen.
prompt-token-on-tech-none = Auf keine

prompt-guard = Sicherst du das Gebiet mit einem Marker ({ $about })?
prompt-guard-hint = Es kann nicht mehr erobert werden, und du bekommst 1 Rohstoff deiner Wahl.
prompt-guard-yes = Sichern
prompt-guard-none = Offen lassen

prompt-lead = Auf welcher Leiste schreitest du voran?
prompt-lead-hint = Deine Zivilisation bringt dich voran, ohne zu zahlen.
prompt-lead-none = Nicht weiter voranschreiten

prompt-celebrate = Welchen Marker bewegst du?
prompt-celebrate-hint = Er geht ein Feld weiter und bekommt, was er erreicht.

prompt-celebrate-to = Wohin geht der Marker ({ $about })?
prompt-celebrate-to-hint = Auf ein freies Feld darüber, darunter oder daneben; du bekommst, was es zeigt.

prompt-muster = { $about }: welche Reihe?
prompt-muster-hint = Außenposten verlassen eine Reihe von links und decken Einkommen auf; am Anfang füllen sie sie von rechts.
prompt-muster-option = { $code ->
    [0] Obere Reihe
   *[1] Untere Reihe
}

prompt-predict = Deine Weissagung, { $about }: wie viele?
prompt-predict-hint = So viele wirst du am Ende haben. Die Zahl zu erreichen gibt einen Rohstoff, sie am Ende genau zu treffen 10 SP.

prompt-settle = { $about }: siedelst du damit auf der Karte?
prompt-settle-hint = Neben deiner einzigen Figur in einem Gebiet macht es das sicher und gibt einen Rohstoff; in einem leeren Nachbargebiet übernimmt es die Kontrolle.
prompt-settle-none = In die Hauptstadt

prompt-trade = Wo handelst du?
prompt-trade-hint = Du stellst eine Figur in dieses Gebiet.
prompt-trade-none = Nicht handeln

prompt-unused-die = Nimmst du den Würfel, der übrig blieb ({ $about })?
prompt-unused-die-hint = Dein Marker liegt in dem Gebiet, das eben erobert wurde.
prompt-unused-die-yes = Nehmen
prompt-unused-die-none = Lassen

prompt-draft-die = Du wirfst { $about }. Welchen Würfel behältst du?
prompt-draft-die-hint = Du behältst zwei der drei Würfel, einen nach dem anderen; jedes Mal darfst du einmal neu werfen.
prompt-draft-die-0 = Alle noch einmal werfen

prompt-chosen = Belohnung oder 5 SP ({ $about })?
prompt-chosen-hint = Du darfst nehmen, was gezeigt ist, oder stattdessen 5 SP.
prompt-chosen-yes = Die Belohnung
prompt-chosen-none = 5 SP

prompt-raise = Wie hoch beginnt ein Marker ({ $about })?
prompt-raise-hint = Nicht höher als deine Ära; von den so bedeckten Belohnungen bekommst du eine.
prompt-raise-option = { $code ->
    [0] Kein Marker
   *[other] Feld { $code }
}

prompt-jump = Auf welcher Leiste springst du vier Felder vor?
prompt-jump-hint = Auf höchstens zwei Leisten; unterwegs bekommst du nichts. Danach bekommst du 2 Rohstoffe.
prompt-jump-none = Nicht mehr springen

prompt-revel = Wo beginnt einer deiner Marker?
prompt-revel-hint = Zwei Marker auf verschiedenen Feldern; in Einkommenszügen bewegen sie sich und bekommen, was sie erreichen.

prompt-meditate = Welche Belohnung nimmst du für deine Handkarten?
prompt-meditate-hint = 2 Karten geben eine Belohnung, 4 zwei, 6 drei der großen; jede nur einmal.
prompt-meditate-option = { $about ->
    [1] { $code ->
        [0] Erobern mit beiden Würfeln
        [1] 1 Rohstoff deiner Wahl
        [2] Eine Techkarte erfinden, dann eine aufwerten
       *[3] Ein Einkommensgebäude
    }
   *[0] { $code ->
        [0] Erobern
        [1] 1 Rohstoff deiner Wahl
        [2] Eine Techkarte erfinden
       *[3] Ein Einkommensgebäude vom Tableau nehmen, ohne zu bauen
    }
}

prompt-deal = Welches Geschäft machst du?
prompt-deal-hint = Mit einer Figur neben dem einzelnen Außenposten eines Mitspielers, der eines deiner Teile bekommt, oder neben deinem eigenen.
prompt-deal-none = Kein Geschäft

prompt-record = Welches Teil wirfst du ab, um einen Marker zu vergeben?
prompt-record-hint = Ein Mitspieler mit deinem Marker bringt dir mit jedem Wahrzeichen etwas ein.
prompt-record-none = Keinen Marker vergeben

prompt-covered = Welche der bedeckten Belohnungen nimmst du?
prompt-covered-hint = Nur eine der Spalten zahlt jetzt.

prompt-prospect = Das Teil welches Gebiets gibt dir seine Belohnung?
prompt-prospect-hint = Der schwarze Würfel zeigt ein Teil: eines, das du kontrollierst, zahlt, und du bekommst 1 Rohstoff deiner Wahl.

## Ereignisse

event-capital = { $player } baut auf dem Tableau { $capital }.
event-civilization = { $player } spielt: { $civilization }.
event-first-player = { $player } beginnt.
event-era = { $era ->
    [1] { $player } macht den ersten Einkommenszug.
    [5] { $player } macht den letzten Einkommenszug.
   *[other] { $player } nimmt Einkommen und beginnt Ära { $era }.
}
event-ability = { $player } nutzt eine Zivilisation: { $civilization }.
event-ended = Alle sind fertig. Das Spiel ist aus.

event-advanced = { $player } schreitet voran: { $space }.
event-regressed = { $player } geht zurück: { $space }.
event-activated = { $player } bekommt die Belohnung: { $space }.
event-copied-benefit = { $player } bekommt die Belohnung mit: { $space }.
event-restarted = { $player } beginnt neu auf { $track }.
event-rolled = { $player } wirft den Wissenschaftswürfel: { $track }.
event-rolled-dice = { $player } wirft { $roll }.
event-rolled-draft = { $player } wirft { $draft }.

event-paid = { $player } zahlt { in-amount }.
event-gained = { $player } bekommt { in-amount }.
event-lost = { $player } gibt { in-amount } zurück.
event-scored = { $player } bekommt { $amount } SP.
event-lost-points = { $player } verliert { $amount } SP.
event-achieved = { $player } erreicht: { $achievement }, { $amount } SP.
event-bot-achieved = { $player } erreicht: { $achievement }. Die SP verfallen.

event-gained-building = { $player } bekommt ein Einkommensgebäude: { $building }.
event-built = { $player } baut auf { $plot }: { $building }.
event-gained-landmark = { $player } bekommt ein Wahrzeichen: { $landmark }.
event-built-landmark = { $player } baut das Wahrzeichen { $landmark }: { $site }.
event-postponed = { $player } baut das Wahrzeichen { $landmark } am Ende des Zuges.
event-district = { $player } vollendet ein Stadtviertel.
event-crafted = { $player } stellt ein Einkommensgebäude auf das Tableau ({ $column }): { $building }.
event-settled = { $player } siedelt: { $hex }.
event-swapped = { $player } tauscht zwei Gebäude: { $plot } und { $plot_other }.

event-drew-tile = { $player } zieht { $tile }.
event-discarded-tile = { $player } wirft { $tile } ab.
event-gave-tile = { $player } gibt { $tile } an { $player_other }.
event-explored = { $player } erkundet mit { $tile }: { $hex }.
event-drew-space = { $player } zieht { $space-tile }.
event-explored-space = { $player } erkundet { $space-tile }.
event-manned = { $player } stellt einen Außenposten auf: { $hex }.

event-conquered = { $player } schickt einen Außenposten los: { $hex }.
event-toppled = { $player } stürzt den Außenposten von { $player_other }: { $hex }.
event-trapped = { $player } spielt eine Falle, der Außenposten des Angreifers fällt: { $hex }.
event-rose = { $player } richtet einen Außenposten auf: { $hex }.
event-guarded = { $player } sichert ein Gebiet mit einem Marker: { $hex }.
event-traded = { $player } handelt: { $hex }.

event-displayed = Eine neue Techkarte liegt offen: { $tech }.
event-invented = { $player } erfindet { $tech }.
event-upgraded = { $row ->
    [1] { $player } wertet { $tech } in die mittlere Reihe auf.
   *[2] { $player } wertet { $tech } in die obere Reihe auf.
}
event-discarded-tech = { $player } wirft { $tech } ab.
event-took-tech = { $player } nimmt { $tech } an sich.
event-took-tech-from = { $player } nimmt { $tech } von { $player_other }.
event-left-display = { $player } nimmt { $tech } aus der Auslage.
event-cleared-display = { $player } lässt die Auslage erneuern: { $techs }.

event-drew = { $number ->
    [one] { $player } zieht 1 Gobelinkarte.
   *[other] { $player } zieht { $number } Gobelinkarten.
}
event-drew-own = { $number ->
    [one] { $player } zieht eine Gobelinkarte: { $cards }.
   *[other] { $player } zieht Gobelinkarten: { $cards }.
}
event-showed = { $player } deckt { $card } auf.
event-played = { $player } spielt { $card }.
event-played-face-down = { $player } spielt die oberste Karte des Stapels verdeckt.
event-discarded = { $player } wirft { $card } ab.
event-discarded-own = { $number ->
    [one] { $player } legt 1 Karte auf den eigenen Ablagestapel.
   *[other] { $player } legt { $number } Karten auf den eigenen Ablagestapel.
}
event-discarded-own-own = { $player } legt auf den eigenen Ablagestapel: { $cards }.
event-built-deck = { $player } mischt einen eigenen Stapel aus { $number } Karten.
event-built-deck-own = { $player } mischt einen eigenen Stapel: { $cards }.
event-took-up = { $player } nimmt auf: { $cards }.
event-put-back = { $number ->
    [one] { $player } mischt 1 Gobelinkarte zurück in den Stapel.
   *[other] { $player } mischt { $number } Gobelinkarten zurück in den Stapel.
}
event-put-back-own = { $player } mischt zurück in den Stapel: { $cards }.
event-copied = { $player } nutzt { $card }.
event-allied = { $player } verbündet sich mit { $player_other }.
event-married = { $player } heiratet ins Haus von { $player_other }, Leiste: { $track }.
event-gave-token = { $player } gibt { $player_other } einen Marker.
event-foretold = { $what ->
    [tech-cards] { $player } hat es vorhergesehen: Techkarten, { $amount }.
    [districts] { $player } hat es vorhergesehen: Stadtviertel, { $amount }.
    [territories] { $player } hat es vorhergesehen: Gebiete, { $amount }.
   *[tracks] { $player } hat es vorhergesehen: Enden von Leisten, { $amount }.
}

## Wie es endete

ending-finished = Alle haben fünf Einkommenszüge gemacht.

## Woher die Punkte kommen

points-start = Spielbeginn
points-tracks = Leisten
points-exploring = Erkunden
points-conquering = Erobern
points-tech = Techkarten
points-cards = Gobelinkarten
points-civilizations = Zivilisationen
points-space = Weltraumteile
points-income = Einkommenszüge
points-achievements = Errungenschaften

## Leisten und ihre Felder

track-exploration = Entdeckung
track-technology = Technologie
track-science = Wissenschaft
track-military = Militär
track-arts = Künste

space-start = { $track ->
    [exploration] Anfang der Entdeckung
    [technology] Anfang der Technologie
    [science] Anfang der Wissenschaft
    [arts] Anfang der Künste
   *[military] Anfang des Militärs
}
position = { $track ->
    [exploration] Entdeckung
    [technology] Technologie
    [science] Wissenschaft
    [arts] Künste
   *[military] Militär
} { $space } (Spieler { $player })

space-scouting = Spähen
space-rafts = Flöße
space-wagons = Planwagen
space-navigation = Navigation
space-ships = Schiffe
space-tunnels = Tunnel
space-trains = Züge
space-cars = Autos
space-airplanes = Flugzeuge
space-space_shuttle = Raumfähre
space-interstellar_travel = Interstellare Reisen
space-warpgates = Warptore

space-pottery = Töpferei
space-carpentry = Zimmerhandwerk
space-stone_tools = Steinwerkzeuge
space-metallurgy = Metallurgie
space-glass = Glas
space-steel = Stahl
space-rubber = Gummi
space-plastic = Kunststoff
space-electronics = Elektronik
space-computers = Computer
space-nanotechnology = Nanotechnologie
space-ai_singularity = KI-Singularität

space-astronomy = Astronomie
space-mathematics = Mathematik
space-herbalism = Kräuterkunde
space-medicine = Medizin
space-chemistry = Chemie
space-biology = Biologie
space-academic_research = Akademische Forschung
space-nutrition = Ernährungslehre
space-physics = Physik
space-neuroscience = Neurowissenschaft
space-quantum_physics = Quantenphysik
space-alien_biology = Alienbiologie

space-archery = Bogenschießen
space-bladed_weapons = Klingenwaffen
space-walls = Mauern
space-standing_army = Stehendes Heer
space-cavalry = Kavallerie
space-gunpowder = Schießpulver
space-tanks = Panzer
space-warplanes = Kampfflugzeuge
space-anti_aircraft_defense = Flugabwehr
space-nuclear_bomb = Atombombe
space-drone_assassins = Killerdrohnen
space-mechs = Mechs

## Gobelinkarten

card-academia = Gelehrtenwelt
card-age_of_discovery = Zeitalter der Entdeckungen
card-age_of_sail = Zeitalter der Segelschiffe
card-age_of_wonders = Zeitalter der Wunder
card-alliance = Allianz
card-boast_of_superiority = Prahlerei
card-broker_of_peace = Friedensvermittler
card-capitalism = Kapitalismus
card-coal_baron = Kohlebaron
card-colonialism = Kolonialismus
card-dark_ages = Dunkles Zeitalter
card-democracy = Demokratie
card-dictatorship = Diktatur
card-diplomacy = Diplomatie
card-dystopia = Dystopie
card-empiricism = Empirismus
card-espionage = Spionage
card-exploitation = Ausbeutung
card-feudalism = Feudalismus
card-golden_age = Goldenes Zeitalter
card-guilds = Gilden
card-industrialism = Industrialismus
card-marriage_of_state = Heiratspolitik
card-mercantilism = Merkantilismus
card-meritocracy = Meritokratie
card-militarism = Militarismus
card-monarchy = Monarchie
card-oil_magnate = Ölmagnat
card-olympic_host = Olympiagastgeber
card-pillage_and_plunder = Raub und Plünderung
card-pirate_rule = Piratenherrschaft
card-plea_for_aid = Hilfegesuch
card-renaissance = Renaissance
card-revisionism = Revisionismus
card-revolution = Revolution
card-socialism = Sozialismus
card-steam_tycoon = Eisenbahnmagnat
card-technocracy = Technokratie
card-terraforming = Terraforming
card-theocracy = Theokratie
card-trade_economy = Handelswirtschaft
card-trap = Falle
card-tyranny = Tyrannei
card-wartime_economy = Kriegswirtschaft

## Techkarten

tech-air_conditioning = Klimaanlage
tech-ammonia = Ammoniak
tech-anesthesia = Narkose
tech-assembly_line = Fließband
tech-bakery = Bäckerei
tech-barn = Scheune
tech-lithium_ion_battery = Lithium-Ionen-Batterie
tech-calendar = Kalender
tech-canned_food = Konserven
tech-clocks = Uhren
tech-compass = Kompass
tech-com_tower = Sendeturm
tech-concrete = Beton
tech-dynamite = Dynamit
tech-eyeglasses = Brillen
tech-irrigation = Bewässerung
tech-library = Bibliothek
tech-light_bulb = Glühbirne
tech-paper = Papier
tech-penicillin = Penizillin
tech-printing_press = Druckerpresse
tech-radio = Radio
tech-sewage_plumbing = Kanalisation
tech-siegecraft = Belagerungskunst
tech-stock_market = Börse
tech-telescope = Fernrohr
tech-the_nail = Nagel
tech-time_travel = Zeitreise
tech-transistors = Transistoren
tech-treasury = Schatzamt
tech-vaccines = Impfstoffe
tech-warships = Kriegsschiffe
tech-zeppelins = Zeppelin

## Zivilisationen und Hauptstädte

civilization-alchemists = Alchemisten
civilization-architects = Architekten
civilization-the_chosen = Die Auserwählten
civilization-craftsmen = Handwerker
civilization-entertainers = Entertainer
civilization-futurists = Futuristen
civilization-heralds = Heralde
civilization-historians = Historiker
civilization-inventors = Erfinder
civilization-isolationists = Isolationisten
civilization-leaders = Anführer
civilization-merrymakers = Feierwütige
civilization-militants = Kämpfer
civilization-mystics = Mystiker
civilization-nomads = Nomaden
civilization-traders = Händler

capital-mountain = Gebirge
capital-wetland = Feuchtgebiet
capital-tropical = Tropen
capital-desert = Wüste
capital-grassland = Grasland
capital-forest = Wald

## Was Zivilisationen können

phrase-mats = { $editions ->
    [one] { $printed }
   *[two] Erste Auflage: { $printed } Überarbeitete Auflage: { $revised }
}
phrase-mat = { $ability }{ $later ->
    [same] { " " }Später erhalten: ebenso.
    [exchange] { " " }Später erhalten: du darfst stattdessen eine andere Zivilisation nehmen.
    [both] { " " }Später erhalten: ebenso, oder du nimmst stattdessen eine andere Zivilisation.
   *[other] { "" }
}{ $spaces ->
    [none] { "" }
   *[other] { " " }Felder des Tableaus: { $spaces }.
}
phrase-spaces = { $parts }
join-spaces = { $a }; { $b }

phrase-ability-alchemists = { $mats ->
    [revised] Einkommenszüge 2 bis 5: wirf drei Würfel, behalte nacheinander zwei davon und nimm, was sie zeigen; vor jedem Behalten darfst du alle, die noch übrig sind, einmal neu werfen. Rot zählt doppelt, das Teil auf Schwarz gibt die Belohnung eines deiner Gebiete und 1 beliebigen Rohstoff; sonst nimm, was das Feld des Rohstoffs zeigt.
   *[printed] Einkommenszüge 2 bis 5: wirf den Wissenschaftswürfel, so oft du dich traust, und schreite auf jeder gewürfelten Leiste ohne Belohnung voran; stehst du an ihrem Ende, nimm 5 SP. Dieselbe Leiste zweimal lässt dir nur einen Rohstoff.
}
phrase-ability-architects = { $mats ->
    [revised] Du beginnst mit einem Marker je Mitspieler in deiner Hauptstadt; sie machen Plätze unwegsam. Ein Stadtviertel, dessen Einkommensgebäude alle gleich sind, gibt 2 Rohstoffe, sobald es vollständig ist; eine solche Reihe oder Spalte 1 SP mehr. Später erhalten: keine Marker; du darfst bis zu 3-mal zwei Einkommensgebäude deiner Hauptstadt tauschen.
   *[printed] Ein Stadtviertel, dessen Einkommensgebäude alle gleich sind, gibt 2 Rohstoffe, sobald es vollständig ist; eine solche Reihe oder Spalte 1 SP mehr. Später erhalten: du darfst bis zu 3-mal zwei Einkommensgebäude deiner Hauptstadt tauschen.
}
phrase-ability-the_chosen = { $mats ->
    [revised] Jede Errungenschaft bringt deinen Marker einen Schritt weiter, für eine Belohnung oder { $points } SP. Vier von etwas zu haben zählt als eigene Errungenschaft. Später erhalten: sofort bis zu 2 Schritte für das, was du schon erreicht hast.
   *[printed] Einkommenszüge 2 bis 5: nimm 1 SP je Mitspieler für jede Leiste, auf der niemand vor dir steht, und 1 Rohstoff je eigener Errungenschaft, im letzten Zug stattdessen { $points } SP.
}
phrase-ability-craftsmen = { $mats ->
    [revised] Einkommensgebäude dürfen auf dein Tableau statt in die Hauptstadt, immer auf das unterste freie Feld einer Spalte, für das, was sie dort bedecken. Sie zählen als Gebäude deiner Hauptstadt, füllen aber keinen Platz. Später erhalten: bis zu ein Marker je Spalte, nicht höher als deine Ära, und eine der bedeckten Belohnungen.
   *[printed] Einkommensgebäude dürfen auf dein Tableau statt in die Hauptstadt, immer auf das unterste freie Feld einer Spalte, für das, was sie dort bedecken. Sie zählen als Gebäude deiner Hauptstadt, füllen aber keinen Platz.
}
phrase-ability-entertainers = { $mats ->
    [revised] Einkommenszüge 1 bis 4: dein Marker zieht auf eine nächste Bühne und bekommt, was sie zeigt. Später erhalten: sofort eine beliebige Bühne.
   *[printed] Einkommenszüge 2 bis 5: dein Marker zieht auf eine nächste Bühne und bekommt, was sie zeigt. Später erhalten: sofort eine beliebige Bühne.
}
phrase-ability-futurists = { $mats ->
    [revised] Nach deinem ersten Einkommen, oder wenn du dieses Tableau bekommst, springst du auf bis zu zwei Leisten vier Felder vor, höchstens bis ans Ende, und bekommst 2 Rohstoffe. Von den Feldern bekommst du nichts, und Wahrzeichen bleiben liegen.
   *[printed] Wenn du dieses Tableau bekommst, ziehst du auf jeder Leiste vier Felder vor, höchstens bis ans Ende, und nimmst 1 von jedem Rohstoff. Von den Feldern bekommst du nichts, und Wahrzeichen bleiben liegen.
}
phrase-ability-heralds = { $mats ->
    [revised] Nach deinem ersten Einkommen ziehst du, bis eine Karte kommt, die beim Ausspielen oder dauernd wirkt; eine solche aus deiner Hand, nur nicht Renaissance, darf auf „Beherrschung des Feuers“, vorerst ohne Wirkung. Einkommenszüge 2 bis 5: einer deiner 4 Marker auf irgendeiner sichtbaren Karte, die beim Ausspielen wirkt, lässt dich sie auch nutzen; keine Karte trägt zwei.
   *[printed] Nach deinem ersten Einkommen darf eine Karte aus deiner Hand auf „Beherrschung des Feuers“. Einkommenszüge 2 bis 5: einer deiner 4 Marker auf irgendeiner sichtbaren Karte, die beim Ausspielen wirkt, lässt dich sie auch nutzen; keine Karte trägt zwei.
}
phrase-ability-historians = { $mats ->
    [revised] Du beginnst mit einem Gebietsteil. Einkommenszüge 2 bis 5, zu viert und fünft 1 bis 4: wirf ein Gebietsteil ab, um einem Mitspieler einen Marker zu geben und ein Kästchen aufzudecken. Sooft jemand mit einem Marker ein Wahrzeichen einer Leiste bekommt, bekommst du, was deine aufgedeckten Kästchen zeigen. Später erhalten: alle Marker sofort, in Ära 1 und 2 eine andere Zivilisation.
   *[printed] Einkommenszüge 2 bis 5: wirf ein Gebietsteil ab, um einem Mitspieler einen Marker zu geben und ein Kästchen aufzudecken. Sooft jemand mit einem Marker ein Wahrzeichen bekommt, bekommst du, was deine aufgedeckten Kästchen zeigen. Später erhalten: alle Marker sofort.
}
phrase-ability-inventors = { $mats ->
    [revised] Einkommenszüge 2 bis 5: ein Marker auf irgendeiner Techkarte wertet sie auf, jetzt und später ohne Voraussetzung, und bei der Karte eines Mitspielers darfst du die Belohnung auch nehmen. Erreicht eine Karte mit deinem Marker die obere Reihe eines Mitspielers, nimmst du sie samt Markern in deine untere Reihe.
   *[printed] Einkommenszüge 2 bis 5: einer deiner 4 Marker auf irgendeiner Techkarte wertet sie sofort ohne Voraussetzung auf, und bei der Karte eines Mitspielers darfst du die Belohnung auch nehmen. Erreicht eine Karte mit deinem Marker die obere Reihe eines Mitspielers, nimmst du sie samt Markern in deine untere Reihe.
}
phrase-ability-isolationists = { $mats ->
    [revised] Du beginnst mit { $tiles } Gebietsteilen und { $tokens } Markern, zu viert und fünft mit { $more }. Ein Marker in einem leeren Gebiet, das du eroberst, macht es sicher und gibt einen Rohstoff. In Einkommenszug 5 bringt deine größte zusammenhängende Landschaft bis zu { $most } SP.
   *[printed] Du beginnst mit { $tokens } Markern und, nach den Anpassungen, { $tiles } Gebietsteilen. Ein Marker in einem leeren Gebiet, das du eroberst, macht es sicher und gibt einen Rohstoff. In Einkommenszug 5 bringt deine größte zusammenhängende Landschaft bis zu { $most } SP.
}
phrase-ability-leaders = { $mats ->
    [revised] Einkommenszüge 2 bis 5: schreite auf einer Leiste, auch der der Künste, mit Belohnung, aber ohne Bonus voran, auf jeder Leiste einmal.
   *[printed] Einkommenszüge 2 bis 5: schreite auf einer der vier Leisten des Grundspiels mit Belohnung, aber ohne Bonus voran, auf jeder einmal.
}
phrase-ability-merrymakers = { $mats ->
    [revised] Einkommenszüge 2 bis 5: deine beiden Marker ziehen auf ihrem Raster, und jeder bekommt, was er erreicht.
   *[printed] Einkommenszüge 2 bis 5: einer deiner drei Marker steigt in seiner Spalte und bekommt, was er erreicht.
}
phrase-ability-militants = { $mats ->
    [revised] Deine Außenposten kommen von links aus zwei Reihen deines Tableaus; zwei Marker halten dafür dein Startgebiet. Einkommenszüge 2 bis 5: nimm alles Aufgedeckte, eine Eroberung zuletzt. Später erhalten: die Außenposten deines Vorrats, höchstens 8, bedecken die Reihen von rechts.
   *[printed] Deine Außenposten kommen von links aus zwei Reihen deines Tableaus. Einkommenszüge 2 bis 5: nimm alles Aufgedeckte. Später erhalten: die Außenposten deines Vorrats, höchstens 8, bedecken die Reihen von rechts.
}
phrase-ability-mystics = { $mats ->
    [revised] Du hast einen eigenen Gobelinstapel aus 8 Karten und beginnst mit 2 davon. Spielst du in einem Einkommenszug eine Karte, kommt eine vom gemeinsamen Stapel auf deine Hand, und die ganze Hand geht weg: 2 Karten für eine Belohnung, 4 für zwei, 6 für drei der größeren; dann ziehst du 2. Später erhalten: dasselbe sofort, mit 1 Karte deines Stapels statt einer gemeinsamen.
   *[printed] Am Anfang sagst du voraus, wie viele Techkarten, vollständige Stadtviertel, Gebiete und vollendete Leisten du haben wirst. Eine Zahl zum ersten Mal zu erreichen gibt einen Rohstoff, sie in Einkommenszug 5 genau zu treffen { $points } SP. Später erhalten: stattdessen eine andere Zivilisation.
}
phrase-ability-nomads = { $mats ->
    [revised] Gebäude dürfen auf die Karte statt in die Hauptstadt: neben die einzige Figur in einem deiner Gebiete, für Sicherheit und einen Rohstoff, oder in ein leeres Nachbargebiet, um es zu kontrollieren. Später erhalten: ein Einkommensgebäude der Art, von der du am wenigsten hast.
   *[printed] Gebäude dürfen auf die Karte statt in die Hauptstadt: neben die einzige Figur in einem deiner Gebiete, für Sicherheit und einen Rohstoff, oder in ein leeres Nachbargebiet, um es zu kontrollieren.
}
phrase-ability-traders = { $mats ->
    [revised] Du beginnst mit { $tiles } Gebietsteilen. Einkommenszüge 2 bis 5, eines davon. Ein Marker neben dem einzigen Außenposten eines Mitspielers: gib ihm ein Teil und nimm, was es zeigt und was das Gebiet gibt. Ein Einkommensgebäude dort: gib ein Teil, und ihr bekommt beide, was es aufgedeckt hat. Ein Marker neben deinem einzigen Außenposten: 1 beliebiger Rohstoff oder { $points } SP und der schwarze Würfel, und alle anderen ziehen ein Teil.
   *[printed] Einkommenszüge 2 bis 5: einer deiner { $tokens } Marker in einem leeren Gebiet zählt 1 SP je Gebiet von Mitspielern ringsum; neben dem einzigen Außenposten eines Mitspielers bringt er die Belohnung des Teils. Wird das Gebiet erobert, darfst du den übrigen Würfel nehmen.
}

## Wahrzeichen und Einkommensgebäude

landmark-lighthouse = Leuchtturm
landmark-train_station = Bahnhof
landmark-launch_pad = Startrampe
landmark-forge = Schmiede
landmark-rubber_works = Gummiwerk
landmark-tech_hub = Technologiezentrum
landmark-apothecary = Apotheke
landmark-academy = Akademie
landmark-laboratory = Labor
landmark-barracks = Kaserne
landmark-tank_factory = Panzerfabrik
landmark-fusion_reactor = Fusionsreaktor
landmark-bakery = Bäckerei
landmark-barn = Scheune
landmark-com_tower = Sendeturm
landmark-library = Bibliothek
landmark-stock_market = Börse
landmark-treasury = Schatzamt

building-market = Markt
building-house = Haus
building-farm = Bauernhof
building-armory = Waffenschmiede
building-lighthouse = { landmark-lighthouse }
building-train_station = { landmark-train_station }
building-launch_pad = { landmark-launch_pad }
building-forge = { landmark-forge }
building-rubber_works = { landmark-rubber_works }
building-tech_hub = { landmark-tech_hub }
building-apothecary = { landmark-apothecary }
building-academy = { landmark-academy }
building-laboratory = { landmark-laboratory }
building-barracks = { landmark-barracks }
building-tank_factory = { landmark-tank_factory }
building-fusion_reactor = { landmark-fusion_reactor }
building-bakery = { landmark-bakery }
building-barn = { landmark-barn }
building-com_tower = { landmark-com_tower }
building-library = { landmark-library }
building-stock_market = { landmark-stock_market }
building-treasury = { landmark-treasury }

income-track-market = Marktleiste (Münzen)
income-track-house = Hausleiste (Arbeiter)
income-track-farm = Bauernhofleiste (Nahrung)
income-track-armory = Waffenschmiedenleiste (Kultur)

## Andere Dinge

resource-coin = Münze
resource-worker = Arbeiter
resource-food = Nahrung
resource-culture = Kultur

achievement-end-of-track = Ende einer Leiste
achievement-topple-two = zwei gestürzte Außenposten
achievement-middle-island = Eroberung der mittleren Insel

die-red = roter Würfel
die-black = schwarzer Würfel
die-science = Wissenschaftswürfel

prediction-tech-cards = Techkarten
prediction-districts = vollständige Stadtviertel
prediction-territories = Gebiete
prediction-tracks = Enden von Leisten

plot = Reihe { $row }, Spalte { $column }
site = { $above ->
    [0] Reihe { $row }
   *[other] { $above } über Reihe 1
}, { $left ->
    [0] Spalte { $column }
   *[other] { $left } links von Spalte 1
}
hex = Feld { $number }
hex-on-map = { $middle ->
    [1] mittlere Insel { $place }
   *[0] Feld { $place }
}
tile = Teil { $number } ({ $gives ->
    [coin] Münze
    [worker] Arbeiter
    [food] Nahrung
    [culture] Kultur
    [market] Markt
    [house] Haus
    [farm] Bauernhof
    [armory] Waffenschmiede
    [territory-tile] 2 Teile
    [tapestry-card] Gobelinkarte
    [research-only] Forschen
    [invent] Erfinden
   *[upgrade] Aufwerten
})
placing = { $place ->
    [none] Teil { $tile }
   *[other] Teil { $tile } auf { $place }
}
space-tile = Weltraumteil { $number } ({ $number ->
    [1] Wissenschaft
    [2] Waffenschmieden
    [3] Häuser
    [4] Gobelinkarten
    [5] Münze und Arbeiter
    [6] Forschen
    [7] Nahrung und Kultur
    [8] Hauptstadt
    [9] Technologie
    [10] Erfindungen
    [11] Gebiete
    [12] Militär
    [13] Punkte
    [14] Bauernhöfe
    [15] Märkte
    [16] Monolith
    [17] Voranschreiten auf der Technologieleiste
    [18] Voranschreiten auf der Wissenschaftsleiste
   *[19] Voranschreiten auf der Militärleiste
})
turn = { $number ->
    [1] wie abgebildet
    [2] 1 Schritt im Uhrzeigersinn
    [3] 2 Schritte im Uhrzeigersinn
    [4] halbe Drehung
    [5] 2 Schritte gegen den Uhrzeigersinn
   *[6] 1 Schritt gegen den Uhrzeigersinn
}
red-face = { $red ->
    [0] 4 SP
    [1] 5 SP
    [2] 6 SP
    [3] 7 SP
   *[other] 1 SP je Gebiet
}
black-face = { $black ->
    [0] Münze
    [1] Arbeiter
    [2] Nahrung
    [3] Kultur
   *[other] Belohnung des Teils
}
roll = Rot: { red-face }, Schwarz: { black-face }
draft = { $red ->
    [6] { "" }
   *[other] Rot: { red-face }
}{ $red ->
    [6] { "" }
   *[other] { $black ->
        [6] { "" }
       *[other] ,{ " " }
    }
}{ $black ->
    [6] { "" }
   *[other] Schwarz: { black-face }
}{ $science ->
    [none] { "" }
    [exploration] , Leiste: Entdeckung
    [technology] , Leiste: Technologie
    [science] , Leiste: Wissenschaft
    [arts] , Leiste: Künste
   *[military] , Leiste: Militär
}
column = { $number ->
    [1] linke Spalte
    [2] mittlere Spalte
   *[3] rechte Spalte
}
stage = { $number ->
    [2] Bühne 1: Arbeiter
    [3] Bühne 1: Kultur
    [4] Bühne 1: Nahrung
    [5] Bühne 1: Münze
    [6] Bühne 2: Bauernhof
    [7] Bühne 2: Markt
    [8] Bühne 2: Haus
    [9] Bühne 2: Waffenschmiede
    [10] Bühne 3: erobern
    [11] Bühne 3: forschen
    [12] Bühne 3: erfinden
    [13] Bühne 3: erkunden
    [14] Bühne 4: voranschreiten auf der Technologieleiste
    [15] Bühne 4: voranschreiten auf der Entdeckungsleiste
    [16] Bühne 4: voranschreiten auf der Militärleiste
   *[17] Bühne 4: voranschreiten auf der Wissenschaftsleiste
}
square = { $number ->
    [1] { $mats ->
        [revised] erstes Kästchen (Forschen)
       *[printed] erstes Kästchen (SP)
    }
    [2] { $mats ->
        [revised] zweites Kästchen (Erfinden für eine Karte)
       *[printed] zweites Kästchen (Arbeiter)
    }
    [3] drittes Kästchen (Nahrung)
   *[4] { $mats ->
        [revised] viertes Kästchen (SP je Gebiet)
       *[printed] viertes Kästchen (SP)
    }
}
revel = { $mats ->
    [revised] { $number ->
        [1] oben links (Erkunden)
        [2] oben Mitte (Kultur)
        [3] oben rechts (Forschen)
        [4] Mitte links (Arbeiter)
        [5] Zentrum (Hauptstadt)
        [6] Mitte rechts (Münze)
        [7] unten links (Erfinden)
        [8] unten Mitte (Nahrung)
       *[9] unten rechts (Erobern)
    }
   *[printed] { $number ->
        [1] linke Spalte (Rohstoffe)
        [2] mittlere Spalte (Aktionen)
       *[3] rechte Spalte (SP)
    }
}
reward = Belohnung { $number }
deal = { $number ->
    [1] Ein Marker neben dem Außenposten eines Mitspielers: die Belohnungen des Teils, das du gibst, und des Gebiets
    [2] Ein Einkommensgebäude neben dem Außenposten eines Mitspielers: was es aufdeckt, für beide
   *[3] Ein Marker neben deinem eigenen Außenposten: ein Rohstoff oder 5 SP und der schwarze Würfel
}
guild-trade = { $number ->
    [1] Nichts handeln
    [2] 1 Rohstoff für 5 SP kaufen
    [3] 2 Rohstoffe für 10 SP kaufen
    [4] 3 Rohstoffe für 15 SP kaufen
    [5] 1 Rohstoff für 5 SP verkaufen
    [6] 2 Rohstoffe für 10 SP verkaufen
   *[7] 3 Rohstoffe für 15 SP verkaufen
}

## Optionen

preset-revised = Neuauflage
preset-revised-hint = Die überarbeiteten Zivilisationstafeln: von Anfang an ausgeglichener.
preset-everything = Alles
preset-everything-hint = Alle drei Erweiterungen mit den überarbeiteten Tafeln.

option-mats = Zivilisationstableaus
option-mats-hint = Die Tableaus der ersten Auflage mit ihren späteren Anpassungen oder die der überarbeiteten Ausgabe.
option-mats-printed = erste Auflage
option-mats-revised = überarbeitete Ausgabe

option-remove-cards = Ohne die stärksten Karten
option-remove-cards-hint = Fünf Gobelinkarten und zwei Techkarten bleiben in der Schachtel.

option-first-income-draw-2 = Erste Karte wählen
option-first-income-draw-2-hint = Im ersten Einkommenszug 2 Gobelinkarten ziehen und 1 behalten.

option-civ-draw-2 = Weitere Zivilisationen wählen
option-civ-draw-2-hint = Wer im Spiel eine Zivilisation bekommt, zieht 2 und behält 1.

option-nanotech-2 = Billigere Nanotechnologie
option-nanotech-2-hint = Der Bonus der Nanotechnologie kostet 2 Techkarten statt 3.

option-seat-start = Start nach Sitzplatz
option-seat-start-hint = Die Startgebiete folgen den Sitzplätzen statt den Hauptstädten.

option-tiebreak-resources = Rohstoffe entscheiden
option-tiebreak-resources-hint = Bei Gleichstand entscheiden übrige Rohstoffe, nicht das höchste Wahrzeichen.

option-no-once-per-turn = Felder mehrfach
option-no-once-per-turn-hint = Ein Feld darf seine Belohnung mehrmals im selben Zug geben.

option-reshuffle-tiles = Teile neu mischen
option-reshuffle-tiles-hint = Gehen die Gebietsteile aus, werden die abgeworfenen gemischt.

option-no-late-tapestry = Keine Karten nach der letzten Ära
option-no-late-tapestry-hint = Im letzten Einkommenszug kann keine Gobelinkarte gespielt werden.

option-free-set-aside = Gebäude zur Seite legen
option-free-set-aside-hint = Gebäude darf man zur Seite legen, auch wenn Platz für sie ist.

option-no-civ-adjustments = Ohne Anpassungen
option-no-civ-adjustments-hint = Die Tableaus gelten wie gedruckt, ohne die späteren Anpassungen.

option-count-buildings-anywhere = Alle Gebäude zählen
option-count-buildings-anywhere-hint = Gebäude, die nicht mehr auf dem Einkommenstableau stehen, zählen für Punkte, wo sie auch sind.

option-architects-per-person = Ein Marker mehr für die Architekten
option-architects-per-person-hint = Die Anpassung gibt den Architekten einen Marker je Person, sich selbst eingeschlossen, statt einen je Gegner.

option-final-scores-last = Tableaus werten zuletzt
option-final-scores-last-hint = Isolationisten, Mystiker und Flussvolk werten nach den Punkten des letzten Einkommenszugs statt an seinem Beginn.

option-only-kept-income = Nur was Platz hat zählt
option-only-kept-income-hint = Kapitalismus und Merkantilismus zählen vom Einkommen nur Münzen und Nahrung, die unter der Grenze von 8 noch Platz haben.

option-mercantilism-all-food = Merkantilismus tauscht alle Nahrung
option-mercantilism-all-food-hint = Jede eigene Nahrung darf getauscht werden, nicht nur die aus diesem Einkommen.

option-inventors-upgrade = Erfinder werten selbst auf
option-inventors-upgrade-hint = Legen die Erfinder einen Marker, so haben sie die Karte aufgewertet und nicht, wer sie besitzt: Goldenes Zeitalter und Allianz richten sich danach.

## Symbole

icon-vp = Siegpunkte
icon-coin = Münzen
icon-worker = Arbeiter
icon-food = Nahrung
icon-culture = Kultur
icon-era = Ära
icon-era-hint = beginnt mit einem Einkommenszug; dein fünfter ist das Ende
icon-hand = Gobelinkarten auf der Hand
icon-any-resource = beliebiger Rohstoff
icon-any-resource-hint = Münze, Arbeiter, Nahrung oder Kultur, wie du magst
icon-market = Markt
icon-house = Haus
icon-farm = Bauernhof
icon-armory = Waffenschmiede
icon-landmark = Wahrzeichen
icon-landmark-hint = jedes gibt es einmal: für den Ersten in einer Stufe oder durch eine Karte
icon-line = vollständige Reihe oder Spalte
icon-line-hint = in deiner Hauptstadt; unwegsame Plätze gelten als gefüllt
icon-territory = Gebiet
icon-territory-hint = Land, das du mit einem stehenden Außenposten beherrschst
icon-territory-tile = Gebietsteil
icon-territory-tile-hint = liegt im Vorrat, bis du damit erkundest
icon-space-tile = Weltraumteil
icon-space-tile-hint = weit draußen: gibt, was es zeigt, aber keine Punkte fürs Passen
icon-tapestry-card = Gobelinkarte
icon-tapestry-card-hint = je eine spielst du im zweiten bis vierten Einkommenszug
icon-tech-card = Techkarte
icon-tech-card-hint = beginnt in deiner unteren Reihe und steigt durch Aufwerten
icon-civilization = Zivilisation
icon-track = Leiste
icon-track-exploration = Entdeckung
icon-track-technology = Technologie
icon-track-science = Wissenschaft
icon-track-military = Militär
icon-space-exploration = Felder auf der Entdeckungsleiste
icon-space-technology = Felder auf der Technologieleiste
icon-space-science = Felder auf der Wissenschaftsleiste
icon-space-military = Felder auf der Militärleiste
icon-lead = niemand vor dir
icon-lead-hint = gleichauf genügt
icon-last = alle vor dir
icon-advance = voranschreiten
icon-advance-hint = ein Feld weiter, mit dem, was das Feld gibt
icon-advance-only = voranschreiten ohne Belohnung
icon-advance-only-hint = das Wahrzeichen einer neuen Stufe bekommst du trotzdem
icon-regress = zurückgehen
icon-regress-only = zurückgehen ohne Belohnung
icon-research = forschen
icon-research-hint = wirf den Wissenschaftswürfel und schreite auf seiner Leiste voran, wenn du willst
icon-research-only = forschen ohne Belohnung
icon-research-only-hint = der Würfel bringt dich voran, aber das Feld gibt nichts
icon-repeat = Belohnung deines Feldes
icon-repeat-hint = auf einer Leiste; auch ihren Bonus darfst du bezahlen
icon-singularity = Neubeginn auf einer Leiste
icon-explore = erkunden
icon-explore-hint = lege ein Teil neben eigenes Land; passende Seiten zählen
icon-explore-anywhere = irgendwo erkunden
icon-explore-space = Weltraum erkunden
icon-conquer = erobern
icon-conquer-hint = ein Außenposten neben deinem Land, dann einer von zwei Würfeln
icon-conquer-anywhere = irgendwo erobern
icon-dice-both = beide Würfel
icon-dice-both-if-opponent = beide Würfel gegen Mitspieler
icon-invent = erfinden
icon-invent-hint = nimm eine offene Techkarte oder die oberste vom Stapel
icon-upgrade = aufwerten
icon-upgrade-hint = schiebe eine Techkarte eine Reihe höher
icon-circle = Kreisbelohnung
icon-circle-hint = wenn eine Techkarte in die mittlere Reihe kommt
icon-square = Quadratbelohnung
icon-square-hint = wenn eine Techkarte in die obere Reihe kommt
icon-replace-display = neue offene Techkarten
icon-play-tapestry = Gobelinkarte darauf spielen
icon-discard = abwerfen
icon-each-player = jeder Spieler
icon-invented = Techkarte erfunden
icon-gained-card = Gobelinkarte bekommen
icon-advanced-science = auf der Wissenschaftsleiste vorangeschritten
icon-new-tier = neue Stufe erreicht
icon-new-tier-hint = Stufen beginnen auf dem vierten, siebten und zehnten Feld
icon-upgraded = Techkarte aufgewertet
icon-placed-building = Einkommensgebäude gestellt
icon-track-landmark = Wahrzeichen einer Leiste bekommen
icon-landmark-taken = Wahrzeichen schon vergeben
icon-landmark-taken-hint = eine Stufe, die schon jemand vor dir betreten hat
icon-built-on-impassable = auf unwegsamem Platz gebaut
icon-other-advanced-military = Mitspieler auf der Militärleiste vorangeschritten
icon-gained-market = Markt bekommen
icon-no-science = kein Voranschreiten auf der Wissenschaftsleiste
icon-no-military = kein Voranschreiten auf der Militärleiste
icon-no-traps = keine Fallen gegen dich
icon-both-dice = beide Würfel gegen alle Mitspieler
icon-no-prerequisites = keine Voraussetzungen
icon-two-rolls = zwei Würfe des Wissenschaftswürfels
icon-free-bonuses = kostenlose Boni
icon-build-on-impassable = bauen auf unwegsamen Plätzen
icon-tile-twice = Belohnung eines Teils zweimal
icon-outpost-on-tile = Außenposten auf dem neuen Teil
icon-circle-at-once = Kreisbelohnung sofort
icon-three-tiles = zuerst 3 Gebietsteile
icon-turn-food = Nahrung umwandeln
icon-coins-score = Punkte für Münzen
icon-play-at-once = sofort eine Karte spielen
icon-allied = Verbündeter
icon-married = Heirat
icon-tile-too = Belohnung des eroberten Teils
icon-befriend = Verbündeten wählen
icon-marry = Leiste und Mitspieler wählen
icon-neighbours-draw = Nachbarn ziehen ein Teil
icon-age-of-discovery = alle rücken vor
icon-oil-magnate = du und deine Nachbarn schreitet voran
icon-dictatorship = voranschreiten und Leiste sperren
icon-dark-ages = drei Leisten zurück, eine weit vor
icon-renaissance = jede Leiste einmal
icon-socialism = zum nächsten Mitspieler
icon-trade-economy = Belohnung vom Feld eines Mitspielers
icon-age-of-wonders = Wahrzeichen vergleichen
icon-technocracy = Erster in dieser Ära
icon-olympic-host = Arbeiter für Punkte
icon-steam-tycoon = erfinden und aufwerten
icon-espionage = Karte nachahmen
icon-colonialism = Rohstoffe eines Teils
icon-dystopia = Wahrzeichen deiner Wahl
icon-guilds = Rohstoffe und Punkte handeln
icon-revolution = Außenposten aufrichten

## Der Tisch im Terminal

text-legend = In einem Feld: seine Figuren und die Landschaften an seinen Ecken, im Uhrzeigersinn von links oben ({ $letters }). 1A ist ein Außenposten von Spieler 1, 1x ein gestürzter, 1m ein Marker, 1g ein Gebäude. Die mittlere Insel ist { $middle }. * steht bei allem, was du jetzt wählen kannst.
text-letter = { $terrain ->
    [sea] m
    [desert] D
    [forest] W
    [grass] G
   *[mountain] B
}
text-land = { $terrain ->
    [sea] Meer
    [desert] Wüste
    [forest] Wald
    [grass] Grasland
   *[mountain] Gebirge
}
text-piece = { $piece ->
    [floating] H
    [outpost] A
    [arriving] A?
    [toppled] x
    [token] m
   *[other] g
}
text-on-map = Teile auf der Karte
text-cost = { $tier ->
    [1] 1 beliebigen Rohstoff
    [2] 1 { $resource } und 1 beliebigen
    [3] 1 { $resource } und 2 beliebige
   *[4] 2 × { $resource }
}
text-next = Als Nächstes für { $cost }: { $space }. { $gives }
text-locked = gesperrt von { $player }
text-complete = { $lines ->
    [one] 1 Reihe oder Spalte
   *[other] { $lines } Reihen und Spalten
} und { $districts ->
    [one] 1 Stadtviertel
   *[other] { $districts } Stadtviertel
} vollständig
text-city-legend = # unwegsam, Z Wahrzeichen, M Markt, H Haus, B Bauernhof, W Waffenschmiede, . frei, * wählbar
text-plot = { $plot ->
    [impassable] #
    [landmark] Z
    [market] M
    [house] H
    [farm] B
    [armory] W
    [pad] o
    [wee-token] m
    [outside] { "-" }
   *[free] .
}
text-shape = Das Wahrzeichen { $landmark }, wie abgebildet

## Was das Nachschlagewerk über ein Bauteil sagt

fact-track = Leiste
fact-track-value = { $value ->
    [exploration] Entdeckung
    [technology] Technologie
    [science] Wissenschaft
    [arts] Künste
   *[military] Militär
}
fact-tier = Stufe
fact-tier-value = { $value }
fact-kind = Fähigkeit
fact-kind-value = { $value ->
    [this-era] in dieser Ära
    [continuous] solange sie sichtbar ist
   *[when-played] beim Ausspielen
}
fact-needs = Obere Reihe verlangt
fact-needs-value = { $value ->
    [exploration-II] Entdeckung Stufe II
    [exploration-III] Entdeckung Stufe III
    [exploration-IV] Entdeckung Stufe IV
    [technology-II] Technologie Stufe II
    [technology-III] Technologie Stufe III
    [technology-IV] Technologie Stufe IV
    [science-II] Wissenschaft Stufe II
    [science-III] Wissenschaft Stufe III
    [science-IV] Wissenschaft Stufe IV
    [military-II] Militär Stufe II
    [military-III] Militär Stufe III
    [military-IV] Militär Stufe IV
    [arts-II] Künste Stufe II
    [arts-III] Künste Stufe III
    [landmark] ein Wahrzeichen auf der Karte
    [enchanted-card] eine verzauberte Karte oder Einkommenszug 5
    [nothing] nichts
    [market-2] zweite Spalte der Märkte
    [market-3] dritte Spalte der Märkte
    [house-3] dritte Spalte der Häuser
    [house-4] vierte Spalte der Häuser
    [farm-2] zweite Spalte der Bauernhöfe
   *[farm-3] dritte Spalte der Bauernhöfe
}
fact-symbol = Symbol
fact-symbol-value = Künste
fact-scores = Punkte nach Spalten
fact-scores-value = { $value ->
    [none] –
    [per-tech] 1 SP je Techkarte
    [per-line] 1 SP je vollständiger Reihe und Spalte
    [per-territory] 1 SP je kontrolliertem Gebiet
   *[other] { $value } SP
}
fact-innovations = Spalten
fact-innovations-value = { $value ->
    [barter] Tauschhandel
    [currency] Währung
    [banking] Bankwesen
    [credit_cards] Kreditkarten
    [e_commerce] Onlinehandel
    [biometrics] Biometrie
    [symbology] Symbole
    [language] Sprache
    [writing] Schrift
    [telephone] Telefon
    [email] E-Mail
    [neural_implants] Neuroimplantate
    [hunting] Jagd
    [farming] Ackerbau
    [breeding] Zucht
    [preservation] Haltbarmachung
    [fertilization] Düngung
    [food_printing] Gedrucktes Essen
    [ceremony] Zeremonie
    [racing] Rennen
    [team_sports] Mannschaftssport
    [tabletop_games] Gesellschaftsspiele
    [video_games] Videospiele
   *[virtual_reality] Virtuelle Realität
}

## Was eine Stellung wert ist

feature-points = Punkte
feature-goods = Rohstoffe
feature-variety = verschiedene Rohstoffe
feature-income = Rohstoffe aus späterem Einkommen
feature-income-points = Punkte aus späterem Einkommen
feature-tracks = Fortschritt auf den Leisten
feature-leads = ein Wahrzeichen in Reichweite
feature-landmarks = Wahrzeichen
feature-lines = Fortschritt in Reihen und Spalten
feature-districts = Fortschritt in Stadtvierteln
feature-territories = Gebiete
feature-tiles = Gebietsteile
feature-cards = Gobelinkarten
feature-tech-below = Techkarten der unteren Reihe
feature-tech-middle = Techkarten der mittleren Reihe
feature-space = Weltraumteile
feature-civilizations = Zivilisationen
feature-rivals = Vorsprung vor dem besten Mitspieler
feature-masterpieces = Meisterstücke
feature-goals = Wahrzeichenkarten in Reichweite
feature-reserved = reservierte Dinge

## Board

board = Tapestry
board-island-middle = Das aufgedruckte Feld; seine Seiten, im Uhrzeigersinn von Norden: { $sides }
board-of = { $thing }, { $player }
board-unexplored = noch nicht erkundet
board-controlled = kontrolliert von { $player }
board-piece = { $player }: { $piece }
board-piece-building = { $player }: { $piece } ({ $building })
board-locked = Gesperrt von { $player }
board-tier = Stufe { $tier }. Ein Feld kostet { $own ->
    [0] { $any } beliebiger Rohstoff
   *[other] { $any ->
        [0] { $own } { $resource }
       *[one] { $own } { $resource } und { $any } beliebiger Rohstoff
        [other] { $own } { $resource } und { $any } beliebige Rohstoffe
    }
}.
board-taken = vergeben
board-token = { $player }, { $track }: Feld { $space }
board-landmark = Wahrzeichen
board-impassable = unwegsam
board-income-row = { $building }: { $built } in der Hauptstadt, { $left } auf dem Einkommenstableau
board-covered = { $column }, verdeckt
board-era = Ära { $era }
board-face-down = Eine verdeckte Gobelinkarte
board-below = { $count ->
    [one] Darunter liegt 1 Karte.
   *[other] Darunter liegen { $count } Karten.
}
board-needs = Die obere Reihe verlangt { $what }.
board-inventors = Hier liegt ein Marker der Erfinder.
board-tokens = { $count ->
    [one] Noch 1 Marker
   *[other] Noch { $count } Marker
}
board-deck-tapestry = Gobelinkarten im Stapel: { $count }
board-deck-tech = Techkarten im Stapel: { $count }
board-deck-tiles = Gebietsteile im Stapel: { $count }
board-deck-space = Weltraumteile im Stapel: { $count }
board-deck-civilizations = Zivilisationen im Stapel: { $count }

## Warum nicht

why-lacks-own = es fehlt: { in-amount }
why-lacks-any = es fehlt: { why-any }
why-lacks-both = es fehlt: { in-amount } und { $more ->
    [one] 1 weiterer beliebiger Rohstoff
   *[other] { $more } weitere beliebige Rohstoffe
}
why-any = { $amount ->
    [one] 1 beliebiger Rohstoff
   *[other] { $amount } beliebige Rohstoffe
}
why-lacks-art = zu teuer: Das Feld kostet { text-arts-cost }
why-track-end = du bist am Ende dieser Leiste
why-no-token = du hast keinen Marker auf dieser Leiste
why-locked = { $player } hält alle anderen von dieser Leiste fern
why-forbidden = deine Gobelinkarte dieser Ära verbietet es
why-first-income = dein erster Zug ist ein Einkommenszug
why-advance-first = deine Zivilisation nimmt erst Einkommen, wenn sie nicht mehr voranschreiten kann
why-late = nach deinem letzten Einkommen darfst du hier nicht mehr voranschreiten
why-card-income = Gobelinkarten spielst du im Einkommenszug, vom zweiten bis zum vierten
why-card-over = im letzten Einkommenszug wird keine Gobelinkarte gespielt
why-no-answer = sie antwortet nicht auf das, was gerade geschieht

## Was Dinge sind

means-capital = Ein Hauptstadttableau mit neun mal neun Plätzen, { $count } davon unwegsam. Volle Reihen und Spalten zählen bei jedem Einkommen; ein volles Viertel bringt einen Rohstoff.
means-tile = Gebietsteil mit { $lands }. Wer damit erkundet, bekommt: { $effect }
means-unexplored = Hier war noch niemand. Ein Teil kann anlegen, wer ein Gebiet daneben beherrscht.
means-middle = Die Insel in der Mitte. Wer sie zuerst erobert, erringt einen Erfolg.
means-printed-hex = Aufgedrucktes Land: { $lands }. Es lässt sich erobern wie jedes Gebiet.
means-space = Feld der Leiste { $track }, Stufe { $tier }. { $effect }
means-start = Der Anfang der Leiste. Von hier geht es auf das erste Feld.
means-track-landmark = Wahrzeichen für deine Hauptstadt, { $plots } Plätze groß. Wer die Stufe { $tier } der Leiste { $track } zuerst betritt, bekommt es.
means-landmark = Wahrzeichen für deine Hauptstadt, { $plots } Plätze groß. Eine Karte oder eine Zivilisation bringt es.
means-achievement-end-of-track = Dafür, auf einer Leiste das letzte Feld zu erreichen.
means-achievement-topple-two = Dafür, zweimal Außenposten anderer umzuwerfen.
means-achievement-middle-island = Dafür, die Insel in der Mitte zu erobern.
means-resource = Jedes Feld der Leiste { $track } kostet ab Stufe II etwas davon. Für den Rest eines Preises genügt jeder Rohstoff.
means-track-exploration = Hier erkundest du die Karte und am Ende den Weltraum.
means-track-technology = Hier erfindest du Techkarten und wertest sie auf.
means-track-science = Hier bringt der Forschungswürfel deine Marker auf allen Leisten voran.
means-track-military = Hier eroberst du Gebiete mit Außenposten.
means-arts = Hier erschaffst du Meisterstücke und inspirierst Einkommensleisten.
means-building = Ein Einkommensgebäude. Wo es das Einkommenstableau verlassen hat, zahlt dieses bei jedem Einkommen { $resource } oder Punkte; in der Hauptstadt füllt es einen Platz.
means-player = Jemand von denen, die an diesem Tisch spielen.
means-plot = Ein Platz deiner Hauptstadt. Volle Reihen und Spalten zählen bei jedem Einkommen; ein volles Viertel bringt einen Rohstoff.
means-site = Hier passt das Wahrzeichen in deine Hauptstadt.
means-card-site = Hier passt das Gebäude auf die Gobelinkarte.
means-position = Ein Marker auf einer Leiste. Er zeigt, wie weit jemand gekommen ist.
means-die = Einer der geworfenen Würfel. Die obere Seite sagt, was er gibt.
means-science-die = Ein Würfel, dessen Seiten Leisten nennen. Er bestimmt, wo ein Marker voranschreitet.
means-turn = So lässt es sich hinlegen.
means-era-slot = Der Platz auf einem Einkommenstableau für die Gobelinkarte dieser Ära.
means-island = Ein Feld auf dem Tableau der Inselbewohner. Darauf kommen Gebietsteile.
means-inspiration = Ein Inspirationsplättchen. Es erhöht die Punkte seiner Einkommensleiste.
means-reserved = Es liegt für dich bereit; du kannst es später nehmen.
means-terrain = Eine Landschaft auf Gebietsteilen. Gleiche Landschaft an einer Kante bringt beim Anlegen Punkte.
means-roll = Die beiden Eroberungswürfel, wie sie gefallen sind: Einer gibt Punkte, der andere einen Rohstoff oder den Vorteil eines Plättchens.
means-draft = Die Würfel, wie sie gefallen sind; einen davon nimmst du.
means-die-face = Eine Würfelseite. Sie sagt, was der Würfel gibt.
means-black-roll = Die obere Seite des schwarzen Würfels.
means-column = Eine Spalte auf dem Tableau deiner Zivilisation. Was dort offen liegt, zählt für dich.
means-square = Ein Feld auf dem Tableau deiner Zivilisation.
means-stage = Ein Feld auf dem Tableau deiner Zivilisation. Es gibt, was darauf steht.
means-revel = Ein Feld auf dem Tableau deiner Zivilisation. Ein Marker darauf bringt, was dort steht.
means-reward = Eine Belohnung deiner Zivilisation.
means-deal = Das kann deine Zivilisation jetzt tun.
means-guild-trade = Ein Tausch, den deine Gobelinkarte erlaubt.
means-prediction = Eine Weissagung der Mystiker. Trifft sie ein, zahlt sie sich aus.
means-placing = Ein Teil und das Feld, auf dem es liegen wird.
means-landing = Ein Teil und das Inselfeld, auf dem es liegen wird.
means-collectible = Etwas, das deine Zivilisation sammelt.
means-charm = Die Fähigkeit einer Karte oder der Bonus einer Verzauberung daneben.
means-fae-spot = Ein Feld auf dem Tableau deiner Zivilisation.
means-renegade-space = Ein Feld auf dem Tableau deiner Zivilisation.
means-spying = Das kann sich deine Zivilisation ansehen.
means-tinkering = Das kann deine Zivilisation jetzt tun.
means-artifice = Das kann deine Zivilisation mit einem Einkommensgebäude tun.
means-wish = Ein Wunsch, den deine Zivilisation erfüllt.

## Was sie jetzt bedeuten

means-income-space = Sobald das Gebäude darauf den Plan verlassen hat, zahlt dieses Feld in jedem deiner Einkommenszüge.
means-slot = So steht es auf diesem Feld der Zivilisation.
means-deck-tapestry = Von hier kommen die Gobelinkarten; eine wird am Anfang jeder Ära gespielt.
means-deck-tech = Von hier kommen Techkarten in die Auslage, oder sie werden ungesehen erfunden.
means-deck-tiles = Von hier kommen die Gebietsteile, mit denen die Karte erkundet wird.
means-deck-space = Von hier kommen die Weltraumteile; späte Felder der Entdeckung führen zu ihnen.
means-deck-civilizations = Von hier kommen Zivilisationen, die Karten und Felder bringen können.
means-deck-masterpieces = Von hier kommen Meisterstücke in ihre Auslage, oder sie werden ungesehen geschaffen.
means-landmarks = Die Wahrzeichen bisher. Wer als Erster eine Stufe einer Leiste betritt, bekommt ihr Wahrzeichen; sie füllen die Hauptstadt.
means-card-plot = Ein Platz auf einer Gobelinkarte; ein Gebäude darauf bringt, was dort abgebildet ist.
means-on-card = Es steht auf der Gobelinkarte { $card } und bedeckt dort Plätze.
means-reserve = Es ist für diesen Mitspieler zurückgelegt, der es später nehmen kann.
island-middle = abgebildetes Feld der Inseln
live-tier = Wer eine Stufe ab Stufe II als Erster betritt, bekommt ihr Wahrzeichen.
live-pays = Zahlt: { $what }
live-open = Offen: Es zahlt schon.
live-covered = Ein Gebäude liegt darauf.
live-space-cost = Kostet { $own ->
    [0] { $any ->
        [one] 1 beliebigen Rohstoff
       *[other] { $any } beliebige Rohstoffe
    }
   *[other] { $own } × { $resource }{ $any ->
        [0] {""}
       *[other] { " " }und { $any } beliebige
    }
}.
live-arts-cost = Kostet { text-arts-cost }.
live-steps = { $count ->
    [one] Es ist dein nächstes Feld.
   *[other] { $count } Felder vor dir.
}
live-first-landmark = Wer zuerst kommt, bekommt das Wahrzeichen { $landmark }.
live-there = Hier: { $players }.
live-track-end = Du bist am Ende angekommen.
live-next-space = Dein nächstes Feld: { $space }.
live-controlled = Beherrscht von { $player }.
live-nobody = Niemand beherrscht es.
live-toppled = Hier umgeworfen: { $players }.
live-beside-yours = Es liegt neben einem deiner Gebiete.
live-landmark-owner = { $player } hat es.
live-landmark-free = Noch hat es niemand.
live-on-display = Sie liegt offen: Wer erfindet, darf sie nehmen.
live-tech-row = { $player }: Reihe { $row }.
live-achieved = Errungen von { $players }.
live-next-points = Wer als Nächstes kommt, bekommt { $points } SP.
live-have = Du hast { $count }.
live-buildings = Deine: { $built } in der Hauptstadt, { $left } auf dem Einkommenstableau.
live-player = Gebiete: { $territories }, Techkarten: { $techs }.

## Was Möglichkeiten tun

summary-advance = Nach { $space }: { $effect }
summary-income = Ära { $era } beginnt. Dein Einkommenstableau zeigt jetzt:
summary-last-income = Dein letzter Zug: Punkte, aber keine Rohstoffe mehr.
summary-turn = { $count ->
    [one] 1 Kante passt.
   *[other] { $count } Kanten passen.
}
summary-per-territory = 1 SP für jedes Gebiet, das du beherrschst.
summary-tile-benefit = Der Vorteil des Plättchens, das du eroberst.
summary-unseen = Du siehst sie erst, wenn du sie genommen hast.
summary-district = { $count ->
    [one] Vollendet ein Stadtviertel.
   *[other] Vollendet { $count } Stadtviertel.
}
summary-filled = Stadtviertel: dann { $filled } von { $of } Plätzen voll.
summary-no-district = Der Platz gehört zu keinem Stadtviertel.
summary-lines = { $count ->
    [one] 1 weitere Reihe oder Spalte ist voll: 1 SP mehr in jedem Einkommenszug.
   *[other] { $count } weitere Reihen oder Spalten sind voll: { $count } SP mehr in jedem Einkommenszug.
}
summary-overhang = { $count ->
    [one] 1 Teil davon ragt hinaus.
   *[other] { $count } Teile davon ragen hinaus.
}
summary-sites = { $count ->
    [one] Dafür gibt es 1 Platz
   *[other] Dafür gibt es { $count } Plätze
}{ $districts ->
    [0] .
    [one] , und ein Stadtviertel kann voll werden.
   *[other] , und { $districts } Stadtviertel können voll werden.
}
summary-back = Zurück: { $space }, ohne Belohnung.
summary-square = Sooft der Mitspieler mit deinem Marker ein Wahrzeichen bekommt: { $effect }.
summary-uncovers = Deckt auf: { $effect }.
summary-row-empty = In dieser Reihe steht noch kein Außenposten.
summary-games = Du schickst 1 Arbeiter und bekommst sofort Punkte.
summary-replace = Die offenen Karten gehen, und ebenso viele neue kommen.
summary-die-base = Er zeigt die vier Leisten des Grundspiels.
summary-die-arts = Er zeigt alle fünf Leisten, auch die Künste.

part-offer = Zur Auswahl
part-city = Hauptstadt
part-mats = Einkommen
part-works = Technik
part-map = Karte
part-tracks = Fortschrittsleisten
part-players = Spieler
part-display = Offene Techkarten
part-achievements = Errungenschaften und Stapel
part-plain-dice = Gewürfelt
part-open-cards = Offene Karten
part-dice = Würfel
part-capital = Hauptstadt
part-income = Einkommenstableau
part-tech = Techkarten
part-hand = Hand

stage-capitals = Alle wählen geheim eine Hauptstadt.
stage-civilizations = Alle wählen geheim eine Zivilisation.
stage-mats = Die Zivilisationen beginnen.
stage-landmark-cards = Alle nehmen eine Wahrzeichenkarte, die Startperson zuletzt.
stage-turns = Auf einer Leiste voranschreiten oder Einkommen nehmen.
stage-over = Das Spiel ist zu Ende.

terrain-sea = Meer
terrain-desert = Wüste
terrain-forest = Wald
terrain-grass = Grasland
terrain-mountain = Gebirge
letter-sea = M
letter-desert = D
letter-forest = W
letter-grass = G
letter-mountain = B

row-bottom = Unten
row-middle = Mitte
row-top = Oben

piece-outpost = Außenposten
piece-toppled = gestürzter Außenposten
piece-toppled-building = gestürztes Gebäude
piece-arriving = angreifender Außenposten
piece-token = Marker
piece-building = Gebäude
piece-settled = Gebäude
icon-outpost = Außenposten im Vorrat
icon-outpost-hint = du hast zehn, zwei davon von Anfang an auf dem Plan

## Spielregeln und Erweiterungen, wie sie das Nachschlagewerk nennt

book-000 = 2023
book-000-hint = Die Spielregel von 2023 mit allen Erweiterungen
book-003 = Grundspiel
book-003-hint = Die Spielregel des Grundspiels, zweite Auflage
box-pg = Pläne und Gegenpläne
box-ka = Kunst und Architektur
box-fz = Fantasie und Zukunft

## Worauf die Angaben beruhen, wie das Nachschlagewerk es sagt

basis-tiles-agree = von den Teilen abgelesen; zwei öffentliche Datensätze stimmen überein
basis-overview = Übersicht der Spielregel; Namen und Symbole vom Spielplan
basis-printed-card = öffentlicher Datensatz der gedruckten Karte
basis-tech-overview = Belohnungen in der Übersicht der Spielregel, Voraussetzung von der Karte
basis-landmark-mat = Form vom Wahrzeichentableau; Höhe auf Fotos geschätzt, wo es welche gibt
basis-printed-mat = gedrucktes Tableau; ein öffentlicher Datensatz enthält den Text
basis-mats-agree = von den Tableaus abgelesen; ein öffentlicher Datensatz stimmt überein
basis-income-mat = vom Einkommenstableau abgelesen; das Beispiel stimmt überein
basis-alliance-income = Allianz und Friedensvermittler des Grundspiels; Einkommen wie beim Kapitalismus
basis-conquest-theme = Eroberungen sind das Thema der Schachtel; Wirkung von uns, nach dem Namen
basis-condition-public = Bedingung, Name und Form des Wahrzeichens von einem Bild der Karte; Höhe von uns
basis-achievement-kinds = Arten in der Spielregel; Punkte neben dem Monolithen und den Leisten von uns
basis-landmark-theme = Wahrzeichen sind das Thema der Schachtel; neben dem Feudalismus
basis-name-and-moment = Name und Zeitpunkt in der Spielregel; Wirkungen von uns, nach dem Namen
basis-name-in-lists = Name in öffentlichen Listen von Karten rund ums Erobern; Wirkungen von uns
basis-shape-ours = keine Quelle zeigt es; Form und Höhe von uns
basis-icons-read = öffentlicher Datensatz; seine Symbole als Gebietsteil und Punkte gelesen
basis-reaction-cards = Reaktionskarten antworten auf Aktionen anderer; Fallen sind nur die bekanntesten
basis-reply-known = Reaktion in der Spielregel; Nutzung als Gobelinkarte von uns, etwas schwächer als eine Falle
basis-topples-conqueror = dass sie den Eroberer umstürzt, steht in der Spielregel; wer sie spielen darf und die Punkte sind von uns
basis-stadium = das Stadion steht in den Antworten der Spielregel; die Kultur ist von uns
basis-warpgates-price = die Schachtel enthält Weltraumteile; Preis des Bonus von Warptore
basis-landmark-deck = der Stapel der Wahrzeichenkarten, der nach der Auswahl übrig ist

## Erweiterungen

option-plans-ploys = Pläne und Gegenpläne
option-plans-ploys-hint = Wahrzeichenkarten, Reaktionskarten gegen Fallen, Weltraumteile mit Dauerwirkung, 15 Gobelinkarten und 10 Zivilisationen.
option-arts-architecture = Kunst und Architektur
option-arts-architecture-hint = Eine fünfte Leiste, Meisterstücke, Inspiration, fortgeschrittene Hauptstädte, Gobelin- und Techkarten und 5 Zivilisationen.
option-fantasies-futures = Fantasie und Zukunft
option-fantasies-futures-hint = Verzauberte Gobelinkarten, Reserviertes, fortgeschrittene Hauptstädte, Techkarten und 10 Zivilisationen.
option-same-expansion-civs = Zivilisationen einer Erweiterung
option-same-expansion-civs-hint = Alle ziehen ihre Zivilisationen aus derselben Erweiterung, wenn sie genug davon hat.
option-only-known = Nur bekanntes Material
option-only-known-hint = Karten und Teile der Erweiterungen, die keine Quelle nennt und die wir selbst ergänzt haben, bleiben in der Schachtel.

## Pläne und Gegenpläne: Karten

phrase-reply = { $window ->
    [trap] wirf diese Falle als Reaktion auf die Eroberung deines Gebiets ab: behalte die Kontrolle und stürze den erobernden Außenposten
    [attacked] { $deed ->
        [retreat] wirf sie als Reaktion auf die Eroberung deines Gebiets ab: ziehe deinen Außenposten in ein leeres Nachbargebiet
        [mirage] wirf sie als Reaktion auf die Eroberung deines Gebiets ab: der erobernde Außenposten geht in seinen Vorrat zurück
        [plain] wirf sie als Reaktion auf die Eroberung deines Gebiets ab: stürze den erobernden Außenposten
       *[surrender] wirf sie als Reaktion auf die Eroberung deines Gebiets ab: bestimme, welchen Würfel der Eroberer bekommt, und nimm den anderen
    }
    [nearby] wirf sie als Reaktion auf die Eroberung deines Gebiets oder eines benachbarten ab: stürze den erobernden Außenposten
    [trapped] wirf sie als Reaktion auf eine Falle gegen dich ab: die Falle misslingt, und der Außenposten des Verteidigers stürzt
   *[landmark] wirf sie ab, wenn jemand anderes ein Wahrzeichen einer Leiste bekommt
}{ $gives ->
    [0] { "" }
   *[1] { $window ->
        [landmark] : { $effect }
       *[other] , und { $effect }
    }
}
phrase-reply-card = { $reply }; oder als Gobelinkarte ausgespielt: { $played }
phrase-manifest-destiny = erobere ein Gebiet neben deinem Startgebiet; dann darfst du die Belohnung eines Gebietsteils nehmen, das du kontrollierst
phrase-cartography = ziehe ein Gebietsteil und erkunde damit; bringt sein Platz mindestens 3 SP, darfst du es erobern
phrase-royal-charter = ziehe { $drawn } Wahrzeichenkarten, behalte eine als weiteres Ziel und nimm { $amount } SP; ohne Wahrzeichenstapel nimm { $instead } SP
phrase-recall-outposts = <du darfst|bis zu { $most } deiner gestürzten Außenposten in den Vorrat zurücknehmen|~darfst du>
phrase-whenever-advance = sooft du auf der { $track ->
    [exploration] Entdeckungsleiste
    [technology] Technologieleiste
    [science] Wissenschaftsleiste
    [military] Militärleiste
   *[arts] Künsteleiste
} voranschreitest, nimm { $amount } SP
phrase-goal = am Ende deines Zuges nimm das Wahrzeichen { $landmark ->
    [urban_farm] Stadtfarm, wenn du mindestens { $amount } Gebietsteile im Vorrat hast
    [tv_station] Fernsehsender, wenn mindestens { $amount } Einkommensgebäude einer Art in deiner Hauptstadt stehen
    [game_store] Spieleladen, wenn du { $amount ->
        [one] eine Techkarte
       *[other] mindestens { $amount } Techkarten
    } in der oberen Reihe hast
    [skyscraper] Wolkenkratzer, wenn { $amount ->
        [one] eine Reihe oder Spalte deiner Hauptstadt vollständig ist
       *[other] mindestens { $amount } Reihen und Spalten deiner Hauptstadt vollständig sind
    }
    [patent_office] Patentamt, wenn du in dieser Partie mindestens { $amount } Techkarten erfunden hast
    [castle] Burg, wenn du mindestens { $amount } Gebiete neben deinem Startgebiet kontrollierst
    [museum] Museum, wenn du in diesem Zug { $amount ->
        [one] eine Stufe erreicht hast, deren Wahrzeichen vergeben war
       *[other] mindestens { $amount } Stufen erreicht hast, deren Wahrzeichen vergeben waren
    }
    [cathedral] Kathedrale, wenn du auf mindestens { $amount } Leisten in Stufe II oder höher stehst
    [gallery] Galerie, wenn du mindestens { $amount } Meisterstücke besitzt
   *[digital_studio] Digitalstudio, wenn mindestens { $amount } Stadtviertel deiner Hauptstadt vollständig sind
}
phrase-most-of-a-type = Einkommensgebäude deiner häufigsten Art
phrase-top-row = eigener Techkarte in der oberen Reihe
phrase-complete-lines = vollständiger Reihe und Spalte
phrase-complete-districts = vollständigem Stadtviertel

card-manifest_destiny = Offenkundige Bestimmung
card-cartography = Kartografie
card-entertain_the_masses = Unterhaltung der Massen
card-double_cross = Doppelspiel
card-retreat = Rückzug
card-surrender = Kapitulation
card-surprise_party = Überraschungsgast
card-ambush = Hinterhalt
card-moat_and_palisade = Graben und Palisade
card-advance_scouts = Vorhut
card-royal_charter = Königlicher Freibrief
card-grand_opening = Große Einweihung
card-ring_of_observatories = Ring der Sternwarten
card-stolen_plans = Gestohlene Pläne
card-non_aggression_pact = Nichtangriffspakt

landmark-urban_farm = Stadtfarm
landmark-tv_station = Fernsehsender
landmark-game_store = Spieleladen
landmark-skyscraper = Wolkenkratzer
landmark-digital_studio = Digitalstudio
landmark-stadium = Stadion
landmark-monolith = Monolith
landmark-clocktower = Uhrturm
landmark-opera_house = Opernhaus
landmark-holocenter = Holozentrum
landmark-patent_office = Patentamt
landmark-castle = Burg
landmark-museum = Museum
landmark-cathedral = Kathedrale
landmark-gallery = Galerie

building-urban_farm = { landmark-urban_farm }
building-tv_station = { landmark-tv_station }
building-game_store = { landmark-game_store }
building-skyscraper = { landmark-skyscraper }
building-digital_studio = { landmark-digital_studio }
building-stadium = { landmark-stadium }
building-monolith = { landmark-monolith }
building-clocktower = { landmark-clocktower }
building-opera_house = { landmark-opera_house }
building-holocenter = { landmark-holocenter }
building-patent_office = { landmark-patent_office }
building-castle = { landmark-castle }
building-museum = { landmark-museum }
building-cathedral = { landmark-cathedral }
building-gallery = { landmark-gallery }
landmark-card-urban_farm = Wahrzeichenkarte { landmark-urban_farm }
landmark-card-tv_station = Wahrzeichenkarte { landmark-tv_station }
landmark-card-game_store = Wahrzeichenkarte { landmark-game_store }
landmark-card-skyscraper = Wahrzeichenkarte { landmark-skyscraper }
landmark-card-digital_studio = Wahrzeichenkarte { landmark-digital_studio }

## Pläne und Gegenpläne: Zivilisationen

civilization-advisors = Berater
civilization-aliens = Außerirdische
civilization-infiltrators = Eindringlinge
civilization-islanders = Inselvolk
civilization-recyclers = Wiederverwerter
civilization-riverfolk = Flussvolk
civilization-spies = Spione
civilization-tinkerers = Tüftler
civilization-treasure_hunters = Schatzsucher
civilization-utilitarians = Utilitarier

phrase-ability-advisors = { $mats ->
    [revised] Du beginnst mit 3 Gobelinkarten. Einkommenszüge 1 bis 4: lege einen Marker auf eine freie Ära im Einkommenstableau eines Mitspielers. Kommt dorthin eine Karte, nutzt du sie mit, wenn du zustimmst oder er eine von dir annimmt; sonst bekommst du einen Rohstoff, eine Techkarte, eine Gobelinkarte und ein Gebietsteil. Später erhalten: lege sofort 2 Marker, oder du nimmst stattdessen eine andere Zivilisation.
   *[printed] Du beginnst mit 3 Gobelinkarten. In Zügen des Voranschreitens darfst du einem Nachbarn, der eine bekäme, stattdessen eine von deinen geben und ziehst dafür eine. Einkommenszüge 2 bis 5: 1 SP je Handkarte; wirf bis auf 4 ab, für 1 beliebigen Rohstoff. Später erhalten: ziehe 3 Gobelinkarten; jede davon darfst du einem Nachbarn geben, für je 5 SP.
}
phrase-ability-aliens = { $mats ->
    [revised] Du beginnst mit 4 Weltraumteilen. Einkommenszüge 2 bis 5: wirf das Teil auf dem Tableau ab, dann erkunde ein anderes darauf oder nimm 1 beliebigen Rohstoff.
   *[printed] Du beginnst mit 4 Weltraumteilen. Einkommenszüge 2 bis 5: wirf das Teil auf dem Tableau ab, dann erkunde ein anderes darauf, nach einem Abwurf für 1 beliebigen Rohstoff, oder nimm 1 beliebigen Rohstoff.
}
phrase-ability-infiltrators = { $mats ->
    [revised] Du beginnst mit einem Marker auf jedem Startgebiet der anderen. Einkommenszüge 2 bis 5: ein Außenposten neben dem einzigen eines Mitspielers teilt das Gebiet und bringt dessen Belohnung; oder ein Marker auf einem Startgebiet bringt 1 SP je Außenposten im Vorrat jenes Mitspielers, der dritte dort eine Zivilisation. Zivilisationen wählst du aus dreien. Später erhalten: ebenso, und auf eines davon noch ein Marker.
   *[printed] Du beginnst mit 1 Kultur. Einkommenszüge 2 bis 5: ein Außenposten neben dem einzigen eines Mitspielers teilt das Gebiet und bringt dessen Belohnung; oder ein Marker auf einem Startgebiet bringt 1 SP je Außenposten im Vorrat jenes Mitspielers, der dritte dort eine Zivilisation. Zivilisationen wählst du aus dreien.
}
phrase-ability-islanders = { $mats ->
    [revised] Du beginnst mit 4 Gebietsteilen. Einkommenszüge 1 bis 5, und sooft du in Zügen des Voranschreitens erkundest: ein Teil darf auf die sechs Felder deines Tableaus. Am Ende 4 SP je Teil dort, das außen nur Wasser zeigt. Später erhalten: ebenso, und bis zu 4 deiner Teile dürfen sofort ohne Belohnung hierher; oder du nimmst stattdessen eine andere Zivilisation.
   *[printed] Du beginnst mit 4 Gebietsteilen. Einkommenszüge 2 bis 5, und sooft du in Zügen des Voranschreitens erkundest: ein Teil darf auf die sechs Felder deines Tableaus. Am Ende 4 SP je Teil dort, das außen nur Wasser zeigt. Später erhalten: ebenso, und bis zu 4 deiner Teile dürfen sofort ohne Belohnung hierher; oder du nimmst stattdessen eine andere Zivilisation.
}
phrase-ability-recyclers = { $mats ->
    [revised] Du beginnst mit einer von 3 Techkarten. Einkommenszüge 2 bis 5: du darfst die oberste abgeworfene Techkarte nehmen, dann eine aufwerten. Eine Aufwertung darf eine Karte von der oberen in die untere Reihe bringen, für 5 SP; beim Erfinden darfst du die oberste abgeworfene nehmen.
   *[printed] Du beginnst mit einer von 3 Techkarten. Einkommenszüge 2 bis 5: du darfst eine Techkarte aufwerten. Eine Aufwertung darf eine Karte von der oberen in die untere Reihe bringen, für 5 SP; beim Erfinden darfst du eine abgeworfene nehmen.
}
phrase-ability-riverfolk = { $mats ->
    [revised] Du beginnst mit { $points } SP je Stadtviertel mit mindestens 2 unwegsamen Plätzen. Du baust auf unwegsamen Plätzen; der letzte bedeckte eines Viertels bringt 1 beliebigen Rohstoff. Später erhalten: dieselben SP sofort, oder du nimmst stattdessen eine andere Zivilisation.
   *[printed] Du beginnst mit { $points } SP je Stadtviertel mit mindestens 2 unwegsamen Plätzen. Du baust auf unwegsamen Plätzen; der letzte bedeckte eines Viertels bringt 1 beliebigen Rohstoff. In Einkommenszug 5 kostet jeder sichtbare unwegsame Platz 1 SP. Später erhalten: dieselben SP sofort, oder du nimmst stattdessen eine andere Zivilisation.
}
phrase-ability-spies = { $mats ->
    [revised] Einkommenszüge 2 bis 5, jedes einmal: nimm, was eine Gobelinkarte, ein Gebietsteil, eine Stellung auf einer Leiste oder der Kreis einer Techkarte eines Nachbarn gibt. Dann darfst du seine Hand ansehen.
   *[printed] Einkommenszüge 2 bis 5, jedes einmal: nimm, was eine Gobelinkarte, ein Teil im Vorrat, eine Stellung auf einer Leiste oder eine Techkarte in ihrer Reihe einem Nachbarn gibt. Dann darfst du seine Hand ansehen.
}
phrase-ability-tinkerers = { $mats ->
    [revised] Einkommenszüge 2 bis 5, jedes einmal: der Preis des Feldes eines Markers; vor bis zum nächsten Mitspieler, ohne Belohnung; drei Felder zurück, auf Wunsch mit Belohnung; oder vor bis zum nächsten Bonus, der umsonst ist.
   *[printed] Alle anderen beginnen mit einer Techkarte. Einkommenszüge 2 bis 5, jedes einmal: der Preis des Feldes eines Markers; vor bis zum nächsten Mitspieler, auf Wunsch mit Belohnung; drei Felder zurück, mit Belohnung und Bonus; oder vor bis zum nächsten Bonus, der umsonst ist.
}
phrase-ability-treasure_hunters = { $mats ->
    [revised] Einkommenszüge 2 bis 5, jede Landschaft einmal: ein Marker nimmt ein leeres Gebiet neben deinen ein und bringt einen Rohstoff und einen Wurf (Wüste schwarz, Grasland Wissenschaft, Gebirge beide Eroberungswürfel, Wald zweimal rot).
   *[printed] Du beginnst mit 2 Gebietsteilen. Einkommenszüge 2 bis 5, jede Landschaft einmal: ein Marker nimmt ein leeres Gebiet neben deinen ein und bringt einen Rohstoff und zwei Würfe (Wüste schwarz, einer zählt; Grasland Wissenschaft, einer zählt; Gebirge beide Eroberungswürfel; Wald rot, beide zählen).
}
phrase-ability-utilitarians = { $mats ->
    [revised] Du beginnst mit einem Wahrzeichen der Stufe II auf diesem Tableau, das du in Einkommenszug 2 baust. { $tokens } davon zugleich: Schmiede, ein Rohstoff je Aufwertung in die obere Reihe; Kaserne, der rote Würfel bei jeder Eroberung; Leuchtturm, { $tiles } Gebietsteile für einen Rohstoff in jedem Zug des Voranschreitens; Apotheke, ein Rohstoff für jedes andere Wahrzeichen; Gummiwerk, Panzerfabrik, Bahnhof, Akademie: { $points } SP je Voranschreiten in den Stufen III und IV ihrer Leisten. Später erhalten: kein Wahrzeichen, aber bis zu { $tokens } Marker auf Fähigkeiten von Wahrzeichen, die du hast; oder du nimmst stattdessen eine andere Zivilisation.
   *[printed] Du beginnst mit einem Wahrzeichen der Stufe II. { $tokens } davon zugleich: Schmiede, ein Rohstoff je Aufwertung in die obere Reihe; Kaserne, der rote Würfel bei jeder Eroberung; Leuchtturm, { $tiles } Gebietsteile für einen Rohstoff in jedem Zug des Voranschreitens; Apotheke, ein Rohstoff für jedes andere Wahrzeichen; Gummiwerk, Panzerfabrik, Bahnhof, Akademie: { $points } SP je Voranschreiten in den Stufen III und IV ihrer Leisten. Später erhalten: kein Wahrzeichen, aber bis zu { $tokens } Marker auf Fähigkeiten von Wahrzeichen, die du hast.
}

## Pläne und Gegenpläne: Fragen

prompt-landmark-card = Welche Wahrzeichenkarte nimmst du?
prompt-landmark-card-hint = Am Ende jedes deiner Züge bekommst du ihr Wahrzeichen, wenn ihre Bedingung erfüllt ist.

prompt-keep-goal = Welche Wahrzeichenkarte behältst du?
prompt-keep-goal-hint = Sie ist ein weiteres Ziel für dich; die andere kommt zurück in den Stapel.

prompt-counter = Du sitzt in der Falle ({ $about }). Vereitelst du sie?
prompt-counter-hint = Eine Karte gegen Fallen lässt sie misslingen: der Außenposten des Verteidigers stürzt, deiner steht. Du wirst gefragt, ob du eine hast oder nicht.
prompt-counter-none = Hinnehmen

prompt-reply = Antwortest du auf das, was gerade geschehen ist?
prompt-reply-hint = Du darfst eine Reaktionskarte für ihre Wirkung abwerfen. Du wirst gefragt, ob du eine hast oder nicht.
prompt-reply-none = Keine Antwort

prompt-divide = Die Würfel zeigen { $about }. Welchen bekommt der Eroberer?
prompt-divide-hint = Den anderen bekommst du.

prompt-recall = Welchen gestürzten Außenposten nimmst du zurück?
prompt-recall-hint = Er kommt in deinen Vorrat.
prompt-recall-none = Keinen mehr

prompt-advise = Gibst du stattdessen eine Karte an { $about }?
prompt-advise-hint = Dein Nachbar bekommt sie anstelle einer vom Stapel, und du ziehst dafür eine.
prompt-advise-none = Nichts geben

prompt-give-card = Welche der Karten gibst du an { $about }?
prompt-give-card-hint = Für jede Karte, die du abgibst, bekommst du 5 SP.
prompt-give-card-none = Keine mehr

prompt-trim = Welche Karte wirfst du ab (noch { $about })?
prompt-trim-hint = Berater behalten vier Karten und bekommen 1 beliebigen Rohstoff, wenn sie mehr hatten.

prompt-visit = Welches Weltraumteil erkundest du auf dein Tableau?
prompt-visit-hint = Lag dort schon eines, zahlst du vorher 1 beliebigen Rohstoff, außer mit dem überarbeiteten Tableau. Sonst bekommst du 1 beliebigen Rohstoff.
prompt-visit-none = Stattdessen 1 beliebiger Rohstoff

prompt-share = { $about }: teilst du es, oder legst du einen Marker hin?
prompt-share-hint = Ein geteiltes Gebiet gibt seine Belohnung; ein Marker im Startgebiet gibt 1 SP je Außenposten, den dieser Mitspieler noch im Vorrat hat.
prompt-share-yes = Gebiet teilen
prompt-share-none = Marker hinlegen

prompt-infiltrate = Wo dringst du ein?
prompt-infiltrate-hint = Neben dem einzigen Außenposten eines Mitspielers teilst du das Gebiet und bekommst seine Belohnung; auf einem Startgebiet bekommst du 1 SP je Außenposten, den jener Mitspieler noch hat.
prompt-infiltrate-none = Nirgends

prompt-island = Wohin auf deinen Inseln kommt { $about }?
prompt-island-hint = Die Felder deines Tableaus liegen rings um das gedruckte.
prompt-island-none = Auf die Karte

prompt-island-turn = Wie wird es gedreht ({ $about })?
prompt-island-turn-hint = Jede Seite, die zu ihrem Nachbarn passt, gibt 1 SP.

prompt-island-tile = Welches Gebietsteil kommt auf deine Inseln?
prompt-island-tile-hint = Dort kann es nie erobert werden. Nur Wasser an den Außenseiten gibt am Ende 4 SP.
prompt-island-tile-none = Keines

prompt-exchange = Tauschst du diese Zivilisation ({ $about }) gegen eine andere?
prompt-exchange-hint = Dieses Tableau darf für das nächste vom Stapel abgeworfen werden.
prompt-exchange-yes = Eine andere ziehen
prompt-exchange-none = Behalten

prompt-keep-tech = Welche Techkarte behältst du?
prompt-keep-tech-hint = Sie kommt in deine untere Reihe, die anderen werden abgeworfen.

prompt-take-tech = Nimmst du die oberste abgeworfene Techkarte?
prompt-take-tech-hint = Sie kommt in deine untere Reihe.
prompt-take-tech-none = Liegen lassen

prompt-spy = Was spähst du aus?
prompt-spy-hint = Jedes nur einmal. Du bekommst, was es gibt; der Nachbar behält es.
prompt-spy-none = Nichts

prompt-spy-tile = Welches Teil eines Nachbarn gibt dir seine Belohnung?
prompt-spy-tile-hint = Es bleibt, wo es ist.

prompt-spy-space = Welches Weltraumteil eines Nachbarn gibt dir seine Belohnung?
prompt-spy-space-hint = Es bleibt, wo es ist.

prompt-spy-tech = Welche Techkarte eines Nachbarn gibt dir ihre Belohnung?
prompt-spy-tech-hint = In der mittleren Reihe der Kreis, in der oberen das Quadrat; das überarbeitete Tableau gibt immer den Kreis.

prompt-peek = Siehst du dir die Hand an ({ $about })?
prompt-peek-hint = Nur du siehst die Karten, und zwar so lange, wie sie dort sind.
prompt-peek-yes = Ansehen
prompt-peek-none = Nicht ansehen

prompt-tinker = Was tüftelst du?
prompt-tinker-hint = Jedes nur einmal.
prompt-tinker-none = Jetzt nichts

prompt-tinker-token = Mit welchem deiner Marker?
prompt-tinker-token-hint = Marker, mit denen es nicht geht, fehlen hier.

prompt-tinker-gain = Nimmst du die Belohnung ({ $about })?
prompt-tinker-gain-hint = Du darfst sie liegen lassen.
prompt-tinker-gain-yes = Nehmen
prompt-tinker-gain-none = Liegen lassen

prompt-draw-both = Ziehst du eine Gobelinkarte und eine Techkarte?
prompt-draw-both-hint = Die Tüftler lassen allen anderen beides.
prompt-draw-both-yes = Ziehen
prompt-draw-both-none = Nichts ziehen

prompt-treasure = Wo suchst du nach Schätzen?
prompt-treasure-hint = Jede Landschaft einmal: du nimmst ein leeres Gebiet ein, das sie zeigt, bekommst ihren Rohstoff und würfelst.
prompt-treasure-none = Nirgends

prompt-treasure-hex = Welches Gebiet nimmst du ein ({ $about })?
prompt-treasure-hex-hint = Ein leeres neben einem Gebiet, das du kontrollierst.

prompt-black-roll = Welchen Wurf des schwarzen Würfels nimmst du?
prompt-black-roll-hint = Der andere verfällt.

prompt-roll-more = Der schwarze Würfel zeigt { $about }. Wirfst du noch einmal?
prompt-roll-more-hint = Der zweite Wurf zählt statt des ersten.
prompt-roll-more-yes = Noch einmal
prompt-roll-more-none = Behalten

prompt-science-more = Der Wissenschaftswürfel zeigt { $about }. Wirfst du noch einmal?
prompt-science-more-hint = Der zweite Wurf zählt statt des ersten.
prompt-science-more-yes = Noch einmal
prompt-science-more-none = Behalten

prompt-utilize = Woher kommt der Marker für { $about }?
prompt-utilize-hint = Zwei Fähigkeiten können gelten. Liegt ein Marker schon auf einer, wird er versetzt; das Wahrzeichen selbst steht für einen freien Marker.
prompt-utilize-none = Marker liegen lassen

prompt-utility = Welche Fähigkeit nutzt du?
prompt-utility-hint = Bis zu zwei, von Wahrzeichen, die du hast.
prompt-utility-none = Keine mehr

prompt-light = Welches Gebietsteil gibst du ab (noch { $about })?
prompt-light-hint = Der Leuchtturm macht einmal je Zug des Voranschreitens aus zwei Gebietsteilen 1 beliebigen Rohstoff.
prompt-light-none = Jetzt nicht

prompt-redraw = Tauschst du eine Karte mit dem Kunstsymbol?
prompt-redraw-hint = Die Leiste Künste ist nicht im Spiel, darum darf eine solche Karte gegen eine andere abgeworfen werden. Du wirst gefragt, ob du eine gezogen hast oder nicht.
prompt-redraw-none = Karten behalten

prompt-redraw-tech = Diese Karte trägt das Kunstsymbol: { $about }. Tauschst du sie?
prompt-redraw-tech-hint = Die Leiste Künste ist nicht im Spiel, darum darf eine solche Karte gegen eine andere abgeworfen werden.
prompt-redraw-tech-yes = Eine andere ziehen
prompt-redraw-tech-none = Behalten

## Pläne und Gegenpläne: Dinge

island = { $number ->
    [1] obere Insel
    [2] Insel oben rechts
    [3] Insel unten rechts
    [4] untere Insel
    [5] Insel unten links
   *[6] Insel oben links
}
landing = Teil { $tile } auf { $island ->
    [1] der oberen Insel
    [2] der Insel oben rechts
    [3] der Insel unten rechts
    [4] der unteren Insel
    [5] der Insel unten links
   *[6] der Insel oben links
}
spying = { $number ->
    [1] eine Gobelinkarte
    [2] ein Gebietsteil im Vorrat
    [3] ein Weltraumteil im Vorrat
    [4] eine Stellung auf einer Leiste
   *[5] eine Techkarte
}
tinkering = { $number ->
    [1] der Preis eines Feldes
    [2] vor bis zum nächsten Mitspieler
    [3] drei Felder zurück
   *[4] vor bis zum nächsten Bonus
}
terrain = { $number ->
    [2] Wüste
    [3] Wald
    [4] Grasland
   *[5] Gebirge
}
black-roll = { $number ->
    [1] Münze
    [2] Arbeiter
    [3] Nahrung
    [4] Kultur
   *[5] Belohnung des Teils
}

## Pläne und Gegenpläne: Ereignisse

event-took-goal = { $player } nimmt eine Karte: { $landmark-card }.
event-replied = { $player } antwortet mit { $card } ({ $hex }).
event-recalled = { $player } nimmt einen Außenposten zurück: { $hex }.
event-gave-card = { $player } gibt eine Gobelinkarte an { $player_other }.
event-gave-card-own = { $player } gibt eine Gobelinkarte an { $player_other }: { $card }.
event-got-card = { $player } bekommt eine Gobelinkarte von { $player_other }.
event-got-card-own = { $player } bekommt eine Gobelinkarte von { $player_other }: { $card }.
event-recycled = { $player } nimmt { $tech } zurück in die untere Reihe.
event-explored-island = { $player } legt { $tile } auf das Tableau: { $island }.
event-retreated = { $player } zieht sich aus { $hex } nach { $hex_to } zurück.
event-infiltrated = { $player } dringt ein: { $hex }.
event-found-treasure = { $player } sucht Schätze: { $hex }.
event-peeked = { $player } sieht eine Hand an: { $player_other }.
event-peeked-own = { $player } sieht eine Hand an ({ $player_other }): { $cards }.

## Pläne und Gegenpläne: Symbole

icon-cartography = ziehen, erkunden, erobern
icon-conquer-ended = jede Eroberung
icon-district = vollständiges Stadtviertel
icon-district-hint = neun Plätze deiner Hauptstadt; voll gibt es einen Rohstoff
icon-empty-only = nur leere Gebiete erobern
icon-income-gained = mit deinem Einkommen
icon-landmark-card = Wahrzeichenkarte
icon-landmark-card-hint = ihr Wahrzeichen ist nur für ihren Besitzer da
icon-manifest-destiny = erobern nahe dem Start
icon-reply-landmark = Antwort auf ein Wahrzeichen
icon-reply-nearby = Antwort auf eine nahe Eroberung
icon-reply-retreat = Rückzug
icon-reply-surrender = die Würfel verteilen
icon-reply-trap = Falle
icon-reply-trap-hint = aus der Hand, wenn jemand dein Gebiet erobert
icon-reply-trapped = eine Falle vereiteln
icon-reply-trapped-hint = aus der Hand, als Reaktion auf eine Falle
icon-safe = Gebiete sind sicher
icon-same-buildings = Einkommensgebäude einer Art
icon-toppled = gestürzter Außenposten
icon-toppled-hint = er bleibt im Gebiet liegen und macht es sicher

part-landmark-cards = Wahrzeichenkarten zur Wahl
part-open-techs = Techkarten zur Wahl

prompt-counsel = Auf wessen Ära legst du einen Marker?
prompt-counsel-hint = Wird dort eine Karte gespielt, kannst du sie mitnutzen oder eine von dir anbieten.
prompt-counsel-none = Nirgends

prompt-agree = { $about } soll gespielt werden. Stimmst du zu?
prompt-agree-hint = Dann bekommst du danach auch, was sie sagt. Sonst darfst du eine Karte von dir anbieten.
prompt-agree-yes = Zustimmen
prompt-agree-none = Ablehnen

prompt-offer = Welche Karte bietest du an ({ $about })?
prompt-offer-hint = Wird sie angenommen, wird sie stattdessen gespielt, und beide bekommen, was sie sagt. Sonst bekommst du einen Rohstoff, eine Techkarte, eine Gobelinkarte und ein Gebietsteil.
prompt-offer-none = Keine Karte

prompt-accept = Spielst du { $about } der Berater statt deiner eigenen Karte?
prompt-accept-hint = Auch sie bekommen, was sie sagt. Deine Karte bleibt auf der Hand.
prompt-accept-yes = Spielen
prompt-accept-none = Die eigene spielen

era-slot = Ära { $era } von Spieler { $player }

## Fantasies & Futures: cards

phrase-enchanted = { $sides ->
    [left] { $effect }; verzaubert, rechts von einer Karte: du darfst { $left-infinitive }
    [right] { $effect }; verzaubert, sobald eine Karte rechts daneben kommt: du darfst { $right-infinitive }
   *[both] { $effect }; verzaubert, rechts von einer Karte: du darfst { $left-infinitive }; sobald eine Karte rechts daneben kommt: du darfst { $right-infinitive }
}
phrase-enchanted-card = eine verzauberte Karte auf deinem Einkommenstableau, oder Einkommenszug 5
phrase-charms = sichtbarem Zauber auf deinem Einkommenstableau
phrase-doppelgangers = nimm die Boni einer anderen sichtbaren verzauberten Karte auf einem beliebigen Einkommenstableau; gibt es keine, nimm { $amount } SP
phrase-reserve-building = <reserviere|{ $building ->
    [market] deinen nächsten Markt
    [house] dein nächstes Haus
    [farm] deinen nächsten Bauernhof
   *[armory] deine nächste Waffenschmiede
}|reservieren>: das Gebäude verlässt das Einkommenstableau, zählt für seine Art und wird im Einkommenszug 5 gebaut
phrase-reserve-invention = erfinde eine Techkarte, aber reserviere sie: im Einkommenszug 5 kommt sie in deine mittlere Reihe und gibt ihre Kreisbelohnung
phrase-reserve-space = ziehe { $drawn } Weltraumteile und reserviere eines, das du im Einkommenszug 5 erkundest
phrase-reserve-outpost = reserviere einen Außenposten: im Einkommenszug 5 erobere damit irgendwo auf der Karte
phrase-reserve-prophecy = nenne eine Leiste: im Einkommenszug 5 nimm 1 SP je Feld, das du dort vorangeschritten bist, höchstens { $most }
phrase-reserve-advance = im Einkommenszug 5 schreite auf einer beliebigen Leiste voran
phrase-choose-card = <ziehe|{ $drawn } Gobelinkarten|ziehen> und <behalte|eine|behalten>
phrase-take-discard = <nimm|eine beliebige abgeworfene Gobelinkarte|nehmen>; gibt es keine, ziehe eine
phrase-pay-resources = <zahle|{ some-resources }|zahlen>
phrase-empty-tiles = erkundetem Teil ohne Figuren neben einem Gebiet, das du kontrollierst (höchstens { $most })
phrase-lost-artifacts = ziehe { $drawn } Techkarten, behalte eine und werte sie gleich auf
phrase-keep-space-tile = <ziehe|{ $drawn } Weltraumteile|ziehen> und <behalte|eines|behalten>
phrase-mirror-realm = gehe auf einer Leiste ohne Belohnung zurück, dann schreite auf einer anderen voran

card-guild_of_wizards = Gilde der Zauberer
card-microbial_magic = Mikrobielle Magie
card-gremlins = Gremlins
card-ecstatic_visions = Ekstatische Visionen
card-ghost_towns = Geisterstädte
card-lost_artifacts = Verschollene Artefakte
card-zombie_army = Zombiearmee
card-chimera_citizen_rights = Bürgerrechte für Chimären
card-citadel_of_power = Zitadelle der Macht
card-doppelgangers = Doppelgänger
card-time_capsule = Zeitkapsel
card-charted_stars = Verzeichnete Sterne
card-crystal_oracle = Kristallorakel
card-whispering_woods = Flüsterwald
card-portal_network = Portalnetz
card-golem_quarter = Golemviertel
card-dream_bazaar = Traumbasar
card-rune_forge = Runenschmiede
card-royal_prophecy = Königliche Prophezeiung
card-delayed_destiny = Aufgeschobenes Schicksal
card-sleeping_dragon = Schlafender Drache
card-moonlit_market = Mondmarkt
card-age_of_airships = Zeitalter der Luftschiffe
card-astral_navigators = Astralnavigatoren
card-singularity_cult = Kult der Singularität
card-telepathic_senate = Telepathischer Senat
card-mirror_realm = Spiegelreich
card-wishing_well = Wunschbrunnen
card-ley_lines = Kraftlinien
card-world_tree = Weltenbaum
card-mirage = Luftspiegelung
card-poltergeists = Poltergeister
card-holographic_gallery = Holografische Galerie
card-moon_gardens = Mondgärten
card-living_architecture = Lebende Architektur
card-time_loop = Zeitschleife
card-phoenix_rebirth = Wiedergeburt des Phönix
card-cyborg_legion = Cyborglegion

tech-golem_minions = Golemschergen
tech-object_cloning = Klonen von Objekten
tech-mind_control = Gedankenkontrolle
tech-remote_viewing = Fernbetrachtung
tech-shapeshifting = Gestaltwandel
tech-levitation = Levitation
tech-perfect_memory = Perfektes Gedächtnis
tech-pyrokinesis = Pyrokinese
tech-weather_control = Wetterkontrolle
tech-superhuman_strength = Übermenschliche Stärke
tech-superhuman_speed = Übermenschliche Schnelligkeit
tech-teleportation = Teleportation

## Fantasies & Futures: civilizations

civilization-artificers = Kunsthandwerker
civilization-celestials = Himmlische
civilization-elder_ones = Ältere
civilization-faefolk = Feenvolk
civilization-genies = Dschinns
civilization-illuminati = Illuminaten
civilization-merfolk = Meervolk
civilization-psionics = Psioniker
civilization-weefolk = Kleinvolk
civilization-werefolk = Wervolk

phrase-ability-artificers = Einkommenszüge 2 bis 4: du darfst das linke Gebäude einer Einkommensleiste beiseitestellen, wo es weiter für seine Art zählt, oder um eine Spalte nach links schieben. Einkommenszug 5: 1 SP je Einkommensgebäude in deiner Hauptstadt, oder schiebe alle Gebäude einer Leiste nach links.
phrase-ability-celestials = Eine schwebende Hauptstadt nimmt auf deinem Startgebiet den Platz eines Außenpostens ein. Einkommenszüge 2 bis 4: sie darf in ein benachbartes Gebiet ziehen, und du bekommst beide Eroberungswürfel. Einkommenszug 5: { $points } SP je Wahrzeichen ganz in deiner Hauptstadt, { $loss } SP weniger je Wahrzeichen, das übersteht.
phrase-ability-elder_ones = Einkommenszüge 2 bis 4: 1 beliebiger Rohstoff oder 2 Gobelinkarten. Einkommenszug 5: wirf bis zu { $most } Gobelinkarten ab, für je { $resources } beliebige Rohstoffe. Danach schreitest du weiter voran, solange du kannst, und jedes Wahrzeichen gibt { $points } SP. Später erhalten, nach Einkommenszug 5: jedes Wahrzeichen gibt sofort seine SP.
phrase-ability-faefolk = Einkommenszüge 2 bis 5: du darfst eine Gobelinkarte ziehen; rücke im Uhrzeigersinn um deine Handkarten und die sichtbaren Karten deines Einkommenstableaus vor und nimm, was dort steht, im Einkommenszug 5 zweimal.
phrase-ability-genies = Einkommenszüge 2 bis 4: ein zufälliger Mitspieler wählt einen Kreis und wertet ihn; du wertest ihn auch und bekommst ein Quadrat daneben. Einkommenszug 5: zwei Kreise.
phrase-ability-illuminati = Du beginnst mit einer von { $cards } Gobelinkarten. Mitspieler, die einen hier liegenden Würfel werfen, nehmen ihn weg: du bekommst, was ein Eroberungswürfel zeigt, oder darfst auf der Leiste des Wissenschaftswürfels ohne Belohnung voranschreiten. Einkommenszüge 2 bis 5: { $points } SP je Würfel, der noch hier liegt, und alle kommen zurück.
phrase-ability-merfolk = Einkommenszüge 2 bis 4: ziehe eine Gobelinkarte, dann kommen alle bis auf { $dry } unter dieses Tableau. Einkommenszug 5: ziehe eine und nimm alle zurück, behalte aber höchstens { $most }. Danach wirfst du in jedem Zug Karten für je { $points } SP ab oder spielst eine für ihre Fähigkeit, bis keine mehr da ist.
phrase-ability-psionics = Jeden Würfel wirfst du zweimal und wählst; von allem Gezogenen ziehst du eines mehr und mischst den Rest zurück. Einkommenszüge: 2 ein Gebietsteil, 3 eine Gobelinkarte, 4 eine Erfindung, 5 Forschen.
phrase-ability-weefolk = Einkommenszüge 2 bis 5: ein Mitspieler legt einen Marker von dir in seine Hauptstadt, wo er einen Platz füllt. Einkommenszüge 2 bis 4: du darfst ein Gebietsteil für ein beliebiges Einkommensgebäude abgeben. Einkommenszug 5: jeder Marker gibt 1 SP je Gebäude in seiner Reihe und in seiner Spalte. Später erhalten: sofort ein Marker.
phrase-ability-werefolk = Einkommenszüge 2 bis 5: wirf das Weltraumteil auf diesem Tableau ab, nimm ein anderes und wirf es hoch. Offen: gehe auf einer Leiste zurück und erkunde es hier, oder { $points } SP. Verdeckt: schreite auf einer Leiste mit Belohnung voran, der Bonus kostet nichts.

## Fantasies & Futures: questions

prompt-charm = Was kommt als Nächstes ({ $about })?
prompt-charm-hint = Fähigkeit und Zauberboni sind in beliebiger Reihenfolge möglich. Auf Boni darfst du verzichten.
prompt-charm-none = Auf den Rest verzichten

prompt-reserved = Was von dem Reservierten verwendest du?
prompt-reserved-hint = Alles wird jetzt verwendet, in beliebiger Reihenfolge.

prompt-keep-tile = Welches Gebietsteil behältst du?
prompt-keep-tile-hint = Das andere wird zurückgemischt.

prompt-keep-space = Welches Weltraumteil behältst du?
prompt-keep-space-hint = Die anderen werden zurückgemischt.

prompt-face = Welchen Wurf nimmst du ({ $about })?
prompt-face-hint = Psioniker werfen jeden Würfel zweimal.

prompt-take-card = Welche abgeworfene Gobelinkarte nimmst du?
prompt-take-card-hint = Alle wissen dann, dass du sie hast.

prompt-reroll = Die Würfel zeigen { $about }. Welchen wirfst du neu?
prompt-reroll-hint = Der neue Wurf gilt.
prompt-reroll-none = Keinen

prompt-artifice = Was tust du auf deinem Einkommenstableau?
prompt-artifice-hint = Es wirkt vor diesem Einkommen. Ein beiseitegestelltes Gebäude zählt weiter für seine Art; ein verschobenes verdeckt eine andere Spalte.
prompt-artifice-none = Nichts

prompt-flush = Welche Einkommensleiste schiebst du zusammen?
prompt-flush-hint = Alle ihre Gebäude rücken so weit nach links wie möglich, sodass die letzten Spalten offen liegen.
prompt-flush-option = { $thing } nach links
prompt-flush-0 = 1 SP je Einkommensgebäude in deiner Hauptstadt
prompt-flush-none = Nichts davon

prompt-float = Wohin zieht deine schwebende Hauptstadt?
prompt-float-hint = Du bekommst beide Eroberungswürfel. Sie erobert nichts und kontrolliert nichts.
prompt-float-none = Sie bleibt

prompt-wish = Welchen Kreis wünschst du dir ({ $about })?
prompt-wish-hint = Beide bekommen ihn.

prompt-grant = Was nimmst du als Nächstes?
prompt-grant-hint = Den Kreis und eines der Quadrate daneben, in beliebiger Reihenfolge; im Einkommenszug 5 zwei Kreise.

prompt-submerge = Welche Karte kommt unter dein Tableau (noch { $about })?
prompt-submerge-hint = Du kannst sie ansehen, aber bis zum Einkommenszug 5 weder spielen noch zählen.

prompt-late = Was tust du?
prompt-late-hint = Dein letzter Einkommenszug ist vorbei, aber du spielst weiter, solange du kannst.
prompt-late-option = Auf { $thing } voranschreiten
prompt-late-0 = Gobelinkarten für je 5 SP abwerfen
prompt-late-1 = Eine Gobelinkarte für ihre Fähigkeit spielen

prompt-host = Wer bekommt deinen Marker?
prompt-host-hint = Er kommt dort in die Hauptstadt und füllt einen Platz. Am Ende geben dir die Gebäude ringsum Punkte.

prompt-hide = Wohin legst du den Marker ({ $about })?
prompt-hide-hint = Er füllt den Platz für dich. In einer vollen Hauptstadt verdrängt er ein kleines Gebäude, das danebengestellt wird.

prompt-barter = Welches Gebietsteil gibst du für ein Einkommensgebäude ab?
prompt-barter-hint = Die Art des Gebäudes bestimmst du.
prompt-barter-none = Keines

prompt-howl = Auf welcher Leiste gehst du zurück?
prompt-howl-hint = Ein Feld, ohne Belohnung. Von einem Startfeld geht es nicht.
prompt-howl-none = Auf keiner, für 4 SP

prompt-run-on = Auf welcher Leiste schreitest du voran?
prompt-run-on-hint = Mit der Belohnung des Feldes.

## Fantasies & Futures: things

charm = { $number ->
    [1] die Fähigkeit der Karte
    [2] ihr linker Zauber
   *[3] der rechte Zauber der Karte daneben
}
reserved-outpost = ein Außenposten für eine Eroberung irgendwo
reserved-points = Punkte für { $track ->
    [exploration] Entdeckung
    [technology] Technologie
    [science] Wissenschaft
    [military] Militär
   *[arts] Künste
}
reserved-advance = Voranschreiten auf einer beliebigen Leiste
die-face = { $die ->
    [red] rot: { $face ->
        [0] 4 SP
        [1] 5 SP
        [2] 6 SP
        [3] 7 SP
       *[4] 1 SP je Gebiet
    }
   *[black] schwarz: { $face ->
        [0] Münze
        [1] Arbeiter
        [2] Nahrung
        [3] Kultur
       *[4] Belohnung des Teils
    }
}
artifice = { $building ->
    [market] Markt
    [house] Haus
    [farm] Bauernhof
   *[armory] Waffenschmiede
} { $move ->
    [0] beiseitestellen
   *[1] nach links schieben
}
wish = { $number ->
    [1] Quadrat: Forschen ohne Belohnung
    [2] Kreis: die Hauptstadt werten
    [3] Quadrat: Erfinden
    [4] Kreis: 1 SP je Gebietsteil im Vorrat
    [5] Quadrat: Kultur
    [6] Kreis: 1 SP je kontrolliertem Gebiet
    [7] Quadrat: Erkunden
   *[8] Kreis: 1 SP je Techkarte
}
fae-spot = { $number ->
    [1] Gobelinkarten
    [2] Geschenke
    [3] Nahrung und Teile
    [4] Münze und Techkarten
    [5] Kultur und Gebiete
    [6] Arbeiter und Hauptstadt
   *[7] Weltraum
}

## Fantasies & Futures: events

event-reserved = { $player } reserviert: { $reserved }.
event-used-reserved = { $player } verwendet, was reserviert war: { $reserved }.
event-turned-over = { $player } dreht { $tech } um.
event-took-die = { $player } nimmt einen Würfel von { $player_other }: { $die }.
event-floated = { $player } bewegt die schwebende Hauptstadt nach { $hex }.
event-submerged = { $player } legt eine Gobelinkarte unter das Tableau.
event-submerged-own = { $player } legt { $card } unter das Tableau.
event-surfaced = { $number ->
    [one] { $player } holt die Gobelinkarte unter dem Tableau hervor.
   *[other] { $player } holt { $number } Gobelinkarten unter dem Tableau hervor.
}
event-surfaced-own = { $player } holt unter dem Tableau hervor: { $cards }.
event-danced = { $player } tanzt: { $fae-spot }.
event-summoned = { $player } erfüllt { $player_other } einen Wunsch.
event-flipped = { $player } wirft { $space-tile }: { $up ->
    [1] offen
   *[0] verdeckt
}.
event-hid-token = { $player } legt einen Marker von { $player_other } auf { $plot }.
event-took-discard = { $player } nimmt { $card } von den abgeworfenen Karten.
event-artifice = { $player } arbeitet am Einkommenstableau: { $artifice }.

## Fantasies & Futures: icons

icon-charm = Zauber
icon-charm-hint = ein Bonus am Rand einer Gobelinkarte
icon-charm-left = rechts von einer Karte
icon-charm-left-hint = jede andere Gobelinkarte genügt
icon-charm-right = sobald rechts eine Karte liegt
icon-charm-right-hint = je Karte einmal
icon-doppelgangers = Boni einer anderen Karte
icon-empty-tile = leeres Teil neben dir
icon-mirror-realm = auf einer Leiste zurück, auf einer anderen vor
icon-neighbour-played = jede Karte eines Nachbarn
icon-placed-beside = jedes Gebäude neben einem seiner Art
icon-reply-attacked = den Eroberer stürzen
icon-reply-mirage = den Eroberer heimschicken
icon-reroll = einen Eroberungswürfel neu werfen
icon-reserve = für Einkommenszug 5 reservieren
icon-reserve-hint = liegt bis dahin neben deinem Einkommenstableau
icon-two-tiles = 2 Gebietsteile vor dem Erkunden

piece-floating = schwebende Hauptstadt
part-open-tiles = Teile zur Wahl
part-reserved = Reserviert

## Arts & Architecture: cards

phrase-continuous = solange diese Karte sichtbar ist: { $clauses ->
    [1] { $part0 }
    [2] { $part0 }; { $part1 }
   *[3] { $part0 }; { $part1 }; { $part2 }
}
phrase-plots = { $kind ->
    [full] du darfst auf den { $plots } Plätzen dieser Karte bauen; sind alle bedeckt, { $full }
    [landmarks] du darfst Wahrzeichen auf den { $plots } Plätzen dieser Karte bauen; je Wahrzeichen { $each }, und je bedecktem Platz { $part0 }
   *[plots] du darfst auf den Plätzen dieser Karte bauen; wer sie bedeckt, bekommt der Reihe nach: { $part0 }; { $part1 }; { $part2 }; { $part3 }
}
phrase-create = <erschaffe|ein Meisterstück|erschaffen>
phrase-replace-masterpieces = <du darfst|die offenen Meisterstücke ersetzen|~darfst du>
phrase-perform = <nutze|{ $most ->
    [1] eines deiner Meisterstücke
   *[other] bis zu { $most } verschiedene deiner Meisterstücke
}|nutzen>
phrase-masterpiece-benefits = <nutze|bis zu { $most } verschiedene Meisterstücke von dir oder deinen Nachbarn|nutzen>
phrase-forge = nutze ein Meisterstück eines Nachbarn, der { $owner } SP bekommt; gibt es keines, nimm { $instead } SP
phrase-inspire = <lege|ein Inspirationsplättchen auf seine Rohstoffleiste|legen>
phrase-upgrade-once = <werte|eine Techkarte|auf·werten>, die in diesem Zug nicht noch einmal aufgewertet werden kann
phrase-upgrade-freely = <werte|{ $times }-mal|auf·werten>, eine Techkarte oder mehrere, was auch immer die obere Reihe verlangt
phrase-conquer-empty = <erobere|ein leeres Gebiet|erobern>
phrase-landmark-on-card = ein Wahrzeichen auf der Karte
phrase-needs-nothing = nichts
phrase-complete-rows = vollständiger Reihe deiner Hauptstadt
phrase-complete-columns = vollständiger Spalte deiner Hauptstadt
phrase-income-buildings = Einkommensgebäude in deiner Hauptstadt
phrase-farms-next-door = Bauernhof des Nachbarn, der die meisten hat
phrase-landmarks-in-capital = Wahrzeichen in deiner Hauptstadt
phrase-masterpieces = eigenem Meisterstück
phrase-inventions = erfundener Techkarte
phrase-near-start = kontrolliertem Gebiet neben deinem Startgebiet
phrase-late-tiers = in diesem Zug erreichter Stufe, deren Wahrzeichen vergeben war
phrase-tracks-in-tier = Leiste, auf der du in Stufe { $tier } oder höher stehst
phrase-new-life = tausche eine deiner Zivilisationen gegen eine von zwei gezogenen
phrase-park-die = wähle einen Eroberungswürfel, wirf ihn und nimm, was er zeigt
phrase-migration = versetze bis zu 2 allein stehende Außenposten auf leere Gebiete neben einem eigenen und nimm die Belohnungen ihrer Teile
phrase-status-quo = nimm die Boni von bis zu 3 Feldern, auf denen du stehst; die 1 beliebigen Rohstoff kosten, sind kostenlos
phrase-ahead-on = { $track ->
    [arts] <nimm|{ $amount } SP|nehmen>, wenn du auf der Künsteleiste allein vorne bist
   *[other] <nimm|{ $amount } SP|nehmen>, wenn du allein vorne bist
}
phrase-ability-again = nutze die Einkommensfähigkeit einer deiner Zivilisationen noch einmal
phrase-city-rules = { $rough } unwegsame Plätze{ $capital ->
    [archipelago] ; die Inseln sind die Stadtviertel
    [swamp] ; Seerosenblätter gelten als gefüllt und können bebaut werden; sooft du deine Hauptstadt wertest, nimm 1 SP je 2 bedeckte
    [cloud_city] ; die Wolken sind die Stadtviertel
    [mesa] ; kein Gebäude bedeckt zugleich hohe und tiefe Plätze; ein bedeckter Tafelberg gibt 5 SP
    [canyon] ; jeder Platz am Abgrund, der untersten Reihe, gibt beim Bedecken 1 SP
    [polar] ; die Stadtviertel sind 6 Linien von links nach rechts; zwei davon geben 2 beliebige Rohstoffe
    [savanna] ; 6 Stadtviertel
    [quagmire] ; sind alle freien Plätze neben einem Irrlicht bedeckt, nimm 3 SP
    [veil] ; die drei unregelmäßigen Stadtviertel geben 2 Gobelinkarten und 2 SP, ein Einkommensgebäude und 4 SP oder ein Weltraumteil, das erkundet wird
    [city_in_a_bottle] ; nur 6 mal 6 Plätze
    [netherworld] ; ein Stadtviertel ist fertig, wenn sein Kobold und das Stadtzentrum durch Gebäude verbunden sind; es gibt 1 beliebigen Rohstoff und 2 SP
    [cavern] ; Stadtviertel mit einem Höhlensee geben 1 Nahrung; sind alle freien Plätze neben einem Höhlensee bedeckt, nimm 3 SP
   *[other] { "" }
}{ $floating ->
    [1] ; Wahrzeichen dürfen neben freien auch unwegsame Plätze bedecken
   *[0] { "" }
}{ $reach ->
    [anywhere] { "" }
    [within] ; nichts darf über den Rand ragen
    [bottom] ; Gebäude dürfen nur über den unteren Rand ragen
   *[other] ; Gebäude dürfen nur { $reach } Plätze bedecken
}{ $later ->
    [1] ; ein volles Stadtviertel gibt in jedem späteren Einkommenszug 1 beliebigen Rohstoff, aber nichts sofort
   *[0] { "" }
}{ $reeds ->
    [0] { "" }
   *[other] ; ein Wahrzeichen auf einem der { $reeds } Plätze neben Irrlichtern kostet 5 SP
}{ $sealed ->
    [1] ; Wahrzeichen können hier nicht gebaut werden, geben aber je 6 SP
   *[0] { "" }
}
phrase-landmark-shape = ein Gebäude auf { $plots ->
    [one] einem Platz
   *[other] { $plots } Plätzen
}{ $rows ->
    [none] { "" }
   *[other] , Reihe für Reihe { $rows }
}{ $of ->
    [track] ; wer zuerst Stufe { $tier } der { $track ->
        [exploration] Entdeckungsleiste
        [technology] Technologieleiste
        [science] Wissenschaftsleiste
        [military] Militärleiste
       *[arts] Künsteleiste
    } erreicht, bekommt es
   *[other] { "" }
}; bei Gleichstand von Wahrzeichen zählt seine Höhe: { $height }
phrase-tech-text = Kreis (mittlere Reihe): { $circle }. Quadrat (obere Reihe{ $once ->
    [1] , nur einmal
   *[0] { "" }
}): { $square }

card-shopping_mall = Einkaufszentrum
card-trade_hub = Handelszentrum
card-plague = Seuche
card-national_parks = Nationalparks
card-migration = Völkerwanderung
card-granges = Gutshöfe
card-status_quo = Status quo
card-sculpture_garden = Skulpturengarten
card-monument_plaza = Denkmalplatz
card-salon = Kunstsalon
card-avant_garde = Avantgarde
card-public_commission = Öffentlicher Auftrag
card-guided_tours = Stadtführungen
card-heritage_trust = Denkmalschutz
card-street_theatre = Straßentheater
card-forgery_ring = Fälscherring
card-zoning_law = Bebauungsplan
card-civic_renewal = Stadterneuerung
card-opera_season = Opernsaison
card-golden_jubilee = Thronjubiläum

tech-astrolabe = Astrolabium
tech-automation = Automatisierung
tech-calculus = Differenzialrechnung
tech-war_academy = Kriegsakademie
tech-microphone = Mikrofon
tech-jet_fuel = Düsentreibstoff
tech-duct_tape = Panzerband
tech-oil_paint = Ölfarben
tech-public_art = Öffentliche Kunst
tech-opera = Oper
tech-suburbs = Vororte

landmark-card-patent_office = Wahrzeichenkarte Patentamt
landmark-card-castle = Wahrzeichenkarte Burg
landmark-card-museum = Wahrzeichenkarte Museum
landmark-card-cathedral = Wahrzeichenkarte Kathedrale
landmark-card-gallery = Wahrzeichenkarte Galerie

masterpiece = Meisterstück { $number }
inspiration-market = Inspirationsplättchen der Märkte
inspiration-house = Inspirationsplättchen der Häuser
inspiration-farm = Inspirationsplättchen der Bauernhöfe
inspiration-armory = Inspirationsplättchen der Waffenschmieden

space-cave_paintings = Höhlenmalereien
space-flutes = Flöten
space-dance = Tanz
space-epic_poetry = Epische Dichtung
space-symphony = Sinfonie
space-carved_marble_sculpture = Marmorskulptur
space-rock_opera = Rockoper
space-cgi_animation = Computeranimation
space-flash_mob = Flashmob
space-virtual_reality_holocenter = Virtual-Reality-Holozentrum
space-infinite_spectrum_photography = Unendlichspektrum-Fotografie
space-streaming_implants = Streaming-Implantate

capital-archipelago = Archipel
capital-swamp = Sumpf
capital-cloud_city = Wolkenstadt
capital-mesa = Tafelberge
capital-canyon = Schlucht
capital-cavern = Höhle

fact-once = Einmalig
fact-once-value = { $value ->
    [1] ja
   *[0] nein
}

## Arts & Architecture: civilizations

civilization-collectors = Sammler
civilization-gamblers = Glücksspieler
civilization-relentless = Unermüdliche
civilization-renegades = Abtrünnige
civilization-urban_planners = Stadtplaner

phrase-ability-collectors = { $mats ->
    [revised] In Zügen des Voranschreitens darfst du je einen Außenposten, ein Haus, ein Wahrzeichen, eine Gobelinkarte, ein Gebietsteil und eine Techkarte, die du bekommst, auf dein Tableau legen: für 1 Rohstoff, für Außenposten, Wahrzeichen und Techkarte 2. Sie zählen weiter, sind aber nicht mehr nutzbar. Am Ende 1, 3, 6, 10, 15 oder 21 SP nach ihrer Zahl. Später erhalten: je ein Gebietsteil und eine Gobelinkarte dürfen sofort hierher, ohne Rohstoff.
   *[printed] In Zügen des Voranschreitens darfst du je einen Außenposten, ein Haus, ein Wahrzeichen, eine Gobelinkarte, ein Gebietsteil und eine Techkarte, die du bekommst, auf dein Tableau legen, für je 1 Rohstoff. Sie zählen weiter, sind aber nicht mehr nutzbar. Am Ende 1, 3, 6, 10, 15 oder 21 SP nach ihrer Zahl.
}
phrase-ability-gamblers = { $mats ->
    [revised] Am Ende von Einkommenszug 1 und in den Einkommenszügen 2 bis 4: decke { $revealed } Gobelinkarten auf und spiele eine, die beim Ausspielen wirkt; gibt es keine, behalte eine. Später erhalten: du darfst das sofort tun.
   *[printed] Am Ende von Einkommenszug 1 und in den Einkommenszügen 2 bis 4: decke { $revealed } Gobelinkarten auf und spiele eine, die beim Ausspielen wirkt; gibt es keine, behalte eine.
}
phrase-ability-relentless = { $mats ->
    [revised] Ein Zug, in dem du ein Gebäude bekommst, legt einen Marker hierher. Ein Zug des Voranschreitens ohne Gebäude nimmt alle Marker weg, für die Belohnung nach ihrer Zahl. Später erhalten: 4 Marker, die du sofort dafür abgeben darfst.
   *[printed] Ein Zug, in dem du ein Gebäude bekommst, legt einen Marker hierher. Ein Zug des Voranschreitens ohne Gebäude nimmt alle Marker weg, für die Belohnung nach ihrer Zahl.
}
phrase-ability-renegades = { $mats ->
    [revised] Schreitest du mit Belohnung in die oder innerhalb der Stufe deines nächsten Feldes hier voran, darfst du hier voranschreiten statt Belohnung und Bonus zu nehmen. Später erhalten: dein Marker kommt in eine Stufe, in der du auf einer Leiste stehst, und du nimmst ihre Belohnung.
   *[printed] Schreitest du mit Belohnung in die oder innerhalb der Stufe deines nächsten Feldes hier voran, darfst du hier voranschreiten statt Belohnung und Bonus zu nehmen. Das Ende zählt für die Errungenschaft einer vollendeten Leiste.
}
phrase-ability-urban_planners = { $mats ->
    [revised] Du hast eine weitere Wahrzeichenkarte. Wahrzeichen dürfen hier warten und in einem späteren eigenen Zug gebaut werden; zwei oder mehr zugleich geben 1 Rohstoff und 1 Gobelinkarte. Am Ende bringt die größte Gruppe sich berührender Wahrzeichen nach ihrer Zahl 1, 4, 9, 16, 25, 36 oder 49 SP. Später erhalten: ebenso, und die Karte darf sofort erfüllt werden; gibt es keine mehr, darfst du stattdessen eine andere Zivilisation nehmen.
   *[printed] Du hast eine weitere Wahrzeichenkarte. Wahrzeichen dürfen hier warten und in einem späteren eigenen Zug gebaut werden. Am Ende bringt die größte Gruppe sich berührender Wahrzeichen nach ihrer Zahl 1, 4, 9, 16, 25, 36 oder 49 SP. Später erhalten: ebenso; gibt es keine Wahrzeichenkarte mehr, darfst du stattdessen eine andere Zivilisation nehmen.
}

collectible = { $number ->
    [1] Außenposten
    [2] Haus
    [3] Wahrzeichen
    [4] Gobelinkarte
    [5] Gebietsteil
   *[6] Techkarte
}
renegade-space = Feld { $number } der Abtrünnigen

## Arts & Architecture: questions

option-choose-science-die = Wissenschaftswürfel wählen
option-choose-science-die-hint = Mit der Künste-Leiste im Spiel darf, wer den Wissenschaftswürfel wirft, den 12-seitigen nehmen, auf dem Künste fehlt.

prompt-create = Welches Meisterstück erschaffst du?
prompt-create-hint = Ein offenes oder das oberste des Stapels. Du nutzt es in jedem deiner Einkommenszüge.
prompt-create-0 = Die oberste Karte des Stapels

prompt-replace-art = Ersetzt du die offenen Meisterstücke?
prompt-replace-art-hint = Alle werden abgeworfen und neue aufgedeckt, bevor du erschaffst.
prompt-replace-art-yes = Ersetzen
prompt-replace-art-none = Behalten

prompt-perform = Welches Meisterstück präsentierst du?
prompt-perform-hint = Du bekommst seine Belohnung jetzt, neben den Einkommenszügen.
prompt-perform-none = Keines mehr

prompt-borrow = Welches Meisterstück nutzt du?
prompt-borrow-hint = Jedes höchstens einmal. Einmalige Meisterstücke von Nachbarn sind nicht nutzbar.
prompt-borrow-none = Keines mehr

prompt-use-masterpiece = Welches Meisterstück nutzt du als Nächstes?
prompt-use-masterpiece-hint = Ein Einkommenszug beginnt mit allen deinen Meisterstücken, in beliebiger Reihenfolge.

prompt-inspire = Welche Rohstoffleiste inspirierst du?
prompt-inspire-hint = Ihr Inspirationsplättchen gibt mehr Punkte in deinen Einkommenszügen; die Gebäude bleiben, wo sie sind.

prompt-keep-capital = Welche Hauptstadt behältst du?
prompt-keep-capital-hint = Dein Startgebiet bleibt das der einfachen Hauptstadt. Fortgeschrittene haben eigene Regeln.

prompt-which-die = Welchen Wissenschaftswürfel wirfst du?
prompt-which-die-hint = Der 20-seitige zeigt alle fünf Leisten, der 12-seitige alle außer Künste.

prompt-spare = Welche Leiste verschont das Dunkle Zeitalter?
prompt-spare-hint = Auf den drei anderen gehst du zurück, wo es möglich ist.

prompt-put-on-tech = Auf welche Techkarte stellst du das Wahrzeichen { $about }?
prompt-put-on-tech-hint = Dort bleibt es im ganzen Spiel und öffnet dieser Karte die obere Reihe; du darfst sie sofort aufwerten.
prompt-put-on-tech-none = Auf keine

prompt-build-on-card = { $about }: baust du auf einer Gobelinkarte?
prompt-build-on-card-hint = Es zählt weiter als deines, füllt aber keinen Platz deiner Hauptstadt.
prompt-build-on-card-none = Nicht auf einer Karte

prompt-card-turn = Wie drehst du das Wahrzeichen { $about }?
prompt-card-turn-hint = Es darf über die Plätze der Karte hinausragen.

prompt-card-site = { $about }: wo auf der Karte baust du?
prompt-card-site-hint = Mindestens ein freier Platz der Karte muss bedeckt werden.

prompt-store = Wartet das Wahrzeichen { $about } auf deinem Tableau?
prompt-store-hint = Du kannst es in einem späteren eigenen Zug bauen.
prompt-store-yes = Warten lassen
prompt-store-none = Jetzt stellen

prompt-build-stored = Welches Wahrzeichen von deinem Tableau baust du?
prompt-build-stored-hint = So viele du willst. Du wirst in diesem Zug noch einmal gefragt.
prompt-build-stored-none = Jetzt keines

prompt-collect = Legst du das auf dein Tableau: { $about }?
prompt-collect-hint = Du bekommst dafür einen Rohstoff. Es zählt weiter als deines, ist aber nicht mehr nutzbar.
prompt-collect-yes = Dorthin
prompt-collect-none = Nein

prompt-collect-tile = Welches Gebietsteil legst du auf dein Tableau?
prompt-collect-tile-hint = Es zählt weiter als deines, ist aber nicht mehr nutzbar.
prompt-collect-tile-none = Keines

prompt-collect-card = Welche Gobelinkarte legst du auf dein Tableau?
prompt-collect-card-hint = Sie liegt dort verdeckt und zählt weiter als deine, kann aber nicht mehr gespielt werden.
prompt-collect-card-none = Keine

prompt-renege = Schreitest du auf deinem Tableau voran statt { $about } zu nehmen?
prompt-renege-hint = Du verzichtest auf Belohnung und Bonus des Feldes.
prompt-renege-yes = Auf dem Tableau voranschreiten
prompt-renege-none = Das Feld nehmen

prompt-renege-tier = Auf welchem Feld beginnt dein Marker?
prompt-renege-tier-hint = Auf einem der Stufen, in denen du auf einer Leiste stehst. Du bekommst, was es zeigt.

prompt-gamble = Welche der aufgedeckten Karten spielst du?
prompt-gamble-hint = Die anderen werden abgeworfen.

prompt-keep-revealed = Welche der aufgedeckten Karten behältst du?
prompt-keep-revealed-hint = Keine wirkt beim Ausspielen, also kommt eine auf deine Hand.

prompt-migrate = Welchen Außenposten versetzt du?
prompt-migrate-hint = Bis zu zwei, jeder allein auf seinem Gebiet.
prompt-migrate-none = Keinen mehr

prompt-migrate-to = Wohin geht er?
prompt-migrate-to-hint = Auf ein leeres Gebiet neben einem, das du dann noch kontrollierst; du bekommst die Belohnung seines Plättchens.

prompt-status-quo = Auf welcher Leiste nimmst du den Bonus?
prompt-status-quo-hint = Des Feldes, auf dem dein vorderster Marker steht; bis zu drei Leisten.
prompt-status-quo-none = Keine mehr

prompt-park-die = Welchen Eroberungswürfel wirfst du?
prompt-park-die-hint = Du bekommst, was er zeigt; das Plättchensymbol gibt die Belohnung des eben entdeckten Plättchens.

prompt-give-up = Welche Zivilisation gibst du auf?
prompt-give-up-hint = Was du durch sie bekommen hast, behältst du; dafür wählst du eine von zwei anderen.

card-site = { site } der Karte
science-die = { $number ->
    [1] 12-seitiger Würfel
   *[2] 20-seitiger Würfel
}

## Arts & Architecture: events

event-displayed-art = { $masterpiece } liegt offen.
event-left-art-display = { $player } nimmt { $masterpiece } aus der Auslage.
event-cleared-art-display = { $player } lässt die Meisterstücke erneuern: { $masterpieces }.
event-shelved-tile = { $player } legt { $tile } auf das Tableau der Sammler.
event-shelved-tech = { $player } legt { $tech } auf das Tableau der Sammler.
event-shelved-card = { $player } legt eine Gobelinkarte verdeckt auf das Tableau der Sammler.
event-shelved-card-own = { $player } legt { $card } verdeckt auf das Tableau der Sammler.
event-took-back-tile = { $player } nimmt { $tile } vom Tableau zurück.
event-took-back-tech = { $player } nimmt { $tech } vom Tableau zurück.
event-took-back-card = { $player } nimmt eine Gobelinkarte vom Tableau zurück.
event-took-back-card-own = { $player } nimmt { $card } vom Tableau zurück.
event-created = { $player } erschafft { $masterpiece }.
event-performed = { $player } nutzt { $masterpiece }.
event-inspired = { $player } inspiriert eine Rohstoffleiste: { $income-track }.
event-put-on-tech = { $player } stellt { $landmark } auf { $tech }.
event-built-on-card = { $player } baut { $building } auf { $card }.
event-collected = { $player } legt etwas auf das Tableau der Sammler: { $collectible }.
event-reneged = { $player } schreitet voran auf { $renegade-space }.
event-stored = { $player } lässt ein Wahrzeichen auf dem Tableau warten: { $landmark }.
event-gave-up = { $player } gibt eine Zivilisation auf: { $civilization }.
event-migrated = { $player } versetzt einen Außenposten nach { $hex }.
event-rolled-one = { $player } wirft { $die ->
    [0] den roten Würfel
   *[1] den schwarzen Würfel
}.

## Arts & Architecture: icons

icon-ii = Stufe II
icon-iii = Stufe III
icon-ability-again = Einkommensfähigkeit noch einmal
icon-advanced-arts = Voranschreiten auf der Künsteleiste
icon-any-building = Einkommensgebäude beliebiger Art
icon-card-plots = Plätze auf der Karte
icon-city-column = vollständige Spalte
icon-conquer-empty = leeres Gebiet erobern
icon-create = erschaffen
icon-create-hint = nimm ein Meisterstück, offen oder vom Stapel
icon-district-done = Stadtviertel vollendet
icon-explored-tile = entdecken
icon-gained-landmark = Wahrzeichen bekommen
icon-gained-masterpiece = Meisterstück bekommen
icon-income-scored = Wertung eines Einkommenszugs
icon-inspire = inspirieren
icon-inspire-hint = ein Inspirationsplättchen macht eine Rohstoffleiste mehr Punkte wert
icon-line-done = Reihe oder Spalte vollendet
icon-masterpiece = Meisterstück
icon-masterpiece-hint = zahlt zu Beginn jedes deiner Einkommenszüge
icon-migration = Außenposten versetzen
icon-neighbour = Nachbar
icon-neighbour-hint = wer neben dir sitzt; zu zweit dein Gegenüber
icon-new-life = andere Zivilisation
icon-park-die = Eroberungswürfel nach Wahl
icon-perform = präsentieren
icon-perform-hint = nutze jetzt eines deiner Meisterstücke
icon-replace-masterpieces = Meisterstücke ersetzen
icon-city-row = vollständige Reihe
icon-space-arts = Felder auf der Künsteleiste
icon-start-territory = Startgebiet
icon-status-quo = Boni deiner Felder
icon-track-arts = Künste
icon-upgrade-freely = aufwerten ohne Bedingung
icon-upgrade-once = aufwerten, einmal im Zug
icon-impassable = unwegsamer Platz
icon-impassable-hint = hier steht kein Gebäude, aber der Platz gilt als gefüllt
icon-different = anders als das davor

points-masterpieces = Meisterstücke
points-capital = Hauptstadt

part-masterpieces = Meisterstücke
part-card-plots = { $card }: Plätze
board-pad = Seerosenblatt
board-inspired = inspiriert
board-landmark-here = mit { $landmark }
board-turned-over = verbraucht
board-arts-tier = Stufe { $tier }. Ein Feld kostet { text-arts-cost }.
text-arts-cost = { $kind ->
    [different] { $amount } verschiedene Rohstoffe
    [same] { $amount } Rohstoffe einer Art
   *[mixed] { $amount } beliebigen Rohstoff
}
text-pads = o Seerosenblatt

## Arts & Architecture: what the data rest on

basis-arts-track = Belohnungen aus der Übersicht des Regelhefts; Reihenfolge, Namen und die angebotenen Leisten von einem Bild der Leiste
basis-masterpiece-overview = Übersicht der Spielregel, die keine Namen nennt
basis-inspiration-tiles = keine Quelle zeigt sie; laut öffentlichen Besprechungen erhöhen sie die Punkte, nicht die Rohstoffe
basis-archipelago = dass die Inseln die Stadtviertel sind, steht in der Spielregel; der Plan ist von uns
basis-swamp = Seerosenblätter und eine Wertungsfähigkeit stehen in der Spielregel; was sie tun und der Plan sind von uns
basis-cloud-city = dass die Wolken die Stadtviertel sind und manche Tableaus kein Überstehen erlauben, steht in der Spielregel; der Rest ist von uns
basis-mesa = eine öffentliche Besprechung erwähnt sie; Regel und Plan sind von uns
basis-canyon = der Name ist öffentlich bekannt; alles andere von uns
basis-cavern = der Name ist öffentlich bekannt; alles andere von uns
basis-shopping-mall = Text und vier Plätze in der Spielregel; die Belohnungen sind von uns
basis-trade-hub = Name und vier Plätze mit Belohnung in der Spielregel; ihre Reihe und die Belohnungen sind von uns
basis-plague = dass sie eine Zivilisation kosten kann, steht in der Spielregel; der Tausch ist von uns
basis-national-parks = Wählen, Werfen und Nehmen eines Würfels steht in der Spielregel; wann, ist von uns
basis-migration = der Name ist öffentlich, und dass es um Gebiete geht; der Rest ist von uns
basis-granges = der Name ist öffentlich, und dass sie Mitspieler braucht; der Rest ist von uns
basis-status-quo = ein öffentlicher Bericht sagt, dass sie Boni gibt; wie viele und zu welchem Preis, ist von uns
basis-sculpture-garden = nach der zweiten Art von Karten mit Plätzen in der Spielregel
basis-monument-plaza = nach den Wahrzeichen auf Gobelinkarten in der Spielregel
basis-salon = nach den Meisterstücken; Form der Leistungsgesellschaft
basis-avant-garde = nach dem Symbol für das Voranschreiten auf der Künsteleiste
basis-public-commission = nach den Inspirationsplättchen; mit einer Gobelinkarte gepaart wie bei Öffentlicher Kunst
basis-guided-tours = nach den dauerhaften Karten und den Wahrzeichen der Schachtel
basis-heritage-trust = nach den dauerhaften Karten; länger und weiter als Revisionismus
basis-street-theatre = nach dem Präsentieren; die Punkte machen sie auch ohne Meisterstücke spielbar
basis-forgery-ring = nach der Nutzung der Meisterstücke von Nachbarn auf dem letzten Feld der Künste
basis-zoning-law = Baukunst ist das Thema der Schachtel
basis-civic-renewal = nach dem Symbol für ein beliebiges Einkommensgebäude und der Wertung der Hauptstadt
basis-opera-season = Form von Akademie und Empirismus auf der neuen Leiste
basis-golden-jubilee = nach den Einkommensfähigkeiten der Zivilisationen
basis-tech-jet-fuel = Belohnungen in der Spielregel; Stufe III wie bei den Kriegsschiffen, damit der Weltraum nicht zu früh offen ist
basis-tech-duct-tape = Belohnungen in der Spielregel; Stufe III wie bei den stärkeren Karten des Grundspiels
basis-tech-oil-paint = Belohnungen in der Spielregel; die Bedingung ist von uns, ein Meisterstück gehört zu den Künsten
basis-tech-public-art = Belohnungen in der Spielregel; die Bedingung ist von uns, so stark wie die Felder der Stufe III
basis-tech-opera = Belohnungen in der Spielregel; Stufe II wie bei den Karten der anderen Leisten
basis-landmark-card-inventions = Bedingung in der Spielregel, ihr Symbol als Techkarten gelesen; Wahrzeichen von uns
basis-landmark-card-known = Bedingung in der Spielregel, Wahrzeichen von uns
basis-landmark-card-gallery = die eine fehlende Karte; nach Meisterstücken fragt sonst keine

capital-polar = Polar
capital-savanna = Savanne
capital-quagmire = Morast
capital-veil = Schleier
capital-city_in_a_bottle = Stadt in der Flasche
capital-netherworld = Unterwelt
basis-polar = 6 Linien mit 1 oder 2 Rohstoffen stehen in der Anleitung; ihr Verlauf ist von uns
basis-savanna = 6 Stadtviertel, die später zahlen, stehen in der Anleitung; die Karte ist von uns
basis-quagmire = Irrlichter und der Rat zu Wahrzeichen stehen in der Anleitung; Preis, Lohn und Karte sind von uns
basis-veil = 5 gewöhnliche und 3 andere Stadtviertel stehen in der Anleitung; deren Lohn und die Karte sind von uns
basis-city-in-a-bottle = die Regeln stehen in der Anleitung, Größe und Punkte sind öffentlich bekannt; die Karte ist von uns
basis-netherworld = Kobolde und Stadtzentrum stehen in der Anleitung; Lohn und Karte sind von uns

part-choices = Zur Wahl
part-discards = Abgelegte Karten
board-wee-token = Marker des Kleinvolks
board-outside = außerhalb

# What the cards of Fantasies & Futures rest on.
basis-futures-wizards = Fähigkeit im Regelheft; eine einzelne 5 und das Wort ODER neben dem Bild sind als ihr Zauber gelesen
basis-futures-ability-and-example = Fähigkeit und Beispiel im Regelheft; Zauber von uns
basis-futures-gremlins = dass sie den Eroberer stürzen, steht im Regelheft; die Erfindung und der Gebrauch als Gobelin sind von uns
basis-futures-report-visions = ein Spielbericht erzählt von einer Gobelinkarte und einem Weltraumteil; Preis und Reihenfolge von uns
basis-futures-report-towns = ein Spielbericht erzählt von einem Schritt auf der Militärleiste; die leeren Städte und der Zauber sind von uns
basis-futures-report-artifacts = ein Spielbericht erzählt von einer gewonnenen und benutzten Techkarte; Zahlen und Zauber von uns
basis-futures-report-zombies = ein Spielbericht erzählt von gebrauchten Außenposten, die noch einmal eroberten; Zahlen von uns
basis-futures-answer-chimera = laut einer öffentlichen Antwort wird der Wissenschaftswürfel geworfen; das Haus ist für die neuen Bürger
basis-futures-answer-citadel = eine öffentliche Antwort nennt die Punkte je Wahrzeichen; der Rest ist von uns
basis-futures-name-only = nur der Name ist bekannt; Wirkung von uns, nach dem Namen
basis-futures-nameless-invention = eine namenlose Karte reserviert eine Erfindung und hat diesen Zauber; Name, Seite und Gebrauch von uns
basis-futures-nameless-stars = eine namenlose Karte zieht 3 Weltraumteile und erkundet eines im 5. Einkommenszug; Name und Zauber von uns
basis-futures-enchanted = eine verzauberte Karte
basis-futures-like-monarchy = wie Monarchie, für das Entdecken
basis-futures-like-airplanes = die Überall-Symbole von Flugzeuge und Kampfflugzeuge
basis-futures-sister-advance = Schwester der mikrobiellen Magie; das Schritt-Symbol der Schachtel
basis-futures-sister = Schwester der mikrobiellen Magie
basis-futures-reminder-points = eine reservierte Erinnerung an Punkte einer Leiste
basis-futures-reminder-advance = eine reservierte Erinnerung an einen Schritt
basis-futures-like-warplanes = reservierte Dinge; wie Kampfflugzeuge
basis-futures-near-guilds = ein Preis zweimal; nah bei den Gilden
basis-futures-like-age-of-sail = wie das Zeitalter der Segel, ohne das Geschenk
basis-futures-like-levitation = Weltraumteile, wie bei Levitation
basis-futures-wants-enchanted = die Techkarten der Schachtel verlangen eine verzauberte Karte; diese wertet auf
basis-futures-like-broker = im Zuschnitt des Friedensstifters
basis-futures-like-neuroscience = Neurowissenschaft und Finsteres Mittelalter im Kleinen
basis-futures-choice-advance = eine Wahl wie auf den Feldern der Leisten; das Schritt-Symbol der Schachtel
basis-futures-continuous = auch in dieser Schachtel gibt es dauerhafte Karten
basis-futures-continuous-wizards = dauerhafte Karten, und die Zählung der Zauberergilde
basis-futures-like-gremlins = eine Reaktionskarte nach Art der Gremlins
basis-futures-further-trap = eine weitere Falle, nach der Falle des Grundspiels
basis-futures-arts-too = auch die Techkarten der Schachtel nutzen die Künsteleiste
basis-futures-like-cars = wie das Feld Autos
basis-futures-like-monarchy-if = wie Monarchie, mit einer Bedingung
basis-futures-current-position = das Symbol für die gegenwärtige Position
basis-futures-open-discards = die offene Ablage
basis-futures-like-empiricism = die Eroberungswürfel, noch einmal geworfen wie beim Empirismus

# What values of components are called where an owner sets them right.

word-per-tech = 1 SP je Techkarte
word-per-line = 1 SP je vollständiger Reihe und Spalte
word-per-controlled = 1 SP je Gebiet, das du kontrollierst
word-attacked = wenn man angegriffen wird
word-nearby = wenn jemand in die Nähe kommt
word-trap = als Falle
word-trapped = wenn man in eine Falle gerät
word-mirage = Trugbild
word-plain = ohne Weiteres
word-retreat = Rückzug
word-surrender = Aufgabe

# Warum etwas so nicht gedruckt sein kann.

correction-tile-corners = Ein Teil hat { $corners } Ecken: ein Buchstabe für jede.
correction-income-columns = Es gibt { $columns } Spalten, jede mit Punkten oder mit einem Symbol.

## Die Automa: Optionen

option-solo = Allein
option-solo-hint = Allein spielst du gegen die Automa und das Schattenreich, oder um möglichst viele Punkte.
option-solo-automa = gegen die Automa
option-solo-points = um Punkte

option-automa-level = Stufe der Automa
option-automa-level-hint = Fürs Spiel allein: wie schnell sie voranschreitet und wie viel sie wertet.
option-automa-level-1 = 1, die Bescheidene
option-automa-level-2 = 2, die Durchschnittliche
option-automa-level-3 = 3, die leicht Einschüchternde
option-automa-level-4 = 4, die ziemlich Großartige
option-automa-level-5 = 5, die eindeutig Großartige
option-automa-level-6 = 6, die Zermalmerin der Träume

option-shadow-empire = Schattenreich
option-shadow-empire-hint = Für zwei: Das Schattenreich spielt als Drittes mit. Es zieht auf den Leisten, nimmt Wahrzeichen weg und wertet nichts.

## Die Automa: Fragen

prompt-head-start = Auf welcher Leiste schreitest du voran?
prompt-head-start-hint = Auf dieser Stufe beginnt dein erster Einkommenszug damit, dass du auf jeder Leiste einmal umsonst voranschreitest, in beliebiger Reihenfolge.

prompt-second-civilization = Welche zweite Zivilisation bekommt die Automa?
prompt-second-civilization-hint = Auf dieser Stufe hat sie zwei; in Einkommenszügen kommt die erste vor der zweiten dran.

prompt-offered = Nimmst du stattdessen etwas aus dem Vorrat?
prompt-offered-hint = Was im offenen Vorrat der Krämer liegt, wertet für die Automa. Du darfst etwas von der Art nehmen, die du gerade bekommst.
prompt-offered-none = Ziehen wie sonst

## Die Automa: Dinge

rival = Automa
shadow-empire = Schattenreich

automacard = Karte { $name }
automaciv-explorers = Entdecker
automaciv-conquerors = Eroberer
automaciv-scientists = Wissenschaftler
automaciv-engineers = Ingenieure
automaciv-equalizers = Gleichmacher
automaciv-hucksters = Krämer
automaciv-iconoclasts = Bilderstürmer
automaciv-trailblazers = Wegbereiter
automalevel-underachiever = Stufe 1, die Bescheidene
automalevel-average = Stufe 2, die Durchschnittliche
automalevel-slightly_intimidating = Stufe 3, die leicht Einschüchternde
automalevel-somewhat_awesome = Stufe 4, die ziemlich Großartige
automalevel-definitely_awesome = Stufe 5, die eindeutig Großartige
automalevel-crusher_of_dreams = Stufe 6, die Zermalmerin der Träume
automalevel-underachiever_arts = Stufe 1 mit den Künsten, die Bescheidene
automalevel-average_arts = Stufe 2 mit den Künsten, die Durchschnittliche
automalevel-slightly_intimidating_arts = Stufe 3 mit den Künsten, die leicht Einschüchternde
automalevel-somewhat_awesome_arts = Stufe 4 mit den Künsten, die ziemlich Großartige
automamat-normal = normale Seite ihres Tableaus
automamat-hard = schwere Seite ihres Tableaus
pooled = Ding { $number } des Vorrats

## Die Automa: was ihre Karten sagen

decision-automa = { $automa ->
    [end] wo sie dem Ende am nächsten ist
    [end-or-landmark] wo sie dem Ende oder einem freien Wahrzeichen am nächsten ist
   *[all] auf irgendeiner Leiste
}
decision-shadow = { $shadow ->
    [end] wo es dem Ende am nächsten ist
    [end-or-landmark] wo es dem Ende oder einem freien Wahrzeichen am nächsten ist
   *[all] auf irgendeiner Leiste
}
entry-one = { $entry1 ->
    [exploration] Entdeckung
    [technology] Technologie
    [science] Wissenschaft
    [military] Militär
   *[favorite] die Lieblingsleiste
}
entry-two = { $entry2 ->
    [exploration] Entdeckung
    [technology] Technologie
    [science] Wissenschaft
    [military] Militär
   *[favorite] die Lieblingsleiste
}
entry-three = { $entry3 ->
    [exploration] Entdeckung
    [technology] Technologie
    [science] Wissenschaft
    [military] Militär
   *[favorite] die Lieblingsleiste
}
entry-four = { $entry4 ->
    [exploration] Entdeckung
    [technology] Technologie
    [science] Wissenschaft
    [military] Militär
   *[favorite] die Lieblingsleiste
}
entry-five = { $entry5 ->
    [exploration] Entdeckung
    [technology] Technologie
    [science] Wissenschaft
    [military] Militär
   *[favorite] die Lieblingsleiste
}
hex-order = { $hexes ->
    [1] von D1 nach rechts unten, dann die Reihen darunter
    [2] von F1 nach links oben, dann die Reihen darunter
    [3] von G1 nach unten, dann die Spalten links davon
    [4] von G3 nach oben, dann die Spalten links davon
    [5] von G3 nach links unten, dann die Reihen darüber
    [6] von E6 nach rechts oben, dann die Reihen darüber
    [7] von C6 nach links oben, dann die Reihen darüber
    [8] von A3 nach rechts unten, dann die Reihen darüber
    [9] von A3 nach oben, dann die Spalten rechts davon
   *[10] von A1 nach unten, dann die Spalten rechts davon
}
phrase-decision = als Leistenkarte: Die Automa schreitet voran, { decision-automa }, das Schattenreich, { decision-shadow }{ $income ->
    [1] {""}; als letzte des Stapels bringt sie einen Einkommenszug
   *[0] {""}
}. Bei Gleichstand: { $arts ->
    [first] mit der Kunstleiste Künste, dann { entry-one }
   *[other] { entry-one }
}, { entry-two }, { entry-three }, { entry-four }, { entry-five }{ $arts ->
    [last] {""}, mit der Kunstleiste Künste
   *[other] {""}
}; auf der Karte { hex-order }{ $topple ->
    [1] {""}; sie darf neben dir erobern und legt einen Außenposten des Schattenreichs dazu
   *[0] {""}
}
phrase-automa-ability = { $name ->
    [explorers] in den Einkommenszügen 2 und 4 schreitet sie auf der Entdeckungsleiste voran, in 3 und 5 auf der Militärleiste, mit Belohnung
    [conquerors] in den Einkommenszügen 2 bis 5 erobert sie, wenn sie weniger Gebiete kontrolliert, als die Zahl des Zuges angibt; liegt in mehr als { $alone } davon nur ein Spielstein, legt das Schattenreich in eines einen gestürzten Außenposten; dann { $amount } SP je Gebiet
    [scientists] in den Einkommenszügen 3 bis 5 forscht sie mit Belohnung
    [engineers] in den Einkommenszügen 2 bis 5 wertet sie { $amount } SP je Wahrzeichen
    [equalizers] in den Einkommenszügen 2 bis 5 holt sie dich auf einer Leiste ein, auf der sie höchstens { $reach } Felder zurückliegt, mit der Belohnung deines Feldes; gibt es keine, { $amount } SP
    [hucksters] vor dem Spiel und in den Einkommenszügen 2 bis 5 kommt etwas in ihren offenen Vorrat, je nach Lieblingsleiste; jedes zählt wie ein Wahrzeichen, und in Zügen des Voranschreitens darfst du eines nehmen, statt zu ziehen
    [iconoclasts] in den Einkommenszügen 2 bis 5 kommen ihre Wahrzeichen aus dem Spiel, jedes für { $amount } SP und eine Forschung mit Belohnung; ebenso die, die sie dadurch bekommt
   *[trailblazers] vor dem Spiel und in den Einkommenszügen 2 bis 5 stellt sie { $ahead } Felder vor deinen vordersten Marker auf ihrer Lieblingsleiste einen Außenposten; am Ende { $amount } SP für jeden, an dem du nicht vorbei bist
}

## Die Automa: was geschieht, und warum

event-bot-plays = Die Automa spielt { $automalevel }. Ihre Zivilisation: { $automaciv }. Ihre Lieblingsleiste: { $track }.
event-bot-joined = Die zweite Zivilisation der Automa: { $automaciv }.
event-shadow-plays = Die Lieblingsleiste des Schattenreichs: { $track }.
event-bots-pair = Entscheidungskarten: { $automacard } für die Leiste, { $automacard_tie } für Gleichstände.
event-bots-out-of-cards = Der Entscheidungsstapel ist leer: ein Einkommenszug der Bots.
event-bots-last-pair = Der Stapel ist aufgebraucht, und { $automacard } zeigt das Zeichen dafür: ein Einkommenszug der Bots.
event-bots-go-on = In diesem Einkommenszug rücken beide mit dem letzten Paar vor, { $automacard }.
event-bots-tie-breaker = Noch gibt es kein Paar: { $automacard } des Fortschrittsstapels entscheidet den Gleichstand und wird zurückgemischt.
bot-icon = { $icon ->
    [end] dem Ende am nächsten
    [end-or-landmark] dem Ende oder einem freien Wahrzeichen am nächsten
   *[all] jede Leiste
}
bot-reads = { $reads ->
    [top] von oben
   *[bottom] von unten
}
event-bot-chose = { $count ->
    [one] { $player } wählt { $track }: Eine andere Leiste kommt nicht in Frage ({ bot-icon }).
   *[other] { $player } wählt { $track }. Möglich ({ bot-icon }): { $tracks }. { $automacard }, { bot-reads } gelesen, nennt sie zuerst.
}
event-bot-idle = { $what ->
    [tracks] { $player } ist auf allen Leisten am Ende.
    [explore] { $player } findet nichts zu erkunden.
    [conquer] { $player } findet nichts zu erobern.
   *[outposts] { $player } hat keine Außenposten mehr zum Erobern.
}
event-bot-stays = { $player } kann auf { $track } nicht voranschreiten.
bot-narrowed = { $steps ->
    [furthest] am weitesten von dir entfernt
    [island] der Insel in der Mitte am nächsten
    [single] einem Gebiet am nächsten, das du mit einem Spielstein hältst
    [territory] einem Gebiet von dir am nächsten
    [island-single] der Insel in der Mitte am nächsten, dann einem Gebiet, das du mit einem Spielstein hältst
    [island-territory] der Insel in der Mitte am nächsten, dann einem Gebiet von dir
   *[none] alle
}
bot-places = { $count ->
    [one] das einzige mögliche Feld
   *[other] von { $count } möglichen Feldern { bot-narrowed }: { $hexs_left }{ bot-first-hex }
}
bot-first-hex = { $left ->
    [one] {""}
   *[other] . Unter ihnen entscheidet die Karte: { hex-order }
}
event-bot-explored = { $player } erkundet { $hex } mit { $tile }: { bot-places }.
event-bot-aims = { $target ->
    [player] { $player } greift { $hex } an: { bot-places }.
   *[neutral] { $player } erobert { $hex }: { bot-places }.
}
event-bot-laid-tile = { $player } legt { $tile } nach { $hex }.
event-shadow-fell = { $player } legt einen gestürzten Außenposten nach { $hex }: Niemand kann es mehr erobern.
event-bot-stocked = { $number ->
    [one] { $player } legt eine Gobelinkarte für Fallen beiseite.
   *[other] { $player } legt eine Gobelinkarte für Fallen beiseite; { $number } liegen dort.
}
event-bot-showed = { $player } deckt zur Verteidigung von { $hex } eine Karte auf: { $card }.
event-bot-ability = { $player } nutzt die Fähigkeit ihrer Zivilisation: { $automaciv }.
event-bot-favors = { $player } hat eine neue Lieblingsleiste: { $track }.
event-bot-scored = { $player } wertet { $amount } SP { $reason ->
    [land] für Wahrzeichen und Gebiete
    [military-science] für Militär und Wissenschaft
    [other-tracks] für die anderen Leisten
    [first] dafür, dass sie die Ära vor dir beginnt
   *[other] für ihre Zivilisation
}.
event-bots-added = { $number ->
    [one] Eine Karte des Fortschrittsstapels kommt zu den Entscheidungskarten: { $automacards }.
   *[other] { $number } Karten des Fortschrittsstapels kommen zu den Entscheidungskarten: { $automacards }.
}
event-bots-shuffled = { $number } Entscheidungskarten werden gemischt.
event-bot-destroyed = { $player } nimmt ein Wahrzeichen aus dem Spiel: { $landmark }.
event-bot-blazed = { $player } stellt einen Außenposten an eine Leiste: { $space }.
pooled-thing = { $kind ->
    [card] { $card }
    [tech] { $tech }
    [tile] { $tile }
    [masterpiece] { $masterpiece }
   *[space-tile] { $space-tile }
}
event-bot-pooled = { $player } legt in den Vorrat: { pooled-thing }.
event-took-pooled = { $player } nimmt aus dem Vorrat: { pooled-thing }.

ending-rival-beaten = Die Automa ist geschlagen.
ending-rival-tied = Du teilst dir den Sieg mit der Automa.
ending-rival-won = Die Automa gewinnt.

## Die Automa: Symbole und das Verzeichnis

icon-automa = die Automa
icon-automa-hint = deine Gegnerin, wenn du allein spielst: Ihre Entscheidungskarten sagen, was sie tut
icon-shadow = das Schattenreich
icon-shadow-hint = zieht auf den Leisten, nimmt Wahrzeichen weg und wertet nichts
icon-track-all = jede Leiste
icon-track-end = dem Ende am nächsten
icon-track-end-or-landmark = dem Ende oder einem freien Wahrzeichen am nächsten
icon-decision-card = Entscheidungskarten
icon-trail = Außenposten an einer Leiste
icon-pool = offener Vorrat
icon-automacivs = Zivilisationen
icon-goals = weitere Wahrzeichenkarten

fact-deck = Stapel
fact-deck-value = { $value ->
    [start] Entscheidungsstapel
   *[progress] Fortschrittsstapel
}
fact-heart = Lieblingsleiste
fact-heart-value = { $value ->
    [exploration] Entdeckung
    [technology] Technologie
    [science] Wissenschaft
    [military] Militär
   *[die] nach dem Wissenschaftswürfel
}
fact-mat = Ihr Tableau
fact-mat-value = { $value ->
    [normal] normale Seite
   *[hard] schwere Seite
}
fact-added = Neue Karten in den Einkommenszügen 2, 3, 4
fact-added-value = { $value }
fact-ability = Ihre Zivilisation wirkt
fact-ability-value = { $value ->
    [true] ja
   *[false] nein
}
fact-last-pair = Beide rücken in Einkommenszügen vor
fact-last-pair-value = { $value ->
    [true] ja
   *[false] nein
}
fact-stocks = Eine Karte für Fallen in Einkommenszügen
fact-stocks-value = { $value ->
    [true] ja
   *[false] nein
}
fact-head-start = Einkommenszug 1 beginnt mit
fact-head-start-value = { $value ->
    [player] einem Schritt von dir auf jeder Leiste
    [favorites] einem Schritt der beiden auf ihren Lieblingsleisten
    [all] einem Schritt der beiden auf jeder Leiste
   *[none] nichts
}
fact-land = SP je Wahrzeichen und Gebiet in den Einkommenszügen 2 bis 5
fact-land-value = { $value }
fact-military-science = SP je Feld auf der Militär- und Wissenschaftsleiste
fact-military-science-value = { $value }
fact-other-tracks = SP je Feld auf den anderen Leisten
fact-other-tracks-value = { $value }
fact-first-in-era = SP für die Erste in Ära 2 bis 4
fact-first-in-era-value = { $value }
basis-automa-pictures = Bilder der gedruckten Karten und der Text des Regelhefts der Automa

## Die Automa: auf dem Brett

part-bots = Die Automa und das Schattenreich
board-bot-favorite = Lieblingsleiste: { $track }
board-bot-stock = Gobelinkarten für Fallen
board-bot-track-card = Leiste
board-bot-tie-card = Gleichstand
board-bot-no-card = keine Karte
board-bot-deck = Entscheidungskarten: { $deck } im Stapel, { $discard } abgeworfen, { $progress } im Fortschrittsstapel.
board-bot-turn = Einkommenszug { $turn }: { $land } SP je Wahrzeichen und Gebiet, { $fierce } je Feld auf der Militär- und Wissenschaftsleiste, { $other } je Feld auf den anderen Leisten{ $first ->
    [0] {""}
   *[other] {""}; { $first } SP für die Erste in der Ära
}{ $added ->
    [0] {""}
    [one] {""}; { $added } Karte dazu
   *[other] {""}; { $added } Karten dazu
}.
board-bot-ability = Ihre Zivilisation wirkt in Einkommenszügen
board-bot-last-pair = beide rücken dort mit dem letzten Paar vor
board-bot-stocks = sie legt dort eine Karte für Fallen beiseite
board-bot-trail = Ein Außenposten der Wegbereiter bei { $space }
icon-favorite = die Lieblingsleiste
icon-hex-order = Reihenfolge der Felder
live-bot = { $territories ->
    [one] 1 Gebiet
   *[other] { $territories } Gebiete
}, { $landmarks ->
    [one] 1 Wahrzeichen
   *[other] { $landmarks } Wahrzeichen
}
means-bot = Niemand spielt hier: Entscheidungskarten tun es, nach dem Kapitel AUTOMA der Regeln.
means-automacard = In jedem Zug der Bots werden zwei aufgedeckt. Die linke sagt, wer nach welcher Regel voranschreitet, die rechte entscheidet Gleichstände.
means-automaciv = Was die Automa außer Voranschreiten tut; das Herz sagt, welche ihre Lieblingsleiste ist.
means-automalevel = Wie die Automa ihre Einkommenszüge macht.
means-automamat = Was die Automa in ihren Einkommenszügen wertet.
means-pooled = Liegt im offenen Vorrat der Krämer und wertet für die Automa wie ein Wahrzeichen.
means-decision-deck = Verdeckt und gemischt. Die Ablage ist für alle offen.
means-bot-turn = Was die Automa in diesem Einkommenszug wertet und wie viele Karten dazukommen.
means-trail = Am Ende 10 SP für die Automa, wenn du nicht daran vorbeiziehst.
