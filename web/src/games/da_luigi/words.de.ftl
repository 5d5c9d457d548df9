# Die Wörter des Spielbretts von Da Luigi, nur für den Browser.

task-action = Ein Marktfeld berühren, um es zu kaufen, oder den Stapel, um neue Gäste zu begrüßen.
task-action-shop = Das Marktfeld berühren, das gekauft wird.
task-action-greet = Den Stapel berühren, um neue Gäste zu begrüßen.
task-field = Das Marktfeld berühren, das gekauft wird.
task-push = Bezahlen: einen Gast berühren, der einen Platz weiterrückt.
task-give = Das Restaurant berühren, das den Gast bekommt, oder die Karte dorthin ziehen.
task-bouquet = Den Strauß nehmen oder darauf verzichten.
task-move = Einen eigenen Gast berühren: Einer rückt einen Platz weiter.
task-discard = Berühren, was abgegeben wird: ein Würfel oder das Plättchen.
task-serve = Die Speise bei dem Gast berühren, der sie bekommt.
task-complete = Einen Gast mit der Narrenkappe berühren oder es dabei belassen.
task-joker = Wählen, was für die fehlende Speise steht.
task-spend = Einen Würfel im Vorrat berühren, der ausgegeben wird.
task-give-back = Einen Würfel im Vorrat berühren, der in den Beutel zurückkommt.
progress = { $stack ->
    [one] 1 Gast kommt noch
   *[other] { $stack } Gäste kommen noch
  }
progress-soon = Der letzte Gast ist da
progress-final = { $turns ->
    [one] Schlussrunde: der letzte Zug
   *[other] Schlussrunde: noch { $turns } Züge
  }
progress-over = Feierabend

cubes = { $count ->
    [1] { $dish }
   *[other] { $count }× { $dish }
  }
cubes-none = nichts
seated = { $name }, noch { $minutes } Minuten, es fehlt: { $missing }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
place-free = { $minutes } Minuten: frei
place-minutes = Platz mit { $minutes } Minuten
bar-of = Gäste von { $name }, von 60 Minuten bis 10
house-of = Das Restaurant von { $name }
small-name = { $name }: { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
  }, { $supply } Würfel im Vorrat, { $fulfilled } zufrieden, { $lemons ->
    [one] 1 Zitrone
   *[other] { $lemons } Zitronen
  }, { $bouquets ->
    [one] 1 Strauß
   *[other] { $bouquets } Sträuße
  }. Groß zeigen
guest-look = Die Karte ansehen
push-to = Auf { $place } Minuten rücken
push-out = Hinausschieben: { $change }
push-out-short = raus
push-back = Diesen Schritt zurücknehmen
joker-offer = Die Bestellung mit Jokern vollständig machen: { $price }
joker-price = { $desserts ->
    [0] { $cubes } Würfel
   *[other] { $cubes ->
        [0] { $desserts } Desserts
       *[other] { $desserts } Desserts und { $cubes } Würfel
      }
  }
dish-touch = Hier servieren oder nehmen
serve-here = { $dish } für { $name }
take-off-here = { $dish } von { $name } nehmen
field-name = Feld { $field }: { $cubes }; { $clocks ->
    [0] ohne Uhr
    [one] kostet 1 Uhr
   *[other] kostet { $clocks } Uhren
  }
field-wanted = Feld { $field }: { $cubes }; { $clocks ->
    [0] ohne Uhr
    [one] kostet 1 Uhr
   *[other] kostet { $clocks } Uhren
  }; { $wanted } davon wollen die eigenen Gäste
field-empty = Feld { $field }: leer
supply-dish = { $dish }: { $count } im Vorrat
supply-empty = der Vorrat ist leer
lemons = { $count ->
    [one] 1 Zitrone
   *[other] { $count } Zitronen
  }
bouquets = { $count ->
    [one] 1 Strauß
   *[other] { $count } Sträuße
  }
give-to = Den Gast an { $name } geben
greet-now = Neue Gäste begrüßen; { $count } im Stapel
greet-short = Begrüßen
arrival-name = An der Tür: { $guest }
arrival-me = Mein Restaurant
arrival-enough = bekommt jetzt keinen Gast mehr
would-one-cube = zieht einen Würfel
would-two-cubes = zieht zwei Würfel
would-lemon-taken = nimmt eine Zitrone
would-bouquet-returned = verliert einen Strauß
would-bouquet-taken = darf einen Strauß nehmen
would-lemon-returned = darf eine Zitrone abgeben
would-none-left = kein Plättchen ist mehr da
would-move = muss einen Gast weiterrücken
would-discard = muss etwas abgeben
would-discard-nothing = hat nichts abzugeben
would-another-guest = bekommt auch den nächsten Gast
would-nobody = sonst kommt niemand
would-none = bringt nichts mit
mark-new = neu
mark-moved = gerückt
mark-served = bedient
mark-left = { $name } ist verärgert gegangen
notice-field = Welches Feld wird gekauft?
notice-push = { $clocks ->
    [one] Noch 1 Uhr: Wer rückt weiter?
   *[other] { $clocks } Uhren: Wer rückt weiter?
  }
