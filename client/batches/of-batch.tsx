import { X } from 'lucide-react'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { PAGES } from '#contract/pages.ts'
import { useBatch } from './use-batch.ts'

/** Says of which batch the listings below are, and leads back to it and to all others. */
export function OfBatch({ id, onShowAll }: { id: string; onShowAll: () => void }) {
  const { data: batch } = useBatch(id)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-green-tint px-4 py-2 text-small">
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
        Only listings of the batch <b className="font-semibold">{batch?.name ?? '…'}</b>
      </p>
      <ButtonLink
        look="quiet"
        size="small"
        className="max-md:min-h-11"
        href={`${PAGES.batches}?batch=${encodeURIComponent(id)}`}
      >
        The batch
      </ButtonLink>
      <Button
        look="quiet"
        size="small"
        className="max-md:min-h-11"
        icon={<X aria-hidden="true" />}
        onClick={onShowAll}
      >
        Show all listings
      </Button>
    </div>
  )
}
