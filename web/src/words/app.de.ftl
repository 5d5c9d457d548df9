# Die Wörter der Browser-App.

app-name = Tavolata
app-line = { $games ->
    [4] Vier Spiele aus Italien, ein langer Tisch.
   *[other] { $games } Spiele, ein langer Tisch.
}
close = Schließen
cancel = Abbrechen
back = Zurück
home = Startseite
try-again = Noch einmal versuchen
settings = Einstellungen
loading = Der Tisch wird gedeckt …

minutes = etwa { $minutes } Minuten
play-now = Jetzt spielen
play-now-help = Gegen Bots, sofort
play-against = Wie stark sind die anderen?
with-friends = Mit Freunden
learn = Kennenlernen
learn-help = Ein geführtes erstes Spiel, vier Minuten
play-well = Gut spielen
play-well-help = Wie gute Spieler denken: Stellungen zum Ausprobieren
read-rules = Die Regeln
go-on = Weiterspielen
go-on-turn = { $count ->
    [one] { $names } ist dran
   *[other] { $names } sind dran
  }
go-on-mine = Du bist dran
go-on-lobby = Es fehlen noch Leute
go-on-over = Das Spiel ist zu Ende
go-on-closed = Der Tisch ist geschlossen
go-on-watch = Du schaust zu
put-away = { $game } weglegen
put-away-done = { $game } wurde weggelegt.
put-away-missed = Dein Platz bleibt dir, und die anderen warten auf dich.
put-away-kept = Auf diesem Gerät ist alles noch da.
put-away-undo = Rückgängig
put-away-back = Zurückholen
put-away-list = { $count ->
    [one] 1 weggelegter Tisch
   *[other] { $count } weggelegte Tische
  }
guest-name = Pomodoro

language = Sprache
language-de = Deutsch
language-en = English
language-it = Italiano
look = Aussehen
look-system = Automatisch
look-light = Hell
look-dark = Dunkel
motion = Animationen
motion-calm = Normal
motion-brisk = Schnell
motion-none = Aus
motion-help = Wie schnell sich auf dem Tisch etwas bewegt
sound = Geräusche
sound-help = Wenige, leise: wenn eine Karte gelegt wird, wenn du dran bist
vibration = Vibrieren
vibration-help = Kurz, wenn du dran bist
foresight = Was würde das bringen?
foresight-help = Zeigt auf dem Tisch, was eine Wahl bringen würde, wo das Spiel es zulässt
ask-everything = Immer nachfragen
ask-everything-help = Auch da, wo es nur eine Antwort gibt oder niemand anders antworten würde
shortcuts = Tasten aus einem Zeichen
shortcuts-help = Am Tisch: H Tipp, U zurücknehmen, S überspringen, L was bisher geschah, C Chat, ? Regeln
your-name = Dein Name
your-name-help = So nennen dich die anderen am Tisch
on-this-device = Auf diesem Gerät
forget-all = Alles auf diesem Gerät vergessen
forget-all-help = Tische, Namen und Einstellungen. Plätze, die es nur hier gab, sind verloren.
forget-all-sure = Wirklich alles vergessen?
about = Über Tavolata
about-text = Tavolata { $version } ist freie Software. Alle Bilder und Texte stammen von uns.
design-page = Die Gestaltung
privacy = Datenschutz
privacy-first = Hier gibt es keine Konten, keine Cookies und keine Werbung, und niemand erfährt, wer du bist. Aufbewahrt wird, was ein Tisch braucht, damit man weiterspielen kann.
privacy-kept = Was aufbewahrt wird
privacy-kept-names = Der Name, den du an einem Tisch eintippst. Es muss nicht dein eigener sein.
privacy-kept-moves = Was am Tisch geschah: wer sich setzte, jeder Zug, und wann.
privacy-kept-chat = Was du den anderen am Tisch schreibst.
privacy-kept-contact = Wie man dir sagen kann, dass du dran bist, wenn du das möchtest: eine E-Mail-Adresse oder das Abonnement deines Browsers.
privacy-kept-secrets = Von den Links zu deinem Platz nur ein Fingerabdruck, aus dem sie niemand wiederherstellen kann.
privacy-kept-address = Deine IP-Adresse, höchstens zwei Stunden lang und nur, um zu zählen, wie oft sie anfragt; wurde sie wegen Missbrauchs gesperrt, bis sie wieder eingelassen wird. Ins Protokoll kommt sie nie.
privacy-how-long = Wie lange
privacy-days = { $days ->
    [one] Ein Tisch wird mit all dem gelöscht, wenn dort einen Tag lang nichts geschehen ist.
   *[other] Ein Tisch wird mit all dem gelöscht, wenn dort { $days } Tage lang nichts geschehen ist.
  }
