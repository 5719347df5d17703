import { expect, it } from 'vitest'
import { quiltPattern } from './quilt-pattern.ts'

it('draws the same block for the same seed', () => {
  expect(quiltPattern('listing 7')).toEqual(quiltPattern('listing 7'))
})

it('draws different blocks for seeds that differ in one character', () => {
  const seeds = Array.from({ length: 200 }, (_, index) => `listing ${index}`)
  const blocks = new Set(seeds.map((seed) => JSON.stringify(quiltPattern(seed))))
  expect(blocks.size).toBeGreaterThan(190)
})

it('looks the same from all four sides', () => {
  const { paths } = quiltPattern('listing 7')
  for (const { d } of paths) {
    expect(d.split('M').length - 1).toSatisfy((shapes: number) => shapes % 4 === 0)
  }
})

it('is never light on light alone', () => {
  const light = new Set(['weld', 'kraft', 'blush', 'paper'])
  for (let index = 0; index < 500; index += 1) {
    const { ground, paths } = quiltPattern(`listing ${index}`)
    const dyes = [ground, ...paths.map(({ dye }) => dye)]
    expect(
      dyes.filter((dye) => !light.has(dye)),
      `listing ${index}`,
    ).not.toEqual([])
  }
})
