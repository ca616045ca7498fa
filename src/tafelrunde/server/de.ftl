# Was der Server selbst am Tisch sagt.

waiting-person = { $player } ist am Zug.
waiting-bot = { $player } überlegt.
waiting-nobody = { $player } ist gegangen; wer den Tisch eröffnet hat, kann einen Bot setzen.
waiting-seats = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
cannot-be-undone = Dabei wird etwas Neues aufgedeckt: Das lässt sich nicht zurücknehmen.
ends-turn = Das beendet deinen Zug.
all-in-order = alles, in dieser Reihenfolge
face-down = Das liegt verdeckt, bis alle gewählt haben. Solange andere vor dir noch wählen, kannst du es zurücknehmen.
ends-game = Das beendet das Spiel.

note-bot-failed = Der Bot von { $player } ist gescheitert; an seiner Stelle wurde erlaubt gewählt.
note-bot-overran = Der Bot von { $player } brauchte zu lange; an seiner Stelle wurde erlaubt gewählt.
note-bot-seated = Für { $player } spielt von nun an ein Bot.
note-redealt = Die Regeln dieses Servers haben sich geändert, bevor jemand gewählt hat: Der Tisch ist neu ausgeteilt.
note-chosen-seed = Wer den Tisch eröffnet hat, hat die Verteilung gewählt und weiß vielleicht, was kommt.
note-continued = Dieser Tisch setzt ein anderes Spiel fort; jemand weiß vielleicht, was kommt.
note-left = { $player } hat den Tisch verlassen.
note-joined = { $player } ist an den Tisch gekommen.
note-program = Für { $player } spielt ab jetzt ein Programm.
note-time-up = Die Zeit von { $player } ist um.
note-stand-in = Ein Bot springt für { $player } ein, bis die Person zurückkommt.
note-returned = { $player } ist wieder da.
note-forfeited = { $player } hat den Platz abgegeben und diese Partie, die zählt, damit verloren.
note-voted-bot = Die anderen haben abgestimmt: Für { $player } spielt ab jetzt ein Bot.


player-here = Person { $number }

bot-random = Zufall
bot-random-hint = Nimmt irgendeine erlaubte Wahl. Gut, um die Regeln kennenzulernen.
bot-greedy = Gierig
bot-greedy-hint = Schaut bis zum Ende seines Zuges und nimmt, was dann am meisten wert ist.
bot-easy = Leicht
bot-easy-hint = Spielt mit Plan, schätzt aber nur grob. Gut für eine erste Partie.
bot-medium = Mittel
bot-medium-hint = Schaut bis zum Ende seines Zuges und nimmt, was dann am meisten wert scheint.
bot-hard = Schwer
bot-hard-hint = Schaut bis zum Ende seines Zuges und weiß gut, was das wert ist.
bot-expert = Sehr schwer
bot-expert-hint = Plant seinen ganzen Zug und vergleicht die besten Wege.
bot-master = Meisterlich
bot-master-hint = Hat in vielen Partien gegen sich selbst gelernt, was eine Stellung wert ist, und denkt damit voraus.
bot-offered-hint = Ein Bot von außen, den der Betreiber dieses Servers mitgebracht hat.
bot-thinks = { $tenth ->
    [0] Braucht höchstens { $whole } s für eine Antwort.
   *[other] Braucht höchstens { $whole },{ $tenth } s für eine Antwort.
}
bot-planner = Planer
bot-planner-hint = Plant seinen ganzen Zug, Antwort für Antwort.
bot-flat = Flaches Monte Carlo
bot-flat-hint = Probiert seine besten Züge immer wieder aus, einige Züge weit.
bot-mcts = Baumsuche
bot-mcts-hint = Monte-Carlo-Baumsuche über seinen ganzen Zug.

# Lektionen.

lesson-read-first = Einen Moment: Lies zuerst weiter, mit „Weiter“.
lesson-comes-later = Guter Gedanke, aber das kommt erst in Schritt { $step }. Nimm jetzt, was leuchtet.
lesson-not-now = In einer echten Partie dürftest du das. Für diesen Schritt nimm, was leuchtet.

