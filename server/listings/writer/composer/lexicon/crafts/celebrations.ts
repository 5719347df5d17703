import { lines, stems, type Craft } from '../craft.ts'

export const WEDDINGS: Craft = {
  nouns: stems('topper bouquet veil boutonniere corsage centerpiece guestbook'),
  signs: stems('wedding bridal bride'),
  emojis: ['💐', '🤍', '✨', '🥂', '🌿', '💍', '🌸', '🎀'],
  uses: lines(`
    [place {them} where guests arrive|let {them} greet the guests]
    keep {them} after the day
    match {them} to [the flowers|the tables]
    hand {them} on to the next couple
    include {them} in the photographs
  `),
  settings: lines(`
    at the [ceremony|reception]
    on the [head table|cake table]
    beside the guest book
    at a bridal shower
    in the photographs
  `),
  advice: lines(`
    agree on the colors first > {it} {v:suits} the rest of the day
    count the tables first > you order {them} once and in the right number
    order with time to spare > you can look at {them} without hurry
    (name names date engraved custom personalized personalised) check every name and date > {it} {v:says} exactly what it should
    decide who carries {them} on the morning > nobody has to search for {them}
    set {them} up once before the day > you know where {it} {v:looks} right
  `),
}

export const SEASONAL: Craft = {
  nouns: stems('ornament wreath stocking advent bauble lantern diya pumpkin decoration suncatcher'),
  signs: stems('christmas diwali'),
  emojis: ['✨', '🌟', '🧡', '🎁', '🏡', '💛', '🕯️', '💫'],
  uses: lines(`
    bring {them} out [each year|when the season starts]
    give {them} to a host
    hang {them} by the [door|window]
    start a family collection with {them}
    leave {them} up a little longer than the rest
  `),
  settings: lines(`
    on a mantel
    by the front door
    in a window
    on the [holiday table|dinner table]
    in a child's room
  `),
  advice: lines(`
    wrap {them} in paper after the season > {it} {v:is} ready for next year
    write the year on the box > you remember when {it} first came out
    choose the spot before you decorate > {it} {v:has} room to be seen
    put {them} up a week early > you have longer with {them}
    keep {them} with the other decorations > nobody has to search for {them}
  `),
}
