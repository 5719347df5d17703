import { prefersReducedMotion } from '#client/browser/reduced-motion.ts'

/** The result's heading. */
export const RESULT_ID = 'result'

/** Brings the focus to where the listing will appear, and the eyes unless they can see it already. */
export function showResult(): void {
  const heading = document.getElementById(RESULT_ID)
  if (heading === null) return
  heading.focus({ preventScroll: true })
  bringBefore(heading, heading.closest('section'))
}

/** Brings something before the eyes that begins neither in the window nor in its upper half: with all that belongs to it. */
export function bringBefore(what: HTMLElement, whole: Element | null = what): void {
  const { top } = what.getBoundingClientRect()
  if (top >= 0 && top < innerHeight / 2) return
  whole?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}
