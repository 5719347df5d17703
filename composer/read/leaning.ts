const LEANING = [
  "that's why",
  'that is why',
  'so ',
  'because ',
  'otherwise',
  'then ',
  'but ',
  'and ',
  'which ',
  'if not',
  'if i ',
  'if we ',
  'or ',
  'these ',
  'those ',
  'this means',
  'same ',
  'also ',
  'yes ',
  'yes,',
  'yep ',
  'nope',
]

/** Whether a sentence makes sense only behind the one before it. */
export function leans(text: string): boolean {
  const low = text.toLowerCase()
  return LEANING.some((start) => low.startsWith(start))
}
