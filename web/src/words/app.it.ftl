# Le parole dell’app nel browser.

app-name = Tavolata
app-line = Quattro giochi dall’Italia, un lungo tavolo.
close = Chiudi
cancel = Annulla
back = Indietro
home = Pagina iniziale
try-again = Riprova
settings = Impostazioni
loading = Si apparecchia …

players = da { $first } a { $last } persone
minutes = circa { $minutes } minuti
play-now = Gioca subito
play-now-help = Contro i bot, senza aspettare
play-against = Gioca subito contro
with-friends = Con gli amici
learn = Impara
learn-help = Una prima partita guidata, cinque minuti
read-rules = Le regole
go-on = Continua
go-on-turn = Tocca a { $names }
go-on-mine = Tocca a te
go-on-lobby = Si aspettano persone
go-on-over = La partita è finita
go-on-closed = Il tavolo è chiuso
go-on-watch = Stai guardando
forget-table = Togli da questo elenco
have-code = Ho un codice
guest-name = Ospite

language = Lingua
language-de = Deutsch
language-en = English
language-it = Italiano
look = Aspetto
look-system = Come il dispositivo
look-light = Chiaro
look-dark = Scuro
pace = Movimento
pace-calm = Calmo
pace-brisk = Svelto
pace-none = Nessuno
pace-help = Quanto in fretta si muovono le cose sul tavolo
sound = Suoni
sound-help = Pochi e discreti: si posa una carta, tocca a te
foresight = Quanto varrebbe?
foresight-help = Mostra sul tavolo che cosa porterebbe una scelta, dove il gioco lo permette
your-name = Il tuo nome
your-name-help = Così ti chiamano gli altri al tavolo
on-this-device = Su questo dispositivo
forget-all = Dimentica tutto su questo dispositivo
forget-all-help = Tavoli, nomi e impostazioni. I posti che erano solo qui vanno persi.
forget-all-sure = Dimenticare davvero tutto?
about = Informazioni
about-text = Tavolata { $version } è software libero. Tutte le immagini e i testi sono propri.
design-page = L’aspetto grafico

new-table = Un tavolo per { $game }
how-many = In quanti si gioca?
chair-number = Sedia { $number }
who-sits = Chi siede qui?
who-me = Io
who-here = Su questo dispositivo
who-free = Invito con link
who-bot = Un bot
name-of-chair = Nome
options = Che cosa vale al tavolo
option-random = a sorte
pace-of-table = Orologio
clock-none = Senza orologio
clock-bank = { $minutes } minuti a testa
clock-days = { $days ->
    [one] Un giorno per ogni turno
   *[other] { $days } giorni per ogni turno
  }
make-and-deal = Distribuisci le carte
make-and-invite = Apparecchia e invita
house-deck = Le carte sono una nostra ricostruzione; chi ha la scatola può usare le sue.

cards = Carte
cards-ours = Le nostre
cards-reconstructed = Per loro stessa ammissione, non quelle stampate.
cards-own = Un file mio …
cards-download = Il nostro file come modello
cards-help = Un file di carte è semplice testo (TOML) e si scrive con qualsiasi editor. Viene controllato quando lo scegli e ricordato su questo dispositivo.
cards-forget = Dimentica { $file }
cards-at-table = Si gioca con carte proprie: { $name }

bot-random = Principiante
bot-greedy = Esperto
bot-person-0 = Nonna Pia
bot-person-1 = Zio Carlo
bot-person-2 = Giulia
bot-person-3 = Don Beppe
bot-person-4 = Marta
bot-person-5 = Tonio
level-choose = Chi deve giocare?
level-measure = livello { $level } di { $levels }
bot-pace = Ritmo dei bot
bot-pace-help = Quanto tempo si prendono i bot per una mossa, compreso quello per pensare
bot-pace-quick = Veloce
bot-pace-natural = Naturale
bot-pace-leisurely = Con calma
chair-free = Sedia libera

invite-title = Invita i tuoi amici
invite-text = Manda loro questo link, oppure fai inquadrare l’immagine. Non serve un account.
invite-link = Link per giocare
watch-link = Link per guardare
copy-link = Copia il link
copied = Copiato.
copy-by-hand = Tieni premuto il link per copiarlo.
share = Condividi
qr-of = Codice QR del link
waiting-for-people = { $count ->
    [one] Manca ancora una persona
   *[other] Mancano ancora { $count } persone
  }
