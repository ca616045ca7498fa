# English words of Delta.

game-title = Delta
game-tagline =
    Fields, temples and dykes at the mouth of a river: plan in secret, build in the open.
    And mind the flood, for it minds nobody.
game-minutes = 20 minutes

## Amounts, types and icons

amount = { $what ->
    [grain] { $n } grain
   *[vp] { $n ->
        [one] 1 point
       *[other] { $n } points
    }
}
icon-grain = grain
icon-vp = points
icon-hand = cards in hand
icon-deck = draw pile
icon-discard = discard pile
icon-field = fields
icon-workshop = workshops
icon-temple = temples
icon-dyke = dykes
icon-building = types of buildings
icon-toll = from every other player

## Effects

phrase-gain = { $what ->
    [grain] take { amount }
   *[vp] score { amount }
}
phrase-pay = pay { $n } grain
phrase-toll = take { $n } grain from every other player
phrase-built = { $type ->
    [field] field in your village
    [workshop] workshop in your village
    [temple] temple in your village
   *[dyke] dyke in your village
}
phrase-kinds = type of building in your village

## Cards

card-barley-field = Barley Field
card-flax-field = Flax Field
card-date-grove = Date Grove
card-fish-weir = Fish Weir
card-potters = Potters
card-weavers = Weavers
card-market = Market
card-granary = Granary
card-boatyard = Boatyard
card-shrine = Shrine
card-observatory = Observatory
card-tombs = Tombs
card-great-temple = Great Temple
card-earth-dyke = Earth Dyke
card-sluice = Sluice
card-canal = Canal

## Zones

zone-hand = Hand
zone-planned = Plan
zone-village = Village
zone-discard = Discard pile

## Questions

prompt-plan = Which card do you plan?
prompt-plan-hint = All choose at the same time and face down. When your turn comes, you build this card or trade it for grain.
prompt-use = What becomes of { $about }?
prompt-use-hint = Build it: pay its price, score its points and carry out its effect. Or trade it for 2 grain.
prompt-use-0 = Build it
prompt-use-1 = Trade it for 2 grain

## Options

option-rounds = Rounds
option-rounds-hint = How long you play.
option-rounds-7 = 7
option-rounds-5 = 5
option-floods = Floods
option-floods-hint = After the third and the sixth round the river takes half of your grain if you have too few dykes.

## What happens

event-planned = { $player } lays a card face down
event-planned-own = { $player } plans { $card }
event-revealed = { $player } shows { $card }
event-built = { $player } builds { $card }
event-traded = { $player } trades { $card } for { $n } grain
event-gained = { $what ->
    [grain] { $player } takes { amount }
   *[vp] { $player } scores { amount }
}
event-paid = { $player } pays { amount }
event-drew = { $player } draws a card
event-drew-own = { $player } draws { $card }
event-left-over = { $n ->
    [one] { $player } scores 1 point for grain that is left
   *[other] { $player } scores { $n } points for grain that is left
}
event-tolled = { $player_paying } gives { $n } grain to { $player }
event-harvested = { $player } harvests { $n } grain
event-flooded = The flood takes { $n } grain from { $player }

## The end

ending-rounds = The last round is over.
points-buildings = Buildings
points-effects = Effects
points-grain = Grain left

## What bots weigh

feature-points = points
feature-grain = grain
feature-fields = fields
feature-dykes = dykes
feature-plan = a plan that can be built