goal-who = Wer du bist
goal-win = Wie du gewinnst
goal-turn = Dein Zug
goal-end = Wann Schluss ist

# Warum etwas nicht geht, für Menschen; der Code daneben ist für Programme.

error-unknown-person = Wir kennen uns noch nicht: Lade die Seite neu. (Programme fragen zuerst GET /api/me und behalten das Cookie.)
error-no-table = Diesen Tisch gibt es nicht.
error-no-sheet = Die Bilder haben sich geändert. Lade die Seite neu.
error-bad-pack = Dieses Paket lässt sich nicht verwenden. { $reason }
error-bad-pack-at = Dieses Paket lässt sich nicht verwenden. { $place }: { $reason }
error-over-budget = Das zu lesen braucht zu viel Zeit oder Speicher. Mach es kleiner oder einfacher und schick es noch einmal.
error-nameless-pack = Gib dem Paket einen Namen.
error-no-pack = Dieses Paket gibt es nicht.
error-not-your-pack = Ein Paket ändert nur, wer es gemacht hat. Mach daraus ein eigenes.
error-stale-pack = Inzwischen gibt es Version { $version } dieses Pakets. Sieh sie dir zuerst an; deine geht nicht verloren.
error-many-packs = Du hast { $most } Pakete, mehr kann man nicht haben.
error-many-versions = Dieses Paket hat { $most } Versionen, mehr kann es nicht haben. Beginne daraus ein neues.
error-no-such-line = In { $line } unterscheiden sich die Pakete nicht.
error-other-game = Das ist kein Paket von { $game }.
error-no-position = In den Partien, die wir probiert haben, kam es nicht vor. Lass Bots das ganze Paket probieren, oder spiel damit.
error-no-component = Dieses Stück gibt es nicht.
error-many-checks = Du hast { $most } Stücke geprüft, mehr geht nicht.
word-none = keine
word-any = beliebig
word-both = beide
word-nothing = nichts
block-all = nacheinander
block-any-order = in beliebiger Reihenfolge
block-one-of = eines davon
block-may = zahlen und dafür bekommen
block-up-to = mehrmals zahlen und bekommen
block-times = dasselbe mehrmals
block-per = für jedes
error-no-game = Das Spiel „{ $game }“ gibt es hier nicht.
error-no-lesson = Diese Lektion von „{ $game }“ gibt es hier nicht.
error-no-such-step = So weit ist die Lektion noch nicht: Schritt { $step } kommt erst; sie steht bei Schritt { $steps }.
error-no-kind = So etwas gibt es in diesem Spiel nicht.
error-no-number = Diese Nummer gibt es nicht.
error-no-path = Diesen Pfad gibt es in der API nicht.
error-not-started = Das Spiel beginnt, wenn alle Plätze besetzt sind.
error-no-such-seat = Dieser Tisch hat keinen Platz { $seat }.
error-no-such-order = Diesen Dauerauftrag gibt es in diesem Spiel nicht, oder nicht bis zu dieser Zahl.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-view = Das darf vor dem Ende des Spiels nur sehen, wer dort sitzt.
error-no-spectators = An diesem Tisch wird ohne Zuschauer gespielt.
error-host-only = Das darf nur, wer den Tisch eröffnet hat.
error-overtaken = Jemand anders war schneller; schau noch einmal.
error-newer-rules = An diesem Tisch gilt Version { $theirs } von { $game }; dieser Teil des Servers hat noch Version { $ours } und wird gerade erneuert. Versuche es gleich noch einmal.
error-older-rules = Dieser Tisch wird nach älteren Regeln gespielt; Tipps, Übungen und Abzweigungen gibt es dafür nicht.
error-other-rules = Dieser Tisch wurde mit Version { $theirs } von { $game } oder mit anderem Material begonnen; dieser Server hat Version { $ours }. Hier kann er nicht weitergespielt werden.
error-must-end = Dein Zug ist fertig: Beende ihn oder nimm etwas zurück.
error-nothing-to-undo = Was aufgedeckt, von anderen beantwortet oder bestätigt ist, bleibt so.
error-not-finished = Dein Zug ist noch nicht fertig: Es gibt noch etwas zu entscheiden.
error-over = Das Spiel ist vorbei.
error-stale = Der Tisch steht bei Entscheidung { $ply }, nicht { $sent }; schau noch einmal.
error-redealt = Die Regeln dieses Servers haben sich geändert, und der Tisch ist neu ausgeteilt; schau noch einmal.
error-not-your-turn = Du bist nicht am Zug.
error-nothing-asked = Von dir wird gerade nichts gefragt.
error-no-hint = Der Bot weiß hier keinen Rat.
error-no-coach = Hier schweigt die Begleitung, denn an diesem Tisch spielen auch andere Leute.
error-no-bot = Das hat ein Mensch gewählt; nur Bots sagen, warum.
error-illegal = Das kann hier nicht gewählt werden: { $reason }
error-bad-name = Ein Konto braucht einen Namen.
error-odd-name = Dieser Name enthält unsichtbare Zeichen oder verwechselbare Buchstaben verschiedener Schriften; wähl einen anderen.
error-name-of-account = Jemand hat ein Konto mit diesem oder einem zum Verwechseln ähnlichen Namen. Ist es deins, melde dich an; sonst wähl einen anderen.
error-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
error-has-account = Du hast schon ein Konto; melde dich ab, um ein anderes anzulegen.
error-name-taken = Ein Konto mit diesem Namen gibt es schon; wähle einen anderen.
error-no-account = Du hast noch kein Konto, also auch kein Passwort.
error-wrong-old-password = Das ist nicht dein bisheriges Passwort.
error-wrong-password = Name und Passwort passen nicht zusammen.
error-others-sit-here = An diesem Tisch hat noch jemand einen Platz, deshalb bleibt er. Du kannst ihn in dein Archiv legen.
error-one-seat = Du sitzt schon an diesem Tisch; an einem öffentlichen hat jeder einen Platz.
error-program-only-plays = Dieses Token spielt seinen Platz und sonst nichts.
error-taken = Dort sitzt schon jemand.
error-bad-invite = Dieser Link führt nicht zu diesem Platz; bitte um einen neuen.
error-no-rematch = Um eine Revanche kann nur bitten, wer mitgespielt hat.
error-no-next = Auf diese Partie folgt keine weitere.
error-not-over = Das Spiel ist noch nicht vorbei.
error-no-such-ply = Dieses Spiel hat { $plies } Entscheidungen; eine Stellung { $ply } gibt es nicht.
error-no-record-yet = Die Aufzeichnung gibt es, wenn das Spiel vorbei ist.
error-no-analysis-yet = Ein Spiel wird analysiert, wenn es vorbei ist.
error-no-hints = An diesem Tisch gibt es keine Tipps, solange das Spiel läuft: Hier spielen mehrere Leute, und wer den Tisch eröffnet hat, hat es nicht erlaubt.
error-no-tryouts = An diesem Tisch lässt sich nichts ausprobieren, solange das Spiel läuft: Hier spielen mehrere Leute, und wer den Tisch eröffnet hat, hat es nicht erlaubt.
error-no-chances = Wer zusieht, sieht die Aussichten während des Spiels nur, wenn alle einverstanden sind, die mitspielen.
error-no-fork-yet = Von anderswo weiterspielen lässt sich ein Spiel erst, wenn es vorbei ist.
error-no-fork-there = Dort ist das Spiel vorbei; wähle eine frühere Stellung.
error-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen: { $reason }
error-no-text = Die Aufzeichnung ist kein UTF-8-Text.
error-seats-differ = { $players } spielen, aber { $seats } Plätze sind genannt.
error-bad-text = Eine Zeile im Chat hat 1 bis { $most } Zeichen.
error-not-seated = Nur wer am Tisch sitzt, kann hier sprechen.
error-bad-request = Die Anfrage lässt sich nicht erfüllen: { $reason }
error-refused = Der Server lehnt das ab: { $reason }
error-busy = Der Server ist beschäftigt; versuch es gleich noch einmal.
error-wedged = Die Regeln dieses Spiels kamen hier zu keinem Ende, darum ist das nicht geschehen. Bitte wähle etwas anderes und melde es.
error-internal = Bei uns ist etwas schiefgegangen.
error-unknown-host = Unter diesem Namen antwortet der Server nicht; TAFELRUNDE_HOSTS kann ihn ergänzen.
error-foreign-origin = Anfragen, die etwas ändern, müssen von den Seiten dieses Servers kommen.
error-not-json = Schick JSON, mit Content-Type: application/json.
error-too-large = Eine Anfrage hat hier höchstens { $most } Byte.
error-long-address = Die Adresse einer Anfrage hat höchstens { $most } Byte.
error-long-headers = Die Kopfzeilen einer Anfrage haben zusammen höchstens { $most } Byte.
error-too-slow = Die Anfrage kam nicht rechtzeitig an; bitte schick sie noch einmal.
error-unknown-token = Dieses Token öffnet nichts; bitte den Gastgeber des Tisches um ein neues.
error-no-token = Deinen eigenen Platz kannst du einem Programm geben; einen freien gibt ihm vor dem Spiel der Gastgeber.
error-still-there = Dort spielt jemand. Ersetzen kannst du erst, wer geht oder keine Zeit mehr hat.
error-bad-webhook = Ein Webhook ist eine http- oder https-Adresse ohne Passwort mit höchstens 500 Zeichen.
error-no-such-bot = Ein Bot „{ $bot }“ setzt sich hier nicht; es gibt: { $offered }.
error-no-zone = Es gibt keine Zeitzone „{ $zone }“.
error-still-time = Auf dieser Uhr ist noch Zeit.
error-no-other-person = An diesem Platz spielt niemand anders.
error-no-person = Diese Person gibt es nicht.
error-many-relations = Man kann { $most } Leuten folgen oder sie blockieren; lass zuerst jemanden los.
error-blocked = Jemand an diesem Tisch möchte nicht mit dir spielen.
error-not-followed = Mit Namen einladen kannst du nur, wem du folgst.
error-no-free-seat = An diesem Tisch ist kein Platz frei.
error-empty-report = Sag in ein paar Worten, was war.
error-many-reports = Deine Meldungen warten noch auf den, der sie liest; danach können neue kommen.
error-no-vote = Du kannst über andere Leute abstimmen, die an diesem Tisch spielen, und über sonst niemanden.
error-no-vote-in-contest = In einem Turnier wird nicht abgestimmt: Die Uhr und die Turnierleitung entscheiden.
error-no-vote-before-first-choice = Abstimmen kannst du, sobald im Spiel die erste Wahl getroffen ist. Bis dahin kannst du den Tisch verlassen; wer ihn eröffnet hat, kann ihn entfernen, wenn die erste Person nicht kommt.
error-not-absent = Abstimmen kannst du, wenn diese Person am Zug ist und fehlt: Ihre Uhr ist abgelaufen oder, ohne Uhr, alle warten seit drei Tagen.
error-not-at-this-table = Das entscheiden nur die, die am Tisch spielen.
error-too-many = { $what ->
    [guests] Von deiner Adresse kommen zu viele neue Gäste; bitte in { $retry } s noch einmal versuchen.
    [tables] Du hast in kurzer Zeit viele Tische eröffnet; der nächste geht in { $retry } s.
    [records] Du hast in kurzer Zeit viele Aufzeichnungen gebracht; die nächste geht in { $retry } s.
    [packs] Du hast in kurzer Zeit oft Pakete geändert; bitte { $retry } s warten.
    [drafts] Du hast in kurzer Zeit viel ausprobiert; bitte { $retry } s warten.
    [chat] Lass bitte auch andere zu Wort kommen; deine nächste Zeile geht in { $retry } s.
    [choices] Das war schneller, als man spielen kann; bitte { $retry } s warten.
    [ghosts] Du siehst dich sehr schnell um; bitte { $retry } s warten.
    [account] Jemand hat für dieses Konto zu viele Passwörter probiert; es öffnet sich in { $retry } s, oder in einem Browser, in dem du schon angemeldet warst.
    [invites] Du hast diese Person schon mehrmals eingeladen; die nächste Einladung geht in { $retry } s.
    [invited] Es gibt viele Einladungen für eine Person; bitte warte { $retry } s.
    [seats] Das ist viel Aufstehen und Hinsetzen; bitte { $retry } s warten.
    [steps] Du hast oft gefragt, was geschehen ist; bitte { $retry } s warten.
    [replays] Das war schneller, als man zusehen kann; bitte { $retry } s warten.
    [hints] Der Bot braucht eine Pause; frag ihn in { $retry } s wieder.
    [mail] Wir haben dir fürs Erste genug geschrieben; die nächste Nachricht geht in { $retry } s.
    [mailbox] An diese Adresse gingen in letzter Zeit schon mehrere Mails von uns. Sieh dort nach, auch beim Spam, oder versuch es morgen noch einmal.
    [confirmations] Wir haben in kurzer Zeit sehr viele Adressen gefragt; bitte in { $retry } s noch einmal versuchen.
    [links] Links zu einem neuen Passwort sind dorthin schon unterwegs; der nächste geht in { $retry } s.
    [news] Es gibt gerade sehr viel Neues für eine Person; die nächste Mail geht in { $retry } s.
    [login] Das wurde zu oft versucht; bitte { $retry } s warten und dann noch einmal versuchen.
    [sockets] Von deiner Adresse oder deinem Konto sind zu viele Seiten offen; schließe einige oder versuche es in { $retry } s noch einmal.
    [frames] Die Seite sagt zu viel auf einmal; bitte { $retry } s warten.
   *[requests] Das war zu viel auf einmal; bitte { $retry } s warten.
}

