import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '#client/browser/reduced-motion.ts'

/** The parts of a listing, by the ids of their places on the page. */
export const PARTS = {
  title: 'part-title',
  description: 'part-description',
  tags: 'part-tags',
  altText: 'part-alt-text',
  reasons: 'part-reasons',
} as const

type Part = keyof typeof PARTS

const NAMES: [part: Part, name: string][] = [
  ['title', 'Title'],
  ['description', 'Description'],
  ['tags', 'Tags'],
  ['altText', 'Alt text'],
  ['reasons', 'Reasons'],
]

/** On a phone a listing is several screens long: this row stays in view and leads to its parts. */
export function SectionRow({ parts }: { parts: readonly Part[] }) {
  const { current, goTo } = useParts(parts)
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
function useParts(parts: readonly Part[]) {
  const inView = usePartsInView(parts.map((part) => PARTS[part]).join(' '))
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
  const read = NAMES.find(([part]) => inView.includes(PARTS[part])) ?? NAMES[0]
  return {
    current: pressed ?? read?.[0],
    goTo: (part: Part) => {
      setPressed(part)
      const place = document.getElementById(PARTS[part])
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
