# Wörter des Bretts von Mille Grazie, nur für den Browser.

task-ambush = Die Kutsche startet in { $city }. Wo legst du dich auf die Lauer?
task-ambushes = Die Kutsche startet in { $city }. Wähle zwei Straßen, an denen du dich auf die Lauer legst.
task-escort = Mit Geleitschutz oder allein?
task-take = In { $city } liegt ein Auftrag. Nimmst du ihn mit?
task-discard = Du hast drei Aufträge. Welchen gibst du auf?
task-walk = { $left ->
    [one] Die letzte Straße: zweimal antippen.
   *[other] Noch { $left } Straßen: eine zweimal antippen.
  }

map-name = Spielplan: Norditalien. Pfeiltasten führen von Straße zu Stadt zu Straße; Umschalt mit einem Buchstaben tippt diese Straße an.
zoom-in = Vergrößern
zoom-out = Verkleinern
road-name = Straße { $letter }: { $name }, { $one }–{ $other }, { $colour }, { $cost ->
    [one] ein Überfall kostet 1 Auftrag.
   *[other] ein Überfall kostet { $cost } Aufträge.
  }
road-planned = Geplant als { $number }. Straße.
road-walked = Auf dieser Reise schon befahren.
road-escorted = Hier reitet der Geleitschutz.
road-robber = { $name } lauert hier.
road-promised = { $name } hat versprochen, hier zu lauern.
road-off = Sie schließt nicht an deinen Weg an.
city-far = { $city } ist zu weit für diese Reise.
city-order = Hier liegt ein Auftrag nach { $destination } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
city-people = Hier: { $names }
city-wanted = { $name } hat Aufträge hierher, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
order-open = von { $first } nach { $destination }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
order-held = Auftrag nach { $destination }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }

traveller-nobleman = { $name } auf Reisen
traveller-robber = { $name }, Räuber
has-set = { $name } lauert irgendwo
no-orders = keine Aufträge
orders-all = Alle Aufträge
orders-fewer = Weniger Aufträge
steps-open = 4–5 Straßen: 4 mit Geleitschutz, 5 ohne
steps-escorted = Mit Geleitschutz: noch { $left } von { $total } Straßen
steps-alone = Ohne Geleitschutz: noch { $left } von { $total } Straßen

robber-name = Du bist Räuber
nobleman-name = Du bist auf Reisen
compass = Kompass
compass-number = Kompass { $number }
compass-escort = Kompass des Geleitschutzes
compass-open = noch keine Straße
set-open = { $count ->
    [one] Welche Straße?
   *[other] Welche zwei Straßen?
  }
set-way = Mit Geleitschutz oder allein?
set-ambush = { $letters } einstellen
promise = Allen versprechen
promise-help = Alle am Tisch erfahren es. Es bindet dich nicht.
promised-own = Du hast versprochen: { $action }
talk = Chat
way-alone = Allein
way-escort = Mit Geleitschutz
way-roads = { $count } Straßen
set-alone = Allein aufbrechen
set-escort = Geleitschutz auf { $letter }
take-it = Nehmen
leave-it = Liegen lassen
take-fourth = Du trägst schon drei: Dafür müsstest du einen aufgeben.
discard-this = Den Auftrag nach { $destination } aufgeben
walk-first = Straße { $letter } nehmen
walk-touch = Tippe auf eine Straße
plan-gain = { $count ->
    [0] bringt nichts ans Ziel
    [one] bringt 1 Auftrag ans Ziel: +{ $points }
   *[other] bringt { $count } Aufträge ans Ziel: +{ $points }
  }
plan-risk = In Gefahr: { $roads }
plan-safe = Keine Gefahr: Der Geleitschutz ist da
plan-wipe = Den Weg löschen

cry-robbed = Mille grazie!
cry-foiled = Vereitelt!
ambush-empty = Die Kutsche ist leer …
told-robbed = Straße { $letter }: { $name } wurde überfallen, { $count ->
    [one] 3 Punkte
   *[other] je 3 Punkte
  } für { $robbers }. Verloren: { $lost }.
told-robbed-nothing = Straße { $letter }: { $name } wurde überfallen, { $count ->
    [one] 3 Punkte
   *[other] je 3 Punkte
  } für { $robbers }. Zu verlieren gab es nichts.
told-foiled = Straße { $letter }: Den Überfall von { $robbers } hat der Geleitschutz von { $name } vereitelt.

legend = Was der Spielplan zeigt
legend-green = Grün, dünne Linie, runder Buchstabe: Ein Überfall kostet 1 Auftrag.
legend-violet = Violett, gestrichelte Linie, eckiger Buchstabe: 2 Aufträge.
legend-orange = Orange, dicke Linie mit Perlen, sechseckiger Buchstabe: 3 Aufträge.
legend-keys = Karten in den Städten zeigen, wohin sie gehen und was sie bringen; Fahnen, was die Kutsche dorthin bringen soll. Mit zwei Fingern oder mit + und − wird der Spielplan größer und kleiner.
pile = { $count ->
    [one] 1 Auftrag liegt im Nachziehstapel.
   *[other] { $count } Aufträge liegen im Nachziehstapel.
  }
