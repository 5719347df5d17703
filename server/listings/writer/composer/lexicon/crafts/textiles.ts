import { lines, stems, type Craft } from '../craft.ts'

export const BLANKETS: Craft = {
  nouns: stems('blanket quilt throw afghan coverlet bedspread swaddle'),
  signs: [],
  emojis: ['🧸', '🤍', '🌙', '🎁', '🌿', '☁️', '💛', '✨', '🏡', '🧡'],
  uses: lines(`
    leave {them} over the arm of the sofa
    fold {them} at the foot of the bed
    take {them} along in the car
    wrap someone up in {them}
    hang {them} on a wall
  `),
  settings: lines(`
    on the sofa
    at the foot of a bed
    in a reading chair
    in a guest room
    on a cool evening outside
  `),
  advice: lines(`
    measure the bed > you know how far {it} {v:reaches}
    fold {them} with the pattern inward > {it} {v:keeps} {its} color longer
    air {them} in spring and fall > {it} {v:smells} fresh
    leave {them} within reach > somebody will use {them} tonight
    refold {them} along other lines > creases never set
  `),
}

export const HOME_TEXTILES: Craft = {
  nouns: stems(
    'pillow cushion cover towel napkin runner rug curtain placemat tablecloth coaster potholder mat',
  ),
  signs: [],
  emojis: ['🏡', '🌿', '✨', '🧡', '🎁', '☕', '💛', '🍂', '🌾', '🤍'],
  uses: lines(`
    swap {them} in for a new season
    mix {them} with plain pieces
    use {them} every day
    bring {them} out for guests
    pair {them} with what is there already
  `),
  settings: lines(`
    on a sofa
    in a guest room
    at the dinner table
    in a kitchen
    on a reading chair
  `),
  advice: lines(`
    measure the piece you have > you know {it} {v:fits}
    wash {them} with similar colors > {it} {v:stays} even
    shake {them} out before washing > crumbs stay out of the machine
    lay {them} next to what you own > you see how the colors go together
    dry {them} flat > {it} {v:keeps} {its} shape
  `),
}

export const YARN_AND_FABRIC: Craft = {
  nouns: stems('yarn fiber roving thread fabric skein wool ribbon lace embroidery'),
  signs: stems('skein knitting crochet'),
  emojis: ['🧶', '🌊', '💙', '🎁', '✨', '🐑', '🌿', '💛'],
  uses: lines(`
    cast on something small
    plan a gift around {them}
    combine {them} with a plain color
    keep {them} in the project bag
    try {them} in two stitches
  `),
  settings: lines(`
    on a long train ride
    in a project bag
    at a knitting night
    on a slow weekend
    in a gift for someone who makes things
  `),
  advice: lines(`
    work a sample first > you know how {it} {v:behaves}
    order all you need at once > the color matches throughout
    wash the sample > you see what {it} {v:does} in water
    note the amount your pattern needs > you buy enough of {them}
    look at {them} in daylight > you judge the color best
  `),
}
