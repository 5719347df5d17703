import type { Statement } from '#composer/read/statement.ts'
import { isContent } from '#marketplace/reading/phrases.ts'
import { type Reading, readText } from '#marketplace/reading/reading.ts'
import { rootsOf } from '#marketplace/reading/said.ts'
import type { Run } from '#marketplace/reading/sentences.ts'
import { lowWordsOf } from '#marketplace/searches/words.ts'
import type { Writing } from '../writer.ts'
import type { Noted } from './keyword-reasons.ts'
import type { Material } from './material.ts'
import { isComparable, isMostlyTold } from './must-say.ts'
import { type Told, toldIn } from './told-in.ts'

/** Of so few words nobody can tell whether they were told in others. */
const WORDS_MIN = 3
/** Where no more than this share of its words is told, no other wording can hide it. */
const HIDDEN_SHARE = 0.34
/** In a language whose endings we do not know a told word may look like another. */
const HIDDEN_SHARE_ABROAD = 0.2
/** Where so much of it stands in the listing, it is told, whatever its writer noted before mending it. */
const MOSTLY_SHARE = 0.75
/** One number may be told in words. */
const NUMBERS_MIN = 2
/** So much of it stands among what is accounted for. */
const ACCOUNTED_SHARE = 0.7

type Texts = Pick<Writing, 'generatedTitle' | 'generatedDescription'>

/** What the seller wrote and the listing does not tell, as typed. */
type Untold = {
  /** Told nowhere: whole sentences, and parts of others. */
  silent: string[]
  /** Told without their numbers. */
  uncounted: string[]
}

/** What of a seller's text a listing keeps silent, without what is accounted for elsewhere. */
export function untoldIn(
  { generatedTitle, generatedDescription }: Texts,
  { notes, ...material }: Noted,
  { accounted, alsoLeftOut }: LeftOut,
): Untold {
  const told = toldIn(`${generatedTitle}\n\n${generatedDescription}`)
  const own = notes.untold === null ? guessed(told, material, accountedFor(accounted)) : null
  // Whoever wrote it knows best what it told in other words; what was added since stands in the seller's own.
  const isSilent = (text: string) => told.shareOf(text) < MOSTLY_SHARE
  const isElsewhere = accountedFor(accounted)
  const noted =
    own?.silent ?? (notes.untold ?? []).filter((text) => isSilent(text) && !isElsewhere(text))
  const isNoted = accountedFor(noted)
  const silent = [...noted, ...alsoLeftOut.filter((text) => !isNoted(text))]
  const isNamed = accountedFor([...accounted, ...silent])
  const uncounted =
    own?.uncounted ?? notes.copied.filter((text) => isUncounted(text, told) && !isNamed(text))
  return { silent, uncounted }
}

/** What is left out by a reason that is named, and what a program left out by another. */
type LeftOut = { accounted: readonly string[]; alsoLeftOut: readonly string[] }

/** Of a fact that was copied out before it was written, no number stands in the listing, in figures or in words. */
function isUncounted(text: string, { hasNumber }: Told): boolean {
  const { tokens, measures } = readText(text)
  const numbers = tokens.flatMap(({ kind, root }, at) =>
    kind !== 'number' || isOrdinal(tokens[at + 1]) ? [] : [root],
  )
  // One count may be told by what it counts: "3 colours: red, blue, grey".
  const isCertain = numbers.length >= NUMBERS_MIN || measures.some(({ unit }) => unit !== '')
  return isCertain && numbers.length > 0 && !numbers.some(hasNumber)
}

const ENDINGS = new Set(['st', 'nd', 'rd', 'th'])

function isOrdinal(token: Reading['tokens'][number] | undefined): boolean {
  return token !== undefined && token.gap === 'none' && ENDINGS.has(token.word)
}

type IsElsewhere = (text: string) => boolean

function accountedFor(accounted: readonly string[]): IsElsewhere {
  const elsewhere = new Set(accounted.flatMap(rootsOf))
  return (text) => {
    const roots = rootsOf(text)
    return roots.filter((root) => elsewhere.has(root)).length >= roots.length * ACCOUNTED_SHARE
  }
}