fill-with-bots = Completa con i bot
seat-bot-here = Un bot
free-chair-again = Libera la sedia
deal = Distribuisci le carte
host-deals = Le carte si distribuiscono appena ci sono tutti.

join-title = Sei tra gli invitati
join-text = Un tavolo per { $game } ti aspetta.
join-who = Al tavolo: { $names }
join-sit = Siediti
join-any-chair = Una sedia qualsiasi
join-full = Tutte le sedie sono occupate. Puoi guardare.
join-watch = Guarda
code-title = Porta qui un posto
code-text = Sull’altro dispositivo apri il menu del tavolo e scegli «Su un altro dispositivo». Scrivi il codice che vedi.
code-field = Codice
code-go = Porta qui il mio posto
lend-title = Su un altro dispositivo
lend-text = Apri Tavolata sull’altro dispositivo, scegli «Ho un codice» e scrivi questo. Il posto passa di là; questo dispositivo lo lascia.
lend-until = Il codice vale fino alle { $time }.

notices-title = Avvisami quando tocca a me
notices-none = No
notices-email = Per e-mail
notices-push = In questo browser
notices-address = Indirizzo e-mail
notices-set = Avvisami lì
notices-on-email = Quando non ci sei, ti avvisiamo a { $address }.
notices-on-push = Quando non ci sei, ti avvisa questo browser, anche a pagina chiusa.
notices-off = Quando non ci sei, non ti avvisa nessuno.
notices-push-ready = Le notifiche non sono state permesse, quindi restano spente.
notices-push-denied = Questo browser vieta le notifiche di questa pagina. Permettile nelle sue impostazioni per questa pagina, poi scegli di nuovo.
notices-push-missing = Questo browser non può mostrare notifiche di pagine. Su un iPhone o iPad aggiungi prima Tavolata alla schermata Home e aprila da lì.
notices-push-insecure = I browser mostrano notifiche solo per pagine con https. Chiedi a chi gestisce questo server.
notices-push-failed = Il servizio push di questo browser non ha risposto. Riprova più tardi.
notice-your-turn = Tocca a te.
notice-game-over = La partita è finita. Guarda com’è andata!
notice-take-back-asked = Qualcuno vorrebbe ritirare una mossa, e lo chiede a te.

turn-yours = Tocca a te
turn-of = Tocca a { $names }
turn-thinking = { $name } ci pensa …
turn-chooses = { $names }: tocca a te
waiting-answer = Un momento …
warming-up = I bot si stanno ancora scaldando: { $percent } %
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
seat-turn = Tocca a { $name }.
seat-away = via, gioca { $bot }
seat-here = c’è
seat-gone = senza connessione
seat-bot = bot, { $level }
seat-level = livello { $level }
seat-promise = promette: { $action }
clock-left = restano { $time }

log = Cos’è successo
log-empty = Non è ancora successo niente.
chat = Chiacchiere
chat-empty = Nessuno ha ancora detto niente. Saluta!
chat-write = Scrivi qualcosa
chat-send = Dillo
chat-phrases = Frasi pronte
chat-unread = { $count ->
    [one] una non letta
   *[other] { $count } non lette
  }
rules = Regole
rules-of = Le regole di { $game }
rules-search = Cerca nelle regole
rules-none = Nessuna regola ne parla.
rules-found = { $count ->
    [one] una regola
   *[other] { $count } regole
  }
clause-title = Regola { $number }
clause-all = Tutte le regole
hint = Consiglio
hint-help = Che cosa farebbe { $name }
hint-thinking = { $name } ci sta pensando …
hint-by = { $name } sceglierebbe:
hint-best = { $action }: alla fine { $points ->
    [one] circa un punto
   *[other] circa { $points } punti
  }, { $wins ->
    [0] non vince quasi mai
    [10] vince quasi sempre
   *[other] vince { $wins } volte su 10
  }.
hint-next = Seconda scelta: { $action } – { $points ->
    [one] circa un punto
   *[other] circa { $points } punti
  }, { $wins ->
    [0] non vince quasi mai
    [10] vince quasi sempre
   *[other] vince { $wins } volte su 10
  }.
hint-equal = Va quasi altrettanto bene: { $action }.
hint-vary = Questa scelta non la vede nessuno: meglio variare. { $times ->
    [0] Questa solo ogni tanto
    [one] Questa circa una volta su 10
   *[other] Questa circa { $times } volte su 10
  }.
