import { emojisIn, isTagAccepted } from '../characters.ts'
import { TAGS } from '../rules.ts'
import { stemKey, tokens } from '../text.ts'
import { advice, hard, type Finding } from './finding.ts'

// A letter such as ñ ends no word: "navideña" does not end in "a".
const DANGLING =
  /^(?:and|or|with|of)(?!\p{L})|(?<![\p{L}\d])(?:and|or|with|of|for|the|an?|to|in|by|from)$/iu

export function reviewTags(tags: readonly string[]): Finding[] {
  const long = tags.length > TAGS.max
  return [
    ...(long ? [hard('tags', `There are ${tags.length} tags; ${TAGS.max} are allowed`)] : []),
    ...tags.flatMap(reviewTag),
    ...duplicates(tags),
    ...(tags.length < TAGS.max
      ? [advice('tags', `${tags.length} of ${TAGS.max} tags are used`)]
      : []),
  ]
}

function reviewTag(tag: string): Finding[] {
  if (tag.length > TAGS.lengthMax) {
    return [hard('tags', tooLongTag(tag), tag)]
  }
  if (!isTagAccepted(tag) || emojisIn(tag).length > 0) {
    return [hard('tags', `"${tag}" holds characters Etsy refuses in tags`, tag)]
  }
  if (!isWholePhrase(tag)) return [hard('tags', `"${tag}" is not a whole phrase`, tag)]
  return tokens(tag).length < 2 && tag.length < 10
    ? [advice('tags', `"${tag}" is one word; a phrase is found more easily`, tag)]
    : []
}

export function tooLongTag(tag: string): string {
  return `"${tag}" has ${tag.length} characters; ${TAGS.lengthMax} are allowed`
}

/** False for a tag that begins or ends in a word that wants another. */
export function isWholePhrase(tag: string): boolean {
  return !DANGLING.test(tag)
}

/** Tags that repeat another: exactly (refused) or but for plural and word order (wasted). */
function duplicates(tags: readonly string[]): Finding[] {
  return tags.flatMap((tag, at) => {
    const before = tags.slice(0, at)
    if (before.some((other) => other.toLowerCase() === tag.toLowerCase())) {
      return [hard('tags', `"${tag}" stands there twice`, tag)]
    }
    const twin = before.find((other) => stemKey(other) === stemKey(tag))
    return twin === undefined
      ? []
      : [advice('tags', `"${tag}" answers the same search as "${twin}"`, tag)]
  })
}