pile-discarded = Abgelegt: { $orders }.
legend-reconstructed = Dieser Spielplan ist unsere Rekonstruktion. Bekannt sind 12 der 14 Städte, acht Straßen, sechs Straßennamen, drei Farben und vier Aufträge; der Rest ist von uns. Sieht dein gedruckter Spielplan anders aus, dann gilt der gedruckte.

share-delivered = Aufträge
share-robbed = Überfälle

lesson-1 = Reihum sitzt jemand anderes in der Kutsche, die übrigen sind Räuber. Ausgelieferte Aufträge bringen Punkte, Überfälle auch. Wer zuerst 30 Punkte hat, gewinnt. Zuerst reist Giulia, ab La Spezia.
lesson-2 = Du bist Räuber. Die Fahne zeigt: Giulia will nach Piacenza. Drehe den Kompass auf W oder tippe auf dem Spielplan auf W; dann stelle ihn ein. Niemand sieht es.
lesson-3 = Mille grazie! Kein Geleitschutz auf W: 3 Punkte für dich. Auf einer grünen Straße verliert sie noch vor der Stadt einen Auftrag, blind gezogen; auf einer violetten zwei, auf einer orangen drei.
lesson-4 = Später reist du, ab Ferrara. Allein über genau fünf Straßen; mit Geleitschutz über genau vier, auf einer davon sicher. Wähle den Geleitschutz, auf der orangen Straße I, und brich auf.
lesson-5 = In Ferrara liegt ein Auftrag nach Milano für 5 Punkte. Drei darfst du tragen. Tippe auf die Karte, um sie zu nehmen.
lesson-6 = Sofort kam ein neuer Auftrag dazu. Tippe nun auf Straße I, und noch einmal, um sie zu fahren. Tippst du vorher auf weitere Straßen, siehst du, was sie bringen und was du aufs Spiel setzt.
lesson-7 = Zio Carlo lauerte an Straße I, und dein Geleitschutz hat ihn vertrieben: keine Punkte für ihn, nichts verloren. Weiter geht es über J nach Milano.
lesson-8 = Geliefert: 5 Punkte! Keine Straße wird auf einer Reise zweimal befahren. An einem richtigen Tisch könnt ihr reden, bevor ihr die Kompasse einstellt: Räuber versprechen alles und halten nichts. Buon viaggio!

play-well-1 = Dein Auftrag nach San Marino bringt 8 Punkte, und dein Geleitschutz reitet auf U, der letzten Straße dorthin. Drei Straßen bleiben. T nach Piacenza ist grün und nah. Welche nimmst du ab Genova?
play-well-2 = L, N, U: genau drei Straßen, und unterwegs noch ein Auftrag. Alle wussten, wohin du willst, und jemand lauerte genau da, wo dein Geleitschutz ritt. Zähle vor der ersten Straße bis ans Ende der Reise.
play-well-3 = Zwei Straßen bleiben, zwei Aufträge hast du. In Firenze liegt einer nach Modena, das ist von dort noch eine Straße. N nach Firenze ist orange, L nach Genova nur violett. Welche nimmst du?
play-well-4 = Ein Überfall kostet auf Orange drei Aufträge, auf Violett zwei. Du hast zwei: Für dich sind beide gleich teuer. Also nimm die, die dich weiterbringt: 3 Punkte, und nach Bologna ist es noch eine Straße. Wie teuer eine Straße ist, hängt davon ab, was du bei dir hast.
play-well-5 = Du reist ohne Geleitschutz und hast einen Auftrag nach Venezia. Über I und B sind es zwei Straßen, über O, C und V drei, und drei bleiben dir. Welchen Weg nimmst du?
play-well-6 = 5 Punkte und zwei neue Aufträge. Räuber lauern zuerst am kurzen Weg; dieser ist durchweg grün und endet genau da, wo du hinwillst. Du musst nicht schnell sein, nur unberechenbar.
play-well-7 = Noch eine Straße, und liefern kannst du auf ihr nichts. Du hast zwei Aufträge nach Brescia und einen nach Mantova. E endet in Modena, P in Milano. Wo willst du beim nächsten Mal aufbrechen?
play-well-8 = Von Milano ist es je eine Straße nach Brescia und nach Mantova: 15 Punkte, und niemand weiß, wohin du zuerst fährst. Außerdem ist mit drei Aufträgen Violett billiger als Orange. Die letzte Straße ist der Anfang der nächsten Reise. Probier es jetzt in einem richtigen Spiel!
