import { isBulletLine, isStopWord, proseSentences } from '../text.ts'
import { placesOf } from './places.ts'

type Change = { before: string; after: string }

/** Running text without these words. Where a sentence would limp without them, all of it goes. */
export function withoutWordsInProse(text: string, words: string) {
  const changes: Change[] = []
  const lines = text.split('\n').flatMap((line) => {
    if (placesOf(line, [words]).length === 0) return [line]
    if (isBulletLine(line)) {
      changes.push({ before: line.trim(), after: '' })
      return []
    }
    const sentences = proseSentences(line).map((before) => {
      const after = withoutWordsInSentence(before, words)
      if (after !== before) changes.push({ before, after })
      return after
    })
    const kept = sentences.filter((sentence) => sentence !== '')
    return kept.length > 0 ? [kept.join(' ')] : []
  })
  return {
    text: lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    consequence: changes.map(described).join(' '),
  }
}

function described({ before, after }: Change): string {
  return after === '' ? `Takes out “${before}”` : `The sentence becomes “${after}”`
}

function withoutWordsInSentence(sentence: string, words: string): string {
  let kept = sentence
  for (const { start, end } of placesOf(sentence, [words]).toReversed()) {
    const shorter = withoutTrait(kept.slice(0, start), kept.slice(end))
    if (shorter === null || /^[\d.]+$/.test(words)) return ''
    kept = shorter
  }
  return kept
}

const ENDS_IN_ARTICLE = /(?<![\p{L}\p{Nd}])(an?|the|this|that|your|our|its|each|every)\s+$/iu

/** Only a word between an article and the thing it describes can go alone: "a waterproof bag". */
function withoutTrait(before: string, after: string): string | null {
  const article = ENDS_IN_ARTICLE.exec(before)?.[1]
  const next = /^\s+(\p{L}+)/u.exec(after)?.[1]
  if (article === undefined || next === undefined || isStopWord(next.toLowerCase())) return null
  const head = before.slice(0, before.trimEnd().length - article.length)
  return `${head}${fitting(article, next)} ${after.trimStart()}`
}

function fitting(article: string, next: string): string {
  if (!/^an?$/i.test(article)) return article
  const first = article.charAt(0)
  return /^[aeiou]/i.test(next) ? `${first}n` : first
}
