import { rememberedOf } from '#marketplace/remembered.ts'
import { quotedChoices } from '../read/naming/designs.ts'
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

const PRICED_WITHIN = 4

/** "Saucer $4 more" comes for more, and not with the thing. */
export function pricedIn({ said }: Fact): string[] {
  return said.text.split(',').flatMap((part) => {
    const at = PRICES.map((sign) => part.indexOf(sign)).find((place) => place !== -1)
    if (at === undefined) return []
    const before = wordsOf(part).filter(({ end }) => end <= at)
    return before.slice(-PRICED_WITHIN).map(({ stem }) => stem)
  })
}

/** "Scent 1: eucalyptus" is one of several. */
function numberedIn({ said }: Fact): string[] {
  const isOne = wordsOf(said.label).at(-1)?.isNumber === true
  return isOne ? said.words.map(({ stem }) => stem) : []
}

/** What a thing only looks like: the "leather" of "faux leather". */
function imitationsIn(words: readonly Word[]): string[] {
  return knownIn(words)
    .filter(({ properties }) => properties.has('imitation'))
    .flatMap(({ from, to }) => words.slice(from, to).map((word) => word.stem))
}
