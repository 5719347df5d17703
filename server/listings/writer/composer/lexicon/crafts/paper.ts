import { lines, stems, type Craft } from '../craft.ts'

export const CARDS: Craft = {
  nouns: stems('card postcard invitation invite envelope announcement'),
  signs: stems('stationery'),
  emojis: ['💌', '🎉', '✨', '📮', '💛', '🎂', '🖋️', '🌿'],
  uses: lines(`
    write a few lines of your own
    keep one in the drawer
    send {them} by mail
    tuck {them} into a parcel
    stand {them} on a shelf afterwards
  `),
  settings: lines(`
    in a drawer for later
    on a gift table
    with a small present
    in a bunch of flowers
    on a mantel
  `),
  advice: lines(`
    write the message in pencil first > it fits
    keep a spare > you are ready when a date sneaks up
    post {them} a few days early > {it} {v:arrives} on time
    add a line in your own hand > {it} {v:means} more
    choose a good pen > the ink does not smudge
  `),
}

export const JOURNALS: Craft = {
  nouns: stems('journal notebook sketchbook diary bookmark album scrapbook pen pencil notepad'),
  signs: stems('bookbinding'),
  emojis: ['📖', '🖋️', '✏️', '☕', '✨', '🍂', '🤎', '📓'],
  uses: lines(`
    write in {them} before bed
    take {them} along on a trip
    keep {them} on your desk
    start on the second page
    fill {them} with lists
  `),
  settings: lines(`
    on a nightstand
    in a bag
    on a desk
    at a café table
    on a long train ride
  `),
  advice: lines(`
    write your name on the first page > the rest is easier
    keep a pen with {them} > you never have to look for one
    date each entry > {it} {v:tells} you more later
    leave {them} open on the desk > you write more often
    tuck a ticket inside > {it} {v:keeps} a memory of the day
  `),
}

export const SMALLS: Craft = {
  nouns: stems('magnet pin sticker patch keychain badge decal button lanyard fob'),
  signs: [],
  emojis: ['✨', '💛', '🎁', '🌟', '🥑', '🧲', '💫', '🌈'],
  uses: lines(`
    stick or pin {them} where you see {them}
    give {them} as a small thank-you
    slip {them} into a card
    take one for yourself
    brighten a plain bag with {them}
  `),
  settings: lines(`
    on a fridge
    on a bag
    on a coat
    on a notice board
    on a laptop
    in a stocking
  `),
  advice: lines(`
    clean the surface first > {it} {v:stays} where you put {them}
    keep {them} with your cards > you have a present ready
    try the spot before you fix {them} > {it} {v:sits} where you want
    take {them} off before washing > {it} {v:lasts} longer
    move {them} around > you see {them} anew
  `),
}