privacy-for-ever = Dieser Server löscht von selbst keine Tische. Wenn einer gelöscht werden soll, bitte darum.
privacy-backups = In Sicherungskopien kann es noch eine Weile erhalten bleiben.
privacy-rights = Was du tun kannst
privacy-right-device = Alles auf diesem Gerät vergessen: in den Einstellungen.
privacy-right-notices = Keinen Bescheid mehr bekommen, wenn du dran bist: im Menü des Tisches. Deine Adresse wird sofort gelöscht.
privacy-right-host = Einen Tisch schließen, den du führst: Dort kann dann niemand mehr weiterspielen.
privacy-right-ask = Fragen, was über dich aufbewahrt wird, oder verlangen, dass Name, Nachrichten und Adresse gelöscht werden. Nenne den Tisch und den Namen.
privacy-contact = Wen du fragen kannst
privacy-contact-none = Wer diesen Server betreibt, hat niemanden genannt. Frag die Person, die dir den Link geschickt hat.
new-table = Ein Tisch für { $game }
how-many = Wie viele spielen mit?
chair-number = Stuhl { $number }
who-sits = Wer sitzt hier?
who-me = Ich
who-here = An diesem Gerät
who-free = Per Link
who-bot = Ein Bot
name-of-chair = Name
name-needed = Wie heißt die Person auf Stuhl { $number }?
options = Was am Tisch gilt
option-random = zufällig
every-seat-chosen = gewählt
every-seat-help = Tippe auf einen Stuhl: Er bekommt die nächste.
time-control = Bedenkzeit
clock-none = Ohne Uhr
clock-bank = { $minutes } Minuten pro Person
clock-days = { $days ->
    [one] Ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
  }
hints = Tipps
hints-announced = Alle erfahren davon
hints-announced-help = Alle sehen, wer sich einen Tipp holt
hints-everybody = Für alle
hints-everybody-help = Wer will, holt sich Tipps, und niemand erfährt davon
hints-nobody = Keine
hints-nobody-help = An diesem Tisch gibt es keine Tipps
make-and-deal = Karten austeilen
make-and-invite = Tisch decken und einladen
house-deck = Diese Karten sind unsere eigene Rekonstruktion. Wer die Schachtel besitzt, kann die gedruckten Karten verwenden.

cards = Karten
cards-ours = Unsere
cards-reconstructed = Laut Datei eine Rekonstruktion, nicht die gedruckten Karten.
cards-own = Eine eigene Datei …
cards-download = Unsere Datei als Vorlage
cards-help = Eine Kartendatei ist einfacher Text (TOML) und lässt sich mit jedem Editor schreiben. Sie wird beim Auswählen geprüft und auf diesem Gerät gemerkt.
cards-forget = { $file } vergessen
cards-at-table = Gespielt wird mit eigenen Karten: { $name }

bot-random = Neuling
bot-greedy = Geübt
bot-person-0 = Nonna Pia
bot-person-1 = Zio Carlo
bot-person-2 = Giulia
bot-person-3 = Don Piero
bot-person-4 = Marta
bot-person-5 = Tonio
custom-bots = Bots dieses Servers
level-choose = Wer soll spielen?
level-measure = Stufe { $level } von { $levels }
strength = Wie stark die Bots sind
strength-mixed = gemischt
company = Du spielst mit { $names }.
character-there = Sitzt schon am Tisch.
bot-pace = Tempo der Bots
bot-pace-help = Wie lange Bots für einen Zug brauchen, Bedenkzeit eingerechnet
bot-pace-quick = Schnell
bot-pace-natural = Natürlich
bot-pace-leisurely = Gemächlich
chair-free = Freier Stuhl

