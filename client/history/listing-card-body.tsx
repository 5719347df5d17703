import { memo } from 'react'
import { appendedFooters, IN_HISTORY } from '#client/listing/appended-footers.ts'
import { ListingActions } from '#client/listing/listing-actions.tsx'
import { ListingParts } from '#client/listing/listing-parts.tsx'
import { CopyBar } from '#client/listing/placing/finished-actions.tsx'
import type { Placed } from '#client/listing/placing/use-placing.ts'

type ListingCardBodyProps = {
  placed: Placed
  /** What stands below the description, line breaks included. */
  appended: string
  onAppendedChange: (appended: string) => void
  onCopyFields: () => void
}

/** An opened listing: its parts as beside the form, and below what can be done with all of it. */
export const ListingCardBody = memo(function ListingCardBody(props: ListingCardBodyProps) {
  const { placed, onCopyFields, ...held } = props
  const { listing } = placed
  return (
    <>
      <ListingParts listing={listing} footers={appendedFooters(IN_HISTORY, held)} isWide />
      <ListingActions listing={listing} />
      <CopyBar placed={placed} onCopyFields={onCopyFields} />
    </>
  )
})
