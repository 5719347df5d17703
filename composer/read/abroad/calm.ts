import { type Names, quieted, unshouted } from '../case.ts'
import { unshoutedGerman } from './german-case.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

type Voice = { language: string; names: Names }

/** A shouted sentence is no name: it is calmed whatever its words. Abroad we know too few words to tell names from shouts. */
export function calmed(text: string, voice: Voice): string {
  if (voice.language === 'de') return unshoutedGerman(text)
  const calm = unshouted(text, voice.names, isKnownIn(text, voice))
  return calm === text
    ? text
        .split(CLAUSE)
        .map((clause) => calmClause(clause, voice))
        .join(CLAUSE)
    : calm
}

const CLAUSE = ', '

/** "A white film is normal, JUST WIPE WITH A CLOTH" shouts in half. */
function calmClause(clause: string, voice: Voice): string {
  const isSentence = wordsOf(clause).length > NAME_WORDS_MAX
  return isSentence ? unshouted(clause, voice.names, isKnownIn(clause, voice)) : clause
}

/** A heading in capitals as a heading of its language. */
export function quietedIn(text: string, voice: Voice): string {
  return voice.language === 'de'
    ? unshoutedGerman(text, true)
    : quieted(text, voice.names, isKnownIn(text, voice))
}

const NAME_WORDS_MAX = 4

function isKnownIn(text: string, { language }: Voice): ((word: Word) => boolean) | undefined {
  const isAny = language !== 'en' || wordsOf(text).length > NAME_WORDS_MAX
  return isAny ? () => true : undefined
}
