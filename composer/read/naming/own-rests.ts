import { isGeneric } from '../item.ts'
import { is } from '../lexicon.ts'
import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { freeIn, titleText, type TitleReading } from './own-words.ts'

const RUN_MAX = 3
const NEVER = ['praise', 'vague', 'occasion', 'unit', 'brand', 'kin'] as const
const UNTOLD = new Set('small medium large size sizes all new old sale made your'.split(' '))

/**
 * What of the seller's own title none of the parts says yet: nothing that names the thing or sets it apart is lost. Where
 * the text or a search has a phrase with it, that phrase, else the words as they stand beside each other.
 */
export function ownRests(
  reading: TitleReading,
  { parts, phrases }: { parts: readonly string[]; phrases: readonly string[] },
): string[] {
  const { keywords, facts } = reading
  const text = titleText(reading)
  const isFree = freeIn(reading)
  const said = rootsOf(parts)
  const together = parts.join('').toLowerCase().replaceAll(' ', '')
  const borne = rootsOf([...keywords, ...facts.slice(0, 2).map((fact) => fact.said.text)])
  const isStuffSaid = parts.some((part) => wordsOf(part).some((word) => is(word, 'material')))
  const isRest = (word: Word) =>
    !isSmall(word) &&
    !word.isNumber &&
    !said.has(rootOf(word.stem)) &&
    !together.includes(word.stem) &&
    isFree(word)
  const isTelling = (word: Word) =>
    word.low.length > 2 &&
    !/\d/.test(word.low) &&
    borne.has(rootOf(word.stem)) &&
    !UNTOLD.has(word.low) &&
    !isGeneric(word) &&
    !NEVER.some((one) => is(word, one)) &&
    !(is(word, 'material') && isStuffSaid)
  return runsOf(text, isRest).flatMap((run) => {
    const roots = run.map(({ stem }) => rootOf(stem))
    const told = phrases.find((phrase) => roots.every((root) => rootsOf([phrase]).has(root)))
    if (told !== undefined) return [told]
    return run.every(isTelling) && run.length <= RUN_MAX
      ? [text.slice(run[0]?.start, run.at(-1)?.end)]
      : []
  })
}

function rootsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => wordsOf(text)).map(({ stem }) => rootOf(stem)))
}

function runsOf(text: string, isRest: (word: Word) => boolean): Word[][] {
  const runs: Word[][] = []
  for (const word of wordsOf(text).filter(isRest)) {
    const run = runs.at(-1)
    if (run !== undefined && text.slice(run.at(-1)?.end, word.start) === ' ') run.push(word)
    else runs.push([word])
  }
  return runs
}
