import { PAGES } from '#contract/pages.ts'
import { field } from './dashboard.ts'
import { expect, test } from './fixtures.ts'

test.use({ expectedFaults: /ERR_FAILED|dynamically imported module|preload/ })

const PART = /\/assets\/history-[\w-]+\.js/

test('a page that an update has left behind loads itself again, once, with what was typed', async ({
  seller,
}) => {
  await field(seller, 'Nickname').fill('half a name')
  await seller.route(PART, (route) => route.abort(), { times: 1 })
  await seller.getByRole('link', { name: 'History' }).first().click()
  await expect(seller.getByRole('heading', { name: 'Listing history' })).toBeVisible()
  await seller.goBack()
  await expect(field(seller, 'Nickname')).toHaveValue('half a name')
})

test(
  'a part that stays away is told, and nothing goes round in circles',
  { tag: '@all' },
  async ({ seller }) => {
    await seller.route(PART, (route) => route.abort())
    let loads = 0
    seller.on('load', () => (loads += 1))
    await seller.getByRole('link', { name: 'History' }).first().click()
    await expect.poll(() => loads).toBe(1)
    await expect(seller.getByText('This page could not be shown')).toBeVisible()
    await seller.waitForLoadState('networkidle')
    expect(loads).toBe(1)
    expect(new URL(seller.url()).pathname).toBe(PAGES.history)
  },
)
