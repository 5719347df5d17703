import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** More presses than any screen has controls: beyond them, the control cannot be reached. */
const PRESSES_MAX = 120

export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field)
  await page.keyboard.insertText(text)
}

export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await reach(page, control)
  await page.keyboard.press(key)
}

/** Goes on from control to control, each of which must show that it has the focus. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control.first()).toBeAttached()
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    if (await isFocused(control.first())) return
    await page.keyboard.press('Tab')
    expect(await unseenFocus(page), 'a control that does not show its focus').toBeNull()
  }
  throw new Error(`No press of Tab reaches ${String(control)}`)
}

async function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

/** What has the focus without a ring around it, or null. */
async function unseenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    // After the last control the browser's own bar has the focus.
    if (focused === null || focused === document.body) return null
    const ringed = focused.closest('.focus-ring-within') ?? focused
    const { outlineStyle, outlineWidth } = getComputedStyle(ringed)
    const isSeen = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    return isSeen ? null : focused.outerHTML.slice(0, 200)
  })
}
