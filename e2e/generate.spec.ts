import { LISTING, TAG } from '#contract/listings.ts'
import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import {
  asInput,
  expectCredits,
  field,
  fillItem,
  generate,
  generateButton,
  keywordEntry,
  paste,
  result,
} from './dashboard.ts'
import { callAs, expect, expectToast, test } from './fixtures.ts'
import { lamp, necklace } from './items.ts'

const SECOND_TRY = 'Trying again with the same details costs no second credit.'

test('the form asks for what is missing, and advises on keywords', async ({ seller }) => {
  const missing = seller.getByText('Missing: ')
  await expect(
    seller.getByText('Please fill in all required fields marked with *').first(),
  ).toBeVisible()
  await expect(missing).toHaveText('Missing: Nickname, Product Description, Keywords')
  await expect(generateButton(seller)).toBeDisabled()
  await expect(seller.getByRole('radio', { name: 'Friendly & Casual' })).toBeChecked()
  await expect(seller.getByRole('radio', { name: 'Medium' })).toBeChecked()

  await field(seller, 'Nickname').fill('   ')
  await field(seller, 'Product Description').fill(lamp.productType)
  await expect(missing).toHaveText('Missing: Nickname, Keywords')
  await field(seller, 'Product Description').press('Control+Enter')
  await expectToast(
    seller,
    'Required Fields Missing',
    'Please fill in all required fields marked with *',
  )
  await field(seller, 'Nickname').fill(lamp.listingTitle)

  const add = seller.getByRole('button', { name: 'Add', exact: true })
  await expect(add).toBeDisabled()
  await keywordEntry(seller).fill('Teak Lamp; teak lamp,\n a lamp with a name beyond all tags ,')
  await add.click()
  await expect(seller.getByRole('button', { name: /^Edit keyword: / })).toHaveText([
    'teak lamp',
    'a lamp with a name beyond all tags',
  ])
  await expect(
    seller.getByText(
      'You have 2 keyword(s) added. We recommend at least 20-25 relevant keywords...',
    ),
  ).toBeVisible()
  await expect(
    seller.getByText(
      'You have 1 short keyword(s) (20 characters or less) that could be used for tags...',
    ),
  ).toBeVisible()
  await expect(missing).toBeHidden()
  await expect(generateButton(seller)).toBeEnabled()
})

test('each field explains itself, and a dismissed promotion stays away', async ({ seller }) => {
  const help = seller.getByRole('button', { name: /^About / })
  await seller.getByText('Further options').click()
  await expect(help).toHaveCount(11)
  await seller.getByRole('button', { name: 'About SKU' }).click()
  await expect(seller.getByRole('dialog', { name: 'SKU' })).toContainText('What it is')
  await seller.keyboard.press('Escape')
  await expect(seller.getByRole('button', { name: 'About SKU' })).toBeFocused()

  const promotion = seller.getByRole('complementary', { name: 'KeywordSaver' })
  await promotion.getByRole('button', { name: 'Dismiss' }).click()
  await expect(promotion).toBeHidden()
  await seller.reload()
  await expect(generateButton(seller)).toBeVisible()
  await expect(promotion).toBeHidden()
})

test('the finished listing has all its parts and stands first in recent activity', async ({
  seller,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(seller.getByText('No listings generated yet')).toBeVisible()
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
  await expect(card.getByText(`${TAG.max} / ${TAG.max}`)).toBeVisible()
  await expect(card.getByRole('heading', { name: 'Image Alt Text' })).toBeVisible()
  await expect(card.getByRole('heading', { name: 'AI Analysis & SEO Explanation' })).toBeVisible()

  await card.getByRole('button', { name: 'Copy tags' }).click()
  await expectToast(seller, 'Copied!', 'Tags copied to clipboard')
  const tags = await paste(seller)
  expect(tags.split(', ')).toHaveLength(TAG.max)
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

test.describe('without credits', () => {
  test.use({ expectedFaults: /status of 402/ })

  test('the dashboard says so, keeps the text and leads to the checkout', async ({ seller }) => {
    await fillItem(seller, lamp)
    for (let credit = 1; credit <= 10; credit += 1) {
      const listingTitle = `lamp ${credit}`
      await callAs(seller, routes.generateListing, { ...asInput(lamp), listingTitle })
    }
    // This window has not heard of it.
    await expectCredits(seller, 10)
    await generateButton(seller).click()
    await expectToast(seller, 'Generation Failed', '402: You need at least 1 credit')
    await expectCredits(seller, 0)
    await expect(seller.getByText('No credits remaining')).toBeVisible()
    await expect(
      seller.getByText('Purchase credits to continue generating optimized marketplace listings.'),
    ).toBeVisible()
    const recent = seller.getByRole('region', { name: 'Recent Activity' })
    await expect(recent.getByRole('listitem')).toHaveCount(3)

    await seller.reload()
    await expect(field(seller, 'Nickname')).toHaveValue(lamp.listingTitle)
    await expect(generateButton(seller)).toBeDisabled()
    await expect(generateButton(seller)).toHaveAccessibleDescription('You have no credits left.')
    await field(seller, 'Nickname').press('Control+Enter')
    await expectToast(
      seller,
      'Insufficient Credits',
      'You need at least 1 credit to generate a listing. Please purchase more credits.',
    )

    await seller.getByRole('button', { name: 'Buy Credits' }).first().click()
    const dialog = seller.getByRole('dialog', { name: 'Purchase Credits' })
    await expect(dialog.getByRole('radio')).toHaveCount(3)
    await dialog.getByRole('radio', { name: /Pro/ }).check()
    await expect(dialog.getByRole('link', { name: 'Secure Checkout' })).toHaveAttribute(
      'href',
      `${PAGES.checkout}?package=business`,
    )
  })
})

test('inputs from earlier fill the form, and spoilt ones do not', async ({ seller }) => {
  const left = { productType: 'Teak lamp', keywords: 'Teak Lamp, lamp', starredKeywords: 'lamp' }
  await seller.evaluate(
    (inputs) => localStorage.setItem('prefillInputs', inputs),
    JSON.stringify(left),
  )
  await seller.reload()
  await expectToast(seller, 'Inputs Loaded', 'Form populated with previous inputs')
  await expect(field(seller, 'Product Description')).toHaveValue('Teak lamp')
  await expect(seller.getByRole('button', { name: /^Edit keyword: / })).toHaveText([
    'lamp',
    'teak lamp',
  ])
  await expect(seller.getByRole('radio', { name: 'Friendly & Casual' })).toBeChecked()
  await expect(seller.getByRole('radio', { name: 'Medium' })).toBeChecked()

  await seller.evaluate(() =>
    localStorage.setItem('prefillInputs', '{"writingStyle":"__proto__","keywords":[1]}'),
  )
  await seller.reload()
  await expect(field(seller, 'Product Description')).toHaveValue('Teak lamp')
  await expect(seller.locator('.toast')).toHaveCount(0)
  expect(await seller.evaluate(() => localStorage.getItem('prefillInputs'))).toBeNull()
})
