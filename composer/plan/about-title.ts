import { splitKeywords } from '#contract/keywords.ts'
import type { GeneratorInput } from '#contract/listings.ts'
import { hasPhrase, wordFinder } from '#marketplace/text.ts'
import type { Phrasing } from './phrasing.ts'
import { inMarks } from './quotes.ts'

type Typed = Pick<GeneratorInput, 'keywords' | 'starredKeywords'>

/** What a title leads with, and which of her searches it holds: read off the title as it stands. */
export function aboutTitle(title: string, typed: Typed, { say }: Phrasing): string[] {
  const [lead = '', ...traits] = partsOf(title)
  const stars = splitKeywords(typed.starredKeywords)
  // That a title leads with all of itself says nothing.
  const isParted = traits.length > 0
  const isFocus = isParted && stars.includes(lead.toLowerCase())
  const others = stars.filter((star) => !isFocus || star !== lead.toLowerCase())
  const isHeld = (search: string) =>
    hasPhrase(title, search) || title.toLowerCase().includes(search)
  const hasWords = wordFinder(title)
  const held = others.filter(isHeld)
  const apart = others.filter((star) => !held.includes(star) && hasWords(star))
  const missing = others.filter((star) => !held.includes(star) && !apart.includes(star))
  const own = stars.length > 0 ? held : longest(splitKeywords(typed.keywords).filter(isHeld))
  const told = (key: string, searches: readonly string[]) =>
    searches.length === 0
      ? []
      : [say(key, { quotes: searches.map((one) => `"${one}"`).join(', ') })]
  return [
    ...(isParted ? [say(isFocus ? 'leads-focus' : 'leads', { lead: inMarks(lead) })] : []),
    ...(isParted ? [say('traits', { traits: traits.map(inMarks).join(', ') })] : []),
    ...told('held', own),
    ...told('apart', apart),
    ...told('missing', missing),
  ]
}

/** What stands between commas; that of "Hare, February" is one name. */
function partsOf(title: string): string[] {
  return title.split(', ').reduce<string[]>((parts, part) => {
    const before = parts.at(-1) ?? ''
    const isOpen = before.split('"').length % 2 === 0
    return isOpen ? [...parts.slice(0, -1), `${before}, ${part}`] : [...parts, part]
  }, [])
}

function longest(searches: readonly string[]): string[] {
  return searches.toSorted((one, other) => other.length - one.length).slice(0, 1)
}
