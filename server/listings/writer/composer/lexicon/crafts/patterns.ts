import { lines, stems, type Craft } from '../craft.ts'

/** Patterns and tutorials that come as a file, for people who sew, knit, crochet, stitch or build. */
export const PATTERNS: Craft = {
  nouns: stems('pattern tutorial'),
  signs: stems('crochet knitting sewing'),
  emojis: ['🧶', '🧵', '✂️', '✨', '🪡', '📐', '💛', '🌿', '📥'],
  openings: {
    warm: lines(`
      {A_lead} for the next [free evening|long weekend] you promised yourself.
      {A_lead} for hands that [can't sit still|like to be busy].
      {A_lead} to keep you company [on a rainy weekend|through a whole series].
    `),
    tale: lines(`
      {A_lead} for makers with [a plan and a pot of tea|one more project in them].
      {A_lead}, the start of [a fine mess on the table|something on the needles, or thereabouts].
      {A_lead} for everyone with [an unfinished project hiding somewhere|a full scrap basket].
    `),
    plain: lines(`
      {A_lead} to [work through at your own pace|make at home].
      {A_lead} for [a first or a fiftieth project|makers at home or in a class].
      {A_lead} for those who [like to make it themselves|prefer making to buying].
    `),
    terse: lines(`
      {A_lead}. [Your hands do the rest|The making is yours].
      {A_lead} for [the next free weekend|quiet evenings].
      {A_lead}. [Step by step|One step, then the next].
    `),
  },
  scenes: {
    warm: lines(`
      Pick the materials for the {name} yourself, and no two will ever [come out the same|look alike].
      Work through the {name} with [a podcast|the radio|an old film] on, one step at a time.
      The {name} {v:suits} a weekend away with [a friend who makes things too|the good scissors].
      Once you've finished the {name}, you'll want to start over in another [color|size|mood].
      (knit knitting crochet amigurumi !sewing !sew) Take the {name} along on the train; a few rows a day do add up.
      (sewing sew dress skirt top bag pants !crochet !knit !knitting) Clear the dining table for the {name}, and order pizza to eat on the floor.
      (embroidery stitch cross !crochet !knit !knitting !amigurumi !sewing !sew) The {name} {v:keeps} your hands busy for as long as the album plays.
      (quilt quilting !crochet !knit !knitting) The {name} could finally use up the scraps you've been saving since forever.
      Follow the {name} once for practice and once for [someone's birthday|yourself].
      A class is nice, but with the {name} you can swear at your own [kitchen table|pace].
      Somebody in your [group chat|family|office] would happily work through the {name} along with you.
      Set your [mug|tea] where you can't knock it over, open the {name}, and begin.
      Use the {name} for the materials you've been [hoarding|saving] for the right project.
      Good for [3 and: rainy weekends|snow days|evenings in|long Sundays|a week off|school holidays].
      Begin on [a Friday|a rainy day|the first of the month|a slow Sunday], with [a full pot|the door shut|a friend along|the good lamp], and stop [when the light goes|at the first yawn|when it's supper|whenever you like].
    `),
    tale: lines(`
      Open the {name}, count your scissors, and tell the [household|phone|doorbell] you're not home.
      The {name} {v:begins} with a heap of bits and {v:ends} with somebody asking where you bought it.
      One step of the {name} leads to another, and suddenly it's [half past eleven|midnight|time for breakfast].
      (knit knitting crochet amigurumi !sewing !sew) The {name} and a [window seat|train ride] will see each other to the last row.
      (sewing sew dress skirt top bag pants !crochet !knit !knitting) Spread out the {name} on the floor and negotiate with the cat.
      (embroidery stitch cross !crochet !knit !knitting !amigurumi !sewing !sew) With the {name}, a needle travels far without leaving the sofa.
      (quilt quilting !crochet !knit !knitting) Scraps of old curtains and shirts meet again in the {name}, and get on well.
      Somewhere a [basket|bag|drawer] of leftovers has been waiting for the {name}.
      Let the {name} be the reason the [laundry|lawn|ironing] stays where it is.
      Pick odd colors for the {name}; nobody can say it's wrong if you made it.
      Friends work on the {name} together, and talk about everything but the {name}.
      The hardest part of the {name} is choosing [the colors|where to begin].
      Give the thing you made from the {name} away, and start again [before anyone notices|the same evening].
      Expect [3 and: thread on the sofa|a helpful cat|cold tea|missed calls|lost scissors].
    `),
    plain: lines(`
      The {name} {v:leaves} the choice of materials and colors to the maker.
      Work through the {name} in one [weekend|week] or an hour at a time.
      The {name} can be used more than once, with a different result in each [fabric, yarn or thread|color].
      (knit knitting crochet amigurumi !sewing !sew) The {name} {v:travels} well and can be picked up again after any finished row.
      (sewing sew dress skirt top bag pants !crochet !knit !knitting) Read on a screen or taped together on paper, the {name} {v:takes} up one table.
      (embroidery stitch cross !crochet !knit !knitting !amigurumi !sewing !sew) The {name} {v:suits} short sessions, as the work can be put down at any time.
      (quilt quilting !crochet !knit !knitting) The {name} {v:makes} use of small amounts of fabric left from earlier projects.
      Groups can work from the {name} side by side, each with their own materials.
      The {name} {v:suits} anyone who would rather make [a present|something useful] than buy one.
      Choose a first version of the {name} in inexpensive materials and a second in good ones.
      The {name} can stay open on a [tablet|laptop] next to the work.
      Notes [written|scribbled] in the margins of the {name} will be useful the second time around.
      Leftover materials find a purpose with the {name}.
      Read {them} on [a tablet|a laptop|a phone|paper], at [home|a class|a cabin|a retreat], in [one sitting|stages|short sessions|long evenings].
    `),
    terse: lines(`
      Choose the materials. Then open the {name}.
      The {name}, one step at a time.
      Follow the {name} once, then in another color.
      (knit knitting crochet amigurumi !sewing !sew) A few rows of the {name} each evening.
      (sewing sew dress skirt top bag pants !crochet !knit !knitting) Clear the table for the {name}.
      (embroidery stitch cross !crochet !knit !knitting !amigurumi !sewing !sew) The {name}, a needle, a good lamp.
      (quilt quilting !crochet !knit !knitting) Let the {name} use up the scraps.
      Work on the {name} with the radio on.
      The {name} {v:suits} a rainy [weekend|Sunday].
      Your colors, your pace, the {name}.
      Work from the {name} with a friend.
      The {name} {v:asks} for an evening, or several.
      Start the {name} with leftovers.
      For [3 and: rainy days|slow evenings|long trips|snow days|free weekends].
      Scissors, tea, begin.
    `),
  },
  tips: {
    warm: lines(`
      Read the {name} to the end before you start; the surprises are always on the last page.
      (knit knitting crochet amigurumi !sewing !sew) Work a small swatch before you cast on the {name}, and wash it before you measure.
      (sewing sew dress skirt top bag pants !crochet !knit !knitting) Measure the test square on your printout before you cut a thing from the {name}.
      (sewing sew dress skirt top bag pants quilt quilting !crochet !knit !knitting) Wash and press your fabric first, so what you make from the {name} stays the size it is.
      (embroidery stitch cross !crochet !knit !knitting !amigurumi !sewing !sew) Start the {name} near the middle and count twice; the edges take care of themselves.
      Mark where you stopped in the {name} before you get up for more [tea|thread|cake].
      Note your changes right on the {name}, because you won't remember them by [spring|next week|Thursday].
      Print only the pages of the {name} you need at the table; the rest can stay on screen.
      Collect everything on the list for the {name} before the first step, down to the last [button|pin|scrap].
      Have [3 and: scissors|a pencil|good light|tea|something to listen to] within reach before the first step.
    `),
    tale: lines(`
      Read the {name} like a mystery, last page included, before you touch the [scissors|tools].
      (knit knitting crochet amigurumi !sewing !sew) Swatch for the {name}, even though nobody wants to; sweaters have a cruel sense of humor.
      (sewing sew dress skirt top bag pants !crochet !knit !knitting) Check the test square on the {name} with a ruler, or you may be sewing for a doll.
      (embroidery stitch cross !crochet !knit !knitting !amigurumi !sewing !sew) Count the squares of the {name} once with your eyes and once with a pin.
      Put a sticky note on the step of the {name} where the [phone rang|cat arrived|doorbell went].
      Cross off every finished step of the {name} with [a flourish|a flag|bright ink].
      Save the {name} in two places, since [coffee|soup] has been known to reach a laptop.
      Cut the spare stuff first, and keep the good stuff for the second go at the {name}.
      Keep [3 and: tea|kittens|small children|deadlines|sharp opinions] at arm's length.
    `),
    plain: lines(`
      Read the whole of the {name} before buying materials.
      (knit knitting crochet amigurumi !sewing !sew) Make a swatch for the {name} and measure it after washing.
      (sewing sew dress skirt top bag pants !crochet !knit !knitting) Print the {name} at actual size and check the test square before cutting.
      (sewing sew dress skirt top bag pants quilt quilting !crochet !knit !knitting) Wash the fabric before cutting out the {name}, since some shrinks the first time.
      (embroidery stitch cross !crochet !knit !knitting !amigurumi !sewing !sew) Find the center of the {name} and of the fabric before the first stitch.
      Mark each completed step in the {name} to make interruptions harmless.
      Record any changes on a copy of the {name} for the next time.
      Check the terms of the {name} before selling what is made from {them}.
      Keep a backup of the {name} apart from the computer it was saved on.
      Useful to have at hand: [3 and: a pencil|small scissors|a ruler|good light|a notebook].
    `),
    terse: lines(`
      Read the {name} to the end first.
      (knit knitting crochet amigurumi !sewing !sew) Swatch first. Then start the {name}.
      (sewing sew dress skirt top bag pants !crochet !knit !knitting) Print the {name} at actual size.
      (embroidery stitch cross !crochet !knit !knitting !amigurumi !sewing !sew) Begin the {name} at the center.
      Mark each finished step of the {name}.
      Note your changes on the {name}.
      Gather all materials before you start the {name}.
      Save the {name} in two places.
      Print only the pages of the {name} you need.
      Good light helps.
      Start small.
    `),
  },
}
