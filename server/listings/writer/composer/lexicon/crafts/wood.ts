import { lines, stems, type Craft } from '../craft.ts'

export const SHELVES: Craft = {
  nouns: stems('shelf ledge rack hook bookcase bookshelf'),
  signs: [],
  emojis: ['🏡', '🌿', '📚', '🪴', '✨', '🔨', '🤍', '🧡'],
  uses: lines(`
    hang {them} over a desk
    put a plant and a few books on {them}
    hang a row of several
    start with {them} and let the wall grow
    keep everyday things on {them}
  `),
  settings: lines(`
    in a hallway
    over a desk
    in a kitchen
    beside a bed
    in a bathroom
  `),
  advice: lines(`
    mark the wall with tape first > you see how {it} will sit
    choose fixings that suit your wall > {it} {v:stays} where you hung {them}
    find the stud or a good plug > {it} {v:stays} put
    put heavier things near the brackets > {it} {v:stays} level
    leave some space between things > {it} never {v:looks} crowded
  `),
}

export const WOODWORK: Craft = {
  nouns: stems(
    'board spoon sign stool table box tray stand bench frame crate clock easel coat caddy holder desk',
  ),
  signs: stems('wood wooden woodworking woodturned'),
  emojis: ['🌳', '🏡', '🌿', '🎁', '✨', '🤎', '🔨', '🍃'],
  uses: lines(`
    use {them} every day
    leave {them} out
    place {them} where the light is good
    make room for {them} by the door
    give {them} to someone moving house
    (wood wooden oak pine walnut maple teak cherry beech ash birch cedar mahogany) let {them} pick up a few marks
  `),
  settings: lines(`
    on a kitchen counter
    by the front door
    on a shelf
    on a workbench
    in a cabin
  `),
  advice: lines(`
    (wood wooden oak pine walnut maple teak cherry beech ash birch cedar mahogany) rub in a little oil now and then > the grain stays rich
    wipe {them} with a damp cloth > {it} {v:is} clean again
    (wood wooden oak pine walnut maple teak cherry beech ash birch cedar mahogany) dry {them} after cleaning > {it} {v:keeps} {its} shape
    (wood wooden oak pine walnut maple teak cherry beech ash birch cedar mahogany) look at the grain in the photos > you see how lively it can be
    (wood wooden oak pine walnut maple teak cherry beech ash birch cedar mahogany) keep {them} away from heaters > {it} {v:dries} slowly and evenly
    dust {them} with a dry cloth > {it} {v:keeps} {its} looks
    try {them} in two places > you find where {it} {v:belongs}
    measure the place first > you know {it} {v:fits}
  `),
}
