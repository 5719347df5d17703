import { lines, stems, type Craft } from '../craft.ts'

export const BLANKETS: Craft = {
  nouns: stems('blanket quilt throw afghan coverlet bedspread swaddle'),
  signs: [],
  emojis: ['🧸', '🤍', '🌙', '🎁', '🌿', '☁️', '💛', '✨', '🏡', '🧡'],
  uses: lines(`
    leave {them} over the arm of the [sofa|chair]
    fold {them} at the foot of the [bed|guest bed]
    take {them} along in the [car|stroller]
    wrap [someone|a sleepy child] up in {them}
    hang {them} on [a wall|a ladder by the sofa]
  `),
  settings: lines(`
    on the [sofa|couch]
    at the foot of a [bed|cot]
    in a reading [chair|corner]
    in a guest [room|bed]
    on a cool evening [outside|on the porch]
  `),
  advice: lines(`
    measure the [bed|mattress] > you know how far {it} {v:reaches}
    fold {them} with the [pattern|right side] inward > {it} {v:keeps} {its} [color|print] longer
    air {them} [in spring and fall|on a dry day] > {it} {v:smells} [fresh|of outdoors]
    leave {them} [within reach|in sight] > [somebody|someone] will use {them} tonight
    refold {them} along [other|new] lines > creases [never set|do not stay]
    wash {them} [by {its} own|with like colors] the first time > other laundry stays [as it was|clean of lint]
  `),
}

export const HOME_TEXTILES: Craft = {
  nouns: stems(
    'pillow cushion cover towel napkin runner rug curtain placemat tablecloth coaster potholder mat',
  ),
  signs: [],
  emojis: ['🏡', '🌿', '✨', '🧡', '🎁', '☕', '💛', '🍂', '🌾', '🤍'],
  uses: lines(`
    swap {them} in for a [new season|fresh look]
    mix {them} with [plain pieces|other textures]
    use {them} [every day|all week]
    bring {them} out for [guests|a dinner]
    pair {them} with [what is there already|a solid color]
  `),
  settings: lines(`
    on a [sofa|bench]
    in a guest [room|bathroom]
    at the dinner [table|party]
    in a [kitchen|breakfast nook]
    on a reading [chair|bench]
  `),
  advice: lines(`
    measure the [piece|table or chair] you have > you know {it} {v:fits}
    wash {them} with [similar|like] colors > {it} {v:stays} [even|as {it} {is}]
    shake {them} out [before washing|after each use] > crumbs stay out of [the machine|the seams]
    lay {them} next to [what you own|your other pieces] > you see how the colors [go together|work]
    dry {them} [flat|in the shade] > {it} {v:keeps} {its} [shape|color]
    keep a [second set|spare] > wash day is [no trouble|quiet]
  `),
}

export const YARN_AND_FABRIC: Craft = {
  nouns: stems('yarn fiber roving thread fabric skein wool ribbon lace embroidery'),
  signs: stems('skein knitting crochet'),
  emojis: ['🧶', '🌊', '💙', '🎁', '✨', '🐑', '🌿', '💛'],
  uses: lines(`
    [cast on|start] something small
    plan a [gift|first project] around {them}
    combine {them} with a [plain|second] color
    keep {them} in the [project|travel] bag
    try {them} in two [stitches|gauges]
  `),
  settings: lines(`
    on a long [train ride|car ride]
    in a project [bag|basket]
    at a [knitting|craft] night
    on a slow [weekend|evening]
    in a gift for [someone who makes things|a maker]
  `),
  advice: lines(`
    work a [sample|swatch] first > you know how {it} {v:behaves}
    order all you need [at once|in one go] > the color matches [throughout|from end to end]
    wash the [sample|swatch] > you see what {it} {v:does} in water
    note the amount your [pattern|plan] needs > you buy [enough|the right amount] of {them}
    look at {them} in [daylight|morning light] > you judge the color [best|as it is]
    keep the [label|details] > you can match {them} [later|if you run short]
  `),
}
