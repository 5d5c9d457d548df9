# Le parole della riga di comando.

error = { $message }
panel-options = Opzioni
panel-arguments = Argomenti
panel-commands = Comandi
help-tavolata = Giochi per famiglie ambientati in Italia, fedeli al regolamento: per giocare, studiare e fare ricerca.
help-games = Mostra quali giochi ci sono, per quante persone e con quali opzioni.
example-games = Esempio: `tavolata games --json`
help-play = Giocare nel terminale: da soli contro i bot o in più persone alla stessa tastiera.
example-play = Esempio: `tavolata play domingo --seat 1=human:Anna --seat 2=human:Ben --seat 3=greedy --option announcing=on`
help-simulate = Fa giocare ai bot molte partite e mostra come vanno.
example-simulate = Esempio: `tavolata simulate domingo --players 3 --games 10000 --seed 1 --bots greedy,random --output partite.parquet`
help-replay = Rivedere passo per passo la registrazione di una partita.
example-replay = Esempio: `tavolata replay serata.json --seat 1`
help-review = Analizzare una partita finita: quanto è stata fortuna, quanto gioco, e quali scelte sono costate di più.
example-review = Esempio: `tavolata review serata.json --seat 1 --html analisi.html`
help-review-seat = Giudica solo le scelte di questo posto; altrimenti quelle di tutti.
help-review-html = Scrive l’analisi come pagina.
help-review-parquet = Scrive una riga per mossa in un file .parquet.
help-review-budget = Quante simulazioni può usare il bot migliore per una scelta.
reviewing = Analisi di { $title }
help-verify = Ridistribuire e rigiocare una registrazione: seme, impegno, ogni mossa, il risultato.
example-verify = Esempio: `tavolata verify serata.json`
help-rules = Leggere le regole numerate di un gioco, o una sola.
example-rules = Esempio: `tavolata rules domingo DO-15`
help-bench = Misura quanto sono veloci i giochi su questo computer, in mosse al secondo.
example-bench = Esempio: `tavolata bench domingo --json`
help-editions = Carte e mappe come file: le nostre e le tue.
help-editions-check = Controllare un file con le tue carte.
example-editions-check = Esempio: `tavolata editions check le-mie-carte.toml`
help-editions-show = Mostrare il file della nostra edizione, come modello.
example-editions-show = Esempio: `tavolata editions show domingo > le-mie-carte.toml`
help-new = Scrivere un pacchetto con il gioco più piccolo, per cominciarne uno tuo.
example-new = Esempio: `tavolata new sassolini`
help-new-name = Come si chiama il gioco: lettere minuscole, cifre e _.
new-made = { $folder } è scritto: un gioco che si può giocare. Si continua con:
    pip install --editable { $folder }
    tavolata play { $name }
    pytest { $folder }
