import { lines, stems, type Craft } from '../craft.ts'

const EMOJIS = ['✨', '💛', '🎁', '💫', '🌙', '🤍', '🌟', '💍', '🌿', '💌'] as const

export const NECKLACES: Craft = {
  nouns: stems('necklace pendant locket choker chain charm amulet'),
  signs: [],
  emojis: EMOJIS,
  uses: lines(`
    wear {them} [alone|by itself]
    layer {them} with [others you own|a longer one]
    put {them} on in the morning and [keep {them} on|forget about {them}]
    wear {them} over a [high neckline|turtleneck]
    tuck {them} under a [collar|scarf]
    pair {them} with [a plain ring|small earrings]
    give {them} a turn with [a summer dress|a shirt]
    save {them} for a day [off|out]
  `),
  settings: lines(`
    with an open [collar|shirt]
    over a [knit sweater|plain dress]
    with a plain [tee|blouse]
    at a [dinner|concert]
    on a day at [work|the office]
    at a [wedding|party]
    on a [weekend|birthday]
    over a [plain shirt|sweatshirt]
  `),
  advice: lines(`
    measure one you [already own|wear often] > you know where {it} will [sit|fall]
    put {them} on [after perfume|last] > {it} {v:stays} [clean|bright]
    hang {them} up [at night|after wearing] > {it} {v:is} free of knots [in the morning|the day after]
    store {them} [apart from|away from] other pieces > nothing [tangles or scratches|gets caught]
    take {them} off before [a swim|bed] > {it} {v:lasts} [longer|well]
    try {them} at [two|different] lengths > you see which collar [suits|goes with] {them}
    fasten {them} [in front of a mirror|before you put on a coat] > {it} {v:lies} [flat|as it should]
    close the clasp before you [store|pack] {them} > {it} {v:does} not [knot|twist]
    wipe {them} with a [dry cloth|clean cloth] > {it} {v:looks} [fresh|cared for]
    pack {them} [in a small pouch|flat between two cards] > {it} {v:travels} without [knots|scratches]
    check the clasp [now and then|once a month] > {it} {v:stays} where {it} [{v:belongs}|should be]
  `),
}

export const RINGS: Craft = {
  nouns: stems('ring band signet'),
  signs: [],
  emojis: EMOJIS,
  uses: lines(`
    wear {them} [alone|by itself]
    stack {them} with [others you own|a plain band]
    keep {them} on [all day|from morning to night]
    save {them} for [evenings|good days]
    give {them} on [an anniversary|a day worth marking]
    switch {them} to the [other hand|next finger]
    wear {them} with [a watch|bare hands]
    keep {them} on a [chain|dish] at night
  `),
  settings: lines(`
    on any [finger|hand]
    next to a [plain band|second ring]
    at [work|a desk]
    at a [proposal|dinner for two]
    on a special [day|evening]
    with [short|rolled] sleeves
    beside a [watch|bracelet]
    at a [birthday|family dinner]
  `),
  advice: lines(`
    measure your finger [in the evening|twice] > you get the [most reliable|right] size
    use a ring that fits [as a guide|for comparison] > the size of {them} is easy to [choose|get right]
    take {them} off for [the garden|the gym] > {it} {v:keeps} {its} finish [longer|well]
    clean {them} with a [dry cloth|clean cloth] > {it} {v:looks} [new|fresh] again
    put {them} in the same place [each night|after work] > you never have to [search|look for {them}]
    have your finger measured [by a jeweler|in a shop] > you can order {them} with [a calm mind|no guessing]
    take {them} off before [lotion|sunscreen] > nothing [builds up on|sticks to] {them}
    store {them} [apart from others|in a pouch] > nothing [scratches|rubs] {them}
    measure on a [warm day|normal day] > your finger is not [smaller|larger] than usual
    try {them} on [two fingers|both hands] > you see where {it} {v:sits} [best|as you like]
    write down your [size|finger size] > the next one is [easy to order|no guess]
  `),
}

export const EARRINGS: Craft = {
  nouns: stems('earring stud hoop dangle'),
  signs: [],
  emojis: EMOJIS,
  uses: lines(`
    wear {them} with your hair [up|tucked back]
    put {them} on with a plain [sweater|shirt]
    keep {them} in your bag for [after work|the evening]
    give {them} without [asking for a size|any guessing]
    wear {them} from [morning to dinner|breakfast to bedtime]
    save {them} for [a day off|a night out]
    match {them} to [a favorite shirt|your glasses]
    lend {them} to [a friend|your sister]
  `),
  settings: lines(`
    with hair worn [up|short]
    with a plain [tee|collar]
    at a [party|concert]
    at a [desk|meeting]
    with a [dress|jacket]
    on a weekend [away|in town]
    at a [market|brunch]
    with your hair [down|in a bun]
  `),
  advice: lines(`
    store the pair [together|in one box] > [neither goes missing|both are there when you want {them}]
    put {them} on after [your hair is done|you are dressed] > nothing [catches|tangles]
    wipe {them} with a [dry cloth|clean cloth] > {it} {v:is} clean for [tomorrow|next time]
    hold {them} up at [a mirror|your ear] > you see how long [{it} {v:hangs}|they really are]
    keep {them} in a small box when you [travel|pack] > the pair [arrives together|stays together]
    take {them} off before you [sleep|swim] > {it} {v:keeps} {its} [shape|look]
    fasten the backs [with care|well] > you come home with [both|the pair]
    keep {them} clear of [hairspray|perfume] > the surface stays [as it is|clean]
    hang {them} on a [card|stand] > you see {them} when you [dress|get ready]
    put them in over a [towel|table] > nothing rolls [down the drain|under the bed]
  `),
}

export const BRACELETS: Craft = {
  nouns: stems('bracelet bangle anklet cuff wristband'),
  signs: stems('jewelry jewellery'),
  emojis: EMOJIS,
  uses: lines(`
    wear {them} [alone|by itself]
    stack {them} with [others|two more]
    wear {them} beside a [watch|thin chain]
    push {them} up under a [sleeve|cuff]
    keep {them} on from [morning on|breakfast on]
    match {them} to [your earrings|a ring]
    save {them} for [a party|the weekend]
    wear {them} on the [other wrist|left]
  `),
  settings: lines(`
    beside a [watch|second bracelet]
    with rolled [sleeves|cuffs]
    at a summer [party|dinner]
    on a day at [work|school]
    with a stack of [others|thin ones]
    at a [concert|market]
    with a short [sleeve|glove]
  `),
  advice: lines(`
    measure your wrist with a [tape|string] > you choose the size [without guessing|at once]
    add [a finger's width|a little room] > {it} {v:moves} [a little|freely] on the wrist
    take {them} off before [a swim|a shower] > {it} {v:lasts} [longer|well]
    wipe {them} with a [dry|clean] cloth > {it} {v:stays} [clean|fresh]
    lay {them} flat in a [drawer|box] > {it} {v:keeps} [{its} shape|{its} form]
    put {them} on over a [table|bed] > nothing [drops|rolls] out of sight
    close {them} before you [store|pack] {them} > nothing [catches|bends]
    store {them} [apart|in a pouch] > nothing scratches [{them}|the surface]
    take {them} off at [the keyboard|the sink] > {it} {v:does} not [knock|get wet]
    try {them} on with [a sleeve|your watch] > you see how {it} {v:sits} [together|beside it]
  `),
}
