import { isPluralNoun, listOf } from '../english/grammar.ts'
import { isPart } from '../english/parts.ts'
import { PREPOSITIONS } from '../english/words.ts'

/** Statements that begin in the middle of a run of words typed without commas. */
const NEXT_STATEMENT =
  /(?<=\p{L}{2}|\d)(?<!\bonly|\bfor|\band|\bor|\bif|\bwhen|\bunless|\bwith|\bsize|\bfinished|\bpaper|\bprint|\bsheet|\bactual) (?=(?:please \p{Ll}+|(?:hand|machine) wash(?:able)?|(?:tumble|air|line|hang) dry|dry (?:flat|clean)|lay flat|wipe-clean (?:lining|interior)|lays open flat|(?:drains|folds|hangs|lies|works|dries) (?:well|flat|great|easily|fast|quickly)|stands up|no two (?:alike|the same|same)|just message|\d+ (?:lined |blank |ruled |dotted )?pages|PDF$|smells like|slips (?:on|over)|ready to (?:hang|ship|gift|use)|sizes? (?:\d|\d?X{0,3}[SML](?=-|,|$))|no \p{L}+(?: included| needed| required)?(?=$|,)|no (?:chips|cracks|repairs|damage|holes|stains|tears|rust|crazing|shipping|assembly)(?! (?:or|and|in|on)\b)|some (?:\p{L}+ )?(?:fade|fading|wear|tarnish|scratch(?:es)?|crazing|rust|foxing|chips|stains|dents)|done in \d+|prints in (?:one piece|place)|\d+ designs|A\d size|nothing is shipped|fits \p{Lu}|personal (?:use|and (?:\p{Ll}+ ){0,2}commercial use)|digital (?:file )?only|one size(?= )|ages? (?=\d)|see (?:the )?(?:photo|picture)|pre[ -]washed)(?!\p{L})|(?:burns|holds|measures|lasts|fits) (?:for |about |around |up to |over )?\d)/gu

/** "Burns 45 hours poured in our workshop" goes on to something else. */
const AFTER_TIME = /(\d\s?(?:hours|weeks|days|months)) (?=(?:hand )?(?:\p{Ll}{3,}ed|made) )/gu

/** "Size L heavyweight cotton" goes on to something else. */
const AFTER_LETTER_SIZE =
  /(\bsize (?:X{0,3}[SML]|\dXL|small|medium|large)) (?=\p{Ll}{3,})(?!(?:and|fits|for|from|but|only|with|men|women|unisex|adult|to|or|in|on)\b)/giu

/** "Unpainted kit glue not included": only what stands right before the words is left out. */
const NOT_INCLUDED = /(?<=\p{L}{2} \p{L}+ \p{L}+ \p{L}+) (?=\p{L}+ not included(?=$|,))/gu

const AFTER_SIDE =
  /(\d\s?(?:inch(?:es)?|in|cm|mm|ft|feet) (?:wide|long|tall|high|deep|across|thick)) (?=(\d|\p{L}+))(?!(?:x|by|and|or|at|when|with|in|on|from|to|including|plus|each|per|closed|open|altogether|overall)\b)/gu

/** "1.5 inch deep edges" measures the edges, "1.5 inches deep edges painted" the item. */
function isSidedPart(side: string, next: string): boolean {
  return /\d\s?inch /.test(side) && isPart(next)
}

const FORMAT = '(?:PDF|SVG|PNG|JPE?G|DXF|EPS|STL|PSD)'

/** "12 designs SVG PNG DXF for Cricut" has three formats between two statements. */
const FORMATS_IN_A_ROW = new RegExp(
  `(^|\\p{L}{2}|\\d)[ ]?(${FORMAT}(?: ${FORMAT})+)(?:$| (?=\\p{L}))`,
  'gu',
)

const AREA = String.raw`\d[\d.]*\s?[x×]\s?\d[\d.]*(?:\s?[x×]\s?\d[\d.]*)?(?:\s?(?:inch(?:es)?|in|cm|mm|ft|feet)\b)?`

/** Words that say what a size is the size of. */
const NEEDS_SIZE = [
  ...PREPOSITIONS,
  'size',
  'sizes',
  'sheet',
  'image',
  'photo',
  'photos',
  'picture',
  'holds',
  'fits',
  'takes',
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

/** "Earring stand holds 24 pairs folds flat" names the item, then goes on about it. */
const NAME_THEN_VERB =
  /^(?!(?:the|this|these|that|each|every|my|our|an?|i|we|it|they|you|all|both|no|one|some)\b)((?:[\p{L}\d'’"-]+ ){0,6}?[\p{L}\d'’"-]+) (?=(?:holds|fits|burns|measures|folds|weighs|drains|stands|comes (?:with|in)|includes) (?:up |about |around |to )*(?:\d|\p{Ll}))/iu

/** The first words of a description as a name, where a verb follows without a pause. */
export function namedFirst(text: string): string {
  return text.replace(NAME_THEN_VERB, '$1, ')
}

/** Commas where a hurried seller left them out: "mug 12 oz, 4 x 3 in blue" has three facts. */
export function withPauses(text: string): string {
  return text
    .replace(COUNTED, (whole, ...found: string[]) => {
      const [before = '', count = '', next = ''] = found
      if (isPluralNoun(before)) return `${before}, ${count}, `
      return namesMany(next) ? whole : `${before} ${count}, `
    })
    .replace(AFTER_SIDE, (whole, side: string, next: string) =>
      isSidedPart(side, next) ? whole : `${side}, `,
    )
    .replace(AREA_AFTER_WORD, (area) => `, ${area.trim()}${area.endsWith(' ') ? ', ' : ''}`)
    .replace(AFTER_TIME, '$1, ')
    .replace(AFTER_LETTER_SIZE, '$1, ')
    .replace(/(wipe-clean (?:lining|interior)) (?=\p{Ll})/gu, '$1, ')
    .replace(/(?<=\p{L}{2}) (?=(?:one only|fits (?:either|any|most) \p{L}+)(?!\p{L}))/giu, ', ')
    .replace(
      /\b(one only|no piercing|fits (?:either|any|most) \p{L}+) (?=\p{Ll}{3,})(?!needed|required)/giu,
      '$1, ',
    )
    .replace(/(slips over (?:the )?collars?) (?=\p{Ll})/giu, '$1, ')
    .replace(NOT_INCLUDED, ', ')
    .replace(
      /((?:folds|lies|hangs|lays(?: open)?) flat) (?=\p{Ll})(?!(?:for|and|when|to|in|on|against)\b)/gu,
      '$1, ',
    )
    .replace(FORMATS_IN_A_ROW, (_, before: string, formats: string) => {
      const list = listOf(formats.split(' '))
      return before === '' ? `${list}, ` : `${before}, ${list}, `
    })
    .replace(NEXT_STATEMENT, ', ')
    .replace(/(\bno (?:chips|cracks|repairs|damage)) (?=1[89]\d\d(?=$|,))/g, '$1, ')
    .replace(/(\bA\d size) (?=\p{Ll}+ed )/gu, '$1, ')
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
