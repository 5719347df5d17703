import { lines, stems, type Craft } from '../craft.ts'

export const CANDLES: Craft = {
  nouns: stems('candle tealight votive'),
  signs: stems('wick candle'),
  emojis: ['🕯️', '🌿', '🎁', '✨', '🧡', '🍂', '💛', '🌙', '🛁', '☕'],
  lines: {
    warm: lines(`
      Light {them} when [the day slows down|dinner is on the stove|the dishes are done|you finally sit down|the phone stops], and [let the room catch up|leave the big light off|see how the evening goes|stay put for a while].
      Let the wax [melt right to the edge|melt to the rim|go liquid all the way across] [the first time|on the first evening|before you first blow it out], and {it} will [burn evenly from then on|keep a flat top|never dig a tunnel].
      [Keep {them} on the nightstand|Set {them} by the bath|Put {them} on the desk|Leave {them} on the kitchen table|Park {them} next to your chair] for [a quiet half hour|the part of the evening that's yours|the last hour of the day|whenever you need a pause].
      (jar tin glass vessel cup) When the wax is gone, [wash out|rinse|soap out|save] the [container|empty container] and [keep pens in it|use it for buttons|give it to a small plant|fill it with matches|let it hold hair ties].
      [A rainy Sunday|A slow Sunday|A cold evening|A late bath] and [a book|a pot of tea|an old record|nothing to do] are [all the company {it} needs|what {it} goes best with|about right for {them}].
      Trim the wick [before each lighting|now and then|when you think of it|every few evenings], and {it} won't [smoke|flicker so much|leave soot|burn too fast].
      Burn {them} for [an hour|an hour or so|a chapter|as long as dinner takes] and [save the rest for tomorrow|keep some for the weekend|come back another night|let the room remember].
      [You'll catch the scent from the next room|The scent reaches the door before you do|The scent takes its time|The scent finds the corners] once {it} [has been lit a while|gets going|has warmed up|has a proper pool of wax].
      [No plans tonight|Power out|Nobody home yet|First cold night]? [Light {them} anyway|Now is the time for {them}|That's a good moment for {them}|Strike a match for {them}].
    `),
    tale: lines(`
      Light {them} and let the [evening story|little story of the evening] [begin|unfold].
      [A small flame|One tiny flame], a [cozy chair|warm blanket], and the [day can wander off|world can wait outside].
      [Strike a match|One match], make a wish, and [let the room hum|watch the shadows dance].
      [Between us|Just between us], {it} [keeps a secret|looks its best] when [the lamps are off|it rains].
      [Set {them} down|Leave {them} burning] where [daydreams|quiet thoughts] usually [start|land].
    `),
    plain: lines(`
      For an even surface, [allow the wax to melt to the rim|let the wax melt fully across] the first time the candle is lit.
      Trim the wick before each use and place the candle on a [heat-resistant|level] surface.
      The candle suits [a bedroom, a bathroom or a dinner table|quiet evenings and dinner tables].
      (jar tin glass vessel cup) [Once empty, the container can be washed and used again|The empty container can be kept for small items].
      [Keep the candle away from drafts|Place the candle out of drafts] and [never leave it unattended|out of reach of children and pets].
    `),
    terse: lines(`
      Light it [after dark|at dusk]. [Let the room settle|Leave the lamps off].
      Trim the wick [each time|before lighting].
      The first time, let it melt to the [rim|edge].
      For the [bath|nightstand], the [table|shelf], the quiet hour.
      (jar tin glass vessel cup) Keep the empty [container|vessel] for small things.
      One match. [A softer room|A slower evening].
    `),
  },
}

export const SOAPS: Craft = {
  nouns: stems('soap shampoo bar'),
  signs: stems('lather soap soapmaking'),
  emojis: ['🧼', '🛁', '🌿', '💧', '🎁', '🍯', '🤍', '🌾', '🫧', '💛'],
  lines: {
    warm: lines(`
      Keep {them} on [a dish that drains|a rack that lets water run off] and [let it dry between washes|give it air], and [it'll last a good while longer|you won't find a soft puddle].
      [Work up a lather in your hands|Rub it between wet hands] and [take your time|you'll see why people go back to a bar].
      Put one by [the kitchen sink|the guest sink] and [another in the shower|see who asks where it came from].
      [A bar of soap and a good towel|Soap, a towel and a brush] [make a present that gets used up|is a gift nobody has to dust].
      [There's no bottle to throw out|You won't have a bottle to throw out] when it's finished, just [a little sliver|a clean dish].
    `),
    tale: lines(`
      [A bubbly little story|Once upon a bathtub], told [in suds|one bubble at a time].
      [Let the suds whisper|Let the bubbles do the talking] while [the water runs|you dream a little].
      It turns [an ordinary wash|two minutes at the sink] into [a small adventure|a little holiday].
    `),
    plain: lines(`
      [Keep the bar on a draining dish|Place the bar where water can drain] so that it [dries between uses|lasts longer].
      The bar suits [the bathroom, the kitchen or a guest sink|both hands and body].
      [A bar needs no bottle|There is no bottle to dispose of], and [little packaging is left over|it travels without spilling].
      [It combines well with a towel or a brush|Together with a towel or a brush it forms a small set] as a present.
    `),
    terse: lines(`
      Keep it [dry|on a rack] between washes.
      For hands. For the [shower|bath].
      [No bottle|Nothing to spill]. Nothing to [throw out|rinse].
      A [plain|good] bar, used to the end.
    `),
  },
}

export const BATH: Craft = {
  nouns: stems('bomb scrub salt salve balm lotion butter oil serum cream deodorant toner'),
  signs: stems('bath skincare skin lip spa'),
  emojis: ['🛁', '🌿', '💧', '🎁', '✨', '🫧', '🌼', '💛', '🌸', '🍃'],
  lines: {
    warm: lines(`
      [Keep {them} within reach|Leave {them} on the edge of the tub], so [you remember to use {them}|a slow evening is never far].
      [If your skin is easily bothered|If you're trying something new], test a little [on your arm|on a small patch] first.
      [A towel, a book and a closed door|A closed door and warm water] are the only other things you [need|want].
      [It doesn't take much|A little goes a long way], so [start small|go easy at first].
      [Store {them} somewhere dry|Keep {them} away from steam] until you're ready.
    `),
    tale: lines(`
      [Run the tap|Fill the tub], [close the door|dim the light] and let the [bathroom turn into a secret cove|little adventure begin].
      [Bath time gets a plot twist|Every bath deserves a story], and this one comes with [a giggle or two|a sprinkle of magic].
      [Splash first, ask questions later|Drop everything and dream], say the [bath fairies|bath ducks].
      Keep {them} [on the shelf|in a jar] like [a potion for dull days|a little spell for rainy days].
    `),
    plain: lines(`
      [Test a small amount|Try a small amount on the arm] before first use, [as with any new product|in particular on delicate skin].
      Store [in a cool, dry place|away from heat and damp].
      [A small amount is sufficient|Little is needed] for [each use|one application].
      [For external use only|Intended for external use].
      [Keep it at home, in a work bag or by the door|It fits easily into a washbag or a drawer].
    `),
    terse: lines(`
      Keep it [cool and dry|out of the sun].
      A little is [enough|plenty].
      Test on a [small patch|wrist] first.
      For [slow evenings|quiet evenings].
      One [shelf|drawer] is all it asks.
    `),
  },
}
