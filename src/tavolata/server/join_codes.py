"""Join codes: three words that can be said across a room and open the lobby of a table.

The words are Italian in every language, so that people whose screens speak different ones can read them to each other.
A code follows from the table's invitation, so a table keeps its code however often somebody asks for it.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata

LIST = """
acqua aglio agosto albero alba alto amico anatra ancora angelo anguria aprile arancia arco aria asino
bacio balena balcone bambu banana banco barca basilico bello bianco bicchiere birra bosco bottone braccio brodo
caffe calcio caldo campana cane canto capra carota carta casa castagna cavallo cena cento cielo cigno
ciliegia cinema cipolla coda collina colomba coltello corda corona corsa cozza crema cacao cubo cuoco cuore
dado danza delfino dente deserto disco dito dolce domani donna dono dopo drago duomo estate elefante
fagiolo falco farfalla farina faro fata festa fico fiore fiume foglia fontana forchetta formica forno fragola
fratello fuoco fungo gallo gamba gatto gelato ghiaccio giallo giardino gioco giorno giraffa giugno gnocchi gomma
grande grano grillo gufo gusto inverno isola lago lampada latte leone lepre libro limone lira lucciola
luglio luna lupo maestro maggio mago mano mare marmo martello matita mattina mela melone mandorla menta
mercato miele mille molo mondo monte moto mulino musica naso nave nebbia nero nido nipote noce
nonna nespola notte nuvola occhio oliva ombra onda orologio orso orto ottobre padella palla palma pane
panna paglia parco pasta patata pecora penna pepe pera pesca perla piano piatto piazza piede pietra
pino pioggia pirata pizza polpo pomodoro ponte porta prato primo prugna quadro quattro radio ragno rana
regina remo riso roccia rosa rosso ruota sabbia sale salsa salto scala scarpa sedia sera sette
signora sogno sole sorella spada spiaggia stella strada tavolo tazza teatro tempo terra tetto tigre topo
tonno torta treno tromba uccello uovo uva valle vela vento verde viola vino volpe zaino zebra
"""
WORDS = tuple(LIST.split())
"""256 of them: three make 16 million codes, and wrong ones are counted."""
LENGTH = 3


def code_for(invitation: str, attempt: int) -> str:
    """The code of a table; another attempt gives another one, should somebody else have the first.

    >>> code_for("secret", 0) == code_for("secret", 0) != code_for("secret", 1)
    True
    """
    drawn = hashlib.sha256(f"{invitation} {attempt}".encode()).digest()[:LENGTH]
    return " ".join(WORDS[number] for number in drawn)


def read_join_code(typed: str) -> str:
    """A code as people type it: capitals, accents and whatever stands between the words do not matter.

    >>> read_join_code("Caffè, gatto-LUNA ")
    'caffe gatto luna'
    """
    plain = unicodedata.normalize("NFKD", typed.lower())
    return " ".join(re.findall(r"[a-z]+", "".join(letter for letter in plain if not unicodedata.combining(letter))))
