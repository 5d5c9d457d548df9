# Die Wörter der Browser-App.

app-name = Tavolata
app-line = Vier Spiele aus Italien, ein langer Tisch.
close = Schließen
cancel = Abbrechen
back = Zurück
home = Startseite
try-again = Noch einmal versuchen
settings = Einstellungen
loading = Der Tisch wird gedeckt …

players = { $first } bis { $last } Personen
minutes = etwa { $minutes } Minuten
play-now = Jetzt spielen
play-now-help = Gegen Bots, sofort
play-against = Gleich spielen gegen
with-friends = Mit Freunden
learn = Kennenlernen
learn-help = Ein geführtes erstes Spiel, fünf Minuten
read-rules = Die Regeln
go-on = Weiterspielen
go-on-turn = { $names } ist dran
go-on-mine = Du bist dran
go-on-lobby = Wartet auf Leute
go-on-over = Das Spiel ist zu Ende
go-on-closed = Der Tisch ist geschlossen
go-on-watch = Du schaust zu
forget-table = Aus dieser Liste entfernen
have-code = Ich habe einen Code
guest-name = Gast

language = Sprache
language-de = Deutsch
language-en = English
language-it = Italiano
look = Aussehen
look-system = Wie das Gerät
look-light = Hell
look-dark = Dunkel
pace = Bewegung
pace-calm = Ruhig
pace-brisk = Flott
pace-none = Keine
pace-help = Wie schnell sich auf dem Tisch etwas bewegt
sound = Geräusche
sound-help = Wenige, leise: eine Karte wird gelegt, du bist dran
foresight = Was brächte das?
foresight-help = Zeigt auf dem Tisch, was eine Wahl bringen würde, wo das Spiel es zulässt
your-name = Dein Name
your-name-help = So nennen dich die anderen am Tisch
on-this-device = Auf diesem Gerät
forget-all = Alles auf diesem Gerät vergessen
forget-all-help = Tische, Namen und Einstellungen. Plätze, die es nur hier gab, sind verloren.
forget-all-sure = Wirklich alles vergessen?
about = Über Tavolata
about-text = Tavolata { $version } ist freie Software. Alle Bilder und Texte sind eigene.
design-page = Die Gestaltung

new-table = Ein Tisch für { $game }
how-many = Wie viele spielen mit?
chair-number = Stuhl { $number }
who-sits = Wer sitzt hier?
who-me = Ich
who-here = An diesem Gerät
who-free = Per Link eingeladen
who-bot = Ein Bot
name-of-chair = Name
options = Was am Tisch gilt
option-random = durch das Los
pace-of-table = Uhr
clock-none = Keine Uhr
clock-bank = { $minutes } Minuten für alle
clock-days = { $days ->
    [one] Ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
  }
make-and-deal = Karten geben
make-and-invite = Tisch decken und einladen
house-deck = Die Karten sind unser eigener Nachbau; wer die Schachtel hat, kann deren Karten verwenden.

cards = Karten
cards-ours = Unsere
cards-reconstructed = Nach eigener Angabe nicht die gedruckten.
cards-own = Eine eigene Datei …
cards-download = Unsere Datei als Vorlage
cards-help = Eine Datei mit Karten ist einfacher Text (TOML) und lässt sich mit jedem Editor schreiben. Sie wird beim Auswählen geprüft und auf diesem Gerät gemerkt.
cards-forget = { $file } vergessen
cards-at-table = Gespielt wird mit eigenen Karten: { $name }

bot-random = Anfang
bot-greedy = Geübt
bot-person-0 = Nonna Pia
bot-person-1 = Zio Carlo
bot-person-2 = Giulia
bot-person-3 = Don Beppe
bot-person-4 = Marta
bot-person-5 = Tonio
level-choose = Wer soll spielen?
level-measure = Stufe { $level } von { $levels }
bot-pace = Tempo der Bots
bot-pace-help = Wie lange Bots für einen Zug brauchen, Bedenkzeit eingerechnet
bot-pace-quick = Schnell
bot-pace-natural = Natürlich
bot-pace-leisurely = Gemächlich
chair-free = Freier Stuhl

invite-title = Lade deine Freunde ein
invite-text = Schick ihnen diesen Link, oder lass sie das Bild scannen. Niemand braucht ein Konto.
invite-link = Link zum Mitspielen
watch-link = Link zum Zuschauen
copy-link = Link kopieren
copied = Kopiert.
copy-by-hand = Drücke lange auf den Link, um ihn zu kopieren.
share = Teilen
qr-of = QR-Code des Links
waiting-for-people = Es { $count ->
    [one] fehlt noch eine Person
   *[other] fehlen noch { $count } Personen
  }
