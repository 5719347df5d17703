import { describe, expect, it } from 'vitest'
import {
  addKeywords,
  joinKeywords,
  keywordCountAdvice,
  renameKeyword,
  shortKeywordAdvice,
  splitKeywords,
} from './keywords.ts'

const keywords = (count: number) => Array.from({ length: count }, (_, index) => `keyword ${index}`)
const longKeyword = 'a keyword of more than twenty'

describe('keyword entry', () => {
  it('splits on commas, newlines and semicolons', () => {
    expect(splitKeywords('oak bowl, salad bowl;fruit bowl\nwood gift')).toEqual([
      'oak bowl',
      'salad bowl',
      'fruit bowl',
      'wood gift',
    ])
  })

  it('trims, lowercases, drops empties and removes duplicates', () => {
    expect(splitKeywords('  Oak   Bowl ,, ; oak bowl,\n\nOAK BOWL, spoon')).toEqual([
      'oak bowl',
      'spoon',
    ])
  })

  it('keeps names that every object has as ordinary keywords', () => {
    expect(splitKeywords('constructor, __proto__, toString')).toEqual([
      'constructor',
      '__proto__',
      'tostring',
    ])
  })

  it('adds only what is new and leaves the order alone', () => {
    expect(addKeywords(['oak bowl', 'spoon'], 'Spoon, ladle')).toEqual([
      'oak bowl',
      'spoon',
      'ladle',
    ])
  })

  it('joins with comma and space', () => {
    expect(joinKeywords(['oak bowl', 'spoon'])).toBe('oak bowl, spoon')
  })
})

describe('keyword editing', () => {
  it('trims and lowercases the new name, in place', () => {
    expect(renameKeyword(['a', 'b', 'c'], 'b', '  Bee ')).toEqual(['a', 'bee', 'c'])
  })

  it('removes duplicates', () => {
    expect(renameKeyword(['a', 'b', 'c'], 'c', 'A')).toEqual(['a', 'b'])
  })

  it('changes nothing for a blank name', () => {
    expect(renameKeyword(['a', 'b'], 'a', '   ')).toEqual(['a', 'b'])
  })
})

describe('the warning on too few keywords', () => {
  it.each([1, 8, 19])('shows for %i keywords', (count) => {
    expect(keywordCountAdvice(keywords(count))).toBe(
      `You have ${count} keyword(s) added. We recommend at least 20-25 relevant keywords...`,
    )
  })

  it.each([0, 20, 40])('is silent for %i keywords', (count) => {
    expect(keywordCountAdvice(keywords(count))).toBeNull()
  })
})

describe('the warning on too few short keywords', () => {
  it.each([1, 12])('shows for %i short keywords, whatever the long ones', (count) => {
    expect(shortKeywordAdvice([...keywords(count), longKeyword])).toBe(
      `You have ${count} short keyword(s) (20 characters or less) that could be used for tags...`,
    )
  })

  it.each([0, 13, 20])('is silent for %i short keywords', (count) => {
    expect(shortKeywordAdvice([...keywords(count), longKeyword])).toBeNull()
  })

  it('counts a keyword of exactly 20 characters as short', () => {
    expect(shortKeywordAdvice(['12345678901234567890'])).not.toBeNull()
    expect(shortKeywordAdvice(['123456789012345678901'])).toBeNull()
  })
})
