import { lines, stems, type Craft } from '../craft.ts'

/** Scents without a flame of their own: melts, sprays, diffusers, sachets. */
export const HOME_SCENTS: Craft = {
  nouns: stems('melt diffuser spray sachet incense potpourri freshener'),
  signs: [],
  emojis: ['🌿', '🏡', '✨', '🍂', '💛', '🌸', '🧡', '🍃'],
  uses: lines(`
    (car) take {them} along on [a long drive|the school run]
    (car) hand {them} to [a new driver|someone with a new car]
    (!car) keep {them} in the [hallway|entry]
    (!car) choose {them} for [one room|a small room]
    (!car) tuck {them} into a [drawer|laundry closet]
    (!car) put {them} out before [guests arrive|the doorbell rings]
    (!car) swap {them} with [the seasons|your mood]
    (car) put {them} up on [a Monday|the way to work]
  `),
  settings: lines(`
    (car) on the way to [work|school]
    (car) on a long [drive|road trip]
    (car) in a [family car|first car]
    (!car) in a [hallway|stairwell]
    (!car) in a small [room|study]
    (!car) on a bathroom [shelf|sill]
    (!car) in a [guest room|spare room]
    (!car) beside a [reading chair|sofa]
  `),
  advice: lines(`
    begin with [a small amount|very little] > the scent never [fills more than you want|gets too much]
    store {them} [cool and dry|away from the sun] > {it} {v:keeps} [longer|well]
    keep {them} [away from|out of reach of] children and pets > nobody [tastes|spills] {them}
    (!car) close the door for [half an hour|a while] > the scent [settles in|fills the room]
    read the scent notes [first|above] > you know what {it} will [smell of|bring]
    give {them} [an hour|a day] > you know how strong [you like {them}|{it} {v:gets}]
    (!car) try {them} in [two rooms|a small room first] > you find where the scent [carries|suits] best
    (!car) open a window [first|beforehand] > the scent begins in [fresh air|a clear room]
    change the spot [now and then|after a week] > you notice the scent [again|anew]
    use one scent at a time > nothing [competes|clashes] with {them}
  `),
}
