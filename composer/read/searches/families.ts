import { linesOf, listOf, pairOf } from '../../data/load.ts'
import { COLOUR_FAMILIES } from '#marketplace/lexicon/colours.ts'
import { ORIGIN_BACKING } from '#marketplace/lexicon/origins.ts'
import { stemsOf, type Word } from '#marketplace/searches/words.ts'

/** General words by stem, each with the phrases, as stems, that say as much. */
const families: ReadonlyMap<string, readonly string[]> = load()

function load(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const add = (general: string, special: readonly string[]) => {
    const stem = stemsOf(general)
    found.set(stem, [...(found.get(stem) ?? []), ...special.map(stemsOf)])
  }
  for (const [colour, shades] of Object.entries(COLOUR_FAMILIES)) add(colour, shades)
  for (const line of linesOf('families.txt')) {
    const [generals, special] = pairOf(line, ':')
    for (const general of listOf(generals)) add(general, listOf(special))
  }
  return found
}

const origins = new Map(
  [...ORIGIN_BACKING].map(([origin, backing]) => [stemsOf(origin), backing.map(stemsOf)]),
)

/** The places that would bear out an origin: "tuscany" for "italian". */
export function backingOf(origin: string): readonly string[] {
  return origins.get(origin) ?? []
}

/** What would say as much as a general word: "oak" for "wood". */
export function specialOf(stem: string): readonly string[] {
  return families.get(stem) ?? []
}

/** Whether each of the words says nothing new: "metal" of what is told as iron. */
export function isGeneral(words: readonly Word[], told: string): boolean {
  const said = ` ${stemsOf(told)} `
  return words.every(({ stem }) =>
    specialOf(stem).some((special) => special !== stem && said.includes(` ${special} `)),
  )
}
