# Wörter für das Brett von Mamma Mia!, nur für den Browser.

task-laying = Lege Karten einer Sorte: Tippe auf ihre dritte Karte, um drei zu legen.
task-ordering = Lege eine Bestellung obendrauf, oder keine.
task-drawing = Ziehe: vom Vorrat oder vom Kellner?
task-choosing = Deine Bestellung: Wähle eine Sorte auf der Theke.
task-choosing-two = Deine Bestellung: Wähle zwei Sorten auf der Theke.
task-deciding = Deiner Pizza fehlt etwas: dazulegen, bitten oder aufgeben?
task-deciding-add = Deiner Pizza fehlt etwas: dazulegen oder aufgeben?
task-deciding-ask = Deiner Pizza fehlt mehr, als du hast: bitten oder aufgeben?
task-deciding-none = Deiner Pizza fehlt etwas, und du hast es nicht.
task-requesting = Bitte um mehr, oder sag, dass das alles ist.
task-requesting-more = Bitte um mehr: um alles, was du nicht selbst hast.
task-answering = Hilfst du? Deine Antwort bleibt geheim.
task-answering-none = Du kannst nicht helfen. Niemand erfährt, warum.
task-adding = Tippe auf die Karten, die du dazulegst.
task-over = Das Spiel ist zu Ende.

hand = Deine Zutaten
hand-card = { $cards } auf deiner Hand
hand-empty = Keine Zutat auf der Hand
orders = Deine Bestellungen
without-order = Keine
holdings = ({ $colour }, eigene Zutat: { $kind }): { $ingredients ->
    [one] 1 Zutat
   *[other] { $ingredients } Zutaten
  } und { $orders ->
    [one] 1 Bestellung
   *[other] { $orders } Bestellungen
  } auf der Hand, { $waiter } beim Kellner
oven-top = { $count ->
    [one] Ofen: 1 Karte
   *[other] Ofen: { $count } Karten
  }, obenauf: { $card }
counter = Ausgelegt
counter-kind = { $kind }: { $count }
counter-choose = { $kind } wählen, ausgelegt: { $count }
counter-choose-missing = { $kind } wählen, ausgelegt: { $count }, { $missing ->
    [0] nichts würde fehlen
    [one] 1 würde fehlen
   *[other] { $missing } würden fehlen
  }
pile-stock = Vorrat
pile-stock-draw = Vom Vorrat ziehen, noch { $count }
pile-waiter = Kellner
pile-waiter-name = Dein Kellner: { $count ->
    [one] 1 Bestellung
   *[other] { $count } Bestellungen
  }
pile-waiter-draw = Vom Kellner ziehen, noch { $count }
pile-finished = Fertig

check-baked = Gebacken!
check-returned = Nicht gebacken: zurück unter den Kellner.
check-no-fewest = Keine Sorte gilt als die seltenste.
check-open = Die Sorten werden noch gewählt.
check-missing = Es fehlt: { $cards }
check-request = { $name } bittet um { $cards }
deciding = Was tust du?
way-add = Dazulegen
way-cannot-add = Du kannst nicht alles dazulegen
way-ask = Bitten um
way-ask-more = Auch bitten um
way-that-is-all = Das ist alles: den Rest lege ich dazu
way-give-up = Aufgeben
way-help = Geben
way-cannot-help = Du hast: { $cards }
way-refuse = Nein
way-reward = Belohnung: die oberste Bestellung deines Kellners

report = Aus dem Ofen
report-baked = { $name }: { $order } – gebacken
report-added = { $name }: { $order } – gebacken, mit { $cards } aus der Hand
report-helped = { $name }: { $order } – gebacken mit Hilfe von { $helper }, dazugelegt: { $cards }
report-failed = { $name }: { $order } – nicht gebacken

finale-begins = { $count ->
    [one] 1 fertige Bestellung wird aufgedeckt …
   *[other] { $count } fertige Bestellungen werden aufgedeckt …
  }

share-oven = allein aus dem Ofen
share-hand = mit Karten aus der Hand
share-helped = mit Hilfe
share-reward = fürs Helfen

lesson-mamma-1 = Alle backen in einem Ofen. Du bist Rot, und Salami ist deine eigene Zutat. Du hältst acht Zutaten und deine erste Bestellung: 4 Peperoni und 1 Salami. Wer am Ende die meisten fertigen Bestellungen hat, gewinnt.
lesson-mamma-2 = Zio Carlo hat eine Salami in den Ofen gelegt, Giulia einen Shrimp. Zu sehen ist nur die oberste Karte: Merk dir den Rest! Mit Carlos Salami fehlen deiner Bestellung nur noch vier Peperoni. Tippe auf deine vierte Peperoni: Damit legst du vier.
lesson-mamma-3 = Nun liegt alles im Ofen, was deine Bestellung braucht. Lege sie obendrauf: Später zählt für sie, was unter ihr liegt.
lesson-mamma-4 = Dann füllst du deine Hand auf, um höchstens fünf Karten: Zutaten vom Vorrat oder Bestellungen von deinem Kellner. Du brauchst etwas zum Legen: Zieh vom Vorrat.
lesson-mamma-5 = Viele Züge später: 53 Karten liegen im Ofen, darunter Bestellungen, und niemand darf hineinsehen. Giulia zieht gleich die letzte Karte des Vorrats. Dann räumt sie den Ofen aus.
lesson-mamma-6 = Der Ofen wurde umgedreht, die älteste Karte zuerst. Deine erste Bestellung wurde gebacken, die zweite auch! Der dritten fehlt ein Pilz. Du hast zwei: Tippe auf einen, und er kommt dazu.
lesson-mamma-7 = Wieder gebacken! Nun fehlt Giulia eine Ananas, und sie bittet alle zugleich. Wer im Uhrzeigersinn zuerst hilft, wird belohnt: Die oberste Bestellung beim eigenen Kellner zählt als fertig, ungesehen. Hilf ihr!
lesson-mamma-8 = Mit deiner Hilfe gebacken! Als Belohnung zählt die oberste Bestellung deines Kellners als fertig, und niemand weiß, welche es ist. Das Ausräumen geht weiter, mit deiner nächsten Bestellung. Nach dem dritten Mal werden alle fertigen Bestellungen aufgedeckt, und erst dann zeigt sich, wer gewonnen hat. Viel Glück beim Merken!
