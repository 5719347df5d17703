import { lines, stems, type Craft } from '../craft.ts'

export const TEMPLATES: Craft = {
  nouns: stems(
    'template spreadsheet planner resume tracker workbook dashboard printable calendar checklist ebook worksheet preset',
  ),
  signs: stems('template spreadsheet'),
  emojis: ['💻', '📊', '✨', '📝', '✅', '📅', '💛', '🎯', '📥', '🌟'],
  uses: lines(`
    [make {them} your own|put your own words in {them}]
    save a fresh copy of {them} for [every project|each new start]
    use {them} again [next year|next time]
    fill {them} in on [a quiet evening|a Sunday]
    skip the parts you [do not need|have no use for]
    share {them} with [your household|a partner]
    adapt {them} [as you go|step by step]
    begin with one [page|section]
  `),
  settings: lines(`
    for a fresh [start|page]
    on a Sunday [evening|morning]
    at the start of a [month|season]
    during a big [project|move]
    with a tight [schedule|deadline]
    at a [desk|kitchen table]
    on a slow [afternoon|morning]
  `),
  advice: lines(`
    keep one [clean|untouched] copy of {them} > you can always [start over|go back]
    check that you [have|can use] the program > you can open {them} [right away|at once]
    read through {them} [before you change anything|once] > you know where [everything belongs|things go]
    name each [saved copy|version] > you find the right [one of {them} later|copy of {them} again]
    start with the parts you [use most|know] > the rest of {them} [falls into place|comes easily]
    back {them} up > your work [is safe|stays safe]
    set a [time|fixed day] for {them} > {it} {v:becomes} [a habit|part of the week]
    rename {them} [right away|when you save] > you tell the original from [your copy|the rest]
    try {them} with a few [entries|lines] > you see how it all [works together|adds up]
    keep {them} in one [folder|place] > you open the right one [at once|next time]
    review {them} [at the end of the week|once a month] > small changes [stay small|are easy to make]
  `),
}

export const WALL_ART: Craft = {
  nouns: stems(
    'print poster art painting illustration portrait artwork canva drawing map photograph linocut woodcut etching lithograph',
  ),
  signs: stems('wallart'),
  emojis: ['🖼️', '🎨', '✨', '🏡', '🌿', '💛', '🎁', '🌟'],
  uses: lines(`
    hang {them} where you [pass by|stand and wait for the kettle]
    lean {them} on [a shelf|the mantel]
    group {them} with [other pictures|two smaller pictures]
    put {them} in a [plain|slim] frame
    take {them} [along|with you] when you move
    swap {them} with the [seasons|years]
    give {them} to someone with [bare walls|a new home]
    start a [wall|corner] with {them}
  `),
  settings: lines(`
    above a [sofa|bench]
    in a [hallway|stairwell]
    over a [desk|bed]
    in a [bedroom|reading corner]
    on a [gallery wall|narrow wall]
    on a picture [ledge|rail]
    beside a [mirror|window]
    in an [entry|office]
  `),
  advice: lines(`
    measure the wall [first|before you choose] > you [choose|pick] the right size for {them}
    hang {them} at eye level > {it} {v:is} easy to enjoy [from a chair|while you sit]
    choose a [plain|simple] frame > the eye goes [straight to|first to] {them}
    keep {them} out of [direct|strong] sun > the colors [last longer|stay true]
    try {them} on a shelf [first|for a week] > you find the spot before you [drill|hammer]
    leave [a wide mat|a margin] around {them} > {it} {v:has} room to [breathe|stand out]
    ask someone to hold {them} up > you see the height from [across the room|the door]
    mark the [corners|edges] in pencil > {it} {v:hangs} [straight|where you planned]
    cut a paper [outline|shape] of the size > you see how much wall {it} {v:takes}
    keep {them} away from [steam|kitchens and baths] > the paper stays [flat|dry]
    match the frame to [one detail|another frame] > the room looks [settled|of a piece]
  `),
}

export const PATTERNS: Craft = {
  nouns: stems('pattern clipart svg font brush graphic mockup tutorial texture sublimation'),
  signs: stems('clipart sublimation tileable'),
  emojis: ['🎨', '✂️', '🖥️', '✨', '🍋', '🌿', '💛', '📐'],
  uses: lines(`
    print {them} small for [cards|tags]
    scale {them} up for [a bold look|a large piece]
    use {them} on [gift tags|labels]
    combine {them} with [plain colors|a solid color]
    mix {them} with [stripes|a plain ground]
    save {them} for a [gift|birthday]
    start with [one sheet|a small project]
  `),
  settings: lines(`
    on [cards and tags|notebook covers]
    on wrapping [paper|ribbon]
    in [craft projects|a sewing project]
    in a [scrapbook|photo album]
    on a small [test piece|sample]
    on [place cards|envelopes]
    on a [planner page|party table]
  `),
  advice: lines(`
    test {them} on [a scrap|a small piece] > you see the true scale [before the real piece|in good time]
    keep the original [file|copy] > you can return to {them} [at any time|whenever you like]
    work on a [copy|duplicate] > {it} {v:stays} as you [bought|downloaded] {them}
    print one page [first|as a trial] > you can judge [color and size|the colors of {them}]
    note the settings you [used|liked] > the next piece [looks the same|matches]
    place {them} on [one surface|one part] only > the motif [stays calm|does not shout]
    check the [license|terms] first > you know what you may [make|sell] with {them}
    look at {them} at [full size|actual size] > you see the [details|edges] well
    save {them} in a [named folder|second place] > you find {them} [next time|in a year]
    match the paper to the [use|printer] > the colors come out [as on screen|better]
  `),
}
