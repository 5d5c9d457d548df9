# Le parole dell’app nel browser.

app-name = Tavolata
app-line = { $games ->
    [4] Quattro giochi dall’Italia, un lungo tavolo.
   *[other] { $games } giochi, un lungo tavolo.
}
close = Chiudi
cancel = Annulla
back = Indietro
home = Pagina iniziale
try-again = Riprova
settings = Impostazioni
loading = Si apparecchia…

minutes = circa { $minutes } minuti
play-now = Gioca subito
play-now-help = Contro i bot, senza aspettare
play-against = Quanto sono forti gli altri?
with-friends = Con gli amici
learn = Impara
learn-help = Una prima partita guidata, quattro minuti
play-well = Giocare bene
play-well-help = Come ragiona chi gioca bene: posizioni da provare
read-rules = Le regole
go-on = Continua
go-on-turn = { $count ->
    [one] È il turno di { $names }
   *[other] Si aspettano { $names }
  }
go-on-mine = È il tuo turno
go-on-lobby = Manca ancora qualcuno
go-on-over = La partita è finita
go-on-closed = Il tavolo è chiuso
go-on-watch = Stai guardando
put-away = Metti via { $game }
put-away-done = { $game } è stato messo via.
put-away-missed = Il posto resta tuo, e gli altri ti aspettano.
put-away-kept = Su questo dispositivo c’è ancora tutto.
put-away-undo = Annulla
put-away-back = Riprendi
put-away-list = { $count ->
    [one] 1 tavolo messo via
   *[other] { $count } tavoli messi via
  }
guest-name = Pomodoro

language = Lingua
language-de = Deutsch
language-en = English
language-it = Italiano
look = Aspetto
look-system = Automatico
look-light = Chiaro
look-dark = Scuro
motion = Animazioni
motion-calm = Normali
motion-brisk = Veloci
motion-none = Nessuna
motion-help = Quanto in fretta si muovono le cose sul tavolo
sound = Suoni
sound-help = Pochi e discreti: quando si posa una carta, quando è il tuo turno
vibration = Vibrazione
vibration-help = Breve, quando è il tuo turno
foresight = Quanto varrebbe?
foresight-help = Mostra sul tavolo quanto varrebbe una scelta, dove il gioco lo permette
ask-everything = Chiedimi tutto
ask-everything-help = Anche quando la risposta è una sola o nessuno ne darebbe un’altra
shortcuts = Tasti di un solo segno
shortcuts-help = Al tavolo: H consiglio, U ritira, S salta, L cos’è successo, C chat, ? regole
your-name = Il tuo nome
your-name-help = Così ti chiamano gli altri al tavolo
on-this-device = Su questo dispositivo
forget-all = Dimentica tutto su questo dispositivo
forget-all-help = Tavoli, nomi e impostazioni. I posti che erano solo qui vanno persi.
forget-all-sure = Dimenticare davvero tutto?
about = Informazioni
about-text = Tavolata { $version } è software libero. Immagini e testi sono tutti nostri.
design-page = L’aspetto grafico
privacy = Privacy
privacy-first = Qui non ci sono account, né cookie, né pubblicità, e nessuno viene a sapere chi sei. Si conserva ciò che serve a un tavolo per continuare a giocare.
privacy-kept = Che cosa si conserva
privacy-kept-names = Il nome che scrivi a un tavolo. Non deve essere per forza il tuo.
privacy-kept-moves = Che cosa è successo al tavolo: chi si è seduto, ogni mossa, e quando.
privacy-kept-chat = Ciò che scrivi agli altri al tavolo.
privacy-kept-contact = Come avvisarti che tocca a te, se lo chiedi: un indirizzo e-mail o l’iscrizione del tuo browser.
privacy-kept-secrets = Dei link al tuo posto solo un’impronta, da cui nessuno può ricavarli.
privacy-kept-address = Il tuo indirizzo IP, per due ore al massimo e solo per contare quante volte chiede; se è stato bloccato per abuso, finché non può entrare di nuovo. Nel registro non viene mai scritto.
privacy-how-long = Per quanto tempo
privacy-days = { $days ->
    [one] Un tavolo viene cancellato, con tutto questo, se per un giorno non ci succede più niente.
   *[other] Un tavolo viene cancellato, con tutto questo, se per { $days } giorni non ci succede più niente.
  }
