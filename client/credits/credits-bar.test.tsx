import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { TooltipProvider } from '#client/ui/tooltip.tsx'
import { CreditsBar } from './credits-bar.tsx'

const bar = page.getByRole('region', { name: 'Credits' })
const buyButtons = page.getByRole('button', { name: 'Buy Credits' })
const checkout = page.getByRole('link', { name: 'Secure Checkout' })

async function show(credits: number) {
  await render(
    <TooltipProvider>
      <CreditsBar credits={credits} />
    </TooltipProvider>,
  )
}

it.each([
  [42, '42 credits'],
  [1, '1 credit'],
  [0, '0 credits'],
])('shows a balance of %i', async (credits, text) => {
  await show(credits)
  await expect.element(bar.getByText(text, { exact: true })).toBeVisible()
})

it('says so when no credits remain and offers more', async () => {
  await show(0)
  await expect.element(page.getByText('No credits remaining')).toBeVisible()
  await expect
    .element(
      page.getByText('Purchase credits to continue generating optimized marketplace listings.'),
    )
    .toBeVisible()
  await buyButtons.last().click()
  await expect.element(page.getByRole('dialog', { name: 'Purchase Credits' })).toBeVisible()
})

it('keeps quiet while there are credits', async () => {
  await show(1)
  expect(page.getByText('No credits remaining').elements()).toHaveLength(0)
})

it('leads to the checkout with the chosen package, Growth first', async () => {
  await show(3)
  await buyButtons.click()
  await expect.element(page.getByRole('radio', { name: /Growth/ })).toBeChecked()
  await expect.element(checkout).toHaveAttribute('href', '/checkout?package=popular')
  await page.getByRole('radio', { name: /Pro/ }).click()
  await expect.element(checkout).toHaveAttribute('href', '/checkout?package=business')
})

it('names each package with its credits and its price', async () => {
  await show(3)
  await buyButtons.click()
  const names = page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label')?.textContent)
  expect(names).toEqual([
    expect.stringMatching(/Starter.*10 credits, \$0\.50 each.*\$4\.99/),
    expect.stringMatching(/Growth.*Most Popular.*50 credits, \$0\.40 each.*\$19\.99/),
    expect.stringMatching(/Pro.*100 credits, \$0\.30 each.*\$29\.99/),
  ])
})
