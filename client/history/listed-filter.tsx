import { classNames } from '#client/ui/class-names.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { Listed } from '#contract/listing-pages.ts'
import { useListingCount } from './use-listing-pages.ts'

type ListedFilterProps = {
  search: string
  batch: string | undefined
  value: Listed | undefined
  onChange: (listed: Listed | undefined) => void
}

/** All listings, those that still wait for the shop, or those that are in it; each with how many. */
export function ListedFilter({ search, batch, value, onChange }: ListedFilterProps) {
  const counts = {
    all: useListingCount({ search, batch }),
    no: useListingCount({ search, batch, listed: 'no' }),
    yes: useListingCount({ search, batch, listed: 'yes' }),
  }
  return (
    <div
      role="group"
      aria-label="Listings shown"
      className="flex gap-1.5 max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter)"
    >
      {CHOICES.map(({ listed, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={value === listed}
          onClick={() => onChange(listed)}
          className={classNames(
            'min-h-9 rounded-sm border px-3 text-small font-medium whitespace-nowrap pointer-coarse:min-h-11',
            value === listed
              ? 'border-line-control bg-sheet font-semibold forced-colors:outline-2'
              : 'border-transparent text-ink-2 hover:bg-sunk',
          )}
        >
          {label} <Count of={counts[listed ?? 'all']} />
        </button>
      ))}
    </div>
  )
}

const CHOICES: { listed: Listed | undefined; label: string }[] = [
  { listed: undefined, label: 'All' },
  { listed: 'no', label: 'Not listed yet' },
  { listed: 'yes', label: 'Listed' },
]

function Count({ of }: { of: number | undefined }) {
  return <span className="ml-1 text-ink-3">{of === undefined ? '' : wholeNumber(of)}</span>
}
