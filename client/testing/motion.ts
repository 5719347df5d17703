import { vi } from 'vitest'

/** The browser of someone who welcomes motion; that of every other test wants none. */
export function withMotion(): void {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.includes('prefers-reduced-motion') ? 'not all' : query),
  )
}
