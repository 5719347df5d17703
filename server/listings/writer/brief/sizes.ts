import { listOf } from '../english/grammar.ts'
import type { Fact } from './fact.ts'

const SIZE_WORDS =
  /^(?:plus|extender|\.\d+(?:oz|in|cm|mm|g|ml|ct)?|[sml](?:\/x{0,3}[sml])+|x{0,3}s-\d?x{0,3}l|[sm]-\d?x{0,3}l|tail|letter|legal|\d[\d.,/]*(?:st|nd|rd|th)?|\d[\d.,/]*(?:x|×)\d[\d.,/]*(?:(?:x|×)\d[\d.,/]*)?(?:mm|cm|m|in|inch|inches|ft)?|\d[\d.,/]*(?:mm|cm|m|in|inch|inches|oz|ml|l|g|gr|kg|lb|lbs|ft|yds?|gsm|dpi|px|hours?|pt|qt)|\d+\/\d+|x|×|by|and|or|to|up|about|around|approximately|roughly|over|under|each|long|length|wide|width|tall|deep|depth|high|height|thick|across|diameter|square|round|of|in|inch|inches|cm|mm|m|ml|l|oz|fl|qt|pt|quarts?|pints?|gallons?|ounces?|g|grams?|kg|lb|lbs|pounds?|ft|feet|foot|yards?|yds?|sizes?|us|uk|eu|xxs|xs|s|l|xl|xxl|\dxl|small|medium|large|a\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|set|pair|women'?s?|men'?s?|kids|toddlers?|adults?|youth|ladies|mens|womens|total|pack|dozen|per|top|socket|drop|at|its|the|widest|point|circumference|dpi|gsm|pieces?|fits|altogether|overall|\/|&)$/i

export function isSize(text: string): boolean {
  // A bare figure may be anything.
  if (/^\d+(?:-\d+)?$/.test(text)) return false
  const words = text
    .toLowerCase()
    .replace(/\bfrom (\p{L}+) to \1\b/gu, ' ')
    .replace(/[(),]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '-' && word !== '–')
  const areLetters =
    words.length > 1 && words.every((word) => /^(?:x{0,3}[sml]|\dxl|and|or)$/.test(word))
  const hasNumber =
    areLetters || /\d|^(?:sizes?|set|pair)\b/.test(text) || /^[xsml]+[/-]/i.test(text)
  return (
    hasNumber && words.every((word) => SIZE_WORDS.test(word) || /^\d[\d.]*-\d[\d.]*$/.test(word))
  )
}

// "8-12 inch" at the end of a size is "8-12 inches"; before a noun it stays.
export function wholeSize(text: string): string {
  // "S M L XL" wants its commas.
  const letters = /^(sizes )?((?:\d?[xsml]+ )+\d?[xsml]+)$/i.exec(text)
  if (letters !== null && isSize(text))
    return `${letters[1] ?? ''}${listOf((letters[2] ?? '').toUpperCase().split(' '))}`
  if (!isSize(text) && !/^adjustable \d/.test(text)) return text
  return text
    .replace(
      /(?<!(?:^|[^\d.-])1)(?<!\/\d) inch(?=$| (?:wide|long|tall|deep|high|thick|across|each|square))/g,
      ' inches',
    )
    .replace(/(?<=\b(?:wide|long|tall|deep|high|thick|across)) (?=\d)/g, ', ')
}

/** "24 inches long" and "7.25 deep" are one statement about the size. */
export function joinSizes(facts: readonly Fact[]): Fact[] {
  const joined: Fact[] = []
  for (const fact of facts) {
    const before = joined.at(-1)
    const isOne =
      before?.kind === 'size' &&
      fact.kind === 'size' &&
      MEASURED_SIDE.test(before.text) &&
      MEASURED_SIDE.test(fact.text)
    if (isOne) joined[joined.length - 1] = { ...before, text: `${before.text}, ${fact.text}` }
    else joined.push(fact)
  }
  return joined
}

const MEASURED_SIDE =
  /\d.*\b(?:long|wide|tall|deep|high|thick|across|around|diameter|from side to side|at the \p{Ll}+)\b/u