error-new-name = «{ $name }» non può essere il nome di un gioco: servono lettere minuscole, cifre e _, e si comincia con una lettera.
error-new-known = Il gioco «{ $name }» esiste già. Scegli un altro nome.
error-new-exists = { $folder } esiste già. Scegli un altro nome, o un’altra cartella in cui scriverlo.
help-game = Il gioco, con il suo nome (vedi `tavolata games`).
help-record-file = La registrazione di una partita.
help-lang = La lingua; altrimenti quella dell’ambiente.
help-json = Stampare JSON, per i programmi.
help-option = Un’opzione del tavolo, per esempio announcing=on; ripetibile.
help-edition = Un file con le tue carte.
help-seed = Un numero per una distribuzione ripetibile, o le 64 cifre di un seme.
help-workers = Quanti core usare.
help-seat = Chi siede a un posto: human, un bot da level-1 a level-5, un personaggio come ada o beppe, greedy o random, o un bot proprio (modulo:Classe o cmd:COMANDO), per esempio 1=human o 1=human:Anna; ripetibile.
help-pace = Quanto ci mettono i bot per una mossa: quick (veloce), natural (naturale) o leisurely (con calma).
help-hints = Chi può chiedere consigli: everybody (tutti), announced (tutti, e gli altri lo vengono a sapere) o nobody (nessuno).
help-ask-everything = Chiedere anche quando non c’è niente da decidere.
help-players = Quante persone giocano.
help-resume = Continuare una partita salvata.
help-record = Scrivere qui la registrazione a fine partita.
help-clause = Una regola, per esempio DO-15.
help-clauses = Regola per regola invece del regolamento.
help-games-number = Quante partite.
help-bot-seconds = Quanti secondi può impiegare un bot proprio per una decisione.
help-ahead-seconds = Per quanti secondi un proprio bot, se ne è capace, può continuare a pensare mentre decidono gli altri; 0: mai.
help-bots = Quali bot, a turno intorno al tavolo; cambiano posto di partita in partita.
help-out = Scrivere una riga per partita in un file .parquet o .csv.
help-eyes = Vedere con gli occhi di questo posto; altrimenti con quelli di chi guarda.
help-at = Cominciare dopo questa mossa.
compiling = Compilazione di { $unit } (una volta sola)
simulating = Si gioca a { $title }
measuring = Misurazione
game = Gioco
players = Persone
minutes = Minuti
about = Di che si tratta
options = Opzioni
player = Giocatore
rank = Posizione
points = Punti
points-short = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
log = Che cosa è successo
won = { $count ->
    [one] Vince { $winners }: { $why }
   *[other] Vincono { $winners }: { $why }
}
question-verb = Che cosa fai?
prompt = { $player } (? per l’aiuto) >
curtain = È il turno di { $player }. Gli altri guardino altrove, per favore.
press-enter = Premi Invio
play-help = Rispondi con il numero, le lettere o l’inizio della scelta; puoi dare più risposte in una riga.
    u  ritirare     h  un consiglio del bot migliore     l  tutta la cronaca
    r  leggere le regole     r 15  una regola     s FILE  salvare     q  smettere (la partita si conserva)
undone = Ritirato.
thinks = { $player } sta pensando…
bot-faults = { $count ->
    [1] { $player } ha perso una mossa a favore di { $fallback }. { $last }
   *[other] { $player } ha perso { $count } mosse a favore di { $fallback }. L’ultima volta: { $last }
}
warming-up = I bot si stanno ancora scaldando: { $percent }%
hints = Al tuo posto { $bot } sceglierebbe:
hint-best = Il meglio: { $action }. Alla fine circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }; così vinci circa { $wins ->
    [one] 1 partita
   *[other] { $wins } partite
  } su 100.
hint-plan = Poi: { $actions }.
hint-next = Seconda scelta: { $action }. Alla fine circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }; così vinci circa { $wins ->
    [one] 1 partita
   *[other] { $wins } partite
  } su 100.
hint-equal = Buona quasi quanto la prima: { $action }. Alla fine circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }; così vinci circa { $wins ->
    [one] 1 partita
   *[other] { $wins } partite
  } su 100.
hint-vary = Questa scelta non la vede nessuno, meglio variare: la migliore { $times ->
    [one] circa una volta su 10.
   *[other] circa { $times } volte su 10.
  }
hint-elsewhere = La scelta migliore è un’altra: ritira quello che hai già scelto (u) e chiedi di nuovo.
hints-taken = { $count ->
    [one] { $player } ha chiesto un consiglio in questa partita.
   *[other] { $player } ha chiesto { $count } consigli in questa partita.
}
character = · { $player } (livello { $level }): { $like }
which-clause = Quale regola, da { $first } a { $last }? Per esempio r { $first }.
saved = Salvato in { $file }.
promised = Le carte sono distribuite; l’impegno (SHA-256 del seme): { $commitment }
seed-shown = Il seme di questa partita: { $seed }
keep-record = s FILE conserva la registrazione, Invio termina >
kept = La partita non era finita. Per continuare:
    { $command } play --resume { $file }
