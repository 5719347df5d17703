import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard } from '#client/testing/dashboard.tsx'
import { CHOSEN_PACKAGE, forgetPackage, rememberPackage } from './chosen-package.ts'

const offer = page.getByText('You chose the Pro pack: 100 credits for $29.99')
const checkout = page.getByRole('link', { name: 'Go to the checkout' })

it('leads whoever chose a package as a visitor on to it', async () => {
  onTestFinished(forgetPackage)
  rememberPackage('business')
  await openDashboard()
  await expect.element(offer).toBeVisible()
  await expect.element(checkout).toHaveAttribute('href', '/checkout?package=business')
})

it('is gone for good once it was not wanted', async () => {
  rememberPackage('business')
  await openDashboard()
  await userEvent.click(page.getByRole('button', { name: 'Not now' }))
  await expect.element(offer).not.toBeInTheDocument()
  expect(sessionStorage.getItem(CHOSEN_PACKAGE)).toBeNull()
})

it.each(['', 'gold'])('offers nothing where %o was chosen', async (key) => {
  onTestFinished(forgetPackage)
  rememberPackage(key)
  await openDashboard()
  await expect.element(page.getByRole('button', { name: 'Generate Listing' })).toBeVisible()
  expect(checkout.elements()).toHaveLength(0)
})