invite-title = Lade deine Freunde ein
invite-text = Schick ihnen diesen Link, oder lass sie den QR-Code scannen. Niemand braucht ein Konto.
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
deal = Karten austeilen
host-deals = Sobald alle da sind, werden die Karten ausgeteilt.
host-deals-now = Alle sind da. { $name } teilt jetzt aus.
everybody-here = Alle sind da: Du kannst austeilen.
host-name = Wer eingeladen hat,
host-away = { $name } führt den Tisch und ist nicht da.
host-take = Den Tisch übernehmen
join-code = Oder sag ihnen diese drei Wörter, die sie auf der Startseite eingeben:
join-title = Du bist eingeladen
join-text = Ein Tisch für { $game } wartet auf dich.
join-who = Am Tisch: { $names }
join-sit = Hinsetzen
join-any-chair = Irgendein freier Stuhl
join-full = Alle Stühle sind besetzt. Du kannst zuschauen.
join-mid-game = Es wird gerade gespielt. Du übernimmst einen Stuhl mit seinen Karten, und alle erfahren es.
join-watch = Zuschauen
code-title = An einen Tisch setzen
code-text = Gib die drei Wörter ein, die man dir vorliest, oder füge einen Link ein. Auch der Code eines Platzes auf einem anderen Gerät geht hier.
code-field = Eingeladen?
code-example = 3 Wörter oder Link
code-go = Mitspielen
seat-code-title = Auf ein anderes Gerät
seat-code-text = Öffne Tavolata auf dem anderen Gerät und gib diesen Code bei „Eingeladen?“ ein. Der Platz zieht dorthin um; dieses Gerät gibt ihn frei.
seat-code-until = Der Code gilt bis { $time }.

notices-title = Sag mir, wenn ich dran bin
notices-none = Gar nicht
notices-email = Per E-Mail
notices-push = In diesem Browser
notices-address = E-Mail-Adresse
notices-set = Diese Adresse nehmen
notices-on-email = Wenn du weg bist, bekommst du Bescheid an { $address }.
notices-waiting = Wartet auf Bestätigung: Öffne den Link in der Mail an { $address }. Eine solche Mail geht höchstens einmal am Tag hinaus, und nie an eine Adresse, die keine Mails mehr will.
notices-on-push = Wenn du weg bist, sagt dir dieser Browser Bescheid, auch wenn die Seite geschlossen ist.
notices-off = Wenn du weg bist, bekommst du keinen Bescheid.
notices-push-ready = Benachrichtigungen wurden nicht erlaubt und bleiben darum aus.
notices-push-denied = Dieser Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite und wähle dann noch einmal.
notices-push-missing = Dieser Browser kann keine Benachrichtigungen von Webseiten zeigen. Lege Tavolata auf einem iPhone oder iPad erst auf den Home-Bildschirm und öffne es von dort.
notices-push-insecure = Browser zeigen Benachrichtigungen nur bei Seiten mit https. Frag die Person, die diesen Server betreibt.
notices-push-failed = Der Push-Dienst dieses Browsers hat nicht geantwortet. Versuch es später noch einmal.
notice-your-turn = Du bist dran.
notice-game-over = Das Spiel ist zu Ende. Sieh nach, wie es ausgegangen ist!
notice-take-back-asked = Jemand möchte einen Zug zurücknehmen und fragt dich.
notice-free-asked = Mitten im Spiel soll jemand Neues einen Stuhl übernehmen. Bist du einverstanden?
mail-confirm-title = Benachrichtigungen per E-Mail
mail-stop-title = Keine Mails mehr
mail-waiting = Jemand hat an einem Tisch diese Adresse angegeben, um Bescheid zu bekommen, wenn ein Zug ansteht. Solange du das nicht bestätigst, kommt nichts.
mail-on = Du bekommst an dieser Adresse Bescheid, wenn ein Tisch auf dich wartet.
mail-stopped = An diese Adresse kommen keine Mails mehr.
mail-confirm = Ja, sag mir Bescheid
mail-stop = Keine Mails mehr
mail-again = Mails wieder erlauben

turn-yours = Du bist dran.
turn-of = { $count ->
    [one] { $names } ist dran
   *[other] { $names } sind dran
  }
turn-thinking = { $name } überlegt …
obvious-soon = Nichts zu entscheiden, es geht von selbst weiter: { $action }.
turn-chooses = { $names }, du bist dran.
waiting-answer = Einen Moment …
warming-up = Die Bots laufen sich noch warm: { $percent } %
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
seat-turn = { $name } ist dran.
seat-away = weg, { $bot } spielt
seat-here = da
seat-own = du
seat-gone = nicht da
seat-bot = Bot, { $level }
seat-level = Stufe { $level }
seat-promise = verspricht: { $action }
seat-hints = { $count ->
    [one] 1 Tipp geholt
   *[other] { $count } Tipps geholt
  }
