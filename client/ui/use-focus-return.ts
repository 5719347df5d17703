import { useRef } from 'react'

/**
 * Brings the focus back to where a dialog was opened from. Radix does so only for its own triggers,
 * and a dialog that gives way to another one and comes back keeps its first place.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement>(null)
  return {
    onOpenAutoFocus: () => {
      const focused = document.activeElement
      if (focused instanceof HTMLElement && isOnPage(focused)) opener.current = focused
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // What was deleted took its button along; the reader then stays in the main part.
      const isGone = opener.current !== null && !opener.current.isConnected
      const place = isGone ? document.querySelector('main') : opener.current
      place?.focus({ preventScroll: true })
    },
  }
}

function isOnPage(element: HTMLElement): boolean {
  return element !== document.body && element.closest('[role=dialog], [role=alertdialog]') === null
}
