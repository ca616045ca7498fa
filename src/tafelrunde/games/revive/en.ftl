# English words of Revive.
#
# Nobody has to use an effect, so the texts of effects do not begin with "you may", and what stands side by side on a card
# may be done in any order without saying so. A field is called by its area tile and a letter, 7B, and what it is now.

game-title = Revive
game-tagline =
    The ice draws back, and your tribe climbs out of the depths into a world that has to be found again.
    Explore, build, settle the old cities, and wire up machines that make every turn stronger than the last.
game-minutes = 30 minutes per player

goal-who = You lead a tribe that climbs out of the depths when the ice is gone. With cards, buildings and machines you wake a frozen world.
goal-win = Whoever has most points at the end. They come from exploring, from progress, technologies and large locations, and from your secret artifact card, whose lines score again for each large artifact of their colour.
goal-turn = Take two actions: play a card into a slot, explore, build, populate, or use the switch. Crates, machines and crystals are free at any time. Or hibernate, and your cards and energy come back.
goal-end = When the last large artifact has been taken or removed. Whoever is on turn finishes it, everybody else has one more turn, then the final scoring follows.

## Amounts

stock = { $what ->
    [gear] { $amount ->
        [one] 1 gear
       *[other] { $amount } gears
    }
    [book] { $amount ->
        [one] 1 book
       *[other] { $amount } books
    }
    [food] { $amount } food
    [energy] { $amount } energy
    [crystal] { $amount ->
        [one] 1 crystal
       *[other] { $amount } crystals
    }
   *[vp] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
}
counted = { stock }
points-counted = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}

## Effects

join-any-order = { $how ->
    [more] { $a }, { $b }
   *[last] { $a } and { $b }
}
phrase-any-order = { $parts }
join-one-of = { $how ->
    [more] { $a }, { $b }
   *[last] { $a } or { $b }
}
phrase-may = you may { $pay } to { $gain }
phrase-up-to = up to { times } you may { $pay } to { $gain }
phrase-halves = upper half: { $top }; lower half: { $bottom }
phrase-marked = { $effect }{ $slot ->
    [yes] { $flasks ->
        [0] { " " }(with slot symbol)
        [one] { " " }(with slot symbol and flask)
       *[other] { " " }(with slot symbol and { $flasks } flasks)
    }
   *[no] { $flasks ->
        [0] { "" }
        [one] { " " }(with flask)
       *[other] { " " }(with { $flasks } flasks)
    }
}

phrase-gain = <gain|{ stock }|>
phrase-any-basic = <gain|{ basic-of-choice }|>
basic-of-choice = { $amount ->
    [one] 1 basic resource of your choice
   *[other] { $amount } basic resources of your choice
}
phrase-points = <score|{ points-counted }|>
phrase-energy = <take|{ $amount } energy from the supply|>
phrase-energy-back = take 1 energy from one of your machines back into your storage
phrase-crate = <take|a crate|>
phrase-crate-alone = <take|a crate (without a further crystal)|>
phrase-pay = <pay|{ stock }|>
phrase-pay-basic = <pay|{ basic-of-choice }|>
phrase-swap = swap a basic resource for one of another kind up to { $times } times
phrase-spare-crystal = take the crystal too many as a basic resource
phrase-advance = <advance|{ fields-counted } on the { colour-of-one } machine track|>
phrase-advance-any = <advance|{ fields-counted } on { $steps ->
    [one] a
   *[other] one
} machine track of your choice|>
fields-counted = { $steps ->
    [one] 1 field
   *[other] { $steps } fields
}
phrase-special-machine = take a { colour-of-one } machine from the display
colour-of-one = { $colour ->
    [grey] grey
    [green] green
   *[yellow] yellow
}
phrase-module = <take|a slot module|>
phrase-ability = activate your tribe ability
phrase-board-action = { $action ->
    [explore] explore at once with range +{ $range }
    [populate] populate at once with range +{ $range }
    [build] build at once with range +{ $range }
   *[any] explore, populate or build at once with range +{ $range }
}
phrase-range = pay { $amount } food less for distance (range +{ $amount })
phrase-discount = { $action ->
    [explore] pay { $amount } resources less to explore
    [populate] pay { $amount } books less to populate
   *[build] pay { $amount } gears less to build
}
phrase-unlimited = explore any face-down tile without paying for distance
phrase-turn-card = turn the card you play upside down and use its other half
phrase-all-colours = let one card count as all colours
phrase-reopen = pay 1 gear to use an opened crate once more
phrase-free-exchange = at any time in your turn, you may { $pay } to { $gain }
phrase-on-boards = { $tribe ->
    [nadair] { tribe-nadair }
    [hofstadterians] { tribe-hofstadterians }
    [x49] { tribe-x49 }
    [kuniban] { tribe-kuniban }
    [formica] { tribe-formica }
    [vukuntur] { tribe-vukuntur }
   *[all] all tribes
}{ $side ->
    [sun] , { side-sun }
    [moon] , { side-moon }
   *[both] { "" }
}: { $effect }
phrase-tribe-machine = unlock this machine: { $part }
phrase-while-in-play = as long as this card is in play, { $part }
phrase-play-card = { $colour ->
    [any] play one more card
   *[grey] play one more { colour-of-one } card
}
phrase-take-card = { $colour ->
    [any] take a card from the display
   *[grey] take a { colour-of-one } card from the display
}
phrase-explorer-card = take a card from the display or the draw pile
phrase-slot-to-rest = move a card from one of your slots to the rest area
phrase-rest-to-active = move a card from the rest area to the active area
phrase-lay-down = move a card from the active area to the rest area and use its upper half
phrase-sleep-then-go = hibernate, then remove this card from the game
phrase-artifact = <take|a large artifact|>
phrase-remove-artifact = remove a large artifact from the game
phrase-turn-over = turn the explored tile over
phrase-lay-forest = pay 1 crystal and the distance to turn an empty desert into a forest and gain 1 book for each forest of its group
phrase-lay-temple = pay 1 crystal and the distance to lay a temple on an empty lake and take its reward once more
phrase-lay-target = lay a target on a desert or location where you have no piece: you pay 2 less there, and what others pay there is yours
phrase-lay-desert = pay the distance to turn an empty mountain, forest or steppe into a desert and take a card of its colour from the display
phrase-lay-workshop = pay 1 crystal to lay a workshop on a mountain, forest or steppe and advance 1 field on the machine track of its colour
phrase-move-falcon = move the falcon up to 3 fields for each marker that has left your tribe board
phrase-move-figure = move one of your population figures from a small location to another one
phrase-switch-up = push your switch up
phrase-skill = { $skill ->
    [ability-plus] gain 1 book and 1 point whenever you activate your tribe ability
    [free-forest-lake] pay no food for distance through forests and lakes
    [temple-range] pay 2 food less for distance from a temple (range +2)
    [no-books-to-others] pay no books to others when you populate
    [cheap-explore] pay 1 food less whenever you explore
    [card-resource] gain 1 resource of the colour of each card you take from the display
    [mountain-discount] pay 1 gear less for each mountain beside the field you build on
    [workshop-discount] pay 1 resource less for actions beside your workshops
    [range-one] always pay 1 food less for distance (range +1)
    [falcon-resources] gain 3 resources of the terrain under the falcon whenever you activate your tribe ability
    [crates-and-crystals] gain 1 crystal with every crate from now on
    [falcon-discount] pay 1 resource less for actions beside the falcon
    [switch-copy] from now on, use the switch to copy the lower half of a card in another player's slot if you like
   *[fifth-slot] play cards into the slot on the right, with either half
}

## What is counted

