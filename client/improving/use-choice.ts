import { useState } from 'react'
import { isNotChosenYet } from '#client/listing/not-chosen.ts'
import type { Improvement } from '#contract/improving/improving.ts'
import { FIELD_OF_PART, type WrittenPart } from '#contract/parts.ts'

/** Which of the new parts she takes; at first all of them, and once she chose those that she chose. */
export function useChoice(improvement: Improvement) {
  const offered = offeredIn(improvement)
  const edited = editedIn(improvement)
  const saved = savedIn(improvement, offered)
  const isChosen = !isNotChosenYet(improvement.listing)
  const [taken, setTaken] = useState(() =>
    isChosen ? saved : offered.filter((part) => !edited.includes(part)),
  )
  return {
    taken,
    edited,
    isSaved: isChosen && taken.join() === saved.join(),
    chooseSaved: () => setTaken(saved),
    choose: (part: WrittenPart | null, isNew: boolean) =>
      setTaken(
        offered.filter((one) => (part === null || one === part ? isNew : taken.includes(one))),
      ),
  }
}

export function offeredIn({ parts }: Improvement): WrittenPart[] {
  return parts.filter(({ isOffered }) => isOffered).map(({ part }) => part)
}

/** What was never pasted is not hers. */
function yoursLeft({ pasted, parts }: Improvement, taken: readonly WrittenPart[]): number {
  return parts.filter(({ part }) => !taken.includes(part) && pasted[FIELD_OF_PART[part]] !== null)
    .length
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

/** "2 new parts, 1 of yours". */
export function keptOf(improvement: Improvement, taken: readonly WrittenPart[]): string {
  if (taken.length === 0) return 'All of yours'
  const left = yoursLeft(improvement, taken)
  return left === 0 ? newParts(taken.length) : `${newParts(taken.length)}, ${left} of yours`
}

export function newParts(count: number): string {
  return count === 1 ? '1 new part' : `${count} new parts`
}
