# English words of Age of Innovation.
#
# A tile is a row of parts, each with the moment at which it applies in front ("income: gain 5 power"). Free spades,
# bridges and steps that come as a gift can be declined when they are asked for, so their texts do not begin with
# "you may". A space is called by its place on the map, C4, and the terrain it has now. VP are victory points.

game-title = Age of Innovation
game-tagline =
    Reshape the land to make it your home, and build close to your neighbours: power flows where people meet.
    Study, invent and found towns; in six rounds every step counts.
game-minutes = 40 minutes per player

goal-who = You lead a people with one talent and one home terrain. You make land your own, build on it beside your neighbours, and let scholars study.
goal-win = Whoever has most victory points after six rounds. They come from what each round rewards, from towns, inventions and tiles, and at the end from knowledge and from the largest settlement.
goal-turn = One action, then the next player, until all have passed: dig and build, upgrade a building, send a scholar, spend power or books. Whoever builds beside you lets you gain power.
goal-end = After the sixth round. Then the highest in each discipline and the largest settlements score, and what goods are left counts a little.

## Amounts

stock = { $what ->
    [coins] { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
    [tools] { $amount ->
        [one] 1 tool
       *[other] { $amount } tools
    }
    [scholars] { $amount ->
        [one] 1 scholar
       *[other] { $amount } scholars
    }
    [power] { $amount } power
   *[vp] { $amount } VP
}
books-counted = { $amount ->
    [one] 1 book
   *[other] { $amount } books
}
counted = { $what ->
    [book] { books-counted }
   *[other] { stock }
}
spades-counted = { $amount ->
    [one] 1 spade
   *[other] { $amount } spades
}
points-counted = { $amount } VP

## Effects

join-parts = { $a }; { $b }
phrase-parts = { $parts }
join-any-order = { $how ->
    [list] { $end ->
        [last] { $a }, and { $b }
       *[more] { $a }, { $b }
    }
    [more] { $a }, { $b }
   *[last] { $a } and { $b }
}
phrase-any-order = in any order, { $parts }
join-all = { $how ->
    [list] { $end ->
        [last] { $a }, and { $b }
       *[more] { $a }, { $b }
    }
    [more] { $a }, { $b }
   *[last] { $a } and { $b }
}

phrase-income = income: { $effect }
phrase-special = special action: { $effect }
phrase-once = at once: { $effect }
phrase-on-pass = when you pass: { $effect }
phrase-start = at the start: { $effect }
phrase-after-start = when all starting buildings stand: { $effect }
phrase-from-level = from level { $level } on, every round: { $effect }
phrase-board-trait = { $name ->
    [bowls] power at the start: { $amount } in bowl I, { $other } in bowl II
    [shipping] your shipping begins at { $amount } instead of { $other }
    [terraforming] a step in terraforming costs { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } instead of { $other }
    [guilds] your first guild has an income of { $amount } coins instead of { $other }
   *[innovations] your second innovation costs { $amount ->
        [0] no books
        [one] 1 book
       *[other] { $amount } books
    } more than the first (otherwise { $other } more)
}
phrase-whenever = { $deed ->
    [workshop] whenever you build a workshop
    [guild] whenever you build a guild
    [school] whenever you build a school
    [palace-or-university] whenever you build a palace or university
    [spade] for each spade you use
    [step] for each step on the knowledge board
    [town-tile] whenever you take a town tile
    [track] for each step in shipping or terraforming
    [innovation] whenever you make an innovation
    [edge-workshop] whenever you build a workshop at the edge of the map
    [river-workshop] whenever you build a workshop by a river
    [send-scholar] whenever you send a scholar
   *[found-town] whenever you found a town or get a town tile in another way
}: { $effect }
phrase-knowledge-bonus = at the end of the round: { $effect } { $per ->
    [1] for each level
   *[other] for every { $per } levels
} { $discipline ->
    [banking] in banking
    [law] in law
    [engineering] in engineering
   *[medicine] in medicine
}
phrase-track = { $track ->
    [shipping] shipping track
   *[terraforming] terraforming track
}: first { $reward0 }, { $steps ->
    [2] then { $reward1-object }
   *[3] then { $reward1-object }, last { $reward2-object }
}

phrase-gain = <gain|{ stock }|>
phrase-any-book = <gain|{ any-books }|>
any-books = { $amount ->
    [one] 1 book of your choice
   *[other] { $amount } books of your choice
}
phrase-tokens = { $amount ->
    [one] put 1 new power token into bowl III
   *[other] put { $amount } new power tokens into bowl III
}
phrase-steps = { $optional ->
    [yes] { $amount ->
        [one] you may advance 1 step in a discipline of your choice
       *[other] you may advance up to { $amount } steps in disciplines of your choice
    }
   *[no] { $amount ->
        [one] advance 1 step in a discipline of your choice
       *[other] advance { $amount } steps in disciplines of your choice
    }
}
phrase-steps-in-one = { $amount ->
    [one] advance 1 step in one discipline
   *[other] advance { $amount } steps in one discipline
}
phrase-steps-of = advance { $each ->
    [0] { steps-listed }
    [one] 1 step in every discipline
   *[other] { $each } steps in every discipline
}
steps-listed = { steps-in-banking }{ steps-in-law }{ steps-in-engineering }{ steps-in-medicine }
steps-in-banking = { $banking ->
    [0] { "" }
    [one] 1 step in banking
   *[other] { $banking } steps in banking
}
steps-in-law = { $law ->
    [0] { "" }
    [one] { comma-before-law }1 step in law
   *[other] { comma-before-law }{ $law } steps in law
}
steps-in-engineering = { $engineering ->
    [0] { "" }
    [one] { comma-before-engineering }1 step in engineering
   *[other] { comma-before-engineering }{ $engineering } steps in engineering
}
steps-in-medicine = { $medicine ->
    [0] { "" }
    [one] { comma-before-medicine }1 step in medicine
   *[other] { comma-before-medicine }{ $medicine } steps in medicine
}
comma-before-law = { $banking ->
    [0] { "" }
   *[other] { $last ->
        [law] { "" } and { "" }
       *[other] { ", " }
    }
}
comma-before-engineering = { $law ->
    [0] { $banking ->
        [0] { "" }
       *[other] { and-engineering }
    }
   *[other] { and-engineering }
}
and-engineering = { $last ->
    [engineering] { "" } and { "" }
   *[other] { ", " }
}
comma-before-medicine = { $engineering ->
    [0] { $law ->
        [0] { $banking ->
            [0] { "" }
           *[other] { "" } and { "" }
        }
       *[other] { "" } and { "" }
    }
   *[other] { "" } and { "" }
}
phrase-shipping-step = <advance|1 step in shipping|>
phrase-terraforming-step = <advance|1 step in terraforming|>
phrase-free-shipping = { $most ->
    [one] you may advance 1 step in shipping
   *[other] you may advance up to { $most } steps in shipping
}

phrase-spades = { $optional ->
    [yes] you may terraform and build with { spades-free }
   *[no] terraform and build with { spades-free }
}
spades-free = { $amount ->
    [one] 1 free spade
   *[other] { $amount } free spades
}
phrase-single-spade = use 1 free spade
phrase-board-spades = use { $amount ->
    [one] the free spade
   *[other] the { $amount } free spades
} of your planning board
phrase-saved-spades = use the { $amount } free spades of your competency tile
phrase-lizard-settlement = you may use a free spade and build a free workshop, also on another space
phrase-bridges = { $optional ->
    [yes] you may build { bridges-allowed }
   *[no] build { bridges-allowed }
}
bridges-allowed = { $amount ->
    [one] 1 bridge
   *[other] up to { $amount } bridges
}
phrase-free-guild = upgrade a workshop to a guild for free
phrase-school-to-guild = turn one of your schools back into a guild to gain { $points } VP and { $tools ->
    [one] 1 tool
   *[other] { $tools } tools
}
phrase-guild-anywhere = you may place a guild on any free home terrain
phrase-neutral = { $building ->
    [workshop] place a neutral workshop
    [guild] place a neutral guild
    [school] place a neutral school
    [palace] place a neutral palace
    [university] place a neutral university
    [tower] place a neutral tower
   *[monument] place the monument
} (power value { $power }{ $building ->
    [university] { enough-for-a-town }
    [monument] { enough-for-a-town }
   *[other] { "" }
})
enough-for-a-town = , a town with it needs { $buildings } buildings
phrase-competency = take a competency tile
phrase-annexes = { $amount ->
    [one] gain 1 annex to place as an action (power value of the building +1, and it counts twice for a town)
   *[other] gain { $amount } annexes to place as actions (each: power value of the building +1, and it counts twice for a town)
}
phrase-free-town-tile = take a town tile
phrase-further-action = then you may take one further action

phrase-ability = { $name ->
    [blessed] knowledge bonus: your levels count as { $amount } higher
    [illusionists] { cheap-power-actions }
    [illusionists-2024] { cheap-power-actions }
    [monks] when starting buildings are placed: place your university instead of two workshops, after all others, and take its competency tile
    [tunnel] { tunnel-of-moles }
    [tunnel-2024] { tunnel-of-moles } and 1 VP more per player
    [moles-bridge] action: build a bridge for { $amount ->
        [one] 1 tool
       *[other] { $amount } tools
    }, even over land
    [omar] when starting buildings are placed: place a neutral tower as well
    [philosophers] whenever you take a competency tile: gain { $amount ->
        [one] 1 more book
       *[other] { $amount } more books
    } of its discipline
    [small-towns] from now on: found towns with a power value of { $amount } instead of { $usual }
    [flight] whenever you terraform and build: skip up to { $spaces } spaces for 1 scholar if you like, and gain { points-counted }
    [river-towns] from now on: found towns also across a river space
   *[shipping] in this round: your shipping is { $amount } higher
}
cheap-power-actions = for each power action: pay { $discount } power less and gain { points-counted } ({ $full } VP with { $players } or more players)
tunnel-of-moles = whenever you terraform and build: skip { $spaces ->
    [one] 1 space
   *[other] up to { $spaces } spaces
} for { $tools ->
    [one] 1 tool
   *[other] { $tools } tools
} if you like, and gain { points-counted }

phrase-points-by = gain VP for your { $count }: { $low } VP for { first-range }, { $middle } VP for { second-range }, { $high } VP for { $third } or more
first-range = { $first }{ $first_span ->
    [0] { "" }
   *[other] –{ $first_to }
}
second-range = { $second }{ $second_span ->
    [0] { "" }
   *[other] –{ $second_to }
}

## What is counted
#
# Settlements, bridges and buildings are counted as a whole and not one by one, so they do not follow "for each".

phrase-standing = { $building ->
    [workshop] of your workshops
    [guild] of your guilds
    [school] of your schools
    [palace] of your palaces
    [university] of your universities
   *[palace-or-university] of your palaces and universities
}
phrase-forms = kind of building you have on the map
phrase-town-tiles = of your town tiles
phrase-two-highest = level in your two highest disciplines
phrase-lowest-level = level in your lowest discipline
phrase-settlements = settlements (groups of adjacent buildings)
phrase-bridges-built = bridges
phrase-all-buildings = buildings on the map

## Questions

prompt-set = Which set do you play?
prompt-set-hint = A set is a planning board, which is also your home terrain, with a faction and your first round bonus.

prompt-draft = What do you choose now?
prompt-draft-hint = You take a planning board, a faction and a palace tile, in the order you like; the others do the same.

prompt-draft-board = Which planning board do you choose?
prompt-draft-board-hint = It is your home terrain, your colour and your starting goods.

prompt-draft-faction = Which faction do you choose?
prompt-draft-faction-hint = Its ability is yours all game long, with any planning board.

prompt-draft-palace = Which palace tile do you choose?
prompt-draft-palace-hint = It lies ready on your planning board and comes into force when you build your palace.

prompt-draft-bonus = Which round bonus do you start with?
prompt-draft-bonus-hint = When you pass you exchange it for another; each one left over gets a coin now.

prompt-start-piece = Which building do you place now?
prompt-start-piece-hint = You start with two workshops and the tower, in the order you like.

prompt-start-site = Where do you place your { $about }?
prompt-start-site-hint = On any free space of your home terrain. From there you will spread.

prompt-action = What do you do?
prompt-action-hint = One action per turn until you pass; you may exchange goods before and after it. What you cannot pay or finish is left out.
prompt-action-none = No further action

prompt-exchange = What do you exchange?
prompt-exchange-hint = You may exchange as often as you like before your action. Every exchange loses value.

prompt-after = Do you exchange anything before your turn ends?
prompt-after-hint = What you keep you can still exchange in a later turn.
prompt-after-none = End the turn

prompt-tile-first = Do you take the tile of the { $about } first, and then found the town?
prompt-tile-first-hint = You get both; you choose only the order.
prompt-tile-first-yes = First the tile
prompt-tile-first-none = First the town

prompt-town-site = Where do you found a town?
prompt-town-site-hint = The town tile will lie here. On a river space it joins your buildings on its banks, as your palace allows.
prompt-town-site-none = Found no town now

prompt-terraform-site = { $about ->
    [0] Which space do you terraform?
    [one] Which space do you terraform? You have 1 free spade.
   *[other] Which space do you terraform? You have { $about } free spades.
}
prompt-terraform-site-hint = A free space in your reach. On the first one you may use bought spades too, and then build. Where it is your home terrain already, you only build, and free spades lapse.
prompt-terraform-site-0 = Dig a tunnel: 1 tool to skip a space
prompt-terraform-site-1 = Fly: 1 scholar to skip 1 or 2 spaces
prompt-terraform-site-none = Terraform nothing more

prompt-spades = How many spades do you use on { $about }?
prompt-spades-hint = Each spade moves the terrain one step towards yours. Free spades are used first, further ones cost tools.
prompt-spades-option = { $code ->
    [one] 1 spade
   *[other] { $code } spades
}

prompt-build = Do you build a workshop on { $about }?
prompt-build-hint = It costs 1 tool and 2 coins. If you leave the space free, others may terraform it again.
prompt-build-yes = Build a workshop
prompt-build-none = Leave it free

prompt-workshop-site = Where do you build a workshop?
prompt-workshop-site-hint = On a free space of your home terrain in your reach: adjacent, over a bridge, or along the river as far as you can ship.
prompt-workshop-site-0 = Dig a tunnel: 1 tool to skip a space
prompt-workshop-site-1 = Fly: 1 scholar to skip 1 or 2 spaces
prompt-workshop-site-none = Build no workshop

prompt-tunnel-site = Where does your tunnel lead?
prompt-tunnel-site-hint = You skip one space of land or river; the space behind it must not touch your buildings.

prompt-flight-site = Where do you fly?
prompt-flight-site-hint = You skip one or two spaces; the space you reach must not touch your buildings.

prompt-upgrade-site = Which building becomes a { $about }?
prompt-upgrade-site-hint = The old piece goes back to your planning board and covers its income again. The neighbours may gain power.

prompt-palace = Which palace tile do you take?
prompt-palace-hint = It stays with you for the rest of the game.

prompt-competency = Which competency tile do you take?
prompt-competency-hint = Its place also gives steps and books of its discipline, three together. You can own each kind once.

prompt-key = Do you use a town key to go on in { $about }?
prompt-key-hint = From level 7 on the way leads past a lock: each discipline takes one key. Without it, the other steps are lost.
prompt-key-yes = Use a key
prompt-key-none = Stay on level 7

prompt-step = { $about ->
    [one] In which discipline do you advance?
   *[other] In which discipline do you advance? You have { $about } steps.
}
prompt-step-hint = Levels 3, 5, 7 and 12 give power; from level 9 on there is income every round.
prompt-step-none = Make no more steps

prompt-steps-in-one = { $about ->
    [one] In which discipline do you advance 1 step?
   *[other] In which discipline do you advance { $about } steps?
}
prompt-steps-in-one-hint = All steps are made in one discipline; those that cannot be made are lost.

prompt-book = { $about ->
    [one] Which book do you take?
   *[other] Which book do you take? { $about } are to come.
}
prompt-book-hint = Innovations want books of certain disciplines; for book actions any will do.
prompt-book-option = Book of { $thing }

prompt-pay-books = Books of { $about }: how many do you pay?
prompt-pay-books-hint = You pay books of any disciplines, one discipline after the other.
prompt-pay-books-option = { $code ->
    [0] No book
    [one] 1 book
   *[other] { $code } books
}

prompt-innovation = Which innovation do you make?
prompt-innovation-hint = It costs at least 5 books, some of its column's discipline, and 5 coins while you have no palace. You can make three.

prompt-send = Where do you send a scholar?
prompt-send-hint = On a space of the knowledge board the scholar stays for good and gives more steps.
prompt-send-0 = Return the scholar to the supply: 1 step in banking
prompt-send-1 = Return the scholar to the supply: 1 step in law
prompt-send-2 = Return the scholar to the supply: 1 step in engineering
prompt-send-3 = Return the scholar to the supply: 1 step in medicine

prompt-bridge = Where do you build a bridge?
prompt-bridge-hint = One of your buildings must stand at one end. The two spaces then count as adjacent.
prompt-bridge-none = Build no bridge

prompt-neutral-site = Where do you place the neutral { $about }?
prompt-neutral-site-hint = On home terrain in your reach, or where tools can turn the land into it. It is yours and can never be upgraded.

prompt-town = Which town tile do you take?
prompt-town-hint = You get its points, its benefit and a key for the knowledge board.

prompt-guild-site = Where do you place your guild?
prompt-guild-site-hint = On any free space of your home terrain, however far away.
prompt-guild-site-none = Place no guild

prompt-free-shipping = How many steps do you advance in shipping?
prompt-free-shipping-hint = The steps are free, and you get their rewards as usual.
prompt-free-shipping-option = { $code ->
    [0] No step
    [one] 1 step
   *[other] { $code } steps
}

prompt-annex = At which building do you place an annex?
prompt-annex-hint = It raises the power value by 1, and for a town the building counts twice.

prompt-leech = Do you take power for the new building on { $about }?
prompt-leech-hint = Your buildings next to it give power. It costs 1 VP less than the power you take, and you take all or nothing.
prompt-leech-option = { $code ->
    [1] Take 1 power for free
    [2] Take 2 power for 1 VP
    [3] Take 3 power for 2 VP
    [4] Take 4 power for 3 VP
    [5] Take 5 power for 4 VP
    [6] Take 6 power for 5 VP
    [7] Take 7 power for 6 VP
    [8] Take 8 power for 7 VP
    [9] Take 9 power for 8 VP
    [10] Take 10 power for 9 VP
    [11] Take 11 power for 10 VP
    [12] Take 12 power for 11 VP
   *[other] Take { $code } power for 1 VP less than that
}
prompt-leech-none = Take nothing
prompt-leech-standing = Power when others build next to you: at most

prompt-bonus = Which round bonus do you take for the next round?
prompt-bonus-hint = You get the coins on it, and give back the one you had.

## Why something is not possible now

why-goods = missing: { lacking-scholars }{ lacking-tools }{ lacking-coins }{ lacking-books }
lacking-scholars = { $scholars ->
    [0] { "" }
    [one] 1 scholar
   *[other] { $scholars } scholars
}
lacking-tools = { $tools ->
    [0] { "" }
    [one] { comma-before-tools }1 tool
   *[other] { comma-before-tools }{ $tools } tools
}
lacking-coins = { $coins ->
    [0] { "" }
    [one] { comma-before-coins }1 coin
   *[other] { comma-before-coins }{ $coins } coins
}
lacking-books = { $book ->
    [0] { "" }
    [one] { comma-before-books }1 book
   *[other] { comma-before-books }{ $book } books
}
comma-before-tools = { $scholars ->
    [0] { "" }
   *[other] { ", " }
}
comma-before-coins = { $tools ->
    [0] { comma-before-tools }
   *[other] { ", " }
}
comma-before-books = { $coins ->
    [0] { comma-before-coins }
   *[other] { ", " }
}
why-books-of = missing: { $book ->
    [one] 1 book of { $discipline }
   *[other] { $book } books, { $stated } of them of { $discipline }
}{ $coins ->
    [0] { "" }
    [one] , and 1 coin
   *[other] , and { $coins } coins
}
why-power = missing: { $power } power in bowl III
why-no-home = no free space of your home terrain in your reach: terraform, ship farther or build a bridge
why-no-land = no free land in your reach: ship farther or build a bridge
why-no-piece = no piece left on your planning board: { $building }
why-no-building = nothing of yours on the map that could become it: { $building }
why-track-end = the track ends here
why-three-innovations = you have made three, and more there cannot be
why-no-innovation = all innovations are taken
why-annex-everywhere = every building of yours has an annex
why-nothing-to-exchange = you have nothing to exchange
why-used-by-all = taken already; free again in the next round
why-used = you have used it; ready again in the next round
why-idle = { $effect ->
    [bridges] no free bridge site at a building of yours, or no bridge left
    [spades] no free land in your reach
    [free-guild] no workshop of yours on the map, or no guild left
    [school-to-guild] no school of yours on the map, or no guild left
   *[other] it would do nothing now
}

## What things are, for somebody who points at them

explain-owner = Owner: { $player }
explain-faction = A faction is yours all game long, with any planning board.
explain-palace = A palace tile comes into force when its owner builds the palace.
explain-innovation = An innovation costs books, and 5 coins while you have no palace. Everybody can make three.
explain-competency = A competency comes with a school or university, and with steps and books of its place. You can own each kind once.
explain-bonus = A round bonus serves you for one round. When you pass you change it for another.
explain-town = A town brings its tile and a key that opens level 8 of a discipline.
explain-round = A scoring tile pays in its round whenever you do what it shows; its second line is paid at the end of the round.
explain-final = In the last round this pays as well.
explain-board = A planning board holds your buildings and is your home terrain: you build there, and nowhere else.
explain-automacard = Its cards say what the Automa does, and where.
explain-automafaction = The Automa plays no faction like yours; this is what it does differently.
explain-automatile = The Automa scores this when it passes.
explain-competency-place = { $steps ->
    [one] Its place adds 1 step
   *[other] Its place adds { $steps } steps
} and { $books ->
    [0] no book
    [one] 1 book
   *[other] { $books } books
}: { $discipline }
explain-bonus-coins = { $count ->
    [one] 1 coin lies on it
   *[other] { $count } coins lie on it
}
explain-round-now = It pays now, in round { $round }
explain-round-later = It pays in round { $round }
explain-round-past = Round { $round } is over
explain-you-have = You have: { $coins } coins, { $tools } tools, { $scholars } scholars, { $power } power, { $books } books

explain-bowls = Power that you gain moves from bowl I to II, and once I is empty from II to III. Only bowl III can be spent; what is spent goes back to bowl I.
explain-action-power = You pay power from bowl III. All players together take each power action once a round.
explain-action-book = You pay books of any disciplines. All players together take each book action once a round.
explain-action-special = It costs nothing, and you can take it once a round.
explain-action-workshop = A workshop costs 1 tool and 2 coins and stands on a free space of your home terrain in your reach.
explain-action-terraform = Spades turn land in your reach towards your home terrain; each costs tools. When it is yours you may build a workshop at once.
explain-action-guild = A guild costs 2 tools and 6 coins, or 3 beside a building of somebody else. It brings coins and power every round.
explain-action-school = A school costs 3 tools and 5 coins. It brings a scholar every round, and a competency tile now.
explain-action-palace = The palace costs 4 tools and 6 coins, and brings you a palace tile.
explain-action-university = The university costs 5 tools and 8 coins. It brings a scholar every round, and a competency tile now.
explain-action-shipping = A scholar and 4 coins let your ships go one river space farther.
explain-action-terraforming = A scholar, a tool and coins make every spade of yours one tool cheaper.
explain-action-innovation = You pay at least 5 books, some of the column’s discipline, and take the tile.
explain-action-scholar = A scholar goes to the knowledge board for good and brings 2 or 3 steps; or you return one to the supply for 1 step. Either way it is spent.
explain-action-annex = An annex raises the power value of a building by 1; it then counts twice for a town.
explain-action-moles-bridge = Your bridges may lead over land, too.
explain-action-pass = You gain what passing brings, give back your round bonus, take another with its coins, and are done for this round. Whoever passes first begins the next.
explain-action-pass-last = You gain what passing brings, and are done. In the last round you take no round bonus any more.
explain-action-exchange = You may exchange goods as often as you like before your action and after it.
explain-action-river-town = Your palace joins buildings across one river space to a town.
explain-exchange = Before and after your action, as often as you like. Every exchange loses value.

explain-building-workshop = The first building everywhere. Each one that leaves your planning board uncovers a tool for your income{ $without ->
    [none] { "" }
   *[some] , but not number { $without }
}.
explain-building-guild = It grows out of a workshop and pays coins and power every round.
explain-building-school = It grows out of a guild, pays a scholar every round, and brings a competency tile.
explain-building-palace = It grows out of a guild and brings a palace tile.
explain-building-university = It grows out of a school, pays a scholar every round, and brings a competency tile. A town with it needs only 3 buildings.
explain-building-tower = A neutral building of power value 2 that is never upgraded.
explain-building-monument = A neutral building of power value 4 that is never upgraded. A town with it needs only 2 buildings.
explain-building-power = Power value { $power } for towns and neighbours
explain-building-left = { $player }: { $built } built, { $left } left

explain-discipline = Whoever stands highest here scores 8 VP at the end, the next 4 and 2. From level { $from_level } on it pays every round: { $income } Only one marker reaches level { $top }.
explain-your-level = You are on level { $level }
explain-next-power = Level { $level } gives { $power } power
explain-key-needed = Level 8 takes a key; keys you have: { $keys }
explain-scholarspace = A scholar who is sent here stays for good and makes { $steps } steps in the discipline.

explain-river = River: nobody builds here. Ships travel along it, and bridges cross it.
explain-land = Free land. It can be built on by whoever has it as home terrain; spades turn it that way.
explain-is-home = It is your home terrain already
explain-spades = { $spades ->
    [one] 1 spade
   *[other] { $spades } spades
} to your home terrain: { $tools ->
    [one] 1 tool
   *[other] { $tools } tools
}
explain-beside = Next to yours: { $spaces }
explain-by-ship = Your ships reach it (shipping { $shipping })
explain-too-far = Not in your reach: it takes shipping { $shipping }
explain-unreachable = No river leads there from your buildings
explain-neighbours = Whoever builds here offers power to: { $players }
explain-edge = At the edge of the map
explain-standing = { $player } has a { $building } here, power value { $power }.
explain-standing-neutral = { $player } has a neutral { $building } here, power value { $power }. It is never upgraded.
explain-group = { $buildings ->
    [one] It stands alone, power value { $power }
   *[other] { $buildings } buildings together, power value { $power }
}
explain-in-town = In a town
explain-town-power = For a town it lacks a power value of { $power }
explain-site = Here a bridge can be built from a building of yours. The two spaces then count as adjacent, for everybody.
explain-bridges-left = Bridges you have left: { $count }

explain-player = Planning board, tiles and pieces of one player.
explain-automa = Nobody plays the Automa: its cards do. It builds, studies and scores against you.
explain-home = Home terrain: { $terrain }
explain-youth = Terrain of the youth: { $terrain }
explain-ships = Shipping { $shipping }, { $tools ->
    [one] 1 tool
   *[other] { $tools } tools
} per spade
explain-wheel = The home terrain is in the middle. Each step away from it takes one spade.
explain-order = Who takes turns in which order in this round. Whoever passes first begins the next.
explain-next-order = These have passed and begin the next round in this order.
explain-area = With two players a third party has an area of this size. It is turned over in the last round and scores against yours.

## What options do

summary-workshop = on your home terrain in your reach; one tool more every round, as long as it uncovers one
summary-terraform = { $tools ->
    [one] each spade costs 1 tool
   *[other] each spade costs { $tools } tools
}; then, if you like, a workshop for 1 tool and 2 coins
summary-upgrade-1 = coins and power every round; the workshop goes back to your planning board
summary-upgrade-2 = a competency tile now, a scholar every round; the guild goes back to your planning board
summary-upgrade-3 = a palace tile; the guild goes back to your planning board
summary-upgrade-4 = a competency tile now, a scholar every round; the school goes back to your planning board
summary-innovation = some of the books must be of the column’s discipline
summary-scholar = 2 or 3 steps in a discipline; or 1 step, and the scholar goes back to the supply
summary-pass = take another round bonus, with its coins; you are done for this round
summary-pass-last = what passing brings; you take no round bonus any more
summary-annex = power value 1 higher, and the building counts twice for a town
summary-spades = { $spades ->
    [0] your home terrain already
    [one] 1 spade to { $terrain }
   *[other] { $spades } spades to { $terrain }
}
summary-becomes = becomes { $terrain }; you cannot build there yet
summary-becomes-home = becomes { $terrain }, your home terrain
summary-alone = nobody else gains power from it
summary-levels = level { $now } to level { $reached }
summary-books-had = you have { $count } of them
summary-sacrifice = one token of bowl II leaves the game, another moves to bowl III
summary-once = once a round
summary-once-for-all = once a round, whoever of you takes it
summary-start = { $near ->
    [0] no free space beside it is within 1 spade
    [one] 1 free space beside it is within 1 spade
   *[other] { $near } free spaces beside it are within 1 spade
}; { $others }
summary-start-piece = power value { $power } for towns; the other pieces follow
summary-automa-home = { $count ->
    [one] 1 space of this terrain on the map
   *[other] { $count } spaces of this terrain on the map
}
summary-tunnel = a tunnel skips a space
summary-bridge = opens the way to { $spaces }
summary-joins = joins buildings of yours
summary-annexed = the building then has a power value of { $power }, and counts twice for a town
summary-shipping = shipping { $level } then.
summary-over = your turn is over

## Events

event-laid-map = Laid out: { $map }.
event-laid-round = Scoring in round { $number }: { $round }.
event-laid-final = Also in round 6: { $final }.
event-first-player = { $player } goes first.
event-plays = { $player } plays: { $faction }, planning board { $board }.
event-placed = { $player } places a { $building } on { $space }.
event-round = Round { $number } begins; { $player } goes first.
event-area-shown = The area tile is turned over: { $area }.

event-built = { $player } builds a { $building } on { $space }.
event-terraformed = { $player } uses { spades-counted } on { $called }, now { $terrain }.
event-tunnelled = { $player } digs a tunnel to { $space }.
event-flew = { $player } flies to { $space }.
event-bridged = { $player } builds the { $site }.
event-annexed = { $player } places an annex on { $space }.
event-founded = { $player } founds a town at { $space }.
event-took-town = { $player } takes: { $town }.
event-took-palace = { $player } takes { $palace }.
event-palace-in-force = From now on { $player } uses { $palace }.
event-took-competency = { $player } takes the competency { $competency }.
event-took-bonus = { $player } takes the round bonus { $bonus }.
event-put-back-bonus = { $player } puts the round bonus { $bonus } back.
event-drafted-board = { $player } drafts the planning board { $board }.
event-drafted-faction = { $player } drafts a faction: { $faction }.
event-drafted-palace = { $player } drafts a palace tile: { $palace }.
event-filled-bowls = { $player } fills the bowls with power: { $first } in bowl I, { $second } in bowl II.
event-innovated = { $player } makes the innovation { $innovation }.

event-gained = { $player } gains { stock }.
event-paid = { $player } pays { stock }.
event-gained-books = { $player } gains { books-counted } of { $discipline }.
event-paid-books = { $player } pays { books-counted } of { $discipline }.
event-tokens = { $amount ->
    [one] { $player } puts 1 new power token into bowl III.
   *[other] { $player } puts { $amount } new power tokens into bowl III.
}
event-exchanged = { $player } exchanges: { $exchange }.
event-leeched = { $price ->
    [0] { $player } takes { $amount } power for free.
   *[other] { $player } takes { $amount } power for { $price } VP.
}
event-sent-scholar = { $steps ->
    [1] { $player } returns a scholar to the supply for 1 step in { $discipline }.
   *[other] { $player } sends a scholar to { $discipline } for { $steps } steps.
}
event-stepped = { $player } reaches level { $level } in { $discipline }.
event-shipping = { $player } advances in shipping to step { $level }.
event-terraforming = { $player } advances in terraforming to step { $level }.

event-power-action = { $player } takes a { $poweraction }.
event-book-action = { $player } takes a { $bookaction }.
event-special-action = { $player } uses the { $special }.
event-passed = { $player } passes.
event-round-scored = { $player } gains { points-counted } for this round: { $round }.
event-final-scored = { $player } gains { points-counted } more in the last round: { $final }.
event-knowledge-bonus = { $times ->
    [one] { $player } gets the knowledge bonus once: { $round }.
    [2] { $player } gets the knowledge bonus twice: { $round }.
   *[other] { $player } gets the knowledge bonus { $times } times: { $round }.
}
event-final-scoring = { $source ->
    [area] { $player } gains { points-counted } for the largest area.
    [knowledge] { $player } gains { points-counted } for knowledge.
    [faction] { $player } gains { points-counted } for its faction.
   *[resources] { $player } gains { points-counted } for what is left over.
}
event-ended = The sixth round is over, and with it the game.

## The Automa: what it does, and why

rival = Automa


event-automa-plays = The Automa plays: { $automafaction }, home terrain { $board }, level { $automalevel }.
event-automa-youth = The terrain of the Automa’s youth is: { $terrain }.
event-automa-first-bonus = The Automa has the first round bonus of the row: { $bonus }.
event-automa-placed = { $automacard } shows where the Automa begins: a marked workshop on { $space_marked }, an unmarked one on { $space_unmarked }.
event-automa-turn = The Automa acts by { $automacard }: { $effect }. The support card is { $automacard_support }, { $effect_support }.
event-automa-considers = { $why ->
    [marked] Free land in reach of its marked buildings{ $ship ->
        [0] { "" }, without shipping
       *[other] { "" } (shipping { $ship })
    }
    [unmarked] Free land in reach of its unmarked buildings{ $ship ->
        [0] { "" }, without shipping
       *[other] { "" } (shipping { $ship })
    }
    [anywhere] Free land on the whole map, as its reach is unlimited
    [beside] It has a guild left. Its workshops beside others
    [upgradable] Buildings that it can upgrade
    [open] Disciplines in which it can advance
    [tile] The support card asks for the discipline of the scoring tile
    [laid-out] Left on the innovation board
    [uncovered] Still open
    [beside-people] Free land beside buildings of the others
   *[fallow] Fallow land
}: { automa-left }.
event-automa-prefers = { $why ->
    [together] Bringing together: nearer to its other buildings than before
    [terrain] In list { $list } ({ $terrain_home }), { $terrain } comes first
    [nearest] Nearest to a building of the others
    [power] Most power for the others ({ $amount })
    [little-power] As little power for the others as possible ({ $amount })
    [zero] Its marker is still at 0
   *[leading] Nearest to the highest marker of the others ({ $amount } apart)
}: { automa-left }.
event-automa-counts = Several are left. { $arrow ->
    [right-down] Number { $nth } from the top left
   *[left-up] Number { $nth } from the bottom right
}{ $counted ->
    [around] , counting on from the start
   *[straight] { "" }
}: { automa-left }.
automa-left = { $shown ->
    [few] { $things ->
        [spaces] { $called }
        [disciplines] { $disciplines }
        [innovations] { $innovations }
        [poweractions] { $poweractions }
       *[bookactions] { $bookactions }
    }
   *[many] { $left } spaces
}
event-automa-settled = The Automa builds a workshop on { $space }{ $mark ->
    [marked] { " " }and marks it
   *[unmarked] { "" }
}.
event-automa-upgraded = The Automa makes a { $building } of its building on { $space }.
event-automa-advanced = The Automa reaches level { $level } in { $discipline } without a scholar.
event-automa-scholar = { $steps ->
    [1] The Automa reaches level { $level } in { $discipline } without a scholar.
   *[other] The Automa sends a scholar for { $steps } steps, to level { $level } in { $discipline }.
}
event-automa-innovated = The Automa takes { $innovation } off the innovation board.
event-automa-blocked-power = The Automa covers a { $poweraction }.
event-automa-blocked-book = The Automa covers a { $bookaction }.
event-automa-instead = { $what ->
    [upgrade] The Automa has no workshop left and upgrades instead.
    [catch-up] The Automa cannot advance in the discipline of the scoring tile; it catches up instead.
    [no-scholar] The Automa has no scholar left and makes only 1 step.
   *[no-space] No space for a scholar is free there; the Automa makes only 1 step.
}
event-automa-points = { $reason ->
    [card] The Automa gains { points-counted }, as its card says.
    [level] The Automa gains { points-counted } of its level.
   *[achievement] The Automa gains { points-counted } for an achievement.
}
event-automa-idle = { $what ->
    [settle] The Automa finds no land to build on.
    [upgrade] The Automa has nothing to upgrade.
    [advance] The Automa cannot advance in any discipline.
    [scholar] The Automa finds no discipline for a scholar.
    [early-innovation] The Automa takes innovations from round 3 on.
    [three-innovations] The Automa has three innovations and takes no more.
    [no-innovation] No innovation is left on the innovation board.
    [power-actions] All power actions are covered already.
    [book-actions] All book actions are covered already.
    [tool] The Automa finds no land for a tool.
   *[blight] The Automa finds no more fallow land.
}
event-automa-tool = The Automa lays a tool on { $space }.
event-automa-blighted = The Automa blights { $space }.
event-automa-healed = { $amount ->
    [0] { $player } heals { $space }.
   *[other] { $player } heals { $space } and loses { points-counted }.
}
event-automa-passed = { $sign ->
    [empty] The Automa passes, as its deck is empty
   *[few] The Automa passes, as its card has the sign for it and at most 2 cards are left
}. It gains { points-counted }{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } times, as the first to pass)
}: { $automatile }.
event-automa-bonus = The Automa takes the round bonus { $place ->
    [0] at the left
    [1] in the middle
   *[2] at the right
}: { $bonus }.{ $coins ->
    [0] { "" }
    [one] { " " }The coin on it goes back to the supply.
   *[other] { " " }The { $coins } coins on it go back to the supply.
} The one it had takes this place: { $bonus_back }.

