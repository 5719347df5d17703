import type { GeneratorInput } from '#contract/listings.ts'
import type { Writing } from '../writer.ts'
import type { FactDraft } from './answer.ts'
import { toldIn } from './told-in.ts'

/** Words that the model copied out of the seller's text before it wrote. */
export type Quote = {
  text: string
  /** True where it named them a warning, something that is not included, a fault or a doubt. */
  isBinding: boolean
}

const BINDING = new Set(['warning', 'absent', 'fault', 'doubt'])

/** The quotes that do stand in the seller's text; what the model made up is no quote. */
export function trueQuotes(facts: readonly FactDraft[], input: GeneratorInput): Quote[] {
  const source = plainly(`${input.productType}\n${input.imageDescription ?? ''}`)
  return facts
    .filter(({ q }) => plainly(q) !== '' && source.includes(plainly(q)))
    .map(({ q, k }) => ({
      text: withItsQuestion(q.trim(), input.productType),
      isBinding: BINDING.has(k.toLowerCase()),
    }))
}

const LAST_END = /[.!?\n](?=[^.!?\n]*$)/

/** The "No." of "Can it go on a wall? No." with what was asked on the same line; without that it says nothing. */
export function withItsQuestion(quote: string, product: string): string {
  const at = product.indexOf(quote)
  const before = product.slice(0, Math.max(0, at)).replace(/ +$/, '')
  if (quote === '' || !before.endsWith('?')) return quote
  const earlier = before.slice(0, -1)
  const from = (LAST_END.exec(earlier)?.index ?? -1) + 1
  return product.slice(from, at + quote.length).trim()
}

/** How much of each quote a listing tells. */
export function sharesTold(
  { generatedTitle, generatedDescription }: Writing,
  quotes: readonly Quote[],
): number[] {
  const { shareOf } = toldIn(`${generatedTitle}\n\n${generatedDescription}`)
  return quotes.map(({ text }) => shareOf(text))
}

/** Models straighten quotation marks and join lines; the words stay the words. */
export function plainly(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/^[\s•*-]+|[\s.]+$/g, '')
}
