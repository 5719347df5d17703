import type { BelowKeywords } from './below-keywords.tsx'

let parts: Promise<{ BelowKeywords: typeof BelowKeywords }> | undefined

/**
 * The code of what stands below the keywords as soon as something is typed, for `use`. It is marked as React marks
 * what it has waited for: what `lazy` makes shows nothing for a moment even where its code is here already.
 */
export function typedParts() {
  if (parts === undefined) {
    const coming = import('./below-keywords.tsx')
    coming.then(
      (value) => Object.assign(coming, { status: 'fulfilled', value }),
      // Whoever shows them meets the failure.
      () => undefined,
    )
    parts = coming
  }
  return parts
}
