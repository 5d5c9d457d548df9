# Wörter für das Brett von Domingo, nur für den Browser.

task-place = Wähle eine Karte, dann einen Platz.
task-corner = Neue Zeile: Wähle eine Karte, dann eine Ecke.
task-chosen = Wähle einen Platz.
task-chosen-turn = Wähle einen Platz, oder tippe noch einmal auf die Karte: Dann dreht sie sich.
task-announce = Schau und zähle!

card-triple = dreimal { $colour }
bench = Deine Karten
bench-card = Karte { $number }: { $card }
turn-card = Karte drehen
turn-same = Diese Karte ist in beiden Richtungen gleich.
turn-off = An diesem Tisch werden Karten nicht gedreht.
choose-card-first = Wähle zuerst eine deiner Karten.

field-name = Die Auslage, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }. Pfeiltasten führen von Karte zu Karte.
field-line = Zeile { $line } von oben
field-card-lies = Platz { $column }: { $card }
field-card-laid = Platz { $column }: { $card }, eben gelegt von { $name }
field-card-scored = Platz { $column }: { $card }, eben gelegt von { $name }, { $points ->
    [0] ohne Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
place-empty = { $end }: Wähle zuerst eine Karte
place-card = { $card } hierher legen: { $end }
place-scores = { $card } hierher legen: { $end }, { $points ->
    [0] bringt 0 Punkte
    [one] bringt 1 Punkt
   *[other] bringt { $points } Punkte
  }

legend-straight = 1 je Feld
legend-diagonal = 2 je Feld

claim-go = Ansagen
claim-help-corrected = Zu wenig zählt wie angesagt; zu viel wird berichtigt.
claim-help-lost = Zu wenig zählt wie angesagt; für zu viel gibt es nichts.
claim-keys = Ziffern
claim-wipe = Letzte Ziffer löschen
verdict-said = { $name } sagt { $claim } an.
verdict = { $name }: { $claim } angesagt, { $worth } wert.
verdict-exact = Genau richtig!
verdict-missed = { $points ->
    [one] 1 Punkt übersehen!
   *[other] { $points } Punkte übersehen!
  }
verdict-corrected = Auf { $points } berichtigt.
verdict-lost = Zu hoch: keine Punkte!

share-across = waagerecht
share-upright = senkrecht
share-diagonal = diagonal
share-announced = zu niedrig angesagt

lesson-1 = Jede Karte hat drei farbige Felder. Eine liegt schon in der Mitte, drei hältst du. Gemeinsam legt ihr ein Quadrat aus 12 × 12 Feldern; wer die längsten Ketten einer Farbe bildet, sammelt die meisten Punkte.
lesson-2 = Zio Carlo hat drei gleiche Felder übereinander gelegt: eine Kette aus 3 Feldern, 3 Punkte. Das kannst du auch: Tippe auf deine Karte mit dreimal Oliv, dann auf den Platz links.
lesson-3 = 3 Punkte! Karten dürfen gedreht werden. Tippe auf die Karte mit Oliv, Terrakotta und Limone, und dann noch einmal: Sie dreht sich. Lege sie links an, mit Oliv unten.
lesson-4 = 9 Punkte mit einer Karte: 3 Felder waagerecht bringen 3, aber 3 Felder diagonal bringen 6. Diagonal zählt doppelt! Carlo hat es auch gesehen. Lege jetzt die Karte mit dreimal Azur rechts an.
lesson-5 = Die waagerechte Kette hatte schon 3 Felder. Jetzt hat sie 4 und zählt noch einmal ganz: 4 Punkte, und 3 für deine senkrechte Kette. Nach dem Legen ziehst du nach und hältst wieder drei Karten.
lesson-6 = Etwas später: Die erste Zeile hat ihre 12 Karten. Wer nun dran ist, beginnt eine neue, an einer der vier Ecken. Lege die Karte mit dreimal Azur oben rechts an.
lesson-7 = 10 Punkte: Ketten gehen über die Zeilen hinweg. Von ihrer Ecke aus wächst eine Zeile nur in eine Richtung, darum gibt es jetzt nur einen Platz. Lege dort die Karte mit dreimal Limone an.
lesson-8 = So geht es weiter, bis vier Zeilen voll sind. Dann gewinnt, wer die meisten Punkte hat. Bis dahin: Such lange Diagonalen, und überlass sie nicht den anderen!

play-well-1 = Eine neue Zeile beginnt, und du wählst die Ecke. Unten rechts hinge Limone–Oliv–Oliv unter fünf Limonenfeldern: 6 Punkte. Aber was brächte dort die nächste Karte der anderen Person? Lege dieselbe Karte an eine andere Ecke.
play-well-2 = 3 Punkte statt 6. Aber hier bringt die nächste Karte der anderen Person im Schnitt keine 3 Punkte, unten rechts wären es 6 gewesen. Rechne immer beides: was du nimmst und was du übrig lässt.
play-well-3 = Du führst mit 10, und Azur–Limone–Azur gäbe rechts eine Dreierkette: 3 Punkte. Schau erst die Diagonalen entlang, die sich damit öffnen. Welche Karte bringt dir hier nichts, lässt aber weniger übrig?
play-well-4 = Nichts für dich. Aber jetzt bringt die nächste Karte der anderen Person etwa 7 Punkte; nach deinen drei Azurfeldern wären es fast 13 gewesen, im besten Fall 18. Drei Punkte können zu teuer sein.
play-well-5 = Die letzte Zeile beginnt, und du führst mit 2. Dreimal Oliv bringt oben rechts 9 Punkte, auch diagonal. Gibt es eine Ecke, an der du punktest und gar nichts übrig lässt?
play-well-6 = 5 Punkte, und keine Karte, die die andere Person haben kann, punktet hier. Oben rechts wären es fast 10 gewesen. Je weniger Karten übrig sind, desto mehr zählt, wer als Nächstes dran ist. Probier es jetzt in einem richtigen Spiel!
