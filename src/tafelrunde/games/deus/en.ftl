# English words of Deus.
#
# Every effect of a card may be declined in Deus, so none begins with "you may". A blue piece is called a ship and a red
# one an army, in questions as on the cards. VP are victory points.

game-title = Deus
game-tagline =
    Build a civilisation region by region: every new card wakes its whole column.
    And when you are stuck, there are always the gods.
game-minutes = 60 to 90 minutes

goal-who = You lead a young people of antiquity and settle the regions of a shared map, with ships, workshops, towns and armies.
goal-win = Whoever has most victory points at the end. They come from cards, from barbarian villages that you surround and take, from temples, and from having most of a good.
goal-turn = Build one card of your hand: pay it, put its piece on the map, and its whole column works, from the oldest card up. Or offer cards to a god, who helps you, and draw up to five.
goal-end = When all temples are built or all villages are taken. The round is finished, everybody has one more turn, then temples and majorities are counted.

## Amounts

stock = { $what ->
    [wood] { $amount } wood
    [clay] { $amount } clay
    [stone] { $amount } stone
    [wheat] { $amount } wheat
    [gold] { $amount } gold
   *[vp] { $amount } VP
}
counted = { $what ->
    [hand] { $amount ->
        [one] 1 card in hand
       *[other] { $amount } cards in hand
    }
   *[other] { stock }
}
good = { $what ->
    [wood] wood
    [clay] clay
    [stone] stone
   *[wheat] wheat
}
cards-counted = { $number ->
    [one] 1 card
   *[other] { $number } cards
}

## Effects

phrase-gain = gain { stock }
phrase-any-resource = gain 1 resource of your choice
phrase-draw = { $amount ->
    [one] draw 1 card
   *[other] draw { $amount } cards
}
phrase-any-piece = { $amount ->
    [one] gain 1 piece of your choice
   *[other] gain { $amount } pieces of your choice
}
phrase-piece = { $colour ->
    [blue] gain 1 ship for your player board
    [green] gain 1 production building for your player board
    [yellow] gain 1 scientific building for your player board
    [brown] gain 1 civil building for your player board
   *[red] gain 1 army for your player board
}
phrase-produce = { $buildings ->
    [one] choose one of your production buildings
   *[other] choose up to { $buildings } of your production buildings
} and gain { $each ->
    [one] 1 resource
   *[other] { $each } resources
} of the kind that { $buildings ->
    [one] its
   *[other] each one's
} region produces
phrase-harvest = { $terrain ->
    [forest] choose a forest you occupy
    [swamp] choose a swamp you occupy
    [mountain] choose a mountain you occupy
   *[field] choose a field you occupy
} and gain { stock } for each of your buildings there
phrase-extra-cards = draw up to 1 extra card for each discarded card at the end of your turn

phrase-sell = { $most ->
    [99] sell any amount of { good }
   *[other] sell up to { $most } { good }
} for { $currency ->
    [gold] { $price } gold
   *[vp] { $price } VP
} each
phrase-buy = buy up to { $most } resources of your choice for { $price } gold each
phrase-exchange = exchange up to { $most } other resources for 1 { good } each
phrase-activate = { $colour ->
    [blue] activate one of your blue cards
    [green] activate one of your green cards
    [brown] activate one of your brown cards
   *[red] activate one of your red cards
}

phrase-move = { $armies ->
    [all] move each of your armies
   *[one] move one of your armies
} up to { $distance ->
    [one] 1 region
   *[other] { $distance } regions
}
phrase-plunder = take { $amount } VP from a barbarian village next to one of your armies
phrase-steal-from-one = steal { stock } from an opponent with a building next to the army you moved
phrase-steal-from-each = steal { stock } from each opponent with a building next to one of your armies
phrase-steal-per-ship = steal { stock } for each opposing ship next to one of your armies or ships, from its owner

phrase-end-score = gain { $amount } VP at the end of the game for each { $count } (at most { $cap } VP)
phrase-end-score-every = gain { $amount } VP at the end of the game for every { $count } (at most { $cap } VP)

## What is counted

