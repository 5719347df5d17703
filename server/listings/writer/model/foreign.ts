import type { Keyword } from '#composer/read/searches/keywords.ts'
import { deniesItself, isDenyingWord } from '#marketplace/searches/denied.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { proseSentences } from '#marketplace/text.ts'
import type { Writing } from '../writer.ts'
import type { Material } from './material.ts'

/** So many first letters tell a word in languages whose endings we do not know. */
const ROOT = 5

/**
 * The review reads truth in English alone. In other languages a tag may hold no word that the seller did not type, a
 * title none of a search that is refused, and nothing that she denies may stand in a sentence without a denial.
 */
export function foreignFaults(writing: Writing, material: Material): string[] {
  if (material.brief.language === 'en') return []
  const { isStrange, isBarred, isTurned, turnedRoots } = checksFor(material)
  const { generatedTitle: title, generatedTags: tags } = writing
  const sentences = turnedIn(writing.generatedDescription, turnedRoots)
  return [
    ...(isBarred(title) || isTurned(title)
      ? [`title: The seller's text does not bear out "${title}"`]
      : []),
    ...tags
      .filter((tag) => isStrange(tag) || isTurned(tag))
      .map((tag) => `tags: The seller's text does not bear out "${tag}"`),
    ...sentences.map((sentence) => `description: The seller's text says otherwise: "${sentence}"`),
  ]
}

/** Without what such faults are about; an empty title is for others to fill. */
export function withoutForeignFaults<Texts extends Writing>(
  writing: Texts,
  material: Material,
): Texts {
  if (material.brief.language === 'en') return writing
  const { isStrange, isBarred, isTurned, turnedRoots } = checksFor(material)
  const turned = turnedIn(writing.generatedDescription, turnedRoots)
  return {
    ...writing,
    generatedTitle:
      isBarred(writing.generatedTitle) || isTurned(writing.generatedTitle)
        ? ''
        : writing.generatedTitle,
    generatedTags: writing.generatedTags.filter((tag) => !isStrange(tag) && !isTurned(tag)),
    generatedDescription: turned
      .reduce((text, sentence) => text.replace(sentence, ''), writing.generatedDescription)
      .replace(/ {2,}/g, ' ')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  }
}

type Checks = ReturnType<typeof checksFor>

/** Who tells the denial too means another thing by the same word: the large cushion may be washed, the small may not. */
function turnedIn(text: string, turnedRoots: Checks['turnedRoots']): string[] {
  const sentences = sentencesOf(text)
  const denying = sentences.map(wordsOf).filter((words) => words.some(isDenyingWord))
  const told = new Set(denying.flat().map(rootOf))
  return sentences.filter((sentence) => turnedRoots(sentence).some((root) => !told.has(root)))
}

function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap(proseSentences)
}

function checksFor({ brief, input, refused }: Material) {
  const statements = [input.productType, input.imageDescription, input.customAiInstructions].join(
    '\n',
  )
  const typedWords = wordsOf(`${statements}\n${input.keywords}`)
  const saidRoots = new Set(wordsOf(statements).map(rootOf))
  const isOut = ({ text, support }: Keyword) => support === 'false' || refused.has(text)
  const { out = [], fine = [] } = Object.groupBy(brief.keywords, (keyword) =>
    isOut(keyword) ? 'out' : 'fine',
  )
  const rootsOf = (keywords: readonly Keyword[]) =>
    keywords.flatMap(({ words }) => words.filter(isTelling).map(rootOf))
  // The noun that good searches have, too, is barred by none: "bombki" of "bombki plastikowe".
  const usable = new Set(rootsOf(fine))
  const barred = new Set(rootsOf(out).filter((root) => !saidRoots.has(root) && !usable.has(root)))
  // What the thing is called no sentence denies of it: "personajes" begin like "personalizada".
  const named = new Set([
    ...rootsOf(fine.filter(({ isStarred }) => isStarred)),
    ...brief.item.stems.map((stem) => stem.slice(0, ROOT)),
  ])
  const known = new Set([...typedWords.map(rootOf), ...typedWords.map(({ low }) => low)])
  const affirmed = new Set(
    [
      ...brief.document.statements
        .filter(({ words }) => !words.some(isDenyingWord))
        .flatMap(({ words }) => words),
      ...affirmedIn(statements),
    ].map(({ stem }) => stem),
  )
  const isAffirmed = likeFinder(affirmed)
  const denied = brief.denied
    .map(({ stem }) => stem)
    .filter((stem) => stem.length >= ROOT && !named.has(stem.slice(0, ROOT)) && !isAffirmed(stem))
  const isDenied = likeFinder(denied)
  const isStrange = (text: string) =>
    wordsOf(text).some((word) => isTelling(word) && !isKnown(word, known))
  const isBarred = (text: string) => wordsOf(text).some((word) => barred.has(rootOf(word)))
  const turnedRoots = (text: string) => {
    const said = wordsOf(text)
    if (said.some(isDenyingWord)) return []
    return said.filter((word) => !deniesItself(word) && isDenied(word.stem)).map(rootOf)
  }
  const isTurned = (text: string) => turnedRoots(text).length > 0
  return { isStrange, isBarred, isTurned, turnedRoots }
}