## How it ended

ending-rounds = All six rounds are played.

## Where points come from

points-start = Start of the game
points-rounds = Round scoring
points-towns = Towns
points-innovations = Innovations
points-palaces = Palace tile
points-competencies = Competency tiles
points-bonuses = Round bonuses
points-faction = Faction
points-tracks = Shipping and terraforming
points-actions = Power and book actions
points-income = Income from knowledge
points-leech = Paid for power
points-area = Largest area
points-knowledge = Knowledge
points-resources = Goods left over
points-automa-cards = Cards of the Automa
points-automa-level = Level of the Automa

## Terrains, disciplines, buildings

terrain-plains = plains
terrain-swamp = swamp
terrain-lake = lake
terrain-forest = forest
terrain-mountain = mountain
terrain-wasteland = wasteland
terrain-desert = desert
terrain-river = river
terrain-none = no space

discipline-banking = banking
discipline-law = law
discipline-engineering = engineering
discipline-medicine = medicine
column-banking = Banking
column-law = Law
column-engineering = Engineering
column-medicine = Medicine

building-workshop = workshop
building-guild = guild
building-school = school
building-palace = palace
building-university = university
building-tower = tower
building-monument = monument

space = { $name }
space-on-map = { $terrain ->
    [plains] { $name } (plains)
    [swamp] { $name } (swamp)
    [lake] { $name } (lake)
    [forest] { $name } (forest)
    [mountain] { $name } (mountain)
    [wasteland] { $name } (wasteland)
    [desert] { $name } (desert)
    [river] { $name } (river)
   *[none] { $name }
}
site = bridge { $name }
scholarspace = { $discipline ->
    [banking] Banking
    [law] Law
    [engineering] Engineering
   *[medicine] Medicine
}, { $steps } steps

