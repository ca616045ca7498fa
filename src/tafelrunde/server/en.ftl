# What the server itself says at a table.

waiting-person = { $player } is choosing.
waiting-bot = { $player } is thinking.
waiting-nobody = { $player } has left; the host can seat a bot.
waiting-seats = { $n ->
    [one] One seat is still open.
   *[other] { $n } seats are still open.
}
cannot-be-undone = This shows something new, so it cannot be undone.
ends-turn = This ends your turn.
all-in-order = all of it, in this order
face-down = This lies face down until all have chosen. You can take it back as long as others before you are choosing.
ends-game = This ends the game.

note-bot-failed = The bot of { $player } failed; a legal choice was made in its place.
note-bot-overran = The bot of { $player } took too long; a legal choice was made in its place.
note-bot-seated = A bot plays for { $player } from now on.
note-redealt = The rules of this server have changed before anybody chose: the table was dealt again.
note-chosen-seed = The deal of this table was chosen by who opened it, who may know what comes.
note-continued = This table goes on with another game, so somebody may know what comes.
note-left = { $player } has left the table.
note-joined = { $player } has joined the table.
note-program = A program plays for { $player } from now on.
note-time-up = The time of { $player } is up.
note-stand-in = A bot stands in for { $player } until they come back.
note-returned = { $player } is back.
note-forfeited = { $player } has lost this game, which counts, by giving up the seat.
note-voted-bot = The others have voted: a bot plays for { $player } from now on.


player-here = Player { $number }

bot-random = Random
bot-random-hint = Takes any legal choice. Good for learning the rules.
bot-greedy = Greedy
bot-greedy-hint = Looks to the end of its turn and takes what is worth most then.
bot-easy = Easy
bot-easy-hint = Plays by a plan, but judges by a rough eye. Good for a first game.
bot-medium = Medium
bot-medium-hint = Looks to the end of its turn, and takes what seems worth most then.
bot-hard = Hard
bot-hard-hint = Looks to the end of its turn, and judges well what that is worth.
bot-expert = Expert
bot-expert-hint = Plans its whole turn, and compares the best ways to play it.
bot-master = Master
bot-master-hint = Has learned from many games against itself what a position is worth, and thinks ahead with it.
bot-offered-hint = A bot from outside, brought by the owner of this server.
bot-thinks = { $tenth ->
    [0] Takes { $whole } s at most for an answer.
   *[other] Takes { $whole }.{ $tenth } s at most for an answer.
}
bot-planner = Planner
bot-planner-hint = Plans its whole turn, answer by answer.
bot-flat = Flat Monte Carlo
bot-flat-hint = Tries out its best turns again and again, a few turns ahead.
bot-mcts = Tree search
bot-mcts-hint = Monte Carlo tree search over its whole turn.

# Lessons.

lesson-read-first = One moment: read on first, with “Next”.
lesson-comes-later = A good thought, but its time comes in step { $step }. Take the lit choice for now.
lesson-not-now = That is allowed in a real game. For this step, take the lit choice.

goal-who = Who you are
goal-win = How you win
goal-turn = Your turn
goal-end = When it ends

# Why something cannot be done, for people; the code beside it is for programs.

