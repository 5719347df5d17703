import { LISTING } from '#contract/listings.ts'
import { growth } from '#marketplace/testing/growth.ts'
import { compose } from '../composer.ts'
import { anInput } from './an-input.ts'

/** What fills each field to its end; `%` is another number each time. */
export type Filling = { what: string; product: string; keywords: string; wishes?: string }

/** How many times longer a form of this takes than a quarter of it. */
export function growthOf(filling: Filling): number {
  return growth((share, run) => write(filling, share, run), GROWTH_MAX)
}

/** Four times the form takes four times as long; what grew with the square would take sixteen times. */
export const GROWTH_MAX = 9

function write(
  { product, keywords, wishes = 'say %. ' }: Filling,
  share: number,
  run: number,
): void {
  const at = (max: number) => ({ length: max * share, run })
  const input = anInput({
    productType: filled(product, at(LISTING.productMax)),
    keywords: filled(keywords, at(LISTING.keywordsMax / 2)),
    starredKeywords: 'oak bowl',
    customAiInstructions: filled(wishes, at(LISTING.instructionsMax / 2)),
    includeBulletedLists: true,
    descriptionLength: 'long',
  })
  compose(input)
}

function filled(unit: string, { length, run }: { length: number; run: number }): string {
  let text = `${run} `
  for (let at = 0; text.length < length; at += 1) text += unit.replaceAll('%', at.toString(36))
  return text.slice(0, length)
}
