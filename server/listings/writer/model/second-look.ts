import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Answer, ListingDraft } from './answer.ts'
import { tidy } from './hygiene.ts'
import type { Check, Mend } from './look.ts'
import type { Objections } from './repair-request.ts'
import type { Writing } from '../writer.ts'

/** A draft in the form of a listing, with what the review has against it and how much of each fact it tells. */
export type Reviewed = { writing: Writing; objections: Objections; told: readonly number[] }

type Look = {
  review: (draft: ListingDraft) => Reviewed
  /** The seller's own searches are hers; only what its writer thought of itself may go. */
  isTyped: (tag: string) => boolean
}

export type Looked = Reviewed & {
  /** What did not come about: it points at no place, or made the listing worse. */
  refused: readonly Mend[]
}

/** An answer that owns up to what its second look wanted and did not get: facts still untold, wishes still unmet. */
export function withRefused(answer: Answer, refused: readonly Mend[]): Answer {
  const about = (check: Check) => refused.flatMap((mend) => (mend.check === check ? [mend.q] : []))
  return {
    ...answer,
    untold: answer.untold && [...answer.untold, ...about('kept')],
    unmet: [...answer.unmet, ...about('wishes')],
  }
}

type State = Reviewed & { draft: ListingDraft }

/** A draft as its writer mended it, where the review finds that no worse: all mends at once, else one by one. */
export async function afterSecondLook(
  { draft, mends }: Pick<Answer, 'draft' | 'mends'>,
  { review, isTyped }: Look,
): Promise<Looked> {
  const stateOf = (one: ListingDraft): State => ({ draft: one, ...review(one) })
  const drafted = stateOf(draft)
  if (mends.length === 0) return { ...drafted, refused: [] }
  const { whole, lost } = withAll(draft, mends, isTyped)
  const mended = stateOf(whole)
  if (!isWorse(mended, drafted, mends)) return { ...mended, refused: lost }
  return oneByOne(drafted, mends, (before, mend) => {
    const next = withMend(before.draft, mend, isTyped)
    if (next === null) return null
    const after = stateOf(next)
    return isWorse(after, before, [mend]) ? null : after
  })
}

function withAll(draft: ListingDraft, mends: readonly Mend[], isTyped: Look['isTyped']) {
  const lost: Mend[] = []
  let whole = draft
  for (const mend of mends) {
    const next = withMend(whole, mend, isTyped)
    if (next === null) lost.push(mend)
    else whole = next
  }
  return { whole, lost }
}

async function oneByOne(
  drafted: State,
  mends: readonly Mend[],
  attempt: (before: State, mend: Mend) => State | null,
): Promise<Looked> {
  const refused: Mend[] = []
  let kept = drafted
  for (const mend of mends) {
    // Whoever else waits for an answer is not kept waiting for a dozen reviews.
    await nextTurn()
    const next = attempt(kept, mend)
    if (next === null) refused.push(mend)
    else kept = next
  }
  return { ...kept, refused }
}

/**
 * By what keeps it from being stored, then by what a reader would not sign, then by facts that are told no longer,
 * though no wish was for that, and by tags that turned out untrue.
 */
function isWorse(after: State, before: State, mends: readonly Mend[]): boolean {
  const [faults, remarks] = (['faults', 'remarks'] as const).map(
    (of) => after.objections[of].length - before.objections[of].length,
  )
  if (faults !== undefined && faults !== 0) return faults > 0
  if (remarks !== undefined && remarks !== 0) return remarks > 0
  const isWished = mends.some(({ check }) => check === 'wishes')
  if (!isWished && after.told.some((share, at) => share <= (before.told[at] ?? 0) - LOST_SHARE)) {
    return true
  }
  return untrueTags(after) > untrueTags(before)
}

/** Other words for a fact still hold some of its own. */
const LOST_SHARE = 0.5

/** How many of the tags that were written did not pass. */
function untrueTags({ draft, writing }: State): number {
  return draft.tags.length - writing.generatedTags.length
}

/** The draft with one mend; null where that points at no certain place, or takes away what is not its own to take. */
function withMend(draft: ListingDraft, mend: Mend, isTyped: Look['isTyped']): ListingDraft | null {
  if (mend.was.trim() === mend.now.trim()) return null
  switch (mend.check) {
    case 'title':
      return withTitle(draft, mend)
    case 'tags':
      return withTag(draft, mend, isTyped)
    case 'understood':
    case 'kept':
    case 'wishes':
    case 'voice':
      return withSentence(draft, { ...mend, check: mend.check })
    default:
      return mend.check satisfies never
  }
}

function withTitle(draft: ListingDraft, { was, now }: Mend): ListingDraft | null {
  if (now.trim() === '') return null
  const isWhole = was.trim() === '' || was.trim() === draft.title.trim()
  const title = isWhole ? now : replaced(draft.title, was, now)
  return title === null ? null : { ...draft, title }
}

function withTag(
  draft: ListingDraft,
  { was, now }: Mend,
  isTyped: Look['isTyped'],
): ListingDraft | null {
  const { tags } = draft
  const [old, fresh] = [plain(was), plain(now)]
  if (fresh !== '' && tags.some((tag) => plain(tag) === fresh)) return null
  if (old === '') return { ...draft, tags: [...tags, now] }
  if (isTyped(old) || !tags.some((tag) => plain(tag) === old)) return null
  return {
    ...draft,
    tags: tags.flatMap((tag) => (plain(tag) !== old ? [tag] : fresh === '' ? [] : [now])),
  }
}

/** Only a wish of the seller's takes a sentence away. */
function withSentence(
  draft: ListingDraft,
  { was, now, check }: Mend & { check: Exclude<Check, 'title' | 'tags'> },
): ListingDraft | null {
  if (now.trim() === '' && check !== 'wishes') return null
  const description = replaced(draft.description, was, now)
  return description === null ? null : { ...draft, description: tidy(description) }
}

/** A text with other words where these stand once and whole; null where they do not. */
function replaced(text: string, was: string, now: string): string | null {
  const words = was.trim()
  const [before = '', after, more] = words === '' ? [] : text.split(words)
  if (after === undefined || more !== undefined) return null
  const isTorn = WORD_AT_END.test(before) && WORD_AT_START.test(words)
  const isCut = WORD_AT_END.test(words) && WORD_AT_START.test(after)
  return isTorn || isCut ? null : `${before}${now.trim()}${after}`
}

const WORD_AT_END = /[\p{L}\p{Nd}]$/u
const WORD_AT_START = /^[\p{L}\p{Nd}]/u

function plain(tag: string): string {
  return tag.trim().toLowerCase()
}