privacy-for-ever = Questo server non cancella i tavoli da solo. Se vuoi che uno sia cancellato, chiedilo.
privacy-backups = Nelle copie di sicurezza può restare ancora per un po’.
privacy-rights = Che cosa puoi fare
privacy-right-device = Dimenticare tutto su questo dispositivo: nelle impostazioni.
privacy-right-notices = Non ricevere più avvisi quando tocca a te: nel menu del tavolo. Il tuo indirizzo viene cancellato subito.
privacy-right-host = Chiudere un tavolo che guidi: lì non si gioca più.
privacy-right-ask = Chiedere che cosa si conserva di te, o di far cancellare nome, messaggi e indirizzo. Indica a quale tavolo e con quale nome.
privacy-contact = A chi chiedere
privacy-contact-none = Chi gestisce questo server non ha indicato nessuno. Chiedi a chi ti ha mandato il link.

new-table = Un tavolo per { $game }
how-many = In quanti giocate?
chair-number = Sedia { $number }
who-sits = Chi si siede qui?
who-me = Io
who-here = Su questo dispositivo
who-free = Con un link
who-bot = Un bot
name-of-chair = Nome
name-needed = Come si chiama chi siede sulla sedia { $number }?
options = Che cosa vale al tavolo
option-random = a sorte
every-seat-chosen = a scelta
every-seat-help = Tocca una sedia per darle il prossimo.
time-control = Orologio
clock-none = Senza orologio
clock-bank = { $minutes } minuti a testa
clock-days = { $days ->
    [one] Un giorno per ogni turno
   *[other] { $days } giorni per ogni turno
  }
hints = Consigli
hints-announced = Lo sanno tutti
hints-announced-help = Se qualcuno chiede un consiglio, tutti lo vengono a sapere
hints-everybody = Per tutti
hints-everybody-help = Chi vuole chiede consigli, e nessuno lo viene a sapere
hints-nobody = Nessuno
hints-nobody-help = A questo tavolo non ci sono consigli
make-and-deal = Distribuisci le carte
make-and-invite = Apparecchia e invita
house-deck = Queste carte sono una nostra ricostruzione. Chi ha la scatola può usare le carte stampate.

cards = Carte
cards-ours = Le nostre
cards-reconstructed = Secondo il file, una ricostruzione, non le carte stampate.
cards-own = Un file mio…
cards-download = Il nostro file come modello
cards-help = Un file di carte è semplice testo (TOML) e si scrive con qualsiasi editor. Viene controllato quando lo scegli e ricordato su questo dispositivo.
cards-forget = Dimentica { $file }
cards-at-table = Si gioca con carte proprie: { $name }

bot-random = Principiante
bot-greedy = Esperto
bot-person-0 = Nonna Pia
bot-person-1 = Zio Carlo
bot-person-2 = Giulia
bot-person-3 = Don Piero
bot-person-4 = Marta
bot-person-5 = Tonio
custom-bots = Bot di questo server
level-choose = Chi gioca?
level-measure = livello { $level } di { $levels }
strength = Quanto sono forti i bot
strength-mixed = misto
company = Giochi con { $names }.
character-there = È già al tavolo.
bot-pace = Ritmo dei bot
bot-pace-help = Quanto tempo si prendono i bot per una mossa, compreso quello per pensare
bot-pace-quick = Veloce
bot-pace-natural = Naturale
bot-pace-leisurely = Con calma
chair-free = Sedia libera