fill-with-bots = Mit Bots auffüllen
seat-bot-here = Ein Bot
free-chair-again = Stuhl freimachen
deal = Karten geben
host-deals = Sobald alle da sind, werden die Karten gegeben.

join-title = Du bist eingeladen
join-text = Ein Tisch für { $game } wartet auf dich.
join-who = Am Tisch: { $names }
join-sit = Hinsetzen
join-any-chair = Irgendein freier Stuhl
join-full = Alle Stühle sind besetzt. Du kannst zuschauen.
join-watch = Zuschauen
code-title = Einen Platz hierher holen
code-text = Öffne auf dem anderen Gerät das Menü des Tisches und wähle „Auf ein anderes Gerät“. Gib den Code ein, der dort steht.
code-field = Code
code-go = Meinen Platz hierher holen
lend-title = Auf ein anderes Gerät
lend-text = Öffne Tavolata auf dem anderen Gerät, wähle „Ich habe einen Code“ und gib dies ein. Der Platz zieht dorthin um; dieses Gerät gibt ihn frei.
lend-until = Der Code gilt bis { $time }.

notices-title = Sag mir, wenn ich an der Reihe bin
notices-none = Gar nicht
notices-email = Per E-Mail
notices-push = In diesem Browser
notices-address = E-Mail-Adresse
notices-set = Dort Bescheid sagen
notices-on-email = Wenn du weg bist, bekommst du Bescheid an { $address }.
notices-on-push = Wenn du weg bist, sagt dir dieser Browser Bescheid, auch wenn die Seite geschlossen ist.
notices-off = Wenn du weg bist, bekommst du keinen Bescheid.
notices-push-ready = Benachrichtigungen wurden nicht erlaubt; es bleibt also aus.
notices-push-denied = Dieser Browser verbietet Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite und wähle dann noch einmal.
notices-push-missing = Dieser Browser kann keine Benachrichtigungen von Seiten zeigen. Auf einem iPhone oder iPad lege Tavolata erst auf den Home-Bildschirm und öffne es von dort.
notices-push-insecure = Browser zeigen Benachrichtigungen nur bei Seiten mit https. Frag, wer diesen Server betreibt.
notices-push-failed = Der Push-Dienst dieses Browsers hat nicht geantwortet. Versuch es später noch einmal.
notice-your-turn = Du bist an der Reihe.
notice-game-over = Das Spiel ist zu Ende. Sieh nach, wie es ausgegangen ist!
notice-take-back-asked = Jemand möchte einen Zug zurücknehmen und fragt dich.

turn-yours = Du bist dran
turn-of = { $names } ist dran
turn-thinking = { $name } überlegt …
turn-chooses = { $names }: Du bist dran
waiting-answer = Einen Moment …
warming-up = Die Bots laufen sich noch warm: { $percent } %
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
seat-turn = { $name } ist dran.
seat-away = weg, { $bot } spielt
seat-here = verbunden
seat-gone = nicht verbunden
seat-bot = Bot, { $level }
seat-level = Stufe { $level }
seat-promise = verspricht: { $action }
clock-left = noch { $time }

log = Was geschah
log-empty = Noch ist nichts geschehen.
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt. Sag Hallo!
chat-write = Schreib etwas
chat-send = Sagen
chat-phrases = Fertige Sätze
chat-unread = { $count ->
    [one] eine ungelesene
   *[other] { $count } ungelesene
  }
rules = Regeln
rules-of = Die Regeln von { $game }
rules-search = In den Regeln suchen
rules-none = Davon spricht keine Regel.
rules-found = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
  }
clause-title = Regel { $number }
clause-all = Alle Regeln
hint = Tipp
hint-help = Was { $name } tun würde
hint-thinking = { $name } denkt darüber nach …
hint-by = { $name } würde wählen:
hint-best = { $action }: am Ende { $points ->
    [one] etwa ein Punkt
   *[other] etwa { $points } Punkte
  }, { $wins ->
    [0] gewinnt kaum einmal
    [10] gewinnt fast immer
   *[other] gewinnt { $wins } von 10 Spielen
  }.
hint-next = Das Nächstbeste: { $action } – { $points ->
    [one] etwa ein Punkt
   *[other] etwa { $points } Punkte
  }, { $wins ->
    [0] gewinnt kaum einmal
    [10] gewinnt fast immer
   *[other] gewinnt { $wins } von 10 Spielen
  }.
hint-equal = Etwa ebenso gut: { $action }.
hint-vary = Diese Wahl sieht niemand, am besten wechselst du ab: { $times ->
    [0] diese nur ab und zu
    [one] diese etwa einmal von 10
   *[other] diese etwa { $times }-mal von 10
  }.
