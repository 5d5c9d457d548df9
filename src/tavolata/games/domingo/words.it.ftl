# Le parole di Domingo.

summary = Affiancare le carte e formare lunghe serie di un solo colore.
aim = Affiancare le carte: contano le serie di almeno 3 caselle di un colore, in orizzontale e verticale 1 punto a casella, in diagonale 2 (r 15, r 16).

option-turning = girare le carte
option-turning-help = Una carta si può posare anche girata di 180°.
option-announcing = dichiarare
option-announcing-help = Ognuno conta i propri punti; quelli che sfuggono sono persi. Che cosa succede a una dichiarazione troppo alta è un’opzione a parte.
option-overclaim = dichiarazioni troppo alte
option-overclaim-help = Solo dichiarando. Secondo il regolamento si correggono al valore della carta, così dichiarare troppo non costa mai nulla; oppure non valgono nulla.
option-overclaim-corrected = si correggono
option-overclaim-lost = non valgono nulla
option-first = chi comincia
option-first-help = Un posto, oppure a sorte.

colour-t = terracotta
colour-o = oliva
colour-a = azzurro
colour-l = limone

end-left = a sinistra
end-right = a destra
end-above-left = in alto a sinistra
end-above-right = in alto a destra
end-below-left = in basso a sinistra
end-below-right = in basso a destra

direction-horizontal = orizzontale
direction-vertical = verticale
direction-falling = diagonale discendente
direction-rising = diagonale ascendente

field-card = Quale carta, e in che verso?
field-end = Dove?
field-points = Quanti punti vale la tua carta?

action-place = { $card }, { $end }
action-announce = { $points ->
    [one] dichiarare 1 punto
   *[other] dichiarare { $points } punti
}

event-turned-up = La carta { $card } viene scoperta e apre il mosaico.
event-dealt = { $seat } riceve { $card_1 }, { $card_2 } e { $card_3 }.
event-dealt-secret = { $seat } riceve tre carte.
event-drew = { $seat } pesca { $card }.
event-drew-secret = { $seat } pesca una carta.
event-began = { $seat } comincia.
event-placed = { $seat } posa { $card }: { $end }.
event-announced = { $points ->
    [one] { $seat } dichiara 1 punto.
   *[other] { $seat } dichiara { $points } punti.
}
event-run-scored = Una serie di { $length }, { $direction }: { $points } punti.
event-scored = { $points ->
    [0] { $seat } non segna punti.
    [one] { $seat } segna 1 punto.
   *[other] { $seat } segna { $points } punti.
}
event-worth-shown = La carta vale { $worth }; { $seat } ha dichiarato { $claim } e segna { $points }.
event-line-finished = La fila { $line } è completa.
event-ended = L’ultima carta è posata. La partita è finita.

error-over = La partita è finita: tutte le 48 carte sono sul tavolo.
error-not-your-turn = Non è il tuo turno, ma quello del posto { $turn }.
error-nothing-to-announce = Non c’è niente da dichiarare: prima posa una carta.
error-announcing-off = A questo tavolo non si dichiara: i punti li conta il programma.
error-claim-due = Prima dichiara quanto vale la carta posata, da 0 a { $most }.
error-not-in-hand = Non hai in mano la carta { $card }. Hai: { $hand }.
error-turning-off = A questo tavolo le carte non si girano: posa { $listed }, non { $card }.
error-choose-a-corner = La fila è completa: comincia la prossima da un angolo, in alto o in basso, a sinistra o a destra.
error-first-line-ends = La prima fila cresce a sinistra o a destra; gli angoli si aprono quando ha 12 carte.
error-one-direction = Questa fila cresce in una sola direzione: { $end }.

error-edition-letters = { $file }: «letters» deve contenere quattro lettere diverse, per terracotta, oliva, azzurro e limone, non «{ $letters }».
error-edition-number-of-cards = { $file }: «cards» deve elencare 48 carte, non { $found }.
error-edition-card = { $file }: la carta { $number } («{ $card }») deve essere di tre delle lettere «{ $letters }», dall’alto in basso.

error-position-board-letters = «{ $entry }» si disegna a righe con le lettere { $letters } e un punto dove non c’è nulla, non come { $given }.
error-position-board-rows = «{ $entry }» ha 3 righe per ogni fila, quindi 3, 6, 9 o { $most }, non { $given }.
error-position-board-width = Le righe di «{ $entry }» devono essere ugualmente lunghe, al massimo { $line } caselle, ed esattamente { $line } se le file sono più d’una. Ne hanno: { $given }.
error-position-board-gaps = La fila { $line } di «{ $entry }» è impossibile: le carte hanno tre caselle, e tra più file solo la più alta o la più bassa può essere incompleta, senza vuoti, a una delle sue estremità.
error-position-card = «{ $entry }» dev’essere una carta di tre delle lettere { $letters }, dall’alto in basso, non { $given }.
error-position-placed = «{ $entry }» non può essere { $given }: l’ultima carta è stata posata in uno di questi punti (riga, colonna): { $known }.
error-position-hand-size = «{ $entry }» qui deve avere { $size } carte, non { $given }; None sta per una carta che viene distribuita.
error-position-stock-size = «{ $entry }» ha { $given } carte, ma solo { $size } non sono né sul tavolo né in una mano.

table-lines = Fila { $line } di 4, { $laid } di 12 carte
table-finished = Tutte e quattro le file sono complete
table-stock = { $count ->
    [0] nessuna carta nella riserva
    [one] 1 carta nella riserva
   *[other] { $count } carte nella riserva
}
