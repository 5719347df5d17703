import { cleanText } from '#contract/text.ts'
import { withoutHtml } from './hygiene.ts'

const BREAKS = /<br\s*\/?>|<\/(?:p|div|li|ul|ol|h[1-6]|tr)\s*>/gi
const FENCES = /\[\/?inst\]|<\|[a-z_]{1,20}\|>/gi

/** Asks a program to forget what it was told, to be another one, or to show what it was given. */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)(?: (?:all|any|every|everything|of|the|your|my|these|those))* (?:previous|above|prior|earlier|preceding|system)\b/i,
  /\b(?:ignore|disregard|forget) (?:all )(?:of )?(?:the |your |these )?(?:instructions|rules|prompts)\b/i,
  /\b(?:you are|act as|behave as|pretend to be)(?: now)?(?: an?| the)? (?:ai|assistant|chatbot|language model|llm|gpt)\b|\bas an? (?:ai|language model)\b/i,
  /\b(?:print|show|reveal|repeat|output|tell me|describe|summari[sz]e)\b[^.!?\n]{0,30}\b(?:system prompt|your (?:hidden |system |initial |own )(?:prompt|instructions|rules)|your prompt)\b/i,
  /\b(?:respond|reply|answer) (?:only )?with only\b|\b(?:respond|reply|answer|output) only\b|\bapi[_ ]key\b|"role"\s{0,3}:/i,
  /\b(?:ignor|vergiss|oubli|olvid|dimentica)\p{L}{0,4}\b[^.!?\n]{0,40}\b(?:anweisungen|consignes|instructions précédentes|instrucciones|instruções|istruzioni)\b/iu,
]

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * What the seller typed, line by line as it was typed, with its decimals, commas and marks. Only controls, markup
 * and sentences that give orders to a program are gone.
 */
export function ownText(text: string): string {
  const plain = withoutHtml(cleanText(text).replace(BREAKS, '\n')).replace(FENCES, ' ')
  return plain
    .split('\n')
    .map(withoutOrders)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function withoutOrders(line: string): string {
  if (!isOrder(line)) return line.trimEnd()
  const sentences = [...segmenter.segment(line)].map(({ segment }) => segment)
  return sentences
    .filter((sentence) => !isOrder(sentence))
    .join('')
    .trimEnd()
}

function isOrder(text: string): boolean {
  return ORDERS.some((order) => order.test(text))
}
