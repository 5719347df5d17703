import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { isGeneric } from '../item.ts'
import { nounEndingAt, THING } from '../kinds.ts'
import { knownIn, propertiesOf, type Property } from '../lexicon.ts'
import type { Evidence } from './evidence.ts'
import { isFitting } from './free-words.ts'
import type { Keyword } from './keywords.ts'
import { NOT_OF_IT } from './reasons.ts'

/** What only the seller's own statement can bear, whatever she types as a search. */
const CLAIMING: readonly Property[] = [
  'material',
  'technique',
  'claim',
  'allergen',
  'imitation',
  'origin',
  'age',
  'brand',
  'motif',
  'promise',
  'praise',
]
/** Of these one excludes another: what is green is not red. */
const EXCLUDING: readonly Property[] = ['colour', 'form']
/** More, or less, than the thing itself, or in another state. */
const OTHERWISE = new Set(
  'kit set pack bulk lot pattern template file tutorial book class finished complete assembled digital download printed wholesale reproduction'.split(
    ' ',
  ),
)

const LETTERS_LEAST = 4
const ALONE = 'one word alone finds many other things'

/**
 * Why a search that the text does not bear out is no tag; empty where it is one on her word: about this kind of thing,
 * and nothing that she says contradicts it.
 */
export function onHerWord(evidence: Evidence): (keyword: Keyword) => string {
  const { document, doubted, deniedBy } = evidence
  const all = document.statements.flatMap(({ label, words }) => [...wordsOf(label), ...words])
  const [front] = document.statements
  // Her first line says what the thing is, but for what it denies.
  const named = new Set(
    (front?.words ?? [])
      .map(({ stem }) => stem)
      .filter((stem) => deniedBy.get(stem)?.some(({ text }) => text === front?.text) !== true),
  )
  const spoken = new Set([...all.map(({ stem }) => stem), ...doubted])
  const told = new Set(all.flatMap((word) => [...propertiesOf(word)]))
  return (keyword) => whyNot(keyword, { evidence, spoken, named, told })
}

type Known = {
  evidence: Evidence
  spoken: ReadonlySet<string>
  named: ReadonlySet<string>
  told: ReadonlySet<Property>
}

function whyNot(
  { words, strange, support, isStarred }: Keyword,
  { evidence, spoken, named, told }: Known,
): string {
  const { item, doubted } = evidence
  const head = words.findLast((word) => !isSmall(word) && !word.isNumber)
  const noun = nounEndingAt(words, words.length - 1)
  const isNamed = item.stems.includes(head?.stem ?? '') || noun?.kind === item.kind
  // Of what no table knows, nothing is certainly another thing.
  const isOther =
    noun !== null &&
    !isNamed &&
    item.kind !== THING &&
    head !== undefined &&
    !isGeneric(head) &&
    !spoken.has(head.stem)
  const isUnsaid = (word: Word | undefined) => word !== undefined && strange.includes(word.stem)
  // What the text has without saying it of the thing is denied, of a part or of another.
  const isOfOther = (word: Word) =>
    isUnsaid(word) && spoken.has(word.stem) && !(named.has(word.stem) && !doubted.has(word.stem))
  if (words.some((word) => isOfOther(word) && !(isNamed && word === head))) return NOT_OF_IT
  const claim = knownIn(words).find(
    ({ from, to, properties }) =>
      words.slice(from, to).some(isUnsaid) &&
      (CLAIMING.some((one) => properties.has(one)) ||
        EXCLUDING.some((one) => properties.has(one) && told.has(one))),
  )
  // "UK", "obj" and "dk" are codes of what it is, "kids" and "cat" whom it has to fit.
  const other = words.find(
    (word) =>
      isUnsaid(word) &&
      (word.isNumber ||
        OTHERWISE.has(word.low) ||
        word.low.length < LETTERS_LEAST ||
        isFitting(word, evidence)),
  )
  // "T" of a t-shirt is no word of its own.
  const text =
    claim !== undefined
      ? spelt(words.slice(claim.from, claim.to))
      : other?.low.length === 1
        ? spelt(words)
        : other?.low
  if (text !== undefined && !isStarred) return `your text does not say "${text}"`
  // "Coin purse" of a bifold, "hoop earrings" of drops: a kind of its own.
  const whole = noun === null ? [] : words.slice(noun.from, noun.to)
  const isOwnKind =
    whole.length > 1 &&
    // "Habit tracker" of a planner file with pages for habits.
    (item.kind.isDigital && spoken.has(whole[0]?.stem ?? '')
      ? isUnsaid(whole[0])
      : whole.some(isUnsaid) || whole.every(({ stem }) => !spoken.has(stem)))
  // "Napkin ring" of a napkin is for it.
  const isForIt =
    noun !== null &&
    head?.stem !== item.head &&
    isUnsaid(head) &&
    words.slice(0, -1).some(({ stem }) => stem === item.head)
  if (support === 'other' || isOther || isOwnKind || isForIt)
    return words.length === 1 ? ALONE : `"${spelt(words.slice(noun?.from ?? -1))}" is another thing`
  const isKnown =
    noun === null ? words.some((word) => propertiesOf(word).size > 0) : noun.kind === item.kind
  return isStarred || words.length > 1 || isKnown ? '' : ALONE
}
