import type { Locator, Page } from '@playwright/test'
import { LISTING_SORTS } from '#contract/shelf.ts'
import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { asInput, field, generateButton } from './dashboard.ts'
import { callAs, expect, expectToast, test } from './fixtures.ts'
import { lamp, necklace } from './items.ts'

const ONE_LISTING = '**/api/listings/*'
const CARE = { name: 'Care', content: 'Keep dry.' }

test('the history is empty until a first listing, and says where to begin', async ({ seller }) => {
  await seller.goto(PAGES.history)
  await expect(seller.getByText('No listings yet')).toBeVisible()
  await seller.getByRole('link', { name: 'Generate your first listing' }).click()
  await expect(generateButton(seller)).toBeVisible()
})

test('listings are found by name, SKU, title and description, and sorted six ways', async ({
  seller,
}) => {
  await callAs(seller, routes.generateListing, asInput(lamp))
  await callAs(seller, routes.generateListing, { ...asInput(necklace), sku: '' })
  await openHistory(seller)
  await expect(cards(seller)).toHaveCount(2)
  await expect(cards(seller).first()).toContainText(/N\/A.*[A-Z][a-z]{2} \d{1,2}, \d{4}/)

  const search = seller.getByRole('searchbox', { name: 'Search listings' })
  for (const wanted of ['TEAK LAMP', 'lamp-114', 'danish']) {
    await search.fill(wanted)
    await expect(cards(seller)).toHaveCount(1)
    await expect(cards(seller)).toContainText(lamp.listingTitle)
  }
  await search.fill('nothing like it')
  await expect(seller.getByText('0 listings found')).toBeVisible()
  await search.fill('')

  const sort = seller.getByRole('combobox', { name: 'Sort listings' })
  await expect(sort).toContainText('Newest First')
  for (const [label, first] of [
    ['Oldest First', lamp],
    ['Product A-Z', necklace],
    ['Product Z-A', lamp],
    ['SKU A-Z', lamp],
    ['SKU Z-A', lamp],
    ['Newest First', necklace],
  ] as const) {
    await sort.click()
    await expect(seller.getByRole('option')).toHaveText(Object.values(LISTING_SORTS))
    await seller.getByRole('option', { name: label }).click()
    await expect(cards(seller).first()).toContainText(first.listingTitle)
  }
})

test('an address that names a listing opens it, marks it for three seconds', async ({ seller }) => {
  await callAs(seller, routes.generateListing, asInput(lamp))
  await callAs(seller, routes.generateListing, asInput(necklace))
  await seller.reload()
  await seller.clock.install()
  await seller.getByRole('link', { name: `View ${lamp.listingTitle}` }).click()
  const card = seller.getByRole('region', { name: lamp.listingTitle })
  await expect(card).toHaveAttribute('data-highlighted')
  await expect(card.getByRole('heading', { name: 'Description' })).toBeVisible()
  await expect(card).toBeInViewport()
  await seller.clock.runFor(2000)
  await expect(card).toHaveAttribute('data-highlighted')
  await seller.clock.runFor(1100)
  await expect(card).not.toHaveAttribute('data-highlighted')
})

test('name and SKU are edited on one line', async ({ seller }) => {
  await callAs(seller, routes.generateListing, asInput(lamp))
  const card = await openListing(seller, lamp.listingTitle)

  const name = await edit(card, 'nickname')
  await name.fill('')
  await name.press('Enter')
  await name.press('Escape')
  await expect(card.getByRole('heading', { name: lamp.listingTitle })).toBeVisible()
  await (await edit(card, 'nickname')).fill('Lamp for the window')
  await seller.keyboard.press('Enter')
  await expectToast(seller, 'Updated')
  const renamed = seller.getByRole('region', { name: 'Lamp for the window' })

  await (await edit(renamed, 'SKU')).fill('  L-2  ')
  await seller.keyboard.press('Escape')
  await expect(renamed.getByText(lamp.sku)).toBeVisible()
  await (await edit(renamed, 'SKU')).fill('  L-2  ')
  await seller.keyboard.press('Enter')
  await expect(renamed.getByText('L-2', { exact: true })).toBeVisible()
  await (await edit(renamed, 'SKU')).fill('   ')
  await seller.keyboard.press('Enter')
  await expect(renamed.getByText('N/A')).toBeVisible()
  await seller.reload()
  await expect(cards(seller)).toContainText('Lamp for the window')
})

