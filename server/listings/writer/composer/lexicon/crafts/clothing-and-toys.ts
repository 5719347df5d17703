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
    swap {them} for [an old favorite|something plainer]
    save {them} for [days off|the weekend]
    wear {them} [at home|out and about]
  `),
  settings: lines(`
    on a cold [morning|evening]
    at home on a [weekend|Sunday]
    on a [walk|hike]
    for a day of [errands|chores]
    on a [trip|train ride]
    with [jeans|a favorite pair of jeans]
    at a [market|fair]
    on a [porch|terrace]
  `),
  advice: lines(`
    measure a piece you [like|wear a lot] > you know how {it} [should|ought to] fit
    choose the larger size [when in doubt|if you are between two] > there is room to [move|layer]
    read the care details [before the first wash|first] > {it} {v:keeps} [{its} shape|{its} size]
    fold {them} [after wearing|at the end of the day] > {it} {v:is} ready for [tomorrow|the next time]
    try {them} on with [what you have|two or three things] > you see what [goes|works] with {them}
    turn {them} inside out [before washing|for the wash] > the outside of {them} [stays new|wears less]
    wash {them} with [like colors|similar things] > nothing [runs|rubs off] on {them}
    dry {them} [flat|out of the sun] > {it} {v:keeps} {its} [shape|color]
    empty the [pockets|laundry basket] first > nothing else ends up in the wash with {them}
    air {them} [overnight|by a window] > {it} {v:needs} [less washing|the machine less often]
    store {them} [folded|on a shelf] in the off season > {it} {v:stays} [in shape|as {it} {is}]
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
    build a [game|story] around {them}
    add {them} to a [shelf|toy basket]
    give {them} to a [cousin|godchild]
  `),
  settings: lines(`
    in a [playroom|den]
    on a nursery [shelf|chair]
    on the [living room floor|rug]
    at a grandparent's [house|table]
    at a birthday [party|breakfast]
    in a [stroller|travel bag]
    at a [kitchen table|play date]
  `),
  advice: lines(`
    check the [age information|recommended age] > you know {it} {v:suits} [the child|your child]
    play along the [first time|first afternoon] > {it} {v:is} more fun [from the start|right away]
    swap {them} with other toys [each week|now and then] > {it} {v:feels} [new|fresh] again
    store {them} in a [basket|box] > tidying up takes [a minute|no time]
    look {them} over [now and then|every few weeks] > you notice wear in [good time|time]
    let the child [choose a name|pick a place] for {them} > {it} {v:becomes} part of [the family|the game]
    put {them} out [one at a time|without others] > the child [looks closer|plays longer]
    wipe {them} with a [damp cloth|clean cloth] > {it} {v:is} ready for [the next game|tomorrow]
    give {them} a [home|fixed place] > the child knows where {it} [{v:belongs}|{v:sleeps}]
    keep the packaging for [small parts|storage] > you can put everything back [together|again]
  `),
}
