import { lines, stems, type Craft } from '../craft.ts'

export const TEMPLATES: Craft = {
  nouns: stems(
    'template spreadsheet planner resume tracker workbook dashboard printable calendar checklist ebook worksheet preset',
  ),
  signs: stems('template spreadsheet'),
  emojis: ['💻', '📊', '✨', '📝', '✅', '📅', '💛', '🎯', '📥', '🌟'],
  uses: lines(`
    [make {them} your own|put your own words in]
    save a fresh copy of {them} for every project
    use {them} again next year
    fill {them} in on a quiet evening
    skip the parts you do not need
  `),
  settings: lines(`
    for a fresh start
    on a Sunday evening
    at the start of a month
    on a big project
    on a tight schedule
  `),
  advice: lines(`
    keep one clean copy of {them} > you can always start over
    check that you have the program > you can open {them} right away
    read through {them} before you change anything > you know where everything belongs
    name each saved copy > you find the right version later
    start with the parts you use most > the rest of {them} falls into place
    back {them} up > your work is safe
  `),
}

export const WALL_ART: Craft = {
  nouns: stems(
    'print poster art painting illustration portrait artwork canva drawing map photograph',
  ),
  signs: stems('wallart'),
  emojis: ['🖼️', '🎨', '✨', '🏡', '🌿', '💛', '🎁', '🌟'],
  uses: lines(`
    hang {them} where you pass by
    lean {them} on a shelf
    group {them} with other pictures
    put {them} in a plain frame
    take {them} along when you move
  `),
  settings: lines(`
    above a sofa
    in a hallway
    over a desk
    in a bedroom
    on a gallery wall
    on a picture ledge
  `),
  advice: lines(`
    measure the wall first > you choose the right size for {them}
    hang {them} at eye level > {it} {v:is} easy to enjoy from a chair
    choose a plain frame > the eye goes straight to {them}
    keep {them} out of direct sun > the colors last longer
    try {them} on a shelf first > you find the spot before you drill
    leave a wide mat around {them} > {it} {v:has} room to breathe
  `),
}

export const PATTERNS: Craft = {
  nouns: stems('pattern clipart svg font brush graphic mockup tutorial texture sublimation'),
  signs: stems('clipart sublimation tileable'),
  emojis: ['🎨', '✂️', '🖥️', '✨', '🍋', '🌿', '💛', '📐'],
  uses: lines(`
    try {them} on a scrap first
    print {them} small for cards
    scale {them} up for a bold look
    use {them} on [gift tags|labels]
    combine {them} with plain colors
  `),
  settings: lines(`
    on cards and tags
    on wrapping paper
    for craft projects
    in a scrapbook
    on a small test piece
  `),
  advice: lines(`
    test {them} on a scrap > you see the true scale before the real piece
    keep the original file > you can return to {them} at any time
    work on a copy > {it} {v:stays} as you bought {them}
    print one page first > you can judge color and size
    note the settings you used > the next piece looks the same
  `),
}
