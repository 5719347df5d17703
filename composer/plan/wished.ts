import type { Brief } from '../read/form.ts'
import type { Statement } from '../read/statement.ts'
import type { Fact } from '../read/told.ts'
import { tellsSize } from '../read/answers.ts'
import { MEANT, meantAs, shareOf, subjectOf } from '../read/asked-for.ts'
import { isMadeElsewhere } from '../read/made-where.ts'
import { keywordJudge } from '#marketplace/keywords.ts'
import { saidInWish } from '../read/wished-unsaid.ts'
import { healthClaims } from '#marketplace/health-claims.ts'
import { sentencesOf } from '../read/sentences.ts'
import { isSmall, lowWordsOf, rootOf, stemsOf, wordsOf } from '#marketplace/searches/words.ts'
import { type Avoiding, avoiding } from './avoided.ts'
import { respelled, withoutLaughs } from '../read/spelling.ts'

/** What the wishes do to the facts, and which of them nobody here can check. */
export type Wished = Avoiding & {
  /** Told whatever the length. */
  required: ReadonlySet<Fact>
  /** Told before everything else. */
  first: Fact | null
  /** Told right behind the beginning, as far as they are no part of a list. */
  early: ReadonlySet<Fact>
  /** Told behind everything else. */
  late: ReadonlySet<Fact>
  /** The seller's own words in front or at the end. */
  opening: string
  ending: string[]
  respell: (text: string) => string
}

export function wished(brief: Brief): Wished {
  const { wishes, facts } = brief
  const found = wishes.mention
    .filter((wish) => healthClaims(wish).length === 0)
    .map((wish) => ({ wish, fact: factFor(wish, facts) ?? factMeant(wish, brief) }))
  const judge = keywordJudge(brief.input.productType, brief.input.customAiInstructions ?? '')
  const open = found.filter(({ fact }) => fact === null).map(({ wish }) => wish)
  // "Mention that it is handmade": who says so has said it, unless her text says otherwise.
  const hers = open.flatMap((wish) => {
    const said = judge(wish).kind === 'usable' ? saidInWish(wish) : null
    return said === null ? [] : [{ wish, said }]
  })
  const untold = open.filter((wish) => hers.every((one) => one.wish !== wish))
  const near = untold.flatMap((wish) => nearestTo(wish, facts) ?? [])
  const about = wishes.startAbout
  const stressed = facts.filter(({ isMustKnow }) => isMustKnow)
  const first =
    about !== null
      ? factAbout(about, facts)
      : wishes.stress === null
        ? null
        : factFor(wishes.stress, stressed)
  const avoided = avoiding(wishes.avoid.map((phrase) => inTextOf(brief, phrase)))
  const isOtherwise = (text: string) => isMadeElsewhere(text, brief.input.productType)
  const { spelling } = wishes
  const early = wishes.early
    .flatMap((wish) => factFor(wish, facts) ?? [])
    .filter((fact) => facts.indexOf(fact) > EARLY_MAX && isFree(fact))
  return {
    required: new Set([
      ...found.flatMap(({ fact }) => fact ?? []),
      ...wishes.keep.flatMap((wish) => factsOf(wish, facts)),
      ...near,
    ]),
    first,
    early: new Set(early),
    late: new Set(wishes.late.flatMap(({ about: wish }) => endFor(wish, brief) ?? [])),
    opening: wishes.startWith ?? '',
    ending: [
      ...[...hers.map(({ said }) => said), ...wishes.add].filter(
        (text) => !avoided.isAvoided(text) && !isOtherwise(text),
      ),
      ...(wishes.endWith === null ? [] : [wishes.endWith]),
    ],
    ...avoided,
    respell: (text) => {
      const sober = brief.input.writingStyle === 'professional' ? withoutLaughs(text) : text
      const calm = wishes.noShouts ? sober.replaceAll('!', '.') : sober
      return spelling === null ? calm : respelled(calm, spelling)
    },
  }
}

/** The flaw of "always tell the flaws", whatever it is. */
function factMeant(wish: string, { facts, language }: Brief): Fact | null {
  const subject = subjectOf(wish)
  if (subject === null) return null
  return facts.find(({ said }) => meantAs(subject, said, language)) ?? null
}

/** What is not to be said, by its last word where the text has that alone: the "code" of a "discount code". */
function inTextOf({ facts }: Brief, phrase: string): string {
  const words = wordsOf(phrase).filter((word) => !isSmall(word))
  const last = words.at(-1)
  const stems = words.map(({ stem }) => stem).join(' ')
  const isWhole = facts.some(({ said }) => stemsOf(said.text).includes(stems))
  if (words.length < 2 || last === undefined || isWhole) return phrase
  const isOfThing = facts[0]?.said.words.some(({ stem }) => stem === last.stem) === true
  return isOfThing ? phrase : last.low
}

