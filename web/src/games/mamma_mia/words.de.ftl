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
check-missing = Fehlt noch: { $cards }
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

lesson-1 = Alle backen in einem Ofen. Du bist Rot, und Salami ist deine eigene Zutat. Du hältst acht Zutaten und deine erste Bestellung: 4 Peperoni und 1 Salami. Wer am Ende die meisten fertigen Bestellungen hat, gewinnt.
lesson-2 = Zio Carlo hat eine Salami in den Ofen gelegt, Giulia einen Shrimp. Zu sehen ist nur die oberste Karte: Merk dir den Rest! Mit Carlos Salami fehlen deiner Bestellung nur noch vier Peperoni. Tippe auf deine vierte Peperoni: Damit legst du vier.
lesson-3 = Nun liegt alles im Ofen, was deine Bestellung braucht. Lege sie obendrauf: Später zählt für sie, was unter ihr liegt.
lesson-4 = Dann füllst du deine Hand auf, um höchstens fünf Karten: Zutaten vom Vorrat oder Bestellungen von deinem Kellner. Du brauchst etwas zum Legen: Zieh vom Vorrat.
lesson-5 = Viele Züge später: 53 Karten liegen im Ofen, darunter Bestellungen, und niemand darf hineinsehen. Giulia zieht gleich die letzte Karte des Vorrats. Dann räumt sie den Ofen aus.
lesson-6 = Der Ofen wurde umgedreht, die älteste Karte zuerst. Deine erste Bestellung wurde gebacken, die zweite auch! Der dritten fehlt ein Pilz. Du hast zwei: Tippe auf einen, und er kommt dazu. Sonst ginge die Bestellung unter deinen Kellner zurück.
lesson-7 = Wieder gebacken! Nun fehlt Giulia eine Ananas, und sie bittet alle zugleich. Wer im Uhrzeigersinn zuerst hilft, wird belohnt: Die oberste Bestellung beim eigenen Kellner zählt als fertig, ungesehen. Hilf ihr!
lesson-8 = Mit deiner Hilfe gebacken! Als Belohnung zählt die oberste Bestellung deines Kellners als fertig, und niemand weiß, welche es ist. Das Ausräumen geht weiter, mit deiner nächsten Bestellung. Nach dem dritten Mal werden alle fertigen Bestellungen aufgedeckt, und erst dann zeigt sich, wer gewonnen hat. Viel Glück beim Merken!

play-well-1 = Die letzte Runde; der Ofen ist hier offen gezeigt. Deine Bombastica möchte 15 Zutaten, und nur 8 liegen im Ofen. Was später obendrauf kommt, zählt für sie nicht. Legst du sie trotzdem?
play-well-2 = Ja! Du ziehst noch zwei und hast acht Zutaten auf der Hand; nur sieben fehlen. Beim Ausräumen legst du sie dazu, und bis dahin kann sie dir niemand wegbacken. Eine Bestellung darf in den Ofen, bevor alles da ist.
play-well-3 = Es steht 5 zu 5. Deine Monotoni nimmt sechs von einer Sorte, und sechs Oliven und sechs Ananas liegen aus. Noch im Ofen: Grüns Bestellung für 4 Oliven und 1 Peperoni. Was wählst du?
play-well-4 = Für dich ist beides gleich. Aber jetzt sind die Oliven weg, und die Bestellung von Grün geht zurück: 6 zu 5. Was du verbrauchst, fehlt den anderen. Denk vor dem Wählen an das, was noch kommt.
play-well-5 = Das letzte Ausräumen, und Grün führt mit 6 zu 5. Du könntest alles dazulegen, was dieser Bestellung fehlt: eine Olive, einen Pilz und einen Shrimp. Aber im Ofen sind noch zwei von dir: 4 Pilze und 1 Salami, dann 4 Oliven und 1 Salami. Was tust du?
play-well-6 = Eine aufgegeben, zwei gebacken: Du gewinnst mit 7 zu 6. Jeder der beiden fehlte genau die Karte, die du behalten hast. Frag dich vor dem Dazulegen, was die Karte sonst noch könnte.
play-well-7 = Die letzte Runde, und du führst mit 6 zu 5. Du ziehst drei Karten, und genau drei sind noch im Vorrat. Der Kellner hätte neue Bestellungen für dich. Woher ziehst du?
play-well-8 = Die letzte Karte des Vorrats beendet das Legen sofort. Grün hat noch zwei Bestellungen und wird sie nicht mehr los: Du gewinnst mit 6 zu 5. Behalte den Vorrat im Auge: Wer die letzte Karte zieht, bestimmt, wann ausgeräumt wird. Probier es jetzt in einem richtigen Spiel!
