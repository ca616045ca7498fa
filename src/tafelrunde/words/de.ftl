# Deutsche Wörter, die alle Spiele teilen. Wir duzen.
#
# Teilsätze. Der Text einer Wirkung ist eine Aufforderung, klein und ohne Punkt ("nimm 2 Gold"). Ihr Verb steht als Rahmen
# um das, was es regiert, <nimm|2 Gold|nehmen>, damit derselbe Text nach "du darfst" und nach "um" stehen kann und Nachbarn
# sich ein Verb teilen; ein Punkt trennt die Vorsilbe ab: <lege|1 Energie|zurück·legen>. Was man ablehnen kann, beginnt mit
# "du darfst": <du darfst|2 Gold nehmen|~darfst du>. Der Text einer Zählung ist, was auf "je" folgt ("Wald mit deinen Gebäuden").

join-things = { $how ->
    [more] { $a }, { $b }
   *[last] { $a } und { $b }
}

join-all = { $how ->
    [list] { $a }; dann { $b }
   *[other] { $a }, dann { $b }
}
phrase-all = { $parts }

join-any-order = { $how ->
    [list] { $a }; und { $b }
    [more] { $a }, { $b }
   *[last] { $a } und { $b }
}
phrase-any-order = { $parts } (in beliebiger Reihenfolge)

join-one-of = { $how ->
    [list] { $a }; oder { $b }
    [more] { $a }, { $b }
   *[last] { $a } oder { $b }
}
phrase-one-of = { $parts }

phrase-may = { $gain-optional ->
    [yes] <du darfst|{ $pay-infinitive } und dafür { $gain-infinitive }|~darfst du>
   *[no] <du darfst|{ $pay-infinitive }, um { $gain-to }|~darfst du>
}
phrase-up-to = { $gain-optional ->
    [yes] <du darfst|bis zu { times } { $pay-infinitive } und dafür { $gain-infinitive }|~darfst du>
   *[no] <du darfst|bis zu { times } { $pay-infinitive }, um { $gain-to }|~darfst du>
}
times = { $n ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] { $n }-mal
}
phrase-times = { $part }, und das { times }
phrase-per = { $part } je { $count }
phrase-per-every = { $part } für je { $count }

## Fragen

prompt-order = Was machst du als Nächstes?
prompt-order-hint = Diese Wirkungen darfst du in beliebiger Reihenfolge ausführen: wähle die, die jetzt drankommt.
prompt-order-none = Nichts mehr

prompt-one-of = Was davon wählst du?
prompt-one-of-hint = Du bekommst nur eine dieser Wirkungen; was jetzt nicht ausgeführt werden kann, steht nicht zur Wahl.

prompt-may = Nimmst du das Angebot an ({ $about })?
prompt-may-hint = Du darfst zahlen und etwas dafür bekommen oder es lassen.
prompt-may-yes = Ja, mache ich
prompt-may-none = Nein, lasse ich

prompt-mix = { $about }: wie viele?
prompt-mix-hint = Du gibst in beliebiger Mischung, eine Sorte nach der anderen: sag, wie viele von dieser.

## Warum ein Bot so antwortet

reason-gains = { $choice }: Das bringt { $gains }.
reason-both = { $choice }: Das bringt { $gains } und kostet { $losses }.
reason-losses = { $choice }: Das kostet { $losses }, alles andere kostet mehr.
reason-none = { $choice }: Die Antwort macht keinen Unterschied, den ich sehen kann.
reason-random = { $choice }: ohne Grund, ich spiele zufällig.
reason-term = { $name } ({ $sign }{ $whole },{ $tenth })
feature-worth = eine bessere Stellung

## Rat, der Antworten vergleicht

