# Die Wörter der Befehlszeile.

error = { $message }
panel-options = Optionen
panel-arguments = Angaben
panel-commands = Befehle
help-tavolata = Familienspiele rund um Italien, genau nach der Anleitung: zum Spielen, Studieren und Forschen.
help-games = Zeigt, welche Spiele es gibt, für wie viele Personen und mit welchen Optionen.
example-games = Beispiel: `tavolata games --json`
help-play = Im Terminal spielen: allein gegen Bots oder zu mehreren an einer Tastatur.
example-play = Beispiel: `tavolata play domingo --seat 1=human:Anna --seat 2=human:Ben --seat 3=greedy --option announcing=on`
help-simulate = Lässt Bots viele Spiele spielen und zeigt, wie sie abschneiden.
example-simulate = Beispiel: `tavolata simulate domingo --players 3 --games 10000 --seed 1 --bots greedy,random --output spiele.parquet`
help-replay = Die Aufzeichnung eines Spiels Zug für Zug ansehen.
example-replay = Beispiel: `tavolata replay abend.json --seat 1`
help-review = Auf ein fertiges Spiel zurückblicken: wie viel Glück, wie viel Spiel, und welche Entscheidungen am meisten gekostet haben.
example-review = Beispiel: `tavolata review abend.json --seat 1 --html rueckblick.html`
help-review-seat = Nur die Entscheidungen dieses Platzes beurteilen; sonst die von allen.
help-review-html = Den Rückblick als Seite schreiben.
help-review-parquet = Eine Zeile je Zug in eine .parquet-Datei schreiben.
help-review-budget = Wie viele Simulationen der beste Bot für eine Entscheidung hat.
reviewing = Rückblick auf { $title }
help-verify = Eine Aufzeichnung neu austeilen und nachspielen: Startwert, Zusage, jeder Zug, das Ergebnis.
example-verify = Beispiel: `tavolata verify abend.json`
help-rules = Die nummerierten Regeln eines Spiels lesen, oder eine davon.
example-rules = Beispiel: `tavolata rules domingo DO-15`
help-bench = Misst, wie schnell die Spiele auf diesem Rechner sind, in Zügen pro Sekunde.
example-bench = Beispiel: `tavolata bench domingo --json`
help-editions = Karten und Pläne als Dateien: unsere und eigene.
help-editions-check = Eine Datei mit eigenen Karten prüfen.
example-editions-check = Beispiel: `tavolata editions check meine-karten.toml`
help-editions-show = Die Datei unserer eigenen Ausgabe zeigen, als Vorlage.
example-editions-show = Beispiel: `tavolata editions show domingo > meine-karten.toml`
help-new = Ein Paket mit dem kleinsten Spiel schreiben, um ein eigenes damit zu beginnen.
example-new = Beispiel: `tavolata new kiesel`
help-new-name = Wie das Spiel heißt: kleine Buchstaben, Ziffern und _.
new-made = { $folder } ist geschrieben: ein Spiel, das man spielen kann. Weiter geht es mit:
    pip install --editable { $folder }
    tavolata play { $name }
    pytest { $folder }
