import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi } from '#client/testing/fake-api.ts'
import { fakeIdentity, NOBODY } from '#client/testing/fake-identity.ts'
import { renderApp } from '#client/testing/render.tsx'

it('begins where the header above it begins, on a phone too', async () => {
  await page.viewport(390, 844)
  fakeApi({})
  await renderApp({ path: '/history', identity: fakeIdentity(NOBODY) })
  const heading = page.getByRole('heading', { name: 'Page Not Found' })
  await expect.element(heading).toBeVisible()
  const logo = page.getByRole('link', { name: 'Listwright home' })
  expect(leftOf(heading.element())).toBe(leftOf(logo.element()))
})

function leftOf(element: Element): number {
  return element.getBoundingClientRect().left
}