invite-title = Invita i tuoi amici
invite-text = Manda loro questo link, oppure fai inquadrare il codice QR. Non serve un account.
invite-link = Link per partecipare
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
host-deals-now = Ci sono tutti. Ora { $name } distribuisce le carte.
everybody-here = Ci sono tutti: puoi distribuire.
host-name = chi ha invitato
host-away = { $name } guida il tavolo e non c’è.
host-take = Guida tu il tavolo
join-code = Oppure di’ loro queste tre parole, da scrivere nella pagina iniziale:
join-title = Hai ricevuto un invito
join-text = Un tavolo per { $game } ti aspetta.
join-who = Al tavolo: { $names }
join-sit = Siediti
join-any-chair = Una sedia qualsiasi
join-full = Tutte le sedie sono occupate. Puoi guardare.
join-mid-game = Si sta giocando. Prendi una sedia con le sue carte, e tutti lo vengono a sapere.
join-watch = Guarda
code-title = Siediti a un tavolo
code-text = Scrivi le tre parole che ti leggono, oppure incolla un link. Va bene anche il codice di un posto su un altro dispositivo.
code-field = Hai un invito?
code-example = 3 parole, o un link
code-go = Entra
seat-code-title = Su un altro dispositivo
seat-code-text = Apri Tavolata sull’altro dispositivo e scrivi questo codice dove dice «Hai un invito?». Il posto passa di là; questo dispositivo lo lascia.
seat-code-until = Il codice vale fino alle { $time }.

notices-title = Avvisami quando è il mio turno
notices-none = No
notices-email = Per e-mail
notices-push = In questo browser
notices-address = Indirizzo e-mail
notices-set = Usa questo indirizzo
notices-on-email = Quando non ci sei, ti scriviamo a { $address }.
notices-waiting = In attesa di conferma: apri il link nel messaggio a { $address }. Un messaggio così parte al massimo una volta al giorno, e mai verso chi non vuole messaggi.
notices-on-push = Quando non ci sei, ti avvisa questo browser, anche a pagina chiusa.
notices-off = Quando non ci sei, non ti avvisa nessuno.
notices-push-ready = Le notifiche non sono state permesse, quindi restano spente.
notices-push-denied = Questo browser blocca le notifiche di questa pagina. Permettile nelle impostazioni per questa pagina, poi scegli di nuovo.
notices-push-missing = Questo browser non può mostrare notifiche di pagine web. Su un iPhone o iPad aggiungi prima Tavolata alla schermata Home e aprila da lì.
notices-push-insecure = I browser mostrano notifiche solo per pagine con https. Chiedi a chi gestisce questo server.
notices-push-failed = Il servizio push di questo browser non ha risposto. Riprova più tardi.
notice-your-turn = È il tuo turno.
notice-game-over = La partita è finita. Guarda com’è andata!
notice-take-back-asked = Qualcuno vorrebbe ritirare una mossa, e lo chiede a te.
notice-free-asked = Una nuova persona prenderebbe una sedia a metà partita. Sei d’accordo?
mail-confirm-title = Avvisi per e-mail
mail-stop-title = Niente più messaggi
mail-waiting = A un tavolo qualcuno ha dato questo indirizzo, per ricevere un avviso quando è il suo turno. Finché non confermi, non arriva nulla.
mail-on = A questo indirizzo ti avvisiamo quando un tavolo ti aspetta.
mail-stopped = A questo indirizzo non arrivano più messaggi.
mail-confirm = Sì, avvisami
mail-stop = Niente più messaggi
mail-again = Permetti di nuovo i messaggi

turn-yours = È il tuo turno.
turn-of = { $count ->
    [one] È il turno di { $names }
   *[other] Si aspettano { $names }
  }
turn-thinking = { $name } sta pensando…
obvious-soon = Niente da decidere, il gioco va avanti da sé: { $action }.
turn-chooses = { $names }, è il tuo turno.
waiting-answer = Un momento…
warming-up = I bot si stanno ancora scaldando: { $percent }%
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
seat-turn = È il turno di { $name }.
seat-away = assente, gioca { $bot }
seat-here = in linea
seat-own = tu
seat-gone = non in linea
seat-bot = bot, { $level }
seat-level = livello { $level }
seat-promise = promette: { $action }
seat-hints = { $count ->
    [one] 1 consiglio chiesto
   *[other] { $count } consigli chiesti
  }
