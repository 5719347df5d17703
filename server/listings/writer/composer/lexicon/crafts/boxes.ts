import { lines, stems, type Craft } from '../craft.ts'

// A crate is open and stands on the floor, a box is mostly closed and within reach.
export const BOXES: Craft = {
  nouns: stems('box crate chest'),
  signs: [],
  emojis: ['📦', '🗝️', '✨', '🤎', '🏡', '🌿', '💌', '🎁'],
  openings: {
    warm: lines(`
      (!crate) {A_lead} for the things you'd [hate to lose|never throw out|look for first].
      {A_lead} for [everything you keep|what has no drawer of its own].
      (!crate) {A_lead}, because [some things|small things] deserve better than a drawer.
    `),
    tale: lines(`
      (!crate) {A_lead} with room for a [secret|treasure] or two.
      {A_lead} for the [magpie|squirrel|collector] in the house.
      Meet {a_lead}, [keeper of odds and ends|sworn to keep things together].
    `),
    plain: lines(`
      {A_lead} that {v:keeps} together what belongs together.
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
      (!recipe !jewelry !jewellery !crate !keepsake !memory !memento) Give the {name} one job, [letters|photos|chargers|sewing things], and you'll always know where to look.
      (!crate) Leave the {name} out in the open, where the things inside stay [easy to reach|in use].
      (!recipe !jewelry !jewellery !keepsake !memory !memento !crate) Everyone has a [drawer|windowsill] where everything lands; the {name} can take over from here.
      (!recipe !jewelry !jewellery !crate) Ten minutes before company comes, the {name} {v:swallows} whatever is [lying about|on the table].
      (!crate) On moving day the {name} can ride [on your lap|in the front seat], full of what you don't trust to the truck.
      (!recipe !crate) Fill the {name} a little before you give {them} away: [2 and: a note|a photo|seed packets|a recipe|a pair of earrings].
      (!jewelry !jewellery) Once a year, go through the {name} with a [pot of tea|friend] and laugh at what you kept.
      (recipe) Ask [your aunt|the neighbors|his mother] for one card each and give the {name} with their handwriting inside.
      (recipe) Into {them} go [3 and: the pancakes|Dad's chili|that lemon cake|the Sunday roast|your gingerbread|the soup for sick days].
      (jewelry jewellery trinket ring) The {name} on the dresser means the [favorite ring|good pair] has somewhere to wait while you wash up.
      (jewelry jewellery trinket ring) Let your daughter try on everything in the {name} [one rainy day|while you get ready].
      (!recipe !jewelry !jewellery !crate !keepsake !memory !memento) In {them} you might keep [3 and: train tickets|love letters|buttons|chargers|seed packets|old keys].
      (crate) Set on end, the {name} {v:makes} a fine [nightstand|bookcase|shoe rack] for a first apartment.
      (crate) By the stove, the {name} {v:holds} [kindling|newspapers|a week of logs], and the floor stays swept.
      (crate) Flip through the {name} on a Saturday night and [let the guests pick|somebody starts dancing].
      (keepsake memory memento) Into {them} go [3 and: the first curl|a hospital band|concert stubs|a pressed daisy|baby shoes|a letter in pencil].
      (keepsake memory memento) Nobody needs a whole attic; [a birthday card|one drawing] a year in the {name} will do.
    `),
    tale: lines(`
      (recipe) In the {name} [Aunt Ruth's dumplings|the disputed chili] can live next door to your own [mistakes|triumphs].
      (jewelry jewellery trinket ring) Single earrings go in the {name}, to wait for [love|their other half].
      (keepsake memory memento treasure) Some day somebody will open the {name} and ask [who wrote all these letters|what this ticket was for].
      (crate) Part furniture, part pirate loot: fill the {name} with [2 and: records|blankets|toy swords|picture books|firewood].
      (!recipe) Every house has its magpie hoard, and the {name} {v:gives} it [a roof|an address].
      (!recipe !jewelry !jewellery !crate) Buttons, ticket stubs, one mysterious key: [the {name} will take them all|nothing is too odd for the {name}].
      (!crate !recipe) Put the {name} where [curious hands|nosy guests] can almost reach.
      (!recipe) What goes in the {name} is your own business, [although the cat will inspect it|and that is half the fun].
      (!recipe !jewelry !jewellery) The {name} {v:turns} a heap of [odds and ends|this and that] into a collection, at least on paper.
      (!recipe !crate) Open the {name} after a long while and it's like [finding a coat with money in the pocket|meeting your younger self].
      (!recipe !jewelry !jewellery) Let a child rule over {a_name}, and the [flattest pebbles|longest feathers] will move in by nightfall.
      (!crate) Hide a note in the {name} before you hand {them} over, and say [not a word|nothing].
      (!recipe !jewelry !jewellery !crate !keepsake !memory !memento) The {name} {is} where the [spare keys|birthday candles|good pens] are, or at least will be from now on.
      (recipe) Flour on a card is a [medal|mark of rank]; the {name} {v:holds} the whole regiment.
      (recipe) Here live [3 and: the famous dumplings|a disputed chili|great-aunt's plum cake|the emergency pancakes|a secret gravy|Tuesday's soup].
      (jewelry jewellery trinket ring) By day the {name} {v:minds} your rings, and by night your [earrings|watch and all].
      (jewelry jewellery trinket ring) Rummage in the {name} before a party and [the outfit finds itself|come up sparkling].
      (!recipe !jewelry !jewellery !crate) Suitable lodgers: [3 and: foreign coins|ticket stubs|a watch that stopped|marbles|old keys|love letters].
      (crate) A child with {a_name} has a [ship|rocket|shop counter] by lunch.
      (crate) The {name} {has} room for [3 and: jazz|muddy boots|three blankets|comics|apples|a sleeping cat], though not all at once.
      (crate) Park the {name} at the foot of the stairs for everything that is [going up later|on its way upstairs].
      (keepsake memory memento) Into the {name} with [the ticket|the curl|the crayon portrait]; memory alone gets things wrong.
      (keepsake memory memento) Here rest [3 and: a first tooth|movie stubs|a pressed clover|postcards|a tiny sock|the good letters].
    `),
    plain: lines(`
      (recipe) The {name} {v:keeps} [family recipes|handwritten cards] in one place and close to the stove.
      (recipe) Sort the {name} by [season|course|cook] so that the next meal is quick to find.
      (jewelry jewellery trinket ring) Placed on a dresser, the {name} {v:keeps} [rings and earrings|everyday jewelry] from getting mislaid overnight.
      (keepsake memory memento treasure) Use the {name} for [letters, photographs and tickets|what the family wants to pass on].
      (crate) The {name} {v:stores} [blankets|records|magazines|shoes] where they are used, without a closet.
      (!recipe !crate) The {name} {v:gathers} small items that would otherwise be spread over [several drawers|two rooms].
      (!recipe !jewelry !jewellery !crate) Kept on an open shelf, the {name} {v:hides} contents that are [useful but untidy|needed but not pretty].
      (!recipe !jewelry !jewellery !keepsake !memory !memento) Dedicate the {name} to a single purpose, such as [letters|sewing supplies|photographs|cables], to make things easy to find.
      (!recipe !jewelry !jewellery) The {name} {v:serves} a [study|bedroom|hallway|living room] equally well, depending on what is put inside.
      (!recipe) As a present, the {name} can hold a second gift, such as [a letter|photographs|a favorite tea].
      (!recipe !jewelry !jewellery !crate) In a guest room, the {name} can store [3 and: spare keys|the wifi password|a city map|matches|a phone charger].
      (!recipe !jewelry !jewellery !crate) Set the {name} where the items inside are used, [on the desk|near the door|beside the bed], rather than in a cupboard.
      (!recipe !jewelry !jewellery !crate !keepsake !memory !memento) Two minutes with the {name} in the evening will clear a [dresser|desk|sideboard] of what the day left there.
      (recipe) Recipes written by different hands stay together in the {name}, [ready to be copied|safe from spills in between].
      (recipe) Filled with a few [family favorites|handwritten cards], {a_name} {v:makes} a personal wedding or housewarming gift.
      (jewelry jewellery trinket ring) With the {name} on a nightstand, pieces taken off [at night|before a bath] are found in the morning.
      (jewelry jewellery trinket ring) The {name} {v:lets} a small collection be seen [at one glance|while dressing].
      (!recipe !jewelry !jewellery !crate !keepsake !memory !memento) Typical contents are [3 and: letters|photographs|cables|sewing supplies|spare keys|cards].
      (crate) Placed under a bench or at the foot of a bed, the {name} {v:keeps} [shoes|blankets] within reach.
      (crate) Set on end, the {name} {v:becomes} an open shelf for [books|records|toys].
      (crate) {It} can hold [3 or: records|magazines|firewood|blankets|toys|vegetables].
      (keepsake memory memento) The {name} {v:gives} small mementos [a fixed place|one address] before they scatter.
      (keepsake memory memento) Suitable contents are [3 and: letters|photographs|tickets|a lock of hair|greeting cards|drawings].
    `),
    terse: lines(`
      (recipe) The {name} {v:stands} where you cook.
      (recipe) Handwritten cards stay together in the {name}.
      (recipe) Add a card to the {name} each month.
      (jewelry jewellery trinket ring) Rings off, into the {name}.
      (jewelry jewellery trinket ring) With the {name}, earrings stay in pairs.
      (jewelry jewellery trinket ring) Set the {name} beside the mirror.
      (keepsake memory memento treasure) The {name} {v:keeps} [letters|photos] and what came with them.
      (crate) The {name} {v:takes} [blankets|records|books] off the floor.
      (!recipe !jewelry !jewellery !crate) Give the {name} one purpose.
      (!recipe) The {name} {v:keeps} small things together.
      (!crate) Put the {name} where you use what is inside.
      (!keepsake !memory !memento) The {name} {v:stays} out. The clutter does not.
      (!recipe !jewelry !jewellery !crate !keepsake !memory !memento) Inside: [3 and: letters|keys|chargers|photos|string|stamps].
      (!crate) Put a note in the {name} before giving {them}.
      Open the {name} once a year and sort.
      The {name} {v:suits} a [shelf|bench|corner] near you.
      (crate) On end, the {name} {v:makes} a shelf.
      (crate) Records stand upright in the {name}.
      (crate) Room for [3 or: logs|boots|toys|records|blankets|apples].
      (keepsake memory memento) One letter a year for the {name}.
      (keepsake memory memento) Inside: [3 and: a curl|tickets|letters|photos|a tooth|cards].
    `),
  },
  tips: {
    warm: lines(`
      (hinge hinged) Lift the lid of the {name} in the middle, not at a corner, and [the hinges stay true|nothing bends].
      (felt lined velvet lining) Tip the {name} over and brush the lining [toward you|with a dry paintbrush] to get the dust out.
      (recipe) Put a blank card at the back of the {name}; [the next good recipe|a neighbor's cake] always turns up unplanned.
      (jewelry jewellery) Fasten chains before they go in the {name}, and they [won't knot|come out as they went in].
      Empty the {name} completely once a year; [half of it|some of it] has no business in there.
      (!recipe !crate) Line the bottom of the {name} with a [scrap of cloth|sheet of nice paper] if what goes inside is [delicate|rattly].
      Keep the {name} away from radiators and steamy bathrooms, where [paper curls|things warp].
      (!crate) Put the things you use most at the front of the {name}, [the sentimental ones|the once-a-year ones] underneath.
      Dust the {name} with a dry cloth first; [a damp one|water] is for when that isn't enough.
      Don't pack the {name} to the brim, or you'll [stop using {them}|only ever see the top layer].
      (recipe) Write the cook's name on each card in the {name}; in twenty years that's [half the recipe|what you'll look for].
      (jewelry jewellery trinket ring) Give rings and chains separate corners in the {name}, so stones don't scratch what's [softer|next to them].
      (crate) Stick pads under the {name}, and [the floor stays whole|{it} {v:slides} without a sound].
      (crate) Put heavy things in the {name} first and lift with [both hands|your knees], not by one slat.
    `),
    tale: lines(`
      (lid hinge hinged) Close the lid of the {name} as you'd close a good door: [no slamming|by hand, to the end].
      (jewelry jewellery) Chains in the {name} will tangle in the dark unless [fastened|clasped] first.
      (!recipe !crate) Slip a note with the year on it into the {name}; [your future self|somebody] will be delighted.
      When the {name} {v:gets} full, something must [go|move out]; those are the rules of treasure.
      Sun fades what it can see, so turn the {name} [every few weeks|with the seasons] or park {them} in the shade.
      (!recipe !crate) A [cloth|lone sock] at the bottom of the {name} stops whatever rattles.
      (!recipe !jewelry !jewellery !crate) Tell one other person what's in the {name}, [in case you forget|and where it stands].
      A dry cloth and a [minute|song on the radio] are all the {name} {v:asks} for on cleaning day.
      (recipe) Put the splattered cards at the front of the {name}; [stains are votes|spots are the only reviews that count].
      (recipe) Lend a card from the {name} only against [a slice|a better recipe].
      (jewelry jewellery trinket ring) Pair your earrings before they enter the {name}, [two by two|as Noah would].
      (crate) Records upright, blankets rolled, boots heel to toe: the {name} {v:rewards} [a system|tidy minds].
      (crate) Lift the {name} with both hands, like [treasure|a sleeping dog].
    `),
    plain: lines(`
      (lid hinge hinged) Open the lid of the {name} evenly and do not [force it past its stop|lean on it].
      (jewelry jewellery) Store chains in the {name} [fastened|clasped] and one by one to avoid knots.
      (recipe) Divider cards in the {name} save time [once the collection grows|as recipes add up].
      Place the {name} out of [direct sun|strong light], which fades paper and most finishes.
      Keep the {name} in a dry room with an even temperature; [attics|basements] are hard on contents and container.
      Dust the {name} with a soft dry cloth, [corners first|inside and out].
      Review the contents of the {name} once a year and remove what is [no longer needed|kept by accident].
      (!recipe !crate) A thin [liner|cloth] in the {name} protects delicate contents and makes cleaning easier.
      (!crate) Put [soft pads|a cloth] under the {name} on a polished surface.
      (recipe) Note the source and date on each card before filing it in the {name}.
      (jewelry jewellery trinket ring) Keep stones and chains apart in the {name}, since harder pieces scratch softer ones.
      (crate) Pads under the {name} protect the floor when {it} {is} pulled out often.
      (crate) Store records in the {name} upright and not too tightly, so that sleeves do not crease.
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
      (recipe) Write the cook's name on each card in the {name}.
      (jewelry jewellery trinket ring) Keep chains and stones apart in the {name}.
      (crate) Put pads under the {name}.
      (crate) Stand records upright in the {name}.
    `),
  },
}