# Wege ins Konto: Mails, und warum einer davon zu ist.

recovery-confirm-subject = Ist das deine Adresse?
recovery-confirm = Für das Konto „{ $account }“ soll ein verlorenes Passwort über diese Adresse ersetzt werden können. Wenn du das warst, bestätige es hier, innerhalb von drei Tagen:

    { $link }

    Wenn du es nicht warst, musst du nichts tun. Keine Mail mehr von diesem Server, wer immer diese Adresse angibt:

    { $block }
recovery-subject = Ein neues Passwort
recovery = Für das Konto „{ $account }“ wurde ein neues Passwort erbeten. Mit diesem Link kannst du eines wählen; er gilt einmal, eine Stunde lang:

    { $link }

    Wenn du das nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.
error-no-account-yet = Dafür braucht es ein Konto, und du hast noch keines.
error-bad-recovery-link = Dieser Link gilt nicht mehr: Er ist benutzt, älter als eine Stunde, oder es gibt einen neueren. Bitte um einen anderen.
error-unknown-passkey = Diesen Passkey kennt hier kein Konto.
error-passkey-not-proven = Der Passkey hat nicht bewiesen, dass du es bist; bitte versuch es noch einmal.
error-passkey-known = Dieser Passkey ist schon bekannt.
error-no-passkey = Diesen Passkey gibt es nicht.
error-many-passkeys = Ein Konto hat höchstens { $most } Passkeys; entferne zuerst einen.