clock-left = ancora { $time }
log = Cos’è successo
log-set-up = Come è iniziata
log-more = { $count ->
    [one] Un altro
   *[other] Altri { $count }
  }
log-empty = Non è ancora successo niente.
chat = Chat
chat-empty = Nessuno ha ancora detto niente. Saluta!
chat-write = Scrivi qualcosa
chat-send = Invia
chat-emotes = Faccine
chat-phrases = Frasi pronte
chat-unread = { $count ->
    [one] una non letta
   *[other] { $count } non lette
  }
rules = Regole
rules-of = Le regole di { $game }
rulebook = Regolamento
rules-by-number = Tutte le regole per numero
rulebook-print = Stampa il regolamento
rulebook-print-summary = Stampa il riassunto
rulebook-contents = In questo regolamento
example-play = Ora tocca a te
example-your-turn = Tocca a te: che cosa faresti?
example-other = Si può fare anche così. Ecco che cosa succede.
example-show = Mostra la mossa
example-impossible = Qui non si può.
example-again = Ancora una volta
example-later = Qui l’esempio prosegue in un modo solo.
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
hint-help-announced = Che cosa farebbe { $name }; tutti sapranno che lo chiedi
hint-thinking = { $name } ci sta pensando…
hint-by = { $name } sceglierebbe:
hint-best = { $action }: alla fine { $points ->
    [1] circa un punto
   *[other] circa { $points } punti
  }, { $wins ->
    [0] non vince quasi mai
    [10] vince quasi sempre
    [one] vince 1 volta su 10
   *[other] vince { $wins } volte su 10
  }.
hint-plan = Poi: { $actions }.
hint-next = Seconda scelta: { $action } – { $points ->
    [1] circa un punto
   *[other] circa { $points } punti
  }, { $wins ->
    [0] non vince quasi mai
    [10] vince quasi sempre
    [one] vince 1 volta su 10
   *[other] vince { $wins } volte su 10
  }.
hint-equal = Buona quasi quanto la prima: { $action }.
hint-vary = Questa scelta non la vede nessuno: meglio variare. { $times ->
    [0] Questa solo ogni tanto
    [one] Questa circa una volta su 10
   *[other] Questa circa { $times } volte su 10
  }.
take-back = Ritira
take-back-what = Ritira: { $action }
take-back-ask = Chiedi agli altri se puoi ritirare: { $action }
take-back-asked = { $name } vorrebbe ritirare l’ultima scelta.
proposal-agree = D’accordo
proposal-decline = Meglio di no
take-back-waiting = Gli altri devono dire se puoi ritirare la mossa.
proposal-withdraw = Lascia stare
skip = Salta
menu = Altro
menu-table = Il tavolo
leave = Alzati dal tavolo
leave-sure = Un bot giocherà per te finché non torni. Ti alzi?
come-back = Torna al tavolo
bot-plays-for-you = Un bot gioca per te.
host-seat-bot = Fai giocare un bot per { $name }
host-seat-back = Fai tornare { $name } sulla sua sedia
host-free = Libera la sedia di { $name }
free-asked = Sulla sedia di { $name } si siederebbe una nuova persona, che ne vede le carte. Sei d’accordo?
free-asked-own = Sulla tua sedia si siederebbe una nuova persona, che vede le tue carte; tu lasci la partita. Sei d’accordo?
free-waiting = Si chiede agli altri se la sedia di { $name } può passare a una nuova persona.
free-sure = Liberare la sedia di { $name }? Il suo link non varrà più.
free-sure-playing = Chi prende la sedia di { $name } ne vede le carte, quindi prima si chiede a tutti gli altri che giocano. Lo chiediamo?
close-table = Chiudi la serata
close-sure = Poi a questo tavolo nessuno potrà più giocare. Quello che si è giocato resta. Chiudere la serata?
people-at-table = Le persone al tavolo
grave-sure = Non si può tornare indietro.
grave-go = Sì, procedi
away-title = Mentre non c’eri
away-text = { $count ->
    [one] È stata fatta una mossa:
   *[other] Sono state fatte { $count } mosse:
  }
