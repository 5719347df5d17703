import { lines, stems, type Craft } from '../craft.ts'

/** Brooches, cufflinks, hair pieces: what finishes an outfit. */
export const ADORNMENTS: Craft = {
  nouns: stems('tie brooch cufflink barrette comb tiara clip pocketwatch watch'),
  signs: stems('jewelry jewellery'),
  emojis: ['✨', '💛', '🎁', '💫', '🌿', '🤍', '🌟', '💌'],
  uses: lines(`
    [pin|fasten] {them} on before [an evening out|dinner]
    [save {them} for an occasion|keep {them} for best]
    wear {them} on [an ordinary|a plain weekday] morning
    lend {them} to [someone getting ready|a friend in a hurry]
    [pair|match] {them} with [a plain collar|something simple]
    keep {them} for a [best coat|favorite jacket]
    give {them} to a [groom|graduate]
  `),
  settings: lines(`
    with a plain [jacket|coat]
    at a [wedding|christening]
    with [an outfit that needs a detail|a quiet outfit]
    at a [graduation|school play]
    for a [photograph|family portrait]
    with [a party dress|a good shirt]
    at a [dinner|concert]
    on a [day at work|special day]
  `),
  advice: lines(`
    put {them} on [last|once you are dressed] > nothing catches on [your sleeves|your clothes]
    lay {them} [on|beside] what you plan to wear > you see how [{it} {v:looks}|{it} {v:goes}] with it
    give {them} [a place in a small box|a corner of the drawer] > {it} {v:is} easy to [find|pick out] again
    wipe {them} [after wearing|now and then] > {it} {v:stays} [presentable|fresh for next time]
    try {them} on [before the day|the evening before] > there are no surprises [in the mirror|at the door]
    keep {them} [away from|clear of] perfume and [hairspray|lotion] > the surface [stays as it is|keeps its look]
    close {them} before you [pack|store] {them} > nothing [bends|catches]
    take a photo of the outfit > you remember how you wore {them} [last time|before]
    check that {it} {v:holds} before you [go out|leave] > you can forget about {them} for the [evening|day]
    carry {them} in a [pouch|small box] > {it} {v:arrives} [safe|ready to wear]
  `),
}

/** What hangs in a room or over a party. */
export const HANGINGS: Craft = {
  nouns: stems('hanging garland banner bunting mobile tapestry windchime dreamcatcher streamer'),
  signs: [],
  emojis: ['🎉', '✨', '🏡', '🌿', '💛', '🎈', '🤍', '🌟'],
  uses: lines(`
    hang {them} [over the bed|above a shelf]
    (!mobile !windchime !dreamcatcher) drape {them} along a [mantel|window]
    (banner garland bunting streamer) put {them} up for a party and [leave|keep] {them} there
    take {them} [along|with you] when you move
    (!mobile !windchime !dreamcatcher) start a wall with {them} and [add to it later|let it grow]
    hang {them} where [a draft moves {them}|there is a bare wall]
    (banner garland bunting streamer) lend {them} to [a friend for a party|the next host]
    (banner garland bunting streamer) swap {them} with the [season|guests]
  `),
  settings: lines(`
    over a [bed|crib]
    (!mobile !windchime !dreamcatcher) across a [window|doorway]
    (!mobile !windchime !dreamcatcher) along a [bookshelf|bannister]
    (banner garland bunting streamer) behind a [party table|dessert table]
    in a [hallway|stairwell]
    (!mobile !windchime !dreamcatcher) on a bare [wall|corner wall]
    above a [sofa|mantel]
    (banner garland bunting streamer) over a [cake table|porch]
  `),
  advice: lines(`
    measure the [space|wall] before you hang {them} > {it} {v:ends} [where you want|at the right point]
    (!mobile !windchime !dreamcatcher) use a [hook|small nail] at each end > {it} {v:hangs} [the way you like|as straight or as loose as you like]
    step back before you [fix|fasten] {them} > you can still [move {them} a little|change the height]
    shake {them} out [now and then|once a month] > dust has [no time to settle|nowhere to stay]
    (!mobile !windchime !dreamcatcher) roll {them} up [loosely|around a tube] to store {them} > {it} {v:comes} out [without creases|as {it} went in]
    choose a spot [out of strong sun|away from the heater] > the colors of {them} [last longer|keep well]
    hang {them} [at eye level|a little above eye level] > you see [the details|all of {them}]
    (!mobile !windchime !dreamcatcher) ask someone to hold one end > {it} {v:hangs} [level|straight] the first time
    keep {them} clear of [candles|lamps] > nothing gets [hot|singed]
    lay {them} out on the floor first > you see [the full length|how it hangs]
  `),
}
