# Messages of the command line program.

welcome = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, seed { $seed }. You are { $name }.
opponent = { $name } is played by the bot { $bot }.
commands = A number chooses · u undo · ? explains the options · ? WORD explains a card · h hint · b board · s [FILE] save · q quit
unknown-answer = Please type a number from 1 to { $most }, or a letter: u, ?, h, b, s, q.
cannot-undo = Cannot undo: something was revealed or others have moved since.
undone = Undone.
saved = Saved to { $file }. Look at it with: tafelrunde replay { $file }
not-saved = Could not be saved to { $file }: { $why }
save-before-leaving = Save the game as (leave empty not to save):
left = You left the game after { $choices } choices.
found-nothing = Nothing on the table is called { $word }.
found-many = Several things match: { $names }
nothing-to-explain = These options name no component. Type ? and a word to look one up.
copies = { $n ->
    [1] one copy
   *[other] { $n } copies
}
result = Result
winner = Winner: { $names }
winners = Shared win: { $names }
total = total
unlocked = Unlocked: { $what }
campaign-saved = The campaign is saved in { $file }. The same command plays its next game.

## Parts of a component with their own source

part-name = name
part-effect = effect
part-cost = cost
part-copies = number of copies
part-arrangement = arrangement
part-content = content
part-number = number
part-spaces = spaces
part-bridges = bridge sites
part-kind = kind
part-kinds = kinds
part-points = points
part-label = label
part-symbols = symbols
part-combination = combination
part-flasks = flasks
part-colour = colour
part-side = side
part-count = what is counted
part-place = place
part-pairing = pairing
part-layout = layout
part-condition = condition
part-grid = plots
part-benefit = benefit
part-shape = shape
part-tile = tile
part-landmark = landmark
part-track = track
part-mat = mat
part-card = card
part-chart = chart
part-prerequisite = prerequisite
part-height = height
part-other = another value

## The analysis of a finished game

analysis-curve = Chance to win, from the first choice to the last
analysis-accuracy = accuracy
analysis-opening = in the opening
analysis-middle = in the middle
analysis-end = at the end
analysis-luck = points by luck
analysis-skill = points by skill
analysis-costliest = What cost { $name } most
analysis-nothing-costly = Nothing found.
analysis-lost = −{ $points } points
analysis-lost-chance = , −{ $chance } % chance to win
analysis-given = Chosen: { $given }. Better: { $better }.
advice-then = Then: { $line }
analysis-line = Continuation: { $line }
analysis-opinion-learned = The opinion of a bot ({ $level } with a learned evaluation) after { $seconds } s; its chances were fitted to { $games } games.
analysis-opinion-rough = The opinion of a bot ({ $level } with a learned evaluation) after { $seconds } s. Its chances are rough: they have not been fitted to games yet.
analysis-opinion-by-hand = The opinion of a bot ({ $level }) after { $seconds } s. There is no learned evaluation for these rules, so the chances are rough.