take-back = Ritira
take-back-asked = { $name } vorrebbe ritirare l’ultima scelta.
take-back-agree = D’accordo
take-back-decline = Meglio di no
take-back-waiting = Si chiede agli altri se puoi ritirarla.
take-back-drop = Lascia stare
skip = Salta
menu = Altro
menu-table = Il tavolo
leave = Alzati dal tavolo
leave-sure = Un bot giocherà per te finché non torni. Ti alzi?
come-back = Torna al tavolo
bot-plays-for-you = Un bot gioca per te.
host-seat-bot = Fai giocare un bot per { $name }
host-seat-back = Ridai la sedia a { $name }
host-free = Libera la sedia di { $name }
close-table = Finisci la serata
close-sure = Poi a questo tavolo nessuno può più giocare. Quello che si è giocato resta. Finire la serata?
people-at-table = Le persone al tavolo
grave-sure = Questo non si può ritirare.
grave-go = Fallo
away-title = Mentre non c’eri
away-text = { $count ->
    [one] È stata fatta una mossa:
   *[other] Sono state fatte { $count } mosse:
  }
away-go = Ho visto
away-watch = Guardare
watch-again = Rivedere
connection-lost = La connessione è caduta. Si riprova …
connection-lost-short = senza connessione
connection-pending = La tua mossa è al sicuro e verrà inviata.
spectator = Stai guardando
show-result = Risultato
show-board = Il tavolo

curtain-title = { $name }, prego
curtain-text = Tutti gli altri guardano altrove. Si va?
curtain-go = Sono { $name }
finale-skip = Al risultato
finale-counting = Si conta …
end-won = Vince { $names }!
end-shared = { $names } vincono insieme!
end-you-won = Hai vinto!
end-rank = Posto
end-name = Nome
end-points = Punti
end-course = I punti nel tempo
end-shares = Da dove vengono i punti
end-again = Un’altra
end-again-host = Chi ha invitato può distribuire un’altra partita.
end-replay = Riguardala
end-share = Condividi questa partita
replay = { $game } da rivedere
replay-move = Mossa { $move } di { $moves }
replay-first = All’inizio
replay-back = Una mossa indietro
replay-forward = Una mossa avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Ferma
replay-eyes = Con gli occhi di chi?
replay-all = Tutte le carte scoperte
replay-spectator = Di chi guarda
replay-seat = Di { $name }
replay-link = Link a questo momento
replay-download = Scarica
replay-verify = Controlla
proof-title = La distribuzione era onesta?
proof-text = Prima della prima carta il server ha pubblicato un’impronta del seme da cui nasce tutta la distribuzione. A partita finita il seme è pubblico, e questo dispositivo ricalcola da sé l’impronta.
proof-commitment = Impronta promessa
proof-seed = Seme
proof-found = Impronta del seme
proof-good = Sono uguali: la distribuzione era decisa prima della prima mossa.
proof-bad = Non sono uguali: era promessa un’altra partita!
proof-deal-good = Ridistribuito dal seme su questo dispositivo: proprio le carte di questa partita.
proof-deal-bad = Ridistribuito dal seme su questo dispositivo: escono altre carte!
proof-seen = La promessa è quella che questo dispositivo ha annotato all’inizio della partita.
proof-unseen = Questo dispositivo non c’era all’inizio; la promessa viene dal server.
proof-record = Scarica la registrazione per controllarla con: tavolata verify FILE
proof-running = Il seme diventa pubblico quando la partita è finita. Fino ad allora vale questa promessa:

lesson-title = La tua prima partita a { $game }
lesson-step = Passo { $step } di { $steps }
lesson-next = Avanti
lesson-back = Indietro
lesson-try = Ora tu: fallo sul tavolo.
lesson-other = Si può fare anche così. Per ora prova quello che è segnato.
lesson-play = Una partita vera
lesson-leave = Finisci la lezione

missing-title = Qui non è apparecchiato
missing-text = L’indirizzo non porta da nessuna parte. Forse se n’è perso un pezzo.
unknown-table-text = Questo dispositivo non ha un posto a questo tavolo. Fatti rimandare il link.
offline-title = Nessuna connessione
offline-text = Il server non risponde. Le regole, le partite conservate qui e le impostazioni funzionano lo stesso.
