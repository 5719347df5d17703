import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useSettled } from '#client/ui/use-settled.ts'
import type { Listing } from '#contract/listings.ts'
import type { Item } from '#client/generator/item.ts'
import { ghostKeywords } from './ghost-keywords.ts'

const PAUSE_MS = 300

type GhostsProps = {
  item: Item
  listings: readonly Listing[]
  onTake: (keyword: string) => void
}

/** Keywords that may fit, each a press away. */
export function Ghosts({ item, listings, onTake }: GhostsProps) {
  const description = useSettled(item.productType, PAUSE_MS)
  const { keywords } = item
  const ghosts = useMemo(
    () => ghostKeywords({ ...item, productType: description, keywords }, listings),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only these two of the item count.
    [description, keywords, listings],
  )
  if (ghosts.length === 0) return null
  return (
    <div>
      <p id="ghosts" className="mb-1.5 text-meta text-ink-3">
        Suggested from your text{listings.length > 0 && ' and your listings'}
      </p>
      <ul
        aria-labelledby="ghosts"
        className="flex gap-1.5 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:flex-wrap"
      >
        {ghosts.map((keyword) => (
          <li key={keyword} className="flex-none">
            <button type="button" className="gap" onClick={() => onTake(keyword)}>
              <Plus aria-hidden="true" />
              <span className="sr-only">Add keyword: </span>
              {keyword}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
