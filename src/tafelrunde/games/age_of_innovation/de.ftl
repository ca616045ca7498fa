# Deutsche Wörter von Age of Innovation. Wir duzen und nehmen die Begriffe des Regelhefts.
#
# Ein Plättchen ist eine Reihe von Teilen, jeder mit dem Zeitpunkt davor, zu dem er gilt ("Einkommen: erhalte 5 Macht").
# Geschenkte Spaten, Brücken und Schritte darf man ablehnen, wenn danach gefragt wird. Ein Feld heißt nach seinem Platz auf
# dem Spielplan, C4, und seiner jetzigen Landschaft. Wo ein Gebäude als fertiges Wort kommt, ist sein Geschlecht unbekannt:
# dort steht "1 Gilde" oder ein Doppelpunkt statt eines Artikels.

game-title = Age of Innovation
game-tagline =
    Wandle das Land um, bis es deine Heimat ist, und baue nah bei den anderen: Macht fließt, wo man sich trifft.
    Forsche, erfinde und gründe Städte; in sechs Runden zählt jeder Schritt.
game-minutes = 40 Minuten pro Person

goal-who = Du führst eine Gemeinschaft mit einem Talent und einer Heimatlandschaft. Du machst Land zu deinem, baust neben Nachbarn und lässt Gelehrte forschen.
goal-win = Wer nach sechs Runden die meisten Siegpunkte hat. Sie kommen von dem, was jede Runde belohnt, von Städten, Erfindungen und Plättchen, am Ende von Wissen und der größten Siedlung.
goal-turn = Eine Aktion, dann ist die nächste Person dran, bis alle gepasst haben: umwandeln und bauen, aufwerten, Gelehrte entsenden, Macht oder Bücher ausgeben. Wer neben dir baut, verschafft dir Macht.
goal-end = Nach der sechsten Runde. Dann zählen die Höchsten in jeder Disziplin und die größten Siedlungen, und übrige Waren bringen noch ein wenig.

## Mengen

stock = { $what ->
    [coins] { $amount } Geld
    [tools] { $amount ->
        [one] 1 Werkzeug
       *[other] { $amount } Werkzeuge
    }
    [scholars] { $amount ->
        [one] 1 Gelehrten
       *[other] { $amount } Gelehrte
    }
    [power] { $amount } Macht
   *[vp] { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
}
books-counted = { $amount ->
    [one] 1 Buch
   *[other] { $amount } Bücher
}
counted = { $what ->
    [book] { books-counted }
   *[other] { stock }
}
spades-counted = { $amount } Spaten
points-counted = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}

## Wirkungen

join-parts = { $a }; { $b }
phrase-parts = { $parts }
join-any-order = { $how ->
    [list] { $end ->
        [last] { $a }, und { $b }
       *[more] { $a }, { $b }
    }
    [more] { $a }, { $b }
   *[last] { $a } und { $b }
}
phrase-any-order = in beliebiger Reihenfolge: { $parts }
join-all = { $how ->
    [list] { $end ->
        [last] { $a }, und { $b }
       *[more] { $a }, { $b }
    }
    [more] { $a }, { $b }
   *[last] { $a } und { $b }
}

phrase-income = Einkommen: { $effect }
phrase-special = Sonderaktion: { $effect }
phrase-once = sofort: { $effect }
phrase-on-pass = beim Passen: { $effect }
phrase-start = zu Spielbeginn: { $effect }
phrase-after-start = wenn alle Startgebäude stehen: { $effect }
phrase-from-level = ab Stufe { $level } in jeder Runde: { $effect }
phrase-board-trait = { $name ->
    [bowls] Macht zu Spielbeginn: { $amount } in Schale I, { $other } in Schale II
    [shipping] deine Schifffahrt beginnt bei { $amount } statt { $other }
    [terraforming] ein Fortschritt beim Umwandeln kostet { $amount } Geld statt { $other }
    [guilds] deine erste Gilde bringt { $amount } Geld Einkommen statt { $other }
   *[innovations] deine zweite Erfindung kostet { $amount ->
        [0] keine Bücher
        [one] 1 Buch
       *[other] { $amount } Bücher
    } mehr als die erste (sonst { $other } mehr)
}
phrase-whenever = { $deed ->
    [workshop] immer wenn du eine Werkstatt baust
    [guild] immer wenn du eine Gilde baust
    [school] immer wenn du eine Schule baust
    [palace-or-university] immer wenn du einen Palast oder eine Universität baust
    [spade] für jeden Spaten, den du einsetzt
    [step] für jeden Schritt auf dem Wissenstableau
    [town-tile] immer wenn du einen Stadtmarker nimmst
    [track] für jeden Fortschritt bei Schifffahrt oder Umwandeln
    [innovation] immer wenn du eine Erfindung machst
    [edge-workshop] immer wenn du eine Werkstatt auf einem Randfeld baust
    [river-workshop] immer wenn du eine Werkstatt am Fluss baust
    [send-scholar] immer wenn du einen Gelehrten entsendest
   *[found-town] immer wenn du eine Stadt gründest oder auf andere Weise einen Stadtmarker erhältst
}: { $effect }
phrase-knowledge-bonus = am Rundenende: { $effect } { $per ->
    [1] je Stufe
   *[other] für je { $per } Stufen
} { $discipline ->
    [banking] in Bankwesen
    [law] in Recht
    [engineering] in Ingenieurskunst
   *[medicine] in Medizin
}
phrase-track = { $track ->
    [shipping] Schifffahrtsleiste
   *[terraforming] Umwandlungsleiste
}: { $reward0 }, { $steps ->
    [2] dann { $reward1-object }
   *[3] dann { $reward1-object }, zuletzt { $reward2-object }
}

phrase-gain = <erhalte|{ stock }|erhalten>
phrase-any-book = <erhalte|{ any-books }|erhalten>
any-books = { $amount ->
    [one] 1 Buch deiner Wahl
   *[other] { $amount } Bücher deiner Wahl
}
phrase-tokens = <lege|{ $amount ->
    [one] 1 neuen Machtstein
   *[other] { $amount } neue Machtsteine
} in Schale III|legen>
phrase-steps = { $optional ->
    [yes] <du darfst|{ $amount ->
        [one] 1 Schritt in einer Disziplin
       *[other] bis zu { $amount } Schritte in Disziplinen
    } deiner Wahl machen|~darfst du>
   *[no] <mache|{ $amount ->
        [one] 1 Schritt in einer Disziplin
       *[other] { $amount } Schritte in Disziplinen
    } deiner Wahl|machen>
}
phrase-steps-in-one = <mache|{ $amount ->
    [one] 1 Schritt
   *[other] { $amount } Schritte
} in einer einzigen Disziplin|machen>
phrase-steps-of = <mache|{ $each ->
    [0] { steps-listed }
    [one] 1 Schritt in jeder Disziplin
   *[other] { $each } Schritte in jeder Disziplin
}|machen>
steps-listed = { steps-in-banking }{ steps-in-law }{ steps-in-engineering }{ steps-in-medicine }
steps-in-banking = { $banking ->
    [0] { "" }
    [one] 1 Schritt in Bankwesen
   *[other] { $banking } Schritte in Bankwesen
}
steps-in-law = { $law ->
    [0] { "" }
    [one] { comma-before-law }1 Schritt in Recht
   *[other] { comma-before-law }{ $law } Schritte in Recht
}
steps-in-engineering = { $engineering ->
    [0] { "" }
    [one] { comma-before-engineering }1 Schritt in Ingenieurskunst
   *[other] { comma-before-engineering }{ $engineering } Schritte in Ingenieurskunst
}
steps-in-medicine = { $medicine ->
    [0] { "" }
    [one] { comma-before-medicine }1 Schritt in Medizin
   *[other] { comma-before-medicine }{ $medicine } Schritte in Medizin
}
comma-before-law = { $banking ->
    [0] { "" }
   *[other] { $last ->
        [law] { "" } und { "" }
       *[other] { ", " }
    }
}
comma-before-engineering = { $law ->
    [0] { $banking ->
        [0] { "" }
       *[other] { and-engineering }
    }
   *[other] { and-engineering }
}
and-engineering = { $last ->
    [engineering] { "" } und { "" }
   *[other] { ", " }
}
comma-before-medicine = { $engineering ->
    [0] { $law ->
        [0] { $banking ->
            [0] { "" }
           *[other] { "" } und { "" }
        }
       *[other] { "" } und { "" }
    }
   *[other] { "" } und { "" }
}
phrase-shipping-step = <mache|1 Fortschritt bei der Schifffahrt|machen>
phrase-terraforming-step = <mache|1 Fortschritt beim Umwandeln|machen>
phrase-free-shipping = <du darfst|{ $most ->
    [one] 1 Fortschritt
   *[other] bis zu { $most } Fortschritte
} bei der Schifffahrt machen|~darfst du>

