import { remembered } from './remembered.ts'

const WORD = /[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*(?:['’]\p{L}+)*/gu
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const INCH_MARK = /(\d)\s*["″”]/g

/** Words that carry no meaning of their own when texts are compared. */
const STOP_WORDS = new Set(
  `a an the and or of for with to in on at by from as is are be it its this that these those your
  you our we i my me their his her he she they them so but not no nor than then too very can will
  just into over up out off all each any every one two get gets has have had do does done was were
  been which who whom what when where how if while because about more most some such only also
  both either per via`
    .trim()
    .split(/\s+/),
)

// A Map, because a plain object would find "constructor" and the like as entries.
const SAME_WORD = new Map([
  ['colour', 'color'],
  ['colours', 'color'],
  ['coloured', 'colored'],
  ['favourite', 'favorite'],
  ['jewellery', 'jewelry'],
  ['grey', 'gray'],
  ['personalised', 'personalized'],
  ['customised', 'customized'],
  ['watercolour', 'watercolor'],
  ['fibre', 'fiber'],
  ['cosy', 'cozy'],
  ['centre', 'center'],
  ['metre', 'meter'],
  ['handcrafted', 'handmade'],
  ['wooden', 'wood'],
  ['woolen', 'wool'],
  ['shelves', 'shelf'],
  ['leaves', 'leaf'],
  ['leafs', 'leaf'],
  ['scarves', 'scarf'],
  ['knives', 'knife'],
  ['wolves', 'wolf'],
  ['elves', 'elf'],
  ['loaves', 'loaf'],
])

/** The words of a text in lower case; 5" counts as "5 inch". */
export function tokens(text: string): string[] {
  return text.normalize('NFC').toLowerCase().replace(INCH_MARK, '$1 inch').match(WORD) ?? []
}

/** A word without plural, possessive or dialect, so that "colours" meets "color". */
export const stem = remembered(stemmed, 50_000)

function stemmed(word: string): string {
  const bare = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '')
    .replace(/œ/g, 'oe')
  const known = SAME_WORD.get(bare)
  if (known !== undefined) return known
  if (bare.length > 4 && bare.endsWith('ies')) return `${bare.slice(0, -3)}y`
  if (bare.length > 4 && /(?:ch|sh|ss|x|z)es$/.test(bare)) return bare.slice(0, -2)
  // "Greys" are grey, and so gray.
  const one = bare.length > 3 && /[^su]s$/.test(bare) ? bare.slice(0, -1) : ''
  if (one !== '') return SAME_WORD.get(one) ?? one
  return bare
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}

/** The stems of a text's meaningful words, in order, repeats included. */
export function contentStems(text: string): string[] {
  return tokens(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem)
}

/** One key for phrases that a search treats as the same: no plural, no word order. */
export function stemKey(text: string): string {
  return [...new Set(contentStems(text))].toSorted().join(' ')
}

/** Counts words; in Chinese and Japanese two characters count as one. */
export function countWords(text: string): number {
  const ideographs = (text.match(CJK) ?? []).length
  const others = text.replace(CJK, ' ').match(/[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}'’.\-/]*/gu) ?? []
  return others.length + Math.round(ideographs / 2)
}

/** "It is well made. In a bedroom" does not say "made in"; the short word of "Dr. Martens" ends nothing. */
const BETWEEN_SENTENCES = /(?<=\p{Ll}{3}[.!?]["”)]?)\s+(?=["“(]?\p{Lu})/u

/** A text whose words can be searched for whole phrases with `includes`; none goes across two sentences. */
export function searchable(text: string): string {
  return searched(text).words
}

type Searched = { words: string; different: readonly string[] }

// Many lists are looked for in the same text, one after another.
const searched = remembered((text): Searched => {
  const words = wordsOf(text)
  return { words, different: [...new Set(words.trim().split(' '))] }
}, 100_000)

function wordsOf(text: string): string {
  const parts = text.replace(/’/g, "'").split(BETWEEN_SENTENCES)
  return ` ${parts.map((part) => tokens(part).join(' ')).join(' . ')} `
}

export function hasPhrase(text: string, phrase: string): boolean {
  return phraseFinder(text)(phrase)
}

/** Reads a text once, so that any number of phrases can be looked for. */
export function phraseFinder(text: string): (phrase: string) => boolean {
  const haystack = searchable(text)
  return (phrase) => haystack.includes(searchable(phrase))
}

/** Tells of phrases whether all of their words stand in the text, in any order or number. */
export function wordFinder(text: string): (phrase: string) => boolean {
  const stems = new Set(contentStems(text))
  return (phrase) => contentStems(phrase).every((word) => stems.has(word))
}

/** The phrases of a list that stand in a text as whole words; hyphens count as spaces. */
export function phrasesIn(text: string, list: readonly string[]): string[] {
  const { words, different } = searched(text)
  const index = indexOf(list)
  return different
    .flatMap((word) => index.get(word) ?? [])
    .filter((phrase) => words.includes(` ${phrase} `))
}

// Lists have hundreds of phrases and texts a dozen words: only phrases that begin with one are tried.
const indexes = new WeakMap<readonly string[], ReadonlyMap<string, string[]>>()

function indexOf(list: readonly string[]): ReadonlyMap<string, string[]> {
  const known = indexes.get(list)
  if (known !== undefined) return known
  const index = new Map<string, string[]>()
  for (const phrase of new Set(list)) {
    const [first = ''] = phrase.split(' ')
    index.set(first, [...(index.get(first) ?? []), phrase])
  }
  indexes.set(list, index)
  return index
}

const BULLET = /^\s*(?:[•▪◦·●*–✓✔➤-]|\p{Extended_Pictographic}\uFE0F?)\s+/u
const ABBREVIATION_MAX = 20
const ABBREVIATION = /\b(?:c|ca|approx|oz|in|ft|vs|no|dr|mr|mrs|st|e\.g|i\.e|incl|qt|lb)\.\s*$/i

export type Sentence = { text: string; isBullet: boolean }

export function isBulletLine(line: string): boolean {
  return BULLET.test(line)
}

/** Sentences of a description; a list line counts as one. */
export function sentences(text: string): Sentence[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(lineSentences)
}

function lineSentences(line: string): Sentence[] {
  if (isBulletLine(line)) return [{ text: line.replace(BULLET, '').trim(), isBullet: true }]
  return proseSentences(line).map((text) => ({ text, isBullet: false }))
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Sentences of one line; "c. 1960" and "approx. 7" do not end one. */
export function proseSentences(line: string): string[] {
  const found: string[] = []
  let open = ''
  let tail = ''
  for (const { segment } of segmenter.segment(line)) {
    open += segment
    // No abbreviation is longer, so that many of them in a row are not read again and again.
    tail = (tail + segment).slice(-ABBREVIATION_MAX)
    if (ABBREVIATION.test(tail)) continue
    found.push(open.trim())
    open = ''
    tail = ''
  }
  found.push(open.trim())
  return found.filter((sentence) => sentence !== '')
}

/** Every number in digits, "2.0" as "2" and "3,5" as "3.5". */
export function digitNumbers(text: string): Set<string> {
  const plain = text.normalize('NFKC').replace(/⁄/g, '/')
  return new Set(numberPlaces(plain).map(({ number }) => number))
}

/** The numbers of a text with their places, written as in `digitNumbers`. */
export function numberPlaces(text: string): { number: string; start: number; end: number }[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(({ 0: digits, index }) => ({
    number: digits.replace(',', '.').replace(/\.0+$/, ''),
    start: index,
    end: index + digits.length,
  }))
}
