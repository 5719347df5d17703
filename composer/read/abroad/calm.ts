import { type Names, quieted, unshouted } from '../case.ts'
import { unshoutedGerman } from './german-case.ts'

type Voice = { language: string; names: Names }

/** Abroad we know too few words to tell names from shouts: there a shouted line is calmed whatever its words. */
export function calmed(text: string, { language, names }: Voice): string {
  if (language === 'de') return unshoutedGerman(text)
  return language === 'en' ? unshouted(text, names) : unshouted(text, names, () => true)
}

/** A heading in capitals as a heading of its language. */
export function quietedIn(text: string, { language, names }: Voice): string {
  if (language === 'de') return unshoutedGerman(text, true)
  return language === 'en' ? quieted(text, names) : quieted(text, names, () => true)
}
