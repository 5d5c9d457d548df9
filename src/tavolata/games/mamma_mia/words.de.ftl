# Die Wörter von Mamma Mia! Plus.

summary = Alle backen in einem Ofen. Wer sich merkt, was darin liegt, legt die richtige Bestellung im richtigen Moment.
aim = Zutaten in den Ofen legen, und eine Bestellung dann, wenn alles dafür im Ofen sein müsste. Wer am Ende die meisten fertigen Bestellungen hat, gewinnt (r 7, r 8, r 42).
tie-break = mehr Zutaten auf der Hand

option-helping = Helfen
option-helping-help = Wem Zutaten fehlen, darf die anderen bitten; der Ofen wird dreimal ausgeräumt. Ohne Helfen: viermal.
option-oven_memory = Ofen zeigen
option-oven_memory-help = Alles zeigen, was im Ofen liegt, für alle, die es sich nicht merken wollen.
option-open_count = offen zählen
option-open_count-help = Schon während des Spiels zeigen, wie viele fertige Bestellungen alle haben.
option-colours = Farben
option-colours-help = Die Farbe jedes Platzes, zum Beispiel red,green,yellow; oder das Los entscheidet.
option-first = Wer beginnt
option-first-help = Ein Platz, oder das Los entscheidet.

kind-pineapple = Ananas
kind-olives = Oliven
kind-peppers = Peperoni
kind-mushrooms = Pilze
kind-salami = Salami
kind-shrimps = Shrimps

# Eine Karte einer Sorte, und mehrere.
one-card = 1 { $kind ->
    [Oliven] Olive
    [Pilze] Pilz
    [Shrimps] Shrimp
   *[other] { $kind }
}
so-many = { $count ->
    [one] { one-card }
   *[other] { $count } { $kind }
}

two-pineapple-olives = { kind-pineapple } und { kind-olives }
two-pineapple-peppers = { kind-pineapple } und { kind-peppers }
two-pineapple-mushrooms = { kind-pineapple } und { kind-mushrooms }
two-pineapple-salami = { kind-pineapple } und { kind-salami }
two-pineapple-shrimps = { kind-pineapple } und { kind-shrimps }
two-olives-peppers = { kind-olives } und { kind-peppers }
two-olives-mushrooms = { kind-olives } und { kind-mushrooms }
two-olives-salami = { kind-olives } und { kind-salami }
two-olives-shrimps = { kind-olives } und { kind-shrimps }
two-peppers-mushrooms = { kind-peppers } und { kind-mushrooms }
two-peppers-salami = { kind-peppers } und { kind-salami }
two-peppers-shrimps = { kind-peppers } und { kind-shrimps }
two-mushrooms-salami = { kind-mushrooms } und { kind-salami }
two-mushrooms-shrimps = { kind-mushrooms } und { kind-shrimps }
two-salami-shrimps = { kind-salami } und { kind-shrimps }

colour-yellow = Gelb
colour-purple = Lila
colour-green = Grün
colour-brown = Braun
colour-red = Rot
colour-pink = Pink

order-normale = Normale ({ $needs })
order-bombastica = Bombastica (15 oder mehr, egal was)
order-monotoni = Monotoni ({ $needs }, 6 einer anderen Sorte)
order-ghiottona = Ghiottona ({ $needs }, je 4 von zwei anderen Sorten)
order-monotoni-junior = Monotoni junior (5 einer Sorte, ohne { $forbidden })
order-minipizza = Minipizza ({ $needs }, ohne { $forbidden })
order-minimale = Minimale ({ $needs }, 4 von der seltensten Sorte)
order-mamma-mia = Mamma Mia ({ $needs }, 5 { $one } oder 5 { $other })

source-stock = vom Vorrat
source-waiter = vom Kellner

answer-none = nichts
answer-yes = Ja
answer-no = Nein

verb-lay-order = eine Bestellung obendrauf legen
verb-no-order = keine Bestellung
verb-add-missing = das Fehlende dazulegen
verb-ask = die anderen um eine Karte bitten
verb-that-is-all = das ist alles
verb-give-up = aufgeben
verb-help = helfen
verb-refuse = nicht helfen

