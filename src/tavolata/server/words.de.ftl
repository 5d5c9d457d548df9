# Die Worte des Servers. Jeder Satz steht in allen drei Sprachen mit denselben Feldern.

error-database-url = Das ist keine Adresse einer Datenbank. Richtig ist sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
error-database-driver = Für PostgreSQL fehlt der Treiber. Installiere ihn mit: pip install "{ $extra }"
error-database-unreachable = Die Datenbank { $place } lässt sich nicht benutzen: { $problem }
error-database-busy = Die Datenbank { $place } wird schon von einem anderen Server benutzt. Beende ihn; mehrere Server zusammen brauchen PostgreSQL.
error-database-older = Die Datenbank { $place } stammt von einer älteren Version. Starte den Server dieser Version einmal; er bringt sie auf den neuesten Stand.
error-database-missing = Unter { $place } gibt es keine Datenbank.
error-database-newer = Die Datenbank { $place } stammt von einem neueren Tavolata (Stand { $found }; dieses Programm kennt { $known }). Aktualisiere das Programm.
error-database-away = Die Datenbank des Servers antwortet gerade nicht. Nichts ist verloren: Versuch es gleich noch einmal.
error-database-damaged = Ein Teil der Datenbank des Servers ist beschädigt, und das hier gehört dazu. Andere Tische gehen weiter. Was kaputt ist, steht im Protokoll des Servers.
error-database-unusable = Der Server kann seine Datenbank so nicht benutzen. Darum muss sich kümmern, wer ihn betreibt; warum, steht im Protokoll.
error-database-linked = Die Datei { $place } hat { $links } Namen (harte Links). SQLite würde neben jedem ein eigenes Protokoll führen und die Tische beschädigen. Lass ihr nur einen Namen.
error-table-unreadable = Dieser Tisch lässt sich nicht öffnen: Was von ihm gespeichert ist, ist nicht lesbar. Andere Tische gehen weiter. Wer den Server betreibt, findet den Grund im Protokoll unter { $table }.
error-code-taken = Dieser Code ist schon vergeben. Lass dir einen anderen geben.
error-table-rules = Das Spiel an diesem Tisch wurde nach Version { $found } der Regeln ausgeteilt; dieses Programm spielt Version { $known }.
error-bad-command = Diesen Befehl versteht der Server nicht ({ $problem }).
error-bad-request = Diese Anfrage versteht der Server nicht ({ $problem }).
error-bad-custom-bot = „{ $given }“ ist kein Bot, der angeboten werden kann: Schreib NAME=modul:Klasse, NAME=cmd:BEFEHL oder den Namen eines installierten.
error-bad-setting = Die Einstellung { $name } kann nicht „{ $value }“ sein; sie muss von der Art { $kind } sein und mindestens { $least }.
error-bad-choice = „{ $value }“ geht nicht für { $name }; möglich sind { $known }.
error-internal = Hier ist etwas schiefgegangen. Du kannst nichts dafür, und der Fehler ist notiert.
error-hello-first = Das Erste auf einer Verbindung muss eine Begrüßung mit einem Geheimnis sein.
error-name-missing = Alle an diesem Gerät brauchen einen Namen.
error-bot-missing = Sag, welcher Bot dort sitzen soll.
error-character-there = Diese Figur sitzt schon am Tisch. Nimm eine andere.
error-two-paces = Wähle entweder eine Bedenkzeit für das ganze Spiel oder eine für jeden Zug, nicht beides.
error-increment-alone = Ein Zuschlag braucht eine Bedenkzeit für das ganze Spiel, zu der er dazukommt.
error-no-such-chair = An diesem Tisch mit { $chairs } Stühlen gibt es keinen Stuhl { $chair }.
error-say-what = Sag etwas: mit eigenen Worten, mit einem der fertigen Sätze oder mit einem der Gesichter.
error-bot-plays = Für dich spielt ein Bot. Komm zuerst an den Tisch zurück.
error-foreign-origin = Seiten von anderswo dürfen sich nicht mit diesem Server verbinden.
error-host-only = Das darf nur, wer den Tisch führt.
error-already-host = Du führst diesen Tisch bereits.
error-host-there = Wer den Tisch führt, ist da. Frag einfach.
error-host-just-left = Wer den Tisch führt, war gerade noch da. Ist die Person in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } nicht zurück, kannst du übernehmen.
error-host-stays = Wer den Tisch führt, kann den eigenen Stuhl nicht hergeben.
error-invited-only = Um einen Stuhl zu nehmen, brauchst du die Einladung zu diesem Tisch.
error-no-own-chair = Das kann nur, wer am Tisch sitzt.
error-spectators-watch = Wer zuschaut, spielt nicht mit.
error-no-promise = Das lässt sich in diesem Spiel nicht versprechen.
error-own-perspective-only = Solange ein Spiel läuft, kannst du nur aus deiner eigenen Sicht zurückblicken.
error-memory-only = Dieses Spiel wird aus dem Gedächtnis gespielt: Solange es läuft, wird nichts noch einmal gezeigt.
error-seat-moved = Dieser Platz ist auf ein anderes Gerät umgezogen.
error-seat-freed = Dieser Stuhl ist wieder frei; sein Link gilt nicht mehr.
error-table-closed = Dieser Tisch ist geschlossen.
error-journal-full = An diesem Tisch ist so viel geschehen, dass nur noch das laufende Spiel weitergehen kann. Eröffne für das nächste einen neuen Tisch.
error-talk-full = An diesem Tisch ist so viel gesagt und zurückgenommen worden, dass für mehr kein Platz ist. Das Spiel geht weiter.
error-table-full-of-sockets = Mit diesem Tisch sind schon zu viele Geräte verbunden.
error-take-a-chair-first = Nimm zuerst einen Stuhl, oder benutze den Link zum Zuschauen.
error-too-many-guesses = Zu viele falsche Links oder Codes von deiner Adresse. Warte ein paar Minuten und versuch es dann wieder.
error-too-many-requests = Das ging zu schnell. Warte einen Moment, dann geht es weiter.
error-too-many-commands = Das ging zu schnell. Warte einen Moment, dann geht es weiter.
error-too-many-sockets = Von deiner Adresse aus sind schon zu viele Geräte verbunden.
error-too-many-addresses = Aus deinem Netz wurden so viele Adressen angegeben, dass du warten musst. Versuch es in einer Stunde wieder.
error-too-many-questions = Gerade werden so viele Adressen bestätigt, dass du warten musst. Versuch es in einer Stunde wieder.
error-no-such-mail = Dieser Link stammt nicht aus einer Mail dieses Servers, oder aus einer sehr alten.
error-too-many-tables = Von deiner Adresse wurden so viele Tische eröffnet, dass du warten musst. Versuch es in einer Stunde wieder.
error-too-large = Das ist zu groß; erlaubt sind höchstens { $most } Bytes.
error-head-too-large = Der Kopf der Anfrage ist zu groß; erlaubt sind höchstens { $most } Bytes.
error-request-too-slow = Die Anfrage kam nicht rechtzeitig.
error-too-many-connections = Es gibt zu viele Verbindungen von deiner Adresse oder zu diesem Server. Schließe einige, dann versuch es noch einmal.
error-too-few-descriptors = Dieser Prozess darf { $found } Dateien und Verbindungen öffnen; er braucht mindestens { $least }, weil eine Adresse { $share } haben darf. Erhöhe die Grenze (ulimit -n, oder LimitNOFILE von systemd), oder senke TAVOLATA_CONNECTIONS_AN_ADDRESS.
error-too-slow = Du bist mit den Nachrichten nicht mitgekommen. Verbinde dich neu, dann bekommst du den Rest.
error-no-such-game = An diesem Tisch gibt es kein Spiel { $number }; { $games ->
    [0] noch keines wurde ausgeteilt
    [one] eines wurde ausgeteilt
   *[other] { $games } wurden ausgeteilt
  }.