/** No denial reaches further within a clause. */
const REACH = 4
/** These deny what follows alone. */
const BEFORE_NOUNS = new Set('without sans ohne sin senza sem zonder bez utan'.split(' '))

/**
 * "Perles en silicone sans BPA" has silicone: what stands before any denial of its sentence, or far from each one of
 * its clause, or before a "without", is so. Behind a denial a list goes on.
 */
function affirmedIn(text: string): Word[] {
  return text.split(/[.!?\n]/).flatMap((sentence) => {
    const clauses = sentence.split(/[,;:()]| (?=maar |aber |mais |pero |però |mas )/i).map(wordsOf)
    const first = clauses.findIndex((words) => words.some(isDenyingWord))
    return clauses.flatMap((words, at) => {
      const [next, more] = clauses[at + 1] ?? []
      // "Impermeabile: no"; but "a macchina, non a mano" is by machine.
      const isTakenBack = next !== undefined && more === undefined && isDenyingWord(next)
      if (first === -1) return words
      if (at < first) return isTakenBack ? [] : words
      return words.some(isDenyingWord) ? farFromDenials(words) : []
    })
  })
}

function farFromDenials(clause: readonly Word[]): Word[] {
  return clause.filter((_, at) => {
    const before = clause.slice(Math.max(0, at - REACH), at + 1)
    const after = clause.slice(at + 1, at + 1 + REACH)
    return (
      !before.some(isDenyingWord) &&
      !after.some((word) => isDenyingWord(word) && !BEFORE_NOUNS.has(word.low))
    )
  })
}

function isTelling(word: Word): boolean {
  return word.low.length >= ROOT && !word.isNumber && !isSmall(word)
}

/** By its beginning, or by a whole word in front: "mattem" of "matt", "Steinzeugvase" of "Steinzeug". */
function isKnown({ stem }: Word, known: ReadonlySet<string>): boolean {
  if (known.has(stem.slice(0, ROOT))) return true
  const lengths = Array.from({ length: stem.length }, (_, at) => at + ROOT - 1)
  return lengths.some((length) => known.has(stem.slice(0, length)))
}

/** Endings are as long; "waterafstotend" and "waterdicht" only begin alike. */
const ENDING_MAX = 4

/** Whether one of many words is such a form; only those that begin alike are compared. */
function likeFinder(stems: Iterable<string>): (word: string) => boolean {
  const byRoot = Map.groupBy(new Set(stems), (stem) => stem.slice(0, ROOT))
  return (word) => (byRoot.get(word.slice(0, ROOT)) ?? []).some((stem) => isLike(stem, word))
}

/** Whether two words are forms of one, or the one is the beginning of the other. */
function isLike(one: string, other: string): boolean {
  const least = Math.max(ROOT, Math.min(one.length, other.length) - ENDING_MAX)
  return one.slice(0, least) === other.slice(0, least)
}

function rootOf({ stem }: Word): string {
  return stem.slice(0, ROOT)
}
