import { lines, stems, type Craft } from '../craft.ts'

export const BLANKETS: Craft = {
  nouns: stems('blanket quilt throw afghan coverlet bedspread swaddle'),
  signs: [],
  emojis: ['🧸', '🤍', '🌙', '🎁', '🌿', '☁️', '💛', '✨', '🏡', '🧡'],
  uses: lines(`
    leave {them} over the arm of the [sofa|chair]
    fold {them} at the foot of the [bed|guest bed]
    (!queen !king) take {them} along in the [car|stroller]
    wrap [someone|a sleepy child] up in {them}
    hang {them} on [a wall|a ladder by the sofa]
    spread {them} on the [grass|floor]
    keep {them} in the [guest room|hall closet]
  `),
  settings: lines(`
    on the [sofa|couch]
    at the foot of a [bed|cot]
    in a reading [chair|corner]
    in a guest [room|bed]
    on a cool evening [outside|on the porch]
    on a window [seat|bench]
    on a long [drive|flight]
  `),
  advice: lines(`
    measure the [bed|mattress] > you know how far {it} {v:reaches}
    fold {them} with the [pattern|right side] inward > {it} {v:keeps} {its} [color|print] longer
    air {them} [in spring and fall|on a dry day] > {it} {v:smells} [fresh|of outdoors]
    leave {them} [within reach|in sight] > [somebody|someone] will use {them} tonight
    refold {them} along [other|new] lines > creases [never set|do not stay]
    wash {them} [on {its} own|with like colors] the first time > other laundry stays [as it was|clean of lint]
    shake {them} out [in the garden|on the balcony] > crumbs and dust [fly off|are gone]
    store {them} in a [pillowcase|cloth bag] > dust stays [off {them}|outside]
    dry {them} [flat|out of the sun] > {it} {v:keeps} {its} shape
    read the care details before [washing|the first wash] > {it} {v:stays} the size {it} {is}
  `),
}

export const HOME_TEXTILES: Craft = {
  nouns: stems(
    'pillow cushion cover towel napkin runner rug curtain placemat tablecloth coaster mat',
  ),
  signs: [],
  emojis: ['🏡', '🌿', '✨', '🧡', '🎁', '☕', '💛', '🍂', '🌾', '🤍'],
  uses: lines(`
    swap {them} in for a [new season|fresh look]
    mix {them} with [plain pieces|other textures]
    use {them} [every day|all week]
    bring {them} out for [guests|a dinner]
    pair {them} with [what is there already|a solid color]
    (!towel) start a [table|room] around {them}
    take {them} along to a [new home|first apartment]
  `),
  settings: lines(`
    (pillow cushion) on a [sofa|bench]
    (pillow cushion rug) in a guest [room|bathroom]
    (napkin runner placemat tablecloth coaster) at the dinner [table|party]
    (towel napkin runner placemat tablecloth coaster) in a [kitchen|breakfast nook]
    (towel napkin) by the [sink|stove]
    (pillow cushion) on a reading [chair|bench]
    (pillow cushion rug) in a [bedroom|hallway]
  `),
  advice: lines(`
    (cushion runner placemat tablecloth curtain cover rug) measure the [piece|table or chair] you have > you know {it} {v:fits}
    wash {them} with [similar|like] colors > {it} {v:stays} [even|as {it} {is}]
    shake {them} out [before washing|after each use] > crumbs stay out of [the machine|the seams]
    lay {them} next to [what you own|your other pieces] > you see how the colors [go together|work]
    dry {them} [flat|in the shade] > {it} {v:keeps} {its} [shape|color]
    keep a [second set|spare] > wash day is [no trouble|quiet]
    blot a spill [right away|at once] > {it} {v:is} less likely to [stain|mark]
    store {them} [rolled|loosely folded] > no sharp [creases|folds] form
    read the care details [first|before the wash] > {it} {v:stays} the right size
    rotate {them} with [others|a second set] > {it} {v:wears} [evenly|more slowly]
  `),
}

export const YARN_AND_FABRIC: Craft = {
  nouns: stems('yarn fiber roving thread fabric skein wool ribbon lace'),
  signs: stems('skein knitting crochet'),
  emojis: ['🧶', '🌊', '💙', '🎁', '✨', '🐑', '🌿', '💛'],
  uses: lines(`
    [cast on|start] something small
    plan a [gift|first project] around {them}
    combine {them} with a [plain|second] color
    keep {them} in the [project|travel] bag
    try {them} in two [stitches|gauges]
    give {them} to [a friend who makes things|a beginner]
    save {them} for a [long trip|slow month]
    hold {them} next to a [coat|sweater] you wear
  `),
  settings: lines(`
    on a long [train ride|car ride]
    in a project [bag|basket]
    at a [knitting|craft] night
    on a slow [weekend|evening]
    in a gift for [someone who makes things|a maker]
    on the arm of a [chair|sofa]
    at a [class|workshop]
  `),
  advice: lines(`
    work a [sample|swatch] first > you know how {it} {v:behaves}
    order all you need [at once|in one go] > the color matches [throughout|from end to end]
    wash the [sample|swatch] > you see what {it} {v:does} in water
    note the amount your [pattern|plan] needs > you buy [enough|the right amount] of {them}
    look at {them} in [daylight|morning light] > you judge the color [best|as it is]
    keep the [label|details] > you can match {them} [later|if you run short]
    use two [balls|lengths] in turn > small changes of tone [even out|disappear]
    store {them} [out of the sun|in the dark] > the color [stays as it is|does not fade]
    count the [stitches|rows] as you go > you can [repeat|mend] it later
    write the project on the [bag|box] > you remember what {it} [{v:was}|{v:is}] for
    choose the [tool|needle] after a test > the finished piece [hangs|feels] the way you want
  `),
}
