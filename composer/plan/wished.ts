import type { Brief } from '../read/form.ts'
import type { Statement } from '../read/statement.ts'
import type { Fact } from '../read/told.ts'
import { tellsSize } from '../read/answers.ts'
import { MEANT, SAID, shareOf } from '../read/asked-for.ts'
import { systemsIn } from '../read/measures.ts'
import { wordsOf } from '#marketplace/searches/words.ts'
import { respelled, withoutLaughs } from '../read/spelling.ts'

/** What the wishes do to the facts, and which of them nobody here can check. */
export type Wished = {
  /** Told whatever the length. */
  required: ReadonlySet<Fact>
  /** Told before everything else. */
  first: Fact | null
  /** The seller's own words in front or at the end. */
  opening: string
  ending: string[]
  isAvoided: (text: string) => boolean
  /** What the seller is asked to check, always or where something did not fit the length. */
  unchecked: string[]
  uncheckedIfCut: string[]
  respell: (text: string) => string
}

export function wished(brief: Brief): Wished {
  const { wishes, facts } = brief
  const found = wishes.mention.map((wish) => ({ wish, fact: factFor(wish, facts) }))
  const about = wishes.startAbout
  const stressed = facts.filter(({ isMustKnow }) => isMustKnow)
  const first =
    about !== null
      ? factAbout(about, facts)
      : wishes.stress === null
        ? null
        : factFor(wishes.stress, stressed)
  const kept = wishes.keep.map((wish) => ({ wish, own: factsOf(wish, facts) }))
  const systems = systemsIn(facts.map(({ said }) => said.text).join('\n'))
  const isOtherSystem = [...systems].some((one) => one !== wishes.system?.name)
  const avoided = wishes.avoid.map((word) => wordsOf(word).map((one) => one.stem))
  const { spelling } = wishes
  return {
    required: new Set([
      ...found.flatMap(({ fact }) => fact ?? []),
      ...kept.flatMap(({ own }) => own),
    ]),
    first,
    opening: wishes.startWith ?? '',
    ending: [...wishes.add, ...(wishes.endWith === null ? [] : [wishes.endWith])],
    isAvoided: (text) => {
      const stems = wordsOf(text).map((word) => word.stem)
      return avoided.some(
        (own) =>
          own.length > 0 &&
          stems.some((_, at) => own.every((stem, index) => stems[at + index] === stem)),
      )
    },
    unchecked: [
      ...wishes.unchecked,
      ...(wishes.system !== null && isOtherSystem ? [wishes.system.typed] : []),
      ...(about !== null && first === null ? [about] : []),
      ...found
        .filter(
          ({ fact, wish }) => !says(fact, wish) && !(wish === wishes.stress && first !== null),
        )
        .map(({ wish }) => wish),
    ],
    uncheckedIfCut: kept.filter(({ own }) => own.length === 0).map(({ wish }) => wish),
    respell: (text) => {
      const sober = brief.input.writingStyle === 'professional' ? withoutLaughs(text) : text
      const calm = wishes.noShouts ? sober.replaceAll('!', '.') : sober
      return spelling === null ? calm : respelled(calm, spelling)
    },
  }
}

/** The fact that says what the seller wants said: it shares at least half of the wish's words. */
function factFor(wish: string, facts: readonly Fact[]): Fact | null {
  const scored = facts.map((fact) => ({ fact, share: shareOf(wish, fact.said) }))
  const best = scored.toSorted((a, b) => b.share - a.share)[0]
  return best !== undefined && best.share >= MEANT ? best.fact : null
}

/** All facts that speak of something: "the size chart" is a heading with its rows. */
function factsOf(wish: string, facts: readonly Fact[]): Fact[] {
  return facts.filter(({ said }) => shareOf(wish, said) >= MEANT)
}

function says(fact: Fact | null, wish: string): boolean {
  return fact !== null && shareOf(wish, fact.said) >= SAID
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

function factAbout(wish: string, facts: readonly Fact[]): Fact | null {
  const kind = wordsOf(wish)
    .map((word) => KINDS[word.low])
    .find((one) => one !== undefined)
  if (kind === undefined) return null
  const fitting = facts.filter(({ said }) => startsWell(said))
  const named = fitting.find((fact) => fact.kind === kind)
  return (
    named ?? (kind === 'size' ? fitting.find(({ said }) => tellsSize(said.text)) : null) ?? null
  )
}

function startsWell({ form }: Statement): boolean {
  return form !== 'step'
}