error-unknown-person = We do not know each other yet: reload the page. (Programs ask GET /api/me first and keep the cookie.)
error-no-table = There is no such table.
error-no-sheet = The pictures have changed. Reload the page.
error-bad-pack = This pack cannot be used. { $reason }
error-bad-pack-at = This pack cannot be used. { $place }: { $reason }
error-over-budget = Reading this takes too much time or memory. Make it smaller or simpler, then send it again.
error-nameless-pack = Give the pack a name.
error-no-pack = There is no such pack.
error-not-your-pack = Only who made a pack can change it. Make a pack of your own from it.
error-stale-pack = Meanwhile there is version { $version } of this pack. Look at it first; yours is not lost.
error-many-packs = You have { $most } packs, and that is as many as one can have.
error-many-versions = This pack has { $most } versions, and that is as many as one can have. Begin a new one from it.
error-no-such-line = The packs do not differ in { $line }.
error-other-game = That is no pack of { $game }.
error-no-position = It did not come up in the games that we tried. Let bots try the whole pack, or play with it.
error-no-component = There is no such component.
error-many-checks = You have checked { $most } components, and that is as many as one can.
word-none = none
word-any = any
word-both = both
word-nothing = nothing
block-all = one after the other
block-any-order = in any order
block-one-of = one of these
block-may = pay, and gain for it
block-up-to = pay and gain, several times
block-times = the same several times
block-per = for each
error-no-game = There is no game “{ $game }” here.
error-no-lesson = There is no such lesson of “{ $game }” here.
error-no-such-step = The lesson has not come to step { $step } yet; it is at step { $steps }.
error-no-kind = There is nothing of that kind in this game.
error-no-number = There is nothing of that number.
error-no-path = There is no such path in the API.
error-not-started = The game begins when all seats are taken.
error-no-such-seat = This table has no seat { $seat }.
error-no-such-order = There is no such standing order in this game, or not up to that number.
error-not-your-seat = That is not your seat.
error-not-your-view = Only who sits there may see that before the game is over.
error-no-spectators = This table is played without spectators.
error-host-only = Only who opened the table may do that.
error-overtaken = Somebody else was faster; look again.
error-newer-rules = This table is played under version { $theirs } of { $game }; this process of the server has version { $ours } and is about to be updated. Try again in a moment.
error-older-rules = This table is played under older rules; hints, exercises and forks are not offered for them.
error-other-rules = This table was begun under version { $theirs } of { $game } or with other components; this server has version { $ours }, so it cannot be played on here.
error-must-end = Your turn is done: end it or take something back.
error-nothing-to-undo = What was revealed, answered by others or confirmed stays as it is.
error-not-finished = Your turn is not done yet: there is still something to choose.
error-over = The game is over.
error-stale = The table is at choice { $ply }, not { $sent }; look again.
error-redealt = The rules of this server have changed, so the table was dealt again; look again.
error-not-your-turn = It is not your turn.
error-nothing-asked = Nothing is asked of you now.
error-no-hint = The bot has no advice here.
error-no-coach = The coach is silent here: other people play at this table.
error-no-bot = A person chose this; only bots say why.
error-illegal = That cannot be chosen here: { $reason }
error-bad-name = An account needs a name.
error-odd-name = This name has invisible characters, or letters of different scripts that look alike; choose another one.
error-name-of-account = Somebody has an account of this name, or of one that looks like it. If it is yours, sign in; otherwise choose another name.
error-bad-password = A password has { $least } to { $most } characters.
error-has-account = You have an account already; sign out to make another one.
error-name-taken = Somebody has an account of that name; choose another one.
error-no-account = You have no account yet, so there is no password to change.
error-wrong-old-password = That is not your password so far.
error-wrong-password = Name and password do not fit together.
error-others-sit-here = Somebody else has a seat at this table, so it stays. You can put it away in your archive.
error-one-seat = You sit at this table already; at a public table everybody has one seat.
error-program-only-plays = This token plays its seat and does nothing else.
error-taken = Somebody sits there already.
error-bad-invite = This link does not lead to that seat; ask for a new one.
error-no-rematch = Only who played may ask for a rematch.
error-no-next = No other game follows this one.
error-not-over = The game is not over yet.
error-no-such-ply = This game has { $plies } choices; there is no position { $ply }.
error-no-record-yet = The record can be had when the game is over.
error-no-analysis-yet = A game is analysed when it is over.
error-no-hints = At this table there are no hints while the game goes on: people play here, and the host did not allow it.
error-no-tryouts = At this table lines cannot be tried out while the game goes on: people play here, and the host did not allow it.
error-no-chances = Spectators see the chances while a game goes on if all who play agree.
error-no-fork-yet = A game can be continued from elsewhere when it is over.
error-no-fork-there = The game is over there; choose an earlier position.
error-bad-record = This record cannot be replayed: { $reason }
error-no-text = The record is no UTF-8 text.
error-seats-differ = { $players } players, but { $seats } seats are named.
error-bad-text = A line of chat has 1 to { $most } characters.
error-not-seated = Only who sits at the table may speak.
error-bad-request = The request cannot be met: { $reason }
error-refused = The server refuses that: { $reason }
error-busy = The server is busy; please try again in a moment.
error-wedged = The rules of this game came to no end here, so that was not done. Please choose something else and report it.
error-internal = Something went wrong on our side.
error-unknown-host = This server does not answer to that name; TAFELRUNDE_HOSTS can add it.
error-foreign-origin = Requests that change something must come from this server's own pages.
error-not-json = Send JSON, with Content-Type: application/json.
error-too-large = A request here has at most { $most } bytes.
error-long-address = The address of a request has at most { $most } bytes.
error-long-headers = The headers of a request have at most { $most } bytes together.
error-too-slow = The request did not come in time; please send it again.
error-unknown-token = This token opens nothing; ask the host of the table for a new one.
error-no-token = You can let a program play your own seat; before the game the host can give it a free one.
error-still-there = Somebody plays there. You can replace them when they leave or their time is up.
error-bad-webhook = A webhook is an http or https address without a password, of at most 500 characters.
error-no-such-bot = No bot “{ $bot }” sits down here; there are: { $offered }.
error-no-zone = There is no time zone “{ $zone }”.
error-still-time = There is still time on that clock.
error-no-other-person = Nobody else plays at this seat.
error-no-person = There is no such person.
error-many-relations = One can follow and block { $most } people; let somebody go first.
error-blocked = Somebody at this table does not want to play with you.
error-not-followed = Only people you follow can be invited by name.
error-no-free-seat = There is no free seat at this table.
error-empty-report = Say in a few words what happened.
error-many-reports = Your reports are waiting to be read; more can come afterwards.
error-no-vote = You can vote about other people who play at this table, and nobody else.
error-no-vote-in-contest = There are no votes in a tournament: the clock and whoever runs it decide.
error-no-vote-before-first-choice = You can vote once the first choice of the game is made. Until then you can leave the table; its host can remove it if the first player does not come.
error-not-absent = You can vote when this player is on turn and absent: their clock has run out or, without a clock, everybody has waited for three days.
error-not-at-this-table = Only who plays at the table may decide that.
error-too-many = { $what ->
    [guests] Too many new guests come from your address; please try again in { $retry } s.
    [tables] You have opened many tables in a short time; the next one can be opened in { $retry } s.
    [records] You have brought many records in a short time; the next one can come in { $retry } s.
    [packs] You have changed packs often in a short time; please wait { $retry } s.
    [drafts] You have tried out a lot in a short time; please wait { $retry } s.
    [chat] Please let others speak, too; your next line can come in { $retry } s.
    [choices] That was faster than anybody can play; please wait { $retry } s.
    [ghosts] You look around very fast; please wait { $retry } s.
    [account] Somebody has tried too many passwords for this account; it opens in { $retry } s, or in a browser where you have signed in before.
    [invites] You have invited this person several times already; the next invitation can go in { $retry } s.
    [invited] There are many invitations for one person; please wait { $retry } s.
    [seats] That is a lot of getting up and sitting down; please wait { $retry } s.
    [steps] You have asked often what happened; please wait { $retry } s.
    [replays] That was faster than anybody can watch; please wait { $retry } s.
    [hints] The bot needs a rest; ask it again in { $retry } s.
    [mail] We have written to you often enough for now; the next message can go in { $retry } s.
    [mailbox] This address has got several mails of ours lately. Look there, also among spam, or try again tomorrow.
    [confirmations] We have asked very many addresses in a short time; please try again in { $retry } s.
    [links] Links to a new password have gone there already; the next one can go in { $retry } s.
    [news] There is a lot of news for one person; the next mail can go in { $retry } s.
    [login] That was tried too often; please wait { $retry } s before you try again.
    [sockets] Too many pages are open from your address or account; close some, or try again in { $retry } s.
    [frames] The page says too much at once; please wait { $retry } s.
   *[requests] That was too much at once; please wait { $retry } s.
}

