import { lines, stems, type Craft } from '../craft.ts'

export const TABLEWARE: Craft = {
  nouns: stems('mug cup bowl plate teapot jug pitcher tumbler platter saucer canister'),
  signs: stems('pottery ceramic stoneware porcelain glaze wheelthrown'),
  emojis: ['☕', '🌿', '🤍', '🏡', '✨', '🎁', '🍵', '🧡', '🌾', '🍂'],
  uses: lines(`
    use {them} [on weekdays|every day]
    leave {them} out on the counter
    mix {them} with [plain pieces|what you own]
    bring {them} out for guests
    pick {them} for [the first meal of the day|breakfast]
  `),
  settings: lines(`
    on an open shelf
    at the breakfast table
    on a desk
    at a long dinner
    in a small kitchen
    on a tray by the sofa
  `),
  advice: lines(`
    keep {them} at the front of the cupboard > you reach for {them} first
    avoid sudden changes of temperature > {it} {v:is} less likely to crack
    stack {them} with [a cloth|paper] in between > nothing rubs against {them}
    set {them} on the table with what you own > you see how well pieces mix
    let {them} dry fully > no rings are left on the shelf
  `),
}

export const PLANTERS: Craft = {
  nouns: stems('planter pot plantpot trough hanger'),
  signs: stems('plantholder'),
  emojis: ['🪴', '🌿', '🌱', '🌵', '🍃', '☀️', '💚', '✨'],
  uses: lines(`
    plant {them} with [something small and leafy|a trailing plant]
    set {them} on a bright windowsill
    group {them} with other pots
    start herbs in {them}
    give {them} away with a plant inside
  `),
  settings: lines(`
    on a windowsill
    on a bookshelf
    by a bright window
    on a desk
    on a plant stand
    in a kitchen
  `),
  advice: lines(`
    measure the nursery pot > you know whether it goes into {them}
    water a little at a time > the soil in {them} never turns soggy
    turn {them} now and then > the plant grows evenly
    start with a small plant > roots have space in {them}
    wipe {them} with a damp cloth > soil and dust come off
  `),
}

export const VASES: Craft = {
  nouns: stems('vase'),
  signs: [],
  emojis: ['🌿', '🤍', '🌸', '🏡', '✨', '🍃', '🌾', '☀️'],
  uses: lines(`
    put a single stem in {them}
    leave {them} empty on a shelf
    fill {them} with what the garden gives
    keep dried stems in {them}
    move {them} from room to room
  `),
  settings: lines(`
    on a windowsill
    on a bedside table
    on a shelf among books
    on a desk
    in the middle of a table
    beside a lamp
  `),
  advice: lines(`
    start with one stem > you see how little {it} {v:needs}
    cut stems to different heights > an arrangement in {them} looks loose
    change the water every other day > flowers in {them} keep longer
    rinse {them} after each bunch > {it} {v:is} ready for the next
    try {them} in a few places > you find where the light suits {them}
  `),
}

export const DISHES: Craft = {
  nouns: stems('dish catchall'),
  signs: [],
  emojis: ['🤍', '🌿', '🏡', '✨', '🎁', '💛', '🍃', '☀️'],
  uses: lines(`
    [empty your pockets into {them}|put keys and coins in {them}]
    keep {them} by the sink for rings
    set {them} by the bed
    leave {them} by the door
    gather small things in {them}
  `),
  settings: lines(`
    by the sink
    on the nightstand
    in the hallway
    on a dresser
    on a desk
  `),
  advice: lines(`
    choose one spot for {them} > small things stop going missing
    wipe {them} with a damp cloth > {it} {v:is} clean again
    put {them} where you take off your rings > nothing rolls away
    keep {them} near the door > keys land in the same place
    empty {them} on Sundays > {it} {v:stays} useful all week
  `),
}
