import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { BATCH_DRAFT } from '#client/batches/batch-draft.ts'
import { draftNames, hasDraft } from '#client/browser/drafts.ts'
import { isEmptyDraft, readItemDraft } from '#client/generator/item-draft.ts'
import { completeItem } from '#client/generator/item.ts'
import { hasSameDetails } from '#client/generator/same-details.ts'
import { knownListings } from '#client/listing/listing-cache.ts'
import { CHOICE_DRAFTS } from '#client/improving/kept-choice.ts'
import { ConfirmDialog } from '#client/ui/dialog.tsx'

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' })

type SignOutQuestionProps = { onStay: () => void; onLeave: () => void }

/** Says what signing out drops, and asks; where that is nothing, it asks nothing. */
export function SignOutQuestion({ onStay, onLeave }: SignOutQuestionProps) {
  const cache = useQueryClient()
  const [lost] = useState(() => [
    ...formIn(cache),
    ...fileOfBatch(),
    ...unsavedEdits(),
    ...unsavedChoices(),
  ])
  const leaveAtOnce = useEffectEvent(() => lost.length === 0 && onLeave())
  // The session, which this page is a part of.
  useEffect(() => void leaveAtOnce(), [])

  return (
    <ConfirmDialog
      isOpen={lost.length > 0}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title="Sign out and discard unsaved work?"
      sentence={`Nothing of your account stays in this browser. You will lose ${LIST.format(lost)}.`}
      confirmLabel="Sign out"
      onConfirm={onLeave}
    />
  )
}

/** What a listing was written from is in that listing, and not lost. */
function formIn(cache: QueryClient): string[] {
  const draft = readItemDraft()
  if (draft === null || isEmptyDraft(draft)) return []
  const item = completeItem(draft)
  if (knownListings(cache).some((listing) => hasSameDetails(item, listing))) return []
  return [item.listingTitle === '' ? 'the form you started' : `the form “${item.listingTitle}”`]
}

function fileOfBatch(): string[] {
  return hasDraft(BATCH_DRAFT) ? ['a file of items that is not started'] : []
}

/** As `useEdit` names what it keeps: of a listing or of a footer. */
const EDIT = /^(listing|footer)-/

function unsavedEdits(): string[] {
  const count = draftNames().filter((name) => EDIT.test(name)).length
  if (count === 0) return []
  return [count === 1 ? 'an edit that is not saved' : `${count} edits that are not saved`]
}

function unsavedChoices(): string[] {
  const count = draftNames().filter((name) => name.startsWith(CHOICE_DRAFTS)).length
  if (count === 0) return []
  return [
    count === 1
      ? 'which new parts you chose of a listing'
      : `which new parts you chose of ${count} listings`,
  ]
}
