import { type Word, wordsOf } from '#marketplace/searches/words.ts'
import { phraseFinder } from '#marketplace/text.ts'
import type { Material } from './material.ts'
import type { Notes } from './notes.ts'
import { searchKey } from './searches.ts'

/**
 * Whoever quotes what denies one search has read the text for denials, and knows better than a program which of them
 * reach another: "it's not a portrait" of the people in front of a house denies no "house portrait". Without a quote a
 * reader is believed where the program plainly errs: by words that deny further ones of the thing, and by the name of the
 * program that opens a file.
 */
export function trusting(material: Material, { searches, denials }: Notes): Material {
  const isFitting = (text: string) => searches.get(searchKey(text)) === 'fits'
  const isErring = errorFinder(material, isFitting)
  const trusted = new Set(
    [...material.contested].filter(
      (text) => isFitting(text) && (denials.size > 0 || isErring(text)),
    ),
  )
  return { ...material, trusted, refused: material.refused.difference(trusted) }
}

/** Who makes no more of a thing has made this one; "not a toy" is never doubted. */
const FURTHER = /\b(?:any ?more|another|others?|enough)\b/i
/** What so many of her searches end in that she calls it by that word herself is what she sells. */
const CALLED_SO_MIN = 3

function errorFinder(
  { brief, input }: Material,
  isFitting: (text: string) => boolean,
): (text: string) => boolean {
  const { item, keywords } = brief
  const because = new Map(keywords.map((keyword) => [keyword.text, keyword.because]))
  const isSaid = phraseFinder(input.productType)
  const called = new Set(wordsOf(input.listingTitle).map(({ stem }) => stem))
  const ends = keywords.flatMap(({ text, words }) => (isFitting(text) ? words.slice(-1) : []))
  const isTheThing = ({ stem }: Word) =>
    called.has(stem) && ends.filter((end) => end.stem === stem).length >= CALLED_SO_MIN
  return (text) => {
    const reason = because.get(text) ?? ''
    const [, quote = ''] = reason.split(/["“”]/)
    if (!reason.startsWith('your ')) return item.kind.isDigital && isSaid(quote)
    // "I won't make any more Christmas runners" of a runner
    return FURTHER.test(quote) && wordsOf(quote).some(isTheThing)
  }
}
