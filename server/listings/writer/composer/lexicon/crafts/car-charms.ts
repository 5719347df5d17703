import { lines, stems, type Craft } from '../craft.ts'

export const CAR_CHARMS: Craft = {
  nouns: stems('carcharm'),
  signs: stems('carcharm'),
  emojis: ['🚗', '✨', '🌿', '🌙', '🛣️', '🧿', '💛', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the car you [practically live in|sing in].
      {A_lead} for [school runs|commutes], errands and the long way home.
      {A_lead} for a [first car|new license] and its proud owner.
    `),
    tale: lines(`
      {A_lead}, a copilot with [no opinions on the route|nothing against detours].
      {A_lead} for [traffic jams|back roads] and big choruses.
      {A_lead} for cars with [a name|a personality].
    `),
    plain: lines(`
      {A_lead} for [commutes|daily drives] and long weekends on the road.
      {A_lead} for a first car or a [familiar|well-used] one.
      {A_lead} to make one car [yours|easy to know].
    `),
    terse: lines(`
      {A_lead} for [the road|the commute].
      {A_lead}. Windows [down|up], radio on.
      {A_lead} for [first cars|long drives].
    `),
  },
  scenes: {
    warm: lines(`
      Stoplights go by easier with the {name} to look at instead of the [bumper ahead|clock].
      You can tell your car from its twin in the parking lot by the {name} [inside|at the front].
      Slip the {name} into a card with the keys for a [new driver|brand-new license].
      The {name} {v:goes} with you when you trade in the car; unhook {them} [first|before the handshake].
      Borrowed car, rental car, your sister's car: hang up the {name} and it feels [familiar|a bit yours].
      Passengers always reach for the {name} before they [buckle up|find the music].
      Hang the {name} in your [work van|camper|truck] and the miles have company.
      Kids in the back will name the {name} by the end of the [block|week].
      [Mondays|School mornings|Traffic jams|Long bridges] go better with [a song|good coffee|something to smile at|company] and [a clean windshield|a full tank|a good detour|time to spare].
      The {name} {is} along for [3 or: school runs|road trips|night shifts|grocery hauls|beach days].
    `),
    tale: lines(`
      The {name} {v:nods} at every bump and agrees with every [turn|song].
      Sing badly; the {name} {v:has} heard [worse|all of it] and stays.
      In a lot of a thousand cars, look for the {name} and [home|the snack bag] is near.
      Every ship had a figurehead; a hatchback has the {name}.
      The {name} {v:knows} the way to the [drive-through|beach] by now.
      Give the {name} to a new driver, along with your [blessing|spare umbrella].
      In traffic the {name} {v:sways} a little and nobody [honks|minds].
      A car with the {name} answers to its [name|nickname] sooner.
      [Potholes|Detours|Ferries|Tollbooths] are only [adventures|anecdotes|scenery] with [good company|a full tank|loud music|a snack] and [time|patience].
      The {name} {has} seen [3 and: drive-ins|dirt roads|tunnels|car washes|sunsets].
    `),
    plain: lines(`
      The {name} {v:makes} a car easy to recognize among [others like it|many in a lot].
      For a new driver, the {name} {is} a small present to give with the [keys|license].
      When the car is sold, the {name} {v:moves} to the [next one|new one] in a moment.
      In a rental or shared car, the {name} {v:adds} something [familiar|personal] for the trip.
      For people who drive for work, the {name} {v:gives} a cab or van a [personal|homely] note.
      A family car may have one {name} for every [driver|child], changed by season.
      The {name} {v:suits} a camper or a truck as well as a [compact|sedan].
      Hung in a bedroom or on a [bag|hook], the {name} can wait between cars.
      A [long|daily|familiar|slow] drive is [easier|shorter] with [music|company|something of your own|good light] in the [car|cab].
      The {name} {v:goes} along on [3 or: commutes|vacations|school runs|night drives|errands].
    `),
    terse: lines(`
      Keys, coffee, the {name}.
      First car? First the {name}.
      The {name} {v:tells} your car from the rest.
      New car, same {name}.
      Stoplight. The {name}. Go.
      Rental car: hang the {name}.
      For a new driver: the {name} in a card.
      The {name} {v:rides} along.
      [Windows|Roads|Sundays|Radios] [open|ahead|loud], [coffee|snacks|maps|friends] [aboard|along|near|in back].
      For [3 or: commutes|road trips|errands|vans|campers].
    `),
  },
  tips: {
    warm: lines(`
      Hang the {name} short, so nothing swings across your view; some places have [rules|laws] about it.
      Take the {name} down in a heat wave; a closed car gets hot enough to fade and [bend|loosen] things.
      Shift the {name} to the [visor|gear stick|headrest] if you'd like the windshield clear.
      Knot the cord of the {name} twice, since bumpy roads [undo|work at] one.
      A quick wipe with a dry cloth takes road dust off the {name} whenever you [fill up|wash the car].
      Keep the {name} clear of the airbag, wherever you end up hanging {them}.
      Check the loop when you [wash|vacuum|fuel|clean] the [car|van|truck], [now and then|each season|before a trip] at least, for [wear|slack|frays].
    `),
    tale: lines(`
      Hang the {name} short; a good copilot never blocks the [view|captain].
      Ovens and parked cars in July are [cousins|the same], so take the {name} indoors.
      Two knots for the {name}, because potholes are [patient|sly].
      The {name} {v:travels} well on a visor or a [headrest|hook] too.
      A dry cloth at the gas pump keeps the {name} [presentable|fresh].
      Airbags need room, so seat the {name} out of their way.
      Bring the {name} in from [3 or: heat waves|deep frost|car washes|valet lots|open roofs].
    `),
    plain: lines(`
      Hang the {name} so that the view stays clear, and check the rules that apply in your [area|state].
      Remove the {name} in great heat, because a parked car can fade or [soften|loosen] parts.
      As an alternative to the mirror, the {name} can hang from a [visor|headrest] or gear lever.
      Keep the {name} away from the path of the [airbags|sun visor].
      Check the loop of the {name} from time to time, as vibration [loosens|wears] knots.
      Wipe the {name} with a dry cloth to remove [dust|road film].
      Take the {name} down before [3 or: a car wash|a sale|a heat wave|long storage|valet parking].
    `),
    terse: lines(`
      Hang the {name} short. Keep the view clear.
      Hot day? Take the {name} inside.
      Knot the {name} twice.
      The {name} {v:fits} a visor or headrest, too.
      Keep the {name} clear of the airbag.
      Dry cloth for the {name}.
      Down before [3 or: car washes|heat waves|sales|storage|valets].
    `),
  },
}
