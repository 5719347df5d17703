import { lines, stems, type Craft } from '../craft.ts'

export const BOOKENDS: Craft = {
  nouns: stems('bookend'),
  signs: stems('bookend'),
  emojis: ['📚', '📖', '🏡', '✨', '🪵', '🌿', '☕', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the shelf that [sags to the left|keeps toppling].
      {A_lead} for books that [don't match|lean on each other] and never will.
      {A_lead} for people who [read on stairs|buy one more every time].
    `),
    tale: lines(`
      {A_lead} to keep the [Russians|mysteries] from falling on the poets.
      {A_lead} for novels that [lean|slouch].
      {A_lead}, bouncers for an [unruly|overbooked] shelf.
    `),
    plain: lines(`
      {A_lead} for a desk, a [mantel|sideboard] or an open shelf.
      {A_lead} for the books in [use|daily use].
      {A_lead} to keep a short row [upright|in order].
    `),
    terse: lines(`
      {A_lead} for [leaning books|the desk].
      {A_lead}. Books [stand|stay up].
      {A_lead} for a [short row|favorite few].
    `),
  },
  scenes: {
    warm: lines(`
      Books don't need a bookcase; give them the {name} and a [windowsill|piano lid].
      Put the {name} on your desk around the few you [reach for|reread] each week.
      The {name} {v:holds} the library loans in one spot, so they go back [on time|nearly on time].
      A nursery shelf with the {name} and a dozen picture books is a [good start|library].
      Cookbooks stop sliding into the toaster once the {name} {v:stands} guard.
      The {name} {v:suits} the reader who has every book [already|on the list] and no room for more.
      Mantels were made for [candles and cards|clocks]; books get there with the {name}.
      Line up records, [sheet music|magazines] or recipes between the {name} as well.
      In between go [3 and: poems|mysteries|cookbooks|field guides|atlases|old diaries].
      There's room for the {name} on [3 or: a mantel|a desk|the piano|a deep sill|the hall table].
      [Novels|Cookbooks|Atlases|Poems] behave when they're [held|hugged|propped] from both sides, like [most|the rest] of us by [Friday|supper|January|ten at night].
    `),
    tale: lines(`
      Between the {name}, tragedy and comedy stand [shoulder to shoulder|spine to spine].
      Give the {name} to one who owns [three copies of Emma|more books than chairs].
      The {name} {v:reads} nothing and {v:supports} [everything|everyone], like good parents.
      Thin volumes of verse lean; the {name} {v:restores} their [dignity|posture].
      A row held by the {name} is a [library|university] with a door at each side.
      The dictionary has retired from propping; the {name} {v:does} that now.
      Somewhere between the {name} there is a [pressed leaf|bus ticket] from a good summer.
      On the mantel, the {name} {v:keeps} ghosts [alphabetical|in order].
      The {name} {v:stands} watch over [3 and: sea stories|sonnets|atlases|ghost tales|cookbooks].
      Filed in between: [3 or: whodunits|love letters|old maps|bird guides|fairy tales].
      [Detectives|Dragons|Duchesses|Explorers] and [poets|pirates|bakers|botanists] share one shelf without a [duel|quarrel|scene|footnote].
    `),
    plain: lines(`
      The {name} {v:makes} a library of any level surface, from a [desk|mantel] to a deep windowsill.
      On a desk, the {name} {v:keeps} reference books within [reach|sight].
      In a kitchen, the {name} {v:holds} a few cookbooks clear of the [stove|sink].
      A short row between the {name} looks more deliberate than a [stack|full shelf].
      For a reader with no space for another book, the {name} {is} the [alternative|answer].
      In a child's room, the {name} {v:keeps} picture books standing where small hands can [reach|choose].
      On a half-empty shelf, the {name} {v:leaves} room for the [next|coming] year of reading.
      Files, magazines and [records|sheet music] stand between the {name} as readily as books.
      A row may combine [3 and: novels|atlases|cookbooks|poetry|guides].
      Suitable places are [3 or: a desk|a mantel|a sideboard|a nightstand|a deep sill].
      Books in [daily|frequent|current|weekly] use belong on a [desk|sill|counter|sideboard], where they are [seen|read|opened|reached] and not [stacked|stored].
    `),
    terse: lines(`
      A few books, the {name}, a [desk|sill].
      With the {name}, nothing slides.
      Cookbooks upright, thanks to the {name}.
      Library loans go between the {name}.
      No bookcase? The {name} and a mantel.
      For the reader who has every book: the {name}.
      Between the {name}: this month's reading.
      Records fit between the {name}, too.
      Holds [3 and: novels|poems|maps|records|guides].
      On [3 or: desks|mantels|sills|shelves|pianos].
      [Novels|Poems|Maps|Records], upright, [in reach|in line|by height|by mood], on a [sill|desk|shelf|mantel].
    `),
  },
  tips: {
    warm: lines(`
      Stand the tallest books nearest the {name}, and the row [holds|steadies] itself.
      If the {name} {v:slides}, slip the [back cover|last book] over the base where there is one.
      A scrap of [shelf liner|rug grip] under the {name} stops the creeping.
      Don't overpack between the {name}; you should be able to pull a book with [two fingers|no tug of war].
      Dust the tops of the books when you move the {name}; nobody ever [does|thinks of it].
      Let heavy art books lie flat next to the {name} instead of [leaning|standing].
      Pull a book by its middle, and the rest of the row between the {name} stays [put|standing].
      Between the books, leave room for [3 or: a plant|a photo|a clock|a pebble|a small lamp].
    `),
    tale: lines(`
      Tall books to the outside, by the {name}, short ones in the [middle|choir].
      A bit of shelf liner keeps the {name} from [drifting|sneaking off].
      Leave slack between the {name}; novels need to [breathe|turn over].
      Atlases are too grand to lean, so lay them flat beside the {name}.
      Take a book by the waist, not the [scalp|headband], and the {name} will not stir.
      When you shift the {name}, dust the tops; [spiders|time] reads there.
      Break the row with [3 or: a fern|a skull|a clock|a globe|a photograph].
    `),
    plain: lines(`
      Place taller and heavier volumes next to the {name}, where they [steady|support] the row.
      A thin grip pad beneath the {name} prevents sliding on a [polished|smooth] shelf.
      Leave a little room between the {name}, so that books can be taken out without [strain|force].
      Large art books keep their spines longer lying [flat|down] beside the {name}.
      Lift the {name} to move {them}, since [dragging|pushing] marks a surface.
      Keep the row between the {name} out of direct sun, which fades [spines|covers].
      Vary the row with [3 or: a plant|a photograph|a clock|a small bowl|a candle].
    `),
    terse: lines(`
      Tall books beside the {name}.
      A grip pad under the {name} stops sliding.
      Leave slack between the {name}.
      Lay big books flat beside the {name}.
      Lift the {name}; do not drag.
      Keep the row and the {name} from full sun.
      Break the row with [3 or: a fern|a clock|a photo|a globe|a lamp].
    `),
  },
}
