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
    dust {them} with a fine brush > the surface stays as it is
    look at each photo > you know the condition of {them}
    measure the place {it} will go > you know {it} {v:has} room
  `),
}

export const LIGHTING: Craft = {
  nouns: stems('lamp light sconce chandelier nightlight lampshade pendantlight'),
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
    choose a bulb that is not too bright > {it} {v:gives} a calm light
    compare the height with your furniture > {it} {v:stands} at the right level
    have old wiring checked > you can switch {them} on without a worry
    place the cord behind furniture > nobody trips over {them}
    try {them} in two corners > you see which one needs {them} more
  `),
}

export const HARDWARE: Craft = {
  nouns: stems('knob pull handle hinge latch hardware doorknob doorstop'),
  signs: stems('hardware'),
  emojis: ['🔩', '🏡', '✨', '🔧', '🚪', '🌿', '💛', '🎁'],
  uses: lines(`
    swap {them} in for the old ones
    change the look of a drawer with {them}
    use {them} on a hallway cabinet
    keep a spare in the tool box
    fit {them} on a weekend
  `),
  settings: lines(`
    on a dresser
    on kitchen drawers
    on a bathroom cabinet
    on a wardrobe door
    on a hallway bench
  `),
  advice: lines(`
    measure the old holes first > you know {it} {v:fits}
    count the drawers > you order {them} once
    check the length of the screws > {it} {v:sits} firm
    fit one before the rest > you see how {it} {v:looks} in the room
    wipe {them} with a dry cloth > {it} {v:stays} clean
  `),
}