field-kind = Welche Sorte?
field-lay-kind = Welche Zutat legst du in den Ofen?
field-ask-kind = Um welche Karte bittest du?
field-add-kind = Welche Karte legst du dazu?
field-choose-kind = Welche Sorte soll es sein?
field-count = Wie viele?
field-order = Welche Bestellung?
field-source = Woher ziehst du?
field-kinds = Welche zwei Sorten sollen es sein?

action-lay = { so-many } in den Ofen legen
action-lay-order = eine Bestellung obendrauf legen: { $order }
action-no-order = keine Bestellung
action-draw = { $source } ziehen
action-choose = { $kind } wählen
action-choose-two = { $kinds } wählen
action-add-missing = das Fehlende dazulegen
action-ask = um { one-card } bitten
action-that-is-all = um nichts weiter bitten
action-give-up = aufgeben
action-help = helfen
action-refuse = nicht helfen
action-add = { one-card } dazulegen

event-seated = { $seat } spielt { $colour }.
event-ingredients-drawn = { $count ->
    [one] { $seat } zieht 1 Zutat.
   *[other] { $seat } zieht { $count } Zutaten.
}
event-kind-drawn = [{ so-many }]
event-kind-drawn-forgotten = […]
event-orders-drawn = { $count ->
    [one] { $seat } zieht 1 Bestellung.
   *[other] { $seat } zieht { $count } Bestellungen.
}
event-order-drawn = [{ $order }]
event-order-drawn-forgotten = […]
event-began = { $seat } beginnt.
event-laid = { $seat } legt { so-many } in den Ofen.
event-laid-forgotten = { $seat } hat Zutaten in den Ofen gelegt.
event-order-laid = { $seat } legt eine Bestellung obendrauf: { $order }.
event-order-laid-forgotten = { $seat } hat eine Bestellung obendrauf gelegt.
event-missed-turn = { $seat } hat keine Zutat und setzt aus.
event-clearing-began = Der Vorrat ist aufgebraucht. { $seat } räumt den Ofen aus.
event-ingredients-revealed = [{ so-many }]
event-ingredients-revealed-forgotten = Karten kamen aus dem Ofen.
event-order-revealed = Eine Bestellung von { $seat }: { $order }.
event-forbidden-found = Verboten, aber in der Auslage: { $kind }.
event-no-fewest-found = In der Auslage kommt keine Sorte als seltenste in Frage.
event-kind-chosen = { $seat } wählt { $kind }.
event-kinds-chosen = { $seat } wählt { $kinds }.
event-gave-up = { $seat } gibt auf.
event-added = { $seat } legt { so-many } dazu.
event-asked-for = { $seat } bittet um { one-card }.
event-request-made = Wer hilft { $seat }?
event-answered = { $seat } antwortet: { $answer }.
event-helped = { $seat } hilft.
event-nobody-helped = Niemand hilft { $seat }.
event-gave = { $seat } gibt { so-many }.
event-baked = Die Pizza von { $seat } ist gebacken.
event-ingredients-used = [−{ so-many }]
event-rewarded = Als Belohnung zählt die oberste Bestellung beim Kellner von { $seat } ungesehen als fertig.
event-order-returned = Die Bestellung geht zurück unter den Kellner.
event-oven-cleared = { $number ->
    [1] Der Ofen ist zum ersten Mal ausgeräumt.
    [2] Der Ofen ist zum zweiten Mal ausgeräumt.
    [3] Der Ofen ist zum dritten Mal ausgeräumt.
   *[other] Der Ofen ist zum vierten Mal ausgeräumt.
}
event-left-over = Im Ofen bleibt: { so-many }.
event-left-over-forgotten = Im Ofen bleiben unverbrauchte Zutaten.
event-stock-renewed = { $count ->
    [0] Es gibt keinen Vorrat.
    [one] Der Vorrat hat 1 Karte.
   *[other] Der Vorrat hat { $count } Karten.
}
event-order-counted = { $seat }: { $order }.
event-ended = Die letzte Pizza ist aus dem Ofen. Das Spiel ist zu Ende.

