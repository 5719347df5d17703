import { lines, stems, type Craft } from '../craft.ts'

/** Small things that are stuck, sewn or pinned on something else. */
export const STICKERS_AND_PINS: Craft = {
  nouns: stems('sticker magnet pin enamelpin badge button patch decal'),
  signs: [],
  emojis: ['✨', '💛', '🎁', '🌟', '🥑', '🧲', '💫', '🌈'],
  openings: {
    warm: lines(`
      (!decal) {A_lead} for the friend who [notices small things|reads every bumper].
      {A_lead} for whatever you own that's [still too plain|looking a bit bare].
      (!decal) {A_lead}, small enough for [a birthday card|any pocket].
      (magnet) {A_lead} for the [list|drawing] that keeps sliding off the fridge.
      (decal) {A_lead} for the [wall, window or car|surface] you look at every day.
      (decal) {A_lead} for anything [smooth and a bit plain|flat and much too plain].
    `),
    tale: lines(`
      (!decal) {A_lead} for the collector of [small, odd things|very small things].
      {A_lead}, ready to [join the gang|report for duty].
      Make way: {a_lead}, small but [bold|hard to miss].
      (decal) {A_lead}, about to [cheer up a blank surface|change the scenery].
    `),
    plain: lines(`
      {A_lead} for [everyday belongings|things used daily].
      (!decal) {A_lead}, a small addition to [a larger collection|something plain].
      {A_lead} for [collectors and first-timers|bags, desks and doors] alike.
      (decal) {A_lead} for [smooth, clean surfaces|surfaces that are flat and smooth].
    `),
    terse: lines(`
      (!decal) {A_lead}. [Small on purpose|Small, and that is the idea].
      {A_lead} for something [plain|bare].
      {A_lead}. One corner, [changed|sorted].
      (decal) {A_lead} for [a smooth surface|something flat and smooth].
    `),
  },
  scenes: {
    warm: lines(`
      (!decal) Tuck the {name} into [a birthday card|a lunch box|the pocket of a coat you're giving away].
      (sticker decal !decal !planner !sheet) Your [laptop|water bottle|toolbox] has an empty corner, and the {name} could move in today.
      (magnet) Let the {name} hold up [the grocery list|a school drawing|last summer's postcard] on the fridge.
      (pin badge button) Put the {name} on the [tote|jacket|backpack] you carry anyway and see who asks about {them}.
      (patch) A worn elbow or a dull tote is all the {name} {v:needs} as an excuse.
      (!decal) [Friends|Teenagers|Sisters] who say they need nothing usually have room for the {name}.
      (!decal) Mixed in with [2 or: old concert souvenirs|travel finds|childhood favorites|a friend's designs], the {name} will fit right in.
      (!decal) Swap the {name} with a friend who [collects|picks] things as carefully as you do.
      (!decal) At work, the {name} can say who sits here without [a name plate|a word].
      (sticker decal !decal) Close an envelope with {a_name} and nobody will [peel it in a hurry|tear it open].
      (pin badge button patch) Old jackets and the {name} tend to get along.
      (!decal) The {name} could start a row, and rows have a way of getting [longer|out of hand].
      (sticker decal !decal !planner) Somewhere to put {them}: [3 or: a laptop|a water bottle|a suitcase|the toolbox|a notebook|a storage jar].
      (magnet) Give {them} [3 or: the school menu|a ticket|a drawing|the to-do list|last year's postcard] to hold.
      (pin badge button) Wear {them} on [3 or: a tote|a lapel|a beanie|a backpack strap|a jacket pocket].
      (patch) Sew {them} on [3 or: a jacket|a backpack|a tote|a cap|worn knees].
      (decal) You'll find your own car, door or laptop faster with the {name} on it.
      (decal) Give the {name} a spot you pass every day; that's where it pays to have something to look at.
      (decal) Put the {name} where a plain surface has been bothering you for [months|a year|ages].
      (decal) Take a photo of the place before the {name} {v:goes} up; the difference is the fun part.
      (!decal) Leave {them} for someone to find, [under a mug|in a coat pocket|inside a book|beside the keys], on [a Monday|a birthday|a bad day|the last day of school], [unsigned|with a wink|with a note|in a napkin].
    `),
    tale: lines(`
      (!magnet !decal) Every good backpack tells a story, and the {name} could be [page one|the plot twist].
      (!decal) Slip the {name} into a letter and enjoy the rattle of being [mysterious|up to something].
      (magnet) On the fridge, the {name} will keep watch over [the leftovers|the good cheese].
      (sticker decal !decal !planner) A lonely laptop lid has been saving a spot for the {name}, right next to the [smudge|dent].
      (pin badge button) Worn on a lapel, the {name} {v:makes} Monday look [slightly planned|almost festive].
      (patch) Holes happen; the {name} can cover one and look as if that was the plan.
      (!decal) Trade the {name} at recess rules: one for one, no [take-backs|crying].
      (!magnet !decal) The {name} will not fix your week, but the [suitcase|notebook] will look better in it.
      (!decal) Every [collection|obsession] began with one, so mind your [wallet|shelf space] around the {name}.
      (!decal) Give the {name} to the person who still [stops at market stalls|reads the small print on souvenirs].
      One corner of the world is yours to [decorate|cheer up|spoil], and the {name} {is} the right size for it.
      (!decal) Suitable for [3 and: birthdays|bad days|long letters|small victories|lost bets|first days of school].
      (decal) One careful minute with the {name}, and the place looks as if it had an idea.
      (decal) Strangers at traffic lights and lost relatives will know where they are by the {name}.
      (decal) A bare stretch of anything is an invitation for the {name}.
      (decal) Peel, hold your breath, rub, and admire the {name}.
      (!decal) Trade {them} for [a button|half a sandwich|a good joke|a seat by the window], shake on it, and [run|never tell|ask for a receipt|regret nothing], like [pirates|gentlemen|second graders|old rivals].
    `),
    plain: lines(`
      (!decal) The {name} can be enclosed with a [letter|card|small parcel] without adding much weight.
      (sticker decal !decal) Apply the {name} to a [laptop|notebook|storage box] to tell it apart from others.
      (magnet) The {name} {v:holds} notes, [tickets|photographs] or a list on any surface a magnet grips.
      (pin badge button) Worn on a [lapel|bag strap|hat], the {name} can be moved from one outfit to the next.
      (patch) Use the {name} to cover a [worn spot|small tear] or to mark a plain bag.
      The {name} {v:works} alone or [together with|next to] others of the kind.
      (!decal) [Coworkers|Classmates|Nieces and nephews] are easy to remember with the {name}.
      (!decal) A display board shows the {name} better than a [drawer|jar] does.
      (!sheet !magnet) The {name} can mark [a locker|a set of keys|luggage] that resembles a dozen others.
      (!decal) As a thank-you for a [small favor|lift to the station], the {name} {is} neither too much nor too little.
      (!decal) Keep a spare of the {name} near the cards, for the occasion that [comes up unannounced|was forgotten].
      (sticker decal !decal) Possible places are [3 and: laptops|bottles|notebooks|folders|storage boxes].
      (magnet) Use {them} for [3 and: lists|tickets|photographs|recipes|school notes].
      (pin badge button) Wear {them} on [3 or: a lapel|a bag strap|a hat|a scarf|a lanyard].
      (decal) The {name} {v:marks} a vehicle, door or device so that it is recognized at once.
      (decal) On a plain surface, the {name} {v:takes} the place of a sign or a picture.
      (decal) The {name} {v:needs} no frame, hook or nail.
      (decal) Placed near eye level, the {name} will be read by everyone who passes.
      (!decal) Enclose {them} with [a letter|an order|a card|a returned book] as [a thank-you|a greeting|an apology|a surprise], [without comment|with a short note|in a small bag|under the flap].
    `),
    terse: lines(`
      (!decal) Put the {name} in a [card|letter].
      (sticker decal !sheet !decal) The {name} {v:goes} on a [laptop|bottle|notebook].
      (magnet) The {name}, the list, the [fridge|office door].
      (pin badge button) Wear the {name} on a [collar|bag strap|cap].
      (patch) Worn elbow or plain tote: cover it with the {name}.
      (!decal) One looks good. The {name} may not stay alone.
      (!decal) Trade the {name} with a friend.
      (!decal) Hide the {name} in a [lunch box|coat pocket].
      (!sheet !magnet !decal) Let the {name} mark your [locker|suitcase|desk].
      (!decal) The {name} {v:suits} a small thank-you.
      (!decal) Give the {name} to the [collector|coworker] you know.
      (!decal) Something plain needs the {name}.
      (sticker decal !decal) For [3 and: laptops|bottles|notebooks|lockers|letters].
      (magnet) For [3 and: lists|tickets|drawings|photos|menus].
      (pin badge button patch) On [3 or: lapels|totes|caps|straps|jackets].
      (!decal) Small, not shy.
      (decal) No frame, no nail: the {name}.
      (decal) Door, car, wall: choose for the {name}.
      (decal) Plain before. Not after.
    `),
  },
  tips: {
    warm: lines(`
      (sticker decal) Wipe the spot clean and dry before you use the {name}, and the edges will stay down.
      (sticker decal !sheet) Press your {name} from the middle outward, so no air gets [trapped|caught] underneath.
      (magnet) Test the fridge with a borrowed magnet before you promise the {name} a job; some doors don't hold any.
      (pin badge button) Push the back on firmly and tug the {name} once, before [the bus|the dance floor] does it for you.
      (pin badge button) Take the {name} off before the jacket goes in the wash.
      (patch) Baste the {name} in place with a few loose stitches first, then sew around the edge.
      (!sheet) Try the {name} in a few spots before you settle on one; an inch can [change everything|make the difference].
      (!decal) Put the {name} next to [one or two others|something plain], and the whole corner looks chosen.
      (magnet pin badge button) Dust the {name} with a soft dry cloth now and then; that's all the upkeep there is.
      (set pack sheet) Keep one of your favorites back when you hand out the {name}, because you'll want {them} later.
      (sheet) Keep the rest of the {name} flat in a book, away from sun and curious toddlers.
      (sticker decal) Peel slowly, from a corner of the backing, and the {name} won't curl up on you.
      (decal) Tape the {name} up by the top edge first, step back, and only then start to peel.
      (decal) Wipe the spot with rubbing alcohol and let it dry before the {name} {v:goes} on.
      (decal) Work on a mild day; in the cold the {name} won't grip.
    `),
    tale: lines(`
      (sticker decal !sheet) Breathe, aim, and lay the {name} down from one edge; panic makes [bubbles|wrinkles].
      (magnet) Give the {name} a single sheet to hold before you trust {them} with the whole [calendar|school term].
      (pin badge button) Check the back of the {name} before a [crowd|windy walk]; small things like to go exploring.
      (patch) Sew the {name} on with small stitches and a film you've already seen.
      (!sheet) Stand across the room and squint at the {name} before you commit; squinting is a [science|noble art].
      (magnet pin badge button) Wipe the {name} with something dry and soft, the way you'd clean a [tiny trophy|very small window].
      (!sheet) Leave a little space around the {name}; even small stars like elbow room.
      (!sheet !set !pack !decal) Odd numbers look best, so let the {name} be [one|the third] of three.
      (sticker decal) Save the {name} for something worthy, then give in by Thursday.
      (sticker decal) File the {name} between two books, where curls and cats can't get in.
      Sun fades the boldest, so give the {name} a shady [spot|drawer|folder] to wait in.
      (decal) Use an old bank card to chase the air out from under the {name}.
      (decal) Dry run first: tape the {name} up, squint, adjust, then peel.
    `),
    plain: lines(`
      (sticker decal) Clean and dry the surface before applying the {name}, since dust [weakens|lifts] the edge.
      (sticker decal !sheet) Peel slowly and smooth the {name} from the center toward the edges.
      (magnet) Check that the surface is magnetic before deciding where the {name} will go.
      (pin badge button) Remove the {name} before washing or pressing the garment.
      (patch) Pin or baste the {name} before sewing, so that {it} {v:stays} [straight|centered].
      (!sheet !magnet) Decide on the position of the {name} before fixing {them} for good.
      (magnet pin badge button) Wipe the {name} with a dry, soft cloth; [cleaners|solvents] are rarely needed.
      Store the {name} flat and out of [direct sun|damp rooms] until {it} {is} used.
      (!sheet !magnet) Place the {name} where {it} will not be [rubbed|knocked] every day.
      (sticker decal) Use the {name} on smooth surfaces first; rough ones need more pressure.
      (sticker decal) Press down the edges of the {name} once more after an hour.
      (decal) Fix the {name} in position with tape along one edge before removing the backing.
      (decal) Rub the {name} down firmly with a bank card, from the center outward.
      (decal) Apply the {name} at room temperature, since adhesive grips poorly in the cold.
      (sticker decal) Before applying, remove [3 and: dust|grease|moisture|old adhesive|crumbs].
    `),
    terse: lines(`
      (sticker decal !sheet) Press the {name} from the middle out.
      (magnet) Test the door before you hang the {name}.
      (pin badge button) Check the back of the {name} now and then.
      (pin badge button) Remove the {name} before the wash.
      (patch) Baste the {name}, then sew.
      (!sheet !magnet) Try a few spots before you fix the {name}.
      (magnet pin badge button) Wipe the {name} with a dry cloth.
      Store the {name} flat and dry.
      (!sheet) Leave space around the {name}.
      (sticker decal magnet) Clean surface first.
      (sticker decal) Smooth surfaces suit the {name} better.
      (sticker decal) Peel the {name} from one corner.
      (decal) Tape first, peel second.
      (decal) Rub the {name} down with a bank card.
    `),
  },
}