notice-serve = Es reicht nicht für alle: Wer bekommt es?
notice-complete = Mit Jokern wäre eine Bestellung vollständig.
notice-give-back = Der Beutel ist leer: zehn Würfel behalten, die übrigen zurück.
held-buy = Feld { $field } kaufen?
held-push = { $guest } rückt auf { $place }.
held-out = { $guest } geht verärgert: { $change }.
confirm = Fertig
no-jokers = Keine Joker
serve-done = Serviert
ribbon-soon = Der letzte Gast ist da: Gleich kommt die Schlussrunde
ribbon-final = { $turns ->
    [one] Schlussrunde: der letzte Zug
   *[other] Schlussrunde: noch { $turns } Züge
  }
bag-name = Beutel, { $count } Würfel: was darin ist
bag-title = Würfel, Plättchen, gegangene Gäste
bag-players = Spieler
bag-all = zusammen
bag-tiles = { $count ->
    [one] 1 Plättchen ist noch da: Zitrone oder Strauß.
   *[other] { $count } Plättchen sind noch da: Zitronen oder Sträuße.
  }
bag-left = { $count ->
    [0] Noch niemand ist verärgert gegangen
    [one] 1 Gast ist verärgert gegangen
   *[other] { $count } Gäste sind verärgert gegangen
  }
bag-came-back = { $count ->
    [one] 1 Gast, der gegangen war, ist wieder eingemischt und kommt noch
   *[other] { $count } Gäste, die gegangen waren, sind wieder eingemischt und kommen noch
}
legend = Was die Zeichen bedeuten
legend-clock = Eine Uhr: Ein Gast rückt einen Platz weiter
legend-points = Die Punkte eines Gastes, sobald er zufrieden ist
legend-door = Der Ausgang: Wer hier ankommt, geht und kostet eine Zitrone
legend-served = Zufriedene Gäste
legend-joker = Zwei Desserts oder vier beliebige Würfel stehen für eine fehlende Speise
legend-reconstructed = Die Gäste sind unsere eigene Rekonstruktion: Von den gedruckten Karten sind nur die beiden Startgäste bekannt, ohne ihre Punkte. Namen und Gesichter sind von uns. Wer die Schachtel besitzt, kann mit ihren Gästen spielen.

share-guests = zufriedene Gäste
share-jokers = Gäste mit Jokern
share-bouquets = Sträuße
share-lemons = Zitronen

lesson-da_luigi-1 = Das ist dein Restaurant. Zwei Gäste warten an der Theke: Nonna Adele noch 60 Minuten, Pippo noch 40. Auf den Karten siehst du, was sie bestellt haben; was im Vorrat war, ist schon serviert. Wer alles bekommen hat, bringt die Punkte auf dem Stern.
lesson-da_luigi-2 = Eingekauft wird auf dem Markt. In den unteren Reihen liegen mehr Würfel, aber sie kosten Uhren. Der kleine Haken sagt, wie viele Würfel deine Gäste brauchen können. Berühre das markierte Feld.
lesson-da_luigi-3 = Zwei Uhren sind zu bezahlen: Für jede rückt einer deiner Gäste einen Platz nach rechts, zur Tür hin. Berühre Nonna Adele; sie hat die meiste Geduld. Danach kommt sie nicht weiter, also rückt Pippo für die andere Uhr. Bis du „Fertig“ berührst, kannst du alles zurücknehmen.
lesson-da_luigi-4 = Was passt, wurde von selbst serviert, und Pippo, der alles bekommen hat, bringt dir 3 Punkte. Jetzt sollen neue Gäste kommen: zwei für dich, einer für Zio Carlo. Berühre den Stapel!
lesson-da_luigi-5 = Jeder Gast wird aufgedeckt, und du entscheidest sofort, wer ihn bekommt. Du siehst, wohin er sich setzt, wen er weiterschiebt und was er mitbringt. Gib diesen an das markierte Restaurant.
lesson-da_luigi-6 = Wer über die 10 hinausgeschoben wird, geht verärgert und kostet eine Zitrone, einen Punkt; ein Strauß bringt einen. Zwei Desserts oder vier beliebige Würfel stehen für eine fehlende Speise, wenn damit eine Bestellung vollständig wird.
lesson-da_luigi-7 = Ist der Stapel aufgebraucht, kaufen alle noch einmal ein. Dann werden zufriedene Gäste, Sträuße und Zitronen gezählt. Buon appetito!
