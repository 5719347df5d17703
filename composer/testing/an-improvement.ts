import type { WrittenPart } from '#contract/parts.ts'
import { namesInTitle } from '#marketplace/searches/title-phrases.ts'
import { compose } from '../composer.ts'
import { compare } from '../improving/compare.ts'
import { detailsOf } from '../improving/details.ts'
import { anInput } from './an-input.ts'

export type Shop = { title: string; text: string; tags: readonly string[] }

/** As a pasted listing is compared with what is written from it. */
export function improved({ title, text, tags }: Shop) {
  const generatedTags = [...tags]
  const input = anInput({
    listingTitle: title,
    productType: text,
    keywords: [...tags, ...namesInTitle(title, generatedTags)].join(', '),
    includeBulletedLists: true,
    descriptionLength: 'long',
  })
  const details = detailsOf(input)
  const written = compose({ ...input, productType: details.productType })
  if (written === null) throw new Error('Nothing was written')
  const pasted = {
    generatedTitle: title,
    generatedDescription: text,
    generatedTags,
    generatedAltText: null,
  }
  const phrases = namesInTitle(title, generatedTags)
  const full = { ...input, pasted: { title } }
  const { comparison } = compare({ pasted, written, input: full, details, phrases })
  if (comparison === null) throw new Error('Nothing is better')
  const whyOf = (wanted: WrittenPart) =>
    comparison.parts.find(({ part }) => part === wanted)?.why ?? ''
  return { ...comparison, title: comparison.written.generatedTitle, why: whyOf('title'), whyOf }
}