phrase-cards-in-slots = { $colour ->
    [grey] grey card in your slots
    [green] green card in your slots
   *[yellow] yellow card in your slots
}
phrase-visible-flasks = flask that you can see on your machines, modules and cards
phrase-figures-placed = population figure of yours on the board
phrase-scored = { points-counted } for { $unit ->
    [1] each
   *[other] every { $unit }
} { counted-at-the-end }
phrase-track-scored = { $times ->
    [one] points
   *[other] { $times } times the points
} by the number on the field of your { $colour ->
    [grey] grey
    [green] green
   *[yellow] yellow
} machine marker
phrase-presence-scored = { $gained } points for at least { $needed } area tiles with a building or population figure of yours
counted-at-the-end = { $counted ->
    [crates] { $unit ->
        [1] crate
       *[other] crates
    }, opened or closed
    [energy] energy on machines and in storage
    [modules] { $unit ->
        [1] slot module
       *[other] slot modules
    }
    [large-buildings] { $unit ->
        [1] large building
       *[other] large buildings
    } you have built
    [population] { $unit ->
        [1] population figure
       *[other] population figures
    } on the board
    [on-large] { $unit ->
        [1] population figure
       *[other] population figures
    } on large locations
    [tribe-progress] { $unit ->
        [1] progress marker
       *[other] progress markers
    } you have removed from your tribe board
    [flasks] { $unit ->
        [1] flask
       *[other] flasks
    } on your machines, slot modules and citizen cards
    [cards] { $unit ->
        [1] citizen card
       *[other] citizen cards
    }, start cards left out
    [lakes] { $unit ->
        [1] lake
       *[other] lakes
    } that rewarded you
   *[crystals] { $unit ->
        [1] crystal symbol
       *[other] crystal symbols
    } next to your buildings
}
phrase-at-once-and-scored = when you populate it: { $effect }; at the end: { $scored }
phrase-artifact-categories = violet: { $violet }; orange: { $orange }; white: { $white }
phrase-lakes-beside = lake beside your buildings

## Questions

prompt-action = What do you do?
prompt-action-hint = Take up to two actions (alone, one), or hibernate instead; free actions cost nothing and are always possible.
prompt-action-none = End the turn
prompt-action-option = Play { $thing }
prompt-action-0 = Use the switch
prompt-action-1 = Explore
prompt-action-2 = Populate
prompt-action-3 = Build
prompt-action-4 = Hibernate
prompt-action-5 = Free: change a crystal
prompt-action-6 = Free: activate a machine
prompt-action-7 = Free: open a crate
prompt-action-8 = Free: use the exchange of your tribe

prompt-next = Which effect comes next?
prompt-next-hint = These effects wait for you. Carry them out in any order, or leave those you do not want.
prompt-next-none = Leave the rest
prompt-next-0 = Free: change a crystal
prompt-next-1 = Free: activate a machine
prompt-next-2 = Free: open a crate
prompt-next-3 = Free: use the exchange of your tribe

prompt-slot = Which slot do you play { $about } into?
prompt-slot-hint = The upper slots give the upper half of a card, the lower slots the lower half. Modules of its colour work too.
prompt-slot-option = { $code ->
    [0] { $thing }: upper half
    [1] { $thing }: upper half
    [4] { $thing }: upper half
   *[other] { $thing }: lower half
}
prompt-slot-0 = Slot on the right: lower half
prompt-slot-1 = Upper left slot, turned by a machine: lower half
prompt-slot-2 = Upper right slot, turned by a machine: lower half
prompt-slot-3 = Lower left slot, turned by a machine: upper half
prompt-slot-4 = Lower right slot, turned by a machine: upper half

prompt-play = Which card do you play as well ({ $about })?
prompt-play-hint = The effect lets you play one more card at once; it is not an action.
prompt-play-none = No card

prompt-all-colours = Which card shall count as all colours?
prompt-all-colours-hint = Your machine lets one card count as all colours for this; it takes 1 energy.
prompt-all-colours-none = Leave the machine alone

prompt-basic-resource = Which basic resource do you take?
prompt-basic-resource-hint = Gears, books and food are the basic resources; you can store up to 6 of each.

prompt-give = { $about ->
    [one] Which resource do you give?
   *[other] Which resource do you give? ({ $about } to go)
}
prompt-give-hint = You choose the kinds one by one.
prompt-give-none = Give no more

prompt-spare-crystal = Which resource do you take instead of the crystal?
prompt-spare-crystal-hint = You can store 3 crystals; one too many may become a basic resource.
prompt-spare-crystal-none = Let it go

prompt-crystal-into = What does the crystal become?
prompt-crystal-into-hint = At any time you may change 1 crystal into 1 basic resource, but not back.

prompt-track = Which machine track do you advance on?
prompt-track-hint = Reward fields are unlocked as soon as the markers they need have come far enough.
prompt-track-none = On no track
prompt-track-option = The { $thing } track

prompt-module = Which slot module do you take?
prompt-module-hint = A module works whenever you play a card of its colour into its slot.
prompt-module-none = No module

prompt-module-space = Where do you lay the module ({ $about })?
prompt-module-space-hint = The first place of each slot activates a new module at once. A module that lies there already is lost.

prompt-machine-tile = Which machine do you take for “{ $about }”?
prompt-machine-tile-hint = It works once for 1 energy, and again after you hibernate.

prompt-activate = Which machine do you activate?
prompt-activate-hint = Put 1 energy from your storage on it; it can work again when the energy has come back.

prompt-energy-back = From which machine do you take the energy back?
prompt-energy-back-hint = The machine can be activated again.
prompt-energy-back-none = From none

prompt-open = Which crate do you open?
prompt-open-hint = An opened crate gives its effect once; it still counts at the end of the game.
prompt-open-none = No crate helps now

prompt-reopen = Which crate do you use once more?
prompt-reopen-hint = It costs 1 gear, and each crate can be used again once in a game.
prompt-reopen-none = No crate

prompt-pay = { $about }: do you pay now?
prompt-pay-hint = You may use machines, crates and exchanges first. Crystals pay for whatever is missing.
prompt-pay-none = Give it up
prompt-pay-0 = Pay now
prompt-pay-1 = Activate a machine first
prompt-pay-2 = Open a crate first
prompt-pay-3 = Use the exchange of your tribe first

prompt-tile = Which tile do you explore?
prompt-tile-hint = Pay what its back shows, and 1 food for each field in between. You get the points and a card.
prompt-tile-none = No tile

prompt-card = Which card do you take ({ $about })?
prompt-card-hint = It goes to your active area, ready to be played.
prompt-card-none = No card
prompt-card-0 = The top card of the draw pile, unseen

prompt-turn-tile = Which way round do you lay { $about }?
prompt-turn-tile-hint = Buildings beside it get their rewards for the new fields at once.
orientation-printed = As it was turned over
orientation-turned = Turned half way round

prompt-location = Which location do you populate?
prompt-location-hint = Pay the distance, the books of a technology, and 1 book to each other player there.
prompt-location-none = No location

prompt-technology = Which technology do you unlock ({ $about })?
prompt-technology-hint = The figure comes from this technology, which works for the rest of the game.
prompt-technology-none = No technology can be paid any more

prompt-site = Where do you build?
prompt-site-hint = On an empty desert. Terrain beside it moves your machine markers; lakes and crystals beside it give their rewards.
prompt-site-none = Nowhere

prompt-size = What do you build on { $about }?
prompt-size-hint = A large building counts terrain and crystals beside it twice.
prompt-size-none = Nothing
prompt-size-0 = A small building
prompt-size-1 = A large building

prompt-board-action = Which action do you carry out at once?
prompt-board-action-hint = It costs what it always costs, but none of the actions of your turn.
prompt-board-action-none = No action

prompt-artifact = Which artifact do you take?
prompt-artifact-hint = Each large artifact scores the category of its colour on your artifact card once more.
prompt-artifact-0 = A small artifact (2 points)

prompt-remove = Which artifact do you remove?
prompt-remove-hint = Whoever comes to the fourth field of the hibernation track has to put one back into the box.
prompt-remove-0 = A small artifact

prompt-reward = Which reward do you take for hibernating?
prompt-reward-hint = That of the field you have reached, or of any field below.
prompt-reward-none = No reward
prompt-reward-0 = Free: change a crystal first
prompt-reward-1 = Free: open a crate first

