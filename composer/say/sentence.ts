import { capitalised } from '../read/case.ts'

/** In front of each point of a list. */
export const BULLET = '• '

const ENDS = ['.', '!', '?', '…', '。', '！', '？', '।', '؟', '۔']
const CLOSING = ['"', "'", ')', '”', '’']

/** The text as a sentence: a capital in front and an end mark behind. */
export function sentence(text: string): string {
  const bare = withoutTail(text)
  if (bare === '') return ''
  return capitalised(endsSentence(bare) || isUnspaced(bare) ? bare : `${bare}.`)
}

/** An entry of a list as the seller typed it. */
export function entry(text: string): string {
  return withoutTail(text)
}

/** The text as a line of a list that is ours: with a capital, and without a lonely full stop behind a phrase. */
export function line(text: string): string {
  return capitalised(withoutStop(text))
}

/** A phrase without a lonely full stop behind it. */
export function withoutStop(text: string): string {
  const bare = withoutTail(text)
  const inner = bare.slice(0, -1)
  const isPhrase =
    bare.endsWith('.') && !inner.includes('. ') && !inner.includes('! ') && !inner.includes('? ')
  const isShortened = ['approx', 'incl', 'ca', 'etc'].some((word) => inner.endsWith(word))
  return isPhrase && !isShortened ? inner : bare
}

/** Behind Japanese or Chinese a full stop of ours would be a foreign sign. */
function isUnspaced(text: string): boolean {
  const last = text.at(-1) ?? ''
  return last >= '\u3000' && last <= '\uffef'
}

/** Two sentences of one paragraph. */
export function joined(before: string, after: string): string {
  return isUnspaced(before) ? before + after : `${before} ${after}`
}

/** "Size: 3 inches", "Lined? Yes"; Japanese has a colon of its own width. */
export function withLabel(label: string, text: string): string {
  if (label.endsWith('?')) return `${label} ${capitalised(text)}`
  return isUnspaced(label) ? `${label}：${text}` : `${label}: ${text}`
}

export function endsSentence(text: string): boolean {
  const last = text.at(-1) ?? ''
  const before = text.at(-2) ?? ''
  return ENDS.includes(last) || (CLOSING.includes(last) && ENDS.includes(before))
}

function withoutTail(text: string): string {
  let end = text.length
  while (end > 0 && ' ,;:–—-'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end).trim()
}
