# Le parole del server. Ogni messaggio esiste in tutte e tre le lingue con gli stessi campi.

error-database-url = Questo non è l'indirizzo di una base di dati. Si scrive sqlite:///FILE oppure postgresql://UTENTE:PASSWORD@HOST/NOME.
error-database-driver = Per PostgreSQL manca un driver. Si installa con: pip install "{ $extra }"
error-database-unreachable = La base di dati { $place } non si può usare: { $problem }
error-database-busy = La base di dati { $place } è già in uso da un altro server. Fermalo; più server insieme hanno bisogno di PostgreSQL.
error-database-newer = La base di dati { $place } viene da un Tavolata più nuovo (revisione { $found }; questo programma conosce { $known }). Aggiorna il programma.
error-code-taken = Questo codice è già stato assegnato. Chiedine un altro.
error-table-rules = Questo tavolo è stato distribuito con la versione { $found } delle regole; questo programma gioca la versione { $known }.
error-bad-command = Questo server non capisce il comando ({ $problem }).
error-bad-request = La richiesta non va bene ({ $problem }).
error-bad-setting = L'impostazione { $name } non può essere «{ $value }»; deve essere del tipo { $kind } e almeno { $least }.
error-internal = Qui qualcosa è andato storto. Non è colpa tua, ed è stato annotato.
error-hello-first = La prima cosa su una connessione deve essere un saluto con un segreto.
error-name-missing = A tutti quelli su questo dispositivo serve un nome.
error-bot-missing = Indica quale bot deve sedersi lì.
error-edition-not-plain = { $file }: date e numeri interi di più di 64 bit non significano nulla in un file di carte.
error-two-paces = Scegli o un orologio con riserva o un tempo per ogni turno, non entrambi.
error-increment-alone = Un incremento ha bisogno di una riserva a cui aggiungersi.
error-no-such-chair = A questo tavolo da { $chairs } non c'è la sedia { $chair }.
error-say-what = Di' qualcosa: con parole tue o con una delle frasi pronte.
error-bot-plays = Un bot gioca per te. Prima torna al tavolo.
error-foreign-origin = Le pagine di altri siti non possono collegarsi a questo server.
error-host-only = Può farlo solo chi ha aperto il tavolo.
error-host-stays = Chi ha aperto il tavolo non può cedere la propria sedia.
error-invited-only = Per prendere una sedia serve l'invito a questo tavolo.
error-no-own-chair = Questo è per chi siede al tavolo.
error-spectators-watch = Chi guarda non gioca.
error-no-promise = In questo gioco non è cosa che si possa promettere.
error-own-eyes-only = Finché una partita è in corso, puoi guardare indietro solo con i tuoi occhi.
error-memory-only = Questo gioco si gioca a memoria: finché è in corso, nulla viene mostrato di nuovo.
error-seat-moved = Questo posto si è spostato su un altro dispositivo.
error-seat-freed = Questa sedia è di nuovo libera; il suo link non vale più.
error-table-closed = Questo tavolo è chiuso.
error-table-full-of-sockets = A questo tavolo sono già collegati in troppi.
error-take-a-chair-first = Prendi prima una sedia, o usa il link per chi guarda.
error-too-many-guesses = Troppi link o codici sbagliati dal tuo indirizzo. Riprova tra un'ora.
error-too-many-requests = Troppo in fretta. Aspetta un momento, poi continua.
error-too-many-commands = Troppo in fretta. Aspetta un momento, poi continua.
error-too-many-sockets = Dal tuo indirizzo sono già collegati in troppi.
error-too-many-tables = Dal tuo indirizzo sono stati aperti così tanti tavoli che devi aspettare. Riprova tra un'ora.
error-too-large = È troppo grande; al massimo { $most } byte.
error-too-slow = Non sei stato al passo con i messaggi. Ricollegati per avere il resto.
error-no-such-game = A questo tavolo non c'è la partita { $number }; { $games ->
    [0] non ne è stata ancora distribuita nessuna
    [one] ne è stata distribuita una
   *[other] ne sono state distribuite { $games }
  }.
error-no-such-page = Qui non c'è nulla.
error-no-such-table = Questo tavolo non esiste.
error-secret-missing = Mostra il segreto del tuo posto o un link a questo tavolo.
error-unknown-secret = Questo link non apre questo tavolo. Forse il posto si è spostato o è stato dato a qualcun altro.
error-unknown-code = Questo codice non vale, o non più. Fattene dare uno nuovo sull'altro dispositivo.
error-already-started = La prima partita è già stata distribuita.
error-already-there = Sei già al tavolo.
error-chair-taken = La sedia { $chair } è occupata.
error-chairs-free = Ci sono sedie libere. Aspetta qualcuno, o fai sedere dei bot.
error-nothing-to-decide = In questo momento non c’è niente da decidere.
error-decision-past = Troppo tardi: ora c'è altro da decidere.
error-no-free-chair = Tutte le sedie sono occupate.
error-no-game-yet = Non è ancora stata distribuita nessuna partita.
error-nobody-to-return = Questa sedia è di un bot; non c'è nessuno a cui restituirla.
error-not-over = La partita non è ancora finita.
error-seat-a-bot-first = A metà partita, fai prima giocare un bot per questa sedia.
error-table-busy = A questo tavolo succedono troppe cose insieme. Riprova.
error-bots-busy = Chi potrebbe pensarci sta pensando ad altro. Chiedere di nuovo tra un momento.
error-take-back-answered = Hai già risposto.
error-take-back-none = Nessuno chiede di ritirare qualcosa.
error-take-back-pending = Qualcuno chiede già di ritirare qualcosa.

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Bella mossa!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-one-moment = Un momento, per favore.
phrase-your-turn = Tocca a te!
phrase-good-game = È stata una bella partita.
phrase-again = Un'altra?

happened-made = Il tavolo è apparecchiato.
happened-sat = { $name } prende posto.
happened-seated = { $bot } gioca per { $who }.
happened-freed = Una sedia è libera.
happened-left = { $who } se n'è andato; { $bot } continua.
happened-left-clock = Il tempo di { $who } è scaduto; { $bot } continua.
happened-returned = { $who } è tornato.
happened-dealt = È distribuita una nuova partita.
happened-undone = { $who } ritira una scelta.
happened-asked_back = { $who } vorrebbe ritirare l'ultima scelta.
happened-agreed = { $who } è d'accordo.
happened-declined = { $who } non è d'accordo.
happened-paced = { $pace ->
    [quick] Ora i bot giocano in fretta.
    [leisurely] Ora i bot se la prendono comoda.
   *[other] Ora i bot giocano a un ritmo naturale.
  }
happened-closed = Il tavolo è chiuso.

error-bad-port = { $port } non è una porta; vanno da 0 a 65535.
error-cannot-listen = Il server non può ascoltare su { $place }: { $problem }. Scegli un altro posto con --host o --port.
