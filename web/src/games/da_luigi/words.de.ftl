# Die Wörter des Spielbretts von Da Luigi, nur für den Browser.

task-action = Tippe auf ein Marktfeld, um es zu kaufen, oder auf den Stapel, um neue Gäste zu begrüßen.
task-action-shop = Tippe auf das Marktfeld, das du kaufst.
task-action-greet = Tippe auf den Stapel, um neue Gäste zu begrüßen.
task-field = Tippe auf das Marktfeld, das du kaufst.
task-push = Bezahle: Tippe auf den Gast, der weiterrückt.
task-confirm = Tippe auf „Fertig“, oder noch einmal auf deine Wahl, um sie zurückzunehmen.
task-give = Tippe auf das Restaurant, das den Gast bekommt, oder zieh die Karte dorthin.
task-bouquet = Nimm den Strauß, oder verzichte darauf.
task-move = Tippe auf einen deiner Gäste: Er rückt einen Platz weiter.
task-discard = Tippe auf das, was du abgibst: einen Würfel oder dein Plättchen.
task-serve = Tippe auf die Speise bei dem Gast, der sie bekommt.
task-complete = Tippe auf einen Gast mit der Narrenkappe, oder serviere nichts mehr.
task-joker = Wähle, was für die fehlende Speise steht.
task-spend = Tippe auf einen Würfel in deinem Vorrat, um ihn auszugeben.
task-give-back = Tippe auf einen Würfel in deinem Vorrat, um ihn in den Beutel zurückzulegen.
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
restaurant-of = Das Restaurant von { $name }
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
push-to = Auf die { $place } rücken
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
dish-touch = Hier servieren oder wegnehmen
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
  }; deine Gäste brauchen { $wanted } davon
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
question-field = Welches Feld kaufst du?
question-push = { $clocks ->
    [one] 1 Uhr zu bezahlen: Wer rückt weiter?
   *[other] { $clocks } Uhren zu bezahlen: Wer rückt weiter?
  }
question-serve = Es reicht nicht für alle: Wer bekommt es?
question-complete = Mit Jokern wäre eine Bestellung vollständig.
question-give-back = Der Beutel ist leer: Behalte zehn Würfel und leg die übrigen zurück.
unsent-buy = Feld { $field } kaufen?
unsent-push = { $guest } rückt auf die { $place }.
unsent-out = { $guest } geht verärgert: { $change }.
confirm = Fertig
no-jokers = Keine Joker
serve-done = Fertig serviert
ribbon-soon = Der letzte Gast ist da: Gleich kommt die Schlussrunde
ribbon-final = { $turns ->
    [one] Schlussrunde: der letzte Zug
   *[other] Schlussrunde: noch { $turns } Züge
  }
bag-name = Beutel, { $count } Würfel: was darin ist
bag-title = Würfel, Plättchen, gegangene Gäste
bag-players = Personen
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

lesson-1 = Das ist dein Restaurant. Zwei Gäste warten an der Theke: Nonna Adele noch 60 Minuten, Pippo noch 40. Auf ihren Karten siehst du, was sie bestellt haben; was in deinem Vorrat war, ist schon serviert. Wer alles bekommen hat, bringt die Punkte auf dem Stern.
lesson-2 = Eingekauft wird auf dem Markt. In den unteren Reihen liegen mehr Würfel, aber sie kosten Uhren. Der kleine Haken sagt, wie viele Würfel eines Feldes deine Gäste brauchen. Tippe auf das markierte Feld.
lesson-3 = Du hast zwei Uhren zu bezahlen: Für jede rückt einer deiner Gäste einen Platz nach rechts, zur Tür hin. Tippe auf Nonna Adele; sie hat die meiste Geduld. Danach ist ihr Pippo im Weg, also rückt er für die andere Uhr. Tippe dann auf „Fertig“; bis dahin kannst du alles zurücknehmen.
lesson-4 = Was passte, wurde von selbst serviert, und Pippo, der alles bekommen hat, bringt dir 3 Punkte. Statt einzukaufen, kannst du neue Gäste begrüßen: zwei für dich, einen für Zio Carlo. Tippe auf den Stapel!
lesson-5 = Die Gäste werden einzeln aufgedeckt, und du entscheidest sofort, wer sie bekommt. Du siehst, wohin sie sich setzen, wen sie weiterschieben und was sie mitbringen. Gib diesen an das markierte Restaurant.
lesson-6 = Dieser Gast hat Zio Carlo eine Zitrone gebracht: einen Punkt weniger. Auch wer über die 10 hinausgeschoben wird, geht verärgert und kostet eine Zitrone; ein Strauß ist ein Punkt mehr. Zwei Desserts oder vier beliebige Würfel stehen für eine fehlende Speise, wenn damit eine Bestellung vollständig wird.
lesson-7 = Ist der Stapel aufgebraucht, kaufen alle noch einmal ein. Dann werden zufriedene Gäste, Sträuße und Zitronen gezählt. Buon appetito!

play-well-1 = Eine Uhr ist noch zu bezahlen. Delia Amoroso auf der 10 könnte dafür hinausgehen. Aber serviert wird erst nach dem Bezahlen, und du hast Wasser für sie. Wer hat mehr Zeit?
play-well-2 = Serena rückt auf die 30, und Delia bekommt kurz vor der Tür ihr Wasser: ein Punkt statt einer Zitrone, und ihr Platz ist frei. Bezahle mit Gästen, die Zeit haben, nicht mit denen, denen nur noch ein Würfel fehlt.
play-well-3 = Das andere Restaurant ist leer. Dort muss also als Nächstes begrüßt werden, und einer dieser Gäste kommt zu dir. Bei dir warten noch zwei. Gäste begrüßen oder einkaufen?
play-well-4 = Du kaufst 2 Wein und ein Dessert: Dem Capitano fehlen nur noch Salat und Pizza, und zwei Desserts sind ein Joker. Wer Gäste begrüßt, arbeitet auch für die anderen. Wenn die es selbst tun müssen, lass sie.
play-well-5 = Eine Pizza, und zwei Gäste möchten sie: Zia Ortensia auf der 30 und Gigi Forte auf der 10. Beide bringen 3 Punkte. Wer bekommt sie?
play-well-6 = Gigi wäre als Nächster zur Tür hinaus gewesen; jetzt bezahlt er. Für Zia Ortensia ist noch Zeit, und vier beliebige Würfel aus deinem Vorrat täten es auch. Bediene zuerst, wer nicht warten kann. Probier es jetzt in einem richtigen Spiel!
