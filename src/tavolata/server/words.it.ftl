# Le parole del server. Ogni messaggio esiste in tutte e tre le lingue con gli stessi campi.

error-database-url = Questo non è l’indirizzo di un database. Si scrive sqlite:///FILE oppure postgresql://UTENTE:PASSWORD@HOST/NOME.
error-database-driver = Per PostgreSQL manca il driver. Si installa con: pip install "{ $extra }"
error-database-unreachable = Il database { $place } non si può usare: { $problem }
error-database-busy = Il database { $place } è già in uso da un altro server. Fermalo; più server insieme hanno bisogno di PostgreSQL.
error-database-older = Il database { $place } è di una versione precedente. Avvia una volta il server di questa versione: lo aggiorna.
error-database-missing = Non c’è nessun database in { $place }.
error-database-newer = Il database { $place } viene da un Tavolata più nuovo (revisione { $found }; questo programma conosce { $known }). Aggiorna il programma.
error-database-away = Il database del server al momento non risponde. Niente è perduto: riprova fra un attimo.
error-database-damaged = Una parte del database del server è danneggiata, e questo ne fa parte. Gli altri tavoli vanno avanti. Che cosa è rotto lo dice il registro del server.
error-database-unusable = Il server non può usare il suo database così com’è. Deve occuparsene chi lo gestisce; il perché è nel registro.
error-database-linked = Il file { $place } ha { $links } nomi (collegamenti fisici). SQLite terrebbe un registro accanto a ciascuno e danneggerebbe i tavoli. Lasciagli un solo nome.
error-table-unreadable = Questo tavolo non si può aprire: ciò che ne è conservato non è leggibile. Gli altri tavoli vanno avanti. Chi gestisce il server trova il motivo nel registro, sotto { $table }.
error-code-taken = Questo codice è già stato assegnato. Chiedine un altro.
error-table-rules = La partita a questo tavolo segue la versione { $found } delle regole; questo programma gioca la versione { $known }.
error-bad-command = Questo server non capisce il comando ({ $problem }).
error-bad-request = Questo server non capisce la richiesta ({ $problem }).
error-bad-custom-bot = «{ $given }» non è un bot che si possa offrire: scrivi NOME=modulo:Classe, NOME=cmd:COMANDO o il nome di uno installato.
error-bad-setting = L’impostazione { $name } non può essere «{ $value }»; deve essere del tipo { $kind } e almeno { $least }.
error-bad-choice = «{ $value }» non è possibile per { $name }; sono possibili { $known }.
error-internal = Qui qualcosa è andato storto. Non è colpa tua, ed è stato annotato.
error-hello-first = La prima cosa su una connessione deve essere un saluto con un segreto.
error-name-missing = Su questo dispositivo ognuno ha bisogno di un nome.
error-bot-missing = Indica quale bot deve sedersi lì.
error-character-there = Questo personaggio è già al tavolo. Scegline un altro.
error-two-paces = Scegli o un tempo per tutta la partita o un tempo per ogni turno, non entrambi.
error-increment-alone = Un incremento ha bisogno di un tempo per tutta la partita, a cui aggiungersi.
error-no-such-chair = A questo tavolo da { $chairs } non c’è la sedia { $chair }.
error-say-what = Di’ qualcosa: con parole tue, con una delle frasi pronte o con una delle faccine.
error-bot-plays = Un bot gioca per te. Prima torna al tavolo.
error-foreign-origin = Le pagine di altri siti non possono collegarsi a questo server.
error-host-only = Può farlo solo chi guida il tavolo.
error-already-host = Il tavolo lo guidi già tu.
error-host-there = Chi guida il tavolo è qui. Chiedi pure.
error-host-just-left = Chi guida il tavolo era qui poco fa. Se non torna entro { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
  }, puoi prendere il suo posto.
