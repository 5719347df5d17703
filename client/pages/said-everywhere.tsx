import { useLocation } from 'wouter'
import { PAGES } from '#contract/pages.ts'

const TABS = [
  { page: PAGES.footers, label: 'Footers' },
  { page: PAGES.shopProfile, label: 'Shop profile' },
]

/** What is said in every listing: below it, and throughout. */
export function SaidEverywhere() {
  const [path] = useLocation()
  return (
    <nav
      aria-label="In every listing"
      className="flex gap-1 shadow-[inset_0_-1px_0_var(--color-line)]"
    >
      {TABS.map(({ page, label }) => (
        <a
          key={page}
          href={page}
          aria-current={path === page ? 'page' : undefined}
          className="tab-line grid min-h-11 items-center px-3.5 font-medium text-ink-2 -outline-offset-3 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
