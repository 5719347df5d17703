import { wordsOf } from '#marketplace/searches/words.ts'

/** "Do not put prices in", "leave out the year", "keine Preise nennen", "ne pas parler du prix". */
const FORBIDDEN = [
  /^(?:please )?(?:do not|don't|dont|never|avoid|no need to) (?:put(?:ting)?|add(?:ing)?|tell(?:ing)?|list(?:ing)?|give|giving|show(?:ing)?|state|stating|talk(?:ing)? (?:about|of)|speak(?:ing)? (?:about|of)|write about) (?:(?:any|the|my|our|me)(?= ) ?)*(.{2,60}?)(?: (?:in|into|there)(?: (?:it|here|the (?:text|listing|description|title)))?)?(?: please)?[.!]?$/i,
  /^(?:please )?(?:leave out|leave off|keep out|omit|skip) (?:any |the |my |our )?(.{2,60}?)(?: please)?[.!]?$/i,
  /^(?:please )?leave (?:any |the |my |our )?(.{2,60}?) out(?: of (?:it|this|the \w+))?(?: please)?[.!]?$/i,
  /^(?:bitte )?(?:keine|keinen|kein|nicht|ohne) (.{2,60}?)(?: (?:nennen|erwähnen|schreiben|angeben|zeigen|reinschreiben|verwenden|benutzen))?(?: bitte)?[.!]?$/iu,
  /^(?:merci de |s'il vous plaît,? )?(?:ne |n')(?:pas |jamais )?(?:parler|parlez|mentionner|mentionnez|mettre|mettez|indiquer|indiquez|écrire|dire)(?: pas| jamais)? (?:de la |de l'|du |des |de |d'|les |le |la |l')?(.{2,60}?)[.!]?$/iu,
  /^(?:por favor,? )?no (?:mencionar|menciones|poner|pongas|hablar de|hables de|decir|digas|incluir) (?:el |la |los |las |del )?(.{2,60}?)[.!]?$/iu,
  /^(?:per favore,? )?non (?:menzionare|mettere|parlare di|parlare del|parlare dei|scrivere|dire|indicare) (?:il |la |i |le |lo |gli )?(.{2,60}?)[.!]?$/iu,
  /^(?:graag )?geen (.{2,60}?)(?: (?:noemen|vermelden|schrijven))?[.!]?$/iu,
  /^(?:pas|sans|sin|senza|zonder|no) (?:de )?(\p{L}+)(?: please| pls)?[.!]?$/iu,
]
const PRICES = new Set(
  'price prices pricing cost costs preis preise preisen prix tarif tarifs precio precios prezzo prezzi prijs prijzen preço preços cena ceny pris priser'.split(
    ' ',
  ),
)

/** What a wish forbids to say; null where it forbids nothing. */
export function forbiddenIn(sentence: string): string | null {
  const found = FORBIDDEN.map((pattern) => pattern.exec(sentence)?.[1]).find(
    (one) => one !== undefined,
  )
  // "No fluff" speaks of how it is written.
  const isBare = found !== undefined && /^(?:no|pas|sans|sin|senza|zonder)\b/i.test(sentence)
  return found === undefined || (isBare && !isOfPrice(found)) ? null : found
}

/** Whether what is not to be said is any sum of money. */
export function isOfPrice(text: string): boolean {
  return wordsOf(text).some(({ low }) => PRICES.has(low))
}

/** Who asks that something be told says it herself: "it is handmade", "we ship plastic free". */
const CLAUSE =
  /^(?:it|they|this|these|each|every|all|everything|i|we|my|our)(?:'s|'re|'ve|'m)?\s+\S+\s+\S|^(?:it|they|i|we)(?:'s|'re|'m) \S/i
const CLAUSE_WORDS = 16

/** A whole sentence of hers, with its capital and its stop; null of words that only name something. */
export function saidInWish(wish: string): string | null {
  if (!CLAUSE.test(wish) || wordsOf(wish).length > CLAUSE_WORDS) return null
  return `${wish.charAt(0).toUpperCase()}${wish.slice(1).replace(/[.!]$/, '')}.`
}

const ARTICLE = /^(?:the|a|an|my|our) (?=\S)/i

/** What is not to be said, each by itself: "rustic or cosy". */
export function oneByOne(words: string): string[] {
  return words
    .split(/,\s*|\s+or\s+/)
    .map((word) =>
      word
        .replace(/^["']|["']$/g, '')
        .replace(ARTICLE, '')
        .trim(),
    )
    .filter((word) => word !== '')
}