error-host-stays = Chi guida il tavolo non può cedere la propria sedia.
error-invited-only = Per prendere una sedia serve l’invito a questo tavolo.
error-no-own-chair = Può farlo solo chi siede al tavolo.
error-spectators-watch = Chi guarda non gioca.
error-no-promise = In questo gioco non lo si può promettere.
error-own-perspective-only = Finché una partita è in corso, puoi guardare indietro solo con i tuoi occhi.
error-memory-only = Questo gioco si gioca a memoria: finché è in corso, nulla viene mostrato di nuovo.
error-seat-moved = Questo posto si è spostato su un altro dispositivo.
error-seat-freed = Questa sedia è di nuovo libera; il suo link non vale più.
error-table-closed = Questo tavolo è chiuso.
error-journal-full = A questo tavolo è successo così tanto che può continuare solo la partita in corso. Per la prossima apri un tavolo nuovo.
error-talk-full = A questo tavolo si è detto e ritirato così tanto che non c’è più posto. La partita continua.
error-table-full-of-sockets = A questo tavolo sono già collegati troppi dispositivi.
error-take-a-chair-first = Prendi prima una sedia, o usa il link per chi guarda.
error-too-many-guesses = Troppi link o codici sbagliati dal tuo indirizzo. Aspetta qualche minuto e poi riprova.
error-too-many-requests = Troppo in fretta. Aspetta un momento, poi continua.
error-too-many-commands = Troppo in fretta. Aspetta un momento, poi continua.
error-too-many-sockets = Dal tuo indirizzo sono già collegati troppi dispositivi.
error-too-many-addresses = Dalla tua rete sono stati dati così tanti indirizzi che devi aspettare. Riprova tra un’ora.
error-too-many-questions = In questo momento si stanno confermando così tanti indirizzi che devi aspettare. Riprova tra un’ora.
error-no-such-mail = Questo link non viene da un messaggio di questo server, o viene da uno molto vecchio.
error-too-many-tables = Dal tuo indirizzo sono stati aperti così tanti tavoli che devi aspettare. Riprova tra un’ora.
error-too-large = È troppo grande; al massimo { $most } byte.
error-head-too-large = L’intestazione della richiesta è troppo grande; al massimo { $most } byte.
error-request-too-slow = La richiesta non è arrivata in tempo.
error-too-many-connections = Ci sono troppe connessioni dal tuo indirizzo, o verso questo server. Chiudine qualcuna, poi riprova.
error-too-few-descriptors = Questo processo può aprire { $found } file e connessioni; gliene servono almeno { $least }, perché un indirizzo può averne { $share }. Alza il limite (ulimit -n, o LimitNOFILE di systemd), oppure abbassa TAVOLATA_CONNECTIONS_AN_ADDRESS.
error-too-slow = I messaggi erano troppi per la tua connessione. Ricollegati per avere il resto.
error-no-such-game = A questo tavolo non c’è la partita { $number }; { $games ->
    [0] non ne è stata ancora distribuita nessuna
    [one] ne è stata distribuita una
   *[other] ne sono state distribuite { $games }
  }.
error-no-such-page = Qui non c’è nulla.
error-no-such-table = Questo tavolo non esiste.
error-secret-missing = Mostra il segreto del tuo posto o un link a questo tavolo.
error-unknown-secret = Questo link non apre questo tavolo. Forse il posto si è spostato o è stato dato a qualcun altro.
error-unknown-code = Questo codice non vale, o non vale più. Fattene dare uno nuovo sull’altro dispositivo.
error-unknown-join-code = Con queste parole non si trova nessun tavolo, o non più. Fattele rileggere.
error-already-started = La prima partita è già stata distribuita.
error-already-there = Sei già al tavolo.
error-chair-taken = La sedia { $chair } è occupata.
error-chairs-free = Ci sono sedie libere. Aspetta qualcuno, o fai sedere dei bot.
error-nothing-to-decide = In questo momento non hai niente da decidere.
error-decision-past = Troppo tardi: ora c’è altro da decidere.
error-no-free-chair = Tutte le sedie sono occupate.
error-no-game-yet = Non è ancora stata distribuita nessuna partita.
error-nobody-to-return = Questa sedia è di un bot; non c’è nessuno a cui restituirla.
error-not-over = La partita non è ancora finita.
error-person-there = Questa persona è al tavolo. A metà partita un bot gioca solo per chi è assente o se ne va.
error-seat-a-bot-first = Per questa sedia nessuno è collegato. A metà partita fai prima giocare un bot al suo posto.
error-table-busy = A questo tavolo succedono troppe cose insieme. Riprova.
error-bots-busy = Chi potrebbe pensarci sta pensando ad altro. Chiedi di nuovo tra un momento.
error-proposal-answered = Hai già risposto.
error-proposal-gone = La domanda non è più aperta.
error-proposal-pending = Agli altri si sta già chiedendo una cosa simile. Aspetta le loro risposte.
error-no-second-seat = A metà partita chi guida il tavolo non può prendere una seconda sedia: chi vi siede ne vede le carte. Manda il link per partecipare a qualcun altro.
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Bella giocata!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-one-moment = Un momento, per favore.
phrase-your-turn = Tocca a te!
phrase-good-game = È stata una bella partita.
phrase-again = Un’altra?
emote-bravo = Bravo!
emote-laugh = Ahah!
emote-wow = Wow!
emote-heart = Che bello!
emote-think = Mmm…
emote-sad = Oh no!

