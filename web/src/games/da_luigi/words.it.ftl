# Le parole del tavolo di Da Luigi, solo per il browser.

task-action = Tocca una casella del mercato per comprarla, o il mazzo per accogliere nuovi clienti.
task-action-shop = Tocca la casella del mercato che compri.
task-action-greet = Tocca il mazzo per accogliere nuovi clienti.
task-field = Tocca la casella del mercato che compri.
task-push = Paga: tocca il cliente che avanza.
task-confirm = Tocca «Fatto», o tocca di nuovo la tua scelta per ritirarla.
task-give = Tocca il ristorante che riceve il cliente, o trascina lì la carta.
task-bouquet = Prendi il bouquet o rinuncia.
task-move = Tocca un tuo cliente: avanza di un posto.
task-discard = Tocca ciò che cedi: un cubetto o la tessera.
task-serve = Tocca il piatto del cliente che lo riceve.
task-complete = Tocca un cliente col berretto del jolly, o lascia stare.
task-joker = Scegli che cosa vale per il piatto che manca.
task-spend = Tocca un cubetto della dispensa per spenderlo.
task-give-back = Tocca un cubetto della dispensa per rimetterlo nel sacchetto.
progress = { $stack ->
    [one] 1 cliente in arrivo
   *[other] { $stack } clienti in arrivo
  }
progress-soon = È arrivato l’ultimo cliente
progress-final = { $turns ->
    [one] Giro finale: l’ultimo turno
   *[other] Giro finale: ancora { $turns } turni
  }
progress-over = Si chiude

cubes = { $count ->
    [1] { $dish }
   *[other] { $count }× { $dish }
  }
cubes-none = niente
seated = { $name }, ancora { $minutes } minuti, manca: { $missing }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
place-free = { $minutes } minuti: libero
place-minutes = Posto da { $minutes } minuti
bar-of = Clienti di { $name }, da 60 minuti a 10
restaurant-of = Il ristorante di { $name }
small-name = { $name }: { $guests ->
    [one] 1 cliente
   *[other] { $guests } clienti
  }, { $supply ->
    [one] 1 cubetto
   *[other] { $supply } cubetti
  } in dispensa, { $fulfilled ->
    [one] 1 soddisfatto
   *[other] { $fulfilled } soddisfatti
  }, { $lemons ->
    [one] 1 limone
   *[other] { $lemons } limoni
  }, { $bouquets } bouquet. Mostra in grande
guest-look = Guarda la carta
push-to = Avanza sul { $place }
push-out = Fuori: { $change }
push-out-short = fuori
push-back = Ritira questo passo
joker-offer = Completa l’ordine con i jolly: { $price }
joker-price = { $desserts ->
    [0] { $cubes } cubetti
   *[other] { $cubes ->
        [0] { $desserts } dolci
       *[other] { $desserts } dolci e { $cubes } cubetti
      }
  }
dish-touch = Servi o prendi qui
serve-here = { $dish } per { $name }
take-off-here = Togli { $dish } dal piatto di { $name }
field-name = Casella { $field }: { $cubes }; { $clocks ->
    [0] senza orologi
    [one] costa 1 orologio
   *[other] costa { $clocks } orologi
  }
field-wanted = Casella { $field }: { $cubes }; { $clocks ->
    [0] senza orologi
    [one] costa 1 orologio
   *[other] costa { $clocks } orologi
  }; { $wanted ->
    [one] 1 serve ai tuoi clienti
   *[other] { $wanted } servono ai tuoi clienti
  }
field-empty = Casella { $field }: vuota
supply-dish = { $dish }: { $count } in dispensa
supply-empty = la dispensa è vuota
lemons = { $count ->
    [one] 1 limone
   *[other] { $count } limoni
  }
bouquets = { $count ->
    [one] 1 bouquet
   *[other] { $count } bouquet
  }
give-to = Il cliente va da { $name }
greet-now = Accogli nuovi clienti; nel mazzo: { $count }
greet-short = Accogli
arrival-name = Alla porta: { $guest }
arrival-me = Il mio ristorante
arrival-enough = per ora non riceve altri clienti
would-one-cube = pesca un cubetto
would-two-cubes = pesca due cubetti
would-lemon-taken = prende un limone
would-bouquet-returned = perde un bouquet
would-bouquet-taken = può prendere un bouquet
would-lemon-returned = può restituire un limone
would-none-left = non ci sono più tessere
would-move = deve far avanzare un cliente
would-discard = deve cedere qualcosa
would-discard-nothing = non ha niente da cedere
would-another-guest = riceve anche il prossimo cliente
would-nobody = non viene nessun altro
would-none = non porta niente
mark-new = nuovo
mark-moved = avanzato
mark-served = servito
mark-left = { $name } ha lasciato il locale
question-field = Quale casella compri?
question-push = { $clocks ->
    [one] 1 orologio da pagare: chi avanza?
   *[other] { $clocks } orologi da pagare: chi avanza?
  }
