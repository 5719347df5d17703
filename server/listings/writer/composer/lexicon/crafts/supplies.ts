import { lines, stems, type Craft } from '../craft.ts'

/** Tools and materials for people who make things themselves. */
export const SUPPLIES: Craft = {
  nouns: stems(
    'die stamp cutter mold mould bead tool punch stencil loom needle blade jig resin clay cabochon',
  ),
  signs: stems('leathercraft crafting diy'),
  emojis: ['✂️', '🧵', '🔨', '✨', '🛠️', '💛', '🎨', '📏'],
  openings: {
    warm: lines(`
      {A_lead} for the bench where [things get made|the coffee goes cold].
      {A_lead} for makers with [a project in mind|three projects on the go].
      (!loom) {A_lead} for the next batch, [the next market|the next idea] or both.
    `),
    tale: lines(`
      {A_lead} for people with [glue on their elbows|sawdust in their socks].
      {A_lead}, soon to be [borrowed by everyone|missing from the drawer].
      {A_lead} for the workshop, [the shed|the far end of the dining table].
    `),
    plain: lines(`
      {A_lead} for [studio, workshop or kitchen table|home studios and workshops].
      {A_lead} for [makers at any stage|beginners and experienced makers].
      (!loom) {A_lead} for [single pieces and small series|small runs and one-off pieces].
    `),
    terse: lines(`
      {A_lead} for [makers|the bench].
      {A_lead}. [The rest is practice|Your idea does the rest].
      (!loom) {A_lead} for [small runs|work by hand].
    `),
  },
  scenes: {
    warm: lines(`
      Clear one end of the [table|bench|counter], put the {name} down, and the project has officially started.
      (!bead !cabochon) The {name} could be what gets that half-finished [idea|project] out of its [box|drawer].
      (!bead !cabochon) Take the {name} to a class or a craft evening, where somebody's bound to want a go.
      (cutter) Make a dozen with the {name} before you change a thing; by the twelfth your hands know the pressure.
      (mold mould) Fill the {name} while the radio's on, then go for a walk instead of peeking.
      (stamp) Tags, paper bags, the corner of an envelope: the {name} {v:finds} work everywhere.
      (bead cabochon) Pour the {name} out on a towel and move things around until something clicks.
      (stencil) Walls, cards, an old tray: the {name} {v:goes} wherever a brush can follow.
      (loom) Leave the {name} out on the table and you'll sneak in three rows before supper.
      (!loom !bead !cabochon) [Market week|The holiday rush] is when you'll be glad the {name} {is} already in the drawer.
      The {name} {v:suits} a friend who always says "I could make that".
      (!bead !cabochon) Start small with the {name}: [a tag|a test tile|a sample], nothing anyone has ordered.
      [Sundays|Rainy days|Long evenings] were made for the {name} and a sink full of other people's dishes.
      Your next [market table|shop update|present for a friend] could begin with the {name}.
      (!bead !cabochon) {It} will earn {its} space on [market mornings|rainy Sundays|class nights|long weekends], [next to the kettle|between the jars|by the window|under the lamp], [ready to go|in easy reach|out of the box|never far away].
      (bead cabochon) Put the {name} next to something you own already and see what {it} {v:makes} of it.
      (bead cabochon) A single strand, a pair of earrings, a zipper pull: the {name} {v:needs} no grand plan.
      (bead cabochon) Leave the {name} in a saucer on the desk; half of designing is looking.
    `),
    tale: lines(`
      Hang a sign on the door, put the kettle on, and introduce the {name} to the [mess|chaos|cat].
      Somewhere in the [drawer|box|cupboard] of good intentions, there's a space for the {name}.
      The {name} {v:turns} "how hard can it be" into [an afternoon|a weekend|a small business].
      (cutter) Pop, pop, pop goes the {name}, and there's a whole tray of them.
      (mold mould) Pour, wait, peek too soon, wait again: the {name} {v:teaches} patience.
      (stamp) Left alone with the {name}, most people end up decorating the electricity bill.
      (bead cabochon) Three of the {name} will roll under the fridge; consider it a tax.
      (stencil) With the {name} and a brush, even a shaky hand looks sure of itself.
      (loom) The {name} {v:goes} over, under and straight through the evening news.
      (!bead !cabochon) Borrowers will come for the {name}; [write your name on {them}|hide {them}|keep a list].
      Glue, string, ambition and the {name}: what could [go wrong|possibly happen]?
      (!bead !cabochon) The first try with the {name} is for learning, the second for showing off.
      (!bead !cabochon) By the time the {name} {v:shows} some wear, you'll have stories and a shop.
      (!bead !cabochon) Visitors will want to try the {name}; charge them in [cookies|coffee|compliments].
      {It} {v:goes} well with [3 and: loud music|cold coffee|an apron|a podcast|stubborn optimism].
      (bead cabochon) Line the {name} up, swap two, swap them back, and call it research.
      (bead cabochon) One day the {name} will be a necklace; today {it} {v:gets} to roll about in a saucer.
      (bead cabochon) Fingers in a bowl of the {name}: nobody ever stops at one handful.
    `),
    plain: lines(`
      (!loom !stamp !bead !cabochon) The {name} {v:suits} small runs as well as a single piece.
      (!bead !cabochon) Keep the {name} with the tools that are used most, where {it} can be [reached with one hand|found without looking].
      (!bead !cabochon) In a class, the {name} can be shared between two or three people.
      (cutter) Repeated shapes come out alike with the {name}, which saves time on pairs and sets.
      (mold mould) The {name} {v:allows} a shape to be repeated without starting over.
      (stamp) Tags, envelopes and packaging can carry the same mark with the {name}.
      (bead cabochon) Lay the {name} out in order before stringing or setting anything.
      (stencil) The {name} {v:keeps} repeated motifs the same across cards, walls or furniture.
      (loom) The {name} {v:gives} a project an even width from the first row to the last.
      (!loom !bead !cabochon) Makers who sell at markets will find use for the {name} when preparing stock.
      (!bead !cabochon !loom) A beginner can start with the {name} on scrap and move on to good material later.
      The {name} {v:makes} a useful present for anyone with a [workbench|craft table|sewing room].
      Plan a [small|simple] first project around the {name} to get to know {them}.
      (!bead !cabochon !loom !stamp) For workshop leaders, a second set of the {name} avoids waiting.
      (!bead !cabochon) The {name} can be combined with the tools already in the [studio|workshop].
      {It} {v:suits} [3 and: classes|small studios|home workshops|market makers|weekend projects].
      (bead cabochon) The {name} can be the focus of a piece or be spread between quieter parts.
      (bead cabochon) Combine the {name} with plain spacers, so that each can be seen.
      (bead cabochon) Repairs are another use for the {name}, when an old piece has lost one.
    `),
    terse: lines(`
      The {name}, a clear table, an hour.
      (!bead !cabochon) Keep the {name} within reach.
      (!bead !cabochon !loom) Start on scrap with the {name}.
      (cutter) The {name}: press, lift, repeat.
      (mold mould) Fill the {name}. Then wait.
      (stamp) Tags, bags, cards: the {name} {v:marks} them all.
      (bead cabochon) Sort the {name} before you string.
      (stencil) Tape the {name} down and paint.
      (loom) A few rows a day on the {name}.
      (!bead !cabochon) Take the {name} to class.
      (!loom !bead !cabochon) Market season needs the {name} in the drawer.
      Give the {name} to a maker.
      One idea, the {name}, a free Sunday.
      (!bead !cabochon) The {name} {v:belongs} on the bench, not in the box.
      (!bead !cabochon !loom !stamp) Make one. Then, with the {name}, make ten.
      For [3 and: classes|markets|small runs|samples|weekends].
      Clear table, good light.
      (bead cabochon) One focal point: the {name}.
      (bead cabochon) Pair the {name} with plain spacers.
      (bead cabochon) Sort, string, wear.
    `),
  },
  tips: {
    warm: lines(`
      (!bead !cabochon !stamp !loom) Run a test on scrap before the {name} {v:meets} your good material.
      (!bead !cabochon !loom) Clean the {name} right after you use {them}; what dries on [overnight|over lunch] takes twice the scrubbing.
      (cutter) Dust the edge of the {name} with a little cornstarch if your material sticks.
      (mold mould) Let the piece set fully before you turn it out of the {name}, and flex the edges first.
      (stamp) Roll the {name} from edge to edge on a padded surface and the print comes out even.
      (bead cabochon) Check the size of the {name} against your wire or setting before you plan a row.
      (stencil) Use a nearly dry brush with the {name}, and dab instead of stroking.
      (loom) Keep the tension on the {name} the same at both edges, or the piece will grow a waist.
      (!bead !cabochon) Write down what worked with the {name}: the time, the pressure, the material.
      (!bead !cabochon) Give the {name} a labeled spot in the drawer, because you'll need {them} [mid-project|some day] with sticky hands.
      (!loom !stamp !bead !cabochon) Compare the size of the {name} with your own pattern before you cut into anything.
      Set out [3 and: a damp cloth|a notebook|some scrap|your coffee|a good lamp] before you start.
      (bead cabochon) Buy a few more of the {name} than the design needs; one always goes missing.
      (bead cabochon) String the {name} on the final material before you add the clasp, just to see {them} hang.
    `),
    tale: lines(`
      (!bead !cabochon !loom) Let scrap take the first hit from the {name}; that's [what scrap is for|the deal].
      (!bead !cabochon !loom) Wash the {name} before you [admire your work|sit down|call it a day], not after.
      (cutter) A pinch of flour or cornstarch, and the {name} {v:lets} go of whatever sticks.
      (mold mould) Count to a hundred before opening the {name}, then go away and count again.
      (stamp) Press the {name} straight down, hold your breath, lift; wobbling makes ghosts.
      (bead cabochon) Work with the {name} over a tray with a rim, or on your hands and knees later.
      (stencil) A thirsty brush and the {name} get on; a dripping one ruins the friendship.
      (loom) Sing while you work the {name}; an even song makes an even edge.
      (!bead !cabochon) Keep a notebook beside the {name}, since [genius|enthusiasm] seldom remembers the settings.
      (!bead !cabochon) Never lend the {name} without writing down to whom.
      (!bead !cabochon !loom) Measure the {name} against your plan before the scissors come out.
      (bead cabochon) For the {name} on the kitchen floor, a damp paper towel is quicker than fingers.
      Keep [3 and: sleeves|kittens|coffee|toddlers|deadlines] clear of the work.
    `),
    plain: lines(`
      (!bead !cabochon !loom) Test the {name} on scrap of the same material first.
      (!loom) Compare the dimensions of the {name} with the project before starting.
      (!bead !cabochon !loom) Clean the {name} after each use and let {them} dry before storing.
      (cutter) Press the {name} straight down and lift {them} without twisting.
      (mold mould) Follow the setting time of the material before removing a piece from the {name}.
      (stamp) Ink the {name} lightly and work on a slightly soft surface for an even print.
      (bead cabochon) Check that the {name} {v:fits} the wire, cord or setting before planning a series.
      (stencil) Fix the {name} with low-tack tape and use very little paint at a time.
      (loom) Check the width at regular intervals when working on the {name}.
      (!bead !cabochon !loom !stamp) Record the settings and materials used with the {name} for repeat orders.
      (!bead !cabochon) Store the {name} dry, out of the sun and protected from pressure.
      Before each session, prepare [3 and: a clean surface|good light|scrap material|a cloth|a notebook].
      (bead cabochon) Keep the {name} sorted by size in closed compartments.
      (bead cabochon) Plan for a few spares of the {name} in every design.
    `),
    terse: lines(`
      (cutter) Press the {name} straight down. No twist.
      (mold mould) Full setting time before you empty the {name}.
      (stamp) Less ink, more even: that suits the {name}.
      (stencil) Dry brush, little paint, the {name} taped down.
      (loom) Same tension at both edges of the {name}.
      (!bead !cabochon) Note what works with the {name}.
      (!bead !cabochon) Measure twice before you use the {name}.
      (!bead !cabochon !loom) Scrap first.
      (!bead !cabochon !loom) Clean after use.
      Keep {them} dry.
      (bead cabochon) Order spares of the {name}.
      (bead cabochon) Work on a towel.
    `),
  },
}
