import { expect, it } from 'vitest'
import { tagSource } from './tag-source.ts'

const input = {
  productType: 'Small dish turned from black walnut, for rings and keys.',
  keywords: 'walnut ring dish, jewelry tray, wooden anniversary gift for wife',
  starredKeywords: 'walnut ring dish',
}

it.each([
  ['ring dish walnut', { kind: 'focus' }],
  ['jewelry trays', { kind: 'keyword' }],
  ['anniversary gift', { kind: 'part', keyword: 'wooden anniversary gift for wife' }],
  ['black walnut dish', { kind: 'product' }],
  ['black jewelry tray', { kind: 'words' }],
  ['key dish gift', { kind: 'words' }],
  ['marble plate', { kind: 'own' }],
])('tells where "%s" comes from', (tag, source) => {
  expect(tagSource(tag, input)).toEqual(source)
})
