import { withDefinite } from '../../english/grammar.ts'
import { PRONOUN_STARTS } from '../../english/words.ts'

/** "band is 1.5 mm wide" needs its article: "the band is". */
export function theFirst(text: string): string {
  const words = text.split(/\s+/)
  const at = words.slice(1, 4).findIndex((word) => PLAIN_VERBS.test(word)) + 1
  const subject = words.slice(0, at).join(' ')
  const isNoun =
    at > 0 && !PRONOUN_STARTS.has((words[0] ?? '').toLowerCase()) && /^[\p{L} -]+$/u.test(subject)
  const isStated =
    isNoun &&
    !/^(?:the|an?|please|digital|also|because|so|while|once|after|any|what|when|where|if|as|not|no|she|he|her|his|their|your|its|each|every|all|both|some|most|one|two|three|four|mom|dad)\b/i.test(
      subject,
    )
  return isStated ? [withDefinite(subject), ...words.slice(at)].join(' ') : text
}

const PLAIN_VERBS =
  /^(?:is|has|may|might|will|says|measures|opens|was|holds|needs|fits|comes|turns|slides|works|can|hangs|closes|folds|pulls|lifts|attaches|screws)$/
