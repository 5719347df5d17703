import { rememberedOf } from '#marketplace/remembered.ts'
import { quotedChoices } from '../read/naming/designs.ts'
import type { Brief } from '../read/form.ts'
import type { Keyword } from '../read/searches/keywords.ts'
import { knownIn } from '../read/lexicon.ts'
import { optionsIn } from '../read/options.ts'
import { plainly } from '../read/parts.ts'
import type { Fact } from '../read/told.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

/** What searches are held against, read once for all of them. */
export const groundOf = rememberedOf((facts: readonly Fact[]) => ({
  options: new Set(
    facts.flatMap((fact, at) => [
      ...optionsIn(plainly(fact, at === 0)),
      ...asidesOfChoice(fact),
      ...quotedChoices(fact),
      ...numberedIn(fact),
      ...pricedIn(fact),
    ]),
  ),
  imitated: new Set(facts.flatMap(({ said }) => imitationsIn(said.words))),
  spoken: new Set(facts.flatMap(({ said }) => said.words.map((word) => word.low))),
}))

/** "32 mm (sparrow) or 28 mm (blue tit)" */
function asidesOfChoice({ said }: Fact): string[] {
  const isChoice = said.words.some(({ low }) => low === 'or') && said.text.includes(') or ')
  return isChoice ? said.words.map(({ stem }) => stem) : []
}

const PRICES = ['$', '£', '€', '¥']

/** "Saucer $4 more" comes for more, and not with the thing. */
function pricedIn({ said }: Fact): string[] {
  return said.text
    .split(',')
    .filter((part) => PRICES.some((sign) => part.includes(sign)))
    .flatMap((part) => wordsOf(part).map(({ stem }) => stem))
}

/** "Scent 1: eucalyptus" is one of several. */
function numberedIn({ said }: Fact): string[] {
  const isOne = wordsOf(said.label).at(-1)?.isNumber === true
  return isOne ? said.words.map(({ stem }) => stem) : []
}

/** What may lead to a click: borne out by the text, and none of several to choose from. */
export function usable(
  { keywords, facts, item }: Brief,
  supports: readonly Keyword['support'][] = ['backed'],
): Keyword[] {
  const { options, imitated, spoken } = groundOf(facts)
  const isOne = ({ words }: Keyword) =>
    words.every((word) => !options.has(word.stem) || item.stems.includes(word.stem))
  const isByHand = ({ words }: Keyword) =>
    words.every((word) => word.low !== 'hand' || spoken.has('hand'))
  const isReal = ({ words }: Keyword) =>
    imitationsIn(words).length > 0 || words.every((word) => !imitated.has(word.stem))
  return keywords.filter(
    (keyword) =>
      supports.includes(keyword.support) &&
      keyword.text.length <= 40 &&
      isOne(keyword) &&
      isReal(keyword) &&
      isByHand(keyword),
  )
}

/** What a thing only looks like: the "leather" of "faux leather". */
function imitationsIn(words: readonly Word[]): string[] {
  return knownIn(words)
    .filter(({ properties }) => properties.has('imitation'))
    .flatMap(({ from, to }) => words.slice(from, to).map((word) => word.stem))
}
