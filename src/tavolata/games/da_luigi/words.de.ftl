# Die Wörter von Da Luigi.

summary = Einkaufen, was die Gäste bestellt haben, bevor sie die Geduld verlieren.
aim = Auf dem Markt Würfel kaufen und die Gäste rechtzeitig bedienen, oder neue begrüßen. Zufriedene Gäste bringen Punkte, jede Zitrone kostet einen; wer die meisten Punkte hat, gewinnt (r 20, r 43, r 49).
tie-break = mehr Würfel im Vorrat und auf Gästen

option-first = Wer beginnt
option-first-help = Ein Platz, oder das Los entscheidet.
option-rulebook = Wessen Spielregel
option-rulebook-help = Die des Verlags oder die Übersetzung italienischer Fans, die an einigen Stellen abweicht.
option-open_score = offene Punkte
option-open_score-help = Alle sehen während des Spiels alle Punkte.

dish-water = Wasser
dish-wine = Wein
dish-salad = Salat
dish-pizza = Pizza
dish-pasta = Pasta
dish-dessert = Dessert
tile-lemon = Zitrone
tile-bouquet = Blumenstrauß
change-lemon_taken = eine Zitrone
change-bouquet_returned = ein Blumenstrauß geht zurück
change-bouquet_taken = ein Blumenstrauß
change-lemon_returned = eine Zitrone geht zurück
change-none_left = kein Plättchen ist mehr da
special-none = —
special-one-cube = 1 Würfel
special-two-cubes = 2 Würfel
special-lemon = Zitrone
special-bouquet = Strauß
special-move = Rücken
special-discard = Ablegen
special-another-guest = 1 Gast
special-none-help = Dieser Gast bringt nichts weiter mit.
special-one-cube-help = Wer ihn bekommt, zieht 1 Würfel aus dem Beutel.
special-two-cubes-help = Wer ihn bekommt, zieht 2 Würfel aus dem Beutel.
special-lemon-help = Wer ihn bekommt, nimmt eine Zitrone (−1 Punkt) oder gibt einen Strauß ab.
special-bouquet-help = Wer ihn bekommt, gewinnt einen Strauß (+1 Punkt) oder verliert eine Zitrone.
special-move-help = Wer ihn bekommt, muss einen eigenen Gast einen Platz weiterrücken.
special-discard-help = Wer ihn bekommt, muss einen Würfel, eine Zitrone oder einen Strauß abgeben.
special-another-guest-help = Wer ihn bekommt, bekommt auch den nächsten Gast vom Stapel.
special-bouquet-now = Der neue Gast bringt einen Strauß: +1 Punkt, oder eine Zitrone weniger.
special-move-now = Der neue Gast bringt Unruhe: Einer deiner Gäste muss einen Platz weiterrücken.
special-discard-now = Der neue Gast kostet etwas: einen Würfel, eine Zitrone oder einen Strauß.

verb-shop = A: einkaufen und bedienen
verb-greet = B: neue Gäste begrüßen
verb-take-bouquet = den Blumenstrauß nehmen
verb-leave-bouquet = darauf verzichten
verb-discard = ein Würfel aus dem Vorrat
verb-take-off = ein Würfel von einem Gast
verb-discard-tile = ein Plättchen (Zitrone oder Blumenstrauß)
verb-serve = servieren
verb-done = fertig
verb-complete = eine Bestellung mit Jokern vollständig machen
verb-two-desserts = zwei Desserts
verb-four-cubes = vier Würfel

field-field = Welches Marktfeld?
field-place = Welcher Gast?
field-push-place = Welcher Gast rückt einen Platz nach rechts?
field-serve-place = Welcher Gast bekommt den Würfel?
field-complete-place = Wessen Bestellung machst du mit Jokern vollständig?
field-take-off-place = Von welchem Gast?
field-dish = Welche Speise?
field-discard-dish = Welchen Würfel gibst du ab?
field-spend-dish = Welchen Würfel gibst du aus?
field-give-back-dish = Welchen Würfel legst du zurück in den Beutel?
field-to = Wer bekommt diesen Gast?
field-tile = Welches Plättchen?

