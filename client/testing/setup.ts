import { afterEach, beforeEach, expect, vi } from 'vitest'
import '../theme.css'

// A console error is a fault of the screen under test, even where nobody looks at the console.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
