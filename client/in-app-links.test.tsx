import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useInAppLinks } from './in-app-links.ts'

it('follows a plain link to a page of the application without loading a document', async () => {
  const before = location.href
  await render(<Links />)
  await userEvent.click(page.getByRole('link', { name: 'One listing' }))
  expect(location.pathname + location.search + location.hash).toBe('/history?sort=oldest#listing-1')
  history.replaceState(null, '', before)
})

it.each(['Landing', 'Login', 'Elsewhere', 'New tab', 'Skip'])(
  'leaves %j to the browser',
  async (name) => {
    await render(<Links />)
    expect(await isLeftToBrowser(name, {})).toBe(true)
  },
)

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'leaves a press with %j to the browser',
  async (keys) => {
    await render(<Links />)
    expect(await isLeftToBrowser('One listing', keys)).toBe(true)
  },
)

function Links() {
  useInAppLinks()
  return (
    <>
      <a href="/history?sort=oldest#listing-1">One listing</a>
      <a href="/landing">Landing</a>
      <a href="/api/login">Login</a>
      <a href="https://example.test/history">Elsewhere</a>
      <a href="/history" target="_blank" rel="noopener">
        New tab
      </a>
      <a href="#main">Skip</a>
    </>
  )
}

/** Whether nobody has taken the press by the time it reaches the window. Nothing is loaded. */
async function isLeftToBrowser(name: string, keys: MouseEventInit): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const look = (event: MouseEvent) => {
    resolve(!event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', look, { once: true })
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  page.getByRole('link', { name }).element().dispatchEvent(press)
  return promise
}
