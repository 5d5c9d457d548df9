# Parole per il tavolo di Domingo, solo per il browser.

task-place = Scegli una carta, poi un posto.
task-corner = Fila nuova: scegli una carta, poi un angolo.
task-chosen = Scegli un posto.
task-chosen-turn = Scegli un posto, o tocca di nuovo la carta per girarla.
task-announce = Guarda e conta!

card-triple = tre volte { $colour }
bench = Le tue carte
bench-card = Carta { $number }: { $card }
turn-card = Gira la carta
turn-same = Questa carta è uguale nei due versi.
turn-off = A questo tavolo le carte non si girano.
choose-card-first = Scegli prima una delle tue carte.

field-name = Il mosaico, { $count ->
    [one] una carta
   *[other] { $count } carte
  }. Le frecce portano da una carta all’altra.
field-line = Fila { $line } dall’alto
field-card-lies = Posto { $column }: { $card }
field-card-laid = Posto { $column }: { $card }, appena posata da { $name }
field-card-scored = Posto { $column }: { $card }, appena posata da { $name }, { $points ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $points } punti
  }
place-empty = { $end }: scegli prima una carta
place-card = Posa { $card } qui: { $end }
place-scores = Posa { $card } qui: { $end }, { $points ->
    [0] porta 0 punti
    [one] porta 1 punto
   *[other] porta { $points } punti
  }

legend-straight = 1 a casella
legend-diagonal = 2 a casella

claim-go = Dichiara
claim-help-corrected = Se dichiari troppo poco, vale quello che hai detto; se dichiari troppo, viene corretto.
claim-help-lost = Se dichiari troppo poco, vale quello che hai detto; se dichiari troppo, non ottieni nulla.
claim-keys = Cifre
claim-wipe = Cancella l’ultima cifra
verdict-said = { $name } dichiara { $claim }.
verdict = { $name }: dichiarati { $claim }, la carta vale { $worth }.
verdict-exact = Esatto!
verdict-missed = { $points ->
    [one] È sfuggito 1 punto!
   *[other] Sono sfuggiti { $points } punti!
  }
verdict-corrected = Corretto a { $points }.
verdict-lost = Troppo: nessun punto!

share-across = in orizzontale
share-upright = in verticale
share-diagonal = in diagonale
share-announced = dichiarati in meno

lesson-1 = Ogni carta ha tre caselle colorate. Una è già al centro, tre sono tue. Insieme si forma un quadrato di 12 × 12 caselle; chi fa le serie più lunghe di un colore raccoglie più punti.
lesson-2 = Zio Carlo ha messo tre caselle uguali una sopra l’altra: una serie di 3 caselle, 3 punti. Puoi farlo anche tu: tocca la tua carta con tre caselle oliva, poi il posto a sinistra.
lesson-3 = 3 punti! Le carte si possono girare. Tocca la carta con oliva, terracotta e limone, poi toccala ancora: si gira. Posala a sinistra, con l’oliva in basso.
lesson-4 = 9 punti con una carta: 3 caselle in orizzontale ne portano 3, ma 3 caselle in diagonale ne portano 6. In diagonale vale doppio! Anche Carlo l’ha visto. Ora posa a destra la carta con tre caselle azzurre.
lesson-5 = La serie orizzontale aveva già 3 caselle. Ora ne ha 4 e conta di nuovo per intero: 4 punti, e 3 per la tua serie verticale. Dopo aver posato peschi una carta, così ne hai sempre tre.
lesson-6 = Un po’ più tardi: la prima fila ha le sue 12 carte. Chi è di turno ne comincia un’altra, a uno dei quattro angoli. Posa in alto a destra la carta con tre caselle azzurre.
lesson-7 = 10 punti: le serie passano da una fila all’altra. Dal suo angolo una fila cresce in una sola direzione, perciò ora c’è un posto solo. Posa lì la carta con tre caselle limone.
lesson-8 = Si va avanti così finché quattro file sono complete. Allora vince chi ha più punti. Fino ad allora: cerca le diagonali lunghe, e non lasciarle agli altri!

play-well-1 = Comincia una nuova fila, e scegli tu l’angolo. In basso a destra limone–oliva–oliva prolungherebbe cinque caselle limone: 6 punti. Ma lì che cosa porterebbe all’altro la prossima carta? Posa la stessa carta a un altro angolo.
play-well-2 = 3 punti invece di 6. Ma qui la prossima carta porta all’altro in media meno di 3 punti; in basso a destra sarebbero stati 6. Conta sempre due cose: quello che prendi e quello che lasci.
play-well-3 = Sei in testa di 10, e azzurro–limone–azzurro a destra farebbe una serie di tre: 3 punti. Prima guarda le diagonali che apre. Quale carta qui non ti porta niente, ma lascia meno all’altro?
play-well-4 = Niente per te. Ma ora la prossima carta porta all’altro circa 7 punti; dopo le tue tre caselle azzurre sarebbero stati quasi 13, e fino a 18. Tre punti possono costare troppo.
play-well-5 = Comincia l’ultima fila, e sei in testa di 2. Tre caselle oliva in alto a destra portano 9 punti, anche in diagonale. C’è un angolo dove fai punti e non lasci proprio niente?
play-well-6 = 5 punti, e nessuna carta che l’altro può avere fa punti qui. In alto a destra sarebbero stati quasi 10. Meno carte restano, più conta a chi tocca dopo. Ora prova in una partita vera!
