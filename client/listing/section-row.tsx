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
  const current = usePartInView(parts.map((part) => PARTS[part]).join(' '))
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

function goTo(part: Part): void {
  const place = document.getElementById(PARTS[part])
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

/** The part that is being read: the first in the upper half of what shows below the row. */
function usePartInView(ids: string): Part | undefined {
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

  // Before the first one comes into view it is the next to be read.
  return NAMES.find(([part]) => inView.includes(PARTS[part]))?.[0] ?? NAMES[0]?.[0]
}
