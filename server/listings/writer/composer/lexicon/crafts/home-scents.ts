import { lines, stems, type Craft } from '../craft.ts'

/** Scents without a flame of their own: melts, sprays, diffusers, sachets. */
export const HOME_SCENTS: Craft = {
  nouns: stems('melt diffuser spray sachet incense potpourri freshener'),
  signs: [],
  emojis: ['🌿', '🏡', '✨', '🍂', '💛', '🌸', '🧡', '🍃'],
  uses: lines(`
    start with a little and add more
    (car) take {them} along on a long drive
    (car) hand {them} to a new driver
    (!car) keep {them} in the hallway
    (!car) choose {them} for one room
    (!car) tuck {them} into a drawer
    (!car) put {them} out before guests arrive
  `),
  settings: lines(`
    (car) on the way to work
    (car) on a long drive
    (car) in a family car
    (!car) in a hallway
    (!car) in a small room
    (!car) on a bathroom shelf
    (!car) in a guest room
    (!car) beside a reading chair
  `),
  advice: lines(`
    begin with a small amount > the scent never fills more than you want
    store {them} cool and dry > {it} {v:keeps} longer
    keep {them} away from children and pets > nobody tastes {them}
    (!car) close the door for half an hour > the scent settles in
    read the scent notes first > you know what {it} will smell of
  `),
}
