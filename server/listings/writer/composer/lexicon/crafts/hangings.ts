import { lines, stems, type Craft } from '../craft.ts'

/** What hangs on a wall, from a ceiling or over a party. */
export const HANGINGS: Craft = {
  nouns: stems(
    'hanging garland banner bunting mobile tapestry dreamcatcher streamer macrame pennant',
  ),
  signs: [],
  emojis: ['🎉', '✨', '🏡', '🌿', '💛', '🎈', '🤍', '🌟'],
  openings: {
    warm: lines(`
      {A_lead} for the [corner that never got finished|spot you keep meaning to fill].
      (banner garland bunting streamer pennant) {A_lead} for the wall behind the [cake|big table].
      {A_lead} for a room that could [use some movement|hang a little looser].
      {A_lead} for the nail that's [already there|been empty all year].
    `),
    tale: lines(`
      {A_lead} for ceilings and walls with [too little to do|room for mischief].
      {A_lead}, at liberty to [sway, swing or simply hang around|hang around all day].
      {A_lead} for rooms that [smile at a breeze|have looked up and seen nothing].
    `),
    plain: lines(`
      {A_lead} for [a wall, a window or a corner|the space above furniture].
      {A_lead} for rooms that [need height|need something above eye level].
      {A_lead} to hang [for a day or for good|wherever a hook will hold].
    `),
    terse: lines(`
      (!bunting !garland !banner !streamer !pennant) {A_lead}. [Hook, hang, done|One hook is enough].
      {A_lead} for [the empty corner|a bare stretch of wall].
      {A_lead} for [above the bed|the space overhead].
    `),
  },
  scenes: {
    warm: lines(`
      Hang the {name} where a draft from the window can get at {them}.
      (!mobile) The {name} above the bed {v:does} what a headboard would, without the [carrying|drilling].
      (!mobile !bunting !garland !banner !streamer !pennant) Renters like the {name}: one hook going in, one hook coming out.
      (banner garland bunting streamer pennant) Put the {name} up for the party and see how many weeks pass before anyone takes {them} down.
      (banner garland bunting streamer pennant) Behind the cake, the {name} will be in every photo, with icing or without.
      (mobile) Babies and grown-ups stare at the {name} for about the same length of time.
      (hanging tapestry macrame dreamcatcher !mobile) A long bare wall gets easier to live with once the {name} {has} the middle of it.
      Try the {name} in [the stairwell|the reading corner|the hall], where pictures tend to look lost.
      Someone moving into a first apartment can hang the {name} before the [sofa|bed|kettle] even arrives.
      [Afternoon|Morning|Evening] sun will draw the shape of the {name} on the wall behind {them}.
      (!mobile) Between two windows, the {name} {v:fills} the strip no frame ever fits.
      The {name} {v:moves} house easily, which your [bookcase|wardrobe] can't say.
      Lie on the rug and look up at the {name} for [a minute|a song].
      (!mobile) Try {them} over [3 or: the bed|a reading chair|the piano|the sideboard|a doorway|the desk].
      (mobile) Put a chair where you can see the {name} turn, and sit in it for a while.
      (mobile) Hang the {name} over the changing table, and buy yourself half a minute.
      On [windy days|slow mornings|long calls|sick days] {it} {v:gives} you something to [watch|look at|follow|rest your eyes on] besides [the clock|the ceiling|your phone|the laundry].
    `),
    tale: lines(`
      A passing breeze will stop to play with the {name}, and so will the [cat|baby].
      The {name} {v:gives} the ceiling something to [talk about with|hold over] the floor.
      (!mobile) Hang the {name} crooked on purpose, and call it [bohemian|Tuesday].
      (banner garland bunting streamer pennant) Up goes the {name}, out comes the cake, in come the cousins.
      (banner garland bunting streamer pennant) The {name} can stay until the last balloon gives up, and well past it.
      (mobile) Round and round goes the {name}, in no hurry to arrive.
      (hanging tapestry macrame dreamcatcher) The wall wore nothing all winter; the {name} will see to that.
      Shadows of the {name} go for a walk across the room every [afternoon|evening].
      (!mobile) The {name} over the armchair {v:makes} an ordinary nap feel like [camping|a hammock].
      In a room full of [straight lines|right angles], the {name} {v:gets} to wiggle.
      Lend the {name} to a friend with a party and count the [days|weeks] until you see {them} again.
      Spiders will be asked to move; the {name} {has} the corner now.
      (!mobile !bunting !garland !banner !streamer !pennant) One nail, one loop, and the {name} {v:looks} as if it had always been the plan.
      {It} {v:gets} along with [3 and: slow fans|open windows|sleeping cats|tall plants|loud rugs].
      (mobile) The {name} {v:does} laps while everyone else is trying to nap.
      (mobile) Blow gently in the direction of the {name}, then look innocent.
    `),
    plain: lines(`
      (!mobile) The {name} {v:uses} wall space that furniture leaves free, such as the strip between two windows.
      (!mobile !garland !bunting !banner !streamer) Above a [bed|sofa|desk], the {name} {v:takes} the place of a large picture.
      (banner garland bunting streamer pennant) Across a wall or along a table edge, the {name} {v:marks} where the celebration is.
      (banner garland bunting streamer pennant) The {name} can be put up for an occasion, taken down and used for the next.
      (mobile) Hung in a corner or near a window, the {name} {v:turns} with the air in the room.
      (hanging tapestry macrame dreamcatcher) The {name} {v:breaks} up a large wall without the weight of a frame.
      (!bunting !garland !banner !streamer !pennant) The {name} {v:suits} rented rooms, since a single hook is usually enough.
      In a [stairwell|hallway|reading corner], the {name} can be seen from more than one side.
      Light from a nearby lamp will throw the outline of the {name} on the wall.
      (!mobile) The {name} can hang alone or together with framed pictures of different sizes.
      For a first apartment, the {name} {v:makes} a practical housewarming present.
      Changing the height of the {name} by a little alters how the whole wall looks.
      The {name} {v:travels} from one home to another without a van.
      Suitable places include [3 and: a stairwell|a bedroom|a hallway|a window|a reading corner].
      (mobile) Over a changing table, the {name} {v:gives} a child something to look at.
      (mobile) The {name} {v:moves} with the slightest air, so no draft is needed.
      (!mobile) Seen from [the bed|the door|the sofa|the landing], {it} {v:draws} the eye [upward|across the room|to the wall|past the furniture] in [daylight|lamplight|low sun|any season].
    `),
    terse: lines(`
      (!bunting !garland !banner !streamer !pennant) One hook. The {name}.
      (!mobile) The {name} above the [bed|sofa|desk].
      (banner garland bunting streamer pennant) Cake, friends, the {name}.
      (banner garland bunting streamer pennant) Leave the {name} up after the party.
      (mobile) The {name} {v:turns} when a window opens.
      (hanging tapestry macrame dreamcatcher) A long wall needs little else: the {name}.
      (!mobile) The {name} {v:fits} between two windows.
      Watch the shadow of the {name} at noon.
      Rented walls take the {name} well.
      Hang the {name} a little off center.
      Lend the {name} to a friend.
      Give the {name} to someone with high ceilings.
      The {name} {v:moves} when you do.
      (!mobile) For [3 or: bed|window|stairs|corner|doorway].
      Look up.
      (mobile) Slow turns, no motor: the {name}.
    `),
  },
  tips: {
    warm: lines(`
      (!mobile) Lay the {name} out on the floor first; it's easier to fix a tangle there than on a [ladder|chair].
      Get a second pair of eyes by the [door|window] before you settle the height of the {name}.
      Shake the {name} out by the window [now and then|once a month], and dust won't move in.
      (banner garland bunting streamer pennant) Fix the middle of the {name} first, then the ends, so both sides dip alike.
      (banner garland bunting streamer pennant) Wind the {name} around a piece of cardboard when the party's over.
      (mobile) Lift the {name} from the top ring only, and the strings stay where they belong.
      (hanging tapestry macrame dreamcatcher) Comb out any fringe on the {name} with your fingers, from the tips upward.
      Hang the {name} out of strong sun, because one side always fades before the other.
      Keep candles and hot bulbs well below and away from the {name}.
      Tug the hook hard once before you trust it with the {name}.
      You'll want [3 and: a hook|a pencil|a stepladder|string|a friend with an opinion] before you start.
      (mobile) Hang the {name} well out of a child's reach, and higher once the child can sit up.
      (mobile) A swivel hook lets the {name} turn without winding up the string.
    `),
    tale: lines(`
      Untangle the {name} on the rug, where [gravity is on your side|nothing can fall].
      Ask someone [bossy|honest] to stand by the door while you hang the {name}.
      (banner garland bunting streamer pennant) Let the {name} dip in the middle; a straight line is for accountants.
      (banner garland bunting streamer pennant) Roll the {name} up when the last guest goes, or meet a knot next year.
      (mobile) Carry the {name} by the top, like a jellyfish on {its} way to school.
      (hanging tapestry macrame dreamcatcher) Comb the fringe of the {name}, starting at the ends, the way you'd do a mermaid's hair.
      The sun paints everything paler in the end, so hang the {name} where it [seldom|never] looks.
      Candle flames are nosy; keep them out of reach of the {name}.
      Give the {name} a good shake outdoors in [spring|fall], and step upwind.
      Hang, [step back|lie on the floor|call a witness|climb down], [nudge up|nudge down|shift left|turn a little], [repeat|call it done|have tea|blame the wall].
      (mobile) Keep the {name} higher than the longest arm in the nursery.
    `),
    plain: lines(`
      Measure the space and mark the height before hanging the {name}.
      (!mobile) Lay the {name} flat on the floor beforehand to check the full length.
      (banner garland bunting streamer pennant) Fasten the center of the {name} first so that both ends fall evenly.
      (banner garland bunting streamer pennant) Wind the {name} around cardboard for storage to prevent knots.
      (mobile) Hold the {name} by the top when moving {them}, so that the strings do not cross.
      (hanging tapestry macrame dreamcatcher) Dust the {name} with a soft brush and straighten any fringe by hand.
      Place the {name} out of direct sun, which fades one side sooner than the other.
      Keep the {name} at a safe distance from flames, heaters and hot lamps.
      Check that the hook suits the wall as well as the weight of the {name}.
      Have [3 and: a tape measure|a pencil|a suitable hook|a ladder|a second person] at hand.
      (mobile) Hang the {name} out of reach of children, and check the hook from time to time.
      (mobile) Use a swivel hook, so that the {name} can turn freely.
    `),
    terse: lines(`
      (!mobile) Lay the {name} flat first.
      Test the hook before you hang the {name}.
      (banner garland bunting streamer pennant) Pin the middle of the {name} first.
      (banner garland bunting streamer pennant) Wind the {name} on cardboard to store {them}.
      (mobile) Lift the {name} by the top.
      (hanging tapestry macrame dreamcatcher) Comb the fringe of the {name} by hand.
      No strong sun on the {name}.
      Shake the {name} out in spring.
      Keep flames away from the {name}.
      Step back. Adjust.
      No hot bulbs.
      (mobile) Hang the {name} out of a child's reach.
      (mobile) A swivel hook suits the {name}.
    `),
  },
}