phrase-own-regions = { $every ->
    [1] { $buildings ->
        [1] { $terrain ->
            [forest] forest you occupy
            [swamp] swamp you occupy
            [mountain] mountain you occupy
            [field] field you occupy
            [sea] sea region you occupy
           *[any] region you occupy
        }
       *[other] { $terrain ->
            [forest] forest
            [swamp] swamp
            [mountain] mountain
            [field] field
            [sea] sea region
           *[any] region
        } in which you have at least { $buildings } buildings
    }
   *[other] { $every } { $terrain ->
        [forest] forests
        [swamp] swamps
        [mountain] mountains
        [field] fields
        [sea] sea regions
       *[any] regions
    } { $buildings ->
        [1] you occupy
       *[other] in which you have at least { $buildings } buildings each
    }
}
phrase-production-in = { $terrain ->
    [forest] of your production buildings in a forest
    [swamp] of your production buildings in a swamp
    [mountain] of your production buildings on a mountain
   *[field] of your production buildings in a field
}
phrase-besieged-villages = barbarian village with VP left next to one of your armies
phrase-held = { good } you have left
phrase-gold-held = { $every } gold you have left
phrase-continents = continent on which you occupy a region
phrase-rows = complete row of cards across your five standard columns
phrase-offered = { $most ->
    [99] discarded card
   *[other] discarded card (at most { $most })
}

## Questions

prompt-action = What do you do this turn?
prompt-action-hint = Build one card of your hand, which runs its whole column from the bottom up, or make an offering. Cards that you cannot pay or place are left out.
prompt-action-option = Build { $thing }
prompt-action-0 = Make an offering to the gods
prompt-action-1 = Build any card face down (joker)

prompt-pay = How do you pay the { $about }?
prompt-pay-hint = In a building cost, 4 gold can stand for a resource, even if you have it.
prompt-pay-option = { $code ->
    [0] Gold instead, 4 for each
   *[other] { $code } { $about }
}

prompt-place = Where do you build your { $about }?
prompt-place-hint = In one of your regions without such a piece, or in an empty region next to one of yours; ships at sea, all others on land. Your first piece begins at the edge of the map, away from the others.
prompt-place-0 = Pay 3 VP for another edge region

prompt-edge = Which edge region do you buy for your { $about }?
prompt-edge-hint = For 3 VP your piece may stand in any empty edge region that suits it.

prompt-temple-site = Where do you build your temple?
prompt-temple-site-hint = A temple joins your other pieces: choose a land region of yours that has no temple yet.

prompt-gain = { $about }: do you take what the card gives?
prompt-gain-hint = The card gives you something from the supply. You may leave it there.
prompt-gain-yes = Take it
prompt-gain-none = Leave it

prompt-use = { $about }: do you use this card?
prompt-use-hint = Each effect of a column may be used or skipped; the order of the cards is fixed.
prompt-use-yes = Use it
prompt-use-none = Skip it

prompt-sell = How much { $about } do you sell?
prompt-sell-hint = What you sell goes back to the supply; the card says what you get for each.
prompt-sell-option = { $code ->
    [0] Sell nothing
   *[other] Sell { $code } { $about }
}

prompt-buy = { $about ->
    [one] Which resource do you buy? You may buy 1 more.
   *[other] Which resource do you buy? You may buy { $about } more.
}
prompt-buy-hint = Only what lies in the supply can be bought; the card says what one costs.
prompt-buy-option = 1 { $thing }
prompt-buy-none = Buy nothing more

prompt-exchange = What do you give for 1 { $about }?
prompt-exchange-hint = One resource of yours goes to the supply, and you take the other from there.
prompt-exchange-option = 1 { $thing }
prompt-exchange-none = Exchange nothing more

prompt-produce = Which production building produces?
prompt-produce-hint = It yields the resource of its region: forests wood, swamps clay, mountains stone, fields wheat.
prompt-produce-none = Produce nothing

prompt-harvest = Which region gives you { $about }?
prompt-harvest-hint = You get one for each of your buildings there, as long as the supply lasts.
prompt-harvest-none = Harvest nothing

prompt-piece = { $about ->
    [one] Which piece do you take?
   *[other] Which piece do you take? { $about } are to come.
}
prompt-piece-hint = It comes from your reserve to your player board, ready to be built.
prompt-piece-none = Take none

prompt-activate = Which card of this column do you activate: { $about }?
prompt-activate-hint = Its effect is carried out once; the rest of the column stays quiet.
prompt-activate-none = Activate no card

prompt-army = { $about ->
    [one] Which army do you move? It can go 1 region.
   *[other] Which army do you move? It can go up to { $about } regions.
}
prompt-army-hint = Armies walk on land and over your own ships; they may pass villages and other players, but not stop there.
prompt-army-none = Move no army

prompt-move = Where does the army from { $about } go?
prompt-move-hint = Choose the region it stands in to let it stay.

prompt-village = Which village do you take { $about } VP from?
prompt-village-hint = The points come off the village; if there are fewer, you take what is left.
prompt-village-none = Spare the villages

prompt-rob = Whom do you steal from? You take up to { $about }.
prompt-rob-hint = You can rob players whose buildings stand next to the army you moved.
prompt-rob-none = Rob nobody

