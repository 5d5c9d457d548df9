# Parole del tabellone di Mille Grazie, solo per il browser.

task-ambush = La carrozza parte da { $city }. Dove tendi l’agguato?
task-ambushes = La carrozza parte da { $city }. Scegli due strade per l’agguato.
task-escort = Con la scorta o senza?
task-take = A { $city } c’è un incarico. Lo prendi?
task-discard = Hai tre incarichi. A quale rinunci?
task-walk = { $left ->
    [one] L’ultima strada: toccala due volte.
   *[other] Ancora { $left } strade: toccane una due volte.
  }

map-name = Mappa dell’Italia settentrionale. Le frecce portano di strada in città in strada; Maiusc con una lettera tocca quella strada.
zoom-in = Ingrandisci
zoom-out = Riduci
road-name = Strada { $letter }: { $name }, { $one }–{ $other }, { $colour }, { $cost ->
    [one] un agguato costa 1 incarico.
   *[other] un agguato costa { $cost } incarichi.
  }
road-planned = Prevista come strada { $number }.
road-walked = Già percorsa in questo viaggio.
road-escorted = Qui cavalca la scorta.
road-robber = { $name } è in agguato qui.
road-promised = { $name } ha promesso un agguato qui.
road-off = Non è collegata al tuo percorso.
city-far = { $city } è troppo lontana per questo viaggio.
city-order = Qui c’è un incarico per { $destination } da { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
city-people = Qui: { $names }
city-wanted = { $name } ha incarichi per questa città, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
order-open = da { $first } a { $destination }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
order-held = Incarico per { $destination }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }

traveller-nobleman = { $name } in viaggio
traveller-robber = { $name }, brigante
has-set = { $name } è in agguato da qualche parte
no-orders = nessun incarico
orders-all = Tutti gli incarichi
orders-fewer = Meno incarichi
steps-open = 4–5 strade: 4 con la scorta, 5 senza
steps-escorted = Con la scorta. Strade da percorrere: { $left } su { $total }
steps-alone = Senza scorta. Strade da percorrere: { $left } su { $total }

robber-name = Sei un brigante
nobleman-name = Sei in viaggio
compass = Bussola
compass-number = Bussola { $number }
compass-escort = Bussola della scorta
compass-open = ancora nessuna strada
set-open = { $count ->
    [one] Quale strada?
   *[other] Quali due strade?
  }
set-way = Con la scorta o senza?
set-ambush = Imposta { $letters }
promise = Prometti a tutti
promise-help = Lo sentono tutti al tavolo. Non ti obbliga a nulla.
promised-own = Hai promesso: { $action }
talk = Chat
way-alone = Senza scorta
way-escort = Con la scorta
way-roads = { $count } strade
set-alone = Parti senza scorta
set-escort = Scorta su { $letter }
take-it = Prendi
leave-it = Lascia
take-fourth = Ne porti già tre: dovresti rinunciare a uno.
discard-this = Rinuncia all’incarico per { $destination }
walk-first = Percorri la strada { $letter }
walk-touch = Tocca una strada
plan-gain = { $count ->
    [0] non consegna nulla
    [one] consegna 1 incarico: +{ $points }
   *[other] consegna { $count } incarichi: +{ $points }
  }
plan-risk = A rischio: { $roads }
plan-safe = Nessun rischio: c’è la scorta
plan-wipe = Cancella il percorso

cry-robbed = Mille grazie!
cry-foiled = Sventato!
ambush-empty = La carrozza è vuota…
told-robbed = Strada { $letter }: { $name } cade in un agguato, { $count ->
    [one] 3 punti
   *[other] 3 punti ciascuno
  } per { $robbers }. Persi: { $lost }.
told-robbed-nothing = Strada { $letter }: { $name } cade in un agguato, { $count ->
    [one] 3 punti
   *[other] 3 punti ciascuno
  } per { $robbers }. Non c’era niente da perdere.
