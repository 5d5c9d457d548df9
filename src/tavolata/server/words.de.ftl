# Die Worte des Servers. Jeder Satz steht in allen drei Sprachen mit denselben Feldern.

error-database-url = Das ist keine Adresse einer Datenbank. Sie lautet entweder sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
error-database-driver = Für PostgreSQL fehlt ein Treiber. So wird er eingerichtet: pip install "{ $extra }"
error-database-unreachable = Die Datenbank { $place } lässt sich nicht benutzen: { $problem }
error-database-busy = Die Datenbank { $place } wird schon von einem anderen Server benutzt. Beende ihn; mehrere Server zusammen brauchen PostgreSQL.
error-database-newer = Die Datenbank { $place } stammt von einem neueren Tavolata (Stand { $found }; dieses Programm kennt { $known }). Erneuere das Programm.
error-code-taken = Diese Kennung ist schon vergeben. Lass dir eine andere geben.
error-table-rules = Dieser Tisch wurde nach Version { $found } der Regeln ausgeteilt; dieses Programm spielt Version { $known }.
error-bad-command = Das ist kein Befehl, den dieser Server versteht ({ $problem }).
error-bad-request = Diese Anfrage passt nicht ({ $problem }).
error-bad-setting = Die Einstellung { $name } kann nicht „{ $value }“ sein; sie muss von der Art { $kind } sein und mindestens { $least }.
error-internal = Hier ist etwas schiefgegangen. Du kannst nichts dafür, und es ist aufgeschrieben.
error-hello-first = Das Erste auf einer Verbindung muss eine Begrüßung mit einem Geheimnis sein.
error-name-missing = Alle an diesem Gerät brauchen einen Namen.
error-bot-missing = Sag, welcher Bot dort sitzen soll.
error-edition-not-plain = { $file }: Daten (Tag, Uhrzeit) und ganze Zahlen von mehr als 64 Bit bedeuten in einer Datei mit Karten nichts.
error-two-paces = Wähle entweder eine Uhr mit Vorrat oder eine Zeit für jeden Zug, nicht beides.
error-increment-alone = Ein Zuschlag braucht einen Vorrat, zu dem er kommt.
error-no-such-chair = An diesem Tisch mit { $chairs } Stühlen gibt es keinen Stuhl { $chair }.
error-say-what = Sag etwas: mit eigenen Worten oder mit einem der fertigen Sätze.
error-bot-plays = Für dich spielt ein Bot. Komm zuerst an den Tisch zurück.
error-foreign-origin = Seiten von anderswo dürfen sich nicht mit diesem Server verbinden.
error-host-only = Das darf nur, wer den Tisch eröffnet hat.
error-host-stays = Der eigene Stuhl lässt sich nicht vergeben, wenn man den Tisch eröffnet hat.
error-invited-only = Um einen Stuhl zu nehmen, brauchst du die Einladung zu diesem Tisch.
error-no-own-chair = Das ist für Leute, die am Tisch sitzen.
error-spectators-watch = Wer zuschaut, spielt nicht mit.
error-no-promise = Das ist in diesem Spiel nichts, was man versprechen kann.
error-own-eyes-only = Solange ein Spiel läuft, darfst du nur mit eigenen Augen zurückblicken.
error-memory-only = Dieses Spiel wird aus dem Gedächtnis gespielt: Solange es läuft, wird nichts noch einmal gezeigt.
error-seat-moved = Dieser Platz ist auf ein anderes Gerät umgezogen.
error-seat-freed = Dieser Stuhl ist wieder frei; sein Link gilt nicht mehr.
error-table-closed = Dieser Tisch ist geschlossen.
error-table-full-of-sockets = Mit diesem Tisch sind schon zu viele verbunden.
error-take-a-chair-first = Nimm zuerst einen Stuhl, oder benutze den Link zum Zuschauen.
error-too-many-guesses = Zu viele falsche Links oder Codes von deiner Adresse. Versuch es in einer Stunde wieder.
error-too-many-requests = Das ging zu schnell. Warte einen Moment, dann geht es weiter.
error-too-many-commands = Das ging zu schnell. Warte einen Moment, dann geht es weiter.
error-too-many-sockets = Von deiner Adresse aus sind schon zu viele verbunden.
error-too-many-tables = Von deiner Adresse wurden so viele Tische eröffnet, dass du warten musst. Versuch es in einer Stunde wieder.
error-too-large = Das ist zu groß; höchstens { $most } Bytes.
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
error-already-started = Das erste Spiel ist schon ausgeteilt.
error-already-there = Du bist schon am Tisch.
error-chair-taken = Stuhl { $chair } ist besetzt.
error-chairs-free = Es sind noch Stühle frei. Warte auf jemanden, oder setz Bots dorthin.
error-nothing-to-decide = Im Moment gibt es hier nichts zu entscheiden.
error-decision-past = Das kam zu spät: Jetzt ist etwas anderes zu entscheiden.
error-no-free-chair = Alle Stühle sind besetzt.
error-no-game-yet = Noch ist kein Spiel ausgeteilt.
error-nobody-to-return = Dieser Stuhl gehört einem Bot; es gibt niemanden, dem man ihn zurückgeben kann.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-seat-a-bot-first = Mitten im Spiel muss zuerst ein Bot für diesen Stuhl spielen.
error-table-busy = An diesem Tisch ist gerade zu viel auf einmal los. Versuch es noch einmal.
error-bots-busy = Alle, die darüber nachdenken könnten, denken gerade über etwas anderes nach. Gleich noch einmal fragen.
error-take-back-answered = Darauf hast du schon geantwortet.
error-take-back-none = Niemand bittet darum, etwas zurückzunehmen.
error-take-back-pending = Es bittet schon jemand darum, etwas zurückzunehmen.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran!
phrase-good-game = Das war ein schönes Spiel.
phrase-again = Noch eins?

happened-made = Der Tisch ist gedeckt.
happened-sat = { $name } nimmt Platz.
happened-seated = { $bot } spielt für { $who }.
happened-freed = Ein Stuhl ist frei.
happened-left = { $who } ist gegangen; { $bot } spielt weiter.
happened-left-clock = Die Zeit von { $who } ist um; { $bot } spielt weiter.
happened-returned = { $who } ist wieder da.
happened-dealt = Ein neues Spiel ist ausgeteilt.
happened-undone = { $who } nimmt eine Wahl zurück.
happened-asked_back = { $who } möchte die letzte Wahl zurücknehmen.
happened-agreed = { $who } ist einverstanden.
happened-declined = { $who } ist nicht einverstanden.
happened-paced = { $pace ->
    [quick] Die Bots spielen jetzt schnell.
    [leisurely] Die Bots lassen sich jetzt Zeit.
   *[other] Die Bots spielen jetzt in natürlichem Tempo.
  }
happened-closed = Der Tisch ist geschlossen.

error-bad-port = { $port } ist kein Port; sie gehen von 0 bis 65535.
error-cannot-listen = Der Server kann nicht bei { $place } lauschen: { $problem }. Wähle mit --host oder --port einen anderen Ort.
