import { isPluralNoun } from '../english/grammar.ts'
import { PREPOSITIONS } from '../english/words.ts'

/** Statements that begin in the middle of a run of words typed without commas. */
const NEXT_STATEMENT =
  /(?<=\p{L}{2}|\d)(?<!\bonly) (?=(?:(?:hand|machine) wash|tumble dry|lay flat|just message|\d+ (?:lined |blank |ruled |dotted )?pages|PDF$|smells like|slips (?:on|over)|ready to (?:hang|ship|gift|use)|sizes? \d|no \p{L}+(?=$|,))(?!\p{L})|(?:burns|holds|measures|lasts) (?:for |about |around |up to |over )?\d)/gu

const AFTER_SIDE =
  /(\d\s?(?:inch(?:es)?|in|cm|mm|ft|feet) (?:wide|long|tall|high|deep|across|thick)) (?=(?:\d|\p{L}+))(?!(?:x|by|and|or|at|when|with|in|on|from|to|including|plus|each|per|closed|open|altogether|overall)\b)/gu

const AREA = String.raw`\d[\d.]*\s?[x×]\s?\d[\d.]*(?:\s?[x×]\s?\d[\d.]*)?(?:\s?(?:inch(?:es)?|in|cm|mm|ft|feet)\b)?`

/** Words that say what a size is the size of. */
const NEEDS_SIZE = [
  ...PREPOSITIONS,
  'size',
  'sizes',
  'sheet',
  'image',
  'mount',
  'measures',
  'measuring',
  'is',
  'are',
  'each',
  'or',
  'and',
].join('|')

const AREA_AFTER_WORD = new RegExp(
  `(?<=\\p{L})(?<!(?:^|\\P{L})(?:${NEEDS_SIZE}|x|approximately)) ${AREA}(?=$|[\\s,;.)])(?: (?=\\p{L})(?!(?:${NEEDS_SIZE}|x|wide|long|tall|high|deep|across|thick|square|when|total)\\b))?`,
  'giu',
)

const COUNTED =
  /(\p{L}+) (set of \d+) (?=([(\p{L}][^,]{0,60}))(?!(?:with|in|for|and|or|on|by|from|to)\b)/gu

/** "Set of 4 felt coasters" goes on to what is counted, "coaster set of 4 cork bottom" to a part. */
function namesMany(next: string): boolean {
  return next.split(/\s+/).slice(0, 3).some(isPluralNoun)
}

/** Commas where a hurried seller left them out: "mug 12 oz, 4 x 3 in blue" has three facts. */
export function withPauses(text: string): string {
  return text
    .replace(COUNTED, (whole, ...found: string[]) => {
      const [before = '', count = '', next = ''] = found
      if (isPluralNoun(before)) return `${before}, ${count}, `
      return namesMany(next) ? whole : `${before} ${count}, `
    })
    .replace(AFTER_SIDE, '$1, ')
    .replace(AREA_AFTER_WORD, (area) => `, ${area.trim()}${area.endsWith(' ') ? ', ' : ''}`)
    .replace(NEXT_STATEMENT, ', ')
}

/** A measure's full stop ends the statement only before a capital, or a word that begins an order. */
const AFTER_MEASURE =
  /(?<=\d\s?(?:(?:fl )?oz|ft|lbs?|qt|yds?))\.\s+(?=\p{Lu}|(?:(?:hand|machine|spot) (?:wash|made)|wash|wipe|ships?|comes|holds|burns|made|no|not|tiny|small chip|minor|slight)\b)/gu

/** The stop of "6 oz. jar" only shortens the word. */
const MEASURE_STOP = /(?<=\d\s?(?:(?:fl )?oz|ft|lbs?|qt|yds?))\.(?=\s+\p{Ll})/gu

/** The stop of an abbreviated measure gone, or turned into a line break where the statement ends. */
export function withoutMeasureStops(text: string): string {
  return text.replace(AFTER_MEASURE, '\n').replace(MEASURE_STOP, '')
}
