import { lines, stems, type Craft } from '../craft.ts'

export const NECKLACES: Craft = {
  nouns: stems('necklace pendant locket choker chain charm amulet'),
  signs: [],
  emojis: ['✨', '💛', '🎁', '💫', '🌙', '🤍', '🌟', '💍', '🌿', '💌'],
  openings: {
    warm: lines(`
      {A_lead} for [open collars|bare necklines] and [unhurried mornings|plain sweaters].
      {A_lead} to [reach for|put on] when the shirt is plain.
      {A_lead} for the sweater you [live in|wear all week].
      {A_lead} for [dinner plans|days off] and the top button left open.
      {A_lead} for [video calls|first dates] and other close-ups.
      {A_lead} for mornings when [earrings are too much|you've got two minutes].
      {A_lead} to wear with [a T-shirt|a summer dress] or a good coat.
      {A_lead} to [finish|settle] what a plain sweater started.
    `),
    tale: lines(`
      {A_lead} for collarbones with [somewhere to be|an evening ahead].
      {A_lead} to keep a [plain shirt|turtleneck] good company.
      {A_lead}, because necklines get [bored|restless] too.
      {A_lead} for turtlenecks in need of a [plot|hobby].
      {A_lead} for occasions such as [Tuesday|breakfast].
      {A_lead} to be [twirled|fiddled with] during long stories.
    `),
    plain: lines(`
      {A_lead} for [workdays|office days] and the evenings that follow.
      {A_lead} to wear alone or [in layers|with other necklaces].
      {A_lead} for [open collars|plain necklines].
      {A_lead} for [shirts|blouses] worn open at the collar.
      {A_lead} to complete a plain [dress|knit].
      {A_lead} for [travel|short trips], work and dinners out.
    `),
    terse: lines(`
      {A_lead} for a [bare|plain] neckline.
      {A_lead} for [weekdays|open collars].
      {A_lead} to [put on|wear] with a plain shirt.
      {A_lead} for [desk|weekday] and dinner.
      {A_lead} to wear alone or [layer|in layers].
      {A_lead} for a [shirt|sweater] you already own.
    `),
  },
  scenes: {
    warm: lines(`
      Fasten the {name} before coffee and you'll look [dressed|put together] by the time the [kettle boils|toast is done].
      The {name} {v:belongs} in the open neck of [3 or: a shirt|a cardigan|a wrap dress|a blouse|an old blazer].
      On [errand days|school-run days], {this} {name} and a plain tee are outfit enough.
      Wear {a_name} to [a wedding|the theater|a family dinner] and let the [dress|shirt] stay simple.
      In winter, tuck the {name} under your [scarf|sweater] and let {them} out once you're [indoors|through the door].
      You may catch yourself turning the {name} between two fingers during [long phone calls|slow meetings].
      Giving {a_name} means no [sizes to guess|fitting room], only a quick thought about [collars|what they like to wear].
      (!long) Put the {name} on for a video call; {it} {v:sits} right where the camera looks.
      Some days call for sneakers, a clean shirt and {this} {name}, [nothing fancier|and that's plenty].
      Pack the {name} when you travel with [one bag|one dress], and the second evening won't look like the first.
      Try the {name} with the shirt you were about to [give away|donate].
      (!choker) Wear the {name} over a buttoned collar, the way [librarians|gallery owners] do.
      Mothers and daughters end up sharing {a_name}, whoever's [name was on the box|birthday it was].
      Put the {name} on at six, in the [car mirror|office restroom], and you've changed for dinner.
      Let the {name} do for the [shirt|sweater] what good lighting does for a room.
      The old rule says take one thing off before you [leave|go]; keep the {name} on.
      Wear the {name} under a coat in January, just for [yourself|the fun of it].
      The {name} {v:makes} a tank top and [jeans|shorts] look like evening plans.
      Hang the {name} where you see {them} in the morning, or you'll keep wearing [the same one|nothing].
      Put the {name} on before [a hard talk|a big meeting]; there's something to hold on to.
      Dinner's at a friend's, the shirt's from yesterday, the {name} {is} [new to them|the dress code].
      Wear the {name} to [3 or: book club|a job interview|a birthday dinner|the ballet|a porch party].
    `),
    tale: lines(`
      Pair the {name} with a [sweater|collar] that thought it was the main event.
      Put on {this} {name} and even the [grocery run|queue at the bank] gains a sense of occasion.
      A turtleneck is a blank page, and the {name} {is} the first [good line|sentence].
      Wear the {name} to [a picnic|a matinee|a garden party] and blame any compliments on the [light|weather].
      On mornings that begin badly, the {name} at least {v:goes} on without [ironing|an argument].
      Pack the {name} and a clean shirt, and [a weekend away|somebody's wedding] is covered.
      Lend the {name} to your sister, but [write down the date|ask for a deposit].
      Take {this} {name} dancing, or at least as far as the [kitchen radio|corner bakery].
      Let the rest of the jewelry box [sulk|wait]; today belongs to the {name}.
      Hand {a_name} to someone with [a birthday|good news] and watch the scarf come off at once.
      Dress up a robe with the {name} and take out the [recycling|trash] like a countess.
      Every neckline has a middle, and the {name} {v:likes} to be in the [middle|thick] of things.
      Wear the {name} to a dull dinner and you'll have something to [fiddle with|examine] during the speeches.
      The sweater keeps you warm; the {name} {v:keeps} you [interesting|from looking sensible].
      Necks get cold and [lonely|a bit dull] in between scarves, which is where the {name} {v:comes} in.
      Wear the {name} on laundry day and the [basket|detergent] will be impressed.
      With the {name} on, lean over the [menu|map] slowly, for effect.
      The {name} {v:has} one job and no [boss|deadline].
      Let the {name} see the [sea|symphony] at least once a year.
      Someone will reach out and ask about the {name}; have a short [story|answer] and a long one ready.
      A gala in the ballroom, a [supper|party] in the kitchen: the {name} {v:answers} both invitations.
      The {name} {v:attends} [3 and: recitals|first dates|staff meetings|garden parties|train rides] with equal poise.
      Pair the {name} with [3 or: a robe|a raincoat|a borrowed sweater|a ball gown|overalls] and see what happens.
    `),
    plain: lines(`
      The {name} {v:suits} [open collars|round necklines], where there is room for {them} to be seen.
      Worn over a fine knit, the {name} {v:gives} a [plain|simple] outfit a clear point of interest.
      {This} {name} can go from [the office|a day of meetings] to dinner without a change of clothes.
      (!choker) For layering, start with the {name} and add [a second necklace at another length|one shorter and one longer piece].
      A turtleneck or a high, plain neckline makes a quiet background for the {name}.
      On formal days, the {name} can be the only jewelry besides [small earrings|a watch].
      As a present, {a_name} {v:needs} no size, which makes {them} easier to choose than [a ring|clothes].
      For travel, {a_name} {v:takes} up little room and {v:changes} the look of the same [shirt|dress].
      The {name} {v:works} under a jacket as well as [over a sweater|with a summer dress].
      A shirt with the top button open leaves a good frame for the {name}.
      With a V-neck, the {name} {v:looks} well placed when {it} {v:follows} the line of the collar.
      A plain dress needs little more than the {name} and a pair of [good shoes|simple earrings].
      On days spent at a desk, the {name} {is} the piece of jewelry least in the way.
      For a graduation or a milestone birthday, {a_name} can be worn on the [same|very] day.
      With a plain T-shirt under a blazer, the {name} {v:marks} the change from casual to dressed.
      When earrings are large, the {name} can wait; when they are small, {it} {v:has} the stage.
      A high ponytail or an updo leaves more room for the {name} to be noticed.
      For an evening straight from work, keep the {name} in the desk or the [bag|car].
      The {name} {v:belongs} to the kind of jewelry that is chosen before the rest of the outfit.
      A strapless dress, a boat neck or a low collar suits the {name}.
      For two friends, {a_name} for each {v:keeps} a shared [day|trip] in mind.
      The {name} {v:goes} with [3 or: a plain shirt|a round-neck sweater|a wrap dress|a blouse|a blazer].
      {This} {name} {v:suits} [3 and: workdays|weddings|concerts|family dinners|interviews] without further jewelry.
    `),
    terse: lines(`
      The {name}, a plain tee, done.
      Wear the {name} over a [sweater|knit], under a coat.
      The {name} alone {is} enough for [work|dinner].
      Open one more button; the {name} {v:needs} the room.
      Put {a_name} with a [shirt|dress] you already own.
      Let the {name} rest on a turtleneck.
      {This} {name} {v:goes} from desk to dinner.
      Pack the {name} for [the weekend|a wedding].
      Give {a_name}: no size needed.
      Leave the earrings at home and wear the {name}.
      A scarf hides the {name} outdoors; indoors {it} {v:shows}.
      Wear the {name} with [jeans|a jacket] and nothing festive.
      The {name} {v:stays} out of the way at a desk.
      A robe, coffee, the {name}: Sunday.
      A tank top, [jeans|shorts], the {name}.
      Choose the {name} first, the shirt second.
      Wear the {name} under the coat in January.
      Keep the {name} at work for [late plans|evenings].
      An updo leaves room for the {name}.
      Wear the {name} with [3 or: a shirt|a sweater|a dress|a blazer|a robe].
      The {name} {v:suits} [3 and: work|dinner|weddings|travel|Sundays].
    `),
  },
  tips: {
    warm: lines(`
      Put the {name} on last, once perfume and hairspray have [settled|dried].
      Hold a string at the length of the {name} in front of the mirror before you [choose|decide].
      Hang the {name} on [a hook|a drawer knob] overnight and you won't be picking out knots at breakfast.
      (clasp chain) Close the clasp before you put the {name} away; loose ends are how [knots|tangles] begin.
      If the {name} ever {v:knots}, lay {them} flat and loosen the tangle with two [pins|needles], starting in the middle.
      Pull the sweater over your head first and the {name} on second; knitwear [snags|catches].
      Wipe the {name} with a soft cloth after a [warm|long] day, then put {them} away dry.
      Take the {name} off before the sweater, too; that's when most things [snap|catch].
      Hold little hands away from the {name}, or hand over your [keys|watch] in exchange.
      Lay the {name} straight on a towel when you're not at home; hotel [drawers|nightstands] tangle things.
      Check the catch of the {name} when you put {them} on, with a small [tug|pull].
      Look at the {name} side on in the mirror, as others do, before you [adjust|shorten] anything.
      Keep the {name} away from [3 and: perfume|hairspray|chlorine|sunscreen|steam].
      Take the {name} off for [3 and: swimming|sleeping|wrestling toddlers|gardening|the gym].
    `),
    tale: lines(`
      Last on in the morning, first off at night: that's the whole rulebook for the {name}.
      Give the {name} a hook of {its} own, since necklaces left in a heap take up knitting.
      Let the [perfume|hairspray] have its moment first, then bring out the {name}.
      Pack the {name} in an envelope of {its} own, or your suitcase will try its hand at macrame.
      Try the {name} with the top button open and then shut; collars have opinions.
      Leave the {name} on the nightstand, for pillows [never play fair|always win].
      A rub with a dry cloth keeps [sunscreen|lotion] from settling in on the {name}.
      Babies grip like [sailors|pirates], so mind the {name} at family parties.
      Fasten the {name} over the bed or the table, never over a [drain|balcony rail].
      Give the {name} a small tug after fastening; trust is good, [testing|tugging] is jewelry sense.
      In hotels, the {name} {v:sleeps} on a towel of {its} own, not in a heap with the [keys|receipts].
      Sunday's polish: one soft cloth, the {name}, and a [podcast|window seat].
      Don't store the {name} in the bathroom, which thinks it's the [tropics|rain forest].
      The {name} {v:is} no fan of [3 or: chin-up bars|swimming pools|steam rooms|pull-over sweaters|seat belts].
      Leave the {name} out of [3 and: cannonballs|gym class|mud|bubble baths|leaf piles].
    `),
    plain: lines(`
      Apply perfume, sunscreen and hairspray before putting on the {name}, and let them dry.
      Measure a piece you wear often to judge where the {name} will [sit|fall].
      Store the {name} hanging or in a separate pouch, so that other pieces do not [catch on|scratch] {them}.
      After wearing, wipe the {name} with a soft, dry cloth.
      When packing, lay the {name} flat between two [cards|sheets of paper] to prevent tangles.
      Before giving {a_name}, note which length the person [already wears|wears most].
      (clasp chain) From time to time, check the clasp of the {name} and the small rings beside it.
      Fasten the {name} over a table, so that {it} cannot fall far.
      After fastening the {name}, test the closure with a light pull.
      Store the {name} in a dry place rather than in the bathroom.
      On a trip, lay the {name} straight on a towel overnight.
      Keep the {name} away from [3 and: perfume|hairspray|chlorine|sunscreen|steam].
      Take off the {name} for [3 and: swimming|sleeping|sports|gardening|housework].
    `),
    terse: lines(`
      Perfume first, then the {name}.
      Hang the {name} up [at night|after wearing].
      Wipe the {name} with a dry cloth after wear.
      Store the {name} apart from other pieces.
      Measure what you wear now, then compare the {name}.
      Pack the {name} flat, between two cards.
      Take the {name} off before the sweater.
      Test the closure of the {name} with a tug.
      Keep the {name} in a dry place.
      On trips, lay the {name} straight overnight.
      Keep the {name} from [3 and: perfume|steam|chlorine|sunscreen|hairspray].
      Take the {name} off for [3 and: bed|swimming|sports|gardening|cleaning].
    `),
  },
}
