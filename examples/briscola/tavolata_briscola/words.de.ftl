# Wörter von Briscola.

summary = Stiche machen mit den alten italienischen Karten: Wer mehr als die Hälfte der 120 Punkte hat, gewinnt.
aim = Mach Stiche: Asse zählen 11, Dreier 10, Könige 4, Reiter 3, Buben 2. Mehr als die Hälfte der 120 Punkte gewinnt (R 12, R 14).

option-partners = Partner
option-partners-help = Zu viert spielen zusammen, die einander gegenübersitzen.
option-first = wer zuerst ausspielt
option-first-help = Ein Platz, oder ausgelost.

field-card = Welche Karte?

action-throw = { $card } spielen

event-turned-up = { $card } wird aufgedeckt: Diese Farbe ist Trumpf.
event-dealt = { $seat } bekommt { $card_1 }, { $card_2 } und { $card_3 }.
event-dealt-secret = { $seat } bekommt drei Karten.
event-drew = { $seat } zieht { $card }.
event-drew-secret = { $seat } zieht eine Karte.
event-drew-briscola = { $seat } zieht die aufgedeckte Karte, { $card }.
event-began = { $seat } spielt aus.
event-threw = { $seat } spielt { $card }.
event-took = { $points ->
    [0] { $seat } macht den Stich; er zählt nichts.
    [one] { $seat } macht den Stich und 1 Punkt.
   *[other] { $seat } macht den Stich und { $points } Punkte.
}
event-ended = Die letzte Karte ist gespielt. Das Spiel ist aus.

error-over = Das Spiel ist aus: Alle Karten sind gespielt.
error-not-your-turn = Du bist nicht am Zug, sondern Platz { $turn }.
error-not-in-hand = Diese Karte hast du nicht auf der Hand.

table-hand = deine Hand
table-briscola = aufgedeckt
table-in-stock = Karten im Stapel
table-trick = der Stich
table-in-hand = Karten auf der Hand
table-taken = gewonnene Karten
table-partners = Partner

card-coins-2 = Münz-2
card-coins-4 = Münz-4
card-coins-5 = Münz-5
card-coins-6 = Münz-6
card-coins-7 = Münz-7
card-coins-jack = Münz-Bube
card-coins-knight = Münz-Reiter
card-coins-king = Münz-König
card-coins-3 = Münz-3
card-coins-ace = Münz-Ass
card-cups-2 = Kelch-2
card-cups-4 = Kelch-4
card-cups-5 = Kelch-5
card-cups-6 = Kelch-6
card-cups-7 = Kelch-7
card-cups-jack = Kelch-Bube
card-cups-knight = Kelch-Reiter
card-cups-king = Kelch-König
card-cups-3 = Kelch-3
card-cups-ace = Kelch-Ass
card-swords-2 = Schwert-2
card-swords-4 = Schwert-4
card-swords-5 = Schwert-5
card-swords-6 = Schwert-6
card-swords-7 = Schwert-7
card-swords-jack = Schwert-Bube
card-swords-knight = Schwert-Reiter
card-swords-king = Schwert-König
card-swords-3 = Schwert-3
card-swords-ace = Schwert-Ass
card-clubs-2 = Stab-2
card-clubs-4 = Stab-4
card-clubs-5 = Stab-5
card-clubs-6 = Stab-6
card-clubs-7 = Stab-7
card-clubs-jack = Stab-Bube
card-clubs-knight = Stab-Reiter
card-clubs-king = Stab-König
card-clubs-3 = Stab-3
card-clubs-ace = Stab-Ass
