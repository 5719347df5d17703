import { lines, stems, type Craft } from '../craft.ts'

export const LEATHER_AND_BAGS: Craft = {
  nouns: stems(
    'wallet bag purse tote pouch backpack belt clutch satchel briefcase cardholder case sleeve holster',
  ),
  signs: stems('leather'),
  emojis: ['👜', '🤎', '✨', '🎁', '🍂', '🧡', '🌿', '💼'],
  uses: lines(`
    carry {them} every day
    pack {them} for a trip
    keep {them} by the door
    fill {them} with what you need and no more
    take {them} from work to the weekend
  `),
  settings: lines(`
    on a commute
    at a market
    on a weekend trip
    at the office
    on a city walk
  `),
  advice: lines(`
    empty {them} once a week > {it} {v:keeps} {its} shape
    wipe {them} with a dry cloth > small marks come off
    keep {them} away from heat > the surface stays even
    count what you carry > you know whether {it} {v:is} big enough
    store {them} lightly filled > {it} {v:holds} {its} form
  `),
}
