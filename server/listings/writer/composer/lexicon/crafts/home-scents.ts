import { lines, stems, type Craft } from '../craft.ts'

/** Scents without a flame of their own: melts, sprays, diffusers, sachets. */
export const HOME_SCENTS: Craft = {
  nouns: stems('melt diffuser spray sachet incense potpourri freshener mist pomander'),
  signs: [],
  emojis: ['🌿', '🏡', '✨', '🍂', '💛', '🌸', '🧡', '🍃'],
  openings: {
    warm: lines(`
      (!car !sachet) {A_lead} for [the hallway|the coat closet|the spare room] and whoever walks in.
      (!car !sachet) {A_lead} for the room where [guests sleep|wet coats dry|the dog naps].
      (!car !sachet) {A_lead} for [cleaning day|Friday evenings|the hour before company].
      (car) {A_lead} for [the school run|long drives|the ride to work].
      (car) {A_lead} for a car that has carried [takeout|soccer boots|wet dogs].
      (sachet) {A_lead} for [the sweater drawer|suitcases and sock drawers|the closet in the hall].
      (sachet) {A_lead} to tuck [between the towels|under the scarves|among the sheets].
    `),
    tale: lines(`
      (!car !sachet) {A_lead}, because [the front door|the guest room] should make a good first impression.
      (!car) {A_lead} for [noses that know what they like|rooms that have run out of small talk].
      (!car !sachet) {A_lead}, for [the day the windows stay shut|the hour before the doorbell].
      (car) {A_lead}, for [traffic jams and the long way home|the far end of the parking lot].
      (car) {A_lead}, so the car has [better news|something nicer] for your nose.
      (sachet) {A_lead}, for drawers with [something to hide|secrets].
      (sachet) {A_lead}, because [sweaters|sheets] deserve [company|a garden] too.
    `),
    plain: lines(`
      (!car !sachet) {A_lead} for [3 or: the hallway|a bathroom|the bedroom|a study|the guest room].
      (!car !sachet) {A_lead} for [small rooms|rooms with a door] and [quiet corners|everyday use].
      (!car !sachet) {A_lead} for the rooms that visitors [see first|sleep in|remember].
      (car) {A_lead} for [daily commutes|the family car|long journeys].
      (car) {A_lead} for [work|school] mornings and [weekend drives|longer trips].
      (sachet) {A_lead} for [3 or: drawers|suitcases|wardrobes|storage boxes|coat closets].
      (sachet) {A_lead} for [clothes in storage|towels and bedding|shelves behind doors].
    `),
    terse: lines(`
      (!car !sachet) {A_lead} for [the hall|the bedroom|the study].
      (!car !sachet) {A_lead} for one room at a time.
      (!car !sachet) {A_lead} for [closed windows|winter rooms|the guest room].
      (car) {A_lead} for [the commute|the long drive].
      (car) {A_lead} for the [Monday|weekend] drive.
      (sachet) {A_lead} for [drawers|suitcases|closets].
      (sachet) {A_lead}. Tuck [in|under] and close.
    `),
  },
  scenes: {
    warm: lines(`
      (!car !spray !mist !sachet) Put the {name} out in [the hall|the mudroom|the bathroom] before [anyone takes off a coat|the doorbell rings].
      (!car !sachet) After [fish|onions|bacon] for supper, the {name} {v:gives} the kitchen something else to talk about.
      (!car) A guest room that [stays shut|stands empty] most of the year is a good home for the {name}.
      (!car !spray !mist !sachet) Cleaning day ends with the [bucket|mop] put away and the {name} put out.
      (!car !spray !mist !sachet) Coming home is nicer when the first thing you notice is the {name} and not the [laundry|trash|wet boots].
      (!car !sachet) There's a spot for the {name} in [3 or: the hallway|the laundry room|the study|the spare room|your bedroom].
      (!car !sachet) Pick one room for the {name}, say the [den|study|bedroom], and let the others smell of themselves.
      (!car !sachet) For a friend who has [just moved|signed a lease], the {name} {v:makes} bare walls smell lived in.
      (!car !spray !mist !sachet) Keep the {name} for [winter|the wet months], when windows stay shut and [socks|boots|coats] dry indoors.
      (!car) Change the {name} with the season, the way you'd change the [duvet|curtains|bedspread].
      (spray mist) Keep the {name} on the [landing|bathroom shelf], where you pass by with a hand free.
      (spray mist) A puff of the {name} on the curtains, and the room is ready for [company|Sunday].
      (spray mist) Make the bed, [open|close] the window, then [finish|sign off] with the {name}.
      (sachet) Slip the {name} between [3 or: the sweaters|the pillowcases|the winter scarves|the good towels|the T-shirts].
      (sachet) A suitcase that sits in the [attic|cellar] all year smells friendlier with the {name} inside.
      (sachet) Winter coats come out of storage in a better mood if the {name} spent the summer with them.
      (incense) Light the {name} when the [dishes|emails] are done and the window is open a hand's width.
      (incense) Put on a record, light the {name}, and let the [music|record] decide how long you sit.
      (sachet) The {name} {v:goes} in the drawer you open [every|each] morning, [half awake|before coffee].
      (car) The commute stays the commute, but the {name} {v:comes} along for [the ride|every mile of it].
      (car) Kids, cleats and takeout leave their smells in a car; the {name} {v:leaves} a nicer one.
      (car) Someone with [a first car|a new license] can have the {name} before the first fill-up.
      (car) On a long drive the {name} {v:keeps} you company between [gas stations|rest stops].
    `),
    tale: lines(`
      (!car !spray !mist !sachet) Let the {name} greet people at the door; the [dog|doorbell] could use the help.
      (!car) Some houses have a ghost, yours could have the {name}: [noticed by all|met on every landing], seen by few.
      (!car !spray !mist) Put the {name} in the [broom closet|spare room] and it will think it's the [parlor|ballroom].
      (!car !sachet) Nobody needs to know what was cooked at noon if the {name} {v:gets} there [first|before the guests].
      (!car !spray !mist !sachet) Give the {name} the smallest room in the house and it will smell like the [grandest|proudest].
      (!car) Noses have long memories, so choose a room for the {name} that deserves [a place in one|to be remembered].
      (!car !spray !mist !sachet) With the {name} at work, the hallway stops smelling of [umbrellas|gym bags] and starts giving itself airs.
      (!car !spray !mist !sachet) Set out the {name} on the day the windows close for winter, and [the house|the study] keeps its spirits up.
      (!car !sachet) For a friend with a new [key|lease] and an empty [hallway|closet], the {name} {v:moves} in ahead of the furniture.
      (!car !spray !mist !sachet) The {name} {v:asks} for [a corner|a shelf] and {v:repays} the rent in scent.
      (spray mist) Wave the {name} about like a [wand|conductor's baton]; the cushions will take the hint.
      (spray mist) One flourish of the {name}, and the [guest bed|sofa bed|spare room] has manners.
      (spray mist) The {name} {v:clears} the air after [burnt toast|a long argument about curtains].
      (sachet) Somewhere under the socks, the {name} {v:runs} a garden of {its} own.
      (sachet) Put the {name} in the suitcase, and your [socks|shirts] arrive before you do.
      (incense) Smoke from the {name} draws [question marks|dragons|handwriting] in the air and signs nothing.
      (incense) The {name} {v:keeps} time for a [hand of cards|chess move] without ever ticking.
      (sachet) The {name} {v:turns} a drawer full of [sweaters|scarves] into a secret worth opening.
      (sachet) Even [hiking socks|old suitcases] behave better with the {name} among them.
      (car) The {name} {v:rides} along for free and never {v:asks} if you're [there yet|lost].
      (car) Every car has a smell; with the {name}, yours has a [chosen|better] one.
      (car) Stuck at the lights, windows up, the {name} {v:takes} your mind off the [truck ahead|line of cars].
      (car) Even the [glove box|spare tire] may notice that the {name} {has} moved in.
    `),
    plain: lines(`
      (!car !spray !mist !sachet) The entrance is the first room a visitor smells, and the {name} can [decide|settle] what that is.
      (!car !sachet) After cooking, airing comes first; the {name} can take over once the [window is shut|kitchen is clean].
      (!car !spray !mist !sachet !incense) In a guest room, put the {name} out the day before, so that the scent has [settled|spread] by arrival.
      (!car !sachet) The {name} {v:suits} rooms with a door, such as [3 or: a study|a bathroom|a bedroom|a dressing room|a laundry room].
      (!car !sachet) Some households give each room its own scent; the {name} could be the one for the [hall|bedroom|study].
      (!car !sachet) In the [months|weeks] when windows stay [shut|closed], the {name} {v:gives} a room a scent of your choosing.
      (!car) The {name} {v:makes} a modest present for someone with a [new apartment|first home], since no size is involved.
      (!car !spray !mist !sachet) A bathroom without a window is a [sensible|good] first place for the {name}.
      (!car !spray !mist !sachet !incense) Place the {name} where people pass, for instance near [a doorway|the stairs], so that moving air carries the scent.
      (!car) The {name} may be changed with the [season|time of year], as one changes bedding.
      (spray mist) Keep the {name} near the door of the room, so that {it} {is} used in passing.
      (spray mist) A made bed, fresh air and the {name} complete a guest room in [minutes|little time].
      (spray mist) The {name} can be used before [a visit|a viewing|a meeting], when there is no time for anything slower.
      (sachet) Lay the {name} between folded [sweaters|towels|pillowcases], where {it} {v:takes} up hardly any room.
      (sachet) A guest towel that has been stored with the {name} needs no further welcome.
      (sachet) The {name} can travel in a suitcase and stay there [between trips|for the winter].
      (incense) The {name} {v:suits} short occasions, such as [the hour before guests|a first coffee|an evening of letters].
      (incense) On a [balcony|porch], the {name} {v:needs} a sheltered corner and a steady holder.
      (sachet) The {name} {v:suits} places that stay closed, such as [3 or: drawers|suitcases|wardrobes|storage boxes|coat closets].
      (sachet) When clothes are put away for the season, the {name} can be stored with them.
      (car) In a car that is used daily, the {name} {v:gives} [each start|each trip] the same scent.
      (car) The {name} {v:takes} up no seat and no cup holder on the way to [work|school].
      (car) For a new driver, the {name} {is} a small present that goes with any [model|make] of car.
      (car) Before passengers get in, a clean interior and the {name} make a [tidy|good] first impression.
    `),
    terse: lines(`
      (!car !sachet) One room, one scent: the {name} for the [hall|study|bedroom|bathroom].
      (!car !spray !mist !sachet) Put the {name} out before the [guests|coats|suitcases] [arrive|come in].
      (!car !spray !mist !sachet) Windows shut, [rain|snow|wind] outside, the {name} [in the hall|by the stairs|by the door].
      (!car !sachet) The {name} for the room nobody [airs|opens|sleeps in].
      (!car !spray !mist !sachet) [Clean|Sweep|Tidy] the room. Then set out the {name}.
      (!car !sachet) A new [lease|key|address], bare walls, the {name}.
      (!car !spray !mist !sachet) The {name} {v:needs} a corner, not a [shelf|table|room].
      (!car !spray !mist !sachet) Change the {name} when the [season|weather|bedding] changes.
      (!car !spray !mist !sachet) For the bathroom, the [hall|closet|stairs], the guest room: the {name}.
      (!car !spray !mist !sachet) The {name} {v:meets} you at the [door|top of the stairs|end of the day].
      (spray mist) Make the bed, [open|close] the window, then reach for the {name}.
      (spray mist) The {name} for the minute before the [bell|guests|call].
      (spray mist) [Curtains|Rugs], [cushions|blankets], the {name}.
      (sachet) The {name} between the [sweaters|towels|pillowcases|scarves].
      (sachet) For suitcases, closets and [sock drawers|coat boxes|spare beds]: the {name}.
      (sachet) Coats go up for summer, the {name} {v:goes} with them.
      (incense) A steady holder, a [match|cracked window], the {name}.
      (incense) The {name} for the length of a [record|letter|chapter].
      (sachet) Open the [drawer|closet|suitcase] and the {name} {v:answers}.
      (car) The {name} for [rush hour|the school run|the long way home].
      (car) A [clean|swept] car, a full tank, the {name}.
      (car) For a first [car|license|commute]: the {name}.
      (car) The {name} {v:rides} along and {v:needs} no [seat|ticket].
    `),
  },
  tips: {
    warm: lines(`
      Your nose stops noticing a scent after a while; [step outside|go around the block], come back, and the {name} {v:returns}.
      One scent at a time is plenty: a second one next to the {name} only [muddles|blurs] things.
      Keep the {name} where [small hands and curious paws|children and pets] can't get at {them}.
      Until you need {them}, keep the {name} in a [closed box|dark drawer], since scent fades in the open.
      (!car !spray !mist !sachet !reed !diffuser) Start small with the {name}: a [hallway|bathroom] fills up sooner than a living room.
      (!car !sachet) [Air|Sweep and air] the room first and the {name} {v:has} [less|nothing] to compete with.
      (diffuser reed spray mist !car) Scented oils can mark varnish, so give the {name} a [dish|tray|saucer] to stand on.
      (melt) Start with a piece or two of the {name}; you can add more once the wax is liquid.
      (melt) While the wax is still soft, a paper towel lifts the spent {name} out of the warmer.
      (reed) Turn the reeds of the {name} [when company's coming|once a week or so], and the scent picks up again.
      (reed) Start with half the reeds in the {name} and add the rest if the room asks for more.
      (spray mist) Aim the {name} at the middle of the room, not at the [sideboard|piano|screen].
      (incense) Leave a clear hand's width around the {name}, and let the ash fall [in a holder|on a dish].
      (sachet) Give the {name} a squeeze now and then, and the drawer wakes up.
      (car) Hang or clip the {name} where {it} {v:leaves} your view of the road clear.
    `),
    tale: lines(`
      Noses get used to everything, so go out, [count to fifty|say hello to the neighbors], and meet the {name} again.
      Two scents in one room argue; let the {name} have the [floor|last word].
      Curious paws and small hands find everything, so the {name} {v:lives} [higher up|out of reach].
      The sun is a thief of scent, and the {name} {v:keeps} more of {its} own [in the shade|off the windowsill].
      (!car !reed !diffuser !sachet) Begin with a little of the {name}; a scent should [knock|introduce itself] before it comes in.
      (!car !sachet) Open a [window|door] first, and the {name} {v:gets} a [clean|clear] stage.
      (!car) When you tire of the {name}, move {them} [to another room|upstairs] and be introduced all over again.
      (melt) A piece or two of the {name} first; the warmer is happy to take seconds.
      (melt) The scent leaves before the wax does, so empty the dish before the {name} {v:goes} in for a second act.
      (reed) Turn the reeds of the {name} and the room gets the news [again|twice].
      (reed) Not all reeds at once: half of them is a [murmur|hello] from the {name}, all of them a speech.
      (spray mist) Send the {name} up toward the ceiling and walk through what comes down.
      (incense) Let the {name} drop {its} ash on a dish, or the [tablecloth|shelf] keeps a diary.
      (sachet) When the sock drawer goes quiet, give the {name} a squeeze.
      (car) Keep the {name} out of your line of sight; the road wants [the starring role|your whole attention].
    `),
    plain: lines(`
      The nose adapts to a scent within minutes; leave [the space|for a moment] and return to judge the {name} fairly.
      Use one fragrance at a time, so that the {name} {is} not [mixed|confused] with another.
      Keep the {name} [out of the reach of|away from] children and [animals|pets].
      Until {it} {is} needed, keep the {name} in a closed [box|drawer|cupboard], away from heat and sunlight.
      (!car !spray !mist !sachet !reed !diffuser) Begin with a small amount of the {name} in a small room, then decide how much a larger one needs.
      (!car !spray !mist !sachet) Air the room before setting out the {name}, because scents of [cooking|laundry] compete with it.
      (diffuser reed spray mist !car) Place the {name} on a [tray|dish|saucer], as scented oils can mark lacquer.
      (melt) Add the {name} a piece at a time; the strength is easier to raise than to reduce.
      (melt) When the scent is spent, let the wax soften and lift the {name} out with a paper towel.
      (reed) Turn the reeds of the {name} when the scent becomes faint, and wipe up [any drops|a stray drop].
      (reed) In a small room, half of the reeds may be enough for the {name}.
      (spray mist) Direct the {name} into the air, and test a hidden spot before using {them} on [fabric|upholstery].
      (incense) Burn the {name} in a stable holder on a bare surface, and stay in the room.
      (sachet) Press the {name} between the fingers from time to time to release more scent.
      (car) Fix the {name} so that {it} {v:does} not block the view or touch the dashboard.
    `),
    terse: lines(`
      Leave [the room|for a minute], come back, and notice the {name} again.
      One scent at a time: only the {name} [today|in here].
      Keep the {name} away from [children and pets|paws and small hands].
      Store the {name} dark and [closed|cool|dry] until {it} {is} needed.
      (!car !reed !diffuser !sachet) Start with [a little|less] of the {name}, then [add|judge].
      (!car !spray !mist !sachet) [Air|Sweep] the room, then set out the {name}.
      (!car) Tired of the {name}? Change [rooms|places].
      (diffuser reed spray mist !car) Give the {name} a [tray|dish|saucer]; oils can mark varnish.
      (melt) Add the {name} [a piece at a time|piece by piece].
      (melt) Lift out the old {name} while the wax is [soft|warm].
      (reed) Turn the reeds, and the {name} {v:starts} [over|again].
      (reed) [Small room|Small hall], half the reeds: that suits the {name}.
      (spray mist) Aim the {name} at the air, not the [furniture|piano|screen].
      (incense) Let the {name} drop {its} ash on a [dish|plate|tile].
      (sachet) Squeeze the {name} when the [drawer|closet] goes quiet.
      (car) Hang the {name} clear of your [view|mirror].
    `),
  },
}