clock-left = noch { $time }

log = Was bisher geschah
log-set-up = Wie es begann
log-more = { $count } weitere
log-empty = Noch ist nichts geschehen.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt. Sag Hallo!
chat-write = Schreib etwas
chat-send = Senden
chat-emotes = Smileys
chat-phrases = Kurze Sätze
chat-unread = { $count ->
    [one] eine ungelesene
   *[other] { $count } ungelesene
  }
rules = Regeln
rules-of = Die Regeln von { $game }
rulebook = Anleitung
rules-by-number = Alle Regeln nach Nummern
rulebook-print = Anleitung drucken
rulebook-print-summary = Kurzfassung drucken
rulebook-contents = In dieser Anleitung
example-play = Jetzt du
example-your-turn = Du bist dran: Was würdest du tun?
example-other = Das geht auch. Das kommt dabei heraus.
example-show = Zug zeigen
example-impossible = Das geht hier nicht.
example-again = Noch einmal
example-later = Hier geht das Beispiel nur auf eine Weise weiter.
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
hint-help-announced = Was { $name } tun würde; alle erfahren, dass du fragst
hint-thinking = { $name } denkt darüber nach …
hint-by = { $name } würde wählen:
hint-best = { $action }: am Ende { $points ->
    [1] etwa ein Punkt
   *[other] etwa { $points } Punkte
  }, { $wins ->
    [0] gewinnt fast nie
    [10] gewinnt fast immer
   *[other] gewinnt { $wins } von 10 Spielen
  }.
hint-plan = Danach: { $actions }.
hint-next = Das Nächstbeste: { $action } – { $points ->
    [1] etwa ein Punkt
   *[other] etwa { $points } Punkte
  }, { $wins ->
    [0] gewinnt fast nie
    [10] gewinnt fast immer
   *[other] gewinnt { $wins } von 10 Spielen
  }.
hint-equal = Etwa ebenso gut: { $action }.
hint-vary = Diese Wahl sieht niemand, am besten wechselst du ab: { $times ->
    [0] diese nur ab und zu
    [one] diese etwa jedes zehnte Mal
   *[other] diese in etwa { $times } von 10 Fällen
  }.
take-back = Zurücknehmen
take-back-what = Zurücknehmen: { $action }
take-back-ask = Die anderen fragen, ob du das zurücknehmen darfst: { $action }
take-back-asked = { $name } möchte die letzte Wahl zurücknehmen.
proposal-agree = Einverstanden
proposal-decline = Lieber nicht
take-back-waiting = Die anderen werden gefragt, ob du zurücknehmen darfst.
proposal-withdraw = Doch nicht
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
free-asked = Jemand Neues soll den Stuhl von { $name } übernehmen und sieht dann die Karten. Bist du einverstanden?
free-asked-own = Jemand Neues soll deinen Stuhl übernehmen und sieht dann deine Karten; du verlässt das Spiel. Bist du einverstanden?
free-waiting = Die anderen werden gefragt, ob jemand Neues den Stuhl von { $name } übernehmen darf.
free-sure = Den Stuhl von { $name } freimachen? Der Link dazu geht dann nicht mehr.
free-sure-playing = Wer den Stuhl von { $name } übernimmt, sieht die Karten; darum werden erst alle anderen gefragt, die mitspielen. Jetzt fragen?
close-table = Den Abend beenden
close-sure = Danach kann an diesem Tisch niemand weiterspielen. Was gespielt wurde, bleibt. Den Abend beenden?
people-at-table = Die Leute am Tisch
grave-sure = Das lässt sich nicht zurücknehmen.
grave-go = Ja, machen
away-title = Während du weg warst
away-text = { $count ->
    [one] Ein Zug wurde gemacht:
   *[other] { $count } Züge wurden gemacht:
  }