away-go = Ho visto
away-watch = Guarda
watch-again = Rivedi
connection-lost = La connessione è caduta. Nuovo tentativo…
connection-lost-short = senza connessione
connection-waiting = Il server aspetta il suo database. La partita riprende da sola.
connection-pending = La tua mossa è salvata e verrà inviata.
spectator = Stai guardando
show-result = Risultato
show-board = Il tavolo

curtain-title = { $name }, a te
curtain-text = Tutti gli altri guardano altrove. Tutto pronto?
curtain-go = Sono { $name }
finale-skip = Al risultato
finale-counting = Si conta…
end-won = Vince { $names }!
end-shared = { $names } vincono insieme!
end-you-won = Hai vinto!
end-you = Tu
end-turning = La svolta
end-turning-lead = Qui { $name } passa in testa e ci resta: { $points } a { $next }.
end-turning-you = Qui passi in testa e ci resti: { $points } a { $next }.
end-turning-see = Guarda quel momento
end-course = I punti nel tempo
end-again = Un’altra
end-again-host = { $name } può distribuire un’altra partita.
end-replay = Rivedi la partita
end-share = Condividi questa partita
review = Analisi
review-open = Apri l’analisi
review-course = Quote di vittoria
review-chart = All’inizio: { $first }. A metà: { $middle }. Alla fine: { $last }. Svolte: mosse { $moves }.
review-share = { $name } { $percent } %
review-step = Mossa { $move } di { $moves }: { $shares }
review-by-luck = Fortuna
review-by-play = Decisioni
review-waiting = L’analisi è in preparazione. Chi sta giocando ha la precedenza…
review-working = Decisioni esaminate: { $done } di { $count }
review-impossible = Di questa partita non c’è un’analisi.
review-story-you = { $own_kind ->
    [none] Non hai avuto né fortuna né sfortuna
    [good] Hai avuto { $own ->
        [one] un punto
       *[other] { $own } punti
      } di fortuna
   *[bad] Hai avuto { $own ->
        [one] un punto
       *[other] { $own } punti
      } di sfortuna
  }, { $other_kind ->
    [same] { $other_name } { $other }
    [none] { $other_name } né l’una né l’altra
    [good] { $other_name } { $other ->
        [one] un punto
       *[other] { $other } punti
      } di fortuna
   *[bad] { $other_name } { $other ->
        [one] un punto
       *[other] { $other } punti
      } di sfortuna
  }; { $play_kind ->
    [none] avete giocato ugualmente bene.
    [good] hai giocato meglio, di { $play ->
        [one] un punto
       *[other] { $play } punti
      }.
   *[bad] hai giocato peggio, di { $play ->
        [one] un punto
       *[other] { $play } punti
      }.
  }
review-story = { $own_kind ->
    [none] { $name } non ha avuto né fortuna né sfortuna
    [good] { $name } ha avuto { $own ->
        [one] un punto
       *[other] { $own } punti
      } di fortuna
   *[bad] { $name } ha avuto { $own ->
        [one] un punto
       *[other] { $own } punti
      } di sfortuna
  }, { $other_kind ->
    [same] { $other_name } { $other }
    [none] { $other_name } né l’una né l’altra
    [good] { $other_name } { $other ->
        [one] un punto
       *[other] { $other } punti
      } di fortuna
   *[bad] { $other_name } { $other ->
        [one] un punto
       *[other] { $other } punti
      } di sfortuna
  }; { $play_kind ->
    [none] hanno giocato ugualmente bene.
    [good] { $name } ha giocato meglio, di { $play ->
        [one] un punto
       *[other] { $play } punti
      }.
   *[bad] { $other_name } ha giocato meglio, di { $play ->
        [one] un punto
       *[other] { $play } punti
      }.
  }