# Ways into an account: mails, and why one of them is closed.

recovery-confirm-subject = Is this your address?
recovery-confirm = Somebody wants a lost password of the account “{ $account }” to be replaced at this address. If that was you, say so here, within three days:

    { $link }

    If it was not you, you need not do anything. To get no more mail from this server, whoever gives this address:

    { $block }
recovery-subject = A new password
recovery = Somebody asked for a new password of the account “{ $account }”. This link lets you choose one; it works once, for an hour:

    { $link }

    If it was not you, do nothing: your password stays as it is.
error-no-account-yet = That needs an account, and you have none yet.
error-bad-recovery-link = This link does not work any more: it is used, older than an hour, or there is a newer one. Ask for another.
error-unknown-passkey = No account here knows this passkey.
error-passkey-not-proven = The passkey did not prove that it is you; please try again.
error-passkey-known = This passkey is known already.
error-no-passkey = There is no such passkey.
error-many-passkeys = An account has at most { $most } passkeys; remove one first.

# The owner of the server and what they do about people.

error-owner-only = Only the owner of the server may do that.
error-not-the-owner = An owner of the server cannot be silenced or banned; `tafelrunde owner --revoke` comes first.
error-no-report = There is no such report; it may be done already.
error-empty-warning = Say in a few words what they are warned of.
error-silenced = You may not write in chats for now. The owner of the server has told you why.
error-banned = You may look here, but nothing more for now. The owner of the server has told you why.

# The challenge of the day.

error-no-legal-page = The host of this server has not written this page.
error-no-challenge = There was no challenge on that day.
error-sealed = Others may still have their try today; it can be had tomorrow.

# The best of a season.

error-no-season = There is no such season here.

# Tournaments.

error-no-tournament = There is no such tournament.
error-many-tournaments = You hold { $most } tournaments that are not over; let one of them end first.
error-tournament-full = All { $most } places of this tournament are taken.
error-tournament-begun = The tournament has begun already.
error-too-few-entrants = A tournament needs two who play.
error-contest-seat = This seat belongs to somebody in a contest; nobody else can take it.
error-tournament-host-only = Only who holds the tournament may do that.
error-playing-host = You play in this tournament, so after its start you decide about nobody else.