phrase-spades = { $optional ->
    [yes] <du darfst|mit { spades-free } umwandeln und bauen|~darfst du>
   *[no] wandle um und baue mit { spades-free }
}
spades-free = { $amount ->
    [one] 1 kostenlosen Spaten
   *[other] { $amount } kostenlosen Spaten
}
phrase-single-spade = <setze|1 kostenlosen Spaten|ein·setzen>
phrase-board-spades = <setze|{ $amount ->
    [one] den kostenlosen Spaten
   *[other] die { $amount } kostenlosen Spaten
} deines Planungstableaus|ein·setzen>
phrase-saved-spades = <setze|die { $amount } kostenlosen Spaten deiner Kompetenz|ein·setzen>
phrase-lizard-settlement = <du darfst|einen kostenlosen Spaten einsetzen und eine kostenlose Werkstatt bauen, auch auf einem anderen Feld|~darfst du>
phrase-bridges = { $optional ->
    [yes] <du darfst|{ bridges-allowed } bauen|~darfst du>
   *[no] <baue|{ bridges-allowed }|bauen>
}
bridges-allowed = { $amount ->
    [one] 1 Brücke
   *[other] bis zu { $amount } Brücken
}
phrase-free-guild = <werte|eine Werkstatt kostenlos zur Gilde|auf·werten>
phrase-school-to-guild = ersetze eine deiner Schulen durch eine Gilde und erhalte { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und { $tools ->
    [one] 1 Werkzeug
   *[other] { $tools } Werkzeuge
}
phrase-guild-anywhere = <du darfst|eine Gilde auf ein beliebiges freies Feld deiner Heimatlandschaft setzen|~darfst du>
phrase-neutral = setze { $building ->
    [workshop] eine neutrale Werkstatt
    [guild] eine neutrale Gilde
    [school] eine neutrale Schule
    [palace] einen neutralen Palast
    [university] eine neutrale Universität
    [tower] einen neutralen Turm
   *[monument] das Monument
} ein (Machtwert { $power }{ $building ->
    [university] { enough-for-a-town }
    [monument] { enough-for-a-town }
   *[other] { "" }
})
enough-for-a-town = , eine Stadt mit diesem Gebäude braucht { $buildings } Gebäude
phrase-competency = <nimm|eine Kompetenz|nehmen>
phrase-annexes = { $amount ->
    [one] erhalte 1 Anbau, den du als Aktion anlegst (Machtwert des Gebäudes +1, für eine Stadt zählt es doppelt)
   *[other] erhalte { $amount } Anbauten, die du als Aktionen anlegst (Machtwert des Gebäudes je +1, für eine Stadt zählt es doppelt)
}
phrase-free-town-tile = <nimm|einen Stadtmarker|nehmen>
phrase-further-action = danach darfst du eine weitere Aktion ausführen

phrase-ability = { $name ->
    [blessed] beim Wissensbonus: deine Stufen zählen um { $amount } höher
    [illusionists] { cheap-power-actions }
    [illusionists-2024] { cheap-power-actions }
    [monks] beim Einsetzen der Startgebäude: setze statt zweier Werkstätten deine Universität ein, als Letztes von allen, und nimm ihre Kompetenz
    [tunnel] { tunnel-of-moles }
    [tunnel-2024] { tunnel-of-moles } und 1 weiteren pro Person
    [moles-bridge] Aktion: baue für { $amount ->
        [one] 1 Werkzeug
       *[other] { $amount } Werkzeuge
    } eine Brücke, auch über Land
    [omar] beim Einsetzen der Startgebäude: setze zusätzlich einen neutralen Turm ein
    [philosophers] immer wenn du eine Kompetenz nimmst: erhalte { $amount ->
        [one] 1 weiteres Buch
       *[other] { $amount } weitere Bücher
    } ihrer Disziplin
    [small-towns] von nun an genügt dir für eine Stadt Machtwert { $amount } statt { $usual }
    [flight] immer wenn du umwandelst und baust, darfst du für 1 Gelehrten bis zu { $spaces } Felder überspringen und erhältst dann { points-counted }
    [river-towns] von nun an darfst du Städte auch über ein Flussfeld hinweg gründen
   *[shipping] in dieser Runde ist deine Schifffahrt um { $amount } höher
}
cheap-power-actions = bei jeder Machtaktion: zahle { $discount } Macht weniger und erhalte { points-counted } (ab { $players } Personen { $full } Punkte)
tunnel-of-moles = immer wenn du umwandelst und baust, darfst du für { $tools ->
    [one] 1 Werkzeug
   *[other] { $tools } Werkzeuge
} { $spaces ->
    [one] 1 Feld
   *[other] bis zu { $spaces } Felder
} überspringen und erhältst dann { points-counted }

phrase-points-by = erhalte Punkte für deine { $count }: { $low } Punkte für { first-range }, { $middle } Punkte für { second-range }, { $high } Punkte ab { $third }
first-range = { $first }{ $first_span ->
    [0] { "" }
   *[other] –{ $first_to }
}
second-range = { $second }{ $second_span ->
    [0] { "" }
   *[other] –{ $second_to }
}

## Was gezählt wird
#
# Siedlungsgebiete, Brücken und Gebäude werden im Ganzen gezählt statt einzeln; sie folgen darum nicht auf "je".

phrase-standing = { $building ->
    [workshop] eigene Werkstatt
    [guild] eigene Gilde
    [school] eigene Schule
    [palace] eigenen Palast
    [university] eigene Universität
   *[palace-or-university] eigenen Palast und je eigene Universität
}
phrase-forms = eigene Gebäudeform auf dem Spielplan
phrase-town-tiles = eigenen Stadtmarker
phrase-two-highest = Stufe in deinen beiden höchsten Disziplinen
phrase-lowest-level = Stufe in deiner niedrigsten Disziplin
phrase-settlements = Siedlungsgebiete (Gruppen benachbarter Gebäude)
phrase-bridges-built = Brücken
phrase-all-buildings = Gebäude auf dem Spielplan

## Fragen

prompt-set = Mit welchem Set spielst du?
prompt-set-hint = Ein Set ist ein Planungstableau, das auch deine Heimatlandschaft ist, mit einer Gemeinschaft und deinem ersten Rundenbonus.

prompt-draft = Was wählst du jetzt?
prompt-draft-hint = Du nimmst ein Planungstableau, eine Gemeinschaft und ein Palastplättchen, in beliebiger Reihenfolge; die anderen auch.

prompt-draft-board = Welches Planungstableau wählst du?
prompt-draft-board-hint = Es bestimmt deine Heimatlandschaft, deine Farbe und deine Startressourcen.

prompt-draft-faction = Welche Gemeinschaft wählst du?
prompt-draft-faction-hint = Ihre Fähigkeit hast du das ganze Spiel lang, mit jedem Planungstableau.

prompt-draft-palace = Welches Palastplättchen wählst du?
prompt-draft-palace-hint = Es liegt auf deinem Planungstableau bereit und gilt, sobald du deinen Palast baust.

prompt-draft-bonus = Mit welchem Rundenbonus beginnst du?
prompt-draft-bonus-hint = Beim Passen tauschst du ihn gegen einen anderen; auf jeden übrigen kommt jetzt 1 Geld.

prompt-start-piece = Welches Gebäude setzt du jetzt ein?
prompt-start-piece-hint = Du beginnst mit zwei Werkstätten und dem Turm, in beliebiger Reihenfolge.

prompt-start-site = { $about }: Wo setzt du ein?
prompt-start-site-hint = Auf ein freies Feld deiner Heimatlandschaft. Von dort breitest du dich aus.

prompt-action = Was machst du?
prompt-action-hint = Eine Aktion pro Zug, bis du passt; davor und danach darfst du Ressourcen tauschen. Was du nicht bezahlen oder ausführen kannst, steht nicht zur Wahl.
prompt-action-none = Keine weitere Aktion

prompt-exchange = Was tauschst du?
prompt-exchange-hint = Vor deiner Aktion darfst du beliebig oft tauschen. Jeder Tausch verliert an Wert.

prompt-after = Tauschst du noch etwas, bevor dein Zug endet?
prompt-after-hint = Was du behältst, kannst du auch in einem späteren Zug tauschen.
prompt-after-none = Zug beenden

prompt-tile-first = { $about }: Nimmst du zuerst das Plättchen und gründest dann die Stadt?
prompt-tile-first-hint = Du erhältst beides, nur die Reihenfolge wählst du.
prompt-tile-first-yes = Zuerst das Plättchen
prompt-tile-first-none = Zuerst die Stadt

prompt-town-site = Wo gründest du eine Stadt?
prompt-town-site-hint = Hier liegt dann der Stadtmarker. Auf einem Flussfeld verbindet er deine Gebäude an seinen Ufern, wie es dein Palast erlaubt.
prompt-town-site-none = Jetzt keine Stadt gründen

prompt-terraform-site = { $about ->
    [0] Welches Feld wandelst du um?
    [one] Welches Feld wandelst du um? Du hast 1 kostenlosen Spaten.
   *[other] Welches Feld wandelst du um? Du hast { $about } kostenlose Spaten.
}
prompt-terraform-site-hint = Ein freies Feld in Reichweite. Nur auf dem ersten darfst du Spaten zukaufen und dann bauen. Wo schon deine Heimatlandschaft ist, baust du nur, und kostenlose Spaten verfallen.
prompt-terraform-site-0 = Tunnelbau: für 1 Werkzeug 1 Feld überspringen
prompt-terraform-site-1 = Flug: für 1 Gelehrten 1 oder 2 Felder überspringen
prompt-terraform-site-none = Nichts mehr umwandeln

prompt-spades = Wie viele Spaten setzt du auf { $about } ein?
prompt-spades-hint = Jeder Spaten bringt die Landschaft einen Schritt näher an deine. Erst kommen kostenlose Spaten, weitere kosten Werkzeuge.
prompt-spades-option = { $code } Spaten

prompt-build = Baust du eine Werkstatt auf { $about }?
prompt-build-hint = Sie kostet 1 Werkzeug und 2 Geld. Bleibt das Feld frei, dürfen andere es wieder umwandeln.
prompt-build-yes = Werkstatt bauen
prompt-build-none = Feld frei lassen

prompt-workshop-site = Wo baust du eine Werkstatt?
prompt-workshop-site-hint = Auf einem freien Feld deiner Heimatlandschaft in Reichweite: benachbart, über eine Brücke oder so weit am Fluss entlang, wie deine Schifffahrt reicht.
prompt-workshop-site-0 = Tunnelbau: für 1 Werkzeug 1 Feld überspringen
prompt-workshop-site-1 = Flug: für 1 Gelehrten 1 oder 2 Felder überspringen
prompt-workshop-site-none = Keine Werkstatt bauen

prompt-tunnel-site = Wohin führt dein Tunnel?
prompt-tunnel-site-hint = Du überspringst 1 Land- oder Flussfeld; das Feld dahinter darf nicht an deine Gebäude grenzen.

prompt-flight-site = Wohin fliegst du?
prompt-flight-site-hint = Du überspringst 1 oder 2 Felder; das Zielfeld darf nicht an deine Gebäude grenzen.

prompt-upgrade-site = { $about }: Welches Gebäude wertest du dazu auf?
prompt-upgrade-site-hint = Das alte Gebäude kommt auf dein Planungstableau zurück und verdeckt dort wieder sein Einkommen. Die Nachbarn dürfen Macht nehmen.

prompt-palace = Welches Palastplättchen nimmst du?
prompt-palace-hint = Es gehört dir bis zum Ende des Spiels.

prompt-competency = Welche Kompetenz nimmst du?
prompt-competency-hint = Ihr Platz bringt dazu Schritte und Bücher seiner Disziplin, zusammen drei. Jede Art darfst du nur einmal haben.

prompt-key = { $about }: Setzt du einen Stadtschlüssel ein, um weiterzukommen?
prompt-key-hint = Nach Stufe 7 braucht jede Disziplin einen Schlüssel. Ohne ihn verfallen die übrigen Schritte.
prompt-key-yes = Schlüssel einsetzen
prompt-key-none = Auf Stufe 7 bleiben

prompt-step = { $about ->
    [one] In welcher Disziplin steigst du auf?
   *[other] In welcher Disziplin steigst du auf? Du hast { $about } Schritte.
}
prompt-step-hint = Die Stufen 3, 5, 7 und 12 bringen Macht; ab Stufe 9 gibt es jede Runde Einkommen.
prompt-step-none = Keine Schritte mehr machen

prompt-steps-in-one = { $about ->
    [one] In welcher Disziplin machst du 1 Schritt?
   *[other] In welcher Disziplin machst du { $about } Schritte?
}
prompt-steps-in-one-hint = Alle Schritte gehen in dieselbe Disziplin; was nicht geht, verfällt.

prompt-book = { $about ->
    [one] Welches Buch nimmst du?
   *[other] Welches Buch nimmst du? Es kommen noch { $about }.
}
prompt-book-hint = Erfindungen verlangen Bücher bestimmter Disziplinen; für Buchaktionen taugt jedes.
prompt-book-option = Buch: { $thing }

prompt-pay-books = { $about }: Wie viele Bücher zahlst du?
prompt-pay-books-hint = Du zahlst Bücher beliebiger Disziplinen, eine Disziplin nach der anderen.
prompt-pay-books-option = { $code ->
    [0] Keines
    [one] 1 Buch
   *[other] { $code } Bücher
}

prompt-innovation = Welche Erfindung machst du?
prompt-innovation-hint = Sie kostet mindestens 5 Bücher, einen Teil davon in der Disziplin ihrer Spalte, und ohne Palast 5 Geld. Du darfst drei machen.

prompt-send = Wohin entsendest du einen Gelehrten?
prompt-send-hint = Auf einem Feld des Wissenstableaus bleibt er für immer und bringt mehr Schritte.
prompt-send-0 = Gelehrten in den Vorrat zurücklegen: 1 Schritt in Bankwesen
prompt-send-1 = Gelehrten in den Vorrat zurücklegen: 1 Schritt in Recht
prompt-send-2 = Gelehrten in den Vorrat zurücklegen: 1 Schritt in Ingenieurskunst
prompt-send-3 = Gelehrten in den Vorrat zurücklegen: 1 Schritt in Medizin

prompt-bridge = Wo baust du eine Brücke?
prompt-bridge-hint = An einem Ende muss eines deiner Gebäude stehen. Die beiden Felder gelten dann als benachbart.
prompt-bridge-none = Keine Brücke bauen

prompt-neutral-site = { $about } (neutral): Wo setzt du ein?
prompt-neutral-site-hint = Auf Heimatlandschaft in Reichweite, oder wo du das Land mit Werkzeugen dazu machst. Das Gebäude gehört dir und wird nie aufgewertet.

prompt-town = Welchen Stadtmarker nimmst du?
prompt-town-hint = Du bekommst seine Punkte, seinen Vorteil und einen Schlüssel für das Wissenstableau.

prompt-guild-site = Wo setzt du deine Gilde ein?
prompt-guild-site-hint = Auf einem freien Feld deiner Heimatlandschaft, wie weit es auch entfernt ist.
prompt-guild-site-none = Keine Gilde einsetzen

prompt-free-shipping = Wie viele Fortschritte machst du bei der Schifffahrt?
prompt-free-shipping-hint = Sie sind kostenlos, und du bekommst ihre Belohnungen wie sonst auch.
prompt-free-shipping-option = { $code ->
    [0] Keinen Fortschritt
    [one] 1 Fortschritt
   *[other] { $code } Fortschritte
}

prompt-annex = An welches Gebäude legst du einen Anbau?
prompt-annex-hint = Er erhöht den Machtwert um 1, und für eine Stadt zählt das Gebäude doppelt.

prompt-leech = Nimmst du Macht für das neue Gebäude auf { $about }?
prompt-leech-hint = Deine Gebäude daneben bringen Macht. Das kostet 1 Punkt weniger, als du Macht nimmst; ganz oder gar nicht.
prompt-leech-option = { $code ->
    [1] 1 Macht kostenlos nehmen
    [2] 2 Macht für 1 Punkt nehmen
    [3] 3 Macht für 2 Punkte nehmen
    [4] 4 Macht für 3 Punkte nehmen
    [5] 5 Macht für 4 Punkte nehmen
    [6] 6 Macht für 5 Punkte nehmen
    [7] 7 Macht für 6 Punkte nehmen
    [8] 8 Macht für 7 Punkte nehmen
    [9] 9 Macht für 8 Punkte nehmen
    [10] 10 Macht für 9 Punkte nehmen
    [11] 11 Macht für 10 Punkte nehmen
    [12] 12 Macht für 11 Punkte nehmen
   *[other] { $code } Macht für 1 Punkt weniger nehmen
}
prompt-leech-none = Nichts nehmen
prompt-leech-standing = Macht, wenn andere neben dir bauen: höchstens

prompt-bonus = Welchen Rundenbonus nimmst du für die nächste Runde?
prompt-bonus-hint = Du bekommst das Geld, das darauf liegt, und gibst deinen bisherigen ab.

## Warum etwas gerade nicht geht

why-goods = noch nötig: { lacking-scholars }{ lacking-tools }{ lacking-coins }{ lacking-books }
lacking-scholars = { $scholars ->
    [0] { "" }
    [one] 1 Gelehrter
   *[other] { $scholars } Gelehrte
}
lacking-tools = { $tools ->
    [0] { "" }
    [one] { comma-before-tools }1 Werkzeug
   *[other] { comma-before-tools }{ $tools } Werkzeuge
}
lacking-coins = { $coins ->
    [0] { "" }
   *[other] { comma-before-coins }{ $coins } Geld
}
lacking-books = { $book ->
    [0] { "" }
    [one] { comma-before-books }1 Buch
   *[other] { comma-before-books }{ $book } Bücher
}
comma-before-tools = { $scholars ->
    [0] { "" }
   *[other] { ", " }
}
comma-before-coins = { $tools ->
    [0] { comma-before-tools }
   *[other] { ", " }
}
comma-before-books = { $coins ->
    [0] { comma-before-coins }
   *[other] { ", " }
}
why-books-of = noch nötig: { $book ->
    [one] 1 Buch ({ $discipline })
   *[other] { $book } Bücher, davon { $stated } von: { $discipline }
}{ $coins ->
    [0] { "" }
   *[other] , dazu { $coins } Geld
}
why-power = noch nötig: { $power } Macht in Schale III
why-no-home = kein freies Feld deiner Heimatlandschaft in Reichweite: erst umwandeln, weiter fahren oder eine Brücke bauen
why-no-land = kein freies Land in Reichweite: erst weiter fahren oder eine Brücke bauen
why-no-piece = auf deinem Planungstableau ist nichts mehr übrig: { $building }
why-no-building = auf dem Spielplan steht nichts von dir, das dazu werden kann: { $building }
why-track-end = die Leiste ist zu Ende
why-three-innovations = du hast schon drei, mehr geht nicht
why-no-innovation = alle Erfindungen sind vergeben
why-annex-everywhere = jedes deiner Gebäude hat schon einen Anbau
why-nothing-to-exchange = du hast nichts zu tauschen
why-used-by-all = schon vergeben; nächste Runde wieder frei
why-used = schon benutzt; nächste Runde wieder bereit
why-idle = { $effect ->
    [bridges] kein freier Brückenplatz an einem deiner Gebäude, oder keine Brücke übrig
    [spades] kein freies Land in Reichweite
    [free-guild] keine eigene Werkstatt auf dem Spielplan, oder keine Gilde übrig
    [school-to-guild] keine eigene Schule auf dem Spielplan, oder keine Gilde übrig
   *[other] es würde gerade nichts bewirken
}

## Was die Dinge sind, für den, der auf sie zeigt

explain-owner = Gehört: { $player }
explain-faction = Die Gemeinschaft bleibt dir das ganze Spiel, mit jedem Planungstableau.
explain-palace = Ein Palastplättchen wirkt, sobald der Palast steht.
explain-innovation = Eine Erfindung kostet Bücher, und 5 Geld, solange du keinen Palast hast. Mehr als drei hat niemand.
explain-competency = Eine Kompetenz kommt mit Schule oder Universität, dazu Schritte und Bücher ihres Platzes. Jede Sorte kannst du einmal haben.
explain-bonus = Ein Rundenbonus dient dir eine Runde lang. Wenn du passt, tauschst du ihn gegen einen anderen.
explain-town = Eine Stadt bringt ihren Marker und einen Schlüssel, der Stufe 8 einer Disziplin öffnet.
explain-round = Ein Wertungsplättchen zahlt in seiner Runde immer, wenn du tust, was es zeigt; die zweite Zeile zahlt am Ende der Runde.
explain-final = In der letzten Runde zahlt auch dies.
explain-board = Ein Planungstableau trägt deine Gebäude und ist deine Heimatlandschaft: Nur auf ihr baust du.
explain-automacard = Ihre Karten sagen, was Automa tut und wo.
explain-automafaction = Automa spielt keine Gemeinschaft wie du; dies macht sie anders.
explain-automatile = Das wertet Automa, wenn sie passt.
explain-competency-place = { $steps ->
    [one] Ihr Platz bringt 1 Schritt
   *[other] Ihr Platz bringt { $steps } Schritte
} und { $books ->
    [0] kein Buch
    [one] 1 Buch
   *[other] { $books } Bücher
}: { $discipline }
explain-bonus-coins = { $count } Geld liegt darauf
explain-round-now = Zahlt jetzt, in Runde { $round }
explain-round-later = Zahlt in Runde { $round }
explain-round-past = Runde { $round } ist vorbei
explain-you-have = Du hast: { $coins } Geld, { $tools } Werkzeuge, { $scholars } Gelehrte, { $power } Macht, { $books } Bücher

explain-bowls = Macht, die du bekommst, rückt von Schale I nach II und, sobald I leer ist, von II nach III. Ausgeben kannst du nur Schale III; was du ausgibst, kommt zurück in Schale I.
explain-action-power = Du zahlst Macht aus Schale III. Alle zusammen nutzen jede Machtaktion einmal pro Runde.
explain-action-book = Du zahlst Bücher beliebiger Disziplinen. Alle zusammen nutzen jede Buchaktion einmal pro Runde.
explain-action-special = Sie kostet nichts, und du kannst sie einmal pro Runde nutzen.
explain-action-workshop = Eine Werkstatt kostet 1 Werkzeug und 2 Geld und kommt auf ein freies Feld deiner Heimatlandschaft in Reichweite.
explain-action-terraform = Spaten verwandeln Land in Reichweite Schritt für Schritt in deine Heimatlandschaft; jeder kostet Werkzeuge. Danach darfst du gleich eine Werkstatt bauen.
explain-action-guild = Eine Gilde kostet 2 Werkzeuge und 6 Geld, neben einem fremden Gebäude nur 3. Sie bringt jede Runde Geld und Macht.
explain-action-school = Eine Schule kostet 3 Werkzeuge und 5 Geld. Sie bringt jede Runde einen Gelehrten und jetzt eine Kompetenz.
explain-action-palace = Der Palast kostet 4 Werkzeuge und 6 Geld und bringt dir ein Palastplättchen.
explain-action-university = Die Universität kostet 5 Werkzeuge und 8 Geld. Sie bringt jede Runde einen Gelehrten und jetzt eine Kompetenz.
explain-action-shipping = Für einen Gelehrten und 4 Geld fahren deine Schiffe ein Flussfeld weiter.
explain-action-terraforming = Für einen Gelehrten, ein Werkzeug und Geld wird jeder deiner Spaten um ein Werkzeug billiger.
explain-action-innovation = Du zahlst mindestens 5 Bücher, einige davon aus der Disziplin der Spalte, und nimmst das Plättchen.
explain-action-scholar = Ein Gelehrter bleibt für immer auf dem Wissenstableau und bringt 2 oder 3 Schritte; oder du legst ihn in den Vorrat zurück und machst 1 Schritt. Ausgegeben ist er in jedem Fall.
explain-action-annex = Ein Anbau erhöht den Machtwert eines Gebäudes um 1; für eine Stadt zählt es dann doppelt.
explain-action-moles-bridge = Deine Brücken dürfen auch über Land führen.
explain-action-pass = Du erhältst Belohnungen fürs Passen, gibst deinen Rundenbonus zurück, nimmst einen anderen mit seinem Geld und bist für diese Runde fertig. Wer zuerst passt, beginnt die nächste.
explain-action-pass-last = Du erhältst Belohnungen fürs Passen und bist fertig. In der letzten Runde nimmst du keinen Rundenbonus mehr.
explain-action-exchange = Vor und nach deiner Aktion darfst du tauschen, so oft du willst.
explain-action-river-town = Dein Palast verbindet Gebäude über ein Flussfeld hinweg zur Stadt.
explain-exchange = Vor und nach deiner Aktion, so oft du willst. Bei jedem Tausch geht Wert verloren.

explain-building-workshop = Überall das erste Gebäude. Jede Werkstatt, die dein Planungstableau verlässt, legt ein Werkzeug für dein Einkommen frei{ $without ->
    [none] { "" }
   *[some] , nur die { $without }. nicht
}.
explain-building-guild = Sie entsteht aus einer Werkstatt und zahlt jede Runde Geld und Macht.
explain-building-school = Sie entsteht aus einer Gilde, zahlt jede Runde einen Gelehrten und bringt eine Kompetenz.
explain-building-palace = Er entsteht aus einer Gilde und bringt ein Palastplättchen.
explain-building-university = Sie entsteht aus einer Schule, zahlt jede Runde einen Gelehrten und bringt eine Kompetenz. Eine Stadt mit ihr braucht nur 3 Gebäude.
explain-building-tower = Ein neutrales Gebäude mit Machtwert 2, das nie aufgewertet wird.
explain-building-monument = Ein neutrales Gebäude mit Machtwert 4, das nie aufgewertet wird. Eine Stadt mit ihm braucht nur 2 Gebäude.
explain-building-power = Machtwert { $power } für Städte und Nachbarn
explain-building-left = { $player }: { $built } gebaut, { $left } übrig

explain-discipline = Wer hier am höchsten steht, bekommt am Ende 8 Punkte, die nächsten 4 und 2. Ab Stufe { $from_level } zahlt sie jede Runde: { $income } Stufe { $top } erreicht nur ein Marker.
explain-your-level = Du stehst auf Stufe { $level }
explain-next-power = Stufe { $level } gibt { $power } Macht
explain-key-needed = Stufe 8 braucht einen Schlüssel; du hast: { $keys }
explain-scholarspace = Ein Gelehrter, der hierher geht, bleibt für immer und macht { $steps } Schritte in der Disziplin.

explain-river = Fluss: Hier baut niemand. Schiffe fahren auf ihm, Brücken führen hinüber.
explain-land = Freies Land. Bauen kann hier, wessen Heimatlandschaft es ist; Spaten machen es dazu.
explain-is-home = Schon deine Heimatlandschaft
explain-spades = { $spades } Spaten bis zu deiner Heimatlandschaft: { $tools ->
    [one] 1 Werkzeug
   *[other] { $tools } Werkzeuge
}
explain-beside = Neben deinen Gebäuden: { $spaces }
explain-by-ship = Deine Schiffe kommen hin (Schifffahrt { $shipping })
explain-too-far = Außer Reichweite: nötig ist Schifffahrt { $shipping }
explain-unreachable = Von deinen Gebäuden führt kein Fluss dorthin
explain-neighbours = Wer hier baut, bietet Macht an: { $players }
explain-edge = Am Rand des Spielplans
explain-standing = Hier steht: { $building }, Machtwert { $power }. Gehört: { $player }.
explain-standing-neutral = Hier steht neutral: { $building }, Machtwert { $power }. Gehört: { $player }. Aufgewertet wird hier nie.
explain-group = { $buildings ->
    [one] Steht allein, Machtwert { $power }
   *[other] { $buildings } Gebäude zusammen, Machtwert { $power }
}
explain-in-town = In einer Stadt
explain-town-power = Für eine Stadt fehlt noch Machtwert { $power }
explain-site = Hier kann eine Brücke von einem deiner Gebäude ausgehen. Die beiden Felder gelten dann als benachbart, für alle.
explain-bridges-left = Brücken, die du noch hast: { $count }

explain-player = Planungstableau, Plättchen und Steine einer Person.
explain-automa = Niemand spielt Automa: Ihre Karten tun es. Sie baut, forscht und wertet gegen dich.
explain-home = Heimatlandschaft: { $terrain }
explain-youth = Landschaft der Jugend: { $terrain }
explain-ships = Schifffahrt { $shipping }, { $tools ->
    [one] 1 Werkzeug
   *[other] { $tools } Werkzeuge
} pro Spaten
explain-wheel = Die Heimatlandschaft liegt in der Mitte. Jeder Schritt von ihr weg kostet einen Spaten.
explain-order = So kommt man in dieser Runde an die Reihe. Wer zuerst passt, beginnt die nächste.
explain-next-order = Sie haben gepasst und beginnen die nächste Runde in dieser Reihenfolge.
explain-area = Zu zweit hat eine dritte Gemeinschaft ein Gebiet dieser Größe. Es wird in der letzten Runde aufgedeckt und wertet gegen eures.

## Was die Möglichkeiten bewirken

summary-workshop = auf deiner Heimatlandschaft in Reichweite; jede Runde ein Werkzeug mehr, wo sie eines freilegt
summary-terraform = { $tools ->
    [one] jeder Spaten kostet 1 Werkzeug
   *[other] jeder Spaten kostet { $tools } Werkzeuge
}; danach darfst du für 1 Werkzeug und 2 Geld eine Werkstatt bauen
summary-upgrade-1 = jede Runde Geld und Macht; die Werkstatt kommt auf dein Planungstableau zurück
summary-upgrade-2 = jetzt eine Kompetenz, jede Runde ein Gelehrter; die Gilde kommt auf dein Planungstableau zurück
summary-upgrade-3 = ein Palastplättchen; die Gilde kommt auf dein Planungstableau zurück
summary-upgrade-4 = jetzt eine Kompetenz, jede Runde ein Gelehrter; die Schule kommt auf dein Planungstableau zurück
summary-innovation = ein Teil der Bücher muss aus der Disziplin der Spalte sein
summary-scholar = 2 oder 3 Schritte in einer Disziplin; oder 1 Schritt, und der Gelehrte kommt in den Vorrat zurück
summary-pass = nimm einen anderen Rundenbonus mit seinem Geld; für diese Runde bist du fertig
summary-pass-last = Belohnungen fürs Passen; einen Rundenbonus nimmst du nicht mehr
summary-annex = Machtwert 1 höher, und das Gebäude zählt für eine Stadt doppelt
summary-spades = { $spades ->
    [0] schon deine Heimatlandschaft
   *[other] { $spades } Spaten bis { $terrain }
}
summary-becomes = wird zu: { $terrain }; bauen kannst du dort noch nicht
summary-becomes-home = wird zu: { $terrain }, deiner Heimatlandschaft
summary-alone = niemand sonst bekommt dadurch Macht
summary-levels = Stufe { $now } bis { $reached }
summary-books-had = du hast { $count } davon
summary-sacrifice = ein Machtstein aus Schale II verlässt das Spiel, ein anderer kommt in Schale III
summary-once = einmal pro Runde
summary-once-for-all = einmal pro Runde, wer immer von euch sie nimmt
summary-start = { $near ->
    [0] kein freies Feld daneben ist höchstens 1 Spaten entfernt
    [one] 1 freies Feld daneben ist höchstens 1 Spaten entfernt
   *[other] { $near } freie Felder daneben sind höchstens 1 Spaten entfernt
}; { $others }
summary-start-piece = Machtwert { $power } für Städte; die anderen Gebäude folgen
summary-automa-home = { $count ->
    [one] 1 Feld dieser Landschaft auf dem Spielplan
   *[other] { $count } Felder dieser Landschaft auf dem Spielplan
}
summary-tunnel = ein Tunnel überspringt ein Feld
summary-bridge = öffnet den Weg nach { $spaces }
summary-joins = verbindet eigene Gebäude
summary-annexed = das Gebäude hat dann Machtwert { $power } und zählt doppelt für eine Stadt
summary-shipping = Schifffahrt dann { $level }.
summary-over = dein Zug ist zu Ende

## Ereignisse

event-laid-map = Ausgelegt: { $map }.
event-laid-round = Wertung in Runde { $number }: { $round }.
event-laid-final = Außerdem in Runde 6: { $final }.
event-first-player = { $player } beginnt.
event-plays = { $player } spielt: { $faction }, Planungstableau { $board }.
event-placed = { $player } setzt 1 { $building } auf { $space } ein.
event-round = Runde { $number } beginnt; { $player } fängt an.
event-area-shown = Das Plättchen für die Gebietswertung wird aufgedeckt: { $area }.

event-built = { $player } baut 1 { $building } auf { $space }.
event-terraformed = { $player } setzt { spades-counted } auf { $called } ein, nun: { $terrain }.
event-tunnelled = { $player } gräbt einen Tunnel nach { $space }.
event-flew = { $player } fliegt nach { $space }.
event-bridged = { $player } baut die { $site }.
event-annexed = { $player } legt auf { $space } einen Anbau an.
event-founded = { $player } gründet auf { $space } eine Stadt.
event-took-town = { $player } nimmt: { $town }.
event-took-palace = { $player } nimmt: { $palace }.
event-palace-in-force = Von nun an wirkt für { $player }: { $palace }.
event-took-competency = { $player } nimmt die Kompetenz { $competency }.
event-took-bonus = { $player } nimmt den Rundenbonus { $bonus }.
event-put-back-bonus = { $player } legt den Rundenbonus { $bonus } zurück.
event-drafted-board = { $player } wählt das Planungstableau { $board }.
event-drafted-faction = { $player } wählt eine Gemeinschaft: { $faction }.
event-drafted-palace = { $player } wählt ein Palastplättchen: { $palace }.
event-filled-bowls = { $player } füllt die Schalen mit Macht: { $first } in Schale I, { $second } in Schale II.
event-innovated = { $player } macht die Erfindung { $innovation }.

event-gained = { $player } erhält { stock }.
event-paid = { $player } zahlt { stock }.
event-gained-books = { $player } erhält { books-counted } in { $discipline }.
event-paid-books = { $player } zahlt { books-counted } in { $discipline }.
event-tokens = { $amount ->
    [one] { $player } legt 1 neuen Machtstein in Schale III.
   *[other] { $player } legt { $amount } neue Machtsteine in Schale III.
}
event-exchanged = { $player } tauscht: { $exchange }.
event-leeched = { $price ->
    [0] { $player } nimmt { $amount } Macht kostenlos.
    [one] { $player } nimmt { $amount } Macht für 1 Punkt.
   *[other] { $player } nimmt { $amount } Macht für { $price } Punkte.
}
event-sent-scholar = { $steps ->
    [1] { $player } legt einen Gelehrten in den Vorrat zurück und macht 1 Schritt in { $discipline }.
   *[other] { $player } entsendet einen Gelehrten für { $steps } Schritte in { $discipline }.
}
event-stepped = { $player } erreicht Stufe { $level } in { $discipline }.
event-shipping = { $player } macht bei der Schifffahrt den { $level }. Fortschritt.
event-terraforming = { $player } macht beim Umwandeln den { $level }. Fortschritt.

event-power-action = { $player } nutzt eine { $poweraction }.
event-book-action = { $player } nutzt eine { $bookaction }.
event-special-action = { $player } nutzt die { $special }.
event-passed = { $player } passt.
event-round-scored = { $player } erhält { points-counted } für diese Runde: { $round }.
event-final-scored = { $player } erhält in der letzten Runde zusätzlich { points-counted }: { $final }.
event-knowledge-bonus = { $times ->
    [one] { $player } erhält den Wissensbonus einmal: { $round }.
    [2] { $player } erhält den Wissensbonus zweimal: { $round }.
   *[other] { $player } erhält den Wissensbonus { $times }-mal: { $round }.
}
event-final-scoring = { $source ->
    [area] { $player } erhält { points-counted } in der Gebietswertung.
    [knowledge] { $player } erhält { points-counted } in der Wissenswertung.
    [faction] { $player } erhält { points-counted } für seine Gemeinschaft.
   *[resources] { $player } erhält { points-counted } in der Ressourcenwertung.
}
event-ended = Die sechste Runde ist vorbei, und mit ihr das Spiel.

## Automa: was sie tut, und warum

rival = Automa


event-automa-plays = Automa spielt: { $automafaction }, Heimatlandschaft { $board }, Stufe { $automalevel }.
event-automa-youth = Die Jugend von Automa erhält als Landschaft: { $terrain }.
event-automa-first-bonus = Automa hat den ersten Rundenbonus der Reihe: { $bonus }.
event-automa-placed = { $automacard } zeigt, wo Automa beginnt: eine markierte Werkstatt auf { $space_marked }, eine unmarkierte auf { $space_unmarked }.
event-automa-turn = Automa handelt nach { $automacard }: { $effect }. Hilfskarte ist { $automacard_support }, { $effect_support }.
event-automa-considers = { $why ->
    [marked] Freies Land in Reichweite ihrer markierten Gebäude{ $ship ->
        [0] { "" }, ohne Schifffahrt
       *[other] { "" } (Schifffahrt { $ship })
    }
    [unmarked] Freies Land in Reichweite ihrer unmarkierten Gebäude{ $ship ->
        [0] { "" }, ohne Schifffahrt
       *[other] { "" } (Schifffahrt { $ship })
    }
    [anywhere] Freies Land auf dem ganzen Spielplan, denn ihre Reichweite ist unbegrenzt
    [beside] Sie hat noch eine Gilde. Ihre Werkstätten neben anderen
    [upgradable] Gebäude, die sie aufwerten kann
    [open] Disziplinen, in denen sie aufsteigen kann
    [tile] Die Hilfskarte verlangt die Disziplin des Wertungsplättchens
    [laid-out] Auf dem Innovationstableau liegen noch
    [uncovered] Noch offen
    [beside-people] Freies Land neben Gebäuden der anderen
   *[fallow] Brachland
}: { automa-left }.
event-automa-prefers = { $why ->
    [together] Zusammenführen: näher an ihren übrigen Gebäuden als bisher
    [terrain] In Liste { $list } ({ $terrain_home }) kommt { $terrain } zuerst
    [nearest] Am nächsten an Gebäuden der anderen
    [power] Größter Machterhalt für die anderen ({ $amount })
    [little-power] So wenig Macht wie möglich für die anderen ({ $amount })
    [zero] Ihr Markierungsstein steht noch auf 0
   *[leading] Geringster Abstand zum höchsten Markierungsstein der anderen ({ $amount })
}: { automa-left }.
event-automa-counts = Es bleiben mehrere. { $arrow ->
    [right-down] Nummer { $nth } von links oben
   *[left-up] Nummer { $nth } von rechts unten
}{ $counted ->
    [around] , von vorn weitergezählt
   *[straight] { "" }
}: { automa-left }.
automa-left = { $shown ->
    [few] { $things ->
        [spaces] { $called }
        [disciplines] { $disciplines }
        [innovations] { $innovations }
        [poweractions] { $poweractions }
       *[bookactions] { $bookactions }
    }
   *[many] { $left } Felder
}
event-automa-settled = Automa baut 1 Werkstatt auf { $space }{ $mark ->
    [marked] { " " }und markiert sie
   *[unmarked] { "" }
}.
event-automa-upgraded = Automa wertet ihr Gebäude auf { $space } auf, jetzt { $building }.
event-automa-advanced = Automa erreicht ohne Gelehrten Stufe { $level } in { $discipline }.
event-automa-scholar = { $steps ->
    [1] Automa erreicht ohne Gelehrten Stufe { $level } in { $discipline }.
   *[other] Automa entsendet einen Gelehrten für { $steps } Schritte auf Stufe { $level } in { $discipline }.
}
event-automa-innovated = Automa nimmt { $innovation } vom Innovationstableau.
event-automa-blocked-power = Automa deckt eine { $poweraction } ab.
event-automa-blocked-book = Automa deckt eine { $bookaction } ab.
event-automa-points = { $reason ->
    [card] Automa erhält { points-counted }, wie ihre Karte sagt.
    [level] Automa erhält { points-counted } ihrer Stufe.
   *[achievement] Automa erhält { points-counted } für eine erfüllte Aufgabe.
}
event-automa-instead = { $what ->
    [upgrade] Automa hat keine Werkstatt mehr und wertet stattdessen auf.
    [catch-up] In der Disziplin des Wertungsplättchens kann Automa nicht aufsteigen; sie holt stattdessen auf.
    [no-scholar] Automa hat keinen Gelehrten mehr und macht nur 1 Schritt.
   *[no-space] Dort ist kein Feld für Gelehrte mehr frei; Automa macht nur 1 Schritt.
}
event-automa-idle = { $what ->
    [settle] Automa findet kein Land zum Bauen.
    [upgrade] Automa hat nichts aufzuwerten.
    [advance] Automa kann in keiner Disziplin aufsteigen.
    [scholar] Automa findet keine Disziplin für einen Gelehrten.
    [early-innovation] Automa nimmt erst ab Runde 3 Erfindungen.
    [three-innovations] Automa hat schon drei Erfindungen und nimmt keine mehr.
    [no-innovation] Auf dem Innovationstableau liegt keine Erfindung mehr.
    [power-actions] Alle Machtaktionen sind schon abgedeckt.
    [book-actions] Alle Buchaktionen sind schon abgedeckt.
    [tool] Automa findet kein Land für ein Werkzeug.
   *[blight] Automa findet kein Brachland mehr.
}
event-automa-tool = Automa legt ein Werkzeug auf { $space }.
event-automa-blighted = Automa verwüstet { $space }.
event-automa-healed = { $amount ->
    [0] { $player } heilt { $space }.
   *[other] { $player } heilt { $space } und verliert { points-counted }.
}
event-automa-passed = { $sign ->
    [empty] Automa passt, weil ihr Stapel leer ist
   *[few] Automa passt, weil ihre Karte das Zeichen dafür hat und höchstens 2 Karten übrig sind
}. Sie erhält { points-counted }{ $times ->
    [1] { "" }
   *[other] { " " }({ $times }-mal, weil sie als Erste passt)
}: { $automatile }.
event-automa-bonus = Automa nimmt den Rundenbonus { $place ->
    [0] links
    [1] in der Mitte
   *[2] rechts
}: { $bonus }.{ $coins ->
    [0] { "" }
   *[other] { " " }Die { $coins } Geld darauf kommen zurück in den Vorrat.
} Ihren bisherigen legt sie an diese Stelle: { $bonus_back }.

## Wie es endete

ending-rounds = Alle sechs Runden sind gespielt.

## Woher die Punkte kommen

points-start = Spielbeginn
points-rounds = Rundenwertungen
points-towns = Städte
points-innovations = Erfindungen
points-palaces = Palastplättchen
points-competencies = Kompetenzen
points-bonuses = Rundenboni
points-faction = Gemeinschaft
points-tracks = Schifffahrt und Umwandeln
points-actions = Macht- und Buchaktionen
points-income = Einkommen aus Wissen
points-leech = Für Macht bezahlt
points-area = Gebietswertung
points-knowledge = Wissenswertung
points-resources = Ressourcenwertung
points-automa-cards = Karten von Automa
points-automa-level = Stufe von Automa

## Landschaften, Disziplinen, Gebäude

terrain-plains = Acker
terrain-swamp = Sumpf
terrain-lake = See
terrain-forest = Wald
terrain-mountain = Berg
terrain-wasteland = Ödnis
terrain-desert = Wüste
terrain-river = Fluss
terrain-none = kein Feld

discipline-banking = Bankwesen
discipline-law = Recht
discipline-engineering = Ingenieurskunst
discipline-medicine = Medizin
column-banking = Bankwesen
column-law = Recht
column-engineering = Ingenieurs­kunst
column-medicine = Medizin

building-workshop = Werkstatt
building-guild = Gilde
building-school = Schule
building-palace = Palast
building-university = Universität
building-tower = Turm
building-monument = Monument

space = { $name }
space-on-map = { $terrain ->
    [plains] { $name } (Acker)
    [swamp] { $name } (Sumpf)
    [lake] { $name } (See)
    [forest] { $name } (Wald)
    [mountain] { $name } (Berg)
    [wasteland] { $name } (Ödnis)
    [desert] { $name } (Wüste)
    [river] { $name } (Fluss)
   *[none] { $name }
}
site = Brücke { $name }
scholarspace = { $discipline ->
    [banking] Bankwesen
    [law] Recht
    [engineering] Ingenieurskunst
   *[medicine] Medizin
}, { $steps } Schritte

map-small = kleine Seite des Spielplans
map-large = große Seite des Spielplans

## Planungstableaus und Gemeinschaften

board-plains = Acker
board-swamp = Sumpf
board-lake = See
board-forest = Wald
board-mountain = Berg
board-wasteland = Ödnis
board-desert = Wüste

faction-lizards = Echsar
faction-inventors = Erfinderinnen
faction-blessed = Gesegnete
faction-goblins = Goblins
faction-illusionists = Illusionisten
faction-felines = Kath
faction-monks = Mönche
faction-moles = Moles
faction-navigators = Navigatoren
faction-omar = Omar
faction-philosophers = Philosophen
faction-psychics = Seherinnen
faction-illusionists-2024 = Illusionisten (2024)
faction-moles-2024 = Moles (2024)
faction-navigators-2024 = Navigatoren (2024)

set = { $board ->
    [plains] { board-plains }
    [swamp] { board-swamp }
    [lake] { board-lake }
    [forest] { board-forest }
    [mountain] { board-mountain }
    [wasteland] { board-wasteland }
   *[desert] { board-desert }
}: { $faction ->
    [lizards] { faction-lizards }
    [inventors] { faction-inventors }
    [blessed] { faction-blessed }
    [goblins] { faction-goblins }
    [illusionists] { faction-illusionists }
    [felines] { faction-felines }
    [monks] { faction-monks }
    [moles] { faction-moles }
    [navigators] { faction-navigators }
    [omar] { faction-omar }
    [philosophers] { faction-philosophers }
   *[psychics] { faction-psychics }
}, Rundenbonus { $bonus ->
    [river-workshops] { bonus-river-workshops }
    [scholars] { bonus-scholars }
    [guilds] { bonus-guilds }
    [pass-palace-university] { bonus-pass-palace-university }
    [spade] { bonus-spade }
    [bridge] { bonus-bridge }
    [step] { bonus-step }
    [pass-schools] { bonus-pass-schools }
    [power-coins] { bonus-power-coins }
   *[coins] { bonus-coins }
}

draft-board = Ein Planungstableau
draft-faction = Eine Gemeinschaft
draft-palace = Ein Palastplättchen

## Plättchen

palace-palace-1 = Palast 1 (Werkzeuge)
palace-palace-2 = Palast 2 (Spaten)
palace-palace-3 = Palast 3 (Schule zu Gilde)
palace-palace-4 = Palast 4 (Werkstatt zu Gilde)
palace-palace-5 = Palast 5 (Kompetenz)
palace-palace-6 = Palast 6 (Schritte)
palace-palace-7 = Palast 7 (Schulen)
palace-palace-8 = Palast 8 (kleine Städte)
palace-palace-9 = Palast 9 (Flug)
palace-palace-10 = Palast 10 (Macht und Bücher)
palace-palace-11 = Palast 11 (Stadtmarker)
palace-palace-12 = Palast 12 (Werkstätten)
palace-palace-13 = Palast 13 (Gilden)
palace-palace-14 = Palast 14 (Flussstädte)
palace-palace-15 = Palast 15 (Spaten und Brücken)
palace-palace-16 = Palast 16 (ferne Gilde)
palace-palace-17 = Palast 17 (Punkte)

innovation-deus-ex-machina = Deus ex Machina
innovation-trade-routes = Handelswege
innovation-professor = Professor
innovation-sewage-system = Abwassersystem
innovation-architecture = Architektur
innovation-library = Bibliothek
innovation-steam-engine = Dampfmaschine
innovation-league-of-cities = Liga der Städte
innovation-telecommunication = Fernmeldewesen
innovation-steel = Stahl
innovation-census = Volkszählung
innovation-science = Wissenschaft
innovation-neutral-workshop = Neutrale Werkstatt
innovation-neutral-guild = Neutrale Gilde
innovation-neutral-school = Neutrale Schule
innovation-neutral-university = Neutrale Universität
innovation-neutral-palace = Neutraler Palast
innovation-monument = Monument

competency-income-tool-step = Stetiges Lernen
competency-income-points-coins = Stetiger Gewinn
competency-income-book-power = Stetiges Lesen
competency-once-tool-points-coins = Stiftung
competency-once-spades = Landvermessung
competency-annexes = Anbauten
competency-action-power = Kraftwerk
competency-scholars = Gelehrtenaustausch
competency-tower = Turm
competency-pass-towns = Stadtrat
competency-edge-workshops = Grenzland
competency-pass-lowest-level = Allgemeinbildung

bonus-river-workshops = Flusshandel
bonus-scholars = Akademie
bonus-guilds = Gildenmarkt
bonus-pass-palace-university = Glanz
bonus-spade = Spaten
bonus-bridge = Brücke
bonus-step = Forschung
bonus-pass-schools = Prüfungen
bonus-power-coins = Macht und Geld
bonus-coins = Geld

town = Stadtmarker ({ $points } Punkte; { $effect })

round-workshop-law = Werkstätten und Recht
round-spade-engineering = Spaten und Ingenieurskunst
round-workshop-banking = Werkstätten und Bankwesen
round-guild-law = Gilden und Recht
round-step-medicine = Wissen und Medizin
round-guild-medicine = Gilden und Medizin
round-town-engineering = Städte und Ingenieurskunst
round-school-banking = Schulen und Bankwesen
round-track-engineering = Fortschritt und Ingenieurskunst
round-palace-university-medicine = Paläste, Universitäten und Medizin
round-innovation-law = Erfindungen und Recht
round-palace-university-banking = Paläste, Universitäten und Bankwesen

final-workshop = Werkstätten (Zusatzwertung)
final-guild = Gilden (Zusatzwertung)
final-school = Schulen (Zusatzwertung)
final-edge-workshop = Werkstätten am Rand (Zusatzwertung)

area-12 = 12 verbundene Gebäude
area-13 = 13 verbundene Gebäude
area-14 = 14 verbundene Gebäude
area-15 = 15 verbundene Gebäude

poweraction = Machtaktion ({ $effect })

bookaction = Buchaktion ({ $effect })

special-faction = Sonderaktion der Gemeinschaft
special-palace = Sonderaktion des Palastes
special-bonus = Sonderaktion des Rundenbonus
special-deus-ex-machina = Sonderaktion von Deus ex Machina
special-professor = Sonderaktion des Professors
special-competency = Sonderaktion des Kraftwerks

## Aktionen und Tausch

action-workshop = Eine Werkstatt bauen
action-terraform = Mit gekauften Spaten umwandeln und bauen
action-guild = Eine Werkstatt zur Gilde aufwerten
action-school = Eine Gilde zur Schule aufwerten
action-palace = Eine Gilde zum Palast aufwerten
action-university = Eine Schule zur Universität aufwerten
action-shipping = Fortschritt bei der Schifffahrt
action-terraforming = Fortschritt beim Umwandeln
action-innovation = Eine Erfindung machen
action-scholar = Einen Gelehrten entsenden
action-power = Machtaktion für { $cost } Macht: { $effect }
action-book = Buchaktion für { $cost ->
    [one] 1 Buch
   *[other] { $cost } Bücher
}: { $effect }
action-special-faction = Sonderaktion deiner Gemeinschaft{ what-it-does }
action-special-palace = Sonderaktion deines Palastes{ what-it-does }
action-special-bonus = Sonderaktion deines Rundenbonus{ what-it-does }
action-special-deus-ex-machina = Sonderaktion von Deus ex Machina{ what-it-does }
action-special-professor = Sonderaktion des Professors{ what-it-does }
action-special-competency = Sonderaktion des Kraftwerks{ what-it-does }
what-it-does = { $effect ->
    [unknown] { "" }
   *[known] : { $effect }
}
action-annex = Einen Anbau anlegen
action-moles-bridge = Für { $amount ->
    [one] 1 Werkzeug
   *[other] { $amount } Werkzeuge
} eine Brücke bauen
action-pass = Passen
action-exchange = Erst Ressourcen tauschen
action-river-town = Erst eine Stadt über den Fluss gründen

exchange-sacrifice = Machtopfer: 1 Machtstein aus Schale II abgeben, 1 anderen in Schale III schieben
exchange-power-scholar = 5 Macht gegen 1 Gelehrten
exchange-power-tool = 3 Macht gegen 1 Werkzeug
exchange-power-coin = 1 Macht gegen 1 Geld
exchange-scholar-tool = 1 Gelehrten gegen 1 Werkzeug
exchange-tool-coin = 1 Werkzeug gegen 1 Geld
exchange-power-book-banking = 5 Macht gegen 1 Buch in Bankwesen
exchange-power-book-law = 5 Macht gegen 1 Buch in Recht
exchange-power-book-engineering = 5 Macht gegen 1 Buch in Ingenieurskunst
exchange-power-book-medicine = 5 Macht gegen 1 Buch in Medizin
exchange-book-coin-banking = 1 Buch in Bankwesen gegen 1 Geld
exchange-book-coin-law = 1 Buch in Recht gegen 1 Geld
exchange-book-coin-engineering = 1 Buch in Ingenieurskunst gegen 1 Geld
exchange-book-coin-medicine = 1 Buch in Medizin gegen 1 Geld

## Optionen

preset-balance-2024 = Fassung 2024
preset-balance-2024-hint = Gemeinschaften, wie sie der Verlag 2024 geändert hat.
preset-tournament = Turnier
preset-tournament-hint = Planungstableaus, Gemeinschaften und Palastplättchen werden reihum gewählt, mit den Gemeinschaften von 2024.

option-set-up = Tableaus und Gemeinschaften
option-set-up-hint = Wählt eines von sieben fertigen Sets, gut für erste Partien, oder draftet Tableaus, Gemeinschaften und Paläste einzeln.
option-set-up-sets = fertige Sets
option-set-up-draft = Draft

option-harder-map = Kleiner Spielplan zu dritt
option-harder-map-hint = Zu dritt wird auf der kleinen Seite des Spielplans gespielt, wo Land knapp ist.

option-balance = Gemeinschaften
option-balance-hint = 2024 hat der Verlag Illusionisten, Moles und Navigatoren geändert.
option-balance-2023 = wie zuerst gedruckt (2023)
option-balance-2024 = wie 2024 geändert

option-first-player = Wer beginnt
option-first-player-hint = Wer in Runde 1 anfängt; später, wer zuerst gepasst hat.
option-first-player-random = ausgelost
option-first-player-first-seat = der erste Platz

option-neutral-palace-counts = Neutraler Palast als Palast
option-neutral-palace-counts-hint = Mit dem neutralen Palast kosten Erfindungen kein Geld mehr; sonst nur mit deinem eigenen.

option-rewards = Reihenfolge der Belohnungen
option-rewards-hint = Schließt ein Gebäude mit Plättchen eine Stadt ab, kommt die Stadt zuerst, oder du wählst die Reihenfolge.
option-rewards-towns-first = erst die Stadt
option-rewards-chosen = nach Wahl

option-build-without-spades = Bauen statt Spaten
option-build-without-spades-hint = Wer kostenlose Spaten erhält, darf sie verfallen lassen und nur eine Werkstatt bauen; sonst nur, wo kein Spaten eingesetzt werden könnte.

## Der Tisch im Terminal

short-plains = Ac
short-swamp = Su
short-lake = Se
short-forest = Wa
short-mountain = Be
short-wasteland = Öd
short-desert = Wü
short-river = ~~
short-workshop = W
short-guild = G
short-school = S
short-palace = P
short-university = U
short-tower = T
short-monument = M

text-legend = Eine Zahl ist ein Spieler. + hat einen Anbau, ° gehört zu einer Stadt, ~~ ist Fluss, * kann jetzt gewählt werden.
text-bridges = Brücken
text-scholars-free = { $number ->
    [0] kein Feld für Gelehrte frei
    [one] 1 Feld für Gelehrte frei
   *[other] { $number } Felder für Gelehrte frei
}
text-third-party = dritte Gemeinschaft

## Symbole

icon-vp = Punkte
icon-coins = Geld
icon-tools = Werkzeuge
icon-scholars = Gelehrte
icon-power = Macht
icon-power-hint = wandert von Schale I nach II, dann von II nach III; ausgeben kannst du nur Schale III
icon-book = Bücher
icon-book-hint = bezahlt Erfindungen und Buchaktionen
icon-any-book = beliebiges Buch
icon-any-book-hint = aus der Disziplin, die du magst
icon-token = Machtstein
icon-token-hint = ein Machtstein mehr, gleich in Schale III
icon-spade = Spaten
icon-spade-hint = bringt Land im Umwandlungskreis einen Schritt näher an deine Heimatlandschaft
icon-bridge = Brücke
icon-bridge-hint = macht zwei Landfelder über den Fluss hinweg zu Nachbarn
icon-annex = Anbau
icon-annex-hint = erhöht den Machtwert des Gebäudes, an dem er liegt, um 1
icon-town = Stadtmarker
icon-town-hint = Punkte, ein Vorteil und ein Schlüssel für vier Gebäude mit zusammen Machtwert 7
icon-competency = Kompetenz
icon-competency-hint = eine Fähigkeit, die bleibt; je Schule eine
icon-action = weitere Aktion
icon-building = Gebäude
icon-building-forms = Gebäudeform
icon-building-forms-hint = jede Form zählt einmal, auch wenn du sie öfter hast
icon-settlement = Siedlungsgebiet
icon-settlement-hint = eigene Gebäude, die benachbart sind; Schiffe verbinden sie nicht
icon-home = Heimatlandschaft
icon-home-hint = nur auf diesem Land baust du
icon-workshop = Werkstatt
icon-guild = Gilde
icon-school = Schule
icon-palace = Palast
icon-university = Universität
icon-neutral-workshop = neutrale Werkstatt
icon-neutral-guild = neutrale Gilde
icon-neutral-school = neutrale Schule
icon-neutral-palace = neutraler Palast
icon-neutral-university = neutrale Universität
icon-neutral-tower = neutraler Turm
icon-neutral-tower-hint = hat Machtwert 2
icon-neutral-monument = Monument
icon-neutral-monument-hint = hat Machtwert 4
icon-shipping = Schifffahrt
icon-shipping-hint = über so viele Flussfelder hinweg darfst du bauen
icon-terraforming = Umwandeln
icon-terraforming-hint = auf höherer Stufe kostet ein Spaten weniger Werkzeuge
icon-step-any = Schritt in beliebiger Disziplin
icon-step-one = Schritt in einer Disziplin
icon-step-each = Schritt in jeder Disziplin
icon-step-banking = Schritt in Bankwesen
icon-step-law = Schritt in Recht
icon-step-engineering = Schritt in Ingenieurskunst
icon-step-medicine = Schritt in Medizin
icon-highest-discipline = höchste Disziplinen
icon-lowest-discipline = niedrigste Disziplin
icon-income = Einkommen
icon-income-hint = zu Beginn jeder Runde
icon-special = Sonderaktion
icon-special-hint = eine eigene Aktion, einmal in jeder Runde
icon-once = sofort
icon-on-pass = beim Passen
icon-start = zu Spielbeginn
icon-after-start = nach der Vorbereitung
icon-deed-workshop = Bau einer Werkstatt
icon-deed-guild = Bau einer Gilde
icon-deed-school = Bau einer Schule
icon-deed-palace-or-university = Bau von Palast oder Universität
icon-deed-spade = Einsatz eines Spatens
icon-deed-step = Schritt auf dem Wissenstableau
icon-deed-town-tile = Nehmen eines Stadtmarkers
icon-deed-track = Fortschritt bei Schifffahrt oder Umwandeln
icon-deed-innovation = Machen einer Erfindung
icon-deed-edge-workshop = Bau einer Werkstatt am Rand
icon-deed-river-workshop = Bau einer Werkstatt am Fluss
icon-deed-send-scholar = Entsenden eines Gelehrten
icon-deed-found-town = eine Stadt oder ein Stadtmarker
icon-deed-found-town-hint = auch wenn du einen Stadtmarker ohne Gründung nimmst
fact-power-cost = Kosten
fact-power-cost-value = { $value } Macht
fact-book-cost = Kosten
fact-book-cost-value = { $value ->
    [one] 1 Buch
   *[other] { $value } Bücher
}
icon-blessed = Wissen zählt mehr
icon-illusionists = billigere Machtaktionen
icon-illusionists-2024 = billigere Machtaktionen (2024)
icon-monks = Universität zu Spielbeginn
icon-tunnel = Tunnelbau
icon-tunnel-hint = für ein Werkzeug überspringst du ein Feld
icon-tunnel-2024 = Tunnelbau (2024)
icon-moles-bridge = Brücke für ein Werkzeug
icon-omar = Turm zu Spielbeginn
icon-philosophers = mehr Bücher
icon-small-towns = kleine Städte
icon-flight = Flug
icon-flight-hint = für Gelehrte überspringst du ein oder zwei Felder
icon-river-towns = Städte über Flüsse

## Was die Übersicht über ein Teil sagt

fact-bowl1 = Machtsteine in Schale I
fact-bowl1-value = { $value }
fact-bowl2 = Machtsteine in Schale II
fact-bowl2-value = { $value }
fact-terraforming-coins = Geld für einen Fortschritt beim Umwandeln
fact-terraforming-coins-value = { $value }
fact-innovation-books = Bücher mehr für die erste, zweite und dritte Erfindung
fact-innovation-books-value = { $value }
fact-guild-coins = Geld der Gilden in jeder Runde, von der ersten Gilde an
fact-guild-coins-value = { $value }
fact-points = Punkte
fact-points-value = { $value }
fact-buildings = Verbundene Gebäude der dritten Gemeinschaft
fact-buildings-value = { $value }
fact-plains = Äcker
fact-plains-value = { $value }
fact-swamp = Sümpfe
fact-swamp-value = { $value }
fact-lake = Seen
fact-lake-value = { $value }
fact-forest = Wälder
fact-forest-value = { $value }
fact-mountain = Berge
fact-mountain-value = { $value }
fact-wasteland = Ödnisse
fact-wasteland-value = { $value }
fact-desert = Wüsten
fact-desert-value = { $value }
fact-river = Flussfelder
fact-river-value = { $value }
fact-edge = Randfelder
fact-edge-value = { $value }
fact-sites = Brückenplätze
fact-sites-value = { $value }

## Was eine Stellung wert ist

feature-points = Punkte
feature-area = Endpunkte für die größte Siedlung
feature-knowledge = Endpunkte für die Disziplinen
feature-resources = Ressourcenwertung
feature-area-size = Wachstum deiner Siedlung
feature-levels = Schritte in den Disziplinen
feature-goods = Ressourcen
feature-income = Einkommen in späteren Runden
feature-actions = Sonderaktionen in späteren Runden
feature-towns = Nähe zu einer Stadt
feature-keys = ungenutzte Schlüssel
feature-buildings = Gebäude
feature-great = einen Palast oder eine Universität
feature-competencies = Kompetenzen
feature-tracks = Schifffahrt oder Umwandeln
feature-room = Platz zum Bauen
feature-innovation = Nähe zu einer Erfindung
feature-still-in = Lohn des Passens
feature-rivals = Vorsprung vor dem besten Mitspieler

## Board

board = Age of Innovation, { $round ->
    [0] Vorbereitung
   *[other] Runde { $round }
}
board-round = { $round ->
    [0] Vorbereitung
   *[other] Runde { $round }
}
board-order = Spielreihenfolge: { $players }
board-next-order = Gepasst, in der Spielreihenfolge der nächsten Runde: { $players }
board-in-town = in einer Stadt
board-topped = Stufe 12 ist vergeben
board-taken = vergeben
board-used = In dieser Runde genutzt
board-passed = hat gepasst
board-left = Noch { $count } da.
board-points = { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
board-no-palace = ohne Palast
board-level = { $player }, { $discipline }: Stufe { $level }
board-bowls = Macht: { $one } in Schale I, { $two } in Schale II, { $three } in Schale III
board-row = { $building }: { $built } gebaut, { $left } auf dem Planungstableau übrig
board-shipping = Schifffahrt { $value }
board-terraforming = { $value ->
    [one] 1 Werkzeug für einen Spaten
   *[other] { $value } Werkzeuge für einen Spaten
}
board-wheel = Heimatlandschaft: { $terrain }. Unter jeder anderen Landschaft steht, wie viele Spaten sie kostet.
board-area = Gebiet der dritten Gemeinschaft: { $size }
board-books = { $count ->
    [one] 1 Buch im Vorrat übrig
   *[other] { $count } Bücher im Vorrat übrig
}
third-party = Dritte Gemeinschaft

part-map = Spielplan
part-actions = Macht- und Buchaktionen
part-rounds = Rundenleiste
part-knowledge = Wissenstableau
part-bonuses = Rundenboni
part-towns = Stadtmarker
part-palaces = Palastplättchen
part-innovations = Innovationstableau
part-planning = Planungstableau
part-offer = Zur Auswahl
part-rail = Plättchen zum Nehmen
part-turn = Runden und Aktionen
rail-innovations = Erfindungen
rail-competencies = Kompetenzen
rail-palaces = Paläste
rail-bonuses = Boni
rail-towns = Städte

stage-start = Wählen und Einsetzen
stage-income = Einkommen
stage-actions = Aktionen
stage-knowledge-bonus = Wissensbonus
stage-over = Das Spiel ist zu Ende

icon-key = Stadtschlüssel
icon-key-hint = jede Stadt hat einen; er öffnet Stufe 8 einer Disziplin
icon-book-banking = Bücher in Bankwesen
icon-book-law = Bücher in Recht
icon-book-engineering = Bücher in Ingenieurskunst
icon-book-medicine = Bücher in Medizin

## Worauf die Angaben beruhen, wie das Nachschlagewerk es sagt

basis-board-art = Kosten, Leisten und Einkommen sind von den veröffentlichten Tableaus abgelesen
basis-one-transcription = eine öffentliche Abschrift der Materialseite beschreibt die Bilder
basis-change-2024 = Änderung des Verlags vom September 2024, auf neueren Plättchen abgedruckt
basis-named-building = zwei öffentliche Umsetzungen und das Bild des Plättchens nennen das Gebäude; die Punkte sind laut Spielregel die der Rundenplättchen
basis-two-maps = zwei öffentliche Quellen stimmen bei allem Land überein; A13 und die 17 Brückenplätze zeigen die Aufbaukarten des Verlags für das Solospiel
basis-four-maps = vier öffentliche Quellen stimmen bei jedem Feld überein; die 31 Brückenplätze sind die mit Fluss auf beiden Seiten, und G1-I1

## Automa: Karten, Gemeinschaften, Stufen

automacard = Karte { $name }

automafaction-simpletons = Die Unscheinbaren
automafaction-kuddlers = Kuschler
automafaction-druids = Druiden
automafaction-racelings = Sprinter
automafaction-wanderers = Wanderer
automafaction-mimics = Die Nachahmer
automafaction-powermongers = Machthändler
automafaction-symbionts = Symbionten
automafaction-blight = Verwüster
automafaction-gognomes = Gognome

automalevel-automalein = 1, Automalein
automalevel-automa = 2, Automa
automalevel-automaechtig = 3, Automächtig
automalevel-ultoma = 4, Ultoma
automalevel-alptrauma = 5, Alptrauma

automatile-workshop-law = Punkte von Automa für { round-workshop-law }
automatile-spade-engineering = Punkte von Automa für { round-spade-engineering }
automatile-workshop-banking = Punkte von Automa für { round-workshop-banking }
automatile-guild-law = Punkte von Automa für { round-guild-law }
automatile-step-medicine = Punkte von Automa für { round-step-medicine }
automatile-guild-medicine = Punkte von Automa für { round-guild-medicine }
automatile-town-engineering = Punkte von Automa für { round-town-engineering }
automatile-school-banking = Punkte von Automa für { round-school-banking }
automatile-track-engineering = Punkte von Automa für { round-track-engineering }
automatile-palace-university-medicine = Punkte von Automa für { round-palace-university-medicine }
automatile-innovation-law = Punkte von Automa für { round-innovation-law }
automatile-palace-university-banking = Punkte von Automa für { round-palace-university-banking }
automatile-final-workshop = Punkte von Automa für { final-workshop }
automatile-final-guild = Punkte von Automa für { final-guild }
automatile-final-school = Punkte von Automa für { final-school }
automatile-final-edge-workshop = Punkte von Automa für { final-edge-workshop }

join-automa-deeds = { $a }, dann { $b }
phrase-automa-deeds = { $parts }
phrase-automa-settle = kostenlos umwandeln und bauen{ $order ->
    [nearness] , zuerst möglichst nahe an deinen Gebäuden, dann nach der Liste deiner Heimatlandschaft
    [persons-terrain] , nach der Liste deiner Heimatlandschaft
    [power] , zuerst dort, wo du am meisten Macht erhältst
    [anywhere] { " " }mit unbegrenzter Reichweite
   *[terrain] { "" }
}
phrase-automa-upgrade = ein Gebäude aufwerten
phrase-automa-block = eine Machtaktion und eine Buchaktion abdecken
phrase-automa-scholar = einen Gelehrten entsenden
phrase-automa-advance = in einer Disziplin { $amount ->
    [one] 1 Schritt
   *[other] { $amount } Schritte
} aufholen
phrase-automa-innovation = ab Runde 3 eine Erfindung nehmen
phrase-automa-points = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} erhalten
phrase-automa-level-points = die Punkte ihrer Stufe{ $more ->
    [-1] , { $amount } weniger,
    [1] { " " }und { $amount } mehr
   *[other] { "" }
} erhalten
phrase-automa-faction-action = die Aktion ihrer Gemeinschaft ausführen
phrase-automa-tool = ein Werkzeug auf freies Land neben deinen Gebäuden legen, nach der Liste für die Landschaft der Jugend
phrase-automa-blight = { $amount ->
    [one] 1 Brachland
   *[other] { $amount } Brachland-Felder
} möglichst nahe an deinen Gebäuden verwüsten
phrase-automa-start = { steps-listed }
phrase-automa-turn = ihre Aktion: { $effect }
phrase-automa-support = zum Wählen: { $reference ->
    [marked] von markierten Gebäuden aus bauen
    [unmarked] von unmarkierten Gebäuden aus bauen
    [marked-reaching] von markierten Gebäuden aus bauen und sie mit den anderen zusammenführen
   *[unmarked-reaching] von unmarkierten Gebäuden aus bauen und sie mit den markierten zusammenführen
}; { $priority ->
    [A] Liste A
   *[B] Liste B
} der Landschaften; Nummer { $nth } { $arrow ->
    [right-down] von links oben
   *[left-up] von rechts unten
}; Gelehrte { $study ->
    [scoring-tile] nach dem Wertungsplättchen
   *[catch-up] dorthin, wo sie aufholen kann
}; der Rundenbonus { $bonus ->
    [left] links
    [middle] in der Mitte
   *[right] rechts
}
phrase-automa-ability = { $name ->
    [first-to-pass] wenn sie als Erste passt: { $amount }-mal ihre Punkte der Runde
    [building-points] am Spielende: { $amount } Punkte für jedes ihrer Gebäude
    [power-studies] immer wenn jemand { $amount } oder mehr Macht durch ihr Gebäude erhält: sie holt 1 Schritt auf
    [tools-left] wer auf einem Feld mit Werkzeug baut, nimmt es; am Spielende: { $amount } Punkte für jedes Werkzeug, das noch liegt
    [blight-left] wer auf verwüstetem Land baut, verliert 1 Punkt und heilt es; am Spielende: { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } für jedes verwüstete Feld
   *[achievements] wenn sie passt: je einmal { $amount } Punkte für einen Palast oder eine Universität, { $buildings } Gebäude, Stufe { $level } in einer Disziplin, { $innovations } Erfindungen
}

fact-starter = Im ersten Stapel
fact-starter-value = { $value ->
    [True] ja
   *[False] nein
}
fact-passes = Zeichen zum Passen
fact-passes-value = { $value ->
    [True] ja
   *[False] nein
}
fact-letters = Buchstaben der ersten Werkstätten
fact-letters-value = { $value ->
    [AB] A und B
    [CD] C und D
   *[EF] E und F
}
fact-ship = Schifffahrt, Runde für Runde
fact-ship-value = { $value }
fact-level-points = Punkte ihrer Stufe, Runde für Runde
fact-level-points-value = { $value }
fact-cards-aside = Karte, die zur Reserve kommt statt in den ersten Stapel
fact-cards-aside-value = { $value }
fact-cards-added = Zusätzliche Karte im ersten Stapel
fact-cards-added-value = { $value }
fact-cards-drawn = Zufällige Karten der Reserve im ersten Stapel
fact-cards-drawn-value = { $value }
fact-first-cards = Karten im ersten Stapel
fact-first-cards-value = { $value }
fact-early = Punkte in Runde 1 bis 3
fact-early-value = { $value }
fact-late = Punkte in Runde 4 und 5
fact-late-value = { $value }
fact-last = Punkte in Runde 6
fact-last-value = { $value }
fact-discipline = Disziplin für ihre Gelehrten
fact-discipline-value = { $value ->
    [banking] { discipline-banking }
    [law] { discipline-law }
    [engineering] { discipline-engineering }
   *[medicine] { discipline-medicine }
}

icon-automa = Automa
icon-automa-hint = die Gegnerin für alle, die allein spielen; ihre Karten sagen, was sie tut
icon-marked = markiertes Gebäude
icon-marked-hint = Automa baut von markierten oder von unmarkierten Gebäuden aus
icon-unmarked = unmarkiertes Gebäude
icon-list-a = Liste A der Landschaften
icon-list-a-hint = in dieser Reihenfolge mag Automa Landschaften
icon-list-b = Liste B der Landschaften
icon-list-b-hint = dieselbe Liste, im Umwandlungskreis andersherum
icon-arrow-right-down = von links oben gezählt
icon-arrow-left-up = von rechts unten gezählt
icon-blight = verwüstetes Feld
icon-blight-hint = wer hier baut, verliert einen Punkt, und das Land ist geheilt
icon-banking = Bankwesen
icon-law = Recht
icon-engineering = Ingenieurskunst
icon-medicine = Medizin
icon-temple = Tempel
icon-tower = Turm
icon-monument = Monument
icon-exchange = jederzeit tauschen
icon-innovation = Erfindung

basis-automa-aid = eine öffentliche Hilfe für das Solospiel und Bilder der Karten darin
basis-automa-filled-in = eine öffentliche Hilfe nennt die Aktion; was die ausgelegten Teile bewirken, haben wir gewählt

ending-automa-beaten = Automa ist besiegt.
ending-automa-tied = Automa teilt sich den Sieg mit dir.
ending-automa-won = Automa gewinnt.

prompt-automa-home = Welche Heimatlandschaft bekommt Automa?
prompt-automa-home-hint = Jede, die niemandem von euch gehört. Sie baut auf allem Land, am liebsten aber auf ihrem, dann auf dem, was im Umwandlungskreis daneben liegt.
prompt-automa-youth = Welche Landschaft bekommt die Jugend der Symbionten?
prompt-automa-youth-hint = Jede, die keine Heimatlandschaft ist. Nach ihrer Liste legt Automa Werkzeuge neben deine Gebäude.

option-automa = Zu zweit gegen Automa
option-automa-hint = Zu zweit spielt Automa mit den Unscheinbaren als Dritte mit. Allein spielst du immer gegen sie.
option-automa-level = Stufe von Automa
option-automa-level-hint = Wie stark Automa ist, wenn sie mitspielt: mehr Punkte, weitere Schifffahrt, mehr Karten.
option-automa-level-1 = 1, Automalein
option-automa-level-2 = 2, Automa
option-automa-level-3 = 3, Automächtig
option-automa-level-4 = 4, Ultoma
option-automa-level-5 = 5, Alptrauma
option-automa-faction = Gemeinschaft von Automa
option-automa-faction-hint = Für Spiele allein. Ausgelost wird unter den ersten sieben; bei den letzten drei haben wir einen Teil selbst ergänzt.
option-automa-faction-random = ausgelost
option-automa-faction-simpletons = { automafaction-simpletons }
option-automa-faction-kuddlers = { automafaction-kuddlers }
option-automa-faction-druids = { automafaction-druids }
option-automa-faction-racelings = { automafaction-racelings }
option-automa-faction-wanderers = { automafaction-wanderers }
option-automa-faction-mimics = { automafaction-mimics }
option-automa-faction-powermongers = { automafaction-powermongers }
option-automa-faction-symbionts = { automafaction-symbionts } (teils von uns)
option-automa-faction-blight = { automafaction-blight } (teils von uns)
option-automa-faction-gognomes = { automafaction-gognomes } (teils von uns)

part-automa = Automa
board-automa-action = Aktionskarte
board-automa-support = Hilfskarte
board-automa-next = Nächste Hilfskarte
board-automa-deck = { $cards ->
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
}, { $reserve } in Reserve
board-automa-ship = Schifffahrt von Automa: { $ship }
board-automa-level-points = Punkte ihrer Stufe in dieser Runde: { $points }
board-automa-marked = markiert
board-automa-tool = hier liegt ein Werkzeug
board-automa-blighted = verwüstet
text-automa-marked = Markiert
text-automa-tools = Werkzeuge auf
text-automa-blighted = Verwüstet

# What values of components are called where an owner sets them right.

word-river-workshop = Werkstatt am Fluss
word-edge-workshop = Werkstatt am Rand
word-palace-or-university = Palast oder Universität
word-found-town = Stadtgründung
word-town-tile = Stadtmarker
word-send-scholar = Gelehrten entsenden
word-step = Schritt in einer Disziplin
word-track = Schritt bei Schifffahrt oder Umwandeln

# Warum etwas so nicht gedruckt sein kann.

correction-map-rows = Es sind { $rows } Reihen mit je { $columns } Zeichen: { $letters } oder ein Leerzeichen.
