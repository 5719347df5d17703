import { lines, stems, type Craft } from '../craft.ts'

export const SUPPLIES: Craft = {
  nouns: stems(
    'die stamp cutter mold bead kit tool punch stencil loom needle hoop blade jig resin clay tile',
  ),
  signs: stems('leathercraft crafting diy'),
  emojis: ['✂️', '🧵', '🔨', '✨', '🛠️', '💛', '🎨', '📏'],
  uses: lines(`
    add {them} to your [tool box|craft drawer]
    use {them} for [small runs|one-off pieces]
    plan a [first|small] project around {them}
    lend {them} to a [friend who makes things|fellow maker]
    pack {them} for a [class|workshop]
    give {them} to a [beginner|fellow maker]
  `),
  settings: lines(`
    on a [workbench|kitchen table]
    at a craft [table|fair]
    in a small [studio|workshop]
    at a [class|course]
    in a weekend [project|workshop]
    in a craft [room|corner]
    on a slow [Sunday|evening]
  `),
  advice: lines(`
    test {them} on [a scrap|a small piece] > you know how the material [behaves|takes it]
    compare the measurements with your [pattern|plan] > you know {it} {v:fits} [your project|the design]
    keep {them} [dry|in a closed box] > {it} {v:is} ready for the next [project|job]
    note what [worked|you changed] > the next piece made with {them} [goes faster|comes out the same]
    start with [one piece|something small] > you learn how {it} {v:works} before a [full run|larger job]
    lay everything out [before you begin|first] > {it} {v:is} [at hand|in reach] when you need {them}
    clean {them} [after use|at the end of the day] > nothing [dries on|sticks to] {them}
    label the [box|drawer] > you find {them} [again|when the idea comes]
    watch how {it} {v:works} on [both sides|different surfaces] > you know what to [expect|avoid]
    work on a [flat|clean] surface > the result is [even|neat]
  `),
}

export const VINTAGE: Craft = {
  nouns: [],
  signs: [],
  emojis: ['🕰️', '✨', '🤎', '🏡', '🌿', '💛', '📻', '🎁'],
  uses: lines(`
    mix {them} with [newer|modern] things
    show {them} on [a shelf of {its} own|an open shelf]
    add {them} to [a collection|pieces of the same years]
    give {them} to someone who [loves old things|collects]
    keep {them} where the [light|view] is good
    place {them} beside [a photograph|a stack of books]
    start a [shelf|collection] with {them}
    pass {them} on in the [family|years to come]
  `),
  settings: lines(`
    among [newer|modern] things
    in a [bookcase|cabinet]
    on a [sideboard|mantel]
    in a [collection|display]
    in a [reading|quiet] corner
    on a [desk|hall table]
    behind a [cabinet|glazed] door
  `),
  advice: lines(`
    expect [signs of age|traces of use] > you will not be [surprised by|disappointed in] {them}
    keep {them} out of [direct|strong] sun > {it} {v:ages} [slowly|well]
    dust {them} with a [fine brush|dry brush] > the surface stays [as it is|untouched]
    look at [each photo|every picture] > you know the condition of {them} [in detail|well]
    measure the [place|shelf] where {it} will go > you know {it} {v:has} [room|enough space]
    write down what you [know|learn] about {them} > the story [is not lost|stays with the piece]
    ask about [anything you miss|a detail] before you order {them} > you know [what arrives|all there is to know]
    keep {them} away from [heat and damp|radiators] > the years [leave fewer marks|are kinder to {them}]
    give {them} [space|room] on all sides > you see [the shape|each side]
  `),
}

export const LIGHTING: Craft = {
  nouns: stems('lamp light sconce chandelier nightlight lampshade pendantlight'),
  signs: [],
  emojis: ['💡', '🏡', '✨', '🌙', '🤎', '🌿', '💛', '📚'],
  uses: lines(`
    turn off the ceiling light and [use|switch on] {them} instead
    put {them} [next to|behind] your reading chair
    leave {them} on for [late arrivals|a while at dusk]
    set {them} on a [bedside table|low shelf]
    place {them} where a room [feels dark|needs light]
    start the evening with {them} [on|lit]
    keep {them} near the [record player|bookcase]
    pair {them} with a [second lamp|mirror]
  `),
  settings: lines(`
    on a [bedside table|nightstand]
    next to a [reading chair|sofa]
    in a dark [corner|hallway]
    on a [desk|dresser]
    on a hall [table|bench]
    on a [bookshelf|sideboard]
    by an [armchair|entry]
  `),
  advice: lines(`
    choose a bulb that is [not too bright|easy on the eyes] > {it} {v:gives} a [calm|gentle] light
    compare the height with your [furniture|chair] > {it} {v:stands} at the [right level|height you need]
    have [old|any doubtful] wiring checked > you can switch {them} on without [a worry|a second thought]
    place the cord [behind furniture|along the wall] > nobody [trips over|gets caught on] {them}
    try {them} in two [corners|rooms] > you see which one [needs {them} more|gains most]
    switch everything else off [for a moment|once] > you see what {it} [{v:does}|{v:adds}] on {its} own
    check the highest [wattage|bulb size] first > you choose [a bulb that suits {them}|the right bulb]
    dust {them} [when switched off|with a dry cloth] > more light [comes through|gets out]
    (lamp nightlight) plug {them} into a switched [socket|outlet] > you can turn {them} on [from the door|in the dark]
    keep curtains [clear of|away from] {them} > nothing gets [warm|too close]
  `),
}

export const HARDWARE: Craft = {
  nouns: stems('knob pull handle hinge latch hardware doorknob doorstop'),
  signs: stems('hardware'),
  emojis: ['🔩', '🏡', '✨', '🔧', '🚪', '🌿', '💛', '🎁'],
  uses: lines(`
    swap {them} in for the [old|worn] ones
    change the look of a [drawer|cupboard] with {them}
    use {them} on a [hallway|bathroom] cabinet
    keep a spare in the [tool box|drawer]
    fit {them} on a [weekend|free afternoon]
    mix {them} with [plain ones|what is there]
    start with {them} on one [piece|door]
    give an old [dresser|door] another look with {them}
  `),
  settings: lines(`
    on a [dresser|nightstand]
    on kitchen [drawers|cupboards]
    on a bathroom [cabinet|vanity]
    on a wardrobe [door|drawer]
    on a hallway [bench|chest]
    on a [sideboard|pantry door]
    on a [hall closet|toy chest]
  `),
  advice: lines(`
    measure the [old|existing] holes first > you know {it} {v:fits}
    count the [drawers|doors] > you order {them} [once|in the right number]
    check the length of the [screws|bolts] > {it} {v:sits} [firm|tight]
    fit one [before the rest|as a trial] > you see how {it} {v:looks} in [the room|place]
    wipe {them} with a [dry|clean] cloth > {it} {v:stays} [clean|bright]
    tighten {them} by hand [at first|before the last turn] > the thread stays [whole|undamaged]
    keep the old ones in a [bag|jar] > you can [change back|move out] without a search
    use a paper [template|guide] for the holes > all of them sit at one [height|level]
    check the tightness [after a week|now and then] > {it} {v:does} not [wobble|come loose]
  `),
}
