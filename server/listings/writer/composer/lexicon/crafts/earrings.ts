import { lines, stems, type Craft } from '../craft.ts'

export const EARRINGS: Craft = {
  nouns: stems('earring stud hoop dangle huggie huggy'),
  signs: [],
  emojis: ['✨', '💛', '🎁', '💫', '🌙', '🤍', '🌟', '💍', '🌿', '💌'],
  openings: {
    warm: lines(`
      {A_lead} for days when your hair is [up|tucked back].
      {A_lead} for [second-day hair|messy buns] and a clean shirt.
      {A_lead} for [lunch plans|Friday nights] and the Monday after.
      {A_lead} for [ponytails|buns], bobs and borrowed sweaters.
      {A_lead} for video calls with the camera [on|up close].
      {A_lead} to put in when the [lipstick|necklace] stays home.
      {A_lead} for a new haircut, or an old one [grown out|you like].
    `),
    tale: lines(`
      {A_lead} for ears with a social life.
      {A_lead} to go with [a bun|a haircut] and a secret.
      {A_lead}, for [nodding along|saying yes] in style.
      {A_lead} for eavesdropping in [style|good taste].
      {A_lead} for heads that turn, [nod|shake] and tilt.
      {A_lead} to [liven up|rescue] a wet-hair morning.
    `),
    plain: lines(`
      {A_lead} for [the office|workdays] and the evening after.
      {A_lead} to wear with [short hair or long|hair up or down].
      {A_lead} to finish a [plain|simple] outfit.
      {A_lead} for [meetings|video calls], concerts and weddings.
      {A_lead} to wear without a necklace.
      {A_lead} for hair worn [back|up] and plain collars.
    `),
    terse: lines(`
      {A_lead} for hair worn [up|back].
      {A_lead} for [workdays|the evening].
      {A_lead} to wear with a plain collar.
      {A_lead} for [short hair|a ponytail].
      {A_lead} to wear without a necklace.
      {A_lead} for [desk|train] and dinner.
    `),
  },
  scenes: {
    warm: lines(`
      Put the {name} in, skip the rest of the makeup bag, and you're ready for [brunch|the school gate].
      Tuck your hair behind one ear and let the {name} do the [rest|talking].
      Keep the {name} in your desk drawer for the days when dinner plans arrive at [four|the last minute].
      {This} {name} and a ponytail make a [plain|faded] sweatshirt look like a choice.
      Wear the {name} with [3 or: a turtleneck|a striped shirt|a big scarf|your reading glasses|a summer dress].
      There's no ring size to find out when you give {a_name}, and {it} {v:fits} in [any|a birthday] card.
      A fresh haircut is a good excuse to [get out|put in] the {name}.
      On video calls, the {name} {is} the part of your outfit that everybody can see.
      Pack the {name} for a trip with [one dress|two shirts]; {it} {v:takes} less room than shoes.
      Leave your necklaces at home for once and let the {name} have the [evening|whole night].
      The {name} can carry a whole outfit on the days you'd rather wear [pajamas|the same jeans].
      Wear the {name} to the parent-teacher meeting and feel like the one who [teaches|gives the grades].
      Some friends collect [mugs|houseplants|cookbooks]; {a_name} {v:goes} to the ones who collect earrings.
      Grab the {name} at the door and put {them} in at the [stoplight|bus stop].
      Take off the headphones, put in the {name}, and the workday [has ended|is over].
      Wash your face, brush your teeth, put in the {name}: [dressed|a complete routine].
      Let the {name} be the [bright|loud] spot on a day of [sweatpants|meetings].
      Your hairdresser will notice the {name} [first|before the split ends].
      Wear the {name} on a train and give the person [opposite|across the aisle] something to look at.
      There's a drawer in every house with single earrings in it; give the {name} a [dish|hook] instead.
      Pick the {name} first and let the [shirt|scarf] follow {its} lead.
      A late start, a clean face, the {name}: [good enough|that'll do] for the farmers' market.
      The {name} {v:goes} to [3 and: brunch|the office|a gallery opening|parent night|the movies] without a change of shirt.
      Put in the {name} with [3 or: a ponytail|a French braid|a claw clip bun|short bangs|day-old curls] and call it done.
    `),
    tale: lines(`
      Wear the {name} with glasses and look as if you've read the [footnotes|whole book].
      A messy bun plus the {name} equals a hairstyle, as far as [anyone|the neighbors] can tell.
      Nod, laugh, shake your head at the [bill|news]; the {name} will keep up.
      Put on the {name} for the [supermarket|post office], where nobody expects it.
      {This} {name} {v:turns} a wet-hair morning into a [look|decision].
      Take the {name} to the theater and sit where the lights [catch|find] you.
      Friends may say you look rested; it's only the {name}, but [accept|keep quiet].
      Slip {a_name} into a birthday card and the card will [rattle|feel heavy] in the right way.
      The camera sees only your shoulders and the {name}, so [slippers|pajama pants] stay a private matter.
      Dress from the ears down: the {name} first, [shoes last|everything else after].
      The {name} {is} the first to hear the gossip and the last to [repeat|spread] it.
      Put on the {name} to water the plants; they [perk up|are a good audience].
      Any hat can be taken off, but the {name} {v:stays} for [supper|the encore].
      Short hair, long hair, no hair at all: the {name} {v:has} never [asked|minded].
      Put in the {name} and take the [stairs|cake] two at a time.
      Should anyone ask about the {name}, look [mysterious|at the ceiling] and change the subject.
      The {name} {v:goes} with everything, in the sense that you'll [wear {them} anyway|not care].
      Let the {name} enter the room a [moment|fraction] before you do.
      Choose the {name} as you'd choose a [dessert|seat by the window]: first, and without asking around.
      At a wedding, stand where the [music|champagne] is and let the {name} dance along.
      If Monday must come, meet it with the {name} on and [a bun in hand|your chin up].
      The {name} {v:is} suited to [3 and: gossip|concerts|second dates|farmers' markets|long goodbyes].
      Wear the {name} while you [3 and: water the ferns|read the bill|dance alone|feed the cat|answer the door].
    `),
    plain: lines(`
      The {name} {v:is} easiest to see with hair worn up, tucked back or [short|cut to the chin].
      A plain neckline leaves room for the {name}; a [large|busy] necklace competes.
      {This} {name} can be worn [to the office|through a day of meetings] and kept on for dinner.
      As a present, {a_name} {v:calls} for no size, only a glance at what the person [wears|likes].
      With glasses, choose {a_name} that {v:repeats} one line of the frame.
      On video calls the {name} {v:shows} more than any other jewelry.
      For a wedding, the {name} can be tried with the hairstyle [beforehand|at the trial].
      A dark coat and a scarf hide most jewelry, but not the {name}.
      In a suitcase, {a_name} {v:takes} up less room than a second [jacket|pair of shoes].
      Worn with a shirt and no necklace, the {name} {v:is} detail enough for a [meeting|concert].
      With a turtleneck or a scarf, the {name} {v:takes} the place of a necklace.
      In a photograph of the face, the {name} {is} the only jewelry sure to be [seen|included].
      A friend with short hair will get the most wear out of {a_name}.
      On a trip, the {name} can go with everything plain that is in the [suitcase|bag].
      The {name} {v:gives} a work wardrobe of plain shirts a [different|personal] note.
      On days without makeup, the {name} {v:gives} the face a [frame|finished look].
      At a table, conversation keeps eyes on the face, and the {name} {v:is} part of the picture.
      For a maid of honor or a sister, {a_name} can be worn with the dress of the day.
      Worn to the theater or a concert, the {name} {v:needs} no [bracelet|second piece of jewelry].
      A short jacket or a plain coat leaves the {name} in [full|clear] view.
      With a uniform or an apron, the {name} can be the one personal [choice|detail].
      The {name} {v:suits} [3 and: meetings|weddings|concerts|dinners|video calls] in equal measure.
      The {name} can be worn with [3 or: a shirt collar|a round neckline|a turtleneck|a blazer|a plain dress].
    `),
    terse: lines(`
      Hair up, the {name} in.
      Wear the {name} with a [clean|plain] shirt and no necklace.
      {This} {name} {v:goes} to work and {v:stays} for dinner.
      Tuck your hair back; the {name} {v:does} the rest.
      Give {a_name}: no size to guess.
      Wear the {name} on a [video call|train|first date].
      The {name} {v:shows} even over a scarf.
      Get a haircut, then wear the {name}.
      Pack two shirts and the {name}.
      Keep the {name} in your desk for [dinner plans|late invitations].
      A ponytail makes room for the {name}.
      Short hair needs nothing but the {name}.
      A turtleneck asks for the {name}, not a necklace.
      Put in the {name} at the door.
      Headphones off, the {name} in.
      Pick the {name} first, then the shirt.
      One clean face, the {name}, the door.
      Wear the {name} to [market|class] and dinner.
      The {name} {v:makes} [sweatpants|a plain coat] look intended.
      No ring, no bracelet, the {name}.
      Wear the {name} with [3 or: a bun|bangs|a bob|braids|a ponytail].
      The {name} {v:suits} [3 and: work|dinner|weddings|concerts|Sundays].
    `),
  },
  tips: {
    warm: lines(`
      Pull your sweater on first, then put in the {name}; [knits|collars] love to catch.
      Do your hairspray and perfume before the {name}, so the [surface|finish] stays as it is.
      Put the {name} in over a towel, not over an open [drain|sink].
      Keep both parts of the {name} in one small [box|dish], and neither will go wandering.
      (stud) Travel with the {name} pushed through the holes of a spare button.
      (hoop dangle dangly drop) Take the {name} off before you wrap up in a scarf; [fringe|loose yarn] catches.
      Before you [buy|order] {a_name}, hold a [paper cutout|slip of paper] of that size up to your ear.
      Leave the {name} off on the day you color your hair; dye [travels|gets everywhere].
      Put the phone on speaker while you wear the {name}; [it clinks otherwise|that spares you the clinking].
      Ask a friend for a photo of you in the {name} from the side, the view you [never|seldom] get.
      Pack the {name} in a [pill box|contact lens case|mint tin], and the pair arrives together.
      Keep the {name} clear of [3 and: hairspray|perfume|steam|sunscreen|pool water].
      Take the {name} out before [3 or: bed|a swim|a haircut|the gym|a turtleneck goes on].
    `),
    tale: lines(`
      Close the drain before you put in the {name}; it has swallowed [better pairs|plenty of pairs].
      Sweater first, then the {name}, or spend the [morning|ride] untangling yourself.
      Park the {name} as a pair at night, because singles tend to [elope|run off].
      Hairspray, perfume, then the {name}: the order of any good [entrance|evening].
      Answer the phone on the other side while you wear the {name}, or [switch to speaker|let it ring].
      Pillows are no place for the {name}; a saucer by the bed [is|will do nicely].
      (stud) Thread the {name} through a button for the trip, and they'll arrive as a couple.
      Wipe the {name} now and then, since ears are [warmer|messier] company than they look.
      A [mint tin|contact lens case] makes a fine carriage for the {name} on a trip.
      Count to two each night: [left, right|one, the other], and the {name} {is} safe in the dish.
      Try the {name} with hair up, then down; one of them will [argue|win].
      The {name} {v:has} no love for [3 or: leaf blowers|steam|swimming pools|motorcycle helmets|hammocks].
      Set the {name} aside for [3 and: haircuts|headphones|hair dye|judo|handstands].
    `),
    plain: lines(`
      Put on the {name} after hairspray and perfume have [dried|settled].
      Store the {name} as a pair, in a box or [on a card|on a stand].
      (!clip) Wipe the {name} with a soft, dry cloth, including the part that goes through the ear.
      Compare the stated measurements of the {name} with a pair you [own|wear often].
      (hook hooks drop dangle dangly) A small stopper on each hook helps to keep the {name} in place in windy weather.
      Before an occasion, wear the {name} at home for an evening to see how {it} {v:feels}.
      For travel, a small [pill box|lens case] holds the {name} as a pair.
      Try the {name} with the hair up and down before an occasion.
      Keep the {name} away from [3 and: hairspray|perfume|steam|sunscreen|chlorine].
      Remove the {name} before [3 or: sleeping|swimming|sports|a haircut|changing a turtleneck].
    `),
    terse: lines(`
      Hairspray first, then the {name}.
      Store the {name} as a pair.
      Dress first, then put in the {name}.
      Wipe the {name} with a dry cloth.
      Close the drain before handling the {name}.
      Check the size of the {name} against a coin.
      Wear the {name} at home first.
      Pack the {name} in a [mint tin|pill box].
      Take out the {name}, then pull off the sweater.
      Keep the {name} from [3 and: hairspray|steam|perfume|sunscreen|chlorine].
      Take the {name} out before [3 or: bed|swimming|sports|a haircut|hair dye].
    `),
  },
}
