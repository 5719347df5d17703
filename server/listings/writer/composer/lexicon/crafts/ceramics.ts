import { lines, stems, type Craft } from '../craft.ts'

export const TABLEWARE: Craft = {
  nouns: stems('mug cup bowl plate teapot jug pitcher tumbler platter saucer canister'),
  signs: stems('pottery ceramic stoneware porcelain glaze wheelthrown'),
  emojis: ['☕', '🌿', '🤍', '🏡', '✨', '🎁', '🍵', '🧡', '🌾', '🍂'],
  uses: lines(`
    use {them} [on weekdays|every day]
    leave {them} out on the [counter|shelf]
    mix {them} with [plain pieces|what you own]
    bring {them} out for [guests|a long lunch]
    pick {them} for [the first meal of the day|breakfast]
    [carry|take] {them} to the [garden|sofa]
    (mug cup tumbler) hand {them} to the [last one up|first one up]
    (mug cup bowl teapot jug pitcher tumbler) serve something [warm|cold] in {them}
    wrap {them} for a [new home|first apartment]
  `),
  settings: lines(`
    on an open [shelf|rack]
    at the [breakfast|kitchen] table
    on a [desk|side table]
    at a long [dinner|lunch]
    in a small [kitchen|apartment]
    on a tray by the [sofa|bed]
    on a picnic [blanket|bench]
    by the [kettle|stove]
  `),
  advice: lines(`
    keep {them} at the [front of|top of] the cupboard > you [reach for|pick] {them} first
    avoid [sudden changes of temperature|going straight from the fridge to high heat] > {it} {v:is} less likely to [crack|chip]
    stack {them} with [a cloth|paper] in between > nothing [rubs against|scratches] {them}
    set {them} [on the table|down] next to what you own > you see how well [pieces mix|they go together]
    let {them} [dry fully|drain] before you put {them} away > no rings are left on [the shelf|the wood]
    rinse {them} [soon after use|right after the meal] > stains have [no time to set|no chance]
    check the height of your [cupboard|dishwasher rack] > you know where {it} [{v:goes}|{v:stands}]
    hold {them} by the [body|base] when wet > nothing slips out of your [hands|fingers]
    put a [coaster|cloth] underneath > the table under {them} [stays unmarked|keeps its finish]
  `),
}

export const PLANTERS: Craft = {
  nouns: stems('planter pot plantpot trough'),
  signs: stems('plantholder'),
  emojis: ['🪴', '🌿', '🌱', '🌵', '🍃', '☀️', '💚', '✨'],
  uses: lines(`
    plant {them} with [something small and leafy|a trailing plant]
    set {them} on a [bright windowsill|sunny ledge]
    group {them} with [other pots|two or three others]
    start [herbs|cuttings] in {them}
    give {them} away with [a plant|a cutting] inside
    keep {them} by the [sink|kitchen window]
    move {them} [closer to the light|outside] in summer
  `),
  settings: lines(`
    on a [windowsill|ledge]
    on a [bookshelf|side table]
    by a bright [window|door]
    on a [desk|dresser]
    on a plant [stand|shelf]
    in a [kitchen|bathroom]
    beside the [sofa|bed]
    on a [stool|stack of books]
  `),
  advice: lines(`
    measure the [nursery pot|pot inside] > you know whether it [goes into|fits] {them}
    water [a little at a time|in small sips] > the soil in {them} never [turns soggy|gets too wet]
    turn {them} [now and then|a little each week] > the plant [grows evenly|does not lean]
    start with [a small|a young] plant > roots have [space|room to spread] in {them}
    wipe {them} with a [damp cloth|wet sponge] > soil and dust [come off|disappear]
    put a [saucer|plate] underneath > the shelf under {them} [stays dry|is safe from water]
    check the soil with [a finger|your fingertip] > you water {them} only when [needed|it is dry]
    leave a [finger's width|little space] below the rim > water in {them} does not [spill over|run off]
    loosen the roots before you plant {them} > the plant [settles sooner|takes hold faster]
  `),
}

export const VASES: Craft = {
  nouns: stems('vase'),
  signs: [],
  emojis: ['🌿', '🤍', '🌸', '🏡', '✨', '🍃', '🌾', '☀️'],
  uses: lines(`
    put a single [stem|branch] in {them}
    leave {them} [empty|bare] on a shelf
    fill {them} with [what the garden gives|a market bunch]
    keep [dried stems|grasses] in {them}
    move {them} from [room to room|shelf to table]
    show a [branch|twig] from a walk in {them}
    stand {them} beside [another|a taller one]
  `),
  settings: lines(`
    on a [windowsill|ledge]
    on a [bedside table|nightstand]
    on a shelf [among|beside] books
    on a [desk|dresser]
    in the middle of a [table|long shelf]
    beside a [lamp|mirror]
  `),
  advice: lines(`
    start with [one stem|a single flower] > you see how little {it} {v:needs}
    cut stems to [different heights|odd lengths] > an arrangement in {them} looks [loose|easy]
    change the water [every other day|often] > flowers in {them} [keep|last] longer
    rinse {them} [after each bunch|before you put {them} away] > {it} {v:is} [ready for the next|clean for next time]
    try {them} in [a few places|two rooms] > you find where the light [suits {them}|falls well]
    strip the [lower leaves|leaves below the water] > the water in {them} [stays clear|stays fresh]
    set {them} back from the [edge|table edge] > nobody [knocks {them} over|bumps into {them}]
    turn the stems as you [add|place] them > the bunch in {them} [holds itself up|looks full from each side]
    keep {them} away from [fruit|heaters] > flowers [wilt|fade] more slowly
  `),
}

export const DISHES: Craft = {
  nouns: stems('dish catchall'),
  signs: [],
  emojis: ['🤍', '🌿', '🏡', '✨', '🎁', '💛', '🍃', '☀️'],
  uses: lines(`
    [empty your pockets into {them}|put keys and coins in {them}]
    keep {them} by the sink for [rings|a watch]
    set {them} [by the bed|on the nightstand]
    leave {them} [by the door|in the hallway]
    gather [small things|odds and ends] in {them}
    hold [hairpins|buttons] in {them}
    wrap {them} for a [new neighbor|new home]
  `),
  settings: lines(`
    by the [sink|mirror]
    on the [nightstand|windowsill]
    in the [hallway|entry]
    on a [dresser|vanity]
    on a [desk|shelf]
    by the [front door|bath]
  `),
  advice: lines(`
    choose one spot for {them} [and stay with it|from the start] > small things stop [going missing|wandering off]
    wipe {them} with a [damp cloth|wet cloth] > {it} {v:is} [clean again|ready again]
    put {them} where you [take off your rings|empty your pockets] > nothing [rolls away|gets lost]
    keep {them} [near the door|by the entrance] > keys land in [the same place|one place]
    empty {them} [on Sundays|once a week] > {it} {v:stays} [useful|tidy] all week
    line {them} with [a scrap of cloth|paper] > rings in {them} [make no noise|do not rattle]
    use {them} for one kind of thing > you find it [at once|without digging]
    dry {them} with a [soft cloth|towel] > no [water marks|spots] stay behind
    place {them} away from the [edge|table edge] > nobody [knocks {them} off|sweeps {them} down]
  `),
}
