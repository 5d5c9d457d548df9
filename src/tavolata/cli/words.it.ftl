# Le parole della riga di comando.

error = { $message }
panel-options = Opzioni
panel-arguments = Argomenti
panel-commands = Comandi
help-tavolata = Giochi di famiglia intorno all'Italia, fedeli al regolamento: per giocare, studiare e fare ricerca.
help-games = Mostra quali giochi ci sono, per quante persone e con quali opzioni.
example-games = Esempio: `tavolata games --json`
help-play = Giocare nel terminale: da soli contro i bot o in più persone alla stessa tastiera.
example-play = Esempio: `tavolata play domingo --seat 1=human:Anna --seat 2=human:Ben --seat 3=greedy --option announcing=on`
help-simulate = Fa giocare ai bot molte partite e mostra come vanno.
example-simulate = Esempio: `tavolata simulate domingo --players 3 --games 10000 --seed 1 --bots greedy,random --out partite.parquet`
help-replay = Rivedere passo per passo la registrazione di una partita.
example-replay = Esempio: `tavolata replay serata.json --seat 1`
help-verify = Ridistribuire e rigiocare una registrazione: seme, impegno, ogni mossa, il risultato.
example-verify = Esempio: `tavolata verify serata.json`
help-rules = Leggere le regole numerate di un gioco, o una sola.
example-rules = Esempio: `tavolata rules domingo DO-15`
help-bench = Misura quanto sono veloci i giochi su questo computer, in mosse al secondo.
example-bench = Esempio: `tavolata bench domingo --json`
help-editions = Carte e mappe come file: le nostre e le proprie.
help-editions-check = Controllare un file con le proprie carte.
example-editions-check = Esempio: `tavolata editions check le-mie-carte.toml`
help-editions-show = Mostrare il file della nostra edizione, come modello.
example-editions-show = Esempio: `tavolata editions show domingo > le-mie-carte.toml`
help-game = Il gioco, con il suo nome (vedi `tavolata games`).
help-record-file = La registrazione di una partita.
help-lang = La lingua; altrimenti quella dell'ambiente.
help-json = Stampare JSON, per i programmi.
help-option = Un'opzione del tavolo, per esempio announcing=on; ripetibile.
help-edition = Un file con le proprie carte.
help-seed = Un numero per una distribuzione ripetibile, o le 64 cifre di un seme.
help-workers = Quanti core usare.
help-seat = Chi siede a un posto: human, un bot da level-1 a level-5, greedy o random, per esempio 1=human o 1=human:Anna; ripetibile.
help-pace = Quanto ci mettono i bot per una mossa: quick (veloce), natural (naturale) o leisurely (con calma).
help-players = Quante persone giocano.
help-resume = Continuare una partita salvata.
help-record = Scrivere qui la registrazione a fine partita.
help-clause = Una regola, per esempio DO-15.
help-games-number = Quante partite.
help-bots = Quali bot, a turno intorno al tavolo; cambiano posto di partita in partita.
help-out = Scrivere una riga per partita in un file .parquet o .csv.
help-eyes = Vedere con gli occhi di questo posto; altrimenti da spettatore.
help-at = Cominciare dopo questa mossa.
compiling = Compilazione di { $part } (una volta sola)
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
question-verb = Che cosa fare?
prompt = { $player } (? per l'aiuto) >
curtain = Tocca a { $player }. Gli altri, per favore, guardino altrove.
press-enter = Premere Invio
play-help = Si risponde con il numero, le lettere o l'inizio della scelta; si possono dare più risposte in una riga.
    u  annullare     h  un consiglio del bot migliore     l  tutto il registro
    r  leggere le regole     r 15  una regola     s FILE  salvare     q  smettere (la partita si conserva)
undone = Annullato.
thinks = { $player } sta pensando …
warming-up = I bot si stanno ancora scaldando: { $percent } %
hints = Al tuo posto { $bot } sceglierebbe:
hint-best = Il meglio: { $action }. Alla fine circa { $points } punti; così vinci circa { $wins } partite su 100.
hint-next = Seconda scelta: { $action }. Alla fine circa { $points } punti; così vinci circa { $wins } partite su 100.
hint-equal = Va quasi altrettanto bene: { $action }. Alla fine circa { $points } punti; così vinci circa { $wins } partite su 100.
hint-vary = Questa scelta non la vede nessuno, meglio variare: la migliore circa { $times } volte su 10.
hint-elsewhere = La scelta migliore è un'altra: annullare quello che è già scelto (u) e chiedere di nuovo.
character = · { $players } (livello { $level }): { $like }
which-clause = Quale regola, da { $first } a { $last }? Per esempio r { $first }.
saved = Salvato in { $file }.
promised = Le carte sono distribuite; l'impegno (SHA-256 del seme): { $commitment }
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
wins = Partite vinte per posto (95 %)
mean = Punti, media
spread = Dispersione
quartiles = Quartili
simulated = Per bot e per posto
length = Mosse per partita: in media { NUMBER($mean, maximumFractionDigits: 1) }, da { $low } a { $high }.
speed = { NUMBER($games) } partite, { NUMBER($moves) } mosse al secondo.
bench-title = Mosse al secondo, gioco casuale, distribuzione inclusa
bench-bulk-one-core = In massa, un core
bench-bulk-all-cores = In massa, tutti i core
bench-single-calls = Chiamate singole
bench-match-play = Al tavolo
bench-match-views = Al tavolo, con le viste
bench-search = Ricerca, un core (simulazioni)
help-compile = Misura quanto dura la compilazione, da una cache vuota
bench-compile-seconds = Secondi di CPU
bench-compilations = Compilazioni
bench-compiled-functions = Funzioni
bench-costliest = Che cosa costa di più, in secondi
bench-startup = `tavolata games` impiega { NUMBER($seconds, maximumFractionDigits: 2) } s dall'inizio alla fine.
error-option-form = «{ $given }» non è un'opzione: si scrive NOME=VALORE, per esempio announcing=on.
error-seat-form = «{ $given }» non fa sedere nessuno: si scrive N=CHI, per esempio 1=human o 2=greedy.
error-unknown-player = «{ $given }» non può sedere al tavolo. Si può scegliere tra: { $known }.
error-seat-beyond = Non c'è un posto { $seat } a un tavolo di { $players }.
error-play-what = Quale gioco ({ $known })? Oppure continuare una partita salvata: --resume FILE.
error-resume-alone = Una partita salvata porta con sé gioco, tavolo, carte e seme: indicare --resume senza di essi.
error-record-seats = La registrazione non dice chi siede dove: per continuare, indicare ogni posto con --seat.
error-save-where = Dove? s FILE, per esempio s serata.json.
error-too-many-words = «{ $word }» è una parola di troppo: la scelta è già fatta.
error-unknown-word = «{ $word }» qui non corrisponde a nulla. Possibili: { $known }.
error-ambiguous-word = «{ $word }» corrisponde a più risposte. Possibili: { $known }.
error-no-such-move = La registrazione non ha una mossa { $number }; l'ultima è { $last }.
error-replay-key = «{ $given }» qui non significa nulla: Invio, b, q o un numero fino a { $last }.
error-out-kind = { $file }: il nome deve finire in .parquet o .csv.
error-out-folder = Non c'è una cartella { $folder } in cui scrivere.
help-commitment = L'impegno annotato alla distribuzione.
help-open = Raccontare tutto, anche le carte nascoste (di una partita finita).
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
serve-here = Tavolata è aperta: { $address }
serve-network = Per altri dispositivi nella tua rete: { $address }
serve-stop = Ferma con ctrl-C; ogni mossa fatta resta.
serve-stopped = Tavolata è chiusa.

help-tournament = Far giocare i bot uno contro l'altro a pari condizioni, misurarne la forza e scriverne un rapporto.
example-tournament = Esempio: `tavolata tournament domingo --bots greedy,random --games 1000 --output primavera`
help-report = Scoprire quanto è equilibrato un gioco: per posto, per opzione, per carta.
example-report = Esempio: `tavolata report domingo --players 3 --games 1000 --output rapporto-domingo`
help-tournament-bots = Quali bot, ognuno una volta.
help-report-games = Quante partite almeno; ogni distribuzione viene giocata una volta con ogni valore alternato.
help-tournament-games = Quante partite gioca almeno ogni coppia; ogni distribuzione viene giocata da ogni posto.
help-ray = Giocare sul cluster Ray a questo indirizzo («auto»: quello di questa macchina).
help-output = Una cartella per le partite e il rapporto. Un torneo interrotto riprende da lì.
help-report-bot = Il bot a tutti i posti.
help-vary = Giocare ogni valore di questa opzione; si può ripetere.
tournament-playing = Si gioca a { $title }
tournament-reading = Si leggono le partite
tournament-report = Il rapporto: { $file }
tournament-games = Tutte le partite: { $file }
tournament-cross = Vittorie della riga contro la colonna, × quota equa
tournament-best = Vale di più
tournament-worst = Vale di meno
tournament-event = Che cosa è successo

help-train = Far imparare un gioco a una rete che gioca contro se stessa.
example-train = Esempio: `tavolata train domingo --players 2 --steps 200 --seed 1 --out domingo-addestramento`
help-train-steps = Quanti passi; in ognuno si giocano partite fino alla fine, e da esse si impara.
help-train-seed = Un numero; lo stesso dà la stessa rete sullo stesso computer.
help-train-games = Quante partite per passo.
help-train-hidden = Quante unità ha ogni strato nascosto.
help-train-rate = Con quanta audacia impara all'inizio.
help-train-entropy = Quanto conta continuare a provare altre vie.
help-train-out = Una cartella per ciò che si impara e per come è andata. Un addestramento interrotto continua lì.
train-training = Si impara { $title }
train-strength = Contro il bot greedy la rete da sola ha vinto il { $wins } ± { $margin } di { NUMBER($games) } partite.
train-network = La rete: { $file }
train-plots = Com'è andata: { $file }
