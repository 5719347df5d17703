import { lines, stems, type Craft } from '../craft.ts'

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
