import { lines, stems, type Craft } from '../craft.ts'

/** Dried, preserved and pressed flowers; pressed ones are for making things, not for a vase. */
export const DRIED_FLOWERS: Craft = {
  nouns: stems(
    'flower bouquet bundle bunch posy arrangement stem pampas grass statice strawflower',
  ),
  signs: stems('everlasting'),
  emojis: ['💐', '🌾', '🌸', '🌼', '🤎', '🍂', '🎁', '✨', '🌿', '💛'],
  openings: {
    warm: lines(`
      (!pressed) {A_lead} for [the shelf that never gets watered|the hallway|the dark end of the room].
      (!pressed) {A_lead} for people who [forget to change the water|like a meadow indoors|travel a lot].
      (!pressed) {A_lead} to keep [when the garden goes quiet|through the winter|long after the season].
      (pressed) {A_lead} for [cards and bookmarks|an afternoon with glue and tweezers|rainy-day projects].
      (pressed) {A_lead} for [gift tags, place cards and journals|the craft table].
    `),
    tale: lines(`
      (!pressed) {A_lead}: last summer, [holding still|standing on a shelf|kept from the wind].
      (!pressed) {A_lead}, for thumbs of [any|every] color.
      (!pressed) {A_lead} for [those who lose watering cans|meadows that travel indoors|autumn without the rain].
      (pressed) {A_lead}: a meadow [flat enough for an envelope|between two pages].
      (pressed) {A_lead}, for hands that [cannot sit still|own tweezers].
    `),
    plain: lines(`
      (!pressed) {A_lead} for [dim rooms|offices and hallways|rooms without much daylight].
      (!pressed) {A_lead} for homes where [nobody has time to water|fresh flowers are impractical].
      (!pressed) {A_lead} for [a shelf, a wall or a table|quiet corners and small tables].
      (pressed) {A_lead} for [cards, bookmarks and frames|paper crafts and journals].
      (pressed) {A_lead} for [craft tables and classrooms|place cards and gift tags].
    `),
    terse: lines(`
      (!pressed) {A_lead} for [a quiet shelf|the hallway|the desk].
      (!pressed) {A_lead}. No [water|vase water] needed.
      (!pressed) {A_lead} for [winter rooms|dim corners|still life tables].
      (pressed) {A_lead} for [cards|bookmarks|journals] and [gift tags|frames].
      (pressed) {A_lead}. [Tweezers, glue, paper.|For paper and patience.]
    `),
  },
  scenes: {
    warm: lines(`
      (!pressed) The {name} {v:asks} for no water, so [weekend trips|summer vacations] need no neighbor with a key.
      (!pressed) Put the {name} where fresh flowers never last: the [radiator shelf|dim hallway|office].
      (!pressed) A jug with a chip, an [old bottle|enameled pot], the {name}, and the shelf is done.
      (!pressed) Hang the {name} head down from a nail in the [kitchen|entry], the way {it} might have dried.
      (!pressed) Take one stem from the {name} for the [breakfast tray|bathroom shelf|desk] and nobody will miss it.
      (!pressed) A dorm room has no sill to spare, but there's a corner for the {name} [above the desk|on the shelf].
      (!pressed) When the garden is bare and the [market|corner shop] has only carnations, you still have the {name}.
      (!pressed) Bring the {name} to a friend who says every plant dies on them; this time there's nothing to [water|repot].
      A sprig from the {name} on a wrapped parcel does more than a [bow|ribbon].
      Tuck a bit of the {name} into a [letter|recipe book|picture frame] and find it again next year.
      (pressed) Spread the {name} on a sheet of paper and [move|push] things around before the glue comes out.
      (pressed) A rainy afternoon, tweezers, a cup of tea and the {name}: that's [cards|place cards|bookmarks] for the whole family.
      (pressed) The {name} {v:goes} on [3 or: bookmarks|place cards|gift tags|lampshades|journal covers|candles].
      (pressed) Children need no drawing skills for a [card|bookmark|picture] once the {name} {is} on the table.
      (pressed) Use the {name} on the [envelope|parcel] as well as the [letter|card], and the mail carrier gets a garden too.
    `),
    tale: lines(`
      Summer [left in a hurry|packed in a hurry] and forgot the {name}; finders keepers.
      (!pressed) The {name} {v:drinks} nothing, {v:bows} to nobody and {v:holds} the same pose all [winter|year].
      (!pressed) Bees have been known to tap at the window over the {name} and leave [embarrassed|disappointed].
      (!pressed) Stand the {name} in the guest room and let visitors lean in, sniff and [frown|wonder].
      (!pressed) A still life painter would move in next to the {name} with [pears|a skull] and stay a month.
      (!pressed) The {name} and the cat will have to come to terms about the [high|top] shelf.
      Some people [press|push] their luck; others [prefer|settle for] the {name}.
      (!pressed) [Snow|Frost|Sleet] on the sill, a meadow on the [shelf|table]: the {name} {v:keeps} odd seasons.
      Slip a piece of the {name} into a library book and make a stranger's [spring|Tuesday].
      (!pressed) With the {name} in a bottle, the windowless bathroom has a view of [July|the field].
      (!pressed) Give the {name} to someone whose last fern is still [spoken of|mourned].
      (pressed) Tweezers, glue and the {name}: a meadow you can put together in [whatever order|any season].
      (pressed) The {name} {v:turns} a plain [envelope|card] into mail worth [steaming open|keeping].
      (pressed) Botanists glued, labeled and filed; you and the {name} are free to [make things up|skip the Latin].
      (pressed) Last summer fits in an envelope, as the {name} can [prove|show].
      (pressed) Set out the {name} and the kitchen table turns into a [meadow|herbarium] by three o'clock.
    `),
    plain: lines(`
      (!pressed) The {name} can stand where living plants cannot, for instance in [3 or: a windowless bathroom|a dim hallway|an office|a stairwell|a guest room].
      (!pressed) In a narrow vase, the {name} {v:holds} together; in a wide one, the stems [spread|fan out].
      (!pressed) The {name} may also hang head down from a [hook|beam|nail], free of the wall.
      (!pressed) On a dining table, keep the {name} low enough to [talk|see] across.
      (!pressed) Since no water is involved, the {name} can stand among [books|papers|electronics].
      (!pressed) As a present, the {name} {v:suits} people who [travel|work long hours] and cannot look after plants.
      (!pressed) In the months without a garden, the {name} {v:brings} the shapes of one [indoors|into the room].
      A single stem of the {name}, laid on a folded napkin, marks a place at [the table|a dinner].
      (!pressed) The {name} can be divided, one part for the [hall|desk] and one for the [guest room|shelf].
      (!pressed) With a [candlestick|stack of books|framed picture] beside {them}, the {name} {v:makes} a still life for a sideboard.
      (pressed) Lay the [design|pattern] out dry on paper first, and fix the {name} once every piece has its place.
      (pressed) The {name} can decorate [3 and: cards|bookmarks|gift tags|place cards|journal pages|frames].
      (pressed) For work in a classroom, sort the {name} by [size|shape] on separate [trays|plates].
      (pressed) Under a sheet of clear film or in a frame, the {name} {v:keeps} flat and {v:stays} visible.
      (pressed) Place cards with a piece of the {name} cost little time and suit any [table|season].
    `),
    terse: lines(`
      (!pressed) The {name} {v:needs} no [water|watering] and no [window|light].
      (!pressed) One [bottle|jug|jar], the {name}, a bare [shelf|wall|table].
      (!pressed) Hang the {name} head down from a [nail|hook|beam].
      (!pressed) The {name} in the [hall|office|stairwell], where nothing grows.
      (!pressed) Low vase, short stems, the {name} at [dinner|breakfast].
      (!pressed) [Snow|Rain|Frost] outside, the {name} on the [sill|shelf].
      (!pressed) For [travelers|commuters|students] and forgetful gardeners: the {name}.
      One stem of the {name} on a [wrapped parcel|folded napkin|birthday letter].
      (!pressed) Divide the {name}: hall, [desk|bedroom], [shelf|mantel].
      (!pressed) The {name} among the [books|records|papers], dry and still.
      A [sprig|piece] of the {name} in a [letter|book].
      (pressed) [Paper|Card], tweezers, the {name}.
      (pressed) The {name} on [cards|tags|bookmarks|place cards].
      (pressed) Lay out the {name}, then [glue|frame {them}].
      (pressed) The {name} in a frame, nothing [else|around].
      (pressed) A plain [card|page|envelope] and the {name}.
    `),
  },
  tips: {
    warm: lines(`
      Keep the {name} out of direct sun, and the colors [fade more slowly|stay longer].
      (!pressed) No water for the {name}, not even a [drop|sip] in the bottom; damp is what ruins dried things.
      (!pressed !shower) Bathrooms with long showers are too damp for the {name} unless you [air them|open a window] well.
      (!pressed) A hair dryer on cold and low blows the dust off the {name} from [an arm's length|a distance].
      A few [crumbs|loose bits] are normal with the {name}, so unpack {them} over [a sheet of paper|the table].
      (!pressed) Handle the {name} by the stems, since the heads are what [break|crumble] first.
      (!pressed) A light mist of hairspray keeps the fluffier bits of the {name} from [shedding|drifting].
      (!pressed) Stand the {name} out of reach of tails and [toddlers|elbows]; dry stems don't bend back.
      (pressed) Pick up the {name} with tweezers, because fingertips are [damp|warm] enough to tear.
      (pressed) Store the {name} flat between sheets of paper, with a [book|cutting board] on top.
      (pressed) Use the glue thinly under the {name}; a [toothpick|pin] puts it where you want it.
      (pressed) Slide a sheet of paper under the {name} when you move them; they lift [more easily|without a tear] that way.
      (pressed) Practice with the plainest of the {name} first and save the [showy|rare] ones.
    `),
    tale: lines(`
      Sunbathing is for the living, so keep the {name} in the [shade|half-light] and the colors stay longer.
      (!pressed) Not a drop to drink for the {name}, please; {it} gave that up [last summer|for good].
      (!shower) Steam brings back [old|bad] memories in dried flowers, so keep the {name} out of damp bathrooms.
      (!pressed) Dust the {name} with the hair dryer set to cool breeze, from across the [rug|table].
      Expect the {name} to drop a petal or two on arrival, as any [traveler|diva] does.
      (!pressed) Hold the {name} by the stems; heads are for [looking at|show].
      (!pressed) Cats take the {name} for a dare, so pick the [taller|top] shelf.
      (!pressed) A whiff of hairspray and the {name} {v:keeps} {its} hairdo through the [winter|season].
      (pressed) Tweezers for the {name}; thumbs are too [clumsy|warm] for such work.
      (pressed) Tuck the {name} between paper sheets in a heavy book, preferably one you've [finished|given up on].
      (pressed) Glue like a miser: a [toothpick's|pin's] tip under the {name} will do.
      (pressed) Hold your breath over the {name}; one [sneeze|sigh] and the meadow is on the floor.
      (pressed) Begin with the plainest of the {name}, since even [meadows|stars] have understudies.
    `),
    plain: lines(`
      Keep the {name} out of [direct|strong] sunlight, which [fades|bleaches] dried flowers.
      (!pressed) Do not add water, as moisture makes the {name} [limp|moldy].
      (!pressed !shower) Choose a dry room for the {name}; [kitchens and bathrooms|damp rooms] need good ventilation.
      (!pressed) Remove dust from the {name} with a hair dryer on its [coolest and lowest|lowest cold] setting.
      (!pressed) Lift the {name} by the stems, since dried heads are [brittle|fragile].
      Unpack the {name} slowly, over paper; a few loose [petals|seeds] are normal.
      (!pressed) A fine coat of hairspray reduces [shedding|crumbling] from the {name}.
      (!pressed) Place the {name} away from [open flames|candles], because dried plants catch fire easily.
      (pressed) Use flat tweezers for the {name}, as the warmth of fingers can [tear|curl] thin petals.
      (pressed) Store the {name} flat and dry between sheets of paper until they are used.
      (pressed) Apply glue to the {name} sparingly, and let it dry under a [weight|book].
      (pressed) Work away from fans and open windows, as the {name} {v:weighs} almost nothing.
      (pressed) Try [glue|paste] or varnish on one piece of the {name} before you use it on all.
    `),
    terse: lines(`
      Keep the {name} out of the [sun|bright sun].
      (!pressed) No water for the {name}, [ever|not a drop].
      (!pressed !shower) A dry room suits the {name}; [steam|damp] does not.
      (!pressed) Dust the {name} with cold air from a hair dryer.
      (!pressed) [Hold|Lift|Carry] the {name} by the stems.
      A few [loose|stray] petals from the {name} are normal.
      (!pressed) Hairspray keeps the {name} from [shedding|dropping fluff].
      (!pressed) No [candles|open flame] beside the {name}.
      (pressed) Tweezers, not fingers, for the {name}.
      (pressed) Store the {name} flat, between [paper|pages].
      (pressed) [Little|Thin] glue under the {name}.
      (pressed) No fans, no open window near the {name}.
      (pressed) Test the glue on one of the {name}.
    `),
  },
}
