import { lines, stems, type Craft } from '../craft.ts'

/** What goes around a wrist, and the anklet that shares its care; lines that speak of a wrist leave it out. */
export const BRACELETS: Craft = {
  nouns: stems('bracelet bangle anklet cuff wristband'),
  signs: stems('jewelry jewellery'),
  emojis: ['✨', '💛', '🎁', '💫', '🌙', '🤍', '🌟', '💍', '🌿', '💌'],
  openings: {
    warm: lines(`
      (!anklet) {A_lead} for [pushed-up sleeves|rolled cuffs] and busy hands.
      (!anklet) {A_lead} for a wrist with [no watch|nothing on it].
      {A_lead} for [warm days|holidays] and anything with short sleeves.
      {A_lead} to put on and [forget about|get on with your day].
      {A_lead} for [picnics|festivals], boat rides and other reasons to go out.
      {A_lead} to wear beside the one [your kid made|you never take off].
      {A_lead} for days when a necklace is too much.
    `),
    tale: lines(`
      (!anklet) {A_lead} for wrists that wave at [trains|neighbors].
      {A_lead} for [Mondays|weekdays] in need of an ally.
      {A_lead} to [dance|stroll] in.
      {A_lead} for [garden parties|boat rides] and long evenings.
      {A_lead} to jazz up a [T-shirt|Tuesday].
      {A_lead} for [gesturing|strolling] through life in general.
      {A_lead}, because jewelry likes company.
    `),
    plain: lines(`
      (!anklet) {A_lead} to wear alone or beside a watch.
      {A_lead} for [workdays|ordinary days] and summer evenings.
      {A_lead} to wear alone or [stacked|with others].
      {A_lead} for simple [outfits|clothes].
      {A_lead} for [travel|vacations], work and summer evenings.
      {A_lead} for those who wear [little|light] jewelry.
      {A_lead} for [bare arms|rolled sleeves] and light clothes.
    `),
    terse: lines(`
      (!anklet) {A_lead} for a bare wrist.
      {A_lead} for [weekdays|warm days].
      {A_lead} to wear alone or with others.
      {A_lead} for [plain|simple] clothes.
      {A_lead} for [beach|city] and garden.
      {A_lead} for those who wear little jewelry.
      {A_lead} to [stack|mix] or wear alone.
    `),
  },
  scenes: {
    warm: lines(`
      (!anklet) Wear the {name} on the hand that [carries the coffee|waves down the bus].
      (!anklet) The {name} {v:sits} well beside [3 or: a watch|a hair tie|a thin chain|a friendship bracelet|a knotted cord].
      (!anklet) Roll your sleeves twice and the {name} {v:becomes} part of the [shirt|sweater].
      (!anklet) Some outfits leave no room for a necklace; [that's where|then] the {name} {v:comes} in.
      (!anklet) Your wrists are in view all day, [on the steering wheel|at the keyboard|in the checkout line], and so {is} the {name}.
      Put the {name} on with [cutoffs|a clean shirt|an old tee] and you've dressed up without trying.
      Keep the {name} in your bag for the [evenings|Fridays] that start straight after work.
      Get {a_name} for yourself and the same for the friend who [always borrows|lives far away].
      Take the {name} on vacation; {it} {v:weighs} nothing and {v:goes} with [swimsuits and shirts|every shirt you packed].
      Concerts, [picnics|markets], long walks home: {this} {name} {is} for days with your hands free.
      (!anklet) Wave the bus down, stir the soup, sign for the parcel: the {name} {is} in all of it.
      (!anklet) Try the {name} over the cuff of a [thin sweater|fitted sleeve] when it's cold.
      A sister, a roommate, the friend from summer camp: {a_name} {v:suits} at least one of them.
      Leave the watch at home on Sunday and wear the {name}.
      (!anklet) Stir your coffee, turn a page, check the time on somebody else's wrist: the {name} {v:comes} along.
      (!anklet) Stack the {name} with the bead ones from [camp|your kid], and keep them all on for the photo.
      Put the {name} on for a [road trip|ferry ride], the kind with bare arms out of the window.
      Pick the {name} when the neckline is busy and the [ears|hands] are bare.
      The {name} {v:suits} people who can't stand [a tight collar|heavy jewelry].
      Some birthdays call for a card, some for {a_name} [in the card|taped inside].
      Wear the {name} to the garden center and come home with [tomatoes|more than planned].
      Take the {name} along to [3 or: the beach|a concert|a cookout|the flea market|a birthday party].
    `),
    tale: lines(`
      (!anklet) Wear the {name} and hail a [cab|waiter] with new authority.
      (!anklet) A watch tells the time; the {name} {v:has} no interest in the time, so wear [both|them together].
      (!anklet) Reach for the [top shelf|last olive] and let the {name} slide down your arm in {its} own good time.
      (!anklet) The {name} {v:makes} [applause|conducting the radio] look far more practiced.
      (!anklet) Cuffs come and go; the {name} {v:peeks} out of [all of them|every one].
      Put on the {name} and the walk to the [mailbox|bakery] becomes a small parade.
      {This} {name} and a [swimsuit|clean shirt] constitute a full summer wardrobe.
      Stack the {name} with as many others as you like and [tell people|pretend] it took no thought.
      Give {a_name} to a friend, wear the same, and never explain the [inside joke|matching pair].
      Dance in the {name}, even if only from the stove to the [table|fridge].
      (!anklet) Knock on a door with the {name} on, and it sounds like [news|company].
      (!anklet) Lend an arm and the {name} [{v:comes}|{v:goes}] with it.
      Wear the {name} with [bare feet|gardening clogs] and call it resort wear.
      Sunday has no schedule, only the {name} and [pancakes|a hammock].
      (!anklet) Push your glasses up with the {name} on and be mistaken for a [professor|poet].
      (!anklet) Bracelets applaud when you do; the {name} {is} no [exception|different].
      Wear the {name} on the [swing|seesaw], if nobody else is waiting.
      The {name} {v:makes} watering the garden look like a [photo shoot|pastime of dukes].
      Some people have a signature [drink|dance]; you'd have the {name}.
      Lose the shoes, keep the {name}, mind the [bees|thistles].
      Put on the {name} for the last hour of [sun|the party].
      The {name} {v:is} game for [3 and: picnics|carousels|jazz|boat rides|lemonade stands].
      Wear the {name} with [3 or: a sundress|overalls|a raincoat|an old band shirt|opera gloves].
    `),
    plain: lines(`
      (!anklet) The {name} {v:shows} below a [rolled|three-quarter] sleeve and {v:disappears} under a coat.
      (!anklet) Beside a watch, the {name} {v:looks} at ease when {it} {is} worn on the same wrist with a little space between.
      (!anklet) At a desk, wear the {name} on the wrist that does not [rest on the table|hold the mouse].
      (!anklet) For formal evenings, the {name} can take the place of a necklace above a high neckline.
      (!anklet) On stage, at a [table|lectern] or in a photograph, wrists are in view, and the {name} {v:shows} with them.
      {A_name} can be worn alone or combined with pieces of another [width|texture].
      As a present, {a_name} {v:allows} more room in size than a ring does.
      Summer clothes leave room for jewelry, and the {name} {v:goes} with [short sleeves|bare arms] and sandals alike.
      The {name} {v:takes} almost no room in a [suitcase|toiletry bag] and {v:changes} a plain outfit.
      Two friends or sisters can each wear {a_name} and so keep a [trip|shared date] in mind.
      (!anklet) Over a thin, close sleeve, the {name} can be worn in winter too.
      (!anklet) Worn on the wrist without a watch, the {name} {v:has} enough room to be seen.
      Those who find earrings uncomfortable can let the {name} be their jewelry for the day.
      (!men !boy) At a beach or a lake, the {name} {v:goes} with a plain cover-up until it is time to swim.
      (!anklet) With a sleeveless dress, the {name} {v:balances} the bare arms.
      (!anklet) In a stack, the {name} {v:looks} settled between one narrower and one wider piece.
      The {name} {v:leaves} the neckline free for a collar, a scarf or a lanyard.
      At a summer wedding, the {name} {v:goes} with light fabrics and bare arms.
      For colleagues or teammates, {a_name} {is} a small present that fits in an envelope.
      Worn alone, the {name} {v:gives} a plain summer outfit its one [detail|accent].
      The {name} can be kept in a desk or a bag for an evening that comes up.
      The {name} {v:suits} [3 and: summer parties|workdays|travel|concerts|weddings].
      The {name} {v:goes} with [3 or: a T-shirt|a summer dress|a plain blouse|a blazer|a fine knit].
    `),
    terse: lines(`
      (!anklet) Roll your sleeves and wear the {name}.
      (!anklet) A watch on the left, the {name} on the right.
      (!anklet) The {name} {v:shows} each time you [pour|reach|wave].
      (!anklet) Skip the rings and keep the {name}.
      (!anklet) Wear the {name} on the hand that does not write.
      Wear the {name} alone, or add [one more|a thin chain].
      A plain tee, [jeans|shorts], the {name}.
      Pack the {name} for the [beach|weekend].
      {This} {name} {v:goes} with short sleeves.
      Give {a_name} to a [friend|sister].
      Keep the {name} on from [breakfast to bed|noon to night].
      Two friends can each wear {a_name}.
      Bare feet or good shoes, the {name} {v:goes} along.
      (!anklet) Wear the {name} over a thin sleeve.
      (!anklet) No watch on Sunday, only the {name}.
      Let the {name} be the only jewelry.
      (!anklet) A sleeveless dress and the {name}.
      (!anklet) Stack the {name} between thin and wide.
      Busy neckline? Then only the {name}.
      Keep the {name} at work for evenings.
      The {name} {v:fits} in a card.
      Wear the {name} to [3 or: work|the beach|a concert|a picnic|dinner].
      The {name} {v:goes} with [3 or: a tee|a dress|shorts|a suit|a sweater].
    `),
  },
  tips: {
    warm: lines(`
      (!anklet !adjustable) Wrap a strip of paper around your wrist, add a finger's width, and compare it with the {name}.
      (!anklet !cuff !bangle !stretch !elastic !beaded) Fasten the {name} with one end taped to your wrist; [that saves a third hand|it's an old trick].
      (bangle) Squeeze your thumb toward your little finger and measure there: that's what the {name} must get past.
      (cuff) Slip the {name} on sideways at the narrow part of your wrist rather than bending {them} open.
      (stretch elastic) Roll the {name} over your hand instead of pulling, and the elastic will thank you.
      Put on sunscreen and perfume first, and the {name} once they've [dried|sunk in].
      Lay the {name} flat when {it} {is} off, away from keys and [coins|other jewelry].
      Wipe the {name} with a dry cloth after a [hot|sticky] day.
      Try the {name} on over the [bed|sofa], where a dropped one can't [roll away|hide].
      Leave the {name} off at the [climbing wall|dog park], where things get grabbed.
      Pack the {name} in a sock [inside a shoe|in your carry-on] so nothing presses on {them}.
      Keep the {name} away from [3 and: hand sanitizer|chlorine|dishwater|hair dye|cleaning spray].
      Take the {name} off for [3 and: swimming|sleeping|gardening|the gym|washing the dog].
    `),
    tale: lines(`
      (!anklet !adjustable) Borrow a ribbon, circle your wrist, add a finger's width of freedom, and check it against the {name}.
      (bangle) Make your hand small, as if to fish for a key under the sofa, and the {name} will slide on.
      (cuff) Put the {name} on sideways, like a guest easing into a full row of seats.
      Dishwater, [the sea|the pool] and the {name} should stay on nodding terms only.
      Let the sunscreen settle its affairs before the {name} {v:goes} on.
      Spread the {name} out at night, since jewelry in a heap [picks fights|ties knots].
      Hold the {name} over the bed while you fasten {them}; floors have [gaps|corners] and no conscience.
      Rub the {name} with a dry cloth on Sunday night and start the week [even|fresh].
      Leave the {name} off for the gym, where [dumbbells|rowing machines] show no manners.
      Dogs, toddlers and the {name} should meet under [supervision|treaty].
      Suitcases squeeze, so let the {name} travel in a [sock|shoe].
      The {name} {v:prefers} to miss [3 or: mud|dog baths|moving day|tug of war|leaf raking].
    `),
    plain: lines(`
      (!anklet !adjustable) Measure the wrist with a tape or a strip of paper before choosing the size of the {name}.
      (!anklet !adjustable !cuff !bangle) With room for one finger underneath, the {name} {v:moves} without slipping over the hand.
      (bangle) For the size of the {name}, measure around the hand at the knuckles with the thumb tucked in.
      (cuff) Put the {name} on from the side, at the narrowest part of the wrist, to avoid repeated bending.
      (stretch elastic) Roll the {name} over the hand; pulling wears out the elastic.
      Store the {name} flat and apart from [keys|harder pieces].
      Allow sunscreen and perfume to dry before putting on the {name}.
      After a warm day, wipe the {name} with a soft, dry cloth.
      Fasten the {name} over a [table|bed], where nothing can roll away.
      In a suitcase, place the {name} in a [sock|shoe] to protect {them} from pressure.
      Take the {name} off when handling pets or small children who [grab|pull].
      Keep the {name} away from [3 and: hand sanitizer|chlorine|dishwater|hair dye|household cleaners].
      Take the {name} off for [3 and: swimming|sports|gardening|housework|sleeping].
    `),
    terse: lines(`
      (!anklet !adjustable) Measure your wrist before choosing the {name}.
      (bangle) Thumb tucked in, slide the {name} on.
      (cuff) Slip the {name} on from the side.
      Store the {name} flat.
      Sunscreen first, then the {name}.
      Wipe the {name} with a dry cloth.
      Fasten the {name} over a table.
      Keep the {name} apart from keys.
      Pack the {name} in a sock.
      Mind the {name} around small hands.
      Keep the {name} from [3 and: sanitizer|chlorine|soap|bleach|hair dye].
      Take the {name} off for [3 and: bed|swimming|sports|gardening|dishes].
    `),
  },
}