prompt-to-rest = Which card goes from its slot to the rest area?
prompt-to-rest-hint = The slot becomes free, and the card is back in your active area after you hibernate.
prompt-to-rest-none = No card

prompt-to-active = Which card comes back to your active area?
prompt-to-active-hint = You can play it again at once.
prompt-to-active-none = No card

prompt-lay-down = Which card do you lay down?
prompt-lay-down-hint = It goes unplayed to the rest area, and you use its upper half.
prompt-lay-down-none = No card

prompt-ability-field = Which field do you choose for the ability ({ $about })?
prompt-ability-field-hint = Only fields that your tribe may use now, and that you can pay for, are offered.
prompt-ability-field-none = Leave the ability

prompt-figure-from = Which figure do you move?
prompt-figure-from-hint = Once only: from a small location to another one.
prompt-figure-from-none = No figure

prompt-figure-to = Where does the figure from { $about } go?
prompt-figure-to-hint = You pay no books to others who are there.

prompt-copy = Which card do you copy?
prompt-copy-hint = You use its lower half, and its owner has to move it to the rest area.
prompt-copy-none = No card: use the switch itself

prompt-keep = Which artifact card do you keep?
prompt-keep-hint = Its three categories score at the end, once for the card and once more for each large artifact of their colour.

prompt-tribe-board = Which tribe do you lead?
prompt-tribe-board-hint = Each tribe has an ability and technologies of its own.

prompt-side = Which side of the tribe board do you play ({ $about })?
prompt-side-hint = The sides differ in the ability, and with some tribes in the technologies.

prompt-clear-card = Which card do you take out of the display?
prompt-clear-card-hint = When you hibernate alone, you may clear what you do not want; it goes back to the box.
prompt-clear-card-none = No more cards
prompt-clear-machine = Which machine do you take out of the display?
prompt-clear-machine-hint = It goes back to the box; the display is filled up afterwards.
prompt-clear-machine-none = No more machines
prompt-clear-module = Which slot module do you take out of the display?
prompt-clear-module-hint = It goes back to the box; the display is filled up afterwards.
prompt-clear-module-none = No more modules

## Events

event-first-player = { $player } is the first player.
event-laid = { $tile } lies face up.
event-tribe = { $player } leads the tribe { $board }.
event-round = Round { $number } begins.
event-gained = { $player } gains { stock }.
event-paid = { $player } pays { stock }.
event-got-back = { $player } takes { stock } back.
event-above-cap = { $player } gives up { stock }: there is no room for more.
event-energy = { $player } takes { $amount } energy.
event-energy-back = { $player } takes energy back from a machine.
event-crate = { $player } takes a crate.
event-crate-own = { $player } takes a crate: { $crate }.
event-scored = { $player } scores { points-counted }.
event-played = { $half ->
    [0] { $player } plays { $card }, upper half ({ $slot }).
   *[1] { $player } plays { $card }, lower half ({ $slot }).
}
event-again = { $card } works again for { $player }.
event-fired = { $player } activates a module ({ $module }).
event-module = { $player } lays a module ({ $module }): { $modulespace }.
event-activated = { $player } activates a machine: { $machine }.
event-activated-standard = { $player } activates a machine: { $standard }.
event-activated-tribe = { $player } activates the machine of the tribe.
event-opened = { $player } opens a crate: { $crate }.
event-reopened = { $player } uses a crate once more: { $crate }.
event-exchanged = { $skill ->
    [two-for-crystal] { $player } exchanges 2 resources for a crystal.
    [crystal-to-rest] { $player } pays a crystal to free a slot.
   *[crystal-double] { $player } exchanges a crystal for 2 resources of one kind.
}
event-explored = { $player } explores { $space }.
event-took-card = { $player } takes a card from the display: { $card }.
event-drew-card = { $player } draws a card from the pile: { $card }.
event-to-rest = { $card } goes from a slot of { $player } to the rest area.
event-to-active = { $card } comes back to the active area of { $player }.
event-laid-down = { $player } lays down { $card }.
event-card-gone = { $card } of { $player } leaves the game.
event-advanced = { $amount ->
    [0] { $player } is at the end of a machine track ({ $colour }).
    [one] { $player } advances 1 field on a machine track ({ $colour }).
   *[other] { $player } advances { $amount } fields on a machine track ({ $colour }).
}
event-unlocked = { $player } unlocks a reward field: { $rewardfield }.
event-displayed-cards = New in the display: { $cards }.
event-displayed-modules = New modules in the display: { $modules }.
event-displayed-machines = New machines in the display: { $machines }.
event-cleared-card = { $player } takes a card out of the display and out of the game: { $card }.
event-cleared-module = { $player } takes a module out of the display and out of the game: { $module }.
event-cleared-machine = { $player } takes a machine out of the display and out of the game: { $machine }.
event-module-gone = { $player } gives up the module that lay there: { $module }.
event-machine = { $player } takes a machine: { $machine }.
event-built = { $size ->
    [0] { $player } builds a small building: { $field }.
   *[1] { $player } builds a large building: { $field }.
}
event-lake = { $player } reaches a lake ({ $field }): { $lake }.
event-populated = { $player } populates { $field } and unlocks { $technology }.
event-large-location = { $player } has a figure on a large location: { $location }.
event-ability = { $player } has used the ability of { $board }.
event-tribe-tile = { $player } lays a tile of the tribe: { $field }.
event-falcon = The falcon of { $player } flies to { $field }.
event-moved-figure = { $player } moves a figure from { $field_left } to { $field }.
event-switched = { $player } uses the switch: { $switch }.
event-copied = { $player } copies { $card } with the switch.
event-hibernated = { $player } hibernates.
event-energy-home = { $player } takes { $amount } energy back from the machines.
event-woke = Back in the active area of { $player }: { $cards }.
event-rested = From the slots of { $player } to the rest area: { $cards }.
event-reward = { $player } takes a reward for hibernating: { $hibernation }.
event-took-artifact = { $player } takes an artifact: { $artifact }.
event-small-artifact = { $player } takes a small artifact.
event-removed-artifact = { $player } removes an artifact: { $artifact }.
event-removed-small-artifact = { $player } removes a small artifact.
event-end-tile = The last large artifact is gone: { $player } takes the end tile, everybody else has one more turn.
event-last-turns = The action marker of { $player } has left the track: no more cards, no more hibernating.
event-ended = { $ending ->
    [artifacts] The game is over: all large artifacts are gone.
    [clock] The game is over: the action marker has left the track.
   *[stall] The game is over: nothing new has happened for many rounds.
}
event-artifact-card = { $player } shows the artifact card ({ $artifactcard }): { points-counted }.
event-final = { $player } scores { $amount } violet points.

## How it ended

ending-artifacts = The last large artifact is gone.
ending-stall = Nothing new has happened for many rounds.
ending-solo-lost = You lost
ending-solo-survived = You survived
ending-solo-minor = A minor victory
ending-solo-normal = A victory
ending-solo-major = A major victory
ending-solo-outstanding = An outstanding victory
ending-solo-utopia = Utopia
# Below the rank of a solo game.
remark-solo = The points of the ranks are those of the rulebook, which were made for the printed cards and tiles. Where ours are made up, the same rank may be easier or harder to reach.

## Where points come from

points-explored = explored tiles
points-effects = cards, tiles and technologies
points-tribe = tribe ability
points-hibernated = hibernating
points-progress = progress track
points-technologies = technologies
points-locations = large locations
points-card-bonus = card bonus
points-end-tile = end tile
points-small-artifacts = small artifacts
points-left-over = resources left over
points-artifact-card = artifact card

## Resources, colours, places

