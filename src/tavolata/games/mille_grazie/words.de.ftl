# Die Wörter von Mille Grazie.

summary = Aufträge durch Norditalien bringen, oder denen auflauern, die es tun.
aim = Als Edelmann Aufträge in ihre Städte bringen, als Räuber dort lauern, wo der Edelmann vorbeikommt. Wer zuerst 30 Punkte hat, gewinnt (r 12, r 18, r 25).

option-first = Wer beginnt
option-first-help = Ein Platz, oder das Los entscheidet.

colour-none = keine Straße
colour-green = grün
colour-violet = violett
colour-orange = orange

verb-escort = mit Geleitschutz
verb-alone = allein, ohne Geleitschutz
verb-take = nehmen
verb-leave = liegen lassen

field-road = Welche Straße?
field-roads = Welche zwei Straßen?
field-order = Welchen Auftrag legst du ab?

action-ambush = an Straße { $road } lauern
action-ambushes = an den Straßen { $roads } lauern
action-escort = Geleitschutz auf Straße { $road }
action-alone = allein, ohne Geleitschutz
action-take = den Auftrag nehmen
action-leave = den Auftrag liegen lassen
action-discard = { $order } ablegen
action-walk = Straße { $road } nehmen

event-dealt = { $seat } bekommt den Auftrag { $order } und beginnt in { $city }.
event-order-opened = { $order } wird in { $city } offen ausgelegt.
event-order-misfit = { $order } wird gezogen und abgelegt: In { $city } liegt schon ein Auftrag.
event-reshuffled = Die abgelegten Aufträge werden zu einem neuen Nachziehstapel gemischt.
event-round-began = { $seat } ist Edelmann.
event-ambush-set = { $seat } lauert an Straße { $road }.
event-ambush-set-secret = { $seat } lauert irgendwo.
event-ambushes-set = { $seat } lauert an den Straßen { $roads }.
event-ambushes-set-secret = { $seat } lauert irgendwo an zwei Straßen.
event-escort-set = { $seat } hat Geleitschutz auf Straße { $road }.
event-escort-set-secret = { $seat } hat irgendwo Geleitschutz und fährt vier Straßen weit.
event-went-alone = { $seat } hat keinen Geleitschutz und fährt fünf Straßen weit.
event-order-taken = { $seat } nimmt { $order } in { $city }.
event-order-left = { $seat } lässt { $order } in { $city } liegen.
event-order-discarded = { $seat } legt { $order } ab.
event-walked = { $seat } nimmt Straße { $road } ({ $colour }) nach { $city }.
event-robbed = Mille grazie! { $seat } lag an Straße { $road } auf der Lauer: { $points } Punkte.
event-foiled = { $seat } lag an Straße { $road } auf der Lauer, doch dort ritt der Geleitschutz: keine Punkte.
event-order-lost = { $seat } verliert { $order }.
event-arrived = { $seat } kommt in { $city } an.
event-delivered = { $seat } erfüllt { $order } in { $city }: { $points } Punkte.
event-journey-ended = Die Reise von { $seat } endet in { $city }.
event-ended = Jemand hat 30 Punkte. Das Spiel ist zu Ende.

