import type { Brief } from '../read/form.ts'
import type { Statement } from '../read/document.ts'
import type { Fact } from '../read/told.ts'
import { isSmall, wordsOf } from '../read/words.ts'
import { startsWithOrder } from '../read/sentences.ts'
import type { Unmet } from '../read/wishes.ts'
import { respelled, withoutLaughs } from '../read/spelling.ts'

/** What the wishes do to the facts, and which of them came to nothing. */
export type Wished = {
  /** Told whatever the length. */
  required: ReadonlySet<Fact>
  /** Told before everything else. */
  first: Fact | null
  /** The seller's own words in front or at the end. */
  opening: string
  ending: string[]
  isAvoided: (text: string) => boolean
  unmet: Unmet[]
  respell: (text: string) => string
}

const ENOUGH = 0.5

export function wished(brief: Brief): Wished {
  const { wishes, facts } = brief
  const found = wishes.mention.map((wish) => ({ wish, fact: factFor(wish, facts) }))
  const told = found
    .filter(({ fact, wish }) => fact === null && (isStatement(wish) || isPhrase(wish)))
    .map(({ wish }) => withoutThe(wish))
  const first = wishes.startWith === null ? null : factAbout(wishes.startWith, facts)
  const literal = wishes.startWith !== null && first === null ? wishes.startWith : ''
  const avoided = wishes.avoid.map((word) => wordsOf(word).map((one) => one.stem))
  const { spelling } = wishes
  return {
    required: new Set(found.flatMap(({ fact }) => fact ?? [])),
    first,
    opening: isKindWord(literal) ? '' : literal,
    ending: [...told, ...wishes.add, ...(wishes.endWith === null ? [] : [wishes.endWith])],
    isAvoided: (text) => {
      const stems = wordsOf(text).map((word) => word.stem)
      return avoided.some(
        (own) =>
          own.length > 0 &&
          stems.some((_, at) => own.every((stem, index) => stems[at + index] === stem)),
      )
    },
    unmet: [
      ...wishes.unmet,
      ...found
        .filter(({ fact, wish }) => fact === null && !told.includes(withoutThe(wish)))
        .map(({ wish }) => ({ text: wish, because: 'unmet-unsaid' as const })),
    ],
    respell: (text) => {
      const sober = brief.input.writingStyle === 'professional' ? withoutLaughs(text) : text
      const calm = wishes.noShouts ? sober.replaceAll('!', '.') : sober
      return spelling === null ? calm : respelled(calm, spelling)
    },
  }
}

/** The fact that says what the seller wants said: it shares at least half of the wish's words. */
function factFor(wish: string, facts: readonly Fact[]): Fact | null {
  const wanted = wordsOf(wish).filter((word) => !isSmall(word))
  if (wanted.length === 0) return null
  const scored = facts.map((fact) => {
    const own = new Set(wordsOf(`${fact.said.label} ${fact.said.text}`).map((word) => word.stem))
    return { fact, share: wanted.filter((word) => own.has(word.stem)).length / wanted.length }
  })
  const best = scored.toSorted((a, b) => b.share - a.share)[0]
  return best !== undefined && best.share >= ENOUGH ? best.fact : null
}

const PHRASE_WORDS_MAX = 6
const NO_PHRASE = new Set(
  'they them their your how why what where when if all each clearly more less'.split(' '),
)

/** "Free gift wrap": the seller's own words, which may stand as they are. */
function isPhrase(wish: string): boolean {
  const words = wordsOf(wish)
  return (
    words.length > 1 &&
    words.length <= PHRASE_WORDS_MAX &&
    words.every((word) => !NO_PHRASE.has(word.low)) &&
    !startsWithOrder(words)
  )
}

function withoutThe(wish: string): string {
  return isStatement(wish) || !wish.toLowerCase().startsWith('the ')
    ? wish
    : wish.slice('the '.length)
}

function isStatement(wish: string): boolean {
  const [first] = wordsOf(wish)
  return (
    first !== undefined &&
    ['it', 'this', 'the', 'i', 'we', 'all', 'each', 'every', 'they'].includes(first.low) &&
    wordsOf(wish).length > 3
  )
}

const KINDS: Partial<Record<string, Fact['kind']>> = {
  size: 'size',
  sizes: 'size',
  dimensions: 'size',
  measurements: 'size',
  material: 'material',
  materials: 'material',
  colours: 'options',
  colors: 'options',
  care: 'care',
  condition: 'condition',
}

function isKindWord(text: string): boolean {
  return wordsOf(text).some((word) => KINDS[word.low] !== undefined)
}

function factAbout(wish: string, facts: readonly Fact[]): Fact | null {
  const kind = wordsOf(wish)
    .map((word) => KINDS[word.low])
    .find((one) => one !== undefined)
  if (kind === undefined) return null
  return facts.find((fact) => fact.kind === kind && startsWell(fact.said)) ?? null
}

function startsWell({ form }: Statement): boolean {
  return form !== 'step'
}
