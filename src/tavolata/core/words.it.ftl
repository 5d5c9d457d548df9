# Le parole del nucleo.

seat = Posto { $number }

error-unknown-game = Il gioco «{ $name }» non esiste. I giochi sono: { $known }.
error-unknown-language = La lingua «{ $language }» qui non si parla. Si può scegliere tra: { $known }.
error-unknown-clause = La regola «{ $asked }» non esiste. Vanno da { $first } a { $last }.
error-unknown-action = «{ $action }» non è una mossa di questo gioco.
error-unknown-option = L’opzione «{ $option }» non esiste. Le opzioni sono: { $known }.
error-bad-option = L’opzione «{ $option }» non può essere «{ $value }». Si può scegliere tra: { $known }.
error-bad-players = { $title } si gioca in { $first }–{ $last } persone, non in { $given }.
error-bad-seat = A questo tavolo di { $players } posti non c’è un posto con il numero { $seat }; i programmi contano i posti da 0.
error-bad-seed = «{ $seed }» non è un seme: serve un numero intero, oppure 64 cifre esadecimali che non siano tutte 0.
error-bad-batch = Servono almeno una partita e un processo, non { $count } e { $workers }.
error-bad-step = Serve il numero di una mossa per ognuna delle { $count } partite, non { $given }.
error-unsafe-character = Il carattere { $character } è invisibile o cambia il modo in cui il testo viene mostrato. Va tolto.
error-invisible-text = Non c’è niente da vedere. Scrivi almeno una lettera, una cifra o un segno.
error-unknown-bot = Il bot «{ $name }» non esiste. I bot sono: { $known }.
error-unknown-pace = Non esiste un ritmo «{ $given }». Si può scegliere tra: { $known }.
error-unknown-hints = Non esiste una regola sui consigli «{ $given }». Si può scegliere tra: { $known }.
error-slow-bot = Il bot «{ $name }» pensa a ogni mossa: per una simulazione in grande ci vuole troppo. I bot veloci sono: { $known }.
error-bad-bots = A un tavolo di { $players } posti servono da 1 a { $players } bot, non { $given }.
error-in-batch = Partita { $number } della serie: { $reason }

error-missing-extra = { $needed } non è installato. Si installa con: pip install "tavolata[{ $extra }]"
error-bad-objective = L’obiettivo non può essere «{ $given }». Si può scegliere tra: { $known }.
error-arena-games = Serve almeno una partita, non { $games }.
error-arena-bots = Servono almeno { $least } bot, ognuno una volta sola, non «{ $given }».
error-arena-vary = «{ $option }» non si può alternare. Si può scegliere tra: { $known }.
error-arena-vary-given = L’opzione «{ $option }» è fissata e alternata, o alternata due volte: indicala una volta sola.
error-arena-rules = Qui è installata un’altra versione di { $title } ({ $here }) rispetto a dove il torneo è cominciato ({ $there }). Serve la stessa dappertutto.
error-arena-bots-differ = I bot di { $title } qui non sono quelli con cui il torneo è cominciato. Serve la stessa versione dappertutto.
error-arena-format = «{ $given }» non si può giocare a un tavolo da { $players }. Si può scegliere tra: { $known } (duel solo in due).
error-arena-torn = { $file }: la riga { $line } non è una partita. Correggi o togli quella riga; la sua partita si gioca poi di nuovo.
error-arena-folder = { $folder }: qui non si può scrivere ({ $problem }).
error-arena-foreign-folder = { $folder }: in questa cartella ci sono file, ma nessun torneo. Serve una cartella vuota o nuova.
error-arena-changed = { $folder }: il torneo in questa cartella è cominciato con un’altra impostazione: «{ $name }» era { $kept } e adesso è { $given }. Si continua con la stessa impostazione (può cambiare solo il numero di partite), oppure in un’altra cartella.
error-arena-worker-died = Un processo che stava giocando è finito inaspettatamente; forse è mancata la memoria. Con una cartella (--output) lo stesso comando riprende da dove si era fermato, e --workers può essere più piccolo.
error-bad-network = { $file }: questa non è una rete.
error-network-misfit = { $file }: questa rete è di un altro gioco o di un tavolo di un’altra grandezza.
error-train-config = «{ $name }» non può essere { $value }: deve essere più di 0.
error-train-foreign-folder = { $folder }: in questa cartella ci sono file, ma nessun addestramento. Serve una cartella vuota o nuova.
error-train-changed = { $folder }: l’addestramento in questa cartella è cominciato con altre impostazioni: «{ $name }» era { $kept } e adesso è { $given }. Si continua con le stesse impostazioni, oppure in un’altra cartella.
error-ray-unreachable = All’indirizzo «{ $address }» non c’è un cluster Ray ({ $problem }). Se ne avvia uno con: ray start --head
error-no-hint = Qui non ci sono consigli: ricordare e contare fanno parte del gioco.
error-hints-nobody = A questo tavolo non ci sono consigli.
error-hint-tells = Qui niente consigli: tutti lo verrebbero a sapere, e capirebbero che hai una scelta.

error-no-such-position = Non c’è una posizione dopo { $number } mosse; l’ultima è dopo { $last }.

error-nothing-to-undo = Non c’è niente da ritirare.
error-undo-other-seat = È troppo tardi per ritirare: nel frattempo ha scelto qualcun altro.
error-undo-final = Non si può ritirare: è definitivo, o nel frattempo è stato pescato o mostrato qualcosa di nascosto.
error-undo-over = La partita è finita: non si ritira più nulla.