const EARLY_MAX = 1

/** A free sentence that is meant by its words, or the one warning where a warning is meant. */
function endFor(wish: string, { facts, language }: Brief): Fact | null {
  const free = facts.filter((fact, at) => at > 0 && isFree(fact))
  const meant = factFor(wish, free)
  if (meant !== null || subjectOf(wish) !== 'warning') return meant
  const warnings = free.filter(({ said }) => meantAs('warning', said, language))
  return warnings.length === 1 ? (warnings[0] ?? null) : null
}

/** A sentence of its own; out of a list or from below a heading nothing is taken. */
function isFree({ said }: Fact): boolean {
  const isPlain = said.label === '' && ['sentence', 'phrase'].includes(said.form)
  return said.section === null && isPlain
}

/** The facts with those that are wished near the top right behind the first. */
export function withEarly(facts: readonly Fact[], early: ReadonlySet<Fact>): Fact[] {
  const [first, ...rest] = facts
  if (first === undefined || early.size === 0) return [...facts]
  const isJoined = ['sentence', 'phrase'].includes(first.said.form)
  const block = isJoined ? first.said.block : -1
  const moved = rest.filter((fact) => early.has(fact))
  return [
    first,
    ...moved.map((fact) => ({ ...fact, said: { ...fact.said, block } })),
    ...rest.filter((fact) => !early.has(fact)),
  ]
}

/** The facts with those that are wished at the end behind all others, each in a paragraph of its own. */
export function withLate(facts: readonly Fact[], late: ReadonlySet<Fact>): Fact[] {
  const moved = facts.filter((fact) => late.has(fact))
  const block = Math.max(0, ...facts.map(({ said }) => said.block)) + 1
  return [
    ...facts.filter((fact) => !late.has(fact)),
    ...moved.map((fact) => ({ ...fact, said: { ...fact.said, block, section: null } })),
  ]
}

/** The fact that says what the seller wants said: it shares at least half of the wish's words. */
function factFor(wish: string, facts: readonly Fact[]): Fact | null {
  const scored = facts.map((fact) => ({ fact, share: shareOf(wish, fact.said) }))
  const best = scored.toSorted((a, b) => b.share - a.share)[0]
  return best !== undefined && best.share >= MEANT ? best.fact : null
}

/** The sentence that shares most of the words of a wish, where any does and it denies nothing. */
function nearestTo(wish: string, facts: readonly Fact[]): Fact | null {
  const roots = wordsOf(wish)
    .filter((word) => !isSmall(word))
    .map(({ stem }) => rootOf(stem))
  // The longer a word, the more it says.
  const sharedBy = (text: string) => {
    const own = new Set(wordsOf(text).map(({ stem }) => rootOf(stem)))
    return roots.filter((root) => own.has(root)).join('').length
  }
  const sentences = facts.flatMap((fact) =>
    sentencesOf(fact.said.text).map((said) => ({ fact, said })),
  )
  const shares = ({ fact, said }: (typeof sentences)[number]) =>
    sharedBy(`${fact.said.label} ${said}`)
  const [best] = sentences.toSorted((a, b) => shares(b) - shares(a))
  const isFound = best !== undefined && shares(best) > 0
  return isFound && isDenying(best.said) === isDenying(wish) ? best.fact : null
}

function isDenying(text: string): boolean {
  return lowWordsOf(text).some((low) => DENYING.has(low) || low.endsWith("n't"))
}

const DENYING = new Set(
  'no not never without cannot cant dont doesnt isnt wont none nor'.split(' '),
)

/** All facts that speak of something: "the size chart" is a heading with its rows. */
function factsOf(wish: string, facts: readonly Fact[]): Fact[] {
  return facts.filter(({ said }) => shareOf(wish, said) >= MEANT)
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
  tall: 'size',
  high: 'size',
  long: 'size',
  wide: 'size',
  big: 'size',
  large: 'size',
}

function factAbout(wish: string, facts: readonly Fact[]): Fact | null {
  const kind = wordsOf(wish)
    .map((word) => KINDS[word.low])
    .find((one) => one !== undefined)
  if (kind === undefined) return null
  const fitting = facts.filter(({ said }) => startsWell(said))
  const own = facts.filter((fact) => fact.kind === kind && fitting.includes(fact))
  const named = own.find(({ said }) => shareOf(wish, said) >= MEANT) ?? own[0]
  return (
    named ?? (kind === 'size' ? fitting.find(({ said }) => tellsSize(said.text)) : null) ?? null
  )
}

function startsWell({ form }: Statement): boolean {
  return form !== 'step'
}