# Wer den Server betreibt, und was er gegen wen tut.

error-owner-only = Das darf nur, wer den Server betreibt.
error-not-the-owner = Wer den Server betreibt, kann weder zum Schweigen gebracht noch ausgeschlossen werden; vorher braucht es `tafelrunde owner --revoke`.
error-no-report = Diese Meldung gibt es nicht; vielleicht ist sie schon erledigt.
error-empty-warning = Sag in ein paar Worten, wovor gewarnt wird.
error-silenced = Du darfst zurzeit nichts in Chats schreiben. Wer den Server betreibt, hat dir gesagt, warum.
error-banned = Du darfst hier zusehen, zurzeit aber nichts weiter. Wer den Server betreibt, hat dir gesagt, warum.

# Die Aufgabe des Tages.

error-no-legal-page = Wer diesen Server betreibt, hat diese Seite nicht geschrieben.
error-no-challenge = An diesem Tag gab es keine Aufgabe.
error-sealed = Andere haben ihren Versuch heute vielleicht noch vor sich; morgen ist es zu haben.

# Die Besten einer Saison.

error-no-season = Diese Saison gibt es hier nicht.

# Turniere.

error-no-tournament = Dieses Turnier gibt es nicht.
error-many-tournaments = Du veranstaltest schon { $most } Turniere, die noch nicht zu Ende sind; bring erst eines davon zu Ende.
error-tournament-full = Alle { $most } Plätze dieses Turniers sind vergeben.
error-tournament-begun = Das Turnier hat schon begonnen.
error-too-few-entrants = Ein Turnier braucht zwei, die spielen.
error-contest-seat = Dieser Platz gehört jemandem in einem Wettbewerb; niemand sonst kann ihn nehmen.
error-tournament-host-only = Das darf nur, wer das Turnier veranstaltet.
error-playing-host = Du spielst in diesem Turnier mit und entscheidest nach dem Start über niemand anderen.

