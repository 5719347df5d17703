import { lines, stems, type Craft } from '../craft.ts'

// A crate is open and stands on the floor, a box is mostly closed and within reach.
export const BOXES: Craft = {
  nouns: stems('box crate chest'),
  signs: [],
  emojis: ['📦', '🗝️', '✨', '🤎', '🏡', '🌿', '💌', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the things you'd [hate to lose|never throw out|look for first].
      {A_lead} for [everything you keep|what has no drawer of its own].
      {A_lead}, because [good|small] things deserve [a home|better than a drawer].
    `),
    tale: lines(`
      {A_lead} with room for a [secret|treasure] or two.
      {A_lead} for the [magpie|squirrel|collector] in the house.
      Meet {a_lead}, [keeper of odds and ends|sworn to keep things together].
    `),
    plain: lines(`
      {A_lead} that {v:keeps} what belongs together in one place.
      {A_lead} for [orderly storage|things worth keeping|storage in plain view].
      {A_lead} for [a dresser|a desk|a room] with too much lying about.
    `),
    terse: lines(`
      {A_lead} for what you keep.
      {A_lead}. [One place for it all|Things, put away|Order, in plain sight].
      {A_lead} for [less clutter|a clear surface].
    `),
  },
  scenes: {
    warm: lines(`
      (recipe) The [card with the butter stain|one in grandma's handwriting|pie you only make in November] goes at the front of the {name}.
      (recipe) Stand the {name} by the stove with a [pencil|pen]; next time you'll know to use [less salt|more lemon].
      (jewelry jewellery trinket ring) Drop your earrings in the {name} at night and [nobody goes hunting|you won't be hunting] under the bed at seven.
      (keepsake memory memento treasure baby) Put the [hospital bracelet|train ticket|first tooth|dried corsage] in the {name} before it slips behind a drawer.
      (keepsake memory memento treasure) Take the {name} down on a rainy Sunday and you'll be [on the floor|lost in old photos] until dinner.
      (crate) Slide the {name} under a bench or beside the sofa for [3 or: blankets|records|magazines|knitting|boots|toys].
      Give the {name} one job, [letters|photos|chargers|sewing things], and you'll always know where to look.
      Leave the {name} out in the open; [guests will ask|the things inside stay easy to reach], and the room looks tidier.
      Everyone has a [drawer|windowsill] where everything lands; the {name} can take over from here.
      Ten minutes before company comes, the {name} [{v:swallows} whatever is lying about|{v:makes} a quick friend].
      On moving day the {name} can ride [on your lap|in the front seat], full of what you don't trust to the truck.
      Fill the {name} a little before you give {them} away: [2 and: a note|a photo|seed packets|a recipe|something sweet].
      Once a year, go through the {name} with a [pot of tea|friend] and laugh at what you kept.
    `),
    tale: lines(`
      (recipe) In the {name} [Aunt Ruth's dumplings|the disputed chili] can live next door to your own [mistakes|triumphs].
      (jewelry jewellery trinket ring) Single earrings go in the {name}, to wait for [love|their other half].
      (keepsake memory memento treasure) Some day somebody will open the {name} and ask [who wrote all these letters|what this ticket was for].
      (crate) Part furniture, part pirate loot: fill the {name} with [2 and: records|blankets|toy swords|picture books|firewood].
      Every house has its magpie hoard, and the {name} {v:gives} it [a roof|an address].
      Buttons, ticket stubs, one mysterious key: [the {name} will take them all|nothing is too odd for the {name}].
      Put the {name} where [curious hands|nosy guests] can almost reach.
      What goes in the {name} is your own business, [although the cat will inspect it|and that is half the fun].
      The {name} {v:turns} a heap of [odds and ends|this and that] into a collection, at least on paper.
      Open the {name} after a long while and it's like [finding a coat with money in the pocket|meeting your younger self].
      Let a child rule over {a_name}, and the [flattest pebbles|longest feathers] will move in by nightfall.
      Hide a note in the {name} before you hand {them} over, and say [not a word|nothing].
      The {name} {is} where the [spare keys|birthday candles|good pens] are, or at least will be from now on.
    `),
    plain: lines(`
      (recipe) The {name} {v:keeps} [family recipes|handwritten cards] in one place and close to the stove.
      (recipe) Sort the {name} by [season|course|cook] so that the next meal is quick to find.
      (jewelry jewellery trinket ring) Placed on a dresser, the {name} {v:keeps} [rings and earrings|everyday jewelry] from getting mislaid overnight.
      (keepsake memory memento treasure) Use the {name} for [letters, photographs and tickets|what the family wants to pass on].
      (crate) The {name} {v:stores} [blankets|records|magazines|shoes] where they are used, without a closet.
      The {name} {v:gathers} small items that would otherwise be spread over [several drawers|two rooms].
      Kept on an open shelf, the {name} {v:hides} contents that are [useful but untidy|needed but not pretty].
      Dedicate the {name} to a single purpose, such as [letters|sewing supplies|photographs|cables], to make things easy to find.
      The {name} {v:serves} a [study|bedroom|hallway|living room] equally well, depending on what is put inside.
      As a present, the {name} can hold a second gift, such as [a letter|photographs|a favorite tea].
      In a guest room, the {name} can store [3 and: spare keys|the wifi password|a city map|matches|a phone charger].
      Set the {name} where the items inside are used, [on the desk|near the door|beside the bed], rather than in a cupboard.
      Two minutes with the {name} in the evening will clear a [dresser|desk|sideboard] of what the day left there.
    `),
    terse: lines(`
      (recipe) The {name} {v:stands} where you cook.
      (jewelry jewellery trinket ring) Rings off, into the {name}.
      (keepsake memory memento treasure) The {name} {v:keeps} [letters|photos] and what came with them.
      (crate) The {name} {v:takes} [blankets|records|books] off the floor.
      Give the {name} one purpose.
      The {name} {v:keeps} small things together.
      Put the {name} where you use what is inside.
      [Desk|Table|Shelf] clear, {name} full.
      The {name} {v:stays} out. The clutter does not.
      A good place for [letters|keys|chargers]: the {name}.
      Put a note in the {name} before giving {them}.
      Open the {name} once a year and sort.
      The {name} {v:suits} a [shelf|bench|corner] near you.
    `),
  },
  tips: {
    warm: lines(`
      (hinge hinged) Lift the lid of the {name} in the middle, not at a corner, and [the hinges stay true|nothing bends].
      (felt lined velvet lining) Tip the {name} over and brush the lining [toward you|with a dry paintbrush] to get the dust out.
      (recipe) Put a blank card at the back of the {name}; [the next good recipe|a neighbor's cake] always turns up unplanned.
      (jewelry jewellery) Fasten chains before they go in the {name}, and they [won't knot|come out as they went in].
      Empty the {name} completely once a year; [half of it|some of it] has no business in there.
      Line the bottom of the {name} with a [scrap of cloth|sheet of nice paper] if what goes inside is [delicate|rattly].
      Keep the {name} away from radiators and steamy bathrooms, where [things inside suffer too|photos curl and hinges stick].
      Put the things you use most at the front of the {name}, [the sentimental ones|the once-a-year ones] underneath.
      Dust the {name} with a dry cloth first; [a damp one|water] is for when that isn't enough.
      Don't pack the {name} to the brim, or you'll [stop using {it}|only ever see the top layer].
    `),
    tale: lines(`
      (lid hinge hinged) Treat the lid of the {name} as you'd treat a good door: [no slamming|open it all the way].
      (jewelry jewellery) Chains in the {name} will tangle in the dark unless [fastened|clasped] first.
      Sow a slip with the year on it in the {name}; [your future self|somebody] will be delighted.
      When the {name} {v:gets} full, something must [go|move out]; those are the rules of treasure.
      Sun fades what it can see, so turn the {name} [every few weeks|with the seasons] or park {it} in the shade.
      A [cloth|lone sock] at the bottom of the {name} stops whatever rattles.
      Tell one other person what's in the {name}, [in case you forget|and where it stands].
      A dry cloth and a [minute|song on the radio] are all the {name} {v:asks} for on cleaning day.
    `),
    plain: lines(`
      (lid hinge hinged) Open the lid of the {name} with an even hand and do not [force it past its stop|lean on it].
      (jewelry jewellery) Store chains in the {name} [fastened|clasped] and one by one to avoid knots.
      (recipe) Divider cards in the {name} save time [once the collection grows|as recipes add up].
      Place the {name} out of [direct sun|strong light] if photographs or letters are kept inside.
      Keep the {name} in a dry room with an even temperature; [attics|basements] are hard on contents and container.
      Dust the {name} with a soft dry cloth, [corners first|inside and out].
      Review the contents of the {name} once a year and remove what is [no longer needed|kept by accident].
      A thin [liner|cloth] in the {name} protects delicate contents and makes cleaning easier.
      Put [soft pads|a cloth] under the {name} on a polished surface.
    `),
    terse: lines(`
      (lid hinge hinged) Do not lean on the open {name}.
      (jewelry jewellery) Fasten chains before they enter the {name}.
      Sort the {name} once a year.
      Keep the {name} dry and out of [hard sun|strong sun].
      Line the {name} with cloth for delicate things.
      Dust the {name} with a dry cloth.
      Leave some [air|room] in the {name}.
      Most used on top in the {name}.
    `),
  },
}
