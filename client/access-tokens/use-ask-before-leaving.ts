import { useEffect } from 'react'

/** Has a link ask before it leads away, and the browser before the page is closed, as long as `isAsking`. */
export function useAskBeforeLeaving(isAsking: boolean, ask: (href: string) => void): void {
  // Listens to the document and the window: what leads away stands outside of what would be lost.
  useEffect(() => {
    if (!isAsking) return undefined
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || link.target !== '' || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      event.stopPropagation()
      ask(link.pathname + link.search + link.hash)
    }
    const close = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('click', follow, { capture: true })
    window.addEventListener('beforeunload', close)
    return () => {
      document.removeEventListener('click', follow, { capture: true })
      window.removeEventListener('beforeunload', close)
    }
  }, [isAsking, ask])
}
