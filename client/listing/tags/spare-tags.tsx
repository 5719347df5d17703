import { Plus, Repeat2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#client/ui/button.tsx'
import { spareTags } from '#marketplace/spare-tags.ts'
import type { TagInput } from '#marketplace/tag-source.ts'
import type { TagBench } from './use-tag-bench.ts'

/** Tags that could still be used, all of them words the seller entered. */
export function SpareTags({ bench, listing }: { bench: TagBench; listing: TagInput }) {
  const headingId = useId()
  const spares = spareTags(listing, bench.tags)
  const { selected } = bench
  const canUse = selected !== null || !bench.isFull
  const Icon = selected === null ? Plus : Repeat2
  return (
    <div>
      <h4 id={headingId} className="text-small font-semibold">
        Spare tags
      </h4>
      <p className="text-meta text-ink-3">{hint(bench, spares.length)}</p>
      {spares.length > 0 && (
        <ul aria-labelledby={headingId} className="mt-2 flex flex-wrap gap-2">
          {spares.map((spare) => (
            <li key={spare}>
              <Button
                size="small"
                icon={<Icon aria-hidden="true" />}
                disabled={!canUse}
                onClick={() => bench.use(spare)}
              >
                <span className="sr-only">{selected === null ? 'Add' : 'Swap in'}</span>
                {spare}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function hint({ tags, selected, isFull }: TagBench, count: number): string {
  if (count === 0) return 'We have no more to suggest. Add your own above.'
  if (selected !== null) return `A spare tag takes the place of “${tags[selected]}”.`
  if (isFull) return 'Press a tag above, then the spare one that takes its place.'
  return `From your keywords and your description. The next one goes on slot ${tags.length + 1}.`
}
