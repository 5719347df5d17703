import { lines, stems, type Craft } from '../craft.ts'

export const LEATHER_AND_BAGS: Craft = {
  nouns: stems(
    'wallet bag purse tote pouch backpack belt clutch satchel briefcase cardholder case sleeve holster',
  ),
  signs: stems('leather'),
  emojis: ['👜', '🤎', '✨', '🎁', '🍂', '🧡', '🌿', '💼'],
  uses: lines(`
    carry {them} [every day|all week]
    pack {them} for a [trip|weekend]
    keep {them} by the [door|desk]
    fill {them} with what you need and [no more|nothing else]
    take {them} from work to [the weekend|dinner]
    hand {them} to a [student|traveler]
    use {them} for [one thing only|a single trip]
    bring {them} out for [a weekend away|an evening]
  `),
  settings: lines(`
    on a [commute|train]
    at a [market|fair]
    on a weekend [trip|outing]
    at the [office|library]
    on a city [walk|break]
    at [school|work]
    in a [glove box|suitcase]
  `),
  advice: lines(`
    empty {them} [once a week|on Sundays] > {it} {v:keeps} [{its} shape|{its} form]
    wipe {them} with a [dry|clean] cloth > small marks [come off|fade]
    keep {them} away from [heat|heaters] > the surface [stays even|stays smooth]
    count what you [carry|need each day] > you know whether {it} {v:is} [big enough|the right size]
    store {them} [lightly filled|upright] > {it} {v:holds} [{its} form|{its} shape]
    give everything in {them} [its own place|a fixed spot] > you find your keys [without looking|at once]
    hang {them} on a [hook|peg] when you come home > you know where {it} {is} in the [morning|rush]
    carry less > {it} {v:sits} [lighter|easier] on you
    close {them} before you [leave|get up] > nothing [falls out|gets left behind]
    let {them} dry [slowly|at room temperature] after rain > {it} {v:keeps} {its} [form|shape]
  `),
}
