import type { Locator, Page } from '@playwright/test'
import { LISTING } from '#contract/listings.ts'
import { routes } from '#contract/routes.ts'
import { generate, generateButton, paste, result } from './dashboard.ts'
import { callAs, expect, expectToast, test } from './fixtures.ts'
import { lamp, necklace } from './items.ts'

const CARE = { name: 'Care', content: 'Keep dry.\nWipe with a soft cloth.' }
const ONE_LISTING = '**/api/listings/*'

test('title, description and alt text are edited in place, and only a change is sent', async ({
  seller,
}) => {
  await generate(seller, necklace)
  const saved = countCalls(seller)
  for (const part of ['title', 'description', 'image alt text']) {
    const editor = await openEditor(seller, part)
    const before = await editor.inputValue()
    await editor.fill('Thrown away')
    await result(seller).getByRole('button', { name: 'Cancel' }).click()
    expect(await (await openEditor(seller, part)).inputValue()).toBe(before)
    await result(seller).getByRole('button', { name: 'Save' }).click()
    expect(saved()).toBe(0)
  }
  for (const part of ['title', 'description', 'image alt text']) {
    const editor = await openEditor(seller, part)
    await editor.fill(`My own ${part}`)
    await editor.press('Control+Enter')
    await expectToast(seller, 'Success', 'Listing updated successfully')
    await expect(result(seller).getByText(`My own ${part}`)).toBeVisible()
  }
  expect(saved()).toBe(3)
})

test('a title stops at 140 characters, counted with each key', async ({ seller }) => {
  await generate(seller, lamp)
  const editor = await openEditor(seller, 'title')
  await editor.fill('Lamp')
  await expect(result(seller).getByText(`4 / ${LISTING.titleMax}`).first()).toBeVisible()
  await editor.fill('x'.repeat(LISTING.titleMax - 1))
  await editor.pressSequentially('yz')
  await expect(editor).toHaveValue(`${'x'.repeat(LISTING.titleMax - 1)}y`)
  await expect(
    result(seller).getByText(`${LISTING.titleMax} / ${LISTING.titleMax}`).first(),
  ).toBeVisible()
  await editor.press('Escape')
  await expect(editor).toBeHidden()
})

test.describe('when saving fails', () => {
  test.use({ expectedFaults: /status of 500|ERR_/ })

  test('the reason is told and what was typed stays', async ({ seller }) => {
    await generate(seller, lamp)
    const editor = await openEditor(seller, 'title')
    await editor.fill('Two hours of wording')
    const save = result(seller).getByRole('button', { name: 'Save' })

    await seller.route(ONE_LISTING, (route) => route.fulfill({ status: 500, body: '' }))
    await save.click()
    await expectToast(seller, 'Error', '500: Internal Server Error')
    await expect(editor).toHaveValue('Two hours of wording')
    await seller.unroute(ONE_LISTING)

    await seller.route(ONE_LISTING, (route) => route.abort())
    await save.click()
    await expectToast(seller, 'Error', 'Check your internet connection and try again.')
    await expect(editor).toHaveValue('Two hours of wording')
    await seller.unroute(ONE_LISTING)

    await save.click()
    await expectToast(seller, 'Success', 'Listing updated successfully')
  })
})

