import { readText } from '#marketplace/reading/reading.ts'
import { rootsOf } from '#marketplace/reading/said.ts'
import { inSpellingOf } from '#marketplace/reading/spelling.ts'
import { hasPhrase, isBulletLine, phraseFinder, proseSentences } from '#marketplace/text.ts'
import type { Writing } from '../writer.ts'
import { tidy, withoutEmojis } from './hygiene.ts'
import type { Material } from './material.ts'

/** Does what was wished where it needs no new words. */
export function withEasyWishes(writing: Writing, { brief }: Material): Writing {
  const { noEmojis, noShouts } = brief.wishes
  const quiet = (text: string) => (noEmojis ? withoutEmojis(text) : text)
  const calm = (text: string) => (noShouts ? text.replace(/[!¡]+(?=[^\p{L}]|$)|¡/gu, '.') : text)
  const as = (text: string) => tidy(calm(quiet(text)).replace(/([.?])\.+/g, '$1'))
  if (!noEmojis && !noShouts) return writing
  return { ...writing, generatedDescription: as(writing.generatedDescription) }
}

/** What was to be mentioned and shows no trace; a measure of the right kind mentions a weight or a size. */
export function unmentioned(
  { generatedTitle, generatedDescription }: Writing,
  { wishes }: Material['brief'],
): string[] {
  const told = readText(`${generatedTitle}\n\n${generatedDescription}`)
  const units = new Set(told.measures.map(({ unit }) => unit))
  return wishes.mention.filter((wish) => {
    const roots = rootsOf(inSpellingOf(told.text, wish))
    const measured = roots.flatMap((root) => MEASURED.get(root) ?? [])
    return !roots.some((root) => told.places.has(root)) && !measured.some((unit) => units.has(unit))
  })
}

const LENGTHS = ['mm', 'cm', 'm', 'inch', 'ft', 'yd']
const WEIGHTS = ['g', 'kg', 'oz', 'lb']
const MEASURED: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      ['weight weigh heavy', WEIGHTS],
      ['size dimension measurement measur length width height', LENGTHS],
      ['capacity volume', ['ml', 'l', 'oz', 'cup']],
    ] as const
  ).flatMap(([words, units]) =>
    rootsOf(words).map((root): [string, readonly string[]] => [root, units]),
  ),
)

/** Which wishes, of those that can be told for certain, a listing does not meet: sentences to whoever wrote it. */
export function unmetWishes(writing: Writing, { brief }: Material): string[] {
  const { generatedTitle, generatedDescription: text, generatedTags } = writing
  const { startWith, endWith, add, avoid, sentencesMax } = brief.wishes
  // "Don't call it a toy" is met by "it is not a toy".
  const called = [generatedTitle, text, ...generatedTags].join('\n').replace(DENIED, '')
  const isIn = phraseFinder(called)
  // "Don't say toy" is of toys, too; of who wants no dates in it one "date" may be told.
  const said = (words: string) => isIn(words) || isIn(`${words}s`)
  const count = text.split('\n').reduce((sum, line) => sum + sentencesIn(line), 0)
  const begins = startWith === null || plain(text).startsWith(plain(startWith))
  const ends = endWith === null || plain(text).endsWith(plain(endWith))
  return [
    ...(begins ? [] : [`It was to begin with "${startWith}".`]),
    ...(ends ? [] : [`It was to end with "${endWith}".`]),
    ...add.filter((words) => !hasPhrase(text, words)).map((words) => `It was to say "${words}".`),
    ...avoid.filter(said).map((words) => `It was not to say "${words}".`),
    ...(sentencesMax !== null && count > sentencesMax
      ? [`It was to have at most ${sentencesMax} sentences and has ${count}.`]
      : []),
  ]
}

const DENIED = /\b(?:not|isn't) (?:as )?(?:an? |the )?[\p{L}-]+/giu

function sentencesIn(line: string): number {
  if (line.trim() === '') return 0
  return isBulletLine(line) ? 1 : proseSentences(line).length
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim()
}
