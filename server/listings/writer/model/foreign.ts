import { isDenyingWord } from '#marketplace/searches/denied.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { proseSentences } from '#marketplace/text.ts'
import type { Writing } from '../writer.ts'
import type { Material } from './material.ts'

/** So many first letters tell a word in languages whose endings we do not know. */
const ROOT = 5

/**
 * The review reads truth in English alone. In other languages a title and tags may hold no word that the seller did not
 * type, and nothing that the seller denies may stand in a sentence without a denial.
 */
export function foreignFaults(writing: Writing, material: Material): string[] {
  if (material.brief.language === 'en') return []
  const { isStrange, isTurned } = checksFor(material)
  const { generatedTitle: title, generatedTags: tags } = writing
  const sentences = sentencesOf(writing.generatedDescription).filter(isTurned)
  return [
    ...(isStrange(title) || isTurned(title)
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
  const { isStrange, isTurned } = checksFor(material)
  const isFaulty = (text: string) => isStrange(text) || isTurned(text)
  const turned = sentencesOf(writing.generatedDescription).filter(isTurned)
  return {
    ...writing,
    generatedTitle: isFaulty(writing.generatedTitle) ? '' : writing.generatedTitle,
    generatedTags: writing.generatedTags.filter((tag) => !isFaulty(tag)),
    generatedDescription: turned
      .reduce((text, sentence) => text.replace(sentence, ''), writing.generatedDescription)
      .replace(/ {2,}/g, ' ')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  }
}

function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap(proseSentences)
}

function checksFor({ brief, input }: Material) {
  const typed = [
    input.productType,
    input.imageDescription,
    input.customAiInstructions,
    input.keywords,
  ]
  const typedWords = wordsOf(typed.join('\n'))
  const known = new Set([...typedWords.map(rootOf), ...typedWords.map(({ low }) => low)])
  const affirmed = new Set(
    brief.document.statements
      .filter(({ words }) => !words.some(isDenyingWord))
      .flatMap(({ words }) => words.map(rootOf)),
  )
  const denied = new Set(
    brief.denied
      .map(({ stem }) => stem.slice(0, ROOT))
      .filter((root) => root.length === ROOT && !affirmed.has(root)),
  )
  const isStrange = (text: string) =>
    wordsOf(text).some((word) => isTelling(word) && !isKnown(word, known))
  const isTurned = (text: string) => {
    const said = wordsOf(text)
    return said.some((word) => denied.has(rootOf(word))) && !said.some(isDenyingWord)
  }
  return { isStrange, isTurned }
}

function isTelling(word: Word): boolean {
  return word.low.length >= ROOT && !word.isNumber && !isSmall(word)
}

/** By its beginning, or by a whole word in front: "mattem" of "matt", "Steinzeugvase" of "Steinzeug". */
function isKnown({ low }: Word, known: ReadonlySet<string>): boolean {
  if (known.has(low.slice(0, ROOT))) return true
  const lengths = Array.from({ length: low.length - ROOT + 2 }, (_, at) => at + ROOT - 1)
  return lengths.some((length) => known.has(low.slice(0, length)))
}

function rootOf({ low }: Word): string {
  return low.slice(0, ROOT)
}
