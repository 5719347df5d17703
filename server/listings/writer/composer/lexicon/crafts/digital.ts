import { lines, stems, type Craft } from '../craft.ts'

export const TEMPLATES: Craft = {
  nouns: stems(
    'template spreadsheet planner resume tracker workbook dashboard printable calendar checklist ebook worksheet preset',
  ),
  signs: stems('template spreadsheet'),
  emojis: ['💻', '📊', '✨', '📝', '✅', '📅', '💛', '🎯', '📥', '🌟'],
  lines: {
    warm: lines(`
      [You don't need to be a computer person|You won't need a course] to [use it|get going]; [open it, type, save|fill in what you know and leave the rest].
      [Make a copy before you start|Keep one clean copy], so you can [always go back|start over whenever you like].
      [Set aside half an hour|Pour yourself a coffee], [fill in the first page|put your own words in], and [the rest goes quickly|you'll see it take shape].
      [If something isn't clear|If you get stuck], [send me a message|just ask], and [we'll sort it out|you'll get a plain answer].
      [Change what you like|Rename things, move things], [skip what you don't need|leave out what doesn't apply to you].
      Since it's a file, there's nothing to lose in the mail and [nothing to dust|no shelf to clear].
    `),
    tale: lines(`
      [Open the file|One click], and [a blank page stops being scary|the adventure begins].
      [Little boxes|Tidy boxes], [waiting for your dreams|each one waiting for a small piece of your story].
      [Sprinkle in your own words|Add your own words] and [watch the magic|see it come alive].
    `),
    plain: lines(`
      [Keep an unchanged copy of the file|Save a copy before editing], so that [the original stays available|it is possible to start again].
      [Replace the sample text with your own|Enter the details required], then [save under a new name|check the result].
      [Please make sure the program named above is available|Check that the program named above is at hand] before purchase.
      [A short test print|A test page] helps to [judge colors and margins|check the layout] before printing everything.
    `),
    terse: lines(`
      Open. [Edit|Type]. Save.
      Keep one [clean|untouched] copy.
      No parcel. [No waiting|Nothing to store].
      Use it [again|next year].
      [Your words|Your details], a clear layout.
      [Skip|Delete] what you do not need.
    `),
  },
}

export const WALL_ART: Craft = {
  nouns: stems(
    'print poster art painting illustration portrait artwork canva drawing map photograph',
  ),
  signs: stems('wallart'),
  emojis: ['🖼️', '🎨', '✨', '🏡', '🌿', '💛', '🎁', '🌟'],
  lines: {
    warm: lines(`
      [Hang {them} where you'll pass by|Put {them} where you see {them} from the sofa] [every day|and not only when you dust].
      [A plain frame|A simple frame] is [all it asks for|usually enough], though [a wide mat|a thin one] looks [good too|smart].
      [It's easier than painting a wall|It's quicker than painting], and [you can move it when you get bored|it comes with you when you move].
      [Lean {them} on a shelf|Try {them} on a shelf first] if you're not [ready to drill|sure of the spot].
      [Pick the spot first|Measure the wall], then [the size|choose the size], and it'll look [planned|as if it had always been there].
    `),
    tale: lines(`
      [Every wall has a story|Walls daydream, too], and [this one could start here|now you know what about].
      [Look twice|Look again tomorrow] and [a small secret|something you missed] [peeks back|winks at you].
      [A tiny window|A little window] to [somewhere you can wander|another place], [no ticket needed|any hour of the day].
    `),
    plain: lines(`
      [A plain frame|A simple frame] with or without a mat is [suitable|sufficient].
      Hang the {name} [at eye level|where it can be seen from a chair], away from [direct sunlight|damp].
      [Measure the wall|Choose the place] first, then [choose the size|decide on the size].
      [Grouped with other pieces|In a group] it becomes [part of a larger display|a gallery wall].
    `),
    terse: lines(`
      [A thin frame|A plain frame]. [A bare wall|Good light].
      Hang it at [eye level|the height of your eyes].
      [Alone|By itself], or in a [row|group].
      Keep it out of [direct sun|the damp].
    `),
  },
}

export const PATTERNS: Craft = {
  nouns: stems('pattern clipart svg font brush graphic mockup tutorial texture sublimation'),
  signs: stems('clipart sublimation tileable'),
  emojis: ['🎨', '✂️', '🖥️', '✨', '🍋', '🌿', '💛', '📐'],
  lines: {
    warm: lines(`
      [Try it on a scrap first|Start with something small], [like a card or a label|like gift tags], and [go bigger from there|work your way up].
      [Scale it up|Make it bigger] and it [looks bold|feels bold]; [shrink it down|make it smaller] and it [turns into a fine texture|gets quiet].
      [Keep the original file somewhere safe|Save a copy somewhere safe] and [play with the rest|experiment on the copy].
      [You'll find more uses for it|You may find more uses for it] than [you planned|the one you bought it for].
    `),
    tale: lines(`
      [Snip, print, stitch|Cut, paste, dream], and let the [little adventure|mischief] begin.
      [Scatter it|Sprinkle it] over [cards, cloth or walls|anything that looks too plain].
      [Where it goes next|What it turns into] is [your story to tell|a secret until you start].
    `),
    plain: lines(`
      [Test the file on a small piece|Make a small test] before [starting a larger run|final production].
      [Keep the original file unchanged|Save the original] and work on a copy.
      Slight color differences between [screen and print|screens, printers and materials] are normal.
      [It combines well with plain colors|Plain colors go well with it], which [keeps the focus on the motif|gives the eye a rest].
      [At a small scale it reads as texture, at a large scale as a motif|A small repeat gives a texture and a large one a bold motif].
      [Suitable starting points are|Typical projects include] [stationery, packaging and textiles|cards, wrapping paper and fabric].
      [Import the file into the design program of choice|Open the file in the usual design program] and [set the repeat|adjust the scale there].
      [For a calm result, use the motif on one surface only|Used on one surface only, the motif stays calm].
    `),
    terse: lines(`
      Small repeat, [fine texture|quiet]. Large repeat, [bold|clear].
      [Test on a scrap|Print a test].
      Keep the [original|first file] safe.
      For [paper|cards], [cloth|fabric], screen.
    `),
  },
}
