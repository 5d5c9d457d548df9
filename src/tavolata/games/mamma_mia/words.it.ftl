# Le parole di Mamma Mia! Plus.

summary = Tutti usano lo stesso forno. Chi ricorda che cosa c’è dentro inforna l’ordinazione giusta al momento giusto.
aim = Mettere ingredienti nel forno, e un’ordinazione quando dentro dovrebbe esserci tutto ciò che le serve. Vince chi alla fine ha più ordinazioni completate (r 7, r 8, r 42).
tie-break = più ingredienti in mano

option-helping = aiuto
option-helping-help = Chi non ha abbastanza ingredienti può chiederli agli altri; il forno si svuota tre volte. Senza aiuto: quattro volte.
option-oven_memory = forno visibile
option-oven_memory-help = Mostra tutto ciò che c’è nel forno, per chi non vuole tenerlo a mente.
option-open_count = conto aperto
option-open_count-help = Mostra già durante la partita quante ordinazioni completate ha ciascuno.
option-colours = colori
option-colours-help = Il colore di ogni posto, per esempio red,green,yellow; oppure a sorte.
option-first = chi comincia
option-first-help = Un posto, oppure a sorte.

kind-pineapple = ananas
kind-olives = olive
kind-peppers = peperoni
kind-mushrooms = funghi
kind-salami = salame
kind-shrimps = gamberetti

# Una carta di un tipo, e più carte.
one-card = 1 { $kind ->
    [olive] oliva
    [peperoni] peperone
    [funghi] fungo
    [gamberetti] gamberetto
   *[other] { $kind }
}
so-many = { $count ->
    [one] { one-card }
   *[other] { $count } { $kind ->
        [salame] salami
       *[other] { $kind }
    }
}

two-pineapple-olives = { kind-pineapple } e { kind-olives }
two-pineapple-peppers = { kind-pineapple } e { kind-peppers }
two-pineapple-mushrooms = { kind-pineapple } e { kind-mushrooms }
two-pineapple-salami = { kind-pineapple } e { kind-salami }
two-pineapple-shrimps = { kind-pineapple } e { kind-shrimps }
two-olives-peppers = { kind-olives } e { kind-peppers }
two-olives-mushrooms = { kind-olives } e { kind-mushrooms }
two-olives-salami = { kind-olives } e { kind-salami }
two-olives-shrimps = { kind-olives } e { kind-shrimps }
two-peppers-mushrooms = { kind-peppers } e { kind-mushrooms }
two-peppers-salami = { kind-peppers } e { kind-salami }
two-peppers-shrimps = { kind-peppers } e { kind-shrimps }
two-mushrooms-salami = { kind-mushrooms } e { kind-salami }
two-mushrooms-shrimps = { kind-mushrooms } e { kind-shrimps }
two-salami-shrimps = { kind-salami } e { kind-shrimps }

colour-yellow = giallo
colour-purple = viola
colour-green = verde
colour-brown = marrone
colour-red = rosso
colour-pink = rosa

order-normale = Normale ({ $needs })
order-bombastica = Bombastica (almeno 15, di qualunque tipo)
order-monotoni = Monotoni ({ $needs }, 6 di un altro tipo)
order-ghiottona = Ghiottona ({ $needs }, 4 di ciascuno di altri due tipi)
order-monotoni-junior = Monotoni junior (5 di un tipo, niente { $forbidden })
order-minipizza = Minipizza ({ $needs }, niente { $forbidden })
order-minimale = Minimale ({ $needs }, 4 del tipo più raro)
order-mamma-mia = Mamma Mia ({ $needs }, 5 { $one ->
    [salame] salami
   *[other] { $one }
} o 5 { $other ->
    [salame] salami
   *[other] { $other }
})

source-stock = dalla scorta
source-waiter = dal cameriere

answer-none = niente
answer-yes = sì
answer-no = no

verb-lay-order = mettere in cima un’ordinazione
verb-no-order = nessuna ordinazione
verb-add-missing = aggiungere ciò che manca
verb-ask = chiedere una carta agli altri
verb-that-is-all = è tutto
verb-give-up = rinunciare
verb-help = aiutare
verb-refuse = non aiutare

field-kind = Quale tipo?
field-lay-kind = Quale ingrediente metti nel forno?
field-ask-kind = Quale carta chiedi?
field-add-kind = Quale carta aggiungi?
field-choose-kind = Quale tipo scegli?
field-count = Quante carte?
field-order = Quale ordinazione?
field-source = Da dove peschi?
field-kinds = Quali due tipi scegli?

action-lay = mettere { so-many } nel forno
action-lay-order = mettere in cima un’ordinazione: { $order }
action-no-order = nessuna ordinazione
action-draw = pescare { $source }
action-choose = scegliere { $kind }
action-choose-two = scegliere { $kinds }
action-add-missing = aggiungere ciò che manca
action-ask = chiedere { one-card }
action-that-is-all = non chiedere altro
action-give-up = rinunciare
action-help = aiutare
action-refuse = non aiutare
action-add = aggiungere { one-card }