# Games that count: rated ones, tournaments, the daily challenge.

error-rated-needs-account = This game is rated, so it needs an account: make one or sign in.
error-not-ratable = A rated game has at least two seats and a deal by chance. It has no hints or try-outs, no pack of your own, and nobody beside you on the same device.
error-option-not-ratable = Chance decides who begins a rated game. Leave the option “{ $part }” at its default.
error-long-night = At a rated table clocks rest for at most { $most } hours at night.
error-bot-without-rating = The bot “{ $bot }” has no rating in this game, so it cannot play in a rated one.
error-seat-in-rated-game = In a rated game everybody plays their own seat. You can leave, and a bot plays on, but you lose the game.
error-seat-in-contest = In a tournament or a daily challenge nobody gives up or replaces a seat: the clock and whoever runs it decide.
error-seat-is-kept = This seat is kept for somebody who has left and may come back.
error-no-help-while-it-counts = This game counts, so there are no hints and try-outs until it is over.
error-contest-spectators = Whether others may watch is fixed in a tournament or a daily challenge.
error-no-abort-here = Only a rated game can be aborted; you can leave any other one.
error-too-late-to-abort = A game can be aborted until somebody begins their second turn. You can leave, but you lose the game.
error-many-aborts = You have aborted { $most } games within a day, and that is as many as one can. You can leave, but you lose the game.
error-banned-player = { $name } has aborted several rated games and can play the next one in { $minutes ->
    [one] one minute.
   *[other] { $minutes } minutes.
}
error-play-ban = You have aborted several rated games. You can play the next one in { $minutes ->
    [one] one minute.
   *[other] { $minutes } minutes.
}

# Small marks behind a rule of the reference, and what they mean.

mark-ruling = our ruling
mark-ruling-hint = The rulebook leaves this open or can be read in several ways. This is how it is played here.
mark-derived = follows
mark-derived-hint = Not printed as a sentence, but it follows from other rules.
mark-editions = editions differ
mark-editions-hint = The German and the English rulebook say different things; both are given, and which one is played here.
mark-icon = from a picture
mark-icon-hint = The rulebook only shows this in a picture. The most probable meaning is given.
mark-settled = confirmed
mark-settled-hint = Another passage or a public source confirms this meaning.
mark-open = open
mark-open-hint = No source settles this. What is played here is a choice that may change.
mark-public = public source
mark-public-hint = The rulebook does not print this; a public source does.
mark-box-hint = Only played with this expansion.
mark-page = p. { $pages }
mark-page-of = { $book }, p. { $pages }
mark-page-hint = Page of the printed rulebook

# Signs between icons, for the legend.

sign-becomes = the left becomes the right, or leads to it
sign-pay = pay the left for the right; behind a thing, what it must have
sign-or = one or the other
sign-times = so many times
sign-and = and then
sign-apart = divides two halves
sign-equals = counts as
sign-endless = without limit

# What a bot thinks of a game.

analysis-opinion-learned = The opinion of a bot ({ $level } with a learned mind) after { $seconds } s of thought. Its chances were fitted to { $games } games of bots.
analysis-opinion-rough = The opinion of a bot ({ $level } with a learned mind) after { $seconds } s of thought. Its chances are rough, for nobody has fitted them to games yet.
analysis-opinion-by-hand = The opinion of a bot ({ $level }) after { $seconds } s of thought. No learned mind fits these rules, so its chances are rough.
tryout-opinion = Hidden cards are imagined, and the figures are a bot’s opinion.
chances-opinion = A bot’s opinion, which knows no hidden cards.

# How people who are away are called. { $table } is the title of the table or the name of the game.

webhook-turn = { $table }: it is { $player }'s turn.
webhook-time = { $table }: the time of { $player } is up.
webhook-over = { $table }: the game is over.
call-turn = It is your turn: { $table }
call-time = Your time is up: { $table }
call-invite = You are invited to a table: { $table }
call-over = The game is over: { $table }
call-several = { $n } tables want you
call-open = Open the table
call-try = This is how we call you
call-try-text = All is well: this way works.
mail-stop = You get this because you asked for it. No more mail: { $link }
mail-confirm-subject = Is this your address?
mail-confirm = Somebody wants to be called to the table at this address. If that was you, say so here:

    { $link }

    If it was not you, you need not do anything. To get no more mail from this server, whoever gives this address:

    { $block }
error-bad-device = The browser's keys for messages are not understood; switch them off and on again.
error-bad-mail-link = This link is not ours, or it is too old; ask for a new one.
error-no-such-address = This address is not asked for any more.
error-no-mail = This server sends no mail; who runs it can set that up.
