import { is, knownIn } from '../lexicon.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Evidence } from './evidence.ts'

/** The words of a "plus size" that only "one size" of the text would bear out: a claim of two words, one of them small. */
export function torn(words: readonly Word[], { saysPhrase }: Evidence): Word[] {
  return knownIn(words).flatMap(({ from, to, properties }) => {
    const own = words.slice(from, to)
    const isClaim = properties.has('form') || properties.has('claim')
    const isSaidSo = saysPhrase(own.map(({ stem }) => stem).join(' '))
    return isClaim && own.some(isSmall) && !isSaidSo ? own.filter((word) => !isSmall(word)) : []
  })
}

/** "Leather strap" of what has a leather fob and a cotton strap: what a part is of, the text says of that part. */
export function isOfOtherPart(
  word: Word,
  words: readonly Word[],
  { item, document, holding, heads, saysTogether }: Evidence,
): boolean {
  const part = words[words.indexOf(word) + 1]
  if (part === undefined || !is(word, 'material') || is(part, 'material')) return false
  // The butter of a "ceramic butter dish" is no part of it.
  if (item.stems.includes(part.stem) || heads.has(part.stem)) return false
  // "Straps: cotton webbing", "cotton straps"
  const isOfStuff = holding
    .get(part.stem)
    ?.some(({ words: said }) =>
      said.some(({ stem }, at) => stem === part.stem && isStuff(said[at - 1])),
    )
  const isLabel = document.statements.some(
    ({ label, words: said }) => wordsOf(label).at(-1)?.stem === part.stem && said.some(isStuff),
  )
  return (isOfStuff === true || isLabel) && !saysTogether(word.stem, part.stem)
}

/** "Sea glass" of glass in sea greens: the word is there to name a shade. */
export function isOfShade(word: Word, words: readonly Word[], { holding }: Evidence): boolean {
  const at = words.indexOf(word)
  const isOneStuff = knownIn(words).some(
    ({ from, to, properties }) => from === at && to > at + 1 && properties.has('material'),
  )
  if (!isOneStuff) return false
  const next = (holding.get(word.stem) ?? []).flatMap((said) =>
    said.words.flatMap((one, place) => (one.stem === word.stem ? [said.words[place + 1]] : [])),
  )
  return next.length > 0 && next.every(isShade)
}

function isShade(word: Word | undefined): boolean {
  return word !== undefined && is(word, 'colour') && !is(word, 'material')
}

/** "Oak table" of one in ash with two ties from oak; an "oak tie" is what the text says. */
export function isOnlyOfPart(word: Word, words: readonly Word[], { ofParts }: Evidence): boolean {
  const quote = ofParts.get(word.stem)
  if (quote === undefined || words.length < 2) return false
  const [first, ...others] = wordsOf(quote)
  // "Brass head" may be what a brass stamp is; what stands behind its part is the part's alone.
  if (first === undefined || first.stem === word.stem || others.length < 2) return false
  const named = new Set([first, ...others].map(({ stem }) => stem))
  return words.every((one) => one === word || !named.has(one.stem))
}

function isStuff(word: Word | undefined): boolean {
  return word !== undefined && is(word, 'material')
}
