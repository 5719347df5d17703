import { useRef, useState } from 'react'
import type { Listing } from '#contract/listings.ts'
import type { Fix } from '#marketplace/fixes/fix.ts'
import { useFactLock } from './use-fact-lock.ts'
import { useSaveListing } from './use-save-listing.ts'
import { useTypedListing } from './use-typed-listing.ts'

/** An opened listing: what is typed into it, how it is saved, and what one press can mend. */
export function useOpenListing(saved: Listing) {
  const save = useSaveListing(saved)
  const { listing, typed, type } = useTypedListing(saved)
  const [altText, setAltText] = useState<{ suggestion: string } | null>(null)
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

  return {
    save,
    facts,
    health: { ref: health, listing, typed, onFix: fix },
    draftTitle: (text: string | null) => type({ generatedTitle: text ?? undefined }),
    draftDescription: (text: string | null) => type({ generatedDescription: text ?? undefined }),
    draftTags: (tags: string[] | null) => type({ generatedTags: tags ?? undefined }),
    altText: {
      isShown: (saved.generatedAltText ?? '') !== '' || altText !== null,
      saved: saved.generatedAltText ?? '',
      suggestion: altText?.suggestion ?? '',
      onSave: (text: string) => save({ generatedAltText: text }),
      onDraft: (text: string | null) => type({ generatedAltText: text ?? undefined }),
      onGiveUp: () => {
        setAltText(null)
        health.current?.focus()
      },
    },
  }
}
