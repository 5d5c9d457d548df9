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
example-simulate = Beispiel: `tavolata simulate domingo --players 3 --games 10000 --seed 1 --bots greedy,random --out spiele.parquet`
help-replay = Die Aufzeichnung eines Spiels Zug für Zug ansehen.
example-replay = Beispiel: `tavolata replay abend.json --seat 1`
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
help-game = Das Spiel, mit Namen (siehe `tavolata games`).
help-record-file = Die Aufzeichnung eines Spiels.
help-lang = Die Sprache; sonst die der Umgebung.
help-json = JSON ausgeben, für Programme.
help-option = Eine Tischoption, zum Beispiel announcing=on; mehrfach möglich.
help-edition = Eine Datei mit eigenen Karten.
help-seed = Eine Zahl für eine wiederholbare Ausgabe der Karten, oder die 64 Ziffern eines Startwerts.
help-workers = Wie viele Kerne benutzt werden.
help-seat = Wer auf einem Platz sitzt: human, ein Bot von level-1 bis level-5, greedy oder random, zum Beispiel 1=human oder 1=human:Anna; mehrfach möglich.
help-pace = Wie lange Bots für einen Zug brauchen: quick (schnell), natural (natürlich) oder leisurely (gemächlich).
help-players = Wie viele Personen mitspielen.
help-resume = Ein gespeichertes Spiel fortsetzen.
help-record = Die Aufzeichnung am Ende hierhin schreiben.
help-clause = Eine Regel, zum Beispiel DO-15.
help-games-number = Wie viele Spiele.
help-bots = Welche Bots, reihum; sie wechseln von Spiel zu Spiel die Plätze.
help-out = Eine Zeile je Spiel in eine Datei .parquet oder .csv schreiben.
help-eyes = Mit den Augen dieses Platzes sehen; sonst wie ein Zuschauer.
help-at = Nach diesem Zug beginnen.
compiling = { $part } wird übersetzt (nur einmal)
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
question-verb = Was tun?
prompt = { $player } (? für Hilfe) >
curtain = { $player } ist an der Reihe. Alle anderen schauen bitte weg.
press-enter = Eingabetaste drücken
play-help = Antworten mit der Nummer, den Buchstaben oder dem Anfang der Wahl; mehrere Antworten in einer Zeile sind möglich.
    u  zurücknehmen     h  Tipp des besten Bots     l  das ganze Protokoll
    r  die Regeln lesen     r 15  eine Regel     s DATEI  speichern     q  aufhören (das Spiel bleibt erhalten)
undone = Zurückgenommen.
thinks = { $player } denkt nach …
warming-up = Die Bots laufen sich noch warm: { $percent } %
hints = An deiner Stelle würde { $bot } wählen:
hint-best = Am besten: { $action }. Am Ende etwa { $points } Punkte; so gewinnst du etwa { $wins } von 100 Spielen.
hint-next = Das Nächstbeste: { $action }. Am Ende etwa { $points } Punkte; so gewinnst du etwa { $wins } von 100 Spielen.
hint-equal = Etwa ebenso gut: { $action }. Am Ende etwa { $points } Punkte; so gewinnst du etwa { $wins } von 100 Spielen.
hint-vary = Diese Wahl sieht niemand, am besten wechselst du ab: das Beste etwa { $times } Mal von 10.
hint-elsewhere = Das Beste ist etwas anderes: zurücknehmen, was schon gewählt ist (u), und noch einmal fragen.
character = · { $players } (Stufe { $level }): { $like }
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
bench-bulk-one-core = In Masse, ein Kern
bench-bulk-all-cores = In Masse, alle Kerne
bench-single-calls = Einzelne Aufrufe
bench-match-play = Am Tisch
bench-match-views = Am Tisch, mit Ansichten
bench-search = Suche, ein Kern (Simulationen)
help-compile = Misst, wie lange das Übersetzen aus einem leeren Zwischenspeicher dauert
bench-compile-seconds = CPU-Sekunden
bench-compilations = Übersetzungen
bench-compiled-functions = Funktionen
bench-costliest = Was am meisten kostet, in Sekunden
bench-startup = `tavolata games` braucht { NUMBER($seconds, maximumFractionDigits: 2) } s von Anfang bis Ende.
error-option-form = „{ $given }“ ist keine Option: als NAME=WERT schreiben, zum Beispiel announcing=on.
error-seat-form = „{ $given }“ setzt niemanden an den Tisch: als N=WER schreiben, zum Beispiel 1=human oder 2=greedy.
error-unknown-player = „{ $given }“ kann nicht am Tisch sitzen. Zur Wahl stehen: { $known }.
error-seat-beyond = Einen Platz { $seat } gibt es an einem Tisch mit { $players } Plätzen nicht.
error-play-what = Welches Spiel ({ $known })? Oder ein gespeichertes fortsetzen: --resume DATEI.
error-resume-alone = Ein gespeichertes Spiel bringt Spiel, Tisch, Karten und Startwert mit: --resume ohne diese angeben.
error-record-seats = Die Aufzeichnung sagt nicht, wer wo sitzt: zum Weiterspielen jeden Platz mit --seat angeben.
error-save-where = Wohin? s DATEI, zum Beispiel s abend.json.
error-too-many-words = „{ $word }“ ist ein Wort zu viel: Die Wahl steht schon fest.
error-unknown-word = „{ $word }“ passt hier zu nichts. Möglich: { $known }.
error-ambiguous-word = „{ $word }“ passt zu mehreren Antworten. Möglich: { $known }.
error-no-such-move = Die Aufzeichnung hat keinen Zug { $number }; der letzte ist { $last }.
error-replay-key = „{ $given }“ bedeutet hier nichts: Eingabetaste, b, q oder eine Zahl bis { $last }.
error-out-kind = { $file }: Der Name muss auf .parquet oder .csv enden.
error-out-folder = Einen Ordner { $folder } zum Schreiben gibt es nicht.
help-commitment = Die Zusage, die beim Austeilen notiert wurde.
help-open = Alles erzählen, auch Verdecktes (eines beendeten Spiels).
error-other-commitment = Das ist ein anderes Spiel als das zugesagte: Seine Zusage ist { $found }.
error-not-over = Das Spiel ist nicht zu Ende: Verdecktes bleibt verdeckt.
error-seat-twice = Platz { $seat } ist zweimal genannt.
help-version = Die Fassung zeigen.
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
one-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole = { NUMBER($value) }

