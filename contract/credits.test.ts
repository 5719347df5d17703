import { expect, it } from 'vitest'
import { DEFAULT_PACKAGE, PACKAGES } from './credits.ts'
import { FREE_PLAN_CREDITS, OPENING_CREDITS, SIGN_UP_CREDITS } from './opening-credits.ts'
import { dollars } from './money.ts'

it.each([
  ['starter', 'Starter', 10, '$4.99', '$0.50'],
  ['popular', 'Growth', 50, '$19.99', '$0.40'],
  ['business', 'Pro', 100, '$29.99', '$0.30'],
] as const)('sells %s as %s: %i credits for %s, %s each', (key, name, credits, price, each) => {
  const sold = PACKAGES[key]
  expect(sold).toMatchObject({ key, name, credits })
  expect(dollars(sold.priceCents)).toBe(price)
  expect(dollars(sold.perCreditCents)).toBe(each)
})

it('marks the default package as the most popular one, and no other', () => {
  const popular = Object.values(PACKAGES).filter((sold) => sold.isMostPopular)
  expect(popular.map((sold) => sold.key)).toEqual([DEFAULT_PACKAGE])
})

it('keeps both promises: 5 free credits, and 10 with the welcome bonus', () => {
  expect(FREE_PLAN_CREDITS).toBe(5)
  expect(SIGN_UP_CREDITS).toBe(10)
  expect(OPENING_CREDITS.map((entry) => entry.description)).toEqual([
    'Free plan credits',
    'Welcome bonus',
  ])
})
