# Words of the arena: of its reports.

arena-tournament-title = Tournament: { $title }
arena-balance-title = How { $title } is balanced
arena-lead = { NUMBER($games) } games from { NUMBER($deals) } deals at tables of { $players }; every deal was played from every seat.
arena-balance-lead = { NUMBER($games) } games at tables of { $players } with the bot { $bot } on every seat.
arena-method-title = How this was measured
arena-method = Each figure has its 95% interval beside it, from a bootstrap: 1,000 times, as many deals as were played are drawn with replacement, with all their games, because games of one deal are not independent. Where a bot won or lost every game, the bootstrap cannot say anything: its share then has the bound of the rule of three (3 of n deals), and its rating is only a bound. A shared win counts in equal shares.
arena-ratings = Ratings
arena-ratings-about = By the Bradley–Terry model, from who finished before whom; the mean is 0, and 400 points more are odds of ten to one.
arena-bot = Bot
arena-elo = Rating (Elo)
arena-fair-share = Wins, as a multiple of the fair share
arena-points = Points at the end
arena-milliseconds = Thinking, ms per decision
arena-cross = Everybody against everybody
arena-cross-about = { $players ->
    [2] How much the bot of the row won against the bot of the column, as a multiple of the fair share: 1 is equal, 2 is every game.
   *[other] How much the bot of the row won, alone at a table of { $players } with bots of the column, as a multiple of the fair share: 1 is equal, { $players } is every game.
}
arena-faults = { $count ->
    [1] { $bot } has lost a move to { $fallback }: { $kinds }.
   *[other] { $bot } has lost { $count } moves to { $fallback }: { $kinds }.
}
arena-fault-raised = { $count } × an error
arena-fault-illegal = { $count } × not a legal action
arena-fault-printed = { $count } × printed something
arena-fault-late = { $count } × too late
arena-fault-ended = { $count } × its process ended
arena-fault-unreadable = { $count } × an answer nobody can read
arena-fault-given-up = { $count } × not started again
arena-seats = By seat
arena-seats-about = Wins as a multiple of the fair share: 1 is fair.
arena-first = Who has an advantage
arena-turn = { $number ->
    [1] the seat named
   *[other] number { $number } clockwise
}
arena-options = Options
arena-all = all games
arena-moves = Moves per game
arena-shared = Shared wins
arena-seats-count = Seats
arena-games-count = Games
arena-items = What items are worth
arena-items-about = Seats that were involved with an item, in the way the event says, compared with all seats in the same games that were not. This need not be a cause: whoever is ahead may reach better items. And of a hundred items, five lie outside their interval by chance alone.
arena-item = Item
arena-times = How often
arena-more-wins = More wins (multiple of the fair share)
arena-more-points = More points
arena-number-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-number-one = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-two = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

arena-train-step = Step
arena-train-wins = Wins vs greedy
arena-train-entropy = Entropy (nats)
arena-train-error = Value error
arena-train-network = the network
arena-train-heuristic = the game’s own evaluation
arena-luck = Without luck
arena-luck-about = The luck of every game has been taken out of its result: of the deal, of what was drawn, and of the dice of bots whose dice are known. What is left has the same mean and less noise. The factor says how many times as many games it takes to know the plain share as well.
arena-adjusted = Without luck
arena-factor = Games saved, factor
arena-cross-adjusted = Against each other, without luck
