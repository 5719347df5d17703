import type { Fault } from '#contract/improving/fault.ts'
import { TAG } from '#contract/listings.ts'
import type { WrittenPart } from '#contract/parts.ts'
import type { HealthCheck } from '#marketplace/health/check.ts'
import { faultsOf, isWaiting, quotedList } from '#marketplace/health/check.ts'
import { examine } from '#marketplace/health.ts'
import { isPromotion } from '#marketplace/keywords.ts'
import { isTalk, talkFault } from '#marketplace/health/talk.ts'
import { lowWordsOf, wordsOf } from '#marketplace/searches/words.ts'
import { contentStems } from '#marketplace/text.ts'
import { capitalised } from '../read/case.ts'
import { meantBy } from '../read/typing.ts'
import { rankOf } from './falls.ts'
import type { Details } from './details.ts'
import type { Entered, Texts } from './texts.ts'

const KEPT = 'Yours is kept: '

export const NOTHING_WRITTEN = `${KEPT}we wrote nothing new for it.`
export const NONE_AT_ALL =
  'You pasted none, and we could not make one of your title and text alone.'
export const NO_BETTER = `${KEPT}the new one would pass no more checks.`
export const THIN = `${KEPT}the new one would say little more.`
export const SAME = `${KEPT}the new one says the same.`

export const TOO_SHORT =
  'It tells too little of the item to write more from. Add what it is, its size and what it is made of.'
export const NONE_ALONE =
  'A new one would be made of your own title and text, which is worth no credit by itself.'

/** Where all is kept, each line says why alone. */
export function withoutKept(why: string): string {
  return why.startsWith(KEPT) ? capitalised(why.slice(KEPT.length)) : why
}

/** The tags that would come are hers for nothing. */
export function tagsFree(more: readonly string[]): string {
  if (more.length === 0) return 'A new set would change too little to be worth a credit.'
  const are = more.length === 1 ? '1 more tag is' : `${more.length} more tags are`
  return `${are} true by your text. Add ${more.length === 1 ? 'it' : 'them'} for free.`
}

/** How little a new part would mend, where that is not enough. */
export function littleWhy(gone: readonly string[]): string {
  return gone.length === 0
    ? 'A new one would mend too little to be worth a credit.'
    : `A new one would mend only this: ${gone.join(' ')}`
}

function named(texts: readonly string[]): string {
  return quotedList(texts.map((text) => (text.endsWith('.') ? text.slice(0, -1) : text)))
}

/** Why a part is kept: what the new one does not tell, or by which check it would be worse; null for neither. */
export function keptFor(reason: readonly string[] | HealthCheck | undefined): string | null {
  if (reason === undefined) return null
  if ('finding' in reason)
    return `${KEPT}the new one would fail "${reason.label}". ${toldBy([reason])}`
  if (reason.length === 0) return null
  return `${KEPT}the new one leaves out ${named(reason)}.`
}

/** What a new part mends, line by line what the checks say of hers and of the new one; null where none is better than before. */
export function betterIn(
  before: readonly HealthCheck[],
  after: readonly HealthCheck[],
): string | null {
  const better = before.flatMap((was, at) => {
    const is = after[at]
    return is !== undefined && isNearer(was, is) ? [{ was, is }] : []
  })
  if (better.length === 0) return null
  // What waits for another check has no finding of its own.
  const told = before.flatMap((was, at) => {
    const is = after[at]
    // One that is no nearer may have lost a fault and found another.
    const isTold = is !== undefined && (isNearer(was, is) || !COUNTING.has(was.id))
    return isTold && !isWaiting(was) ? [{ was, is }] : []
  })
  const has = textsOf(told.map(({ is }) => is))
  const gone = goneFrom(told)
  const standing = new Set(textsOf(before))
  const more = has.filter((text) => !standing.has(text))
  const now = more.length > 0 ? `\n\n${['Now:', ...more].join('\n')}` : ''
  return gone.length > 0
    ? `${['Wrong with yours:', ...gone].join('\n')}${now}`
    : 'More checks pass with it.'
}

type Pair = { was: HealthCheck; is: HealthCheck }

function goneFrom(pairs: readonly Pair[]): string[] {
  const has = textsOf(pairs.map(({ is }) => is))
  return textsOf(pairs.map(({ was }) => was)).filter((text) => !has.includes(text))
}

/** What was found before and is not after. */
export function goneBetween(
  before: readonly HealthCheck[],
  after: readonly HealthCheck[],
): string[] {
  return goneFrom(
    before.flatMap((was, at) => {
      const is = after[at]
      return is === undefined || isWaiting(was) ? [] : [{ was, is }]
    }),
  )
}

