# Le parole di Mille Grazie.

summary = Portare incarichi attraverso l’Italia del Nord, o tendere agguati a chi lo fa.
aim = Da nobile portare gli incarichi nelle loro città, da brigante appostarsi dove passa il nobile. Vince chi arriva per primo a 30 punti (r 12, r 18, r 25).

option-first = chi comincia
option-first-help = Un posto, oppure a sorte.

colour-none = nessuna strada
colour-green = verde
colour-violet = viola
colour-orange = arancione

verb-escort = con la scorta
verb-alone = senza scorta
verb-take = prenderlo
verb-leave = lasciarlo

field-road = Quale strada?
field-roads = Quali due strade?
field-order = Quale incarico scarti?

action-ambush = appostarsi sulla strada { $road }
action-ambushes = appostarsi sulle strade { $roads }
action-escort = scorta sulla strada { $road }
action-alone = senza scorta
action-take = prendere l’incarico
action-leave = lasciare l’incarico
action-discard = scartare { $order }
action-walk = percorrere la strada { $road }

event-dealt = { $seat } riceve l’incarico { $order } e parte da { $city }.
event-order-opened = { $order } viene scoperto a { $city }.
event-order-misfit = { $order } viene pescato e scartato: a { $city } c’è già un incarico.
event-reshuffled = Gli scarti vengono mescolati e formano un nuovo mazzo.
event-round-began = { $seat } è il nobile.
event-ambush-set = { $seat } si apposta sulla strada { $road }.
event-ambush-set-secret = { $seat } si apposta da qualche parte.
event-ambushes-set = { $seat } si apposta sulle strade { $roads }.
event-ambushes-set-secret = { $seat } si apposta da qualche parte su due strade.
event-escort-set = { $seat } ha la scorta sulla strada { $road }.
event-escort-set-secret = { $seat } ha la scorta da qualche parte e percorre quattro strade.
event-went-alone = { $seat } non ha scorta e percorre cinque strade.
event-order-taken = { $seat } prende { $order } a { $city }.
event-order-left = { $seat } lascia { $order } a { $city }.
event-order-discarded = { $seat } scarta { $order }.
event-walked = { $seat } prende la strada { $road } ({ $colour }) verso { $city }.
event-robbed = Mille grazie! { $seat } era in agguato sulla strada { $road }: { $points } punti.
event-foiled = { $seat } era in agguato sulla strada { $road }, ma lì c’era la scorta: niente punti.
event-order-lost = { $seat } perde { $order }.
event-arrived = { $seat } arriva a { $city }.
event-delivered = { $seat } consegna { $order } a { $city }: { $points } punti.
event-journey-ended = Il viaggio di { $seat } finisce a { $city }.
event-ended = Qualcuno ha 30 punti. La partita è finita.

error-over = La partita è finita: qualcuno ha 30 punti.
error-not-the-nobleman = In questo turno sei un brigante; il nobile siede al posto { $nobleman }.
error-robbers-first = Prima i briganti impostano le loro lettere; poi comincia il tuo viaggio.
error-no-ambush-now = Le lettere si impostano prima del viaggio, e lo fanno solo i briganti.
error-already-set = Hai già impostato la lettera, e resta quella.
error-two-letters = In due il brigante imposta due lettere insieme, per esempio CV.
error-one-letter = In tre o quattro ogni brigante imposta una lettera.
error-no-such-road = Su questa mappa non c’è una strada con la lettera { $road }.
error-escort-first = Prima di’ se viaggi con la scorta o senza.
error-escort-settled = Per questo viaggio è già deciso se c’è la scorta.
error-take-or-leave = Prima prendi o lascia l’incarico a { $city }.
error-discard-first = Hai già tre incarichi: prima scartane uno tra { $held }.
error-no-order-here = A { $city } ora non c’è un incarico da prendere o lasciare.
error-nothing-to-discard = Un incarico si scarta solo per far posto a un quarto.
error-road-walked = Hai già percorso la strada { $road } in questo viaggio.
error-road-elsewhere = La strada { $road } non parte da { $city }. Da lì partono: { $roads }.

error-edition-number-of-cities = { $file }: servono da 2 a { $most } città, non { $found }.
error-edition-city-twice = { $file }: la città «{ $city }» compare due volte.
error-edition-road-letter = { $file }: alla strada { $number } serve una lettera propria dalla A alla Z, non «{ $letter }».
error-edition-road-colour = { $file }: la strada { $letter } non può essere «{ $colour }». Si può scegliere tra: { $known }.
error-edition-road-cities = { $file }: la strada { $letter } deve unire due città diverse della mappa, non «{ $cities }».
error-edition-not-connected = { $file }: non da ogni città si può raggiungere ogni altra.
error-edition-order-cities = { $file }: l’incarico { $number } deve nominare due città diverse della mappa, non «{ $first }» e «{ $destination }».
error-edition-order-points = { $file }: l’incarico { $number } deve valere da 1 a 30 punti, non { $points }.
error-edition-number-of-orders = { $file }: { $found } incarichi sono troppo pochi o troppi: ne servono da { $least } a { $most }, perché se ne possa sempre pescare uno adatto.

error-position-road-twice = In «{ $entry }» una strada compare due volte: nominala una volta sola.
error-position-letters = «{ $entry }» richiede { $needed ->
    [one] una lettera
   *[other] { $needed } lettere
} o nessuna, non { $given }.
error-position-open-order = L’incarico { $order } non può essere scoperto a { $city }: si trova a { $first }.
error-position-nobleman-robs = «{ $entry }» dev’essere vuoto: il nobile non imposta lettere.
error-position-before-the-journey = Nella fase «{ $phase }» il viaggio non è cominciato: togli «{ $entry }».
error-position-winner = Nella fase «{ $phase }» non è possibile: la partita è finita se e solo se qualcuno ha { $points } punti.
error-position-no-open-order = La fase non può essere «{ $phase }»: a { $city }, dove si trova il nobile, non c’è un incarico scoperto.
error-position-room-for-an-order = La fase non può essere «{ $phase }»: il nobile ha meno di { $most } incarichi.

table-round = { $nobleman } è il nobile
table-setting = i briganti si appostano
table-escorting = con o senza scorta?
table-travelling = { $count ->
    [0] alla fine del viaggio
    [one] ancora 1 strada
   *[other] ancora { $count } strade
}
table-over = la partita è finita
table-open = Incarichi scoperti
table-escort = scorta
table-colours = Un agguato costa { $green } verde: 1 incarico, { $violet } viola: 2, { $orange } arancione: 3. { $card } incarico scoperto. 1–4 nobili.
table-two-letters = due lettere, per esempio FV
