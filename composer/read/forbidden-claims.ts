import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** "It helps any skin problem", "sagen dass es hilft": what is not to be said is a whole statement. */
const STATEMENT =
  /^(?:that |dass |que |che |dat )?(?:it|its|it's|they|this|these|es|sie|cela|ça|esto|het)\b|\b(?:that|dass|que|che|dat) /iu

/** Tells a search that is a form of a statement which the seller forbids: "sensitive skin" where nothing helps the skin. */
export function forbiddenClaims(
  avoid: readonly string[],
  own: readonly string[],
): (words: readonly Word[]) => boolean {
  const roots = new Set(
    avoid
      .filter((phrase) => STATEMENT.test(phrase))
      .flatMap((phrase) => wordsOf(phrase))
      .filter((word) => !isSmall(word) && !own.includes(word.stem))
      .map(({ stem }) => rootOf(stem)),
  )
  return (words) => words.some(({ stem }) => roots.has(rootOf(stem)))
}
