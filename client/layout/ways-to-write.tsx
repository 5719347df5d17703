import { useLocation } from 'wouter'
import { PAGES } from '#contract/pages.ts'

const WAYS = [
  { page: PAGES.home, label: 'Write one' },
  { page: PAGES.improve, label: 'Improve a listing' },
  { page: PAGES.batches, label: 'Write in bulk' },
]

/** The three ways to a listing: from what one tells, from one that is sold already, from a file. */
export function WaysToWrite() {
  const [path] = useLocation()
  return (
    <nav
      aria-label="Ways to write"
      className="flex gap-1 shadow-[inset_0_-1px_0_var(--color-line)]"
    >
      {WAYS.map(({ page, label }) => (
        <a
          key={page}
          href={page}
          aria-current={path === page ? 'page' : undefined}
          className="tab-line grid min-h-11 items-center px-3.5 font-medium text-ink-2 -outline-offset-3 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink max-md:px-2.5"
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
