import { countWords } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import { germanCased } from './german-case.ts'

/** Fragments of so many words hold no verb and can stand in one row. */
const SHORT = 2
const MEASURE =
  /^\p{Nd}[\p{Nd}.,]*(?:\s?(?:[x×/-]|bis|à|a|tot)\s?\p{Nd}[\p{Nd}.,]*)*\s?\p{L}{1,5}\.$/iu

/** "300 ml. Spülmaschinenfest." as one sentence: "300 ml, spülmaschinenfest." */
export function joinedFragments(sentences: readonly string[], brief: Brief): string[] {
  const rows: string[] = []
  const comma = brief.language === 'ar' ? '،' : ','
  let isOpen = false
  for (const sentence of sentences) {
    const isShort = isRowPart(sentence)
    const last = rows.at(-1)
    if (isOpen && isShort && last !== undefined) {
      rows[rows.length - 1] = `${last.slice(0, -1)}${comma} ${continued(sentence, brief)}`
    } else rows.push(sentence)
    isOpen = isShort
  }
  return rows
}

function isRowPart(sentence: string): boolean {
  const isPlain = sentence.endsWith('.') && !/[,،]/.test(sentence)
  return isPlain && (MEASURE.test(sentence) || countWords(sentence) <= SHORT)
}

/** What began a sentence goes on after a comma; a German noun keeps its capital, as do "LED" and "DIN". */
export function continued(text: string, brief: Brief): string {
  const [first = ''] = text.split(/[\s.]/)
  if (brief.language === 'de' && germanCased(first.toLowerCase(), brief) !== first.toLowerCase()) {
    return text
  }
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
}
