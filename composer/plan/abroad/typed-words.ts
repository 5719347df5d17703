import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { capitalised } from '../../read/case.ts'
import { unmarked } from '../../read/abroad/claims.ts'
import type { Brief } from '../../read/form.ts'

/** Searches are typed small; a German noun keeps the capital that the seller gives it elsewhere, and so has each of its nouns. */
export function asTyped(text: string, { input, language }: Brief): string {
  if (language !== 'de') return withWords(text, (word) => asName(word, input.productType))
  const typed = wordsOf(`${input.keywords} ${input.listingTitle} ${input.productType}`)
  const capitals = new Map(
    typed
      .filter(
        (word) =>
          word.text.charAt(0) !== word.low.charAt(0) && word.text.slice(1) === word.low.slice(1),
      )
      .map((word) => [word.low, word.text]),
  )
  return withWords(text, (word) => {
    if (word.text !== word.low) return word.text
    // "Mit" of a sentence that begins so is no noun.
    if (PLAIN_ADJECTIVES.has(word.low)) return word.low
    const isNoun = word.low.length > 2 && !isSmall(word) && !isAdjective(word)
    return capitals.get(word.low) ?? (isNoun ? capitalised(word.low) : word.low)
  })
}

const ENDS = '.!?:…'

/** "Liberty Betsy", which her text writes with a capital wherever it says it, and not only where a sentence begins. */
function asName(word: Word, product: string): string {
  const all = wordsOf(product).filter(({ low }) => low === word.low)
  const isInside = ({ start }: Word) =>
    start > 1 && product.charAt(start - 1) === ' ' && !ENDS.includes(product.charAt(start - 2))
  const isName = all.length > 0 && all.every(({ text, low }) => text === capitalised(low))
  return isName && all.some(isInside) ? capitalised(word.low) : word.text
}

/** "Gehämmert", "farbig", "blau" */
function isAdjective({ low }: Word): boolean {
  const isParticiple = low.startsWith('ge') && low.endsWith('t')
  return (
    isParticiple ||
    PLAIN_ADJECTIVES.has(low) ||
    ['ig', 'lich', 'los', 'bar', 'isch'].some((end) => low.endsWith(end))
  )
}

const PLAIN_ADJECTIVES = new Set(
  'rot blau grün gelb weiß schwarz grau braun rosa lila türkis beige bunt klein groß rund eckig lang kurz breit schmal warm alt neu für mit aus von und zum zur der die das'.split(
    ' ',
  ),
)

/** "Etagere" of whoever searches for "étagère": the marks that a thumb left out. */
export function withMarks(text: string, { keywords }: Brief): string {
  const marked = new Map(
    keywords
      .flatMap(({ words }) => words)
      .filter(({ low }) => unmarked(low) !== low)
      .map(({ low }) => [unmarked(low), low]),
  )
  return withWords(text, (word) => {
    const right = marked.get(word.low)
    if (right === undefined) return word.text
    return word.text === word.low ? right : capitalised(right)
  })
}

function withWords(text: string, spelt: (word: Word) => string): string {
  return wordsOf(text).reduceRight(
    (whole, word) => whole.slice(0, word.start) + spelt(word) + whole.slice(word.end),
    text,
  )
}