error-new-name = „{ $name }“ kann kein Spiel heißen: Der Name besteht aus kleinen Buchstaben, Ziffern und _ und beginnt mit einem Buchstaben.
error-new-known = Ein Spiel „{ $name }“ gibt es schon. Wähle einen anderen Namen.
error-new-exists = { $folder } gibt es schon. Wähle einen anderen Namen oder einen anderen Ordner, in dem es entsteht.
help-game = Das Spiel, mit Namen (siehe `tavolata games`).
help-record-file = Die Aufzeichnung eines Spiels.
help-lang = Die Sprache; sonst die der Umgebung.
help-json = JSON ausgeben, für Programme.
help-option = Eine Tischoption, zum Beispiel announcing=on; mehrfach möglich.
help-edition = Eine Datei mit eigenen Karten.
help-seed = Eine Zahl, mit der jedes Mal gleich ausgeteilt wird, oder die 64 Ziffern eines Startwerts.
help-workers = Wie viele Kerne benutzt werden.
help-seat = Wer auf einem Platz sitzt: human, ein Bot von level-1 bis level-5, eine Figur wie ada oder beppe, greedy oder random, oder ein eigener Bot (modul:Klasse oder cmd:BEFEHL), zum Beispiel 1=human oder 1=human:Anna; mehrfach möglich.
help-pace = Wie lange Bots für einen Zug brauchen: quick (schnell), natural (natürlich) oder leisurely (gemächlich).
help-hints = Wer sich Tipps holen darf: everybody (alle), announced (alle, und die anderen erfahren davon) oder nobody (niemand).
help-ask-everything = Auch fragen, wenn es nichts zu entscheiden gibt.
help-players = Wie viele Personen mitspielen.
help-resume = Ein gespeichertes Spiel fortsetzen.
help-record = Die Aufzeichnung am Ende hierhin schreiben.
help-clause = Eine Regel, zum Beispiel DO-15.
help-clauses = Regel für Regel statt der Anleitung.
help-games-number = Wie viele Spiele.
help-bot-seconds = Wie viele Sekunden ein eigener Bot für eine Entscheidung brauchen darf.
help-ahead-seconds = Wie viele Sekunden ein eigener Bot weiterdenken darf, während andere überlegen, falls er das kann; 0: gar nicht.
help-bots = Welche Bots, reihum; sie wechseln von Spiel zu Spiel die Plätze.
help-out = Eine Zeile je Spiel in eine Datei .parquet oder .csv schreiben.
help-eyes = Aus der Sicht dieses Platzes sehen; sonst aus der des Publikums.
help-at = Nach diesem Zug beginnen.
compiling = { $unit } wird kompiliert (nur einmal)
simulating = { $title } wird gespielt
measuring = Messung läuft
game = Spiel
players = Personen
minutes = Minuten
about = Worum es geht
options = Optionen
player = Platz
rank = Rang
points = Punkte
points-short = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
log = Was geschah
won = { $count ->
    [one] { $winners } gewinnt: { $why }
   *[other] { $winners } gewinnen: { $why }
}
question-verb = Was tust du?
prompt = { $player } (? für Hilfe) >
curtain = { $player } ist dran. Alle anderen schauen bitte weg.
press-enter = Drücke die Eingabetaste
play-help = Antworte mit der Nummer, den Buchstaben oder dem Anfang deiner Wahl; mehrere Antworten in einer Zeile sind möglich.
    u  zurücknehmen     h  Tipp des besten Bots     l  das ganze Protokoll
    r  die Regeln lesen     r 15  eine Regel     s DATEI  speichern     q  aufhören (das Spiel bleibt erhalten)
undone = Zurückgenommen.
thinks = { $player } überlegt …
bot-faults = { $count ->
    [1] { $player } hat einen Zug an { $fallback } verloren. { $last }
   *[other] { $player } hat { $count } Züge an { $fallback } verloren. Zuletzt: { $last }
}
warming-up = Die Bots laufen sich noch warm: { $percent } %
hints = An deiner Stelle würde { $bot } wählen:
hint-best = Am besten: { $action }. Am Ende etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }; so gewinnst du etwa { $wins } von 100 Spielen.
hint-plan = Danach: { $actions }.
hint-next = Das Nächstbeste: { $action }. Am Ende etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }; so gewinnst du etwa { $wins } von 100 Spielen.
hint-equal = Etwa ebenso gut: { $action }. Am Ende etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }; so gewinnst du etwa { $wins } von 100 Spielen.
hint-vary = Diese Wahl sieht niemand, am besten wechselst du ab: das Beste { $times ->
    [one] etwa jedes zehnte Mal.
   *[other] in etwa { $times } von 10 Fällen.
  }
hint-elsewhere = Das Beste ist etwas anderes: Nimm zurück, was du schon gewählt hast (u), und frag noch einmal.
hints-taken = { $count ->
    [one] { $player } hat sich in diesem Spiel einen Tipp geholt.
   *[other] { $player } hat sich in diesem Spiel { $count } Tipps geholt.
}
character = · { $player } (Stufe { $level }): { $like }
which-clause = Welche Regel, von { $first } bis { $last }? Zum Beispiel r { $first }.
saved = Gespeichert in { $file }.
promised = Die Karten sind verteilt; die Zusage (SHA-256 des Startwerts): { $commitment }
seed-shown = Der Startwert dieses Spiels: { $seed }
keep-record = s DATEI bewahrt die Aufzeichnung auf, Eingabetaste beendet >
kept = Das Spiel war nicht zu Ende. Weiter geht es mit:
    { $command } play --resume { $file }
