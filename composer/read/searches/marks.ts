import { linesOf, listOf } from '../../data/load.ts'
import { headNoun } from '../kinds.ts'
import { is, propertiesOf } from '../lexicon.ts'
import type { Evidence } from './evidence.ts'
import type { Keyword } from './keywords.ts'
import { isSmall, spelt, stemsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'

const MARKS: ReadonlySet<string> = new Set(
  linesOf('marks.txt').flatMap((line) => listOf(line).map(stemsOf)),
)
const WORDS_MAX = 4

const COPYING = new Set(['dupe', 'lookalike', 'knockoff', 'replica'])
const BORROWING = new Set(['style', 'inspired', 'like'])

/** Why a search goes by somebody else's name that the text does not say; empty where it does not. */
export function borrowedBy(words: readonly Word[], evidence: Evidence): string {
  const mark = markIn(words, evidence)
  if (mark !== '') return `"${mark}" is somebody else's name`
  // "Polaroid" of her own title, where the text fits it to Instax alone.
  const { fitted, holding } = evidence
  const brand = words.find(
    (word) => is(word, 'brand') && !holding.has(word.stem) && !fitted.names.has(word.stem),
  )
  if (brand !== undefined && fitted.names.size > 0) return `"${brand.low}" is somebody else's name`
  const copy = words.find(({ stem }) => COPYING.has(stem))
  if (copy !== undefined && words.length > 1 && !evidence.says(copy))
    return `a "${copy.low}" goes by somebody else's name`
  const at = words.findIndex(({ low }) => BORROWING.has(low))
  const before = words.slice(0, Math.max(0, at))
  // One unknown word before "style" may be a style; two are a name.
  const least = words[at]?.low === 'inspired' ? 1 : 2
  const isName = before.length >= least && before.every((word) => isUnknown(word, evidence))
  return isName ? `"${spelt(before)}" reads as somebody else's name` : ''
}

/** The searches of another language that go by somebody else's name. */
export function withoutMarks(keywords: readonly Keyword[], evidence: Evidence): Keyword[] {
  return keywords.map((keyword): Keyword => {
    const mark = keyword.support === 'false' ? '' : markIn(keyword.words, evidence)
    return mark === '' ? keyword : { ...keyword, support: 'false', because: '' }
  })
}

/** "Maugein" alone, which the text writes with a capital and no table knows, is the name of something else. */
export function withoutLoneNames(
  keywords: readonly Keyword[],
  { evidence, design }: { evidence: Evidence; design: string },
): Keyword[] {
  const { document, item } = evidence
  const own = new Set([...item.stems, ...wordsOf(design).map(({ stem }) => stem)])
  return keywords.map((keyword): Keyword => {
    const [word, ...more] = keyword.words
    if (word === undefined || more.length > 0 || keyword.isStarred || own.has(word.stem))
      return keyword
    const isKnown = propertiesOf(word).size > 0 || headNoun([word]) !== null
    return isKnown || !document.names.has(word.low)
      ? keyword
      : { ...keyword, support: 'false', because: '' }
  })
}

/** The mark in a search that the seller does not name; empty where it has none. */
export function markIn(words: readonly Word[], { holding, saysPhrase }: Evidence): string {
  for (const from of words.keys())
    for (let to = Math.min(words.length, from + WORDS_MAX); to > from; to -= 1) {
      const own = words.slice(from, to)
      // The description names it, or her own title of a vintage thing does.
      const isNamed = own.every(({ stem }) => holding.has(stem) || saysPhrase(stem))
      if (!isNamed && MARKS.has(own.map(({ stem }) => stem).join(' '))) return spelt(own)
    }
  return ''
}

function isUnknown(word: Word, { says }: Evidence): boolean {
  const isKnown = propertiesOf(word).size > 0 || headNoun([word]) !== null
  return !isSmall(word) && !word.isNumber && !isKnown && !says(word)
}