prompt-discard = { $about ->
    [0] Which card do you offer?
    [one] Which card do you offer next? 1 is laid aside.
   *[other] Which card do you offer next? { $about } are laid aside.
}
prompt-discard-hint = Offer as many cards as you like: the more, the more the god gives. Then you draw back to 5.
prompt-discard-none = That is all

prompt-top = Which of these cards lies on top?
prompt-top-hint = Its colour names the god who helps you, and it is the only card the others see.

prompt-god = Which god does Jupiter stand for?
prompt-god-hint = A temple on top lets you choose the god.
prompt-god-option = { $code ->
    [0] { $thing } (gold and a ship)
    [1] { $thing } (resources and a production building)
    [2] { $thing } (cards and a scientific building)
    [3] { $thing } (VP and a civil building)
   *[other] { $thing } (pieces of your choice)
}

prompt-gift = { $about ->
    [one] Which resource does Ceres give you?
   *[other] Which resource does Ceres give you? { $about } are to come.
}
prompt-gift-hint = One resource for each card you offered, as far as the supply has it.
prompt-gift-option = 1 { $thing }

prompt-draw = How many extra cards do you draw?
prompt-draw-hint = Minerva grants one for each card you offered; with 10 cards your hand is full.
prompt-draw-option = { $code ->
    [0] No card
    [one] 1 card
   *[other] { $code } cards
}

prompt-start = How many of these do you start with: { $about }?
prompt-start-hint = Choose the pieces on your player board, type by type; the others do the same in secret.
prompt-start-option = { $code ->
    [0] No piece
    [one] 1 piece
   *[other] { $code } pieces
}

prompt-joker-card = Which card do you lay face down?
prompt-joker-card-hint = Its own cost and effect do not matter, and nobody sees it.

prompt-joker-column = In which column do you build face down?
prompt-joker-column-hint = It costs 1 gold for each card the column then has. You place a piece of its type, and the other cards run.

## Events

event-laid = Laid out: { $face }.
event-first-player = { $player } begins.
event-round = Round { $number } begins.
event-last-round = The end is near: after this round comes one last round.

event-built = { $player } builds { $card }.
event-paid = { $player } pays { $amount } { $resource }.
event-paid-gold = { $player } pays { $amount } gold.
event-edge = { $player } gives up 3 VP to build at the edge, in { $region }.
event-placed = { $player } places 1 { $colour } in { $region }.
event-joker = { $player } pays { $amount } gold to lay a card face down. Column: { $colour }.
event-joker-own = { $player } pays { $amount } gold to lay { $card } face down. Column: { $colour }.
event-used = { $player } uses { $card }.

event-gained = { $player } gains { stock }.
event-start-pieces = { $player } starts with { $amount } × { $colour }.
event-piece = { $player } puts 1 { $colour } on the player board.
event-sold = { $player } sells { $amount } { $resource }.
event-bought = { $player } buys 1 { $resource } for { $amount } gold.
event-gave = { $player } exchanges 1 { $resource }.
event-drew = { $player } draws { cards-counted }.
event-drew-own = { $player } draws { $cards }.
event-reshuffled = The discard pile is shuffled: { $number } cards are to be drawn.

event-moved = { $player } moves an army from { $region_from } to { $region_to }.
event-plundered = { $player } takes { $amount } VP from { $region }.
event-robbed = { $amount ->
    [0] { $player } finds nothing to steal at { $player_victim }'s.
   *[other] { $player } steals { stock } from { $player_victim }.
}
event-attacked = { $amount ->
    [0] { $player } conquers { $region }, where nothing is left to take.
   *[other] { $player } conquers { $region } for { $amount } VP.
}
event-emptied = Nothing is left in { $region }; it counts as attacked.

event-offered = { $player } offers { cards-counted }, { $card } on top.
event-offered-own = { $number ->
    [one] { $player } offers { $card }.
   *[other] { $player } offers { $cards }; on top lies { $card }.
}
event-blessed = { $god } helps { $player } for { cards-counted }.

event-ended = { $ending ->
    [temples] { ending-temples }
    [villages] { ending-villages }
    [cards] { ending-cards }
   *[stall] { ending-stall }
} The game is over.
event-temple-scored = { $amount ->
    [0] { $player } gains nothing for { $card }.
   *[other] { $player } gains { $amount } VP for { $card }.
}
event-majorities-scored = { $player } gains { $amount } VP for majorities.

## How it ended

ending-temples = All temples are built.
ending-villages = All barbarian villages are attacked.
ending-cards = There are not enough cards left to draw.
ending-stall = Nobody has built anything for many rounds.

