import { isSmall, rootOf, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { rootsOf } from './title-words.ts'
import { type Choice, shuffled } from './choice.ts'
import { leadOf } from './title-lead.ts'
import { fits, fitsAsName, fitsAsSearch, inOrder, shaped, withShortNames } from './title-shape.ts'
import { bringsMore, traitsFor } from './title-traits.ts'

export type Title = { text: string; lead: string; traits: string[] }

/** A phrase as it stands in the title, or nothing where it stands otherwise. */
export function shownIn({ text }: Title, phrase: string): string {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase())
  return at === -1 ? '' : text.slice(at, at + phrase.length)
}

/** A shorter title leaves out what sets the thing apart. */
const LENGTH_ENOUGH = 60
const LENGTH_BARE = 42
const TRAITS_MAX = 3

/** What it is, then what sets it apart: whole phrases of the seller's, and never a quota of words. */
export function titleOf(brief: Brief, choice: Choice): Title {
  const lead = leadOf(brief)
  const { design, starred, own, told, kinds, searches, parts: lesser } = traitsFor(brief, lead)
  const parts: string[] = []
  const length = () => shaped([lead, ...parts]).length
  const take = (texts: readonly string[], isFitting: typeof fits, most = TRAITS_MAX) => {
    for (const text of texts) {
      const isOpen = parts.length < most && length() < LENGTH_ENOUGH
      if (isOpen && isFitting([lead, ...parts], text)) parts.push(text)
    }
  }
  take(design, isStar)
  take(starred.slice(0, 1), isStar)
  take(own, saysNothingAgain)
  const firm = parts.length
  take(kinds, fits, firm + 1)
  take(told, fits, firm + 1)
  take(starred, isAnother)
  take(told, fits)
  take(searches, fits)
  take(searches, isAnother)
  take(starred, isStar)
  if (length() < LENGTH_BARE) take(lesser, fits)
  const free = parts.slice(firm)
  const traits = inOrder([...parts.slice(0, firm), ...shuffled(choice, 'order', free)])
  return { text: withShortNames(shaped([lead, ...traits]), brief), lead, traits }
}

/** Her own title says no word again. */
function saysNothingAgain(parts: readonly string[], text: string): boolean {
  const known = rootsOf(parts)
  const isAgain = wordsOf(text).some(
    (word) => !isSmall(word) && !word.isNumber && known.has(rootOf(word.stem)),
  )
  return !isAgain && fits(parts, text)
}

/** Another search for the same thing may say one word of the name again. */
function isAnother(parts: readonly string[], text: string): boolean {
  return bringsMore(parts, text) && fitsAsName(parts, text)
}

/** What matters most to her is said, also where it says the name once more. */
function isStar(parts: readonly string[], text: string): boolean {
  const known = rootsOf(parts)
  const isNew = wordsOf(text).some((word) => !isSmall(word) && !known.has(rootOf(word.stem)))
  return isNew && fitsAsSearch(parts, text)
}
