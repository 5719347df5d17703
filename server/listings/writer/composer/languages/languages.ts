import type { Language } from '#marketplace/language.ts'
import { ARABIC } from './arabic.ts'
import { DUTCH } from './dutch.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { HINDI } from './hindi.ts'
import { ITALIAN } from './italian.ts'
import { JAPANESE } from './japanese.ts'
import type { LanguagePack } from './pack.ts'
import { PORTUGUESE } from './portuguese.ts'
import { SPANISH } from './spanish.ts'

const PACKS: Partial<Record<Language, LanguagePack>> = {
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  nl: DUTCH,
  pt: PORTUGUESE,
  ja: JAPANESE,
  ar: ARABIC,
  hi: HINDI,
}

/** The sentences we have in a language; none where we know only that it is not English. */
export function packOf(language: Language): LanguagePack | null {
  return PACKS[language] ?? null
}
