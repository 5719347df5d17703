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
    frame {them} [afterwards|for the wall]
    pair {them} with [a book|flowers]
    save {them} for someone who [writes back|keeps letters]
  `),
  settings: lines(`
    in a drawer for [later|a busy month]
    on a gift [table|pile]
    with a small [present|treat]
    in a bunch of [flowers|herbs]
    on a [mantel|windowsill]
    on a [desk|breakfast tray]
    under a [door|pillow]
  `),
  advice: lines(`
    write the message [in pencil|on scrap paper] first > it [fits|reads well] on {them}
    keep [a spare|one more] > you are ready when a date [sneaks up|is suddenly tomorrow]
    post {them} [a few days|a week] early > {it} {v:arrives} [on time|before the day]
    add a line [in your own hand|about a shared memory] > {it} {v:means} [more|something]
    choose a good [pen|fountain pen] > the ink on {them} does not [smudge|run]
    write the [address|names] out first > nobody is [forgotten|left off the list]
    let the ink dry before you [close|fold] {them} > nothing [smears|prints through]
    write the date [inside|on the back] > {it} {v:is} worth more in [ten years|a later year]
    check the [postage|stamp] first > {it} {v:gets} there [without delay|at once]
    read your lines [aloud|once more] > you hear whether they [sound like you|ring true]
  `),
}

export const JOURNALS: Craft = {
  nouns: stems('journal notebook sketchbook diary bookmark album scrapbook pen pencil notepad'),
  signs: stems('bookbinding'),
  emojis: ['📖', '🖋️', '✏️', '☕', '✨', '🍂', '🤎', '📓'],
  uses: lines(`
    (journal notebook diary sketchbook album scrapbook notepad) write in {them} [before bed|over coffee]
    take {them} along on [a trip|your commute]
    keep {them} on your [desk|nightstand]
    (journal notebook diary sketchbook album scrapbook notepad) start on the [second|last] page
    (journal notebook diary sketchbook album scrapbook notepad) fill {them} with [lists|sketches]
    (journal notebook diary sketchbook album scrapbook notepad) copy [recipes|quotes] into {them}
    hand {them} to [a traveler|a student]
    (journal notebook diary sketchbook album scrapbook notepad) use {them} for [one subject|a single year]
  `),
  settings: lines(`
    on a [nightstand|windowsill]
    in a [bag|coat pocket]
    on a [desk|kitchen table]
    at a café [table|counter]
    on a long train [ride|journey]
    in a [reading chair|garden]
    on a [plane|porch]
  `),
  advice: lines(`
    (journal notebook diary sketchbook album scrapbook notepad) write your name on [the first page|the inside] > the rest is [easier|no longer blank]
    keep a [pen|pencil] with {them} > you never have to [look for one|borrow one]
    (journal notebook diary sketchbook album scrapbook notepad) date [each entry|every page] > {it} {v:tells} you more [later|in a year]
    (journal notebook diary sketchbook album scrapbook notepad) leave {them} open [on the desk|by the bed] > you [write more often|remember to write]
    (journal notebook diary sketchbook album scrapbook notepad) tuck a [ticket|photo] inside > {it} {v:keeps} [a memory of the day|part of the day]
    (journal notebook diary sketchbook album scrapbook notepad) give {them} [ten minutes|one page] a day > {it} {v:fills} [faster than you think|up before you know]
    (journal notebook diary sketchbook album scrapbook notepad) number the pages > you can find [a note|an idea] again
    (journal notebook diary sketchbook album scrapbook notepad) leave the first page [for last|blank] > there is space for a [title|contents list]
    (journal notebook diary sketchbook album scrapbook notepad) press {them} open [gently|page by page] > {it} {v:lies} [flatter|open more easily]
    (journal notebook diary sketchbook album scrapbook notepad) test your pen on the [last page|back] > you know whether it [shows through|smudges]
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
    swap {them} with [a friend|the seasons]
    send one in a [letter|birthday card]
    start a [row|collection] with {them}
  `),
  settings: lines(`
    on a [fridge|file cabinet]
    on a [bag|backpack]
    on a [coat|jacket]
    on a notice [board|wall]
    on a [laptop|water bottle]
    in a [stocking|goodie bag]
    on a [tote|jacket collar]
    on a [locker|mirror]
  `),
  advice: lines(`
    clean the surface [first|beforehand] > {it} {v:stays} where you [put|place] {them}
    keep {them} with your [cards|stamps] > you have a present [ready|at hand]
    try the spot before you [fix|place] {them} > {it} {v:sits} where [you want|it should]
    take {them} off before [washing|the wash] > {it} {v:lasts} [longer|well]
    move {them} around [now and then|each season] > you [see|notice] {them} anew
    hand {them} out [one by one|at lunch] > everyone gets [to choose|a favorite]
    press {them} on [firmly|for a moment] > {it} {v:holds} [well|better]
    group {them} by [size|theme] > a few look like [a set|a collection]
    keep one [aside|back] > you can replace the one you [lose|give away]
    wipe {them} with a [dry cloth|clean cloth] > {it} {v:looks} [fresh|as on the first day]
  `),
}
