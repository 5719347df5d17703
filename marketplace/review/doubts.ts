import { splitKeywords } from '#contract/keywords.ts'
import { hasDoubt } from '../reading/doubt.ts'
import { runsOf } from '../reading/runs.ts'
import type { Doubt } from '../reading/notices.ts'
import type { Reading } from '../reading/reading.ts'
import { type Case, quoted, type ReadPart } from './case.ts'
import { FIELD_NAMES, type Finding, untrue } from './finding.ts'

/** A name or a year the seller only guesses, told as certain. */
export function reviewDoubts({ product, parts, language, input }: Case): Finding[] {
  if (language !== 'en') return []
  const guessed = product.doubts
    .map((doubt) => ({ doubt, roots: namedIn(product, doubt) }))
    .filter(({ doubt, roots }) => roots.length > 0 && !isCertainToo(product, doubt, roots))
  const typed = splitKeywords(input.keywords).map((keyword) => keyword.toLowerCase())
  const read = parts.filter(
    ({ field, text }) => field !== 'tags' || !typed.includes(text.toLowerCase()),
  )
  return read.flatMap((part) => guessed.flatMap((guess) => toldAsCertain(part, guess)))
}

/** Only what is a name or a number can be told wrongly; "a tiny mark, perhaps" stays a mark. */
function namedIn({ tokens }: Reading, { start, end, roots }: Doubt): string[] {
  const inside = tokens.filter(
    (token) => token.start >= start && token.end <= end && roots.includes(token.root),
  )
  return inside
    .filter(
      ({ kind, text }, at) =>
        kind === 'number' || (at > 0 && isCapital(text)) || (isCapital(text) && inside.length <= 3),
    )
    .map(({ root }) => root)
}

function isCapital(text: string): boolean {
  const [first = ''] = text
  return first !== first.toLowerCase()
}

function isCertainToo(product: Reading, doubt: Doubt, roots: readonly string[]): boolean {
  return (product.places.get(roots[0] ?? '') ?? []).some((at) => {
    const start = product.tokens[at]?.start ?? 0
    return (start < doubt.start || start > doubt.end) && product.isDenied[at] !== true
  })
}

function toldAsCertain(
  part: ReadPart,
  { doubt, roots }: { doubt: Doubt; roots: string[] },
): Finding[] {
  const { reading, field } = part
  const at = runsOf(reading, roots)[0]?.from
  if (at === undefined || reading.isDenied[at] === true || hasDoubt(reading, roots)) return []
  const token = reading.tokens[at]
  const place = {
    start: token?.start ?? 0,
    end: token?.end ?? 0,
    sentence: reading.sentenceOf[at] ?? 0,
  }
  const quote = quoted(part, place)
  return [
    untrue(
      field,
      `Your text says "${doubt.said.trim()}", ${FIELD_NAMES[field]} tells it as certain: "${quote}"`,
      quote,
    ),
  ]
}
