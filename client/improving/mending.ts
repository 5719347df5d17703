import type { Fault } from '#contract/improving/fault.ts'
import type { HealthFound } from '#contract/improving/health-found.ts'
import {
  COMPARED_PARTS,
  type ImproveRequest,
  PastedListing,
} from '#contract/improving/improving.ts'
import { TAG } from '#contract/listings.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { type PastedTexts, tagsIn, TypedPasted } from './pasted-texts.ts'
import { isAskedAlike } from './use-improve.ts'

/** What was not worth a credit, and how it stands; once she changed it, as it was checked last. */
export type Refused = { request: ImproveRequest; health: HealthFound; isChecked?: boolean }

/** What is left to mend of it in the form, and whether the same stands there as was sent. */
export type Mending = Pick<HealthFound, 'faults' | 'tagsToAdd'> & {
  /** As it was checked last. */
  request: ImproveRequest
  health: HealthFound
  isSame: boolean
  /** How it stands was asked for by itself, for nothing. */
  isChecked: boolean
  /** How many of the faults are gone that it had when it was refused. */
  gone: number
  /** How many it has now that it had not then. */
  fresh: number
  /** All that was found, also in what was changed since and is not checked yet. */
  found: HealthFound['faults']
  /** The parts that were changed since. */
  unchecked: WrittenPart[]
  /** The text that the tags were found in stands no longer as it was. */
  isTextChanged: boolean
}

type Checks = {
  /** As it was refused. */
  first: Refused
  /** As it was checked last. */
  found: Refused
}

/** What is left of a refusal, also once some of the fields were changed: a part that was changed may be mended. */
export function leftToMend(texts: PastedTexts, { first, found }: Checks): Mending {
  const { request, health, isChecked = false } = found
  const { data } = TypedPasted.safeParse(texts)
  const tags = tagsIn(texts.tags)
  const own = new Set(tags.map((tag) => tag.toLowerCase()))
  const isSame = data !== undefined && isAskedAlike(data, request)
  const faults = health.faults.filter(({ part }) => isAsSent(part, texts, request))
  const tagsToAdd = health.tagsToAdd
    .filter((tag) => !own.has(tag.toLowerCase()))
    .slice(0, Math.max(0, TAG.max - tags.length))
  const [gone, fresh] = [
    without(first.health.faults, health.faults),
    without(health.faults, first.health.faults),
  ]
  const isTextChanged = !(['title', 'description'] as const).every((part) =>
    isAsSent(part, texts, first.request),
  )
  const unchecked = COMPARED_PARTS.filter((part) => !isAsSent(part, texts, request))
  const at = { request, health, isSame, isChecked, gone, fresh }
  return { ...at, faults, found: health.faults, unchecked, tagsToAdd, isTextChanged }
}

/** How many of the ones are not among the others. */
function without(ones: readonly Fault[], others: readonly Fault[]): number {
  const rest = others.map(kindOf)
  return ones.map(kindOf).filter((kind) => {
    const at = rest.indexOf(kind)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  }).length
}

/** One that counts fewer words or tags than before, or names others, is not a new one. */
function kindOf({ part, text }: Fault): string {
  return `${part} ${text.replaceAll(/\d+|"[^"]*"/g, '')}`
}

/** Nothing is left to mend in what stands there. */
export function isWhole({ health: { met, of }, isSame }: Mending): boolean {
  return isSame && met === of
}

/** Whether a part stands in the form as it was sent, also where the rest of the form cannot be sent just now. */
function isAsSent(part: WrittenPart, texts: PastedTexts, request: ImproveRequest): boolean {
  const typed = part === 'tags' ? tagsIn(texts.tags) : texts[part]
  const { data } = PastedListing.shape[part].safeParse(typed)
  return JSON.stringify(data) === JSON.stringify(request[part])
}
