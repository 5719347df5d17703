/** The corners of the window in which a toast may lie; on a phone it is as wide as the window. */
const PLACES = ['bottom-right', 'top-right', 'bottom-left', 'top-left'] as const

/** Where the person acts next: what has the focus, what sends a form, the next step, and the end of a dialog. */
const NEXT_STEPS = ':focus, [type=submit], .button-primary, .button-danger, .dialog-footer'

/** What the person reads next: the listing that has just come, the field to paste, what was charged. It is kept free where that can be. */
const NEWS = '.listing-fresh .listing-part, .copy-row-now, [data-news]'

/** A little room around a button, so that a finger that misses it does not meet the toast. */
const MARGIN_PX = 8

/**
 * Keeps the toasts off the place where the person acts next, for as long as they show: in the first
 * corner that is free of it, else in the usual one. It answers how to stop.
 */
export function keepOffNextStep(toasts: HTMLElement): () => void {
  // A pointer that moves over it reaches for it; one that lay there when it came pressed a button.
  let isReachedFor = false
  const place = () => {
    // A toast that is read or reached for stays where it is.
    if (isReachedFor || toasts.matches(':focus-within')) return
    const steps = boxesOutside(toasts, NEXT_STEPS)
    const news = boxesOutside(toasts, NEWS)
    toasts.dataset['place'] =
      placeFreeOf(toasts, [...steps, ...news]) ?? placeFreeOf(toasts, steps) ?? PLACES[0]
  }
  let frame = 0
  const placeSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(place)
  }
  const ended = new AbortController()
  const { signal } = ended
  // The page that was asked for often arrives after its toast.
  const changes = new MutationObserver(placeSoon)
  changes.observe(document.body, { childList: true, subtree: true })
  addEventListener('resize', placeSoon, { signal })
  addEventListener('scroll', placeSoon, { signal, passive: true, capture: true })
  addEventListener('focusin', placeSoon, { signal })
  toasts.addEventListener('pointermove', () => (isReachedFor = true), { signal })
  toasts.addEventListener('pointerleave', () => (isReachedFor = false), { signal })
  place()
  return () => {
    cancelAnimationFrame(frame)
    ended.abort()
    changes.disconnect()
  }
}

/** The first corner in which the toasts cover nothing of these. */
function placeFreeOf(toasts: HTMLElement, boxes: readonly DOMRect[]) {
  return PLACES.find((one) => {
    toasts.dataset['place'] = one
    return !boxes.some((box) => meet(box, toasts.getBoundingClientRect()))
  })
}

function boxesOutside(toasts: HTMLElement, selector: string): DOMRect[] {
  return (
    [...document.querySelectorAll(selector)]
      .filter((step) => step !== document.body && !toasts.contains(step) && !step.contains(toasts))
      .map((step) => step.getBoundingClientRect())
      // What is one pixel small is hidden from the eyes: the link that skips to the content.
      .filter(({ width, height }) => width > 1 && height > 1)
  )
}

function meet(step: DOMRect, toasts: DOMRect): boolean {
  return (
    step.left - MARGIN_PX < toasts.right &&
    step.right + MARGIN_PX > toasts.left &&
    step.top - MARGIN_PX < toasts.bottom &&
    step.bottom + MARGIN_PX > toasts.top
  )
}