error-over = Das Spiel ist zu Ende: Jemand hat 30 Punkte.
error-not-the-nobleman = Du bist in dieser Runde Räuber; der Edelmann sitzt auf Platz { $nobleman }.
error-robbers-first = Zuerst stellen die Räuber ihre Buchstaben ein; dann beginnt deine Reise.
error-no-ambush-now = Buchstaben werden vor der Reise eingestellt, und nur von Räubern.
error-already-set = Du hast deinen Buchstaben schon eingestellt; dabei bleibt es.
error-two-letters = Zu zweit stellt der Räuber zwei Buchstaben zugleich ein, zum Beispiel CV.
error-one-letter = Zu dritt oder viert stellt jeder Räuber einen Buchstaben ein.
error-no-such-road = Eine Straße mit dem Buchstaben { $road } gibt es auf diesem Spielplan nicht.
error-escort-first = Sag zuerst, ob du mit Geleitschutz oder allein reist.
error-escort-settled = Ob du mit Geleitschutz reist, steht für diese Reise fest.
error-take-or-leave = Nimm zuerst den Auftrag in { $city }, oder lass ihn liegen.
error-discard-first = Du hast schon drei Aufträge: Lege zuerst einen davon ab: { $held }.
error-no-order-here = In { $city } gibt es jetzt keinen Auftrag zu nehmen oder liegen zu lassen.
error-nothing-to-discard = Ein Auftrag wird nur abgelegt, um Platz für einen vierten zu schaffen.
error-road-walked = Straße { $road } hast du auf dieser Reise schon befahren.
error-road-elsewhere = Straße { $road } führt nicht aus { $city } hinaus. Von dort führen: { $roads }.

error-edition-number-of-cities = { $file }: Es müssen 2 bis { $most } Städte sein, nicht { $found }.
error-edition-city-twice = { $file }: Die Stadt „{ $city }“ ist zweimal genannt.
error-edition-road-letter = { $file }: Straße { $number } braucht einen eigenen Buchstaben von A bis Z, nicht „{ $letter }“.
error-edition-road-colour = { $file }: Straße { $letter } kann nicht „{ $colour }“ sein. Zur Wahl stehen: { $known }.
error-edition-road-cities = { $file }: Straße { $letter } muss zwei verschiedene Städte des Spielplans verbinden, nicht „{ $cities }“.
error-edition-not-connected = { $file }: Nicht jede Stadt ist von jeder anderen aus zu erreichen.
error-edition-order-cities = { $file }: Auftrag { $number } muss zwei verschiedene Städte des Spielplans nennen, nicht „{ $first }“ und „{ $destination }“.
error-edition-order-points = { $file }: Auftrag { $number } muss 1 bis 30 Punkte bringen, nicht { $points }.
error-edition-number-of-orders = { $file }: { $found } Aufträge sind zu wenige oder zu viele: { $least } bis { $most } sind nötig, damit immer ein passender gezogen werden kann.

error-position-road-twice = In „{ $entry }“ steht eine Straße zweimal: Nenne jede einmal.
error-position-letters = „{ $entry }“ braucht { $needed ->
    [one] einen Buchstaben
   *[other] { $needed } Buchstaben
} oder keinen, nicht { $given }.
error-position-open-order = Der Auftrag { $order } kann nicht offen in { $city } liegen: Er liegt in { $first }.
error-position-nobleman-robs = „{ $entry }“ muss leer sein: Der Edelmann stellt keinen Buchstaben ein.
error-position-before-the-journey = In der Phase „{ $phase }“ hat die Reise nicht begonnen: Lass „{ $entry }“ weg.
error-position-winner = In der Phase „{ $phase }“ geht das nicht: Das Spiel ist genau dann vorbei, wenn jemand { $points } Punkte hat.
error-position-no-open-order = Die Phase kann nicht „{ $phase }“ sein: In { $city }, wo der Edelmann ist, liegt kein offener Auftrag.
error-position-room-for-an-order = Die Phase kann nicht „{ $phase }“ sein: Der Edelmann hat weniger als { $most } Aufträge.

table-round = { $nobleman } ist Edelmann
table-setting = die Räuber legen sich auf die Lauer
table-escorting = mit oder ohne Geleitschutz?
table-travelling = { $count ->
    [0] am Ende der Reise
    [one] noch 1 Straße
   *[other] noch { $count } Straßen
}
table-over = das Spiel ist zu Ende
table-open = Offene Aufträge
table-escort = Geleitschutz
table-colours = Ein Überfall kostet { $green } grün: 1 Auftrag, { $violet } violett: 2, { $orange } orange: 3. { $card } offener Auftrag. 1–4 Edelmänner.
table-two-letters = zwei Buchstaben, zum Beispiel FV
