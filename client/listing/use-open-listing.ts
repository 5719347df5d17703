import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { useEdit, useTextEdit } from '#client/editing/use-edit.ts'
import { useFactLock } from '#client/listing/facts/use-fact-lock.ts'
import type { Listing } from '#contract/listings.ts'
import { FIELD_OF_PART } from '#contract/parts.ts'
import type { Unbacked } from '#marketplace/fact-lock.ts'
import { placesOf } from '#marketplace/facts/places.ts'
import type { Fix } from '#marketplace/fixes/fix.ts'
import { noteOnTag, tidyTag } from '#marketplace/tag-notes.ts'
import type { AppendedFooters } from './appended-footers.ts'
import { draftNameOf } from './unsaved.ts'
import { useSaveListing } from './use-save-listing.ts'
import { type ListingEdits, useTypedListing } from './use-typed-listing.ts'

/** An opened listing: the edits of its texts, and what one press can mend. */
export function useOpenListing(saved: Listing, footers: AppendedFooters) {
  const save = useSaveListing(saved)
  const health = useRef<HTMLElement>(null)
  const edits = useListingEdits({ saved, save, footers, health })
  const listing = useTypedListing(saved, edits)
  const editWords = ({ field, words }: Unbacked) => {
    if (field === 'tags') return edits.generatedTags.open()
    const isAlong = field === 'description' && footers.isEditedAlong
    const begun = isAlong ? `${saved.generatedDescription}${footers.text}` : undefined
    flushSync(() => edits[FIELD_OF_PART[field]].open(begun))
    markInEditor(words)
  }
  const facts = useFactLock({ listing, save, edit: editWords })
  const { generatedAltText: altText } = edits

  const fix = async (given: Fix) => {
    if (given.kind === 'write') return altText.open(given.suggestion)
    if (await save(given.patch)) health.current?.focus()
  }
  return {
    facts,
    edits,
    /** Without a saved one, the alt text stands only while it is written. */
    hasAltText: altText.saved !== '' || altText.phase !== 'reading',
    health: {
      ref: health,
      listing,
      onFix: fix,
      isEdited: (field: Fix['field']) => edits[field].phase !== 'reading',
    },
  }
}

/** The editor that was opened has the focus. */
function markInEditor(words: string): void {
  const editor = document.activeElement
  if (!(editor instanceof HTMLTextAreaElement)) return
  const [place] = placesOf(editor.value, [words])
  if (place) editor.setSelectionRange(place.start, place.end)
  editor.scrollIntoView({ block: 'center' })
}

type EditsInput = {
  saved: Listing
  save: ReturnType<typeof useSaveListing>
  footers: AppendedFooters
  health: RefObject<HTMLElement | null>
}

function useListingEdits({ saved, save, footers, health }: EditsInput): ListingEdits {
  const rulesOf = (field: 'generatedTitle' | 'generatedDescription' | 'generatedAltText') => ({
    draftName: draftNameOf(saved.id, field),
    saved: saved[field] ?? '',
    save: (text: string) => save({ [field]: text }),
  })
  const saveDescription = async (generatedDescription: string) => {
    const isSaved = await save({ generatedDescription })
    if (isSaved) footers.settle()
    return isSaved
  }
  return {
    generatedTitle: useTextEdit({
      ...rulesOf('generatedTitle'),
      isRequired: true,
      tidy: onOneLine,
    }),
    generatedDescription: useTextEdit({
      ...rulesOf('generatedDescription'),
      isRequired: true,
      save: saveDescription,
    }),
    generatedAltText: useTextEdit({ ...rulesOf('generatedAltText'), elsewhere: health }),
    generatedTags: useEdit({
      draftName: draftNameOf(saved.id, 'generatedTags'),
      schema: Tags,
      saved: saved.generatedTags,
      save: (generatedTags) => save({ generatedTags }),
      canSave: (tags) => !tags.some((_, at) => noteOnTag(tags, at)?.isRefused),
      tidy: (tags) => tags.map(tidyTag),
    }),
  }
}

const Tags = z.array(z.string())

// The marketplace's title field is a single line.
function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