replay-prompt = Mossa { $at } di { $last }: Invio avanti, b indietro, un numero, q termina >
verified = { $file }: tutto in questa registrazione è vero.
verified-deal = Ridistribuita dal seme promesso con { $commitment }.
verified-moves = { $count ->
    [one] 1 mossa rigiocata.
   *[other] { $count } mosse rigiocate.
}
verified-result = Il risultato è confermato: { $points }.
verified-unfinished = La partita non è finita; finora: { $points }.
edition-good = { $file }: con «{ $name }» si può giocare ({ $game }).
edition-play = Per giocarci: { $command } play { $game } --edition { $file }
who = Chi
wins = Partite vinte per posto (95%)
mean = Punti, media
spread = Dispersione
quartiles = Quartili
simulated = Per bot e per posto
length = Mosse per partita: in media { NUMBER($mean, maximumFractionDigits: 1) }, da { $low } a { $high }.
speed = { NUMBER($games) } partite, { NUMBER($moves) } mosse al secondo.
bench-title = Mosse al secondo, gioco casuale, distribuzione inclusa
bench-bulk-one-core = In gran numero, un core
bench-bulk-all-cores = In gran numero, tutti i core
bench-single-calls = Chiamate singole
bench-match-play = Al tavolo
bench-match-views = Al tavolo, con le viste
bench-search = Ricerca, un core (simulazioni)
help-compile = Misura quanto dura la compilazione, da una cache vuota
bench-compile-seconds = Secondi di CPU
bench-compilations = Compilazioni
bench-compiled-functions = Funzioni
bench-costliest = Che cosa costa di più, in secondi
bench-startup = `tavolata games` impiega { NUMBER($seconds, maximumFractionDigits: 2) } s dall’inizio alla fine.
error-option-form = «{ $given }» non è un’opzione: si scrive NOME=VALORE, per esempio announcing=on.
error-seat-form = «{ $given }» non fa sedere nessuno: si scrive N=CHI, per esempio 1=human o 2=greedy.
error-unknown-player = «{ $given }» non può sedere al tavolo. Si può scegliere tra: { $known }, o un bot proprio (modulo:Classe o cmd:COMANDO).
error-seat-beyond = Non c’è un posto { $seat } a un tavolo di { $players }.
error-play-what = Quale gioco ({ $known })? Oppure continuare una partita salvata: --resume FILE.
error-resume-alone = Una partita salvata porta con sé gioco, tavolo, carte e seme: indica --resume senza di essi.
error-record-seats = La registrazione non dice chi siede dove: per continuare, indica ogni posto con --seat.
error-save-where = Dove? s FILE, per esempio s serata.json.
error-too-many-words = «{ $word }» è una parola di troppo: la scelta è già fatta.
error-unknown-word = «{ $word }» qui non corrisponde a nulla. Possibili: { $known }.
error-ambiguous-word = «{ $word }» corrisponde a più risposte. Possibili: { $known }.
error-no-such-move = La registrazione non ha una mossa { $number }; l’ultima è { $last }.
error-replay-key = «{ $given }» qui non significa nulla: Invio, b, q o un numero fino a { $last }.
error-out-kind = { $file }: il nome deve finire in .parquet o .csv.
error-out-folder = Non c’è una cartella { $folder } in cui scrivere.
help-commitment = L’impegno che hai annotato alla distribuzione.
help-open = Mostrare tutto, anche le carte nascoste (di una partita finita).
error-other-commitment = Questa è una partita diversa da quella promessa: il suo impegno è { $found }.
error-not-over = La partita non è finita: ciò che è nascosto resta nascosto.
error-seat-twice = Il posto { $seat } è indicato due volte.
help-version = Mostrare la versione.
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
one-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole = { NUMBER($value) }

help-serve = Offrire tavoli ai browser: per persone sui propri dispositivi e per bot.
example-serve = Esempio: `tavolata serve --port 8270`
help-host = Dove ascoltare; 127.0.0.1 è solo per questo computer.
help-port = La porta; 0 prende una qualsiasi libera.
help-database = Dove si conservano i tavoli: sqlite:///FILE o postgresql://UTENTE:PASSWORD@HOST/NOME; altrimenti un file nella tua cartella dei dati.
help-browse = Aprire anche il browser.
help-log-format = Come si scrive il registro: righe per le persone, o JSON.
help-metrics = Offrire lì le cifre per Prometheus, sotto /metrics; una porta da sola indica questo computer.
serve-here = Tavolata è aperta: { $address }
serve-network = Per altri dispositivi nella tua rete: { $address }
serve-stop = Si ferma con ctrl-C; ogni mossa fatta resta.
serve-stopped = Tavolata è chiusa.

