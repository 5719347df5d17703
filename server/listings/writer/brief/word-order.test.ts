import { expect, it } from 'vitest'
import { insertWords } from './word-order.ts'

it.each([
  ['deep ramen', 'stoneware bowl', 'deep stoneware ramen bowl'],
  ['two hand dipped dinner', 'beeswax candles', 'two hand dipped beeswax dinner candles'],
  ['two hand dipped dinner', 'taper candles', 'two hand dipped taper dinner candles'],
  ['silver', 'hammered ring', 'hammered silver ring'],
  ['drop', 'moonstone earrings', 'moonstone drop earrings'],
  ['toy', 'wooden train', 'wooden toy train'],
  ['small bud', 'porcelain vase', 'small porcelain bud vase'],
  ['sundial', 'brass pendant', 'brass sundial pendant'],
  ['leather', 'card wallet', 'leather card wallet'],
  ['soy wax', 'fig candle', 'fig soy wax candle'],
  ['walnut and maple cutting', 'engraved board', 'engraved walnut and maple cutting board'],
  ['polymer clay', 'hand painted blue beads', 'hand painted blue polymer clay beads'],
  ['wooden', 'personalised name puzzle', 'personalised wooden name puzzle'],
  ['dog', 'over the collar bandana', 'over the collar dog bandana'],
  ['', 'back to school svg', 'back to school svg'],
  ['linen', 'mushroom embroidered cushion', 'mushroom embroidered linen cushion'],
  ['wooden cat', 'cat wall shelf', 'wooden cat wall shelf'],
  ['polaroid style', 'custom photo magnets', 'custom polaroid style photo magnets'],
  ['concrete', 'three wick candle', 'three wick concrete candle'],
  ['leather', 'full grain belt', 'full grain leather belt'],
  ['pure beeswax', 'small hand rolled candle', 'small hand rolled pure beeswax candle'],
  ['resin flower', 'pressed flower coasters', 'pressed flower resin coasters'],
])('puts into "%s" what "%s" adds, as English orders it', (before, keyword, named) => {
  const words = keyword.split(' ')
  const missing = words
    .slice(0, -1)
    .filter((word) => !before.split(' ').filter(Boolean).includes(word))
  const joined = insertWords(before.split(' ').filter(Boolean), missing, words)
  expect([...joined, words.at(-1)].join(' ')).toBe(named)
})
