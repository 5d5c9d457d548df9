# Parole per il tavolo di Mamma Mia!, solo per il browser.

task-laying = Metti carte di un solo tipo: toccane la terza per metterne tre.
task-ordering = Metti in cima un’ordinazione, o nessuna.
task-drawing = Pesca: dalla scorta o dal tuo cameriere?
task-choosing = La tua ordinazione: scegli un tipo sul banco.
task-choosing-two = La tua ordinazione: scegli due tipi sul banco.
task-deciding = Alla tua pizza manca qualcosa: aggiungi, chiedi o rinuncia.
task-deciding-add = Alla tua pizza manca qualcosa: aggiungi o rinuncia.
task-deciding-ask = Alla tua pizza manca più di quanto hai: chiedi o rinuncia.
task-deciding-none = Alla tua pizza manca qualcosa, e tu non ce l’hai.
task-requesting = Chiedi altro, o di’ che è tutto.
task-requesting-more = Chiedi altro: tutto quello che non hai tu.
task-answering = Aiuti? La tua risposta resta segreta.
task-answering-none = Non puoi aiutare. Nessuno saprà perché.
task-adding = Tocca le carte che aggiungi.
task-over = La partita è finita.

hand = I tuoi ingredienti
hand-card = { $cards } in mano
hand-empty = Nessun ingrediente in mano
orders = Le tue ordinazioni
without-order = Nessuna
holdings = ({ $colour }, ingrediente proprio: { $kind }): { $ingredients ->
    [one] 1 ingrediente
   *[other] { $ingredients } ingredienti
  } e { $orders ->
    [one] 1 ordinazione
   *[other] { $orders } ordinazioni
  } in mano, { $waiter } dal cameriere
oven-top = { $count ->
    [one] Forno: 1 carta
   *[other] Forno: { $count } carte
  }, in cima: { $card }
counter = In tavola
counter-kind = { $kind }: { $count }
counter-choose = Scegli { $kind }, in tavola: { $count }
counter-choose-missing = Scegli { $kind }, in tavola: { $count }, { $missing ->
    [0] non mancherebbe niente
    [one] ne mancherebbe 1
   *[other] ne mancherebbero { $missing }
  }
pile-stock = Scorta
pile-stock-draw = Pesca dalla scorta, ne restano { $count }
pile-waiter = Cameriere
pile-waiter-name = Il tuo cameriere: { $count ->
    [one] 1 ordinazione
   *[other] { $count } ordinazioni
  }
pile-waiter-draw = Pesca dal cameriere, ne restano { $count }
pile-finished = Completate

check-baked = Sfornata!
check-returned = Non sfornata: torna in fondo al cameriere.
check-no-fewest = Nessun tipo vale come il più raro.
check-open = I tipi sono ancora da scegliere.
check-missing = Manca: { $cards }
check-request = { $name } chiede { $cards }
deciding = Che cosa fai?
way-add = Aggiungi
way-cannot-add = Non puoi aggiungere tutto
way-ask = Chiedi
way-ask-more = Chiedi anche
way-that-is-all = È tutto: il resto lo metto io
way-give-up = Rinuncia
way-help = Dai
way-cannot-help = Hai: { $cards }
way-refuse = No
way-reward = Ricompensa: l’ordinazione in cima al tuo cameriere

report = Uscite dal forno
report-baked = { $name }: { $order } – sfornata
report-added = { $name }: { $order } – sfornata, con { $cards } dalla mano
report-helped = { $name }: { $order } – sfornata con l’aiuto di { $helper }, aggiunto: { $cards }
report-failed = { $name }: { $order } – non sfornata

finale-begins = { $count ->
    [one] Si scopre 1 ordinazione completata…
   *[other] Si scoprono { $count } ordinazioni completate…
  }

share-oven = solo dal forno
share-hand = con carte della mano
share-helped = con un aiuto
share-reward = per aver aiutato

