import type { Brief } from '../../brief/brief.ts'
import { capitalised } from '../../english/grammar.ts'
import { GERMAN } from './german.ts'

/** Everyday traits of things, without their endings. */
const TRAITS =
  'klein groß gross blau rot grün gelb schwarz weiß weiss braun grau rosa lila bunt beige natur hell dunkel alt neu lang kurz breit schmal rund eckig schön fein dick dünn leicht schwer weich warm kalt echt innen außen oben unten maximal komplett optional wahlweise einzeln blanko matt glänzend passend waagerecht ungefüttert unbehandelt unlackiert lackiert rein bio vegan modern rustikal minimalistisch vintage süß lieb erst'.split(
    ' ',
  )

const TRAIT = new RegExp(
  `^(?:${TRAITS.join('|')}|(?:hell|dunkel)\\p{L}+|ge\\p{L}{2,}(?:t|en)|(?:hand|selbst|maß)ge\\p{L}+(?:t|en)|be\\p{L}{3,}t|\\p{L}+iert|\\p{L}{3,}(?:lich|los|voll|farben|förmig|artig|haltig)|\\p{L}{3,}(?:ig|isch|bar)(?=e)|\\p{L}{3,}(?:frei|sicher|echt|geeignet|tauglich|dicht)|(?:\\p{L}*maschinen|wasser|wetter|farb|hitze|stoß|kratz|frost|bruch|feuer|licht|form|back|reiß|rutsch|spül)fest)(?:e[rsnm]?)?$`,
  'iu',
)

/** Things that end like traits. */
const NOUNS =
  /^(?:geschen\p{L}*|gewürz\p{L}*|gestell\p{L}*|besteck\p{L}*|gebet|gerät|gewicht|gesicht)$/iu

/** A keyword, typed small, in German capitals: as the seller writes its words elsewhere, else nouns large. */
export function germanCased(keyword: string, { input }: Brief): string {
  const written = new Set(input.productType.match(/(?<=[^\s.!?:] )\p{L}+/gu))
  const hasCapitals = [...written].some((word) => /^\p{Lu}\p{Ll}/u.test(word))
  return keyword
    .split(' ')
    .map((word) => {
      const large = capitalised(word)
      if (written.has(large)) return large
      const isSmall =
        GERMAN.smallWords.includes(word) ||
        (hasCapitals && written.has(word)) ||
        (TRAIT.test(word) && !NOUNS.test(word))
      return isSmall ? word : large
    })
    .join(' ')
}