help-tournament = Far giocare i bot uno contro l’altro a pari condizioni, misurarne la forza e scriverne un rapporto.
example-tournament = Esempio: `tavolata tournament domingo --bots greedy,random --games 1000 --output primavera`
help-report = Scoprire quanto è equilibrato un gioco: per posto, per opzione, per carta.
example-report = Esempio: `tavolata report domingo --players 3 --games 1000 --output rapporto-domingo`
help-tournament-bots = Quali bot, ognuno una volta; un bot proprio si scrive modulo:Classe o cmd:COMANDO.
help-report-games = Quante partite almeno; ogni distribuzione viene giocata una volta con ogni valore alternato.
help-tournament-games = Quante partite gioca almeno ogni coppia; ogni distribuzione viene giocata da ogni posto.
help-ray = Giocare sul cluster Ray a questo indirizzo («auto»: quello di questo computer).
help-output = Una cartella per le partite e il rapporto. Un torneo interrotto riprende da lì.
help-report-bot = Il bot a tutti i posti.
help-vary = Giocare ogni valore di questa opzione; ripetibile.
tournament-playing = Si gioca a { $title }
tournament-reading = Si leggono le partite
tournament-report = Il rapporto: { $file }
tournament-games = Tutte le partite: { $file }
tournament-cross = Vittorie della riga contro la colonna, × quota equa
tournament-luck = Si misura la fortuna
help-adjust = Toglie qualcosa dai risultati: luck (la fortuna).
tournament-best = Vale di più
tournament-worst = Vale di meno
tournament-event = Che cosa è successo

help-train = Far imparare un gioco a una rete che gioca contro se stessa.
example-train = Esempio: `tavolata train domingo --players 2 --steps 200 --seed 1 --output domingo-addestramento`
help-train-steps = Quanti passi; in ognuno si giocano partite fino alla fine, e da esse si impara.
help-train-seed = Un numero; lo stesso dà la stessa rete sullo stesso computer.
help-train-games = Quante partite per passo.
help-train-hidden = Quante unità ha ogni strato nascosto.
help-train-rate = Con quale rapidità impara all’inizio.
help-train-entropy = Quanto conta continuare a provare altre vie.
help-train-out = Una cartella per ciò che si impara e per come è andata. Un addestramento interrotto continua lì.
train-training = Si impara { $title }
train-strength = Contro il bot greedy la rete da sola ha vinto il { $wins } ± { $margin } di { NUMBER($games) } partite.
train-network = La rete: { $file }
train-plots = Com’è andata: { $file }

# For operators.

