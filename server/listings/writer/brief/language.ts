import { tokens } from '#marketplace/text.ts'

export type Language = 'en' | 'de' | 'es' | 'fr' | 'it' | 'pt' | 'nl' | 'ja' | 'ar' | 'hi' | 'other'

const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  [
    'other',
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Hangul}\p{Script=Thai}]/gu,
  ],
]

/** Small words that give a language away. */
const SMALL_WORDS: readonly (readonly [Language, string])[] = [
  [
    'en',
    'the and with for of is from your each set handmade made gift you this by inches long wide in on a to at',
  ],
  [
    'de',
    'und mit aus der das für ein eine ist im vom zum zur nicht auch handgemacht geschenk größe wird sowie',
  ],
  ['es', 'con para y el los las una un hecho hechos hecha mano regalo del por muy sin cada'],
  [
    'fr',
    'et avec pour le les des une un fait faite main cadeau est du au sur dans très sans chaque',
  ],
  ['it', 'con per il gli una un fatto fatta mano regalo è di della del da su senza ogni'],
  ['pt', 'com para os uma um feito feita mão presente é da não sem cada'],
  ['nl', 'en met van voor het een gemaakt hand cadeau op niet uit zonder elke'],
]

/** The language most of a text is written in; English when nothing speaks against it. */
export function languageOf(text: string): Language {
  const letters = (text.match(/\p{L}/gu) ?? []).length
  for (const [language, script] of SCRIPTS) {
    if ((text.match(script) ?? []).length > letters * 0.3) return language
  }
  const words = tokens(text)
  const scores = SMALL_WORDS.map(([language, list]) => {
    const small = new Set(list.split(' '))
    return { language, score: words.filter((word) => small.has(word)).length }
  })
  const english = scores[0]?.score ?? 0
  const best = scores.toSorted((a, b) => b.score - a.score)[0]
  // A single shared word such as "in" or "de" is no proof; the accents decide close calls.
  const margin = /[äöüßñáéíóúàèìòùâêîôûçãõ¿¡]/iu.test(text) ? 0 : 1
  const isClear = best !== undefined && best.score > 1 && best.score > english + margin
  return isClear ? best.language : 'en'
}
