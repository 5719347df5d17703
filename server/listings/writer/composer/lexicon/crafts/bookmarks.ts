import { lines, stems, type Craft } from '../craft.ts'

export const BOOKMARKS: Craft = {
  nouns: stems('bookmark'),
  signs: stems('bookworm bookish'),
  emojis: ['📖', '📚', '☕', '✨', '🔖', '🍂', '🤎', '🕯️'],
  openings: {
    warm: lines(`
      {A_lead} for the chapter you [fell asleep over|left on the train].
      {A_lead} for people who [have four books going|buy more than they read].
      {A_lead} for the book on [your nightstand|the arm of the sofa].
    `),
    tale: lines(`
      {A_lead} for readers who [fold no corners|treat page corners kindly].
      {A_lead}, sworn to [page ninety|the cliffhanger].
      {A_lead} for everyone saying ["one more chapter"|"just one more page"].
    `),
    plain: lines(`
      {A_lead} for readers with [several books open|a book always open].
      {A_lead} for [novels, cookbooks and textbooks|every book in progress].
      {A_lead} for [keeping the page|holding your place].
    `),
    terse: lines(`
      {A_lead} for [the page you left|slow readers].
      {A_lead}. Your place, [kept|marked].
      {A_lead} for [paper readers|people with books].
    `),
  },
  scenes: {
    warm: lines(`
      Slip the {name} into the book on your nightstand, and no corner gets [folded|creased] again.
      Your {name} will keep the place in [a cookbook|a library book|the novel you're nursing] just as well.
      A paperback from you is nicer to open with the {name} at [chapter one|the good part].
      Leave the {name} in the cookbook at the [soup|cake] you make every [winter|birthday].
      Book club hosts like the {name}, since everyone argues about [page ninety|the ending].
      No more [receipts|tissues|envelopes] and bus tickets between the pages; the {name} {has} that job now.
      Pack the {name} for the [beach|train|porch], along with the book you swore you'd finish.
      [Teachers|Librarians|Neighbors] get a lot of [mugs|soap|chocolates]; the {name} {v:suits} the ones who read.
      Park the {name} in the atlas, the songbook or whatever lies open [in your house|on your desk].
      Good company for [3 or: whodunits|doorstop novels|library books|cookbooks|love stories].
    `),
    tale: lines(`
      With the {name} in place, chapter nine will wait like a [well-mannered dog|patient cat].
      The {name} {v:knows} exactly who did it, and {has} the manners not to say.
      A tower of books by the bed needs the {name} somewhere near the [third floor|middle].
      Once upon a time people used [bus tickets|toothpicks|playing cards]; then the {name} turned up.
      Lend a friend your favorite book with the {name} [at the twist|on page one].
      Dragons, detectives, long family quarrels: the {name} will [sleep|sit] between them all.
      Every [armchair|hammock|window seat] with a blanket on it has an opening for the {name}.
      Slide the {name} in, turn off the lamp, and let the [villain|inspector|heiress] stew until tomorrow.
      The {name} and a pot of tea make a [rainy Sunday|snow day] look planned.
      {It} {v:keeps} the peace between [2 and: dragons|detectives|duchesses|pirates|wizards|ghosts|cowboys|spies|vampires].
    `),
    plain: lines(`
      The {name} {v:marks} the page without folding a corner or leaving the book [face down|open on its spine].
      Readers with several books in progress will find the {name} useful in [the longest of them|the one on the nightstand].
      Students can leave the {name} at the chapter that comes up in the next [exam|seminar].
      In a [cookbook|songbook|manual], the {name} {v:saves} searching for the page used most.
      The {name} can be enclosed with a [novel|card] without adding bulk.
      Book clubs, reading groups and school libraries all [have room|find a use] for the {name}.
      A travel guide with the {name} at today and tomorrow needs no [sticky notes|folded pages].
      For a teacher or librarian, the {name} {v:makes} a small and useful [thank-you|farewell].
      The {name} {v:stays} with a book from the first page to the [last|index].
      {It} can be used in [3 and: novels|textbooks|cookbooks|songbooks|travel guides|manuals].
      Possible recipients include [3 and: librarians|teachers|students|grandparents|commuters|book clubs].
    `),
    terse: lines(`
      Leave the {name} in the [cookbook|novel] you use most.
      No folded corners with the {name}.
      One book, one lamp, the {name}.
      Lend a book. Leave the {name} inside.
      The {name} {v:waits} at page [ninety|forty].
      Put the {name} in a book before you wrap it.
      Bus tickets retire. The {name} {v:takes} over.
      Give the {name} to a [librarian|teacher|slow reader].
      The {name} {v:goes} where the story stopped.
      For [3 and: novels|cookbooks|atlases|songbooks|diaries].
      No dog-ears.
      One more chapter.
    `),
  },
  tips: {
    warm: lines(`
      Lay the {name} deep in the fold of the page, and {it} won't slide out in your bag.
      Take the {name} out before you return a library book; librarians have [drawers|boxes] full of them.
      Keep the {name} out of the sun on the beach blanket, or one end ends up paler.
      Don't leave the {name} in a book under a heavy stack; thin paper [takes|remembers] the print.
      Wipe lotion off your fingers before you pick up the {name}, and the pages stay clean too.
      Let the end of the {name} stick out [an inch|a little], so you can find the page by feel.
      Between novels, park {them} in [3 or: a recipe book|the atlas|a songbook|the dictionary|a poetry book].
    `),
    tale: lines(`
      Keep the {name} clear of [jam|bath water], and the next chapter stays readable too.
      Tuck the {name} in to the [hilt|shoulders], or gravity will pick the page for you.
      Before lending a book, check it for the {name}; some loans [are longer than planned|never end].
      Sunny windowsills fade [spines|covers] and stories alike, so let the {name} rest in the shade.
      Point the {name} at the left page or the right, choose once, and never reread a page again.
      Give the {name} the [current book|big book] and let the others make do with ribbons.
      Avoid [3 and: soup|bathtubs|jam hands|puppies|open windows] while you read.
    `),
    plain: lines(`
      Remove the {name} before lending a book, since [few|not all] of them come back.
      Place the {name} close to the spine, where the pages hold {them} best.
      Avoid leaving the {name} in direct sun, which fades [colors|most things] over a summer.
      Keep the {name} dry, because damp [passes|travels] from one page to the next.
      For a delicate old book, take the {name} out again before [shelving|storing] it.
      Store the {name} flat between two books while {it} {is} not in use.
    `),
    terse: lines(`
      Push the {name} deep into the fold.
      Keep the {name} out of strong sun.
      Let the {name} show at the top.
      Take the {name} out before lending.
      Clean fingers, clean pages, clean {name}.
      Keep {them} dry.
      Flat, not folded.
    `),
  },
}
