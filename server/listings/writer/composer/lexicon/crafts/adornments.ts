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
