import { lines, stems, type Craft } from '../craft.ts'

export const CLOTHING: Craft = {
  nouns: stems(
    'apron shirt tee tshirt sweatshirt hoodie dress skirt onesie hat beanie scarf sock sweater mitten glove shawl cardigan jacket kimono romper bib headband scrunchie bonnet cap poncho cowl slipper shoe',
  ),
  signs: stems('unisex wearable'),
  emojis: ['🧣', '✨', '🧡', '🎁', '🍂', '💛', '🧶', '🌿', '☀️', '🤍'],
  uses: lines(`
    wear {them} with what you already own
    keep {them} by the door
    pack {them} for a weekend away
    layer {them} when it turns cold
    give {them} to someone who is hard to shop for
  `),
  settings: lines(`
    on a cold morning
    at home on a weekend
    on a walk
    for a day of errands
    on a trip
    with jeans
  `),
  advice: lines(`
    measure a piece you like > you know how {it} should fit
    choose the larger size when in doubt > there is room to move
    read the care details before the first wash > {it} {v:keeps} {its} shape
    fold {them} after wearing > {it} {v:is} ready for tomorrow
    try {them} on with what you have > you see what goes with {them}
  `),
}

export const TOYS: Craft = {
  nouns: stems('toy puzzle doll rattle teether bear plush bunny dollhouse stacker kite'),
  signs: stems('montessori'),
  emojis: ['🧸', '🌈', '✨', '🎁', '💛', '🚂', '🎈', '🌟'],
  uses: lines(`
    leave {them} where small hands can reach
    take {them} along on trips
    bring {them} out on a rainy day
    put {them} under the tree
    hand {them} down one day
  `),
  settings: lines(`
    in a playroom
    on a nursery shelf
    on the living room floor
    at a grandparent's house
    at a birthday party
  `),
  advice: lines(`
    check the age information > you know {it} {v:suits} the child
    play along the first time > {it} {v:is} more fun from the start
    swap {them} with other toys each week > {it} {v:feels} new again
    store {them} in a basket > tidying up takes a minute
    look {them} over now and then > you notice wear in good time
  `),
}
