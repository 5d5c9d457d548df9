# Le parole di Da Luigi.

summary = Comprare ciò che i clienti hanno ordinato, prima che perdano la pazienza.
aim = Comprare cubetti al mercato e servire i clienti in tempo, oppure accoglierne di nuovi. I clienti soddisfatti portano punti, ogni limone ne costa uno; vince chi ha più punti (r 20, r 43, r 49).
tie-break = più cubetti nella dispensa e sui clienti

option-first = chi comincia
option-first-help = Un posto, oppure a sorte.
option-rulebook = quale regolamento
option-rulebook-help = Quello dell’editore o la traduzione degli appassionati italiani, che in qualche punto se ne discosta.
option-open_score = punti scoperti
option-open_score-help = Durante la partita tutti vedono i punti di tutti.

dish-water = acqua
dish-wine = vino
dish-salad = insalata
dish-pizza = pizza
dish-pasta = pasta
dish-dessert = dolce
tile-lemon = limone
tile-bouquet = bouquet
change-lemon_taken = un limone
change-bouquet_returned = un bouquet torna indietro
change-bouquet_taken = un bouquet
change-lemon_returned = un limone torna indietro
change-none_left = non c’è più nessuna tessera
special-none = —
special-one-cube = 1 cubetto
special-two-cubes = 2 cubetti
special-lemon = limone
special-bouquet = bouquet
special-move = spostamento
special-discard = scarto
special-another-guest = 1 cliente
special-none-help = Questo cliente non porta nient’altro.
special-one-cube-help = Chi lo riceve pesca 1 cubetto dal sacchetto.
special-two-cubes-help = Chi lo riceve pesca 2 cubetti dal sacchetto.
special-lemon-help = Chi lo riceve prende un limone (−1 punto) o restituisce un bouquet.
special-bouquet-help = Chi lo riceve guadagna un bouquet (+1 punto) o perde un limone.
special-move-help = Chi lo riceve deve far avanzare di un posto uno dei suoi clienti.
special-discard-help = Chi lo riceve deve cedere un cubetto, un limone o un bouquet.
special-another-guest-help = Chi lo riceve riceve anche il prossimo cliente del mazzo.
special-bouquet-now = Il nuovo cliente porta un bouquet: +1 punto, oppure un limone in meno.
special-move-now = Il nuovo cliente porta scompiglio: un tuo cliente deve avanzare di un posto.
special-discard-now = Il nuovo cliente costa qualcosa: un cubetto, un limone o un bouquet.

verb-shop = A: fare la spesa e servire
verb-greet = B: accogliere nuovi clienti
verb-take-bouquet = prendere il bouquet
verb-leave-bouquet = farne a meno
verb-discard = un cubetto della dispensa
verb-take-off = un cubetto di un cliente
verb-discard-tile = una tessera (limone o bouquet)
verb-serve = servire
verb-done = basta così
verb-complete = completare un ordine con i jolly
verb-two-desserts = due dolci
verb-four-cubes = quattro cubetti

field-field = Quale casella del mercato?
field-place = Quale cliente?
field-push-place = Quale cliente avanza di un posto verso destra?
field-serve-place = Quale cliente riceve il cubetto?
field-complete-place = Di chi completi l’ordine con i jolly?
field-take-off-place = Da quale cliente?
field-dish = Quale piatto?
field-discard-dish = Quale cubetto cedi?
field-spend-dish = Quale cubetto spendi?
field-give-back-dish = Quale cubetto rimetti nel sacchetto?
field-to = A chi va questo cliente?
field-tile = Quale tessera?

action-shop = A: fare la spesa e servire
action-greet = B: accogliere nuovi clienti
action-buy = comprare la casella { $field }
action-push = far avanzare il cliente sul { $place }
action-give = il cliente va da { $to }
action-take-bouquet = prendere il bouquet
action-leave-bouquet = fare a meno del bouquet
action-discard = cedere { $dish } dalla dispensa
action-take-off = togliere { $dish } dal cliente sul { $place }
action-discard-tile = cedere un { $tile }
action-serve = { $dish } per il cliente sul { $place }
action-done = basta così
action-complete = completare con i jolly l’ordine sul { $place }
action-two-desserts = due dolci
action-four-cubes = quattro cubetti
action-spend = spendere { $dish }
action-give-back = rimettere { $dish } nel sacchetto

