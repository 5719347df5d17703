import { useLayoutEffect, useState } from 'react'

/** How far below the top of the page an element begins, in pixels, whatever moves it. */
export function useTopOf(element: HTMLElement | null): number {
  const [top, setTop] = useState(0)

  // What stands above may wrap, come and go; each time the page changes its size.
  useLayoutEffect(() => {
    if (element === null) return undefined
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])

  return top
}
