import { createContext, type RefObject, use, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Listing, ListingPatch } from '#contract/listings.ts'
import {
  type FactField,
  isComparedInFull,
  type Unbacked,
  unbackedWords,
  unsaidWords,
} from '#marketplace/fact-lock.ts'
import { type Removal, removalOf } from '#marketplace/facts/removal.ts'
import { readKeptWords, writeKeptWords } from './kept-words.ts'
import { saysMore } from './says-more.ts'

/** The words of an opened listing that nothing entered stands behind, and what can be done. */
export type FactLock = {
  /** Those the seller has not decided about. */
  open: Unbacked[]
  /** Those the seller stands behind. */
  kept: Unbacked[]
  /** What a buyer must know and the description does not say. */
  unsaid: string[]
  /** False for a text in whose language only numbers and names can be compared. */
  isComparedInFull: boolean
  /** The line that says how it stands; it takes the focus when a marked word goes away. */
  line: RefObject<HTMLElement | null>
  keep: (words: string) => void
  askAgain: () => void
  removalOf: (unbacked: Unbacked) => Removal | null
  /** Whether more goes with these words than the seller means to take out. */
  takesMore: (unbacked: Unbacked, removal: Removal | null) => boolean
  /** Opens the text that they stand in, with the words marked. */
  edit: (unbacked: Unbacked) => void
  /** Answers whether it is saved. */
  remove: (removal: Removal) => Promise<boolean>
}

type FactLockInput = {
  listing: Listing
  /** Saves and says so; answers whether it is saved. */
  save: (patch: ListingPatch) => Promise<boolean>
  edit: (unbacked: Unbacked) => void
}

export function useFactLock({ listing, save, edit }: FactLockInput): FactLock {
  const [keptWords, setKeptWords] = useState(() => readKeptWords(listing.id))
  const line = useRef<HTMLElement>(null)
  const entered = useMemo(
    () => ({ ...listing, starredKeywords: listing.starredKeywords ?? '' }),
    [listing],
  )
  const found = useMemo(() => unbackedWords(listing, entered), [listing, entered])
  const decide = (words: string[]) => {
    writeKeptWords(listing.id, words)
    flushSync(() => setKeptWords(words))
    line.current?.focus()
  }
  return {
    open: found.filter(({ words }) => !keptWords.includes(words)),
    kept: found.filter(({ words }) => keptWords.includes(words)),
    unsaid: useMemo(() => unsaidWords(listing, entered), [listing, entered]),
    isComparedInFull: useMemo(() => isComparedInFull(listing), [listing]),
    line,
    keep: (words) => decide([...keptWords, words]),
    askAgain: () => decide([]),
    removalOf: (unbacked) => removalOf(listing, unbacked),
    takesMore: (unbacked, removal) => saysMore(listing, { unbacked, removal }),
    edit,
    remove: async ({ patch }) => {
      const isSaved = await save(patch)
      if (isSaved) line.current?.focus()
      return isSaved
    },
  }
}

/** The fact lock of the listing around a text. */
export const FactLockContext = createContext<FactLock | null>(null)

/** All unbacked words of one field, kept ones included, and the lock they belong to. */
export function useFieldFacts(field: FactField) {
  const lock = use(FactLockContext)
  const inField = (unbacked: Unbacked) => unbacked.field === field
  return {
    lock,
    open: lock?.open.filter(inField) ?? [],
    kept: lock?.kept.filter(inField) ?? [],
  }
}