/** What these find is a count, and another one at each step. */
const COUNTING: ReadonlySet<HealthCheck['id']> = new Set(['facts', 'tag-count'])

/** Whether a check passes rather than before, or says less of what it said. */
function isNearer(was: HealthCheck, is: HealthCheck): boolean {
  if (rankOf(is) !== rankOf(was)) return rankOf(is) > rankOf(was)
  const said = textsOf([was])
  return is.faults.length < said.length && textsOf([is]).every((text) => said.includes(text))
}

function textsOf(checks: readonly HealthCheck[]): string[] {
  return faultsOf(checks.filter((check) => check.state !== 'met')).map(({ text }) => ofPasted(text))
}

/** All that is to be mended, each fault once. */
function toldBy(checks: readonly HealthCheck[]): string {
  const faults = faultsOf(checks).map(({ text }) => text)
  const told = faults.length === 0 ? checks.map(({ finding }) => finding) : faults
  return told.map(ofPasted).join(' ')
}

/** She filled in no form: what was entered is the text that she pasted. */
export function ofPasted(finding: string): string {
  return finding
    .replaceAll('what you entered about the product', 'your text')
    .replaceAll('what you entered', 'your text')
    .replaceAll('none of your keywords', 'none of your tags')
    .replaceAll('no focus keyword', 'none of your main tags')
    .replaceAll('None of your other keywords fits', 'None of your other tags fits')
}

const SLIPS = 'Typed in short or with a slip'

const LOUD = 'Sentences in capitals, which are slow to read'
const BEGUN_MAX = 40

function begun(text: string): string {
  return text.length <= BEGUN_MAX ? text : `${text.slice(0, text.lastIndexOf(' ', BEGUN_MAX))} …`
}

/** What is to be mended in her description besides what the checks found: talk that they do not know, and what a phone left out. */
export function wordingFaults(
  { talk, slips, loud }: Pick<Details, 'talk' | 'slips' | 'loud'>,
  found: readonly Fault[] = [],
): Fault[] {
  const told = [
    ...(talk.length > 0 && !found.some(isTalk) ? [talkFault(talk)] : []),
    ...(slips.length > 0 ? [`${SLIPS}: ${quotedList(slips)}.`] : []),
    ...(loud.length > 0 ? [`${LOUD}: ${quotedList(loud.slice(0, 1).map(begun))}.`] : []),
  ]
  return told.map((text) => ({ part: 'description', text }))
}

/** What is left out of it as talk, where no check named it. */
export function talkWhy({ details }: { details: Pick<Details, 'talk'> }, told: string): string[] {
  const untold = details.talk.filter((text) => !told.includes(`"${text}"`))
  return untold.length === 0 ? [] : [`Gone, as no buyer needs it: ${quotedList(untold)}.`]
}

/** What is written in full now; a laugh, and what stood in a sentence that is not told, is gone instead. */
export function slipsWhy(change: Slipped): string[] {
  const { inFull, gone } = slipsOf(change)
  return [
    ...(inFull.length > 0 ? [`${SLIPS}, and written in full now: ${quotedList(inFull)}.`] : []),
    ...(gone.length > 0 ? [`Gone: ${quotedList(gone)}.`] : []),
    ...capitalsWhy(change),
  ]
}

/** What was shouted and is calm, or began small and begins with a capital. */
function capitalsWhy({ pasted, written, details }: Slipped): string[] {
  if (details.loud.length > 0) return ['Sentences in capitals are in small letters now.']
  const before = wordsOf(pasted.generatedDescription)
  const own = Map.groupBy(before, ({ text }) => text)
  const small = new Set(before.flatMap(({ text, low }) => (text === low ? [low] : [])))
  const raised = [...Map.groupBy(wordsOf(written.generatedDescription), ({ text }) => text)]
  const count = raised
    .filter(([text]) => text !== text.toLowerCase() && small.has(text.toLowerCase()))
    .reduce((sum, [text, all]) => sum + Math.max(0, all.length - (own.get(text)?.length ?? 0)), 0)
  return count === 0 ? [] : [`${count === 1 ? 'A capital' : `${count} capitals`} put in.`]
}

type Described = Pick<Texts, 'generatedDescription'>
type Slipped = {
  details: Pick<Details, 'slips' | 'loud' | 'leftOut'>
  pasted: Described
  written: Described
}