replay-prompt = Zug { $at } von { $last }: Eingabetaste weiter, b zurück, eine Zahl, q beendet >
verified = { $file }: Alles in dieser Aufzeichnung stimmt.
verified-deal = Neu ausgeteilt aus dem Startwert, der mit { $commitment } zugesagt war.
verified-moves = { $count ->
    [one] 1 Zug nachgespielt.
   *[other] { $count } Züge nachgespielt.
}
verified-result = Das Ergebnis stimmt: { $points }.
verified-unfinished = Das Spiel ist nicht zu Ende; bisher: { $points }.
edition-good = { $file }: Mit „{ $name }“ lässt sich spielen ({ $game }).
edition-play = Damit spielen: { $command } play { $game } --edition { $file }
who = Wer
wins = Gewonnene Spiele je Platz (95 %)
mean = Punkte, Mittel
spread = Streuung
quartiles = Quartile
simulated = Nach Bot und nach Platz
length = Züge je Spiel: im Mittel { NUMBER($mean, maximumFractionDigits: 1) }, von { $low } bis { $high }.
speed = { NUMBER($games) } Spiele, { NUMBER($moves) } Züge pro Sekunde.
bench-title = Züge pro Sekunde, Zufallsspiel, mit Austeilen
bench-bulk-one-core = In großer Zahl, ein Kern
bench-bulk-all-cores = In großer Zahl, alle Kerne
bench-single-calls = Einzelne Aufrufe
bench-match-play = Am Tisch
bench-match-views = Am Tisch, mit Ansichten
bench-search = Suche, ein Kern (Simulationen)
help-compile = Misst, wie lange das Kompilieren mit leerem Zwischenspeicher dauert
bench-compile-seconds = CPU-Sekunden
bench-compilations = Kompilierungen
bench-compiled-functions = Funktionen
bench-costliest = Was am meisten kostet, in Sekunden
bench-startup = `tavolata games` braucht { NUMBER($seconds, maximumFractionDigits: 2) } s von Anfang bis Ende.
error-option-form = „{ $given }“ ist keine Option: Schreib NAME=WERT, zum Beispiel announcing=on.
error-seat-form = „{ $given }“ setzt niemanden an den Tisch: Schreib N=WER, zum Beispiel 1=human oder 2=greedy.
error-unknown-player = „{ $given }“ kann nicht am Tisch sitzen. Zur Wahl stehen: { $known }, oder ein eigener Bot (modul:Klasse oder cmd:BEFEHL).
error-seat-beyond = Einen Platz { $seat } gibt es an einem Tisch mit { $players } Plätzen nicht.
error-play-what = Welches Spiel ({ $known })? Oder ein gespeichertes fortsetzen: --resume DATEI.
error-resume-alone = Ein gespeichertes Spiel bringt Spiel, Tisch, Karten und Startwert mit: Gib --resume ohne sie an.
error-record-seats = Die Aufzeichnung sagt nicht, wer wo sitzt: Gib zum Weiterspielen jeden Platz mit --seat an.
error-save-where = Wohin? s DATEI, zum Beispiel s abend.json.
error-too-many-words = „{ $word }“ ist ein Wort zu viel: Die Wahl steht schon fest.
error-unknown-word = „{ $word }“ passt hier zu nichts. Möglich: { $known }.
error-ambiguous-word = „{ $word }“ passt zu mehreren Antworten. Möglich: { $known }.
error-no-such-move = Die Aufzeichnung hat keinen Zug { $number }; der letzte ist { $last }.
error-replay-key = „{ $given }“ bedeutet hier nichts: Eingabetaste, b, q oder eine Zahl bis { $last }.
error-out-kind = { $file }: Der Name muss auf .parquet oder .csv enden.
error-out-folder = Einen Ordner { $folder } zum Schreiben gibt es nicht.
help-commitment = Die Zusage, die du beim Austeilen notiert hast.
help-open = Alles zeigen, auch Verdecktes (eines beendeten Spiels).
error-other-commitment = Das ist ein anderes Spiel als das, das dir zugesagt war: Seine Zusage ist { $found }.
error-not-over = Das Spiel ist nicht zu Ende: Verdecktes bleibt verdeckt.
error-seat-twice = Platz { $seat } ist zweimal genannt.
help-version = Die Version zeigen.
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
one-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole = { NUMBER($value) }

