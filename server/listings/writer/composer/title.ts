import { asTitle, capsWords } from '#marketplace/characters.ts'
import { SUBJECTIVE } from '#marketplace/lexicon/claims.ts'
import { TITLE } from '#marketplace/rules.ts'
import { contentStems, countWords, phrasesIn } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import type { Random } from './random.ts'
import { additions, type Addition } from './title-additions.ts'
import { coreOf } from './title-name.ts'

/** The title: the item with its focus keyword first, then the traits buyers ask for, no word twice. */
export function writeTitle(brief: Brief, random: Random): string {
  const core = coreOf(brief)
  let title = titleCase(core.words.join(' '))
  let segments = 1
  const taken = new Set<Addition['place']>()
  for (const { joint, text, place, belowWords } of additions(brief, core, random)) {
    const longer = titleCase(`${title}${joint}${text}`)
    const isSegment = joint === ', '
    const isInTheWay =
      (isSegment ? segments >= TITLE.segmentsMax : segments > 1) ||
      (place !== undefined && taken.has(place)) ||
      (belowWords !== undefined && countWords(title) >= belowWords)
    const isTooLong = longer.length > TITLE.lengthGood || countWords(longer) > TITLE.wordsMax
    if (isInTheWay || isTooLong || !fits(title, text)) continue
    title = longer
    segments += isSegment ? 1 : 0
    if (place !== undefined) taken.add(place)
    // "With" once is enough.
    if (/\bwith\b/i.test(`${joint}${text}`)) taken.add('part')
  }
  return asTitle(calmed(trimmed(sellersCase(title, brief.product))))
}

// No meaningful word may stand twice in a title, not even as a plural.
function fits(title: string, addition: string): boolean {
  const present = new Set(contentStems(apart(title)))
  const added = contentStems(apart(addition))
  return (
    added.length > 0 &&
    new Set(added).size === added.length &&
    added.every((word) => !present.has(word)) &&
    phrasesIn(addition, SUBJECTIVE).length === 0
  )
}

// "Handmade" and "made by hand" say the same, "custom" and "customised" too.
const apart = (text: string) =>
  text.replace(/\bhand(?=\p{L}{3})/giu, 'hand ').replace(/\bcustomi[sz]ed\b/giu, 'custom')

const SMALL =
  /^(?:an?|and|or|the|of|for|with|in|on|to|at|by|from|per|as|x|mm|cm|m|fl|oz|ml|l|g|kg|lbs?|yds?|dpi|c\.)(?=,?$)/i

function titleCase(text: string): string {
  return text
    .split(/\s+/)
    .map((word, at, all) => {
      if (/^[sml],?$/i.test(word) && !/\d$/.test(all[at - 1] ?? '')) return word.toUpperCase()
      if (at > 0 && SMALL.test(word)) return word.toLowerCase()
      if (/^(?:\dd|(?:\d?x{0,3}[sml])-(?:\d?x{0,3}l))$/i.test(word)) return word.toUpperCase()
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
