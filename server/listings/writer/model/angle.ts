import type { FactKind } from '#composer/read/fact-kinds.ts'
import { contentStems } from '#marketplace/text.ts'
import type { Material } from './material.ts'

const ANGLES: Partial<Record<FactKind, string>> = {
  material: 'what it is made of',
  size: 'its size',
  included: 'what comes with it',
  options: 'what a buyer may choose',
  fit: 'what it fits',
  use: 'how it is used',
  maker: 'how it is made, and by whom',
  condition: 'the state it is in',
}

/** For any item, so that asking again always has somewhere to go. */
const ALWAYS = [
  'the fact that sets it apart most',
  'the fact that a buyer asks for first',
  'what the seller told last',
]

/** So much of an earlier text has to stand in the product's own for it to be about the same thing. */
const SAME_SHARE = 0.6

/** Where this item was written about before: from where to tell it this time. */
export function angleFor({ brief, input, others, seed }: Material): string | undefined {
  const own = new Set(contentStems(`${input.productType} ${input.keywords}`))
  const isAgain = others.some((text) => {
    const stems = contentStems(text)
    return (
      stems.length > 0 && stems.filter((stem) => own.has(stem)).length >= stems.length * SAME_SHARE
    )
  })
  if (!isAgain) return undefined
  const kinds = new Set(brief.facts.map(({ kind }) => kind))
  const angles = [...kinds].flatMap((kind) => ANGLES[kind] ?? []).concat(ALWAYS)
  const about = angles[numberFrom(seed) % angles.length]
  return `This item was written about before. Take another angle: after what it is, begin with ${about}; other sentences, another order, the same facts.`
}

function numberFrom(seed: string): number {
  let number = 0
  for (const sign of seed) number = (number * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return number
}
