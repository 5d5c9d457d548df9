# Le parole degli avvisi: i messaggi di posta, e che cosa non va nelle impostazioni e nei recapiti.

subject-your-turn = { $game }: è il tuo turno
subject-game-over = { $game }: la partita è finita
subject-take-back-asked = { $game }: si può ritirare una mossa?
subject-free-asked = { $game }: una nuova persona può prendere una sedia?
subject-confirm = Tavolata: vuoi un avviso quando tocca a te?
text-your-turn =
    { $greeting }

    a { $game } ({ $table }) è il tuo turno.

    { text-ending }
text-game-over =
    { $greeting }

    la tua partita a { $game } ({ $table }) è finita. Guarda com’è andata.

    { text-ending }
text-take-back-asked =
    { $greeting }

    a { $game } ({ $table }) qualcuno vorrebbe ritirare una mossa, e lo chiede a te.

    { text-ending }
text-free-asked =
    { $greeting }

    al tuo tavolo di { $game } ({ $table }) una nuova persona prenderebbe una sedia a metà partita. Sei d’accordo?

    { text-ending }
text-greeting = Ciao { $player },
text-greeting-nobody = Ciao,
text-confirm =
    Ciao,

    a un tavolo su { $server } qualcuno ha dato questo indirizzo, per ricevere un avviso quando è il suo turno.

    Se l’hai chiesto tu, confermalo qui: { $confirm }

    Se non l’hai chiesto tu, non devi fare nulla: senza la tua conferma non arrivano avvisi.
    Per non ricevere più alcun messaggio da lì: { $stop }
text-ending =
    Il tuo tavolo: { $link }
    Aprilo nel browser in cui giochi, oppure con il link del tuo posto.

    Hai confermato di voler ricevere avvisi. Per non ricevere più messaggi da qui: { $stop }

error-half-configured = { $given } è impostata, ma { $missing } no. Servono tutte, o nessuna.
error-smtp-url = TAVOLATA_SMTP non è l’indirizzo di un server di posta. Si scrive smtp://nome:password@host:587?starttls=yes oppure smtps://nome:password@host:465, con i caratteri speciali come negli indirizzi web (%40 per @) e solo con lettere ASCII.
error-smtp-open-password = Con TAVOLATA_SMTP la password partirebbe senza cifratura. Togli starttls=no, oppure usa smtps://.
error-mail-from = TAVOLATA_MAIL_FROM non è un indirizzo da cui possa arrivare posta. Si scrive giochi@example.org oppure Giochi <giochi@example.org>.
error-public-url = TAVOLATA_PUBLIC_URL non è l’indirizzo di un sito. Si scrive https://example.org oppure https://example.org/giochi.
error-vapid-key = TAVOLATA_VAPID_KEY non è una chiave privata sulla curva P-256, in PEM o come 32 byte in base64url.
error-vapid-subject = TAVOLATA_VAPID_SUBJECT deve dire a chi possono rivolgersi i servizi push. Si scrive mailto:nome@example.org.
error-push-extra-missing = TAVOLATA_VAPID_KEY ha bisogno dell’extra «push», e manca il modulo { $module }. Si installa con: pip install "tavolata[push]"

error-notice-way = Qui non si avvisa in questo modo. È possibile: { $known }.
error-notice-link = Un avviso porta solo a pagine sotto { $public }.
error-push-port = Il browser indica per i suoi messaggi una porta che non esiste; vanno da 1 a 65535.
error-mail-address = Questo non è un indirizzo e-mail. Si scrive per esempio anna@example.org.
error-push-subscription = Nell’iscrizione del browser mancano l’indirizzo o le chiavi.
error-push-endpoint = L’iscrizione del browser non indica un servizio push pubblico: un indirizzo che comincia con https:// e ha un nome, non un numero.
error-push-keys = Le chiavi dell’iscrizione del browser sono danneggiate. Iscriviti di nuovo.