## Where points come from

points-blue = Maritime cards
points-green = Production cards
points-yellow = Scientific cards
points-brown = Civil cards
points-red = Military cards
points-start = Start of the game
points-villages = Barbarian villages
points-vesta = Vesta
points-robbed = Stolen by others
points-edge = Paid for edge regions
points-temples = Temples
points-majorities = Majorities

## Cards

card-blue_merchant_ship_wood = Merchant Ship (wood)
card-blue_merchant_ship_clay = Merchant Ship (clay)
card-blue_merchant_ship_stone = Merchant Ship (stone)
card-blue_merchant_ship_wheat = Merchant Ship (wheat)
card-blue_galley = Galley
card-blue_small_port_wood = Small Port (wood)
card-blue_small_port_clay = Small Port (clay)
card-blue_small_port_stone = Small Port (stone)
card-blue_small_port_wheat = Small Port (wheat)
card-blue_exchange_wood = Exchange Port (wood)
card-blue_exchange_clay = Exchange Port (clay)
card-blue_exchange_stone = Exchange Port (stone)
card-blue_exchange_wheat = Exchange Port (wheat)

card-green_small_production = Small Production Building
card-green_cooperative_forest = Cooperative (forest)
card-green_cooperative_swamp = Cooperative (swamp)
card-green_cooperative_mountain = Cooperative (mountain)
card-green_cooperative_field = Cooperative (field)
card-green_yard_forest = Sawmill
card-green_yard_swamp = Brickyard
card-green_yard_mountain = Quarry
card-green_yard_field = Farm

card-yellow_school = School
card-yellow_library = Library
card-yellow_workshop = Workshop
card-yellow_carpenters = Carpenters' Yard
card-yellow_activate_blue = Navigators' House
card-yellow_activate_green = Agronomists' House
card-yellow_activate_brown = Philosophers' House
card-yellow_activate_red = Strategists' House

card-brown_guild_forest = Woodcutters' Guild
card-brown_guild_swamp = Potters' Guild
card-brown_guild_mountain = Stonecutters' Guild
card-brown_guild_field = Farmers' Guild
card-brown_trading_post_forest = Trading Post (forest)
card-brown_trading_post_swamp = Trading Post (swamp)
card-brown_trading_post_mountain = Trading Post (mountain)
card-brown_trading_post_field = Trading Post (field)
card-brown_forum = Forum
card-brown_market_square = Market Square
card-brown_baths = Baths
card-brown_treasury = Treasury

card-red_siege_tower = Siege Tower
card-red_ballista = Ballista
card-red_legion = Legion
card-red_cavalry = Cavalry
card-red_infantry = Infantry
card-red_raiders = Raiders
card-red_war_elephants = War Elephants
card-red_corsairs = Corsairs

card-temple_terrain_forest = Temple (forests)
card-temple_terrain_swamp = Temple (swamps)
card-temple_terrain_mountain = Temple (mountains)
card-temple_terrain_field = Temple (fields)
card-temple_resource_wood = Temple (wood)
card-temple_resource_clay = Temple (clay)
card-temple_resource_stone = Temple (stone)
card-temple_resource_wheat = Temple (wheat)
card-temple_city_1 = Temple (regions)
card-temple_city_2 = Temple (2 buildings)
card-temple_city_3 = Temple (3 buildings)
card-temple_city_4 = Temple (4 buildings)
card-temple_gold = Temple (gold)
card-temple_sea = Temple (seas)
card-temple_continents = Temple (continents)
card-temple_rows = Temple (rows)

# In a column, where the colour says the rest.
short-green_small_production = Small Production
short-yellow_carpenters = Carpenters
short-yellow_activate_blue = Navigators
short-yellow_activate_green = Agronomists
short-yellow_activate_brown = Philosophers
short-yellow_activate_red = Strategists
short-brown_guild_forest = Woodcutters
short-brown_guild_swamp = Potters
short-brown_guild_mountain = Stonecutters
short-brown_guild_field = Farmers

## Other things

resource-wood = wood
resource-clay = clay
resource-stone = stone
resource-wheat = wheat
gold = gold

colour-blue = ship (blue)
colour-green = production building (green)
colour-yellow = scientific building (yellow)
colour-brown = civil building (brown)
colour-red = army (red)
colour-purple = temple (purple)

building-maritime = ship
building-production = production building
building-scientific = scientific building
building-civil = civil building
building-military = army
building-temple = temple

god-neptune = Neptune
god-ceres = Ceres
god-minerva = Minerva
god-vesta = Vesta
god-mars = Mars

