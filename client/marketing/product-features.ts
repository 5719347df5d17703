import { KEYWORDS } from '#contract/keywords.ts'
import { WRITING_STYLES } from '#contract/listings.ts'
import type { Feature } from './feature-grid.tsx'

const styleNames = Object.values(WRITING_STYLES).map((style) => style.label)

/** What the product does besides writing. */
export const PRODUCT_FEATURES: Feature[] = [
  {
    print: 'needle',
    title: 'Edit in place',
    words:
      'Change any word right on the page. Counters and the tape follow along as you type, and edits cost nothing.',
  },
  {
    print: 'button',
    title: 'Footers you write once',
    words: 'Save care notes, shipping times or your shop story, and add them to any description.',
  },
  {
    print: 'yarn',
    title: 'A history you can search',
    words: 'Every listing stays. Find it by name, SKU or a phrase, sort it, and open it again.',
  },
  {
    print: 'bloom',
    title: 'Focus keywords',
    words: `Star one to ${KEYWORDS.focusMax} and they lead the title, the first sentence and the tags.`,
  },
  {
    print: 'bird',
    title: `Four writing styles`,
    words: `${styleNames.join(', ')}.`,
  },
  {
    print: 'ring',
    title: 'Use it again',
    words: 'Load an earlier listing’s inputs into the form and write a variation.',
  },
]
