import type { Page } from '@playwright/test'
import { PAGES } from '#contract/pages.ts'
import { expectAccessible } from './accessible.ts'
import { expect, overflow, test } from './fixtures.ts'
import { press } from './keys.ts'

const FILE = [
  'Nickname,SKU,Product Description,Keywords',
  'Tapers,T-8,"Beeswax tapers, hand dipped, 8 inch, cotton wick","beeswax tapers, dinner candles"',
  'Votives,V-4,"Set of four beeswax votives, 2 inch, about 9 hours each",beeswax votives',
  'Jar,J-1,,fig candle',
].join('\r\n')

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { name, level: 1 })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const rows = (page: Page) => page.getByRole('list', { name: 'Rows of the batch' })

async function choose(page: Page, text = FILE): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'candles-winter.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
}

test('a file becomes listings by keys alone: read, mended, written, found in history', async ({
  seller,
}) => {
  await seller.goto(PAGES.home)
  await press(seller, seller.getByRole('link', { name: 'Write in bulk' }))
  await expect(heading(seller, /^Write in bulk/)).toBeVisible()
  await expectAccessible(seller)
  await choose(seller)
  await expect(seller.getByText('2 credits, 8 left after.')).toBeVisible()
  await press(seller, button(seller, 'Fix row 4'))
  await seller.getByRole('textbox', { name: 'Product Description' }).focus()
  await seller.keyboard.type('Soy wax in a glass jar, linen band, fig and cedar, 8 oz')
  await press(seller, button(seller, 'Save row'))
  await expect(seller.getByText('3 credits, 7 left after.')).toBeVisible()
  await expectAccessible(seller)
  await press(seller, button(seller, 'Write 3 listings'))
  await expect(heading(seller, /^“candles-winter” is done/)).toBeVisible()
  await expect(rows(seller).getByText('Written')).toHaveCount(3)
  await expect(seller.getByRole('region', { name: 'Credits' })).toContainText('7')
  await expectAccessible(seller)
  await press(seller, seller.getByRole('link', { name: 'View in History' }))
  await expect(seller.getByText('Only listings of the batch candles-winter')).toBeVisible()
  for (const name of ['Tapers', 'Votives', 'Jar'])
    await expect(button(seller, `Details of ${name}`)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'a batch rests when credits are used up, is found another day, and its rest given up',
    { tag: '@all' },
    async ({ seller }) => {
      await seller.goto(PAGES.batches)
      const many = Array.from(
        { length: 12 },
        (_, at) => `Mug ${at},,A stoneware mug of ${at} oz,mug`,
      )
      await choose(seller, ['Nickname,SKU,Product Description,Keywords', ...many].join('\n'))
      await expect(seller.getByText('10 credits, 0 left after.')).toBeVisible()
      expect(await overflow(seller)).toBeLessThanOrEqual(0)
      await button(seller, 'Write 10 listings').tap()
      await expect(seller.getByText('You are out of credits')).toBeVisible()
      expect(await overflow(seller)).toBeLessThanOrEqual(0)
      await seller.goto(PAGES.batches)
      await seller.getByRole('link', { name: /candles-winter/ }).tap()
      await expect(seller.getByText('2 rows wait, and cost nothing so far.')).toBeVisible()
      await expectAccessible(seller)
      await button(seller, 'Cancel the rest').tap()
      await button(seller, 'Cancel 2 rows').tap()
      await expect(heading(seller, /is canceled/)).toBeVisible()
      await rows(seller).getByRole('link', { name: 'Open Mug 3', exact: true }).tap()
      await expect(button(seller, 'Details of Mug 3')).toBeVisible()
    },
  )
})