terrain-forest = forest
terrain-swamp = swamp
terrain-mountain = mountain
terrain-field = field
terrain-sea = sea
terrain-village = barbarian village

face = continent { $tile }{ $side }
region = region { $number }
region-on-map = { $terrain ->
    [forest] forest { $place }
    [swamp] swamp { $place }
    [mountain] mountain { $place }
    [field] field { $place }
    [sea] sea { $place }
   *[village] village { $place }
}

## Options

preset-open = Open points
preset-open-hint = Everybody sees everybody’s points: good for a first game.

option-start-pieces = Starting pieces
option-start-pieces-hint = Start with two pieces of each type, or choose your own mix in secret; fewer pieces are harder.
option-start-pieces-0 = two of each type
option-start-pieces-10 = 10 of your choice
option-start-pieces-9 = 9 of your choice
option-start-pieces-8 = 8 of your choice
option-start-pieces-7 = 7 of your choice
option-start-pieces-6 = 6 of your choice

option-layout = Map
option-layout-hint = How the continents lie together.
option-layout-standard = standard
option-layout-line = in a line
option-layout-rows = in two rows
option-layout-open = spread out
option-layout-free = at random

option-joker = Joker card
option-joker-hint = Once per game each player may build any card face down in a column of another colour.

option-first-player = First player
option-first-player-hint = Who takes the first turn of each round.
option-first-player-random = drawn by lot
option-first-player-first-seat = the first seat

option-open-vp = Open points
option-open-vp-hint = Show everybody's VP during the game.

option-armies-per-region = Armies in a region
option-armies-per-region-hint = The two rulebooks differ: the English one allows 1 army in a region, the German one 2.
option-armies-per-region-1 = 1
option-armies-per-region-2 = 2

option-first-distance = Distance of first pieces
option-first-distance-hint = How far your first piece must stay away from the others, if possible.
option-first-distance-3 = 3 regions (two lie between)
option-first-distance-2 = 2 regions (one lies between)

option-ballista-needs-points = Ballista needs points
option-ballista-needs-points-hint = The Ballista counts only villages on which VP are left.

option-attack-after-move = Attack after a move
option-attack-after-move-hint = A village can also be attacked when an army has moved, not only when a piece was built.

option-emptied-village-is-attacked = Empty villages are attacked
option-emptied-village-is-attacked-hint = By the rulebook a village stays one even without VP and must still be surrounded. With this, it counts as attacked as soon as cards have taken its last VP.

option-stall-rounds = End without building
option-stall-rounds-hint = The game ends when nobody has built anything for so many rounds.
option-stall-rounds-20 = after 20 rounds
option-stall-rounds-10 = after 10 rounds
option-stall-rounds-40 = after 40 rounds
option-stall-rounds-0 = never

## Icons

icon-vp = victory points
icon-gold = gold
icon-wood = wood
icon-clay = clay
icon-stone = stone
icon-wheat = wheat
icon-any-resource = any resource
icon-any-resource-hint = wood, clay, stone or wheat, as you like
icon-hand = cards in hand
icon-card = card
icon-deck = cards to draw
icon-deck-hint = the draw pile; on a player board, a joker that may still be used
icon-discard = discarded cards
icon-discard-hint = only the top card may be seen
icon-card-blue = blue card
icon-card-green = green card
icon-card-yellow = yellow card
icon-card-brown = brown card
icon-card-red = red card
icon-card-purple = purple card
icon-card-purple-hint = a temple card
icon-any-piece = any piece
icon-any-piece-hint = from your reserve to your player board, of a type of your choice
icon-piece-blue = ship
icon-piece-green = production building
icon-piece-yellow = scientific building
icon-piece-brown = civil building
icon-piece-red = army
icon-piece-purple = temples
icon-maritime = ship
icon-production = production building
icon-scientific = scientific building
icon-civil = civil building
icon-military = army
icon-ship = ship
icon-building = building
icon-building-hint = any piece of yours in a region: armies, ships and temples count
icon-temple = temples
icon-forest = forest
icon-swamp = swamp
icon-mountain = mountain
icon-field = field
icon-sea = sea
icon-village = barbarian village
icon-village-hint = points lie here until it is surrounded
icon-region = region
icon-region-hint = one hexagon of the map
icon-region-1 = your region
icon-region-1-hint = one hexagon of the map that you occupy
icon-region-2 = your region with 2 buildings
icon-region-2-hint = or more; armies, ships and temples count
icon-region-3 = your region with 3 buildings
icon-region-3-hint = or more; armies, ships and temples count
icon-region-4 = your region with 4 buildings
icon-region-4-hint = or more; armies, ships and temples count
icon-continent = continent
icon-continent-hint = a tile of seven regions
icon-row = full row of cards
icon-row-hint = one card in each of the five columns beside the temples
icon-opponent = opponent
icon-activate = activate
icon-activate-hint = that card takes effect once, without its column
icon-move = move
icon-move-hint = armies march so many regions
icon-steal = steal
icon-steal-hint = take from an opponent or a village