happened-made = Il tavolo è apparecchiato.
happened-sat = { $name } prende posto.
happened-seated = { $bot } gioca per { $who }.
happened-freed = La sedia di { $who } è libera.
happened-handed-over = { $name } prende a metà partita la sedia di { $who }, e da adesso ne vede le carte.
happened-left = { $who } ha lasciato il tavolo; { $bot } continua.
happened-left-clock = Il tempo di { $who } è scaduto; { $bot } continua.
happened-returned = { $who } è di nuovo al tavolo.
happened-dealt = Comincia una nuova partita.
happened-undone = { $who } ritira una scelta.
happened-taken_back = { $who } ritira l’ultima scelta.
happened-proposed-take-back = { $who } vorrebbe ritirare l’ultima scelta.
happened-proposed-free = Chi guida il tavolo vorrebbe dare la sedia di { $who } a una nuova persona.
happened-agreed = { $who } è d’accordo.
happened-declined = { $who } non è d’accordo.
happened-withdrawn = La domanda è ritirata.
happened-paced = { $pace ->
    [quick] Ora i bot giocano in fretta.
    [leisurely] Ora i bot se la prendono comoda.
   *[other] Ora i bot giocano a un ritmo naturale.
  }
happened-hints_set = { $hints ->
    [everybody] Chi vuole può chiedere consigli.
    [announced] Chi vuole può chiedere consigli, e tutti lo vengono a sapere.
   *[nobody] A questo tavolo non ci sono più consigli.
  }
happened-hinted = { $who } chiede un consiglio.
happened-host_changed = Ora è { $who } a guidare il tavolo.
happened-closed = Il tavolo è chiuso.

error-bad-port = { $port } non è una porta; vanno da 0 a 65535.
error-cannot-listen = Il server non può mettersi in ascolto su { $place }: { $problem }. Scegli un altro indirizzo con --host o --port.

error-already-closed = Questo tavolo è già chiuso.
error-not-blocked = { $network } non è bloccato.
error-bad-address = «{ $address }» non è un indirizzo internet come 192.0.2.7 o 2001:db8::/48.
error-address-blocked = Questo indirizzo è bloccato. Chiedi a chi gestisce questo server.
error-table-reloaded = Il tavolo viene ricaricato. Si riprende tra un momento.
error-file-exists = { $file } esiste già. Scegli un altro nome, o sovrascrivilo con --force.
error-file-in-use = { $file } appartiene a un database in uso. Scegli un altro nome.
error-file-unwritable = Non si può scrivere { $file }: { $problem }
error-no-such-example = In questo regolamento non c’è un esempio «{ $name }».
error-no-such-file = Non c’è nessun file { $file }.
error-backup-damaged = { $file } non è una copia di sicurezza di Tavolata, o è danneggiata.
error-database-not-empty = In questo database ci sono dei tavoli. Per sostituirli tutti con la copia di sicurezza, usa --force.