map-small = small side of the board
map-large = large side of the board

## Planning boards and factions

board-plains = Plains
board-swamp = Swamp
board-lake = Lake
board-forest = Forest
board-mountain = Mountains
board-wasteland = Wasteland
board-desert = Desert

faction-lizards = Lizards
faction-inventors = Inventors
faction-blessed = Blessed
faction-goblins = Goblins
faction-illusionists = Illusionists
faction-felines = Felines
faction-monks = Monks
faction-moles = Moles
faction-navigators = Navigators
faction-omar = Omar
faction-philosophers = Philosophers
faction-psychics = Psychics
faction-illusionists-2024 = Illusionists (2024)
faction-moles-2024 = Moles (2024)
faction-navigators-2024 = Navigators (2024)

set = { $board ->
    [plains] { board-plains }
    [swamp] { board-swamp }
    [lake] { board-lake }
    [forest] { board-forest }
    [mountain] { board-mountain }
    [wasteland] { board-wasteland }
   *[desert] { board-desert }
}: { $faction ->
    [lizards] { faction-lizards }
    [inventors] { faction-inventors }
    [blessed] { faction-blessed }
    [goblins] { faction-goblins }
    [illusionists] { faction-illusionists }
    [felines] { faction-felines }
    [monks] { faction-monks }
    [moles] { faction-moles }
    [navigators] { faction-navigators }
    [omar] { faction-omar }
    [philosophers] { faction-philosophers }
   *[psychics] { faction-psychics }
}, round bonus { $bonus ->
    [river-workshops] { bonus-river-workshops }
    [scholars] { bonus-scholars }
    [guilds] { bonus-guilds }
    [pass-palace-university] { bonus-pass-palace-university }
    [spade] { bonus-spade }
    [bridge] { bonus-bridge }
    [step] { bonus-step }
    [pass-schools] { bonus-pass-schools }
    [power-coins] { bonus-power-coins }
   *[coins] { bonus-coins }
}

