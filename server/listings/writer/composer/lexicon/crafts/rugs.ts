import { lines, stems, type Craft } from '../craft.ts'

export const RUGS: Craft = {
  nouns: stems('rug carpet'),
  signs: [],
  emojis: ['🏡', '🌿', '✨', '🧡', '🎁', '☕', '💛', '🍂', '🌾', '🤍'],
  openings: {
    warm: lines(`
      {A_lead} for the first steps of the [morning|day].
      {A_lead} for the floor everyone [ends up on|sits on anyway].
      {A_lead} for a room that echoes [a little|too much].
    `),
    tale: lines(`
      {A_lead} for bare feet and [block towers|floor picnics].
      {A_lead}, flying [not included|strictly optional].
      {A_lead} for rooms that like to [start from the ground|be read from below].
    `),
    plain: lines(`
      {A_lead} for [living rooms, bedrooms or hallways|bedside, hallway or living room].
      {A_lead} for a floor that needs [definition|a clear center].
      {A_lead} for [bare|hard] floors in lived-in rooms.
    `),
    terse: lines(`
      {A_lead} for bare floors.
      {A_lead} for bare feet.
      {A_lead} for the [bedside|hallway].
    `),
  },
  scenes: {
    warm: lines(`
      Lay the {name} on your side of the bed, and the alarm clock gets [a little|slightly] less rude.
      Roll out the {name}, push the table aside, and there's your [dance floor|train yard|yoga corner].
      The {name} can draw a line where [the desk|work] ends and the sofa begins, no wall needed.
      A bare hallway with the {name} down the middle stops sounding like [a station|a stairwell].
      Put the {name} under the reading chair, front legs on, and the corner [holds together|looks settled].
      Children will find the {name} first and spread out their [blocks|comics|homework] before you've stepped back.
      Start the room with the {name} and pull one shade out of {them} for the [curtains|cushions].
      Try {this} {name} in [3 or: the nursery|a hallway|the study|the guest room|the landing|a dressing corner].
      New floors make a good reason to give the {name}, since everything [sounds hollow|looks empty] for weeks.
      Sit on the {name} to wrap presents, sort photos or [fold socks|paint toenails]; chairs are overrated.
      The dog will pick a corner of the {name} by [noon|tonight], and you'll learn to step around it.
    `),
    tale: lines(`
      The {name} {v:draws} an island in the room, with [good landings|calm seas] on every side.
      Toy trains stop at the {name}, and so do [dogs|uncles] after Sunday lunch.
      Cold floors are for penguins; the {name} {is} for [Tuesday mornings|everyone else].
      Put the {name} in the hallway and make an entrance, [even with groceries|even in wet shoes].
      The {name} {v:knows} every board game in the house [from underneath|by the pieces that got away].
      Where the {name} {v:lies}, people take off their shoes and [stay|start talking].
      Let the {name} be the shore and the sofa the [ferry|harbor]; children will supply the sharks.
      A spare room with the {name} in it is [halfway|well on the way] to being a guest room.
      Stand on the {name} at six in the morning and [forgive|reconsider] the day a little.
      The {name} {v:hears} the bare feet first, and only then the [coffee machine|radio].
      When the floor is out of bounds, the {name} {is} the only [safe|neutral] country between sofa and door.
    `),
    plain: lines(`
      Under the front legs of a sofa, the {name} {v:ties} the seating [together|into one group].
      Beside the bed, the {name} {v:gives} bare feet a kinder [start|landing] than the floor.
      In an open-plan room, the {name} {v:marks} where one area ends and [another|the next] begins.
      The {name} {v:absorbs} some of the echo that hard floors and [high ceilings|bare walls] produce.
      In a hallway, the {name} [{v:leads}|{v:draws}] the eye from the door into the home.
      As a starting point for a room, the {name} {v:offers} colors for [cushions and curtains|paint and fabric].
      The {name} can serve [3 or: a study|a nursery|a guest room|a landing|a dressing area|an entryway].
      Placed at an angle under a chair, the {name} {v:loosens} a room of [straight lines|square furniture].
      In a rented home, the {name} {v:covers} a floor that was never [your choice|chosen].
      Before a fireplace or window, the {name} {v:sets} a place where people tend to [gather|sit down].
      In a child's room, the {name} {v:makes} the floor usable for [building|reading] as well as walking.
    `),
    terse: lines(`
      Lay the {name} beside the bed. Mornings improve.
      Let the {name} mark the [seating|desk] area.
      Put the {name} where feet land [first|bare].
      The {name} {v:takes} the echo out of a [hallway|bare room].
      Begin the room with the {name}. Paint comes later.
      Set chair legs on the {name}, or none at all.
      The {name} {v:gives} children a place to [build|spread out].
      For the {name}: [3 or: a study|a nursery|a hallway|a guest room|a landing|an entry].
      Move the {name} to another room each [spring|season].
      Let the {name} lead from the front door to the [kitchen|stairs].
      Put the reading chair on the {name} and [stay|settle in].
      Pick one shade from the {name} for the [cushions|curtains].
      A guest room begins with a bed and the {name}.
      Roll the {name} aside for [dancing|the train set].
      New floors sound hollow. The {name} {v:helps}.
    `),
  },
  tips: {
    warm: lines(`
      Mark the outline with tape on the floor first, and you'll know if the {name} {v:fits} before {it} {v:arrives}.
      Turn the {name} end to end a few times a year, so one path doesn't get [all the traffic|worn].
      Put a grip pad under the {name}; it stops the sliding and [saves the back|cushions each step].
      Vacuum the {name} along the pile or weave with plain suction; a spinning brush [pulls|catches] loops.
      Lift furniture across the {name} instead of dragging it, and the [loops|threads] stay where they are.
      If a corner curls, roll the {name} the other way [overnight|for a few hours] and weigh it down.
      Leave the {name} flat for a day or two after unrolling, and the [waves|curled edges] give up by themselves.
    `),
    tale: lines(`
      Give the {name} a half turn each season, as you would a [sleeper|pancake].
      A grip pad keeps the {name} from taking off when the dog [rounds the corner|hears the doorbell].
      Take the {name} outside on a dry day, hang {them} over a rail and [settle old scores|beat out the winter].
      Furniture leaves footprints on the {name}; an ice cube and [an hour|a little patience] lift them again.
      Trim a stray tuft on the {name} level with the rest, and never [pull it|tug at it].
      Spilled juice on the {name} calls for a dry cloth and [a calm hand|gentle dabbing], in that order.
      Unroll the {name} and let {them} lie; [curled corners|new arrivals] need a night to settle.
    `),
    plain: lines(`
      Tape the outline on the floor to check how much of the room the {name} will [cover|take].
      Rotate the {name} several times a year to even out [wear|light] across the surface.
      A non-slip pad beneath the {name} holds {them} in place on [smooth|polished] floors.
      Vacuum the {name} without a rotating brush, which can [pull loops|raise fibers].
      Blot spills on the {name} with a dry cloth at once, working from the [edge|outside] to the center.
      For storage, roll the {name} rather than folding, because [folds|creases] can stay visible.
      Allow the {name} to lie flat for a day after unrolling so that folds can [relax|drop].
    `),
    terse: lines(`
      Tape out the size before the {name} {v:arrives}.
      Rotate the {name} each season.
      Use a grip pad under the {name} on [smooth|polished] floors.
      Vacuum the {name} without the brush.
      Roll the {name} for storage. Never fold.
      Snip loose ends on the {name}. Do not pull.
      Blot the {name} at once after a spill.
      Lift furniture over the {name}. Never drag.
      Air the {name} outdoors on a dry day.
      Let the {name} dry flat after a wash, before anyone walks by.
      Beat dust from the back of the {name} in spring.
    `),
  },
}
