# Deutsche Texte von Perlen.

game-title = Perlen
game-tagline =
    Tauche, solange du dich traust.
    Der zweite Hai nimmt alles.
game-minutes = 10 Minuten

card-small-pearl = kleine Perle
card-pearl = Perle
card-large-pearl = große Perle
card-shark = Hai

zone-catch = Fang
zone-discard = Ablagestapel

prompt-dive = Tauchst du weiter?
prompt-dive-hint = Tauche auf und werte deinen Fang, oder decke noch eine Karte auf. Der zweite Hai nimmt den ganzen Fang.
prompt-dive-0 = Auftauchen
prompt-dive-1 = Tauchen

event-dived = { $player } findet: { $card }
event-surfaced = { $n ->
    [one] { $player } taucht mit 1 Punkt auf
   *[other] { $player } taucht mit { $n } Punkten auf
}
event-found-nothing = { $player } taucht ohne Perlen auf
event-bitten = { $player } trifft auf den zweiten Hai und verliert den Fang

ending-turns = Der letzte Zug ist vorbei.
points-pearls = Perlen
