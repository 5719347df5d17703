import { lines, stems, type Craft } from '../craft.ts'

/** Living plants; what is sown or buried has a craft of its own. */
export const PLANTS: Craft = {
  nouns: stems(
    'plant succulent terrarium herb flower cactus cacti bonsai moss fern houseplant cutting seedling ivy',
  ),
  signs: stems('seedling'),
  emojis: ['🌱', '🌿', '🌸', '🪴', '☀️', '💧', '💚', '🐝'],
  openings: {
    warm: lines(`
      {A_lead} for [the spot with the good light|the sill above the sink|a corner that could use company].
      {A_lead} for people who [talk to their plants|notice new leaves|go around with a watering can].
      {A_lead} to [look in on every morning|fuss over on Saturdays|get to know slowly].
    `),
    tale: lines(`
      {A_lead}, looking for [a window with a view|a steady hand and a watering can].
      {A_lead}, the kind of roommate who [eats light|keeps quiet|never touches the thermostat].
      {A_lead} for [apartment jungles|sills with ambition|gardeners with no garden].
    `),
    plain: lines(`
      {A_lead} for [a spot with daylight|a windowsill|a sheltered corner] and someone to look after it.
      {A_lead} for [beginners and collectors|growing collections|a first plant shelf].
      {A_lead} for [homes, offices and classrooms|people with a window to spare].
    `),
    terse: lines(`
      {A_lead} for [a spot with light|the window|the plant shelf].
      {A_lead}. [Light, water, patience.|Give it time.]
      {A_lead} for [slow gardeners|a patient hand|daylight].
    `),
  },
  scenes: {
    warm: lines(`
      Put the {name} where you drink your [coffee|tea], and you'll be the first to see anything new.
      The {name} {v:gives} you something to look at on calls that could have been [an email|shorter].
      A friend with a new apartment has bare sills, so bring the {name} along with the [bread and salt|pizza].
      Name the {name} if you like; half of all plant people do, and the other half won't say.
      In the middle of winter, the {name} {is} a reminder that something is [growing|getting on with it].
      Let the {name} move into the room where you spend the most time, since that's where {it} {v:gets} noticed.
      The {name} {v:belongs} with [3 or: the cookbooks|the radio|a stack of magazines|the fruit bowl|the desk lamp], as long as there's light.
      (!perennial !outdoor) A desk looks less like work with the {name} between you and the [printer|inbox].
      Ask a neighbor to look in on the {name} while you're away, and you'll have [swapped keys|made a friend] by August.
      Plants like to be seen, so give the {name} a spot you pass on the way to [the kettle|the front door].
      The {name} {v:works} for people who forget birthdays and for those who [remember|collect] them.
    `),
    tale: lines(`
      The {name} {v:does} {its} growing when nobody looks, so [look away|leave the room] now and then.
      One plant is a plant, but with the {name} next to it you have the start of a [jungle|committee].
      The cat will want a word with the {name}; seat them [rooms|shelves] apart.
      Set the {name} by the window and let {them} watch the [mail carrier|neighbors|pigeons] for you.
      Rome took a while, and so {v:does} the {name}; the view improves in both.
      (!perennial !outdoor) Every desert island in the cartoons has one thing growing on it; your desk could have the {name}.
      The {name} {v:drinks} less than your other houseguests and {v:goes} to bed at sundown.
      A new leaf is front-page news, and with the {name} in the house you'll hear it [first|over breakfast].
      If the apartment is short on garden, the {name} can stand in for [a meadow|the orchard] until further notice.
      Give the {name} to someone who [waters on schedule|means well], and a watering can to match.
    `),
    plain: lines(`
      Choose the place for the {name} by the light first and by the [looks|view] second.
      (!perennial !outdoor) The {name} on a desk [breaks up|softens] a row of screens and papers.
      A collection usually begins with one pot too many; the {name} may well be the [next|first] one.
      (!perennial !outdoor) In a classroom or an office, the {name} {v:needs} one person in charge of [water|the watering can], and a deputy.
      For a housewarming, the {name} {is} still of interest after [the flowers are gone|the cake is eaten].
      Group the {name} with plants of similar needs, which makes [watering|care] simpler.
      Children can take over the care of the {name} step by step, beginning with a [watering day|fixed day].
      (!perennial !outdoor) Beside a [reading chair|sofa|desk] near the window, the {name} and the reader want the same light.
      Keeping a short record of the {name} shows, after a [year|summer], how much has changed.
      The {name} {v:gives} a room something that changes from [week to week|month to month].
    `),
    terse: lines(`
      Find the light, then place the {name} [near it|there|with care].
      The {name} by the window, a [chair|stool|book] beside.
      (!terrarium !air) Water day: [Saturday|Sunday|Thursday], the {name} [first|last].
      (!perennial !outdoor) A desk, a [lamp|notebook|cup], the {name}.
      The {name} for a first [apartment|office|classroom|kitchen].
      New leaf on the {name}? Tell [someone|everyone|the neighbors].
      Set the {name} where you pass each [day|morning|evening].
      (!perennial !outdoor) Shelf, sill, [stool|stairs|desk]: the {name} {v:wants} daylight.
      The {name} {v:changes} a little each [week|month|season].
      Bring the {name} instead of [cut flowers|wine|cake].
      [Snow|Rain|Fog] outside, the {name} at the window.
    `),
  },
  tips: {
    warm: lines(`
      (!terrarium !moss !air !aquatic) Poke a finger into the soil before you water the {name}; if it's damp, wait [a day or two|until the weekend].
      (!terrarium !moss !air !aquatic) More plants drown than dry out, so the {name} would rather you [forgot|skipped] a watering than doubled it.
      (!terrarium) Turn the {name} a little every [week|Sunday], and {it} won't lean to the window side.
      (!air) Give the {name} a week or two to get used to your home before you [repot|judge|move] anything.
      Moved house? So did the {name}, and a dropped leaf or two is how plants [complain|unpack].
      Keep the {name} away from the radiator and from the [drafty door|air conditioner].
      (!terrarium !aquatic) Unwrap the {name} the minute {it} {v:arrives}, and let {them} [breathe|rest] before you [fuss|repot].
      (!cactus !cacti !terrarium !moss !aquatic) [Wipe or rinse|Rinse or brush] the dust off the {name} now and then; leaves eat light.
      Ask which light the {name} {v:wants} and look for that spot first, [furniture|looks] second.
      (succulent cactus cacti) Let the soil dry out all the way before the {name} {v:gets} [another drink|any more].
      (terrarium) Keep the {name} out of direct sun, or the inside heats up like a [parked car|greenhouse].
      (herb) Pinch the tips of the {name} often, and {it} {v:gets} [bushy|full] instead of tall.
      (moss fern !string !cutting !succulent !cactus !cacti) Mist the {name} with rainwater if you can catch some.
      (air) Give the {name} a bath now and then, then shake {them} dry upside down.
    `),
    tale: lines(`
      (!terrarium !moss !air !aquatic) Ask the soil before you water the {name}: a finger in the [pot|dirt] tells you more than a [calendar|clock].
      (!terrarium !moss !air !aquatic !fern) Too much water is the villain of [most|many] plant [stories|tragedies], so let the {name} get a little thirsty.
      (!terrarium) The {name} {v:leans} toward the light like a [gossip|sunbather], so turn {them} now and then.
      For a week or two the {name} may [sulk|brood] about the move; let {them}.
      [Radiators|Heaters] breathe like small dragons, and the {name} {v:prefers} a milder climate.
      (!terrarium !aquatic) Free the {name} from the parcel at once; nobody likes to be kept in the [coat check|dark].
      Pick the [window|light] before the furniture, since the {name} can't pull up a chair to the light.
      (!cactus !cacti !terrarium !moss !aquatic) Dust is a [curtain|blanket], so give the leaves of the {name} a wipe and let the sun in.
      Changes of address unsettle the {name}; find one good [spot|window] and stay put.
      (succulent cactus cacti) Water the {name} like a [desert|dry country] would: seldom, then all at once.
      (terrarium) A terrarium in full sun is a greenhouse with no gardener, so keep the {name} [to one side|in the shade].
      (herb) Steal from the {name} often; a [haircut|snip] at the tips makes for a fuller head.
      (moss fern !string !cutting !succulent !cactus !cacti) The {name} {v:likes} foggy mornings, so [mist|spray] freely.
      (air) Dunk the {name} like a cookie, then shake off every drop.
    `),
    plain: lines(`
      (!terrarium !moss !air !aquatic) Check the soil with a finger before watering the {name}; overwatering [harms|kills] more plants than drought.
      (!terrarium !moss !air !aquatic) Empty the saucer [a while|half an hour] after watering the {name}, so that the roots do not stand in water.
      (!terrarium) Turn the {name} by a quarter [each week|every few days], so that {it} {v:grows} evenly toward the light.
      Keep the {name} away from [radiators|heaters], air conditioners and [cold drafts|open doors].
      After a journey, a few dropped leaves are normal; give the {name} [two weeks|some time] to adjust before [repotting|any repotting].
      (!terrarium !aquatic) Unpack the {name} on the day of arrival and leave {them} out of [strong|direct] sun for the first [days|week].
      Find out what light the {name} {v:needs}, and choose the [place|room] accordingly.
      (!terrarium !cactus !cacti !moss) Look at the underside of the leaves from time to time; on the {name}, as on any plant, [pests|problems] start there.
      Keep the {name} out of reach of pets until you have [checked|made sure] that the species is harmless to them.
      (succulent cactus cacti) Allow the soil to dry [completely|right through] before the {name} {is} watered again.
      (terrarium) Place the {name} in bright light but out of direct sun, because closed walls trap heat.
      (herb) Harvest the {name} from the tips, and [new shoots|side shoots] will follow lower down.
      (moss fern !string !cutting !succulent !cactus !cacti) Mist the {name} with soft water, since hard water leaves [pale spots|marks].
      (air) After soaking the {name}, let {them} dry head down so that no water stays at the base.
    `),
    terse: lines(`
      (!terrarium !moss !air !aquatic) Feel the soil, then [water|spare] the {name}.
      (!terrarium !moss !air !aquatic !fern) Too dry harms the {name} less than too wet.
      (!terrarium) Turn the {name} a little each [week|Sunday].
      No [radiators|heaters], no drafts for the {name}.
      Give the {name} [two weeks|time] to settle.
      (!terrarium !aquatic) Unpack the {name} on the [first day|day of arrival].
      Light first: find the [spot|window] for the {name}.
      Check the {name} for pests, [under the leaves too|once a week].
      Pets in the house? [Look up|Read about] the {name} first.
      (succulent cactus cacti) Let the {name} dry out between [waterings|drinks].
      (terrarium) Keep the {name} out of [direct|strong] sun.
      (herb) Pinch the tips of the {name}, [often|every week].
      (moss fern !string !cutting !succulent !cactus !cacti) Mist the {name} with [soft|rain] water.
      (air) Soak the {name}, then shake {them} dry.
    `),
  },
}
