import { lines, stems, type Craft } from '../craft.ts'

/** What has pages to fill. */
export const JOURNALS: Craft = {
  nouns: stems('journal notebook sketchbook diary album scrapbook notepad planner'),
  signs: stems('bookbinding'),
  emojis: ['📖', '🖋️', '✏️', '☕', '✨', '🍂', '🤎', '📓'],
  openings: {
    warm: lines(`
      (!album !planner) {A_lead} for the thoughts that [won't wait|come in traffic].
      (!album !planner) {A_lead} for [lists, plans and the odd good idea|the ideas that come in the shower].
      {A_lead} for a [nightstand with a book on it|bag that always holds a book].
      {A_lead} for people who [still use paper|think on paper].
      (album scrapbook) {A_lead} for photos that have [lived on the phone|waited in a shoebox] too long.
      (planner) {A_lead} for people who [write it down or lose it|like a week they can see].
    `),
    tale: lines(`
      (!album !scrapbook) {A_lead} for [plots, plans and grocery lists|schemes of every size].
      {A_lead} for anyone with [ink on a finger|a pencil behind one ear].
      Presenting {a_lead}, friend of [rainy afternoons|long train rides].
      (album scrapbook) {A_lead} for [ticket stubs and witnesses|the evidence].
      (planner) {A_lead} for weeks with [too many Mondays|a mind of their own].
    `),
    plain: lines(`
      (!album !planner) {A_lead} for notes that [should last|need a fixed place].
      {A_lead} for [the desk, the bag or the nightstand|people who work on paper].
      {A_lead}, at home on any [worktable|desk].
      (album scrapbook) {A_lead} for [photographs worth printing|pictures meant to be shown].
      (planner) {A_lead} for [appointments and plans|an overview on paper].
    `),
    terse: lines(`
      (!album !planner) {A_lead} for [notes and plans|lists and ideas].
      {A_lead}. Paper, [no screen|no battery].
      {A_lead} for [desk or bag|a quiet hour].
      (album scrapbook) {A_lead} for [photos in order|printed photos].
      (planner) {A_lead} for [the week ahead|plans on paper].
    `),
  },
  scenes: {
    warm: lines(`
      (!album) Keep the {name} by the bed, for the [idea|line|worry] that turns up just as the light goes out.
      (!album) Take the {name} along to [the café|the dentist's waiting room|the park bench] and leave the phone in your bag.
      (!album !planner) Nothing in the {name} has to be [neat|clever|finished]; that's what it's for.
      (album scrapbook) Pull the {name} out at [a birthday|the next family dinner] and watch who starts pointing.
      (!album !planner) The {name} {has} room for [3 and: packing lists|overheard lines|garden plans|bad sketches|song titles], all mixed up.
      Set the {name} beside [the coffee pot|your reading chair|the good lamp], where you'll see {them} every morning.
      (!album !scrapbook) Someone who's [moving abroad|starting college|changing jobs] might like the {name} for the road.
      (!album !planner) A year of [Tuesdays|Sundays|breakfasts] in the {name} makes better reading than you'd think.
      (!album !planner) Use the {name} for one subject only: [the garden|the baby's first year|a single trip|films you've seen].
      (!album !scrapbook) The {name} {v:asks} for ten quiet minutes, and [the train|the sofa|an early kitchen] will do.
      (!album !planner) There's space for [3 and: packing lists|overheard lines|recipes that worked|garden plans|books you mean to read|dreams, before they fade].
      (!album) Pick {them} up [on the train|in bed|at the café|before school pickup] for [five minutes|ten minutes|a page|half a page], [most days|on Sundays|whenever you can|phone off].
      (album scrapbook) Print the photos you keep scrolling back to, and give them a page in the {name}.
      (album scrapbook) Leave the {name} on the coffee table and nobody will [ask for the wifi|look at a screen].
      (planner) Open the {name} on Sunday night, write down the worst of it, and the rest looks [small|doable].
      (planner) Crossing a thing off in the {name} beats any [beep|app].
      (planner) Let the {name} lie open on the desk, so the [week|weekend|dentist] can't sneak up on you.
    `),
    tale: lines(`
      (!album !planner) Page one of the {name} is the scary one; [doodle a snail|spill your tea] on it and carry on.
      (!album !planner) Future you will read the {name} and be [baffled by the handwriting|surprised at the weather].
      (!album) Whatever goes into the {name} stays between you and [the cat|the teapot|whoever finds it].
      (!album !scrapbook) Pack the {name} between the [socks and the sandwiches|sandals and the sunscreen] on the next trip.
      (!album !planner) Let the {name} fill up with [2 and: secret recipes|half a poem|maps of nowhere|names for future cats].
      (album scrapbook) Ticket stubs, a pressed [leaf|clover], a napkin with a number: the {name} {v:takes} them all in.
      A fort of pillows, a lamp and the {name}: that's [a Sunday|an evening] settled.
      (!album) Leave the {name} open by the window and see what [the afternoon|a second coffee] brings.
      (!album !scrapbook) Hand the {name} to the friend whose best ideas live on [napkins|the backs of receipts].
      (!album !scrapbook) Somewhere between the [keys|tissues] and the crumbs, the {name} will earn a corner of your bag.
      (!album !planner) Room is reserved for [3 and: half a poem|maps of nowhere|names for future cats|suspicious weather|one good secret].
      (album scrapbook) Somebody will find the page with the [haircut|mustache|matching sweaters]; the {name} {v:keeps} no secrets.
      (planner) Pencil the holidays into the {name} first, the [dentist|tax office] second.
      (planner) With the {name} on the desk, [Thursday|Monday] can no longer pretend to be [Wednesday|Sunday].
      (!album) Take {them} [up a tree|to the pier|on the bus|under the covers], with [a stub of pencil|a borrowed pen|a snack|nothing to say], and see [what happens|who turns up|where it goes|how it ends].
    `),
    plain: lines(`
      (!album) The {name} {v:keeps} notes in one place instead of on [loose sheets|sticky notes].
      (!album) In a meeting, the {name} {v:sits} beside the keyboard without [lighting up|buzzing].
      (album scrapbook) Arrange the {name} by [year|place|person], so that others can follow the story.
      (!album !planner) The {name} can serve a single purpose, such as [recipes|travel notes|garden records|reading notes].
      Kept on a [nightstand|hall table|desk], the {name} will be within reach when {it} {is} needed.
      (!album !scrapbook) [Students, travelers|Gardeners, travelers|Students, cooks] and people who write for a living will each find a use for the {name}.
      (!album !planner) A page a day in the {name} adds up to [a record of the year|something worth rereading].
      (!album !scrapbook) The {name} {v:suits} a commute, a [waiting room|hotel desk] or half an hour before bed.
      (!album !scrapbook) Present the {name} together with a [pen|novel] for a graduation or a first day at work.
      (!album !planner) Possible uses are [3 and: minutes|travel notes|reading lists|recipes|garden records|project plans].
      (album scrapbook) Names and dates beside each picture make the {name} readable for [the next generation|those who come later].
      (album scrapbook) The {name} {v:brings} together what is scattered over [phones and boxes|three phones].
      (planner) Kept open on a desk, the {name} {v:shows} what is due without any unlocking.
      (planner) Appointments, notes and small tasks can share a page of the {name}.
      (!album !planner) Write [on the train|at a desk|before work|after a call], in [ink|pencil|note form|full sentences], for [ten minutes|half a page|as long as it takes|the record].
    `),
    terse: lines(`
      (!album) The {name} by the bed. Ideas come late.
      (!album) Take the {name} on the [train|next trip].
      (album scrapbook) Open the {name} when family [visits|is at the table].
      (!album !planner) Ten minutes with the {name} before [work|bed].
      (!album !planner) One subject, one year: give the {name} a theme.
      The {name} {v:waits} on the [desk|nightstand|kitchen table].
      [Coffee|Tea|Rain], a chair, the {name}.
      (!album !scrapbook) Give the {name} to a [reader|student|traveler].
      (!album) The {name} can hold plans, lists, [sketches|half a poem].
      Put the phone away. Pick up the {name}.
      (!album !planner) For [3 and: lists|sketches|plans|recipes|half ideas].
      No battery needed.
      (!album) Pen, page, begin.
      (album scrapbook) Print ten photos. Begin the {name}.
      (planner) Sunday evening, a pen, the {name}.
      (planner) Write down, move on.
    `),
  },
  tips: {
    warm: lines(`
      (!album !planner) Start your {name} on the second page; the first one's easier [once you know what it is about|later].
      (!spiral !ring !coil !planner) Open the {name} a few pages at a time from both ends, and the spine will [settle in|loosen up] kindly.
      (!album) Test new pens on the last page of the {name} to see what [bleeds through|smudges].
      (!album) Number the pages of your {name} as you go, and that one idea can be [found again|looked up].
      (!spiral !ring !coil !planner) Don't overfill the {name} with [tickets|photos]; a stuffed spine never closes the same way again.
      Keep the {name} out of the sunny spot on the [sill|dashboard], because pages and covers pale there.
      (!album) Clip a pen to your {name}, or you'll [always|only ever] have one without the other.
      Keep [3 or: a pencil|a glue stick|paper clips|a small ruler|a few stamps] close by, for whatever turns up.
      (album scrapbook) Lay a whole page out dry before you stick anything in the {name}.
      (planner) Write fixed dates in the {name} in ink and everything else in pencil.
    `),
    tale: lines(`
      (!album) Write your name in the {name} in pencil first; [pirates|siblings] respect ink, but spelling comes before honor.
      (!album !planner) Date every entry in the {name}, or future [detectives|grandchildren] will have to work from [coffee rings|ink blots].
      (!spiral !ring !coil !planner) Bend the {name} open a little here, a little there, the way you'd [greet a shy cat|wake a sleeper].
      (!album) Leave the last pages of the {name} for [lists of books|names worth remembering].
      Go easy on the glue in the {name}; a small dot holds a ticket, a puddle holds everything.
      Park the {name} in the shade when you read outdoors; the sun is a [slow thief|patient eraser].
      (!album) Forgive yourself [3 and: blots|crossings-out|skipped weeks|bad rhymes|coffee rings].
      (album scrapbook) Caption the pictures in the {name} now, while you still know the [uncle|baby|dog]'s name.
      (planner) Leave one empty line a day in the {name}, for [luck|naps|whatever turns up].
    `),
    plain: lines(`
      (!album) Test ink on the last page of the {name} before using a new pen throughout.
      (!spiral !ring !coil !planner) Ease the spine of the {name} open in several places before the [first page is filled|first use].
      (!album !planner) Leave two pages free at the front of the {name} for a [table of contents|list of topics].
      (!spiral !ring !coil) Store the {name} upright or flat, never leaning, so that the [spine|cover] keeps its shape.
      Keep the {name} away from direct sun and damp, since both [show on the cover|leave marks].
      (!album !planner) Date each entry in the {name}; undated notes lose half their [use|meaning] within a year.
      (!planner) Attach loose items in the {name} with small dots of adhesive rather than [tape|staples].
      (!album !planner) Note [3 and: the date|the place|the weather|the company|the hour] at the top of each entry.
      (album scrapbook) Arrange a page of the {name} completely before fixing anything in place.
      (planner) Enter recurring dates in the {name} once, at the start, for the whole period.
    `),
    terse: lines(`
      (!album) Try the pen on the last page of the {name}.
      (!spiral !ring !coil !planner) Open the {name} in several places before first use.
      (!album) Number the pages of the {name}.
      Keep the {name} out of strong sun.
      Use little glue in the {name}.
      (!album !planner) Leave page one of the {name} for last.
      (!planner) Date every page.
      Keep {them} dry.
      (album scrapbook) Arrange first, stick second.
      (planner) Fixed dates in ink.
    `),
  },
}
