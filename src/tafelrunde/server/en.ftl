# What the server itself says at a table.

waiting-person = { $player } is choosing.
waiting-bot = { $player } is thinking.
waiting-nobody = { $player } has left; the host can invite somebody or seat a bot.
waiting-seats = { $n ->
    [one] One seat is still open.
   *[other] { $n } seats are still open.
}
cannot-be-undone = This shows something new, so it cannot be undone.
ends-turn = This ends your turn.
ends-game = This ends the game.

note-bot-failed = The bot of { $player } failed; a legal choice was made in its place.
note-bot-overran = The bot of { $player } took too long; a legal choice was made in its place.
note-bot-seated = A bot plays for { $player } from now on.
note-left = { $player } has left the table.
note-joined = { $player } has joined the table.

hint-text = The bot would choose: { $label }

player-here = Player { $number }

bot-random = Random
bot-random-hint = Takes any legal choice. Good for learning the rules.
bot-greedy = Greedy
bot-greedy-hint = Looks to the end of its turn and takes what is worth most then.
bot-easy = Easy
bot-easy-hint = Plays by a plan, but slips now and then. Good for a first game.
bot-medium = Medium
bot-medium-hint = Looks to the end of its turn and takes what is worth most then.
bot-hard = Hard
bot-hard-hint = Plans its whole turn; answers within a second or so.
bot-expert = Expert
bot-expert-hint = Searches its turn in many imagined worlds; may think for some seconds.
bot-planner = Planner
bot-planner-hint = Plans its whole turn, answer by answer.
bot-flat = Flat Monte Carlo
bot-flat-hint = Tries out its best turns again and again, a few turns ahead.
bot-mcts = Tree search
bot-mcts-hint = Monte Carlo tree search over its whole turn.
