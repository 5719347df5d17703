import { useEffect, useEffectEvent, useState } from 'react'
import { isNotChosenYet } from '#client/listing/not-chosen.ts'
import type { Improvement } from '#contract/improving/improving.ts'
import { FIELD_OF_PART, type WrittenPart } from '#contract/parts.ts'
import { dropChoice, keepChoice, readChoice } from './kept-choice.ts'

/**
 * Which of the new parts she takes; at first all of them, and once she chose those that she chose. What she presses
 * is kept until it is saved, so that coming back she goes on with it and saves nothing that she had rejected.
 */
export function useChoice(improvement: Improvement) {
  const { listing } = improvement
  const offered = offeredIn(improvement)
  const edited = editedIn(improvement)
  const saved = savedIn(improvement, offered)
  const isChosen = !isNotChosenYet(listing)
  const [begun] = useState(() => begunWith(improvement))
  const [taken, setTaken] = useState(
    begun ?? (isChosen ? saved : offered.filter((part) => !edited.includes(part))),
  )
  const forgetSettled = useEffectEvent(() => {
    if (begun === null) dropChoice(listing)
  })
  // The browser's storage: where another choice was saved elsewhere meanwhile, this is none any more.
  useEffect(() => forgetSettled(), [])
  const isAsSaved = (parts: readonly WrittenPart[]) => isChosen && parts.join() === saved.join()
  return {
    taken,
    edited,
    isSaved: isAsSaved(taken),
    /** She comes back to a choice other than the one that is saved. */
    isResumed: begun !== null && isChosen,
    chooseSaved: () => setTaken(saved),
    choose: (part: WrittenPart | null, isNew: boolean) => {
      const next = offered.filter((one) =>
        part === null || one === part ? isNew : taken.includes(one),
      )
      setTaken(next)
      if (isAsSaved(next)) dropChoice(listing)
      else keepChoice(listing, next)
    },
  }
}

/** What she had chosen when she left it, without what she changed by hand since; null where that is settled. */
function begunWith(improvement: Improvement): WrittenPart[] | null {
  const { listing } = improvement
  const kept = readChoice(listing)
  if (kept === null) return null
  const isUnchanged = kept.version === listing.version
  if (!isUnchanged && !isNotChosenYet(listing)) return null
  const edited = isUnchanged ? [] : editedIn(improvement)
  return offeredIn(improvement).filter(
    (part) => kept.taken.includes(part) && !edited.includes(part),
  )
}

export function offeredIn({ parts }: Improvement): WrittenPart[] {
  return parts.filter(({ isOffered }) => isOffered).map(({ part }) => part)
}

/** What was never pasted is not hers, and what she changed by hand since is neither. */
function left(improvement: Improvement, taken: readonly WrittenPart[]) {
  const { pasted, parts } = improvement
  const others = parts.map(({ part }) => part).filter((part) => !taken.includes(part))
  const edited = others.filter((part) => isEdited(improvement, part))
  const yours = others.filter(
    (part) => !edited.includes(part) && pasted[FIELD_OF_PART[part]] !== null,
  )
  return { edited: edited.length, yours: yours.length }
}

type Standing = Improvement['pasted']

function says({ listing }: Improvement, part: WrittenPart, texts: Standing): boolean {
  const field = FIELD_OF_PART[part]
  return JSON.stringify(listing[field]) === JSON.stringify(texts[field])
}

/** The new parts that the listing has already. */
function savedIn(improvement: Improvement, offered: readonly WrittenPart[]): WrittenPart[] {
  return offered.filter((part) => says(improvement, part, improvement.written))
}

/** What is neither as it was pasted nor as it was written. */
function editedIn(improvement: Improvement): WrittenPart[] {
  return improvement.parts.map(({ part }) => part).filter((part) => isEdited(improvement, part))
}

export function isEdited(improvement: Improvement, part: WrittenPart): boolean {
  const { pasted, written } = improvement
  return !says(improvement, part, pasted) && !says(improvement, part, written)
}

/** "2 new parts, 1 of yours", "1 new part, 1 changed by hand". */
export function keptOf(improvement: Improvement, taken: readonly WrittenPart[]): string {
  if (taken.length === 0) return 'All of yours'
  const { edited, yours } = left(improvement, taken)
  return [
    newParts(taken.length),
    ...(edited === 0 ? [] : [`${edited} changed by hand`]),
    ...(yours === 0 ? [] : [`${yours} of yours`]),
  ].join(', ')
}

export function newParts(count: number): string {
  return count === 1 ? '1 new part' : `${count} new parts`
}
