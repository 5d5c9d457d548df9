# Words of the bots: what the levels are called, and what they are like.

level-1 = Lina
level-1-character = Ha appena imparato le regole e gioca quel che le va.
level-2 = Beppe
level-2-character = Gioca per divertirsi e non guarda troppo per il sottile.
level-3 = Chiara
level-3-character = Vede quel che conviene adesso, e lo prende.
level-4 = Dottor Neri
level-4-character = Pensa qualche mossa più in là prima di toccare una carta.
level-5 = Nonna Ada
level-5-character = Ha visto tutto, pensa tutto fino in fondo, e quando vince sorride.
