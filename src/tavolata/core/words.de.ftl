# Die Wörter des Kerns.

seat = Platz { $number }

error-unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Die Spiele heißen: { $known }.
error-unknown-language = Die Sprache „{ $language }“ wird hier nicht gesprochen. Zur Wahl stehen: { $known }.
error-unknown-clause = Eine Regel „{ $asked }“ gibt es nicht. Sie gehen von { $first } bis { $last }.
error-unknown-action = „{ $action }“ ist kein Zug dieses Spiels.
error-unknown-option = Eine Option „{ $option }“ gibt es nicht. Die Optionen heißen: { $known }.
error-bad-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Zur Wahl stehen: { $known }.
error-bad-players = { $title } ist für { $first } bis { $last } Personen, nicht für { $given }.
error-bad-seat = Einen Platz mit der Nummer { $seat } gibt es an diesem Tisch mit { $players } Plätzen nicht; Programme zählen Plätze ab 0.
error-bad-seed = „{ $seed }“ ist kein Startwert: Nötig ist eine ganze Zahl, oder 64 Hexadezimalziffern, die nicht alle 0 sind.
error-bad-batch = Nötig sind mindestens ein Spiel und ein Prozess, nicht { $count } und { $workers }.
error-bad-step = Ein Schritt braucht für jedes der { $count } Spiele die Nummer eines Zugs, nicht { $given }.
error-unsafe-character = Das Zeichen { $character } ist unsichtbar oder verändert, wie Text gezeigt wird. Bitte weglassen.
error-invisible-text = Davon ist nichts zu sehen. Bitte wenigstens einen Buchstaben, eine Ziffer oder ein Zeichen schreiben.
error-unknown-bot = Einen Bot „{ $name }“ gibt es nicht. Die Bots heißen: { $known }.
error-unknown-pace = Ein Tempo „{ $given }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-unknown-hints = Eine Regel „{ $given }“ für Tipps gibt es nicht. Zur Wahl stehen: { $known }.
error-slow-bot = Der Bot „{ $name }“ denkt über jeden Zug nach; das dauert für eine Simulation im Großen zu lange. Schnelle Bots sind: { $known }.
error-bad-bots = An einen Tisch mit { $players } Plätzen gehören 1 bis { $players } Bots, nicht { $given }.
error-in-batch = Spiel { $number } des Stapels: { $reason }

error-missing-extra = { $needed } ist nicht installiert. Das geht mit: pip install "tavolata[{ $extra }]"
error-bad-objective = „{ $given }“ kann nicht das Ziel sein. Zur Wahl stehen: { $known }.
error-arena-games = Nötig ist mindestens ein Spiel, nicht { $games }.
error-arena-bots = Nötig sind mindestens { $least } Bots, jeder einmal, nicht „{ $given }“.
error-arena-vary = „{ $option }“ lässt sich nicht variieren. Zur Wahl stehen: { $known }.
error-arena-vary-given = Die Option „{ $option }“ ist festgelegt und variiert oder zweimal variiert: Nenne sie nur einmal.
error-arena-rules = Hier ist eine andere Version von { $title } installiert ({ $here }) als dort, wo das Turnier begann ({ $there }). Überall muss dieselbe installiert sein.
error-arena-bots-differ = Die Bots von { $title } sind hier andere als dort, wo das Turnier begann. Überall muss dieselbe Version installiert sein.
error-arena-format = „{ $given }“ lässt sich an einem Tisch für { $players } nicht spielen. Zur Wahl stehen: { $known } (duel nur zu zweit).
error-arena-torn = { $file }: Zeile { $line } ist kein Spiel. Bessere diese Zeile aus, oder entferne sie; ihr Spiel wird dann noch einmal gespielt.
error-arena-folder = { $folder }: Dorthin kann nicht geschrieben werden ({ $problem }).
error-arena-foreign-folder = { $folder }: In diesem Ordner liegen Dateien, aber kein Turnier. Nötig ist ein leerer oder neuer Ordner.
error-arena-changed = { $folder }: Das Turnier in diesem Ordner begann mit einer anderen Einstellung: „{ $name }“ war dort { $kept } und ist jetzt { $given }. Weiter geht es nur mit derselben Einstellung (allein die Zahl der Spiele darf sich ändern) oder in einem anderen Ordner.
error-arena-worker-died = Ein Prozess, der gerade spielte, ist unerwartet zu Ende gegangen; vielleicht reichte der Speicher nicht. Mit einem Ordner (--output) macht derselbe Befehl dort weiter, wo er aufgehört hat, und --workers darf kleiner sein.
error-bad-network = { $file }: Das ist kein Netz.
error-network-misfit = { $file }: Dieses Netz gehört zu einem anderen Spiel oder zu einem Tisch anderer Größe.
error-train-config = „{ $name }“ kann nicht { $value } sein: Es muss mehr als 0 sein.
error-train-foreign-folder = { $folder }: In diesem Ordner liegen Dateien, aber kein Training. Nötig ist ein leerer oder neuer Ordner.
error-train-changed = { $folder }: Das Training in diesem Ordner begann mit anderen Einstellungen: „{ $name }“ war dort { $kept } und ist jetzt { $given }. Weiter geht es nur mit denselben Einstellungen oder in einem anderen Ordner.
error-ray-unreachable = Unter „{ $address }“ gibt es keinen Ray-Cluster ({ $problem }). Einer startet mit: ray start --head
error-no-hint = Hier gibt es keinen Tipp: Merken und Zählen gehören zum Spiel.
error-hints-nobody = An diesem Tisch gibt es keine Tipps.
error-hint-tells = Hier gibt es keinen Tipp: Alle würden davon erfahren und wüssten, dass du die Wahl hast.