event-seated = { $seat } ha il { $colour }.
event-ingredients-drawn = { $count ->
    [one] { $seat } pesca 1 ingrediente.
   *[other] { $seat } pesca { $count } ingredienti.
}
event-kind-drawn = [{ so-many }]
event-kind-drawn-forgotten = […]
event-orders-drawn = { $count ->
    [one] { $seat } pesca 1 ordinazione.
   *[other] { $seat } pesca { $count } ordinazioni.
}
event-order-drawn = [{ $order }]
event-order-drawn-forgotten = […]
event-began = { $seat } comincia.
event-laid = { $seat } mette { so-many } nel forno.
event-laid-forgotten = { $seat } ha messo ingredienti nel forno.
event-order-laid = { $seat } mette in cima un’ordinazione: { $order }.
event-order-laid-forgotten = { $seat } ha messo in cima un’ordinazione.
event-missed-turn = { $seat } non ha ingredienti e salta il turno.
event-clearing-began = La scorta è finita. { $seat } svuota il forno.
event-ingredients-revealed = [{ so-many }]
event-ingredients-revealed-forgotten = Dal forno sono uscite carte.
event-order-revealed = Un’ordinazione di { $seat }: { $order }.
event-forbidden-found = Vietato, ma in tavola: { $kind }.
event-no-fewest-found = In tavola nessun tipo può valere come il più raro.
event-kind-chosen = { $seat } sceglie { $kind }.
event-kinds-chosen = { $seat } sceglie { $kinds }.
event-gave-up = { $seat } rinuncia.
event-added = { $seat } aggiunge { so-many }.
event-asked-for = { $seat } chiede { one-card }.
event-request-made = Chi aiuta { $seat }?
event-answered = { $seat } risponde: { $answer }.
event-helped = { $seat } aiuta.
event-nobody-helped = Nessuno aiuta { $seat }.
event-gave = { $seat } dà { so-many }.
event-baked = La pizza di { $seat } è pronta.
event-ingredients-used = [−{ so-many }]
event-rewarded = Come ricompensa, l’ordinazione in cima al cameriere di { $seat } vale come completata, senza essere vista.
event-order-returned = L’ordinazione torna in fondo al cameriere.
event-oven-cleared = { $number ->
    [1] Il forno è stato svuotato per la prima volta.
    [2] Il forno è stato svuotato per la seconda volta.
    [3] Il forno è stato svuotato per la terza volta.
   *[other] Il forno è stato svuotato per la quarta volta.
}
event-left-over = Resta nel forno: { so-many }.
event-left-over-forgotten = Nel forno restano gli ingredienti non usati.
event-stock-renewed = { $count ->
    [0] Non c’è scorta.
    [one] La scorta ha 1 carta.
   *[other] La scorta ha { $count } carte.
}
event-order-counted = { $seat }: { $order }.
event-ended = L’ultima pizza è uscita dal forno. La partita è finita.