help-serve = Tische für Browser anbieten: für Leute an ihren eigenen Geräten und Bots.
example-serve = Beispiel: `tavolata serve --port 8270`
help-host = Unter welcher Adresse der Server zu erreichen ist; 127.0.0.1: nur auf diesem Rechner.
help-port = Der Port; 0 nimmt irgendeinen freien.
help-database = Wo die Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://BENUTZER:PASSWORT@RECHNER/NAME; sonst eine Datei in deinem Datenordner.
help-browse = Auch den Browser öffnen.
help-log-format = Wie das Protokoll geschrieben wird: Zeilen für Menschen oder JSON.
help-metrics = Dort Zahlen für Prometheus anbieten, unter /metrics; ein Port allein meint diesen Rechner.
serve-here = Tavolata ist geöffnet: { $address }
serve-network = Für andere Geräte in deinem Netz: { $address }
serve-stop = Beenden mit Strg-C; jeder gemachte Zug bleibt erhalten.
serve-stopped = Tavolata ist geschlossen.

help-tournament = Bots zu gleichen Bedingungen gegeneinander spielen lassen, ihre Stärke messen und darüber berichten.
example-tournament = Beispiel: `tavolata tournament domingo --bots greedy,random --games 1000 --output fruehling`
help-report = Herausfinden, wie ausgewogen ein Spiel ist: nach Plätzen, Optionen und Karten.
example-report = Beispiel: `tavolata report domingo --players 3 --games 1000 --output domingo-bericht`
help-tournament-bots = Welche Bots, jeder einmal; ein eigener Bot heißt modul:Klasse oder cmd:BEFEHL.
help-report-games = Wie viele Spiele mindestens; jede Kartenverteilung wird mit jedem variierten Wert einmal gespielt.
help-tournament-games = Wie viele Spiele jede Paarung mindestens hat; jede Kartenverteilung wird von jedem Platz aus gespielt.
help-ray = Auf dem Ray-Cluster mit dieser Adresse spielen („auto“: dem dieses Rechners).
help-output = Ein Ordner für die Spiele und den Bericht. Ein unterbrochenes Turnier geht dort weiter.
help-report-bot = Der Bot auf allen Plätzen.
help-vary = Jeden Wert dieser Option spielen; mehrfach möglich.
tournament-playing = { $title } wird gespielt
tournament-reading = Die Spiele werden gelesen
tournament-report = Der Bericht: { $file }
tournament-games = Alle Spiele: { $file }
tournament-cross = Siege der Zeile gegen die Spalte, × gerechter Anteil
tournament-luck = Das Glück wird gemessen
help-adjust = Rechnet etwas aus den Ergebnissen heraus: luck (das Glück).
tournament-best = Am meisten wert
tournament-worst = Am wenigsten wert
tournament-event = Was geschah

help-train = Ein Netz ein Spiel lernen lassen, indem es gegen sich selbst spielt.
example-train = Beispiel: `tavolata train domingo --players 2 --steps 200 --seed 1 --output domingo-training`
help-train-steps = Wie viele Schritte; in jedem werden Spiele zu Ende gespielt, und daraus wird gelernt.
help-train-seed = Eine Zahl; dieselbe ergibt auf demselben Rechner dasselbe Netz.
help-train-games = Wie viele Spiele je Schritt.
help-train-hidden = Wie viele Einheiten jede verborgene Schicht hat.
help-train-rate = Wie schnell es am Anfang lernt.
help-train-entropy = Wie viel es zählt, weiterhin anderes zu versuchen.
help-train-out = Ein Ordner für das Gelernte und seinen Verlauf. Ein unterbrochenes Training geht dort weiter.
train-training = { $title } wird gelernt
train-strength = Gegen den Bot greedy gewann das Netz allein { $wins } ± { $margin } von { NUMBER($games) } Spielen.
train-network = Das Netz: { $file }
train-plots = Der Verlauf: { $file }

# For operators.

