import { lines, stems, type Craft } from '../craft.ts'

export const SUPPLIES: Craft = {
  nouns: stems(
    'die stamp cutter mold bead kit tool punch stencil loom needle hoop blade jig resin clay tile',
  ),
  signs: stems('leathercraft crafting diy'),
  emojis: ['✂️', '🧵', '🔨', '✨', '🛠️', '💛', '🎨', '📏'],
  uses: lines(`
    try {them} on a scrap first
    add {them} to your tool box
    use {them} for small runs
    plan a first project around {them}
    lend {them} to a friend who makes things
  `),
  settings: lines(`
    on a workbench
    at a craft table
    in a small studio
    at a class
    for repeat orders
  `),
  advice: lines(`
    test {them} on a scrap > you know how the material behaves
    compare the measurements with your pattern > {it} {v:fits} your project
    keep {them} dry > {it} {v:is} ready for the next project
    note what worked > the next piece made with {them} goes faster
    start with one piece > you learn how {it} {v:works} before a full run
  `),
}

export const VINTAGE: Craft = {
  nouns: [],
  signs: [],
  emojis: ['🕰️', '✨', '🤎', '🏡', '🌿', '💛', '📻', '🎁'],
  uses: lines(`
    mix {them} with newer things
    show {them} on a shelf of {its} own
    add {them} to a collection
    give {them} to someone who loves old things
    keep {them} where the light is good
  `),
  settings: lines(`
    among newer things
    in a bookcase
    on a sideboard
    in a collection
    in a reading corner
  `),
  advice: lines(`
    expect signs of age > you will not be surprised by {them}
    keep {them} out of direct sun > {it} {v:ages} slowly
    dust {them} with a soft brush > the surface stays as it is
    look at each photo > you know the condition of {them}
    measure the place {it} will go > you know {it} {v:has} room
  `),
}

export const LIGHTING: Craft = {
  nouns: stems('lamp sconce chandelier nightlight lampshade pendantlight'),
  signs: [],
  emojis: ['💡', '🏡', '✨', '🌙', '🤎', '🌿', '💛', '📚'],
  uses: lines(`
    turn off the ceiling light and use {them} instead
    put {them} next to your reading chair
    leave {them} on for late arrivals
    set {them} on a bedside table
    place {them} where a room feels dark
  `),
  settings: lines(`
    on a bedside table
    next to a reading chair
    in a dark corner
    on a desk
    on a hall table
  `),
  advice: lines(`
    choose a warm bulb > {it} {v:gives} a soft light
    compare the height with your furniture > {it} {v:stands} at the right level
    have old wiring checked > you can switch {them} on without a worry
    place the cord behind furniture > nobody trips over {them}
    try {them} in two corners > you see which one needs {them} more
  `),
}