help-admin = Prendersi cura dei tavoli di un server, che sia acceso o no.
help-admin-list = Elencare i tavoli, i più recenti per primi.
example-admin-list = Esempio: `tavolata admin list --quiet-days 30`
help-admin-show = Mostrare un tavolo: chi vi siede e a che punto è. Niente segreti, niente carte.
example-admin-show = Esempio: `tavolata admin show kUx7pQ2mVb9c`
help-admin-close = Chiudere dei tavoli, come potrebbe chi li guida: lì nessuno può più muovere.
example-admin-close = Esempio: `tavolata admin close kUx7pQ2mVb9c`
help-admin-delete = Cancellare dei tavoli con tutto ciò che vi appartiene.
example-admin-delete = Esempio: `tavolata admin delete kUx7pQ2mVb9c --yes`
help-admin-links = Far scadere i link di un tavolo: per invitare e guardare lì ce ne sono di nuovi; quello di un posto sparisce.
example-admin-links = Esempio: `tavolata admin links kUx7pQ2mVb9c --invite --seat 2`
help-admin-block = Non far entrare nessuno da un indirizzo o da una rete.
example-admin-block = Esempio: `tavolata admin block 203.0.113.0/24 --hours 24`
help-admin-unblock = Far entrare di nuovo qualcuno.
example-admin-unblock = Esempio: `tavolata admin unblock 203.0.113.0/24`
help-admin-blocks = Elencare chi non può entrare.
example-admin-blocks = Esempio: `tavolata admin blocks --json`
help-admin-forget = Cancellare ciò che appartiene a una persona: il nome, ciò che ha scritto, come raggiungerla.
example-admin-forget = Esempio: `tavolata admin forget "Anna Maria" --table kUx7pQ2mVb9c`
help-admin-table = Un tavolo, con il suo nome pubblico (vedi `tavolata admin list`).
help-admin-address = Un indirizzo o una rete, come 203.0.113.7 o 2001:db8::/48.
help-admin-limit = Quanti al massimo.
help-admin-game = Solo i tavoli di questo gioco.
help-admin-quiet = Solo i tavoli dove per questo numero di giorni non è successo niente.
help-admin-invite = Il link per partecipare.
help-admin-watch = Il link per guardare.
help-admin-host = Il link di chi guida il tavolo.
help-admin-seat = Il link di questa sedia, contando da 1; ripetibile.
help-admin-hours = Per questo numero di ore; altrimenti per sempre.
help-admin-name = Il nome come l’ha scritto la persona, o il suo indirizzo e-mail.
help-admin-only = Solo a questo tavolo; altrimenti a tutti.
help-yes = Senza chiedere conferma.
help-backup = Scrivere tutto ciò che è conservato in un file, mentre il server è acceso.
example-backup = Esempio: `tavolata backup tavoli-lunedi.sqlite`
help-backup-file = Il file da scrivere.
help-backup-force = Sovrascrivere il file se c’è.
help-restore = Mettere una copia di sicurezza al posto di tutto ciò che è conservato.
example-restore = Esempio: `tavolata restore tavoli-lunedi.sqlite --force`
help-restore-file = La copia di sicurezza.
help-restore-force = Sostituire i tavoli che ci sono.
admin-table = Tavolo
admin-game = Gioco
admin-state = Stato
admin-state-lobby = manca ancora qualcuno
admin-state-dealt = carte distribuite
admin-state-playing = si gioca
admin-state-over = la partita è finita
admin-state-closed = chiuso
admin-state-unreadable = illeggibile
admin-made = Creato
admin-last = Ultimo uso
admin-entries = Voci
admin-games = Partite
admin-chairs = Sedie
admin-secrets = Link segreti
admin-contacts = Raggiungibili
admin-free = (libera)
admin-network = Rete
admin-since = Dal
admin-until = Fino a
admin-for-good = per sempre
admin-closed = { $count ->
    [one] Un tavolo è chiuso.
   *[other] { $count } tavoli sono chiusi.
}
admin-confirm-delete = { $count ->
    [one] Cancellare per sempre questo tavolo?
   *[other] Cancellare per sempre questi { $count } tavoli?
}
admin-deleted = { $count ->
    [one] Un tavolo è cancellato.
   *[other] { $count } tavoli sono cancellati.
}
admin-confirm-links = Far scadere per sempre questi link?
admin-links-ended = { $count ->
    [one] Un link è scaduto.
   *[other] { $count } link sono scaduti.
}
admin-blocked = Da { $network } non entra nessuno.
admin-unblocked = { $network } può entrare di nuovo.
admin-found = { $table }: { $count ->
    [one] un punto
   *[other] { $count } punti
}
admin-confirm-forget = { $count ->
    [one] Cancellarlo per sempre a un tavolo?
   *[other] Cancellarlo per sempre a { $count } tavoli?
}
admin-forgotten = { $count ->
    [0] Non si è trovato niente.
    [one] Cancellato a un tavolo.
   *[other] Cancellato a { $count } tavoli.
}
backup-done = { $file }: { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
  }, { $entries ->
    [one] 1 voce
   *[other] { $entries } voci
  }.
restore-done = Ripristinati da { $file }: { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
  }, { $entries ->
    [one] 1 voce
   *[other] { $entries } voci
  }.
error-no-links = Di’ quali link: --invite, --watch, --host o --seat N.
