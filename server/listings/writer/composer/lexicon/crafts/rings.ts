import { lines, stems, type Craft } from '../craft.ts'

export const RINGS: Craft = {
  nouns: stems('ring band signet'),
  signs: [],
  emojis: ['✨', '💛', '🎁', '💫', '🌙', '🤍', '🌟', '💍', '🌿', '💌'],
  openings: {
    warm: lines(`
      {A_lead} for the hand that [holds the coffee|does the talking|turns the pages].
      {A_lead} for a finger that [looks|feels] bare.
      {A_lead} for big days and [laundry days|the ones in between].
      {A_lead} for hands that [cook|garden|type] all week and go out on Friday.
      {A_lead} for the finger you've been [keeping free|saving].
      {A_lead} to [turn|look at] during long phone calls.
      {A_lead} for people who'd rather skip the necklace.
    `),
    tale: lines(`
      {A_lead} for people who talk with their hands.
      {A_lead} to wave [hello|goodbye] with.
      {A_lead} for fingers with [plans|a flair for drama].
      {A_lead} to give a [teacup|steering wheel] some company.
      {A_lead} for [pianists|storytellers], pointers and menu readers.
      {A_lead} for hands with [stories|something] to tell.
    `),
    plain: lines(`
      {A_lead} for [workdays|ordinary days] and formal evenings.
      {A_lead} to wear alone or beside [others|a plain ring].
      {A_lead} to mark a [date|day] worth keeping.
      {A_lead} for [either hand|one hand] and any season.
      {A_lead} for those who wear [little|one piece of] jewelry.
      {A_lead} for [meetings|desk days], dinners and ceremonies.
    `),
    terse: lines(`
      {A_lead} for a bare hand.
      {A_lead} to wear alone or [stack|in a stack].
      {A_lead} for [ordinary|plain] days.
      {A_lead} for [either|the other] hand.
      {A_lead} for a day worth [keeping|marking].
      {A_lead} for people who wear little else.
    `),
  },
  scenes: {
    warm: lines(`
      You'll notice the {name} most on [the steering wheel|a coffee mug|the keyboard], where your hands spend the day.
      Wear the {name} on the hand you [talk|wave|point] with.
      Set the {name} beside rings you already wear; a mix of [thick and thin|old and new] looks collected over years.
      Rolled sleeves, a farmers' market and {this} {name}: that's [Saturday|the weekend] sorted.
      (!wedding !engagement) Put the {name} on before [an interview|a first date]; hands get looked at more than shoes do.
      The {name} {v:looks} at home on hands with [short nails|a few scars|paint on the knuckles].
      (!wedding !engagement) On days when earrings feel like too much, the {name} {is} [jewelry|dressing up] enough.
      (!wedding !engagement) Some people keep {a_name} for evenings; others [type|read|walk the dog] with {them} on.
      The {name} {v:gives} you something to turn during [3 or: long train rides|dull meetings|calls on hold|slow elevators|other people's speeches].
      (wedding) A year in, you'll reach for the {name} with your thumb to check [on {them}|that all's well] without noticing.
      (wedding) Stow the {name} with a trusted friend, not in the [getaway car|cake].
      (!wedding) For [an anniversary|a graduation|a milestone birthday], {a_name} {v:says} what a card needs three paragraphs for.
      Plant the tomatoes with bare hands, then put the {name} back on for [dinner|the porch].
      (!wedding !engagement) Swap the {name} from right hand to left when something needs [remembering|a change].
      Nobody will see your socks in a meeting, but they'll see the {name}.
      A friend who wears no necklaces might wear {a_name}; look at her [hands|fingers] next time.
      Pass the [bread|salad] across the table and somebody will ask about the {name}.
      Let the {name} take the place of [nail polish|a manicure] this week.
      Put the {name} on with the wedding-guest shoes, and leave {them} on with the [slippers|sneakers].
      (!wedding !engagement) Wear the {name} on a finger nobody [expects|uses], and start a habit.
      Hold a paperback on the train with the {name} on, and look like [chapter twelve|the sequel].
      Cooking for friends? Keep the {name} on for the [toast|first pour] and off for the dough.
      The {name} {v:shows} when you [3 or: pour the coffee|deal the cards|hold a book|hail a cab|sign for a package].
    `),
    tale: lines(`
      Wear {this} {name} and the simple act of pointing at a [menu|map] becomes a performance.
      The {name} {v:rides} along through [3 and: bus tickets|teacups|crossword clues|doorbells|piano practice|shopping lists].
      Drum your fingers on a table and let the {name} keep [the beat|time].
      Put the {name} on the hand nearest the last slice of cake and reach [slowly|first].
      There are days for gloves, and there are days for the {name}.
      (wedding) The vows take a minute; the {name} will be there for the [dishes|parking tickets].
      (wedding) Hide the {name} from the ring bearer until the [last|very last] moment.
      A handshake is short; bring {this} {name} and give it a [second look|good ending].
      Turn the {name} twice before a [big decision|hard phone call]; nobody needs to know it's only a habit.
      Stack {this} {name} with [two others|whatever else you own] and call the result architecture.
      (!wedding !engagement) Save the {name} for best if you must, then find that Tuesday [qualifies|will do].
      (!wedding) Anyone can bring flowers; {a_name} {v:needs} no vase.
      Tap the {name} on a table [twice|three times] and the meeting may come to order.
      Hold your book so that the {name} {v:faces} the [train carriage|café].
      Let the {name} do the [talking|small talk] while your hand holds the drink.
      A bare hand signs its name; a hand with the {name} signs [treaties|autographs].
      The {name} {v:turns} page-turning into a [gesture|small ceremony].
      Nobody can admire earrings while [parking|peeling potatoes]; the {name} {v:stays} in view.
      Hands were made for work, and the {name} for the [coffee break|hour after].
      Applaud with the {name} on and be heard in [row one|the orchestra].
      Point at the moon with the {name} on, and the moon will [feel chosen|have competition].
      Rest your chin on your hand, the {name} [outward|to the room], and think of supper.
      The {name} {v:knows} every doorknob in the house by now, or will by [Friday|spring].
      The {name} {v:is} there for [3 and: high fives|card tricks|thumb wars|toasts|shadow puppets].
    `),
    plain: lines(`
      Hands are in view all day, [at a desk|on a keyboard] as much as at dinner, and the {name} {v:shows} there.
      The {name} can be worn alone or [beside a plainer ring|as part of a stack].
      In a stack, place the {name} next to rings of another [width|texture], so that each can be seen.
      (!wedding !engagement) For an anniversary or a graduation, {a_name} {v:keeps} the date in sight.
      (wedding) Next to an engagement ring, the {name} {v:looks} settled when the two are of similar height.
      (wedding) The two partners need not wear the same, and the {name} can differ from the other in width or surface.
      Without other jewelry, the {name} {v:becomes} the one detail of a [plain|simple] outfit.
      On a chain around the neck, the {name} can stay close during [kitchen|garden] work.
      (!wedding !engagement) At formal occasions the {name} can stand in for [bracelets|a bracelet], which leaves the sleeves undisturbed.
      (!wedding !engagement) A wedding guest can wear the {name} with a [suit|dress] and need no other jewelry.
      Next to a watch, the {name} {v:looks} considered when the other fingers stay bare.
      {This} {name} can be worn on either hand; the one you do not write with is easier on {them}.
      While reading, typing or driving, the {name} {is} the piece of jewelry you see yourself.
      The {name} {v:suits} those who find necklaces or bracelets in the way.
      Beside a plain sleeve, the {name} {v:draws} attention to the hand.
      When several rings are worn, leave one finger bare next to the {name}.
      At the table, when bread is passed and toasts are made, the {name} {is} seen by all.
      The {name} {v:keeps} clear of collars, scarves and sleeves, unlike most jewelry.
      In the office, the {name} {v:makes} less noise on a [desk|keyboard] than a bracelet does.
      With short or unpolished nails, the {name} {v:looks} as much in place as with a manicure.
      Next to plain knitwear, the {name} {v:gives} the hands a finished look.
      The {name} {v:stays} visible when a coat and gloves have hidden everything else, once the gloves are off.
      For a person who works with the hands, {a_name} {is} jewelry for the hours after.
      {This} {name} {v:goes} with [3 and: a watch|rolled sleeves|a plain shirt|formal clothes|knitwear].
    `),
    terse: lines(`
      Bare hands, short nails, the {name}.
      Stack the {name} with [others|a thinner one], or wear {them} alone.
      Wear the {name} to work, then to dinner.
      Roll up your sleeves and let the {name} be seen.
      (wedding) Say yes; the {name} {v:does} the rest.
      (wedding) Work, dishes, holidays: the {name} {v:goes} along.
      (!wedding) Give {a_name} on an anniversary.
      Keep the watch on one hand, the {name} on the other.
      Hands do the talking; the {name} {v:helps}.
      Let the {name} mark a [day|date] you want to keep.
      Leave the other fingers bare and wear the {name}.
      {This} {name} {v:asks} for no other jewelry.
      You see the {name} more than others do.
      Put the {name} on and leave the necklace.
      Pass the bread; the {name} {v:goes} first.
      Gloves off, the {name} in view.
      The {name} {v:makes} no sound on a desk.
      Skip the polish; wear the {name}.
      Turn a page with the {name} on.
      The {name} {v:shows} when you [3 or: type|pour|sign|drive|wave].
      Wear the {name} with [3 or: a watch|bare nails|rolled sleeves|a suit|a sweater].
    `),
  },
  tips: {
    warm: lines(`
      (!adjustable) Measure your finger for the {name} in the evening; cold morning hands run small.
      (!adjustable) Compare the {name} with the inside width of a ring that [fits you|you wear already].
      Slip the {name} off before you knead [bread|pizza dough] or pull on [gardening|ski] gloves.
      Cold water shrinks fingers, so leave the {name} ashore when you [swim|paddle].
      Give the {name} one fixed spot near the sink, [a saucer|a small dish], and the drain won't get a chance.
      Let sunscreen sink in before the {name} {v:goes} back on.
      (!adjustable !wedding) For a surprise, trace the inside of a ring they wear before you choose {a_name}.
      Leave the {name} at home on gym days, since [barbells|rowing handles] scratch rings and pinch fingers.
      If the {name} won't budge in the heat, hold your hand [high|up] for a minute, then try dish soap.
      Zip the {name} into an inside pocket when you take {them} off away from home, never into a [tissue|napkin].
      Clean the inside of the {name} as well; that's where the [soap|lotion] sits.
      Put gloves over the {name} with care; linings [pull|snag] on anything raised.
      Keep the {name} away from [3 and: hair dye|cleaning spray|chlorine|bleach|nail polish remover].
    `),
    tale: lines(`
      Bread dough is a known ring thief, so set the {name} aside before you [knead|bake].
      Keep the {name} on a saucer by the [sink|bed], far from the drain and its ambitions.
      (!adjustable) Fingers swell in [July|warm weather] and shrink by the sea; size the {name} on an average Tuesday.
      (!adjustable !wedding) To choose {a_name} in secret, borrow a ring on [Monday|laundry day] and have it back by supper.
      Gloves love to keep what isn't theirs, so check for the {name} before you [drop|put] them in the drawer.
      Rings in one heap scratch like cats; give the {name} a [pouch|corner] of {its} own.
      Sunscreen first, [beach|garden] second, and the {name} only once it's dry.
      When the {name} {v:gets} stubborn, raise your hand as in school and try a little [soap|dish soap].
      Never wrap the {name} in a napkin; waiters [clear|sweep] without mercy.
      Soap likes to hide inside the {name}, so wipe there [too|first].
      Snowballs have carried off many a ring; leave the {name} indoors for the [battle|duration].
      Excuse the {name} from [3 and: rowing|dishwater|pottery class|rock climbing|tug of war].
    `),
    plain: lines(`
      (!adjustable) Measure the finger at the end of the day, at room temperature, before choosing the size of the {name}.
      (!adjustable) A wide band feels tighter than a narrow one, which is worth knowing before you pick a size of the {name}.
      (!adjustable) The {name} should pass the knuckle with a little resistance and turn with ease below it.
      Apply lotion and sunscreen before putting on the {name}, and let them [dry|sink in].
      Keep the {name} apart from other rings, since hard stones scratch their neighbors.
      Wipe the {name} with a soft, dry cloth to remove traces of [soap|lotion].
      Remove the {name} before swimming, because cold water makes fingers thinner.
      If the {name} {v:sits} tight on a warm day, raise the hand for a minute and use a little soap.
      When taking off the {name} away from home, put {them} in a zipped pocket rather than in a napkin.
      Wipe the inside of the {name} too, where soap and lotion collect.
      In cold weather, gloves pulled off in haste can take the {name} along.
      Take off the {name} before [3 or: kneading dough|lifting weights|gardening|cleaning|climbing].
      Keep the {name} away from [3 and: hair dye|household cleaners|chlorine|bleach|nail polish remover].
    `),
    terse: lines(`
      (!adjustable) Measure warm hands, in the evening, for the {name}.
      One dish by the sink, for the {name}.
      Store the {name} apart from other rings.
      Sunscreen first, then the {name}.
      Wipe soap film off the {name} with a dry cloth.
      (!adjustable) The {name} should slide over the knuckle with slight resistance.
      Stuck? Raise the hand, soap, then slide the {name}.
      Never wrap the {name} in a napkin.
      Wipe the inside of the {name}, too.
      Cold hands are thin; mind the {name} and gloves.
      Take the {name} off for [3 and: dough|weights|gardening|swimming|cleaning].
      Keep the {name} from [3 and: bleach|chlorine|hair dye|cleaners|sand].
    `),
  },
}
