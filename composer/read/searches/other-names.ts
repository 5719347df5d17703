import { isSmall } from '#marketplace/searches/words.ts'
import type { Brief } from '../form.ts'
import { nounEndingAt } from '../kinds.ts'
import { propertiesOf } from '../lexicon.ts'
import { isOfAnother } from './evidence.ts'
import type { Keyword } from './keywords.ts'

/** What these name is more, or less, than the thing itself. */
const OTHER_THINGS = new Set('kit set pack pattern template file tutorial book class'.split(' '))
const LETTERS_LEAST = 4

/** "Axe cover" of an axe sheath: all but a noun that no table knows is said of it, so it is what some call the thing. */
export function isOtherName({ words, strange, because }: Keyword, brief: Brief): boolean {
  const { evidence, document } = brief
  const last = words.at(-1)
  const more = words.slice(0, -1)
  if (last === undefined || because !== '' || strange.some((stem) => stem !== last.stem))
    return false
  const isOwn = more.some((word) => !isSmall(word) && !word.isNumber && evidence.says(word))
  const isElsewhere = document.statements.some(
    ({ text, words: said }) => isOfAnother(text) && said.some(({ stem }) => stem === last.stem),
  )
  return (
    strange.length > 0 &&
    isOwn &&
    !isElsewhere &&
    !OTHER_THINGS.has(last.stem) &&
    last.low.length >= LETTERS_LEAST &&
    propertiesOf(last).size === 0 &&
    nounEndingAt(words, words.length - 1) === null
  )
}
