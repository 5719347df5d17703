import type { GeneratorInput } from '#contract/listings.ts'
import { FIELD_OF_PART, type WrittenPart } from '#contract/parts.ts'
import { checksOf, examine } from '#marketplace/health.ts'
import type { HealthCheck } from '#marketplace/health/check.ts'
import { talkIn, withTalk } from '#marketplace/health/talk.ts'
import { lowWordsOf } from '#marketplace/searches/words.ts'
import type { ListingInput } from '#marketplace/review/finding.ts'
import type { Composed } from '../composer.ts'
import type { Details } from './details.ts'
import type { Texts } from './texts.ts'

/** The form, and what counts as entered beside it. */
export type Entered = GeneratorInput & Pick<ListingInput, 'standingFacts' | 'pasted'>

/** What was pasted, and what may come in its place. */
export type Change = {
  pasted: Texts
  written: Composed
  input: Entered
  /** The form with the whole pasted description. */
  full: Entered
  details: Details
}

/** The checks of a listing with some of the new parts taken. */
export type HealthOf = (parts: readonly WrittenPart[]) => HealthCheck[]

/** The health with some parts taken. Each choice is asked for several times, and judged once. */
export function healthOfChoices(change: Change): HealthOf {
  const { pasted, input, full } = change
  // What stands with the pasted description is held against all of it, and with the new one against the details.
  const anew = examine({ ...pasted, ...input })
  const asPasted = examine({ ...pasted, ...full })
  const known = new Map<string, HealthCheck[]>()
  const talk = talkOf(change)
  return (parts) => {
    const [examined, form] = parts.includes('description') ? [anew, input] : [asPasted, full]
    const key = parts.join()
    const isPasted = !parts.includes('description')
    const checks =
      known.get(key) ??
      checksOf({ ...examined, listing: { ...mixed(change, parts), ...form } }).map((check) =>
        // What the composer reads as talk is more than a check of any listing knows.
        check.id === 'whole' && isPasted ? withTalk(check, talk) : check,
      )
    known.set(key, checks)
    return checks
  }
}

/** All that is said besides the item in what was pasted, by the composer's reading and by that of any listing. */
function talkOf({ pasted, details }: Change): string[] {
  const heard = talkIn(pasted.generatedDescription)
  // Saved, the listing stands as it was compared.
  if (heard.length === 0) return []
  const read = details.talk.map((text) => lowWordsOf(text).join(' '))
  const isRead = (text: string) => {
    const said = lowWordsOf(text).join(' ')
    return read.some((one) => one.includes(said) || said.includes(one))
  }
  return [...details.talk, ...heard.filter((text) => !isRead(text))]
}

function mixed({ pasted, written }: Change, parts: readonly WrittenPart[]): Texts {
  const taken = parts.map((part) => [FIELD_OF_PART[part], written[FIELD_OF_PART[part]]])
  return { ...pasted, ...Object.fromEntries(taken) }
}

/** Every choice of some of them, none first and all last. */
export function choicesOf<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((all, item) => [...all, ...all.map((one) => [...one, item])], [[]])
}
