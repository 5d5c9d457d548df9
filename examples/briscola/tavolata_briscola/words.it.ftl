# Parole di Briscola.

summary = Fare prese con le vecchie carte italiane: vince chi ha più della metà dei 120 punti.
aim = Fai prese: l’asso vale 11, il tre 10, il re 4, il cavallo 3, il fante 2. Vince chi ha più della metà dei 120 punti (r 12, r 14).

option-partners = compagni
option-partners-help = In quattro giocano insieme quelli seduti di fronte.
option-first = chi gioca per primo
option-first-help = Un posto, oppure a sorte.

field-card = Quale carta?

action-throw = gioca { $card }

event-turned-up = Si scopre { $card }: questo seme è la briscola.
event-dealt = { $seat } riceve { $card_1 }, { $card_2 } e { $card_3 }.
event-dealt-secret = { $seat } riceve tre carte.
event-drew = { $seat } pesca { $card }.
event-drew-secret = { $seat } pesca una carta.
event-drew-briscola = { $seat } pesca la carta scoperta, { $card }.
event-began = { $seat } è di mano.
event-threw = { $seat } gioca { $card }.
event-took = { $points ->
    [0] { $seat } fa la presa, che non vale nulla.
    [one] { $seat } fa la presa e 1 punto.
   *[other] { $seat } fa la presa e { $points } punti.
}
event-ended = L’ultima carta è giocata. La partita è finita.

error-over = La partita è finita: tutte le carte sono state giocate.
error-not-your-turn = Non è il tuo turno, è il turno del posto { $turn }.
error-not-in-hand = Non hai questa carta in mano.

table-hand = la tua mano
table-briscola = scoperta
table-in-stock = carte nel mazzo
table-trick = la presa
table-in-hand = carte in mano
table-taken = carte prese
table-partners = compagni

card-coins-2 = 2 di denari
card-coins-4 = 4 di denari
card-coins-5 = 5 di denari
card-coins-6 = 6 di denari
card-coins-7 = 7 di denari
card-coins-jack = fante di denari
card-coins-knight = cavallo di denari
card-coins-king = re di denari
card-coins-3 = 3 di denari
card-coins-ace = asso di denari
card-cups-2 = 2 di coppe
card-cups-4 = 4 di coppe
card-cups-5 = 5 di coppe
card-cups-6 = 6 di coppe
card-cups-7 = 7 di coppe
card-cups-jack = fante di coppe
card-cups-knight = cavallo di coppe
card-cups-king = re di coppe
card-cups-3 = 3 di coppe
card-cups-ace = asso di coppe
card-swords-2 = 2 di spade
card-swords-4 = 4 di spade
card-swords-5 = 5 di spade
card-swords-6 = 6 di spade
card-swords-7 = 7 di spade
card-swords-jack = fante di spade
card-swords-knight = cavallo di spade
card-swords-king = re di spade
card-swords-3 = 3 di spade
card-swords-ace = asso di spade
card-clubs-2 = 2 di bastoni
card-clubs-4 = 4 di bastoni
card-clubs-5 = 5 di bastoni
card-clubs-6 = 6 di bastoni
card-clubs-7 = 7 di bastoni
card-clubs-jack = fante di bastoni
card-clubs-knight = cavallo di bastoni
card-clubs-king = re di bastoni
card-clubs-3 = 3 di bastoni
card-clubs-ace = asso di bastoni