help-serve = Tische für Browser anbieten: für Leute an ihren eigenen Geräten und Bots.
example-serve = Beispiel: `tavolata serve --port 8270`
help-host = Wo gelauscht wird; 127.0.0.1 ist nur für diesen Rechner.
help-port = Der Port; 0 nimmt irgendeinen freien.
help-database = Wo die Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://BENUTZER:PASSWORT@RECHNER/NAME; sonst eine Datei in deinem Datenordner.
help-browse = Auch den Browser öffnen.
serve-here = Tavolata ist geöffnet: { $address }
serve-network = Für andere Geräte in deinem Netz: { $address }
serve-stop = Beenden mit Strg-C; jeder gemachte Zug bleibt erhalten.
serve-stopped = Tavolata ist geschlossen.

help-tournament = Bots zu gleichen Bedingungen gegeneinander spielen lassen, ihre Stärke messen und darüber berichten.
example-tournament = Beispiel: `tavolata tournament domingo --bots greedy,random --games 1000 --output fruehling`
help-report = Herausfinden, wie ausgewogen ein Spiel ist: nach Plätzen, Optionen und Karten.
example-report = Beispiel: `tavolata report domingo --players 3 --games 1000 --output domingo-bericht`
help-tournament-bots = Welche Bots, jeder einmal.
help-report-games = Wie viele Spiele mindestens; jede Kartenverteilung wird mit jedem abgewechselten Wert einmal gespielt.
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
tournament-best = Am meisten wert
tournament-worst = Am wenigsten wert
tournament-event = Was geschah

help-train = Ein Netz ein Spiel lernen lassen, indem es gegen sich selbst spielt.
example-train = Beispiel: `tavolata train domingo --players 2 --steps 200 --seed 1 --out domingo-training`
help-train-steps = Wie viele Schritte; in jedem werden Spiele zu Ende gespielt, und daraus wird gelernt.
help-train-seed = Eine Zahl; dieselbe ergibt auf demselben Rechner dasselbe Netz.
help-train-games = Wie viele Spiele je Schritt.
help-train-hidden = Wie viele Einheiten jede verdeckte Schicht hat.
help-train-rate = Wie kühn es am Anfang lernt.
help-train-entropy = Wie viel es zählt, weiter anderes zu versuchen.
help-train-out = Ein Ordner für das Gelernte und seinen Verlauf. Ein unterbrochenes Training geht dort weiter.
train-training = { $title } wird gelernt
train-strength = Gegen den Bot greedy gewann das Netz allein { $wins } ± { $margin } von { NUMBER($games) } Spielen.
train-network = Das Netz: { $file }
train-plots = Der Verlauf: { $file }
