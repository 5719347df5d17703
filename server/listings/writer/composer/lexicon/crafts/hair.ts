import { lines, stems, type Craft } from '../craft.ts'

/** What is worn in the hair; what only a clip, a band or a bow can do is guarded, and so is what babies cannot. */
export const HAIR: Craft = {
  nouns: stems('clip barrette scrunchie scrunchy headband bow hairpin hairclip hairbow'),
  signs: stems('hair barrette scrunchie headband'),
  emojis: ['🎀', '✨', '💛', '🎁', '💫', '🌸', '🤍', '🌟', '💌'],
  openings: {
    warm: lines(`
      (!baby !newborn !toddler !girl !kid) {A_lead} for [second-day hair|good hair days] and the other kind.
      (!baby !newborn !toddler !girl !kid) {A_lead} for mornings when [the brush gives up|you're late].
      {A_lead} for [picture days|birthday parties] and windy ones.
      {A_lead} for [Sunday best|family photos] and plain Tuesdays.
      (!baby !newborn !toddler !girl !kid) {A_lead} to keep in the [glove box|desk drawer|gym bag].
      (baby newborn) {A_lead} for the [first photos|first visits] and the ones after.
      (baby newborn) {A_lead} for small heads with [not much hair|hardly any hair].
      {A_lead} for [recitals|school fairs], weddings and porch photos.
    `),
    tale: lines(`
      (!baby !newborn !toddler !girl !kid) {A_lead} for hair with [a will of its own|too much spirit].
      (!baby !newborn !toddler !girl !kid) {A_lead} to settle things between you and the [wind|mirror].
      {A_lead} for heads held [high|at a jaunty angle].
      {A_lead} for [garden parties|birthdays] and pretend ones.
      (!baby !newborn) {A_lead} for hair that [woke up first|won't be told].
      (baby newborn) {A_lead} for very new [ladies|people] with callers.
      (baby newborn) {A_lead} for a head the size of a [grapefruit|small melon].
      {A_lead} to cheer up a [raincoat|school run].
    `),
    plain: lines(`
      (!baby !newborn !scrunchie !scrunchy) {A_lead} for hair worn [up or down|loose or tied].
      (!baby !newborn !toddler !girl !kid) {A_lead} for [workdays|school days] and small celebrations.
      {A_lead} for photographs, [birthdays|parties] and ordinary days.
      {A_lead} for [festive|family] days and quiet ones.
      (!baby !newborn !scrunchie !scrunchy) {A_lead} for a [bun|braid], a ponytail or loose hair.
      (baby newborn) {A_lead} for first photographs, visits and [christenings|baby showers].
      {A_lead} to complete a simple [dress|outfit].
    `),
    terse: lines(`
      (!baby !newborn) {A_lead} for a simple [bun|hairstyle].
      (!baby !newborn !scrunchie !scrunchy) {A_lead} for hair [up or down|loose or tied].
      {A_lead} for [ordinary|windy] days.
      {A_lead} for [parties|picture day].
      (!baby !newborn) {A_lead} for [ponytail|bun] or braid.
      (baby newborn) {A_lead} for first [photos|visits].
      {A_lead} for a plain [sweater|dress].
    `),
  },
  scenes: {
    warm: lines(`
      (!baby !newborn !toddler !girl !kid) Twist your hair up, add the {name}, and nobody will ask [whether you washed it|what time you got up].
      (!baby !newborn !toddler !girl !kid) Keep the {name} in the [car|desk drawer|coat pocket] for days when the wind wins.
      (!baby !newborn) The {name} {v:goes} with [3 or: a messy bun|a loose braid|a low ponytail|soft waves|a half-up twist].
      (!baby !newborn !toddler !girl !kid) {This} {name} and a plain tee look like you [planned it|had an hour to spare].
      (!baby !newborn !toddler !girl !kid) Put the {name} in before a video call and your hair is [sorted|done], at least from the front.
      (!baby !newborn !toddler !girl !kid !scrunchie !scrunchy) Growing out bangs is a long road, and the {name} {v:makes} it feel shorter.
      (girl toddler kid) Put the {name} in over cereal, while the braid and the [spoon|toast] are both within reach.
      (girl toddler kid) On [dance class|kindergarten] mornings, the {name} {v:keeps} bangs out of small eyes.
      (baby newborn) Not much hair yet? The {name} {v:makes} up for it until [it grows|the curls arrive].
      (baby newborn) Grandparents want [pictures|proof], so keep the {name} in the diaper bag.
      (baby newborn) The {name} {v:dresses} up a plain onesie in one second, spit-up permitting.
      (baby newborn) Milestone photos look like a series when the {name} {is} in [all of them|every month].
      (baby newborn) Bring {a_name} to a baby shower, tucked around a [board book|rattle].
      (baby newborn toddler) Put the {name} on for the visit to [great-grandma|the photographer] and snap away before {it's} pulled off.
      Picture day, [a cousin's wedding|a garden party], Sunday lunch: the {name} {v:has} plans.
      (!baby !newborn) Let the {name} be the dressed-up part when the rest is [a sweatshirt|yesterday's jeans|a rain jacket].
      (!baby !newborn) The {name} {v:fits} into a birthday card, and the [birthday girl|niece] can wear {them} before the cake.
      (!baby !newborn) Get {a_name} for one sister, and [the next|her twin] will have a question.
      (!baby !newborn) The {name} {v:comes} along to [3 and: ballet class|the movies|picnics|school|the farmers' market].
    `),
    tale: lines(`
      (!baby !newborn !toddler !girl !kid) Add the {name} to a bun of doubtful structure and call it [French|an updo].
      (!baby !newborn) Hats come and go with the gusts; the {name} {v:holds} the fort on [ferries|hilltops].
      (!baby !newborn !toddler !girl !kid) Wear the {name} with dry shampoo and keep the second part [to yourself|a state secret].
      (!baby !newborn !toddler !girl !kid) A bad hair day is only a hair day that hasn't met the {name}.
      (!baby !newborn !toddler !girl !kid) Put the {name} in, tilt your head, and be the [heroine of a train novel|one who knows about poetry].
      (!baby !newborn !toddler !girl !kid) Hair down for the meeting, hair up with the {name} for the [truth|dancing].
      (girl toddler kid) The {name} {v:goes} up the slide first and down the slide [crooked|second].
      (girl toddler kid) Pair the {name} with rain boots, a tutu or [both|a cape], as the wearer decides.
      (baby newborn) So little hair, so much [dignity|opinion]: the {name} {v:suits} both.
      (baby newborn) Put on the {name} and receive [great-aunts|the neighbors] one at a time, from the stroller.
      (baby newborn) For the monthly photograph, the {name}, a blanket and a bribe of [milk|song].
      (baby newborn) The {name} will be outgrown before the thank-you notes are [written|mailed], so take pictures.
      (baby newborn) Strangers in elevators speak more softly to the {name} and whoever is [under|below] {them}.
      (baby newborn toddler) The {name} {v:makes} even a nap-haired [duchess|diplomat] fit to receive visitors.
      Wear the {name} to feed the ducks and [lower|raise] the tone of the pond considerably.
      (!baby !newborn) The {name} {v:turns} a [Tuesday|Monday] head into a Saturday one.
      (!baby !newborn) A crown is too much for the [library|bakery]; the {name} {is} about right.
      (!baby !newborn) Wrap {a_name} for somebody who can't pass a mirror, or for somebody who [never looks in one|avoids them].
      Grandmothers approve of the {name}, and so do [puddle jumpers|small pirates].
      (!baby !newborn) Wear the {name} for [3 and: ferry rides|first days|kite weather|cello lessons|pancakes].
      (!baby !newborn) The {name} {v:stays} calm through [3 and: hats|drizzle|cartwheels|revolving doors|roller coasters].
    `),
    plain: lines(`
      (!baby !newborn) The {name} {v:dresses} up a low ponytail, a bun or a [half-up style|braid] in a moment.
      (!baby !newborn !toddler !girl !kid) In an office, the {name} {v:goes} with a smooth bun and a plain [blazer|shirt].
      (!baby !newborn !toddler !girl !kid) On the second day after washing, hair has more grip, and the {name} {v:sits} well.
      (!baby !newborn !toddler !girl !kid) On the way to an evening event, the {name} can be put in at the [office|theater] without a brush.
      (!baby !newborn !toddler !girl !kid !scrunchie !scrunchy) For a wedding, try the {name} together with the veil or the [flowers|earrings].
      (!baby !newborn !toddler !girl !kid !headband) With glasses and earrings on, keep the {name} at the back, so that the face stays uncluttered.
      (girl toddler kid) At school or in dance class, the {name} {v:keeps} the hair out of the face.
      (girl toddler kid) For the first day of school, the {name} {v:goes} with a new dress or a familiar sweater.
      (baby newborn) With a plain onesie, the {name} {is} enough for a birth announcement or a monthly photograph.
      (baby newborn) In a diaper bag, the {name} {v:takes} no room and {is} at hand for a visit.
      (baby newborn) For a christening or a first birthday, the {name} {v:goes} with a simple dress.
      (baby newborn) At a baby shower, {a_name} {v:accompanies} a [book|blanket] or a romper.
      (baby newborn) The {name} {v:suits} babies with little hair, since {it} {v:needs} none.
      (baby newborn toddler) For a family portrait, the {name} can be put on last, once everyone has found a place.
      (!baby !newborn) The {name} {v:suits} school photographs, [recitals|performances] and family celebrations.
      (!baby !newborn) As a present, {a_name} {v:needs} no clothing size and {v:fits} in an envelope with the card.
      (!baby !newborn !toddler !girl !kid) {A_name} in a handbag {is} of use on [windy platforms|the ferry] and on long car rides.
      (!baby !newborn) Against a plain coat or sweater, the {name} {v:is} easily seen [from behind|in a crowd].
      (!baby !newborn) Sisters can share {a_name} without sharing a [hairstyle|taste in clothes].
      (!baby !newborn) The {name} can be worn to [3 or: brunch|school|a recital|a wedding|a family dinner].
      (!baby !newborn) The {name} {v:goes} with [3 or: a bun|a braid|a ponytail|curls|straight hair].
    `),
    terse: lines(`
      (!baby !newborn !toddler !girl !kid) Gather a low bun and add the {name}.
      (!baby !newborn !toddler !girl !kid) Hair up with the {name}, coat on, out.
      (!baby !newborn !toddler !girl !kid) Second-day hair, first choice: the {name}.
      (!baby !newborn !toddler !girl !kid !scrunchie !scrunchy) The {name} {v:helps} while bangs grow out.
      (!baby !newborn !toddler !girl !kid) Keep the {name} in your bag for windy days.
      (!baby !newborn !toddler !girl !kid) Wear the {name} at the nape, with [small earrings|a bare neck].
      (girl toddler kid) Braid twice, then add the {name}.
      (girl toddler kid) School, swings, supper: the {name} {v:goes} along.
      (girl toddler kid) Put the {name} in over breakfast.
      (baby newborn) A plain onesie and the {name}.
      (baby newborn) Keep the {name} in the diaper bag for [visits|photos].
      (baby newborn) Little hair, no matter: the {name}.
      (baby newborn) Use the {name} in each month's photo.
      (baby newborn) Give {a_name} at a baby shower.
      (baby newborn toddler) The {name} on, camera ready.
      (!baby !newborn) A plain sweater and a bare neck suit the {name}.
      (!baby !newborn) Wear the {name} on [weekdays|plain days] and to parties.
      The {name} {v:fits} in a [pocket|card].
      Give {a_name}: no size to ask for.
      (!baby !newborn) Even a raincoat looks dressed with the {name}.
      For photographs, put the {name} on last.
      (!baby !newborn) The {name} {v:goes} with [3 or: a bun|a braid|curls|a ponytail|waves].
      (!baby !newborn) Wear the {name} to [3 or: brunch|school|dinner|recitals|weddings].
    `),
  },
  tips: {
    warm: lines(`
      (clip barrette hairclip) Fine hair? Rough up the roots a little where the {name} will sit, and nothing slides.
      (clip barrette hairclip !claw) Take a little less hair than you think into the {name}; an overfull clip [pops open|creeps down].
      (scrunchie scrunchy) Wrap the {name} twice rather than three times if your hair is thick.
      (headband !baby !newborn) Slide the {name} on from the front, then push {them} back, and your hair lies over the temples.
      (!baby !newborn) Hairspray first, the {name} last, so the [finish|surface] stays as it is.
      Tuck the {name} into a cup or [box|pouch] at night, away from whoever chews things.
      (!baby !newborn !toddler !girl !kid) Put a little texture in freshly washed hair, and the {name} will hold [longer|through lunch].
      (baby newborn) Take the {name} off before every nap and in the car seat.
      (baby newborn) Check that one finger slides under the {name} with ease; if there's a mark, {it's} too tight.
      (baby newborn) Measure around the head above the ears before you choose the size of the {name}.
      (baby newborn) Put the {name} on while somebody else is [singing|making faces].
      (baby newborn toddler) Put the {name} on after the [meal|bottle], not before.
      Try the {name} a hand's width higher or lower before you settle on a spot.
      (!baby !newborn) Let hair dry before the {name} {v:goes} in, since damp hair keeps every [dent|crease].
      (claw) Twist the hair up first, then close the {name} over the twist with the teeth against your head.
      (claw) Catch a little hair from underneath as well as the twist, and the {name} won't slide by lunch.
      (!baby !newborn) Take the {name} out before [3 or: bed|a swim|a nap|gym class|a bike helmet goes on].
    `),
    tale: lines(`
      (clip barrette hairclip) Tease the hair a little where the {name} will sit, and gravity must look elsewhere.
      (clip barrette hairclip !claw) Ask the {name} to hold a reasonable amount of hair, not the [whole opera|entire mane].
      (scrunchie scrunchy) Wear the {name} on your wrist while the hair makes up its mind.
      (headband !baby !newborn) Bring the {name} down to the neck, then up and back, like a [diver in reverse|slow sunrise].
      (!baby !newborn) Hairspray is for hair, so let the cloud pass before the {name} {v:makes} an entrance.
      (baby newborn) Distract with one hand, put on the {name} with the [other|second].
      (baby newborn) Naps are strictly for sleeping, so the {name} {v:waits} on the dresser.
      (baby newborn) One finger should fit under the {name} with room to wiggle; heads have [thoughts|plans to grow].
      (baby newborn) Milk first, the {name} second, [camera|grandmother] third.
      Pillows and the {name} don't mix; a [saucer|hook] by the mirror is neutral ground.
      Store the {name} out of reach of [kittens|puppies], who believe everything is theirs.
      Sweater first and the {name} after, for necklines [grab|snatch].
      (!baby !newborn) Wet hair holds a grudge and a crease, so dry it before you add the {name}.
      (!baby !newborn) Give the {name} a trial run before the big day, with [a skip and a hop|one dance around the kitchen].
      (claw) Twist, lift, bite: the {name} {v:does} {its} work like a well-mannered [alligator|crab].
      (claw) Let the ends spill over the {name} like a [fountain|small palm tree], on purpose.
      (!baby !newborn) Spare the {name} [3 and: swimming pools|bike helmets|hair dye|bubble gum|diving boards].
    `),
    plain: lines(`
      (clip barrette hairclip !claw) In fine hair, cross two pins underneath as an anchor and fasten the {name} over them.
      (clip barrette hairclip !claw) Gather a section no thicker than a finger, or the {name} may [slip|spring open].
      (scrunchie scrunchy) To avoid dents, tie the {name} loosely into hair that is fully dry.
      (baby newborn) Remove the {name} for naps and in the car seat.
      (baby newborn) One finger should slide under the {name} without effort.
      (baby newborn) Measure the head above the ears before choosing the size of the {name}.
      (baby newborn) A mark on the skin means that the {name} {is} too tight.
      (headband !baby !newborn) Put the {name} on from the front and move {them} back until the hair lies flat.
      (!baby !newborn) Use styling spray before the {name} and let it dry.
      Dress first and put on the {name} afterward, so that collars do not catch on {them}.
      Keep the {name} in a box or on a [ribbon|hook], where {it} {v:holds} {its} shape.
      (!baby !newborn) Before a celebration, try the {name} with the complete hairstyle.
      (!baby !newborn) Remove loose hair from the {name} from time to time.
      (claw) Twist the hair upward and close the {name} over the twist, with the teeth close to the scalp.
      (claw) In thick hair, gather only the upper half in the {name}; the rest can fall loose.
      (!baby !newborn) Take the {name} out before [3 or: swimming|sleeping|sports|a nap|putting on a helmet].
    `),
    terse: lines(`
      (clip barrette hairclip) Fine hair: tease the roots, then fasten the {name}.
      (scrunchie scrunchy) Two turns of the {name}, not three.
      (baby newborn) Take the {name} off for naps.
      (baby newborn) One finger should fit under the {name}.
      (baby newborn) Measure above the ears for the {name}.
      (baby newborn) Milk first, then the {name}.
      (headband !baby !newborn) Slide the {name} on from the front.
      (!baby !newborn) Hairspray first, then the {name}.
      (!baby !newborn) Dry hair first, then the {name}.
      Dress first, then put on the {name}.
      Keep the {name} in a box.
      Try the {name} higher, then lower.
      (!baby !newborn) Pull stray hair out of the {name} [on Sundays|now and then].
      (claw) Twist up, then close the {name} over.
      (claw) Thick hair: half up in the {name}.
      (!baby !newborn) Take the {name} out for [3 and: bed|swimming|sports|naps|helmets].
    `),
  },
}
