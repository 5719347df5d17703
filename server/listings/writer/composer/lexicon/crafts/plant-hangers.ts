import { lines, stems, type Craft } from '../craft.ts'

export const PLANT_HANGERS: Craft = {
  nouns: stems('hanger'),
  signs: [],
  emojis: ['🪴', '🌿', '🌱', '☀️', '🍃', '💚', '✨', '🏡'],
  uses: lines(`
    hang {them} where a plant gets [light|morning sun]
    let a trailing plant [grow down from|hang over the rim in] {them}
    free a [shelf|windowsill] with {them}
    hang {them} beside [another|a shorter one]
    give {them} together with a [pot|plant]
  `),
  settings: lines(`
    in front of a [window|balcony door]
    in a bright [corner|hallway]
    from a [ceiling hook|curtain rod]
    over a [kitchen counter|sink]
    beside a [bookcase|desk]
    in a [bathroom|bedroom] with a window
  `),
  advice: lines(`
    choose a hook that bears the [wet soil|full pot] > {it} {v:hangs} [safely|without a worry]
    measure the [pot|rim of the pot] first > you know it [sits well|fits] in {them}
    turn the pot [now and then|a little each week] > the plant in {them} [grows evenly|does not lean]
    take the pot out to [water it|water the plant] > {it} {v:stays} dry
    measure from the [hook|ceiling] down > {it} {v:ends} at the [height you want|right height]
    use a pot [without a hole|with a saucer] > no water [drips|falls] on the floor
  `),
}