take-back = Zurücknehmen
take-back-asked = { $name } möchte die letzte Wahl zurücknehmen.
take-back-agree = Einverstanden
take-back-decline = Lieber nicht
take-back-waiting = Die anderen werden gefragt, ob du zurücknehmen darfst.
take-back-drop = Doch nicht
skip = Überspringen
menu = Mehr
menu-table = Der Tisch
leave = Vom Tisch aufstehen
leave-sure = Ein Bot spielt für dich, bis du zurückkommst. Aufstehen?
come-back = An den Tisch zurückkommen
bot-plays-for-you = Ein Bot spielt für dich.
host-seat-bot = Einen Bot für { $name } spielen lassen
host-seat-back = Den Stuhl an { $name } zurückgeben
host-free = Den Stuhl von { $name } freimachen
close-table = Den Abend beenden
close-sure = Danach kann an diesem Tisch niemand weiterspielen. Was gespielt wurde, bleibt. Den Abend beenden?
people-at-table = Die Leute am Tisch
grave-sure = Das kann nicht zurückgenommen werden.
grave-go = Machen
away-title = Während du weg warst
away-text = { $count ->
    [one] Ein Zug ist geschehen:
   *[other] { $count } Züge sind geschehen:
  }
away-go = Gesehen
away-watch = Ansehen
watch-again = Noch einmal ansehen
connection-lost = Die Verbindung ist weg. Neuer Versuch …
connection-lost-short = keine Verbindung
connection-pending = Dein Zug ist aufgehoben und wird gesendet.
spectator = Du schaust zu
show-result = Ergebnis
show-board = Der Tisch

curtain-title = { $name }, bitte
curtain-text = Alle anderen schauen weg. Bereit?
curtain-go = Ich bin { $name }
finale-skip = Zum Ergebnis
finale-counting = Jetzt wird gezählt …
end-won = { $names } gewinnt!
end-shared = { $names } teilen sich den Sieg!
end-you-won = Du gewinnst!
end-rank = Rang
end-name = Name
end-points = Punkte
end-course = Punkte im Verlauf
end-shares = Woher die Punkte kommen
end-again = Noch eins
end-again-host = Wer eingeladen hat, kann ein neues Spiel geben.
end-replay = Noch einmal ansehen
end-share = Dieses Spiel teilen
replay = { $game } noch einmal
replay-move = Zug { $move } von { $moves }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Mit wessen Augen?
replay-all = Alle Karten offen
replay-spectator = Wer zuschaut
replay-seat = { $name }
replay-link = Link zu diesem Augenblick
replay-download = Herunterladen
replay-verify = Prüfen
proof-title = Wurde ehrlich gegeben?
proof-text = Vor der ersten Karte hat der Server einen Fingerabdruck der Saat veröffentlicht, aus der das ganze Spiel gegeben wird. Nach dem Ende ist die Saat öffentlich, und dieses Gerät rechnet den Fingerabdruck selbst nach.
proof-commitment = Versprochener Fingerabdruck
proof-seed = Saat
proof-found = Fingerabdruck der Saat
proof-good = Sie sind gleich: Vor dem ersten Zug stand fest, was gegeben wird.
proof-bad = Sie sind nicht gleich: Versprochen war ein anderes Spiel!
proof-deal-good = Auf diesem Gerät aus der Saat neu gegeben: genau die Karten dieses Spiels.
proof-deal-bad = Auf diesem Gerät aus der Saat neu gegeben: Es kommen andere Karten heraus!
proof-seen = Das Versprechen hat dieses Gerät zu Beginn des Spiels notiert.
proof-unseen = Dieses Gerät war zu Beginn nicht dabei; das Versprechen kommt vom Server.
proof-record = Die Aufzeichnung herunterladen und prüfen mit: tavolata verify DATEI
proof-running = Die Saat wird öffentlich, wenn das Spiel zu Ende ist. Bis dahin gilt dieses Versprechen:

lesson-title = Dein erstes Spiel { $game }
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-back = Zurück
lesson-try = Jetzt du: Mach es auf dem Tisch.
lesson-other = Auch das ist erlaubt. Versuch jetzt erst einmal, was markiert ist.
lesson-play = Ein richtiges Spiel
lesson-leave = Aufhören

missing-title = Hier ist nicht gedeckt
missing-text = Die Adresse führt nirgendwohin. Vielleicht ist ein Stück davon verloren gegangen.
unknown-table-text = Dieses Gerät hat an diesem Tisch keinen Platz. Lass dir den Link noch einmal schicken.
offline-title = Keine Verbindung
offline-text = Der Server ist nicht zu erreichen. Regeln, aufgehobene Spiele und Einstellungen gehen trotzdem.