export function slipsOf({
  details,
  written,
}: Pick<Slipped, 'details' | 'written'>): Record<'inFull' | 'gone', string[]> {
  const said = ` ${lowWordsOf(written.generatedDescription).join(' ')} `
  const isInFull = (slip: string) => {
    const meant = meantBy(slip)
    return (
      meant === undefined || (meant !== '' && said.includes(` ${lowWordsOf(meant).join(' ')} `))
    )
  }
  const { slips } = details
  // What went with a sentence is told with it.
  const out = new Set(details.leftOut.flatMap(({ text }) => lowWordsOf(text)))
  return {
    inFull: slips.filter(isInFull),
    gone: slips.filter((slip) => !isInFull(slip) && !out.has(slip)),
  }
}

/** What stood in a row of sentences and can be looked up in lines now. */
export function listedWhy({ pasted, written }: Record<'pasted' | 'written', Texts>): string[] {
  return isListed(written) && !isListed(pasted) ? ['The details are a list now.'] : []
}

const BULLETS = ['•', '*', '-', '–']

function isListed({ generatedDescription }: Texts): boolean {
  return generatedDescription
    .split('\n')
    .some((line) => BULLETS.some((bullet) => line.trimStart().startsWith(bullet)))
}

/** With what is not hers alone: the shop's profile says it of everything. */
export function addedWhy(fromProfile: readonly string[]): string[] {
  if (fromProfile.length === 0) return []
  const said = fromProfile.map((text) => text.replace(/[.!]$/, ''))
  return [`From your shop profile: ${quotedList(said)}.`]
}

/** What buyers may type and the new title holds no longer. */
export function droppedWhy(searches: readonly string[]): string[] {
  // "FREE SHIPPING" was never one.
  const real = searches.filter((search) => !isPromotion(search))
  return real.length === 0 ? [] : [`No longer in it: ${named(real)}.`]
}

/** How many tags are new, which of hers go, and of which of these her text says nothing. */
export function tagsWhy({ pasted, written, input }: Tagged): string[] {
  const [was, is] = [pasted, written].map(
    ({ generatedTags }) => new Set(generatedTags.map((tag) => tag.toLowerCase())),
  )
  const { judge } = examine({ ...pasted, ...input })
  const added = written.generatedTags.filter((tag) => was?.has(tag.toLowerCase()) !== true)
  const gone = pasted.generatedTags.filter((tag) => is?.has(tag.toLowerCase()) !== true)
  const short = shortened(gone, written.generatedTags)
  const unsaid = gone.filter((tag) => judge(tag).kind === 'unbacked' && !short.has(tag))
  const others = gone.filter((tag) => !unsaid.includes(tag) && !short.has(tag))
  return [
    ...[...short].map(([tag, part]) => `Shortened to fit: "${tag}" to "${part}".`),
    ...(added.length > 0 ? [`${added.length} new.`] : []),
    ...(unsaid.length > 0 ? [`Gone, as your text does not say it: ${named(unsaid)}.`] : []),
    ...(others.length > 0 ? [`Gone: ${named(others)}.`] : []),
  ]
}

/** Of each tag that is too long the longest new one of its words. */
function shortened(gone: readonly string[], tags: readonly string[]): Map<string, string> {
  const parts = tags.filter((tag) => tag.includes(' '))
  return new Map(
    gone.flatMap((tag): [string, string][] => {
      const own = new Set(contentStems(tag))
      const [part] = parts
        .filter((one) => contentStems(one).every((stem) => own.has(stem)))
        .toSorted((one, other) => other.length - one.length)
      return tag.length > TAG.lengthMax && part !== undefined ? [[tag, part]] : []
    }),
  )
}

type Tagged = Record<'pasted' | 'written', Texts> & { input: Entered }

const BARE: Readonly<Record<WrittenPart, string>> = {
  title: 'Starts with what it is, in words that buyers type.',
  description: 'Keeps every fact that we read in yours, and leaves out what is not about the item.',
  tags: 'More searches that buyers type.',
  altText: 'Says what yours says.',
}

/** What can be said of any new part that is offered. */
export function bareWhy(part: WrittenPart, { pasted, written }: Bare): string {
  const isMore = written.generatedTags.length > pasted.generatedTags.length
  return part === 'tags' && !isMore ? '' : BARE[part]
}

type Bare = Record<'pasted' | 'written', Pick<Texts, 'generatedTags'>>

/** Nobody here sees her photo. */
export function seenWhy({ pasted }: Pick<Tagged, 'pasted'>): string[] {
  return pasted.generatedAltText === null
    ? ['Made of what your title and text say. We do not see your photo: check that it shows this.']
    : []
}
