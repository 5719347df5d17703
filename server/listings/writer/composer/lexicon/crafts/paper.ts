import { lines, stems, type Craft } from '../craft.ts'

export const CARDS: Craft = {
  nouns: stems('card postcard invitation invite envelope announcement'),
  signs: stems('stationery'),
  emojis: ['💌', '🎉', '✨', '📮', '💛', '🎂', '🖋️', '🌿'],
  uses: lines(`
    write [a few lines|a line or two] of your own
    keep one in the [drawer|desk]
    send {them} by [mail|post]
    tuck {them} into a [parcel|lunch box]
    stand {them} on a shelf [afterwards|for a week]
  `),
  settings: lines(`
    in a drawer for [later|a busy month]
    on a gift [table|pile]
    with a small [present|treat]
    in a bunch of [flowers|herbs]
    on a [mantel|windowsill]
  `),
  advice: lines(`
    write the message [in pencil|on scrap paper] first > it [fits|reads well] on {them}
    keep [a spare|one more] > you are ready when a date [sneaks up|is suddenly tomorrow]
    post {them} [a few days|a week] early > {it} {v:arrives} [on time|before the day]
    add a line [in your own hand|about a shared memory] > {it} {v:means} [more|something]
    choose a good [pen|fountain pen] > the ink on {them} does not [smudge|run]
    write the [address|names] out first > nobody is [forgotten|left off the list]
  `),
}

export const JOURNALS: Craft = {
  nouns: stems('journal notebook sketchbook diary bookmark album scrapbook pen pencil notepad'),
  signs: stems('bookbinding'),
  emojis: ['📖', '🖋️', '✏️', '☕', '✨', '🍂', '🤎', '📓'],
  uses: lines(`
    write in {them} [before bed|over coffee]
    take {them} along on [a trip|your commute]
    keep {them} on your [desk|nightstand]
    start on the [second|last] page
    fill {them} with [lists|sketches]
  `),
  settings: lines(`
    on a [nightstand|windowsill]
    in a [bag|coat pocket]
    on a [desk|kitchen table]
    at a café [table|counter]
    on a long train [ride|journey]
  `),
  advice: lines(`
    write your name on [the first page|the inside] > the rest is [easier|no longer blank]
    keep a [pen|pencil] with {them} > you never have to [look for one|borrow one]
    date [each entry|every page] > {it} {v:tells} you more [later|in a year]
    leave {them} open [on the desk|by the bed] > you [write more often|remember to write]
    tuck a [ticket|photo] inside > {it} {v:keeps} [a memory of the day|part of the day]
    give {them} [ten minutes|one page] a day > {it} {v:fills} [faster than you think|up before you know]
  `),
}

export const SMALLS: Craft = {
  nouns: stems('magnet pin sticker patch keychain badge decal button lanyard fob'),
  signs: [],
  emojis: ['✨', '💛', '🎁', '🌟', '🥑', '🧲', '💫', '🌈'],
  uses: lines(`
    stick or pin {them} where [you see {them}|you pass by]
    give {them} as a small [thank-you|present]
    slip {them} into a [card|pocket]
    take one for [yourself|your own bag]
    brighten a plain [bag|notebook] with {them}
  `),
  settings: lines(`
    on a [fridge|file cabinet]
    on a [bag|backpack]
    on a [coat|jacket]
    on a notice [board|wall]
    on a [laptop|water bottle]
    in a [stocking|goodie bag]
  `),
  advice: lines(`
    clean the surface [first|beforehand] > {it} {v:stays} where you [put|place] {them}
    keep {them} with your [cards|stamps] > you have a present [ready|at hand]
    try the spot before you [fix|place] {them} > {it} {v:sits} where [you want|it should]
    take {them} off before [washing|the wash] > {it} {v:lasts} [longer|well]
    move {them} around [now and then|each season] > you [see|notice] {them} anew
    hand {them} out [one by one|at lunch] > everyone gets [to choose|a favorite]
  `),
}