error-no-such-page = Hier ist nichts.
error-no-such-table = Diesen Tisch gibt es nicht.
error-secret-missing = Zeig das Geheimnis deines Platzes oder einen Link zu diesem Tisch.
error-unknown-secret = Dieser Link öffnet diesen Tisch nicht. Vielleicht ist der Platz umgezogen oder wurde vergeben.
error-unknown-code = Dieser Code gilt nicht oder nicht mehr. Lass dir auf dem anderen Gerät einen neuen geben.
error-unknown-join-code = Zu diesen Wörtern gibt es keinen Tisch, oder nicht mehr. Lass sie dir noch einmal vorlesen.
error-already-started = Das erste Spiel ist schon ausgeteilt.
error-already-there = Du bist schon am Tisch.
error-chair-taken = Stuhl { $chair } ist besetzt.
error-chairs-free = Es sind noch Stühle frei. Warte auf jemanden, oder setz Bots dorthin.
error-nothing-to-decide = Im Moment hast du nichts zu entscheiden.
error-decision-past = Das kam zu spät: Jetzt ist etwas anderes zu entscheiden.
error-no-free-chair = Alle Stühle sind besetzt.
error-no-game-yet = Noch ist kein Spiel ausgeteilt.
error-nobody-to-return = Dieser Stuhl gehört einem Bot; es gibt niemanden, dem man ihn zurückgeben kann.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-person-there = Diese Person ist am Tisch. Mitten im Spiel spielt ein Bot nur für Leute, die weg sind oder selbst gehen.
error-seat-a-bot-first = Für diesen Stuhl ist niemand verbunden. Lass mitten im Spiel zuerst einen Bot dafür spielen.
error-table-busy = An diesem Tisch ist gerade zu viel auf einmal los. Versuch es noch einmal.
error-bots-busy = Alle, die darüber nachdenken könnten, denken gerade über etwas anderes nach. Frag gleich noch einmal.
error-proposal-answered = Darauf hast du schon geantwortet.
error-proposal-gone = Diese Frage hat sich erledigt.
error-proposal-pending = So etwas werden die anderen gerade schon gefragt. Warte ihre Antworten ab.
error-no-second-seat = Wer den Tisch führt, kann mitten im Spiel keinen zweiten Stuhl nehmen: Wer dort sitzt, sieht die Karten. Schick den Link zum Mitspielen an jemand anderen.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran!
phrase-good-game = Das war ein schönes Spiel.
phrase-again = Noch eins?
emote-bravo = Bravo!
emote-laugh = Haha!
emote-wow = Wow!
emote-heart = Wie schön!
emote-think = Hm …
emote-sad = Oh nein!

