# Le parole dell'arena: quelle dei suoi rapporti.

arena-tournament-title = Torneo: { $title }
arena-balance-title = Quanto è equilibrato { $title }
arena-lead = { NUMBER($games) } partite da { NUMBER($deals) } distribuzioni di carte, a tavoli da { $players }; ogni distribuzione è stata giocata da ogni posto.
arena-balance-lead = { NUMBER($games) } partite a tavoli da { $players }, con il bot { $bot } a ogni posto.
arena-method-title = Come si è misurato
arena-method = Accanto a ogni cifra sta il suo intervallo al 95%: per 1.000 volte si sono estratte, con reimmissione, tante distribuzioni quante se ne sono giocate, e tutte le partite di una distribuzione sono rimaste insieme, perché non sono indipendenti. Dove un bot ha vinto o perso ogni partita, questo metodo è cieco: la sua quota ha allora il limite della regola del tre (3 distribuzioni su n), e la sua forza è soltanto un limite. Una vittoria condivisa conta in parti uguali.
arena-ratings = Forza di gioco
arena-ratings-about = Secondo il modello di Bradley e Terry, da chi è arrivato prima di chi; la media è 0, e 400 punti in più sono dieci probabilità contro una.
arena-bot = Bot
arena-elo = Forza (Elo)
arena-fair-share = Vittorie, come multiplo della quota equa
arena-points = Punti alla fine
arena-milliseconds = Riflessione, ms a decisione
arena-cross = Tutti contro tutti
arena-cross-about = { $players ->
    [2] Quanto ha vinto il bot della riga contro il bot della colonna, come multiplo della quota equa: 1 è alla pari, 2 è ogni partita.
   *[other] Quanto ha vinto il bot della riga, da solo a un tavolo da { $players } con bot della colonna, come multiplo della quota equa: 1 è alla pari, { $players } è ogni partita.
}
arena-faults = { $count ->
    [1] { $bot } ha perso una mossa a favore di { $fallback }: { $kinds }.
   *[other] { $bot } ha perso { $count } mosse a favore di { $fallback }: { $kinds }.
}
arena-fault-raised = { $count } × errore del programma
arena-fault-illegal = { $count } × mossa non consentita
arena-fault-printed = { $count } × ha scritto altro
arena-fault-late = { $count } × troppo tardi
arena-fault-ended = { $count } × processo terminato
arena-fault-unreadable = { $count } × risposta illeggibile
arena-fault-given-up = { $count } × non più avviato
arena-seats = Per posto
arena-seats-about = Vittorie come multiplo della quota equa: 1 è equo.
arena-first = Chi è in vantaggio
arena-turn = { $number ->
    [1] il posto nominato
   *[other] numero { $number } in senso orario
}
arena-options = Opzioni
arena-all = tutte le partite
arena-moves = Mosse a partita
arena-shared = Vittorie condivise
arena-seats-count = Posti
arena-games-count = Partite
arena-items = Quanto valgono le cose
arena-items-about = I posti che hanno avuto a che fare con una cosa, nel modo che dice l’evento, accanto a tutti i posti delle stesse partite che non l’hanno avuta. Non è per forza una causa: chi è in testa forse arriva a cose migliori. E su cento cose, cinque stanno fuori dal loro intervallo per puro caso.
arena-item = Cosa
arena-times = Quante volte
arena-more-wins = Vittorie in più (multiplo della quota equa)
arena-more-points = Punti in più
arena-number-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-number-one = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-two = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

arena-train-step = Passo
arena-train-wins = Vittorie contro greedy
arena-train-entropy = Entropia (nat)
arena-train-error = Errore della valutazione
arena-train-network = la rete
arena-train-heuristic = la valutazione propria del gioco
arena-luck = Senza fortuna
arena-luck-about = Da ogni risultato è stata tolta la fortuna della partita: quella delle carte distribuite e pescate, e quella dei bot di cui si conosce il caso. Ciò che resta ha la stessa media e oscilla meno. Il fattore dice quante volte tante partite servono per conoscere altrettanto bene la quota semplice.
arena-adjusted = Senza fortuna
arena-factor = Partite risparmiate, fattore
arena-cross-adjusted = Gli uni contro gli altri, senza fortuna
