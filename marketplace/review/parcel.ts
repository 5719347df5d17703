import { words } from '../reading/tables/word-list.ts'
import { type Case, quoted } from './case.ts'
import { FIELD_NAMES, type Finding, untrue } from './finding.ts'

const SENT = words('mailed posted shipped mail post ship delivered arrives')

/** "A copy is mailed to you" of a file whose seller sends nothing. What she says of sending herself is hers. */
export function reviewParcel({ product, parts, language }: Case): Finding[] {
  const isFile = product.denials.some(({ roots }) => roots.includes('physical'))
  if (language !== 'en' || !isFile) return []
  return parts.flatMap((part) => {
    const { reading, field } = part
    return reading.tokens.flatMap(({ word, root, start, end }, at) => {
      if (!SENT.has(word) || product.places.has(root) || reading.isDenied[at] === true) return []
      const sentence = reading.sentenceOf[at] ?? 0
      if (reading.denials.some((denial) => denial.sentence === sentence)) return []
      const quote = quoted(part, { start, end, sentence })
      const text = `Your text says that nothing physical is sent, ${FIELD_NAMES[field]} says "${quote}"`
      return [untrue(field, text, quote)]
    })
  })
}
