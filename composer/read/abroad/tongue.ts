import { type Language, languageOf } from '#marketplace/language.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

/** The languages whose headings, shop talk and warnings stand in `data/`, and those we only tell from English. */
export type Tongue = Language | 'pl' | 'sv'

const HEAD_FIRST: ReadonlySet<Tongue> = new Set(['fr', 'it', 'es', 'pt', 'pl'])

/** In these the noun comes before what describes it. */
export function isHeadFirst(tongue: Tongue): boolean {
  return HEAD_FIRST.has(tongue)
}

/** Small words and words of the trade that no other language of ours has. */
const TELLING: readonly (readonly [Tongue, ReadonlySet<string>])[] = [
  [
    'pl',
    new Set(
      'i z na w do od po za przy jest są nie się oraz lub dla jak ręcznie wymiary wykonany wykonana drewna bawełna len kolor rozmiar szerokość wysokość długość prać około każdy jeden sztuk'.split(
        ' ',
      ),
    ),
  ],
  [
    'sv',
    new Set(
      'och är av på som för med ett inte ej till från eller handgjord ull trä bomull läder mått längd bredd höjd färg storlek tvättas cirka ca varje tål kan st'.split(
        ' ',
      ),
    ),
  ],
]
const PROOF = 3

/** The language of a seller's text, with two more than the marketplace's texts are checked in. */
export function tongueOf(text: string): Tongue {
  const language = languageOf(text)
  if (language !== 'other') return language
  const said = new Set(wordsOf(text).map((word) => word.low))
  const scores = TELLING.map(([tongue, words]) => ({
    tongue,
    score: [...said].filter((word) => words.has(word)).length,
  }))
  const best = scores.toSorted((a, b) => b.score - a.score)[0]
  return best !== undefined && best.score >= PROOF ? best.tongue : 'other'
}