draft-board = A planning board
draft-faction = A faction
draft-palace = A palace tile

## Tiles

palace-palace-1 = Palace 1 (tools)
palace-palace-2 = Palace 2 (spades)
palace-palace-3 = Palace 3 (school to guild)
palace-palace-4 = Palace 4 (workshop to guild)
palace-palace-5 = Palace 5 (competency)
palace-palace-6 = Palace 6 (steps)
palace-palace-7 = Palace 7 (schools)
palace-palace-8 = Palace 8 (small towns)
palace-palace-9 = Palace 9 (flight)
palace-palace-10 = Palace 10 (power and books)
palace-palace-11 = Palace 11 (town tile)
palace-palace-12 = Palace 12 (workshops)
palace-palace-13 = Palace 13 (guilds)
palace-palace-14 = Palace 14 (river towns)
palace-palace-15 = Palace 15 (spades and bridges)
palace-palace-16 = Palace 16 (distant guild)
palace-palace-17 = Palace 17 (points)

innovation-deus-ex-machina = Deus ex Machina
innovation-trade-routes = Trade Routes
innovation-professor = Professor
innovation-sewage-system = Sewage System
innovation-architecture = Architecture
innovation-library = Library
innovation-steam-engine = Steam Engine
innovation-league-of-cities = League of Cities
innovation-telecommunication = Telecommunication
innovation-steel = Steel
innovation-census = Census
innovation-science = Science
innovation-neutral-workshop = Neutral Workshop
innovation-neutral-guild = Neutral Guild
innovation-neutral-school = Neutral School
innovation-neutral-university = Neutral University
innovation-neutral-palace = Neutral Palace
innovation-monument = Monument

