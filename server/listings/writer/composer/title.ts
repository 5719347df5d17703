import { asTitle, capsWords } from '#marketplace/characters.ts'
import { AGE_CLAIMS, SUBJECTIVE } from '#marketplace/lexicon/claims.ts'
import { TITLE } from '#marketplace/rules.ts'
import { contentStems, countWords, isStopWord, phrasesIn, stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import type { Fact } from '../brief/facts.ts'
import { headNoun } from '../english/grammar.ts'
import type { Random } from './random.ts'

/** The title: the item with its focus keyword first, then the traits buyers ask for, no word twice. */
export function writeTitle(brief: Brief, random: Random): string {
  const words = coreWords(brief)
  let title = titleCase(words.join(' '))
  let segments = 1
  for (const addition of additions(brief, random)) {
    const longer = `${title}${addition.joint}${titleCase(addition.text)}`
    const isSegment = addition.joint.startsWith(',')
    if (isSegment && segments >= TITLE.segmentsMax) continue
    if (!fits(title, addition.text) || longer.length > TITLE.lengthGood) continue
    if (countWords(longer) > TITLE.wordsMax) continue
    title = longer
    segments += isSegment ? 1 : 0
  }
  return asTitle(calmed(trimmed(title)))
}

/** The naming phrase, widened by the other focus keywords that name the same thing. */
function coreWords(brief: Brief): string[] {
  const { lead, primary, starred, product } = brief
  const named = lead.holdsPrimary ? [...lead.before, lead.noun] : tokens(primary)
  const core = [...named]
  for (const keyword of starred.slice(0, 3)) {
    if (stem(headNoun(keyword)) !== stem(core.at(-1) ?? '')) continue
    const missing = tokens(keyword).filter((word) => !hasStem(core, word) && !isStopWord(word))
    const isBacked = missing.every((word) => !AGE_CLAIMS.includes(word) || product.includes(word))
    if (core.length + missing.length <= 7 && isBacked) core.unshift(...missing)
  }
  return once(withoutPraise(core, primary))
}

function once(words: readonly string[]): string[] {
  return words.filter(
    (word, at) =>
      isStopWord(word.toLowerCase()) ||
      /\d/.test(word) ||
      words.findIndex((other) => stem(other) === stem(word)) === at,
  )
}

function withoutPraise(words: readonly string[], primary: string): string[] {
  return words.filter(
    (word) =>
      !SUBJECTIVE.includes(word.toLowerCase()) || tokens(primary).includes(word.toLowerCase()),
  )
}

function hasStem(words: readonly string[], word: string): boolean {
  return contentStems(words.join(' ')).includes(stem(word))
}

type Addition = { joint: string; text: string }

const isShort = ({ text }: Fact) => text.split(/\s+/).length <= 4 && !/[("]/.test(text)

function additions(brief: Brief, random: Random): Addition[] {
  const { lead, facts } = brief
  const traits = facts.filter(
    (fact) =>
      (fact.kind === 'has' || fact.kind === 'material') &&
      isShort(fact) &&
      !/^\d+ /.test(fact.text),
  )
  const sizes = facts.filter((fact) => fact.kind === 'size' && fact.text.split(/\s+/).length <= 7)
  const made = facts.filter(
    (fact) =>
      ['done', 'scent', 'colour', 'choice', 'download', 'is'].includes(fact.kind) && isShort(fact),
  )
  const after = lead.after.replace(/\b(?:an?|the) /g, '')
  const other: Addition[] = [
    ...random
      .shuffle(made)
      .slice(0, 2)
      .map(({ text }) => ({ joint: ', ', text })),
    ...random
      .shuffle(giftKeywords(brief))
      .slice(0, 2)
      .map((text) => ({ joint: ', ', text })),
  ]
  return [
    ...(lead.holdsPrimary ? [] : [{ joint: ', ', text: [...lead.before, lead.noun].join(' ') }]),
    ...(after !== '' && after.split(/\s+/).length <= 7 ? [{ joint: ' ', text: after }] : []),
    ...(after === ''
      ? random
          .shuffle(traits)
          .slice(0, 1)
          .map(({ kind, text }) => ({
            joint: kind === 'has' ? ' with ' : ' in ',
            text: text.replace(/\b(?:an?|the) /g, ''),
          }))
      : []),
    ...sizes.slice(0, 1).map(({ text }) => ({ joint: ', ', text })),
    ...other,
  ]
}

function giftKeywords({ usable, primary }: Brief): string[] {
  return usable.filter(
    (keyword) =>
      keyword !== primary && keyword.length <= 24 && /\b(?:gift|present)\b/.test(keyword),
  )
}

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
  /^(?:an?|and|or|the|of|for|with|in|on|to|at|by|from|per|x|mm|cm|oz|ml|g|lb|yd|yds|inch|inches|in|dpi)$/i

function titleCase(text: string): string {
  return text
    .split(/\s+/)
    .map((word, at) => {
      if (at > 0 && SMALL.test(word))
        return /^inch/i.test(word) ? 'Inch' + word.slice(4) : word.toLowerCase()
      return word.replace(
        /(^|-|["“(])(\p{Ll})/gu,
        (_, start: string, letter: string) => `${start}${letter.toUpperCase()}`,
      )
    })
    .join(' ')
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
