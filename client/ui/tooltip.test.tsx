import { beforeEach, afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { IconButton } from './icon-button.tsx'
import { TooltipProvider } from './tooltip.tsx'

beforeEach(async () => {
  await render(
    <TooltipProvider>
      <div style={{ padding: 60 }}>
        <IconButton label="Star" icon={<svg aria-hidden="true" />} />
        <IconButton label="Remove" icon={<svg aria-hidden="true" />} />
      </div>
    </TooltipProvider>,
  )
})

afterEach(() => {
  vi.useRealTimers()
})

it('opens after the pointer rested for 700 ms, and the next one at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  move('move', 'Star')
  await pass(690)
  expect(shown()).toEqual([])
  await pass(20)
  expect(shown()).toEqual(['Star'])
  move('out', 'Star')
  await pass(200)
  move('move', 'Remove')
  await pass(1)
  expect(shown()).toEqual(['Remove'])
})

it('waits again when the last one closed more than 300 ms ago', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  move('move', 'Star')
  await pass(710)
  move('out', 'Star')
  await pass(310)
  move('move', 'Remove')
  await pass(600)
  expect(shown()).toEqual([])
})

it('stays away when the control comes to a pointer that rests', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  move('over', 'Star')
  await pass(2000)
  expect(shown()).toEqual([])
})

it('opens at once for the keyboard, and closes on Escape', async () => {
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Star')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
})

it('stands above its control and within the window', async () => {
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tooltip')).toBeVisible()
  const control = page.getByRole('button', { name: 'Star' }).element().getBoundingClientRect()
  const tooltip = page.getByRole('tooltip').element().getBoundingClientRect()
  expect(tooltip.bottom).toBeLessThanOrEqual(control.top)
  expect(tooltip.left).toBeGreaterThanOrEqual(0)
})

function move(way: 'over' | 'move' | 'out', name: string): void {
  const button = page.getByRole('button', { name }).element()
  button.dispatchEvent(
    new PointerEvent(`pointer${way}`, {
      bubbles: true,
      pointerType: 'mouse',
      relatedTarget: document.body,
    }),
  )
}

/** Lets time pass, and one frame more for React to draw what changed. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await new Promise(requestAnimationFrame)
}

function shown(): (string | null)[] {
  return [...document.querySelectorAll('[role=tooltip]')].map((tooltip) => tooltip.textContent)
}