review-points-note = Un punto è un centesimo di vittoria.
review-turning = Svolte
review-turning-move = Mossa { $move }
review-decisions-you = Le tue decisioni
review-decisions = Decisioni di { $name }
review-accuracy = Precisione: { $percent } su 100
review-before = Decisione precedente
review-next = Decisione successiva
review-mark-best = Ottima
review-mark-good = Buona
review-mark-inexact = Imprecisa
review-mark-mistake = Errore
review-mark-blunder = Errore grave
review-memory-person = Con la memoria di una persona:
review-memory-perfect = Con una memoria perfetta:
review-chosen = Scelta: { $action }
review-was-best = Non si è trovato niente di meglio.
review-was-best-secret = Una delle scelte giuste: dove nessuno vede, conviene variare.
review-better = { $points ->
    [0] Altrettanto buona: { $action }
    [one] Migliore di un punto: { $action }
   *[other] Migliore di { $points } punti: { $action }
  }
review-hardly = La differenza è piccola, o non è sicura.
review-brings = Avrebbe portato di sicuro:
review-compare-best = { $action }: non si è trovato niente di meglio.
review-compare-equal = { $action }: vale quanto la migliore, per quel che si può dire.
review-compare-worse = { $points ->
    [one] { $action }: un punto meno della migliore.
   *[other] { $action }: { $points } punti meno della migliore.
  }
review-compare-unknown = { $action }: non sembrava abbastanza buona da esaminarla.
review-retry = I miei errori
review-retry-other = Gli errori
review-retry-none = Nessuna decisione è costata qualcosa di sicuro.
review-try = Prova
review-exercise = Esercizio { $number } di { $count }: mossa { $move }
review-exercise-task = Che cosa faresti adesso?
review-exercise-best = La migliore: { $action }. Scelta in partita: { $chosen }.
review-exercise-next = Il prossimo
review-sketch = Prova dalla mossa { $move }
review-sketch-task = Tocca a te. Quello che deve ancora venire è come in partita; niente di questo conta.
review-sketch-others = Gli altri stanno giocando…
replay = Replay di { $game }
replay-move = Mossa { $move } di { $moves }
replay-first = All’inizio
replay-back = Una mossa indietro
replay-forward = Una mossa avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Ferma
replay-perspective = Con gli occhi di chi?
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
proof-deal-good = Carte ridistribuite dal seme su questo dispositivo: sono proprio quelle di questa partita.
proof-deal-bad = Carte ridistribuite dal seme su questo dispositivo: ne escono altre!
proof-seen = La promessa è quella che questo dispositivo ha annotato all’inizio della partita.
proof-unseen = Questo dispositivo non c’era all’inizio; la promessa viene dal server.
proof-record = Scarica la registrazione per controllarla con: tavolata verify FILE
proof-running = Il seme diventa pubblico quando la partita è finita. Fino ad allora vale questa promessa:

lesson-title = La tua prima partita a { $game }
play-well-title = Giocare bene a { $game }
lesson-step = Passo { $step } di { $steps }
lesson-next = Avanti
lesson-back = Indietro
lesson-try = Ora prova tu, sul tavolo.
lesson-other = Si può fare anche così. Per ora prova quello che è segnato.
lesson-better = Si può fare, ma qui chi gioca bene trova di meglio. Ora è segnato.
lesson-marked = Tocca a te. Quella segnata è una buona scelta.
lesson-goes-on = Si va avanti così fino alla fine.
lesson-example = Un esempio dal regolamento. Fai quello che è segnato e guarda che cosa succede.
lesson-over = Ecco com’è finita questa partita.
lesson-play = Gioca una partita vera
lesson-leave = Esci dalla lezione

missing-title = Strada senza uscita
missing-text = Questo indirizzo non porta da nessuna parte. Forse se n’è perso un pezzo.
unknown-table-text = Questo dispositivo non ha un posto a questo tavolo. Fatti rimandare il link.
offline-title = Nessuna connessione
offline-text = Il server non risponde. Le regole, le partite conservate qui e le impostazioni funzionano lo stesso.

# A table that is drawn from declarations.
choice-what = Che cosa scegli?
choice-again = Scegli altro
piece-face-down = una carta coperta
piece-empty-cell = vuota
