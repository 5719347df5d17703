import type { Feature } from './feature-grid.tsx'

/** What KeywordSaver does. */
export const EXTENSION_FEATURES: Feature[] = [
  {
    print: 'spool',
    title: 'Save search suggestions',
    words: 'Type as a buyer would. The suggestions that appear are words people use; keep them.',
  },
  {
    print: 'needle',
    title: 'Save highlighted text',
    words: 'Found a good phrase on any page? Highlight it and it joins your list.',
  },
  {
    print: 'bowl',
    title: 'Save from product pages',
    words: 'Collect the words of a product page while you look at it.',
  },
  {
    print: 'leaf',
    title: 'Lists with notes',
    words: 'One list for each product or season, with room to write down why a word is there.',
  },
  {
    print: 'sun',
    title: 'AI prompt generator',
    words: 'Turns a list into a prompt for the writing tool you like.',
  },
  {
    print: 'tag',
    title: 'Listing clipboard',
    words: 'Keeps titles, tags and snippets at hand while you fill in a listing.',
  },
]
