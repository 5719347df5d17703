import type { Brief } from '../read/form.ts'
import { type Choice, shuffled } from './choice.ts'
import { leadOf } from './title-lead.ts'
import { fits, fitsAsSearch, inOrder, shaped, withShortNames } from './title-shape.ts'
import { traitsFor } from './title-traits.ts'

export type Title = { text: string; lead: string; traits: string[] }

/** A phrase as it stands in the title, or nothing where it stands otherwise. */
export function shownIn({ text }: Title, phrase: string): string {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase())
  return at === -1 ? '' : text.slice(at, at + phrase.length)
}

/** A title of this length says enough; a shorter one leaves out what sets the thing apart. */
const LENGTH_ENOUGH = 72
const LENGTH_BARE = 48
const TRAITS_MAX = 3

/** What it is, then what sets it apart: whole phrases of the seller's that say no word again, and never a quota of words. */
export function titleOf(brief: Brief, choice: Choice): Title {
  const lead = leadOf(brief)
  const {
    design,
    starred,
    own,
    front,
    told,
    searches,
    parts: lesser,
    sizes,
  } = traitsFor(brief, lead)
  const parts: string[] = []
  const take = (texts: readonly string[], isFitting = fits, enough = LENGTH_ENOUGH) => {
    for (const text of texts) {
      const isOpen = parts.length < TRAITS_MAX && shaped([lead, ...parts]).length < enough
      if (isOpen && isFitting([lead, ...parts], text)) parts.push(text)
    }
  }
  take(design, fitsAsSearch)
  const firm = parts.length
  take(own)
  take(front)
  take(starred)
  take(told)
  take([...searches, ...lesser], fits, LENGTH_BARE)
  const free = parts.slice(firm)
  take(sizes, fits, LENGTH_BARE)
  const measured = parts.slice(firm + free.length)
  const traits = inOrder([...parts.slice(0, firm), ...shuffled(choice, 'order', free), ...measured])
  return { text: withShortNames(shaped([lead, ...traits]), brief), lead, traits }
}