away-go = Alles klar
away-watch = Ansehen
watch-again = Noch einmal ansehen
connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
connection-lost-short = keine Verbindung
connection-waiting = Der Server wartet auf seine Datenbank. Es geht von selbst weiter.
connection-pending = Dein Zug ist gemerkt und wird noch gesendet.
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
end-you-won = Du hast gewonnen!
end-you = Du
end-turning = Der Wendepunkt
end-turning-lead = Hier geht { $name } in Führung und bleibt vorn: { $points } zu { $next }.
end-turning-you = Hier gehst du in Führung und bleibst vorn: { $points } zu { $next }.
end-turning-see = Diesen Moment ansehen
end-course = Punkteverlauf
end-again = Noch eins
end-again-host = { $name } kann ein neues Spiel austeilen.
end-replay = Noch einmal ansehen
end-share = Dieses Spiel teilen
review = Rückblick
review-open = Zum Rückblick
review-course = Anteile am Sieg
review-chart = Am Anfang: { $first }. In der Mitte: { $middle }. Am Ende: { $last }. Wendepunkte: Züge { $moves }.
review-share = { $name } { $percent } %
review-step = Zug { $move } von { $moves }: { $shares }
review-by-luck = Glück
review-by-play = Entscheidungen
review-waiting = Der Rückblick wird vorbereitet. Wer gerade spielt, geht vor …
review-working = Entscheidungen angesehen: { $done } von { $count }
review-impossible = Zu diesem Spiel gibt es keinen Rückblick.
review-story-you = { $own_kind ->
    [none] Du hattest weder Glück noch Pech
    [good] Du hattest { $own ->
        [one] einen Punkt
       *[other] { $own } Punkte
      } Glück
   *[bad] Du hattest { $own ->
        [one] einen Punkt
       *[other] { $own } Punkte
      } Pech
  }, { $other_kind ->
    [same] { $other_name } { $other }
    [none] { $other_name } weder noch
    [good] { $other_name } { $other ->
        [one] einen Punkt
       *[other] { $other } Punkte
      } Glück
   *[bad] { $other_name } { $other ->
        [one] einen Punkt
       *[other] { $other } Punkte
      } Pech
  }; { $play_kind ->
    [none] gespielt habt ihr gleich gut.
    [good] gespielt hast du { $play ->
        [one] um einen Punkt
       *[other] um { $play } Punkte
      } besser.
   *[bad] gespielt hast du { $play ->
        [one] um einen Punkt
       *[other] um { $play } Punkte
      } schlechter.
  }
review-story = { $own_kind ->
    [none] { $name } hatte weder Glück noch Pech
    [good] { $name } hatte { $own ->
        [one] einen Punkt
       *[other] { $own } Punkte
      } Glück
   *[bad] { $name } hatte { $own ->
        [one] einen Punkt
       *[other] { $own } Punkte
      } Pech
  }, { $other_kind ->
    [same] { $other_name } { $other }
    [none] { $other_name } weder noch
    [good] { $other_name } { $other ->
        [one] einen Punkt
       *[other] { $other } Punkte
      } Glück
   *[bad] { $other_name } { $other ->
        [one] einen Punkt
       *[other] { $other } Punkte
      } Pech
  }; { $play_kind ->
    [none] gespielt haben beide gleich gut.
    [good] gespielt hat { $name } { $play ->
        [one] um einen Punkt
       *[other] um { $play } Punkte
      } besser.
   *[bad] gespielt hat { $other_name } { $play ->
        [one] um einen Punkt
       *[other] um { $play } Punkte
      } besser.
  }
review-points-note = Ein Punkt ist ein Hundertstel eines Sieges.
review-turning = Wendepunkte
review-turning-move = Zug { $move }
review-decisions-you = Deine Entscheidungen
review-decisions = Entscheidungen von { $name }
review-accuracy = Genauigkeit: { $percent } von 100
review-before = Entscheidung davor
review-next = Nächste Entscheidung
review-mark-best = Am besten
review-mark-good = Gut
review-mark-inexact = Ungenau
review-mark-mistake = Fehler
review-mark-blunder = Schwerer Fehler
review-memory-person = Mit dem Gedächtnis eines Menschen:
review-memory-perfect = Mit perfektem Gedächtnis:
review-chosen = Gewählt: { $action }
review-was-best = Etwas Besseres wurde nicht gefunden.
review-was-best-secret = Eine der richtigen Möglichkeiten: Wo es niemand sieht, wechselt man am besten ab.
review-better = { $points ->
    [0] Etwa gleich gut: { $action }
    [one] Um einen Punkt besser: { $action }
   *[other] Um { $points } Punkte besser: { $action }
  }