error-over = Das Spiel ist zu Ende: Der Ofen ist zum letzten Mal ausgeräumt.
error-not-your-turn = Du bist nicht dran, sondern Platz { $turn }.
error-not-your-order = Die Bestellung, die gerade geprüft wird, gehört zu Platz { $owner }.
error-lay-first = Lege zuerst Zutaten einer Sorte in den Ofen.
error-not-so-many = So viele hast du nicht: Von dieser Sorte hast du { $count }.
error-one-kind-only = Deine Zutaten liegen schon. Lege jetzt eine Bestellung obendrauf, oder keine.
error-order-not-held = Diese Bestellung hast du nicht auf der Hand.
error-order-or-none = Lege zuerst eine Bestellung obendrauf, oder keine.
error-draw-now = Ziehe jetzt, vom Vorrat oder von deinem Kellner.
error-oven-is-cleared = Der Ofen wird ausgeräumt: Gelegt oder gezogen wird jetzt nicht.
error-others-answer = Die Bitte geht nicht an dich: Jetzt antworten die anderen.
error-already-answered = Du hast schon geantwortet; dabei bleibt es.
error-cannot-help = Du hast nicht alles, worum gebeten wird.
error-help-or-refuse = Du wirst um Hilfe gebeten: Hilf, oder lehne ab.
error-no-request = Gerade bittet niemand um Hilfe.
error-choose-first = Wähle zuerst, woraus deine Pizza bestehen soll.
error-choose-one = Wähle eine einzige Sorte.
error-choose-two = Wähle zwei verschiedene Sorten.
error-forbidden-kind = Die verbotene Sorte kannst du nicht wählen.
error-not-the-fewest = Wähle eine Sorte, von der am wenigsten, aber mindestens eine Karte ausliegt und die nicht auf der Bestellung steht.
error-one-of-the-two = Wähle eine der beiden Sorten, die auf der Bestellung stehen.
error-own-kind = Deine eigene Sorte kannst du nicht wählen: Sie steht schon auf der Bestellung.
error-nothing-to-choose = Gerade ist keine Sorte zu wählen.
error-cannot-add = Du hast nicht alles, was fehlt ({ $short }).
error-add-all-at-once = Sag zuerst, dass du das Fehlende dazulegst.
error-no-helping = An diesem Tisch wird nicht geholfen.
error-ask-for-something = Bitte zuerst um mindestens eine Karte.
error-not-missing = Von dieser Sorte fehlt nichts mehr.
error-ask-for-more = Bitte um mehr: Den Rest könntest du nicht selbst dazulegen.
error-request-begun = Du hast schon zu bitten begonnen: Bitte um mehr, oder sag, dass das alles ist.
error-kind-not-held = Diese Sorte hast du nicht auf der Hand.
error-add-cards = Lege Karten aus der Hand dazu, bis es 15 sind.

error-edition-number-of-orders = { $file }: { $colour } muss { $needed } Bestellungen haben, nicht { $found }.
error-edition-order-part = { $file }: Bestellung { $number } braucht „{ $part }“, von der Art { $kind }.
error-edition-order-part-unknown = { $file }: „{ $part }“ bedeutet in Bestellung { $number } ({ $pizza }) nichts. Bekannte Einträge: { $known }.
error-edition-order-colour = { $file }: Die Farbe von Bestellung { $number } kann nicht „{ $name }“ sein. Zur Wahl stehen: { $known }.
error-edition-order-pizza = { $file }: Die Pizza von Bestellung { $number } kann nicht „{ $name }“ sein. Zur Wahl stehen: { $known }.
error-edition-order-ingredient = { $file }: Bestellung { $number } nennt „{ $name }“, das ist keine Zutat. Zur Wahl stehen: { $known }.
error-edition-order-amount = { $file }: Bestellung { $number } kann nicht { $amount } von „{ $kind }“ brauchen. Es muss eine ganze Zahl von 0 bis { $most } sein.
error-edition-order-empty = { $file }: Bestellung { $number } muss mindestens eine Zutat brauchen.
error-edition-order-forbidden = { $file }: Bestellung { $number } verbietet „{ $kind }“, braucht es aber selbst. Verboten sein muss eine andere Zutat.
error-edition-order-either = { $file }: Bestellung { $number } muss zwei verschiedene Zutaten außer der eigenen („{ $own }“) zur Wahl stellen, nicht „{ $kinds }“.

