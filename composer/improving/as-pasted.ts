import type { GeneratorInput } from '#contract/listings.ts'
import type { HealthFound } from '#contract/improving/health-found.ts'
import { checksOf, examine } from '#marketplace/health.ts'
import { faultsOf, type HealthCheck } from '#marketplace/health/check.ts'
import { talkIn, withTalk } from '#marketplace/health/talk.ts'
import { lowWordsOf } from '#marketplace/searches/words.ts'
import { type Details, detailsOf } from './details.ts'
import { readOnce } from './facts.ts'
import { metIn } from './falls.ts'
import type { Entered, Texts } from './texts.ts'
import { ofPasted, wordingFaults } from './why.ts'

/** A listing as it was pasted, the form of its whole description, and what that was read as. */
export type AsPasted = { pasted: Texts; full: Entered; details: Details }

/** How a listing stands as it was pasted: each check, and all that is to be mended, each fault once. */
export type Standing = Omit<HealthFound, 'tagsToAdd' | 'kept'> & { checks: HealthCheck[] }

/** The one reading of its faults, whether it was refused or is checked for nothing. */
export function standingAsPasted({ pasted, full, details }: AsPasted): Standing {
  const checks = checksAsPasted({ pasted, full, details })
  const faults = faultsOf(checks)
  return {
    met: metIn(checks),
    of: checks.length,
    states: checks.map(({ state }) => state),
    faults: [
      ...faults.map((fault) => ({ ...fault, text: ofPasted(fault.text) })),
      ...wordingFaults(details, faults),
    ],
    checks,
  }
}

/** Held against all of its own text. */
export function checksAsPasted({ pasted, full, details }: AsPasted): HealthCheck[] {
  const talk = talkOf({ pasted, details })
  return checksOf(examine({ ...pasted, ...full })).map((check) => heardIn(check, talk))
}

/** What the composer reads as talk is more than a check of any listing knows. */
export function heardIn(check: HealthCheck, talk: readonly string[]): HealthCheck {
  return check.id === 'whole' ? withTalk(check, talk) : check
}

/** All that is said besides the item in what was pasted, by the composer's reading and by that of any listing. */
export function talkOf({ pasted, details }: Pick<AsPasted, 'pasted' | 'details'>): string[] {
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

export type PastedListing = {
  pasted: Texts
  /** The form that its description is read by, and the same with all that counts as entered. */
  input: GeneratorInput
  full: Entered
  neverSay?: readonly string[]
}

/** A pasted listing read and judged at once, where nothing is written of it. */
export function readAsPasted({ pasted, input, full, neverSay }: PastedListing): Standing {
  const details = withSlips(full, detailsOf(input, neverSay))
  return standingAsPasted({ pasted, full, details })
}

/** With what the writer writes in full itself. */
export function withSlips(input: GeneratorInput, details: Details): Details {
  const { rewritten } = readOnce({ ...input, productType: details.productType })
  const slips = [...details.slips, ...rewritten.map((slip) => slip.toLowerCase())]
  return { ...details, slips: [...new Set(slips)] }
}

/** What was written is held against her words as they were written out for it: "msg me" is told as "message me". */
export function inFull(input: GeneratorInput, details: Details): Details {
  const { input: read } = readOnce({ ...input, productType: details.productType })
  return { ...details, productType: read.productType }
}
