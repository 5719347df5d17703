import { lines, stems, type Craft } from '../craft.ts'

export const PERFUMES: Craft = {
  nouns: stems('perfume cologne parfum'),
  signs: stems('perfume cologne'),
  emojis: ['✨', '🌸', '🌿', '🌙', '💫', '🤍', '🎁', '🍂'],
  openings: {
    warm: lines(`
      {A_lead} for the inside of your [wrist|collar].
      {A_lead} for the last thing you do before [the door|you leave].
      {A_lead}, worn close, for [you and whoever leans in|hugs and scarves].
    `),
    tale: lines(`
      {A_lead} for people who leave a room [slowly|in installments].
      {A_lead}, a rumor [behind the ear|on a scarf].
      {A_lead} for wrists, [scarves|letters] and good timing.
    `),
    plain: lines(`
      {A_lead} for pulse points, worn by [day|day or evening].
      {A_lead} for a dressing table or a [handbag|coat pocket].
      {A_lead} for wearers who prefer scent kept [close|near the skin].
    `),
    terse: lines(`
      {A_lead} for the [wrist|collar].
      {A_lead}. Wrist, neck, [done|door].
      {A_lead} for [day and dusk|close company].
    `),
  },
  scenes: {
    warm: lines(`
      Put the {name} on before your sweater, and the scent comes up [slowly|in waves] as you warm.
      The {name} {v:smells} one way in the first minute and another by [lunch|noon]; wait for the second.
      Keep the {name} in the bag you take [everywhere|to work] for the hours after five.
      A scarf remembers the {name} for days, so lend yours with [care|intent].
      You catch the {name} yourself when you [push up a sleeve|turn a page], and that's half of it.
      No two people wear the {name} alike; skin always adds a [word|line].
      Wear the {name} on ordinary days too, and some of them will be [remembered|less ordinary] for it.
      Bring the {name} to a friend who [sniffs books|stops at every rose bush].
      Dab some on before [3 or: a dinner|the theater|a long train ride|a first day|a video call].
      The {name} {v:finds} {its} way onto [3 or: scarves|pillowcases|gloves|letters|borrowed sweaters].
      [Rain|Snow|Frost|Summer heat] changes how a scent [carries|opens|wears], so [Monday|July|the office|the coast] and [Friday|January|the woods|a party] won't smell the same.
    `),
    tale: lines(`
      The {name} {v:arrives} a moment before you do and [stays|says goodnight] a moment after.
      Behind the ear is where the {name} {v:keeps} {its} [confidences|best lines].
      Elevators are short plays; the {name} {v:gets} a [role|mention].
      Leave a little of the {name} on a letter and let the [envelope|stamp] do the rest.
      The first minute of the {name} is an overture; kindly [stay seated|wait for the song].
      Lend a coat after wearing the {name} and you have lent a [chapter|clue] too.
      Wear the {name} for the cat, who will [sneeze|pretend not to notice].
      A detective could follow the {name} from the hatstand to the [armchair|piano].
      The {name} {v:lingers} on [3 or: scarves|hatbands|letters|opera gloves|theater programs].
      The {name} {has} a way with [3 or: balconies|taxis|slow dances|crowded coat closets|late arrivals].
      [Scarves|Coats|Pillows|Letters] remember what [mirrors|photographs|diaries|taxis] forget by [morning|Monday|spring|noon].
    `),
    plain: lines(`
      On skin, the {name} {v:changes} over the first [hour|half hour], so judge {them} after that.
      The {name} {v:wears} differently on each person, since skin [warmth|chemistry] varies.
      Worn at the wrist, the {name} {v:stays} near enough for the wearer to [notice|enjoy].
      Kept in a bag, the {name} {is} at hand between [work and dinner|meetings].
      The {name} {v:suits} those who would rather be [asked|approached] than announced.
      A scarf or collar holds the {name} longer than [skin|bare skin] does.
      For a person with a signature scent, the {name} may be a second for [weekends|travel].
      Applied before dressing, the {name} {v:rises} gradually through the [layers|day].
      Occasions may include [3 or: dinners|concerts|interviews|weddings|quiet weekends].
      Scent can be worn at the [3 or: wrist|neck|inner elbow|collarbone|hairline].
      A scent worn [close|lightly|sparingly|with restraint] is noticed at a [handshake|table for two|greeting|shared desk] and not [across a room|from the door|in the hall|down a corridor].
    `),
    terse: lines(`
      The {name} on the wrist, then a coat.
      First minute loud, then close: the {name}.
      The {name} {v:changes} with the skin.
      Scarf, gloves, the {name}.
      Keep the {name} in a [bag|coat pocket].
      Ordinary day? Wear the {name}.
      The {name} {v:stays} on a collar.
      For a friend who sniffs books: the {name}.
      For [3 or: dinners|trains|concerts|Mondays|evenings].
      On [3 or: wrists|collars|scarves|elbows|hair].
      [Wrist|Collar|Scarf|Nape] first, then [coat|keys|door|hat], then [out|the street|the train|dinner].
    `),
  },
  tips: {
    warm: lines(`
      Dab the {name} on and leave it; rubbing your wrists [together|hard] blurs the first notes.
      Moisturize first with something unscented, and the {name} {v:has} more to [hold on to|cling to].
      Keep the {name} out of the bathroom, where heat and [steam|damp] wear a scent down.
      Try the {name} on one wrist for a day before you decide; [paper|the cap] only tells half.
      Go light with the {name} at first, since your nose [tires|gives up] before anyone else's does.
      Let the {name} dry before you put on [a necklace|a pale blouse].
      Test the {name} on a small patch of skin first, as you would anything new.
      Wear the {name} at the [3 or: wrists|collarbone|inner elbow|nape|hairline] and leave the rest bare.
    `),
    tale: lines(`
      Dab, do not rub; the {name} {v:dislikes} being [hurried|scrubbed].
      A cool, dark drawer keeps the {name} [fresh|in good humor].
      Live with the {name} for an afternoon before you [judge|commit]; first notes flatter.
      Go easy with the {name}, for your own nose [naps|goes deaf] first.
      Let the {name} dry before the [necklace|good scarf] goes on.
      Bathrooms are saunas to the {name}, so keep {them} by the [bed|books].
      A small patch of skin makes a sensible first audience for the {name}.
      Good spots are [3 or: the nape|a wrist|the collarbone|the crook of an arm|a hatband].
    `),
    plain: lines(`
      Apply the {name} to warm points such as wrist and neck, without [rubbing|friction].
      Store the {name} away from light and heat; a [drawer|closed cabinet] is better than a bathroom shelf.
      Test the {name} on a small area of skin before wearing {them} for a [day|full day].
      Use the {name} sparingly at first, because the wearer stops noticing before [others do|the room does].
      Allow the {name} to dry before jewelry or [delicate|pale] fabrics touch the skin.
      On unscented, moisturized skin, the {name} {v:holds} for longer than on [dry|bare] skin.
      Close the {name} [well|firmly] after use, since air changes a scent over time.
      Keep the {name} away from [3 and: sunlight|radiators|steam|hot cars|bright sills].
    `),
    terse: lines(`
      Dab the {name}. Do not rub.
      Keep the {name} cool and dark.
      Try the {name} for a day, on skin.
      A little of the {name} goes [far|a long way].
      Let the {name} dry before jewelry.
      Patch test the {name} first.
      Close the {name} after use.
      No [3 or: sun|steam|heat|damp|hot cars].
    `),
  },
}