# Partien, die zählen: gewertete, Turniere, die Aufgabe des Tages.

error-rated-needs-account = Diese Partie ist gewertet und braucht deshalb ein Konto: Leg eines an oder melde dich an.
error-not-ratable = Eine gewertete Partie hat mindestens zwei Plätze und wird zufällig ausgeteilt. In ihr gibt es keine Tipps, kein Ausprobieren, kein eigenes Korrekturpaket und niemanden neben dir am selben Gerät.
error-option-not-ratable = Wer beginnt, entscheidet in gewerteten Partien das Los. Lass die Option „{ $part }“ auf ihrem Standardwert.
error-long-night = In gewerteten Partien ruhen die Uhren nachts höchstens { $most } Stunden.
error-bot-without-rating = Der Bot „{ $bot }“ hat in diesem Spiel keine Wertung und kann deshalb nicht gewertet mitspielen.
error-seat-in-rated-game = In einer gewerteten Partie spielt jede Person selbst. Du kannst gehen, dann spielt ein Bot weiter, aber du hast verloren.
error-seat-in-contest = In einem Turnier oder bei der Aufgabe des Tages wird kein Platz abgegeben oder neu besetzt: Das entscheiden die Uhr und die Turnierleitung.
error-seat-is-kept = Dieser Platz gehört einer Person, die gegangen ist und zurückkommen kann.
error-no-help-while-it-counts = Diese Partie zählt; bis zu ihrem Ende gibt es keine Tipps und kein Ausprobieren.
error-contest-spectators = Ob andere zuschauen dürfen, steht in einem Turnier und bei der Aufgabe des Tages fest.
error-no-abort-here = Nur eine gewertete Partie lässt sich abbrechen; jede andere kannst du verlassen.
error-too-late-to-abort = Abbrechen lässt sich eine Partie nur, bis jemand den zweiten Zug beginnt. Du kannst gehen, aber dann hast du verloren.
error-many-aborts = Du hast innerhalb eines Tages { $most } Partien abgebrochen, mehr geht nicht. Du kannst gehen, aber dann hast du verloren.
error-banned-player = { $name } hat mehrere gewertete Partien abgebrochen und kann die nächste in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} spielen.
error-play-ban = Du hast mehrere gewertete Partien abgebrochen. Die nächste kannst du in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} spielen.