## The table

board = Deus, round { $round }
board-round = Round { $round }
stage-start = Choosing the starting pieces
stage-turns = Build or make an offering
stage-last = Last round
stage-over = The game is over
part-map = Map
part-players = Players
part-columns = Your columns
part-hand = Your hand
pieces-of = { $building }: { $ready } ready, { $reserve } in reserve
first-player = first player
hand-empty = Your hand is empty.
joker-unused = one card may still be laid face down

column-maritime = Maritime
column-production = Production
column-scientific = Science
column-civil = Civil
column-military = Military
column-temple = Temples

gate = next temple: { $number } of each
counted-at-end = score at the end
any-god = any god

letter-forest = Fo
letter-swamp = Sw
letter-mountain = Mo
letter-field = Fi
letter-sea = Se
letter-village = Vi
letter-maritime = S
letter-production = P
letter-scientific = K
letter-civil = C
letter-military = A
letter-temple = T

village-vp = { $vp } VP
village-attacked = attacked
map-star = A number is a player; * marks what you can choose now.
laid-aside = Laid aside for the offering

## What the reference tells of a component

fact-colour = Colour
fact-colour-value = { $value ->
    [blue] blue
    [green] green
    [yellow] yellow
    [brown] brown
    [red] red
   *[purple] purple
}
fact-middle = Middle
fact-middle-value = { $value ->
    [forest] forest
    [swamp] swamp
    [mountain] mountain
    [field] field
    [sea] sea
   *[village] barbarian village
}
fact-ring = Around it
fact-ring-value = { fact-middle-value }

## What a position is worth

feature-points = points
feature-temples = temple points
feature-majorities = majorities
feature-temple-hope = room for temples to grow
feature-gold = gold
feature-goods = resources
feature-variety = variety of resources
feature-pieces = pieces to build with
feature-types = a choice of pieces to build with
feature-hand = cards in hand
feature-regions = regions
feature-cities = regions with several buildings
feature-columns = stronger columns
feature-breadth = progress towards the next temple
feature-temple-in-hand = a temple ready to build
feature-siege = pressure on barbarian villages
feature-rivals = a lead over the best opponent

## What the data of components rest on, as the reference tells it

basis-printed = printed in the rulebook
basis-continents = No public page describes the printed arrangements. Each kind of region is in the middle on 2 or 3 faces, the village on 2; the seas lie side by side, one apart or opposite about equally often.
basis-small-ports = w.atwiki.jp/saiyowiki/pages/191.html: four Small Ports, one per resource, limit 6; spelinzicht.eu/deus: 1 point each
basis-blue-exchange = twelve of sixteen blue cards are known; the English rulebook says that blue cards can exchange with the supply
basis-activation = both rulebooks: science can activate cards of other colours; one card for each other standard colour
basis-merchant-ships = w.atwiki.jp/saiyowiki/pages/191.html lists four Merchant Ships, one per resource, 4 gold per unit
basis-brickyards = the same card for the other terrains, by analogy with the Brickyard
basis-by-terrain = rulebook: half of the brown cards go by terrain; the same card for the other terrains
basis-by-size = rulebook: half of the brown cards go by the size of cities, for points or gold
basis-resource-temples = the same temple for the other resources
basis-production-count = curitibaludica.forumeiros.com t2012: 2 resources per production building on the terrain
basis-fourth-of-family = the fourth member of a family of which three are known
basis-several-regions = rulebook: units may pass through foreign regions, so moves of several regions exist
basis-family-of-four = a family of four, two of which are printed
basis-city-series = the series n points per region with n buildings, of which 1 and 2 are known
basis-galleys = both rulebooks; w.atwiki.jp/saiyowiki/pages/191.html gives four copies and the cost (its limit of 1 contradicts both rulebooks)
basis-overview = both rulebooks; the copies follow from the card overview of boiteajeux.net
basis-brickyard = spacebiff.com/2015/03/09/deus: 1 clay per structure on a single swamp
basis-draws-flat = rulebook: some yellow cards draw cards; a flat partner of the School
basis-pieces-flat = rulebook: some yellow cards give pieces; a flat partner of the Workshop
basis-legions = rulebook: red cards move units and steal; panke-spieler.jimdofree.com names legions
basis-steal-gold = rulebook: steal gold from neighbours; the designer says that base attacks were kept mild (trictrac.net)
basis-steal-points = rulebook: steal points from neighbours; several reviews name war elephants, but not what they do
basis-red-ships = the English rulebook says that red cards use the word ship, so some red card counts ships
basis-cereal-temple = forum.trictrac.net, thread 217589: a temple worth 1 point per cereal
basis-city-two = gamepack.nl: two points per region with two buildings
basis-gold-temple = gold is the fifth stock compared at the end; a companion of the resource temples
basis-sea-temple = sea is the only terrain left without a temple
basis-spread-temple = rewards spread; a counterpart of the city-size temples
basis-breadth-temple = rewards breadth, the quantity that gates further temples

