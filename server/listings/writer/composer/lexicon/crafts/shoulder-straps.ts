import { lines, stems, type Craft } from '../craft.ts'

export const SHOULDER_STRAPS: Craft = {
  nouns: stems('shoulderstrap'),
  signs: [],
  emojis: ['🎸', '📷', '🎶', '✨', '🛣️', '🌿', '💛', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the shoulder that does the [carrying|work].
      {A_lead} for long [sets|walks] and last trains.
      {A_lead}, because the one that came with it [never fit|was dull].
    `),
    tale: lines(`
      {A_lead} for roadies, ramblers and [late starters|Sunday legends].
      {A_lead}, for looking the part before the [first note|first frame].
      {A_lead} for shoulders with [a calling|stories].
    `),
    plain: lines(`
      {A_lead} for long [hours|days] on the shoulder.
      {A_lead} for rehearsal, travel and [everyday|weekend] use.
      {A_lead} to replace the one that came [in the box|along].
    `),
    terse: lines(`
      {A_lead} for [long sets|long walks].
      {A_lead}. Clip on, [go|stand up].
      {A_lead} for [stage|street] and shoulder.
    `),
  },
  scenes: {
    warm: lines(`
      Everyone notices the thing you're carrying; the {name} {v:is} what they notice [next|close up].
      Swap the old strap for the {name} before the [next show|next trip], not in the parking lot.
      Trade up when you like; the {name} {v:comes} along to the [next|better] one.
      Hang the {name} on a hook with your gear, and you will [play|go out] more often.
      Put the {name} in a card for somebody who's just started [lessons|out].
      Photos from the [show|trip] always catch the {name}, so pick one you can live with.
      You feel the difference with the {name} in the [third hour|second set], not in the first minute.
      The {name} {v:gets} more like you with every [gig|outing], scuffs and all.
      [Basements|Back rooms|Sidewalks|Porches] have seen [great|shaky|loud|first] [beginnings|evenings|tries|attempts], most of them standing up.
      Take the {name} to [3 or: rehearsals|weddings|street fairs|weekends away|open mics].
    `),
    tale: lines(`
      The {name} {v:holds} everything up and takes no [bow|solo].
      Put on the {name} and stand a little [wider|cooler] than necessary.
      Legends have been built on [less|three chords] and something like the {name}.
      Over the shoulder goes the {name}, and the [sidewalk|kitchen] becomes a tour.
      The {name} {v:knows} your slouch and [forgives|keeps] it.
      Give the {name} to the friend who plays [air everything|to the mirror].
      Even the case looks better with the {name} [curled up|asleep] inside.
      Where you go, the {name} {v:hangs} around.
      [Poets|Drifters|Uncles|Teenagers] all look [taller|braver|wiser|busier] with something [slung|hanging] over one [shoulder|side].
      The {name} {v:has} a soft spot for [3 or: back roads|encores|alleys|fire escapes|sunrises].
    `),
    plain: lines(`
      Over several hours, the {name} {v:matters} as much as the [load|gear] below.
      The {name} can move along when the gear is [replaced|changed].
      On stage or in photographs, the {name} {v:is} part of the [picture|outfit].
      For a student, the {name} {is} a present that will be used at every [lesson|outing].
      The {name} {v:sits} well over a plain [shirt|jacket] and needs no other accent.
      For someone who has all the gear, the {name} {is} a welcome [change|addition].
      Kept on a hook, the {name} {v:tells} one case from [another|the rest].
      The {name} {v:shows} use with time, which many owners [prefer|like].
      A [long|busy|full|late] [day|evening|set] is easier when what is [carried|worn] stays [close|steady|in place].
      The {name} {v:suits} [3 or: rehearsals|travel|lessons|events|weekends].
    `),
    terse: lines(`
      Clip on the {name}. Stand up.
      Third hour, and the {name} {v:holds}.
      New gear, same {name}.
      The {name} {v:shows} in every photo.
      For a beginner: the {name} in a card.
      Hang the {name} in sight.
      Plain shirt, the {name}.
      Scuffs suit the {name}.
      [Stage|Street|Train|Porch], [one song|one street|one hour|one try], [standing|walking|waiting|again].
      For [3 or: lessons|shows|trips|walks|fairs].
    `),
  },
  tips: {
    warm: lines(`
      Tug both ends of the {name} before you let go with your hands, [every|each] time.
      Set the length of the {name} standing up, where you [play|shoot] most.
      Wear the {name} a notch shorter than looks [cool|right]; your wrists will notice.
      Check the holes and stitches of the {name} now and then; that's where [wear|trouble] starts.
      Hang the {name} or roll {them} up loose; hard folds leave [creases|marks].
      Wipe the {name} with a dry cloth after a hot [show|day].
      Keep the {name} clear of [3 and: radiators|wet cases|pets|car seats|sharp buckles].
    `),
    tale: lines(`
      Tug first, trust later; the {name} {v:respects} [caution|the ritual].
      Low looks cool, yet a higher {name} {v:plays} in [tune|comfort].
      Roll the {name} loosely, as [snakes|scarves] do themselves.
      Look over the seams of the {name} before the [encore|mountain].
      A dry cloth takes last night off the {name}.
      Find your length, then leave the {name} [be|alone].
      Keep the {name} from [3 and: spilled soda|puppies|radiators|wet lawns|zippers].
    `),
    plain: lines(`
      Check that both ends of the {name} are secure before taking your hands [away|off].
      Adjust the {name} while standing, at the height used [most|in practice].
      Inspect holes, stitching and hardware of the {name} every few [months|outings].
      Store the {name} hanging or loosely rolled, without sharp [folds|bends].
      Wipe the {name} with a dry cloth after use and let {them} [air|dry] before packing.
      Check the fittings on your gear before ordering the {name}, since buttons and lugs [differ|vary].
      Keep the {name} away from [3 and: radiators|damp cases|sharp edges|pets|direct sun].
    `),
    terse: lines(`
      Tug both ends of the {name} first.
      Set the {name} standing up.
      A notch shorter helps; try the {name} there.
      Check holes and seams of the {name}.
      Hang the {name}; no hard folds.
      Wipe the {name} dry after use.
      Avoid [3 and: heat|damp|pets|zippers|full sun].
    `),
  },
}
