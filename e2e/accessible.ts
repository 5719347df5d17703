import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, overflow } from './fixtures.ts'

/** The narrowest screen on which nothing may need scrolling sideways; also 1280 px at 400 % (WCAG 2.2, 1.4.10). */
const NARROW = { width: 320, height: 640 }

/** Everything a machine can tell of WCAG 2.2 AA, at the page's own size and at the narrowest. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  const size = page.viewportSize()
  await page.setViewportSize(NARROW)
  expect(await overflow(page), `${page.url()} at ${NARROW.width} px`).toBeLessThanOrEqual(0)
  if (size) await page.setViewportSize(size)
}

/**
 * Found by axe in both themes, with the size of targets, which it leaves out unless asked (WCAG
 * 2.2, 2.5.8).
 */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    await settled(page)
    const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } })
    const { violations } = await axe.analyze()
    expect(violations, `${page.url()} in the ${theme} theme`).toEqual([])
  }
}

/** Half-way between two themes a button has the ground of the one and the letters of the other. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}
