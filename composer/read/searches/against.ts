import { uncertainIn } from '../certainty.ts'
import { is } from '../lexicon.ts'
import { outOfTime } from './eras.ts'
import type { Evidence } from './evidence.ts'
import { quoterOf } from './clauses.ts'
import type { Keyword } from './keywords.ts'
import { borrowedBy } from './marks.ts'
import { notSold } from './not-sold.ts'
import { numbersIn } from './numbers.ts'
import { onHerWord } from './on-her-word.ts'
import { NOT_OF_IT } from './reasons.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

/** The searches with what the text says against them in other words than a denial, each with the words that do so. */
export function withReasons(
  keywords: readonly Keyword[],
  evidence: Evidence,
  typed: string,
): Keyword[] {
  const { item, document } = evidence
  const { statements } = document
  const quote = quoterOf(typed)
  const uncertain = uncertainIn(statements)
  const { against } = numbersIn(evidence)
  const isOwn = ({ stem }: Word) => item.stems.includes(stem)
  const doubtOf = (words: readonly Word[]) => {
    const doubt = words.find(
      (word) =>
        (!isOwn(word) || is(word, 'origin')) &&
        (isClaimed(word, words) || word.isNumber) &&
        uncertain.has(word.stem) &&
        evidence.holding.get(word.stem)?.length === 1,
    )
    const cited = uncertain.get(doubt?.stem ?? '') ?? ''
    return doubt?.isNumber === true ? upTo(doubt, cited) : cited
  }
  // "Eternal Beau I think"
  const doubtQuoted = ({ words }: Keyword, because: string) => {
    const quoted = words.flatMap(({ stem }) => uncertain.get(stem) ?? [])[0]
    return because === NOT_OF_IT && quoted !== undefined ? `your text says "${quoted}"` : because
  }
  const late = outOfTime(evidence)
  const whyNot = onHerWord(evidence)
  const unsold = notSold(evidence)
  return keywords.map((keyword): Keyword => {
    const { words, support } = keyword
    if (support === 'false' && keyword.because !== '') return keyword
    const cited = doubtOf(words) || (support === 'backed' ? '' : quote(against(words)))
    const because =
      cited === '' ? borrowedBy(words, evidence) || late(words) : `your text says "${cited}"`
    if (because !== '') return { ...keyword, support: 'false', because }
    const other = support === 'false' ? '' : unsold(keyword)
    if (other !== '') return { ...keyword, support: 'false', because: other }
    const isOpen = keyword.because === '' && (support === 'doubtful' || support === 'other')
    return isOpen ? { ...keyword, because: doubtQuoted(keyword, whyNot(keyword)) } : keyword
  })
}

/** "I think 1950s" of "I think 1950s going by the handle": the words of a doubt up to what is doubted. */
function upTo({ stem }: Word, quote: string): string {
  const words = wordsOf(quote)
  const at = words.findIndex((word) => word.stem === stem)
  const next = words[at + 1]
  const last = next !== undefined && next.start === words[at]?.end ? next : words[at]
  return at === -1 ? quote : quote.slice(0, last?.end)
}

/** A doubt about what a thing is made of, where it is from or how old it is is no ground for a tag. */
function isClaimed(word: Word, words: readonly Word[]): boolean {
  const isFree = words.some(({ low }) => low === 'free')
  return (
    isFree ||
    (['material', 'claim', 'allergen', 'age', 'origin'] as const).some((one) => is(word, one))
  )
}
