# Le parole dell’analisi: che cosa dice una partita finita di chi l’ha giocata.

review-title = Analisi: { $title }
review-lead = Tutto è in punti, cioè centesimi di vittoria. Risultato = quello che dà il posto al tavolo + fortuna + gioco. La fortuna è ciò che è stato distribuito e pescato; il gioco è ciò che hanno portato le scelte di tutti. Le scelte le giudica il bot migliore, che sapeva solo quello che si poteva sapere da quel posto: { $searches } ricerche di { $simulations } simulazioni ciascuna.
review-result = Risultato
review-table = Posto
review-luck = Fortuna
review-play = Gioco
review-accuracy = Precisione
review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points = { NUMBER($value, maximumFractionDigits: 0) }
review-more = +{ NUMBER($value, maximumFractionDigits: 0) }
review-less = { NUMBER($value, maximumFractionDigits: 0) }
review-curve-values = Probabilità di vincere, in punti
review-curve-luck = Di cui fortuna, in totale
review-curve-play = Di cui gioco, in totale
review-turning-points = Momenti decisivi
review-turn-by-luck = Mossa { $move }, { $player }: { $action }. La fortuna ha portato { $gainer } da { $before } a { $after } punti.
review-turn-by-play = Mossa { $move }, { $player }: { $action }. Questa scelta ha portato { $gainer } da { $before } a { $after } punti.
review-worst = Che cosa è costato di più
review-nothing-lost = Nessuna scelta ha fatto perdere qualcosa di sicuro.
review-all-decisions = { $count ->
    [one] L’unica scelta
   *[other] Tutte le { $count } scelte
}
review-decision-best = Mossa { $move }, { $player }: { $chosen }. La scelta migliore.
review-decision = Mossa { $move }, { $player }: { $chosen } ({ $mark }). Meglio: { $best }, di { $gap } ± { $error } punti.
review-brings = Avrebbe portato questo: { $events }
review-remembered = Per chi ha dimenticato metà di quello che c’era da ricordare: { $mark }.
review-mark-best = la migliore
review-mark-good = buona
review-mark-inexact = imprecisa
review-mark-mistake = un errore
review-mark-blunder = un grave errore