told-foiled = Strada { $letter }: la scorta di { $name } ha sventato l’agguato di { $robbers }.
legend = Che cosa mostra la mappa
legend-green = Verde, linea sottile, lettera tonda: un agguato costa 1 incarico.
legend-violet = Viola, linea tratteggiata, lettera quadrata: 2 incarichi.
legend-orange = Arancione, linea spessa con perle, lettera a sei angoli: 3 incarichi.
legend-keys = Le carte nelle città mostrano dove vanno e quanto valgono; le bandiere, che cosa la carrozza deve portare lì. Con due dita, o con + e −, la mappa si ingrandisce e si riduce.
pile = { $count ->
    [one] 1 incarico è nel mazzo.
   *[other] { $count } incarichi sono nel mazzo.
  }
pile-discarded = Scartati: { $orders }.
legend-reconstructed = Questa mappa è una nostra ricostruzione. Sono note 12 delle 14 città, otto strade, sei nomi di strade, tre colori e quattro incarichi; il resto è nostro. Se la tua mappa stampata è diversa, vale quella stampata.

share-delivered = incarichi consegnati
share-robbed = agguati

lesson-1 = A turno si viaggia in carrozza; gli altri sono briganti. Gli incarichi consegnati danno punti, e anche gli agguati. Vince chi arriva per primo a 30. Per prima viaggia Giulia, da La Spezia.
lesson-2 = Sei un brigante. La bandiera lo mostra: Giulia vuole andare a Piacenza. Gira la bussola su W, o tocca W sulla mappa; poi impostala. Nessuno lo vede.
lesson-3 = Mille grazie! Nessuna scorta sulla W: 3 punti per te. Su una strada verde perde un incarico, pescato alla cieca, prima di arrivare in città; su una viola due, su una arancione tre.
lesson-4 = Più tardi viaggi tu, da Ferrara. Senza scorta esattamente cinque strade; con la scorta esattamente quattro, ma su una sei al sicuro. Scegli la scorta, sulla strada arancione I, e parti.
lesson-5 = A Ferrara c’è un incarico per Milano da 5 punti. Puoi portarne tre. Tocca la carta per prenderla.
lesson-6 = Subito è arrivato un altro incarico. Ora tocca la strada I, e toccala di nuovo per percorrerla. Se prima ne tocchi altre, vedi che cosa consegneresti e che cosa rischi.
lesson-7 = Zio Carlo era in agguato sulla I, e la tua scorta lo ha cacciato: niente punti per lui, e non hai perso niente. Prosegui sulla J fino a Milano.
lesson-8 = Consegnato: 5 punti! In un viaggio nessuna strada si percorre due volte. A un tavolo vero potete parlare prima di impostare le bussole: i briganti promettono tutto e non mantengono niente. Buon viaggio!

play-well-1 = Il tuo incarico per San Marino dà 8 punti, e la tua scorta è sulla U, l’ultima strada per arrivarci. Restano tre strade. La T per Piacenza è verde e vicina. Quale prendi da Genova?
play-well-2 = L, N, U: esattamente tre strade, e per via un altro incarico. Tutti sapevano dove volevi andare, e qualcuno era appostato proprio dove c’era la tua scorta. Prima della prima strada, conta fino alla fine del viaggio.
play-well-3 = Restano due strade, e hai due incarichi. A Firenze ce n’è uno per Modena, che da lì dista una strada. La N per Firenze è arancione, la L per Genova soltanto viola. Quale prendi?
play-well-4 = Un agguato costa tre incarichi sull’arancione, due sul viola. Tu ne hai due: per te le due strade costano uguale. Prendi dunque quella che ti porta avanti: 3 punti, e Bologna è a una strada. Quanto costa una strada dipende da quello che porti.
play-well-5 = Viaggi senza scorta e hai un incarico per Venezia. Per la I e la B ci sono due strade, per la O, la C e la V tre, e tre te ne restano. Da dove passi?
play-well-6 = 5 punti e due incarichi nuovi. I briganti si appostano prima di tutto sulla via corta; questa è verde dall’inizio alla fine e termina proprio dove vuoi arrivare. Non devi essere veloce, solo imprevedibile.
play-well-7 = Resta una strada, e non ci puoi consegnare niente. Hai due incarichi per Brescia e uno per Mantova. La E finisce a Modena, la P a Milano. Da dove vuoi ripartire la prossima volta?
play-well-8 = Da Milano Brescia è a una strada, e Mantova pure: 15 punti, e nessuno sa dove andrai prima. E poi, con tre incarichi, il viola costa meno dell’arancione. L’ultima strada è l’inizio del viaggio seguente. Ora prova in una partita vera!
