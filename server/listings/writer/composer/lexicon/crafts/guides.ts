import { lines, stems, type Craft } from '../craft.ts'

export const GUIDES: Craft = {
  nouns: stems('ebook guide handbook'),
  signs: stems('ebook'),
  emojis: ['📖', '💻', '📝', '💡', '✨', '☕', '📚', '✏️'],
  openings: {
    warm: lines(`
      {A_lead} for anyone who's [got twenty tabs open|asked the internet and got lost].
      {A_lead} for the thing you [keep meaning to learn|always put off].
      {A_lead} to read with [a pencil behind your ear|your first coffee].
    `),
    tale: lines(`
      {A_lead} for the curious and the [slightly lost|about to begin].
      {A_lead}, a map for [the first mile|people who skip the manual].
      {A_lead}: fewer [rabbit holes|wrong turns], same adventure.
    `),
    plain: lines(`
      {A_lead} for people who prefer to [learn|work] at their own pace.
      {A_lead} to read [once|through] and return to.
      {A_lead} for a phone, a tablet or a [laptop|desk].
    `),
    terse: lines(`
      {A_lead}. Read, [try|mark], return.
      {A_lead} for [a start|next steps].
      {A_lead} for [the tablet|the desk].
    `),
  },
  scenes: {
    warm: lines(`
      Read the {name} once straight through, then go back with a [pencil|notebook] for the parts that are you.
      The {name} {v:waits} on your phone for the [train|pickup line], so ten spare minutes count.
      Close the other tabs; the {name} {v:gives} you one place to [start|look].
      Put the {name} on the tablet, lean it on the [cookie jar|lamp], and follow along with your hands free.
      The {name} {v:works} well in pairs: one [reads|scrolls], one tries it out.
      Send the {name} to the friend who keeps saying ["someday"|"next year"].
      You won't need every page of the {name} today; come back when you hit the [next question|part you skipped].
      Sunday nights with the {name} and a list for the week make Monday [easier|clearer].
      Good moments for the {name}: [3 or: the commute|nap time|a slow lunch|the first coffee|a waiting room].
      Read a bit [3 or: on the bus|in the tub|at the park|over breakfast|in line].
      [Ten minutes|Half an hour|One chapter] with [coffee|a pencil|your feet up] beats an [evening|hour] of [searching|scrolling|open tabs|guessing].
    `),
    tale: lines(`
      The {name} {v:goes} where you go, and never [sulks|complains] when you skip ahead.
      Every expert was once on page one; the {name} {v:has} a page one for [you|everybody].
      Some read the {name} front to back, others [graze|dive in sideways].
      Open the {name} on the tram and miss your [stop|excuse].
      Where search results quarrel, the {name} {v:keeps} to one [story|path].
      The {name} {v:asks} only a chair and a [quiet hour|half-open mind].
      Scribble in the margins of your life with the {name} as [witness|prompt].
      Hand the {name} to a procrastinator and stand [well back|by with tea].
      Bring [3 and: a pencil|a question|biscuits|some cheek|a spare hour].
      To be read in [3 or: hammocks|kitchens|waiting rooms|bathtubs|night trains].
      [Curiosity|Stubbornness|Good coffee|A free Sunday] and a few [pages|chapters|notes] have started [bakeries|gardens|careers|arguments] [before now|from less].
    `),
    plain: lines(`
      The {name} {v:brings} into one place what would otherwise take several [searches|sources].
      Reading the {name} in full before acting on it gives a sense of the [whole|order].
      On a phone or tablet, the {name} can be read in [short|spare] intervals.
      The {name} {v:serves} as a reference after the first reading, one [section|question] at a time.
      Working through the {name} with a partner makes it easier to [stay with it|follow through].
      Notes made while reading the {name} turn general points into a [plan|list] for the reader.
      For someone about to begin, the {name} {is} a gift that can arrive on the [same|very] day.
      A printed copy of the {name} leaves room for [notes|remarks] in the margin.
      The {name} can be read [3 or: on the train|at a desk|in the evening|over lunch|between appointments].
      A [clear|quiet|free] [hour|morning|evening] and a [notebook|pencil|short list] are enough to [begin|start|take a first step].
    `),
    terse: lines(`
      Read the {name} once. Then use it.
      The {name} {v:fits} in a [commute|lunch break].
      Fewer tabs, one {name}.
      Mark the {name} where it speaks to you.
      Come back to the {name} with [each|the next] question.
      For the friend who says someday: the {name}.
      Print the {name}, or read on screen.
      The {name}, a pencil, an hour.
      Read [3 or: on trains|at lunch|in bed|at a desk|outdoors].
      For [3 or: beginners|doers|doubters|students|late starters].
      [Read|Skim|Mark|Print] [a page|a chapter|a section|a list] [at lunch|tonight|on the train|over coffee].
    `),
  },
  tips: {
    warm: lines(`
      (file) Save the {name} somewhere you'll find it: a [folder|drive] beats the downloads pile.
      (file) A phone will open the {name}, but charts and tables like a [bigger|wider] screen.
      Do one thing from the {name} before you read the next [chapter|page]; that's how it sticks.
      Jot down three questions before you open the {name}, and you'll read for the [answers|useful bits].
      (file) The search box in your reader finds any word in the {name} faster than [scrolling|flipping].
      Set a date in your calendar to open the {name} again in a [month|few weeks].
      (file) Print just the pages of the {name} you'll [write on|hang up].
      Before you begin, gather [3 and: a notebook|a pen|your questions|a quiet hour|a hot drink].
    `),
    tale: lines(`
      (file) Put the {name} where you can find it, not in the [attic|swamp] that is the downloads folder.
      Try one page of the {name} at a time; [knights|bakers] also learned by doing.
      Ask your questions before you open the {name}, and see who [answers|wins].
      (file) The search box is a torch; carry it into the {name}.
      Promise yourself a second reading of the {name}, and [write it down|keep it].
      (file) Charts in the {name} prefer a screen with [shoulders|elbow room].
      Equip yourself with [3 and: a pencil|a lamp|tea|two questions|patience].
    `),
    plain: lines(`
      (file) Save the {name} in a folder or cloud drive, so that {it} can be opened on any [device|screen].
      (file) Use the search function to find a term in the {name} instead of [scrolling|paging].
      Note two or three questions before reading the {name}, and look for the [answers|relevant parts] first.
      Apply one point from the {name} before moving to the [next|following] one.
      (file) For tables and diagrams in the {name}, a tablet or [computer|monitor] is easier than a phone.
      Set a reminder to reread the {name} after a few [weeks|tries].
      Keep at hand [3 and: a notebook|a pen|a calendar|a highlighter|a list of questions].
    `),
    terse: lines(`
      (file) Save the {name} where you will find it.
      (file) Search the {name}; skip the scrolling.
      One step from the {name}, then the next.
      Write questions first. Then open the {name}.
      (file) Print the pages of the {name} you need.
      Reread the {name} in a month.
      At hand: [3 and: a pen|paper|questions|time|light].
    `),
  },
}