# Kleine Zeichen hinter einer Regel im Nachschlagewerk, und was sie bedeuten.

mark-ruling = unsere Auslegung
mark-ruling-hint = Die Spielregel lässt das offen oder lässt mehrere Lesarten zu. So wird hier gespielt.
mark-derived = folgt daraus
mark-derived-hint = Steht nicht als Satz da, folgt aber aus anderen Regeln.
mark-editions = Ausgaben verschieden
mark-editions-hint = Die deutsche und die englische Spielregel sagen Verschiedenes; beides steht da, und was hier gilt.
mark-icon = nur als Bild
mark-icon-hint = Die Spielregel zeigt das nur als Bild. Angegeben ist die wahrscheinlichste Bedeutung.
mark-settled = bestätigt
mark-settled-hint = Eine andere Stelle oder eine öffentliche Quelle bestätigt diese Bedeutung.
mark-open = offen
mark-open-hint = Keine Quelle klärt das. Was hier gespielt wird, ist gewählt und kann sich ändern.
mark-public = öffentliche Quelle
mark-public-hint = Die Spielregel druckt das nicht ab, eine öffentliche Quelle schon.
mark-box-hint = Gilt nur mit dieser Erweiterung.
mark-page = S. { $pages }
mark-page-of = { $book }, S. { $pages }
mark-page-hint = Seite der gedruckten Spielregel

