import { lines, stems, type Craft } from '../craft.ts'

export const LUGGAGE_TAGS: Craft = {
  nouns: stems('luggagetag'),
  signs: stems('luggage'),
  emojis: ['🧳', '✈️', '🌍', '🗺️', '🚂', '✨', '💼', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the suitcase that looks like [everyone's|forty others].
      {A_lead} for people who [pack the night before|love the window seat].
      {A_lead} for the carousel, when [you're tired|every bag looks alike].
    `),
    tale: lines(`
      {A_lead} for suitcases with [wanderlust|a poor sense of direction].
      {A_lead}, so your bag knows [whose it is|the way home].
      {A_lead} for the great parade of [rolling luggage|identical bags].
    `),
    plain: lines(`
      {A_lead} for suitcases, [backpacks|sports bags] and carry-ons.
      {A_lead} to tell one bag from [the next|another].
      {A_lead} for [work trips|weekends] and long journeys.
    `),
    terse: lines(`
      {A_lead} for the [carousel|suitcase].
      {A_lead}. Your bag, [found|known].
      {A_lead} for [trains|weekends|flights].
    `),
  },
  scenes: {
    warm: lines(`
      You'll spot the {name} coming round the carousel before anyone else has [moved|put down their coffee].
      Buckle the {name} on the day you book, and the trip has [begun|started] already.
      The {name} {v:works} on a gym bag, a [diaper bag|tuba case] or the cooler at the family reunion.
      Nobody walks off with your suitcase by mistake when the {name} {v:hangs} from the handle.
      For a graduate about to [leave|travel], the {name} {is} small enough to fit in the card.
      Newlyweds, exchange students, retirees: they're all [packing|off somewhere], and the {name} can go along.
      Leave the {name} on between trips; the suitcase in the closet looks [hopeful|ready].
      The {name} {v:gathers} a few scuffs along the way, like [anyone|any traveler].
      The {name} {is} along for [3 or: road trips|summer camp|business weeks|a honeymoon|a year abroad].
      Check before you leave: [3 and: passport|charger|toothbrush|tickets|house keys].
      [Airports|Stations|Ferry docks|Bus depots] are full of [tired|hurried|sleepy] people reaching for [dark|plain|identical] [suitcases|bags] that [aren't theirs|look right].
    `),
    tale: lines(`
      Round the carousel they come, all alike, until the {name} [waves|turns the corner].
      The {name} {v:has} a better view of the [baggage hold|tarmac] than most.
      A suitcase with the {name} has introduced itself [politely|already].
      Stamps fill the passport; scuffs fill the {name}, and both tell [the truth|a story].
      Give the {name} to someone forever about to [leave|sail].
      The {name} {v:says} little, and that is the difference between lost and [found|mislaid].
      Hang the {name} on a trunk, a [cello|hatbox] or a very large sandwich.
      At home the {name} {v:dangles} from the closet handle and [hints|points at the map].
      The {name} {has} a taste for [3 or: night trains|ferries|back roads|early flights|mountain buses].
      To be packed: [3 and: a novel|socks|a sun hat|snacks|good intentions].
      Somewhere over the [ocean|mountains|clouds|plains] your [socks|novels|good shoes|postcards] travel on, [trusting|hoping] to be [met|claimed|recognized].
    `),
    plain: lines(`
      The {name} {v:makes} a common suitcase easy to recognize from a [distance|few steps away].
      A name and number on the {name} help a mislaid bag to find [its owner|the way back].
      On a work bag, the {name} {v:identifies} it in a shared [office|coat room].
      The {name} can mark sports bags, [instrument cases|strollers] and school backpacks.
      For a graduate or a newlywed couple, the {name} {is} a present that [travels|goes along].
      Families traveling together may like one for each [bag|child], with the {name} as the start.
      Left on between trips, the {name} {is} one thing less to [remember|pack].
      As part of a travel set, the {name} {v:goes} with a passport cover or a [pouch|cable case].
      Use the {name} for [3 or: business travel|summer camp|long weekends|study abroad|family visits].
      Before leaving, check [3 and: tickets|chargers|keys|passports|windows].
      After a [long|late|delayed|crowded] [flight|journey|crossing|ride], a bag that is [seen|known|found] at once shortens the [wait|evening].
    `),
    terse: lines(`
      The {name} on the handle; your bag, found.
      All suitcases look alike. The {name} {v:helps}.
      Clip the {name} on when you book.
      Gym bag, cello, stroller: the {name} {v:fits}.
      For a graduate: the {name} in a card.
      Scuffs suit the {name}.
      The {name} {v:stays} on between trips.
      Name, number, the {name}.
      For [3 or: trains|camp|flights|weekends|ferries].
      Pack [3 and: socks|keys|a novel|snacks|chargers].
      [Long flight|Late train|Night bus|Early ferry|Slow queue|Long line|Full train], [your bag|one suitcase|the right case], found [first|fast|at once].
    `),
  },
  tips: {
    warm: lines(`
      Put a phone number or email on the {name}; a street address tells strangers your house is [empty|unlocked].
      Loop the {name} through a side handle, where conveyor belts [can't grab it|do no harm].
      Slip a second card with your name inside the bag too, in case the {name} {v:parts} from it.
      Tug the strap of the {name} before every trip; a loose loop is how they [vanish|go missing].
      Turn the details on the {name} to the inside, away from [curious|passing] eyes.
      Update the {name} when you [move|change numbers], not at the check-in desk.
      Take a photo of your bag with the {name} on, for the [lost-luggage counter|worst case].
      Hang the {name} on [3 or: a carry-on|a duffel|the stroller|a camera case|a garment bag] as well.
    `),
    tale: lines(`
      Give a phone number on the {name}, not an address; burglars [read too|travel light].
      Buckle the {name} to a side handle, out of the jaws of the [conveyor|belt].
      Tuck a twin of the details inside the case, should the {name} ever [elope|take leave].
      A tug at the strap of the {name} before setting out is a good [ritual|habit].
      Turn the name side of the {name} inward and keep some [mystery|privacy].
      Photograph suitcase and {name} before the farewell, for [the record|detectives].
      The {name} can guard [3 or: a trombone|a picnic hamper|ski boots|a sketch kit|the snack bag].
    `),
    plain: lines(`
      Write a telephone number or email on the {name} in place of a home [address|street].
      Attach the {name} to a side handle, where it is less likely to catch on [belts|other bags].
      Place a second card inside the bag, in case the {name} {is} torn [off|away].
      Check the strap of the {name} before each journey and tighten the [buckle|loop].
      Face the written side of the {name} inward for [privacy|discretion].
      Renew the details on the {name} after a [move|change of number].
      The {name} can also mark [3 or: a stroller|a sports bag|an instrument case|a garment bag|a cooler].
    `),
    terse: lines(`
      Number on the {name}, no home address.
      Side handle for the {name}, not the top.
      Tug the {name} before each trip.
      Details of the {name} face inward.
      Put a second card inside; the {name} can tear.
      New number? Update the {name}.
      Also for [3 or: strollers|coolers|duffels|cameras|skis].
    `),
  },
}
