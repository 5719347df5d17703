import { contentStems, tokens } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import { capitalised } from '../../english/grammar.ts'
import { germanCased } from './german-case.ts'

/** What a search preview shows. */
const SHOWN = 160
const HEADING_MAX = 60
const JOINT = ' · '

/**
 * The seller's first paragraph, under the focus keywords as a heading where it does not hold the first of
 * them itself; a sentence made around search words would read like one.
 */
export function opened(opening: string, brief: Brief): string[] {
  const { primary } = brief
  if (primary === '' || holds(opening.slice(0, SHOWN), primary)) return [opening]
  const heading = named(primary, brief)
  if (!isEcho(heading, opening)) return [withSecond(heading, { opening, brief }), opening]
  // "Großes Windlicht" and "Windlicht aus Eichenholz" are one beginning.
  return [`${heading}${opening.slice(tokens(opening)[0]?.length ?? 0)}`]
}

type Place = { opening: string; brief: Brief }

function withSecond(heading: string, { opening, brief }: Place): string {
  const second = brief.starred.find((keyword) => !overlaps(keyword, heading))
  if (second === undefined || holds(opening.slice(0, SHOWN), second)) return heading
  const longer = `${heading}${JOINT}${named(second, brief)}`
  return longer.length > HEADING_MAX || isEcho(longer, opening) ? heading : longer
}

function holds(text: string, keyword: string): boolean {
  const stems = new Set(contentStems(text))
  return (
    text.toLowerCase().includes(keyword.toLowerCase()) ||
    contentStems(keyword).every((word) => stems.has(word))
  )
}

function overlaps(one: string, other: string): boolean {
  const stems = new Set(contentStems(other))
  return contentStems(one).some((word) => stems.has(word))
}

function isEcho(heading: string, opening: string): boolean {
  return tokens(heading).at(-1) === tokens(opening)[0]
}

function named(keyword: string, brief: Brief): string {
  return capitalised(brief.language === 'de' ? germanCased(keyword, brief) : keyword)
}
