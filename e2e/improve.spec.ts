import type { Locator, Page } from '@playwright/test'
import { PAGES } from '#contract/pages.ts'
import { expectAccessible } from './accessible.ts'
import { expect, expectToast, overflow, test } from './fixtures.ts'
import { press, type } from './keys.ts'

const OLD = {
  title: 'Walnut Ring Dish | Wood Ring Dish | Ring Holder | BEST Gift | FREE SHIPPING',
  description:
    'Welcome to my shop!! This is a ring dish made of black walnut. 4 inches wide, food safe oil. No dishwasher. We do not ship to Canada. More at www.example.com',
  tags: 'walnut ring dish, ring holder, wooden ring dish, trinket dish, wood, walnut',
}
const FILE = [
  'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS',
  `"${OLD.title}","${OLD.description}",38.00,USD,1,"${OLD.tags.replaceAll(', ', ',').replaceAll(' ', '_')}",walnut`,
].join('\n')

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
async function fill(page: Page, { title, description, tags }: typeof OLD): Promise<void> {
  await field(page, 'Title').fill(title)
  await field(page, 'Description').fill(description)
  await field(page, 'Tags').fill(tags)
}
const send = (page: Page) => page.getByRole('button', { name: 'Improve for 1 credit' })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const credits = (page: Page) => page.getByRole('region', { name: 'Credits' })

test('a listing that is sold already is improved by keys alone, and only a part of it taken', async ({
  seller,
}) => {
  await seller.goto(PAGES.history)
  await press(seller, seller.getByRole('link', { name: /^Improve/ }))
  await expect(seller.getByRole('heading', { name: 'Improve a listing' })).toBeFocused()
  await expectAccessible(seller)
  await type(seller, field(seller, 'Title'), OLD.title)
  await type(seller, field(seller, 'Description'), OLD.description)
  await type(seller, field(seller, 'Tags'), OLD.tags)
  await press(seller, send(seller))
  await expect(seller.getByRole('heading', { name: 'Walnut Ring Dish' })).toBeFocused()
  await expect(credits(seller)).toContainText('9')
  const description = part(seller, 'Description')
  for (const fact of ['4 inches wide', 'No dishwasher', 'We do not ship to Canada'])
    await expect(written(description)).toContainText(fact)
  await expect(written(description)).not.toContainText('Welcome')
  await expect(seller.getByText(/All \d+ facts kept, \d+ passages left out/)).toBeVisible()
  await expectAccessible(seller)

  await part(seller, 'Title').getByRole('radio', { name: 'New' }).focus()
  await seller.keyboard.press('ArrowLeft')
  await expect(part(seller, 'Title').getByRole('radio', { name: 'Yours' })).toBeChecked()
  await press(seller, seller.getByRole('button', { name: /^Save \d new parts$/ }))
  await expect(seller.getByRole('heading', { name: /^Saved\./ })).toBeFocused()
  await expect(seller.getByText(/^\d new parts, 1 of yours\./)).toBeVisible()
  await expectAccessible(seller)
  await press(seller, seller.getByRole('link', { name: 'Back to your history' }))
  const card = seller.getByRole('region', { name: /Walnut Ring Dish$/ })
  await expect(card).toContainText('We do not ship to Canada')
  await press(seller, card.getByRole('link', { name: 'Versions' }))
  await expect(seller.getByRole('button', { name: /^Description.* improved/ })).toBeVisible()
  await expect(seller.getByRole('button', { name: /^Pasted.*1 credit/ })).toBeVisible()
  await press(seller, seller.getByRole('link', { name: 'Change which new parts you took' }))
  await press(seller, seller.getByRole('button', { name: 'Change my choice' }))
  await expect(part(seller, 'Title').getByRole('radio', { name: 'Yours' })).toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'a row of the marketplace’s file is improved whole, and restored as it was',
    { tag: '@all' },
    async ({ seller }) => {
      await seller.goto(PAGES.improve)
      await seller
        .getByLabel('Open a CSV file')
        .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
      await expect(field(seller, 'Description')).toHaveValue(OLD.description)
      await expect(field(seller, 'Tags')).toHaveValue(OLD.tags)
      await send(seller).tap()
      await expect(seller.getByRole('button', { name: /^Save \d new parts$/ })).toBeVisible()
      expect(await overflow(seller)).toBeLessThanOrEqual(0)
      await seller.getByRole('button', { name: 'All improved' }).tap()
      await seller.getByRole('button', { name: /^Save \d new parts$/ }).tap()
      await expect(seller.getByRole('heading', { name: /^Saved\./ })).toBeFocused()
      expect(await overflow(seller)).toBeLessThanOrEqual(0)
      await seller.getByRole('link', { name: 'Back to your history' }).tap()
      const card = seller.getByRole('region', { name: /Walnut Ring Dish$/ })
      await card.getByRole('link', { name: 'Versions' }).tap()
      await seller.getByRole('button', { name: 'Restore the version before' }).tap()
      await expectToast(seller, 'Version restored')
      await expect(seller.getByRole('button', { name: /^Back to/ })).toBeVisible()
    },
  )
})

