import { vi } from 'vitest'

/** The browser of someone who wants no motion. */
export function withoutMotion(): void {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.includes('prefers-reduced-motion') ? 'all' : query),
  )
}
