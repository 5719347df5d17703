import { lines, stems, type Craft } from '../craft.ts'

/** Files other things are made with: cut files, clipart, fonts. */
export const CUT_FILES: Craft = {
  nouns: stems('svg clipart png font graphic sublimation icon'),
  signs: stems('clipart sublimation tileable'),
  emojis: ['🎨', '✂️', '🖥️', '✨', '🍋', '🌿', '💛', '📐', '📥'],
  openings: {
    warm: lines(`
      {A_lead} for the project you've been [putting off|saving for a rainy day].
      {A_lead} for people who [make their own|can't leave a plain surface alone].
      {A_lead} for the folder you [open when an idea strikes|keep for good ideas].
    `),
    tale: lines(`
      {A_lead} for the folder of [things that may come in handy|future fun].
      {A_lead}, ready to be [dragged, dropped and doubled|dropped into the middle of things].
      {A_lead} for makers who say ["just one more layer"|"just one more version"].
    `),
    plain: lines(`
      {A_lead} for [design projects at home or at work|personal design projects].
      {A_lead} for [makers and designers|anyone who designs on screen].
      {A_lead} to [combine with your own work|use in your own designs].
    `),
    terse: lines(`
      {A_lead} for [makers|people who design].
      {A_lead}. Open and [begin|make something].
      {A_lead} for [the next project|a good idea].
    `),
  },
  scenes: {
    warm: lines(`
      (!bundle !pack !font) Drop the {name} into [an invitation|a birthday banner|a page of labels] and see the whole thing wake up.
      (svg !bundle !pack) Cut the {name} for [a tote|a jar|the lid of a toolbox], and the next plain one will want its turn.
      (clipart png graphic) Use the {name} big on a cover and small in the corners of [everything else|the rest].
      (font) Set someone's name in the {name} at poster size before you do anything sensible with {them}.
      (sublimation) Try the {name} on one blank first, then decide how many friends are getting one.
      The {name} {v:plays} well with plain colors and plenty of [empty space|air].
      Build a whole party around the {name}: [3 and: invitations|place cards|thank-you notes|labels|a banner].
      Open the {name} with no plan at all, and let the [weekend|afternoon] decide.
      [Teachers|Coaches|Room parents], club treasurers and shop owners all need something like the {name} on a [Thursday|Sunday] night.
      Layer the {name} over a photo, under a line of text, or on {its} own.
      (bundle pack) Use one design from the {name} today and let the others [wait their turn|wait for rain].
      Somebody's always planning [3 or: a bake sale|a reunion|a baby shower|a team day|a yard sale|a school fair].
    `),
    tale: lines(`
      The {name} will fit into a folder, and then into [everything|half your projects].
      (clipart png svg graphic !bundle !pack) Paste the {name} once and it's a picture; paste {them} forty times and it's wrapping paper.
      (svg) Feed the {name} to the cutting machine and listen to it [hum along|go].
      (clipart png graphic) Scatter the {name} over a page like [confetti|birdseed], then sweep half away.
      (font) The {name} can make a [grocery list|lost cat notice|bake sale sign] read like the opening titles.
      (sublimation) Somewhere a blank [mug|tote|pillow] is hoping to meet the {name}.
      (!bundle !pack !font) Stretch the {name}, spin {them}, turn the color upside down; undo is always there.
      A [rainy|snowy|lazy] Saturday, a full laptop battery and the {name}: off you go.
      The {name} {v:turns} "I'll just make it myself" into a plan.
      One of your friends has a [birthday|baby shower|bake sale] soon, and the {name} could be all over it.
      (svg clipart png font graphic) {It} may end up on [3 and: birthday invitations|jam labels|the school newsletter|a very small flag|thank-you notes].
      (bundle pack) Open the {name} like a box of chocolates and argue over [who goes first|the caramel one].
    `),
    plain: lines(`
      The {name} can be used across a set of matching pieces, from [invitation to thank-you note|banner to name tag].
      (svg) Resize the {name} for a small label or a large sign from the same file.
      (clipart png graphic !bundle !pack) The {name} {v:works} as a single motif or arranged into a border.
      (font) Use the {name} for headings and pair {them} with a plain typeface for the text.
      (sublimation) The {name} {v:suits} a single personal piece as well as a small run.
      (!font) In a busy layout, the {name} {v:needs} space on every side to be noticed.
      The {name} can be combined with photographs, type or [plain color|other motifs].
      Small businesses can use the {name} for [tags|labels|notices], within the terms of the license.
      (!font) Prepare the {name} once at the right size and save that version for later projects.
      Start a folder of finished pieces made with the {name}, so that good combinations are not lost.
      Projects for [school|a club|the office] come together faster with the {name}.
      (svg clipart png font graphic) Uses include [3 and: labels|invitations|tags|banners|menus|certificates].
      (bundle pack) The designs of the {name} can be used together or one at a time.
    `),
    terse: lines(`
      (svg !bundle !pack) Cut the {name} small. Cut {them} large.
      (clipart png graphic !bundle !pack) One motif or a border: the {name}.
      (font) The {name} for the heading, a plain face below.
      (sublimation) One blank, one press, the {name}.
      (!font) Leave space around the {name}.
      (clipart png svg graphic !bundle !pack) Use the {name} once. Or repeat {them}.
      The {name} {v:goes} with plain color.
      Open the {name} before you open the project.
      (!bundle !pack) Layer the {name} over a photo.
      A free evening and the {name}.
      Match the invitation to the label with the {name}.
      (svg clipart png font graphic) For [3 and: tags|labels|cards|banners|menus].
      Open, place, save.
      (bundle pack) Pick one design from the {name}.
    `),
  },
  tips: {
    warm: lines(`
      Make a test at half size before you spend your good material on the {name}.
      Keep the {name} as you downloaded {them} and play around in a copy.
      (svg) Run a small test cut of the {name} first; blade and speed settings differ for every sheet.
      (svg sublimation) Flip the {name} before you press on fabric, or the words come out backward.
      (font) Install the {name}, then restart the program, because many only look for fonts when they start.
      (clipart png graphic !bundle !pack) Place the {name} on a dark and a light background before you decide.
      Jot down the settings that worked for the {name}, right in the file name.
      Have a look at the license before you sell anything made with the {name}.
      (svg clipart png font graphic) Try {them} [large|tiny|tilted|in one color], on [a photo|plain paper|a dark ground|a busy page], and [sleep on it|ask a friend|print a proof|pick the odd one].
    `),
    tale: lines(`
      Hide a clean copy of the {name} where your wilder self can't reach {them}.
      (svg) Sacrifice a corner of scrap to test the {name} before the real sheet goes in.
      (svg sublimation) Mirror the {name} before pressing, unless your friends read backward.
      (font) Type the whole alphabet in the {name} once; some letters keep surprises.
      (clipart png graphic !bundle !pack) Zoom out until the {name} {is} a speck; if it still reads, you've won.
      Put the {name} in a folder you'll find again, which rules out "misc".
      Step away from the {name} for a sandwich before you call it finished.
      Read the license for the {name} with a biscuit; it's shorter than it looks.
      Beware of [3 and: tiny details|midnight edits|dull blades|the last sheet|unsaved work].
    `),
    plain: lines(`
      Keep the original of the {name} untouched and edit a copy.
      Check the license terms before using the {name} in goods that are sold.
      (svg) Make a small test cut of the {name} to confirm the blade depth.
      (svg sublimation) Mirror the {name} before any heat transfer.
      (font) Restart open programs after installing the {name}, so that they list {them}.
      (clipart png graphic) Scale the {name} down rather than up to keep the edges sharp.
      Confirm that the software in use opens the file format of the {name}.
      Note the settings that worked for the {name} next to the finished design.
      Print a small proof of the {name}, because colors differ from screen to paper.
      Check [3 and: size|resolution|color mode|layers|file format] before the final export.
    `),
    terse: lines(`
      Read the license of the {name} before you sell.
      (svg) Make a small test cut of the {name}.
      (svg sublimation) Mirror the {name} before you press.
      (font) Restart the program after you install the {name}.
      (clipart png graphic) Scale the {name} down, not up.
      Save the settings that work for the {name}.
      Check the file format of the {name} first.
      Print the {name} small before you print {them} large.
      Test small first.
      Edit a copy.
      Keep the original.
    `),
  },
}
