import { MATERIALS } from './lexicon/materials.ts'
import { phrases } from './lexicon/phrases.ts'
import { hasPhrase, phrasesIn, tokens } from './text.ts'

/** Words that lean on the one before: "weight yarn" says nothing without "fingering". */
const LEANING = new Set(
  `weight size sized style fit look shaped themed color colour inch inches piece free of and name ingredient
  working cm mm oz ml ft kg lb handle handled glaze finish lining`.split(/\s+/),
)

/** True for a phrase that begins in the middle of another. */
export function leans(phrase: string): boolean {
  return LEANING.has(tokens(phrase)[0] ?? '')
}

/** Names of several words, of which a part would name something else: "butter" of "peanut butter". */
const NAMES = [
  ...MATERIALS,
  ...phrases(`peanut butter, goat milk, goats milk, cocoa butter, shea butter, brown sugar, sea salt, green tea
    black tea, white tea, tea tree, orange blossom, cotton candy, clary sage, ylang ylang, instant download
    digital download, plus size, small batch, zero waste, limited ingredient, cover letter, flower girl, wedding ring, bow tie
    mid century, full grain, stained glass, olive wood, heavy duty, pom pom, hand poured, hand dyed`),
].filter((name) => name.includes(' ') && !isKindOfItsEnd(name))

/** "Polymer clay" is a clay, but "faux leather" is no leather and "rose gold" not what gold buyers seek. */
function isKindOfItsEnd(name: string): boolean {
  const [first = ''] = name.split(' ')
  return MATERIALS.includes(name.slice(first.length + 1)) && !/^(?:faux|vegan|rose)$/.test(first)
}

/** True for a part of a text that keeps only some of the words of such a name. */
export function tearsName(part: string, whole: string): boolean {
  const kept = new Set(tokens(part))
  return phrasesIn(whole, NAMES).some(
    (name) => !hasPhrase(part, name) && name.split(' ').some((word) => kept.has(word)),
  )
}
