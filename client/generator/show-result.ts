import { prefersReducedMotion } from '#client/browser/reduced-motion.ts'

/** The result's heading. */
export const RESULT_ID = 'result'

/** Brings the focus to where the listing will appear, and the eyes unless they can see it already. */
export function showResult(): void {
  const heading = document.getElementById(RESULT_ID)
  if (heading === null) return
  heading.focus({ preventScroll: true })
  const { top } = heading.getBoundingClientRect()
  const isInView = top >= 0 && top < window.innerHeight / 2
  if (isInView) return
  heading
    .closest('section')
    ?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}
