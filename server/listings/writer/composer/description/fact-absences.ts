import { isAdjective } from '../../brief/adjectives.ts'
import { isFullSentence } from '../../brief/clauses.ts'
import { placed } from '../../english/articles.ts'
import { headNoun, isPluralNoun, withDefinite } from '../../english/grammar.ts'
import { isPart } from '../../english/parts.ts'
import type { Speaker } from '../voice.ts'
import { theFirst } from './fact-articles.ts'
import { inVoice } from './sellers-words.ts'

/** "Not a toy" and "not waterproof" follow "it is"; "not finished item" does not. */
function canFollowIs(text: string): boolean {
  const rest = text.replace(/^not /i, '')
  return (
    /^(?:an?|the|for|in|to|on|suitable|intended|meant|recommended|sold|ready|included)\b/i.test(
      rest,
    ) || isAdjective(rest)
  )
}

const THING_MAX = 4

export function lacking(text: string, speaker: Speaker): string {
  if (isFullSentence(text)) return inVoice(text, speaker)
  const needed = /^no (\p{L}+) (needed|required|necessary)$/iu.exec(text)
  if (needed !== null)
    return `no ${needed[1]} ${isPluralNoun(needed[1] ?? '') ? 'are' : 'is'} ${needed[2]}`
  const [, thing] = /^(?:no|without) ([^,.(]+?)(?: included)?$/i.exec(text) ?? []
  // A longer remark may have a verb of its own that we do not know.
  if (thing !== undefined && thing.split(' ').length > THING_MAX) return placed(text)
  if (thing !== undefined) {
    const verb = isPluralNoun(headNoun(thing)) ? 'are' : 'is'
    // A bowl without chips is not one whose chips are sold apart: only the seller knows what is included.
    if (/ included$/i.test(text)) return `no ${thing} ${verb} included`
    // What is left out of a jam is no part that it lacks: the seller's words say enough.
    const isSeen = verb === 'are' || isPart(thing)
    return speaker.voice === 'terse' || !isSeen ? `no ${thing}` : `there ${verb} no ${thing}`
  }
  const [, left, verbless] =
    /^([^,]+?) (?:is |are )?(not included|sold separately|excluded)$/i.exec(text) ?? []
  if (left !== undefined && verbless !== undefined) {
    return `${withDefinite(left)} ${isPluralNoun(headNoun(left)) ? 'are' : 'is'} ${verbless}`
  }
  const only = /^(.+?) only[, ]+no (.+)$/i.exec(text)
  if (only !== null) return `this is the ${only[1]} only, with no ${only[2]}`
  // "Not for pets" says enough; which verb it lacks is a guess.
  if (/^not for \p{Ll}+$/u.test(text)) return text
  if (/^not\b/i.test(text) && !canFollowIs(text)) return text
  if (/^not\b/i.test(text)) return speaker.say('{It} {is} {p}', { p: text })
  return inVoice(theFirst(text), speaker)
}
