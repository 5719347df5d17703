import { lines, stems, type Craft } from '../craft.ts'

/** Scents without a flame of their own: melts, sprays, diffusers, sachets. */
export const HOME_SCENTS: Craft = {
  nouns: stems('melt diffuser spray sachet incense potpourri freshener'),
  signs: [],
  emojis: ['🌿', '🏡', '✨', '🍂', '💛', '🌸', '🧡', '🍃'],
  uses: lines(`
    start with a little and add more
    keep {them} in the hallway
    choose {them} for one room
    tuck {them} into a drawer
    put {them} out before guests arrive
  `),
  settings: lines(`
    in a hallway
    in a small room
    on a bathroom shelf
    in a guest room
    beside a reading chair
  `),
  advice: lines(`
    begin with a small amount > the scent never fills more than you want
    store {them} cool and dry > {it} {v:keeps} longer
    keep {them} away from children and pets > nobody tastes {them}
    close the door for half an hour > the scent settles in
    read the scent notes first > you know what {it} will smell of
  `),
}
