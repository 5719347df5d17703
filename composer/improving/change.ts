import { FIELD_OF_PART, type WrittenPart } from '#contract/parts.ts'
import { checksOf, examine } from '#marketplace/health.ts'
import type { HealthCheck } from '#marketplace/health/check.ts'
import type { Composed } from '../composer.ts'
import { heardIn, talkOf } from './as-pasted.ts'
import type { Details } from './details.ts'
import type { Entered, Texts } from './texts.ts'

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
        isPasted ? heardIn(check, talk) : check,
      )
    known.set(key, checks)
    return checks
  }
}

function mixed({ pasted, written }: Change, parts: readonly WrittenPart[]): Texts {
  const taken = parts.map((part) => [FIELD_OF_PART[part], written[FIELD_OF_PART[part]]])
  return { ...pasted, ...Object.fromEntries(taken) }
}

/** Every choice of some of them, none first and all last. */
export function choicesOf<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((all, item) => [...all, ...all.map((one) => [...one, item])], [[]])
}
