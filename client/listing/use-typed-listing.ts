import { useMemo } from 'react'
import type { Edit } from '#client/editing/use-edit.ts'
import { useSettled } from '#client/ui/use-settled.ts'
import type { Listing } from '#contract/listings.ts'
import { tidyTag } from '#marketplace/tag-notes.ts'

const REST_MS = 150

/** The edits of the texts that make a listing what it is. */
export type ListingEdits = {
  generatedTitle: Edit<string>
  generatedDescription: Edit<string>
  generatedTags: Edit<string[]>
  generatedAltText: Edit<string>
}

/** A listing as it would be if all that is typed were saved now, a moment after each key. */
export function useTypedListing(saved: Listing, edits: ListingEdits): Listing {
  const title = typedIn(edits.generatedTitle)
  const description = typedIn(edits.generatedDescription)
  const tags = typedIn(edits.generatedTags)
  const altText = typedIn(edits.generatedAltText)
  const current = useMemo(
    () => ({
      ...saved,
      generatedTitle: title ?? saved.generatedTitle,
      generatedDescription: description ?? saved.generatedDescription,
      generatedTags: tags?.map(tidyTag) ?? saved.generatedTags,
      generatedAltText: altText ?? saved.generatedAltText,
    }),
    [saved, title, description, tags, altText],
  )
  const settled = useSettled(current, REST_MS)
  const isTyping = Object.values(edits).some(({ phase }) => phase !== 'reading')
  return isTyping ? settled : saved
}

function typedIn<Value>({ phase, text }: Edit<Value>): Value | undefined {
  return phase === 'reading' ? undefined : text
}