test('a footer goes below a blank line, and is saved only with the text', async ({ seller }) => {
  await callAs(seller, routes.generateListing, asInput(lamp))
  await callAs(seller, routes.createFooter, CARE)
  const card = await openListing(seller, lamp.listingTitle)
  await expect(card.getByRole('button', { name: 'Remove Footer' })).toBeHidden()
  await addFooter(card)
  await expectToast(seller, 'Footer Added')
  await card.getByRole('button', { name: 'Remove Footer' }).click()
  await expectToast(seller, 'Footer Removed', 'Description reset to original content')

  await addFooter(card)
  await seller.reload()
  const again = await openListing(seller, lamp.listingTitle)
  await expect(again.getByText(CARE.content)).toBeHidden()
  await addFooter(again)
  await again.getByRole('button', { name: 'Edit description' }).click()
  await expect(again.getByRole('textbox', { name: 'Description' })).toHaveValue(
    /[^\n]\n\nKeep dry\.$/,
  )
  await again.getByRole('textbox', { name: 'Description' }).press('End')
  await seller.keyboard.type(' Yours.')
  await again.getByRole('button', { name: 'Save' }).click()
  await expectToast(seller, 'Success', 'Listing updated successfully')
  await expect(again.getByRole('button', { name: 'Remove Footer' })).toBeHidden()
  await seller.reload()
  const saved = await openListing(seller, lamp.listingTitle)
  await expect(saved.getByText('Keep dry. Yours.')).toBeVisible()
})

test('inputs are used again on the dashboard', async ({ seller }) => {
  await callAs(seller, routes.generateListing, asInput(lamp))
  const card = await openListing(seller, lamp.listingTitle)
  await card.getByRole('button', { name: 'Use these inputs again' }).click()
  await expectToast(seller, 'Inputs Loaded')
  await expect(field(seller, 'Product Description')).toHaveValue(lamp.productType)
  await expect(seller.getByRole('button', { name: /^Edit keyword: / })).toHaveCount(
    lamp.keywords.length,
  )
})

test.describe('when deleting fails', () => {
  test.use({ expectedFaults: /status of 500/ })

  test('the listing stays, and goes with the next try', async ({ seller }) => {
    await callAs(seller, routes.generateListing, asInput(lamp))
    const card = await openListing(seller, lamp.listingTitle)
    await seller.route(ONE_LISTING, (route) => route.fulfill({ status: 500 }))
    await card.getByRole('button', { name: 'Delete' }).click()
    const dialog = seller.getByRole('alertdialog', { name: 'Delete this listing?' })
    await expect(dialog).toContainText('You can undo it for a few seconds.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(card.getByRole('button', { name: 'Delete' })).toBeFocused()

    await card.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expectToast(seller, 'Error', 'Failed to delete listing')
    await expect(card).toBeVisible()
    await seller.unroute(ONE_LISTING)

    await card.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expectToast(seller, 'Listing Deleted')
    await expect(card).toBeHidden()
  })
})

test.describe('when the list cannot be fetched', () => {
  test.use({ expectedFaults: /status of 500/ })

  test('the history says so and tries again', async ({ seller }) => {
    await callAs(seller, routes.generateListing, asInput(lamp))
    const address = `**${routes.listListings.path}?*`
    await seller.route(address, (route) => route.fulfill({ status: 500 }))
    await seller.goto(PAGES.history)
    await expect(seller.getByText('Your listings could not be loaded')).toBeVisible()
    await seller.unroute(address)
    await seller.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(seller)).toHaveCount(1)
  })
})

async function openHistory(page: Page): Promise<void> {
  await page.goto(PAGES.history)
  await expect(page.getByRole('heading', { name: 'Listing history' })).toBeVisible()
}

function cards(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('region') })
}

async function openListing(page: Page, name: string): Promise<Locator> {
  await openHistory(page)
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  return page.getByRole('region', { name, exact: true })
}

async function edit(card: Locator, name: string): Promise<Locator> {
  await card.getByRole('button', { name: `Edit ${name}` }).click()
  return card.getByRole('textbox', { name })
}

async function addFooter(card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Add Footer' }).click()
  await card.page().getByRole('dialog').getByRole('button', { name: /Care/ }).click()
  await expect(card.getByText('Keep dry.')).toBeVisible()
}
