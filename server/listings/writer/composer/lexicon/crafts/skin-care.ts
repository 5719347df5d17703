import { lines, stems, type Craft } from '../craft.ts'

/** What is put on the skin. Nothing is said of what it does there: that would be a health claim. */
export const SKIN_CARE: Craft = {
  nouns: stems('balm salve lotion butter oil serum cream deodorant toner scrub moisturizer'),
  signs: stems('skincare skin lip spa'),
  emojis: ['🌿', '💧', '🎁', '✨', '🌼', '💛', '🌸', '🍃', '🤍', '🫧'],
  openings: {
    warm: lines(`
      {A_lead} for [the shelf by the mirror|home, work and weekends away].
      {A_lead} for [the first minute of the morning|the last minute before bed].
      {A_lead} to keep [next to the toothbrush|by the bathroom mirror].
    `),
    tale: lines(`
      {A_lead}, for the face in the mirror [and its relations|before coffee].
      {A_lead}, ready for [a shelf with steam on it|the society of toothbrushes].
      {A_lead} for [early mirrors and late ones|the mirror's good side].
    `),
    plain: lines(`
      {A_lead} for [the bathroom shelf|a morning routine|an evening routine] or a travel bag.
      {A_lead} for daily use [at home and on the road|in the morning or at night].
      {A_lead} for people who [read the label first|like to know what goes on their skin].
    `),
    terse: lines(`
      {A_lead} for [morning and night|every day|the small shelf].
      {A_lead} for [the bag|the mirror|the bathroom shelf].
      {A_lead} for [early mornings|late evenings|packed bags].
    `),
  },
  scenes: {
    warm: lines(`
      (!scrub) Keep the {name} next to [3 or: your toothbrush|the good soap|your glasses|the hairbrush|the alarm clock] and you'll never hunt for {them}.
      (!scrub) The {name} {v:goes} wherever your keys go: bag, [desk drawer|glove box], coat on the hook.
      (!scrub) Give the {name} the spot by the mirror where you stand [half awake|every morning] anyway.
      Sunday night, [clean sheets|fresh pajamas], the {name}, and the week may come.
      (balm hand lotion cream salve butter !body !scrub) A friend who works in [a kitchen|a garden|a hospital] goes through more than most, and will thank you for the {name}.
      (!lip !deodorant !scrub) Leave the {name} by the guest bed next to the water and the [lamp|wifi password].
      The {name} {v:takes} up less room than the [hotel minis|half-used tubes] you can now throw out.
      Some people own ten of everything; you can own the {name} and a [clear shelf|tidy shelf|free drawer].
      (balm hand lip cream salve !scrub) Winter hats come out, and that's the day to put the {name} [by the front door|in your coat].
      A quiet five minutes with the {name} counts, even with [someone|a child|the dog] [knocking|waiting] at the bathroom door.
      (!scrub) On a long trip the {name} {v:rides} up front with the [tickets|passports|snacks].
      (!scrub) The {name} {v:fits} into the [two minutes|moment] between the shower and the [coffee|first knock on the door].
      (scrub) Keep the {name} on the shower ledge, lid on, where wet hands can find {them}.
      (scrub) Hands that have spent Saturday in [the garden|the garage|potting soil] can look forward to the {name}.
      (scrub) The {name} {v:goes} with the first [sandals|sundress] of the year, or with a long winter bath.
    `),
    tale: lines(`
      The bathroom shelf has its [nobles and its commoners|regulars and its drifters]; the {name} {v:gets} along with both.
      (!scrub) Mirrors are honest before coffee, so it's good to have the {name} there for [moral support|company].
      (!scrub) The {name} {v:vanishes} into any bag and {v:surfaces} [in the wrong pocket|under the receipts] when you need {them}.
      (!scrub !deodorant) Leave the {name} on the nightstand, between the [novel|alarm clock] and the good intentions.
      Guard the {name} from [roommates|sisters|teenagers], who have a way of borrowing in installments.
      There are [queens|explorers] who crossed deserts with fewer comforts than the {name} and a clean towel.
      (balm hand lip cream salve !scrub) Put the {name} by the door in the first week of frost, with the [mittens|scarves|ice scraper] and the brave faces.
      (!scrub) The {name} {v:knows} two appointments, morning and night, and {v:turns} up for [both|each].
      Hide the {name} behind the [toothpaste|mouthwash|spare soap] and you may yet have some left by [spring|the weekend].
      The {name} {v:asks} for one small [shelf|ledge] and no ceremony at all.
      (scrub) Sand on the beach is free, but the {name} {v:stays} out of the [sandwiches|car].
      (scrub) Elbows get little attention in this world, so let the {name} call on them.
      (scrub) With the {name} on the ledge, a shower can run [late|as long as an opera] and nobody minds.
    `),
    plain: lines(`
      (!scrub) Most people use such things where they [brush their teeth|wash their hands], so keep the {name} there.
      (!scrub) The {name} {v:has} room in a [desk drawer|gym bag|carry-on] as well as on the bathroom shelf.
      (!scrub) A desk drawer at work has room for the {name} and little need of [anything else|the rest].
      (!scrub !deodorant) Beside the bed, the {name} {is} in reach for the last [minute|step] of the evening.
      (!lip !deodorant) In a guest bathroom, the {name} may stand with the towels for anyone who has packed [in a hurry|light].
      (!deodorant) The {name} {v:makes} a sensible present for [a colleague|a teacher|a neighbor], as no size needs to be known.
      For a new routine, the {name} can follow something you already do, such as [brushing your teeth|your evening shower].
      When a trip is short, the {name} and a toothbrush may be [most|nearly all] of what the bag needs.
      With children in the house, a [high|closed] [shelf|cabinet] is the right place for the {name}.
      A shelf with few things on it is easily kept [clean|in order], and the {name} {v:deserves} one of the places.
      (scrub) The {name} {v:has} {its} place in the shower or beside the tub, where a rinse is never far.
      (scrub) Many people keep a fixed day for such things; the {name} could be part of [Sunday|Friday] evening.
      (scrub) At the kitchen sink, the {name} can stand next to the soap for hands back from [the garden|the workshop].
    `),
    terse: lines(`
      (!scrub) Morning, [mirror|coffee|toothbrush], the {name}.
      (!scrub !deodorant) The {name} by the bed, [within reach|beside the book|next to the clock].
      (!scrub) Toothbrush first, then the {name}, then [coffee|the day|the door].
      One shelf, few things, the {name} [among them|in front].
      (!scrub) Carry the {name} with your [keys|phone|wallet].
      (!scrub) [Shelf|Drawer], gym bag, [suitcase|desk]: the {name} {v:fits}.
      (!scrub) Put the {name} where you [wash|dress|shave|comb your hair].
      For short trips: a [toothbrush|comb|clean shirt] and the {name}.
      (!deodorant) The {name} for a [colleague|neighbor|friend|roommate].
      (!scrub) Clean towel, clean [hands|mirror|sink], the {name}.
      After the [shower|bath|swim], the {name}.
      (scrub) [Shower|Tub] ledge, lid on: the {name}.
      (scrub) The {name} for [Sunday|Friday] evening.
      (scrub) [Garden|Garage|Gym] first, then the {name}.
      (scrub) Warm water, wet hands, the {name}.
    `),
  },
  tips: {
    warm: lines(`
      Try a little of the {name} on the inside of your [arm|wrist] first and give it [a day|until tomorrow].
      Start with less of the {name} than you think; you can always [add|go back for more].
      Keep the {name} off the [sunny sill|radiator shelf], since light and heat change texture and scent.
      Close the {name} well each time, so [steam|dust|lint] stays out.
      Put the date on the bottom of the {name} when you open {them}; [you won't remember it otherwise|by spring you'll be glad].
      Read the ingredients of the {name} first if your skin [has opinions|is picky].
      (balm butter salve scrub cream !lip !tube !stick !bar !deodorant) [Dry|Clean, dry] fingers only: water in the {name} is what shortens its days.
      (balm butter salve oil !lip) Warm a [bit|fingertip] of the {name} between your palms before you put it on.
      (lotion cream butter oil !lip !beard) Give the {name} a minute to sink in before you [get dressed|make the bed].
      (scrub) Oils from the {name} make the tub slick, so rinse it before the next person [steps|climbs] in.
      (beard) Work the {name} through with your fingers first and the [comb|brush] second.
      (lip) Keep the {name} in the coat you wear most, and the hunt is over.
      (balm salve butter cream) After a day in a hot car the {name} may turn soft; [cool|rest] {them} upright before opening.
    `),
    tale: lines(`
      Introduce the {name} to a small patch of [arm|wrist] before {it} {v:meets} the [neighbors|rest of you].
      A fingertip of the {name} goes further than you'd think, so begin like a [miser|mouse].
      Sunny windowsills are for [cats|geraniums]; the {name} {v:prefers} the [cupboard|cabinet|shade].
      (!lip !tube !stick) Screw the lid on the {name} tight, or the [steam|shower] will help itself.
      Write the opening date under the {name}, in ink, like a [birthday|ship's log].
      Read the fine print on the {name} first; skin has a [better|longer] memory than you do.
      (balm butter salve scrub cream !lip !tube !stick !bar !deodorant) Wet fingers are not on the guest list of the {name}.
      (balm butter salve oil !lip) Rub your palms together with a little of the {name}, as [villains|magicians] do, and then put it on.
      (scrub) Rinse the tub after the {name}, or the next bather goes skating.
      (beard) Fingers first, comb second: the {name} {v:travels} better that way.
      (lip) The {name} {v:moves} from coat to coat when nobody is looking, so check [the other one|all of them].
      (balm salve butter cream) If the {name} {has} spent the day in a hot car, let {them} [cool off|calm down] before you [speak to|open] {them}.
    `),
    plain: lines(`
      Test a small amount of the {name} on the inner [arm|wrist] and wait a day before [regular|daily] use.
      Begin with a small amount of the {name}; [more can be added at any time|a little more is soon added].
      Store the {name} away from [sunlight|a radiator|direct sun], since warmth changes both texture and scent.
      Close the {name} after each use to keep out [moisture|steam] and [dust|lint].
      [Note|Write] the date of opening on the {name}, so that you know how long {it} {v:has} been in use.
      Read the list of ingredients of the {name} before [use|the first use] if you have [allergies|known allergies].
      (!eye) Use the {name} on unbroken skin only, and [keep|hold] {them} away from the eyes.
      (balm butter salve scrub cream !lip !tube !stick !bar !deodorant) Take the {name} from the container with dry fingers or a [small spatula|clean spoon].
      (balm butter salve oil !lip) Warm the {name} between the palms first; {it} {v:spreads} [more easily|better] that way.
      (scrub) Rinse the tub or shower floor after the {name}, as oils leave it slippery.
      (beard) Distribute the {name} with the fingers first and with a comb afterwards.
      (lip) Keep the {name} out of a hot car, where {it} may soften.
    `),
    terse: lines(`
      Test the {name} on your [arm|wrist] first[|, then wait a day].
      Use less of the {name} than you [think|planned].
      Close the {name} after each use[|, lid tight].
      Keep the {name} out of [sun and heat|the sun|hot cars].
      [Date|Label] the {name} when you open {them}.
      Read the [ingredients|label] of the {name} first.
      (balm butter salve scrub cream !lip !tube !stick !bar !deodorant) Dry fingers for the {name}, [always|each time].
      (balm butter salve oil !lip) Warm the {name} in your [palms|hands] first.
      (scrub) Rinse the [tub|shower floor] after the {name}.
      (beard) Fingers first, then the comb, with the {name}.
      (lip) Coat, desk, [bag|car]: the {name} {v:goes} along.
    `),
  },
}
