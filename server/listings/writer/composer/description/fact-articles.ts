import { withDefinite } from '../../english/grammar.ts'
import { isPart } from '../../english/parts.ts'
import { PRONOUN_STARTS } from '../../english/words.ts'

/** "band is 1.5 mm wide" needs its article: "the band is". */
export function theFirst(text: string): string {
  const words = text.split(/\s+/)
  const at = words.slice(1, 4).findIndex((word) => PLAIN_VERBS.test(word)) + 1
  const subject = words.slice(0, at).join(' ')
  const isNoun =
    at > 0 &&
    // A name keeps its capital, and takes no article: "Rosie is a doll".
    !/^\p{Lu}\p{Ll}/u.test(subject) &&
    !PRONOUN_STARTS.has((words[0] ?? '').toLowerCase()) &&
    /^[\p{L} -]+$/u.test(subject)
  const isStated =
    isNoun &&
    !/^(?:the|an?|please|digital|also|because|so|while|once|after|any|what|when|where|if|as|not|no|she|he|her|his|their|your|its|each|every|all|both|some|most|one|two|three|four|mom|dad)\b/i.test(
      subject,
    )
  if (isStatedOfParts(words)) return `the ${text}`
  return isStated ? [withDefinite(subject), ...words.slice(at)].join(' ') : text
}

/** "Eyes are embroidered" speaks of the eyes of this one. */
function isStatedOfParts(words: readonly string[]): boolean {
  const at = words.slice(1, 4).findIndex((word) => PLURAL_VERBS.test(word)) + 1
  const subject = words.slice(0, at).join(' ')
  return at > 0 && isPart(subject) && withDefinite(subject) === subject && !STARTED.test(subject)
}

const STARTED =
  /^(?:the|an?|my|our|your|his|her|its|their|all|both|some|most|these|those|no|two|three|four|\d+)\b|[,.;]/i
const PLURAL_VERBS =
  /^(?:are|have|turn|open|close|fold|move|come|measure|hold|fit|slide|lift|attach|may|will|can|vary|detach)$/

const PLAIN_VERBS =
  /^(?:is|has|may|might|will|varies|differs|says|measures|opens|was|holds|needs|fits|comes|turns|slides|works|can|hangs|closes|folds|pulls|lifts|attaches|screws)$/