error-no-such-position = Eine Stellung nach { $number } Zügen gibt es nicht; die letzte ist nach { $last }.

error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-undo-other-seat = Dafür ist es zu spät: Inzwischen hat jemand anders gewählt.
error-undo-final = Das lässt sich nicht zurücknehmen: Es steht fest, oder seitdem wurde Verdecktes gezogen oder gezeigt.
error-undo-over = Das Spiel ist zu Ende: Es wird nichts mehr zurückgenommen.

error-edition-unreadable = { $file }: lässt sich nicht lesen ({ $problem }).
error-edition-not-toml = { $file }: ist keine ordentliche TOML-Datei: { $problem }
error-edition-entry-missing = { $file }: Der Eintrag „{ $entry }“ fehlt.
error-edition-entry-kind = { $file }: Der Eintrag „{ $entry }“ muss von der Art { $kind } sein.
error-edition-entry-unknown = { $file }: Der Eintrag „{ $entry }“ bedeutet nichts. Bekannte Einträge: { $known }.
error-edition-part-kind = { $file }: Eintrag { $number } von „{ $list }“ braucht „{ $part }“, von der Art { $kind }.
error-edition-bounds = { $file }: { $problem }
error-edition-character = { $file }: Das Zeichen { $character } in „{ $text }“ ist unsichtbar oder verändert, wie Text gezeigt wird. Bitte weglassen.
error-edition-other-game = { $file }: Dies ist das Material von „{ $named }“, nicht von „{ $expected }“.
error-edition-unknown-game = { $file }: Ein Spiel „{ $named }“ gibt es nicht. Die Spiele heißen: { $known }.

