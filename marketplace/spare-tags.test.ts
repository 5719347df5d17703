import { expect, it } from 'vitest'
import { isTagAccepted } from './characters.ts'
import { spareTags } from './spare-tags.ts'

const input = {
  productType: 'Small ring dish turned from black walnut, 4 inch wide. Not for under 3.',
  keywords:
    'walnut ring dish, jewelry tray, disney tray, toddler gift, wooden anniversary gift for wife',
  starredKeywords: 'walnut ring dish',
}

it('offers focus keywords, then keywords, then parts of long ones, then the description', () => {
  expect(spareTags(input, [])).toEqual([
    'walnut ring dish',
    'jewelry tray',
    'anniversary gift',
    'gift for wife',
    'small ring dish',
  ])
})

it('offers nothing that answers the same search as a tag in use', () => {
  expect(spareTags(input, ['small ring dishes', 'dish ring walnut', 'jewelry tray'])).toEqual([
    'anniversary gift',
    'gift for wife',
  ])
})

it('offers nothing the marketplace would refuse', () => {
  const odd = { ...input, keywords: 'mr & mrs sign, 1.5 inch hook, ★ star, of, <b>bold</b> hook' }
  expect(spareTags(odd, []).every(isTagAccepted)).toBe(true)
})

it('offers no parts that say something else or nothing', () => {
  const treats = {
    productType: 'Hand poured peanut butter dog treats. Send photo of your dog.',
    keywords:
      'peanut butter dog treats, dog portrait from photo online, fingering weight sock yarn',
    starredKeywords: null,
  }
  expect(spareTags(treats, [])).toEqual(['dog treats', 'dog portrait', 'sock yarn'])
})

it('cuts up no keywords of another language', () => {
  const candle = {
    productType: 'Vela de soja aromática de lavanda, hecha a mano en Madrid',
    keywords: 'vela de soja, vela de soja aromática natural, regalo para mamá',
    starredKeywords: null,
  }
  expect(spareTags(candle, ['vela de soja'])).toEqual(['regalo para mamá'])
})

it('offers no part of the thing for the thing', () => {
  const spoon = {
    productType: 'Spoon of olive wood with a long handle.',
    keywords: 'hand carved long handle kitchen spoon',
    starredKeywords: null,
  }
  expect(spareTags(spoon, [])).toEqual(['kitchen spoon'])
})

it('offers no tag that only praises, so that none is sold back that was struck', () => {
  const praised = { ...input, keywords: 'best gift, perfect gift for her, cute jewelry tray' }
  const spares = spareTags(praised, [])
  expect(spares).toContain('cute jewelry tray')
  expect(spares.filter((tag) => tag.includes('gift'))).toEqual([])
})
