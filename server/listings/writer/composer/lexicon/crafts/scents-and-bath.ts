import { lines, stems, type Craft } from '../craft.ts'

export const CANDLES: Craft = {
  nouns: stems('candle tealight votive'),
  signs: stems('wick candle'),
  emojis: ['🕯️', '🌿', '🎁', '✨', '🧡', '🍂', '💛', '🌙', '🛁', '☕'],
  uses: lines(`
    light {them} when [the day slows down|the dishes are done]
    set {them} [by|beside] the bath
    put {them} on the [dinner|coffee] table
    burn {them} while you [read|listen to records]
    keep {them} lit for an hour and [save the rest|leave some for the weekend]
    bring {them} out on the first [cold|stormy] night
    save {them} for [a rainy Sunday|the first day off]
    stand {them} near the [window seat|record player]
    give {them} a corner of the [bookshelf|bathroom]
  `),
  settings: lines(`
    on the [nightstand|windowsill]
    by the [bath|tub]
    on the [dinner table|kitchen table]
    next to a [reading chair|sofa]
    on a kitchen [shelf|counter]
    on a desk [after work|in the evening]
    on a [mantel|sideboard]
    in a quiet [corner|bedroom]
  `),
  advice: lines(`
    let the wax melt [to the rim|right to the edge|all the way across] [the first time|on the first evening] > {it} {v:burns} [evenly after that|flat from then on|without a tunnel]
    trim the wick [before each lighting|every few evenings|to a short end] > {it} {v:smokes} [less|hardly at all]
    keep {them} [out of drafts|away from open windows] > the flame [stays calm|does not flicker]
    (jar tin glass vessel cup) [rinse|wash out] the empty container > it holds [pens or matches|buttons or hair ties] [afterwards|for years]
    [put|stand] {them} on a [level|flat], heat-resistant surface > the wax [melts evenly|stays level]
    blow {them} out [before you leave the room|after a few hours] > the rest is there for [tomorrow|another evening]
    [close|shut] the door for [a while|half an hour] > the whole room [takes on|fills with] the scent
    give {them} [an hour|a long evening] at a time > the scent has time to [open up|fill the corners]
    let {them} cool before you [move|touch] {them} > the wax [sets flat|stays in place]
    keep the wax clear of [matches|wick ends] > the flame burns [clean|without specks]
    light {them} [where you can see {them}|in the room you are in] > you can keep an eye on the [flame|time]
    dust the top with a [dry cloth|soft brush] > {it} {v:lights} [at once|without a splutter]
  `),
}

export const SOAPS: Craft = {
  nouns: stems('soap shampoo bar'),
  signs: stems('lather soap soapmaking'),
  emojis: ['🧼', '🛁', '🌿', '💧', '🎁', '🍯', '🤍', '🌾', '🫧', '💛'],
  uses: lines(`
    keep {them} by the [guest|bathroom] sink
    put {them} in the [shower|bath]
    set {them} beside the [kitchen|garden] sink
    give {them} with a [good towel|good brush]
    pack {them} for a [trip|camping weekend]
    leave {them} out for [overnight guests|a friend]
    store {them} in the [hall closet|dresser]
    set {them} out on a [dish|ledge]
  `),
  settings: lines(`
    by the kitchen [sink|window]
    in the [shower|bath]
    at a guest [sink|bathroom]
    in a gift [basket|box]
    in a travel [bag|case]
    on the edge of the [tub|basin]
    at a [cabin|campsite]
  `),
  advice: lines(`
    keep {them} on a [dish|rack] that drains > {it} {v:lasts} [longer|many more washes]
    let {them} [dry|rest] between washes > {it} {v:stays} [firm|hard]
    rub {them} between [wet|warm, wet] hands > the lather [builds|comes quickly]
    cut {them} in half > one piece goes to the [bath|shower] and one to the [sink|guest room]
    store spares in a [dry drawer|cupboard] > there is always more of {them} [at hand|in the house]
    move {them} out of the [spray|stream] > {it} {v:melts} [slower|less]
    try {them} on a [small patch|spot] first > you know how your skin [takes {them}|gets on with {them}]
    set the last [sliver|piece] on a new bar > nothing of {them} [goes to waste|is lost]
    use a [cloth|brush] with {them} > a little makes [more foam|a lot of lather]
    rinse the dish [now and then|each week] > the underside of {them} stays [dry|clean]
  `),
}

export const BATH: Craft = {
  nouns: stems('bomb scrub salt salve balm lotion butter oil serum cream deodorant toner'),
  signs: stems('bath skincare skin lip spa'),
  emojis: ['🛁', '🌿', '💧', '🎁', '✨', '🫧', '🌼', '💛', '🌸', '🍃'],
  uses: lines(`
    use {them} on a slow [evening|Sunday]
    keep {them} on the [edge of the tub|bathroom shelf]
    take {them} along on [a weekend away|a trip]
    leave {them} out for [guests|a friend]
    (!kid !child !toddler) wrap {them} for a [tired friend|new mother]
    (!kid !child !toddler) share {them} with [a friend|a sister]
    (!kid !child !toddler) end a long [day|week] with {them}
  `),
  settings: lines(`
    by the [tub|sink]
    on a bathroom [shelf|stool]
    in a travel [bag|kit]
    in a gift [basket|box]
    on a slow [Sunday|evening]
    on a [vanity|windowsill]
    after a long [walk|day]
  `),
  advice: lines(`
    test a little [on your arm first|on a small patch] > you know your skin [likes|gets on with] {them}
    store {them} away from [steam|the sun] > {it} {v:keeps} {its} [texture|scent]
    start with [a small amount|very little] > {it} {v:lasts} [longer|for weeks]
    close {them} well [after use|each time] > nothing [dries out|spills]
    keep {them} out of children's [reach|hands] > nobody [tastes|wastes] {them}
    set a towel [within reach|on the heater] > you can stay with {them} [a little longer|until the water cools]
    read the ingredients [first|before you begin] > you know what [is in {them}|goes on your skin]
    use [dry|clean] hands > no water gets [into {them}|inside]
    (oil cream balm salve lotion serum butter toner deodorant) write the date of opening on {them} > you know how long {it} {v:has} been [open|in use]
    (bath bomb salt) rinse the tub [afterwards|when you are done] > it is not [slippery|cloudy] for the next person
  `),
}
