import type { Brief } from '../read/form.ts'
import { isTail } from './additions.ts'
import type { Choice } from './choice.ts'
import { leadOf } from './lead.ts'
import { ownPools, pools } from './title-pools.ts'
import { fits, fitsAsName, inOrder, inTypedCase, isQuoted, shaped } from './title-shape.ts'

export type Title = { text: string; lead: string; traits: string[] }

/** A phrase as it stands in the title, or nothing where it stands otherwise. */
export function shownIn({ text }: Title, phrase: string): string {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase())
  return at === -1 ? '' : text.slice(at, at + phrase.length)
}

const TRAITS_MAX = 3
/** A shorter title leaves out what sets the thing apart. */
const LENGTH_ENOUGH = 60
const LENGTH_LEAST = 40

/** What it is, then what sets it apart, in natural order; never a quota of words. */
export function titleOf(brief: Brief, choice: Choice): Title {
  const plain = leadOf(brief, choice)
  const { name, own, selling, other, more, last, front } =
    brief.language === 'en' ? pools(brief, plain, choice) : ownPools(brief, plain)
  let lead = plain
  const parts: string[] = []
  const take = (texts: readonly string[], isWanted: () => boolean, isFitting = fits) => {
    for (const text of texts) if (isWanted() && isFitting([lead, ...parts], text)) parts.push(text)
  }
  const length = () => shaped([lead, ...parts]).length
  const commas = () => parts.filter((part) => !isTail(part) && !isQuoted(part)).length
  take(name, () => true)
  take(own, () => true)
  take(selling, () => commas() === 0)
  take(other, () => length() < LENGTH_ENOUGH, fitsAsName)
  take(selling, () => parts.length < TRAITS_MAX)
  take(more, () => length() < LENGTH_ENOUGH && parts.length < TRAITS_MAX)
  const [look] = length() < LENGTH_LEAST ? front.filter((one) => fits([lead, ...parts], one)) : []
  if (look !== undefined) lead = `${look} ${plain}`
  take(last, () => length() < LENGTH_LEAST)
  const traits = inOrder(parts)
  const text = shaped([lead, ...traits], brief.language)
  return { text: brief.language === 'en' ? text : inTypedCase(text, brief), lead, traits }
}
