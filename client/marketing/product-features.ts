import { KEYWORDS } from '#contract/keywords.ts'
import { DESCRIPTION_LENGTHS, WRITING_STYLES } from '#contract/listings.ts'
import type { Feature } from './feature-grid.tsx'

const styleNames = Object.values(WRITING_STYLES).map((style) => style.label)
const { short, medium, long } = DESCRIPTION_LENGTHS

const focusKeywords: Feature = {
  print: 'bloom',
  title: 'Focus keywords',
  words: `Star up to ${KEYWORDS.focusMax}: they come first in the title, the first sentence and the tags wherever your words allow.`,
}

const writingStyles: Feature = {
  print: 'bird',
  title: 'Four writing styles',
  words: `${styleNames.join(', ')}.`,
}

const useAgain: Feature = {
  print: 'ring',
  title: 'Use it again',
  words: 'Load an earlier listing’s inputs into the form and write a variation.',
}

/** What the product does around a listing. */
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
  focusKeywords,
  writingStyles,
  useAgain,
]

/** What can be had of a listing itself. */
export const LISTING_FEATURES: Feature[] = [
  focusKeywords,
  writingStyles,
  {
    print: 'yarn',
    title: 'Three lengths',
    words: `Up to about ${short.wordsMax}, ${medium.wordsMax} or ${long.wordsMax} words, never padded, with or without bulleted lists and emojis.`,
  },
  {
    print: 'sun',
    title: 'Alt text for your photo',
    words:
      'Describe the picture in a few words, and people who cannot see it read a whole sentence.',
  },
  {
    print: 'leaf',
    title: 'The reasons',
    words:
      'Each listing explains its SEO choices in plain words, so you can agree, or change them.',
  },
  useAgain,
]