lesson-1 = Tutti cuociono in un solo forno. Il tuo colore è il rosso, e il salame è il tuo ingrediente. Hai in mano otto ingredienti e la tua prima ordinazione: 4 peperoni e 1 salame. Alla fine vince chi ha più ordinazioni completate.
lesson-2 = Zio Carlo ha messo nel forno un salame, Giulia un gamberetto. Si vede solo la carta in cima: il resto tienilo a mente! Con il salame di Carlo, alla tua ordinazione mancano solo quattro peperoni. Tocca il tuo quarto peperone: ne metti quattro.
lesson-3 = Ora nel forno c’è tutto quello che serve alla tua ordinazione. Mettila sopra: per lei conterà quello che sta sotto.
lesson-4 = Poi riempi la mano, con cinque carte al massimo: ingredienti dalla scorta o ordinazioni dal tuo cameriere. Ti servirà qualcosa da infornare: pesca dalla scorta.
lesson-5 = Molti turni dopo: nel forno ci sono 53 carte, tra cui ordinazioni, e nessuno può guardare. Giulia sta per pescare l’ultima carta della scorta. Poi svuota il forno.
lesson-6 = Il forno è stato capovolto, la carta più vecchia per prima. La tua prima ordinazione è sfornata, e anche la seconda! Alla terza manca un fungo. Tu ne hai due: toccane uno, e lo aggiungi. Altrimenti l’ordinazione tornerebbe in fondo al tuo cameriere.
lesson-7 = Un’altra sfornata! Ora a Giulia manca un ananas e lo chiede a tutti insieme. Chi, in senso orario, aiuta per primo riceve una ricompensa: l’ordinazione in cima al proprio cameriere vale come completata, senza guardarla. Aiutala!
lesson-8 = Sfornata grazie a te! Come ricompensa, l’ordinazione in cima al tuo cameriere vale come completata, e nessuno sa quale sia. Lo svuotamento continua con la tua prossima ordinazione. Dopo il terzo si scoprono tutte le ordinazioni completate, e solo allora si sa chi ha vinto. Buona memoria!

play-well-1 = L’ultima manche; qui il forno si vede tutto. La tua Bombastica vuole 15 ingredienti, e nel forno ce ne sono solo 8. Quello che arriva sopra, dopo, per lei non conta. La inforni lo stesso?
play-well-2 = Sì! Ne peschi altri due e hai in mano otto ingredienti; ne mancano solo sette. Li aggiungi quando il forno si svuota, e fino ad allora nessuno te li può consumare. Un’ordinazione può entrare nel forno prima che ci sia tutto.
play-well-3 = Siete 5 a 5. La tua Monotoni ne prende sei di un tipo, e in tavola ci sono sei olive e sei ananas. Nel forno c’è ancora l’ordinazione del verde: 4 olive e 1 peperone. Che cosa scegli?
play-well-4 = Per te è lo stesso. Ma adesso le olive non ci sono più, e l’ordinazione del verde torna indietro: 6 a 5. Quello che usi tu manca agli altri. Prima di scegliere, pensa a quello che deve ancora venire.
play-well-5 = Il forno si svuota per l’ultima volta, e il verde è in testa 6 a 5. Potresti aggiungere tutto quello che manca qui: un’oliva, un fungo e un gamberetto. Ma nel forno ce ne sono altre due tue: 4 funghi e 1 salame, poi 4 olive e 1 salame. Che cosa fai?
play-well-6 = Una lasciata, due riuscite: vinci 7 a 6. A ognuna delle due mancava proprio la carta che hai tenuto. Prima di aggiungere una carta, chiediti che cos’altro potrebbe fare.
play-well-7 = L’ultima manche, e sei in testa 6 a 5. Peschi tre carte, e nella scorta ne restano esattamente tre. Il cameriere avrebbe nuove ordinazioni per te. Da dove peschi?
play-well-8 = Con l’ultima carta della scorta non si inforna più. Il verde ha ancora due ordinazioni e non può più posarle: vinci 6 a 5. Tieni d’occhio la scorta: chi pesca l’ultima carta decide quando si svuota il forno. Ora prova in una partita vera!
