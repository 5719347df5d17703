import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { TooltipProvider } from '#client/ui/tooltip.tsx'
import { ExtensionBanner } from './extension-banner.tsx'

const banner = page.getByRole('complementary', { name: 'KeywordSaver' })

const show = () =>
  render(
    <TooltipProvider>
      <ExtensionBanner />
    </TooltipProvider>,
  )

// A phone has no room for it.
beforeEach(() => page.viewport(1280, 900))
afterEach(() => localStorage.clear())

it('leads to the page of the extension', async () => {
  await show()
  await expect.element(banner.getByRole('link')).toHaveAttribute('href', '/keywordsaver')
})

it('stays away once it was dismissed', async () => {
  const { unmount } = await show()
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  expect(banner.elements()).toHaveLength(0)
  expect(localStorage.getItem('keyword-promo-dismissed')).not.toBeNull()
  await unmount()
  await show()
  expect(banner.elements()).toHaveLength(0)
})
