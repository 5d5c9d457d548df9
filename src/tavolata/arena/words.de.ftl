# Die Wörter der Arena: die ihrer Berichte.

arena-tournament-title = Turnier: { $title }
arena-balance-title = Wie ausgewogen { $title } ist
arena-lead = { NUMBER($games) } Spiele aus { NUMBER($deals) } Kartenverteilungen an Tischen mit { $players } Plätzen; jede Verteilung wurde von jedem Platz aus gespielt.
arena-balance-lead = { NUMBER($games) } Spiele an Tischen mit { $players } Plätzen, auf jedem der Bot { $bot }.
arena-method-title = Wie das gemessen wurde
arena-method = Neben jeder Zahl steht ihr 95-%-Intervall: 1.000-mal wurden mit Zurücklegen so viele Kartenverteilungen gezogen, wie gespielt wurden, und alle Spiele einer Verteilung blieben zusammen, weil sie nicht unabhängig sind. Wo ein Bot jedes Spiel gewann oder verlor, ist das blind: Sein Anteil hat dann die Grenze der Dreierregel (3 von n Verteilungen), und seine Spielstärke ist nur eine Schranke. Ein geteilter Sieg zählt zu gleichen Teilen.
arena-ratings = Spielstärke
arena-ratings-about = Nach dem Modell von Bradley und Terry, daraus, wer vor wem lag; der Mittelwert ist 0, und 400 Punkte mehr sind Chancen von zehn zu eins.
arena-bot = Bot
arena-elo = Spielstärke (Elo)
arena-fair-share = Siege, als Vielfaches des gerechten Anteils
arena-points = Punkte am Ende
arena-milliseconds = Bedenkzeit, ms je Entscheidung
arena-cross = Alle gegen alle
arena-cross-about = { $players ->
    [2] Wie viel der Bot der Zeile gegen den Bot der Spalte gewann, als Vielfaches des gerechten Anteils: 1 ist gleich gut, 2 ist jedes Spiel.
   *[other] Wie viel der Bot der Zeile gewann, allein an einem Tisch mit { $players } Plätzen unter Bots der Spalte, als Vielfaches des gerechten Anteils: 1 ist gleich gut, { $players } ist jedes Spiel.
}
arena-faults = { $count ->
    [1] { $bot } hat einen Zug an { $fallback } verloren: { $kinds }.
   *[other] { $bot } hat { $count } Züge an { $fallback } verloren: { $kinds }.
}
arena-fault-raised = { $count } × Fehler im Programm
arena-fault-illegal = { $count } × kein erlaubter Zug
arena-fault-printed = { $count } × etwas anderes ausgegeben
arena-fault-late = { $count } × zu spät
arena-fault-ended = { $count } × Prozess beendet
arena-fault-unreadable = { $count } × unlesbare Antwort
arena-fault-given-up = { $count } × nicht mehr gestartet
arena-seats = Nach Plätzen
arena-seats-about = Siege als Vielfaches des gerechten Anteils: 1 ist gerecht.
arena-first = Wer im Vorteil ist
arena-turn = { $number ->
    [1] der genannte Platz
   *[other] Nummer { $number } im Uhrzeigersinn
}
arena-options = Optionen
arena-all = alle Spiele
arena-moves = Züge je Spiel
arena-shared = Geteilte Siege
arena-seats-count = Plätze
arena-games-count = Spiele
arena-items = Was die Dinge wert sind
arena-items-about = Plätze, die mit einem Ding so zu tun hatten, wie das Ereignis sagt, neben allen Plätzen derselben Spiele, die es nicht hatten. Eine Ursache muss das nicht sein: Wer vorn liegt, kommt vielleicht an bessere Dinge. Und von hundert Dingen liegen fünf allein durch Zufall außerhalb ihres Intervalls.
arena-item = Ding
arena-times = Wie oft
arena-more-wins = Mehr Siege (Vielfaches des gerechten Anteils)
arena-more-points = Mehr Punkte
arena-number-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-number-one = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-two = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

arena-train-step = Schritt
arena-train-wins = Siege gegen greedy
arena-train-entropy = Entropie (Nats)
arena-train-error = Fehler der Bewertung
arena-train-network = das Netz
arena-train-heuristic = die eigene Bewertung des Spiels
arena-luck = Ohne Glück
arena-luck-about = Aus jedem Ergebnis ist das Glück des Spiels herausgerechnet: das der Karten, die verteilt und gezogen wurden, und das der Bots, deren Zufall bekannt ist. Was bleibt, hat denselben Mittelwert und streut weniger. Der Faktor sagt, wie viele Male so viele Spiele nötig sind, um den gewöhnlichen Anteil ebenso genau zu kennen.
arena-adjusted = Ohne Glück
arena-factor = Gesparte Spiele, Faktor
arena-cross-adjusted = Gegeneinander, ohne Glück
