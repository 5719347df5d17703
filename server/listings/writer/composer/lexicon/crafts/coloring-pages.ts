import { lines, stems, type Craft } from '../craft.ts'

export const COLORING_PAGES: Craft = {
  nouns: stems('coloringpage coloringbook'),
  signs: stems('coloring colouring'),
  emojis: ['🖍️', '🎨', '✏️', '🌈', '✨', '🧡', '📄', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for [rainy afternoons|kitchen tables] and the good pencils.
      {A_lead} for anyone who [doodles on the phone|still likes a new box of crayons].
      {A_lead} for hands that want [something to do|a break from a screen].
    `),
    tale: lines(`
      {A_lead} for blunt crayons and [sharp opinions|great plans].
      {A_lead}, waiting for [a plot twist|somebody bold].
      {A_lead} for those who [stay inside the lines|treat lines as a suggestion].
    `),
    plain: lines(`
      {A_lead} for pencils, [markers|crayons] and a free hour.
      {A_lead} for [classrooms|waiting rooms], homes and long trips.
      {A_lead} for [children and adults|anyone] with pencils to hand.
    `),
    terse: lines(`
      {A_lead} for [pencils|crayons] and time.
      {A_lead}. Sharpen, [sit|begin].
      {A_lead} for [rain|trains|Sundays].
    `),
  },
  scenes: {
    warm: lines(`
      Put the {name} on the table with the [crayons|pencils] and you'll get through one whole pot of tea.
      Long drives go faster with the {name} on a clipboard in the [back seat|second row].
      Sit down beside the kids with the {name}; the talk that comes [sideways|while coloring] is the good kind.
      Tape what comes of the {name} to the [fridge|bedroom door] until the next one is done.
      Keep the {name} ready for the [restaurant|waiting room] where the food takes forever.
      Nobody's watching, so give the {name} any [sky|leaf] you like.
      Grown-ups say the {name} {is} for the children and then [ask for a crayon|pull up a chair].
      The {name} {v:fills} the gap between [homework and supper|dinner and bath] without a screen.
      Bring out [3 and: crayons|colored pencils|gel pens|markers|watercolors] and see who joins in.
      Good for [3 or: snow days|sleepovers|road trips|grandparents' visits|the last week of vacation].
      [Rain|A snow day|A power cut|A long layover] is a good reason to [sharpen|dig out|sort] the [crayons|pencils|markers] and start with the [sky|easy bits|corners|faces].
    `),
    tale: lines(`
      The {name} {v:leaves} all the important decisions to [you|the crayons].
      Somewhere in the {name} there is a corner that wants to be [plaid|polka dots].
      Skies in the {name} may be striped; no one will [write in|call the authorities].
      Spread out the {name} and the kitchen becomes a [studio|guild of painters].
      The {name} {v:turns} a rainy window into a [minor detail|backdrop].
      A crayon without its wrapper still has the {name} to [look forward to|live for].
      Sign the finished {name} in the corner, as the [masters|ambitious] do.
      The dog would join in on the {name}, if [paws|thumbs] allowed.
      Summon the [3 and: stubby crayons|gel pens|markers|pencil ends|glitter].
      The {name} {v:goes} well with [3 or: thunder|toast|a long train ride|an audiobook|hot chocolate].
      A [stubby|chewed|forgotten|peeled] crayon in the right [hands|mood|light|weather] can outdo [a museum|the sunset|any peacock|the wallpaper].
    `),
    plain: lines(`
      The {name} {v:occupies} hands while leaving [ears|attention] free for a story or music.
      In a classroom, the {name} {v:gives} early finishers something to [do|turn to].
      On a journey, the {name} with a clipboard and pencils {v:weighs} next to [nothing|little].
      Adults often color the {name} in the evening, in place of [television|a screen].
      Colored work from the {name} can be framed, [folded into cards|sent to a grandparent] or bound.
      The {name} {v:works} with children of different ages at one [table|party].
      For a birthday party, the {name} can cover a table as guests [arrive|wait].
      A few sheets of the {name} in a bag help through any long [appointment|wait].
      Use [3 or: pencils|crayons|markers|gel pens|watercolor pencils] as you like.
      The {name} {v:suits} [3 or: rainy days|classrooms|travel|parties|quiet evenings].
      A [quiet|spare|rainy] [hour|half hour|afternoon] with pencils asks for no [skill|talent|plan|experience] and leaves a [page|picture|drawing] to show.
    `),
    terse: lines(`
      The {name}, pencils, a [table|quiet hour].
      Color the {name} while the [soup|rain] goes on.
      The {name} {v:travels} on a clipboard.
      Any color you like; the {name} {v:agrees}.
      Hang the finished {name} on the fridge.
      Waiting room? Bring the {name}.
      Grown-ups color the {name}, too.
      One {name}, two people, [two|many] pencils.
      Use [3 or: crayons|pencils|pens|markers|paints].
      For [3 or: trains|rain|parties|Sundays|waits].
      [Crayons|Pencils|Markers|Paints] out, [phones|screens|games|tablets] away, [radio|music|kettle|soup] on.
    `),
  },
  tips: {
    warm: lines(`
      (file) Print the {name} on the heaviest paper your printer will take; it holds up to [markers|pressing hard].
      (file) Check the print size of the {name} before you hit the button, so the edges don't get [cut|lost].
      Slip a spare sheet under the {name} when the markers come out; they [bleed|go through].
      Start from the top left of the {name} if you're right-handed, and your sleeve stays [clean|out of the wet ink].
      Lay down light colors first on the {name}; dark ones don't [come off|take them].
      Sharpen often: a good point on the pencil does half the work on the {name}.
      Try your colors in the margin of the {name} before they go [in|for real].
      Put [3 and: a sharpener|an eraser|scrap paper|a clipboard|a good lamp] within reach before you begin.
    `),
    tale: lines(`
      (file) Print the {name} twice, once for the [rehearsal|brave version].
      Put a sheet beneath the {name}, since markers love to [travel|trespass].
      Light colors first on the {name}, for darkness is hard to [talk round|undo].
      Try a color in the margin before it marches into the {name}.
      Blunt pencils mumble; sharpen before you face the {name}.
      Turn the {name}, not your [wrist|chair], when the corner gets tricky.
      Around the table: [3 and: a sharpener|an eraser|a biscuit|a lamp|scrap paper].
    `),
    plain: lines(`
      (file) Print the {name} on heavy paper for markers, and on plain paper for [pencils|crayons].
      (file) Choose the paper size in the print dialog, so that the {name} {v:fills} the [sheet|page].
      Place a sheet of scrap paper beneath the {name} when using [markers|ink].
      Begin with light colors on the {name} and add darker ones [after|in layers].
      Work from the top of the {name} downward to keep wet ink from [smearing|the hand].
      Test a color at the edge of the {name} before using it in a large [area|field].
      Have ready [3 and: a sharpener|an eraser|scrap paper|a lamp|a clipboard].
    `),
    terse: lines(`
      (file) Print the {name} on heavy paper.
      (file) Check the size before you print the {name}.
      Scrap paper under the {name} for markers.
      Light colors first on the {name}.
      Sharpen, then start the {name}.
      Turn the {name}, not your wrist.
      Test colors at the edge of the {name}.
      Ready: [3 and: a sharpener|an eraser|a lamp|scraps|pencils].
    `),
  },
}
