# Words of the arena: of its reports.

arena-tournament-title = Tournament: { $title }
arena-balance-title = How { $title } is balanced
arena-lead = { NUMBER($games) } games from { NUMBER($deals) } deals at tables of { $players }; every deal was played from every seat.
arena-balance-lead = { NUMBER($games) } games at tables of { $players } with the bot { $bot } on every seat.
arena-setting = How this was measured
arena-method = Beside each figure stands its 95 % interval: 1,000 times, as many deals were drawn with replacement as were played, and all games of a deal went together, because they are not independent. Where a bot won or lost every game, this is blind: its share then has the bound of the rule of three (3 of n deals), and its rating is no more than a bound. A shared win counts in equal shares.
arena-ratings = Ratings
arena-ratings-about = After the model of Bradley and Terry, from who finished before whom; the mean is 0, and 400 points more are odds of ten to one.
arena-bot = Bot
arena-elo = Rating (Elo)
arena-fair-share = Wins, as a multiple of the fair share
arena-points = Points at the end
arena-milliseconds = Thinking, ms a decision
arena-cross = Everybody against everybody
arena-cross-about = { $players ->
    [2] How much the bot of the row won against the bot of the column, as a multiple of the fair share: 1 is equal, 2 is every game.
   *[other] How much the bot of the row won, alone at a table of { $players } with bots of the column, as a multiple of the fair share: 1 is equal, { $players } is every game.
}
arena-seats = By seat
arena-seats-about = Wins as a multiple of the fair share: 1 is fair.
arena-first = Who has an advantage
arena-turn = { $number ->
    [1] the seat named
   *[other] number { $number } clockwise
}
arena-options = Options
arena-all = all games
arena-moves = Moves a game
arena-shared = Shared wins
arena-seats-count = Seats
arena-games-count = Games
arena-things = What things are worth
arena-things-about = Seats that had to do with a thing, in the way the event says, beside all seats in the same games that had not. This need not be a cause: whoever is ahead may reach better things. And of a hundred things, five lie outside their interval by chance alone.
arena-thing = Thing
arena-times = How often
arena-more-wins = Wins more (multiple of the fair share)
arena-more-points = Points more
arena-number-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-number-one = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-two = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

arena-train-step = Step
arena-train-wins = Wins v greedy
arena-train-entropy = Entropy (nats)
arena-train-error = Error of hopes
arena-train-network = the network
arena-train-own = the game's own judgement
