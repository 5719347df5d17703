import type { HealthFound } from '#contract/improving/health-found.ts'
import { type ImproveRequest, PastedListing } from '#contract/improving/improving.ts'
import { TAG } from '#contract/listings.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { type PastedTexts, tagsIn, TypedPasted } from './pasted-texts.ts'
import { isAskedAlike } from './use-improve.ts'

/** What was not worth a credit, and how it stands; once she changed it, as it was checked last. */
export type Refused = { request: ImproveRequest; health: HealthFound; isChecked?: boolean }

/** What is left to mend of it in the form, and whether the same stands there as was sent. */
export type Mending = Pick<HealthFound, 'faults' | 'tagsToAdd'> & {
  health: HealthFound
  isSame: boolean
  /** How it stands was asked for by itself, for nothing. */
  isChecked: boolean
}

/** What is left of a refusal once some of the fields were changed: a part that was changed may be mended. Null once nothing is. */
export function leftToMend(texts: PastedTexts, refused: Refused): Mending | null {
  const { request, health, isChecked = false } = refused
  const { data } = TypedPasted.safeParse(texts)
  const tags = tagsIn(texts.tags)
  const own = new Set(tags.map((tag) => tag.toLowerCase()))
  const isSame = data !== undefined && isAskedAlike(data, request)
  const faults = health.faults.filter(({ part }) => isAsSent(part, texts, request))
  const tagsToAdd = health.tagsToAdd
    .filter((tag) => !own.has(tag.toLowerCase()))
    .slice(0, Math.max(0, TAG.max - tags.length))
  const isLeft = isSame || faults.length > 0 || tagsToAdd.length > 0
  return isLeft ? { health, isSame, isChecked, faults, tagsToAdd } : null
}

/** Whether a part stands in the form as it was sent, also where the rest of the form cannot be sent just now. */
function isAsSent(part: WrittenPart, texts: PastedTexts, request: ImproveRequest): boolean {
  const typed = part === 'tags' ? tagsIn(texts.tags) : texts[part]
  const { data } = PastedListing.shape[part].safeParse(typed)
  return JSON.stringify(data) === JSON.stringify(request[part])
}