resource-gear = Gear
resource-book = Book
resource-food = Food
resource-crystal = Crystal
colour-grey = grey
colour-green = green
colour-yellow = yellow
colour-any = any colour
slot-top1 = Upper left slot
slot-top2 = Upper right slot
slot-bottom1 = Lower left slot
slot-bottom2 = Lower right slot
slot-right = Slot on the right
modulespace = { $slot ->
    [top1] Upper left slot, place { $number }
    [top2] Upper right slot, place { $number }
    [bottom1] Lower left slot, place { $number }
    [bottom2] Lower right slot, place { $number }
   *[right] Slot on the right, place { $number }
}{ $number ->
    [1] {" "}(activates)
   *[other] {""}
}
machineplace = Machine place { $number }
action-explore = Explore
action-populate = Populate
action-build = Build
action-any = Tribe ability
abyss = Abyss
corner = Large location { $number }
field = { $terrain ->
    [mountain] Mountain { $place }
    [forest] Forest { $place }
    [steppe] Steppe { $place }
    [desert] Desert { $place }
    [lake] Lake { $place }
    [location] Location { $place }
   *[hidden] Field { $place }
}
space = area tile { $place }
space-unexplored = Tile { $place }: { $food } food{ $any ->
    [0] {""}
   *[other] {" "}+ { $any } of choice
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $locations ->
    [0] {""}
   *[other] , with a location
}{ $lakes ->
    [0] {""}
   *[other] , with a lake
}

## Tribes

