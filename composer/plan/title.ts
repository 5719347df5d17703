import type { Brief } from '../read/form.ts'
import { isTail } from './additions.ts'
import { type Choice, shuffled } from './choice.ts'
import { ownRests } from '../read/naming/own-rests.ts'
import { leadOf } from './lead.ts'
import { titleReading } from './own-lead.ts'
import { ownPools, pools } from './title-pools.ts'
import {
  fits,
  fitsAsName,
  fitsAsSearch,
  inOrder,
  inTypedCase,
  isQuoted,
  shaped,
  withShortNames,
} from './title-shape.ts'
import { wholeOwnTitle } from './whole-own-title.ts'

export type Title = { text: string; lead: string; traits: string[] }

/** A phrase as it stands in the title, or nothing where it stands otherwise. */
export function shownIn({ text }: Title, phrase: string): string {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase())
  return at === -1 ? '' : text.slice(at, at + phrase.length)
}

const TRAITS_LEAST = 3
/** A shorter title leaves out what sets the thing apart. */
const LENGTH_ENOUGH = 60
/** One that says little more than the name is found by little more than the name. */
const LENGTH_BARE = 40

/** What it is, then what sets it apart, in natural order; never a quota of words. */
export function titleOf(brief: Brief, choice: Choice): Title {
  const built = titleFrom(brief, { choice, whole: null })
  const whole = brief.language === 'en' ? wholeOwnTitle(brief, built.text) : null
  return whole === null ? built : titleFrom(brief, { choice, whole })
}

function titleFrom(
  brief: Brief,
  { choice, whole }: { choice: Choice; whole: string | null },
): Title {
  const plain = whole ?? leadOf(brief, choice)
  const { name, own, selling, other, line, second, more, last, front, filling } =
    brief.language === 'en' ? pools(brief, plain, choice) : ownPools(brief, plain)
  let lead = plain
  const parts: string[] = []
  const take = (texts: readonly string[], isWanted: () => boolean, isFitting = fits) => {
    for (const text of texts) {
      // "With a ribbon with a case"
      const isSecondTail = whole !== null && isTail(text)
      if (isWanted() && !isSecondTail && isFitting([lead, ...parts], text)) parts.push(text)
    }
  }
  const length = () => shaped([lead, ...parts]).length
  const commas = () => parts.filter((part) => !isTail(part) && !isQuoted(part)).length
  take(name, () => true)
  const firm = parts.length
  if (whole === null) take(own, () => true)
  if (brief.language === 'en' && whole === null) {
    const phrases = [...own, ...more, ...selling, ...other, ...second].filter((text) =>
      fitsAsName([lead, ...parts], text),
    )
    take(
      ownRests(titleReading(brief), { parts: [lead, ...parts], phrases }),
      () => true,
      fitsAsName,
    )
  }
  take(selling, () => commas() === 0)
  take(other, () => length() < LENGTH_ENOUGH, fitsAsName)
  take(line, () => length() < LENGTH_ENOUGH)
  take(selling, () => length() < LENGTH_ENOUGH || commas() < TRAITS_LEAST)
  take(more, () => length() < LENGTH_ENOUGH)
  const [look] =
    whole === null && length() < LENGTH_ENOUGH
      ? front.filter((one) => fits([lead, ...parts], one))
      : []
  if (look !== undefined) lead = `${look} ${plain}`
  take(second, () => length() < LENGTH_ENOUGH, fitsAsName)
  take(last, () => length() < LENGTH_ENOUGH)
  take(filling, () => length() < LENGTH_BARE, fitsAsSearch)
  const traits = inOrder(inSeedsOrder(parts, { from: firm, choice }))
  const text = shaped([lead, ...traits], brief.language)
  return {
    text: brief.language === 'en' ? withShortNames(text, brief) : inTypedCase(text, brief),
    lead,
    traits,
  }
}

/** What the design is called stays in front; the rest is told in an order of the seed's. */
function inSeedsOrder(
  parts: readonly string[],
  { from, choice }: { from: number; choice: Choice },
): string[] {
  return [...parts.slice(0, from), ...shuffled(choice, 'order', parts.slice(from))]
}
