import { lines, stems, type Craft } from '../craft.ts'

/** Bowls, stands and mats that pets eat from; head-nouns.ts tells them from ours. */
export const PET_BOWLS: Craft = {
  nouns: stems('foodbowl'),
  signs: [],
  emojis: ['🐾', '🐶', '🐱', '🍽️', '🏡', '✨', '🧡', '💛'],
  openings: {
    warm: lines(`
      {A_lead} for the most [punctual|reliable] guest you have.
      {A_lead} for the corner where [dinner|breakfast] is announced.
      {A_lead} for someone who cleans the plate.
    `),
    tale: lines(`
      {A_lead} for gourmets on [four|short] legs.
      {A_lead} for diners who [tip in hair|skip the menu].
      {A_lead} for the daily banquet at [six|sunrise].
    `),
    plain: lines(`
      {A_lead} for a feeding place that [stays tidy|looks considered].
      {A_lead} for meals and water at [home|floor level].
      {A_lead} for pets with a fixed [mealtime|place].
    `),
    terse: lines(`
      {A_lead} for [breakfast|dinner] on the floor.
      {A_lead} for a tidy corner.
      {A_lead} for daily meals.
    `),
  },
  scenes: {
    warm: lines(`
      Set the {name} in {its} own corner, and nobody kicks the water over on the way to the [fridge|coffee].
      You'll hear the {name} before you see the clock; someone always knows it's [six|dinner].
      The {name} can stay out when guests come, which is more than the old [cereal bowl|takeout tub] could.
      Kids who want a job can be in charge of the {name} [before school|at suppertime].
      Wrap up the {name} for friends with a new [puppy|kitten]; dinner is at once a daily event.
      The {name} {v:belongs} in [3 or: the kitchen|the mudroom|the pantry|a back hall|the laundry room|a sunny porch].
      Take the {name} along to the cabin, and your pet will know where [dinner|home] is.
      Place the {name} where you cook, and you'll never eat [alone|unobserved] again.
      A matching color between the {name} and your [tiles|cupboards] makes the feeding corner part of the room.
      Breakfast for everyone means the {name} first and the [toaster|kettle] second, as you've been told.
      By Friday your phone has pictures of the {name}, with a [nose|tongue] in most.
    `),
    tale: lines(`
      Dinner is served at the {name}, [whiskers optional|tails raised], no reservation needed.
      The {name} {has} been licked for quality by a [leading|strict] expert.
      Somewhere a tail is keeping time until the {name} {is} [ready|in sight].
      Empty since forever, says the look beside the {name}, [since breakfast|ten minutes], says the clock.
      The chef may leave once the {name} {has} been [set down|inspected].
      Critics gather at the {name} [twice a day|at dawn] and leave nothing but a shine.
      The {name} {v:gives} the kitchen floor its own [bistro|corner cafe].
      Neighbor cats have read the reviews of the {name} through the [back door|fence].
      Put the {name} down with a flourish; the [customer|guest of honor] has waited all of six hours.
      A stare from across the room, and the {name} {has} your [full attention|name on it].
      The {name} {v:marks} the center of the known world, give or take a [doormat|cushion].
    `),
    plain: lines(`
      The {name} {v:gives} the feeding place a fixed [position|spot] in the kitchen or hall.
      Left in view, the {name} {v:sits} well among things chosen for the [room|kitchen].
      For a new pet, the {name} {v:helps} to establish a regular [mealtime|routine] and place.
      The {name} can be placed in [3 or: the kitchen|a utility room|the pantry|a hallway|a mudroom|a covered porch].
      As a present for pet owners, the {name} {is} in use [every day|from the first meal].
      On visits, the {name} {v:provides} something familiar in an unfamiliar [house|room].
      In homes with several animals, the {name} can mark whose [portion|place] is whose.
      Chosen to go with the kitchen, the {name} {v:makes} the feeding corner look [planned|deliberate].
      A child can take over the {name} as a first [responsibility|daily task].
      A fixed place for the {name} makes it easy for sitters to [follow the routine|find everything].
      Next to the back door, the {name} {is} close at hand after a [walk|morning outside].
    `),
    terse: lines(`
      Give the {name} a corner of {its} own.
      The {name} can stay out. Guests may come.
      Set the {name} down at the same hour.
      (!mat) Let a child fill the {name}.
      Take the {name} on trips.
      New puppy, new kitten: give the {name}.
      Match the {name} to your [kitchen|tiles].
      For the {name}: [3 or: a kitchen|a pantry|a mudroom|a hall|a porch|a laundry room].
      The {name} {v:marks} whose [dinner|place] is whose.
      The clock and the {name} agree on dinner.
      Put the {name} where you cook. Company is certain.
      Guests see the {name} and ask for the pet.
      Set the {name} out before the old one goes.
      A cabin, a car, a sitter: the {name} {v:comes} along.
      The {name} {v:brings} order to the corner by the [door|fridge].
    `),
  },
  tips: {
    warm: lines(`
      Keep the {name} away from the litter box and the [back door|washing machine]; nobody likes to dine there.
      Put the {name} where your pet can eat with its back to a wall; many [relax|settle] sooner that way.
      Two stations beat one with two pets, so give the {name} some [distance|space] from the other bowl.
      Clean the {name} after each wet meal; dried food takes [a long soak|elbow grease].
      (!mat) Refill rather than top up: empty, rinse and fill the {name} with fresh water each [morning|day].
      (!mat) Check the width of the {name} if you have a cat; whiskers like [room|space] at the sides.
    `),
    tale: lines(`
      Place the {name} far from the litter box; even [pirates|wolves] separate kitchen and bath.
      (!mat) Change the water daily in the {name}, or watch the [bathtub|flower vase] become a bar.
      Let shy eaters have the {name} against a wall, where no one can [sneak up|ask for a share].
      Wash the {name} before supper [sets|turns to stone].
      One each: the {name} {is} no place for [diplomacy|sharing] between rivals.
      (!mat) Cats dislike bumping their whiskers, so measure the {name} against the [mustache|face] in question.
    `),
    plain: lines(`
      Set the {name} in a quiet place, away from [doors|foot traffic] and the litter box.
      Clean the {name} after each meal of wet food, before residue [dries|hardens].
      (!mat) Empty and refill the {name} with fresh water daily instead of [topping up|adding to the old].
      With several animals, leave distance between the {name} and the [next bowl|other bowls].
      Change to the {name} gradually by serving a [favorite|familiar] food at first.
      (!mat) Compare the width of the {name} with the [face|muzzle] of the animal that will use {them}.
    `),
    terse: lines(`
      Keep the {name} far from the litter box.
      Wash the {name} after wet food.
      (!mat) Change the water in the {name} each day.
      Set the {name} where the corner is quiet.
      Leave space between the {name} and other bowls.
      Start the {name} with a familiar food.
      (!mat) Refill the {name} with fresh water each morning.
      Give each pet a place: the {name} {is} for one.
      Keep the {name} away from the washing machine.
      Place the {name} where no one walks past.
      Rinse soap off the {name} with care.
    `),
  },
}