question-serve = Non basta per tutti: chi lo riceve?
question-complete = I jolly completerebbero un ordine.
question-give-back = Il sacchetto è vuoto: tieni dieci cubetti e rimetti gli altri.
unsent-buy = Compri la casella { $field }?
unsent-push = { $guest } avanza sul { $place }.
unsent-out = { $guest } se ne va: { $change }.
confirm = Fatto
no-jokers = Niente jolly
serve-done = Basta così
ribbon-soon = È arrivato l’ultimo cliente: segue il giro finale
ribbon-final = { $turns ->
    [one] Giro finale: l’ultimo turno
   *[other] Giro finale: ancora { $turns } turni
  }
bag-name = Sacchetto con { $count } cubetti: che cosa contiene
bag-title = Cubetti, tessere, clienti andati via
bag-players = giocatori
bag-all = in tutto
bag-tiles = { $count ->
    [one] Resta 1 tessera: limone o bouquet.
   *[other] Restano { $count } tessere: limoni o bouquet.
  }
bag-left = { $count ->
    [0] Nessuno se n’è ancora andato
    [one] 1 cliente se n’è andato
   *[other] { $count } clienti se ne sono andati
  }
bag-came-back = { $count ->
    [one] 1 cliente che se n’era andato è stato rimescolato e deve ancora arrivare
   *[other] { $count } clienti che se n’erano andati sono stati rimescolati e devono ancora arrivare
}
legend = Che cosa significano i segni
legend-clock = Un orologio: un cliente avanza di un posto
legend-points = I punti di un cliente, quando è soddisfatto
legend-door = L’uscita: chi arriva qui se ne va e costa un limone
legend-served = Clienti soddisfatti
legend-joker = Due dolci, o quattro cubetti qualsiasi, valgono un piatto che manca
legend-reconstructed = I clienti sono una nostra ricostruzione: delle carte stampate si conoscono solo i due clienti iniziali, senza i loro punti. Nomi e volti sono nostri. Chi possiede la scatola può giocare con i suoi clienti.

share-guests = clienti soddisfatti
share-jokers = clienti con jolly
share-bouquets = bouquet
share-lemons = limoni

lesson-1 = Questo è il tuo ristorante. Due clienti aspettano al banco: Nonna Adele ancora 60 minuti, Pippo ancora 40. Sulle loro carte vedi che cosa hanno ordinato; quello che avevi in dispensa è già servito. Chi riceve tutto porta i punti della stella.
lesson-2 = Si compra al mercato. Le file in basso hanno più cubetti, ma costano orologi. Il piccolo segno di spunta dice quanti cubetti di una casella servono ai tuoi clienti. Tocca la casella segnata.
lesson-3 = Hai due orologi da pagare: per ognuno un tuo cliente avanza di un posto a destra, verso la porta. Tocca Nonna Adele, che ha più pazienza. Poi Pippo le sbarra la strada, quindi per l’altro orologio avanza lui. Infine tocca «Fatto»; fino ad allora puoi ritirare tutto.
lesson-4 = Quello che serviva è andato in tavola da solo, e Pippo, che ha ricevuto tutto, ti porta 3 punti. Invece di comprare puoi accogliere nuovi clienti: due per te, uno per Zio Carlo. Tocca il mazzo!
lesson-5 = I clienti si scoprono uno alla volta, e decidi subito a chi vanno. Vedi dove si siederebbero, chi spingono avanti e che cosa portano. Dai questo al ristorante segnato.
lesson-6 = Quel cliente ha portato un limone a Zio Carlo: un punto in meno. Anche chi viene spinto oltre i 10 minuti se ne va e costa un limone; un bouquet è un punto in più. Due dolci, o quattro cubetti qualsiasi, valgono un piatto che manca, se così l’ordine è completo.
lesson-7 = Finito il mazzo, tutti fanno ancora una spesa. Poi si contano clienti soddisfatti, bouquet e limoni. Buon appetito!

play-well-1 = C’è ancora un orologio da pagare. Delia Amoroso sul 10 potrebbe pagarlo uscendo. Ma si serve solo dopo aver pagato, e tu hai l’acqua per lei. Chi ha più tempo?
play-well-2 = Serena passa al 30, e Delia riceve la sua acqua a un passo dalla porta: un punto invece di un limone, e il suo posto è libero. Paga con i clienti che hanno tempo, non con quelli a cui manca un solo cubetto.
play-well-3 = L’altro ristorante è vuoto. Quindi ora l’altro deve accogliere clienti, e uno toccherà a te. Da te ne aspettano ancora due. Accogliere o fare la spesa?
play-well-4 = Compri 2 vini e un dolce: al capitano mancano solo insalata e pizza, e due dolci fanno un jolly. Chi accoglie clienti lavora anche per gli altri. Se devono farlo loro, lasciali fare.
play-well-5 = Una pizza, e la vogliono in due: Zia Ortensia sul 30 e Gigi Forte sul 10. Ognuno porta 3 punti. A chi va?
play-well-6 = Gigi sarebbe stato il prossimo a uscire dalla porta; ora paga. Per Zia Ortensia c’è tempo, e basterebbero anche quattro cubetti qualsiasi della tua scorta. Servi prima chi non può aspettare. Ora prova in una partita vera!
