import { isLoud, type Names, quieted, unshouted } from '../case.ts'
import { unshoutedGerman } from './german-case.ts'

type Voice = { language: string; names: Names }

/** Abroad a single word in capitals is meant, since we know too few words to tell names from shouts. */
export function calmed(text: string, { language, names }: Voice): string {
  if (language === 'de') return unshoutedGerman(text)
  return language === 'en' || isLoud(text) ? unshouted(text, names) : text
}

/** A heading in capitals as a heading of its language. */
export function quietedIn(text: string, language: string): string {
  return language === 'de' ? unshoutedGerman(text, true) : quieted(text)
}