competency-income-tool-step = Steady Study
competency-income-points-coins = Steady Profit
competency-income-book-power = Steady Reading
competency-once-tool-points-coins = Endowment
competency-once-spades = Land Survey
competency-annexes = Annexes
competency-action-power = Power Plant
competency-scholars = Exchange of Scholars
competency-tower = Tower
competency-pass-towns = City Council
competency-edge-workshops = Frontier
competency-pass-lowest-level = General Education

bonus-river-workshops = River Trade
bonus-scholars = Academy
bonus-guilds = Guild Market
bonus-pass-palace-university = Splendour
bonus-spade = Spade
bonus-bridge = Bridge
bonus-step = Research
bonus-pass-schools = Exams
bonus-power-coins = Power and Coins
bonus-coins = Coins

town = Town tile ({ $points } VP; { $effect })

round-workshop-law = Workshops and Law
round-spade-engineering = Spades and Engineering
round-workshop-banking = Workshops and Banking
round-guild-law = Guilds and Law
round-step-medicine = Knowledge and Medicine
round-guild-medicine = Guilds and Medicine
round-town-engineering = Towns and Engineering
round-school-banking = Schools and Banking
round-track-engineering = Tracks and Engineering
round-palace-university-medicine = Palaces, Universities and Medicine
round-innovation-law = Innovations and Law
round-palace-university-banking = Palaces, Universities and Banking

