import { useRef, useState } from 'react'
import { hasDraft } from '#client/accounts/drafts.ts'
import type { Listing } from '#contract/listings.ts'
import type { Fix } from '#marketplace/fixes/fix.ts'
import { draftNameOf } from './unsaved.ts'
import { useFactLock } from './use-fact-lock.ts'
import { useSaveListing } from './use-save-listing.ts'
import { useTypedListing } from './use-typed-listing.ts'

/** An opened listing: what is typed into it, how it is saved, and what one press can mend. */
export function useOpenListing(saved: Listing) {
  const save = useSaveListing(saved)
  const { listing, typed, type } = useTypedListing(saved)
  const altTextDraft = draftNameOf(saved.id, 'generatedAltText')
  const [altText, setAltText] = useState(() => (hasDraft(altTextDraft) ? { suggestion: '' } : null))
  const facts = useFactLock({ listing, save })
  const health = useRef<HTMLElement>(null)

  const fix = async (given: Fix) => {
    if (given.kind === 'write') return setAltText(given)
    try {
      await save(given.patch)
      health.current?.focus()
    } catch {
      // The refusal has been shown; the check stays as it was, and so does its button.
    }
  }

  const text = (field: 'generatedTitle' | 'generatedDescription' | 'generatedAltText') => ({
    saved: saved[field] ?? '',
    draftName: draftNameOf(saved.id, field),
    onSave: (changed: string) => save({ [field]: changed }),
    onDraft: (draft: string | null) => type({ [field]: draft ?? undefined }),
  })

  return {
    facts,
    health: { ref: health, listing, typed, onFix: fix },
    title: text('generatedTitle'),
    description: text('generatedDescription'),
    tags: {
      listing: saved,
      draftName: draftNameOf(saved.id, 'generatedTags'),
      onSave: (generatedTags: string[]) => save({ generatedTags }),
      onDraft: (tags: string[] | null) => type({ generatedTags: tags ?? undefined }),
    },
    altText: {
      ...text('generatedAltText'),
      isShown: (saved.generatedAltText ?? '') !== '' || altText !== null,
      suggestion: altText?.suggestion ?? '',
      onGiveUp: () => {
        setAltText(null)
        health.current?.focus()
      },
    },
  }
}
