import { wordsOf } from '#marketplace/searches/words.ts'

const SIZE =
  /^(?:\d?x{0,4}[sl]|m|small|medium|large|extra|one|mini|regular|short|long|adult|child|kids|size)$/

type Row = { label: string; text: string }

/** Rows of one table: each begins with a measure, or with the name of a size. */
export function isAlike(one: Row, other: Row): boolean {
  return (startsWithNumber(one) && startsWithNumber(other)) || (isSize(one) && isSize(other))
}

function startsWithNumber({ label, text }: Row): boolean {
  return label === '' && /^[(]?\d/.test(text)
}

function isSize({ label, text }: Row): boolean {
  const [first] = wordsOf(label === '' ? text : label)
  return first !== undefined && SIZE.test(first.low)
}
