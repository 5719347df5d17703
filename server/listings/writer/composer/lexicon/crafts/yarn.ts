import { lines, stems, type Craft } from '../craft.ts'

export const YARN: Craft = {
  nouns: stems('yarn fiber roving skein wool hank'),
  signs: stems('skein knitting crochet'),
  emojis: ['🧶', '🌊', '💙', '🎁', '✨', '🐑', '🌿', '💛'],
  openings: {
    warm: lines(`
      {A_lead} for the project you keep [talking about|putting off].
      {A_lead} for hands that won't [sit still|rest].
      {A_lead} for the next thing on your [list|mind].
    `),
    tale: lines(`
      {A_lead} with [several|a dozen] projects hiding inside.
      {A_lead} for stashes with [a little room left|no shame].
      {A_lead} for just one more hour before [bed|dinner].
    `),
    plain: lines(`
      {A_lead} for makers who [plan ahead|choose with care].
      {A_lead} for hand work at home or [on the road|away].
      {A_lead} for projects that start with the [color|material].
    `),
    terse: lines(`
      {A_lead} for the next project.
      {A_lead} for [busy|patient] hands.
      {A_lead} for slow [work|evenings].
    `),
  },
  scenes: {
    warm: lines(`
      Leave the {name} on the table for a day or two; the right project will [turn up|suggest itself].
      Pair the {name} with the odd leftovers in your stash and see which ones [belong|sing].
      (!roving !fiber !felting) Cast on with the {name} on [Friday night|the train], and by Sunday you'll be promising things to people.
      The {name} {v:travels} well: [3 and: a window seat|a waiting room|a long car ride|a porch step|a lunch break|a ferry].
      Hold the {name} up to a coat you love before you decide what {it} {v:becomes}.
      Bring the {name} to [craft night|your knitting group] and expect hands to reach across the table.
      A friend who makes things would take the {name} over [flowers|chocolates] any day of the week.
      Keep the {name} in the basket by the sofa for [hockey games|phone calls|the second half of films].
      Save {this} {name} for a project that's meant for [you|nobody else].
      Start small with the {name}; [a trial piece|an evening's play] tells you more than any photo could.
      (!roving !fiber !fibre !batt !top) Wind the {name} in front of a film and count that as [progress|exercise].
      With the {name} in your lap, it's quite all right to stay seated during [parties|commercials].
    `),
    tale: lines(`
      Every stash has a queen bee, and the {name} may have [come to claim the title|just moved in].
      The {name} {v:sits} in the project bag like a [secret|good excuse], waiting for the next delay.
      Cats will offer to help with the {name}. [Decline with thanks|Accept no help].
      You meant to make one thing with the {name}; [three|five] ideas later it's midnight.
      Put the {name} in a bowl on the table and call it decor until [inspiration|January] strikes.
      Somewhere in the {name} there's a [first mistake|tangle], and a good story to go with it.
      The {name} {v:makes} strangers on trains [talkative|lean in], usually to mention a grandmother.
      Bad weather and the {name} have been [old friends|in league] since the invention of windows.
      Give the {name} to a fellow maker, who will say they have enough and [be lying|mean none of it].
      Bedtime has been moved: the {name} {v:asks} for one more [round|length], and then one more.
      The plot of the {name}: a knot, a [rescue|rip-back], a triumph at the end of the row.
      Lay the {name} beside the needles overnight and see if they [get along|have started].
    `),
    plain: lines(`
      The {name} can lead a project or [support|accent] a quieter main color.
      Combined with remnants from the stash, the {name} {v:stretches} to [stripes|accents] and small pieces.
      The {name} {v:suits} a maker who starts with the [color|material] and looks for the pattern later.
      In a project bag, the {name} [{is}|{v:stands}] ready for [3 or: commutes|waiting rooms|long calls|lunch breaks|train rides|quiet evenings].
      As a present, the {name} {v:leaves} the choice of project to the [maker|person holding it].
      Seen beside a coat or [sweater|cardigan], the {name} {v:shows} what {it} could accompany.
      The {name} can start a palette, with [two|further] shades chosen around {them}.
      For classes and craft circles, the {name} {v:gives} a small [project|sample] its material.
      Set in a bowl or on an open shelf, the {name} {v:adds} to the workroom until [work begins|its turn comes].
      The {name} can be wound, studied and set aside until the [right pattern|next gap] appears.
      Between larger projects, the {name} {v:offers} a [change|rest] for eye and hands.
      Photographed beside partners, the {name} {v:helps} in planning a [palette|combination].
    `),
    terse: lines(`
      Let the {name} decide the [pattern|project].
      Put the {name} in the [project|travel] bag.
      Pair the {name} with something plain.
      The {name}, good light, a free [evening|afternoon].
      Work the {name} on the [train|porch].
      Let the {name} wake up your leftovers.
      Give the {name} to someone who makes things.
      Start small with the {name}. Then continue.
      For the {name}: [3 or: a commute|a craft night|a rainy day|a class|a lunch break|a long call].
      Keep the {name} in sight. Ideas come.
      Give the {name} a bowl on the table for now.
      One plain partner lets the {name} do the [talking|work].
      Take the {name} to [craft night|class]. Hands will reach over.
      Save the {name} for something nobody asked for.
      Hold the {name} beside a coat you love. Then decide.
      The {name} will turn a delay into [rows|progress].
    `),
  },
  tips: {
    warm: lines(`
      (!roving !fiber !felting) Work a proper swatch from the {name} and wash it; the gauge after washing is the one that counts.
      Order enough of the {name} for the whole project plus a little; matching [lots|batches] later is luck.
      (!roving !fiber !felting) With several balls of the {name}, alternate every couple of rows to blend small shifts in [tone|shade].
      Keep the label with the {name}, or snap a photo of it, for [care notes|repeats] later.
      (skein hank) Untwist the {name} and wind {them} into a ball or cake before you start, or prepare for knots.
      Store the {name} out of the sun in a closed [box|drawer], with a sachet against moths.
      Photograph the {name} in monochrome next to {its} partners; that shows if the [contrast|pairing] holds.
      (roving fiber felting) Pull the {name} apart by hand with your grip well [spaced|apart]; close hands lock the fibers.
    `),
    tale: lines(`
      (!roving !fiber !felting) Swatch the {name} before the [sweater|shawl] does it for you, at full size.
      (skein hank) Wind the {name} into a ball before starting; a helpful friend with two [arms|patient hands] still beats a chair.
      Write the project and [hook or needle|tool] on the label, because future you will not remember a thing about the {name}.
      Buy the {name} for the whole plan at once; a missing [inch|ounce] shows up on the last evening.
      Park the {name} in a drawer away from sun and moths, who both have [opinions|an appetite].
      (roving fiber felting) Draft the {name} with hands far apart; close together, [nothing moves|they lock].
      Take the {name} to the window before judging the shade; lamps [tell fibs|flatter].
    `),
    plain: lines(`
      (!roving !fiber !felting) Wash and dry a swatch of the {name} before measuring gauge, since many yarns [relax|change] in water.
      Check the amount the pattern asks for and choose enough of the {name} [at once|from one lot].
      (!roving !fiber !felting) Alternating balls of the {name} every two rows blends slight differences in [tone|dyeing].
      Keep the label of the {name} with the finished piece as a record of [care|content].
      Store the {name} clean, dry and away from [light|sunlight], in a closed container.
      (skein hank) Wind the {name} into a ball or cake before use to avoid [tangles|knots].
      (roving fiber felting) Draft or tear the {name} with hands well apart so that the fibers [slide|separate] evenly.
      To test the {name} for color run, press a damp pale cloth on a [sample|length].
    `),
    terse: lines(`
      (!roving !fiber !felting) Swatch the {name}. Wash the swatch. Measure then.
      Choose enough of the {name} for the whole plan.
      Keep the label of the {name}.
      (skein hank) Wind the {name} into a ball before you start.
      Store the {name} out of [light|the sun].
      Judge the {name} by [daylight|a window].
      (!roving !fiber !felting) Alternate balls of the {name} for an even tone.
      (roving fiber felting) Draft the {name} with hands far apart.
      Write the plan on the label of the {name}.
      Keep the {name} in a closed box against moths.
      Press a damp pale cloth on the {name} to test the dye.
      Pull from one end of the {name} and keep the other [free|tidy].
      Note the needle or tool beside the {name} for next time.
    `),
  },
}
