import { lines, stems, type Craft } from '../craft.ts'

export const CLOTHING: Craft = {
  nouns: stems(
    'apron shirt tee tshirt sweatshirt hoodie dress skirt onesie hat beanie scarf sock sweater mitten glove shawl cardigan jacket kimono romper bib headband scrunchie bonnet cap poncho cowl slipper shoe',
  ),
  signs: stems('unisex wearable'),
  emojis: ['🧣', '✨', '🧡', '🎁', '🍂', '💛', '🧶', '🌿', '☀️', '🤍'],
  uses: lines(`
    wear {them} with [what you already own|your usual things]
    keep {them} [by the door|on a hook in the hallway]
    pack {them} for [a weekend away|a short trip]
    layer {them} when it [turns cold|gets chilly]
    give {them} to someone who [is hard to shop for|has everything]
  `),
  settings: lines(`
    on a cold [morning|evening]
    at home on a [weekend|Sunday]
    on a [walk|hike]
    for a day of [errands|chores]
    on a [trip|train ride]
    with [jeans|a favorite pair of jeans]
  `),
  advice: lines(`
    measure a piece you [like|wear a lot] > you know how {it} [should|ought to] fit
    choose the larger size [when in doubt|if you are between two] > there is room to [move|layer]
    read the care details [before the first wash|first] > {it} {v:keeps} [{its} shape|{its} size]
    fold {them} [after wearing|at the end of the day] > {it} {v:is} ready for [tomorrow|the next time]
    try {them} on with [what you have|two or three things] > you see what [goes|works] with {them}
    turn {them} inside out [before washing|for the wash] > the outside of {them} [stays new|wears less]
  `),
}

export const TOYS: Craft = {
  nouns: stems('toy puzzle doll rattle teether bear plush bunny dollhouse stacker kite'),
  signs: stems('montessori'),
  emojis: ['🧸', '🌈', '✨', '🎁', '💛', '🚂', '🎈', '🌟'],
  uses: lines(`
    leave {them} where [small hands can reach|little ones find {them}]
    take {them} along on [trips|visits]
    bring {them} out on [a rainy day|a slow afternoon]
    put {them} [under the tree|next to the birthday cake]
    hand {them} down [one day|to the next child]
  `),
  settings: lines(`
    in a [playroom|den]
    on a nursery [shelf|chair]
    on the [living room floor|rug]
    at a grandparent's [house|table]
    at a birthday [party|breakfast]
  `),
  advice: lines(`
    check the [age information|recommended age] > you know {it} {v:suits} [the child|your child]
    play along the [first time|first afternoon] > {it} {v:is} more fun [from the start|right away]
    swap {them} with other toys [each week|now and then] > {it} {v:feels} [new|fresh] again
    store {them} in a [basket|box] > tidying up takes [a minute|no time]
    look {them} over [now and then|every few weeks] > you notice wear in [good time|time]
    let the child [choose a name|pick a place] for {them} > {it} {v:becomes} part of [the family|the game]
  `),
}
