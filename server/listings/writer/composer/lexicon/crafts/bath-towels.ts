import { lines, stems, type Craft } from '../craft.ts'

export const BATH_TOWELS: Craft = {
  nouns: stems('towel bathtowel peshtemal'),
  signs: [],
  emojis: ['🛁', '🌿', '🤍', '🏡', '✨', '🧺', '☀️', '🎁', '💧'],
  openings: {
    warm: lines(`
      {A_lead} for the [first minute|cold feet] after the bath.
      {A_lead} for the rail that's [nearest the tub|always empty].
      {A_lead} for people who [drip on the mat|stay in too long].
    `),
    tale: lines(`
      {A_lead} for [mermaids|singers] on their way out of the tub.
      {A_lead}, and the bathroom gets [ideas|notions] about being a hotel.
      {A_lead} for everyone who comes out of the water [late|singing].
    `),
    plain: lines(`
      {A_lead} for the [bath|guest bath] and the shelf beside it.
      {A_lead} for [daily|family] use and for guests.
      {A_lead} to hang within reach of the [sink|tub].
    `),
    terse: lines(`
      {A_lead} for [wet hands|after the bath].
      {A_lead} for [bath and guests|sink and tub].
      {A_lead}. Hung, not stacked away.
    `),
  },
  scenes: {
    warm: lines(`
      Hang the {name} on the near hook, so nobody has to [tiptoe|drip] across the room to reach {them}.
      Lay the {name} at the end of the guest bed, and people know [what's theirs|they're expected].
      The {name} {v:smells} of outdoors for days if you can dry {them} on a line [in the wind|in the garden].
      (!hand !guest !face) Roll up the {name} and tuck {them} into the bag for [the pool|the lake|a weekend away].
      Give the {name} to someone with a new bathroom and [two tired towels|one towel to their name].
      The {name} {v:gives} a plain rail in the [bathroom|hall bath] something to show off.
      Warm the {name} on the radiator while the tub [fills|runs] and thank yourself later.
      Keep the {name} for yourself; the family can [have the others|fight over the rest].
      Set out the {name} with [2 and: a new bar of soap|a candle|a good magazine|a small plant] before friends come to stay.
      (!hand !guest !face) Children's bath time ends better when the {name} {v:is} ready [on your lap|at the door].
    `),
    tale: lines(`
      (!hand !guest !face) Wrapped in the {name}, anyone can give a speech as a [Roman senator|retired emperor].
      The {name} {v:is} for those who leave the bath only when the [water is cold|opera is over].
      Guests will look for the {name} on their next [visit|stay] and pretend it was you they missed.
      Fold the {name} with care, put a soap on top, and [charge|invoice] nobody: a hotel with one room.
      Give the {name} to a swimmer, a [bather|dawdler] or anybody who reads in the tub.
      Three [knocks|shouts] at the bathroom door, and still the {name} {v:is} in no hurry.
      Old towels go to the [dog|garage] in the end; the {name} {has} other plans.
      Drape the {name} over one arm and play the [waiter|butler] you never had.
      A [lake|garden hose], a hot day, the {name} on a branch: somebody has thought of everything.
      Hide the {name} on hair-dye day; some [friendships|fabrics] cannot take it.
    `),
    plain: lines(`
      The {name} {v:hangs} well beside a [sink|tub|shower], where {it} {is} within easy reach.
      In a guest room, the {name} can be laid on the bed with [a bar of soap|a folded note].
      For [newlyweds|a new home], the {name} {v:is} a present that enters daily use at once.
      Folded on a [stool|shelf], the {name} {v:gives} a small bathroom a finished look.
      The {name} {v:travels} well in a [gym bag|weekend bag], rolled rather than folded.
      Arranged with [2 and: a bar of soap|a small plant|a candle|a wash brush], the {name} {v:prepares} a bathroom for company.
      Rotate the {name} with others, so that each has time to [dry|air] between uses.
      In a rented home, the {name} {v:adds} character to a [plain|standard] bathroom at little effort.
      A [line|rail] in moving air is where the {name} {v:dries} with the least help.
      The {name} {v:suits} a powder room, where a single [good piece|detail] is noticed.
    `),
    terse: lines(`
      Tub. Book. The {name}. [Evening|Quiet].
      Hang the {name} by the [sink|tub].
      Lay the {name} on the guest bed.
      Roll the {name} for the [lake|pool|trip].
      The {name} {v:dresses} a plain [rail|hook].
      Give the {name} with [soap|a candle].
      Line, wind, the {name}.
      The {name} {v:waits} on the near hook.
      Keep the {name} [for guests|for yourself]. Nobody will ask.
      A folded pile, the {name} on top.
    `),
  },
  tips: {
    warm: lines(`
      Wash the {name} before the first use; new cloth sheds a little lint and gets [thirstier|better at its job].
      Go easy on the fabric softener with the {name}, because it [coats|seals] the threads that should do the drying.
      Shake the {name} out before hanging, and the loops or weave come up [fluffier|softer].
      Spread the {name} over the whole rail rather than a hook when damp, so the middle [dries|airs] too.
      Wash the {name} with colors of {its} own kind the first few times, just to be [sure|safe].
      Snip a pulled thread on the {name} with scissors; [pulling|tugging] only makes it longer.
    `),
    tale: lines(`
      The {name} {v:drinks} better after a wash or two, like most [newcomers|guests] at a party.
      Fabric softener talks the {name} out of [drying anything|hard work]; keep it away.
      Give the {name} one good [snap|shake] in the air before hanging, for show and for softness.
      Spread the {name} wide on the rail; a towel in a bunch is a [swamp|marsh] by morning.
      When a loop of the {name} comes loose, fetch scissors and [never tug|leave tugging to the cat].
      Let the {name} bathe with {its} own color until the [dye|excitement] has settled.
    `),
    plain: lines(`
      Wash the {name} before first use to remove [lint|finishing agents] and improve absorbency.
      Avoid fabric softener with the {name}, as the residue reduces [absorbency|drying power].
      Spread the {name} fully on a rail after use, so that {it} {v:dries} [evenly|through].
      Shake the {name} before drying to [lift|loosen] the weave.
      Cut a loose thread on the {name} rather than [pulling|tugging] it.
      Wash the {name} with similar colors for the first few [cycles|rounds].
    `),
    terse: lines(`
      Wash the {name} before first use.
      Skip softener on the {name}. It blocks drying.
      Spread the {name} wide to [dry|air].
      Shake the {name} before [hanging|drying].
      Snip loose threads on the {name}. Never pull.
      Wash the {name} with like [colors|shades].
    `),
  },
}
