import { linesOf, listOf, pairOf } from '../../data/load.ts'
import { stemsOf, type Word } from '#marketplace/searches/words.ts'
import type { Evidence } from './evidence.ts'
import { yearsIn } from './saying.ts'

type Era = { name: string; from: number; to: number }

/** By the stems of their names; the longest name of a search counts. */
const ERAS: readonly Era[] = linesOf('eras.txt').flatMap((line) => {
  const [names, years] = pairOf(line, ':')
  const [from = 0, to = 0] = years.split('-').map(Number)
  return listOf(names).map((name) => ({ name: stemsOf(name), from, to }))
})

const DECADE = /^(?:1[89])?\d0$/

/** Finds why a search for an age is false: "art deco" of a thing of the 1970s, any of one whose age is a guess. */
export function outOfTime({
  document,
  doubted,
  saysPhrase,
}: Evidence): (words: readonly Word[]) => string {
  const years = yearsIn(document.statements.map(({ words }) => words))
  const isGuessed = [...doubted].some((stem) => DECADE.test(stem))
  return (words) => {
    const stems = ` ${words.map(({ stem }) => stem).join(' ')} `
    const era = ERAS.find(({ name }) => stems.includes(` ${name} `) && !saysPhrase(name))
    if (era === undefined) return ''
    if (isGuessed) return `your text does not say "${era.name}"`
    const isOfIt = years.some((year) => year + LASTING >= era.from && year <= era.to)
    return years.length === 0 || isOfIt ? '' : `your text says "${years[0]}"`
  }
}

/** A thing "of the 1970s" may be of 1979. */
const LASTING = 9