# Zeichen zwischen Symbolen, für die Zeichenerklärung.

sign-becomes = aus dem Linken wird das Rechte, oder es führt dorthin
sign-pay = zahle das Linke für das Rechte; hinter einer Sache: was sie haben muss
sign-or = das eine oder das andere
sign-times = so viele Male
sign-and = und dann
sign-apart = trennt zwei Hälften
sign-equals = gilt als
sign-endless = ohne Grenze

# Was ein Bot von einem Spiel hält.

analysis-opinion-learned = Die Meinung eines Bots ({ $level }, mit Gelerntem) nach { $seconds } s Bedenkzeit. Seine Chancen sind an { $games } Spiele von Bots angepasst.
analysis-opinion-rough = Die Meinung eines Bots ({ $level }, mit Gelerntem) nach { $seconds } s Bedenkzeit. Seine Chancen sind grob, denn noch sind sie an keine Spiele angepasst.
analysis-opinion-by-hand = Die Meinung eines Bots ({ $level }) nach { $seconds } s Bedenkzeit. Zu diesen Regeln passt nichts Gelerntes, die Chancen sind daher grob.
tryout-opinion = Verdeckte Karten sind nur vorgestellt, die Zahlen sind die Meinung eines Bots.
chances-opinion = Die Meinung eines Bots, der keine verdeckten Karten kennt.

# Wie gerufen wird, wer nicht da ist. { $table } ist der Titel des Tisches oder der Name des Spiels.

webhook-turn = { $table }: { $player } ist am Zug.
webhook-time = { $table }: Die Zeit von { $player } ist um.
webhook-over = { $table }: Das Spiel ist aus.
call-turn = Du bist dran: { $table }
call-time = Deine Zeit ist um: { $table }
call-invite = Du bist an einen Tisch eingeladen: { $table }
call-over = Das Spiel ist aus: { $table }
call-several = { $n } Tische warten auf dich
call-open = Zum Tisch
call-try = So rufen wir dich
call-try-text = Alles gut: Dieser Weg geht.
mail-stop = Das bekommst du, weil du es so wolltest. Keine Mails mehr: { $link }
mail-confirm-subject = Ist das deine Adresse?
mail-confirm = Jemand möchte unter dieser Adresse an den Tisch gerufen werden. Wenn du das warst, sag es hier:

    { $link }

    Wenn nicht, musst du nichts tun. Keine Mail mehr von diesem Server, wer immer diese Adresse angibt:

    { $block }
error-bad-device = Die Schlüssel des Browsers für Nachrichten sind unverständlich; schalte sie aus und wieder an.
error-bad-mail-link = Dieser Link ist nicht von uns oder zu alt; lass dir einen neuen schicken.
error-no-such-address = Diese Adresse ist nicht mehr gefragt.
error-no-mail = Dieser Server verschickt keine Mails; wer ihn betreibt, kann das einrichten.
