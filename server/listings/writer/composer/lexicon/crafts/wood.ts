import { lines, stems, type Craft } from '../craft.ts'

export const SHELVES: Craft = {
  nouns: stems('shelf ledge rack hook bookcase bookshelf'),
  signs: [],
  emojis: ['🏡', '🌿', '📚', '🪴', '✨', '🔨', '🤍', '🧡'],
  uses: lines(`
    hang {them} over a [desk|bench]
    put [a plant and a few books|cups and jars] on {them}
    hang [a row|a stack] of several
    start with {them} and let the [wall|display] grow
    keep [everyday|favorite] things on {them}
    swap what is on {them} with the [seasons|months]
    give {them} over to [plants|cookbooks]
    show a [collection|few photographs] on {them}
  `),
  settings: lines(`
    in a [hallway|stairwell]
    over a [desk|toilet]
    in a [kitchen|pantry]
    beside a [bed|mirror]
    in a [bathroom|laundry room]
    above a [sofa|doorway]
    in a [nursery|study]
  `),
  advice: lines(`
    mark the wall with [tape|a pencil] first > you see how {it} will [sit|look]
    choose fixings that [suit|match] your wall > {it} {v:stays} where you [hung|put] {them}
    find the [stud|right plug] > {it} {v:stays} [put|firm]
    put heavier things [near the brackets|at the ends] > {it} {v:stays} [level|straight]
    leave [some space|a gap] between things > {it} never {v:looks} [crowded|full]
    use a [level|ruler and a level] > {it} {v:hangs} [straight|as planned]
    hold {them} up [with a helper|for a moment] > you see the right [height|place]
    check for [pipes and cables|wires] before you drill > the wall holds no [surprises|bad news]
    start with the [largest|tallest] things > the rest of {them} [fills easily|falls into place]
    tighten the fixings [once a year|after a while] > {it} {v:holds} [as on the first day|firm]
  `),
}

export const WOODWORK: Craft = {
  nouns: stems(
    'board spoon sign stool table box tray stand bench frame crate clock easel coat caddy holder desk',
  ),
  signs: stems('wood wooden woodworking woodturned'),
  emojis: ['🌳', '🏡', '🌿', '🎁', '✨', '🤎', '🔨', '🍃'],
  uses: lines(`
    (spoon board) keep {them} by the [stove|bread bin]
    (spoon board) [reach for|pick] {them} on [weekends|weeknights]
    use {them} [every day|on weekdays]
    leave {them} [out|in sight]
    place {them} where the [light|view] is good
    give {them} to someone [moving house|with a new kitchen]
    (wood wooden oak pine walnut maple teak cherry beech ash birch cedar mahogany) let {them} pick up [a few marks|the marks of use]
    (!spoon !board) make room for {them} [by the door|on the counter]
    set {them} out for [guests|company]
    (stool table bench desk) start with {them} in an [empty room|bare corner]
    keep {them} [close to hand|where you work]
  `),
  settings: lines(`
    (spoon board) next to the [stove|sink]
    (spoon board) at a [cooking class|family dinner]
    (spoon board) on a kitchen [wall|hook]
    on a kitchen [counter|table]
    (stool table bench desk crate) by the front [door|window]
    on a [shelf|sideboard]
    (stool table bench desk crate) in a [study|hallway]
    (stool table bench desk crate) in a [cabin|summer house]
    (stool table bench desk crate) on a [porch|patio]
    (stool table bench desk crate) in an [entry|office]
  `),
  advice: lines(`
    (wood wooden oak pine walnut maple teak cherry beech ash birch cedar mahogany) rub in [a little oil|some oil] [now and then|twice a year] > the grain [stays rich|keeps its depth]
    wipe {them} with a [damp|wrung-out] cloth > {it} {v:is} clean [again|in a moment]
    (wood wooden oak pine walnut maple teak cherry beech ash birch cedar mahogany) dry {them} [after cleaning|at once] > {it} {v:keeps} {its} [shape|finish]
    (wood wooden oak pine walnut maple teak cherry beech ash birch cedar mahogany) keep {them} away from [heaters|radiators] > {it} {v:dries} [slowly and evenly|without cracks]
    dust {them} with a [dry cloth|fine brush] > {it} {v:keeps} {its} [looks|finish]
    (!spoon !board) try {them} in [two|a few] places > you find where {it} {v:belongs}
    measure the [place|spot] first > you know {it} {v:fits}
    (!spoon !board) put [a cloth|soft pads] underneath > nothing under {them} is [scratched|marked]
    (!spoon !board) give {them} [a firm, level place|an even surface] > {it} {v:stands} [still|straight]
    keep {them} out of [strong sun|standing water] > {it} {v:keeps} {its} [color|look]
  `),
}
