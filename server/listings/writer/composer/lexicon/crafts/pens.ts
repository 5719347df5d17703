import { lines, stems, type Craft } from '../craft.ts'

export const PENS: Craft = {
  nouns: stems('pen ballpoint rollerball'),
  signs: stems('fountainpen ballpoint'),
  emojis: ['🖊️', '✒️', '📝', '💌', '📓', '✨', '☕', '🎁'],
  openings: {
    warm: lines(`
      {A_lead} for the hand that still [writes lists|signs birthday cards].
      {A_lead}, the one nobody's allowed to [borrow|chew].
      {A_lead} for [thank-you notes|grocery lists] and everything in between.
    `),
    tale: lines(`
      {A_lead} for signatures with [a flourish|ambition].
      {A_lead} for [love letters|treaties] and grocery lists.
      {A_lead}, mightier than [the stapler|most things in the drawer].
    `),
    plain: lines(`
      {A_lead} for the [desk|jacket pocket] and the papers that matter.
      {A_lead} for notes, [letters|signatures] and daily lists.
      {A_lead} for people who [think|work] on paper.
    `),
    terse: lines(`
      {A_lead} for [letters|lists].
      {A_lead}. Sign, [send|fold].
      {A_lead} for the [desk|pocket].
    `),
  },
  scenes: {
    warm: lines(`
      Sign the [lease|report card] with the {name} and it feels like something happened.
      The {name} {v:lives} by the calendar, where the [dentist|school play] gets written in.
      Grocery lists get longer with the {name}; you [keep thinking|start adding nice things].
      Write the card with the {name} and the [gift|flowers] can be half the size.
      You'll know the {name} in a cup of [others|hotel ballpoints] without looking.
      Keep the {name} in your jacket, and you're the one people [ask|turn to] at the counter.
      New job, new desk, the {name}: that's a present with a [use|place] from Monday on.
      Some thoughts only come when you write them out, so leave the {name} on the [notebook|nightstand].
      The {name} {is} there for [3 or: crosswords|thank-you notes|recipes|field notes|postcards|meeting doodles].
      Good paper deserves a good reason: [3 or: a birthday|an apology|a love letter|a thank-you|a new baby].
      [Letters|Lists|Birthday cards|Recipes] in your own hand end up in [drawers|cookbooks|shoeboxes|wallets], where someone [finds|keeps|rereads|guards] them.
    `),
    tale: lines(`
      Dot an i with the {name} and feel a little like a [president|poet].
      The {name} {v:improves} no spelling, only the [mood|posture] of the speller.
      Lend the {name} to no one who [clicks|chews]; the [house|whole office] knows.
      Somewhere a drawer of freebies wonders what the {name} {v:has} that [they have not|it lacks].
      Shopping lists written with the {name} have been mistaken for [sonnets|contracts].
      Write "milk" with the {name} and the milk [answers|is half bought].
      The {name} {v:suits} the novelist, the [treasurer|secret diarist] and the crossword bandit.
      Leave the {name} by the guest book and read the [results|confessions] later.
      The {name} {v:signs} [3 and:  treaties|postcards|truces|permission slips|masterpieces] with equal calm.
      Wanted alongside: [3 and: blotting paper|a window|an idea|a stamp|some nerve].
      [Poets|Spies|Aunts|Pirates] know that ink is [braver|slower|wiser|bolder] than [typing|talk|thumbs|a keyboard].
    `),
    plain: lines(`
      The {name} {v:makes} a signature a small [event|moment] instead of a chore.
      On a desk, the {name} {v:has} a place beside the notebook used every [day|morning].
      A card written with the {name} says more than one that is only [signed|printed].
      In a jacket pocket, the {name} {is} ready for [forms|notes] at a counter.
      For a graduation or a retirement, the {name} {is} a present with a long [tradition|use].
      At a wedding, the {name} can lie beside the guest [book|register] and be kept after.
      Writing by hand slows a thought enough to [finish|examine] it, which is what the {name} {v:offers}.
      Students and teachers alike find a use for the {name} in the [margin|planner].
      Use the {name} for [3 or: letters|journals|contracts|recipes|lists].
      A good desk has [3 and: paper|a lamp|a blotter|stamps|a clear corner].
      What is written by hand is [remembered|read|kept] [longer|more often|with more care] than what is [typed|sent|printed] in [haste|passing|a rush].
    `),
    terse: lines(`
      Paper, a chair, the {name}.
      Sign with the {name}. [Done|Sent].
      The {name} in a jacket, ready.
      Lists look kinder in the {name}.
      Never lend the {name} to clickers.
      For a graduate: the {name} and a card.
      The {name} beside the guest book.
      Keep the {name} on the notebook.
      Writes [3 or: lists|letters|notes|names|recipes].
      With [3 and: paper|a lamp|stamps|tea|time].
      [Paper|A card|An envelope|A page], [ink|a thought|a name|a line], [a stamp|a fold|a mailbox|a signature].
    `),
  },
  tips: {
    warm: lines(`
      Keep the refill name of the {name} on a slip in your desk, so the next one [fits|is easy].
      Carry the {name} point up in a pocket; shirts [last longer|stay cleaner].
      (fountain) Use the {name} often, since ink that sits dries [up|in the feed].
      Wipe the {name} with a soft, dry cloth; hand [oil|cream] dulls a finish.
      Don't leave the {name} on a dashboard in [summer|July], where refills leak.
      Store the {name} away from [keys|coins], which scratch anything.
      A few loops on scrap paper wake the {name} after a long [rest|break].
      Try the {name} on [3 or: smooth paper|an envelope|a postcard|graph paper|a napkin] and you'll feel the difference.
    `),
    tale: lines(`
      A scribble on scrap wakes the {name} from a long [nap|silence].
      Point up in the pocket, or the {name} may [sign your shirt|start without you].
      Note the refill of the {name} somewhere [safe|clever] before you need one.
      (fountain) Ink likes company, so write with the {name} [often|weekly].
      Keys and coins are rough [company|neighbors]; keep the {name} apart.
      Hot dashboards turn the {name} to [tears|abstract art].
      Let the {name} loose on [3 or: envelopes|margins|maps|napkins|thick paper].
    `),
    plain: lines(`
      Note the type of refill that the {name} {v:takes}, so that a new one is [easy to find|at hand].
      Carry the {name} upright, with the point [up|facing upward], to prevent leaks.
      Wipe the {name} with a soft, dry cloth instead of [spray|cleaner].
      Keep the {name} out of hot cars and [direct sun|sunny sills], as heat makes ink expand.
      (fountain) Rinse the {name} with cool water when changing ink or before [storage|a long pause].
      Store the {name} apart from keys and coins, in a [sleeve|drawer] or case.
      Paper makes a difference; compare [3 or: smooth paper|laid paper|card|graph paper|envelopes].
    `),
    terse: lines(`
      Point up when you carry the {name}.
      Note the refill the {name} {v:takes}.
      Wipe the {name} with a dry cloth.
      Keep the {name} from heat and keys.
      (fountain) Write with the {name} often; ink dries.
      Scribble first. The {name} {v:wakes}.
      Try [3 or: card|envelopes|smooth paper|graph paper|postcards].
    `),
  },
}
