import { lines, stems, type Craft } from '../craft.ts'

// From the ceiling, on the wall or by the bed: the place is named only where the word for it was said.
export const LIGHTING: Craft = {
  nouns: stems('lamp light sconce chandelier nightlight lampshade pendantlight'),
  signs: [],
  emojis: ['💡', '🏡', '✨', '🌙', '🤎', '🌿', '💛', '📚'],
  openings: {
    warm: lines(`
      (!night !nightlight) {A_lead} for the corner where you [read|end up most evenings].
      (!night !nightlight) {A_lead} for evenings when the [big light|ceiling light] is too much.
      {A_lead} for the [first dark evenings|hour when the streetlights come on].
    `),
    tale: lines(`
      (!night !nightlight) {A_lead} for [reading past bedtime|evenings without hurry].
      {A_lead}, [a campfire|a small moon] for indoor people.
      Meet {a_lead}, [the dusk shift|on duty from dusk].
    `),
    plain: lines(`
      {A_lead} for a room that needs [a second source of light|more than one lamp].
      (!night !nightlight) {A_lead} for [reading corners|bedrooms and living rooms|rooms used after dark].
      {A_lead} that {v:changes} a room after [dark|sunset].
    `),
    terse: lines(`
      {A_lead}. [Ceiling light off|On at dusk|Light, where you sit].
      {A_lead} for [the evening|a dark corner|after dark].
      {A_lead} for one pool of light.
    `),
  },
  scenes: {
    warm: lines(`
      (pendant chandelier ceiling hanging) Low over the table, the {name} [{v:keeps} everyone sitting there|{v:makes} homework and soup look equally important].
      (table bedside desk nightstand) With the {name} by the bed, it's [one more chapter|just to the end of the chapter], every night.
      (sconce wall) The {name} {v:leaves} your [nightstand|side table] free for books, glasses and tea.
      (nightlight night nursery) Leave the {name} on and nobody steps on [toys|the dog] at three in the morning.
      (!night !nightlight) Turn off the ceiling light, keep the {name} on, and the [dishes|unmade beds] disappear into the dark.
      (!night !nightlight !pendant !chandelier !ceiling) Let your favorite seat decide where the {name} {v:goes}, not the [outlet|floor plan].
      (!pendant !chandelier !ceiling !sconce !night !nightlight) The {name} by the window {v:tells} latecomers from the street that somebody's [home|up].
      (!pendant !chandelier !ceiling !night !nightlight) Every room has one corner that goes dark at five in winter, and that's the corner for the {name}.
      (!night !nightlight) Homework, mending, [the crossword|stamps]: anything with small parts goes better near the {name}.
      (!pendant !chandelier !ceiling !night !nightlight !sconce) You'll know where to put the {name} once you've [read a page|sat] in each of your chairs.
      (!night !nightlight) A friend who lives under a single ceiling bulb could use {a_name}.
      (!night !nightlight) By {its} light you can [3 and: darn a sock|read the mystery|write a postcard|peel an orange|play cards|do nothing much].
      (nightlight night nursery) The {name} {v:gives} just enough light to find [the bunny|the cup of water|your slippers] and not enough to start the day.
      (nightlight night nursery) Grown-ups borrow the {name} too, for [feeding at four|midnight trips to the fridge].
      (nightlight night nursery) After the story, switch to the {name} and [leave the door open a crack|say good night to every animal].
      (nightlight night nursery) In the hall the {name} will light up [3 and: stray toys|the cat|a stuffed rabbit|the top stair|cold feet|a cookie thief].
    `),
    tale: lines(`
      (pendant chandelier ceiling hanging) Beneath the {name} the table becomes [an island|a little theater], and supper a play in three courses.
      (table bedside desk nightstand !night !nightlight) Under the {name} a [detective|dragon] can be kept waiting until you find your glasses.
      (sconce wall) From the wall, the {name} {v:lays} [a fan of light|a long glow] over coats and picture frames.
      (nightlight night nursery) The {name} {v:stands} guard against [monsters and toy bricks|the thing under the bed].
      (!night !nightlight) Come dusk, the {name} {v:draws} a circle, and everyone [with a book|with tea] moves in.
      (!night !nightlight) A puddle of light from the {name}, a [cat|blanket] in it, and the day is over.
      Moths will press their noses to the window for a look at the {name}.
      (!night !nightlight) Where the {name} {v:shines}, [mending gets done|letters get written] and dust stays a rumor.
      Shadow puppets need two hands, a wall and the {name}.
      (!night !nightlight) Rainy afternoon? Switch on the {name} [at three|early] and call it evening.
      (!night !nightlight) Bring {a_name} to somebody's first apartment and the [bare bulb|shadows] can retire.
      (!night !nightlight) Things that look better by {its} light: [3 and: soup|old friends|paperbacks|cats|second helpings|rain on a window].
      (nightlight night nursery) By the glow of the {name} the coat on the chair is [only a coat|no bear at all].
      (nightlight night nursery) Late at night the {name} {v:shows} the way to [the cookie jar|Mom's side of the bed].
      (nightlight night nursery) Under the {name} come and go [3 and: a sleepy giraffe|one brave toddler|the tooth fairy|a thirsty sister|the cat|bare feet].
    `),
    plain: lines(`
      (pendant chandelier ceiling hanging) Above a dining table, the {name} {v:puts} the light on the [plates|table] and leaves the room in the background.
      (table bedside desk nightstand) On a nightstand, the {name} {v:gives} enough reach for reading without lighting [the whole room|the other side of the bed].
      (sconce wall) Mounted on the wall, the {name} {v:saves} space on [nightstands|narrow consoles].
      (nightlight night nursery) In a hallway or nursery, the {name} {v:shows} the way at night without [waking anyone|the main light].
      Several small lights make a room more comfortable than one ceiling fixture, and the {name} {is} a good start.
      (!night !nightlight !pendant !chandelier !ceiling) Placed in a dark corner, the {name} {v:makes} a room [feel larger|usable to its edges] in the evening.
      (!night !nightlight !pendant !chandelier !ceiling) Beside an armchair, the {name} {v:turns} an unused corner into a place to [read|sew].
      (!night !nightlight) The light of the {name} on a wall [shows its texture|softens the corner] more than a spotlight does.
      In an entry, the {name} {v:welcomes} [those who come home late|late arrivals].
      (!night !nightlight) Near a mirror, the {name} {v:reaches} twice as far.
      (!night !nightlight) The {name} {is} a welcome present for people who have moved [into empty rooms|into their first apartment].
      (!night !nightlight) {It} {v:serves} [3 or: reading|mending|letter writing|conversation|music practice|a late meal] without lighting the whole room.
      (nightlight night nursery) During night feeds, the {name} {v:gives} enough light to see [without waking|and not more].
      (nightlight night nursery) On the way to the bathroom, the {name} {v:makes} the ceiling light unnecessary.
      (nightlight night nursery) For a guest room, the {name} {is} a thoughtful detail in an unfamiliar house.
      (nightlight night nursery) {It} {v:helps} with [3 and: night feeds|late checks|early mornings|bathroom trips|bedtime stories|strange rooms].
    `),
    terse: lines(`
      (pendant chandelier ceiling hanging) Low over the table, the {name} {v:gathers} people.
      (table bedside desk nightstand) Bed, book, and the {name} on.
      (sconce wall) The {name} {v:frees} the table.
      (nightlight night nursery) The {name} {v:shows} the way at night.
      (!night !nightlight) At dusk, choose the {name} over the ceiling light.
      (!night !nightlight !pendant !chandelier !ceiling) The {name} {v:settles} a dark corner.
      (!night !nightlight) Sit in the circle of the {name}.
      (!night !nightlight) Near a mirror, the {name} {v:lights} twice.
      (!night !nightlight) A chair, a blanket, the {name} on.
      Late arrivals see the {name} first.
      (!night !nightlight) Give the {name} for a first apartment.
      (!night !nightlight) Enough for [3 or: reading|supper|mending|cards|letters|tea].
      (nightlight night nursery) A story, then the {name}.
      (nightlight night nursery) The {name} {v:glows}. The ceiling light rests.
      (nightlight night nursery) Put the {name} by the stairs.
      (nightlight night nursery) Bare feet find the way by the {name}.
    `),
  },
  tips: {
    warm: lines(`
      (pendant chandelier) Hang the {name} so you can see faces across the table, [about an arm's length above the plates|not chins].
      (table bedside desk floor !sconce) Sit down beside the {name} first; if you [see the bare bulb|squint], {it} {v:stands} too high.
      (!led !lampshade !night !nightlight) Start with a weaker bulb in the {name} than you think you need; [you'll sit closer|it's nearly always enough].
      (!led !lampshade) Pick a warm bulb for the {name}, unless you're after [a dentist's waiting room|an office].
      (!lampshade !led) Let the {name} cool before you change the bulb or [dust the shade|reach inside].
      (lampshade linen cotton silk) A lint roller takes dust off the shade of the {name} in [a minute|two rounds].
      (!led) Never go above the wattage on the label of the {name}, however [dark|long] the winter.
      (!pendant !chandelier !ceiling !sconce !night !nightlight) Try the {name} in three spots on three evenings; [the right one|the winner] usually isn't where you'd planned.
      (lampshade linen cotton silk !pendant) Turn the seam of the {name} to the wall, [where nobody sees it|and the wrinkle with it].
      Dust the {name} every couple of weeks; it's astonishing how much [light|glow] a film of dust eats.
      (!night !nightlight) A room wants light in three places, say [3 and: by the sofa|over the table|at the door|in a far corner|on a shelf|by the stairs].
      (nightlight night nursery) Set the {name} low, out of sight from the pillow; [a glow on the wall is plenty|eyes shut sooner].
      (nightlight night nursery) Let your child choose the spot for the {name}; [you'll hear fewer objections at eight|it will matter to them].
    `),
    tale: lines(`
      (pendant chandelier) Hang the {name} so low that faces glow, so high that no one has to [duck|talk around {them}].
      (table bedside desk floor) If the {name} {v:dazzles} you when you sit, {it's} too high or [your chair too low|the bulb too proud].
      (!led !lampshade) A modest bulb in the {name} does more for a room than [a bold one|a searchlight].
      (!lampshade !led) Patience before bulb changing: let the {name} [cool down|go cold] first.
      (!led) Obey the wattage limit of the {name}; [brighter is not braver|it was put there for a reason].
      (!pendant !chandelier !ceiling !sconce) Move the {name} about for a week like [chess pieces|a hen looking for its nest], until it feels right.
      (!pendant !chandelier !ceiling !sconce !lampshade) Cords are the tail of the {name}; tuck them [along the wall|behind the books] where nobody steps on them.
      A feather duster every other week keeps the {name} from [fading into dusk|growing whiskers].
      Hold back with light on [3 and: screens|the dishes|dusty shelves|bald spots|unpaid bills|the laundry].
      (nightlight night nursery) Put the {name} behind something, a [chair|bookcase], and the glow comes round the corner on tiptoe.
      (nightlight night nursery) Let the smallest person in the house decide where the {name} {v:stands} guard.
    `),
    plain: lines(`
      (pendant chandelier) Hang the {name} low enough to light the table and high enough not to block the view.
      (table bedside desk floor) The lower edge of the shade should be near eye level when you sit beside the {name}.
      (!led !lampshade) A bulb with a warm color temperature suits the {name} in [living rooms|bedrooms].
      (!lampshade !led) Switch off the {name} and let {them} cool before cleaning or changing a bulb.
      (pendant chandelier sconce ceiling) Leave the wiring of the {name} to [an electrician|a qualified person].
      (!led) Keep to the maximum wattage stated for the {name}, whatever the [size|type] of the room.
      Place the {name} [a hand's breadth|some distance] from curtains and bedding so that air can circulate.
      (!pendant !chandelier !ceiling !sconce !lampshade) Lay the cord of the {name} along the wall or behind furniture, never [across a walkway|under a rug].
      Dust the {name} regularly with a dry cloth, as dust takes away [a good part of the light|brightness].
      (!night !nightlight) Direct the {name} at a wall or ceiling where [softer|indirect] light is wanted.
      A comfortable room has light in several places, such as [3 and: beside a sofa|above a table|near the door|on a shelf|in a corner|by a mirror].
      (nightlight night nursery) Place the {name} low and out of sight of the pillow, so that only the [floor|wall] is lit.
    `),
    terse: lines(`
      (pendant chandelier) Hang the {name} clear of sight lines.
      (table bedside desk floor) The bulb of the {name} should be out of sight.
      (!led !lampshade) A warm, weak bulb suits the {name}.
      (!lampshade) Let the {name} cool before dusting.
      (!led) Mind the wattage limit of the {name}.
      Keep curtains clear of the {name}.
      (!pendant !chandelier !ceiling !sconce) Try the {name} in two corners first.
      Dust the {name}, and light returns.
      (nightlight night nursery) Place the {name} low, away from the pillow.
    `),
  },
}
