import axe, { type RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'
import { expect, overflow } from './fixtures.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

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
 * 2.2, 2.5.8). A theme changes nothing but colours, so the second one is looked at for these alone.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  await expectNone(page, 'dark', { rules: { 'target-size': { enabled: true } } })
  await expectNone(page, 'light', { runOnly: ['color-contrast'] })
}

/** The checker is brought in once for each page that is loaded: that costs as much as a look. */
async function expectNone(page: Page, theme: string, options: RunOptions): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async (asked) => {
      const { violations: found } = await window.axe.run(document, asked)
      return found.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary]),
      }))
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  )
  expect(violations, `${page.url()} in the ${theme} theme`).toEqual([])
}

/**
 * Half-way between two themes a button has the ground of the one and the letters of the other. The
 * transitions are ended, not waited for: a page that draws nothing meanwhile never ends them itself.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  })
}
