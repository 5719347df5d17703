import { Columns2 } from 'lucide-react'
import { ButtonLink } from '#client/ui/button.tsx'
import { listingHash, PAGES } from '#contract/pages.ts'

/** Of a pasted listing that was chosen from: the way back to both, and to another choice. */
export function ComparisonLink({ listingId }: { listingId: string }) {
  return (
    <ButtonLink
      look="quiet"
      size="small"
      icon={<Columns2 aria-hidden="true" />}
      href={`${PAGES.improve}${listingHash(listingId)}`}
    >
      Compare old and new
    </ButtonLink>
  )
}
