import { doubtedIn } from '../read/certainty.ts'
import type { Brief } from '../read/form.ts'
import { is } from '../read/lexicon.ts'
import { isOption } from '../read/options.ts'
import { isPlainPhrase, type Part, partsIn, plainly } from '../read/parts.ts'
import { isSmall, type Word } from '#marketplace/searches/words.ts'

const WORDS_MAX = 5
const LENGTH_MAX = 36
/** The line that names the thing, and the one behind it where the first does nothing else. */
const LINES_READ = 2

/** Of the sale, roughly said, or of a few among several. */
const UNFIT = new Set(
  'a an the and or in for with on at to from around roughly nearly almost mostly ish pk pks pcs up each every some one ship ships shipping ready order orders sale price shop store listing etsy new other'.split(
    ' ',
  ),
)
const NO_TRAIT = ['praise', 'vague', 'recipient', 'kin', 'occasion', 'brand'] as const

/** What the seller's own first line says of the thing between its commas, phrase by phrase, as it was typed. */
export function frontParts(brief: Brief): string[] {
  const { facts, item, denied } = brief
  const doubted = doubtedIn(facts.map(({ said }) => said))
  const barred = new Set(denied.map(({ stem }) => stem))
  const isOpen = (word: Word) => !doubted.has(word.stem) && !barred.has(word.stem)
  const isTold = ({ text, words }: Part) =>
    words.length > 1 &&
    words.length <= WORDS_MAX &&
    text.length <= LENGTH_MAX &&
    words.slice(-1).every((word) => !isSmall(word)) &&
    isPlainPhrase(words) &&
    words.every((word) => isOpen(word) && !isUnfit(word))
  return facts.slice(0, LINES_READ).flatMap((fact, at) => {
    const plain = plainly(fact, at === 0)
    const isFree = !fact.isMustKnow && fact.said.form !== 'step' && fact.said.label === ''
    const isNaming = fact.said.words.some(({ stem }) => stem === item.head)
    if (!isFree || !isNaming || fact.said.text.includes('?')) return []
    const parts = partsIn(plain).filter(({ at: place }) => place > 0)
    // "Peachy pink, nigella pods, lagurus and wheat" is one list, and no part of it the whole.
    const isList = parts.some(({ words }) => words.some(({ low }) => low === 'and' || low === 'or'))
    if (isList) return []
    return parts
      .filter((part) => isTold(part) && !isOption(part.text, plain))
      .map(({ text }) => text)
  })
}

function isUnfit(word: Word): boolean {
  return UNFIT.has(word.low) || NO_TRAIT.some((one) => is(word, one))
}
