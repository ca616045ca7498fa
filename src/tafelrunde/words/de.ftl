# Deutsche Wörter, die alle Spiele teilen. Wir duzen.
#
# Teilsätze. Der Text einer Wirkung ist eine Aufforderung, die mit dem Verb beginnt, klein und ohne Punkt ("nimm 2 Gold",
# "ziehe eine Karte"); was man ablehnen kann, beginnt mit "freiwillig:". Der Text einer Zählung ist, was auf "je" folgt
# ("Wald mit deinen Gebäuden").

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

phrase-may = freiwillig: { $pay } und dafür { $gain }
phrase-up-to = bis zu { $n }-mal freiwillig: { $pay } und dafür { $gain }
times = { $n ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] { $n }-mal
}
phrase-times = { $part }, und das { times }
phrase-per = { $part } je { $count }

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

advice-more-and-less = Gegenüber „{ $other }“ bringt das { $more } und kostet { $less }.
advice-more-and-less-but = Gegenüber „{ $other }“ bringt das { $more } und kostet { $less }; auszahlen wird es sich erst später.
advice-more = Gegenüber „{ $other }“ bringt das { $more }.
advice-less-but = Gegenüber „{ $other }“ kostet das jetzt { $less }; später zahlt es sich aus.
advice-only = Es gibt nichts anderes zu wählen.
advice-even = „{ $other }“ ist ebenso gut, soweit ich sehe.
advice-even-but = „{ $other }“ ist auf andere Weise ebenso gut; hier gibt es { $more } statt { $less }.
advice-later = Was es „{ $other }“ voraushat, zeigt sich erst später im Spiel.
advice-lasting = Bots enden damit um etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} besser als mit „{ $other }“.
advice-for-it = Dafür spricht: { $more }.
advice-level = ebenso gut
advice-things = { $name } ({ $sign }{ $count })
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

plain-round = Runde { $round }
plain-table = Tisch
plain-players = Spieler
plain-own = Vor dir
plain-choices = Zur Wahl
plain-turn = am Zug
feature-score = Punkte
feature-rival = Punkte der Besten unter den anderen
icon-hand = Handkarten
icon-vp = Siegpunkte
ending-over = Das Spiel ist aus.