review-hardly = Der Unterschied ist klein oder nicht sicher.
review-brings = Sicher gebracht hätte das:
review-compare-best = { $action }: Etwas Besseres wurde nicht gefunden.
review-compare-equal = { $action }: so gut wie das Beste, soweit sich das sagen lässt.
review-compare-worse = { $points ->
    [one] { $action }: einen Punkt weniger als das Beste.
   *[other] { $action }: { $points } Punkte weniger als das Beste.
  }
review-compare-unknown = { $action }: Das sah nicht gut genug aus, um es genauer anzusehen.
review-retry = Meine Fehler
review-retry-other = Die Fehler
review-retry-none = Keine Entscheidung hat sicher etwas gekostet.
review-try = Ausprobieren
review-exercise = Aufgabe { $number } von { $count }: Zug { $move }
review-exercise-task = Was würdest du jetzt tun?
review-exercise-best = Am besten: { $action }. Im Spiel gewählt: { $chosen }.
review-exercise-next = Nächste Aufgabe
review-sketch = Ausprobiert ab Zug { $move }
review-sketch-task = Du bist dran. Was noch kommt, ist wie im Spiel; nichts davon zählt.
review-sketch-others = Die anderen spielen …
replay = { $game } noch einmal
replay-move = Zug { $move } von { $moves }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-perspective = Aus wessen Sicht?
replay-all = Alle Karten offen
replay-spectator = Wer zuschaut
replay-seat = { $name }
replay-link = Link zu diesem Moment
replay-download = Herunterladen
replay-verify = Prüfen
proof-title = Wurde ehrlich ausgeteilt?
proof-text = Vor der ersten Karte hat der Server einen Fingerabdruck des Startwerts veröffentlicht, aus dem sich alles ergibt, was ausgeteilt wird. Nach dem Ende ist der Startwert öffentlich, und dieses Gerät rechnet den Fingerabdruck selbst nach.
proof-commitment = Versprochener Fingerabdruck
proof-seed = Startwert
proof-found = Fingerabdruck des Startwerts
proof-good = Sie stimmen überein: Vor dem ersten Zug stand fest, was ausgeteilt wird.
proof-bad = Sie stimmen nicht überein: Versprochen war ein anderes Spiel!
proof-deal-good = Auf diesem Gerät aus dem Startwert neu ausgeteilt: genau die Karten dieses Spiels.
proof-deal-bad = Auf diesem Gerät aus dem Startwert neu ausgeteilt: Es kommen andere Karten heraus!
proof-seen = Das Versprechen hat dieses Gerät zu Beginn des Spiels notiert.
proof-unseen = Dieses Gerät war zu Beginn nicht dabei; das Versprechen kommt vom Server.
proof-record = Die Aufzeichnung herunterladen und prüfen mit: tavolata verify DATEI
proof-running = Der Startwert wird öffentlich, wenn das Spiel zu Ende ist. Bis dahin gilt dieses Versprechen:

lesson-title = { $game }: dein erstes Spiel
play-well-title = { $game }: gut spielen
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-back = Zurück
lesson-try = Jetzt du: Mach es auf dem Tisch.
lesson-other = Auch das ist erlaubt. Versuch jetzt erst einmal, was markiert ist.
lesson-better = Erlaubt ist das, aber es geht hier besser. Jetzt ist es markiert.
lesson-marked = Du bist am Zug. Was markiert ist, ist eine gute Wahl.
lesson-goes-on = So geht es weiter bis zum Ende.
lesson-example = Ein Beispiel aus der Spielregel. Mach, was markiert ist, und sieh, was dabei herauskommt.
lesson-over = So ist dieses Spiel ausgegangen.
lesson-play = Jetzt richtig spielen
lesson-leave = Lektion beenden

missing-title = Eine Sackgasse
missing-text = Diese Adresse führt nirgendwohin. Vielleicht ist ein Stück davon verloren gegangen.
unknown-table-text = Dieses Gerät hat an diesem Tisch keinen Platz. Lass dir den Link noch einmal schicken.
offline-title = Keine Verbindung
offline-text = Der Server ist nicht zu erreichen. Regeln, gespeicherte Spiele und Einstellungen funktionieren trotzdem.

# A table that is drawn from declarations.
choice-what = Was wählst du?
choice-again = Doch etwas anderes
piece-face-down = eine verdeckte Karte
piece-empty-cell = leer