action-shop = A: einkaufen und bedienen
action-greet = B: neue Gäste begrüßen
action-buy = Feld { $field } kaufen
action-push = den Gast auf der { $place } weiterrücken
action-give = der Gast geht zu { $to }
action-take-bouquet = den Blumenstrauß nehmen
action-leave-bouquet = auf den Blumenstrauß verzichten
action-discard = { $dish } aus dem Vorrat abgeben
action-take-off = { $dish } vom Gast auf der { $place } nehmen
action-discard-tile = abgeben: { $tile }
action-serve = { $dish } für den Gast auf der { $place }
action-done = fertig
action-complete = die Bestellung auf der { $place } mit Jokern vollständig machen
action-two-desserts = zwei Desserts
action-four-cubes = vier Würfel
action-spend = { $dish } ausgeben
action-give-back = { $dish } zurück in den Beutel legen

event-turn-began = { $seat } ist dran.
event-turn-lost = { $seat } kann nichts kaufen und verliert den Zug.
event-went-shopping = { $seat } geht auf den Markt.
event-bought = { $clocks ->
    [0] { $seat } kauft Feld { $field }, ohne Uhr
    [one] { $seat } kauft Feld { $field } für 1 Uhr
   *[other] { $seat } kauft Feld { $field } für { $clocks } Uhren
}.
event-took = { $seat } nimmt{ $water ->
    [0] {""}
   *[other] {" "}{ $water }×{ dish-water }
}{ $wine ->
    [0] {""}
   *[other] {" "}{ $wine }×{ dish-wine }
}{ $salad ->
    [0] {""}
   *[other] {" "}{ $salad }×{ dish-salad }
}{ $pizza ->
    [0] {""}
   *[other] {" "}{ $pizza }×{ dish-pizza }
}{ $pasta ->
    [0] {""}
   *[other] {" "}{ $pasta }×{ dish-pasta }
}{ $dessert ->
    [0] {""}
   *[other] {" "}{ $dessert }×{ dish-dessert }
}.
event-moved = { $seat } rückt { $guest } auf die { $place }.
event-guest-left = { $guest } verlässt { $seat } verärgert: { $change }.
event-served = { $count ->
    [one] { $seat } serviert { $guest }: { $dish }.
   *[other] { $seat } serviert { $guest }: { $count }×{ $dish }.
}
event-stopped-serving = { $seat } serviert nichts mehr.
event-cashed = { $guest } ist zufrieden: { $seat } kassiert { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-greeted = { $seat } begrüßt { $count } neue Gäste.
event-turned-up = { $guest } wird aufgedeckt.
event-given = { $to } bekommt { $guest }.
event-arrived = { $count ->
    [0] { $guest } setzt sich bei { $seat } auf die { $place }.
    [one] { $guest } setzt sich bei { $seat } auf die { $place }; 1 Gast rückt weiter.
   *[other] { $guest } setzt sich bei { $seat } auf die { $place }; { $count } Gäste rücken weiter.
}
event-another-came = { $count ->
    [0] Noch ein Gast: { $guest } setzt sich bei { $seat } auf die { $place }.
    [one] Noch ein Gast: { $guest } setzt sich bei { $seat } auf die { $place }; 1 Gast rückt weiter.
   *[other] Noch ein Gast: { $guest } setzt sich bei { $seat } auf die { $place }; { $count } Gäste rücken weiter.
}
event-nobody-came = Es gibt keine Karte mehr: Zu { $seat } kommt niemand mehr.
event-drew = { $seat } zieht { $dish }.
event-lemon = { $seat }: { $change }.
event-bouquet = { $seat }: { $change }.
event-bouquet-left = { $seat } verzichtet auf den Blumenstrauß.
event-discarded = { $seat } gibt { $dish } aus dem Vorrat ab.
event-taken-off = { $seat } nimmt { $dish } von { $guest } weg.
event-tile-discarded = { $seat } gibt ab: { $tile }.
event-nothing-discarded = { $seat } hat nichts abzugeben.
event-joker-began = { $seat } macht die Bestellung von { $guest } mit Jokern vollständig.
event-desserts-spent = Zwei Desserts stehen für { $dish }.
event-cubes-offered = Vier Würfel werden für { $dish } stehen.
event-spent = { $seat } gibt { $dish } aus.
event-jokers-ended = { $seat } setzt keine Joker mehr ein.
event-field-filled = Auf Marktfeld { $field } liegen jetzt:{ $water ->
    [0] {""}
   *[other] {" "}{ $water }×{ dish-water }
}{ $wine ->
    [0] {""}
   *[other] {" "}{ $wine }×{ dish-wine }
}{ $salad ->
    [0] {""}
   *[other] {" "}{ $salad }×{ dish-salad }
}{ $pizza ->
    [0] {""}
   *[other] {" "}{ $pizza }×{ dish-pizza }
}{ $pasta ->
    [0] {""}
   *[other] {" "}{ $pasta }×{ dish-pasta }
}{ $dessert ->
    [0] {""}
   *[other] {" "}{ $dessert }×{ dish-dessert }
}.
event-bag-filled = Der Beutel ist leer: Die { $count } Würfel neben dem Markt kommen wieder hinein.
event-cubes-ran-short = Es ist kein Würfel mehr zu ziehen: Wer mehr als 10 hat, legt welche zurück.
event-gave-back = { $seat } legt { $dish } zurück in den Beutel.
event-no-cubes = Es ist kein Würfel mehr zu ziehen; der Rest entfällt.
event-stack-ran-out = Der letzte Gast des Stapels ist genommen: Das Spielende beginnt.
event-discard-came-back = { $count ->
    [one] 1 abgelegter Gast wird wieder gezogen.
   *[other] Die { $count } abgelegten Gäste werden gemischt und kommen wieder in den Stapel.
}
event-final-round = Die Schlussrunde: Alle haben noch einen Zug.
event-ended = Der letzte Zug ist vorbei. Das Spiel ist zu Ende.

error-over = Das Spiel ist zu Ende.
error-not-you = Jetzt entscheidest nicht du, sondern Platz { $seat }.
error-asked-action = Wähle zuerst: einkaufen und bedienen, oder neue Gäste begrüßen.
error-asked-field = Wähle zuerst das Marktfeld, das du kaufst.
error-asked-push = Bezahle zuerst: Einer deiner Gäste rückt einen Platz nach rechts.
error-asked-give = Sag zuerst, wer den aufgedeckten Gast bekommt.
error-asked-bouquet = Nimm zuerst den Blumenstrauß, oder verzichte darauf.
error-asked-move = Zuerst muss einer deiner Gäste einen Platz nach rechts rücken.
error-asked-discard = Gib zuerst einen Würfel, eine Zitrone oder einen Blumenstrauß ab.
error-asked-serve = Serviere zuerst.
error-asked-serve-or-done = Serviere zuerst, oder sag „fertig“.
error-asked-complete = Wähle zuerst, wessen Bestellung du mit Jokern vollständig machst, oder sag „fertig“.
error-asked-joker = Sag zuerst, ob zwei Desserts oder vier Würfel für die fehlende Speise stehen.
error-asked-spend = Wähle zuerst die Würfel, die du ausgibst.
error-asked-give-back = Lege zuerst Würfel zurück in den Beutel, bis du noch 10 hast.
error-no-more-guests = In der Schlussrunde werden keine neuen Gäste mehr begrüßt; du kannst nur noch bedienen.
error-no-guest = Du hast keinen Gast, den du bedienen kannst; begrüße neue.
error-nothing-to-buy = Es gibt nichts, was du kaufen und bezahlen kannst; begrüße neue Gäste.
error-empty-field = Feld { $field } ist leer.
error-too-expensive = Feld { $field } kostet { $clocks ->
    [one] 1 Uhr
   *[other] { $clocks } Uhren
}, aber alle deine Gäste zusammen haben nur { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} bis zum Ausgang.
error-nobody-there = Auf der { $place } sitzt keiner deiner Gäste.
error-place-taken = Der Gast auf der { $place } kann nicht rücken: Auf der { $next } sitzt jemand.
error-no-such-player = Einen Platz { $seat } gibt es an diesem Tisch zu { $players } nicht.
error-got-enough = Platz { $seat } hat in diesem Zug schon alle Gäste bekommen.
error-none-in-supply = In deinem Vorrat ist { $dish ->
    [water] kein Wasser
    [wine] kein Wein
    [salad] kein Salat
    [pizza] keine Pizza
    [pasta] keine Pasta
   *[dessert] kein Dessert
}.
error-none-laid = Bei deinem Gast auf der { $place } liegt { $dish ->
    [water] kein Wasser
    [wine] kein Wein
    [salad] kein Salat
    [pizza] keine Pizza
    [pasta] keine Pasta
   *[dessert] kein Dessert
}.
error-no-tile = Du hast { $tile ->
    [lemon] keine Zitrone
   *[bouquet] keinen Blumenstrauß
}.
error-not-wanted = Der Gast auf der { $place } möchte { $dish ->
    [water] kein Wasser
    [wine] kein Wein
    [salad] kein Salat
    [pizza] keine Pizza
    [pasta] keine Pasta
   *[dessert] kein Dessert
} mehr.
error-must-serve = Serviere zuerst jeden Würfel, der passt.
error-more-than-one-missing = Dem Gast auf der { $place } fehlen noch { $missing } Speisen: Ein Joker darf nur die letzte sein.
error-not-enough-for-jokers = { $missing ->
    [one] Dem Gast auf der { $place } fehlt 1 Speise
   *[other] Dem Gast auf der { $place } fehlen { $missing } Speisen
}; für so viele Joker reichen deine Würfel nicht.
error-no-two-desserts = In deinem Vorrat liegen keine zwei Desserts.
error-no-four-cubes = In deinem Vorrat liegen keine vier Würfel.
error-too-little-left = Dann bliebe für die noch fehlenden Speisen zu wenig übrig.

error-edition-part-unknown = { $file }: In Eintrag { $number } von „{ $list }“ bedeutet „{ $part }“ nichts. Bekannte Teile: { $known }.
error-edition-guest-twice = { $file }: Der Gast „{ $guest }“ ist zweimal genannt; jeder Gast braucht einen eigenen Namen.
error-edition-guest-minutes = { $file }: Eintrag { $number } von „{ $list }“ ({ $guest }) kann nicht { $minutes } Minuten warten. Zur Wahl stehen: { $known }.
error-edition-guest-wants = { $file }: Eintrag { $number } von „{ $list }“ ({ $guest }) muss 1 bis 4 Speisen aus { $known } bestellen, nicht „{ $wants }“.
error-edition-guest-points = { $file }: Eintrag { $number } von „{ $list }“ ({ $guest }) muss 1 bis 5 Punkte bringen, nicht { $points }.
error-edition-guest-special = { $file }: Eintrag { $number } von „{ $list }“ ({ $guest }) kann nicht die Besonderheit „{ $special }“ haben. Zur Wahl stehen: { $known }; oder sie fällt weg.
error-edition-number-of-guests = { $file }: „guests“ muss { $expected } Gäste aufzählen, nicht { $found }.
error-edition-number-of-another = { $file }: Höchstens { $most } Gäste dürfen einen weiteren Gast mitbringen, nicht { $found }; sonst könnten die Karten ausgehen.
error-edition-number-of-start-guests = { $file }: „start_guests“ muss zwei Gäste nennen, die alle bekommen, oder acht, zwei für jeden von vier Plätzen, nicht { $found }.
error-edition-start-guests = { $file }: Das Paar { $number } von „start_guests“ muss ein Gast sein, der 60 Minuten wartet, und einer, der 40 wartet; einer der beiden will 4 Speisen, der andere 2.
error-edition-start-dessert = { $file }: Einer der beiden Gäste des Paars { $number } von „start_guests“ muss ein Dessert wollen; hier wollen sie zusammen { $found }.
error-edition-start-special = { $file }: Startgast { $guest } muss die Besonderheit „{ $expected }“ haben, nicht „{ $special }“.

sign-cube = Würfel
sign-space = fehlt
sign-points = Punkte
sign-clock = Uhren
error-position-lemons-and-bouquets = „{ $entry }“ kann nicht Zitronen und Blumensträuße haben: Eines hebt das andere auf.
error-position-places = „{ $entry }“ muss { $places } Plätze haben, von 60 bis 10 Minuten, nicht { $given }.
error-position-too-patient = { $guest } kann nicht auf { $place } sitzen: Der Gast wartet höchstens { $minutes } Minuten.
error-position-order = Die Würfel auf { $guest } bei { $place } passen nicht: Dort liegt nur, was der Gast will, und etwas fehlt noch.
error-position-stack = „{ $entry }“ hat { $given } ungenannte Gäste, aber nur { $most } sind nirgends sonst.
error-position-recycled = { $guest } ist nicht unter den verdeckten Gästen: In „recycled“ können nur solche aus „stack“, „taken“ oder „box“ sein.
error-position-cubes-left = Diese Würfel sind nirgends: { $cubes }. Lege sie in „bag“, „beside“ oder „lost“, oder lass „bag“ oder „beside“ weg.
error-position-tiles = Es gibt nur { $most } Zitronen und Blumensträuße, nicht { $given }.
error-position-not-with-question = „{ $entry }“ gehört nicht zur Frage „{ $question }“: Lass es weg.
error-position-needed-with-question = Die Frage „{ $question }“ braucht „{ $entry }“.
error-position-clocks = Die Gäste an diesem Platz können keine { $clocks } Uhren bezahlen.
error-position-gets = „gets“ ist zu klein: { $guests } Gäste sind noch zu verteilen.
error-position-joker = „joker“ passt nicht zum Gast bei { $place }: höchstens ein Joker je fehlender Speise, und Würfel nur, während sie ausgegeben werden.
error-position-give-back = Wer höchstens { $most } Würfel hat, muss keine zurückgeben.

table-turn = { $player } ist dran
table-other-decides = { $player }: { $phase }
table-action = A oder B?
table-buying = Einkauf
table-paying = { $clocks ->
    [one] 1 Uhr zu bezahlen
   *[other] { $clocks } Uhren zu bezahlen
}
table-greeting = { $count ->
    [one] 1 Gast zu verteilen
   *[other] { $count } Gäste zu verteilen
}
table-serving = Servieren
table-jokers = Joker
table-giving-back = Würfel zurückgeben
table-stack = { $count } im Stapel
table-final-round = Schlussrunde
table-over = das Spiel ist zu Ende
table-market = Markt
table-clocks = { $clocks ->
    [0] umsonst
    [one] 1 Uhr
   *[other] { $clocks } Uhren
}
table-bag = Beutel
table-beside = daneben
table-piles = Stapel { $stack } · abgelegt { $discarded } · Plättchen { $tiles }
table-came-back = Aus der Ablage wieder dabei: { $guests }
table-supply = Vorrat
table-fulfilled = { $count ->
    [one] 1 zufrieden
   *[other] { $count } zufrieden
}
table-tiles = { $lemons ->
    [0] {""}
    [one] 1 Zitrone
   *[other] { $lemons } Zitronen
}{ $bouquets ->
    [0] {""}
    [one] 1 Strauß
   *[other] { $bouquets } Sträuße
}
table-guest = { $guest } wartet { $minutes } Minuten auf { $wants } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-to-serve = Zu servieren:
table-joker = Joker für { $guest }: Es fehlt { $dish }{ $cubes ->
    [0] {""}
    [one] , noch 1 Würfel auszugeben
   *[other] , noch { $cubes } Würfel auszugeben
}.{ $jokers ->
    [one] {""}
   *[other] {" "}Insgesamt noch { $jokers } Joker.
}
table-fits = { $sign } so viele davon fehlen deinen Gästen noch
table-out = geht verärgert
table-gets = { $count ->
    [one] bekommt noch 1
   *[other] bekommt noch { $count }
}
table-arrival = { $count ->
    [0] die { $place } ist frei
    [one] von der { $place } an rückt 1 Gast
   *[other] von der { $place } an rücken { $count } Gäste
}
table-arrival-out = { $guest } wird hinausgeschoben
error-position-not-here = { $card } in „{ $entry }“ ist an diesem Tisch niemandes Startgast. Nenne einen anderen Gast.
