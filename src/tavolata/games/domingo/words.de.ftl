# Die Wörter von Domingo.

summary = Karten nebeneinanderlegen und lange Ketten einer Farbe bilden.
aim = Karten nebeneinanderlegen: Ketten von mindestens 3 Feldern einer Farbe zählen, waagerecht und senkrecht 1 Punkt je Feld, diagonal 2 (r 15, r 16).

option-turning = Karten drehen
option-turning-help = Eine Karte darf auch um 180° gedreht gelegt werden.
option-announcing = Ansagen
option-announcing-help = Alle zählen ihre Punkte selbst; was jemand übersieht, ist verloren. Was mit einer zu hohen Ansage geschieht, ist eine eigene Option.
option-overclaim = Zu hohe Ansagen
option-overclaim-help = Nur mit Ansagen. Nach dem Heft werden sie auf den Wert der Karte berichtigt, sodass eine zu hohe Ansage nie schadet; oder sie bringen nichts.
option-overclaim-corrected = werden berichtigt
option-overclaim-lost = bringen nichts
option-first = Wer beginnt
option-first-help = Ein Platz, oder das Los entscheidet.

colour-t = Terrakotta
colour-o = Oliv
colour-a = Azur
colour-l = Limone

end-left = linkes Ende
end-right = rechtes Ende
end-above-left = oben links
end-above-right = oben rechts
end-below-left = unten links
end-below-right = unten rechts

direction-horizontal = waagerecht
direction-vertical = senkrecht
direction-falling = diagonal fallend
direction-rising = diagonal steigend

field-card = Welche Karte, und wie herum?
field-end = Wohin?
field-points = Wie viele Punkte ist deine Karte wert?

action-place = { $card }, { $end }
action-announce = { $points ->
    [one] 1 Punkt ansagen
   *[other] { $points } Punkte ansagen
}

event-turned-up = Die Karte { $card } wird aufgedeckt und eröffnet die Auslage.
event-dealt = { $seat } bekommt { $card_1 }, { $card_2 } und { $card_3 }.
event-dealt-secret = { $seat } bekommt drei Karten.
event-drew = { $seat } zieht { $card }.
event-drew-secret = { $seat } zieht eine Karte.
event-began = { $seat } beginnt.
event-placed = { $seat } legt { $card }: { $end }.
event-announced = { $points ->
    [one] { $seat } sagt 1 Punkt an.
   *[other] { $seat } sagt { $points } Punkte an.
}
event-run-scored = Eine Kette von { $length }, { $direction }: { $points } Punkte.
event-scored = { $points ->
    [0] { $seat } bekommt keine Punkte.
    [one] { $seat } bekommt 1 Punkt.
   *[other] { $seat } bekommt { $points } Punkte.
}
event-worth-shown = Die Karte ist { $worth } wert; { $seat } hat { $claim } angesagt und bekommt { $points }.
event-line-finished = Zeile { $line } ist vollständig.
event-ended = Die letzte Karte liegt. Das Spiel ist zu Ende.

error-over = Das Spiel ist zu Ende: Alle 48 Karten liegen auf dem Tisch.
error-not-your-turn = Du bist nicht dran, sondern Platz { $turn }.
error-nothing-to-announce = Es gibt nichts anzusagen: Lege zuerst eine Karte.
error-announcing-off = An diesem Tisch wird nicht angesagt: Das Programm zählt die Punkte.
error-claim-due = Sag zuerst an, was die gelegte Karte wert ist, von 0 bis { $most }.
error-not-in-hand = Die Karte { $card } hast du nicht auf der Hand. Du hast: { $hand }.
error-turning-off = An diesem Tisch werden Karten nicht gedreht: Lege { $listed }, nicht { $card }.
error-choose-a-corner = Die Zeile ist vollständig: Beginne die nächste an einer Ecke, oben oder unten, links oder rechts.
error-first-line-ends = Die erste Zeile wächst links oder rechts; Ecken gibt es erst, wenn sie 12 Karten hat.
error-one-direction = Diese Zeile wächst nur in eine Richtung: { $end }.

error-edition-letters = { $file }: „letters“ müssen vier verschiedene Buchstaben sein, für Terrakotta, Oliv, Azur und Limone, nicht „{ $letters }“.
error-edition-number-of-cards = { $file }: „cards“ muss 48 Karten nennen, nicht { $found }.
error-edition-card = { $file }: Karte { $number } („{ $card }“) muss aus drei der Buchstaben „{ $letters }“ bestehen, von oben nach unten.

error-position-board-letters = „{ $entry }“ wird in Reihen aus den Buchstaben { $letters } gezeichnet, mit einem Punkt, wo nichts liegt, nicht als { $given }.
error-position-board-rows = „{ $entry }“ hat 3 Reihen von Feldern je Zeile, also 3, 6, 9 oder { $most }, nicht { $given }.
error-position-board-width = Die Reihen von „{ $entry }“ müssen gleich lang sein, höchstens { $line } Felder, und bei mehreren Zeilen genau { $line }. Sie haben: { $given }.
error-position-board-gaps = Zeile { $line } von „{ $entry }“ ist unmöglich: Karten haben drei Felder, und nur die oberste oder die unterste von mehreren Zeilen darf unfertig sein, ohne Lücken, an einem ihrer Enden.
error-position-card = „{ $entry }“ muss eine Karte aus drei der Buchstaben { $letters } sein, von oben nach unten, nicht { $given }.
error-position-placed = „{ $entry }“ kann nicht { $given } sein: Zuletzt wurde an einer dieser Stellen gelegt (Reihe, Spalte): { $known }.
error-position-hand-size = „{ $entry }“ muss hier { $size } Karten haben, nicht { $given }; None steht für eine Karte, die gegeben wird.
error-position-stock-size = „{ $entry }“ hat { $given } Karten, aber nur { $size } sind weder in der Auslage noch auf einer Hand.

table-lines = Zeile { $line } von 4, { $laid } von 12 Karten
table-finished = Alle vier Zeilen sind vollständig
table-stock = { $count ->
    [0] keine Karten im Stapel
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
