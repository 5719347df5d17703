import type { Statement } from '../statement.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

/** Only what stands with the shop's name is the shop's; beside the thing's own name it is about the thing. */
export function withNamesRead(statements: readonly Statement[], head: string): Statement[] {
  const [first] = statements
  const isShop = first?.form === 'name' && first.words.every((word) => word.stem !== head)
  return statements.map((said, at) => {
    const isFree = said.form === 'name' && at > 0 && (!isShop || said.text.includes('&'))
    return isFree ? { ...said, form: 'phrase' } : said
  })
}

/** "OAKLEAF SPOONS" above "Carving spoon, cherry": many in the shop's name, one for sale. */
export function shopIn(
  [first, ...rest]: readonly Statement[],
  head: string,
): Statement | undefined {
  const last = first?.words.at(-1)
  const isMany = first?.form === 'name' && last?.stem === head && last.low !== head
  const isOne = rest.some(({ words, section }) =>
    [...words.slice(0, 4), ...wordsOf(section?.heading ?? '')].some(({ low }) => low === head),
  )
  return isMany && isOne ? first : undefined
}
