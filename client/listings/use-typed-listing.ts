import { useMemo, useState } from 'react'
import { useSettled } from '#client/ui/use-settled.ts'
import type { Listing } from '#contract/listings.ts'

const REST_MS = 150

export type EditedField =
  | 'generatedTitle'
  | 'generatedDescription'
  | 'generatedTags'
  | 'generatedAltText'

/** What stands in the open editors; a field without one is absent or undefined. */
export type TypedTexts = { [Field in EditedField]?: NonNullable<Listing[Field]> | undefined }

/** A listing together with what is being typed into it, for all that is measured live. */
export function useTypedListing(saved: Listing) {
  const [typed, setTyped] = useState<TypedTexts>({})
  const current = useMemo(() => withTyped(saved, typed), [saved, typed])
  const settled = useSettled(current, REST_MS)
  const isTyping = Object.values(typed).some((text) => text !== undefined)
  return {
    /** The listing as it would be if it were saved now, a moment after each key. */
    listing: isTyping ? settled : saved,
    typed,
    type: (texts: TypedTexts) => setTyped((before) => ({ ...before, ...texts })),
  }
}

function withTyped(saved: Listing, typed: TypedTexts): Listing {
  return {
    ...saved,
    generatedTitle: typed.generatedTitle ?? saved.generatedTitle,
    generatedDescription: typed.generatedDescription ?? saved.generatedDescription,
    generatedTags: typed.generatedTags ?? saved.generatedTags,
    generatedAltText: typed.generatedAltText ?? saved.generatedAltText,
  }
}
