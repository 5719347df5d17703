import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Till } from './till.tsx'

const rings = () => document.querySelectorAll('.punch-ring')

it('leaves a ring where a credit was spent, until the page is another', async () => {
  const screen = await render(<Till key="dashboard" credits={10} />)
  await expect.element(page.getByRole('link', { name: '10 credits' })).toBeVisible()
  expect(rings()).toHaveLength(0)
  await screen.rerender(<Till key="dashboard" credits={9} />)
  await expect.element(page.getByRole('link', { name: '9 credits' })).toBeVisible()
  expect(rings()).toHaveLength(1)
  await screen.rerender(<Till key="history" credits={9} />)
  expect(rings()).toHaveLength(0)
})

it('leaves none where credits came', async () => {
  const screen = await render(<Till credits={0} />)
  await screen.rerender(<Till credits={10} />)
  expect(rings()).toHaveLength(0)
})

it('has room on a phone for its words, or for a long number without them', async () => {
  await page.viewport(390, 844)
  const screen = await render(<Till credits={168} />)
  const buy = page.getByRole('button', { name: 'Buy Credits' })
  expect(getComputedStyle(buy.element()).whiteSpace).toBe('nowrap')
  await screen.rerender(<Till credits={12_345} />)
  expect(page.getByRole('region').element().scrollWidth).toBeLessThanOrEqual(226)
})