error-edition-unreadable = { $file }: non si può leggere ({ $problem }).
error-edition-not-toml = { $file }: non è un file TOML corretto: { $problem }
error-edition-entry-missing = { $file }: manca la voce «{ $entry }».
error-edition-entry-kind = { $file }: la voce «{ $entry }» deve essere del tipo { $kind }.
error-edition-entry-unknown = { $file }: la voce «{ $entry }» non significa nulla. Voci conosciute: { $known }.
error-edition-part-kind = { $file }: alla voce { $number } di «{ $list }» serve «{ $part }», del tipo { $kind }.
error-edition-bounds = { $file }: { $problem }
error-edition-character = { $file }: il carattere { $character } in «{ $text }» è invisibile o cambia il modo in cui il testo viene mostrato. Va tolto.
error-edition-other-game = { $file }: questi sono i materiali di «{ $named }», non di «{ $expected }».
error-edition-unknown-game = { $file }: il gioco «{ $named }» non esiste. I giochi sono: { $known }.

error-record-unreadable = { $file }: non si può leggere ({ $problem }).
error-record-unwritable = { $file }: non si può scrivere ({ $problem }).
error-record-overwrites = { $file }: lì c’è già un altro file; non è stato scritto nulla. Scegli un altro nome.
error-record-no-place = { $file }: lì non si può scrivere una registrazione.
error-record-not-json = { $file }: non è una registrazione completa: { $problem }
error-record-bounds = Questa non è la registrazione di una partita: { $problem }
error-record-file-bounds = { $file }: { $problem }
error-record-foreign = Questa non è la registrazione di una partita di Tavolata.
error-record-format = Questa registrazione ha il formato { $found }; questo programma legge il formato { $known }.
error-record-entry-missing = Nella registrazione manca la voce «{ $entry }».
error-record-entry-kind = La voce «{ $entry }» della registrazione non ha la forma giusta.
error-record-entry-unknown = La registrazione ha una voce «{ $entry }» che non significa nulla.
error-record-rules = La registrazione segue la versione { $found } delle regole; questo programma gioca la versione { $known }.
error-record-commitment = Il seme non corrisponde all’impegno: era stata promessa un’altra partita.
error-record-edition = L’edizione «{ $name }» non corrisponde alle carte della registrazione: il nome o l’hash è un altro.
error-record-move-form = La mossa { $number } della registrazione non è un posto con una mossa.
error-record-move = La mossa { $number } della registrazione non si può giocare: { $reason }
error-record-result = Il risultato della registrazione non è quello a cui portano le sue mosse.
error-record-checksum = La registrazione è stata modificata dopo essere stata scritta.

error-bounds-size = è troppo grande; il massimo è { $most } byte.
error-bounds-values = contiene più di { $most } voci.
error-bounds-depth = elenchi e tabelle sono annidati per più di { $most } livelli.
error-bounds-key = una chiave ha più di { $most } parti.
error-bounds-text = un testo ha più di { $most } caratteri.
error-bounds-word = un numero o una chiave ha più di { $most } caratteri.
error-bounds-number = un numero intero ha più di 64 bit.
error-bounds-not-plain = date, orari e numeri infiniti o che non sono numeri non significano nulla qui.

error-position-none = { $title } non ha posizioni da indicare o da scrivere.
error-position-no-record = Questa partita è cominciata da una posizione e non dalla distribuzione: perciò non ne esiste una registrazione. Conserva invece la posizione e le mosse.
error-position-unknown = La voce «{ $entry }» non significa nulla in una posizione. Qui si conoscono: { $known }.
error-position-number = «{ $entry }» dev’essere un numero intero da { $low } a { $high }, non { $given }.
error-position-flag = «{ $entry }» dev’essere vero o falso (true, false), non { $given }.
error-position-seat = «{ $entry }» dev’essere un posto da 0 a { $last }, non { $given }.
error-position-name = «{ $entry }» non può essere { $given }. Scegli tra: { $known }.
error-position-list = «{ $entry }» dev’essere una lista, non { $given }.
error-position-length = «{ $entry }» può avere al massimo { $most } elementi, non { $given }.
error-position-each-seat = «{ $entry }» richiede un elemento per ciascuno dei { $players } posti, non { $given }.
error-position-table = «{ $entry }» dev’essere un dizionario, non { $given }.
error-position-component = «{ $entry }»: nell’edizione non c’è { $given }. Indica un numero da 1 a { $last }, oppure il nome che ha nell’edizione.
error-position-stream = «{ $entry }» dev’essere di 64 cifre esadecimali non tutte 0, non { $given }.
error-position-twice = { $card } si trova in due posti: in «{ $other }» e in «{ $entry }». Toglila da uno dei due.
error-position-too-many = Per «{ $entry }» non basta { $thing }: in questa posizione ce ne sono { $given }, ma ne esistono solo { $most }.
error-position-missing = «{ $entry }» qui serve e manca.
error-position-contradiction = «{ $entry }» è { $given }, ma secondo il resto della posizione è { $expected }.
error-position-stuck = Il posto { $seat } dovrebbe decidere e non potrebbe fare nulla. Indica un altro turno o un’altra fase, oppure ciò che serve per scegliere.

why-most-points = più punti di tutti
why-tie-break = punti uguali, ma { tie-break }
why-shared-win = parità fino in fondo: la vittoria è condivisa