error-position-colour-twice = In „{ $entry }“ steht eine Farbe zweimal: Jeder Platz hat seine eigene Farbe.
error-position-order-colour = Die Bestellung { $order } kann nicht in „{ $entry }“ sein: Dieser Platz hat die Farbe { $colour }.
error-position-colour-absent = Die Bestellung { $order } kann nicht in „{ $entry }“ sein: Niemand hat ihre Farbe.
error-position-clearings = Nach { $last } Mal Ausräumen ist das Spiel vorbei, und nicht vorher: „clearings“ kann in der Phase „{ $phase }“ nicht { $given } sein.
error-position-revealed = In der Phase „{ $phase }“ ist nichts aufgedeckt: Was im geschlossenen Ofen liegt, gehört in „oven“.
error-position-stock-in-clearing = In der Phase „{ $phase }“ gibt es keinen Vorrat: Lass „stock“ weg, und lege in „box“, was nirgends sonst ist.
error-position-checked-phase = „checked“ wird gebraucht, während eine Bestellung geprüft wird, und nur dann; die Phase ist „{ $phase }“.
error-position-checked-not-revealed = Die Bestellung, die geprüft wird, { $order }, muss die letzte Karte von „revealed“ sein.
error-position-needs = Was { $order } braucht, passt hier nicht: das Aufgedruckte, und für { $chosen } gewählte Sorten je { $times } Karten mehr.
error-position-request = Es wird um mehr gebeten, als fehlt: höchstens { $short } Karten.
error-position-helper = „{ $entry }“ passt nicht: Es hilft nur jemand anders, und nur bis die Pizza gebacken ist.
error-position-not-asked = „{ $entry }“ muss None sein: Dieser Platz ist nicht gefragt worden.
error-position-number-of-rounds = „{ $entry }“ muss einen Teil für jede bisherige Runde haben, { $needed }, nicht { $given }.
error-position-memory-new = „{ $entry }“ widerspricht sich: Neu waren { $new } { $kind }, aber gezogen oder übrig sind { $drawn }. Berichtige es, oder lass „rounds“ weg.
error-position-memory-hand = „{ $entry }“ widerspricht dem, was Platz { $seat } hält, gezogen, gelegt und gegeben hat. Berichtige es, oder lass „rounds“ weg.

table-round = Runde { $number }
table-clearing = { $number }. Ausräumen
table-laying = { $seat } legt in den Ofen
table-ordering = { $seat }: mit einer Bestellung obendrauf?
table-drawing = { $seat } zieht
table-choosing = { $seat } wählt
table-deciding = einer Bestellung von { $seat } fehlt etwas
table-requesting = { $seat } bittet um Hilfe
table-answering = wer hilft { $seat }?
table-adding = { $seat } legt Karten dazu
table-over = das Spiel ist zu Ende
table-ingredients = Zutaten
table-orders = Best.
table-waiter = Kellner
table-finished = fertig
table-oven = { $count ->
    [0] Der Ofen ist leer.
    [one] Ofen: 1 Karte
   *[other] Ofen: { $count } Karten
}
table-to-come = { $count ->
    [0] Der Ofen ist leer.
    [one] Im Ofen: noch 1 Karte
   *[other] Im Ofen: noch { $count } Karten
}
table-top = obenauf:
table-stock = Vorrat: { $count }
table-finished-pile = Fertig: { $count }
table-in-sequence = Von der ältesten Karte an:
table-checked = Eine Bestellung von { $seat }: { $order }
table-request = erbeten
table-short = { $count ->
    [one] es fehlt 1 Karte
   *[other] es fehlen { $count } Karten
}
table-laid-out = Auslage
table-used = verbraucht
table-needs = nötig
table-missing = es fehlt
table-hand = deine Hand
table-your-orders = Bestellungen
table-no-order = keine auf der Hand
