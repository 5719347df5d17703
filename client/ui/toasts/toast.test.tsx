import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toaster } from './toast.tsx'
import { dismissToast, showToast } from './toasts.ts'

afterEach(() => {
  vi.useRealTimers()
  dismissToast()
})

it('shows one toast at a time, the newest', async () => {
  await renderToaster()
  showToast({ title: 'Copied!', description: 'Title copied to clipboard' })
  await expect.element(page.getByText('Title copied to clipboard', { exact: true })).toBeVisible()
  showToast({ title: 'Listing Deleted' })
  await expect.element(page.getByText('Listing Deleted', { exact: true })).toBeVisible()
  expect(toasts()).toHaveLength(1)
})

it('closes a toast after five seconds', async () => {
  await renderToaster()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await showUpdated()
  await pass(4900)
  expect(toasts()).toHaveLength(1)
  await pass(200)
  expect(toasts()).toHaveLength(0)
})

it('starts the five seconds anew for the next toast', async () => {
  await renderToaster()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await showUpdated()
  await pass(4000)
  await showUpdated()
  await pass(4000)
  expect(toasts()).toHaveLength(1)
})

it('closes a toast that is swiped 50 pixels to the right, not one swiped less', async () => {
  await renderToaster()
  showToast({ title: 'Updated' })
  await expect.element(page.getByText('Updated', { exact: true })).toBeVisible()
  await userEvent.hover(page.getByText('Updated', { exact: true }))
  swipe(40)
  expect(toasts()).toHaveLength(1)
  swipe(-80)
  expect(toasts()).toHaveLength(1)
  swipe(60)
  await vi.waitFor(() => expect(toasts()).toHaveLength(0))
})

it('closes with its button and runs the action that it offers', async () => {
  const tryAgain = vi.fn()
  await renderToaster()
  showToast({ title: 'Payment Failed', action: { label: 'Try again', onPress: tryAgain } })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  expect(tryAgain).toHaveBeenCalledOnce()
  showToast({ title: 'Payment Failed', look: 'destructive' })
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  expect(toasts()).toHaveLength(0)
})

it('waits while it is pointed at', async () => {
  await renderToaster()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  showToast({ title: 'Listing Deleted' })
  await pass(3000)
  await userEvent.hover(page.getByText('Listing Deleted', { exact: true }))
  await pass(60_000)
  expect(toasts()).toHaveLength(1)
  await userEvent.unhover(page.getByText('Listing Deleted', { exact: true }))
  await pass(2100)
  expect(toasts()).toHaveLength(0)
})

it('is reached with F8, and waits while it has the focus', async () => {
  const undo = vi.fn<() => void>()
  await renderToaster()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  showToast({ title: 'Listing Deleted', action: { label: 'Undo', onPress: undo } })
  await pass(100)
  await userEvent.keyboard('{F8}{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await pass(60_000)
  await userEvent.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledOnce()
  await pass(100)
  expect(toasts()).toHaveLength(0)
})

it.each([
  { at: 'right: 24px; bottom: 24px', place: 'top-right' },
  { at: 'right: 24px; top: 24px', place: 'bottom-right' },
  { at: 'right: 24px; top: 24px; bottom: 24px', place: 'bottom-left' },
])('keeps off the button that is pressed next, at $at', async ({ at, place }) => {
  await page.viewport(1440, 900)
  await renderToaster()
  const save = nextStep(at)
  await showUpdated()
  expect(placeOfToasts()).toBe(place)
  save.remove()
})

it('moves away from a button that comes after it, on a phone too', async () => {
  await page.viewport(390, 844)
  await renderToaster()
  await showUpdated()
  expect(placeOfToasts()).toBe('bottom-right')
  const save = nextStep('left: 16px; right: 16px; bottom: 16px')
  await vi.waitFor(() => expect(placeOfToasts()).toBe('top-right'))
  save.remove()
})

it('takes no heed of a button that only a keyboard finds, and keeps off a listing just come', async () => {
  await page.viewport(1440, 900)
  await renderToaster()
  const hidden = nextStep('left: 12px; top: 12px; clip-path: inset(50%)')
  Object.assign(hidden.style, {
    width: '1px',
    minHeight: '0',
    height: '1px',
    padding: '0',
    border: '0',
  })
  const news = document.createElement('div')
  news.className = 'listing-fresh'
  news.innerHTML =
    '<p class="listing-part" style="position: fixed; inset: 0 0 0 500px">Moon necklace</p>'
  const bar = nextStep('left: 24px; bottom: 24px; width: 200px')
  document.body.append(news)
  await showUpdated()
  expect(placeOfToasts()).toBe('top-left')
  news.remove()
  await vi.waitFor(() => expect(placeOfToasts()).toBe('bottom-right'))
  for (const button of [hidden, bar]) button.remove()
})

function nextStep(place: string): HTMLElement {
  const button = document.createElement('button')
  button.type = 'submit'
  button.textContent = 'Save'
  button.style.cssText = `position: fixed; width: auto; min-height: 40px; ${place}`
  document.body.append(button)
  return button
}

function placeOfToasts(): string | undefined {
  return document.querySelector<HTMLElement>('.toasts')?.dataset['place']
}

async function renderToaster(): Promise<void> {
  await render(<Toaster />)
  // What toasts are made of comes with the first one.
  showToast({ title: 'Ready' })
  await expect.element(page.getByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument()
  dismissToast()
}

/** Shows one while time stands still: its five seconds begin when it is drawn. */
async function showUpdated(): Promise<void> {
  showToast({ title: 'Updated' })
  while (page.getByText('Updated', { exact: true }).elements().length === 0)
    await new Promise(requestAnimationFrame)
}

/** Lets time pass, and one frame more for React to draw what changed. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await new Promise(requestAnimationFrame)
}

function toasts(): NodeListOf<Element> {
  return document.querySelectorAll('.toast')
}

// Only a pointer that exists can be captured, and the mouse is the one that does.
const MOUSE = 1

function swipe(pixels: number): void {
  const toast = document.querySelector('.toast')
  const move = (type: string, clientX: number) =>
    toast?.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        button: 0,
        pointerType: 'touch',
        pointerId: MOUSE,
        clientX,
        clientY: 9,
      }),
    )
  move('pointerdown', 100)
  move('pointermove', 100 + Math.sign(pixels) * 20)
  move('pointermove', 100 + pixels)
  move('pointerup', 100 + pixels)
}
