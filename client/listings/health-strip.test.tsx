import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { aListing } from '#client/testing/samples.ts'
import type { Listing } from '#contract/listings.ts'
import { HealthStrip } from './health-strip.tsx'

const strip = page.getByRole('region', { name: 'Listing health' })

const thirteen = Array.from({ length: 13 }, (_, index) =>
  index === 0 ? 'walnut ring dish' : `walnut idea ${'abcdefghijklm'[index]}`,
)

const healthy = aListing({
  generatedTags: thirteen,
  generatedDescription: 'This walnut ring dish is a place to land.',
})

async function show(given: Partial<Listing> = {}) {
  await render(<HealthStrip listing={{ ...healthy, ...given }} />)
}

it('names the one thing to fix', async () => {
  await show({ generatedAltText: null })
  await expect.element(strip.getByRole('img', { name: '9 of 10 checks pass' })).toBeVisible()
  await expect
    .element(strip.getByText(/One to fix\. The photo has no alt text yet\./))
    .toBeVisible()
})

it('counts what is to fix and names the first', async () => {
  await show({ generatedAltText: null, generatedTags: thirteen.slice(0, 12) })
  await expect.element(strip.getByText(/2 to fix\. 12 of 13 tags are used\./)).toBeVisible()
})

it('says when a listing is ready to copy', async () => {
  await show()
  await expect.element(strip.getByText(/Ready to copy\. Every check passes\./)).toBeVisible()
})

it('lists all ten checks on request', async () => {
  await show({ generatedAltText: null })
  await strip.getByRole('button', { name: 'All checks' }).click()
  expect(strip.getByRole('listitem').elements()).toHaveLength(10)
  expect(strip.getByRole('img', { name: 'To fix:' }).elements()).toHaveLength(1)
})
