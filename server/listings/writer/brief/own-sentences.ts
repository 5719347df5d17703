import { refusal } from './clauses.ts'
import { capitalised } from '../english/grammar.ts'

/** Sentences with the end mark of their own language. */
export function ownSentences(text: string): string[] {
  return text
    .replace(/[^\S\n]+([,.;:!?])(?=\s|$)/g, '$1')
    .replace(/(?<=[.!?。！？।؟])(?:\s+|(?<=[。！？।])(?=\S))/g, '\n')
    .split('\n')
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{Nd}]/u.test(sentence) && refusal(sentence) === null)
    .map((sentence) =>
      /[.!?。！？।؟:]$/.test(sentence) ? sentence : `${sentence}${endMark(sentence)}`,
    )
    .map(capitalised)
}

function endMark(sentence: string): string {
  if (/\p{Script=Devanagari}/u.test(sentence)) return '।'
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(sentence) ? '。' : '.'
}