happened-made = Der Tisch ist gedeckt.
happened-sat = { $name } nimmt Platz.
happened-seated = { $bot } spielt für { $who }.
happened-freed = Der Stuhl von { $who } ist frei.
happened-handed-over = { $name } übernimmt mitten im Spiel den Stuhl von { $who } und sieht ab jetzt die Karten.
happened-left = { $who } ist gegangen; { $bot } spielt weiter.
happened-left-clock = Die Zeit von { $who } ist um; { $bot } spielt weiter.
happened-returned = { $who } ist wieder da.
happened-dealt = Ein neues Spiel ist ausgeteilt.
happened-undone = { $who } nimmt eine Wahl zurück.
happened-taken_back = { $who } nimmt die letzte Wahl zurück.
happened-proposed-take-back = { $who } möchte die letzte Wahl zurücknehmen.
happened-proposed-free = Jemand Neues soll den Stuhl von { $who } übernehmen.
happened-agreed = { $who } ist einverstanden.
happened-declined = { $who } ist nicht einverstanden.
happened-withdrawn = Die Frage wird zurückgezogen.
happened-paced = { $pace ->
    [quick] Die Bots spielen jetzt schnell.
    [leisurely] Die Bots lassen sich jetzt Zeit.
   *[other] Die Bots spielen jetzt in natürlichem Tempo.
  }
happened-hints_set = { $hints ->
    [everybody] Wer will, darf sich Tipps holen.
    [announced] Wer will, darf sich Tipps holen, und alle erfahren davon.
   *[nobody] An diesem Tisch gibt es keine Tipps mehr.
  }
happened-hinted = { $who } holt sich einen Tipp.
happened-host_changed = { $who } führt jetzt den Tisch.
happened-closed = Der Tisch ist geschlossen.

error-bad-port = { $port } ist kein Port; sie gehen von 0 bis 65535.
error-cannot-listen = Der Server kann auf { $place } keine Verbindungen annehmen: { $problem }. Wähle mit --host oder --port eine andere Adresse.

error-already-closed = Dieser Tisch ist schon geschlossen.
error-not-blocked = { $network } ist nicht gesperrt.
error-bad-address = „{ $address }“ ist keine Internetadresse wie 192.0.2.7 oder 2001:db8::/48.
error-address-blocked = Diese Adresse ist gesperrt. Frag die Person, die diesen Server betreibt.
error-table-reloaded = Der Tisch wird neu geladen. Gleich geht es weiter.
error-file-exists = { $file } gibt es schon. Wähle einen anderen Namen oder überschreibe die Datei mit --force.
error-file-in-use = { $file } gehört zu einer Datenbank, die benutzt wird. Wähle einen anderen Namen.
error-file-unwritable = { $file } lässt sich nicht schreiben: { $problem }
error-no-such-example = Ein Beispiel „{ $name }“ gibt es in dieser Anleitung nicht.
error-no-such-file = Es gibt keine Datei { $file }.
error-backup-damaged = { $file } ist keine Sicherung von Tavolata, oder sie ist beschädigt.
error-database-not-empty = In dieser Datenbank sind Tische. Um sie alle durch die Sicherung zu ersetzen, gib --force an.
