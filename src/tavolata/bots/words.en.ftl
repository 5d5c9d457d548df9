# Words of the bots: what the levels are called, and what they are like.

level-1 = Lina
level-1-character = Has just learned the rules, and plays what she fancies.
level-2 = Beppe
level-2-character = Plays for the fun of it, and does not look too closely.
level-3 = Chiara
level-3-character = Sees what is good now, and takes it.
level-4 = Dottor Neri
level-4-character = Thinks a few moves ahead before he touches a card.
level-5 = Nonna Ada
level-5-character = Has seen everything, thinks it through to the end, and smiles when she wins.
