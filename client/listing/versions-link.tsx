import { History } from 'lucide-react'
import { ButtonLink } from '#client/ui/button.tsx'
import { listingHash, PAGES } from '#contract/pages.ts'

type VersionsLinkProps = { listingId: string; className?: string }

/** The way to how a listing came to say what it says. */
export function VersionsLink({ listingId, className }: VersionsLinkProps) {
  return (
    <ButtonLink
      look="quiet"
      size="small"
      icon={<History aria-hidden="true" />}
      className={className}
      href={`${PAGES.versions}${listingHash(listingId)}`}
    >
      Versions
    </ButtonLink>
  )
}
