import { lines, stems, type Craft } from '../craft.ts'

// What lifts a thing up or props it: most lines depend on the thing it carries.
export const STANDS: Craft = {
  nouns: stems('stand riser'),
  signs: [],
  emojis: ['📱', '📖', '🪴', '🏡', '✨', '🌿', '🤎', '☕'],
  openings: {
    warm: lines(`
      {A_lead} to [give things a lift|get things up where you see them].
      {A_lead} for whatever shouldn't lie [flat|about].
      {A_lead} for things that want to be [seen|looked at|up high].
    `),
    tale: lines(`
      {A_lead}, because good things [shouldn't have to lie down|like a view].
      {A_lead} that {v:gives} ordinary things [a pedestal|a leg up].
      Meet {a_lead}, [a small stage|a grandstand for one].
    `),
    plain: lines(`
      {A_lead} that {v:brings} things to a [better|convenient] height.
      {A_lead} for [a desk|a counter|a shelf] with little space.
      {A_lead} for things that [should be seen|stand better than they lie].
    `),
    terse: lines(`
      {A_lead}. [A small lift|Up, and in view|Off the table].
      {A_lead} for [a clear view|a clear desk|less clutter].
      {A_lead} for what should stand.
    `),
  },
  scenes: {
    warm: lines(`
      (phone tablet ipad) Prop the screen on the {name} and call [your mother|an old friend] with both hands free for the dishes.
      (phone tablet ipad) With the {name} on the counter, the [recipe|timer] stays out of the flour.
      (phone) Park your phone on the {name} at dinner, [over there|across the room], where it can't join in.
      (cookbook recipe) Cook with the book open on the {name} and [floury|buttery] fingers to yourself.
      (plant) Up on the {name}, a fern gets its [light|share of the window], and you get to see it.
      (jewelry jewellery earring necklace) Hang your [weekday|favorite] pieces on the {name}, and you'll wear what you can see.
      (laptop monitor) Put the screen on the {name} and the [mug|notebook|mess] moves in underneath.
      (headphone headset) The {name} [{v:ends}|{v:settles}] the nightly tangle of headphone and cable.
      (riser display plant) Raise one thing on the {name} and the whole [shelf|counter|sideboard] looks arranged.
      (!plant) Set the {name} at the back of the [desk|dresser|counter] and let the small things gather in front.
      (!plant !jewelry !jewellery) There's space for the {name} [by the bed|next to the kettle|at the window|on the piano].
      (riser display plant) Change what's on the {name} [on Sundays|when you're bored of it]; that's easier than moving furniture.
      (!plant) The {name} {v:earns} {its} place on a small [desk|counter|dresser], where lying things cover everything else.
      (!plant !jewelry !jewellery) A friend who just set up a [desk|kitchen] could use {a_name} more than another mug.
      (phone tablet ipad) A screen that stands up is handy for [3 or: a pie crust video|morning news|calls with the grandkids|knitting charts|the crossword|yoga].
      (plant) A spot near the window, the {name}, and the [fern|ivy] stops leaning on the curtain.
      (jewelry jewellery earring necklace) On a dresser the {name} {v:shows} you what you own; [the long beads|the dancing earrings] have been waiting.
      (phone tablet ipad) For workouts, crosswords and films in bed, the {name} {v:gives} your arms [the night off|a rest].
      (phone tablet ipad) At your desk, the {name} {v:puts} the screen where [a glance|one look] will do.
      (plant) Lift one plant with the {name} and let the others stand low; [it looks like a little jungle|that's all the arranging you need].
      (plant) The cat will look up at the {name} and, [with luck|for once], leave the soil alone.
      (plant) In a corner with a lamp behind {them}, the {name} {v:turns} a [monstera|fern|pothos] into shadows on the wall.
      (jewelry jewellery earring necklace) Getting dressed takes a minute less when the {name} {v:keeps} [pairs together|the whole choice in view].
      (jewelry jewellery earring necklace) At night the {name} {v:takes} back [what you wore|the day's earrings], and no one digs in a dish at seven.
      (headphone headset) Between calls, drop the headphones on the {name} and [stretch|look out of the window].
      (headphone headset) The {name} {v:gives} headphones a better place than [your neck|the edge of the desk].
    `),
    tale: lines(`
      (phone tablet ipad) From the {name} your [aunt|best friend] can watch you burn the onions, live.
      (phone) The phone gets a chair of its own, and the {name} {is} [it|that chair].
      (cookbook recipe) With the book up on the {name}, only the [cook|apron] gets splattered.
      (plant) Raised on the {name}, even a modest ivy turns into [a waterfall|an aristocrat].
      (jewelry jewellery earring necklace) Draped over the {name}, necklaces stop [plotting knots|conspiring in a heap].
      (laptop monitor) Beneath the {name} there's a cave for [pens|biscuits|the keyboard] to crawl into.
      (headphone headset) At night the headphones hang on the {name} like [a bat|a good hat].
      (riser display plant) Give a thing some height with the {name}, and people will [ask about it|stop to look].
      (riser display plant) Low things disappear; what rests on the {name} [gets noticed|gets dusted and admired].
      (riser display plant) The {name} will promote any [pear|teacup|paperback] you like to the rank of centerpiece.
      (riser display plant) Borrow the {name} for the afternoon and stage a [still life|puppet play] on the table.
      A [desk|shelf] is a landscape; the {name} {v:puts} a hill in it.
      (riser display plant) There is high society on the {name} and a handy [cellar|garage] below.
      (!plant !jewelry !jewellery) Bestow {a_name} on the sort of person [who holds recipes down with a spoon|whose table is never quite clear].
      (phone tablet ipad) Tonight's program on the {name}: [a cooking show|a cousin, live from the car|the weather, twice].
      (plant) The {name} {v:gives} a houseplant a balcony of its own.
      (jewelry jewellery earring necklace) A necklace on the {name} looks [half dressed to go out|ready for the theater].
      (phone tablet ipad) With a screen on the {name}, [grandparents|far-off cousins] can have a place at the breakfast table.
      (phone tablet ipad) The {name} {v:lets} a recipe look on from a safe distance while the [flour flies|sauce spits].
      (plant) From the {name} a trailing plant can [wave at the neighbors|look down on the rug].
      (plant) Some plants are shy; the {name} {v:pushes} them gently to the front.
      (jewelry jewellery earring necklace) The {name} {v:runs} a small theater, and tonight's star is [the long necklace|a pair of hoops].
      (jewelry jewellery earring necklace) With the {name} on the dresser, even Monday's earrings get [a proper entrance|their name in lights].
      (headphone headset) Songs still in them, the headphones come to rest on the {name}.
      (headphone headset) After the last call, the {name} {v:takes} over and the ears [clock off|go home].
    `),
    plain: lines(`
      (phone tablet ipad) On a desk, the {name} {v:keeps} [calls|messages|the clock] in view without a hand to hold the screen.
      (phone tablet ipad) In a kitchen, the {name} {v:holds} a recipe [upright and away from spills|at reading height].
      (cookbook recipe) The {name} {v:keeps} a book open at the page while both hands [cook|work].
      (plant) The {name} {v:lifts} a plant to the level of the [window|sofa], where it gets light and attention.
      (jewelry jewellery earring necklace) The {name} {v:keeps} necklaces apart and [earrings in pairs|everyday pieces visible].
      (laptop monitor) With the screen on the {name}, the space below takes [a keyboard|notebooks|a drawing pad].
      (headphone headset) The {name} {v:gives} headphones a fixed place and takes the [strain off the cable|clutter off the desk].
      (riser display plant laptop monitor) The {name} {v:adds} a second level to a [counter|shelf|dresser] that has run out of space.
      (riser display plant jewelry jewellery) Height differences make a display easier to read, and the {name} {v:provides} them.
      (!plant phone tablet ipad headphone headset) Place the {name} near an outlet [and within sight of the chair|so that charging needs no extension].
      (!plant) The {name} {v:works} in a [bedroom|home office|studio], wherever one item should stay in view.
      (riser display plant) Smaller things can stay [below|in front of] the {name}, so nothing is lost to the arrangement.
      (riser display jewelry earring necklace) In a shop or at a market stall, the {name} {v:brings} [a sample|the price card|the newest piece] to eye level.
      (!plant !jewelry !jewellery) For a colleague with a crowded desk, the {name} {is} a [considerate|useful] present.
      (phone tablet ipad) Beside a bed, the {name} {v:turns} a phone into [a readable clock|an alarm that can be seen].
      (plant) Two or three plants at different heights, one of them on the {name}, look arranged rather than collected.
      (jewelry jewellery earring necklace) For a market table or shop window, the {name} {v:shows} jewelry at eye level.
      (phone tablet ipad) During calls, the {name} {v:keeps} the picture steady and both hands free for [notes|paperwork].
      (phone tablet ipad) The {name} {v:gives} a device a fixed place [at night|during meals], away from the hand.
      (plant) Beside an armchair or in an empty corner, the {name} {v:gives} a plant the presence of furniture.
      (plant) The {name} {v:keeps} a pot off the floor, away from [cold drafts|vacuum cleaners].
      (jewelry jewellery earring necklace) On a dresser, the {name} {v:turns} a collection into [a display|part of the room].
      (jewelry jewellery earring necklace) Pieces kept on the {name} are chosen more often than those in a [box|drawer].
      (headphone headset) On a desk, the {name} {v:keeps} ear pads off the [tabletop|keyboard].
      (headphone headset) In a studio or shared office, the {name} {v:shows} where the headphones go after use.
    `),
    terse: lines(`
      (phone tablet ipad) The {name} {v:frees} both hands.
      (phone) Set your phone on the {name} and eat.
      (phone tablet ipad) Read the recipe from the {name}.
      (cookbook recipe) The {name} {v:holds} the page. You stir.
      (plant) The {name} {v:brings} a plant to the light.
      (jewelry jewellery earring necklace) Necklaces hang free on the {name}.
      (laptop monitor) Screen up on the {name}, keyboard below.
      (headphone headset) Headphones rest on the {name} at night.
      (riser plant laptop monitor) The {name} {v:makes} room below.
      (!plant !jewelry !jewellery) Use the {name} on a [desk|counter|dresser].
      (!plant) The {name} {v:sits} where you look first.
      (riser display plant) The {name} {v:adds} height to a flat shelf.
      (!plant !jewelry !jewellery) A small desk gains from the {name}.
      (!plant !jewelry !jewellery) Put the {name} near the [window|bed|stove].
      (!plant !jewelry !jewellery) Give the {name} for a new desk.
      The {name} {v:gives} one thing a place.
      The {name} {v:takes} little room and clears more.
      (plant) An empty corner, a fern, the {name}.
      (plant) The {name} {v:keeps} the pot off the floor.
      (plant) One plant high on the {name}, two low.
      (jewelry jewellery earring necklace) Pairs stay together on the {name}.
      (jewelry jewellery earring necklace) See it on the {name}, wear it.
      (headphone headset) Last call done. Headphones on the {name}.
      (headphone headset) The {name} {v:clears} the desk of one cable.
    `),
  },
  tips: {
    warm: lines(`
      (phone tablet ipad) Thread the cable behind the {name} before you put the phone on; [it's easier that way|doing it after takes three hands].
      (plant) Put a saucer under the pot on the {name}, even if [it says it doesn't leak|you water carefully].
      (jewelry jewellery earring necklace) Long chains go on the outside of the {name}, short ones inside, or you'll be [untangling before work|at it with a pin].
      If the {name} {v:rocks}, suspect the table; a folded [matchbook|card] usually settles it.
      (riser display plant laptop monitor) Heaviest part to the middle of the {name}, and [a bump of the table|a passing cat] won't matter.
      (!plant) Turn the {name} a little toward [the door|your chair|the window]; straight ahead looks like a shop.
      Dust gathers under the {name} more than on top, so [pick {them} up|lift {them}] when you clean.
      (plant) Measure the pot and saucer before you pick a corner for the {name}.
      (phone tablet ipad) Angle the {name} away from the window, or you'll be watching [your own kitchen|the curtains].
      (phone tablet ipad) On a counter, keep the {name} a ladle's length from [the stove|the sink]; screens like neither steam nor splashes.
      (plant) Turn the pot on the {name} a little at every watering, or [the plant will grow sideways|you'll end up with a lean].
      (jewelry jewellery earring necklace) Keep the {name} out of the bathroom; steam is what dulls [plating|clasps].
      (headphone headset) Let the headband, not an ear pad, rest on the {name}, [and nothing gets pressed flat|so the pads keep their shape].
    `),
    tale: lines(`
      (phone tablet ipad) Mind which way the cable leaves the {name}, or the phone will [follow it to the floor|take a bow].
      (plant) Water the plant away from the {name} and return it [dry-footed|once it has stopped dripping].
      (riser display plant laptop monitor) The taller the load on the {name}, the further it belongs from [elbows|the edge|the cat].
      Wobbles are [mostly|nearly always] the table's fault; slip some card under one side of the {name}.
      Set the {name} a step back from the edge, [out of tail range|beyond the reach of elbows].
      (riser display plant laptop monitor) Big things in the middle of the {name}, [small fry|lighter ones] to the sides.
      Under the {name} is where dust [keeps its summer house|goes on holiday]; look there once a week.
      (phone tablet ipad) Turn the {name} until the [window|lamp] is no longer starring in every film.
      (phone tablet ipad) Soup travels, so give the {name} a spot [upwind of|well clear of] the stove.
      (plant) Quarter turn at every watering, and what's on the {name} won't [lean on the window|grow a good side].
      (jewelry jewellery earring necklace) Steam is no friend to jewelry, so the {name} {v:lives} in the bedroom, not beside the [tub|basin].
      (headphone headset) Rest the headband on the {name}, not the cushions; nobody likes a [flat ear|dent].
    `),
    plain: lines(`
      (phone tablet ipad) Route the charging cable before placing the device on the {name} so that it does not pull.
      (plant) Use a saucer with the {name} and [empty it after watering|check it for standing water].
      (plant riser laptop monitor) Measure what will sit on the {name} before you decide on [a place|the right corner].
      Set the {name} on a level surface and [press lightly from above|test for wobble] before loading {them}.
      (riser display plant laptop monitor) Center the weight on the {name}, especially with [tall|top-heavy] items.
      Keep the {name} away from the edge of the [counter|table] and out of walkways.
      Pads under the {name} protect [polished|painted] furniture and keep {them} from sliding.
      Wipe the {name} with a [soft|barely damp] cloth and dry {them} before things go back.
      (phone tablet ipad) Turn the {name} so that [lamps|windows] are not reflected in the screen.
      (phone tablet ipad) In a kitchen, place the {name} away from [steam and splashes|the stove and sink].
      (plant) Turn the pot on the {name} a quarter with each watering for even growth.
      (jewelry jewellery earring necklace) Place the {name} in a dry room, since bathroom steam dulls [metal|clasps].
      (headphone headset) Rest headphones on the {name} by the headband, so that the pads are not compressed.
    `),
    terse: lines(`
      (phone tablet ipad) Cable first, then the phone on the {name}.
      (plant) Put a saucer on the {name} first.
      Set the {name} on a level surface.
      (riser display plant laptop monitor) Weight goes in the middle of the {name}.
      Keep the {name} back from the edge.
      Soft pads under the {name} spare the table.
      Lift the {name} to dust below.
      Clear a spot first, then place the {name}.
      (phone tablet ipad) Turn the {name} until the glare is gone.
      (phone tablet ipad) Keep the {name} clear of [steam|the sink].
      (plant) Turn the pot on the {name} when you water.
      (jewelry jewellery earring necklace) Keep the {name} out of bathroom steam.
      (headphone headset) Rest the headband, not the pads, on the {name}.
    `),
  },
}
