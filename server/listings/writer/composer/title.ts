import { asTitle, capsWords } from '#marketplace/characters.ts'
import { SUBJECTIVE } from '#marketplace/lexicon/claims.ts'
import { TITLE } from '#marketplace/rules.ts'
import { contentStems, countWords, phrasesIn } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import type { Random } from './random.ts'
import { additions } from './title-additions.ts'
import { coreWords } from './title-name.ts'

/** The title: the item with its focus keyword first, then the traits buyers ask for, no word twice. */
export function writeTitle(brief: Brief, random: Random): string {
  const words = coreWords(brief)
  let title = titleCase(words.join(' '))
  let segments = 1
  for (const addition of additions(brief, random)) {
    const longer = titleCase(`${title}${addition.joint}${addition.text}`)
    const isSegment = addition.joint.startsWith(',')
    if (isSegment && segments >= TITLE.segmentsMax) continue
    if (addition.isExtra && countWords(title) >= ENOUGH_WORDS) continue
    if (!fits(title, addition.text) || longer.length > TITLE.lengthGood) continue
    if (countWords(longer) > TITLE.wordsMax) continue
    title = longer
    segments += isSegment ? 1 : 0
  }
  return asTitle(calmed(trimmed(sellersCase(title, brief.product))))
}

/** From here on a title says enough; more keywords would only make it a chain. */
const ENOUGH_WORDS = 9

// No meaningful word may stand twice in a title, not even as a plural.
function fits(title: string, addition: string): boolean {
  const present = new Set(contentStems(title))
  const added = contentStems(addition)
  return (
    added.length > 0 &&
    new Set(added).size === added.length &&
    added.every((word) => !present.has(word)) &&
    phrasesIn(addition, SUBJECTIVE).length === 0
  )
}

const SMALL =
  /^(?:an?|and|or|the|of|for|with|in|on|to|at|by|from|per|x|mm|cm|m|oz|ml|l|g|kg|lb|yd|yds|dpi|c\.)(?=,?$)/i

function titleCase(text: string): string {
  return text
    .split(/\s+/)
    .map((word, at) => {
      if (at > 0 && SMALL.test(word)) return word.toLowerCase()
      // "iPad" has its capital already.
      if (/^\p{Ll}+\p{Lu}/u.test(word)) return word
      return word.replace(
        /(^|-|["“(])(\p{Ll})/gu,
        (_, start: string, letter: string) => `${start}${letter.toUpperCase()}`,
      )
    })
    .join(' ')
}

// "ats" in a keyword is "ATS" where the seller's own text writes it so.
function sellersCase(title: string, product: string): string {
  const codes = (product.match(/\b[A-Z][A-Z\d]{1,4}\b/g) ?? []).filter((code) =>
    /[A-Z]{2}/.test(code),
  )
  return codes.reduce((text, code) => text.replace(new RegExp(`\\b${code}\\b`, 'i'), code), title)
}

/** At most the capitals the marketplace takes: "PNG" beyond that becomes "Png". */
function calmed(title: string): string {
  const caps = capsWords(title)
  return caps
    .slice(TITLE.capsWordsMax)
    .reduce(
      (text, word) =>
        text.replace(word, (whole) => whole.slice(0, 1) + whole.slice(1).toLowerCase()),
      title,
    )
}

/** Cuts at a whole word, and never after a word that wants another. */
function trimmed(title: string): string {
  let cut = title
  while (
    cut.length > TITLE.lengthMax ||
    /(?:[\s,&+:–-]|\b(?:for|with|and|or|of|the|a|an|in|to|by|from))$/i.test(cut)
  ) {
    const at = cut.lastIndexOf(' ')
    cut =
      at === -1 ? cut.slice(0, TITLE.lengthMax - 1).replace(/[\s,&+:–-]+$/, '') : cut.slice(0, at)
    if (at === -1) break
  }
  return cut
}
