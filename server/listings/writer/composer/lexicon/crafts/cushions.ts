import { lines, stems, type Craft } from '../craft.ts'

export const CUSHIONS: Craft = {
  nouns: stems('pillow cushion cover pillowcase sham bolster lumbar'),
  signs: [],
  emojis: ['🏡', '🌿', '✨', '🧡', '🎁', '☕', '💛', '🍂', '🌾', '🤍'],
  openings: {
    warm: lines(`
      {A_lead} for the corner you always [sit|end up] in.
      {A_lead} for a [sofa|bed] that has waited long enough.
      {A_lead} for the [chair|bench] that lacked a reason to sit down.
    `),
    tale: lines(`
      {A_lead} for sofas with room for [one more|company].
      {A_lead} for [deep naps|tall stories] and shallow excuses.
      {A_lead} for beds that enjoy [being made|a little ceremony].
    `),
    plain: lines(`
      {A_lead} for sofas, beds and [armchairs|window seats].
      {A_lead} for a [seating corner|living room] in need of a focus.
      {A_lead} for [layering|combining] with plain or patterned neighbors.
    `),
    terse: lines(`
      {A_lead} for the [sofa|good chair].
      {A_lead} for a plain [bed|bench].
      {A_lead} for the reading [corner|chair].
    `),
  },
  scenes: {
    warm: lines(`
      Prop the {name} in the corner of the sofa where you [drink your coffee|do the crossword].
      Set the {name} off center; a sofa lined up like a shop window makes people [perch|sit up straight].
      One armchair, the {name} and a [lamp|footstool], and you've made a reading corner out of leftovers.
      Move the {name} from the bed to the [hallway bench|window seat] in spring, and both look new.
      Put the {name} on the guest bed last, and the room says somebody [was expected|thought ahead].
      The {name} {v:sits} well beside plain ones in a shade from the [rug|curtains].
      Hand the {name} to friends with a brand new sofa; they'll have [spent everything|blown the budget] on the seat itself.
      There's a spot for {this} {name} on [3 or: the window seat|a porch chair|the entry bench|the guest bed|a rocking chair|the daybed].
      Swap in the {name} before you [move the furniture|buy paint]; the room may not need more.
      Toss the {name} onto the bed after the covers are straight; a made bed likes a [finish|last word].
      With the {name} in place, you can forgive a sofa its [age|color].
      Bring the {name} out to the porch for the evening and back in [before the dew|with the cups].
    `),
    tale: lines(`
      The {name} {v:holds} the good seat in the house and [rents it out|shares it] by the hour.
      Somewhere between the armrest and the {name} lie the remote and an entire [Sunday afternoon|weekend].
      The cat will inspect the {name} first and [sign the papers|announce the verdict] by lying down.
      A sofa without the {name} is only a long chair with [ambitions|manners].
      In pillow forts, the {name} {v:counts} as [the gate|a watchtower|load-bearing].
      Lay the {name} on the bed like the last word of a [long day|good sentence].
      Give the {name} to whoever always ends up in the [wobbly chair|middle seat] at gatherings.
      New season, same sofa: the {name} {v:changes} the [scenery|story] without a single removal van.
      The reading chair and the {name} have [an understanding|an arrangement]: nobody gets up before the chapter ends.
      Place the {name} where the sun [lands at four|rests after lunch], and be there on time.
      A nap under a newspaper begins with the {name} and ends [at supper|with an alibi].
      The {name} {v:takes} sides in no argument, however often {it} {is} [thrown|hugged].
    `),
    plain: lines(`
      On a plain sofa, the {name} {v:gives} the eye [a place to rest|a point of focus].
      Against the headboard, the {name} {v:finishes} a bed once the covers are [straight|folded back].
      The {name} can bring a single armchair into line with the [rug|curtains] across the room.
      In a rented home, the {name} {v:changes} a room without [paint|a drill].
      Placed off center with a plain neighbor, the {name} {v:keeps} a sofa from looking [arranged|formal].
      The {name} {v:suits} [3 or: an entry bench|a window seat|a daybed|a guest bed|an armchair|a reading corner].
      Moving the {name} between bedroom and living room [refreshes|changes] both at the turn of a season.
      In a guest room, the {name} {v:shows} visitors that the bed was prepared [with thought|for them].
      For a housewarming, the {name} [{is}|{v:makes}] an easy addition to furniture already chosen.
      Placed on a bench by the door, the {name} {v:invites} people to sit while they [tie|pull on] their shoes.
      Outdoors for an afternoon, the {name} {v:makes} a seat of any [bench|low wall].
      Beside plain neighbors, the {name} {is} often enough to finish a [corner|room].
    `),
    terse: lines(`
      Set the {name} in a corner, never in the [middle|center].
      Pair the {name} with [plain neighbors|a second texture].
      Sofa by day, bed by night: the {name} {v:moves}.
      Put the {name} on the [chair|bench] nobody uses. They will.
      Swap in the {name} when the season [turns|changes].
      The {name}, a lamp, a [book|window]. A corner done.
      Let the {name} pick up a color from the [rug|art].
      Place the {name} on the guest bed last.
      For the {name}: [3 or: a daybed|a window seat|an entry bench|an armchair|a guest bed|a rocker].
      A new sofa is a fair [reason|excuse] to give the {name}.
      Set the {name} against the headboard once the bed is made.
      Lean the {name} in the chair where you [read|call home].
      A rented room changes with the {name} and no paint.
      Let guests find the {name} on the [guest bed|window seat].
      Move the {name} from sofa to bed when the season turns.
      Put the {name} on the hall bench, beside the [boots|keys].
    `),
  },
  tips: {
    warm: lines(`
      (!cover !pillowcase) Plump the {name} from the sides rather than the top, and the [corners|edges] fill out again.
      (cover pillowcase) Choose an insert a little larger than the {name}, and the corners won't [sag|go limp].
      Close any zipper before you wash the {name}; open teeth [catch threads|chew on seams].
      Turn the {name} around each week so both sides see the same amount of [sun|sitting].
      Blot a spill on the {name} at once, from the outside in; rubbing only [drives it down|spreads it].
      Give the {name} an hour outside on a dry day, [in the shade|away from full sun], instead of another wash.
      Odd numbers look easier on a sofa, so count the {name} in when you [group|arrange] them.
    `),
    tale: lines(`
      (!cover !pillowcase) A pat on each side wakes the {name} up; punching the middle just [hurts its feelings|leaves a dent].
      (cover pillowcase) Feed the {name} an insert one size up, and the corners stand [to attention|like ears].
      Zip first, wash second: the {name} will come out without [tangles|battle scars].
      Turn the {name} over on Mondays, and sun and [elbows|naps] will wear both faces alike.
      Spills on the {name} respond to patience and [blotting|a dabbed cloth], never to scrubbing.
      Shake the {name} out of the window now and then; the [crumbs|sparrows] know what to do.
    `),
    plain: lines(`
      (!cover !pillowcase) Restore the shape of the {name} by pressing in from the [sides|edges] instead of from above.
      (cover pillowcase) An insert slightly larger than the {name} keeps the corners [full|firm].
      Fasten any closure before washing the {name}, and turn {them} inside out to [spare the surface|protect the outer side].
      Reverse the {name} regularly so that light and use [affect|reach] both sides equally.
      Blot spills on the {name} with a dry cloth, working inward from the [edge|rim of the stain].
      Check the care details before washing the {name}, as filling and cover may need [different treatment|separate care].
      An uneven number of cushions, the {name} among them, looks more [relaxed|settled] on a sofa.
    `),
    terse: lines(`
      (!cover !pillowcase) Plump the {name} from the sides.
      (cover pillowcase) Size up the insert so the {name} {v:looks} full.
      Close zippers before washing the {name}.
      Turn the {name} each week for even [wear|fading].
      Blot spills on the {name}. Never rub.
      Air the {name} in the shade between washes.
      Group the {name} in odd numbers.
      Check the care details before you wash the {name}.
      Keep the {name} out of [steady|direct] sun to slow fading.
      Turn the {name} inside out for the wash.
      (cover pillowcase) Measure your insert before you choose the {name}.
    `),
  },
}
