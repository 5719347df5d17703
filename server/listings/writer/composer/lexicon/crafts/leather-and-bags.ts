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
  `),
  settings: lines(`
    on a [commute|train]
    at a [market|fair]
    on a weekend [trip|outing]
    at the [office|library]
    on a city [walk|break]
  `),
  advice: lines(`
    empty {them} [once a week|on Sundays] > {it} {v:keeps} [{its} shape|{its} form]
    wipe {them} with a [dry|clean] cloth > small marks [come off|fade]
    keep {them} away from [heat|heaters] > the surface [stays even|stays smooth]
    count what you [carry|need each day] > you know whether {it} {v:is} [big enough|the right size]
    store {them} [lightly filled|upright] > {it} {v:holds} [{its} form|{its} shape]
    give everything in {them} [its own place|a fixed spot] > you find your keys [without looking|at once]
  `),
}