## Why something is not possible now

missing-piece = there is no { $colour } on your player board
missing-vp = { $vp } VP missing: an edge region costs 3
missing-gold = { $missing ->
    [0] { $gold } gold missing: it costs { $price }
   *[other] { $gold } gold missing: it takes { $price }, with 4 for each resource you lack ({ $resources })
}
why-lacks-piece = There is no { $colour } on your player board
why-lacks-vp = { missing-vp }
why-lacks-gold = { missing-gold }
why-lacks-piece-vp = { missing-vp }, and { missing-piece }
why-lacks-piece-gold = { missing-gold }, and { missing-piece }
why-lacks-vp-gold = { missing-gold }, and { $vp } VP for an edge region
why-lacks-piece-vp-gold = { missing-gold }, and { $vp } VP for an edge region; { missing-piece }
why-all-built = All your pieces of this type are on the map: { $colour }
why-no-region = No region is left in which you could build it: { $colour }
why-temple-gate = { $number ->
    [one] Your next temple needs a card in every standard column; none yet: { $colours }
   *[other] Your next temple needs { $number } cards in every standard column; too few yet: { $colours }
}
why-temple-site = You have no land region without a temple to build it in
why-joker-used = You have laid your joker already

## What options do

summary-column = First { $cards }, then: { $effect }.
summary-by-region = More depends on the region.
summary-temple = { $effect } Now: { $points } VP.
summary-offering = The god of your top card helps, then you draw back to 5. In your hand: { $gods }.
summary-joker = Any card, face down in any standard column: 1 gold for each card that the column then has.
summary-have = You have { stock }.
summary-edge = Any empty region at the edge that suits it, however far away.
summary-joins = Then { $number } of your buildings stand here.
summary-new-region = A new region for you.
summary-village = Beside { $region } ({ $points } VP).
summary-falls = { $region } is attacked ({ $points } VP).
summary-temple-site = Then { $number } of your buildings stand here; your temples score { $points } VP in all.
summary-buildings = { $number ->
    [one] 1 of your buildings stands here.
   *[other] { $number } of your buildings stand here.
}
summary-pieces = { $ready } ready, { $reserve } in reserve.
summary-stays = It stays.
summary-rivals = Beside { $players }.
summary-alone = Beside no village and no opponent.
summary-left = { $points } VP stay in the village.
summary-rob = You steal { stock }.
summary-god = { $god }: { $effect }.
summary-jupiter = { $number ->
    [one] { $god }: you choose the god who helps you for this 1 card.
   *[other] { $god }: you choose the god who helps you for these { $number } cards.
}
summary-enough = { $number ->
    [one] You offer 1 card.
   *[other] You offer { $number } cards and say which one lies on top.
}
summary-hand = { $number ->
    [one] Then you hold 1 card.
   *[other] Then you hold { $number } cards.
}
summary-start = { $left ->
    [0] No piece is left for the other types.
    [one] 1 piece is left for the other types.
   *[other] { $left } pieces are left for the other types.
}
summary-start-last = This is the last type.
summary-joker-column = What runs: { $cards }. The new card does nothing.
summary-joker-alone = Nothing runs there yet; the new card does nothing.
summary-joker-card = You give up: { $effect }.

## What things are, for who points at them