/** By words alone: a statement counts as untold where hardly one of them stands in the listing. */
function guessed(
  told: Told,
  { input, brief }: Pick<Material, 'input' | 'brief'>,
  isElsewhere: IsElsewhere,
): Untold {
  const isEnglish = brief.language === 'en'
  const product = readText(input.productType)
  const isHidden = (run: Run) =>
    told.shareOf(textOf(product, run)) <= (isEnglish ? HIDDEN_SHARE : HIDDEN_SHARE_ABROAD)
  const quotesOf = (runs: readonly Run[]) =>
    runs
      .filter((run) => product.tokens.slice(run.from, run.to).filter(isTelling).length >= WORDS_MIN)
      .map((run) => textOf(product, run))
      .filter((text) => isComparable(text) && !isElsewhere(text))
  const [hidden = [], shown = []] = [true, false].map((isSo) =>
    product.sentences.filter((sentence) => isHidden(sentence) === isSo),
  )
  // What a clause is in another language, no list of ours tells.
  const parts = isEnglish ? shown.map(({ clauses }) => joined(clauses.filter(isHidden))).flat() : []
  return {
    silent: quotesOf([...hidden, ...parts].toSorted((one, other) => one.from - other.from)),
    uncounted: quotesOf(
      shown.filter(
        (sentence) =>
          isWithoutNumbers(product, sentence, told) &&
          !parts.some(({ from }) => from >= sentence.from && from < sentence.to),
      ),
    ),
  }
}

function isTelling(token: Reading['tokens'][number]): boolean {
  return isContent(token) && (token.kind === 'number' || token.word.length > 1)
}

/** Clauses that follow each other as one run. */
function joined(clauses: readonly Run[]): Run[] {
  const runs: Run[] = []
  for (const { from, to } of clauses) {
    const before = runs.at(-1)
    if (before !== undefined && from - before.to <= 2) before.to = to
    else runs.push({ from, to })
  }
  return runs
}

function isWithoutNumbers({ tokens }: Reading, { from, to }: Run, { hasNumber }: Told): boolean {
  const numbers = tokens.slice(from, to).filter(({ kind }) => kind === 'number')
  return numbers.length >= NUMBERS_MIN && !numbers.some(({ root }) => hasNumber(root))
}

function textOf({ text, tokens }: Reading, { from, to }: Run): string {
  return text.slice(tokens[from]?.start, tokens[to - 1]?.end).trim()
}

/**
 * What a buyer chooses by its price is no talk of payment, and how a file arrives none of postage, whatever the reading
 * took it for.
 */
export function omissionsIn(writing: Texts, { brief, input }: Pick<Material, 'brief' | 'input'>) {
  const { isDigital } = brief.item.kind
  const asTyped = typedFinder(input.productType)
  return brief.omissions
    .filter(
      ({ said, reason }) =>
        said.words.length > 1 &&
        reason !== 'payment' &&
        !(isDigital && reason === 'shipping') &&
        !isMostlyTold(writing, said.text),
    )
    .map(({ said, reason }) => ({ reason, said: { ...said, label: '', text: asTyped(said) } }))
}

/** A statement is told in good order; what was left out is named as it was typed, where it can be found so. */
function typedFinder(product: string): (said: Statement) => string {
  const low = product.toLowerCase()
  const lines = new Map(
    product.split('\n').map((line) => [lowWordsOf(line).join(' '), line.trim()]),
  )
  return ({ label, text }) => {
    const whole = label === '' ? text : `${label}: ${text}`
    const at = low.length === product.length ? low.indexOf(whole.toLowerCase()) : -1
    if (at !== -1) return product.slice(at, at + whole.length)
    return lines.get(lowWordsOf(whole).join(' ')) ?? whole
  }
}

/** What these are, a reader sees at once; of other reasons a program is not so certain that it would name them. */
const PLAIN: ReadonlySet<string> = new Set(['link', 'reach', 'shipping', 'returns'])

export function isPlain({ reason }: { reason: string }): boolean {
  return PLAIN.has(reason)
}
