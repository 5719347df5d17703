import { expect, it } from 'vitest'
import type { Tongue } from '#composer/read/abroad/tongue.ts'
import { beginningsAbroad, cutFinder } from './cut-tags.ts'
import { materialOf } from './material.ts'
import { sortedSearches } from './searches.ts'
import { anInput } from './testing/walnut-board.ts'

function cutOf(productType: string, keywords: string, tags: readonly string[]): string[] {
  const input = anInput({ productType, keywords, starredKeywords: '', listingTitle: 'Number 7' })
  const material = materialOf({ input, seed: 'a' })
  const searches = sortedSearches({ fits: keywords.split(', ') }, material.brief)
  return tags.filter(cutFinder(material, searches))
}

const GUITAR: [string, string] = [
  'Three string cigar box guitar with a piezo pickup.',
  'cigar box guitar, electric cigar box guitar, blues guitar, gift for guitarist',
]
const BOARD: [string, string] = [
  'Maple cutting board, engraved with a recipe in her handwriting.',
  'recipe cutting board, handwriting cutting board, maple cutting board, grandma gift, mothers day cutting board',
]

it.each<[string, string, string[]]>([
  [...GUITAR, ['electric cigar box']],
  [...BOARD, ['handwriting board', 'recipe board']],
  [
    'Singer hand crank sewing machine of 1922.',
    'hand crank sewing machine, vintage sewing machine, 1920s sewing machine',
    ['hand crank machine', 'vintage sewing'],
  ],
  [
    'Leather dog collar with a nameplate.',
    'leather dog collar, dog collar with nameplate, brass dog collar',
    ['dog collar nameplate'],
  ],
  [
    'Hammock for a bearded dragon, crocheted.',
    'bearded dragon hammock, reptile hammock, lizard hammock',
    ['bearded dragon'],
  ],
])('finds in %s %s cut to another thing', (product, keywords, tags) => {
  expect(cutOf(product, keywords, tags)).toEqual(tags)
})

it.each<[string, string, string[]]>([
  [...GUITAR, ['box guitar', 'electric guitar', 'cigar guitar', 'gift for guitarist']],
  [...BOARD, ['cutting board', 'recipe gift', 'mothers day', 'maple recipe board']],
  [
    'Heirloom tomato seeds, six varieties.',
    'heirloom tomato seeds, brandywine tomato, vegetable seeds',
    ['heirloom tomato', 'heirloom seeds'],
  ],
  [
    'Waxed canvas tool roll.',
    'waxed canvas tool roll, chisel tool roll, tool roll',
    ['waxed tool roll', 'canvas roll'],
  ],
  [
    'Lace shawl knitting pattern, pdf.',
    'shawl knitting pattern, lace shawl pattern, knitting pattern',
    ['shawl pattern'],
  ],
  [
    'Hand dyed thread for sashiko and visible mending.',
    'visible mending thread, hand dyed thread, sashiko thread',
    ['visible mending'],
  ],
])(
  'leaves in %s %s what still names it, a part of it that was typed, or a gift',
  (product, keywords, tags) => {
    expect(cutOf(product, keywords, tags)).toEqual([])
  },
)

it('leaves what the seller typed herself', () => {
  expect(cutOf(GUITAR[0], `${GUITAR[1]}, electric cigar box`, ['electric cigar box'])).toEqual([])
})

it.each<[Tongue, string, string[]]>([
  ['de', 'schultüte aus stoff mit namen bestickt', ['schultüte aus stoff']],
  ['fr', 'lampe en bois flotté pour salon', ['lampe en bois flotté']],
  ['fr', 'collier perles pierre de lune', []],
  ['es', 'vela de soja con aroma sin colorante', []],
  ['nl', 'tas met naam', []],
  ['en', 'beads for jewelry making', []],
])('cuts a long search of another language (%s) at its joints: %s', (language, search, parts) => {
  expect(beginningsAbroad(search, language)).toEqual(parts)
})
