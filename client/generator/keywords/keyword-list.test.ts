import { expect, it } from 'vitest'
import {
  additionReport,
  inDisplayOrder,
  keywordListFrom,
  withAdded,
  withRemoved,
  withRenamed,
  withStarToggled,
} from './keyword-list.ts'

const list = { keywords: ['ring dish', 'walnut tray', 'gift'], starredKeywords: ['gift'] }

it('adds what was typed in lower case, without repeats, behind what is there', () => {
  expect(withAdded(list, ' Ring Dish; Oak Bowl\nGIFT').keywords).toEqual([
    'ring dish',
    'walnut tray',
    'gift',
    'oak bowl',
  ])
})

it('takes a removed keyword out of the focus list too', () => {
  expect(withRemoved(list, 'gift')).toEqual({
    keywords: ['ring dish', 'walnut tray'],
    starredKeywords: [],
  })
})

it('keeps the star of a renamed keyword', () => {
  expect(withRenamed(list, 'gift', ' Gift for Her ').starredKeywords).toEqual(['gift for her'])
})

it('merges a keyword renamed to one that exists', () => {
  expect(withRenamed(list, 'walnut tray', 'ring dish').keywords).toEqual(['ring dish', 'gift'])
})

it('stars and unstars', () => {
  const starred = withStarToggled(list, 'ring dish')
  expect(starred.starredKeywords).toEqual(['gift', 'ring dish'])
  expect(withStarToggled(starred, 'gift').starredKeywords).toEqual(['ring dish'])
})

it('shows focus keywords first', () => {
  expect(inDisplayOrder(list)).toEqual(['gift', 'ring dish', 'walnut tray'])
})

it('rebuilds the list from stored texts and drops stars without a keyword', () => {
  expect(keywordListFrom('Ring Dish, gift, gift', 'gift, stranger')).toEqual({
    keywords: ['ring dish', 'gift'],
    starredKeywords: ['gift'],
  })
})

it.each([
  ['oak bowl', '1 keyword added'],
  ['oak bowl, ash bowl, gift', '2 keywords added, 1 was already there'],
  ['gift, ring dish', '0 keywords added, 2 were already there'],
])('reports %j as %j', (typed, report) => {
  expect(additionReport(list, typed)).toBe(report)
})
