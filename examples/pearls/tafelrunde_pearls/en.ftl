# English words of Pearls.

game-title = Pearls
game-tagline =
    Dive as long as you dare.
    The second shark takes it all.
game-minutes = 10 minutes

card-small-pearl = small pearl
card-pearl = pearl
card-large-pearl = large pearl
card-shark = shark

zone-catch = Catch
zone-discard = Discard pile

prompt-dive = Dive again?
prompt-dive-hint = Surface to score your catch, or turn up another card. A second shark takes the catch.
prompt-dive-0 = Surface
prompt-dive-1 = Dive

event-dived = { $player } finds a { $card }
event-surfaced = { $n ->
    [one] { $player } surfaces with 1 point
   *[other] { $player } surfaces with { $n } points
}
event-found-nothing = { $player } surfaces with nothing
event-bitten = { $player } meets a second shark and loses the catch

ending-turns = The last turn is over.
points-pearls = Pearls
