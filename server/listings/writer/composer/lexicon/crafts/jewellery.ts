import { lines, stems, type Craft } from '../craft.ts'

const EMOJIS = ['✨', '💛', '🎁', '💫', '🌙', '🤍', '🌟', '💍', '🌿', '💌'] as const

export const NECKLACES: Craft = {
  nouns: stems('necklace pendant locket choker chain charm amulet'),
  signs: [],
  emojis: EMOJIS,
  uses: lines(`
    wear {them} alone
    layer {them} with others you own
    put {them} on in the morning and keep {them} on
    wear {them} over a high neckline
    tuck {them} under a collar
  `),
  settings: lines(`
    with an open collar
    over a knit sweater
    with a plain tee
    at a dinner
    on a day at work
    at a wedding
  `),
  advice: lines(`
    measure one you already own > you know where {it} will sit
    put {them} on after perfume > {it} {v:stays} clean
    hang {them} up at night > {it} {v:is} free of knots in the morning
    store {them} apart from other pieces > nothing tangles or scratches
    take {them} off before a swim > {it} {v:lasts} longer
    try {them} at two lengths > you see which collar suits {them}
  `),
}

export const RINGS: Craft = {
  nouns: stems('ring band signet'),
  signs: [],
  emojis: EMOJIS,
  uses: lines(`
    wear {them} alone
    stack {them} with others you own
    keep {them} on all day
    save {them} for evenings
    give {them} on an anniversary
  `),
  settings: lines(`
    on any finger
    next to a plain band
    at work
    at a proposal
    on a special day
    with short sleeves
  `),
  advice: lines(`
    measure your finger in the evening > you get the most reliable size
    use a ring that fits as a guide > the size of {them} is easy to choose
    take {them} off for the garden > {it} {v:keeps} {its} finish longer
    clean {them} with a dry cloth > {it} {v:looks} new again
    put {them} in the same place each night > you never have to search
    measure twice > you can order {them} with a calm mind
  `),
}

export const EARRINGS: Craft = {
  nouns: stems('earring stud hoop dangle'),
  signs: [],
  emojis: EMOJIS,
  uses: lines(`
    wear {them} with your hair up
    put {them} on with a plain sweater
    keep {them} in your bag for after work
    give {them} without asking for a size
    wear {them} from morning to dinner
  `),
  settings: lines(`
    with hair worn up
    with a plain tee
    at a party
    at a desk
    with a dress
    on a weekend away
  `),
  advice: lines(`
    store the pair together > neither goes missing
    put {them} on after your hair is done > nothing catches
    wipe {them} with a dry cloth > {it} {v:is} clean for tomorrow
    hold {them} up at a mirror > you see how long {it} {v:hangs}
    keep {them} in a small box when you travel > the pair arrives together
  `),
}

export const BRACELETS: Craft = {
  nouns: stems('bracelet bangle anklet cuff wristband'),
  signs: stems('jewelry jewellery'),
  emojis: EMOJIS,
  uses: lines(`
    wear {them} alone
    stack {them} with others
    wear {them} beside a watch
    push {them} up under a sleeve
    keep {them} on from morning on
  `),
  settings: lines(`
    beside a watch
    with rolled sleeves
    at a summer party
    on a day at work
    with a stack of others
  `),
  advice: lines(`
    measure your wrist with a tape > you choose the size without guessing
    add a finger's width > {it} {v:moves} a little on the wrist
    take {them} off before a swim > {it} {v:lasts} longer
    wipe {them} with a dry cloth > {it} {v:stays} clean
    lay {them} flat in a drawer > {it} {v:keeps} {its} shape
  `),
}
