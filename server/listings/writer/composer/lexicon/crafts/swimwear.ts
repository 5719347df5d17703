import { lines, stems, type Craft } from '../craft.ts'

export const SWIMWEAR: Craft = {
  nouns: stems('swimsuit bikini swimwear tankini monokini swimdress'),
  signs: stems('bikini swimsuit'),
  emojis: ['👙', '🌊', '☀️', '🏖️', '🌴', '🐚', '✨', '🍉'],
  openings: {
    warm: lines(`
      {A_lead} for the [first warm weekend|week you've been counting down to].
      {A_lead} for [lakes, pools|docks, decks] and a wet towel on the rail.
      {A_lead} for the spot you always [spread your towel|come back to].
    `),
    tale: lines(`
      {A_lead} for mermaids on [land|a lunch break].
      {A_lead} for cannonballs and [careful toes|slow wading].
      {A_lead}, first one [in the water|down the beach].
    `),
    plain: lines(`
      {A_lead} for the [pool|beach], the lake and the deck.
      {A_lead} for [sunny weeks|vacations] and weekends by the water.
      {A_lead} to wear under [a shirt|shorts] on the way to the water.
    `),
    terse: lines(`
      {A_lead} for [the lake|July].
      {A_lead}. Towel, [sun|shade].
      {A_lead} for [pools|beaches|decks].
    `),
  },
  scenes: {
    warm: lines(`
      Put the {name} on under your clothes, and there's nothing to do at the [lake|beach] but go in.
      Pack the {name} first, then [the book|everything else] around {them}.
      The {name} {v:goes} from the dock to the taco stand with a [shirt|pair of shorts] over the top.
      Half of swimming is drying off after; the {name} {v:likes} that half best.
      There's always one friend who's in the water first; put on the {name} and [be her|beat them].
      Keep the {name} in the car from May on, with a towel, just [in case|because].
      Backyard sprinkler, kiddie pool, hose: the {name} {is} not [proud|fussy].
      Photos from the dock get framed, so wear the {name} [you like|that feels like you].
      You'll want the {name} for [3 or: the lake house|a pool party|a ferry ride|the hot springs|an early swim].
      Bring along [3 and: sunscreen|a paperback|peaches|a towel|a wide hat].
      [Lakes|Pools|Oceans|Sprinklers] are [cold|bracing] for exactly [one breath|a minute|three steps], and then [nobody|no one] wants to [leave|get out].
    `),
    tale: lines(`
      The {name} {v:has} no plans beyond the [water|next wave].
      Wade, gasp, laugh, swim: the {name} {v:was} there for [all four|the gasp].
      A mermaid would trade her [comb|lagoon] for the {name} and a cold drink.
      The sea sets the hour; the {name} {v:keeps} the [appointment|tide table].
      Seagulls steal fries, never the {name}; even they have [limits|taste].
      Somebody must be first off the dock, and the {name} {v:is} already [on|dressed for it].
      Under a big shirt, the {name} {v:bides} {its} time until [noon|the ice cream's gone].
      Salt, sun and a damp paperback: the {name} {v:knows} the [recipe|season].
      The {name} {v:answers} the call of [3 or: tide pools|diving boards|hammocks|paddle boats|midnight lakes].
      Summer is made of [3 and: wet hair|watermelon|flat stones|ferry tickets|sandy sandwiches].
      [Cannonballs|Slow wading|Backfloats|Handstands] are a matter of [character|upbringing|weather], and [lunch|ice cream|the ferry|the tide] of [timing|luck|patience].
    `),
    plain: lines(`
      Worn under a shirt and shorts, the {name} {v:goes} straight from breakfast to the [beach|pool].
      The {name} {v:takes} little room in a bag, even beside a [towel|change of clothes].
      With loose trousers or a wrap, the {name} can be worn to a [beach bar|late lunch].
      For a vacation by the water, a second suit beside the {name} {v:gives} each one time to [dry|rest].
      A pool, a lake and the sea ask different things; the {name} {v:belongs} in the bag for [each|all].
      For a honeymoon or a long-planned trip, the {name} can be the first thing [packed|bought].
      On a deck or terrace, the {name} {v:suits} an afternoon without any [swimming|program].
      Early swimmers can leave the {name} out the night before with a [towel|robe].
      The {name} {v:suits} [3 or: lakes|pools|beaches|spas|boats].
      A swim bag holds [3 and: sunscreen|a towel|water|sandals|a comb].
      A [morning|lunchtime|late|quick] swim [opens|divides|rounds off] the day, and a [towel|robe|shirt] over the shoulders is enough for the [walk|drive|way] back.
    `),
    terse: lines(`
      The {name} under a shirt, all day.
      Pack the {name} first.
      Towel, book, the {name}.
      The {name} {v:stays} in the car from May.
      First in the water wears the {name}.
      Add shorts to the {name}. Lunch.
      Dock, sun, the {name}.
      For the trip ahead: the {name}.
      For [3 or: lakes|pools|beaches|boats|decks].
      With [3 and: a towel|peaches|a hat|a book|water].
      [Towel|Book|Peach|Hat], [dock|lake|pool|sea], [noon|July|late light|first swim].
    `),
  },
  tips: {
    warm: lines(`
      Rinse the {name} in cool, fresh water right after a swim; [salt and chlorine|chlorine] are hard on cloth.
      Press the water out of the {name} with a towel, since wringing [pulls|twists] the shape.
      Dry the {name} flat in the shade, never over a [hot rail|radiator].
      Let sunscreen sink in before you put the {name} on; it leaves [stains|marks].
      Sit on a towel at the pool's edge, because rough [tile|paving] snags the {name}.
      Leave the {name} out of the dryer, whatever the [hurry|weather].
      Carry the wet {name} home in a separate bag, then rinse {them} [that evening|once more].
      Between swims keep the {name} from [3 and: sunscreen|hot cars|rough decks|the dryer|damp bags].
    `),
    tale: lines(`
      A cool rinse sends the salt back where [it came from|it belongs] and the {name} {v:lasts}.
      Wringing is for [laundry villains|mops]; roll the {name} in a towel.
      Dry the {name} in the shade, as sunlight has [sticky fingers|a taste for color].
      Pool edges bite, so give the {name} a towel to sit [on|upon].
      Let sunscreen sink in first, or the {name} will [wear it too|remember].
      Dryers are deserts to the {name}; keep to the [breeze|balcony].
      Keep the {name} far from [3 and: hot cars|chlorine puddles|rough rocks|dryers|sticky lotion].
    `),
    plain: lines(`
      Rinse the {name} in cool, fresh water soon after each [swim|use].
      Press water out of the {name} in a towel instead of [wringing|twisting].
      Dry the {name} flat and in the shade, because heat and sun [weaken|fade] elastic and color.
      Allow sunscreen to absorb before putting on the {name}, as it can [stain|mark] the fabric.
      Avoid sitting on rough [stone|pool edges] in the {name} without a towel.
      Do not leave the {name} damp in a bag [overnight|for hours].
      The {name} {v:keeps} best away from [3 and: dryers|hot cars|chlorine|lotion|rough surfaces].
    `),
    terse: lines(`
      Rinse the {name} cool after each swim.
      Roll the {name} in a towel; no wringing.
      Dry the {name} flat, in shade.
      No dryer for the {name}.
      Sunscreen first, then the {name}.
      Sit on a towel in the {name}.
      Avoid [3 and: chlorine|dryers|hot cars|lotion|rough rock].
    `),
  },
}
