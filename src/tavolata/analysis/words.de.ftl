# Wörter des Rückblicks: was ein fertiges Spiel über die sagt, die es gespielt haben.

review-title = Rückblick: { $title }
review-lead = Alles ist in Punkten angegeben, das sind Hundertstel eines Sieges. Ergebnis = was der Platz am Tisch mitbringt + Glück + Spiel. Glück ist, was verteilt und gezogen wurde; Spiel ist, was die Entscheidungen aller gebracht haben. Entscheidungen beurteilt der beste Bot, der nur wusste, was man am Platz wissen konnte: { $searches } Suchen mit je { $simulations } Simulationen.
review-result = Ergebnis
review-table = Platz
review-luck = Glück
review-play = Spiel
review-accuracy = Genauigkeit
review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points = { NUMBER($value, maximumFractionDigits: 0) }
review-more = +{ NUMBER($value, maximumFractionDigits: 0) }
review-less = { NUMBER($value, maximumFractionDigits: 0) }
review-curve-values = Aussicht auf den Sieg, in Punkten
review-curve-luck = Davon Glück, zusammengezählt
review-curve-play = Davon Spiel, zusammengezählt
review-turning-points = Wendepunkte
review-turn-by-luck = Zug { $move }, { $player }: { $action }. Durch Glück kam { $gainer } von { $before } auf { $after } Punkte.
review-turn-by-play = Zug { $move }, { $player }: { $action }. Durch diese Entscheidung kam { $gainer } von { $before } auf { $after } Punkte.
review-worst = Was am meisten gekostet hat
review-nothing-lost = Keine Entscheidung hat sicher etwas gekostet.
review-all-decisions = { $count ->
    [one] Die einzige Entscheidung
   *[other] Alle { $count } Entscheidungen
}
review-decision-best = Zug { $move }, { $player }: { $chosen }. Die beste Wahl.
review-decision = Zug { $move }, { $player }: { $chosen } ({ $mark }). Besser: { $best }, um { $gap } ± { $error } Punkte.
review-brings = Das hätte es gebracht: { $events }
review-remembered = Für jemanden, der die Hälfte von dem vergessen hat, was zu merken war: { $mark }.
review-mark-best = das Beste
review-mark-good = gut
review-mark-inexact = ungenau
review-mark-mistake = ein Fehler
review-mark-blunder = ein grober Fehler