help-admin = Sich um die Tische eines Servers kümmern, ob er läuft oder nicht.
help-admin-list = Die Tische auflisten, die neuesten zuerst.
example-admin-list = Beispiel: `tavolata admin list --quiet-days 30`
help-admin-show = Einen Tisch zeigen: wer dort sitzt und wie weit er ist. Keine Geheimnisse, keine Karten.
example-admin-show = Beispiel: `tavolata admin show kUx7pQ2mVb9c`
help-admin-close = Tische schließen, wie es auch könnte, wer sie führt: Niemand kann dort mehr ziehen.
example-admin-close = Beispiel: `tavolata admin close kUx7pQ2mVb9c`
help-admin-delete = Tische löschen, mit allem, was dazugehört.
example-admin-delete = Beispiel: `tavolata admin delete kUx7pQ2mVb9c --yes`
help-admin-links = Links zu einem Tisch beenden: Zum Einladen und Zuschauen gibt es dort neue; der eines Platzes ist weg.
example-admin-links = Beispiel: `tavolata admin links kUx7pQ2mVb9c --invite --seat 2`
help-admin-block = Niemanden von einer Adresse oder aus einem Netz einlassen.
example-admin-block = Beispiel: `tavolata admin block 203.0.113.0/24 --hours 24`
help-admin-unblock = Jemanden wieder einlassen.
example-admin-unblock = Beispiel: `tavolata admin unblock 203.0.113.0/24`
help-admin-blocks = Auflisten, wer nicht eingelassen wird.
example-admin-blocks = Beispiel: `tavolata admin blocks --json`
help-admin-forget = Löschen, was zu einer Person gehört: ihren Namen, was sie geschrieben hat, wie man sie erreicht.
example-admin-forget = Beispiel: `tavolata admin forget "Anna Maria" --table kUx7pQ2mVb9c`
help-admin-table = Ein Tisch, mit seinem öffentlichen Namen (siehe `tavolata admin list`).
help-admin-address = Eine Adresse oder ein Netz wie 203.0.113.7 oder 2001:db8::/48.
help-admin-limit = Wie viele höchstens.
help-admin-game = Nur Tische dieses Spiels.
help-admin-quiet = Nur Tische, an denen so viele Tage nichts geschehen ist.
help-admin-invite = Den Link zum Mitspielen.
help-admin-watch = Den Link zum Zuschauen.
help-admin-host = Den Link, mit dem man den Tisch führt.
help-admin-seat = Den Link dieses Stuhls, gezählt ab 1; mehrfach möglich.
help-admin-hours = Für so viele Stunden; sonst auf Dauer.
help-admin-name = Der Name, wie die Person ihn getippt hat, oder ihre E-Mail-Adresse.
help-admin-only = Nur an diesem Tisch; sonst an allen.
help-yes = Ohne Rückfrage.
help-backup = Alles, was aufbewahrt wird, in eine Datei schreiben, während der Server läuft.
example-backup = Beispiel: `tavolata backup tische-montag.sqlite`
help-backup-file = Die Datei, in die geschrieben wird.
help-backup-force = Die Datei überschreiben, wenn es sie gibt.
help-restore = Eine Sicherung an die Stelle von allem setzen, was aufbewahrt wird.
example-restore = Beispiel: `tavolata restore tische-montag.sqlite --force`
help-restore-file = Die Sicherung.
help-restore-force = Die Tische ersetzen, die dort sind.
admin-table = Tisch
admin-game = Spiel
admin-state = Stand
admin-state-lobby = es fehlen noch Leute
admin-state-dealt = ausgeteilt
admin-state-playing = ein Spiel läuft
admin-state-over = das Spiel ist aus
admin-state-closed = geschlossen
admin-state-unreadable = nicht lesbar
admin-made = Angelegt
admin-last = Zuletzt benutzt
admin-entries = Einträge
admin-games = Spiele
admin-chairs = Stühle
admin-secrets = Geheime Links
admin-contacts = Erreichbar
admin-free = (frei)
admin-network = Netz
admin-since = Seit
admin-until = Bis
admin-for-good = auf Dauer
admin-closed = { $count ->
    [one] Ein Tisch ist geschlossen.
   *[other] { $count } Tische sind geschlossen.
}
admin-confirm-delete = { $count ->
    [one] Diesen Tisch endgültig löschen?
   *[other] Diese { $count } Tische endgültig löschen?
}
admin-deleted = { $count ->
    [one] Ein Tisch ist gelöscht.
   *[other] { $count } Tische sind gelöscht.
}
admin-confirm-links = Diese Links endgültig beenden?
admin-links-ended = { $count ->
    [one] Ein Link ist beendet.
   *[other] { $count } Links sind beendet.
}
admin-blocked = Aus { $network } wird niemand eingelassen.
admin-unblocked = { $network } wird wieder eingelassen.
admin-found = { $table }: { $count ->
    [one] eine Stelle
   *[other] { $count } Stellen
}
admin-confirm-forget = { $count ->
    [one] Das an einem Tisch endgültig löschen?
   *[other] Das an { $count } Tischen endgültig löschen?
}
admin-forgotten = { $count ->
    [0] Nichts gefunden.
    [one] An einem Tisch gelöscht.
   *[other] An { $count } Tischen gelöscht.
}
backup-done = { $file }: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
  }, { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
  }.
restore-done = Wiederhergestellt aus { $file }: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
  }, { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
  }.
error-no-links = Sag, welche Links: --invite, --watch, --host oder --seat N.