error-record-unreadable = { $file }: lässt sich nicht lesen ({ $problem }).
error-record-unwritable = { $file }: lässt sich nicht schreiben ({ $problem }).
error-record-overwrites = { $file }: Dort steht schon eine andere Datei; es wurde nichts geschrieben. Wähle einen anderen Namen.
error-record-no-place = { $file }: Dorthin lässt sich keine Aufzeichnung schreiben.
error-record-not-json = { $file }: ist keine vollständige Aufzeichnung: { $problem }
error-record-bounds = Das ist keine Aufzeichnung eines Spiels: { $problem }
error-record-file-bounds = { $file }: { $problem }
error-record-foreign = Das ist keine Aufzeichnung eines Spiels von Tavolata.
error-record-format = Diese Aufzeichnung hat das Format { $found }; dieses Programm liest Format { $known }.
error-record-entry-missing = Der Aufzeichnung fehlt der Eintrag „{ $entry }“.
error-record-entry-kind = Der Eintrag „{ $entry }“ der Aufzeichnung hat nicht die richtige Form.
error-record-entry-unknown = Die Aufzeichnung hat einen Eintrag „{ $entry }“, der nichts bedeutet.
error-record-rules = Die Aufzeichnung wurde nach Version { $found } der Regeln gespielt; dieses Programm spielt Version { $known }.
error-record-commitment = Der Startwert passt nicht zur Zusage: Es war ein anderes Spiel versprochen.
error-record-edition = Die Ausgabe „{ $name }“ passt nicht zu den Karten der Aufzeichnung: Name oder Hash sind andere.
error-record-move-form = Zug { $number } der Aufzeichnung ist nicht Platz und Zug.
error-record-move = Zug { $number } der Aufzeichnung lässt sich nicht spielen: { $reason }
error-record-result = Das Ergebnis der Aufzeichnung ist nicht das, zu dem ihre Züge führen.
error-record-checksum = Die Aufzeichnung ist verändert worden, seit sie geschrieben wurde.

error-bounds-size = zu groß; höchstens { $most } Bytes sind möglich.
error-bounds-values = mehr als { $most } Einträge.
error-bounds-depth = Listen und Tabellen sind mehr als { $most } Ebenen tief verschachtelt.
error-bounds-key = ein Schlüssel hat mehr als { $most } Teile.
error-bounds-text = ein Text hat mehr als { $most } Zeichen.
error-bounds-word = eine Zahl oder ein Schlüssel hat mehr als { $most } Zeichen.
error-bounds-number = eine ganze Zahl hat mehr als 64 Bit.
error-bounds-not-plain = Tage, Uhrzeiten und Zahlen, die unendlich oder keine sind, bedeuten hier nichts.

error-position-none = { $title } kennt keine Stellungen, die man vorgeben oder ausgeben könnte.
error-position-no-record = Diese Partie begann mit einer Stellung und nicht mit dem Austeilen; darum gibt es von ihr keine Aufzeichnung. Bewahre stattdessen die Stellung und die Züge auf.
error-position-unknown = Der Eintrag „{ $entry }“ bedeutet in einer Stellung nichts. Bekannt sind hier: { $known }.
error-position-number = „{ $entry }“ muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $given }.
error-position-flag = „{ $entry }“ muss wahr oder falsch sein (true, false), nicht { $given }.
error-position-seat = „{ $entry }“ muss ein Platz von 0 bis { $last } sein, nicht { $given }.
error-position-name = „{ $entry }“ kann nicht { $given } sein. Zur Wahl stehen: { $known }.
error-position-list = „{ $entry }“ muss eine Liste sein, nicht { $given }.
error-position-length = „{ $entry }“ kann höchstens { $most } Teile haben, nicht { $given }.
error-position-each-seat = „{ $entry }“ braucht einen Teil für jeden der { $players } Plätze, nicht { $given }.
error-position-table = „{ $entry }“ muss ein Wörterbuch (dict) sein, nicht { $given }.
error-position-component = „{ $entry }“: { $given } gibt es in der Ausgabe nicht. Nenne eine Nummer von 1 bis { $last } oder den Namen aus der Ausgabe.
error-position-stream = „{ $entry }“ muss aus 64 hexadezimalen Ziffern bestehen, die nicht alle 0 sind, nicht { $given }.
error-position-twice = { $card } ist an zwei Stellen: in „{ $other }“ und in „{ $entry }“. Nimm es an einer davon heraus.
error-position-too-many = Für „{ $entry }“ reicht { $thing } nicht: In dieser Stellung sind es { $given }, und es gibt nur { $most }.
error-position-missing = „{ $entry }“ wird hier gebraucht und fehlt.
error-position-contradiction = „{ $entry }“ ist { $given }, aber nach dem Rest der Stellung ist es { $expected }.
error-position-stuck = Platz { $seat } müsste sich entscheiden und könnte nichts tun. Gib einen anderen Zug oder eine andere Phase vor, oder was man zum Wählen braucht.

why-most-points = die meisten Punkte
why-tie-break = gleich viele Punkte, aber { tie-break }
why-shared-win = gleich bis zuletzt: Der Sieg wird geteilt
