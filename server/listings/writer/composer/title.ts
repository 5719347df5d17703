import { asTitle, capsWords } from '#marketplace/characters.ts'
import { COLOURS } from '#marketplace/lexicon/colours.ts'
import { AGE_CLAIMS, SUBJECTIVE } from '#marketplace/lexicon/claims.ts'
import { TITLE } from '#marketplace/rules.ts'
import { contentStems, countWords, isStopWord, phrasesIn, stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import type { Fact } from '../brief/facts.ts'
import { headPart, insertWords } from '../brief/lead.ts'
import { headNoun } from '../english/grammar.ts'
import { ADJECTIVES } from '../english/words.ts'
import type { Random } from './random.ts'

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

/** The naming phrase, widened by the other focus keywords that name the same thing. */
function coreWords(brief: Brief): string[] {
  const { lead, primary, starred, product } = brief
  const named = lead.holdsPrimary ? [...lead.before, lead.noun] : tokens(primary)
  let core = [...named]
  for (const keyword of starred.slice(0, 3)) {
    if (stem(headNoun(keyword)) !== stem(core.at(-1) ?? '')) continue
    const words = tokens(keyword)
    const missing = words
      .slice(0, words.indexOf(headNoun(keyword)))
      .filter((word) => !hasStem(core, word) && !isStopWord(word))
    const isBacked = missing.every((word) => !AGE_CLAIMS.includes(word) || product.includes(word))
    if (missing.length > 0 && core.length + missing.length <= 7 && isBacked) {
      core = widened(core, missing, keyword)
    }
  }
  return once(withoutPraise(core, primary))
}

/** Describing words go to the front, after those already there; naming words stand as in their keyword. */
function widened(core: readonly string[], missing: readonly string[], keyword: string): string[] {
  if (!missing.some(describes)) {
    return [...insertWords(core.slice(0, -1), missing, headPart(keyword)), ...core.slice(-1)]
  }
  const first = core.findIndex((word) => !describes(word.toLowerCase()) && !/^\d+$/.test(word))
  const at = first === -1 ? 0 : first
  return [...core.slice(0, at), ...missing, ...core.slice(at)]
}

function describes(word: string): boolean {
  return (
    ADJECTIVES.has(word) ||
    COLOURS.includes(word) ||
    SUBJECTIVE.includes(word) ||
    /(?:ed|able|ing)$/.test(word)
  )
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

type Addition = { joint: string; text: string; isExtra?: true }

/** From here on a title says enough; more keywords would only make it a chain. */
const ENOUGH_WORDS = 9

const isShort = ({ text }: Fact) => text.split(/\s+/).length <= 4 && !/[("/]/.test(text)

const bare = (text: string) => text.replace(/\b(?:an?|the|your|about|around) /g, '')

/** What may follow the name, best first: its own tail, a part, the size, how it is made, who it is for. */
function additions(brief: Brief, random: Random): Addition[] {
  const { lead, facts } = brief
  const ofKind = (...kinds: Fact['kind'][]) =>
    facts.filter((fact) => kinds.includes(fact.kind) && isShort(fact))
  const parts = random.shuffle(ofKind('has').filter(({ text }) => !/^\d+ /.test(text)))
  const materials = ofKind('material').map(({ text }) => ({ joint: ' in ', text: bare(text) }))
  const after = shortTail(bare(lead.after))
  const sizes = facts.filter(
    ({ kind, text }) => kind === 'size' && text.split(/\s+/).length <= 6 && !/[,/]/.test(text),
  )
  const named = lead.holdsPrimary
    ? []
    : [{ joint: ', ', text: [...lead.before, lead.noun].join(' ') }]
  const tail =
    after !== '' && after.split(/\s+/).length <= TAIL_WORDS_MAX ? [{ joint: ' ', text: after }] : []
  const withPart = parts.slice(0, 2).map(({ text }) => ({ joint: ' with ', text: bare(text) }))
  const made = random
    .shuffle(ofKind('done', 'scent', 'colour', 'choice', 'download', 'is', 'date'))
    .filter(({ text }) => !/^(?:for|from|suitable|ideal) |\d\+/.test(text))
  return [
    ...named,
    ...(tail.length > 0 ? tail : [...materials, ...withPart].slice(0, 1)),
    ...sizes.slice(0, 2).map(({ text }) => ({ joint: ', ', text: bare(text) })),
    ...made.slice(0, 2).map(({ text }) => ({ joint: ', ', text: bare(text) })),
    ...otherSearches(brief, random).map((text) => ({ joint: ', ', text, isExtra: true })),
  ]
}

const TAIL_WORDS_MAX = 7

/** As much of what follows the noun as a title can hold. */
function shortTail(after: string): string {
  // What the seller says in the first person belongs in the description.
  if (/\b(?:my|our|me|us)\b/i.test(after)) return ''
  const [first = ''] = after.split(/ (?=with )/)
  return after.split(/\s+/).length <= TAIL_WORDS_MAX ? after : first
}

/** Keywords that say something new about the item: a gift, a style, a room. */
const isGift = (keyword: string) => /\b(?:gift|present|decor)\b/.test(keyword)

function otherSearches({ usable, primary }: Brief, random: Random): string[] {
  const short = random
    .shuffle(usable)
    .filter((keyword) => keyword !== primary && keyword.length <= 24 && tokens(keyword).length <= 4)
  return [...short.filter(isGift), ...short.filter((keyword) => !isGift(keyword))]
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
