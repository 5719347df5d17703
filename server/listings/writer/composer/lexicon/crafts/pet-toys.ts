import { lines, stems, type Craft } from '../craft.ts'

/** What pets play with; a toy is known to be one by whom it is for. */
export const PET_TOYS: Craft = {
  nouns: stems('kicker wand tug catnip'),
  signs: stems('catnip squeaky'),
  emojis: ['🐾', '🐱', '🐶', '🎾', '🧶', '🎁', '✨', '💛'],
  openings: {
    warm: lines(`
      {A_lead} for the [nightly|five o'clock] zoomies.
      {A_lead} for a pet with energy to spare.
      {A_lead} for rainy days and [busy|bored] paws.
    `),
    tale: lines(`
      {A_lead} for hunters of the [hallway|hearth rug].
      {A_lead} for ambushes behind the [curtain|sofa].
      {A_lead} for paws with a [mission|grudge].
    `),
    plain: lines(`
      {A_lead} for [daily|supervised] play.
      {A_lead} for active pets at [home|any hour].
      {A_lead} for short games between [meals|naps].
    `),
    terse: lines(`
      {A_lead} for busy paws.
      {A_lead} for a good chase.
      {A_lead} for [rainy days|short games].
    `),
  },
  scenes: {
    warm: lines(`
      Toss the {name} down the hallway and clear the [vases|rugs] first.
      Expect to find the {name} under the couch, in a shoe and, once, in [the bath|your bed].
      Five minutes with the {name} before dinner makes for a quieter [evening|nine o'clock].
      Put the {name} in the basket by the door and see who learns to [ask|serve themselves].
      Bring the {name} to the friend with a new [kitten|puppy]; their slippers will be grateful.
      The {name} {v:keeps} somebody busy through [3 or: a phone call|a work meeting|the evening news|a rainy lunch|the ironing|homework].
      Hide the {name} behind the curtain with one end showing, and [walk away|count to ten].
      Leave the {name} with the sitter, so the game goes on while you're [away|on vacation].
      For a pet birthday, the {name} beats the [balloon|party hat] by a mile.
      A video call goes better once the {name} {has} been thrown [twice|down the stairs].
      Rotate in the {name} on Mondays, when everyone needs [cheering up|a fresh start].
    `),
    tale: lines(`
      The {name} will be defeated nightly and return [undaunted|by breakfast].
      Somewhere behind the sofa the {name} {v:lies} in state, awaiting [rescue|a rematch].
      At three in the morning the {name} [{v:crosses}|{v:tours}] the hallway, accompanied by thunder.
      The hunt for the {name} begins with a wiggle and ends in the [laundry|flowerpot].
      Trophies of the season, besides the {name}: [3 and: one sock|a bottle cap|the hair tie|half a leaf|a shoelace|an acorn].
      Nobody remembers who started it, but the {name} and the [doormat|left slipper] are in it together.
      Bring the {name} on visits and win over the [grumpiest|shyest] member of the house.
      Your presence is requested at the other end of the {name}, with [patience|thick socks].
      Once the {name} [{is}|{was}] carried to your pillow, consider yourself [paid|adopted].
      Every great hunter keeps a nemesis; the {name} {has} applied for the [post|role].
      The referee has counted the {name} out [three times|twice], and still they wrestle.
    `),
    plain: lines(`
      Short games with the {name} give an indoor pet [movement|an outlet] during the day.
      Kept in a basket, the {name} can be brought out for [a few minutes|play] and put away again.
      The {name} {v:suits} [3 or: a hallway|a living room|a quiet garden|a spare room|a covered porch|an office].
      With two pets, the {name} can start a game they [share|play together].
      For new owners of a kitten or puppy, the {name} [{is}|{v:makes}] a practical present.
      Before guests arrive, a round with the {name} takes the edge off the [excitement|welcome].
      Left with a sitter, the {name} {v:helps} to keep the [day|routine] familiar.
      On rainy days, the {name} can replace part of the usual [walk|time outside].
      At a pet birthday, the {name} {is} the present that is [noticed|opened] first.
      For a pet that waits at home, a game with the {name} makes a good [greeting|end to the day].
      The {name} can bridge the time until the evening [walk|meal].
    `),
    terse: lines(`
      Throw the {name}. Stand back.
      Bring out the {name} before dinner.
      Hide the {name}. Show one end.
      Keep the {name} in the basket by the door.
      Look for the {name} under the [couch|bed].
      Take the {name} along on visits.
      A new pet next door: give the {name}.
      The {name}, a hallway, [five minutes|a running start].
      For the {name}: [3 or: a rainy day|a birthday|a visit|a quiet hour|a new home|the hallway].
      Let the {name} end the evening zoomies.
      Clear the hallway rug before the {name} {v:flies}.
      Bring the {name} to the friend with a new kitten or puppy.
      The {name} {v:keeps} a phone call in one piece.
      Rainy lunch, bored paws: bring out the {name}.
      Pack the {name} for the sitter.
      The {name} will turn up in a shoe.
    `),
  },
  tips: {
    warm: lines(`
      Put the {name} away between games; what lies around all day turns into [furniture|scenery].
      Check the {name} for loose ends after wild rounds, and retire {them} before pieces come [off|away].
      Stay in the room while your pet has the {name}, at least until you know their [style|bite].
      Let your pet win with the {name}; a hunt that never ends in a catch just [annoys|frustrates].
      Move the {name} away from your pet, never toward; prey that [attacks|approaches] is bad casting.
      (catnip) Rub or crush the {name} a little to wake the herb, and store {them} in a closed [jar|bag].
    `),
    tale: lines(`
      Retire the {name} to a drawer between shows; absence makes the paws [quicker|fonder].
      Drag the {name} away like a mouse with an [appointment|alibi], and stop now and then.
      Let the hero catch the {name} at the end, or the [sequel|sulking] will be long.
      After battle, inspect the {name} for loose threads and honorable [scars|holes].
      Swap the {name} with another toy weekly; even [lions|pirates] like news.
      (catnip) Keep the {name} in a closed jar, where the magic [waits|keeps].
    `),
    plain: lines(`
      Supervise play with the {name} until you know how your pet [handles|treats] {them}.
      Inspect the {name} regularly and discard {them} when parts [loosen|come away].
      Store the {name} out of reach between games to preserve [interest|novelty].
      Move the {name} away from the animal to trigger the instinct to [chase|follow].
      Finish each game by letting the pet [catch|hold] the {name}.
      Choose the size of the {name} so that {it} cannot be swallowed [whole|at once].
      (catnip) Keep the {name} in a sealed container so that the herb stays [aromatic|fresh].
    `),
    terse: lines(`
      Put the {name} away between games.
      Check the {name} for loose parts.
      Let them catch the {name} at the end.
      Move the {name} away, like prey.
      Stay close while they play with the {name}.
      Swap the {name} with other toys.
      (catnip) Store the {name} in a closed jar.
      Retire the {name} once threads come loose.
      Choose a size of the {name} too large to swallow.
      Play five minutes with the {name}, then rest.
      Keep the {name} in a drawer at night.
      Learn their bite before you leave them the {name}.
    `),
  },
}
