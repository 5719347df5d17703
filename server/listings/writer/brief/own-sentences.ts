import { refusal } from './clauses.ts'
import { capitalised } from '../english/grammar.ts'

/** "Inkl. Umschlag", "ca. 100 g": their point ends no sentence. */
const ABBREVIATED = String.raw`(?<![\p{L}.])(?:ca|gr|inkl|exkl|zzgl|evtl|ggf|bzw|max|min|nr|incl|excl|bijv|env|aprox|approx|máx|mín|z\.\s?b)\.`

const SENTENCE_END = new RegExp(
  String.raw`(?<=[.!?。！？।؟])(?<!${ABBREVIATED})(?:\s+|(?<=[。！？।])(?=\S))`,
  'giu',
)

/** Sentences with the end mark of their own language. */
export function ownSentences(text: string): string[] {
  return text
    .replace(/[^\S\n]+([,.;:!?])(?=\s|$)/g, '$1')
    .replace(SENTENCE_END, '\n')
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