event-turn-began = È il turno di { $seat }.
event-turn-lost = { $seat } non può comprare niente e perde il turno.
event-went-shopping = { $seat } va al mercato.
event-bought = { $clocks ->
    [0] { $seat } compra la casella { $field } senza orologi
    [one] { $seat } compra la casella { $field } per 1 orologio
   *[other] { $seat } compra la casella { $field } per { $clocks } orologi
}.
event-took = { $seat } prende{ $water ->
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
event-moved = { $seat } fa avanzare { $guest } sul { $place }.
event-guest-left = { $guest } se ne va da { $seat } senza aver mangiato: { $change }.
event-served = { $count ->
    [one] { $guest } riceve { $dish } da { $seat }.
   *[other] { $guest } riceve { $count }×{ $dish } da { $seat }.
}
event-stopped-serving = { $seat } non serve altro.
event-cashed = { $guest } ha tutto: { $seat } incassa { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-greeted = { $seat } accoglie { $count } nuovi clienti.
event-turned-up = Si scopre { $guest }.
event-given = { $guest } va da { $to }.
event-arrived = { $count ->
    [0] { $guest } si siede da { $seat } sul { $place }.
    [one] { $guest } si siede da { $seat } sul { $place }; 1 cliente avanza.
   *[other] { $guest } si siede da { $seat } sul { $place }; { $count } clienti avanzano.
}
event-another-came = { $count ->
    [0] Un altro cliente: { $guest } si siede da { $seat } sul { $place }.
    [one] Un altro cliente: { $guest } si siede da { $seat } sul { $place }; 1 cliente avanza.
   *[other] Un altro cliente: { $guest } si siede da { $seat } sul { $place }; { $count } clienti avanzano.
}
event-nobody-came = Non ci sono più carte: da { $seat } non viene nessun altro.
event-drew = { $seat } pesca { $dish }.
event-lemon = { $seat }: { $change }.
event-bouquet = { $seat }: { $change }.
event-bouquet-left = { $seat } fa a meno del bouquet.
event-discarded = { $seat } cede { $dish } dalla dispensa.
event-taken-off = { $seat } toglie { $dish } dal piatto di { $guest }.
event-tile-discarded = { $seat } cede un { $tile }.
event-nothing-discarded = { $seat } non ha niente da cedere.
event-joker-began = { $seat } completa con i jolly l’ordine di { $guest }.
event-desserts-spent = Due dolci valgono: { $dish }.
event-cubes-offered = Quattro cubetti varranno: { $dish }.
event-spent = { $seat } spende { $dish }.
event-jokers-ended = { $seat } non usa altri jolly.
event-field-filled = Nella casella { $field } del mercato ora ci sono:{ $water ->
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
event-bag-filled = Il sacchetto è vuoto: i { $count } cubetti accanto al mercato ci tornano dentro.
event-cubes-ran-short = Non c’è più nessun cubetto da pescare: chi ne ha più di 10 ne rimette qualcuno.
event-gave-back = { $seat } rimette { $dish } nel sacchetto.
event-no-cubes = Non c’è più nessun cubetto da pescare; il resto si tralascia.
event-stack-ran-out = L’ultimo cliente del mazzo è stato preso: comincia il finale.
event-discard-came-back = { $count ->
    [one] 1 cliente scartato torna nel mazzo.
   *[other] I { $count } clienti scartati vengono mescolati e tornano nel mazzo.
}
event-final-round = Il giro finale: tutti hanno ancora un turno.
event-ended = L’ultimo turno è passato. La partita è finita.

error-over = La partita è finita.
error-not-you = Adesso non decidi tu, ma il posto { $seat }.
error-asked-action = Prima scegli: fare la spesa e servire, o accogliere nuovi clienti.
error-asked-field = Prima scegli la casella del mercato da comprare.
error-asked-push = Prima paga: un tuo cliente avanza di un posto verso destra.
error-asked-give = Prima di’ a chi va il cliente scoperto.
error-asked-bouquet = Prima prendi il bouquet o fanne a meno.
error-asked-move = Prima un tuo cliente deve avanzare di un posto verso destra.
error-asked-discard = Prima cedi un cubetto, un limone o un bouquet.
error-asked-serve = Prima servi.
error-asked-serve-or-done = Prima servi, oppure di’ «basta così».
error-asked-complete = Prima scegli di chi completi l’ordine con i jolly, oppure di’ «basta così».
error-asked-joker = Prima di’ se al posto del piatto che manca dai due dolci o quattro cubetti.
error-asked-spend = Prima scegli i cubetti da spendere.
error-asked-give-back = Prima rimetti cubetti nel sacchetto, finché te ne restano 10.
error-no-more-guests = Nel giro finale non si accolgono nuovi clienti; puoi solo servire.
error-no-guest = Non hai nessun cliente da servire; accogline di nuovi.
error-nothing-to-buy = Non c’è niente che tu possa comprare e pagare; accogli nuovi clienti.
error-empty-field = La casella { $field } è vuota.
error-too-expensive = La casella { $field } costa { $clocks ->
    [one] 1 orologio
   *[other] { $clocks } orologi
}, ma tutti i tuoi clienti insieme hanno solo { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} fino all’uscita.
error-nobody-there = Sul { $place } non c’è nessun tuo cliente.
error-place-taken = Il cliente sul { $place } non può avanzare: sul { $next } c’è qualcuno.
error-no-such-player = A questo tavolo da { $players } non c’è un posto { $seat }.
error-got-enough = Il posto { $seat } ha già avuto tutti i clienti di questo turno.
error-none-in-supply = Nella tua dispensa non c’è { $dish ->
    [water] { dish-water }
    [wine] { dish-wine }
    [salad] { dish-salad }
    [pizza] { dish-pizza }
    [pasta] { dish-pasta }
   *[dessert] { dish-dessert }
}.
error-none-laid = Sul { $place } nessun tuo cliente ha { $dish ->
    [water] { dish-water }
    [wine] { dish-wine }
    [salad] { dish-salad }
    [pizza] { dish-pizza }
    [pasta] { dish-pasta }
   *[dessert] { dish-dessert }
}.
error-no-tile = Non hai nessun { $tile ->
    [lemon] { tile-lemon }
   *[bouquet] { tile-bouquet }
}.
error-not-wanted = Il cliente sul { $place } non vuole altro di questo tipo: { $dish ->
    [water] { dish-water }
    [wine] { dish-wine }
    [salad] { dish-salad }
    [pizza] { dish-pizza }
    [pasta] { dish-pasta }
   *[dessert] { dish-dessert }
}.
error-must-serve = Prima servi ogni cubetto adatto.
error-more-than-one-missing = Al cliente sul { $place } mancano ancora { $missing } piatti: un jolly può essere solo l’ultimo.
error-not-enough-for-jokers = { $missing ->
    [one] Al cliente sul { $place } manca 1 piatto
   *[other] Al cliente sul { $place } mancano { $missing } piatti
}; per tanti jolly i tuoi cubetti non bastano.
error-no-two-desserts = Nella tua dispensa non ci sono due dolci.
error-no-four-cubes = Nella tua dispensa non ci sono quattro cubetti.
error-too-little-left = Così resterebbe troppo poco per i piatti che ancora mancano.

error-edition-part-unknown = { $file }: alla voce { $number } di «{ $list }», «{ $part }» non significa nulla. Parti conosciute: { $known }.
error-edition-guest-twice = { $file }: il cliente «{ $guest }» compare due volte; ogni cliente ha bisogno di un nome proprio.
error-edition-guest-minutes = { $file }: la voce { $number } di «{ $list }» ({ $guest }) non può aspettare { $minutes } minuti. Si può scegliere tra: { $known }.
error-edition-guest-wants = { $file }: la voce { $number } di «{ $list }» ({ $guest }) deve ordinare da 1 a 4 piatti tra { $known }, non «{ $wants }».
error-edition-guest-points = { $file }: la voce { $number } di «{ $list }» ({ $guest }) deve valere da 1 a 5 punti, non { $points }.
error-edition-guest-special = { $file }: la voce { $number } di «{ $list }» ({ $guest }) non può avere l’effetto «{ $special }». Si può scegliere tra: { $known }; oppure ometterlo.
error-edition-number-of-guests = { $file }: «guests» deve elencare { $expected } clienti, non { $found }.
error-edition-number-of-another = { $file }: al massimo { $most } clienti possono portare un altro cliente, non { $found }; altrimenti le carte potrebbero finire.
error-edition-number-of-start-guests = { $file }: «start_guests» deve elencare due clienti, uguali per tutti, oppure otto, due per ognuno dei quattro posti, non { $found }.
error-edition-start-guests = { $file }: la coppia { $number } di «start_guests» deve avere un cliente che aspetta 60 minuti e uno che ne aspetta 40; uno dei due vuole 4 piatti, l’altro 2.
error-edition-start-dessert = { $file }: uno dei due clienti della coppia { $number } di «start_guests» deve volere un dolce; qui insieme ne vogliono { $found }.
error-edition-start-special = { $file }: il cliente iniziale { $guest } deve avere l’effetto «{ $expected }», non «{ $special }».

sign-cube = cubetto
sign-space = manca
sign-points = punti
sign-clock = orologi
error-position-lemons-and-bouquets = «{ $entry }» non può avere limoni e bouquet: gli uni tolgono gli altri.
error-position-places = «{ $entry }» deve avere { $places } posti, da 60 a 10 minuti, non { $given }.
error-position-too-patient = { $guest } non può stare a { $place }: aspetta al massimo { $minutes } minuti.
error-position-order = I cubetti su { $guest } a { $place } non vanno: c’è solo ciò che il cliente vuole, e qualcosa manca ancora.
error-position-stack = «{ $entry }» ha { $given } clienti senza nome, ma solo { $most } non sono altrove.
error-position-recycled = { $guest } non è tra i clienti coperti: in «recycled» possono essere solo quelli di «stack», «taken» o «box».
error-position-cubes-left = Questi cubetti non sono da nessuna parte: { $cubes }. Mettili in «bag», «beside» o «lost», oppure togli «bag» o «beside».
error-position-tiles = Ci sono solo { $most } limoni e bouquet, non { $given }.
error-position-not-with-question = «{ $entry }» non va con la domanda «{ $question }»: toglilo.
error-position-needed-with-question = La domanda «{ $question }» richiede «{ $entry }».
error-position-clocks = I clienti di questo posto non possono pagare { $clocks } orologi.
error-position-gets = «gets» è troppo piccolo: restano da assegnare { $guests } clienti.
error-position-joker = «joker» non va con il cliente a { $place }: al massimo un jolly per ogni piatto che manca, e cubetti solo mentre si spendono.
error-position-give-back = Chi ha { $most } cubetti o meno non deve restituirne.

table-turn = turno di { $player }
table-other-decides = { $player }: { $phase }
table-action = A o B?
table-buying = la spesa
table-paying = { $clocks ->
    [one] 1 orologio da pagare
   *[other] { $clocks } orologi da pagare
}
table-greeting = { $count ->
    [one] 1 cliente da assegnare
   *[other] { $count } clienti da assegnare
}
table-serving = si serve
table-jokers = jolly
table-giving-back = cubetti da rimettere
table-stack = { $count } nel mazzo
table-final-round = giro finale
table-over = la partita è finita
table-market = Mercato
table-clocks = { $clocks ->
    [0] gratis
    [one] 1 orologio
   *[other] { $clocks } orologi
}
table-bag = sacchetto
table-beside = a lato
table-piles = Mazzo { $stack } · scartati { $discarded } · tessere { $tiles }
table-came-back = Di nuovo nel mazzo, dagli scarti: { $guests }
table-supply = dispensa
table-fulfilled = { $count ->
    [one] 1 soddisfatto
   *[other] { $count } soddisfatti
}
table-tiles = { $lemons ->
    [0] {""}
    [one] 1 limone
   *[other] { $lemons } limoni
}{ $bouquets ->
    [0] {""}
   *[other] { $bouquets } bouquet
}
table-guest = { $guest } aspetta { $minutes } minuti: { $wants } · { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
table-to-serve = Da servire:
table-joker = Jolly per { $guest }: manca { $dish }{ $cubes ->
    [0] {""}
    [one] , 1 cubetto ancora da spendere
   *[other] , { $cubes } cubetti ancora da spendere
}.{ $jokers ->
    [one] {""}
   *[other] {" "}In tutto ancora { $jokers } jolly.
}
table-fits = { $sign } quanti di questi cubetti mancano ancora ai tuoi clienti
table-out = se ne va
table-gets = { $count ->
    [one] ne riceve ancora 1
   *[other] ne riceve ancora { $count }
}
table-arrival = { $count ->
    [0] il { $place } è libero
    [one] dal { $place } in poi avanza 1 cliente
   *[other] dal { $place } in poi avanzano { $count } clienti
}
table-arrival-out = { $guest } finisce fuori
error-position-not-here = { $card } in «{ $entry }» non è un cliente iniziale di nessuno a questo tavolo. Indica un altro cliente.
