import { routes } from '#contract/routes.ts'
import { expectCredits, field, fillItem, generateButton, keywordEntry } from './dashboard.ts'
import { expect, expectToast, test } from './fixtures.ts'
import { lamp, necklace } from './items.ts'

const SECOND_TRY = 'Trying again with the same details costs no second credit.'

test.describe('whatever goes wrong', () => {
  test.use({ expectedFaults: /status of 50\d|ERR_/ })

  test('a listing costs one credit: pressed twice, refused, or with its answer lost', async ({
    seller,
  }) => {
    const address = `**${routes.generateListing.path}`
    let calls = 0
    await seller.route(address, async (route) => {
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
    await seller.unroute(address)

    await seller.getByRole('button', { name: 'Start a new item' }).click()
    await fillItem(seller, necklace)

    await seller.route(address, (route) =>
      route.fulfill({ status: 502, body: 'The writer is away' }),
    )
    await generateButton(seller).click()
    await expectToast(seller, 'Generation Failed', '502: The writer is away')
    await expect(seller.getByText(SECOND_TRY)).toBeVisible()
    await seller.unroute(address)

    // The answer is lost on its way back, after the server has written the listing and paid itself.
    await seller.route(address, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await generateButton(seller).click()
    await expectToast(seller, 'Generation Failed', 'Check your internet connection and try again.')
    await seller.unroute(address)

    await seller.getByRole('button', { name: 'Close' }).click()
    await expect(seller.getByText('No listing arrived')).toBeVisible()
    await expect(field(seller, 'Nickname')).toHaveValue(necklace.listingTitle)
    await expect(field(seller, 'Product Description')).toHaveValue(necklace.productType)
    await generateButton(seller).click()
    await expectToast(seller, 'Listing Generated!')
    await expect(seller.getByText('No listing arrived')).toBeHidden()
    await expectCredits(seller, 8)
  })
})
