import { capitalised } from '../read/case.ts'

const ENDS = ['.', '!', '?', '…', '。', '！', '？']
const CLOSING = ['"', "'", ')', '”', '’']

/** The text as a sentence: a capital in front and an end mark behind. */
export function sentence(text: string): string {
  const bare = withoutTail(text)
  if (bare === '') return ''
  return capitalised(endsSentence(bare) ? bare : `${bare}.`)
}

/** The text as a line of a list: without a lonely full stop behind a phrase. */
export function line(text: string): string {
  const bare = withoutTail(text)
  const inner = bare.slice(0, -1)
  const isPhrase =
    bare.endsWith('.') && !inner.includes('. ') && !inner.includes('! ') && !inner.includes('? ')
  const isShortened = ['approx', 'incl', 'cm', 'oz', 'ca', 'etc'].some((word) =>
    inner.endsWith(word),
  )
  return capitalised(isPhrase && !isShortened ? inner : bare)
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