final-workshop = Workshops (extra scoring)
final-guild = Guilds (extra scoring)
final-school = Schools (extra scoring)
final-edge-workshop = Edge Workshops (extra scoring)

area-12 = 12 connected buildings
area-13 = 13 connected buildings
area-14 = 14 connected buildings
area-15 = 15 connected buildings

poweraction = power action ({ $effect })

bookaction = book action ({ $effect })

special-faction = special action of the faction
special-palace = special action of the palace
special-bonus = special action of the round bonus
special-deus-ex-machina = special action of Deus ex Machina
special-professor = special action of the Professor
special-competency = special action of Power Plant

## Actions and exchanges

action-workshop = Build a workshop
action-terraform = Terraform with bought spades, and build
action-guild = Upgrade a workshop to a guild
action-school = Upgrade a guild to a school
action-palace = Upgrade a guild to your palace
action-university = Upgrade a school to your university
action-shipping = Advance in shipping
action-terraforming = Advance in terraforming
action-innovation = Make an innovation
action-scholar = Send a scholar
action-power = Power action, { $cost } power: { $effect }
action-book = Book action, { $cost ->
    [one] 1 book
   *[other] { $cost } books
}: { $effect }
action-special-faction = Special action of your faction{ what-it-does }
action-special-palace = Special action of your palace{ what-it-does }
action-special-bonus = Special action of your round bonus{ what-it-does }
action-special-deus-ex-machina = Special action of Deus ex Machina{ what-it-does }
action-special-professor = Special action of the Professor{ what-it-does }
action-special-competency = Special action of Power Plant{ what-it-does }
what-it-does = { $effect ->
    [unknown] { "" }
   *[known] : { $effect }
}
action-annex = Place an annex
action-moles-bridge = Build a bridge for { $amount ->
    [one] 1 tool
   *[other] { $amount } tools
}
action-pass = Pass
action-exchange = Exchange goods first
action-river-town = Found a town across the river first

exchange-sacrifice = 1 power token of bowl II, to move another to bowl III
exchange-power-scholar = 5 power for 1 scholar
exchange-power-tool = 3 power for 1 tool
exchange-power-coin = 1 power for 1 coin
exchange-scholar-tool = 1 scholar for 1 tool
exchange-tool-coin = 1 tool for 1 coin
exchange-power-book-banking = 5 power for 1 book of banking
exchange-power-book-law = 5 power for 1 book of law
exchange-power-book-engineering = 5 power for 1 book of engineering
exchange-power-book-medicine = 5 power for 1 book of medicine
exchange-book-coin-banking = 1 book of banking for 1 coin
exchange-book-coin-law = 1 book of law for 1 coin
exchange-book-coin-engineering = 1 book of engineering for 1 coin
exchange-book-coin-medicine = 1 book of medicine for 1 coin

## Options

preset-balance-2024 = Balance of 2024
preset-balance-2024-hint = Factions as they were set right in 2024.
preset-tournament = Tournament
preset-tournament-hint = Planning boards, factions and palaces are drafted, with the factions of 2024.

option-set-up = Boards and factions
option-set-up-hint = Pick one of seven ready sets, which is best for first games, or draft boards, factions and palaces one by one.
option-set-up-sets = ready sets
option-set-up-draft = draft

option-harder-map = Small map for three
option-harder-map-hint = Three players play on the small side of the board, where land is scarce.

option-balance = Factions
option-balance-hint = In 2024 the publisher changed Illusionists, Moles and Navigators.
option-balance-2023 = as first printed (2023)
option-balance-2024 = as changed in 2024

option-first-player = First player
option-first-player-hint = Who goes first in round 1; later whoever passed first.
option-first-player-random = drawn by lot
option-first-player-first-seat = the first seat

option-neutral-palace-counts = Neutral palace as palace
option-neutral-palace-counts-hint = With the neutral palace innovations cost no coins any more; otherwise only with your own.

option-rewards = Order of rewards
option-rewards-hint = If a building with a tile completes a town, the town comes first, or you choose the order.
option-rewards-towns-first = town first
option-rewards-chosen = as you like

option-build-without-spades = Building with unused spades
option-build-without-spades-hint = Whoever gets free spades may use none of them and only build a workshop; otherwise only where no spade could be used.

## The table in a terminal

short-plains = Pl
short-swamp = Sw
short-lake = La
short-forest = Fo
short-mountain = Mo
short-wasteland = Wa
short-desert = De
short-river = ~~
short-workshop = W
short-guild = G
short-school = S
short-palace = P
short-university = U
short-tower = T
short-monument = M

text-legend = A number is a player. + has an annex, ° belongs to a town, ~~ is river, * can be chosen now.
text-bridges = Bridges
text-scholars-free = { $number ->
    [0] no free space for scholars
    [one] 1 free space for a scholar
   *[other] { $number } free spaces for scholars
}
text-third-party = third party

## Icons