tribe-nadair = Nàdair
tribe-hofstadterians = Hofstadterians
tribe-x49 = ]0x49[
tribe-kuniban = Kuniban
tribe-formica = Formica
tribe-vukuntur = Vukuntur
side-sun = Sun side
side-moon = Moon side
board-nadair-sun = Nàdair (sun)
board-nadair-moon = Nàdair (moon)
board-hofstadterians-sun = Hofstadterians (sun)
board-hofstadterians-moon = Hofstadterians (moon)
board-x49-sun = ]0x49[ (sun)
board-x49-moon = ]0x49[ (moon)
board-kuniban-sun = Kuniban (sun)
board-kuniban-moon = Kuniban (moon)
board-formica-sun = Formica (sun)
board-formica-moon = Formica (moon)
board-vukuntur-sun = Vukuntur (sun)
board-vukuntur-moon = Vukuntur (moon)

techplace-t1 = First technology
techplace-t2l = Second technology, left
techplace-t2m = Second technology, middle
techplace-t2r = Second technology, right
techplace-t3l = Third technology, left
techplace-t3m = Third technology, middle
techplace-t3r = Third technology, right
technology-fifth-slot = Fifth Slot
technology-artifact-energy = Excavation with Energy
technology-artifact-crate = Excavation with a Crate
technology-artifact-points = Excavation with Points
technology-ability-plus = Songs of the Forest
technology-free-forest-lake = Hidden Paths
technology-nadair-sap = Living Sap
technology-hofstadter-loop = Endless Loop
technology-temple-range = Pilgrims’ Roads
technology-two-for-crystal = Crystal Growing
technology-no-books-to-others = Shared Wisdom
technology-machine-lay-down = Background Process
technology-machine-unlimited = Satellite Link
technology-crystal-to-rest = Standby
technology-cheap-explore = Sledges
technology-card-resource = Hospitality
technology-move-figure = Nomads
technology-mountain-discount = Quarries
technology-workshop-discount = Site Works
technology-machine-crystal = Crystal Drill
technology-crystal-double = Sorting Line
technology-range-one = Wide Wings
technology-falcon-resources = Prey
technology-crates-and-crystals = Treasure Nests
technology-falcon-discount = Falcon’s Eye
technology-switch-copy = Mimicry

## Rewards, lakes, the switch

hibernation-field-1 = Field 1: 2 crystals
hibernation-field-2 = Field 2: a slot module
hibernation-field-3 = Field 3: a crate
hibernation-field-4 = Field 4: energy
hibernation-field-5 = Field 5: 4 points
lake-energy = lake with energy
lake-module = lake with a slot module
lake-crate = lake with a crate
lake-crystals = lake with crystals
switch-switch-0 = a basic resource
switch-switch-1 = a crystal
switch-switch-2 = energy back from a machine
switch-switch-3 = a field on a machine track
map-main-board = Main board
track-progress-track = Progress track
track-score-track = Score track
track-machine-tracks = Machine tracks

## Large locations

location-ll1a = Great Greenhouse
location-ll1b = Power Plant
location-ll2a = Granary
location-ll2b = Module Hall
location-ll3a = Foundry
location-ll3b = High-Rise Quarter
location-ll4a = Central Station
location-ll4b = Harbour
location-ll5a = Metropolis
location-ll5b = Stadium
location-ll6a = Hall of Ancestors
location-ll6b = Crystal Palace
location-ll7a = Laboratory
location-ll7b = Warehouse
location-ll8a = Lookout Tower
location-ll8b = Research Reactor

## Cards

card-cg01 = Blacksmith
card-cg02 = Machinist
card-cg03 = Overseer
card-cg04 = Foundry Hand
card-cg05 = Alchemist
card-cg06 = Mason
card-cg07 = Jack of All Trades
card-cg08 = Scrap Dealer
card-cg09 = Architect
card-cg10 = Miner
card-cg11 = Porter
card-cg12 = Crew Leader
card-cg13 = Toolmaker
card-cn01 = Scholar
card-cn02 = Librarian
card-cn03 = Druid
card-cn04 = Copyist
card-cn05 = Chemist
card-cn06 = Pioneer
card-cn07 = Teacher
card-cn08 = Bookseller
card-cn09 = Envoy
card-cn10 = Gem Cutter
card-cn11 = Archivist
card-cn12 = Elder
card-cn13 = Poet
card-cy01 = Farmer
card-cy02 = Beekeeper
card-cy03 = Shepherd
card-cy04 = Field Hand
card-cy05 = Brewer
card-cy06 = Scout
card-cy07 = Innkeeper
card-cy08 = Grocer
card-cy09 = Navigator
card-cy10 = Crystal Seeker
card-cy11 = Scavenger
card-cy12 = Village Cook
card-cy13 = Sleepwalker
card-sa1 = Tinkerer A
card-sa2 = Reader A
card-sa3 = Gatherer A
card-sa4 = Barterer A
card-sa5 = Shaman A
card-sa6 = Prospector A
card-sb1 = Tinkerer B
card-sb2 = Reader B
card-sb3 = Gatherer B
card-sb4 = Barterer B
card-sb5 = Shaman B
card-sb6 = Prospector B
card-sc1 = Tinkerer C
card-sc2 = Reader C
card-sc3 = Gatherer C
card-sc4 = Barterer C
card-sc5 = Shaman C
card-sc6 = Prospector C
card-sd1 = Tinkerer D
card-sd2 = Reader D
card-sd3 = Gatherer D
card-sd4 = Barterer D
card-sd5 = Shaman D
card-sd6 = Prospector D

## Machines

machine-mg01 = Crane
machine-mg02 = Lathe
machine-mg03 = Crystal Press
machine-mg04 = Grey Turntable
machine-mg05 = Grey Conveyor
machine-mg06 = Gearbox
machine-mg07 = Grey Winch
machine-mg08 = Module Forge
machine-mg09 = Steam Hammer
machine-mg10 = Grey Prism
machine-mn01 = Signal Tower
machine-mn02 = Printing Press
machine-mn03 = Resonator
machine-mn04 = Alarm Clock
machine-mn05 = Green Turntable
machine-mn06 = Sprinkler
machine-mn07 = Reading Engine
machine-mn08 = Module Printer
machine-mn09 = Green Conveyor
machine-mn10 = Green Prism
machine-my01 = Snowcat
machine-my02 = Oven
machine-my03 = Balloon
machine-my04 = Rover
machine-my05 = Yellow Conveyor
machine-my06 = Plough
machine-my07 = Harvester
machine-my08 = Radio
machine-my09 = Loudspeaker
machine-my10 = Yellow Winch
standard-std1 = Crystal Mill
standard-std2 = Lift
standard-std3 = Antenna

## Slot modules and crates, by what they give

module-sm01 = Grey: 2 gears
module-sm02 = Grey: 1 gear, flask
module-sm03 = Grey: 1 crystal
module-sm04 = Grey: 1 on the grey track
module-sm05 = Grey: 1 of choice, flask
module-sm06 = Grey: 1 gear, 1 point
module-sm07 = Grey: 2 points
module-sm08 = Grey: swap up to 3, flask
module-sm09 = Green: 2 books
module-sm10 = Green: 1 book, flask
module-sm11 = Green: 1 crystal
module-sm12 = Green: 1 on the green track
module-sm13 = Green: 1 of choice, flask
module-sm14 = Green: 1 book, 1 point
module-sm15 = Green: 2 points
module-sm16 = Green: swap up to 3, flask
module-sm17 = Yellow: 2 food
module-sm18 = Yellow: 1 food, flask
module-sm19 = Yellow: 1 crystal
module-sm20 = Yellow: 1 on the yellow track
module-sm21 = Yellow: 1 of choice, flask
module-sm22 = Yellow: 1 food, 1 point
module-sm23 = Yellow: 2 points
module-sm24 = Yellow: swap up to 3, flask
module-sm25 = Grey/green: 1 gear
module-sm26 = Grey/green: 1 book
module-sm27 = Grey/green: 1 food
module-sm28 = Grey/green: 1 of choice
module-sm29 = Grey/green: 1 point
module-sm30 = Grey/green: 1 gear or 1 book, flask
module-sm31 = Grey/green: 1 of choice for 1 crystal, flask
module-sm32 = Grey/green: 1 food for 1 on the yellow track
module-sm33 = Green/yellow: 1 book
module-sm34 = Green/yellow: 1 food
module-sm35 = Green/yellow: 1 gear
module-sm36 = Green/yellow: 1 of choice
module-sm37 = Green/yellow: 1 point
module-sm38 = Green/yellow: 1 book or 1 food, flask
module-sm39 = Green/yellow: 1 of choice for 1 crystal, flask
module-sm40 = Green/yellow: 1 gear for 1 on the grey track
module-sm41 = Grey/yellow: 1 gear
module-sm42 = Grey/yellow: 1 food
module-sm43 = Grey/yellow: 1 book
module-sm44 = Grey/yellow: 1 of choice
module-sm45 = Grey/yellow: 1 point
module-sm46 = Grey/yellow: 1 gear or 1 food, flask
module-sm47 = Grey/yellow: 1 of choice for 1 crystal, flask
module-sm48 = Grey/yellow: 1 book for 1 on the green track
crate-k01 = 1 book, 1 gear
crate-k02 = 1 gear, 1 food
crate-k03 = 1 book, 1 food
crate-k04 = 2 gears
crate-k05 = 2 books
crate-k06 = 2 food
crate-k07 = 1 crystal, 1 of choice
crate-k08 = 2 crystals
crate-k09 = Slot module
crate-k10 = 1 on any track
crate-k11 = Energy back, 1 of choice
crate-k12 = Free a slot, 1 of choice
crate-k13 = Range +2, 1 of choice
crate-k14 = 3 points

## Artifacts

artifact-la01 = Violet artifact (1+)
artifact-la02 = Orange artifact (1+)
artifact-la03 = White artifact (1+)
artifact-la04 = Violet artifact (2+)
artifact-la05 = Orange artifact (2+)
artifact-la06 = White artifact (2+)
artifact-la07 = Violet artifact (3+)
artifact-la08 = Orange artifact (3+)
artifact-la09 = White artifact (3+)
artifact-la10 = Violet artifact (4)
artifact-la11 = Orange artifact (4)
artifact-la12 = White artifact (4)
artifactcard-a01 = Crates, energy, population
artifactcard-a02 = Modules, lakes, cards
artifactcard-a03 = Flasks, tribe markers, crystals
artifactcard-a04 = Energy, cards, lakes
artifactcard-a05 = Population, crates, flasks
artifactcard-a06 = Crystals, modules, tribe markers
artifactcard-a07 = Cards, population, energy
artifactcard-a08 = Lakes, flasks, crates
artifactcard-a09 = Tribe markers, crystals, modules
artifactcard-a10 = Population, flasks, cards

## Area tiles and reward fields

tile-t01 = Area tile 1
tile-t02 = Area tile 2
tile-t03 = Area tile 3
tile-t04 = Area tile 4
tile-t05 = Area tile 5
tile-t06 = Area tile 6
tile-t07 = Area tile 7
tile-t08 = Area tile 8
tile-t09 = Area tile 9
tile-t10 = Area tile 10
tile-t11 = Area tile 11
tile-t12 = Area tile 12
tile-t13 = Area tile 13
tile-t14 = Area tile 14
tile-t15 = Area tile 15
tile-t16 = Area tile 16
tile-t17 = Area tile 17
tile-t18 = Area tile 18
tile-t19 = Area tile 19
tile-t20 = Area tile 20
tile-t21 = Area tile 21
tile-t22 = Area tile 22
tile-t23 = Area tile 23
tile-t24 = Area tile 24
tile-t25 = Area tile 25
tile-ts1 = Start tile 1
tile-ts2 = Start tile 2
tile-ts3 = Start tile 3
tile-ts4 = Start tile 4
tile-ts5 = Start tile 5
rewardfield-rf01 = Standard machine (grey 3)
rewardfield-rf02 = Standard machine (green 3)
rewardfield-rf03 = Standard machine (yellow 3)
rewardfield-rf04 = Special machine (grey 5)
rewardfield-rf05 = Special machine (green 5)
rewardfield-rf06 = Special machine (yellow 5)
rewardfield-rf07 = Special machine (grey 8 and green 4)
rewardfield-rf08 = Special machine (green 8 and yellow 4)
rewardfield-rf09 = Special machine (yellow 8 and grey 4)
rewardfield-rf10 = Artifact field (grey 12 and green 9)
rewardfield-rf11 = Artifact field (green 12 and yellow 9)
rewardfield-rf12 = Artifact field (yellow 12 and grey 9)
rewardfield-rf13 = Card bonus (grey 11)
rewardfield-rf14 = Card bonus (green 11)
rewardfield-rf15 = Card bonus (yellow 11)

## Options

preset-long = Long game
preset-long-hint = More of everything: for an evening with time.

option-chapter = Campaign chapter
option-chapter-hint = Play a chapter of the campaign with everything that the chapters before it unlocked.
option-chapter-0 = no campaign
option-chapter-1 = chapter 1
option-chapter-2 = chapter 2
option-chapter-3 = chapter 3
option-chapter-4 = chapter 4
option-chapter-5 = chapter 5
next-chapter = Go on with chapter { $chapter } of the campaign
after-campaign = The campaign is over and all its parts are yours: choose any of them for the next game
option-locations = More large locations
option-locations-hint = The three large locations of the campaign are in the mix.
option-formica = Formica
option-formica-hint = The tribe of the Formica can be dealt or chosen.
option-giant-crystals = Giant crystals
option-giant-crystals-hint = Four crystal symbols at the edge are giant crystals, which give twice as much.
option-vukuntur = Vukuntur
option-vukuntur-hint = The tribe of the Vukuntur can be dealt or chosen.
option-switch = What the switch gives
option-switch-hint = The campaign may make the switch a little stronger.
option-switch-printed = a basic resource, as printed
option-switch-crystal = a crystal
option-switch-energy = energy back from a machine
option-switch-track = a field on a machine track
option-moon = Moon sides
option-moon-hint = The moon sides of the tribe boards are in play, with other abilities.
option-choose-tribes = Choose the tribes
option-choose-tribes-hint = Tribes are chosen one after the other instead of dealt; the first player chooses last.
option-two-artifact-cards = Two artifact cards to choose from
option-two-artifact-cards-hint = Everybody gets two artifact cards and keeps one of them.
option-longer = Longer game
option-longer-hint = More large artifacts lie out, as if there were one more player.
option-shared-artifact-card = One artifact card for all
option-shared-artifact-card-hint = One open artifact card scores for everybody; nobody has a secret one.
option-first-player = First player
option-first-player-hint = Drawn at random, or always the first seat.
option-first-player-random = drawn at random
option-first-player-first-seat = the first seat
option-colours-when-playing-only = All colours only for playing
option-colours-when-playing-only-hint = The machine that makes all colours works only for the card you are playing, not when cards are taken or counted.
option-removal-field = An artifact leaves on reaching
option-removal-field-hint = The fourth field of the hibernation track. We count from the first field with a reward; counting the start field too, it is the third hibernation.
option-removal-field-4 = the fourth hibernation
option-removal-field-3 = the third hibernation
option-ability-without-lakes = Marker without a lake
option-ability-without-lakes-hint = The Hofstadterians move their progress marker also when their sun ability finds no lake and gives nothing.
option-stall-rounds = Quiet rounds until the end
option-stall-rounds-hint = The game ends if nobody moves on for this many rounds in a row; it rarely matters between people.
option-stall-rounds-20 = 20 rounds
option-stall-rounds-10 = 10 rounds
option-stall-rounds-40 = 40 rounds
option-stall-rounds-0 = never

## The table in a terminal

short-mountain = Mt
short-forest = Fo
short-steppe = St
short-desert = De
short-lake = La
short-location = Lo
short-lake-energy = En
short-lake-module = Mo
short-lake-crate = Cr
short-lake-crystals = Xt
short-small = s
short-large = L
short-figure = f
short-tile = t
short-falcon = v
text-legend = Tile and letter name a field. A number is a player with pieces: s small building, L large building, f population figure, t tile of the tribe, v falcon. Unexplored tiles show cost and points: 3+1 is 3 food and 1 resource of choice. * can be chosen now.
text-crystals = Crystal symbols at the edge beside
text-giant = {" "}(giant)

## Icons

icon-vp = points
icon-gear = gears
icon-book = books
icon-food = food
icon-crystal = crystals
icon-basic = basic resource of choice
icon-basic-hint = a gear, a book or a food
icon-energy = energy
icon-energy-hint = sets a machine going
icon-crate = crate
icon-crate-hint = a present that you open when you like
icon-flask = flask
icon-flask-hint = does nothing by itself; other effects count it
icon-module = slot module
icon-module-hint = works when a card of its colour is played into its slot
icon-machine = machine
icon-artifact = large artifact
icon-artifact-hint = scores a line of your artifact card once more; with the last one the end comes
icon-ability = tribe ability
icon-active = active area
icon-active-hint = cards that you can play
icon-rest = rest area
icon-rest-hint = cards that come back when you hibernate
icon-slot = slot
icon-box = out of the game
icon-box-hint = goes out of the game
icon-switch = switch
icon-switch-hint = 1 basic resource as an action, once until you hibernate
icon-play = play a card
icon-hibernate = hibernate
icon-in-play = while in play
icon-in-play-hint = the effect lasts as long as the card lies in its slot
icon-explore = explore
icon-populate = populate
icon-build = build
icon-any-action = explore, populate or build
icon-range = range
icon-range-hint = so much food less for the way
icon-discount = discount
icon-discount-hint = so much less of the price, not of the way
icon-citizen-any = card of any colour
icon-citizen-any-hint = white stands for every colour
icon-citizen-grey = grey card
icon-citizen-green = green card
icon-citizen-yellow = yellow card
icon-citizen-top = upper half of a card
icon-turn-citizen = turn a card
icon-turn-citizen-hint = the card you play may use its other half
icon-track-any = machine track of choice
icon-track-grey = grey machine track
icon-track-green = green machine track
icon-track-yellow = yellow machine track
icon-desert = desert
icon-forest = forest
icon-lake = lake
icon-terrain = mountain, forest or steppe
icon-figure = population figure
icon-falcon = falcon
icon-falcon-hint = the figure of the tribe Vukuntur
icon-target = target
icon-target-hint = a tile of the tribe ]0x49[
icon-temple = temple
icon-workshop = workshop
icon-ability-plus = stronger tribe ability
icon-card-resource = resource with every card
icon-cheap-explore = cheaper exploring
icon-crates-and-crystals = crystal with every crate
icon-falcon-discount = discount beside the falcon
icon-falcon-resources = resources from the falcon
icon-fifth-slot = fifth slot
icon-free-forest-lake = no distance through forests and lakes
icon-mountain-discount = discount beside mountains
icon-no-books-to-others = no books to others
icon-range-one = range +1
icon-switch-copy = copying with the switch
icon-temple-range = range from temples
icon-workshop-discount = discount beside workshops

## What a position is worth

feature-points = points
feature-gears = gears
feature-books = books
feature-food = food
feature-variety = variety of resources
feature-crystals = crystals
feature-energy = energy
feature-charged = energy for idle machines
feature-machines = machines
feature-cards = new cards
feature-ready-cards = cards ready to play
feature-modules = slot modules
feature-tracks = progress on the machine tracks
feature-near-rewards = rewards within reach on the machine tracks
feature-figures = population figures
feature-buildings = buildings
feature-sites = good places to build
feature-free-locations = locations in reach
feature-large-locations = large locations
feature-way-to-large = a way to a large location
feature-crates = closed crates
feature-technologies = technologies
feature-artifacts = large artifacts
feature-rivals = a lead over the best opponent

## What the reference tells of a component

fact-colour = Colour
fact-colour-value = { $value ->
    [grey] grey
    [green] green
    [yellow] yellow
    [violet] violet
    [orange] orange
   *[white] white
}
fact-colours = Colours
fact-colours-value = { fact-colour-value }
fact-flasks = Flasks
fact-flasks-value = { $value }
fact-slot = Slot symbol
fact-slot-value = { $value ->
    [top] upper half
    [bottom] lower half
   *[none] none
}
fact-set = Start set
fact-set-value = { $value }
fact-fields = Fields
fact-fields-value = { $value ->
    [mountain] mountain
    [forest] forest
    [steppe] steppe
    [desert] desert
    [lake] lake
    [location] location
   *[other] { $value }
}
fact-any = Resources of choice
fact-any-value = { $value }
fact-points = Points
fact-points-value = { $value }
fact-lake = Lake
fact-lake-value = { $value ->
    [energy] energy
    [module] slot module
    [crate] crate
   *[crystals] crystals
}
fact-place = Place
fact-place-value = { $value ->
    [t1] first
    [t2L] second, left
    [t2M] second, middle
    [t2R] second, right
    [t3L] third, left
    [t3M] third, middle
   *[t3R] third, right
}
fact-books = Books
fact-books-value = { $value }
fact-players = From so many players
fact-players-value = { $value }
fact-count = Counts
fact-count-value = { $value ->
    [track] fields on a machine track
    [energy] energy
    [modules] slot modules
    [large-buildings] large buildings
    [population] population figures
    [lakes] lakes
    [on-large] figures on large locations
    [cards] citizen cards
    [tribe-progress] markers off the tribe board
    [crystals] crystal symbols
    [flasks] flasks
    [crates] crates
   *[presence] area tiles with your pieces
}
fact-violet = Violet
fact-violet-value = { fact-count-value }
fact-orange = Orange
fact-orange-value = { fact-count-value }
fact-white = White
fact-white-value = { fact-count-value }
fact-kind = Kind
fact-kind-value = { $value ->
    [standard-machine] standard machine
    [special-machine] special machine
    [artifact] artifact
   *[card-bonus] card bonus
}
fact-grey = Grey track
fact-grey-value = { $value }
fact-green = Green track
fact-green-value = { $value }
fact-yellow = Yellow track
fact-yellow-value = { $value }
fact-energy = Energy on fields
fact-energy-value = { $value }
fact-artifacts = Artifacts on fields
fact-artifacts-value = { $value }
fact-crates = Crates on fields
fact-crates-value = { $value }
fact-spaces = Area tiles
fact-spaces-value = { $value }
fact-crystals = Crystal symbols
fact-crystals-value = { $value }

## Board

board = Revive, round { $round }
board-round = Round { $round }
board-energy = energy in supply: { $count }
board-points = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-bonus = Bonus at { $points } points: { $bonus }
board-track = Machine track { $colour }: field { $number }
board-progress = { $count ->
    [one] 1 progress marker
   *[other] { $count } progress markers
}, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
board-markers = { $count ->
    [one] 1 progress marker is left here.
   *[other] { $count } progress markers are left here.
}
board-technology = { $name } ({ $books } books, { $points ->
    [one] 1 point
   *[other] { $points } points
}).
board-locked = { $name }: not unlocked
board-no-tribe = No tribe chosen yet
hibernated = { $player } has hibernated { $count ->
    [0] never
    [one] once
   *[other] { $count } times
}
hibernation-start = Start of the hibernation track
hibernation-removal = Reaching this field removes a large artifact from the game
giant-crystal = giant crystal
switch-used = The switch has been used
switch-unused = The switch is ready
machine-loaded = There is energy on it.
machine-ready = It is ready.
crate-closed = Still closed.
crate-opened = Opened.
crate-reused = Opened and used again.

piece-small = small building
piece-large = large building
piece-figure = population figure
piece-tile = tribe tile
piece-falcon = falcon

stage-start = Set-up
stage-turn = { $player }: { $actions ->
    [0] two actions, or hibernate
    [1] one more action
   *[other] no action left
}
stage-sleep = { $player } hibernates
stage-solo = Action marker on field { $clock }
stage-last = { $player } · last turns: { $turns ->
    [one] 1 more
   *[other] { $turns } more
}
stage-over = The game is over

part-stage = Where the game stands
part-map = Map
board-score = Score track
board-citizens = Citizens
board-machines = Machines
board-modules = Slot modules
board-artifacts = Artifacts and crates
board-hibernation = Hibernation track
board-resources = Your resources
board-active = Active citizens
board-rest = Resting citizens
part-shared = The artifact that all score
part-turns = The tile, one way or the other
board-in-pile = { $count } in the pile
board-supply = Supply
board-artifacts-left = Artifacts
board-full = full
board-resting = { $count } resting
board-jars = { $ready } ready, { $working } at work
board-markers-left = { $count ->
    [0] all used
   *[other] { $count } left
}
half-upper = upper half
half-lower = lower half
half-either = either half
part-purse = Your goods
part-display = Display
part-hand = Your citizens
part-gathered = Crates and artifacts
part-board = Player board
board-progress-track = Progress track
part-tribe = Your tribe
board-own-artifacts = Your artifacts
board-crates = Your crates


icon-activation = activation symbol: a module laid here works at once
icon-small = small building
icon-large = large building
icon-progress = progress marker
icon-progress-hint = each one on the progress track is worth more at the end
icon-location = location
icon-large-location = large location
icon-area = area tile
icon-violet-vp = points at the end of the game
icon-end-tile = end tile
icon-slot-symbol = slot symbol: another citizen may be played on top
icon-artifact-violet = violet artifact
icon-artifact-orange = orange artifact
icon-artifact-white = white artifact
icon-artifact-small = small artifact
icon-machine-grey = grey machine
icon-machine-green = green machine
icon-machine-yellow = yellow machine
icon-tile = tribe tile
icon-steppe = steppe

terrain-mountain = mountain
terrain-forest = forest
terrain-steppe = steppe
terrain-desert = desert
terrain-lake = lake
terrain-location = location

## What the data of components rest on, as the reference tells it

basis-modules = 6 sets of colours x 8 effects; a module of one colour fires less often, so it is a little stronger
basis-tribes = rulebook p.10, p.19-21; which side is which, places and some owners are inferred
basis-areas = terrain mix after the example of the rulebook (p.13); start tiles have one desert each
basis-general-symbols = built from general symbols
basis-locations = unit printed; points chosen for about 8 to 14 in a good game; pairing of sides chosen
basis-tracks = kinds and counts are printed; 15 fields = 3 standard machines + 6 special + 3 artifacts + 3 card bonuses, since 10 tiles of a colour serve at most 2 fields of 4 players; positions, track lengths and pairs chosen
basis-crates = general symbols of the rulebook, about as strong as the crate it shows; two copies of each kind
basis-machine-shown = effect shown (p.22); colour, number and flasks chosen
basis-symbols-exist = the symbols exist; numbers and pairing of halves chosen
basis-two-per-colour = pairing and colour chosen so that each set has two cards per colour
basis-artifacts = four of each colour and the labels are printed; one of each colour per label is the even split
basis-artifact-cards = every kind once in each colour; one point per unit, which fits the solo table
basis-rotated-food = colour-rotated from the yellow 2-food card of rulebook p.10; pairing chosen
basis-rising = general symbols rising in value
basis-food-card = 2 food on a yellow card: rulebook p.10; pairing chosen
basis-rulebook-symbols = symbols of the rulebook
basis-slot-symbol = slot symbol: rulebook p.10 shows the mechanism
basis-per-flask = per-flask effect: rulebook p.22
basis-immediate = immediate action symbol: rulebook p.24
basis-take-card = take-card symbol: rulebook p.24
basis-per-population = per-population effect: rulebook p.24
basis-better-reward = REV-CAMP-12: a slightly better general reward
basis-bonus-kinds = kinds of bonus are printed; lengths and places chosen
basis-rotated-effect = colour-rotated from the yellow/food effect in rulebook p.22
basis-while-in-play = while-in-play frame: rulebook p.22; content chosen
basis-rest-to-active = rest-to-active symbol: rulebook p.23
basis-rotated-trade = colour-rotated from the gear trade in rulebook p.23
basis-trade-shown = rulebook p.23 shows the trade for gear
basis-effect-shown = rulebook p.22 shows this effect for yellow/food
basis-range-shown = rulebook p.22 shows range +2 while in play
basis-hibernate-shown = rulebook p.22 shows hibernate-then-remove
basis-example = the example of the rulebook (p.10)
basis-board = 35 = 7 x 5 spaces for 25 area tiles, 5 start tiles, 4 large locations and the abyss

## Why something is not possible now

gears-counted = { $gear ->
    [one] 1 gear
   *[other] { $gear } gears
}
books-counted = { $book ->
    [one] 1 book
   *[other] { $book } books
}
choice-counted = { $crystal ->
    [one] 1 resource of your choice
   *[other] { $crystal } resources of your choice
}
why-lacks-gear = Missing for the nearest desert: { gears-counted }
why-lacks-gear-food = Missing for the nearest desert: { gears-counted } and { $food } food
why-lacks-book = Missing for the nearest location: { books-counted }
why-lacks-book-food = Missing for the nearest location: { books-counted } and { $food } food
why-lacks-food = { $food } food is missing
why-lacks-crystal = Missing for the nearest tile: { choice-counted }
why-lacks-food-crystal = Missing for the nearest tile: { $food } food and { choice-counted }
why-slept = You have hibernated this turn
why-no-action-left = No action is left this turn
why-acted = Only instead of actions, and you have taken one
why-clock = The action marker has left the track
why-no-slot = No slot is free for another card
why-switch-used = The switch is used up until you hibernate
why-all-explored = Every tile lies face up
why-explore-no-way = No way leads to a face-down tile
why-all-technologies = All your technologies are unlocked
why-no-location = You have a figure on every location
why-populate-no-way = No way leads to a location without your figure
why-all-built = All your buildings stand on the map
why-no-desert = No desert is free
why-build-no-way = No way leads to a free desert
why-no-crystal = You have no crystal
why-crystal-full = Gears, books and food are full
why-no-machine = No machine is unlocked yet
why-all-loaded = Energy lies on every machine until you hibernate
why-no-energy = There is no energy in your storage
why-machine-idle = No machine would do anything now
why-no-crate = You have no closed crate
why-no-exchange = You lack what the exchange takes

## What an option does

summary-end-turn = Your turn is over.
summary-action-1 = Turn a face-down tile over: its points, a card from the display, new land.
summary-action-2 = Put a figure on a location and unlock the technology it comes from.
summary-action-3 = Put a building on an empty desert; the land beside it moves your machine markers.
summary-action-4 = Instead of actions: cards from the slots go to rest, { $cards ->
    [0] nobody comes
    [one] 1 card comes
   *[other] { $cards } cards come
} back to the active area{ $energy ->
    [0] {""}
   *[other] , { $energy } energy returns from your machines
}. Then a reward.
summary-action-5 = 1 crystal becomes 1 gear, book or food.
summary-action-6 = 1 energy from your storage sets it to work; it stays there until you hibernate.
summary-action-7 = It gives its effect once and stays with you.
summary-action-8 = You exchange as your technology allows.
summary-space-taken = The module that lies here is lost: { $lost }
summary-space-works = It works at once, and with every card of its colour in this slot.
summary-space-waits = It works with every card of its colour in this slot.
summary-small-artifact = Worth 2 points at the end.
summary-artifact = Your artifact card scores once more: { $counted }, now { $points ->
    [one] 1 point
   *[other] { $points } points
}.
summary-held = You have { $count } of it.
summary-full = You have { $count } of it: there is no room for more.
summary-track = Your marker is on field { $reached } of { $end }.
summary-track-end = Your marker is on the last field: each step gives { stock } instead.
summary-tile = { $points ->
    [one] 1 point
   *[other] { $points } points
} and a card from the display.
summary-location = With your cheapest technology{ $owed ->
    [0] {""}
    [one] , 1 book of it for whoever is there already
   *[other] , { $owed } books of it for those who are there already
}.
summary-large-location = At the end worth { $points ->
    [one] 1 point
   *[other] { $points } points
} as things stand{ $owed ->
    [0] {""}
    [one] ; 1 book goes to whoever is there already
   *[other] ; { $owed } books go to those who are there already
}.
summary-building = Steps beside it: { $grey } grey, { $green } green, { $yellow } yellow{ $crystals ->
    [0] {""}
    [one] ; 1 crystal
   *[other] ; { $crystals } crystals
}{ $lakes ->
    [0] {""}
    [one] ; 1 lake
   *[other] ; { $lakes } lakes
}.
summary-building-alone = Nothing beside it brings anything yet.
summary-remove = Nobody can take it any more; when the last large one is gone, the game ends.
summary-pay-0 = Crystals pay for what is missing.
summary-pay-1 = 1 energy sets it to work, and it may bring what you need.
summary-pay-2 = It may bring what you need.
summary-pay-3 = It may bring what you need.
summary-blind = You see it when you have taken it.
summary-turned = For your buildings beside it: { $rewards }
summary-turned-alone = None of your buildings gains from it.

## What a thing is, for who points at it

about-card = Upper half: { $top } Lower half: { $bottom }
about-colour = Colour: { $colour }
about-flasks = { $count ->
    [one] 1 flask
   *[other] { $count } flasks
}
about-card-display = In the display: whoever explores may take it
about-card-active = Ready to be played by { $player }
about-card-rest = At rest with { $player } until they hibernate
about-card-slot = In a slot of { $player }
about-machine-locked = Not unlocked yet; then 1 energy sets it to work, once until its owner hibernates
about-machine = 1 energy sets it to work, once until its owner hibernates
about-module = Works when a card of its colour is played into its slot: { $colours }
about-crate = Still closed: opening it is free, in your own turn
about-artifact = Each large artifact lets your artifact card score the category of its colour once more.
about-counts = On your card this colour counts { $counted }
about-artifacts-left = { $count ->
    [0] No large artifact is left
   *[other] Large artifacts left: { $count }{ $end ->
        [never] {""}
        [small] ; when they and the small ones beside them are gone, the game ends
       *[large] ; when the last is gone, the game ends
    }
}
about-artifact-card = At the end each category scores once, and once more for each large artifact of its colour.
about-abyss = Where all tribes come from: without a piece on the map, distance is counted from here.
about-large-location = A figure here scores at the end, each player for themselves.
about-mountain = Mountains beside a building move its owner’s grey marker.
about-forest = Forests beside a building move its owner’s green marker.
about-steppe = Steppes beside a building move its owner’s yellow marker.
about-desert = Buildings stand on deserts, one on each.
about-lake = A lake rewards each player once, for the first building beside it.
about-location = Here a figure can settle; it unlocks the technology it comes from.
about-owed = Populating costs { $count ->
    [one] 1 book more, for whoever is there
   *[other] { $count } books more, one for each who is there
}
about-around = A small building here: { $grey } grey, { $green } green, { $yellow } yellow steps; lakes: { $lakes }
about-space = Exploring turns this tile over and brings points and a card.
about-back = Costs { $food } food{ $any ->
    [0] {""}
   *[other] {" "}and { $any } of choice
}, and the way
about-front = Points: { $points }; locations: { $locations }; lakes: { $lakes }
about-orientation = How the new tile would lie; buildings beside it get their rewards for the new fields at once.
about-crystal = Buildings on the fields it touches bring crystals.
about-touches = Touches { $fields }
about-held = You have { $count } of at most { $cap }
about-resource-gear = Gears pay for buildings.
about-resource-book = Books pay for technologies, when you populate.
about-resource-food = Food pays for ways and for exploring.
about-resource-crystal = A crystal pays for any gear, book or food, and can be changed into one at any time.
about-track = Buildings, cards and modules move this marker, up to field { $end }; reward fields open when it has come far enough.
about-next-field = The next reward field needs { $number }
about-need = { $colour }: { $reached } of { $need }
about-reward-standard-machine = Unlocks the machine printed here:
about-reward-special-machine = You take a machine of this colour from the display.
about-reward-artifact = You take an artifact.
about-reward-card-bonus = At the end 2 points for each citizen card of this colour.
about-slot-top = A card played here gives its upper half; it stays until you hibernate.
about-slot-bottom = A card played here gives its lower half; it stays until you hibernate.
about-slot-any = A card played here gives either half, once a technology has opened the slot.
about-space-works = A module laid here works at once, and later with every card of its colour in this slot.
about-space-waits = A module laid here works with every card of its colour in this slot.
about-techplace = Populating with the figure from here unlocks this technology.
about-technology = { $books } books; at the end { $points ->
    [one] 1 point
   *[other] { $points } points
}
about-unlocked = You have unlocked it
about-has = { $player } has unlocked it
about-has-not = { $player } has not unlocked it yet
about-connected = The technology below comes first
about-switch = It can be used again after you hibernate.
about-ability = Each use moves a progress marker from here to the progress track
about-progress = Every marker that reaches it is worth more points at the end; some bring energy or an artifact.
about-hibernation = Whoever hibernates moves up a field and takes its reward or one below.
about-reward = Whoever has come here may take this or a reward below
about-score = Points scored so far; bonus fields of the first { $lap } bring crates and artifacts. The rest comes at the end.
about-pieces = On the map: { $small } small and { $large } large buildings, { $figures } figures
about-energy = Energy in storage: { $count }
about-player = { $tribe }: { $ability }

# What values of components are called where an owner sets them right.

word-crystal-double = a crystal counts double
word-crystal-to-rest = a crystal puts a card to rest
word-two-for-crystal = two resources for a crystal

# Why something cannot be printed like that.

correction-board-signs = Each row has { $across } spaces: . for an area, s for a start tile, o for the abyss, c for a corner.
correction-board-spaces = There are { $areas } spaces for areas, { $starts } for start tiles, and one abyss.
correction-board-corners = The large locations lie in the four corners.
correction-board-crystals = There are { $most } crystal symbols.
correction-board-hex = { $hex } is no hex of the board: columns go from 0 to { $columns }, rows from 0 to { $rows }.
correction-board-touches = Each crystal symbol touches a hex.
correction-label-players = A label names 1 to { $most } players.
correction-track-fields = A machine track has 1 to { $most } fields.
