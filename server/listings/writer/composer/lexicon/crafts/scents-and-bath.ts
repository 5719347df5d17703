import { lines, stems, type Craft } from '../craft.ts'

export const CANDLES: Craft = {
  nouns: stems('candle tealight votive'),
  signs: stems('wick candle'),
  emojis: ['🕯️', '🌿', '🎁', '✨', '🧡', '🍂', '💛', '🌙', '🛁', '☕'],
  uses: lines(`
    light {them} when the day slows down
    set {them} by the bath
    put {them} on the dinner table
    burn {them} while you read
    keep {them} lit for an hour and save the rest
    light {them} on the first cold night
  `),
  settings: lines(`
    on the nightstand
    by the bath
    on the dinner table
    next to a reading chair
    on a kitchen shelf
    on a desk after work
  `),
  advice: lines(`
    let the wax melt to the rim the first time > {it} {v:burns} evenly after that
    trim the wick before each lighting > {it} {v:smokes} less
    keep {them} out of drafts > the flame stays calm
    (jar tin glass vessel cup) rinse the empty container > it holds pens or matches afterwards
    put {them} on a level, heat-resistant surface > the wax melts evenly
    blow {them} out before you leave the room > the rest is there for tomorrow
    close the door for a while > the whole room takes on the scent
  `),
}

export const SOAPS: Craft = {
  nouns: stems('soap shampoo bar'),
  signs: stems('lather soap soapmaking'),
  emojis: ['🧼', '🛁', '🌿', '💧', '🎁', '🍯', '🤍', '🌾', '🫧', '💛'],
  uses: lines(`
    keep {them} by the guest sink
    put {them} in the shower
    set {them} beside the kitchen sink
    give {them} with a good towel
    pack {them} for a trip
  `),
  settings: lines(`
    by the kitchen sink
    in the shower
    at a guest sink
    in a gift basket
    in a travel bag
  `),
  advice: lines(`
    keep {them} on a dish that drains > {it} {v:lasts} longer
    let {them} dry between washes > {it} {v:stays} firm
    rub {them} between wet hands > the lather builds
    cut {them} in half > one piece goes to the bath and one to the sink
    store spares in a dry drawer > there is always more of {them} at hand
  `),
}

export const BATH: Craft = {
  nouns: stems('bomb scrub salt salve balm lotion butter oil serum cream deodorant toner'),
  signs: stems('bath skincare skin lip spa'),
  emojis: ['🛁', '🌿', '💧', '🎁', '✨', '🫧', '🌼', '💛', '🌸', '🍃'],
  uses: lines(`
    use {them} on a slow evening
    keep {them} on the edge of the tub
    start with a little
    take {them} along on a weekend away
    leave {them} out for guests
  `),
  settings: lines(`
    by the tub
    on a bathroom shelf
    in a travel bag
    in a gift basket
    on a slow Sunday
  `),
  advice: lines(`
    test a little on your arm first > you know your skin likes {them}
    store {them} away from steam > {it} {v:keeps} {its} texture
    start with a small amount > {it} {v:lasts} longer
    close the lid well > nothing dries out
    keep {them} out of children's reach > nobody tastes {them}
  `),
}