icon-vp = victory points
icon-coins = coins
icon-tools = tools
icon-scholars = scholars
icon-power = power
icon-power-hint = moves from bowl I to II, then from II to III; only bowl III can be spent
icon-book = books
icon-book-hint = pays for innovations and book actions
icon-any-book = any book
icon-any-book-hint = of the discipline that you like
icon-token = power token
icon-token-hint = one more piece of power, straight into bowl III
icon-spade = spade
icon-spade-hint = turns land one step on the wheel towards your home terrain
icon-bridge = bridge
icon-bridge-hint = makes two land spaces across a river neighbours
icon-annex = annex
icon-annex-hint = raises the power value of its building by 1
icon-town = town tile
icon-town-hint = points, a benefit and a key for four buildings with a power value of 7 together
icon-competency = competency tile
icon-competency-hint = a lasting skill, one for each school
icon-action = further action
icon-building = building
icon-building-forms = kind of building
icon-building-forms-hint = each form counts once, however often you have it
icon-settlement = settlement
icon-settlement-hint = own buildings that are neighbours; ships do not join them
icon-home = home terrain
icon-home-hint = the only land that you build on
icon-workshop = workshop
icon-guild = guild
icon-school = school
icon-palace = palace
icon-university = university
icon-neutral-workshop = neutral workshop
icon-neutral-guild = neutral guild
icon-neutral-school = neutral school
icon-neutral-palace = neutral palace
icon-neutral-university = neutral university
icon-neutral-tower = neutral tower
icon-neutral-tower-hint = has a power value of 2
icon-neutral-monument = monument
icon-neutral-monument-hint = has a power value of 4
fact-power-cost = Cost
fact-power-cost-value = { $value } power
fact-book-cost = Cost
fact-book-cost-value = { $value ->
    [one] 1 book
   *[other] { $value } books
}
icon-shipping = shipping
icon-shipping-hint = how many river spaces you may cross to build
icon-terraforming = terraforming
icon-terraforming-hint = a higher level makes a spade cost fewer tools
icon-step-any = step in any discipline
icon-step-one = step in one discipline
icon-step-each = step in every discipline
icon-step-banking = step in banking
icon-step-law = step in law
icon-step-engineering = step in engineering
icon-step-medicine = step in medicine
icon-highest-discipline = highest disciplines
icon-lowest-discipline = lowest discipline
icon-income = income
icon-income-hint = at the beginning of every round
icon-special = special action
icon-special-hint = an action of your own, once in each round
icon-once = at once
icon-on-pass = when you pass
icon-start = at the start
icon-after-start = after set-up
icon-deed-workshop = building a workshop
icon-deed-guild = building a guild
icon-deed-school = building a school
icon-deed-palace-or-university = building a palace or university
icon-deed-spade = using a spade
icon-deed-step = step on the knowledge board
icon-deed-town-tile = taking a town tile
icon-deed-track = step in shipping or terraforming
icon-deed-innovation = making an innovation
icon-deed-edge-workshop = building a workshop at the edge
icon-deed-river-workshop = building a workshop by a river
icon-deed-send-scholar = sending a scholar
icon-deed-found-town = a town or town tile
icon-deed-found-town-hint = also when you take a tile without founding one
icon-blessed = knowledge counts more
icon-illusionists = cheaper power actions
icon-illusionists-2024 = cheaper power actions (2024)
icon-monks = university at the start
icon-tunnel = tunnel
icon-tunnel-hint = a tool lets you skip one space
icon-tunnel-2024 = tunnel (2024)
icon-moles-bridge = bridge for a tool
icon-omar = tower at the start
icon-philosophers = more books
icon-small-towns = small towns
icon-flight = flight
icon-flight-hint = a scholar lets you skip one or two spaces
icon-river-towns = towns across rivers

## What the reference tells of a component

fact-bowl1 = Power tokens in bowl I
fact-bowl1-value = { $value }
fact-bowl2 = Power tokens in bowl II
fact-bowl2-value = { $value }
fact-terraforming-coins = Coins for a step in terraforming
fact-terraforming-coins-value = { $value }
fact-innovation-books = More books for the first, second and third innovation
fact-innovation-books-value = { $value }
fact-guild-coins = Coins of the guilds in each round, from the first guild on
fact-guild-coins-value = { $value }
fact-points = Points
fact-points-value = { $value }
fact-buildings = Connected buildings of the third party
fact-buildings-value = { $value }
fact-plains = Plains
fact-plains-value = { $value }
fact-swamp = Swamps
fact-swamp-value = { $value }
fact-lake = Lakes
fact-lake-value = { $value }
fact-forest = Forests
fact-forest-value = { $value }
fact-mountain = Mountains
fact-mountain-value = { $value }
fact-wasteland = Wastelands
fact-wasteland-value = { $value }
fact-desert = Deserts
fact-desert-value = { $value }
fact-river = River spaces
fact-river-value = { $value }
fact-edge = Spaces at the edge
fact-edge-value = { $value }
fact-sites = Bridge sites
fact-sites-value = { $value }

## What a position is worth

feature-points = points
feature-area = end points for the largest settlement
feature-knowledge = end points for the disciplines
feature-resources = resource scoring
feature-area-size = growth of your settlement
feature-levels = steps in the disciplines
feature-goods = resources
feature-income = income in later rounds
feature-actions = special actions in later rounds
feature-towns = progress towards a town
feature-keys = unused keys
feature-buildings = buildings
feature-great = a palace or university
feature-competencies = competencies
feature-tracks = shipping or terraforming
feature-room = room to build
feature-innovation = progress towards an innovation
feature-still-in = what passing will give
feature-rivals = a lead over the best opponent

## Board

board = Age of Innovation, { $round ->
    [0] set-up
   *[other] round { $round }
}
board-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
board-order = Turn order: { $players }
board-next-order = Passed, in the turn order of the next round: { $players }
board-in-town = in a town
board-topped = Level 12 is taken
board-taken = taken
board-used = Used this round
board-passed = has passed
board-left = { $count } left.
board-points = { $points } points.
board-no-palace = without a palace
board-level = { $player }, { $discipline }: level { $level }
board-bowls = Power: { $one } in bowl I, { $two } in bowl II, { $three } in bowl III
board-row = { $building }: { $built } built, { $left } left on the planning board
board-shipping = Shipping { $value }
board-terraforming = { $value ->
    [one] 1 tool for a spade
   *[other] { $value } tools for a spade
}
board-wheel = Home terrain: { $terrain }. Below every other terrain stands how many spades it takes.
board-area = Area of the third party: { $size }
board-books = { $count ->
    [one] 1 book left in the supply
   *[other] { $count } books left in the supply
}
third-party = Third party

part-map = Map
part-actions = Power and book actions
part-rounds = Round track
part-knowledge = Knowledge board
part-bonuses = Round bonuses
part-towns = Town tiles
part-palaces = Palace tiles
part-innovations = Innovation board
part-planning = Planning board
part-offer = To choose from
part-rail = Tiles to take
part-turn = Rounds and actions
rail-innovations = Innovations
rail-competencies = Competencies
rail-palaces = Palaces
rail-bonuses = Bonuses
rail-towns = Towns

stage-start = Choosing and placing
stage-income = Income
stage-actions = Actions
stage-knowledge-bonus = Knowledge bonus
stage-over = The game is over

icon-key = town keys
icon-key-hint = each town has one; a key opens level 8 of one discipline
icon-book-banking = books of banking
icon-book-law = books of law
icon-book-engineering = books of engineering
icon-book-medicine = books of medicine

## What the data of components rest on, as the reference tells it

basis-board-art = costs, tracks and incomes are read off the published boards
basis-one-transcription = one public transcription of the component page describes the pictures
basis-change-2024 = publisher's change of September 2024, shown on newer tiles
basis-named-building = two public implementations and tile art name the building; the rulebook says the points are those of the round tiles
basis-two-maps = two public sources agree on all land; the publisher's set-up cards for the solo opponent show A13 and the 17 bridge sites
basis-four-maps = four public sources agree on every space; the 31 sites are those with river on both sides, and G1-I1

## The Automa: cards, factions, levels

automacard = card { $name }

automafaction-simpletons = Simpletons
automafaction-kuddlers = Kuddlers
automafaction-druids = Druids
automafaction-racelings = Racelings
automafaction-wanderers = Wanderers
automafaction-mimics = Mimics
automafaction-powermongers = Powermongers
automafaction-symbionts = Symbionts
automafaction-blight = The Blight
automafaction-gognomes = Gognomes

automalevel-automalein = 1, Automalein
automalevel-automa = 2, Automa
automalevel-automaechtig = 3, Automächtig
automalevel-ultoma = 4, Ultoma
automalevel-alptrauma = 5, Alptrauma

