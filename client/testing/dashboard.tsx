import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { Dashboard } from '#client/pages/dashboard.tsx'
import { type Answers, fakeApi } from './fake-api.ts'
import { renderScreen } from './render.tsx'
import { aConfiguration, aListing, aUser, someQuestions } from './samples.ts'
import { shownToast } from './shown-toast.ts'

export const nickname = page.getByRole('textbox', { name: 'Nickname' })
export const product = page.getByRole('textbox', { name: 'Product Description' })
export const keywords = page.getByRole('textbox', { name: 'Keywords' })
export const generate = page.getByRole('button', { name: 'Generate Listing' })
export const generating = page.getByRole('button', { name: 'Generating...' })

/** A desk's window. */
export async function deskWindow() {
  await page.viewport(1280, 900)
}

/** A card of the dashboard, by its heading. */
export const card = (heading: string) => page.getByRole('region', { name: heading })

/** What the server answers to a member with ten credits and nothing written yet. */
export function answersOfShop(more: Answers = {}): Answers {
  return {
    currentUser: aUser({ credits: 10 }),
    configuration: aConfiguration(),
    askBuyersQuestions: someQuestions(),
    listListings: [],
    listFooters: [],
    generateListing: aListing(),
    ...more,
  }
}

export async function openDashboard(more: Answers = {}) {
  const api = fakeApi(answersOfShop(more))
  await renderScreen(<Dashboard />)
  return api
}

/** Fills in what is required. */
export async function fillIn() {
  await nickname.fill('Ring dish')
  await product.fill('A small walnut dish')
  await keywords.fill('walnut ring dish, gift')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Focus keyword: gift' }).click()
}

export async function expectToast(title: string, description: string | RegExp) {
  await expect.element(shownToast().getByText(title, { exact: true })).toBeVisible()
  await expect.element(shownToast().getByText(description)).toBeVisible()
}
