import { contentStems, tokens } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import { capitalised } from '../../english/grammar.ts'
import { isKana } from './kana.ts'
import { packOf } from './languages.ts'
import { ownCased } from './own-case.ts'

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
  const traited = withTrait(heading, { opening, brief })
  if (traited !== null) return [traited]
  if (!isEcho(heading, opening)) return [withSecond(heading, { opening, brief }), opening]
  // "Großes Windlicht" and "Windlicht aus Eichenholz" are one beginning.
  return [`${heading}${opening.slice(tokens(opening)[0]?.length ?? 0)}`]
}

/** "Vela aromática" and "Vela de soja" are one beginning too, with the trait behind its noun. */
export function withTrait(heading: string, { opening, brief }: Place): string | null {
  const [trait = ''] = heading.split(' ').slice(-1)
  const noun = heading.slice(0, -trait.length)
  const isTrait = TRAIT.test(trait) && packOf(brief.language)?.isNounFirst === true
  const isOne = isTrait && noun !== '' && opening.startsWith(noun) && !holds(opening, trait)
  return isOne ? `${heading} ${opening.slice(noun.length)}` : null
}

/** How traits end in the languages that put them behind the noun; what a thing is made of is no trait. */
const TRAIT =
  /^(?!c[eé]r[aá]mi).*(?:[aiu][dt][aeio]s?|ic[aeio]s?|ich[ei]|iqu?es?|iv[aeio]s?|ifs?|os[aeio]s?|eux|euses?|al[ei]?s?|ais|aux|els?|elles?|istas?|istes?|[éú]e?s?)$/iu

type Place = { opening: string; brief: Brief }

function withSecond(heading: string, { opening, brief }: Place): string {
  const second = brief.starred.find((keyword) => !overlaps(keyword, heading))
  if (second === undefined || holds(opening.slice(0, SHOWN), second)) return heading
  const longer = `${heading}${JOINT}${named(second, brief)}`
  return longer.length > HEADING_MAX || isEcho(longer, opening) ? heading : longer
}

function holds(text: string, keyword: string): boolean {
  // "All'uncinetto" says "uncinetto".
  const stems = new Set(contentStems(`${text} ${text.replace(/\p{L}+['’]/gu, '')}`))
  return (
    text.toLowerCase().includes(keyword.toLowerCase()) ||
    contentStems(keyword).every((word) => stems.has(word) || (isKana(word) && text.includes(word)))
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
  return capitalised(ownCased(keyword, brief))
}
