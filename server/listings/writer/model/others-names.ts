import { markIn } from '#composer/read/searches/marks.ts'
import { readText } from '#marketplace/reading/reading.ts'
import { fittedIn, isOfAFile } from '#marketplace/searches/fitted.ts'
import { statementsIn } from '#marketplace/searches/statements.ts'
import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { hasPhrase, phraseFinder } from '#marketplace/text.ts'
import { disclaimedNames } from './disclaimed.ts'
import type { Material } from './material.ts'

export type OthersName = { name: string; isFitted: boolean }

/**
 * Finds the maker in a search whose thing this is not: a bag that a camera fits is searched for as a bag, and a tag with
 * the camera's name promises the camera, whatever stands between. A file is of the program that opens it.
 */
export function othersNameFinder({
  brief,
  input,
}: Pick<Material, 'brief' | 'input'>): (search: string) => OthersName | null {
  // "For torchon and bucks point": behind "for" may stand a craft, behind "fits" in capitals stands a make.
  const { names } = fittedIn(statementsIn(readText(input.productType)))
  const said = new Set(wordsOf(input.productType).map(({ stem }) => stem))
  const isSaid = phraseFinder(input.productType)
  const disclaimed = disclaimedNames(input.productType)
  if (brief.item.kind.isDigital || brief.item.kind.name === 'pattern') return () => null
  return (search) => {
    const words = wordsOf(search)
    if (isOfAFile(words)) return null
    const fitted = fittedName(words, names)
    if (fitted !== '') return { name: fitted, isFitted: true }
    const denied = disclaimed.find((name) => hasPhrase(search, name))
    if (denied !== undefined) return { name: denied, isFitted: true }
    // "Fujifilm" of who writes that a Fuji fits.
    const longer = words.find(({ stem }) => !said.has(stem) && isLongerName(stem, names, isSaid))
    const mark = longer?.low ?? markIn(words, brief.evidence)
    return mark === '' ? null : { name: mark, isFitted: false }
  }
}

/** The whole of a name: "kings of war", where each of its words is of what fits. */
function fittedName(words: readonly Word[], names: ReadonlySet<string>): string {
  const isOfName = ({ stem }: Word) => names.has(stem)
  const from = words.findIndex(isOfName)
  const rest = words.slice(Math.max(0, from))
  const end = rest.findIndex((word) => !isOfName(word) && !isSmall(word))
  const run = rest.slice(0, end === -1 ? undefined : end)
  return from === -1 ? '' : spelt(run.slice(0, run.findLastIndex(isOfName) + 1))
}

const NAME_MIN = 4

/** But not "paracord" of who writes it in two words. */
function isLongerName(
  word: string,
  names: ReadonlySet<string>,
  isSaid: (phrase: string) => boolean,
): boolean {
  return [...names].some(
    (name) =>
      name.length >= NAME_MIN &&
      word.startsWith(name) &&
      !isSaid(`${name} ${word.slice(name.length)}`),
  )
}
