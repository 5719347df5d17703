import { lines, stems, type Craft } from '../craft.ts'

// Some stand in a corner or go over a door: only what is fixed to a wall is drilled for.
export const RACKS_AND_HOOKS: Craft = {
  nouns: stems('rack hook rail'),
  signs: [],
  emojis: ['🏡', '🔑', '🧥', '🚪', '✨', '🌿', '🔨', '🤎'],
  openings: {
    warm: lines(`
      {A_lead} for things that [end up on chairs|land on the floor].
      {A_lead} for [a busy doorway|a busy household|the spot by the door].
      {A_lead}, so everything has a place [to hang|off the chair].
    `),
    tale: lines(`
      {A_lead}, in defense of [the poor kitchen chair|chairs everywhere].
      {A_lead}, a landing place for [whatever comes home|all that hangs].
      Meet {a_lead}, [sworn enemy of the heap|end of the heap on the chair].
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
      (coat hat entryway) You come in with wet sleeves and full hands, and there's the {name}, [right where you need {them}|one step from the door].
      (key) Monday, ten to eight: the keys are on the {name}, and [nobody has to empty a bag|you're off].
      (towel robe bath) Step out of the shower and reach: the {name} [{v:has} your towel|{v:keeps} the towel off the floor].
      (leash dog) When the leash comes off the {name}, somebody with a tail [already knows|is at the door first].
      Hang the {name} by the [back door|stairs|bathroom] and watch the pile on the [chair|radiator|banister] shrink.
      Give every person in the house a spot on the {name}, and the [morning hunt|evening heap] gets shorter.
      The {name} will hold [2 and: an umbrella|the market bag|a sun hat|your scarf|a raincoat] until the weather changes its mind.
      In the [mudroom|laundry room|kitchen], the {name} {v:takes} what would only [end up on a chair|go missing in a drawer].
      Keep one place on the {name} free for [guests|a visitor|whoever drops by]; it's a small way of saying come in.
      A move into a new [house|apartment] goes better with {a_name} up on the first evening.
      The {name} by the door, [empty in July|bare on the first day], {is} an open invitation to the next [coat|scarf].
      On a wet Friday {it} will carry [3 and: two raincoats|a school bag|the dog leash|somebody's hat|an umbrella|a bag of library books].
    `),
    tale: lines(`
      Chairs were made for sitting; the {name} {v:takes} over the [rest of their duties|wardrobe shift].
      Hang the {name} by the door and [coats|bags] stop holding meetings on the [sofa|banister].
      Whatever swings, dangles or drips has [a home|a berth] on the {name}.
      On the {name} yesterday's [umbrella|raincoat|sun hat] waits patiently for its next cue.
      A [beach bag|scarf|garden hat] left on the {name} turns a hallway into the start of a [walk|trip].
      Put the {name} low for [short people|the smallest coat in the house] and high for everyone else.
      The rest of the house may be [upside down|in pieces]; the {name} {v:sets} an example.
      Behind [a door|the pantry door], the {name} {v:leads} a quiet, useful life.
      Bring the {name} to a housewarming and you have settled [an argument|the chair question] in advance.
      (key) Once the {name} {is} up, lost keys will need a [better story|new hiding place].
      Tonight's guests of honor: [3 and: a damp scarf|one lost mitten|the good coat|a picnic bag|a borrowed umbrella|three tote bags].
    `),
    plain: lines(`
      Mounted or placed near the door, the {name} {v:keeps} [daily items|outerwear|bags] off furniture and floor.
      The {name} {v:suits} [narrow entries|small bathrooms|mudrooms] where there is no space for a closet.
      Assign each [family member|person] a section of the {name}, and mornings run with less searching.
      In a kitchen, the {name} can hold [3 and: an apron|a market bag|dish towels|a calendar|oven mitts].
      In a bedroom, the {name} {v:takes} [tomorrow's outfit|a robe|the bag for work] without another piece of furniture.
      The {name} {v:gives} [a guest room|an office] what is most often forgotten: somewhere to hang things.
      Place the {name} at a height that the [whole household|youngest user] can reach.
      At the end of a hallway, the {name} {v:makes} use of a wall that would [stay empty|serve no purpose].
      In a [laundry room|workshop], the {name} {v:keeps} [bags and cloths|aprons and brushes] visible and within reach.
      The {name} {is} [a practical present|a useful gift] for people who have just moved.
      Depending on the room, {it} {v:takes} [3 or: coats|bags|bathrobes|aprons|scarves|hats].
    `),
    terse: lines(`
      The {name} {v:keeps} [coats|bags|towels] off the chair.
      Put the {name} where you [come in|get dressed].
      One place each on the {name}.
      The {name} {v:keeps} the floor free.
      Hang [an apron|a bag|a hat] on the {name}. Done.
      A narrow hall has room for the {name}.
      Leave a spot on the {name} for guests.
      With the {name}, a small wall does full duty.
      Tidying gets shorter with the {name}.
      Give the {name} to someone with a new door.
      Hang up [3 and: a coat|a hat|the keys|a scarf|the leash|a bag].
    `),
  },
  tips: {
    warm: lines(`
      (!freestanding !adhesive !door) Hold the {name} up with a [coat|towel] on before you mark the holes; things hang lower than you think.
      (!freestanding !adhesive !door) Screw the {name} into a stud if you can: a wet winter coat [weighs more than you think|pulls harder than it looks].
      (!freestanding !adhesive !door) Leave room for [the door to swing|elbows] beside the {name}, most of all once the coats are thick.
      Spread the weight along the {name} rather than [hanging it all at one end|loading one side].
      Take the [summer|winter] things off the {name} when the season's over, or [they'll move in|you'll run out of room by March].
      Sew a loop into whatever won't stay on the {name}; [kids' jackets|old towels] behave much better after that.
      Wipe the {name} down when you [dust the hall|clean the mirror]; hands and [bags|wet sleeves] leave more marks than you'd guess.
      (!freestanding !adhesive !door) Before you drill, set out [3 and: a level|a pencil|wall plugs|a coat for the test|a screwdriver|someone to say higher].
    `),
    tale: lines(`
      (!freestanding !adhesive !door) Before you hang the {name}, play it through: [arrive, shed coat, drop bag|arms full, door open, dog underfoot].
      (!freestanding !adhesive !door) Pick studs for the {name}, not hopes; [winter coats|wet bags] are heavier than they look.
      The rule for the {name} is one layer each, or [the bottom coat is never seen again|things start to breed].
      Put the [lightest|smallest] things at the ends of the {name} and the heavyweights in the middle.
      Every spring, clear the {name} to the last [scarf|glove] and see who [left what|still belongs here].
      A small mirror beside the {name} catches [hats at odd angles|the last crumb before you leave].
      A tray or mat below the {name} will catch [drips|whatever falls out of pockets].
      Better kept elsewhere: [3 and: wet swimsuits|a full backpack|the cat's carrier|a tuba|a bucket|ice skates].
    `),
    plain: lines(`
      (!freestanding !adhesive !door) Mount the {name} into studs or with plugs rated for the load, since [wet coats|full bags] are heavy.
      (!freestanding !adhesive !door) Use a level to hang the {name}, as [baseboards|floors and ceilings] are not always straight.
      (!freestanding !adhesive !door) Check the swing of nearby doors before you decide on the place of the {name}.
      Distribute the weight along the {name} instead of [loading one end|filling one side].
      Let dripping things dry elsewhere before they go on the {name}, for the sake of the [wall|finish].
      Leave enough space around the {name} for [thick coats|full bags] to hang without touching the wall beside them.
      Rotate [seasonal items|what is not in use] out of the {name} to keep [everyday pieces|the rest] easy to reach.
      Hang a small [basket|bag] from the {name} for [gloves and keys|loose mail].
      (!freestanding !adhesive !door) For mounting, have [3 and: a level|a pencil|suitable plugs|a stud finder|a screwdriver|a tape measure] ready.
    `),
    terse: lines(`
      (!freestanding !adhesive !door) Screw the {name} into a stud.
      (!freestanding !adhesive !door) Test the height of the {name} with a [coat|towel] first.
      Spread the load along the {name}.
      One [thing|layer] per place on the {name}.
      Clear the {name} when the season turns.
      Put a mat [under|below] the {name} for drips.
      Wipe the {name} with a dry cloth.
      Check that no door swings into the {name}.
      (!freestanding !adhesive !door) Have ready: [3 and: level|pencil|plugs|screws|tape|drill].
    `),
  },
}
