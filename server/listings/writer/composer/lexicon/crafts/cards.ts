import { lines, stems, type Craft } from '../craft.ts'

/** Greeting cards, postcards, invitations: paper somebody writes on and sends. */
export const CARDS: Craft = {
  nouns: stems('card postcard notecard invitation invite announcement'),
  signs: stems('stationery'),
  emojis: ['💌', '🎉', '✨', '📮', '💛', '🎂', '🖋️', '🌿'],
  openings: {
    warm: lines(`
      (!file) {A_lead} for a mailbox that [mostly gets bills|has seen too many bills].
      {A_lead} for the people [who know your handwriting|you'd cross town for].
      (!invitation !invite !announcement) {A_lead} for words that [deserve better than a text|shouldn't go out as a text].
      (!file) {A_lead}, waiting for [your pen|a name and a stamp].
      (invitation invite announcement) {A_lead} for [the names on your list|everyone you'd hate to leave out].
    `),
    tale: lines(`
      (!file) {A_lead}, off to [brighten a doormat|surprise a doormat] somewhere.
      {A_lead} for anyone still fond of [handwriting|real ink].
      (!file) Behold: {a_lead}, with [a journey|a doormat] ahead.
      {A_lead} for news with [a bit of ceremony|its best shoes on].
    `),
    plain: lines(`
      (!invitation !invite !announcement) {A_lead} for messages written [by hand|in ink].
      {A_lead} for [correspondence that is kept|words meant to be kept].
      (!invitation !invite !announcement) {A_lead}, suited to [a personal message|a message of your own].
      (invitation invite announcement) {A_lead} for [a date worth printing|news that is best sent on paper].
      (invitation invite) {A_lead} for [guest lists of any length|guests near and far].
    `),
    terse: lines(`
      {A_lead} for [words worth keeping|a few good words].
      (!file) {A_lead}. Add [ink and a stamp|a pen and a stamp].
      {A_lead} for [someone who saves letters|the people who matter].
    `),
  },
  scenes: {
    warm: lines(`
      (!file !invitation !invite !announcement) With {a_name} in the desk drawer, a [date you nearly forgot|late reminder] is only half a problem.
      (!file) Most people open their mail [standing up|over the sink|in the hallway]; the {name} may get them to [sit down|take their coat off first].
      There's a fair chance the {name} will end up [on a fridge|on a mantel|in the corner of a mirror].
      (!file !invitation !invite !announcement) Slip the {name} under [a door|a windshield wiper|a breakfast plate] and skip the mailbox altogether.
      (!invitation !invite !announcement) Write the {name} at [the kitchen table|a quiet café|your desk], with the phone in [another room|your bag].
      (!invitation !invite !announcement) Somebody you know keeps old letters in a [shoebox|cookie tin|suitcase under the bed], and the {name} may well join them.
      (invitation invite) Stuck to a fridge, the {name} {v:reminds} everyone of the day without [a group chat|another message].
      (!invitation !invite !announcement !wedding !set !pack !pc) Pair the {name} with [a paperback|a jar of jam|a loaf from the bakery] and you've brought something.
      (!file !postcard) In a pile of bills and flyers, the {name} will be [opened first|saved for last].
      (!invitation !invite !announcement) Let everyone at the table sign the {name}, including [the one with the crayon|whoever's late].
      (!invitation !invite !announcement !wedding !birthday !christmas) Send the {name} on [a Tuesday in no particular month|an ordinary Tuesday], when nobody expects anything.
      (!invitation !invite !announcement) For grandparents, old neighbors and the friend who moved, the {name} {v:beats} a [voice message|late phone call].
      (!file) Mail {them} from [the corner|the train station|the office|a town you pass through] on a [Monday|Friday|rainy morning|free afternoon], with [a crooked stamp|a bird on the stamp|two stamps, to be sure|the last stamp in the drawer].
      (!invitation !invite !announcement) Think of [3 or: your old teacher|the neighbor with the dog|a cousin abroad|the friend who moved|someone at work|your first landlady].
      (invitation invite announcement) Somebody will keep the {name} in a [drawer|diary|frame] long after the day itself.
      (invitation invite) With the {name} on the fridge, nobody can say they [didn't know|forgot|had the wrong week].
      (invitation invite announcement !file) Old neighbors, far cousins, the friend who moved: the {name} will find them all.
      (announcement) Everyone asks for a photo; the {name} {v:gives} them one they can keep.
      (postcard) Three lines and a stamp, and the {name} {is} on {its} way.
    `),
    tale: lines(`
      (!file) Somewhere there's a doormat with nothing on it but [flyers|sand|dry leaves], and the {name} could change its day.
      (!invitation !invite !announcement) Give the {name} to the friend who still owns [a fountain pen|sealing wax] and has opinions about stamps.
      (!invitation !invite !announcement) Propped against the sugar bowl, the {name} {v:turns} breakfast into [a small occasion|an event].
      (!file !postcard) By the time the {name} {v:reaches} the mailbox, half the fun has been in [picking a stamp|licking the envelope].
      (!invitation !invite !announcement) Write the {name} in your best hand, the one you last used for [a school prize|your library card].
      (!invitation !invite !announcement) One good line in the {name} beats a whole parade of [balloons|thumbs-up signs].
      (!file) A mail carrier with a bag full of [bills|catalogs|window envelopes] will be glad of the {name} too.
      (!invitation !invite !announcement) Years from now the {name} may fall out of a [cookbook|dictionary] and stop someone mid-recipe.
      (invitation invite) Pinned above the toaster, the {name} will start the [countdown|packing] long before the day.
      (!invitation !invite !announcement) Hide the {name} in a [lunch box|coat pocket|suitcase] and let {them} be found at eleven.
      The {name} on the mantel will outlast the [cake|flowers] by weeks.
      (!invitation !invite !announcement) Years on, {it} could turn up [in a cookbook|behind the clock|under a magnet|in a coat pocket], [a little bent|still legible|still funny|smelling of soup], and be [read again|laughed at|put back|passed around].
      (invitation invite announcement !file) By Friday the {name} will hang on six fridges under six different magnets.
      (invitation invite) Somewhere an aunt will buy a [hat|handbag|far too bright scarf] because of the {name}.
      (invitation invite announcement) The {name} will be read aloud in at least one [kitchen|car|break room].
      (announcement) Grandmothers will show the {name} at the [hairdresser's|bakery|bridge table].
      (postcard) Anyone along the way may read the {name}, so make it good.
    `),
    plain: lines(`
      (!invitation !invite !announcement) The {name} {v:leaves} room for a personal note, which is the part recipients [keep|read twice].
      (!file) A supply of stamps beside the {name} means a message can leave the house the same [day|morning].
      (!invitation !invite !announcement) The {name} can accompany [a book|flowers|a bottle for the host], or arrive alone.
      Displayed on a [mantel|bookcase|desk], the {name} will be seen long after the day itself.
      (invitation invite) A guest who has the {name} on the fridge will not need to ask for the [date|address] again.
      (!file) Mail the {name} to relatives who do not use [group chats|video calls].
      (!invitation !invite !announcement) For colleagues who sign together, pass the {name} around a day [early|ahead].
      (!invitation !invite !announcement) A message written in the {name} is easily kept with [letters|photographs|other papers].
      (!invitation !invite !announcement) The {name} may also be [put in a frame|pinned above a desk] once {it} {has} been read.
      (!invitation !invite !announcement) Older relatives often prefer the {name} to a [message on a screen|phone call].
      (!file !invitation !invite !announcement) Tuck the {name} into a parcel, so that the first thing seen on opening is [a few words|your handwriting].
      (!invitation !invite !announcement) Possible recipients include [3 and: colleagues|neighbors|grandparents|teachers|old friends|clients].
      (invitation invite) The {name} {v:sets} the tone for the day before anyone has [arrived|chosen a tie|packed].
      (invitation invite) Guests keep the {name} in view until the day, so clear wording matters.
      (invitation invite announcement !file) Set one copy of the {name} aside for the album.
      (announcement) The {name} {v:tells} everyone at the same time, including those without a phone.
      (postcard) The {name} {v:needs} only a few lines, an address and a stamp.
    `),
    terse: lines(`
      The {name} will stand on a [mantel|desk|shelf] for weeks.
      (!file) Bills, flyers, bills. Then the {name}.
      (!invitation !invite !announcement) Leave the {name} on [a pillow|the breakfast table].
      (!invitation !invite !announcement) One line is enough. The {name} {v:does} the rest.
      (!file) Send the {name} to someone [three time zones|two towns] away.
      (!invitation !invite !announcement !wedding !set !pack !pc) Lay the {name} on a [book|loaf of bread]. Present done.
      (invitation invite) On the fridge, the {name} will keep the date.
      Pin the {name} up [afterward|once read].
      (!invitation !invite !announcement) Keep the {name} near the [stamps|good pen].
      (!invitation !invite !announcement) Write the {name} before [breakfast|the day starts].
      (!invitation !invite !announcement !wedding !birthday !christmas) A plain [Tuesday|Thursday|Monday] is reason enough for the {name}.
      (!invitation !invite !announcement) The {name} may live in a [shoebox|drawer] for decades.
      (!invitation !invite !announcement) For [3 and: neighbors|teachers|old friends|cousins|colleagues].
      (!invitation !invite !announcement) Sign by hand.
      Read, stand up, keep.
      (invitation invite) First the {name}, then the guests.
      (invitation invite announcement !file) Six fridges, six magnets, the {name}.
      Keep one for yourself.
      (announcement) News for many mantels.
      (postcard) Three lines, one stamp.
    `),
  },
  tips: {
    warm: lines(`
      (!invitation !invite !announcement) Try the message [on scrap paper|in pencil] first, so the last line on your {name} isn't squeezed in.
      (!invitation !invite !announcement) Give the ink a full minute before you [close|stack] the {name}, or it prints on the other side.
      (!file) Look up the address before you write the {name}; a missing [zip code|house number] keeps mail at home.
      (!file !postcard) Have the {name} weighed if the envelope feels thick, and {it} won't come back for postage.
      (!invitation !invite !announcement) Pencil the date on the back of the {name}; in [ten|twenty] years somebody will be glad of it.
      (!invitation !invite !announcement !postcard) Read your words aloud before you seal the {name}; the ear catches what the [pen|eye] missed.
      (invitation invite announcement !file) Count a few spares when you order the {name}; the list always [grows|gains a name].
      (file) Print one copy of the {name} on plain paper before the good stock goes in.
      (!file) Have [3 and: a pen that dries fast|stamps|the address|scrap paper|a ruler] [on the table|ready] before you sit down.
      (invitation invite announcement !file) Address the {name} over two evenings, with [a film on|the radio on|a friend to help] and the good pen.
      (invitation invite) Send the {name} early enough that people can still move things around.
      (invitation invite announcement) Write out the list before you order the {name}, including the [cousin|neighbor|godmother] everyone forgets.
      (!invitation !invite !announcement) Stuck? Begin with [3 or: a memory|a question|the weather|a thank-you|a bad joke|what's on your desk].
    `),
    tale: lines(`
      (!invitation !invite !announcement) Ballpoint forgives, fountain pen smears: let the {name} lie open [for the length of a song|while the kettle boils].
      (!invitation !invite !announcement) Rehearse on the back of a [receipt|shopping list|parking ticket], and the {name} will never know about the first three drafts.
      (!file) Post the {name} two days sooner than [pride|the calendar] suggests; the mail keeps its own time.
      (!invitation !invite !announcement) Draw faint pencil lines in the {name} and rub them out after; nobody [needs to know|will notice].
      (!file) A stamp set straight on the {name} says you weren't in a hurry, [even if you were|whatever the clock said].
      (!invitation !invite !announcement) Date the {name} in a corner, for the [historian|grandchild] who finds {them}.
      (file) Let the printer warm up on scrap before the {name} {v:takes} the stage on good paper.
      (!invitation !invite !announcement) Sign with [3 or: a full name|an old nickname|a paw print|a tiny drawing|a flourish].
      (invitation invite announcement !file !postcard) Seal the {name} with a steady hand and a song [nobody minds|you don't mind] hearing twice.
      (invitation invite !file) Count the cousins, add two, then order the {name}.
      (invitation invite announcement) Let a second pair of eyes loose on the {name} before the printer gets going.
    `),
    plain: lines(`
      (!invitation !invite !announcement) Draft the message separately and copy it into the {name} once the [length|wording] is right.
      (!invitation !invite !announcement !postcard) Allow the ink to dry fully before closing or stacking the {name}.
      (!file !postcard) Check postage for the {name} at the counter, since [square|thick] envelopes may cost more to mail.
      (!file) Mail the {name} [a week|several days] ahead where a border lies in between.
      (invitation invite) Order the {name} only after the [names|address and time] have been read by a second person.
      Keep the {name} flat and dry until needed, for instance [between two books|in a folder].
      (file) Set the print dialog for the {name} to actual size, since scaling shifts the [fold|margins].
      (!invitation !invite !announcement) A pen that dries quickly is the safe choice for the {name}; test it on scrap first.
      (!file) Before mailing, check [3 and: the spelling|the address|the postage|the date|the return address].
      (invitation invite !file) Complete the guest list before addressing the {name}.
      (invitation invite) Send the {name} [six to eight weeks|two months] ahead of a wedding, and earlier if guests travel.
      (invitation invite announcement !file) Order a few spare copies of the {name} for late [additions|guests] and mistakes in [writing|addressing].
    `),
    terse: lines(`
      (!invitation !invite !announcement) Draft first. Then write the {name}.
      (!file !postcard) Weigh the {name} if the envelope feels thick.
      (!invitation !invite !announcement) Date the {name} on the back.
      (!postcard) Check each [name|spelling] before you seal the {name}.
      (file) Print the {name} on scrap first.
      Keep the {name} flat until the [day|date].
      (!invitation !invite !announcement) Ink, then patience.
      (!file) Mail early.
      (!invitation !invite !announcement) Write in [3 or: ink|pencil|capitals|rhyme|one go].
      (invitation invite !file) Count heads, then order the {name}.
      (invitation invite announcement !file) Order spares of the {name}.
      (invitation invite announcement) Read the {name} twice before you approve.
    `),
  },
}