advice-more-and-less = Gegenüber „{ $other }“ gewinnst du { $more }, verlierst aber { $less }.
advice-more-and-less-but = Gegenüber „{ $other }“ gewinnst du { $more }. Vorerst verlierst du { $less }, doch das sollte sich auszahlen.
advice-rather = { $more } statt { $less }: Das ist hier mehr wert, meine ich.
advice-rather-not = { $more } statt { $less }: Das ist hier weniger wert, meine ich.
advice-more = Gegenüber „{ $other }“ gewinnst du { $more }.
advice-less-but = Gegenüber „{ $other }“ verlierst du vorerst { $less }; das sollte sich später auszahlen.
advice-later = Ich verspreche mir davon mehr als von „{ $other }“, auch wenn man es dem Tisch noch nicht ansieht.
advice-hardly-worse = „{ $other }“ ist kaum schlechter.
advice-only = Es gibt nichts anderes zu wählen.
advice-alike = Welche von beiden du nimmst, ist gleich.
advice-even = „{ $other }“ ist ebenso gut, soweit ich sehe.
advice-same = „{ $other }“ läuft auf dasselbe hinaus.
advice-even-but = „{ $other }“ kommt aufs Gleiche heraus: Hier bekommst du { $more }, dort { $less }.
advice-behind-more = Du gewinnst { $more }, doch „{ $other }“ verspricht am Ende mehr.
advice-behind-less = Gegenüber „{ $other }“ verlierst du { $less }.
advice-behind = „{ $other }“ verspricht mehr, auch wenn man es dem Tisch noch nicht ansieht.
advice-hardly-better = „{ $other }“ ist kaum besser.
advice-strategic = Bots erreichen damit etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mehr als mit „{ $other }“.
advice-strategic-behind = Bots erreichen damit etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} weniger als mit „{ $other }“.
advice-level = ebenso gut
advice-level-first = gleichauf mit der nächsten
advice-things = { $name } ({ $count })
advice-ahead = { $sign }{ $whole },{ $tenth } Punkte, { $chance_sign }{ $chance } % Siegchance
advice-ahead-points = { $sign }{ $whole },{ $tenth } Punkte
advice-opinion-learned = Die Meinung des Bots { $level }, mit Gelerntem: { $worlds } vorgestellte Kartenlagen, { $whole },{ $tenth } s Bedenkzeit.
advice-opinion-by-hand = Die Meinung des Bots { $level }: { $worlds } vorgestellte Kartenlagen, { $whole },{ $tenth } s Bedenkzeit.

## Spieler und Werte

player = Spieler { $number }
you = du
nothing = nichts
yes = ja
no = nein
round = Runde
score = Punkte
icon-per = je

## Sprachen, jede in ihrer eigenen

language-en = English
language-de = Deutsch

## Woher die Werte einer Karte stammen

source-seed = im Regelheft abgedruckt
source-public = durch öffentliche Quellen belegt
source-reconstructed = von uns rekonstruiert
source-corrected = von der Besitzerin oder dem Besitzer berichtigt

## Tische von Spielen, die keine eigenen zeichnen

default-round = Runde { $round }
default-table = Tisch
default-players = Spieler
default-own = Vor dir
default-choices = Zur Wahl
default-turn = am Zug
feature-score = Punkte
feature-rival = Punkte der Besten unter den anderen
icon-hand = Handkarten
icon-vp = Siegpunkte
ending-over = Das Spiel ist aus.

# Warum etwas nicht auf einem Teil stehen kann; steht neben dem Feld, in das jemand es geschrieben hat.

correction-other = { $line }
correction-large-pack = Ein Paket hat höchstens { $most } Zeichen.
correction-deep-pack = Das ist zu tief verschachtelt.
correction-not-toml = Das ist keine Datei mit Berichtigungen: Zeile { $line } lässt sich nicht lesen.
correction-unprintable = Darin steht etwas, das sich nicht drucken lässt.
correction-foreign = Das gehört zu einem anderen Spiel.
correction-version = Die Version ist eine ganze Zahl ab 1.
correction-no-name = So heißt kein Teil und nichts, was darauf steht.
correction-language = Namen gibt es auf Englisch und auf Deutsch.
correction-no-value = Hier steht eine Zahl, ein Text oder eine Liste davon.
correction-table = Hier gehören Werte mit ihren Namen hin.
correction-text = Hier gehört ein Text hin.
correction-number = Hier gehört eine Zahl hin.
correction-flag = Hier gehört ein Ja oder ein Nein hin.
correction-effect = Hier gehört eine Wirkung hin.
correction-count = Hier gehört etwas hin, das man zählen kann.
correction-places = Hier gehören Plätze des Plans hin, mit ihren Nummern von 0 bis { $most }.
correction-list = Hier gehört eine Liste hin.
correction-word = Wähle eines der angebotenen Wörter.
correction-missing = Hier fehlt noch etwas.
correction-long = Das ist länger als { $most } Zeichen.
correction-letter = Das Zeichen { $letter } kommt in keinem Namen vor.
correction-deep = Das ist mehr als { $most }-mal verschachtelt.
correction-large = Die Zahl ist zu groß: höchstens { $most }.
correction-unknown = { $name } ist kein Baustein dieses Spiels.
correction-constant = { $name } ist ein Wort: Dahinter gehört nichts in Klammern.
correction-neither = { $name } ist weder eine Zahl noch ein Baustein dieses Spiels.
correction-unreadable = Das lässt sich nicht lesen: Fehlt eine Klammer oder ein Komma?
correction-unbuildable = Daraus lässt sich nichts machen: Etwas passt hier nicht zum Rest.
correction-no-part = Darauf gibt es kein { $part }. Es gibt: { $known }.
correction-no-component = Dieses Teil gibt es nicht.
correction-no-box = Damit passen die Teile nicht zusammen: Etwas wird genannt, das nicht in der Schachtel ist.
correction-copies = Davon gäbe es { $now }, in der Schachtel sind aber { $printed }. Die Anzahlen müssen aufgehen.
