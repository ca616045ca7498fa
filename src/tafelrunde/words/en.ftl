# English words that every game shares.
#
# Clauses. The text of an effect is an imperative clause that begins with its verb, in small letters and without a full
# stop ("gain 2 gold", "draw a card"); one that can be refused begins with "you may". The text of a count is
# what follows "for each" ("forest with your buildings").

join-things = { $how ->
    [more] { $a }, { $b }
   *[last] { $a } and { $b }
}

join-all = { $how ->
    [list] { $a }; then { $b }
   *[other] { $a }, then { $b }
}
phrase-all = { $parts }

join-any-order = { $how ->
    [list] { $a }; and { $b }
    [more] { $a }, { $b }
   *[last] { $a } and { $b }
}
phrase-any-order = { $parts } in any order

join-one-of = { $how ->
    [list] { $a }; or { $b }
    [more] { $a }, { $b }
   *[last] { $a } or { $b }
}
phrase-one-of = either { $parts }

phrase-may = { $gain-optional ->
    [yes] you may { $pay }, and if you do, { $gain }
   *[no] you may { $pay } to { $gain }
}
phrase-up-to = { $gain-optional ->
    [yes] up to { times } you may { $pay }, and if you do, { $gain }
   *[no] up to { times } you may { $pay } to { $gain }
}
times = { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}
phrase-times = { $part } { times }
phrase-per = { $part } for each { $count }
phrase-per-every = { $part } for every { $count }

## Questions

prompt-order = What do you do next?
prompt-order-hint = These effects may be carried out in any order: pick the one you do now.
prompt-order-none = Nothing more

prompt-one-of = Which one do you choose?
prompt-one-of-hint = You get only one of these effects; those that cannot be carried out now are left out.

prompt-may = Do you take the offer ({ $about })?
prompt-may-hint = You may pay and gain, or leave it.
prompt-may-yes = Yes, do it
prompt-may-none = No, leave it

prompt-mix = { $about }: how many?
prompt-mix-hint = You give in any mix, one kind after the other: say how many of this kind.

## Why a bot answers so

reason-gains = { $choice }: this brings { $gains }.
reason-both = { $choice }: this brings { $gains } and costs { $losses }.
reason-losses = { $choice }: this costs { $losses }, anything else costs more.
reason-none = { $choice }: the answer makes no difference that I can see.
reason-random = { $choice }: for no reason, I play at random.
reason-term = { $name } ({ $sign }{ $whole }.{ $tenth })
feature-worth = a better position

## Advice that compares answers

advice-more-and-less = Compared with “{ $other }” you gain { $more }, but lose { $less }.
advice-more-and-less-but = Compared with “{ $other }” you gain { $more }. You lose { $less } for now, which should pay off.
advice-rather = { $more } instead of { $less }: I think that is worth more here.
advice-rather-not = { $more } instead of { $less }: I think that is worth less here.
advice-more = Compared with “{ $other }” you gain { $more }.
advice-less-but = Compared with “{ $other }” you lose { $less } for now; that should pay off later.
advice-later = I expect more of it than of “{ $other }”, though nothing on the table shows it yet.
advice-hardly-worse = “{ $other }” is hardly worse.
advice-only = There is nothing else to choose.
advice-alike = It makes no difference which of the two you take.
advice-even = “{ $other }” is as good, as far as I can see.
advice-same = “{ $other }” comes to the same.
advice-even-but = “{ $other }” comes to the same: here you get { $more }, there { $less }.
advice-behind-more = You gain { $more }, but “{ $other }” promises more in the end.
advice-behind-less = Compared with “{ $other }” you lose { $less }.
advice-behind = “{ $other }” promises more, though nothing on the table shows it yet.
advice-hardly-better = “{ $other }” is hardly better.
advice-strategic = Bots score about { $points } { $points ->
    [one] point
   *[other] points
} more with it than with “{ $other }”.
advice-strategic-behind = Bots score about { $points } { $points ->
    [one] point
   *[other] points
} less with it than with “{ $other }”.
advice-level = as good
advice-level-first = level with the next
advice-things = { $name } ({ $count })
advice-ahead = { $sign }{ $whole }.{ $tenth } points, { $chance_sign }{ $chance } % chance to win
advice-ahead-points = { $sign }{ $whole }.{ $tenth } points
advice-opinion-learned = The opinion of the bot { $level }, with a learned mind: { $worlds } imagined deals, { $whole }.{ $tenth } s of thought.
advice-opinion-by-hand = The opinion of the bot { $level }: { $worlds } imagined deals, { $whole }.{ $tenth } s of thought.

## Players and values

player = Player { $number }
you = you
nothing = nothing
yes = yes
no = no
round = round
score = score
icon-per = for each

## Languages, each in its own

language-en = English
language-de = Deutsch

## Where a component's values come from

source-seed = printed in the rulebook
source-public = established by public sources
source-reconstructed = reconstructed by us
source-corrected = corrected by the owner of the box

## Boards of games that draw none of their own

default-round = Round { $round }
default-table = Table
default-players = Players
default-own = In front of you
default-choices = You may choose
default-turn = to move
feature-score = points
feature-rival = points of the best rival
icon-hand = cards in hand
icon-vp = victory points
ending-over = The game is over.

# Why something cannot stand on a component, said beside the field in which somebody wrote it.

correction-other = { $line }
correction-large-pack = A pack has at most { $most } characters.
correction-deep-pack = It is nested too deeply.
correction-not-toml = This is no file of corrections: line { $line } cannot be read.
correction-unprintable = There is something in it that cannot be printed.
correction-foreign = That belongs to another game.
correction-version = The version is a whole number from 1.
correction-no-name = No component and no part of one is called like that.
correction-language = Names can be given in English and in German.
correction-no-value = Here stands a number, a text, or a list of these.
correction-table = Here belong values by their names.
correction-text = Here belongs a text.
correction-number = Here belongs a number.
correction-flag = Here belongs a yes or a no.
correction-effect = Here belongs an effect.
correction-count = Here belongs something that can be counted.
correction-places = Here belong places of the board, by their numbers from 0 to { $most }.
correction-list = Here belongs a list.
correction-word = Choose one of the words that are offered.
correction-missing = Something is still missing here.
correction-long = This is longer than { $most } characters.
correction-letter = No name has the sign { $letter }.
correction-deep = This is nested more than { $most } deep.
correction-large = The number is too large: at most { $most }.
correction-unknown = { $name } is no block of this game.
correction-constant = { $name } is a word: it takes nothing in brackets.
correction-neither = { $name } is neither a number nor a block of this game.
correction-unreadable = This cannot be read: is a bracket or a comma missing?
correction-unbuildable = Nothing can be made of this: something here does not go with the rest.
correction-no-part = There is no { $part } on it. There is: { $known }.
correction-no-component = There is no such component.
correction-no-box = The pieces do not fit together with this: something is named that is not in the box.
correction-copies = There would be { $now } of these, but the box has { $printed }. Copies must add up.
