import { LISTING, TAG } from '#contract/listings.ts'
import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import {
  expectCredits,
  field,
  fillItem,
  generate,
  generateButton,
  keywordEntry,
  paste,
  result,
} from './dashboard.ts'
import { expect, expectToast, test } from './fixtures.ts'
import { lamp, necklace } from './items.ts'

const SECOND_TRY = 'Trying again with the same details costs no second credit.'

test('the finished listing has all its parts and stands first in recent activity', async ({
  seller,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(seller.getByText('No listings generated yet')).toBeVisible()
  await field(seller, 'Product Description').fill('moon necklace')
  await seller.getByRole('button', { name: /^Material:/ }).click()
  await expect(field(seller, 'Product Description')).toHaveValue('moon necklace\nMaterial: ')
  await seller.keyboard.type('gold filled')
  await expect(seller.getByRole('list', { name: 'Answered' })).toContainText('Material')
  await generate(seller, necklace)
  await expectToast(
    seller,
    'Listing Generated!',
    'Your SEO-optimized marketplace listing has been created.',
  )
  await expectCredits(seller, 9)

  const card = result(seller)
  const title = card.getByRole('meter', { name: 'Title length' })
  expect(Number(await title.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(LISTING.titleMax)
  const used = card.getByText(new RegExp(`^\\d+ / ${TAG.max}$`))
  const count = Number.parseInt(await used.innerText(), 10)
  expect(count).toBeGreaterThan(TAG.max / 2)
  await expect(card.getByRole('heading', { name: 'Image Alt Text' })).toBeVisible()
  await expect(card.getByRole('heading', { name: 'AI Analysis & SEO Explanation' })).toBeVisible()
  await expect(card.getByRole('term').first()).toHaveText('Title')

  await card.getByRole('button', { name: 'Copy tags' }).click()
  await expectToast(seller, 'Copied!', 'Tags copied to clipboard')
  const tags = await paste(seller)
  expect(tags.split(', ')).toHaveLength(count)
  await card.getByRole('button', { name: 'Copy all' }).click()
  await expectToast(seller, 'Copied!', 'Listing copied to clipboard')
  const everything = await paste(seller)
  expect(everything).toMatch(/^TITLE:\n.+\n\nDESCRIPTION:\n[^]+\n\nTAGS:\n.+\n\nALT TEXT:\n.+$/)
  expect(everything).toContain(tags)

  const recent = seller.getByRole('region', { name: 'Recent Activity' })
  await expect(recent).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} • \d{1,2}:\d{2} [AP]M/)
  await recent.getByRole('link', { name: `View ${necklace.listingTitle}` }).click()
  await expect(seller).toHaveURL(new RegExp(`${PAGES.history}#listing-.+`))
  await seller.goBack()
  await recent.getByRole('link', { name: 'View All' }).click()
  await expect(seller).toHaveURL(new RegExp(`${PAGES.history}$`))
})

test('two quick presses write one listing for one credit, with the keywords still in the entry', async ({
  seller,
}) => {
  let calls = 0
  await seller.route(`**${routes.generateListing.path}`, async (route) => {
    calls += 1
    await route.continue()
  })
  await fillItem(seller, lamp)
  await keywordEntry(seller).fill('typed, not added')
  await generateButton(seller).dblclick()
  await expectToast(seller, 'Listing Generated!')
  await expectCredits(seller, 9)
  expect(calls).toBe(1)
  await seller.getByRole('button', { name: 'Show 3 more' }).click()
  await expect(seller.getByRole('button', { name: 'Edit keyword: not added' })).toBeVisible()
})

test.describe('when writing fails', () => {
  test.use({ expectedFaults: /status of 50\d|ERR_/ })

  test('the reason is told, the text is kept, and trying again costs one credit in all', async ({
    seller,
  }) => {
    const address = `**${routes.generateListing.path}`
    await fillItem(seller, necklace)

    await seller.route(address, (route) =>
      route.fulfill({ status: 502, body: 'The writer is away' }),
    )
    await generateButton(seller).click()
    await expectToast(seller, 'Generation Failed', '502: The writer is away', SECOND_TRY)
    await seller.unroute(address)

    // The answer is lost on its way back, after the server has written the listing and paid itself.
    await seller.route(address, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await generateButton(seller).click()
    await expectToast(
      seller,
      'Generation Failed',
      'Check your internet connection and try again.',
      SECOND_TRY,
    )
    await seller.unroute(address)

    await seller.getByRole('button', { name: 'Close' }).click()
    await expect(seller.getByText('No listing arrived')).toBeVisible()
    await expect(field(seller, 'Nickname')).toHaveValue(necklace.listingTitle)
    await expect(field(seller, 'Product Description')).toHaveValue(necklace.productType)
    await generateButton(seller).click()
    await expectToast(seller, 'Listing Generated!')
    await expect(seller.getByText('No listing arrived')).toBeHidden()
    await expectCredits(seller, 9)
  })
})
