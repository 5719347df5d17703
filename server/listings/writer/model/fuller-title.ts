import { oursIn } from '#composer/plan/choice.ts'
import { titleOf } from '#composer/plan/title.ts'
import { isSayable } from '#composer/read/searches/keywords.ts'
import { titleCase } from '#composer/say/title-case.ts'
import { TITLE } from '#marketplace/rules.ts'
import { contentStems, countWords, hasPhrase } from '#marketplace/text.ts'
import type { Writing } from '../writer.ts'
import { faultsOf, remarksOf } from './finish.ts'
import type { Material } from './material.ts'

/**
 * A title that says little, with what the seller herself puts forward of the thing: how she names it in full, her
 * second search, its stuff, its number. Nothing that it has said, and nothing that a reader would not sign.
 */
export function withFullerTitle(writing: Writing, material: Material): Writing {
  if (writing.generatedTitle.length >= TITLE.lengthGoodMin) return writing
  const before = objectionsTo(writing, material)
  return partsFor(material).reduce((fuller, part) => {
    const { generatedTitle: title } = fuller
    const longer = title.length < TITLE.lengthGoodMin ? joined(title, part) : null
    if (longer === null || !isRoomy(longer)) return fuller
    const next = { ...fuller, generatedTitle: longer }
    return objectionsTo(next, material) <= before ? next : fuller
  }, writing)
}

/** The embedded writer's own title part by part, then what she starred; cases are set as English sets them. */
function partsFor(material: Material): string[] {
  const { brief } = material
  const own = titleOf(brief, oursIn(material, brief.item.name).choice).text.split(/,\s+/)
  // "Set of 2" of one pair is the reading of a program; a row of measures is no title.
  const parts = own.filter(
    (part) => numbersIn(part).every(numberFinder(material)) && !ROW_OF_MEASURES.test(part),
  )
  if (brief.language !== 'en') return parts
  const starred = brief.keywords.filter(({ isStarred, support }) => isStarred && isSayable(support))
  return [...parts, ...starred.map(({ text }) => titleCase(text))]
}

const ROW_OF_MEASURES = /\d\S* ?x ?\d/i

function numberFinder({ input }: Material): (number: string) => boolean {
  const typed = new Set(numbersIn(`${input.productType}\n${input.keywords}`))
  return (number) => typed.has(number)
}

function numbersIn(text: string): string[] {
  return text.match(/\d+/g) ?? []
}

/** A part in place of the title that stands in it, or both where no word is said twice; null where neither is so. */
function joined(title: string, part: string): string | null {
  if (part.length > title.length && hasPhrase(part, title)) return part
  const said = contentStems(title)
  const stems = contentStems(part)
  // One word alone says little: "Plate Stand, Ash".
  const isFresh = stems.length > 1 && !stems.some((stem) => said.includes(stem))
  return isFresh ? `${title}, ${part}` : null
}

function isRoomy(title: string): boolean {
  return (
    title.length <= TITLE.lengthGood &&
    countWords(title) <= TITLE.wordsMax &&
    title.split(/,\s+/).length <= TITLE.segmentsMax
  )
}

function objectionsTo(writing: Writing, material: Material): number {
  const faults = faultsOf({ writing, quotes: [] }, material)
  return faults.length + remarksOf(writing, material).length
}
