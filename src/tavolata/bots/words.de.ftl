# Words of the bots: what the levels are called, and what they are like.

level-1 = Lina
level-1-character = Hat gerade erst die Regeln gelernt und spielt, wonach ihr ist.
level-2 = Beppe
level-2-character = Spielt aus Freude und schaut nicht so genau hin.
level-3 = Chiara
level-3-character = Sieht, was jetzt gut ist, und nimmt es.
level-4 = Dottor Neri
level-4-character = Denkt ein paar Züge voraus, bevor er eine Karte anfasst.
level-5 = Nonna Ada
level-5-character = Hat alles schon gesehen, denkt alles zu Ende und lächelt, wenn sie gewinnt.
