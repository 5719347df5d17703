import { expect, it } from 'vitest'
import { improved } from '../testing/an-improvement.ts'

const MUG = {
  title: 'Stoneware Mug, Speckled White, 12 oz, Wheel Thrown Coffee Cup with Thumb Rest Handle',
  text: 'A wheel-thrown stoneware mug with a white speckled glaze. It holds 12 oz.\n\n• 9 cm tall, 8 cm across\n• Thumb rest on the handle\n• Dishwasher and microwave safe\n\nMade in my studio in Vermont. Ships in 5 days.',
  tags: [
    'stoneware mug',
    'speckled mug',
    'white mug',
    'coffee cup',
    'wheel thrown mug',
    '12 oz mug',
    'ceramic mug',
    'mug with thumb rest',
    'coffee mug',
    'white stoneware mug',
    'speckled coffee mug',
    'tea mug',
    'studio mug',
  ],
}

it.each(['Questions? mail me at mugs@vermontclay.example.com', 'Shop: https://mugs.example.com'])(
  'takes no credit where one line is all that goes: %s',
  (line) => {
    const text = `${MUG.text}\n\n${line}`
    expect(() => improved({ ...MUG, text })).toThrow('Nothing is better')
  },
)

it('is worth one where a title sells and a link goes', () => {
  const shouted = {
    ...MUG,
    title: `Free Shipping! ${MUG.title}`,
    text: `${MUG.text}\n\nShop: https://mugs.example.com`,
  }
  expect(improved(shouted).parts.some(({ isOffered }) => isOffered)).toBe(true)
})