test(
  'whoever keeps all of hers is asked no more, and may compare again',
  { tag: '@all' },
  async ({ seller }) => {
    await seller.goto(PAGES.improve)
    await fill(seller, OLD)
    await send(seller).click()
    await seller.getByRole('button', { name: 'All yours' }).click()
    await seller.getByRole('button', { name: 'Keep all of yours' }).click()
    await expect(
      seller.getByRole('heading', { name: 'Saved. Yours stays as it was.' }),
    ).toBeFocused()
    await seller.goto(PAGES.history)
    await seller.getByRole('button', { name: /^Details of .*Walnut Ring Dish/ }).click()
    await expect(seller.getByRole('heading', { name: 'Description' })).toBeVisible()
    await expect(seller.getByRole('link', { name: 'Compare the two' })).toBeHidden()
    await seller.getByRole('link', { name: 'Compare old and new' }).click()
    await expect(seller.getByRole('link', { name: 'History', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(seller.getByText('Saved: all of yours kept.')).toBeVisible()
    await expect(seller.getByRole('button', { name: 'Change my choice' })).toBeVisible()
  },
)

test(
  'whoever pastes the same again is told before a credit is spent',
  { tag: '@all' },
  async ({ seller }) => {
    await seller.goto(PAGES.improve)
    await fill(seller, OLD)
    await send(seller).click()
    await seller.getByRole('button', { name: /^Save \d new parts$/ }).click()
    await expect(seller.getByRole('heading', { name: /^Saved\./ })).toBeFocused()
    await seller.goto(PAGES.improve)
    await fill(seller, { ...OLD, title: OLD.title.toLowerCase() })
    await expect(seller.getByText(/^You improved this listing on/)).toBeVisible()
    await expectAccessible(seller)
    await seller.getByRole('link', { name: 'Open it' }).click()
    await expect(seller.getByText(/^Saved: \d new parts/)).toBeVisible()
    await expect(credits(seller)).toContainText('9')
  },
)

test('a listing that is not worth a credit is mended by keys alone, for nothing', async ({
  seller,
}) => {
  await seller.goto(PAGES.improve)
  await type(seller, field(seller, 'Title'), 'Linen Apron with Pockets, Kitchen Apron')
  await type(
    seller,
    field(seller, 'Description'),
    'An apron of washed linen, 84 cm long, with two deep front pockets. The straps cross at the back. Wash at 40.',
  )
  await type(seller, field(seller, 'Tags'), 'linen apron')
  await press(seller, send(seller))
  await expect(seller.getByRole('region', { name: 'No credit spent' })).toBeFocused()
  await expectAccessible(seller)
  await press(seller, seller.getByRole('button', { name: 'Write the alt text' }))
  await expect(field(seller, 'Image Alt Text')).toBeFocused()
  await type(seller, field(seller, 'Image Alt Text'), 'A linen apron with two front pockets')
  await press(seller, seller.getByRole('button', { name: /^Add th(is one|ese)$/ }))
  await expect(seller.getByRole('button', { name: 'Check again, free' })).toBeFocused()
  await expect(field(seller, 'Tags')).toHaveValue(/^linen apron, .*kitchen apron/)
  await press(seller, seller.getByRole('button', { name: 'Check again, free' }))
  await expect(seller.getByRole('region', { name: '1 fault gone' })).toBeFocused()
  await expect(seller.getByText(/^\d+ of 13 tags are used\.$/).first()).toBeVisible()
  await expectAccessible(seller)
  await expect(send(seller)).toBeEnabled()
  await press(seller, seller.getByRole('button', { name: 'Copy photo alt text' }))
  await expectToast(seller, 'Copied!')
  await expect(credits(seller)).toContainText('10')
})

/** The sheet of what was written, which stands behind that of what was pasted. */
function written(within: Locator): Locator {
  return within.getByText(/^New/).last().locator('xpath=ancestor::div[2]')
}
