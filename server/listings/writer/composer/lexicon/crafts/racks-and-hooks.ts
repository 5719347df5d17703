import { lines, stems, type Craft } from '../craft.ts'

// Some stand in a corner or go over a door: only what is fixed to a wall is drilled for.
export const RACKS_AND_HOOKS: Craft = {
  nouns: stems('rack hook rail'),
  signs: [],
  emojis: ['🏡', '🔑', '🧥', '🚪', '✨', '🌿', '🔨', '🤎'],
  openings: {
    warm: lines(`
      (!key !towel !leash) {A_lead} for things that [end up on chairs|land on the floor].
      (!leash) {A_lead} for [a busy doorway|a busy household|the spot by the door].
      (!key !towel !leash) {A_lead}, so everything has a place [to hang|off the chair].
      (key) {A_lead}, so mornings can start without [patting pockets|a search party].
      (towel leash) {A_lead} for what always ends up on the floor.
    `),
    tale: lines(`
      (!key !towel !leash) {A_lead}, in defense of [the poor kitchen chair|chairs everywhere].
      {A_lead}, a landing place for [whatever comes home|all that hangs].
      (!key !towel !leash) Meet {a_lead}, [sworn enemy of the heap|end of the heap on the chair].
      (key) {A_lead} for keys with [wanderlust|a habit of hiding].
    `),
    plain: lines(`
      {A_lead} for [an entry|a bathroom|a hallway] that should stay tidy.
      {A_lead} for things that need a fixed place.
      {A_lead} for [everyday order|order at the door|order on the wall].
    `),
    terse: lines(`
      {A_lead}. [Hang it up|Off the floor|Up it goes].
      {A_lead} for a tidy [doorway|hall|wall].
      {A_lead} for what [you hang up|you reach for].
    `),
  },
  scenes: {
    warm: lines(`
      (coat hat entryway) You come in with wet sleeves and full hands, and there {is} the {name}, [right where you need {them}|one step from the door].
      (key) Monday, ten to eight: the keys are on the {name}, and [nobody has to empty a bag|you're off].
      (towel robe bath) Step out of the shower and reach: the {name} [{v:has} your towel|{v:keeps} the towel off the floor].
      (leash dog) When the leash comes off the {name}, somebody with a tail [already knows|is at the door first].
      Hang the {name} by the [back door|stairs|bathroom] and watch the pile on the [chair|radiator|banister] shrink.
      (!leash) Give every person in the house a spot on the {name}, and the [morning hunt|evening heap] gets shorter.
      (!key !towel !leash) The {name} will hold [2 and: an umbrella|the market bag|a sun hat|your scarf|a raincoat] until the weather changes its mind.
      (!key !towel !leash) In the [mudroom|laundry room|kitchen], the {name} {v:takes} what would only [end up on a chair|go missing in a drawer].
      (!leash) Keep one place on the {name} free for [guests|a visitor|whoever drops by]; it's a small way of saying come in.
      (!leash) A move into a new [house|apartment] goes better with {a_name} up on the first evening.
      (!key !towel !leash) The {name} by the door, [empty in July|bare on the first day], {is} an open invitation to the next [coat|scarf].
      (!key !towel !leash) On a wet Friday {it} will carry [3 and: two raincoats|a school bag|the dog leash|somebody's hat|an umbrella|a bag of library books].
      (key) Teach your hand to find the {name} as you come in; [after a week it goes there alone|the rest of the evening is easier].
      (key) Spare key, bike key, [the neighbor's key|one nobody can place]: give each its spot on the {name}.
      (key) By the door {it} will keep [3 and: the car keys|the shed key|your lanyard|a flashlight|the dog's leash|the mailbox key].
      (towel) With everyone's towel on the {name}, you'll know at last [whose is whose|who leaves theirs on the bed].
      (towel) The {name} by the [tub|sink|back door] means nobody drips across the hall.
      (towel) In a kitchen, the {name} {v:keeps} the dish towel [off the oven door|where your wet hands reach].
      (leash) Harness, bags, an old tennis ball: the {name} {v:holds} [the whole expedition|all it takes to leave].
      (leash) Two steps from the {name} to the door, and [someone's already spinning|the tail does the rest].
      (leash) By the door {it} will hold [3 and: the leash|poop bags|a towel for paws|the whistle|a raincoat|the good treats].
      (leash) One look at the {name} settles who [walked the dog|took the last bag].
    `),
    tale: lines(`
      (!key !towel !leash) Chairs were made for sitting; the {name} {v:takes} over the [rest of their duties|wardrobe shift].
      (!key !towel !leash) Hang the {name} by the door and [coats|bags] stop holding meetings on the [sofa|banister].
      Whatever swings, dangles or drips has [a home|a berth] on the {name}.
      (!key !towel !leash) On the {name} yesterday's [umbrella|raincoat|sun hat] waits patiently for its next cue.
      (!key !towel !leash) A [beach bag|scarf|garden hat] left on the {name} turns a hallway into the start of a [walk|trip].
      (!key !towel !leash) Put the {name} low for [short people|the smallest coat in the house] and high for everyone else.
      The rest of the house may be [upside down|in pieces]; the {name} {v:sets} an example.
      Behind [a door|the pantry door], the {name} {v:leads} a quiet, useful life.
      (!key !towel !leash) Bring the {name} to a housewarming and you have settled [an argument|the chair question] in advance.
      (key) Once the {name} {is} up, lost keys will need a [better story|new hiding place].
      (!key !towel !leash) Tonight's guests of honor: [3 and: a damp scarf|one lost mitten|the good coat|a picnic bag|a borrowed umbrella|three tote bags].
      (key) Keys have a homing instinct after all; it begins with the {name}.
      (key) One glance at the {name} tells you [who is home|which car is out].
      (key) Permanent residents: [3 and: the car key|a key to nowhere|the bike lock key|the shed key|a bottle opener|a whistle].
      (towel) The {name} {v:puts} an end to towels sulking in heaps [on the tiles|behind the door].
      (towel) Stripes beside dots on the {name}, and the bathroom has [bunting|flags out].
      (towel) A towel on the {name} dries in peace; one on the floor is [a bath mat|a cat bed].
      (leash) There's no quiet way to take a leash off the {name}, [try as you may|as every dog owner knows].
      (leash) The jingle of a leash on the {name} can be heard [through two walls|from the deepest sleep].
      (leash) Departures from the {name}: [early, noon and night|whenever a nose says so].
      (leash) {It} {v:holds} all an expedition needs: [3 and: a leash|biscuits|bags|a muddy towel|a whistle|one tennis ball].
    `),
    plain: lines(`
      (!key !towel !leash) Mounted or placed near the door, the {name} {v:keeps} [daily items|outerwear|bags] off furniture and floor.
      (!key !towel !leash) The {name} {v:suits} [narrow entries|small bathrooms|mudrooms] where there is no space for a closet.
      (!leash) Assign each [family member|person] a section of the {name}, and mornings run with less searching.
      (!key !towel !leash) In a kitchen, the {name} can hold [3 and: an apron|a market bag|dish towels|a calendar|oven mitts].
      (!key !towel !leash) In a bedroom, the {name} {v:takes} [tomorrow's outfit|a robe|the bag for work] without another piece of furniture.
      (!key !towel !leash) The {name} {v:gives} [a guest room|an office] what is most often forgotten: somewhere to hang things.
      Place the {name} at a height that the [whole household|youngest user] can reach.
      (!leash) At the end of a hallway, the {name} {v:makes} use of a wall that would [stay empty|serve no purpose].
      (!key !towel !leash) In a [laundry room|workshop], the {name} {v:keeps} [bags and cloths|aprons and brushes] visible and within reach.
      The {name} {is} [a practical present|a useful gift] for people who have just moved.
      (!key !towel !leash) Depending on the room, {it} {v:takes} [3 or: coats|bags|bathrobes|aprons|scarves|hats].
      (key) Mounted beside the door, the {name} {v:ends} the daily search for [keys|the car key].
      (key) In an office, the {name} {v:keeps} [spare keys|keys for shared rooms] in order and missing ones visible.
      (key) {It} {v:keeps} [3 and: house keys|car keys|bike keys|a mailbox key|access cards|lanyards] in one place.
      (towel) Towels spread out on the {name} dry faster than [a heap|towels on a chair].
      (towel) Beside the [tub|basin|stove], the {name} {v:keeps} a towel within reach of wet hands.
      (towel) In a guest bathroom, the {name} {v:shows} visitors which towel is theirs.
      (leash) Near the door, the {name} {v:keeps} leash, harness and bags together for each walk.
      (leash) With the {name} by the door, whoever takes the next walk finds everything [in one place|at once].
      (leash) In a household that shares the walks, the {name} {v:saves} asking where the leash is.
      (leash) {It} {v:takes} [3 and: a leash|a harness|a towel|bags|a raincoat|a flashlight].
    `),
    terse: lines(`
      (!key !towel !leash) The {name} {v:keeps} [coats|bags|towels] off the chair.
      Put the {name} where you [come in|get dressed].
      (!leash) One place each on the {name}.
      The {name} {v:keeps} the floor free.
      (!key !towel !leash) Hang [an apron|a bag|a hat] on the {name}. Done.
      A narrow hall has room for the {name}.
      (!leash) Leave a spot on the {name} for guests.
      With the {name}, a small wall does full duty.
      Tidying gets shorter with the {name}.
      Give the {name} to someone with a new door.
      (!key !towel !leash) Hang up [3 and: a coat|a hat|the keys|a scarf|the leash|a bag].
      (key) Keys up, on the {name}.
      (key) The {name} {v:ends} the search.
      (key) Hang up [3 and: car key|shed key|bike key|mail key|badge|whistle].
      (towel) The {name} {v:keeps} towels off the floor.
      (towel) Towels dry on the {name}, not in a heap.
      (towel) Wet hands find the {name}.
      (leash) Leash, bags, the {name} by the door.
      (leash) The leash hangs on the {name}. The dog waits.
      (leash) The next walk starts at the {name}.
    `),
  },
  tips: {
    warm: lines(`
      (!freestanding !adhesive !door !key !towel !leash) Hold the {name} up with a [coat|towel] on before you mark the holes; things hang lower than you think.
      (!freestanding !adhesive !door !key !towel !leash) Screw the {name} into a stud if you can: a wet winter coat [weighs more than you think|pulls harder than it looks].
      (!freestanding !adhesive !door !key !towel !leash) Leave room for [the door to swing|elbows] beside the {name}, most of all once the coats are thick.
      (!key !towel !leash) Spread the weight along the {name} rather than [hanging it all at one end|loading one side].
      (!key !towel !leash) Take the [summer|winter] things off the {name} when the season's over, or [they'll move in|you'll run out of room by March].
      (!key !towel !leash) Sew a loop into whatever won't stay on the {name}; [kids' jackets|old towels] behave much better after that.
      (!key !towel !leash) Wipe the {name} down when you [dust the hall|clean the mirror]; hands and [bags|wet sleeves] leave more marks than you'd guess.
      (!freestanding !adhesive !door) Before you drill, set out [3 and: a level|a pencil|wall plugs|a friend for the far end|a screwdriver|someone to say higher].
      (key) Put the {name} within one step of the door; [at two steps|any further], keys land on the table instead.
      (key) Keep the {name} out of sight from the letter slot and the [street|porch window], as any locksmith will tell you.
      (key) Tag the once-a-year keys before they go on the {name}, or [they'll all look alike|nobody will remember].
      (towel) Hang towels full width on the {name} rather than [folded in three|bunched up], and they'll be dry by evening.
      (towel) Mount the {name} where the towel's end clears the [floor|rim of the tub]; towels are longer than you'd think.
      (leash) Hang the {name} higher than a wagging tail, [lower than the coats|and out of reach of puppy teeth].
    `),
    tale: lines(`
      (!freestanding !adhesive !door !key !towel !leash) Before you hang the {name}, play it through: [arrive, shed coat, drop bag|arms full, door open, dog underfoot].
      (!freestanding !adhesive !door !key !towel !leash) Pick studs for the {name}, not hopes; [winter coats|wet bags] are heavier than they look.
      (!key !towel !leash) The rule for the {name} is one layer each, or [the bottom coat is never seen again|things start to breed].
      (!key !towel !leash) Put the [lightest|smallest] things at the ends of the {name} and the heavyweights in the middle.
      (!key !towel !leash) Every spring, clear the {name} to the last [scarf|glove] and see who [left what|still belongs here].
      (!key !towel !leash) A small mirror beside the {name} catches [hats at odd angles|the last crumb before you leave].
      (!key !towel !leash) A tray or mat below the {name} will catch [drips|whatever falls out of pockets].
      (!key !towel !leash) Better kept elsewhere: [3 and: wet swimsuits|a full backpack|the cat's carrier|a tuba|a bucket|ice skates].
      (key) One step from the door is where the {name} {v:works}; at two, the [fruit bowl|table] wins.
      (key) Hang the {name} out of view of the window, since [burglars can read|magpies aren't the only ones].
      (towel) A towel on the {name} wants to be spread like [a flag|a picnic cloth], not rolled like a map.
      (towel) Check the drop before you mount the {name}; bath towels have [long coattails|trains like brides].
      (leash) Keep the {name} above puppy height; a leash is [licorice|a toy] to some.
    `),
    plain: lines(`
      (!freestanding !adhesive !door !key !towel !leash) Mount the {name} into studs or with plugs rated for the load, since [wet coats|full bags] are heavy.
      (!freestanding !adhesive !door) Use a level to hang the {name}, as [baseboards|floors and ceilings] are not always straight.
      (!freestanding !adhesive !door) Check the swing of nearby doors before you decide on the place of the {name}.
      (!key !towel !leash) Distribute the weight along the {name} instead of [loading one end|filling one side].
      (!key !towel !leash) Let dripping things dry elsewhere before they go on the {name}, for the sake of the [wall|finish].
      (!key !towel !leash) Leave enough space around the {name} for [thick coats|full bags] to hang without touching the wall beside them.
      (!key !towel !leash) Rotate [seasonal items|what is not in use] out of the {name} to keep [everyday pieces|the rest] easy to reach.
      (!key !towel !leash) Hang a small [basket|bag] from the {name} for [gloves and keys|loose mail].
      (!freestanding !adhesive !door) For mounting, have [3 and: a level|a pencil|suitable plugs|a stud finder|a screwdriver|a tape measure] ready.
      (key) Place the {name} within reach of the door but out of view from [outside|the window].
      (key) Label rarely used keys before they go on the {name}.
      (towel) Spread towels over the full width of the {name} so that they dry [evenly|by the next use].
      (towel) Measure the length of a folded towel before choosing the height of the {name}.
      (leash) Let a wet leash dry on the {name} at full length before it is rolled up.
    `),
    terse: lines(`
      (!freestanding !adhesive !door) Screw the {name} into a stud.
      (!freestanding !adhesive !door !key !towel !leash) Test the height of the {name} with a [coat|towel] first.
      (!key !towel !leash) Spread the load along the {name}.
      (!key !towel !leash) One [thing|layer] per place on the {name}.
      (!key !towel !leash) Clear the {name} when the season turns.
      (!key !towel !leash) Put a mat [under|below] the {name} for drips.
      Wipe the {name} with a dry cloth.
      Check that no door swings into the {name}.
      (!freestanding !adhesive !door) Have ready: [3 and: level|pencil|plugs|screws|tape|drill].
      (key) Put the {name} one step from the door.
      (key) Tag the keys you seldom use on the {name}.
      (towel) Spread towels wide on the {name}.
      (towel) Measure a towel before placing the {name}.
      (leash) Hang the {name} above puppy height.
    `),
  },
}