automatile-workshop-law = Automa’s points for { round-workshop-law }
automatile-spade-engineering = Automa’s points for { round-spade-engineering }
automatile-workshop-banking = Automa’s points for { round-workshop-banking }
automatile-guild-law = Automa’s points for { round-guild-law }
automatile-step-medicine = Automa’s points for { round-step-medicine }
automatile-guild-medicine = Automa’s points for { round-guild-medicine }
automatile-town-engineering = Automa’s points for { round-town-engineering }
automatile-school-banking = Automa’s points for { round-school-banking }
automatile-track-engineering = Automa’s points for { round-track-engineering }
automatile-palace-university-medicine = Automa’s points for { round-palace-university-medicine }
automatile-innovation-law = Automa’s points for { round-innovation-law }
automatile-palace-university-banking = Automa’s points for { round-palace-university-banking }
automatile-final-workshop = Automa’s points for { final-workshop }
automatile-final-guild = Automa’s points for { final-guild }
automatile-final-school = Automa’s points for { final-school }
automatile-final-edge-workshop = Automa’s points for { final-edge-workshop }

join-automa-deeds = { $a }, then { $b }
phrase-automa-deeds = { $parts }
phrase-automa-settle = terraform and build for nothing{ $order ->
    [nearness] , first of all close to your buildings, then by the list of your home terrain
    [persons-terrain] , by the list of your home terrain
    [power] , first of all where you get the most power
    [anywhere] { " " }with unlimited reach
   *[terrain] { "" }
}
phrase-automa-upgrade = upgrade a building
phrase-automa-block = cover a power action and a book action
phrase-automa-scholar = send a scholar
phrase-automa-advance = catch up { $amount ->
    [one] 1 step
   *[other] { $amount } steps
} in a discipline
phrase-automa-innovation = take an innovation, from round 3 on
phrase-automa-points = gain { $amount } VP
phrase-automa-level-points = gain the points of its level{ $more ->
    [-1] , { $amount } fewer
    [1] { " " }and { $amount } more
   *[other] { "" }
}
phrase-automa-faction-action = take the action of its faction
phrase-automa-tool = lay a tool on free land beside your buildings, by the list of the youth’s terrain
phrase-automa-blight = blight { $amount ->
    [one] 1 fallow space
   *[other] { $amount } fallow spaces
} nearest to your buildings
phrase-automa-start = { steps-listed }
phrase-automa-turn = its action: { $effect }
phrase-automa-support = to choose: { $reference ->
    [marked] build from its marked buildings
    [unmarked] build from its unmarked buildings
    [marked-reaching] build from its marked buildings and bring them together with the others
   *[unmarked-reaching] build from its unmarked buildings and bring them together with the marked ones
}; { $priority ->
    [A] list A
   *[B] list B
} of terrains; number { $nth } { $arrow ->
    [right-down] from the top left
   *[left-up] from the bottom right
}; scholars { $study ->
    [scoring-tile] by the scoring tile
   *[catch-up] where it can catch up
}; the round bonus { $bonus ->
    [left] at the left
    [middle] in the middle
   *[right] at the right
}
phrase-automa-ability = { $name ->
    [first-to-pass] when it passes first: { $amount } times its points for the round
    [building-points] at the end of the game: { $amount } VP for each of its buildings
    [power-studies] whenever somebody takes { $amount } or more power from its building: it catches up 1 step
    [tools-left] whoever builds on a space with a tool takes it; at the end of the game: { $amount } VP for each tool that still lies there
    [blight-left] whoever builds on blighted land loses 1 VP and heals it; at the end of the game: { $amount } VP for each blighted space
   *[achievements] when it passes: { $amount } VP once for each of these: a palace or university, { $buildings } buildings, level { $level } in a discipline, { $innovations } innovations
}

fact-starter = In the first deck
fact-starter-value = { $value ->
    [True] yes
   *[False] no
}
fact-passes = Sign for passing
fact-passes-value = { $value ->
    [True] yes
   *[False] no
}
fact-letters = Letters of the first workshops
fact-letters-value = { $value ->
    [AB] A and B
    [CD] C and D
   *[EF] E and F
}
fact-ship = Shipping, round by round
fact-ship-value = { $value }
fact-level-points = Points of its level, round by round
fact-level-points-value = { $value }
fact-cards-aside = Card that goes to the reserve instead of the first deck
fact-cards-aside-value = { $value }
fact-cards-added = Further card in the first deck
fact-cards-added-value = { $value }
fact-cards-drawn = Random cards of the reserve in the first deck
fact-cards-drawn-value = { $value }
fact-first-cards = Cards in the first deck
fact-first-cards-value = { $value }
fact-early = Points in rounds 1 to 3
fact-early-value = { $value }
fact-late = Points in rounds 4 and 5
fact-late-value = { $value }
fact-last = Points in round 6
fact-last-value = { $value }
fact-discipline = Discipline for its scholars
fact-discipline-value = { $value ->
    [banking] { discipline-banking }
    [law] { discipline-law }
    [engineering] { discipline-engineering }
   *[medicine] { discipline-medicine }
}

icon-automa = the Automa
icon-automa-hint = the opponent of whoever plays alone; its cards say what it does
icon-marked = marked building
icon-marked-hint = the Automa builds from its marked or from its unmarked buildings
icon-unmarked = unmarked building
icon-list-a = list A of terrains
icon-list-a-hint = the order in which the Automa likes terrains
icon-list-b = list B of terrains
icon-list-b-hint = the same list, the other way round the wheel
icon-arrow-right-down = counted from the top left
icon-arrow-left-up = counted from the bottom right
icon-blight = blighted space
icon-blight-hint = whoever builds here loses a point, and the land is healed
icon-banking = banking
icon-law = law
icon-engineering = engineering
icon-medicine = medicine
icon-temple = temple
icon-tower = tower
icon-monument = monument
icon-exchange = exchange at any time
icon-innovation = innovation

basis-automa-aid = a public aid for solo play, and pictures of the cards in it
basis-automa-filled-in = a public aid names the action; what the pieces it lays do is chosen by us

ending-automa-beaten = The Automa is beaten.
ending-automa-tied = The Automa shares the win.
ending-automa-won = The Automa wins.

prompt-automa-home = Which terrain is the Automa’s home?
prompt-automa-home-hint = Any that belongs to none of you. It builds on all land, but likes its own best, and then what lies next to it on the wheel.
prompt-automa-youth = Which terrain does the youth of the Symbionts get?
prompt-automa-youth-hint = Any that is nobody’s home terrain. By its list the Automa lays tools beside your buildings.

option-automa = Two against the Automa
option-automa-hint = Two people play against the Automa with the Simpletons as a third player. Alone you always play against it.
option-automa-level = Level of the Automa
option-automa-level-hint = How strong the Automa is when it plays: more points, longer ways, more cards.
option-automa-level-1 = 1, Automalein
option-automa-level-2 = 2, Automa
option-automa-level-3 = 3, Automächtig
option-automa-level-4 = 4, Ultoma
option-automa-level-5 = 5, Alptrauma
option-automa-faction = Faction of the Automa
option-automa-faction-hint = For games alone. By lot it is one of the first seven; of the last three we filled in a part ourselves.
option-automa-faction-random = by lot
option-automa-faction-simpletons = { automafaction-simpletons }
option-automa-faction-kuddlers = { automafaction-kuddlers }
option-automa-faction-druids = { automafaction-druids }
option-automa-faction-racelings = { automafaction-racelings }
option-automa-faction-wanderers = { automafaction-wanderers }
option-automa-faction-mimics = { automafaction-mimics }
option-automa-faction-powermongers = { automafaction-powermongers }
option-automa-faction-symbionts = { automafaction-symbionts } (partly ours)
option-automa-faction-blight = { automafaction-blight } (partly ours)
option-automa-faction-gognomes = { automafaction-gognomes } (partly ours)

part-automa = The Automa
board-automa-action = Action card
board-automa-support = Support card
board-automa-next = Next support card
board-automa-deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}, { $reserve } in reserve
board-automa-ship = Shipping of the Automa: { $ship }
board-automa-level-points = Points of its level in this round: { $points }
board-automa-marked = marked
board-automa-tool = a tool lies here
board-automa-blighted = blighted
text-automa-marked = Marked
text-automa-tools = Tools on
text-automa-blighted = Blighted

# What values of components are called where an owner sets them right.

word-river-workshop = workshop on the river
word-edge-workshop = workshop on the edge
word-palace-or-university = palace or university
word-found-town = found a town
word-town-tile = town tile
word-send-scholar = send a scholar
word-step = step in a discipline
word-track = step of shipping or terraforming

# Why something cannot be printed like that.

correction-map-rows = There are { $rows } rows of { $columns } signs each: { $letters }, or a blank.
