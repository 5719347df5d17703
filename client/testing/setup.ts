import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import '#client/api/without-eval.ts'
import '../theme.css'

let complaints: MockInstance[] = []

// A call that outlives its test gets no answer: neither the server of the next test nor a real one
// is asked.
const browserFetch = globalThis.fetch
globalThis.fetch = (input, init) =>
  new URL(new Request(input, init).url).pathname.startsWith('/api/')
    ? new Promise(() => undefined)
    : browserFetch(input, init)

// Every test begins in an empty browser.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

// A console error is a fault of the screen under test, even where nobody looks at the console.
beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
