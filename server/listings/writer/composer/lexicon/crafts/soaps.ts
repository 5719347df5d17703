import { lines, stems, type Craft } from '../craft.ts'

export const SOAPS: Craft = {
  nouns: stems('soap shampoo bar'),
  signs: stems('lather soap soapmaking'),
  emojis: ['🧼', '🛁', '🌿', '💧', '🎁', '🍯', '🤍', '🌾', '🫧', '💛'],
  openings: {
    warm: lines(`
      (!shampoo !conditioner !shaving !shave) {A_lead} for [the sink you use most|the guest sink|mornings and muddy hands].
      (!shampoo !conditioner !shaving !shave) {A_lead} for [the first wash of the day|hands back from the garden|the end of a long day].
      {A_lead} to reach for [before breakfast|after the garden|when you come in from outside].
      (shampoo conditioner) {A_lead} for [the shower shelf|the gym bag|shower singers] and weekends away.
      (shampoo conditioner) {A_lead} for [quick showers|long showers] and [light luggage|small bathrooms].
    `),
    tale: lines(`
      {A_lead}, for people who [sing in the bathroom|linger at the sink|come home with muddy knees].
      {A_lead}, because [mornings need bribing|Monday is not going to wash itself away].
      {A_lead} for [bubbles before breakfast|bubbles at bedtime|the cheerful end of dirt].
    `),
    plain: lines(`
      {A_lead} for [the bathroom, the guest sink or a travel bag|daily use at home and on trips].
      (!shampoo !conditioner !shaving !shave !liquid !pump !foaming) {A_lead} for households that prefer [a dish to a dispenser|lather to foam pumps].
      {A_lead} for [family bathrooms|guest bathrooms|everyday washing] and [weekend bags|trips away].
      (shampoo conditioner) {A_lead} for [the shower at home|the gym] and [carry-on luggage|weekend bags].
    `),
    terse: lines(`
      {A_lead} for [every day|the morning|a clean start].
      (shampoo conditioner) {A_lead} for [the shower|the gym bag|the cabin].
      (!shampoo !conditioner !shaving !shave) {A_lead} for [the guest sink|the travel bag|the garden door].
      (!shampoo !conditioner !shaving !shave) {A_lead}. [Water, hands, lather.|Lather, rinse, dry.]
    `),
  },
  scenes: {
    warm: lines(`
      (!shampoo !conditioner !shaving !shave) Put the {name} by the sink you use most, and washing up before supper stops being [a chore|a debate].
      (!shampoo !conditioner !shaving !shave) Guests notice the soap before they notice the towels, so set out the {name} [the night before|by the basin].
      (!shampoo !conditioner !shaving !shave) Hands that come in from the [garden|garage|yard] will be glad of the {name} by the back door.
      (!dish) Pack the {name} for [the cabin|a camping weekend|your mother-in-law's]; hotel soap can't follow you there.
      (!dish) Unwrap the {name} on a Monday, when the week could use [a good start|something new].
      (!liquid !pump !foaming !dish) Keep the {name} among the [towels|T-shirts] until {its} turn comes; the drawer won't mind.
      (!liquid !pump !foaming) Tie the {name} to a [washcloth|back brush|stack of towels] and you have a host gift in no time.
      (dish) Put the {name} on the rim of the kitchen sink, next to the brush you [always|actually] use.
      (dish) The pasta pot, the {name}, hot water and a [radio play|good playlist]: that's [Tuesday|Sunday] night.
      (!shampoo !conditioner !shaving !shave !dish) Kids wash longer when the {name} {is} theirs to [pick|unwrap].
      (!dish) Some soaps live in the [shower|bath] and some at the [sink|back door]; you'll soon know where the {name} {v:belongs}.
      A new [roommate|neighbor], a new [baby|puppy], a new house: the {name} {v:says} welcome without taking up a shelf.
      (!shampoo !conditioner !shaving !shave) After [bread dough|potting soil|bike grease], there's comfort in warm water and the {name}.
    `),
    tale: lines(`
      (!shampoo !conditioner !shaving !shave) The {name} {v:has} one great enemy, and it lives under [fingernails|garden gloves|the hood of the car].
      (!dish) Sing the second verse while the {name} {v:lathers}; the shower has [forgiving acoustics|heard worse].
      (!shampoo !conditioner !shaving !shave !dish) Set the {name} by the guest sink and watch visitors come back [sniffing their wrists|with questions].
      Every bubble the {name} {v:makes} is gone before you can [name it|count it], which is half the fun.
      (dish) Whoever cooks doesn't wash, says the law, so the {name} {v:belongs} to [the others|the guests].
      (dish) The pan has [opinions|memories]; the {name} and hot water change its mind.
      Muddy dog, muddy boots, muddy you: the {name} {v:can} help with at least one of the three.
      (!dish) A castaway would pack [a knife, a map and|a hammock and] the {name}, if only for the look of things.
      (!shampoo !conditioner !shaving !shave !dish) Leave the {name} on the ledge and the bathtub stops [sulking|gathering toys] and starts expecting someone.
      (!liquid !pump !foaming !dish) Grandmothers hid soap among the [nightgowns|pillowcases], so hide the {name} there and see what they knew.
      (!dish) Let the {name} go along in the suitcase; [strange bathrooms|hotel basins] are less strange with {them}.
      (!dish) The {name} {v:gets} a little smaller with every song, and the [shower|bathroom] a little louder.
    `),
    plain: lines(`
      (!shampoo !conditioner !shaving !shave) Place the {name} by the sink that is used most, where [the family|everyone] gets something of {them}.
      (!shampoo !conditioner !shaving !shave !dish) In a guest bathroom, the {name} and a fresh towel [are all that is expected|say that visitors were expected].
      (!liquid !pump !foaming !dish) A bar takes up little room in luggage, so the {name} can come along to [the cabin|the campsite|the gym].
      (!shampoo !conditioner !shaving !shave) By the back door, the {name} {is} where hands need {them} after [gardening|work on the car|painting].
      (dish) On the kitchen sink, the {name} {v:needs} a draining dish and a brush of {its} own.
      (dish) The {name} {v:takes} up less of the sink than a bottle, which small kitchens will appreciate.
      (!liquid !pump !foaming !dish) Until {it} {is} needed, the {name} can be stored among [towels|bed sheets|sweaters].
      Together with a [washcloth|brush|small towel], the {name} {v:makes} a present of modest size for a host or a teacher.
      Households with several bathrooms often keep one kind at each; the {name} could be the one [upstairs|for guests].
      (!liquid !pump !foaming) The {name} {v:goes} well on an open dish, where {it} can be [seen|reached] and can dry.
      (!dish) On a weekend away, a familiar soap is a small comfort, and the {name} {v:fits} in any [toiletry bag|carry-on].
      (!shampoo !conditioner !shaving !shave) Potters, cooks and gardeners wash their hands all day; for them the {name} {is} [in use|at hand] from morning on.
    `),
    terse: lines(`
      (!shampoo !conditioner !shaving !shave) Set the {name} by the [guest sink|back door|basin|kitchen sink].
      (!shampoo !conditioner !shaving !shave) The {name} for hands fresh from the [garden|garage|dough|workshop].
      A [clean|fresh|dry] towel, [warm|hot] water, the {name}.
      (dish) Brush, [hot water|pan], the {name}.
      (dish) The {name} by the kitchen [sink|window].
      (!dish) Pack the {name} for the [cabin|campsite|gym|night train].
      (!liquid !pump !foaming !dish) Keep the {name} among the [towels|shirts|sheets|sweaters] until {its} turn.
      The {name} and a [washcloth|towel|brush]: a host gift.
      (!dish) Start [Monday|the week|the new year|the morning] with the {name}.
      (!liquid !pump !foaming) One dish, the {name}, a clear [ledge|sink|shelf].
      (!shampoo !conditioner !shaving !shave) Muddy hands go to the {name} [first|before supper|before the towel].
      (!liquid !pump !foaming) The {name} {v:travels} without [a bottle|spills|a second bag].
      The {name}, [hot water|a hook for the towel], no [hurry|rush].
      (shampoo conditioner) Shower, [towel|comb], out the door: the {name} {v:keeps} up.
      (shampoo conditioner) The {name} in a tin, the tin in the [gym bag|suitcase|backpack].
    `),
  },
  tips: {
    warm: lines(`
      (!liquid !pump !foaming) Keep the {name} on a dish that drains; soap that sits in water turns to [mush|jelly].
      (!liquid !pump !foaming) Let the {name} dry between washes and {it} {v:stays} [hard|firm] down to the sliver.
      (!liquid !pump !foaming) Press the last sliver of the {name} onto the next bar while both are [wet|soft].
      (!liquid !pump !foaming !dish) Cut the {name} in half with a [warm|thin] knife: one piece for the sink, one for the [trip|shower].
      (!liquid !pump !foaming !shampoo !conditioner !shaving !shave) Rub the {name} on a wet [washcloth|brush] and a little goes a long way.
      (dish) Rub a wet brush over the {name} first, then go at the [pan|plates] with the brush.
      (!liquid !pump !foaming !dish) Keep the {name} out of the spray; a [shower|running tap] wears soap down faster than hands do.
      (!dish) Try the {name} on the inside of your [wrist|arm] first, as you [would|should] with any new soap.
      Read the ingredients before you use the {name}, especially if [your skin is particular|someone at home has allergies].
      (!shampoo !conditioner !shaving !shave) Work up the lather of the {name} in your hands first, [then take it where you want it|and the rest is easy].
      (!liquid !pump !foaming) A spare {name} in the [sweater|sock|towel] drawer is in good company until you need {them}.
      (!liquid !pump !foaming) Rinse the dish when you [rinse|wipe] the sink, or the {name} {v:ends} up standing in old suds.
      (shampoo) Rub the {name} between wet palms and let your hands take the lather to the roots.
    `),
    tale: lines(`
      (!liquid !pump !foaming) The {name} {v:likes} a bath but not a swim, so give {them} a [dish|rack|shelf] that drains.
      (!liquid !pump !foaming) Between washes, leave the {name} in peace to dry; even soap needs [a day off|time to think].
      (!liquid !pump !foaming) When the {name} {is} down to a sliver, stick {them} to the next bar and start [a dynasty|a family tree].
      (!liquid !pump !foaming !dish) Cut in two, the {name} can live in the [shower|guest room] and travel the world at once.
      (!liquid !pump !foaming !dish) Hide the {name} from the full spray, or {it} will slip [away|off] down the drain, [rinse by rinse|song by song].
      (!liquid !pump !foaming !shampoo !conditioner !shaving !shave) A wet washcloth gets twice the [cloud|foam] out of the {name}, for half the [rubbing|effort].
      (dish) Tickle the {name} with a wet brush until it foams, then show the brush to the [pan|lasagna dish].
      (!shampoo !conditioner !shaving !shave !dish) Introduce the {name} to your wrist first; [skin|everyone] likes to be asked.
      Read the small print on the {name} before the first wash, the way you'd read [a menu|a map].
      (!liquid !pump !foaming) Park the next {name} among the [sweaters|pillowcases|socks] until {its} big day.
      (!liquid !pump !foaming) Rinse the dish [now and then|on Sundays]; the {name} {v:prefers} a clean [stage|seat].
      (shampoo) Make the lather of the {name} in your palms, then wear it like a [crown|hat].
    `),
    plain: lines(`
      (!liquid !pump !foaming) Keep the {name} on a draining dish or rack, because standing water [softens|dissolves] any soap.
      (!liquid !pump !foaming) Allow the {name} to dry between uses; a dry bar [stays firm|wears down more slowly].
      (!liquid !pump !foaming) When only a sliver of the {name} is left, press it onto the [next|new] bar while both are [wet|soft].
      (!liquid !pump !foaming) The {name} can be cut with a [thin|warm] knife, for instance to keep part of {them} for a trip.
      (!liquid !pump !foaming !dish) Place the {name} away from the direct spray of the shower, which dissolves soap quickly.
      (!liquid !pump !foaming !shampoo !conditioner !shaving !shave) A wet [washcloth|brush] makes more lather from the {name} than bare hands do.
      (dish) Take up lather from the {name} with a wet brush and wash the [plates|pans] with the brush.
      Before the first [full use|shower|wash], test the {name} on a small area of skin, as with any new product.
      Check the list of ingredients of the {name} if anyone in the [household|family] has an allergy.
      (!liquid !pump !foaming) Store unused bars of the {name} in a dry [drawer|cupboard], unwrapped or in paper, so that air can reach them.
      (!liquid !pump !foaming) Rinse the soap dish [from time to time|once a week], so that the {name} {v:does} not stand in residue.
      (!liquid !pump !foaming !dish) For travel, let the {name} dry [fully|well] before closing the [tin|bag].
      (shampoo) Lather the {name} in the hands and apply the foam, which spreads more evenly than the bar itself.
    `),
    terse: lines(`
      (!liquid !pump !foaming) Give the {name} a [dish|rack|saucer] that drains.
      (!liquid !pump !foaming) Dry between washes, the {name} {v:stays} [firm|hard|in shape].
      (!liquid !pump !foaming) Press the last sliver of the {name} onto the [next|new] bar.
      (!liquid !pump !foaming !dish) Cut the {name} in two: [home and away|sink and shower|one now, one later].
      (!liquid !pump !foaming !dish) Keep the {name} out of the [spray|stream|puddle].
      (!liquid !pump !foaming !shampoo !conditioner !shaving !shave) More lather: use the {name} on a wet [cloth|brush|sponge].
      (!dish) Test the {name} on your [wrist|arm] first.
      Read the [ingredients|label] before you use the {name}.
      (!liquid !pump !foaming) Rinse the dish [now and then|on Saturdays]; the {name} {v:dries} faster.
      (!liquid !pump !foaming !dish) Before [travel|the trip|the gym], let the {name} dry.
      (shampoo) Lather the {name} in your hands, not on your [head|hair].
    `),
  },
}
