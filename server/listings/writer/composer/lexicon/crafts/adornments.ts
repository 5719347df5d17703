import { lines, stems, type Craft } from '../craft.ts'

/** Brooches, cufflinks, hair pieces: what finishes an outfit. */
export const ADORNMENTS: Craft = {
  nouns: stems('tie brooch cufflink barrette comb tiara clip pocketwatch watch'),
  signs: stems('jewelry jewellery'),
  emojis: ['✨', '💛', '🎁', '💫', '🌿', '🤍', '🌟', '💌'],
  uses: lines(`
    pin {them} on before [an evening out|dinner]
    [save {them} for an occasion|keep {them} for best]
    wear {them} on an ordinary day
    lend {them} to [someone getting ready|a friend in a hurry]
  `),
  settings: lines(`
    with a plain jacket
    at a wedding
    with a coat that needs a detail
    at a graduation
    for a photograph
    with [a party dress|a good shirt]
  `),
  advice: lines(`
    put {them} on last > nothing catches on [your sleeves|your clothes]
    lay {them} on what you plan to wear > you see how {it} {v:looks} with it
    give {them} a place in [a small box|a drawer] > {it} {v:is} easy to find
    wipe {them} with a dry cloth > {it} {v:stays} presentable
    try {them} on before the day > there are no surprises [in the mirror|at the door]
  `),
}

/** What hangs in a room or over a party. */
export const HANGINGS: Craft = {
  nouns: stems('hanging garland banner bunting mobile tapestry windchime dreamcatcher streamer'),
  signs: [],
  emojis: ['🎉', '✨', '🏡', '🌿', '💛', '🎈', '🤍', '🌟'],
  uses: lines(`
    hang {them} [over the bed|above a shelf]
    drape {them} along a [mantel|window]
    put {them} up for a party and leave {them} there
    take {them} along when you move
    start a wall with {them} and add to it later
  `),
  settings: lines(`
    over a [bed|crib]
    across a window
    along a bookshelf
    behind a party table
    in a [hallway|stairwell]
    on a bare wall
  `),
  advice: lines(`
    measure the space before you hang {them} > {it} {v:ends} where you want
    use a hook at each end > {it} {v:hangs} [the way you like|level]
    step back before you fix {them} > you can still move {them} a little
    shake {them} out [now and then|once a month] > dust has no time to settle
    roll {them} up loosely to store {them} > {it} {v:comes} out without creases
  `),
}