amount = { $what ->
    [card] { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
    [any-resource] { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    }
    [any-piece] { $amount ->
        [one] 1 piece of your choice
       *[other] { $amount } pieces of your choice
    }
    [piece-blue] { $amount ->
        [one] 1 ship
       *[other] { $amount } ships
    }
    [piece-green] { $amount ->
        [one] 1 production building
       *[other] { $amount } production buildings
    }
    [piece-yellow] { $amount ->
        [one] 1 scientific building
       *[other] { $amount } scientific buildings
    }
    [piece-brown] { $amount ->
        [one] 1 civil building
       *[other] { $amount } civil buildings
    }
    [piece-red] { $amount ->
        [one] 1 army
       *[other] { $amount } armies
    }
   *[other] { stock }
}

about-cost = Builds 1 { $building }, for { $cost }
about-in-hand = In your hand
about-in-column = Built by { $player }, card { $place } of { $of } in its column
about-face-down = { $player } laid it face down as the joker: it does nothing
about-discarded = On the discard pile
about-gives = If it ran now: { $amounts }
about-any-village = At this table barbarian villages without VP count as well.
about-idle = It would do nothing now
about-worth = At the end, as things stand: { $points } VP
about-on-top = On top of an offering: { $god } helps

about-maritime = Ships stand at sea; their cards trade with the supply. An own ship is a bridge for your armies.
about-production = Their cards bring the resource of the regions where these buildings stand.
about-scientific = Their cards draw cards, bring pieces from your reserve or activate other cards.
about-civil = Their cards give VP or gold for the regions you occupy.
about-military = Armies can move, besiege villages and steal; without one beside it no village falls.
about-temples = A temple runs nothing: it scores at the end of the game, 12 VP at most.
about-pieces = On the player board: { $ready }; in reserve: { $reserve }
about-column = A new card runs these first: { $cards }
about-column-empty = No card runs here yet
about-temples-built = { $number ->
    [one] 1 temple built, now worth { $points } VP
   *[other] { $number } temples built, now worth { $points } VP
}
about-first-temple = The first temple has no condition but its price
about-gate = { $number ->
    [one] The next one needs a card in every standard column
   *[other] The next one needs { $number } cards in every standard column
}
about-gate-short = { about-gate }; too few yet: { $columns }

about-supply = In the supply: { $amount }
about-majority = Most: { $players } ({ $points } VP at the end)
about-resource-wood = Forests give wood. In a building cost, 4 gold can stand for it.
about-resource-clay = Swamps give clay. In a building cost, 4 gold can stand for it.
about-resource-stone = Mountains give stone. In a building cost, 4 gold can stand for it.
about-resource-wheat = Fields give wheat. In a building cost, 4 gold can stand for it.
pile-temple = Temple pieces
pile-deck = Draw pile
pile-discard = Discard pile
about-pile-temple = When the last of them is built, this round is finished and one more is played.
about-pile-deck = Whoever makes an offering or has no card left draws back to 5 from here. When it is empty, the discard pile is shuffled.
about-pile-discard = Offered cards lie here, the top one open; they become the new draw pile.
about-known = On top, as far as you know: { $cards }
about-god = Helps whoever has this colour on top of an offering: { $building }
about-god-gives = { $number ->
    [one] For 1 card, with the refill of your hand: { $amounts }
   *[other] For { $number } cards, with the refill of your hand: { $amounts }
}
about-player = { $regions ->
    [one] 1 region
   *[other] { $regions } regions
} occupied, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} built, { $temples ->
    [0] no temple
    [one] 1 temple
   *[other] { $temples } temples
}.
about-stock = Has { $amounts }
about-points = Points so far: { $points } VP
about-later = At the end, as things stand: { $temples } VP for temples, { $majorities } VP for majorities
about-first-player = Takes the first turn of each round

about-forest = A forest: production buildings here yield wood. All pieces but ships may stand here.
about-swamp = A swamp: production buildings here yield clay. All pieces but ships may stand here.
about-mountain = A mountain: production buildings here yield stone. All pieces but ships may stand here.
about-field = A field: production buildings here yield wheat. All pieces but ships may stand here.
about-sea = Only ships stand at sea. Your armies may walk over your own ships.
about-village = When all regions around it are occupied and an army stands beside it, it is attacked: most armies take its VP.
about-ruin = This village was attacked. Nothing is built here, and armies may walk through.
about-village-points = It holds { $points } VP
about-siege = { $taken } of { $of } regions around it are occupied; free: { $regions }
about-leaders = { $count ->
    [one] If it fell now, { $players } would take { $points } VP
   *[other] If it fell now, each would take { $points } VP: { $players }
}
about-no-army = No army stands beside it yet
about-empty = Nobody is here
about-owner = { $player }: { $pieces }
about-beside = Next to { $regions }
about-could-build = You could build here: { $buildings }
about-full = You have every type that fits here
about-others = Others cannot build here while it is occupied
about-buy-edge = Not next to yours: building here costs { $points } VP
about-too-far = Not next to any of your regions
about-no-start = Your first piece cannot begin here
about-supply-empty = The supply is out of { $resource }
god-jupiter = Jupiter

# Why something cannot be printed like that.

correction-card-says = No card says that: { $what }.