test('a footer stands below the description and is copied, but never saved', async ({
  seller,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await callAs(seller, routes.createFooter, CARE)
  await generate(seller, lamp)
  const card = result(seller)
  const copy = card.getByRole('button', { name: 'Copy description' })
  await copy.click()
  const original = await paste(seller)

  await card.getByRole('button', { name: 'Add Footer' }).click()
  await seller.getByRole('dialog').getByRole('button', { name: /Care/ }).click()
  await expectToast(seller, 'Footer Added')
  await copy.click()
  expect(await paste(seller)).toBe(`${original}\n${CARE.content}`)

  await card.getByRole('button', { name: 'Remove Footer' }).click()
  await expectToast(seller, 'Footer Removed', 'Description reset to original AI output')
  await copy.click()
  expect(await paste(seller)).toBe(original)
})

test('one toast at a time tells what happened, for five seconds or until it is sent away', async ({
  seller,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await generate(seller, lamp)
  const card = result(seller)
  await card.getByRole('button', { name: 'Copy title' }).click()
  await card.getByRole('button', { name: 'Copy tags' }).click()
  await expectToast(seller, 'Copied!', 'Tags copied to clipboard')
  await seller.getByRole('button', { name: 'Close' }).click()
  await expect(toast(seller)).toHaveCount(0)

  await card.getByRole('button', { name: 'Copy title' }).click()
  await swipe(seller, 30)
  await expect(toast(seller)).toBeVisible()
  await swipe(seller, 80)
  await expect(toast(seller)).toHaveCount(0)

  await seller.clock.install()
  await seller.clock.pauseAt(Date.now() + 60_000)
  await card.getByRole('button', { name: 'Copy title' }).click()
  await expect(toast(seller)).toBeVisible()
  await seller.mouse.move(0, 0)
  await seller.clock.runFor(4900)
  await expect(toast(seller)).toBeVisible()
  await seller.clock.runFor(200)
  await expect(toast(seller)).toHaveCount(0)
})

test('everything can be done by keyboard', async ({ seller, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await callAs(seller, routes.createFooter, CARE)
  const keys = seller.keyboard
  await tabTo(seller, seller.getByRole('textbox', { name: 'Nickname' }))
  await keys.type(lamp.listingTitle)
  await tabTo(seller, seller.getByRole('textbox', { name: 'Product Description' }))
  await keys.type('Danish teak table lamp, 19 inches, rewired')
  await tabTo(seller, seller.getByRole('textbox', { name: 'Keywords' }))
  await keys.type('teak lamp, table lamp')
  await keys.press('Control+Enter')
  await tabTo(seller, seller.getByRole('button', { name: 'Focus keyword: table lamp' }))
  await keys.press('Space')
  await expect(seller.getByRole('button', { name: 'Focus keyword: table lamp' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await tabTo(seller, generateButton(seller))
  await keys.press('Enter')
  await expectToast(seller, 'Listing Generated!')
  await expect(seller.getByRole('heading', { name: 'Generated Listing' })).toBeFocused()

  const card = result(seller)
  await tabTo(seller, card.getByRole('button', { name: 'Edit title' }))
  await keys.press('Enter')
  await keys.press('ControlOrMeta+A')
  await keys.type('Teak table lamp of my own words')
  await keys.press('Control+Enter')
  await expectToast(seller, 'Success', 'Listing updated successfully')
  await tabTo(seller, card.getByRole('button', { name: 'Add Footer' }))
  await keys.press('Enter')
  await tabTo(seller, seller.getByRole('dialog').getByRole('button', { name: /Care/ }))
  await keys.press('Enter')
  await expectToast(seller, 'Footer Added')
  await expect(card.getByRole('button', { name: 'Add Footer' })).toBeFocused()
  await tabTo(seller, card.getByRole('button', { name: 'Copy all' }), 'Shift+Tab')
  await keys.press('Enter')
  await expectToast(seller, 'Copied!', 'Listing copied to clipboard')
  expect(await paste(seller)).toContain(CARE.content)
})

async function openEditor(page: Page, part: string): Promise<Locator> {
  await result(page)
    .getByRole('button', { name: `Edit ${part}` })
    .click()
  return result(page).getByRole('textbox')
}

function countCalls(page: Page): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH') calls += 1
  })
  return () => calls
}

function toast(page: Page): Locator {
  return page.locator('.toast')
}

async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await toast(page).boundingBox()
  if (box === null) throw new Error('There is no toast to swipe')
  const y = box.y + 10
  await page.mouse.move(box.x + 20, y)
  await page.mouse.down()
  await page.mouse.move(box.x + 20 + pixels, y, { steps: 8 })
  await page.mouse.up()
}

/** Goes on with Tab, like someone without a mouse, until this has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target.toString()} cannot be reached by ${key}`)
}
