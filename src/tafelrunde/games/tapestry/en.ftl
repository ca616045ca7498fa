# English words of Tapestry.
#
# VP are victory points. A benefit is what a space, tile or card gives, a bonus what may be bought there. The circle and
# the square of a tech card are the benefits of the middle and the top row.

game-title = Tapestry
game-tagline =
    Weave a history from the first fire to the stars: four tracks, five eras, one civilization like no other.
    You decide when your era ends and the next one begins.
game-minutes = 90 to 120 minutes

goal-who = You lead one people from the first fire to the stars, with a civilization of your own, a capital to fill with buildings, and outposts on a shared map.
goal-win = Whoever has most victory points at the end. They come from spaces of the tracks, from land that you explore and conquer, from achievements, and above all from your capital, tech cards and lands in every income turn.
goal-turn = Advance one space on one of four tracks: pay resources, take what the space gives, buy its bonus if you like. Or take an income turn: play a tapestry card, score, gain new resources and enter your next era.
goal-end = Everybody ends in their own time, with the fifth income turn, which only scores. The game is over when all have taken theirs.

## Amounts

stock = { $resource ->
    [coin] { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
    [worker] { $amount ->
        [one] 1 worker
       *[other] { $amount } workers
    }
    [food] { $amount } food
   *[culture] { $amount } culture
}
counted = { $what ->
    [vp] { $amount } VP
    [hand] { some-cards }
    [era] the next era
    [coin] { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
    [worker] { $amount ->
        [one] 1 worker
       *[other] { $amount } workers
    }
    [food] { $amount } food
   *[culture] { $amount } culture
}
some-resources = { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}
some-tiles = { $amount ->
    [one] 1 territory tile
   *[other] { $amount } territory tiles
}
some-cards = { $amount ->
    [one] 1 tapestry card
   *[other] { $amount } tapestry cards
}
some-techs = { $amount ->
    [one] 1 tech card
   *[other] { $amount } tech cards
}
in-amount = { $amount ->
    [one] 1 { $resource }
   *[other] { $amount } × { $resource }
}

## Effects

phrase-gain = <gain|{ stock }|>
phrase-any-resource = <gain|{ some-resources } of your choice|>
phrase-points = <gain|{ $amount } VP|>
phrase-tiles = <gain|{ some-tiles }|>
phrase-tapestry-cards = <draw|{ some-cards }|>
phrase-building = <gain|{ $building ->
    [market] 1 market
    [house] 1 house
    [farm] 1 farm
   *[armory] 1 armory
}|>
phrase-building-beside = { $building ->
    [market] take 1 market
    [house] take 1 house
    [farm] take 1 farm
   *[armory] take 1 armory
} off your income mat without building it
phrase-build-landmark = { $landmark ->
    [bakery] gain the Bakery
    [barn] gain the Barn
    [com_tower] gain the Com Tower
    [library] gain the Library
    [stock_market] gain the Stock Market
    [treasury] gain the Treasury
    [stadium] gain the Stadium
   *[monolith] gain the Monolith
} as a landmark
phrase-score-capital = gain 1 VP for each complete row and column of your capital
phrase-explore = { $anywhere ->
    [1] explore any free hex
   *[0] explore
}
phrase-explore-drawn = draw a territory tile and explore with it
phrase-space-tiles = { $amount ->
    [one] gain 1 space tile
   *[other] gain { $amount } space tiles
}
phrase-explore-space = { $of_those ->
    [1] explore one of those space tiles
   *[0] explore one of your space tiles
}
conquered-where = { $anywhere ->
    [1] a territory anywhere on the map
   *[0] a territory
}
phrase-conquer = conquer { conquered-where }{ $dice ->
    [both] { " " }with both dice
    [both-if-opponent] , with both dice if the territory is an opponent's
   *[one] { "" }
}
phrase-research = { $gain ->
    [1] research
   *[0] research without benefit
}
phrase-alien-biology = roll the science die { $times } times: each time you may advance on that track without benefit, or gain { $amount } VP if you are at its end
phrase-advance = advance on { some-track }
phrase-regress = move back on { some-track }
some-track = { $tracks ->
    [exploration] the exploration track
    [technology] the technology track
    [science] the science track
    [military] the military track
    [arts] the arts track
    [military-technology] the military or technology track
    [exploration-military] the exploration or military track
    [science-military] the science or military track
    [science-arts] the science or arts track
    [arts-technology] the arts or technology track
    [exploration-technology] the exploration or technology track
    [exploration-technology-science-military-arts] any track
    [exploration-technology-science-military] the exploration, technology, science or military track
   *[exploration-technology-military] the exploration, technology or military track
}{ $gain ->
    [1] { "" }
   *[0] { " " }without benefit
}
phrase-repeat = gain the benefit of your current space on one track; you may buy its bonus, too
phrase-singularity = move your token from the end of technology to the start of any track
phrase-invent = invent a tech card
phrase-replace-display = you may replace the three face-up tech cards
phrase-upgrade = upgrade a tech card
phrase-circle = gain the circle benefit of a tech card in your middle row
phrase-square = gain the square benefit of a tech card in your top row
phrase-new-civilization = gain another civilization
phrase-play-on-top = play a tapestry card on top of your current one
phrase-discard-for-points = discard any number of tapestry cards for { $amount } VP each
bonus-price = { $price ->
    [any-resource] { some-resources }
    [territory-tile] { some-tiles }
    [tech-card] { some-techs }
   *[tapestry-card] { some-cards }
}
phrase-bonus = you may pay { bonus-price }{ $gain-optional ->
    [yes] , and if you do, { $gain }
   *[no] { " " }to { $gain }
}
phrase-each-player = { $part }, and after you so do all others

phrase-this-era = in this era: { $clauses ->
    [1] { $part0 }
    [2] { $part0 }; { $part1 }
   *[3] { $part0 }; { $part1 }; { $part2 }
}
phrase-on = { $event ->
    [invented] whenever you invent a tech card,
    [gained-card] whenever you gain a tapestry card,
    [advanced-science] whenever you advance on science,
    [new-tier] whenever you enter a new tier,
    [upgraded] whenever you upgrade a tech card,
    [placed-building] whenever you place an income building in your capital,
    [track-landmark] whenever you gain a landmark of a track,
    [landmark-taken] whenever you enter a tier whose landmark is gone,
    [built-on-impassable] whenever you build on impassable plots,
    [other-advanced-military] whenever an opponent advances on military,
    [conquer-ended] whenever you conquer,
    [income-gained] with your income,
    [explored-tile] whenever you explore,
    [district-done] whenever you complete a district,
    [line-done] whenever you complete a row or column,
    [advanced-arts] whenever you advance on arts,
    [gained-masterpiece] whenever you gain a masterpiece,
    [income-scored] when you score in an income turn,
    [gained-landmark] whenever you gain a landmark,
    [placed-beside] whenever you place an income building in your capital next to one of its own type,
    [neighbour-played] whenever a neighbour plays a tapestry card,
   *[gained-market] whenever you gain a market,
} { $effect }
phrase-lasting = { $rule ->
    [no-science] you cannot advance on science
    [no-military] you cannot advance on military
    [no-traps] traps cannot be played against you
    [both-dice] take both dice when you conquer a territory of an opponent
    [no-prerequisites] upgrade tech cards without their prerequisites
    [two-rolls] roll the science die twice and choose
    [free-bonuses] pay nothing for a bonus that costs any 1 resource
    [build-on-impassable] build on impassable plots too
    [tile-twice] when you explore, you may take the tile's benefit twice instead of the points for placing it
    [outpost-on-tile] when you explore, you may put an outpost on the new tile
    [circle-at-once] when you invent a tech card, gain its circle benefit at once
    [three-tiles] before you explore, gain 3 territory tiles, and you may give one tile to an opponent for 3 VP
    [turn-food] turn any food of your income into other resources, with 2 VP for each
    [coins-score] gain 2 VP for each coin of your income
    [play-at-once] when you gain tapestry cards, you may play one of them on top of this one for 5 VP
    [allied] you and this ally cannot conquer each other's territories, and you gain what your ally's upgrades give
    [married] gain the benefits that this opponent gains on that track, but not the bonuses
    [safe] your territories cannot be conquered
    [empty-only] you can conquer only territories without pieces
    [explore-anywhere] explore any free hex
    [conquer-anywhere] conquer anywhere on the map
    [two-tiles] before you explore, gain 2 territory tiles
    [reroll] when you conquer, you may roll one of the dice again
   *[tile-too] when you conquer, gain the benefit of the tile as well
}

phrase-befriend = when played, choose an opponent as your ally
phrase-marry = when played, choose a track and an opponent
phrase-age-of-discovery = roll the science die: you advance on that track with the benefit, all others without
phrase-oil-magnate = choose a track: you may advance there with the benefit, your neighbours without
phrase-dictatorship = advance on a track of your choice; until after your next turn opponents cannot move there
phrase-dark-ages = choose a track: move back one space on three others, where possible, then advance three spaces on it, all without benefit
phrase-renaissance = advance once on every track, in any order, without benefits but with free bonuses
phrase-socialism = move on one track to the nearest token of an opponent, up or down, without benefit
phrase-trade-economy = gain the benefit of a space on which an opponent stands, who gains its bonus for free
phrase-age-of-wonders = gain 2 resources of your choice if you alone have the fewest landmarks, 12 VP if you alone have the most, else 1 resource of your choice and 6 VP
phrase-technocracy = invent a tech card and upgrade it if nobody else has reached this era, else gain 3 VP for each opponent
phrase-neighbours-draw = give each neighbour 1 territory tile of the stack
phrase-olympic-host = each player may pay 1 worker for 10 VP; if an opponent does, gain an income building of your choice, else 1 coin
phrase-steam-tycoon = invent a face-up tech card and upgrade it; your neighbours may invent the top card of the deck
phrase-espionage = use any visible tapestry card as if you had played it, except cards that act as long as they are visible
phrase-colonialism = choose a territory tile you control and gain 1 resource for each kind of land on it (desert coin, forest food, grass culture, mountain worker)
phrase-dystopia = gain a landmark of the tracks that nobody has
phrase-guilds = buy or sell up to 3 resources for 5 VP each
phrase-revolution = raise up to { $most } of your toppled outposts and topple those that stand there

## What is counted

phrase-territories = territory you control
phrase-tech-cards = of your tech cards
phrase-tiles-in-supply = territory tile in your supply
phrase-cards-owned = of your tapestry cards in hand and on your income mat
phrase-advanced = { $track ->
    [exploration] space you have advanced on exploration
    [technology] space you have advanced on technology
    [science] space you have advanced on science
    [military] space you have advanced on military
   *[arts] space you have advanced on arts
}
phrase-in-capital = { $building ->
    [market] market in your capital
    [house] house in your capital
    [farm] farm in your capital
   *[armory] armory in your capital
}
phrase-landmarks = of your landmarks
phrase-tracks-led = track on which nobody is ahead of you
phrase-tracks-trailed = track on which everybody is ahead of you

# What a tech card needs for the top row.
phrase-in-tier = { $track ->
    [exploration] exploration
    [technology] technology
    [science] science
    [arts] arts
   *[military] military
} tier { $tier } or higher
phrase-uncovered = { $building ->
    [market] market
    [house] house
    [farm] farm
   *[armory] armory
} column { $column } uncovered

## Questions

prompt-capital = Which capital do you take?
prompt-capital-hint = It decides where your buildings go and where on the map you start.

prompt-civilization = Which civilization do you lead?
prompt-civilization-hint = Keep one of the two; its ability is yours for the whole game.

prompt-keep-civilization = Which civilization do you keep?
prompt-keep-civilization-hint = You drew two; the other one is discarded.

prompt-action = Advance on a track, or take income?
prompt-action-hint = To advance you pay, move one space and gain what it shows. Income begins your next era, and after five income turns you are done.
prompt-action-option = Advance on { $thing }
prompt-action-0 = Take an income turn

prompt-token = Which of your tokens on { $about } moves?
prompt-token-hint = You have several tokens on this track: choose one by its space.

prompt-pay = { $about ->
    [one] Which resource do you pay?
   *[other] Which resource do you pay? { $about } are to be paid.
}
prompt-pay-hint = Any resources will do, paid one by one in the order of the list.
prompt-pay-option = 1 { $thing }

prompt-bonus = Bonus ({ $about }): which resource do you pay?
prompt-bonus-hint = After the benefit you may buy the bonus once, with any resource.
prompt-bonus-option = Pay 1 { $thing }
prompt-bonus-none = No bonus

prompt-free-bonus = Do you take the bonus for free ({ $about })?
prompt-free-bonus-hint = This bonus costs you nothing now; you may still leave it.
prompt-free-bonus-yes = Take it
prompt-free-bonus-none = Leave it

prompt-pay-tile = Bonus ({ $about }): which tile do you discard?
prompt-pay-tile-hint = All that the bonus costs is discarded, one after the other.
prompt-pay-tile-none = No bonus

prompt-pay-tech = Bonus ({ $about }): which tech card do you discard?
prompt-pay-tech-hint = Cards of any row will do, one after the other.
prompt-pay-tech-none = No bonus

prompt-pay-card = Bonus ({ $about }): which tapestry card do you discard?
prompt-pay-card-hint = The cards come from your hand, one after the other.
prompt-pay-card-none = No bonus

prompt-resource = { $about ->
    [one] Which resource do you take?
   *[other] Which resource do you take? { $about } are to come.
}
prompt-resource-hint = You can hold 8 of each kind; what is full is left out.
prompt-resource-option = 1 { $thing }

prompt-lose = Which resource do you give back?
prompt-lose-hint = Your civilization starts strong, so it loses something after the first income.
prompt-lose-option = 1 { $thing }

prompt-plot = Where do you build the { $about }?
prompt-plot-hint = On any free plot. A full district of 3 × 3 gives a resource at once; full rows and columns score in income turns.
prompt-plot-none = Set it aside

prompt-landmark = Which landmark do you take?
prompt-landmark-hint = Any landmark of the tracks that nobody has yet.

prompt-landmark-turn = How do you turn the landmark { $about }?
prompt-landmark-turn-hint = First the orientation, then the place.
prompt-landmark-turn-option = { $code ->
    [0] As it is printed
    [1] A quarter turn clockwise
    [2] Half a turn
   *[3] A quarter turn anticlockwise
}
prompt-landmark-turn-none = Set it aside

prompt-landmark-site = Where does the landmark { $about } go?
prompt-landmark-site-hint = The place is that of its top left corner. It may hang over the edge of the capital; rows and columns below 1 lie outside.
prompt-landmark-site-none = At the end of the turn

prompt-explore-tile = Which territory tile do you explore with?
prompt-explore-tile-hint = You get 1 VP for each side that matches its neighbour, and the benefit of the tile.

prompt-explore-hex = Where do you lay { $about }?
prompt-explore-hex-hint = On a free hex, as a rule next to a territory you control.

prompt-explore-turn = How do you turn { $about }?
prompt-explore-turn-hint = A side matches if a terrain meets the same terrain at one of its two corners.

prompt-space-tile = Which space tile do you explore?
prompt-space-tile-hint = It goes beside your income mat and gives all it shows.

prompt-replace = Do you replace the three face-up tech cards?
prompt-replace-hint = All three are discarded and three new ones revealed before you invent.
prompt-replace-yes = Replace them
prompt-replace-none = Keep them

prompt-invent = Which tech card do you invent?
prompt-invent-hint = A face-up card or the top one of the deck goes into your bottom row; upgrading it brings its benefits.
prompt-invent-0 = The top card of the deck
prompt-invent-none = Invent nothing

prompt-upgrade = Which tech card do you upgrade?
prompt-upgrade-hint = One row up: the middle row gives the circle, the top row the square. For the top row you or a neighbour must meet its prerequisite.
prompt-upgrade-none = Upgrade nothing

prompt-circle = Whose circle benefit do you gain?
prompt-circle-hint = Choose a card in your middle row; it stays there.

prompt-square = Whose square benefit do you gain?
prompt-square-hint = Choose a card in your top row; it stays there.

prompt-research = Do you advance on this track?
prompt-research-hint = You may follow the track or stay where you are.
prompt-research-option = Advance on { $thing }
prompt-research-none = Stay

prompt-track = Which track ({ $about })?
prompt-track-hint = Tracks on which it cannot be done are left out.

prompt-repeat = On which track do you gain your current space again?
prompt-repeat-hint = You gain its benefit and may buy its bonus; no space twice in one turn.

prompt-conquer = Which territory do you conquer?
prompt-conquer-hint = Next to one you control, with at most one piece on it. You place an outpost, then roll both dice.

prompt-die = You rolled { $about }. Which die do you take?
prompt-die-hint = Red gives points; black gives a resource or the benefit of the conquered tile.

prompt-first-kept = You keep { $about }. Which die comes first?
prompt-first-kept-hint = What one die brings may change what the other one is worth.

prompt-first-die = You rolled { $about } and gain both. Which die comes first?
prompt-first-die-hint = Red counts your territories, and what the tile gives may change their number.

prompt-withdraw = Where does your outpost retreat to from { $about }?
prompt-withdraw-hint = To an empty territory beside it, which you then control.

prompt-trap = Your territory { $about } is attacked. Do you play a trap?
prompt-trap-hint = A trap from your hand topples the attacker's outpost instead of yours and gives you a resource. You are asked whether you hold one or not.
prompt-trap-none = Let it happen

prompt-ability = Whose ability do you use next?
prompt-ability-hint = Your civilizations use their income abilities one after the other, in any order.

prompt-use = { $about }: do you gain the circle benefit of the card as well?
prompt-use-hint = Your token upgraded somebody else's card.
prompt-use-yes = Gain it
prompt-use-none = Leave it

prompt-play = Which tapestry card do you play?
prompt-play-hint = It goes on your income mat for this era; what it covers is no longer active.
prompt-play-none = Play no card

prompt-keep-card = Which tapestry card do you keep?
prompt-keep-card-hint = You drew two; the other one is discarded.

prompt-discard = Which tapestry card do you discard?
prompt-discard-hint = Each card discarded now gives points.
prompt-discard-none = Keep the rest

prompt-copy = Which card's ability do you use?
prompt-copy-hint = Choose a visible tapestry card; its owner keeps it.
prompt-copy-none = Use none of them

prompt-opponent = Which opponent do you choose?
prompt-opponent-hint = The card concerns you and this player.

prompt-position = Whose space do you profit from?
prompt-position-hint = You gain the benefit of the space, its player the bonus for free.

prompt-territory = Which territory ({ $about })?
prompt-territory-hint = Only territories for which it can be done are offered.
prompt-territory-none = No more

prompt-give-tile = Which tile do you give away?
prompt-give-tile-hint = It goes from your supply to an opponent's.
prompt-give-tile-none = Give none

prompt-outpost = Do you put an outpost on the new tile ({ $about })?
prompt-outpost-hint = You control it at once; this is no conquest and no dice are rolled.
prompt-outpost-yes = Place an outpost
prompt-outpost-none = Leave it empty

prompt-twice = Do you take the benefit of { $about } twice?
prompt-twice-hint = The second time is instead of the points for placing it.
prompt-twice-yes = The benefit twice
prompt-twice-none = Points and the benefit once

prompt-match = To which space on { $about } do you move?
prompt-match-hint = Two opponents are equally near.

prompt-send = Do you send a worker to the games?
prompt-send-hint = It costs 1 worker and gives you 10 VP.
prompt-send-yes = Send 1 worker
prompt-send-none = Stay at home

prompt-building = Which income building do you take?
prompt-building-hint = It leaves your income mat and uncovers what lies below.

prompt-guild = What do you trade with the guilds?
prompt-guild-hint = Once: up to 3 resources for 5 VP each, in one direction.

prompt-turn-food = { $about ->
    [one] Into which resource do you turn food? 1 is left to turn.
   *[other] Into which resource do you turn food? { $about } are left to turn.
}
prompt-turn-food-hint = Food of this income may become another resource, with 2 VP for each.
prompt-turn-food-option = 1 { $thing }
prompt-turn-food-none = Keep the food

prompt-roll = Which roll of the science die counts?
prompt-roll-hint = You rolled twice and choose the track.

prompt-roll-again = { $about ->
    [one] You have marked 1 track. Do you roll again?
   *[other] You have marked { $about } tracks. Do you roll again?
}
prompt-roll-again-hint = Each new track is one to advance on; the same track twice ends it with a single resource.
prompt-roll-again-yes = Roll again
prompt-roll-again-none = Stop and advance

prompt-mark = Which plot becomes impassable?
prompt-mark-hint = One token for each player, each in another district.

prompt-swap = Which building do you swap?
prompt-swap-hint = Two income buildings of different types change places, up to three times.
prompt-swap-none = Swap nothing more

prompt-craft = Do you put the { $about } on your mat?
prompt-craft-hint = On the lowest free space of a column, instead of in your capital; you gain what it covers.
prompt-craft-none = Into the capital

prompt-entertain = Which stage comes next?
prompt-entertain-hint = Your token moves along a path and gains what the stage shows.

prompt-give-token = To whom do you give a token?
prompt-give-token-hint = Whenever this opponent gains a landmark, you gain what your uncovered squares show.

prompt-expose = Which square do you uncover?
prompt-expose-hint = From now on it pays whenever an opponent with your token gains a landmark.

prompt-token-on-tech = On which tech card do you put a token?
prompt-token-on-tech-hint = The card is upgraded at once, whoever owns it, and you may gain its benefit too.
prompt-token-on-tech-none = On none

prompt-guard = Do you guard { $about } with a token?
prompt-guard-hint = The territory can no longer be conquered, and you gain 1 resource of your choice.
prompt-guard-yes = Guard it
prompt-guard-none = Leave it open

prompt-lead = On which track do you advance?
prompt-lead-hint = Your civilization moves you up without paying.
prompt-lead-none = Advance no more

prompt-celebrate = Which token do you move?
prompt-celebrate-hint = It goes one space on and gains what it reaches.

prompt-celebrate-to = Where does the token from { $about } go?
prompt-celebrate-to-hint = To a free space above, below or beside it; you gain what it shows.

prompt-muster = { $about }: which row?
prompt-muster-hint = Outposts leave a row from the left and uncover income; at the start they fill it from the right.
prompt-muster-option = { $code ->
    [0] Upper row
   *[1] Lower row
}

prompt-predict = Your prophecy, { $about }: how many?
prompt-predict-hint = The number you will have at the end. Reaching it gives a resource, meeting it exactly at the end 10 VP.

prompt-settle = Do you settle the { $about } on the map?
prompt-settle-hint = Beside your only piece on a territory it makes that safe and gives a resource; on an empty neighbouring territory it takes control.
prompt-settle-none = Into the capital

prompt-trade = Where do you trade?
prompt-trade-hint = You put a piece on that territory.
prompt-trade-none = Do not trade

prompt-unused-die = Do you take the die that was left over ({ $about })?
prompt-unused-die-hint = Your token lies on the territory that was just conquered.
prompt-unused-die-yes = Take it
prompt-unused-die-none = Leave it

prompt-draft-die = You rolled { $about }. Which die do you keep?
prompt-draft-die-hint = You keep two of the three dice, one at a time; each time you may roll once more.
prompt-draft-die-0 = Roll them all again

prompt-chosen = Benefit or 5 VP ({ $about })?
prompt-chosen-hint = You may gain what is shown, or 5 VP instead.
prompt-chosen-yes = The benefit
prompt-chosen-none = 5 VP

prompt-raise = How high does a token start in the { $about }?
prompt-raise-hint = No higher than your era; of the benefits covered so you gain one.
prompt-raise-option = { $code ->
    [0] No token
   *[other] Space { $code }
}

prompt-jump = On which track do you jump four spaces ahead?
prompt-jump-hint = Up to two tracks; nothing is gained on the way. Then you gain 2 resources.
prompt-jump-none = Jump no more

prompt-revel = Where does a token of yours begin?
prompt-revel-hint = Two tokens on different spaces; in income turns they move and gain what they reach.

prompt-meditate = Which reward do you take for the cards of your hand?
prompt-meditate-hint = 2 cards give one reward, 4 two, 6 three of the large ones; each only once.
prompt-meditate-option = { $about ->
    [1] { $code ->
        [0] Conquer with both dice
        [1] 1 resource of your choice
        [2] Invent a tech card, then upgrade one
       *[3] An income building
    }
   *[0] { $code ->
        [0] Conquer
        [1] 1 resource of your choice
        [2] Invent a tech card
       *[3] Take an income building off your mat without building it
    }
}

prompt-deal = Which deal do you make?
prompt-deal-hint = With a piece beside an opponent's single outpost, who gets one of your tiles, or beside your own.
prompt-deal-none = No deal

prompt-record = Which tile do you discard to give a token away?
prompt-record-hint = An opponent with your token brings you something with every landmark.
prompt-record-none = Give no token

prompt-covered = Which of the benefits you covered do you gain?
prompt-covered-hint = Only one of the columns pays now.

prompt-prospect = Which territory's tile gives you its benefit?
prompt-prospect-hint = The black die shows a tile: one that you control pays, and you gain 1 resource of your choice.

## Events

event-capital = { $player } builds on the { $capital } capital.
event-civilization = { $player } leads the { $civilization }.
event-first-player = { $player } begins.
event-era = { $era ->
    [1] { $player } takes the first income turn.
    [5] { $player } takes the last income turn.
   *[other] { $player } takes income and begins era { $era }.
}
event-ability = { $player } uses the ability of the { $civilization }.
event-ended = Everybody has finished. The game is over.

event-advanced = { $player } advances to { $space }.
event-regressed = { $player } moves back to { $space }.
event-activated = { $player } gains the benefit of { $space }.
event-copied-benefit = { $player } shares the benefit of { $space }.
event-restarted = { $player } begins again on { $track }.
event-rolled = { $player } rolls the science die: { $track }.
event-rolled-dice = { $player } rolls { $roll }.
event-rolled-draft = { $player } rolls { $draft }.

event-paid = { $player } pays { in-amount }.
event-gained = { $player } gains { in-amount }.
event-lost = { $player } gives back { in-amount }.
event-scored = { $player } scores { $amount } VP.
event-lost-points = { $player } loses { $amount } VP.
event-achieved = { $player } achieves: { $achievement }, { $amount } VP.
event-bot-achieved = { $player } achieves: { $achievement }. Its VP are lost.

event-gained-building = { $player } gains an income building: { $building }.
event-built = { $player } builds at { $plot }: { $building }.
event-gained-landmark = { $player } gains a landmark: { $landmark }.
event-built-landmark = { $player } builds the landmark { $landmark } at { $site }.
event-postponed = { $player } will build the landmark { $landmark } at the end of the turn.
event-district = { $player } completes a district.
event-crafted = { $player } puts an income building into the { $column }: { $building }.
event-settled = { $player } settles in { $hex }.
event-swapped = { $player } swaps the buildings at { $plot } and { $plot_other }.

event-drew-tile = { $player } draws { $tile }.
event-discarded-tile = { $player } discards { $tile }.
event-gave-tile = { $player } gives { $tile } to { $player_other }.
event-explored = { $player } explores { $hex } with { $tile }.
event-drew-space = { $player } draws { $space-tile }.
event-explored-space = { $player } explores { $space-tile }.
event-manned = { $player } puts an outpost in { $hex }.

event-conquered = { $player } sends an outpost to { $hex }.
event-toppled = { $player } topples the outpost of { $player_other } in { $hex }.
event-trapped = { $player } plays a trap in { $hex }: the attacker's outpost falls.
event-rose = { $player } raises an outpost in { $hex }.
event-guarded = { $player } guards { $hex } with a token.
event-traded = { $player } trades in { $hex }.

event-displayed = A new tech card lies open: { $tech }.
event-invented = { $player } invents { $tech }.
event-upgraded = { $row ->
    [1] { $player } upgrades { $tech } to the middle row.
   *[2] { $player } upgrades { $tech } to the top row.
}
event-discarded-tech = { $player } discards { $tech }.
event-took-tech = { $player } takes { $tech }.
event-took-tech-from = { $player } takes { $tech } from { $player_other }.
event-left-display = { $player } takes { $tech } from the display.
event-cleared-display = { $player } has the display replaced: { $techs }.

event-drew = { $number ->
    [one] { $player } draws 1 tapestry card.
   *[other] { $player } draws { $number } tapestry cards.
}
event-drew-own = { $number ->
    [one] { $player } draws a tapestry card: { $cards }.
   *[other] { $player } draws tapestry cards: { $cards }.
}
event-showed = { $player } reveals { $card }.
event-played = { $player } plays { $card }.
event-played-face-down = { $player } plays the top card of the deck face down.
event-discarded = { $player } discards { $card }.
event-discarded-own = { $number ->
    [one] { $player } discards a card onto the own pile.
   *[other] { $player } discards { $number } cards onto the own pile.
}
event-discarded-own-own = { $player } discards onto the own pile: { $cards }.
event-built-deck = { $player } shuffles { $number } cards into an own deck.
event-built-deck-own = { $player } shuffles an own deck: { $cards }.
event-took-up = { $player } takes up { $cards }.
event-put-back = { $number ->
    [one] { $player } shuffles a tapestry card back into the deck.
   *[other] { $player } shuffles { $number } tapestry cards back into the deck.
}
event-put-back-own = { $player } shuffles back into the deck: { $cards }.
event-copied = { $player } uses { $card }.
event-allied = { $player } allies with { $player_other }.
event-married = { $player } marries into the house of { $player_other }, track: { $track }.
event-gave-token = { $player } gives a token to { $player_other }.
event-foretold = { $what ->
    [tech-cards] { $player } foresaw it: tech cards, { $amount }.
    [districts] { $player } foresaw it: districts, { $amount }.
    [territories] { $player } foresaw it: territories, { $amount }.
   *[tracks] { $player } foresaw it: ends of tracks, { $amount }.
}

## How it ended

ending-finished = Everybody has taken five income turns.

## Where points come from

points-start = Start of the game
points-tracks = Tracks
points-exploring = Exploring
points-conquering = Conquering
points-tech = Tech cards
points-cards = Tapestry cards
points-civilizations = Civilizations
points-space = Space tiles
points-income = Income turns
points-achievements = Achievements

## Tracks and their spaces

track-exploration = exploration
track-technology = technology
track-science = science
track-military = military
track-arts = arts

space-start = { $track ->
    [exploration] the start of exploration
    [technology] the start of technology
    [science] the start of science
    [arts] the start of the arts
   *[military] the start of military
}
position = { $track ->
    [exploration] exploration
    [technology] technology
    [science] science
    [arts] arts
   *[military] military
} { $space } (player { $player })

space-scouting = Scouting
space-rafts = Rafts
space-wagons = Wagons
space-navigation = Navigation
space-ships = Ships
space-tunnels = Tunnels
space-trains = Trains
space-cars = Cars
space-airplanes = Airplanes
space-space_shuttle = Space Shuttle
space-interstellar_travel = Interstellar Travel
space-warpgates = Warpgates

space-pottery = Pottery
space-carpentry = Carpentry
space-stone_tools = Stone Tools
space-metallurgy = Metallurgy
space-glass = Glass
space-steel = Steel
space-rubber = Rubber
space-plastic = Plastic
space-electronics = Electronics
space-computers = Computers
space-nanotechnology = Nanotechnology
space-ai_singularity = AI Singularity

space-astronomy = Astronomy
space-mathematics = Mathematics
space-herbalism = Herbalism
space-medicine = Medicine
space-chemistry = Chemistry
space-biology = Biology
space-academic_research = Academic Research
space-nutrition = Nutrition
space-physics = Physics
space-neuroscience = Neuroscience
space-quantum_physics = Quantum Physics
space-alien_biology = Alien Biology

space-archery = Archery
space-bladed_weapons = Bladed Weapons
space-walls = Walls
space-standing_army = Standing Army
space-cavalry = Cavalry
space-gunpowder = Gunpowder
space-tanks = Tanks
space-warplanes = Warplanes
space-anti_aircraft_defense = Anti-Aircraft Defense
space-nuclear_bomb = Nuclear Bomb
space-drone_assassins = Drone Assassins
space-mechs = Mechs

## Tapestry cards

card-academia = Academia
card-age_of_discovery = Age of Discovery
card-age_of_sail = Age of Sail
card-age_of_wonders = Age of Wonders
card-alliance = Alliance
card-boast_of_superiority = Boast of Superiority
card-broker_of_peace = Broker of Peace
card-capitalism = Capitalism
card-coal_baron = Coal Baron
card-colonialism = Colonialism
card-dark_ages = Dark Ages
card-democracy = Democracy
card-dictatorship = Dictatorship
card-diplomacy = Diplomacy
card-dystopia = Dystopia
card-empiricism = Empiricism
card-espionage = Espionage
card-exploitation = Exploitation
card-feudalism = Feudalism
card-golden_age = Golden Age
card-guilds = Guilds
card-industrialism = Industrialism
card-marriage_of_state = Marriage of State
card-mercantilism = Mercantilism
card-meritocracy = Meritocracy
card-militarism = Militarism
card-monarchy = Monarchy
card-oil_magnate = Oil Magnate
card-olympic_host = Olympic Host
card-pillage_and_plunder = Pillage and Plunder
card-pirate_rule = Pirate Rule
card-plea_for_aid = Plea for Aid
card-renaissance = Renaissance
card-revisionism = Revisionism
card-revolution = Revolution
card-socialism = Socialism
card-steam_tycoon = Steam Tycoon
card-technocracy = Technocracy
card-terraforming = Terraforming
card-theocracy = Theocracy
card-trade_economy = Trade Economy
card-trap = Trap
card-tyranny = Tyranny
card-wartime_economy = Wartime Economy

## Tech cards

tech-air_conditioning = Air Conditioning
tech-ammonia = Ammonia
tech-anesthesia = Anesthesia
tech-assembly_line = Assembly Line
tech-bakery = Bakery
tech-barn = Barn
tech-lithium_ion_battery = Lithium-Ion Battery
tech-calendar = Calendar
tech-canned_food = Canned Food
tech-clocks = Clocks
tech-compass = Compass
tech-com_tower = Com Tower
tech-concrete = Concrete
tech-dynamite = Dynamite
tech-eyeglasses = Eyeglasses
tech-irrigation = Irrigation
tech-library = Library
tech-light_bulb = Light Bulb
tech-paper = Paper
tech-penicillin = Penicillin
tech-printing_press = Printing Press
tech-radio = Radio
tech-sewage_plumbing = Sewage and Plumbing
tech-siegecraft = Siegecraft
tech-stock_market = Stock Market
tech-telescope = Telescope
tech-the_nail = The Nail
tech-time_travel = Time Travel
tech-transistors = Transistors
tech-treasury = Treasury
tech-vaccines = Vaccines
tech-warships = Warships
tech-zeppelins = Zeppelins

## Civilizations and capitals

civilization-alchemists = Alchemists
civilization-architects = Architects
civilization-the_chosen = Chosen
civilization-craftsmen = Craftsmen
civilization-entertainers = Entertainers
civilization-futurists = Futurists
civilization-heralds = Heralds
civilization-historians = Historians
civilization-inventors = Inventors
civilization-isolationists = Isolationists
civilization-leaders = Leaders
civilization-merrymakers = Merrymakers
civilization-militants = Militants
civilization-mystics = Mystics
civilization-nomads = Nomads
civilization-traders = Traders

capital-mountain = mountain
capital-wetland = wetland
capital-tropical = tropical
capital-desert = desert
capital-grassland = grassland
capital-forest = forest

## What civilizations can do

phrase-mats = { $editions ->
    [one] { $printed }
   *[two] First printing: { $printed } Revised edition: { $revised }
}
phrase-mat = { $ability }{ $later ->
    [same] { " " }Gained later: the same.
    [exchange] { " " }Gained later: you may take another civilization instead.
    [both] { " " }Gained later: the same, or you take another civilization instead.
   *[other] { "" }
}{ $spaces ->
    [none] { "" }
   *[other] { " " }Spaces of the mat: { $spaces }.
}
phrase-spaces = { $parts }
join-spaces = { $a }; { $b }

phrase-ability-alchemists = { $mats ->
    [revised] Income turns 2 to 5: roll three dice, keep two of them one at a time and gain what they show; before each you may roll again all that are left, once. Red counts double, the tile on black gives the benefit of a territory of yours and any 1 resource; else gain what the space of the resource shows.
   *[printed] Income turns 2 to 5: roll the science die as often as you dare and advance on each track rolled, without benefit; if you are at its end, gain 5 VP. The same track twice leaves you a single resource.
}
phrase-ability-architects = { $mats ->
    [revised] You begin with a token for each opponent in your capital, which make plots impassable. A district whose income buildings are all of one type gives 2 resources when it is complete; such a row or column scores 1 VP more. Gained later: no tokens; up to 3 times you may swap two income buildings of your capital.
   *[printed] A district whose income buildings are all of one type gives 2 resources when it is complete; such a row or column scores 1 VP more. Gained later: you may swap two income buildings of your capital, up to 3 times.
}
phrase-ability-the_chosen = { $mats ->
    [revised] Each achievement moves your token one step, for a benefit or { $points } VP. Having four of something counts as an achievement of your own. Gained later: up to 2 steps at once for what you have achieved already.
   *[printed] Income turns 2 to 5: gain 1 VP for each opponent on every track on which nobody is ahead of you, and 1 resource for each achievement of yours, in the last turn { $points } VP instead.
}
phrase-ability-craftsmen = { $mats ->
    [revised] Income buildings may go on your mat instead of your capital, always on the lowest free space of a column, for what they cover there. They count as buildings of your capital, but fill no plot. Gained later: up to one token in each column, no higher than your era, and one of the benefits covered.
   *[printed] Income buildings may go on your mat instead of your capital, always on the lowest free space of a column, for what they cover there. They count as buildings of your capital, but fill no plot.
}
phrase-ability-entertainers = { $mats ->
    [revised] Income turns 1 to 4: your token moves on to a next stage and gains what it shows. Gained later: any stage at once.
   *[printed] Income turns 2 to 5: your token moves on to a next stage and gains what it shows. Gained later: any stage at once.
}
phrase-ability-futurists = { $mats ->
    [revised] After your first income, or when you gain this mat, you jump four spaces ahead on up to two tracks, no further than to the end, and gain 2 resources. You gain nothing of the spaces, and landmarks stay.
   *[printed] When you gain this mat, you move four spaces up every track, no further than to the end, and gain 1 of each resource. You gain nothing of the spaces, and landmarks stay.
}
phrase-ability-heralds = { $mats ->
    [revised] After your first income you draw until a card comes that acts when played or goes on; such a card of your hand, but not Renaissance, may go on Maker of Fire, without effect for now. Income turns 2 to 5: one of your 4 tokens on anybody's visible card that acts when played lets you use it too; no card takes two.
   *[printed] After your first income a card of your hand may go on Maker of Fire. Income turns 2 to 5: one of your 4 tokens on anybody's visible card that acts when played lets you use it too; no card takes two.
}
phrase-ability-historians = { $mats ->
    [revised] You begin with a territory tile. Income turns 2 to 5, with four or five players 1 to 4: discard a territory tile to give a token to an opponent and uncover a square. Whenever an opponent with a token gains a landmark of a track, you gain what your uncovered squares show. Gained later: all tokens at once, or in eras 1 and 2 another civilization.
   *[printed] Income turns 2 to 5: discard a territory tile to give a token to an opponent and uncover a square. Whenever an opponent with a token gains a landmark, you gain what your uncovered squares show. Gained later: all tokens at once.
}
phrase-ability-inventors = { $mats ->
    [revised] Income turns 2 to 5: a token on anybody's tech card upgrades it, now and later without its prerequisite, and of an opponent's card you may gain the benefit too. Once a card with your token reaches an opponent's top row, you take it into your bottom row, tokens and all.
   *[printed] Income turns 2 to 5: one of your 4 tokens on anybody's tech card upgrades it at once, without its prerequisite, and of an opponent's card you may gain the benefit too. Once a card with your token reaches an opponent's top row, you take it into your bottom row, tokens and all.
}
phrase-ability-isolationists = { $mats ->
    [revised] You begin with { $tiles } territory tiles and { $tokens } tokens, with four or five players { $more }. A token on an empty territory you conquer makes it safe and gives a resource. In income turn 5 your largest stretch of one terrain gives up to { $most } VP.
   *[printed] You begin with { $tokens } tokens and, with the adjustments, { $tiles } territory tiles. A token on an empty territory you conquer makes it safe and gives a resource. In income turn 5 your largest stretch of one terrain gives up to { $most } VP.
}
phrase-ability-leaders = { $mats ->
    [revised] Income turns 2 to 5: advance on a track, the arts track included, with the benefit but without the bonus, once for each track.
   *[printed] Income turns 2 to 5: advance on one of the four tracks of the base game with the benefit but without the bonus, once for each track.
}
phrase-ability-merrymakers = { $mats ->
    [revised] Income turns 2 to 5: your two tokens move on their grid, and each gains what it reaches.
   *[printed] Income turns 2 to 5: one of your three tokens moves up its column and gains what it reaches.
}
phrase-ability-militants = { $mats ->
    [revised] Your outposts come from two rows of your mat, from the left; two tokens hold your start territory instead. Income turns 2 to 5: gain all that is uncovered, a conquest last. Gained later: the outposts of your supply, at most 8, cover the rows from the right.
   *[printed] Your outposts come from two rows of your mat, from the left. Income turns 2 to 5: gain all that is uncovered. Gained later: the outposts of your supply, at most 8, cover the rows from the right.
}
phrase-ability-mystics = { $mats ->
    [revised] You have a tapestry deck of your own, 8 cards of which you begin with 2. When you play a card in an income turn, a card of the common deck joins your hand and all of it goes: 2 cards for one reward, 4 for two, 6 for three of the larger ones; then you draw 2. Gained later: the same at once, with 1 card of your deck instead of a common one.
   *[printed] At the start you foretell how many tech cards, complete districts, territories and completed tracks you will have. Reaching a number for the first time gives a resource, meeting it exactly in income turn 5 gives { $points } VP. Gained later: another civilization instead.
}
phrase-ability-nomads = { $mats ->
    [revised] Buildings may go on the map instead of your capital: beside the only piece on a territory of yours for safety and a resource, or on an empty neighbouring territory to control it. Gained later: an income building of the type you have fewest of.
   *[printed] Buildings may go on the map instead of your capital: beside the only piece on a territory of yours for safety and a resource, or on an empty neighbouring territory to control it.
}
phrase-ability-traders = { $mats ->
    [revised] You begin with { $tiles } territory tiles. Income turns 2 to 5, one of these. A token beside an opponent's only outpost: give a tile, gain what it shows and what the territory gives. An income building there: give a tile, and both of you gain what it uncovered. A token beside your own only outpost: any 1 resource or { $points } VP and the black die, and each opponent draws a tile.
   *[printed] Income turns 2 to 5: one of your { $tokens } tokens on an empty territory scores 1 VP for each territory of opponents around it; beside an opponent's only outpost it gains the tile's benefit. When the territory is conquered, you may take the die left over.
}

## Landmarks and income buildings

landmark-lighthouse = Lighthouse
landmark-train_station = Train Station
landmark-launch_pad = Launch Pad
landmark-forge = Forge
landmark-rubber_works = Rubber Works
landmark-tech_hub = Tech Hub
landmark-apothecary = Apothecary
landmark-academy = Academy
landmark-laboratory = Laboratory
landmark-barracks = Barracks
landmark-tank_factory = Tank Factory
landmark-fusion_reactor = Fusion Reactor
landmark-bakery = Bakery
landmark-barn = Barn
landmark-com_tower = Com Tower
landmark-library = Library
landmark-stock_market = Stock Market
landmark-treasury = Treasury

building-market = market
building-house = house
building-farm = farm
building-armory = armory
building-lighthouse = { landmark-lighthouse }
building-train_station = { landmark-train_station }
building-launch_pad = { landmark-launch_pad }
building-forge = { landmark-forge }
building-rubber_works = { landmark-rubber_works }
building-tech_hub = { landmark-tech_hub }
building-apothecary = { landmark-apothecary }
building-academy = { landmark-academy }
building-laboratory = { landmark-laboratory }
building-barracks = { landmark-barracks }
building-tank_factory = { landmark-tank_factory }
building-fusion_reactor = { landmark-fusion_reactor }
building-bakery = { landmark-bakery }
building-barn = { landmark-barn }
building-com_tower = { landmark-com_tower }
building-library = { landmark-library }
building-stock_market = { landmark-stock_market }
building-treasury = { landmark-treasury }

income-track-market = market track (coins)
income-track-house = house track (workers)
income-track-farm = farm track (food)
income-track-armory = armory track (culture)

## Other things

resource-coin = coin
resource-worker = worker
resource-food = food
resource-culture = culture

achievement-end-of-track = end of a track
achievement-topple-two = two outposts toppled
achievement-middle-island = middle island conquered

die-red = red die
die-black = black die
die-science = science die

prediction-tech-cards = tech cards
prediction-districts = complete districts
prediction-territories = territories
prediction-tracks = ends of tracks

plot = row { $row }, column { $column }
site = { $above ->
    [0] row { $row }
   *[other] { $above } above row 1
}, { $left ->
    [0] column { $column }
   *[other] { $left } left of column 1
}
hex = hex { $number }
hex-on-map = { $middle ->
    [1] middle island { $place }
   *[0] hex { $place }
}
tile = tile { $number } ({ $gives ->
    [coin] coin
    [worker] worker
    [food] food
    [culture] culture
    [market] market
    [house] house
    [farm] farm
    [armory] armory
    [territory-tile] 2 tiles
    [tapestry-card] tapestry card
    [research-only] research
    [invent] invent
   *[upgrade] upgrade
})
placing = { $place ->
    [none] tile { $tile }
   *[other] tile { $tile } on { $place }
}
space-tile = space tile { $number } ({ $number ->
    [1] science
    [2] armories
    [3] houses
    [4] tapestry cards
    [5] coin and worker
    [6] research
    [7] food and culture
    [8] capital
    [9] technology
    [10] inventions
    [11] territories
    [12] military
    [13] points
    [14] farms
    [15] markets
    [16] Monolith
    [17] advances on technology
    [18] advances on science
   *[19] advances on military
})
turn = { $number ->
    [1] as printed
    [2] 1 step clockwise
    [3] 2 steps clockwise
    [4] half a turn
    [5] 2 steps anticlockwise
   *[6] 1 step anticlockwise
}
red-face = { $red ->
    [0] 4 VP
    [1] 5 VP
    [2] 6 VP
    [3] 7 VP
   *[other] 1 VP per territory
}
black-face = { $black ->
    [0] coin
    [1] worker
    [2] food
    [3] culture
   *[other] benefit of the tile
}
roll = red: { red-face }, black: { black-face }
draft = { $red ->
    [6] { "" }
   *[other] red: { red-face }
}{ $red ->
    [6] { "" }
   *[other] { $black ->
        [6] { "" }
       *[other] ,{ " " }
    }
}{ $black ->
    [6] { "" }
   *[other] black: { black-face }
}{ $science ->
    [none] { "" }
    [exploration] , science: exploration
    [technology] , science: technology
    [science] , science: science
    [arts] , science: arts
   *[military] , science: military
}
column = { $number ->
    [1] left column
    [2] middle column
   *[3] right column
}
stage = { $number ->
    [2] stage 1: worker
    [3] stage 1: culture
    [4] stage 1: food
    [5] stage 1: coin
    [6] stage 2: farm
    [7] stage 2: market
    [8] stage 2: house
    [9] stage 2: armory
    [10] stage 3: conquer
    [11] stage 3: research
    [12] stage 3: invent
    [13] stage 3: explore
    [14] stage 4: advance on technology
    [15] stage 4: advance on exploration
    [16] stage 4: advance on military
   *[17] stage 4: advance on science
}
square = { $number ->
    [1] { $mats ->
        [revised] first square (research)
       *[printed] first square (VP)
    }
    [2] { $mats ->
        [revised] second square (invent for a card)
       *[printed] second square (worker)
    }
    [3] third square (food)
   *[4] { $mats ->
        [revised] fourth square (VP per territory)
       *[printed] fourth square (VP)
    }
}
revel = { $mats ->
    [revised] { $number ->
        [1] top left (explore)
        [2] top middle (culture)
        [3] top right (research)
        [4] middle left (worker)
        [5] centre (capital)
        [6] middle right (coin)
        [7] bottom left (invent)
        [8] bottom middle (food)
       *[9] bottom right (conquer)
    }
   *[printed] { $number ->
        [1] left column (resources)
        [2] middle column (actions)
       *[3] right column (VP)
    }
}
reward = reward { $number }
deal = { $number ->
    [1] A token beside an opponent's outpost: the benefits of the tile you give and of the territory
    [2] An income building beside an opponent's outpost: what it uncovers, for both
   *[3] A token beside your own outpost: a resource or 5 VP, and the black die
}
guild-trade = { $number ->
    [1] Trade nothing
    [2] Buy 1 resource for 5 VP
    [3] Buy 2 resources for 10 VP
    [4] Buy 3 resources for 15 VP
    [5] Sell 1 resource for 5 VP
    [6] Sell 2 resources for 10 VP
   *[7] Sell 3 resources for 15 VP
}

## Options

preset-revised = Revised edition
preset-revised-hint = The revised civilization mats: evener from the start.
preset-everything = Everything
preset-everything-hint = All three expansions with the revised mats.

option-mats = Civilization mats
option-mats-hint = The mats of the first printing with their later adjustments, or those of the revised edition.
option-mats-printed = first printing
option-mats-revised = revised edition

option-remove-cards = Without the strongest cards
option-remove-cards-hint = Five tapestry cards and two tech cards stay in the box.

option-first-income-draw-2 = Choose the first card
option-first-income-draw-2-hint = In the first income turn draw 2 tapestry cards and keep 1.

option-civ-draw-2 = Choose further civilizations
option-civ-draw-2-hint = Whoever gains a civilization during the game draws 2 and keeps 1.

option-nanotech-2 = Cheaper Nanotechnology
option-nanotech-2-hint = The bonus of Nanotechnology costs 2 tech cards instead of 3.

option-seat-start = Start by seat
option-seat-start-hint = Start territories follow the seats instead of the capitals.

option-tiebreak-resources = Resources break ties
option-tiebreak-resources-hint = In a tie resources left decide, not the tallest landmark.

option-no-once-per-turn = Spaces again and again
option-no-once-per-turn-hint = A space may give its benefit more than once in a turn.

option-reshuffle-tiles = Shuffle tiles again
option-reshuffle-tiles-hint = When the territory tiles run out, the discarded ones are shuffled.

option-no-late-tapestry = No cards after the last era
option-no-late-tapestry-hint = In the last income turn no tapestry card can be played.

option-free-set-aside = Set buildings aside
option-free-set-aside-hint = Buildings may be set aside even if there is room for them.

option-no-civ-adjustments = Without adjustments
option-no-civ-adjustments-hint = The mats are played as printed, without the later adjustments.

option-count-buildings-anywhere = Count all buildings
option-count-buildings-anywhere-hint = Buildings off the income mat count for points, wherever they stand.

option-architects-per-person = A token more for the Architects
option-architects-per-person-hint = The adjustment gives the Architects a token for every player, themselves included, instead of one for each opponent.

option-final-scores-last = Mats score last
option-final-scores-last-hint = Isolationists, Mystics and Riverfolk score after the points of the last income turn instead of at its beginning.

option-only-kept-income = Only what fits counts
option-only-kept-income-hint = Capitalism and Mercantilism count only the coins and food of an income that find room below 8.

option-mercantilism-all-food = Mercantilism turns all food
option-mercantilism-all-food-hint = Any food of the player may be turned, not only that of this income.

option-inventors-upgrade = Inventors do the upgrading
option-inventors-upgrade-hint = Where Inventors put a token, they count as upgrading the card, not its owner: Golden Age and Alliance go by that.

## Icons

icon-vp = victory points
icon-coin = coins
icon-worker = workers
icon-food = food
icon-culture = culture
icon-era = era
icon-era-hint = begins with an income turn; your fifth one is the end
icon-hand = tapestry cards in hand
icon-any-resource = any resource
icon-any-resource-hint = coin, worker, food or culture, as you like
icon-market = market
icon-house = house
icon-farm = farm
icon-armory = armory
icon-landmark = landmark
icon-landmark-hint = each exists once, for the first into a tier or by a card
icon-line = complete row or column
icon-line-hint = of your capital; impassable plots count as filled
icon-territory = territory
icon-territory-hint = land that you control with an upright outpost
icon-territory-tile = territory tile
icon-territory-tile-hint = lies in your supply until you explore with it
icon-space-tile = space tile
icon-space-tile-hint = far away: gives all that it shows, and no points for fitting
icon-tapestry-card = tapestry card
icon-tapestry-card-hint = one is played in each income turn from the second to the fourth
icon-tech-card = tech card
icon-tech-card-hint = begins in your bottom row and climbs by upgrades
icon-civilization = civilization
icon-track = track
icon-track-exploration = exploration
icon-track-technology = technology
icon-track-science = science
icon-track-military = military
icon-space-exploration = spaces advanced on exploration
icon-space-technology = spaces advanced on technology
icon-space-science = spaces advanced on science
icon-space-military = spaces advanced on military
icon-lead = nobody ahead of you
icon-lead-hint = level with others is enough
icon-last = everybody ahead of you
icon-advance = advance
icon-advance-hint = one space ahead, with what the space gives
icon-advance-only = advance without benefit
icon-advance-only-hint = you still gain the landmark of a new tier
icon-regress = move back
icon-regress-only = move back without benefit
icon-research = research
icon-research-hint = roll the science die and advance on its track, if you like
icon-research-only = research without benefit
icon-research-only-hint = the die moves you, but the space gives nothing
icon-repeat = benefit of your current space
icon-repeat-hint = of one track, and you may pay for its bonus too
icon-singularity = restart on any track
icon-explore = explore
icon-explore-hint = lay a tile beside land you control; sides that fit score
icon-explore-anywhere = explore anywhere
icon-explore-space = explore space
icon-conquer = conquer
icon-conquer-hint = an outpost on land beside yours, then one of two dice
icon-conquer-anywhere = conquer anywhere
icon-dice-both = both dice
icon-dice-both-if-opponent = both dice against an opponent
icon-invent = invent
icon-invent-hint = take an open tech card or the top one of the deck
icon-upgrade = upgrade
icon-upgrade-hint = move a tech card one row up
icon-circle = circle benefit
icon-circle-hint = when a tech card comes into the middle row
icon-square = square benefit
icon-square-hint = when a tech card comes into the top row
icon-replace-display = new face-up tech cards
icon-play-tapestry = play a tapestry card on top
icon-discard = discard
icon-each-player = each player
icon-invented = tech card invented
icon-gained-card = tapestry card gained
icon-advanced-science = advanced on science
icon-new-tier = new tier entered
icon-new-tier-hint = tiers begin on the fourth, seventh and tenth space
icon-upgraded = tech card upgraded
icon-placed-building = income building placed
icon-track-landmark = landmark of a track gained
icon-landmark-taken = landmark already gone
icon-landmark-taken-hint = a tier that somebody else entered first
icon-built-on-impassable = built on an impassable plot
icon-other-advanced-military = opponent advanced on military
icon-gained-market = market gained
icon-no-science = no advance on science
icon-no-military = no advance on military
icon-no-traps = no traps against you
icon-both-dice = both dice against opponents
icon-no-prerequisites = no prerequisites
icon-two-rolls = two rolls of the science die
icon-free-bonuses = free bonuses
icon-build-on-impassable = build on impassable plots
icon-tile-twice = benefit of a tile twice
icon-outpost-on-tile = outpost on the new tile
icon-circle-at-once = circle benefit at once
icon-three-tiles = 3 territory tiles first
icon-turn-food = turn food into other resources
icon-coins-score = points for coins
icon-play-at-once = play a card at once
icon-allied = ally
icon-married = marriage
icon-tile-too = benefit of the conquered tile
icon-befriend = choose an ally
icon-marry = choose track and opponent
icon-neighbours-draw = neighbours draw a tile
icon-age-of-discovery = everybody advances
icon-oil-magnate = you and your neighbours advance
icon-dictatorship = advance and lock the track
icon-dark-ages = three tracks back, one far ahead
icon-renaissance = every track once
icon-socialism = to the nearest opponent
icon-trade-economy = benefit of an opponent's space
icon-age-of-wonders = compare landmarks
icon-technocracy = first in this era
icon-olympic-host = workers for points
icon-steam-tycoon = invent and upgrade
icon-espionage = copy a card
icon-colonialism = resources of a tile
icon-dystopia = landmark of your choice
icon-guilds = trade resources and points
icon-revolution = raise outposts

## The table in a terminal

text-legend = In a hex: its pieces, and the terrains at its corners, clockwise from the upper left ({ $letters }). 1O is an outpost of player 1, 1x a toppled one, 1t a token, 1b a building. The middle island is { $middle }. * marks what you can choose now.
text-letter = { $terrain ->
    [sea] s
    [desert] D
    [forest] F
    [grass] G
   *[mountain] M
}
text-land = { $terrain ->
    [sea] sea
    [desert] desert
    [forest] forest
    [grass] grass
   *[mountain] mountain
}
text-piece = { $piece ->
    [floating] C
    [outpost] O
    [arriving] O?
    [toppled] x
    [token] t
   *[other] b
}
text-on-map = Tiles on the map
text-cost = { $tier ->
    [1] any 1 resource
    [2] 1 { $resource } and any 1
    [3] 1 { $resource } and any 2
   *[4] 2 × { $resource }
}
text-next = Next for { $cost }: { $space }. { $gives }
text-locked = locked by { $player }
text-complete = { $lines ->
    [one] 1 row or column
   *[other] { $lines } rows and columns
} and { $districts ->
    [one] 1 district
   *[other] { $districts } districts
} complete
text-city-legend = # impassable, L landmark, M market, H house, F farm, A armory, . free, * can be chosen
text-plot = { $plot ->
    [impassable] #
    [landmark] L
    [market] M
    [house] H
    [farm] F
    [armory] A
    [pad] o
    [wee-token] t
    [outside] { "-" }
   *[free] .
}
text-shape = The landmark { $landmark }, as printed

## What the reference tells of a component

fact-track = Track
fact-track-value = { $value ->
    [exploration] exploration
    [technology] technology
    [science] science
    [arts] arts
   *[military] military
}
fact-tier = Tier
fact-tier-value = { $value }
fact-kind = Ability
fact-kind-value = { $value ->
    [this-era] in this era
    [continuous] as long as it is visible
   *[when-played] when played
}
fact-needs = Top row needs
fact-needs-value = { $value ->
    [exploration-II] exploration tier II
    [exploration-III] exploration tier III
    [exploration-IV] exploration tier IV
    [technology-II] technology tier II
    [technology-III] technology tier III
    [technology-IV] technology tier IV
    [science-II] science tier II
    [science-III] science tier III
    [science-IV] science tier IV
    [military-II] military tier II
    [military-III] military tier III
    [military-IV] military tier IV
    [arts-II] arts tier II
    [arts-III] arts tier III
    [landmark] a landmark on the card
    [enchanted-card] an enchanted card, or income turn 5
    [nothing] nothing
    [market-2] second market column
    [market-3] third market column
    [house-3] third house column
    [house-4] fourth house column
    [farm-2] second farm column
   *[farm-3] third farm column
}
fact-symbol = Symbol
fact-symbol-value = arts
fact-scores = Points by column
fact-scores-value = { $value ->
    [none] –
    [per-tech] 1 VP per tech card
    [per-line] 1 VP per complete row and column
    [per-territory] 1 VP per controlled territory
   *[other] { $value } VP
}
fact-innovations = Columns
fact-innovations-value = { $value ->
    [barter] Barter
    [currency] Currency
    [banking] Banking
    [credit_cards] Credit Cards
    [e_commerce] E-Commerce
    [biometrics] Biometrics
    [symbology] Symbology
    [language] Language
    [writing] Writing
    [telephone] Telephone
    [email] Email
    [neural_implants] Neural Implants
    [hunting] Hunting
    [farming] Farming
    [breeding] Breeding
    [preservation] Preservation
    [fertilization] Fertilization
    [food_printing] Food Printing
    [ceremony] Ceremony
    [racing] Racing
    [team_sports] Team Sports
    [tabletop_games] Tabletop Games
    [video_games] Video Games
   *[virtual_reality] Virtual Reality
}

## What a position is worth

feature-points = points
feature-goods = resources
feature-variety = variety of resources
feature-income = resources from later income
feature-income-points = points from later income
feature-tracks = progress on the tracks
feature-leads = a landmark within reach
feature-landmarks = landmarks
feature-lines = progress in rows and columns
feature-districts = progress in districts
feature-territories = territories
feature-tiles = territory tiles
feature-cards = tapestry cards
feature-tech-below = tech cards in the bottom row
feature-tech-middle = tech cards in the middle row
feature-space = space tiles
feature-civilizations = civilizations
feature-rivals = a lead over the best opponent
feature-masterpieces = masterpieces
feature-goals = landmark cards within reach
feature-reserved = reserved items

## Board

board = Tapestry
board-island-middle = The printed hex; its sides, clockwise from north: { $sides }
board-of = { $thing } of { $player }
board-unexplored = not explored yet
board-controlled = controlled by { $player }
board-piece = { $player }: { $piece }
board-piece-building = { $player }: { $piece } ({ $building })
board-locked = Closed by { $player }
board-tier = Tier { $tier }. A space costs { $own ->
    [0] { $any } of any resource
   *[other] { $any ->
        [0] { $own } { $resource }
       *[other] { $own } { $resource } and { $any } of any resource
    }
}.
board-taken = taken
board-token = { $player }, { $track }: space { $space }
board-landmark = landmark
board-impassable = impassable
board-income-row = { $building }: { $built } in the capital, { $left } left on the income mat
board-covered = { $column }, covered
board-era = Era { $era }
board-face-down = A tapestry card face down
board-below = { $count ->
    [one] 1 card lies below it.
   *[other] { $count } cards lie below it.
}
board-needs = Top row: needs { $what }.
board-inventors = Here lies a token of the Inventors.
board-tokens = { $count ->
    [one] 1 token left
   *[other] { $count } tokens left
}
board-deck-tapestry = Tapestry cards in the deck: { $count }
board-deck-tech = Tech cards in the deck: { $count }
board-deck-tiles = Territory tiles in the stack: { $count }
board-deck-space = Space tiles in the stack: { $count }
board-deck-civilizations = Civilizations in the stack: { $count }

## Why not

why-lacks-own = missing: { in-amount }
why-lacks-any = missing: { why-any }
why-lacks-both = missing: { in-amount } and { $more ->
    [one] 1 more resource of any kind
   *[other] { $more } more resources of any kind
}
why-any = { $amount ->
    [one] 1 resource of any kind
   *[other] { $amount } resources of any kind
}
why-lacks-art = too dear: the space costs { text-arts-cost }
why-track-end = you have reached the end of this track
why-no-token = you have no token on this track
why-locked = { $player } keeps everybody else off this track
why-forbidden = your tapestry card of this era forbids it
why-first-income = your first turn is an income turn
why-advance-first = your civilization takes income only when it cannot advance any more
why-late = you may not advance here any more after your last income turn
why-card-income = tapestry cards are played in an income turn, from your second to your fourth
why-card-over = no tapestry card is played in the last income turn
why-no-answer = it does not answer what happens now

## What things are

means-capital = A capital mat of nine by nine plots, { $count } of them impassable. Full rows and columns score at every income; a full district brings a resource.
means-tile = Territory tile with { $lands }. Who explores with it gains: { $effect }
means-unexplored = Nobody has explored here. A tile can be laid here by who controls a territory beside it.
means-middle = The island in the middle of the map. Who conquers it first scores an achievement.
means-printed-hex = Printed land: { $lands }. It can be conquered like every territory.
means-space = Space of the track { $track }, tier { $tier }. { $effect }
means-start = The start of the track. From here the first space is entered.
means-track-landmark = Landmark of { $plots } plots for your capital. The first player in tier { $tier } of the track { $track } gains it.
means-landmark = Landmark of { $plots } plots for your capital. A card or a civilization brings it.
means-achievement-end-of-track = For reaching the last space of any track.
means-achievement-topple-two = For toppling the outposts of opponents twice.
means-achievement-middle-island = For conquering the island in the middle of the map.
means-resource = Every space of the track { $track } from tier II on costs some of it. For the rest of a cost every resource will do.
means-track-exploration = Here you explore the map and, late in the game, space.
means-track-technology = Here you invent tech cards and upgrade them.
means-track-science = Here the science die moves your tokens on any track.
means-track-military = Here you conquer territories with outposts.
means-arts = Here you create masterpieces and inspire income tracks.
means-building = An income building. Where it has left the income mat, the mat pays { $resource } or points at every income; in the capital it fills a plot.
means-player = One of the players at this table.
means-plot = A plot of your capital. Full rows and columns score at every income; the plots of a full district bring a resource.
means-site = A place in your capital where the landmark fits.
means-card-site = A place on the tapestry card where the building fits.
means-position = A token on a track. It shows how far this player has come.
means-die = One of the dice that were rolled. Its upper side says what it gives.
means-science-die = A die whose sides name tracks. It decides where a token advances.
means-turn = A way to lay it down.
means-era-slot = The space on an income mat for the tapestry card of this era.
means-island = A hex on the mat of the Islanders. Territory tiles are laid on it.
means-inspiration = An inspiration tile. It raises the points of its income track.
means-reserved = It is set aside for you, and you can take it later.
means-terrain = A kind of land on territory tiles. Sides with the same land score when a tile is laid.
means-roll = The two conquest dice as they fell: one gives points, the other a resource or a tile's benefit.
means-draft = The dice as they fell; you take one of them.
means-die-face = A side of a die. It says what the die gives.
means-black-roll = The upper side of the black die.
means-column = A column of your civilization mat. What is uncovered there counts for you.
means-square = A space of your civilization mat.
means-stage = A space of your civilization mat. It gives what is printed on it.
means-revel = A space of your civilization mat. A token on it brings what is printed there.
means-reward = A reward of your civilization.
means-deal = One of the things that your civilization can do now.
means-guild-trade = A trade that your tapestry card allows.
means-prediction = What the Mystics foretell. If it comes true, it pays.
means-placing = A tile and the hex where it will lie.
means-landing = A tile and the hex of the island where it will lie.
means-collectible = Something that your civilization collects.
means-charm = The ability of a card, or the bonus of an enchantment beside it.
means-fae-spot = A space of your civilization mat.
means-renegade-space = A space of your civilization mat.
means-spying = What your civilization can look at.
means-tinkering = One of the things that your civilization can do now.
means-artifice = What your civilization can do with an income building.
means-wish = A wish that your civilization grants.

## What they mean now

means-income-space = When the building that covers it has left the mat, this pays in each of your income turns.
means-slot = So says this space of the civilization mat.
means-deck-tapestry = Tapestry cards are drawn from here; one is played at the beginning of each era.
means-deck-tech = Tech cards come from here to the display, or are invented unseen.
means-deck-tiles = Territory tiles to explore the map with come from here.
means-deck-space = Space tiles come from here; late spaces of exploration lead to them.
means-deck-civilizations = Civilizations that cards and spaces may bring come from here.
means-deck-masterpieces = Masterpieces come from here to their display, or are created unseen.
means-landmarks = Landmarks gained so far. The first player in a tier of a track gains its landmark; they fill the capital.
means-card-plot = A plot on a tapestry card; a building on it gains what is printed there.
means-on-card = It stands on the tapestry card { $card }, where it covers plots.
means-reserve = It is set aside for this player, who can take it later.
island-middle = printed hex of the islands
live-tier = Who enters a tier first, from tier II on, gains its landmark.
live-pays = Pays: { $what }
live-open = Open: it pays already.
live-covered = Covered by a building.
live-space-cost = Costs { $own ->
    [0] { $any ->
        [one] 1 resource of any kind
       *[other] { $any } resources of any kind
    }
   *[other] { $own } × { $resource }{ $any ->
        [0] {""}
       *[other] { " " }and { $any } of any kind
    }
}.
live-arts-cost = Costs { text-arts-cost }.
live-steps = { $count ->
    [one] It is your next space.
   *[other] { $count } spaces before you.
}
live-first-landmark = The first one there gains the { $landmark }.
live-there = Here: { $players }.
live-track-end = You have reached its end.
live-next-space = Your next space: { $space }.
live-controlled = Controlled by { $player }.
live-nobody = Nobody controls it.
live-toppled = Toppled here: { $players }.
live-beside-yours = It lies beside a territory of yours.
live-landmark-owner = { $player } has it.
live-landmark-free = Nobody has it yet.
live-on-display = It lies open: whoever invents may take it.
live-tech-row = { $player }: row { $row }.
live-achieved = Achieved by { $players }.
live-next-points = The next one scores { $points } VP.
live-have = You have { $count }.
live-buildings = Yours: { $built } in the capital, { $left } on the income mat.
live-player = Territories: { $territories }, tech cards: { $techs }.

## What options do

summary-advance = To { $space }: { $effect }
summary-income = Era { $era } begins. What your income mat shows now:
summary-last-income = Your last turn: points, and no resources any more.
summary-turn = { $count ->
    [one] 1 side matches.
   *[other] { $count } sides match.
}
summary-per-territory = 1 VP for each territory you control.
summary-tile-benefit = The benefit of the tile that you conquer.
summary-unseen = You do not see it before you take it.
summary-district = { $count ->
    [one] Completes a district.
   *[other] Completes { $count } districts.
}
summary-filled = District: { $filled } of { $of } plots filled then.
summary-no-district = It belongs to no district.
summary-lines = { $count ->
    [one] 1 more row or column is full: 1 VP more in each income turn.
   *[other] { $count } more rows or columns are full: { $count } VP more in each income turn.
}
summary-overhang = { $count ->
    [one] 1 part of it overhangs.
   *[other] { $count } parts of it overhang.
}
summary-sites = { $count ->
    [one] It fits in 1 place
   *[other] It fits in { $count } places
}{ $districts ->
    [0] .
    [one] , and can complete a district.
   *[other] , and can complete { $districts } districts.
}
summary-back = Back to { $space }, without its benefit.
summary-square = Whenever the opponent with your token gains a landmark: { $effect }.
summary-uncovers = Uncovers: { $effect }.
summary-row-empty = This row has no outpost yet.
summary-games = You send 1 worker and score at once.
summary-replace = The face-up cards go, and as many new ones come.
summary-die-base = It shows the four tracks of the base game.
summary-die-arts = It shows all five tracks, the arts too.

part-offer = To choose from
part-city = Capital
part-mats = Income
part-works = Tech, tiles
part-map = Map
part-tracks = Advancement tracks
part-players = Players
part-display = Tech cards to invent
part-achievements = Achievements and decks
part-plain-dice = Dice rolled
part-open-cards = Open cards
part-dice = Dice
part-capital = Capital
part-income = Income mat
part-tech = Tech cards
part-hand = Hand

stage-capitals = Everybody chooses a capital in secret.
stage-civilizations = Everybody chooses a civilization in secret.
stage-mats = The civilizations begin.
stage-landmark-cards = Everybody takes a landmark card, the first player last.
stage-turns = Advance on a track, or take income.
stage-over = The game is over.

terrain-sea = sea
terrain-desert = desert
terrain-forest = forest
terrain-grass = grassland
terrain-mountain = mountain
letter-sea = S
letter-desert = D
letter-forest = F
letter-grass = G
letter-mountain = M

row-bottom = Bottom
row-middle = Middle
row-top = Top

piece-outpost = outpost
piece-toppled = toppled outpost
piece-toppled-building = toppled building
piece-arriving = attacking outpost
piece-token = token
piece-building = building
piece-settled = building
icon-outpost = outposts in supply
icon-outpost-hint = you have ten, two of them on the map from the start

## Rulebooks and expansions, as the reference names them

book-000 = 2023
book-000-hint = The rulebook of 2023 with all expansions
book-003 = base game
book-003-hint = The rulebook of the base game, second edition
box-pg = Plans & Ploys
box-ka = Arts & Architecture
box-fz = Fantasies & Futures

## What the data of components rest on, as the reference tells it

basis-tiles-agree = read off the tiles; two public data sets agree
basis-overview = overview of the rulebook; names and icons off the board
basis-printed-card = public data set of the printed card
basis-tech-overview = benefits in the overview of the rulebook, prerequisite off the card
basis-landmark-mat = shape off the landmark mat; height estimated on photographs, where there are some
basis-printed-mat = printed mat; a public data set has its text
basis-mats-agree = read off the mats; a public data set agrees
basis-income-mat = read off the income mat; the worked example agrees
basis-alliance-income = Alliance and Broker of Peace of the base game; income as with Capitalism
basis-conquest-theme = conquering is the theme of the box; effect ours, after the name
basis-condition-public = condition, name and shape of the landmark read off a picture of the card; height ours
basis-achievement-kinds = kinds in the rulebook; points beside the Monolith and the tracks are ours
basis-landmark-theme = landmarks are the theme of the box; beside Feudalism
basis-name-and-moment = name and moment in the rulebook; effects ours, after the name
basis-name-in-lists = name in public lists of cards around a conquest; effects ours
basis-shape-ours = no source shows it; shape and height ours
basis-icons-read = public data set; its icons read as a territory tile and points
basis-reaction-cards = reaction cards reply to actions of others, of which traps are only the best known
basis-reply-known = reply in the rulebook; use as a tapestry ours, a little under a trap
basis-topples-conqueror = that it topples the conqueror is in the rulebook; who may play it and the points are ours
basis-stadium = the Stadium is in the answers of the rulebook; the culture is ours
basis-warpgates-price = the box brings space tiles; price of the bonus of Warpgates
basis-landmark-deck = the landmark deck that is left after the draft

## Expansions

option-plans-ploys = Plans & Ploys
option-plans-ploys-hint = Landmark cards, reaction cards against traps, space tiles that last, 15 tapestry cards and 10 civilizations.
option-arts-architecture = Arts & Architecture
option-arts-architecture-hint = A fifth track, masterpieces, inspiration, advanced capitals, tapestry and tech cards and 5 civilizations.
option-fantasies-futures = Fantasies & Futures
option-fantasies-futures-hint = Enchanted tapestry cards, reserved items, advanced capitals, tech cards and 10 civilizations.
option-same-expansion-civs = Civilizations of one expansion
option-same-expansion-civs-hint = All players draw their civilizations from the same expansion, if it has enough of them.
option-only-known = Known components only
option-only-known-hint = Cards and tiles of the expansions that no source gives, and that we filled in ourselves, stay in the box.

## Plans & Ploys: cards

phrase-reply = { $window ->
    [trap] discard this trap in reply to a conquest of your territory: keep control and topple the conquering outpost
    [attacked] { $deed ->
        [retreat] discard it in reply to a conquest of your territory: move your outpost to an empty territory beside it
        [surrender] discard it in reply to a conquest of your territory: choose which die the conqueror gains, and gain the other
        [mirage] discard it in reply to a conquest of your territory: the conquering outpost goes back to its supply
       *[plain] discard it in reply to a conquest of your territory: topple the conquering outpost
    }
    [nearby] discard it in reply to a conquest of your territory or beside one: topple the conquering outpost
    [trapped] discard it in reply to a trap against you: the trap fails and the defender's outpost is toppled
   *[landmark] discard it in reply to an opponent's landmark of a track
}{ $gives ->
    [0] { "" }
   *[1] { $window ->
        [landmark] : { $effect }
       *[other] , and { $effect }
    }
}
phrase-reply-card = { $reply }; or played as a tapestry: { $played }
phrase-manifest-destiny = conquer a territory next to your start territory; then you may gain the benefit of a territory tile you control
phrase-cartography = draw a territory tile and explore with it; if its place gives at least 3 VP, you may conquer it
phrase-royal-charter = draw { $drawn } landmark cards, keep one as a further goal and gain { $amount } VP; without a landmark deck gain { $instead } VP
phrase-recall-outposts = take up to { $most } of your toppled outposts back into supply
phrase-whenever-advance = whenever you advance on { $track ->
    [exploration] exploration
    [technology] technology
    [science] science
    [military] military
   *[arts] arts
}, gain { $amount } VP
phrase-goal = at the end of your turn, gain the landmark { $landmark ->
    [urban_farm] Urban Farm if you have at least { $amount } territory tiles in your supply
    [tv_station] TV Station if at least { $amount } income buildings of one type stand in your capital
    [game_store] Game Store if you have { $amount ->
        [one] a tech card
       *[other] at least { $amount } tech cards
    } in your top row
    [skyscraper] Skyscraper if { $amount ->
        [one] a row or column of your capital is complete
       *[other] at least { $amount } rows and columns of your capital are complete
    }
    [patent_office] Patent Office if you have invented at least { $amount } tech cards in this game
    [castle] Castle if you control at least { $amount } territories next to your start territory
    [museum] Museum if you entered { $amount ->
        [one] a tier this turn whose landmark was taken
       *[other] at least { $amount } tiers this turn whose landmarks were taken
    }
    [cathedral] Cathedral if you stand in tier II or higher on at least { $amount } tracks
    [gallery] Gallery if you own at least { $amount } masterpieces
   *[digital_studio] Digital Studio if at least { $amount } districts of your capital are complete
}
phrase-most-of-a-type = income building of your most frequent type
phrase-top-row = of your tech cards in the top row
phrase-complete-lines = complete row and column
phrase-complete-districts = complete district

card-manifest_destiny = Manifest Destiny
card-cartography = Cartography
card-entertain_the_masses = Entertain the Masses
card-double_cross = Double Cross
card-retreat = Retreat
card-surrender = Surrender
card-surprise_party = Surprise Party
card-ambush = Ambush
card-moat_and_palisade = Moat and Palisade
card-advance_scouts = Advance Scouts
card-royal_charter = Royal Charter
card-grand_opening = Grand Opening
card-ring_of_observatories = Ring of Observatories
card-stolen_plans = Stolen Plans
card-non_aggression_pact = Non-Aggression Pact

landmark-urban_farm = Urban Farm
landmark-tv_station = TV Station
landmark-game_store = Game Store
landmark-skyscraper = Skyscraper
landmark-digital_studio = Digital Studio
landmark-stadium = Stadium
landmark-monolith = Monolith
landmark-clocktower = Clocktower
landmark-opera_house = Opera House
landmark-holocenter = Holocenter
landmark-patent_office = Patent Office
landmark-castle = Castle
landmark-museum = Museum
landmark-cathedral = Cathedral
landmark-gallery = Gallery

building-urban_farm = { landmark-urban_farm }
building-tv_station = { landmark-tv_station }
building-game_store = { landmark-game_store }
building-skyscraper = { landmark-skyscraper }
building-digital_studio = { landmark-digital_studio }
building-stadium = { landmark-stadium }
building-monolith = { landmark-monolith }
building-clocktower = { landmark-clocktower }
building-opera_house = { landmark-opera_house }
building-holocenter = { landmark-holocenter }
building-patent_office = { landmark-patent_office }
building-castle = { landmark-castle }
building-museum = { landmark-museum }
building-cathedral = { landmark-cathedral }
building-gallery = { landmark-gallery }
landmark-card-urban_farm = landmark card { landmark-urban_farm }
landmark-card-tv_station = landmark card { landmark-tv_station }
landmark-card-game_store = landmark card { landmark-game_store }
landmark-card-skyscraper = landmark card { landmark-skyscraper }
landmark-card-digital_studio = landmark card { landmark-digital_studio }

## Plans & Ploys: civilizations

civilization-advisors = Advisors
civilization-aliens = Aliens
civilization-infiltrators = Infiltrators
civilization-islanders = Islanders
civilization-recyclers = Recyclers
civilization-riverfolk = Riverfolk
civilization-spies = Spies
civilization-tinkerers = Tinkerers
civilization-treasure_hunters = Treasure Hunters
civilization-utilitarians = Utilitarians

phrase-ability-advisors = { $mats ->
    [revised] You begin with 3 tapestry cards. Income turns 1 to 4: put a token on a free era of an opponent's income mat. When a card goes there, you share it if you agree to it or they take one of yours; otherwise you gain a resource, a tech card, a tapestry card and a territory tile. Gained later: put 2 tokens at once, or take another civilization instead.
   *[printed] You begin with 3 tapestry cards. In advance turns you may give a neighbour who would gain one a card of yours, and draw one for it. Income turns 2 to 5: 1 VP for each card in hand; discard down to 4 for any 1 resource. Gained later: draw 3 tapestry cards; you may give any of them to neighbours, for 5 VP each.
}
phrase-ability-aliens = { $mats ->
    [revised] You begin with 4 space tiles. Income turns 2 to 5: discard the tile on the mat, then explore another one onto it or gain any 1 resource.
   *[printed] You begin with 4 space tiles. Income turns 2 to 5: discard the tile on the mat, then explore another one onto it, for any 1 resource if you discarded one, or gain any 1 resource.
}
phrase-ability-infiltrators = { $mats ->
    [revised] You begin with a token on each opponent's start territory. Income turns 2 to 5: an outpost beside the only one of an opponent shares the territory and gives its benefit; or a token on a start territory gives 1 VP for each outpost that opponent has left, and your third one there a civilization. Of civilizations you choose among three. Gained later: the same, and one of them receives another token.
   *[printed] You begin with 1 culture. Income turns 2 to 5: an outpost beside the only one of an opponent shares the territory and gives its benefit; or a token on a start territory gives 1 VP for each outpost that opponent has left, and your third one there a civilization. Of civilizations you choose among three.
}
phrase-ability-islanders = { $mats ->
    [revised] You begin with 4 territory tiles. Income turns 1 to 5, and whenever you explore in an advance turn: a tile may go onto the six hexes of your mat. At the end 4 VP for each tile there with only water outside. Gained later: the same, and up to 4 of your tiles may go here at once without benefit; or take another civilization instead.
   *[printed] You begin with 4 territory tiles. Income turns 2 to 5, and whenever you explore in an advance turn: a tile may go onto the six hexes of your mat. At the end 4 VP for each tile there with only water outside. Gained later: the same, and up to 4 of your tiles may go here at once without benefit; or take another civilization instead.
}
phrase-ability-recyclers = { $mats ->
    [revised] You begin with one of 3 tech cards. Income turns 2 to 5: you may take the top discarded tech card, then upgrade one. An upgrade may take a card from the top row to the bottom row for 5 VP; when you invent, you may take the top discarded card.
   *[printed] You begin with one of 3 tech cards. Income turns 2 to 5: you may upgrade a tech card. An upgrade may take a card from the top row to the bottom row for 5 VP; when you invent, you may take a discarded card.
}
phrase-ability-riverfolk = { $mats ->
    [revised] You begin with { $points } VP for each district with at least 2 impassable plots. You build on impassable plots; covering the last one of a district gives any 1 resource. Gained later: the same VP at once, or take another civilization instead.
   *[printed] You begin with { $points } VP for each district with at least 2 impassable plots. You build on impassable plots; covering the last one of a district gives any 1 resource. In income turn 5 each impassable plot in sight costs 1 VP. Gained later: the same VP at once, or take another civilization instead.
}
phrase-ability-spies = { $mats ->
    [revised] Income turns 2 to 5, each once: gain what a neighbour's tapestry card, territory tile, position on a track or the circle of a tech card gives. Then you may look at that hand.
   *[printed] Income turns 2 to 5, each once: gain what a neighbour's tapestry card, tile in supply, position on a track or tech card in its row gives. Then you may look at that hand.
}
phrase-ability-tinkerers = { $mats ->
    [revised] Income turns 2 to 5, each once: the price of a token's space; up to the nearest opponent ahead, without benefit; three spaces back, with the benefit if you like; or up to the next bonus, which is free.
   *[printed] Each opponent begins with a tech card. Income turns 2 to 5, each once: the price of a token's space; up to the nearest opponent ahead, with the benefit if you like; three spaces back, with benefit and bonus; or up to the next bonus, which is free.
}
phrase-ability-treasure_hunters = { $mats ->
    [revised] Income turns 2 to 5, each terrain once: a token takes an empty territory next to yours and gives a resource and a roll (desert black, grass science, mountain both conquer dice, forest twice red).
   *[printed] You begin with 2 territory tiles. Income turns 2 to 5, each terrain once: a token takes an empty territory next to yours and gives a resource and two rolls (desert black, gain one; grass science, gain one; mountain both conquer dice; forest red, gain both).
}
phrase-ability-utilitarians = { $mats ->
    [revised] You begin with a landmark of tier II on this mat, which you build in income turn 2. { $tokens } of these at a time: Forge, a resource for each upgrade into the top row; Barracks, the red die with each conquest; Lighthouse, { $tiles } territory tiles for a resource in each advance turn; Apothecary, a resource for each other landmark; Rubber Works, Tank Factory, Train Station, Academy: { $points } VP for each advance in tiers III and IV of their tracks. Gained later: no landmark, but up to { $tokens } tokens on abilities of landmarks you have; or take another civilization instead.
   *[printed] You begin with a landmark of tier II. { $tokens } of these at a time: Forge, a resource for each upgrade into the top row; Barracks, the red die with each conquest; Lighthouse, { $tiles } territory tiles for a resource in each advance turn; Apothecary, a resource for each other landmark; Rubber Works, Tank Factory, Train Station, Academy: { $points } VP for each advance in tiers III and IV of their tracks. Gained later: no landmark, but up to { $tokens } tokens on abilities of landmarks you have.
}

## Plans & Ploys: questions

prompt-landmark-card = Which landmark card do you take?
prompt-landmark-card-hint = At the end of each of your turns you gain its landmark if its condition is met.

prompt-keep-goal = Which landmark card do you keep?
prompt-keep-goal-hint = It is a further goal of yours; the other one goes back into the deck.

prompt-counter = You are trapped ({ $about }). Do you undo the trap?
prompt-counter-hint = A card against traps makes it fail: the defender's outpost is toppled and yours stands. You are asked whether you hold one or not.
prompt-counter-none = Accept it

prompt-reply = Do you reply to what has just happened?
prompt-reply-hint = You may discard a reaction card for its effect. You are asked whether you hold one or not.
prompt-reply-none = No reply

prompt-divide = The dice show { $about }. Which one does the conqueror gain?
prompt-divide-hint = You gain the other one.

prompt-recall = Which toppled outpost do you take back?
prompt-recall-hint = It goes into your supply.
prompt-recall-none = No more

prompt-advise = Do you give { $about } a card instead?
prompt-advise-hint = Your neighbour gains it in place of one of the deck, and you draw one for it.
prompt-advise-none = Give nothing

prompt-give-card = Which of the cards do you give { $about }?
prompt-give-card-hint = You gain 5 VP for each card that you give away.
prompt-give-card-none = No more

prompt-trim = Which card do you discard ({ $about } to go)?
prompt-trim-hint = Advisors keep four cards, and gain any 1 resource if they had more.

prompt-visit = Which space tile do you explore onto your mat?
prompt-visit-hint = If a tile was there before, you pay any 1 resource first, except with the revised mat. Otherwise you gain any 1 resource.
prompt-visit-none = Gain any 1 resource instead

prompt-share = { $about }: share it or put a token there?
prompt-share-hint = Sharing the territory brings its benefit; a token on a start territory brings 1 VP for each outpost that opponent has left.
prompt-share-yes = Share the territory
prompt-share-none = Put a token there

prompt-infiltrate = Where do you infiltrate?
prompt-infiltrate-hint = Beside the only outpost of an opponent you share the territory and gain its benefit; on a start territory you gain 1 VP for each outpost that opponent has left.
prompt-infiltrate-none = Nowhere

prompt-island = Where on your islands does { $about } go?
prompt-island-hint = The hexes of your mat lie around its printed one.
prompt-island-none = Onto the map

prompt-island-turn = How is it turned ({ $about })?
prompt-island-turn-hint = Each side that matches what lies beside it gives 1 VP.

prompt-island-tile = Which territory tile goes onto your islands?
prompt-island-tile-hint = It can never be conquered there. Water on its outer edges gives 4 VP at the end.
prompt-island-tile-none = No tile

prompt-exchange = Do you exchange { $about } for another civilization?
prompt-exchange-hint = This mat may be discarded for the next one of the stack.
prompt-exchange-yes = Draw another
prompt-exchange-none = Keep it

prompt-keep-tech = Which tech card do you keep?
prompt-keep-tech-hint = It goes into your bottom row; the others are discarded.

prompt-take-tech = Do you take the top discarded tech card?
prompt-take-tech-hint = It goes into your bottom row.
prompt-take-tech-none = Leave it

prompt-spy = What do you spy out?
prompt-spy-hint = Each only once. You gain what it gives, and the neighbour keeps it.
prompt-spy-none = Nothing

prompt-spy-tile = Which tile of a neighbour gives you its benefit?
prompt-spy-tile-hint = It stays with its owner.

prompt-spy-space = Which space tile of a neighbour gives you its benefit?
prompt-spy-space-hint = It stays with its owner.

prompt-spy-tech = Which tech card of a neighbour gives you its benefit?
prompt-spy-tech-hint = The circle in the middle row, the square in the top row; the revised mat always gives the circle.

prompt-peek = Do you look at the hand of { $about }?
prompt-peek-hint = Only you see the cards, and you go on seeing them while they are there.
prompt-peek-yes = Look
prompt-peek-none = Do not look

prompt-tinker = How do you tinker?
prompt-tinker-hint = Each only once.
prompt-tinker-none = Not now

prompt-tinker-token = With which of your tokens?
prompt-tinker-token-hint = Tokens with which it cannot be done are left out.

prompt-tinker-gain = Do you gain the benefit of { $about }?
prompt-tinker-gain-hint = You may leave it.
prompt-tinker-gain-yes = Gain it
prompt-tinker-gain-none = Leave it

prompt-draw-both = Do you draw a tapestry card and a tech card?
prompt-draw-both-hint = The Tinkerers let every opponent have both.
prompt-draw-both-yes = Draw
prompt-draw-both-none = Draw nothing

prompt-treasure = Where do you hunt for treasure?
prompt-treasure-hint = Each terrain once: you take an empty territory that shows it, gain its resource and roll dice.
prompt-treasure-none = Nowhere

prompt-treasure-hex = Which territory do you take ({ $about })?
prompt-treasure-hex-hint = An empty one next to a territory you control.

prompt-black-roll = Which roll of the black die do you take?
prompt-black-roll-hint = The other one is lost.

prompt-roll-more = The black die shows { $about }. Do you roll once more?
prompt-roll-more-hint = The second roll counts instead of the first.
prompt-roll-more-yes = Roll once more
prompt-roll-more-none = Keep it

prompt-science-more = The science die shows { $about }. Do you roll once more?
prompt-science-more-hint = The second roll counts instead of the first.
prompt-science-more-yes = Roll once more
prompt-science-more-none = Keep it

prompt-utilize = Where does the token for { $about } come from?
prompt-utilize-hint = Two abilities can be active. A token that is already on one is moved; the landmark itself stands for a free token.
prompt-utilize-none = Leave the tokens

prompt-utility = Which ability do you use?
prompt-utility-hint = Up to two, of landmarks that you have.
prompt-utility-none = No more

prompt-light = Which territory tile do you spend ({ $about } to go)?
prompt-light-hint = The Lighthouse turns two territory tiles into any 1 resource, once in each advance turn.
prompt-light-none = Not now

prompt-redraw = Do you exchange a card with the arts symbol?
prompt-redraw-hint = The arts track is not in play, so such a card may be discarded for another one. You are asked whether you drew one or not.
prompt-redraw-none = Keep the cards

prompt-redraw-tech = { $about } bears the arts symbol. Do you exchange it?
prompt-redraw-tech-hint = The arts track is not in play, so such a card may be discarded for another one.
prompt-redraw-tech-yes = Draw another
prompt-redraw-tech-none = Keep it

## Plans & Ploys: things

island = { $number ->
    [1] upper island
    [2] upper right island
    [3] lower right island
    [4] lower island
    [5] lower left island
   *[6] upper left island
}
landing = tile { $tile } on the { $island ->
    [1] upper
    [2] upper right
    [3] lower right
    [4] lower
    [5] lower left
   *[6] upper left
} island
spying = { $number ->
    [1] a tapestry card
    [2] a territory tile in supply
    [3] a space tile in supply
    [4] a position on a track
   *[5] a tech card
}
tinkering = { $number ->
    [1] the price of a space
    [2] up to the nearest opponent
    [3] three spaces back
   *[4] up to the next bonus
}
terrain = { $number ->
    [2] desert
    [3] forest
    [4] grass
   *[5] mountain
}
black-roll = { $number ->
    [1] coin
    [2] worker
    [3] food
    [4] culture
   *[5] benefit of the tile
}

## Plans & Ploys: events

event-took-goal = { $player } takes the { $landmark-card }.
event-replied = { $player } replies with { $card } ({ $hex }).
event-recalled = { $player } takes an outpost back from { $hex }.
event-gave-card = { $player } gives { $player_other } a tapestry card.
event-gave-card-own = { $player } gives { $player_other } a tapestry card: { $card }.
event-got-card = { $player } gets a tapestry card from { $player_other }.
event-got-card-own = { $player } gets a tapestry card from { $player_other }: { $card }.
event-recycled = { $player } takes { $tech } back into the bottom row.
event-explored-island = { $player } lays { $tile } on the mat: { $island }.
event-retreated = { $player } retreats from { $hex } to { $hex_to }.
event-infiltrated = { $player } infiltrates { $hex }.
event-found-treasure = { $player } hunts for treasure in { $hex }.
event-peeked = { $player } looks at the hand of { $player_other }.
event-peeked-own = { $player } looks at the hand of { $player_other }: { $cards }.

## Plans & Ploys: icons

icon-cartography = draw, explore, conquer
icon-conquer-ended = each conquest
icon-district = complete district
icon-district-hint = nine plots of your capital; complete, it gives a resource
icon-empty-only = conquer empty territories only
icon-income-gained = with your income
icon-landmark-card = landmark card
icon-landmark-card-hint = its landmark is for its owner alone
icon-manifest-destiny = conquer near the start
icon-reply-landmark = reply to a landmark
icon-reply-nearby = reply to a conquest nearby
icon-reply-retreat = retreat
icon-reply-surrender = divide the dice
icon-reply-trap = trap
icon-reply-trap-hint = from your hand, when somebody conquers your territory
icon-reply-trapped = undo a trap
icon-reply-trapped-hint = from your hand, in answer to a trap
icon-safe = territories are safe
icon-same-buildings = income buildings of one type
icon-toppled = toppled outpost
icon-toppled-hint = it stays lying on the territory and keeps it safe

part-landmark-cards = Landmark cards to choose from
part-open-techs = Tech cards to choose from

prompt-counsel = Whose era do you put a token on?
prompt-counsel-hint = When a card is played there, you may share it, or offer one of yours.
prompt-counsel-none = Nowhere

prompt-agree = { $about } is to be played. Do you agree?
prompt-agree-hint = Then you gain what it says too, after its player. Otherwise you may offer a card of yours.
prompt-agree-yes = Agree
prompt-agree-none = Disagree

prompt-offer = Which card do you offer { $about }?
prompt-offer-hint = If it is accepted, it is played instead and both of you gain what it says. If not, you gain a resource, a tech card, a tapestry card and a territory tile.
prompt-offer-none = No card

prompt-accept = Do you play { $about } of the Advisors instead of your own card?
prompt-accept-hint = They gain what it says too. Your card stays in your hand.
prompt-accept-yes = Play it
prompt-accept-none = Play your own

era-slot = era { $era } of player { $player }

## Fantasies & Futures: cards

phrase-enchanted = { $sides ->
    [left] { $effect }; enchanted, to the right of a card: you may { $left }
    [right] { $effect }; enchanted, once a card comes to the right of it: you may { $right }
   *[both] { $effect }; enchanted, to the right of a card: you may { $left }; once a card comes to the right of it: you may { $right }
}
phrase-enchanted-card = an enchanted card on your income mat, or income turn 5
phrase-charms = enchantment visible on your income mat
phrase-doppelgangers = gain the bonuses of another visible enchanted card on any income mat; if there is none, gain { $amount } VP
phrase-reserve-building = reserve your next { $building ->
    [market] market
    [house] house
    [farm] farm
   *[armory] armory
}: it leaves your income mat, counts for its type, and is built in income turn 5
phrase-reserve-invention = invent a tech card but reserve it: in income turn 5 it enters your middle row and gives its circle benefit
phrase-reserve-space = draw { $drawn } space tiles and reserve one, which you explore in income turn 5
phrase-reserve-outpost = reserve an outpost: in income turn 5 conquer anywhere
phrase-reserve-prophecy = name a track: in income turn 5 gain 1 VP for each space you have advanced there, at most { $most }
phrase-reserve-advance = in income turn 5 advance on a track of your choice
phrase-choose-card = draw { $drawn } tapestry cards and keep one
phrase-take-discard = take any discarded tapestry card, or draw one if there is none
phrase-pay-resources = pay { some-resources }
phrase-empty-tiles = explored tile without pieces next to a territory you control, at most { $most }
phrase-lost-artifacts = draw { $drawn } tech cards, keep one and upgrade it at once
phrase-keep-space-tile = draw { $drawn } space tiles and keep one
phrase-mirror-realm = move back on one track without benefit, then advance on another one

card-guild_of_wizards = Guild of Wizards
card-microbial_magic = Microbial Magic
card-gremlins = Gremlins
card-ecstatic_visions = Ecstatic Visions
card-ghost_towns = Ghost Towns
card-lost_artifacts = Lost Artifacts
card-zombie_army = Zombie Army
card-chimera_citizen_rights = Chimera-Citizen Rights
card-citadel_of_power = Citadel of Power
card-doppelgangers = Doppelgängers
card-time_capsule = Time Capsule
card-charted_stars = Charted Stars
card-crystal_oracle = Crystal Oracle
card-whispering_woods = Whispering Woods
card-portal_network = Portal Network
card-golem_quarter = Golem Quarter
card-dream_bazaar = Dream Bazaar
card-rune_forge = Rune Forge
card-royal_prophecy = Royal Prophecy
card-delayed_destiny = Delayed Destiny
card-sleeping_dragon = Sleeping Dragon
card-moonlit_market = Moonlit Market
card-age_of_airships = Age of Airships
card-astral_navigators = Astral Navigators
card-singularity_cult = Singularity Cult
card-telepathic_senate = Telepathic Senate
card-mirror_realm = Mirror Realm
card-wishing_well = Wishing Well
card-ley_lines = Ley Lines
card-world_tree = World Tree
card-mirage = Mirage
card-poltergeists = Poltergeists
card-holographic_gallery = Holographic Gallery
card-moon_gardens = Moon Gardens
card-living_architecture = Living Architecture
card-time_loop = Time Loop
card-phoenix_rebirth = Phoenix Rebirth
card-cyborg_legion = Cyborg Legion

tech-golem_minions = Golem Minions
tech-object_cloning = Object Cloning
tech-mind_control = Mind Control
tech-remote_viewing = Remote Viewing
tech-shapeshifting = Shapeshifting
tech-levitation = Levitation
tech-perfect_memory = Perfect Memory
tech-pyrokinesis = Pyrokinesis
tech-weather_control = Weather Control
tech-superhuman_strength = Superhuman Strength
tech-superhuman_speed = Superhuman Speed
tech-teleportation = Teleportation

## Fantasies & Futures: civilizations

civilization-artificers = Artificers
civilization-celestials = Celestials
civilization-elder_ones = Elder Ones
civilization-faefolk = Faefolk
civilization-genies = Genies
civilization-illuminati = Illuminati
civilization-merfolk = Merfolk
civilization-psionics = Psionics
civilization-weefolk = Weefolk
civilization-werefolk = Werefolk

phrase-ability-artificers = Income turns 2 to 4: you may set aside the leftmost building of an income track, where it goes on counting for its type, or move it one column to the left. Income turn 5: 1 VP for each income building in your capital, or move all buildings of a track to the left.
phrase-ability-celestials = A floating capital takes the place of an outpost on your start territory. Income turns 2 to 4: it may move to a neighbouring territory, and you gain both conquer dice. Income turn 5: { $points } VP for each landmark within your capital, minus { $loss } VP for each that hangs over its edge.
phrase-ability-elder_ones = Income turns 2 to 4: any 1 resource or 2 tapestry cards. Income turn 5: discard up to { $most } tapestry cards for any { $resources } resources each. After it you go on with advance turns as long as you can, and each landmark gives { $points } VP. Gained later, after income turn 5: each landmark gives its VP at once.
phrase-ability-faefolk = Income turns 2 to 5: you may draw a tapestry card; move clockwise by your cards in hand and visible on your income mat, and gain the spot, in income turn 5 twice.
phrase-ability-genies = Income turns 2 to 4: a random opponent chooses a circle and scores it; you score it too and gain a square beside it. Income turn 5: two circles.
phrase-ability-illuminati = You begin with one of { $cards } tapestry cards. Opponents who roll a die that lies here take it away: you gain what a conquer die shows, or may advance without benefit on the track of the science die. Income turns 2 to 5: { $points } VP for each die still here, and all come back.
phrase-ability-merfolk = Income turns 2 to 4: draw a tapestry card, then all but { $dry } go under this mat. Income turn 5: draw one and take them all back, but keep at most { $most }. After it, each turn you discard cards for { $points } VP each or play one for its ability, until none is left.
phrase-ability-psionics = Of every die you roll twice and choose; of everything drawn you draw one more and shuffle the rest back. Income turns: 2 a territory tile, 3 a tapestry card, 4 an invention, 5 research.
phrase-ability-weefolk = Income turns 2 to 5: an opponent puts a token of yours into their capital, where it fills a plot. Income turns 2 to 4: you may spend a territory tile for an income building of your choice. Income turn 5: each token gives 1 VP for each building in its row and in its column. Gained later: one token at once.
phrase-ability-werefolk = Income turns 2 to 5: discard the space tile on this mat, gain another one and flip it. Face up: move back on a track and explore it here, or { $points } VP. Face down: advance on a track with its benefit, and the bonus is free.

## Fantasies & Futures: questions

prompt-charm = What comes next ({ $about })?
prompt-charm-hint = The ability and the bonuses of enchantments may be used in any order. Bonuses may be left.
prompt-charm-none = Leave the rest

prompt-reserved = Which reserved item do you use?
prompt-reserved-hint = All of them are used now, in any order.

prompt-keep-tile = Which territory tile do you keep?
prompt-keep-tile-hint = The other one is shuffled back.

prompt-keep-space = Which space tile do you keep?
prompt-keep-space-hint = The others are shuffled back.

prompt-face = Which roll of the { $about } do you take?
prompt-face-hint = Psionics roll every die twice.

prompt-take-card = Which discarded tapestry card do you take?
prompt-take-card-hint = Everybody will know that you hold it.

prompt-reroll = The dice show { $about }. Which one do you roll again?
prompt-reroll-hint = The new roll counts.
prompt-reroll-none = Neither

prompt-artifice = What do you do on your income mat?
prompt-artifice-hint = It works before this income. A building set aside goes on counting for its type; a moved one covers another column.
prompt-artifice-none = Nothing

prompt-flush = Which income track do you push together?
prompt-flush-hint = All its buildings move as far to the left as they can, so that the last columns are uncovered.
prompt-flush-option = { $thing } to the left
prompt-flush-0 = 1 VP for each income building in your capital
prompt-flush-none = Neither

prompt-float = Where does your floating capital go?
prompt-float-hint = You gain both conquer dice. It conquers nothing and controls nothing.
prompt-float-none = It stays

prompt-wish = Which circle do you wish from { $about }?
prompt-wish-hint = Both of you gain it.

prompt-grant = What do you gain next?
prompt-grant-hint = The circle and one of the squares beside it, in any order; in income turn 5 two circles.

prompt-submerge = Which card goes under your mat ({ $about } to go)?
prompt-submerge-hint = You can look at it, but it neither counts nor can be played until income turn 5.

prompt-late = What do you do?
prompt-late-hint = Your last income turn is over, but you play on until you cannot.
prompt-late-option = Advance on { $thing }
prompt-late-0 = Discard tapestry cards for 5 VP each
prompt-late-1 = Play a tapestry card for its ability

prompt-host = Who receives your token?
prompt-host-hint = They put it into their capital, where it fills a plot. At the end the buildings around it give you points.

prompt-hide = Where do you put the token of { $about }?
prompt-hide-hint = It fills the plot for you. In a full capital it takes the place of a small building, which is set aside.

prompt-barter = Which territory tile do you spend for an income building?
prompt-barter-hint = You choose the type of the building.
prompt-barter-none = None

prompt-howl = On which track do you move back?
prompt-howl-hint = One space, without benefit. Tokens on a start space cannot.
prompt-howl-none = On none, for 4 VP

prompt-run-on = On which track do you advance?
prompt-run-on-hint = With the benefit of the space.

## Fantasies & Futures: things

charm = { $number ->
    [1] the ability of the card
    [2] its left enchantment
   *[3] the right enchantment of the card beside it
}
reserved-outpost = an outpost for a conquest anywhere
reserved-points = points for { $track ->
    [exploration] exploration
    [technology] technology
    [science] science
    [military] military
   *[arts] arts
}
reserved-advance = an advance on any track
die-face = { $die ->
    [red] red: { $face ->
        [0] 4 VP
        [1] 5 VP
        [2] 6 VP
        [3] 7 VP
       *[4] 1 VP per territory
    }
   *[black] black: { $face ->
        [0] coin
        [1] worker
        [2] food
        [3] culture
       *[4] benefit of the tile
    }
}
artifice = { $move ->
    [0] set aside
   *[1] move left
}: { $building ->
    [market] market
    [house] house
    [farm] farm
   *[armory] armory
}
wish = { $number ->
    [1] square: research without benefit
    [2] circle: score your capital
    [3] square: invent
    [4] circle: 1 VP for each territory tile in supply
    [5] square: culture
    [6] circle: 1 VP for each territory you control
    [7] square: explore
   *[8] circle: 1 VP for each tech card
}
fae-spot = { $number ->
    [1] tapestry cards
    [2] gifts
    [3] food and tiles
    [4] coin and tech cards
    [5] culture and territories
    [6] worker and capital
   *[7] space
}

## Fantasies & Futures: events

event-reserved = { $player } reserves { $reserved }.
event-used-reserved = { $player } uses what was reserved: { $reserved }.
event-turned-over = { $player } turns { $tech } over.
event-took-die = { $player } takes the { $die } from { $player_other }.
event-floated = { $player } moves the floating capital to { $hex }.
event-submerged = { $player } puts a tapestry card under the mat.
event-submerged-own = { $player } puts { $card } under the mat.
event-surfaced = { $number ->
    [one] { $player } takes the tapestry card from under the mat.
   *[other] { $player } takes { $number } tapestry cards from under the mat.
}
event-surfaced-own = { $player } takes from under the mat: { $cards }.
event-danced = { $player } dances to { $fae-spot }.
event-summoned = { $player } grants { $player_other } a wish.
event-flipped = { $player } flips { $space-tile }: { $up ->
    [1] face up
   *[0] face down
}.
event-hid-token = { $player } puts a token of { $player_other } on { $plot }.
event-took-discard = { $player } takes { $card } from the discards.
event-artifice = { $player } works on the income mat: { $artifice }.

## Fantasies & Futures: icons

icon-charm = enchantment
icon-charm-hint = a bonus at the edge of a tapestry card
icon-charm-left = right of another card
icon-charm-left-hint = any other tapestry card will do
icon-charm-right = when a card comes to its right
icon-charm-right-hint = once for each card
icon-doppelgangers = bonuses of another card
icon-empty-tile = empty tile beside you
icon-mirror-realm = back on one track, forward on another
icon-neighbour-played = each card of a neighbour
icon-placed-beside = each building beside one of its type
icon-reply-attacked = topple the conqueror
icon-reply-mirage = send the conqueror home
icon-reroll = roll a conquer die again
icon-reserve = reserve for income turn 5
icon-reserve-hint = kept beside your income mat until then
icon-two-tiles = 2 territory tiles before exploring

piece-floating = floating capital
part-open-tiles = Open tiles
part-reserved = Reserved

## Arts & Architecture: cards

phrase-continuous = as long as this card is visible: { $clauses ->
    [1] { $part0 }
    [2] { $part0 }; { $part1 }
   *[3] { $part0 }; { $part1 }; { $part2 }
}
phrase-plots = { $kind ->
    [full] you may build on the { $plots } plots of this card; when all are covered, { $full }
    [landmarks] you may build landmarks on the { $plots } plots of this card; for each landmark { $each }, and for each plot covered { $part0 }
   *[plots] you may build on the plots of this card; covering them gives, one by one: { $part0 }; { $part1 }; { $part2 }; { $part3 }
}
phrase-create = create a masterpiece
phrase-replace-masterpieces = you may replace the face-up masterpieces
phrase-perform = { $most ->
    [1] use one of your masterpieces
   *[other] use up to { $most } different masterpieces of yours
}
phrase-masterpiece-benefits = use up to { $most } different masterpieces, your own or your neighbours'
phrase-forge = use a masterpiece of a neighbour, who gains { $owner } VP; if there is none, gain { $instead } VP
phrase-inspire = lay an inspiration tile over its resource track
phrase-upgrade-once = upgrade a tech card, which cannot be upgraded again this turn
phrase-upgrade-freely = make { $times } upgrades, of one tech card or several, whatever the top row needs
phrase-conquer-empty = conquer an empty territory
phrase-landmark-on-card = a landmark on the card
phrase-needs-nothing = nothing
phrase-complete-rows = complete row of your capital
phrase-complete-columns = complete column of your capital
phrase-income-buildings = income building in your capital
phrase-farms-next-door = farm of the neighbour with most of them
phrase-landmarks-in-capital = landmark in your capital
phrase-masterpieces = masterpiece of yours
phrase-inventions = tech card invented
phrase-near-start = territory you control next to your start
phrase-late-tiers = tier entered this turn whose landmark was taken
phrase-tracks-in-tier = track on which you stand in tier { $tier } or higher
phrase-new-life = exchange one of your civilizations for one of two drawn ones
phrase-park-die = choose a conquer die, roll it and gain what it shows
phrase-migration = move up to 2 lone outposts to empty territories next to one you control and gain the benefits of their tiles
phrase-status-quo = take the bonuses of up to 3 spaces on which you stand; those that cost any 1 resource are free
phrase-ahead-on = { $track ->
    [arts] gain { $amount } VP if you are alone in front on arts
   *[other] gain { $amount } VP if you are alone in front
}
phrase-ability-again = use the income ability of one of your civilizations once more
phrase-city-rules = { $rough } impassable plots{ $capital ->
    [archipelago] ; the islands are the districts
    [swamp] ; lily pads count as filled and can be built on; whenever you score your capital, gain 1 VP for every 2 of them that you have covered
    [cloud_city] ; the clouds are the districts
    [mesa] ; no building covers high and low plots at once; a mesa that is covered gives 5 VP
    [canyon] ; each plot on the rim, the bottom row, gives 1 VP when it is covered
    [polar] ; the districts are 6 lines from left to right; two of them give any 2 resources
    [savanna] ; 6 districts
    [quagmire] ; when all free plots beside a will-o'-the-wisp are covered, gain 3 VP
    [veil] ; the three irregular districts give 2 tapestry cards and 2 VP, an income building and 4 VP, or a space tile that is explored
    [city_in_a_bottle] ; only 6 by 6 plots
    [netherworld] ; a district is complete when its goblin and the city centre are joined by buildings; it gives any 1 resource and 2 VP
    [cavern] ; districts with a pool give 1 food; when all free plots beside a pool are covered, gain 3 VP
   *[other] { "" }
}{ $floating ->
    [1] ; landmarks may cover impassable plots beside free ones
   *[0] { "" }
}{ $reach ->
    [anywhere] { "" }
    [within] ; nothing may hang over the edge
    [bottom] ; buildings may hang over the bottom edge only
   *[other] ; buildings may cover only { $reach } plots
}{ $later ->
    [1] ; a complete district gives any 1 resource in every later income turn, but nothing at once
   *[0] { "" }
}{ $reeds ->
    [0] { "" }
   *[other] ; a landmark on one of the { $reeds } plots beside will-o'-the-wisps costs 5 VP
}{ $sealed ->
    [1] ; no landmark can be built here, but each gives 6 VP
   *[0] { "" }
}
phrase-landmark-shape = a building of { $plots ->
    [one] one plot
   *[other] { $plots } plots
}{ $rows ->
    [none] { "" }
   *[other] , row by row { $rows }
}{ $of ->
    [track] ; the first to reach tier { $tier } of the { $track ->
        [exploration] exploration
        [technology] technology
        [science] science
        [military] military
       *[arts] arts
    } track gains it
   *[other] { "" }
}; where landmarks are tied, its height counts: { $height }
phrase-tech-text = circle (middle row): { $circle }. Square (top row{ $once ->
    [1] , once only
   *[0] { "" }
}): { $square }

card-shopping_mall = Shopping Mall
card-trade_hub = Trade Hub
card-plague = Plague
card-national_parks = National Parks
card-migration = Migration
card-granges = Granges
card-status_quo = Status Quo
card-sculpture_garden = Sculpture Garden
card-monument_plaza = Monument Plaza
card-salon = Salon
card-avant_garde = Avant-Garde
card-public_commission = Public Commission
card-guided_tours = Guided Tours
card-heritage_trust = Heritage Trust
card-street_theatre = Street Theatre
card-forgery_ring = Forgery Ring
card-zoning_law = Zoning Law
card-civic_renewal = Civic Renewal
card-opera_season = Opera Season
card-golden_jubilee = Golden Jubilee

tech-astrolabe = Astrolabe
tech-automation = Automation
tech-calculus = Calculus
tech-war_academy = War Academy
tech-microphone = Microphone
tech-jet_fuel = Jet Fuel
tech-duct_tape = Duct Tape
tech-oil_paint = Oil Paint
tech-public_art = Public Art
tech-opera = Opera
tech-suburbs = Suburbs

landmark-card-patent_office = landmark card Patent Office
landmark-card-castle = landmark card Castle
landmark-card-museum = landmark card Museum
landmark-card-cathedral = landmark card Cathedral
landmark-card-gallery = landmark card Gallery

masterpiece = masterpiece { $number }
inspiration-market = inspiration tile for markets
inspiration-house = inspiration tile for houses
inspiration-farm = inspiration tile for farms
inspiration-armory = inspiration tile for armories

space-cave_paintings = Cave Paintings
space-flutes = Flutes
space-dance = Dance
space-epic_poetry = Epic Poetry
space-symphony = Symphony
space-carved_marble_sculpture = Carved Marble Sculpture
space-rock_opera = Rock Opera
space-cgi_animation = CGI Animation
space-flash_mob = Flash Mob
space-virtual_reality_holocenter = Virtual Reality Holocenter
space-infinite_spectrum_photography = Infinite Spectrum Photography
space-streaming_implants = Streaming Implants

capital-archipelago = archipelago
capital-swamp = swamp
capital-cloud_city = cloud city
capital-mesa = mesa
capital-canyon = canyon
capital-cavern = cavern

fact-once = One use
fact-once-value = { $value ->
    [1] yes
   *[0] no
}

## Arts & Architecture: civilizations

civilization-collectors = Collectors
civilization-gamblers = Gamblers
civilization-relentless = Relentless
civilization-renegades = Renegades
civilization-urban_planners = Urban Planners

phrase-ability-collectors = { $mats ->
    [revised] In advance turns one outpost, house, landmark, tapestry card, territory tile and tech card that you gain may go on your mat, for 1 resource, or 2 for an outpost, a landmark or a tech card. They still count, but cannot be used. At the end: 1, 3, 6, 10, 15 or 21 VP by their number. Gained later: one territory tile and one tapestry card may go here at once, without a resource.
   *[printed] In advance turns one outpost, house, landmark, tapestry card, territory tile and tech card that you gain may go on your mat, for 1 resource each. They still count, but cannot be used. At the end: 1, 3, 6, 10, 15 or 21 VP by their number.
}
phrase-ability-gamblers = { $mats ->
    [revised] At the end of income turn 1 and in income turns 2 to 4: reveal { $revealed } tapestry cards and play one that acts when played; if there is none, keep one. Gained later: you may do so at once.
   *[printed] At the end of income turn 1 and in income turns 2 to 4: reveal { $revealed } tapestry cards and play one that acts when played; if there is none, keep one.
}
phrase-ability-relentless = { $mats ->
    [revised] A turn in which you gain a building puts a token here. An advance turn without one takes all tokens off, for the reward of their number. Gained later: 4 tokens, which you may give for their reward at once.
   *[printed] A turn in which you gain a building puts a token here. An advance turn without one takes all tokens off, for the reward of their number.
}
phrase-ability-renegades = { $mats ->
    [revised] When you advance with benefit into or within the tier of your next space here, you may advance here instead of taking benefit and bonus. Gained later: your token enters a tier in which you have a token on a track, for its benefit.
   *[printed] When you advance with benefit into or within the tier of your next space here, you may advance here instead of taking benefit and bonus. The end of it counts for the achievement of a completed track.
}
phrase-ability-urban_planners = { $mats ->
    [revised] You have a further landmark card. Landmarks may wait here and be built in a later turn of yours; two or more at once give 1 resource and 1 tapestry card. At the end the largest group of landmarks that touch scores: 1, 4, 9, 16, 25, 36 or 49 VP. Gained later: the same, and the card may be fulfilled at once; if none is left, you may take another civilization instead.
   *[printed] You have a further landmark card. Landmarks may wait here and be built in a later turn of yours. At the end the largest group of landmarks that touch scores: 1, 4, 9, 16, 25, 36 or 49 VP. Gained later: the same; if no landmark card is left, you may take another civilization instead.
}

collectible = { $number ->
    [1] outpost
    [2] house
    [3] landmark
    [4] tapestry card
    [5] territory tile
   *[6] tech card
}
renegade-space = space { $number } of the Renegades

## Arts & Architecture: questions

option-choose-science-die = Choose the science die
option-choose-science-die-hint = With the arts track in play, who rolls the science die may take the 12-sided one, which does not show arts.

prompt-create = Which masterpiece do you create?
prompt-create-hint = A face-up one or the top one of the deck. You use it in each of your income turns.
prompt-create-0 = The top card of the deck

prompt-replace-art = Do you replace the face-up masterpieces?
prompt-replace-art-hint = All are discarded and new ones revealed before you create.
prompt-replace-art-yes = Replace them
prompt-replace-art-none = Keep them

prompt-perform = Which masterpiece do you perform?
prompt-perform-hint = You gain its benefit now, beside the income turns.
prompt-perform-none = No more

prompt-borrow = Which masterpiece do you use?
prompt-borrow-hint = Each one at most once. One-time masterpieces of neighbours cannot be used.
prompt-borrow-none = No more

prompt-use-masterpiece = Which masterpiece do you use next?
prompt-use-masterpiece-hint = An income turn begins with all your masterpieces, in any order.

prompt-inspire = Which resource track do you inspire?
prompt-inspire-hint = Its inspiration tile gives more points in your income turns; the buildings keep their places.

prompt-keep-capital = Which capital do you keep?
prompt-keep-capital-hint = Your start territory stays that of the basic capital. Advanced ones have rules of their own.

prompt-which-die = Which science die do you roll?
prompt-which-die-hint = The 20-sided one shows all five tracks, the 12-sided one all but arts.

prompt-spare = Which track do the Dark Ages leave alone?
prompt-spare-hint = You move back on the three others, where possible.

prompt-put-on-tech = On which tech card do you put the { $about }?
prompt-put-on-tech-hint = It stays there for the game and opens the top row to that card, which you may upgrade at once.
prompt-put-on-tech-none = On none

prompt-build-on-card = Do you build the { $about } on a tapestry card?
prompt-build-on-card-hint = It still counts as yours, but fills no plot of your capital.
prompt-build-on-card-none = Not on a card

prompt-card-turn = How do you turn the { $about }?
prompt-card-turn-hint = It may hang over the plots of the card.

prompt-card-site = Where on { $about } do you build?
prompt-card-site-hint = At least one free plot of the card must be covered.

prompt-store = Does the { $about } wait on your mat?
prompt-store-hint = You can build it in a later turn of yours.
prompt-store-yes = Let it wait
prompt-store-none = Place it now

prompt-build-stored = Which landmark from your mat do you build?
prompt-build-stored-hint = As many as you like. You are asked again later in this turn.
prompt-build-stored-none = None now

prompt-collect = Do you put the { $about } on your mat?
prompt-collect-hint = You gain a resource for it. It still counts as yours, but cannot be used any more.
prompt-collect-yes = Put it there
prompt-collect-none = No

prompt-collect-tile = Which territory tile do you put on your mat?
prompt-collect-tile-hint = It still counts as yours, but cannot be used any more.
prompt-collect-tile-none = None

prompt-collect-card = Which tapestry card do you put on your mat?
prompt-collect-card-hint = It lies there face down and still counts as yours, but cannot be played any more.
prompt-collect-card-none = None

prompt-renege = Do you advance on your mat instead of taking { $about }?
prompt-renege-hint = You forgo benefit and bonus of the space for those of your mat.
prompt-renege-yes = Advance on the mat
prompt-renege-none = Take the space

prompt-renege-tier = On which space does your token begin?
prompt-renege-tier-hint = One of a tier in which you stand on a track. You gain what it shows.

prompt-gamble = Which of the revealed cards do you play?
prompt-gamble-hint = The others are discarded.

prompt-keep-revealed = Which of the revealed cards do you keep?
prompt-keep-revealed-hint = None of them acts when played, so one goes into your hand.

prompt-migrate = Which outpost do you move?
prompt-migrate-hint = Up to two, each alone on its territory.
prompt-migrate-none = No more

prompt-migrate-to = Where does it go?
prompt-migrate-to-hint = To an empty territory next to one that you still control; you gain the benefit of its tile.

prompt-status-quo = On which track do you take the bonus?
prompt-status-quo-hint = Of the space on which your furthest token stands; up to three tracks.
prompt-status-quo-none = No more

prompt-park-die = Which conquer die do you roll?
prompt-park-die-hint = You gain what it shows; the tile symbol gives the benefit of the tile just explored.

prompt-give-up = Which civilization do you give up?
prompt-give-up-hint = You keep what you gained through it and choose one of two others.

card-site = { site } of the card
science-die = { $number ->
    [1] 12-sided die
   *[2] 20-sided die
}

## Arts & Architecture: events

event-displayed-art = { $masterpiece } lies face up.
event-left-art-display = { $player } takes { $masterpiece } from the display.
event-cleared-art-display = { $player } has the masterpieces replaced: { $masterpieces }.
event-shelved-tile = { $player } puts { $tile } on the mat of the Collectors.
event-shelved-tech = { $player } puts { $tech } on the mat of the Collectors.
event-shelved-card = { $player } puts a tapestry card face down on the mat of the Collectors.
event-shelved-card-own = { $player } puts { $card } face down on the mat of the Collectors.
event-took-back-tile = { $player } takes { $tile } back from the mat.
event-took-back-tech = { $player } takes { $tech } back from the mat.
event-took-back-card = { $player } takes a tapestry card back from the mat.
event-took-back-card-own = { $player } takes { $card } back from the mat.
event-created = { $player } creates { $masterpiece }.
event-performed = { $player } uses { $masterpiece }.
event-inspired = { $player } inspires a resource track: { $income-track }.
event-put-on-tech = { $player } puts the { $landmark } on { $tech }.
event-built-on-card = { $player } builds { $building } on { $card }.
event-collected = { $player } puts something on the mat of the Collectors: { $collectible }.
event-reneged = { $player } advances to { $renegade-space }.
event-stored = { $player } lets the { $landmark } wait on the mat.
event-gave-up = { $player } gives up a civilization: { $civilization }.
event-migrated = { $player } moves an outpost to { $hex }.
event-rolled-one = { $player } rolls { $die ->
    [0] the red die
   *[1] the black die
}.

## Arts & Architecture: icons

icon-ii = tier II
icon-iii = tier III
icon-ability-again = income ability once more
icon-advanced-arts = advance on arts
icon-any-building = income building of any type
icon-card-plots = plots on the card
icon-city-column = complete column
icon-conquer-empty = conquer an empty territory
icon-create = create
icon-create-hint = take a masterpiece, open or from the deck
icon-district-done = district completed
icon-explored-tile = explore
icon-gained-landmark = landmark gained
icon-gained-masterpiece = masterpiece gained
icon-income-scored = scoring of an income turn
icon-inspire = inspire
icon-inspire-hint = a tile makes one resource track score more
icon-line-done = row or column completed
icon-masterpiece = masterpiece
icon-masterpiece-hint = pays at the beginning of each of your income turns
icon-migration = move outposts
icon-neighbour = neighbour
icon-neighbour-hint = who sits beside you; with two players, your opponent
icon-new-life = another civilization
icon-park-die = conquer die of choice
icon-perform = perform
icon-perform-hint = use one of your masterpieces now
icon-replace-masterpieces = replace masterpieces
icon-city-row = complete row
icon-space-arts = spaces on arts
icon-start-territory = start territory
icon-status-quo = bonuses of your spaces
icon-track-arts = arts
icon-upgrade-freely = upgrade without prerequisites
icon-upgrade-once = upgrade once this turn
icon-impassable = impassable plot
icon-impassable-hint = nothing is built here, but it counts as filled
icon-different = unlike the one before

points-masterpieces = Masterpieces
points-capital = Capital

part-masterpieces = Masterpieces
part-card-plots = { $card }: plots
board-pad = lily pad
board-inspired = inspired
board-landmark-here = with the { $landmark }
board-turned-over = used up
board-arts-tier = Tier { $tier }. A space costs { text-arts-cost }.
text-arts-cost = { $kind ->
    [different] { $amount } different resources
    [same] { $amount } resources of one kind
   *[mixed] any { $amount } resource
}
text-pads = o lily pad

## Arts & Architecture: what the data rest on

basis-arts-track = benefits in the overview of the rulebook; order, names and the tracks offered read off a picture of the track
basis-masterpiece-overview = overview of the rulebook, which gives no names
basis-inspiration-tiles = no source shows them; public reviews say that they raise the points, not the resources
basis-archipelago = that the islands are the districts is in the rulebook; the map is ours
basis-swamp = lily pads and a scoring ability are in the rulebook; what they do and the map are ours
basis-cloud-city = that the clouds are the districts, and that some mats forbid overhanging, is in the rulebook; the rest is ours
basis-mesa = a public review mentions it; rule and map are ours
basis-canyon = its name is public; everything else is ours
basis-cavern = its name is public; everything else is ours
basis-shopping-mall = text and four plots in the rulebook; the rewards are ours
basis-trade-hub = name and four paying plots in the rulebook; their row and the rewards are ours
basis-plague = that it can cost a civilization is in the rulebook; the exchange is ours
basis-national-parks = choosing, rolling and gaining a die is in the rulebook; when it happens is ours
basis-migration = the name is public, and that it deals with territories; the rest is ours
basis-granges = the name is public, and that it needs other players; the rest is ours
basis-status-quo = a public report says that it gives bonuses; how many and at what price is ours
basis-sculpture-garden = by the second kind of card with plots in the rulebook
basis-monument-plaza = by the landmarks on tapestry cards in the rulebook
basis-salon = by the masterpieces; shape of Meritocracy
basis-avant-garde = by the symbol for an advance on arts
basis-public-commission = by the inspiration tiles; paired with a tapestry card as on Public Art
basis-guided-tours = by the continuous cards and the landmarks of the box
basis-heritage-trust = by the continuous cards; longer and wider than Revisionism
basis-street-theatre = by performing; the points keep it playable without masterpieces
basis-forgery-ring = by the use of neighbours' masterpieces on the last space of arts
basis-zoning-law = architecture is the theme of the box
basis-civic-renewal = by the symbol for any income building and the scoring of the capital
basis-opera-season = shape of Academia and Empiricism on the new track
basis-golden-jubilee = by the income abilities of civilizations
basis-tech-jet-fuel = benefits in the rulebook; tier III as with Warships, so that space is not free too early
basis-tech-duct-tape = benefits in the rulebook; tier III as with the stronger cards of the base game
basis-tech-oil-paint = benefits in the rulebook; the prerequisite is ours, a masterpiece belongs to the arts
basis-tech-public-art = benefits in the rulebook; the prerequisite is ours, as strong as the spaces of tier III
basis-tech-opera = benefits in the rulebook; tier II as with the cards of the other tracks
basis-landmark-card-inventions = condition in the rulebook, its icon read as tech cards; landmark ours
basis-landmark-card-known = condition in the rulebook, landmark ours
basis-landmark-card-gallery = the one card that is missing; masterpieces are what no other card asks for

capital-polar = Polar
capital-savanna = Savanna
capital-quagmire = Quagmire
capital-veil = Veil
capital-city_in_a_bottle = City in a Bottle
capital-netherworld = Netherworld
basis-polar = 6 lines of plots with 1 or 2 resources are in the rulebook; their course is ours
basis-savanna = 6 districts that pay later are in the rulebook; the map is ours
basis-quagmire = will-o'-the-wisps and the advice about landmarks are in the rulebook; price, reward and map are ours
basis-veil = 5 ordinary and 3 other districts are in the rulebook; their rewards and the map are ours
basis-city-in-a-bottle = rules in the rulebook, size and points public; the map is ours
basis-netherworld = goblins and the city centre are in the rulebook; reward and map are ours

part-choices = Choose one
part-discards = Discarded cards
board-wee-token = token of the Weefolk
board-outside = outside

# What the cards of Fantasies & Futures rest on.
basis-futures-wizards = ability in the rulebook; a loose 5 and the word OR beside its picture are read as its enchantment
basis-futures-ability-and-example = ability and example in the rulebook; enchantments ours
basis-futures-gremlins = that they topple the conqueror is in the rulebook; the invention and the use as a tapestry are ours
basis-futures-report-visions = a report tells of a tapestry card and a space tile; price and order ours
basis-futures-report-towns = a report tells of an advance on military; the empty towns and the enchantment are ours
basis-futures-report-artifacts = a report tells of a tech card gained and used; numbers and enchantment ours
basis-futures-report-zombies = a report tells of used outposts that conquered again; numbers ours
basis-futures-answer-chimera = a public answer says that it rolls the science die; the house is for the new citizens
basis-futures-answer-citadel = a public answer gives the points per landmark; the rest is ours
basis-futures-name-only = only the name is known; effect ours, after the name
basis-futures-nameless-invention = a nameless card reserves an invention and has this enchantment; name, side and use ours
basis-futures-nameless-stars = a nameless card draws 3 space tiles and explores one in income turn 5; name and enchantment ours
basis-futures-enchanted = an enchanted card
basis-futures-like-monarchy = Monarchy, for exploring
basis-futures-like-airplanes = the anywhere symbols of Airplanes and Warplanes
basis-futures-sister-advance = sister of Microbial Magic; the advance symbol of the box
basis-futures-sister = sister of Microbial Magic
basis-futures-reminder-points = a reserved reminder for points of a track
basis-futures-reminder-advance = a reserved reminder for an advance
basis-futures-like-warplanes = reserved items; Warplanes
basis-futures-near-guilds = a price twice; near Guilds
basis-futures-like-age-of-sail = Age of Sail without the gift
basis-futures-like-levitation = space tiles, as with Levitation
basis-futures-wants-enchanted = the tech cards of the box want an enchanted card; this one upgrades
basis-futures-like-broker = shape of Broker of Peace
basis-futures-like-neuroscience = Neuroscience and Dark Ages in small
basis-futures-choice-advance = a choice as on the spaces of the tracks; the advance symbol of the box
basis-futures-continuous = continuous cards are in this box too
basis-futures-continuous-wizards = continuous cards, and the count of Guild of Wizards
basis-futures-like-gremlins = a reaction card in the manner of Gremlins
basis-futures-further-trap = a further trap, by the trap of the base game
basis-futures-arts-too = the tech cards of the box use the arts track too
basis-futures-like-cars = the space Cars
basis-futures-like-monarchy-if = Monarchy with a condition
basis-futures-current-position = the symbol for the current position
basis-futures-open-discards = the open discards
basis-futures-like-empiricism = the conquer dice, rolled again as with Empiricism

# What values of components are called where an owner sets them right.

word-per-tech = 1 VP for each tech card
word-per-line = 1 VP for each complete row and column
word-per-controlled = 1 VP for each territory you control
word-attacked = when attacked
word-nearby = when somebody comes near
word-trap = as a trap
word-trapped = when caught in a trap
word-mirage = mirage
word-plain = without more
word-retreat = retreat
word-surrender = surrender

# Why something cannot be printed like that.

correction-tile-corners = A tile has { $corners } corners: one letter for each.
correction-income-columns = There are { $columns } columns, each with points or with a symbol.

## The Automa: options

option-solo = Alone
option-solo-hint = Alone you play against the Automa and the Shadow Empire, or for as many points as you can.
option-solo-automa = against the Automa
option-solo-points = for points

option-automa-level = Level of the Automa
option-automa-level-hint = For games alone: how fast she advances and how much she scores.
option-automa-level-1 = 1, Underachiever
option-automa-level-2 = 2, Average
option-automa-level-3 = 3, Slightly Intimidating
option-automa-level-4 = 4, Somewhat Awesome
option-automa-level-5 = 5, Definitely Awesome
option-automa-level-6 = 6, Crusher of Dreams

option-shadow-empire = Shadow Empire
option-shadow-empire-hint = For two people: the Shadow Empire sits in as a third. It moves on the tracks, takes landmarks away and scores nothing.

## The Automa: questions

prompt-head-start = On which track do you advance?
prompt-head-start-hint = On this level your first income turn begins with a free advance on every track, in any order.

prompt-second-civilization = Which second civilization does the Automa get?
prompt-second-civilization-hint = On this level she has two; in income turns the first one acts before the second.

prompt-offered = Do you take something from the pool instead?
prompt-offered-hint = What lies in the pool of the Hucksters scores for the Automa. You may take a thing of the kind that you gain just now.
prompt-offered-none = Draw as usual

## The Automa: things

rival = Automa
shadow-empire = Shadow Empire

automacard = card { $name }
automaciv-explorers = Explorers
automaciv-conquerors = Conquerors
automaciv-scientists = Scientists
automaciv-engineers = Engineers
automaciv-equalizers = Equalizers
automaciv-hucksters = Hucksters
automaciv-iconoclasts = Iconoclasts
automaciv-trailblazers = Trailblazers
automalevel-underachiever = level 1, Underachiever
automalevel-average = level 2, Average
automalevel-slightly_intimidating = level 3, Slightly Intimidating
automalevel-somewhat_awesome = level 4, Somewhat Awesome
automalevel-definitely_awesome = level 5, Definitely Awesome
automalevel-crusher_of_dreams = level 6, Crusher of Dreams
automalevel-underachiever_arts = level 1 with the arts, Underachiever
automalevel-average_arts = level 2 with the arts, Average
automalevel-slightly_intimidating_arts = level 3 with the arts, Slightly Intimidating
automalevel-somewhat_awesome_arts = level 4 with the arts, Somewhat Awesome
automamat-normal = normal side of her mat
automamat-hard = hard side of her mat
pooled = thing { $number } of the pool

## The Automa: what her cards say

decision-automa = { $automa ->
    [end] where she is nearest to the end
    [end-or-landmark] where she is nearest to the end or to a free landmark
   *[all] anywhere
}
decision-shadow = { $shadow ->
    [end] where it is nearest to the end
    [end-or-landmark] where it is nearest to the end or to a free landmark
   *[all] anywhere
}
entry-one = { $entry1 ->
    [exploration] exploration
    [technology] technology
    [science] science
    [military] military
   *[favorite] the favourite track
}
entry-two = { $entry2 ->
    [exploration] exploration
    [technology] technology
    [science] science
    [military] military
   *[favorite] the favourite track
}
entry-three = { $entry3 ->
    [exploration] exploration
    [technology] technology
    [science] science
    [military] military
   *[favorite] the favourite track
}
entry-four = { $entry4 ->
    [exploration] exploration
    [technology] technology
    [science] science
    [military] military
   *[favorite] the favourite track
}
entry-five = { $entry5 ->
    [exploration] exploration
    [technology] technology
    [science] science
    [military] military
   *[favorite] the favourite track
}
hex-order = { $hexes ->
    [1] from D1 to the lower right, then the rows below
    [2] from F1 to the upper left, then the rows below
    [3] from G1 downwards, then the columns to the left
    [4] from G3 upwards, then the columns to the left
    [5] from G3 to the lower left, then the rows above
    [6] from E6 to the upper right, then the rows above
    [7] from C6 to the upper left, then the rows above
    [8] from A3 to the lower right, then the rows above
    [9] from A3 upwards, then the columns to the right
   *[10] from A1 downwards, then the columns to the right
}
phrase-decision = as the track card: the Automa advances { decision-automa }, the Shadow Empire { decision-shadow }{ $income ->
    [1] {""}; as the last one of the deck it brings an income turn
   *[0] {""}
}. As the tie-breaker: { $arts ->
    [first] with the arts track the arts, then { entry-one }
   *[other] { entry-one }
}, { entry-two }, { entry-three }, { entry-four }, { entry-five }{ $arts ->
    [last] {""}, with the arts track the arts
   *[other] {""}
}; on the map { hex-order }{ $topple ->
    [1] {""}; she may conquer beside you and adds an outpost of the Shadow Empire
   *[0] {""}
}
phrase-automa-ability = { $name ->
    [explorers] in income turns 2 and 4 she advances on exploration, in 3 and 5 on military, with the benefit
    [conquerors] in income turns 2 to 5 she conquers if she controls fewer territories than the number of the turn; if more than { $alone } of them hold one piece only, the Shadow Empire adds a toppled outpost to one; then { $amount } VP per territory
    [scientists] in income turns 3 to 5 she researches with the benefit
    [engineers] in income turns 2 to 5 she scores { $amount } VP per landmark
    [equalizers] in income turns 2 to 5 she catches up with you on a track where she is at most { $reach } spaces behind, with the benefit of your space; if there is none, { $amount } VP
    [hucksters] before the game and in income turns 2 to 5 a thing goes into her open pool, by her favourite track; each scores like a landmark, and in advance turns you may take one instead of drawing
    [iconoclasts] in income turns 2 to 5 her landmarks leave the game, each for { $amount } VP and a research with the benefit; so do those that she gains by it
   *[trailblazers] before the game and in income turns 2 to 5 she puts an outpost { $ahead } spaces before your furthest token on her favourite track; at the end { $amount } VP for each that you have not passed
}

## The Automa: what happens, and why

event-bot-plays = The Automa plays { $automalevel } with the { $automaciv }. Her favourite track: { $track }.
event-bot-joined = The Automa’s second civilization: { $automaciv }.
event-shadow-plays = The favourite track of the Shadow Empire: { $track }.
event-bots-pair = Decision cards: { $automacard } for the track, { $automacard_tie } breaks ties.
event-bots-out-of-cards = The decision deck is empty: an income turn of the bots.
event-bots-last-pair = The deck is used up, and { $automacard } shows the sign for it: an income turn of the bots.
event-bots-go-on = In this income turn both advance by the last pair, { $automacard }.
event-bots-tie-breaker = There is no pair yet: { $automacard } of the progress deck breaks the tie and is shuffled back.
bot-icon = { $icon ->
    [end] nearest to the end
    [end-or-landmark] nearest to the end or to a free landmark
   *[all] any track
}
bot-reads = { $reads ->
    [top] from the top
   *[bottom] from the bottom
}
event-bot-chose = { $count ->
    [one] { $player } chooses { $track }: no other track is possible ({ bot-icon }).
   *[other] { $player } chooses { $track }. Possible ({ bot-icon }): { $tracks }. Read { bot-reads }, { $automacard } names it first.
}
event-bot-idle = { $what ->
    [tracks] { $player } has finished all tracks.
    [explore] { $player } finds nothing to explore.
    [conquer] { $player } finds nothing to conquer.
   *[outposts] { $player } has no outposts left to conquer with.
}
event-bot-stays = { $player } cannot advance on { $track }.
bot-narrowed = { $steps ->
    [furthest] the furthest from you
    [island] the closest to the middle island
    [single] the closest to a territory that you hold with one piece
    [territory] the closest to a territory of yours
    [island-single] the closest to the middle island, then to a territory that you hold with one piece
    [island-territory] the closest to the middle island, then to a territory of yours
   *[none] all of them
}
bot-places = { $count ->
    [one] the only possible hex
   *[other] of { $count } possible hexes { bot-narrowed }: { $hexs_left }{ bot-first-hex }
}
bot-first-hex = { $left ->
    [one] {""}
   *[other] . The card decides among them: { hex-order }
}
event-bot-explored = { $player } explores { $hex } with { $tile }: { bot-places }.
event-bot-aims = { $target ->
    [player] { $player } attacks { $hex }: { bot-places }.
   *[neutral] { $player } conquers { $hex }: { bot-places }.
}
event-bot-laid-tile = { $player } lays { $tile } in { $hex }.
event-shadow-fell = { $player } lays a toppled outpost in { $hex }: nobody can conquer it any more.
event-bot-stocked = { $number ->
    [one] { $player } puts a tapestry card aside for traps.
   *[other] { $player } puts a tapestry card aside for traps; { $number } lie there.
}
event-bot-showed = { $player } turns a card over in defence of { $hex }: { $card }.
event-bot-ability = { $player } uses the ability of the { $automaciv }.
event-bot-favors = { $player } turns to a new favourite track: { $track }.
event-bot-scored = { $player } scores { $amount } VP { $reason ->
    [land] for landmarks and territories
    [military-science] for military and science
    [other-tracks] for the other tracks
    [first] for beginning the era before you
   *[other] for her civilization
}.
event-bots-added = { $number ->
    [one] A card of the progress deck joins the decision cards: { $automacards }.
   *[other] { $number } cards of the progress deck join the decision cards: { $automacards }.
}
event-bots-shuffled = { $number } decision cards are shuffled.
event-bot-destroyed = { $player } takes a landmark out of the game: { $landmark }.
event-bot-blazed = { $player } puts an outpost beside { $space }.
pooled-thing = { $kind ->
    [card] { $card }
    [tech] { $tech }
    [tile] { $tile }
    [masterpiece] { $masterpiece }
   *[space-tile] { $space-tile }
}
event-bot-pooled = { $player } adds to the pool: { pooled-thing }.
event-took-pooled = { $player } takes from the pool: { pooled-thing }.

ending-rival-beaten = The Automa is beaten.
ending-rival-tied = You share the win with the Automa.
ending-rival-won = The Automa wins.

## The Automa: icons and the reference

icon-automa = the Automa
icon-automa-hint = your opponent when you play alone: her decision cards say what she does
icon-shadow = the Shadow Empire
icon-shadow-hint = moves on the tracks, takes landmarks away and scores nothing
icon-track-all = any track
icon-track-end = nearest to the end
icon-track-end-or-landmark = nearest to the end or to a free landmark
icon-decision-card = decision cards
icon-trail = outpost beside a track
icon-pool = open pool
icon-automacivs = civilizations
icon-goals = further landmark cards

fact-deck = Deck
fact-deck-value = { $value ->
    [start] decision deck
   *[progress] progress deck
}
fact-heart = Favourite track
fact-heart-value = { $value ->
    [exploration] exploration
    [technology] technology
    [science] science
    [military] military
   *[die] by the science die
}
fact-mat = Her mat
fact-mat-value = { $value ->
    [normal] normal side
   *[hard] hard side
}
fact-added = Cards added in income turns 2, 3, 4
fact-added-value = { $value }
fact-ability = Her civilization acts
fact-ability-value = { $value ->
    [true] yes
   *[false] no
}
fact-last-pair = Both advance in income turns
fact-last-pair-value = { $value ->
    [true] yes
   *[false] no
}
fact-stocks = A card for traps in income turns
fact-stocks-value = { $value ->
    [true] yes
   *[false] no
}
fact-head-start = Income turn 1 begins with
fact-head-start-value = { $value ->
    [player] an advance of yours on every track
    [favorites] an advance of both on their favourite tracks
    [all] an advance of both on every track
   *[none] nothing
}
fact-land = VP per landmark and territory in income turns 2 to 5
fact-land-value = { $value }
fact-military-science = VP per space on military and science
fact-military-science-value = { $value }
fact-other-tracks = VP per space on the other tracks
fact-other-tracks-value = { $value }
fact-first-in-era = VP for the first in eras 2 to 4
fact-first-in-era-value = { $value }
basis-automa-pictures = pictures of the printed cards, and the text of the Automa’s rulebook

## The Automa: on the board

part-bots = The Automa and the Shadow Empire
board-bot-favorite = Favourite track: { $track }
board-bot-stock = tapestry cards for traps
board-bot-track-card = Track
board-bot-tie-card = Ties
board-bot-no-card = no card
board-bot-deck = Decision cards: { $deck } in the deck, { $discard } discarded, { $progress } in the progress deck.
board-bot-turn = Income turn { $turn }: { $land } VP per landmark and territory, { $fierce } per space on military and science, { $other } per space on the other tracks{ $first ->
    [0] {""}
   *[other] {""}; { $first } VP for the first in the era
}{ $added ->
    [0] {""}
    [one] {""}; { $added } card added
   *[other] {""}; { $added } cards added
}.
board-bot-ability = Her civilization acts in income turns
board-bot-last-pair = both advance by the last pair there
board-bot-stocks = she puts a card for traps aside there
board-bot-trail = An outpost of the Trailblazers beside { $space }
icon-favorite = the favourite track
icon-hex-order = order of the hexes
live-bot = { $territories ->
    [one] 1 territory
   *[other] { $territories } territories
}, { $landmarks ->
    [one] 1 landmark
   *[other] { $landmarks } landmarks
}
means-bot = Nobody plays her or it: decision cards do, by the chapter AUTOMA of the rules.
means-automacard = Two are turned up in each turn of the bots. The left one says who advances by which rule, the right one breaks ties.
means-automaciv = What the Automa does beside advancing; its heart says which track is her favourite.
means-automalevel = How the Automa takes her income turns.
means-automamat = What the Automa scores in her income turns.
means-pooled = Lies in the open pool of the Hucksters and scores for the Automa like a landmark.
means-decision-deck = Shuffled face down. The discard pile is open to everybody.
means-bot-turn = What the Automa scores in that income turn, and how many cards join her deck.
means-trail = Worth 10 VP to the Automa at the end, unless you pass it.
