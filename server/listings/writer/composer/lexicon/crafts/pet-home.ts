import { lines, stems, type Craft } from '../craft.ts'

export const PET_HOME: Craft = {
  nouns: stems(
    'shelf perch hammock scratcher tower bed cave tree tunnel house teepee step ramp post crate condo den nest',
  ),
  signs: stems('kitty indoor'),
  emojis: ['🐱', '🐾', '🏡', '🌿', '✨', '🧡', '💛', '🐈', '🐶'],
  openings: {
    warm: lines(`
      {A_lead} for the one who already owns the [sofa|sunny spot].
      {A_lead} for a pet with [opinions|a nap schedule].
      {A_lead} for the corner your pet picked [long ago|first].
    `),
    tale: lines(`
      {A_lead} for the true [head|owner] of the household.
      {A_lead} for naps taken [seriously|in shifts].
      {A_lead} for whiskers with [real estate|a view] in mind.
    `),
    plain: lines(`
      {A_lead} for pets who share the [living room|home].
      {A_lead} for a fixed place [at home|of their own].
      {A_lead} for rooms shared by people and [animals|pets].
    `),
    terse: lines(`
      {A_lead} for a place of their own.
      {A_lead} for [naps|long naps] and lookouts.
      {A_lead} for the [corner|spot] they chose.
    `),
  },
  scenes: {
    warm: lines(`
      Put the {name} where your pet already [naps|hangs around]; moving in takes half the time.
      (!cave !house) Near the window, the {name} {v:comes} with a program: [3 and: pigeons|mail trucks|joggers|dog walkers|school buses|falling leaves].
      Drop a worn T-shirt on the {name} for the first [night|days], and {it} {v:smells} like family.
      The {name} in the home office means company that never [schedules a call|asks for the file].
      Your couch may get a [rest|day off] once the {name} {is} in place, though nothing is in writing.
      Set the {name} in the room where people are; pets like [privacy|peace], with everyone in it.
      Give the {name} to friends who are [adopting|bringing home a rescue], so the corner is ready on day one.
      Expect to find the {name} occupied at [breakfast|noon] and defended by [evening|two].
      Kids can read aloud beside the {name}; the audience [stays awake|stays] for nearly a page.
      Guests will ask for a seat and be told the {name} {is} [taken|reserved].
      Guests who fear for their dark trousers will thank the {name} for keeping the [fur|shedding] elsewhere.
      Set the {name} in a sunbeam at [ten|noon] and come back an hour later with the camera.
    `),
    tale: lines(`
      The {name} {v:has} one resident and [no landlord|many complaints about dinner].
      From the {name}, the household can be supervised with one eye [open|half shut].
      Sunbeams find the {name} by noon and are [sat on|arrested] at once.
      The lease of the {name} covers [3 and: naps|lookouts|sulking|bird studies|grooming|midnight meetings].
      Every explorer needs a base camp, and the {name} {is} [open|staffed] around the clock.
      First comes the sniff, then the circle, then the {name} {is} [annexed|conquered].
      Anyone looking for the {name} need only follow the [snoring|trail of fur].
      Royalty has moved from the laundry basket to the {name}, [subject to review|for now].
      Place the {name} within sight of the fridge and earn [approval|a slow blink].
      Rumor has it that the {name} {v:contains} the only [decent|quiet] spot in the entire house.
      Business hours at the {name} are noon to [supper|four], with a break for stretching.
    `),
    plain: lines(`
      Placed where a pet already likes to rest, the {name} {v:is} [accepted|adopted] more readily.
      (!cave !house) Near a window, the {name} {v:gives} an indoor animal something to [watch|follow] through the day.
      In a home office, the {name} {v:keeps} a pet close by and off the [desk|keyboard].
      The {name} can stand in [3 or: the living room|a bedroom|a study|a hallway|a sunroom|the family room].
      In a shared living room, the {name} {v:shows} guests and children which place belongs to the [animal|pet].
      For a newly adopted pet, the {name} {v:offers} a fixed [point|place] in an unfamiliar home.
      As a present for pet owners, the {name} {v:suits} a household that [has toys enough|has just grown].
      With more than one animal at home, the {name} can ease the competition for the [sofa|window].
      The {name} [{is}|{v:stays}] part of the room, so choose a spot where both sides like to look at {them}.
      For an older animal, the {name} {v:keeps} a favorite place [predictable|easy to find].
      When visitors come, the {name} {v:gives} a shy pet somewhere to [withdraw|watch from].
    `),
    terse: lines(`
      Put the {name} where your pet naps [now|already].
      (!cave !house) A window view suits the {name}.
      The {name} may free up your [sofa|chair].
      Set the {name} near people. Not underfoot.
      Let your pet find the {name} alone.
      Set up the {name} before the [adoption|first] day.
      Sun at noon, the {name} below: [taken|occupied].
      Give the {name} to friends who adopt.
      For the {name}: [3 or: a study|a bedroom|a hallway|a sunroom|a quiet corner|a den].
      Set the {name} in the room where people are.
      Lay a worn shirt on the {name} the first night.
      A home office gains a colleague with the {name}.
      Kids can read aloud beside the {name}.
      Two pets will share the {name} by schedule.
      Give the {name} a view of the [street|bird feeder].
      Let the {name} be the one place without rules.
    `),
  },
  tips: {
    warm: lines(`
      Rub a treat or your pet's [blanket|favorite toy] over the {name} before the first meeting.
      Don't lift your pet onto the {name}; curiosity works faster than [carrying|persuasion].
      (shelf perch tower tree hammock wall) Press down hard on the {name} yourself before the first jump.
      Keep the {name} away from the litter box and the [washing machine|front door]; both put pets off.
      Brush hair from the {name} once a week with a damp [cloth|sponge].
      (scratcher post) Stand the {name} where they scratch already, even if that's beside the [sofa|door frame].
      (bed cave nest den) Check that the {name} {v:is} longer than your pet curled up, plus a [stretch|paw].
      Measure the floor or wall where the {name} will go, [door swings|baseboards] included.
      With two pets, give each a way on and off the {name}, so nobody gets [cornered|stuck].
    `),
    tale: lines(`
      Leave a treat on the {name} and look [the other way|out of the window]; pride does the rest.
      Pretend not to see the {name} for a day; nothing draws a pet [faster|closer].
      (scratcher post) Place the {name} beside the scene of earlier [crimes|artwork], namely the sofa.
      A spot with a view doubles the [value|rent] of the {name}.
      (shelf perch tower tree hammock wall) Test the {name} with your own weight in your hands before the [acrobat|landlord] does.
      Pick a quiet corner for the {name}, since the spin cycle makes a poor [neighbor|lullaby].
      Brush the fur off the {name} each week; by [spring|molting time] it makes a second pet.
    `),
    plain: lines(`
      Allow several days for a pet to accept the {name}, and reward each [visit|approach].
      (shelf perch tower tree hammock wall) Check fixings and stability of the {name} before first use and [every month|at intervals].
      Keep the {name} at a distance from the food bowl and [litter box|noisy appliances].
      Remove hair from the {name} weekly with a brush or a damp [sponge|cloth].
      (scratcher post) Position the {name} close to the place where scratching [already happens|has become a habit].
      (bed cave nest den) Compare the size of the {name} with your pet lying [curled up|stretched out].
      Avoid moving the {name} during the first weeks, as animals learn by [place|location].
      Measure the intended spot for the {name}, including the space doors need to [open|swing].
    `),
    terse: lines(`
      Leave a treat on the {name} first.
      Do not move the {name} in the first weeks.
      (shelf perch tower tree hammock wall) Press on the {name} before the first jump.
      (scratcher post) Stand the {name} where they scratch now.
      Keep the {name} away from [noise|the litter box].
      Brush hair from the {name} each week.
      Measure the spot for the {name} first.
      Let your pet come to the {name}.
      Reward each visit to the {name} in the first week.
      Let the pet find the {name} by itself.
      (wood wooden plywood post scratcher tree screw perch) Check screws and joints of the {name} each month.
      Shake out the {name} once a week.
      Leave space around the {name} for doors to swing.
      (bed cave nest den) Choose the {name} a paw longer than the curled pet.
    `),
  },
}
