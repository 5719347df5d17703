import './without-tracing.ts'
import './without-stacks.ts'
import './lasting-toasts.ts'
import './drawing.ts'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import '#client/api/without-eval.ts'
import '../member.css'

let complaints: MockInstance[] = []

// A call that outlives its test gets no answer: neither the server of the next test nor a real one
// is asked.
const browserFetch = globalThis.fetch
beforeEach(() => {
  globalThis.fetch = (input, init) =>
    new URL(new Request(input, init).url).pathname.startsWith('/api/')
      ? new Promise(() => undefined)
      : browserFetch(input, init)
})
afterEach(() => {
  globalThis.fetch = browserFetch
})

// Every test begins in an empty browser, although all files share one page.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  focusTop()
})

// The first Tab of a test leads to its first control, wherever the test before left off.
function focusTop(): void {
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
}

// A console error is a fault of the screen under test, even where nobody looks at the console.
beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

// The screen goes first of all, so that it neither follows the address back nor calls the next
// test's server. The library does so only in the file that loaded it first.
afterEach(async () => {
  await cleanup()
})
