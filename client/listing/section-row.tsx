import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '#client/browser/reduced-motion.ts'

export type Part = 'title' | 'description' | 'tags' | 'altText' | 'reasons'

/** The id of a part's place on the page. */
export function partId(listingId: string, part: Part): string {
  return `${part}-of-${listingId}`
}

const NAMES: [part: Part, name: string][] = [
  ['title', 'Title'],
  ['description', 'Description'],
  ['tags', 'Tags'],
  ['altText', 'Alt text'],
  ['reasons', 'Reasons'],
]

type SectionRowProps = { listingId: string; parts: readonly Part[] }

/** On a phone a listing is several screens long: this row stays in view and leads to its parts. */
export function SectionRow({ listingId, parts }: SectionRowProps) {
  const { current, goTo } = useParts(listingId, parts)
  return (
    <nav aria-label="Parts of the listing" className="section-row">
      {NAMES.filter(([part]) => parts.includes(part)).map(([part, name]) => (
        <button
          key={part}
          type="button"
          aria-current={part === current ? 'true' : undefined}
          onClick={() => goTo(part)}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}

/** Which part is being read, and the way to another. */
function useParts(listingId: string, parts: readonly Part[]) {
  const idOf = (part: Part) => partId(listingId, part)
  const inView = usePartsInView(parts.map(idOf).join(' '))
  // The last parts cannot come to the top of the page: what was pressed counts until she scrolls.
  const [pressed, setPressed] = useState<Part | null>(null)

  // The document, which is scrolled by finger or wheel.
  useEffect(() => {
    const stop = new AbortController()
    for (const act of ['touchmove', 'wheel']) {
      const forget = () => setPressed(null)
      document.addEventListener(act, forget, { passive: true, signal: stop.signal })
    }
    return () => stop.abort()
  }, [])

  // Before the first one comes into view it is the next to be read.
  const read = NAMES.find(([part]) => inView.includes(idOf(part))) ?? NAMES[0]
  return {
    current: pressed ?? read?.[0],
    goTo: (part: Part) => {
      setPressed(part)
      const place = document.getElementById(idOf(part))
      place?.focus({ preventScroll: true })
      place?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    },
  }
}

/** The parts in the upper half of what shows below the row. */
function usePartsInView(ids: string): readonly string[] {
  const [inView, setInView] = useState<readonly string[]>([])

  // The browser tells which places are in view.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => [
          ...before.filter((id) => entries.every(({ target }) => target.id !== id)),
          ...entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.id),
        ]),
      { root: document, rootMargin: '-60px 0px -50% 0px' },
    )
    for (const id of ids.split(' ')) {
      const place = document.getElementById(id)
      if (place) observer.observe(place)
    }
    return () => observer.disconnect()
  }, [ids])

  return inView
}