error-over = La partita è finita: il forno è stato svuotato per l’ultima volta.
error-not-your-turn = Non è il tuo turno, ma quello del posto { $turn }.
error-not-your-order = L’ordinazione in esame è del posto { $owner }.
error-lay-first = Prima metti nel forno ingredienti di un solo tipo.
error-not-so-many = Non ne hai tante: di quel tipo hai { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
error-one-kind-only = I tuoi ingredienti sono già nel forno. Ora metti in cima un’ordinazione, o nessuna.
error-order-not-held = Non hai in mano quell’ordinazione.
error-order-or-none = Prima metti in cima un’ordinazione, o nessuna.
error-draw-now = Ora pesca, dalla scorta o dal tuo cameriere.
error-oven-is-cleared = Si sta svuotando il forno: ora non si inforna e non si pesca.
error-others-answer = La richiesta non è per te: ora rispondono gli altri.
error-already-answered = Hai già risposto, e la risposta resta quella.
error-cannot-help = Non hai in mano tutto ciò che è stato chiesto.
error-help-or-refuse = Ti si chiede aiuto: aiuta, o rifiuta.
error-no-request = Ora nessuno chiede aiuto.
error-choose-first = Prima scegli con che cosa fare la pizza.
error-choose-one = Scegli un solo tipo.
error-choose-two = Scegli due tipi diversi.
error-forbidden-kind = Non puoi scegliere il tipo vietato.
error-not-the-fewest = Scegli un tipo di cui ci siano in tavola meno carte, ma almeno una, e che non sia stampato sull’ordinazione.
error-one-of-the-two = Scegli uno dei due tipi stampati sull’ordinazione.
error-own-kind = Non puoi scegliere il tuo ingrediente: è già stampato sull’ordinazione.
error-nothing-to-choose = Ora non c’è nessun tipo da scegliere.
error-cannot-add = Non hai in mano tutto ciò che manca ({ $short }).
error-add-all-at-once = Prima di’ che aggiungi ciò che manca.
error-no-helping = A questo tavolo non ci si aiuta.
error-ask-for-something = Prima chiedi almeno una carta.
error-not-missing = Di quel tipo non manca più nulla.
error-ask-for-more = Chiedi di più: il resto non potresti aggiungerlo tu.
error-request-begun = La tua richiesta è cominciata: chiedi altro, o di’ che è tutto.
error-kind-not-held = Non hai in mano quel tipo.
error-add-cards = Aggiungi carte dalla mano finché sono 15.

error-edition-number-of-orders = { $file }: { $colour } deve avere { $needed } ordinazioni, non { $found }.
error-edition-order-part = { $file }: all’ordinazione { $number } serve «{ $part }», del tipo { $kind }.
error-edition-order-part-unknown = { $file }: «{ $part }» non significa nulla nell’ordinazione { $number } ({ $pizza }). Voci conosciute: { $known }.
error-edition-order-colour = { $file }: il colore dell’ordinazione { $number } non può essere «{ $name }». Si può scegliere tra: { $known }.
error-edition-order-pizza = { $file }: la pizza dell’ordinazione { $number } non può essere «{ $name }». Si può scegliere tra: { $known }.
error-edition-order-ingredient = { $file }: l’ordinazione { $number } nomina «{ $name }», che non è un ingrediente. Si può scegliere tra: { $known }.
error-edition-order-amount = { $file }: l’ordinazione { $number } non può richiedere { $amount } di «{ $kind }». Deve essere un numero intero da 0 a { $most }.
error-edition-order-empty = { $file }: l’ordinazione { $number } deve richiedere almeno un ingrediente.
error-edition-order-forbidden = { $file }: l’ordinazione { $number } vieta «{ $kind }», che però richiede. L’ingrediente vietato deve essere un altro.
error-edition-order-either = { $file }: l’ordinazione { $number } deve far scegliere tra due ingredienti diversi fra loro e dal proprio («{ $own }»), non «{ $kinds }».

error-position-colour-twice = «{ $entry }» nomina due volte un colore: ogni posto ha il suo.
error-position-order-colour = L’ordinazione { $order } non può essere in «{ $entry }»: questo posto ha il colore { $colour }.
error-position-colour-absent = L’ordinazione { $order } non può essere in «{ $entry }»: nessuno ha il suo colore.
error-position-clearings = Dopo { $last } svuotamenti la partita è finita, e non prima: «clearings» non può essere { $given } nella fase «{ $phase }».
error-position-revealed = Nella fase «{ $phase }» non è scoperto nulla: ciò che sta nel forno chiuso va in «oven».
error-position-stock-in-clearing = Nella fase «{ $phase }» non c’è scorta: togli «stock» e metti in «box» ciò che non è altrove.
error-position-checked-phase = «checked» serve mentre si controlla un’ordinazione, e solo allora; la fase è «{ $phase }».
error-position-checked-not-revealed = L’ordinazione che si controlla, { $order }, dev’essere l’ultima carta di «revealed».
error-position-needs = Ciò che serve a { $order } qui non va: quanto è stampato, e per { $chosen } tipi scelti { $times } carte in più di ciascuno.
error-position-request = Si chiede più di quanto manca: al massimo { $short } carte.
error-position-helper = «{ $entry }» non va: aiuta solo qualcun altro, e solo finché la pizza non è cotta.
error-position-not-asked = «{ $entry }» dev’essere None: a questo posto non è stato chiesto nulla.
error-position-number-of-rounds = «{ $entry }» deve avere un elemento per ogni giro finora, { $needed }, non { $given }.
error-position-memory-new = «{ $entry }» si contraddice: { $kind } nuovi erano { $new }, ma pescati o rimasti sono { $drawn }. Correggilo, o togli «rounds».
error-position-memory-hand = «{ $entry }» contraddice ciò che il posto { $seat } ha in mano, ha pescato, giocato e dato. Correggilo, o togli «rounds».

table-round = Manche { $number }
table-clearing = { $number }° svuotamento
table-laying = { $seat } inforna
table-ordering = { $seat }: con un’ordinazione sopra?
table-drawing = { $seat } pesca
table-choosing = { $seat } sceglie
table-deciding = a un’ordinazione di { $seat } manca qualcosa
table-requesting = { $seat } chiede aiuto
table-answering = chi aiuta { $seat }?
table-adding = { $seat } aggiunge carte
table-over = la partita è finita
table-ingredients = ingredienti
table-orders = ordin.
table-waiter = camer.
table-finished = compl.
table-oven = { $count ->
    [0] Il forno è vuoto.
    [one] Forno: 1 carta
   *[other] Forno: { $count } carte
}
table-to-come = { $count ->
    [0] Il forno è vuoto.
    [one] Nel forno: ancora 1 carta
   *[other] Nel forno: ancora { $count } carte
}
table-top = in cima:
table-stock = Scorta: { $count }
table-finished-pile = Completate: { $count }
table-in-sequence = Dalla carta più vecchia:
table-checked = Un’ordinazione di { $seat }: { $order }
table-request = chiesti
table-short = { $count ->
    [one] manca 1 carta
   *[other] mancano { $count } carte
}
table-laid-out = in tavola
table-used = usati
table-needs = servono
table-missing = mancano
table-hand = in mano
table-your-orders = ordinazioni
table-no-order = nessuna in mano
