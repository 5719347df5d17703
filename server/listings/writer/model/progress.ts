import type { WritingPart } from '#contract/listings.ts'
import type { WritingRequest } from '../writer.ts'
import { type ListingDraft, readPartialDraft, textOf } from './answer.ts'
import { plainLine, plainText } from './hygiene.ts'

// Reading half an answer again for every letter would cost more than writing it: steps grow with it.
const STEP_CHARACTERS = 24
const STEP_SHARE = 1 / 32

type ProgressOptions = {
  onProgress: WritingRequest['onProgress']
  leaks: (text: string) => boolean
}

/** Reports the parts of an answer while it arrives, as plain text, and nothing of our instructions. */
export function progressReporter({ onProgress, leaks }: ProgressOptions) {
  const reported = new Map<WritingPart['stage'], string>()
  let seen = 0

  return async (answer: string): Promise<void> => {
    const step = Math.max(STEP_CHARACTERS, seen * STEP_SHARE)
    if (onProgress === undefined || answer.length < seen + step) return
    seen = answer.length
    const draft = await readPartialDraft(answer)
    if (leaks(textOf(draft))) return
    for (const writing of partsOf(draft)) {
      const text = JSON.stringify(writing)
      if (reported.get(writing.stage) === text) continue
      reported.set(writing.stage, text)
      onProgress(writing)
    }
  }
}

function partsOf(draft: Partial<ListingDraft>): WritingPart[] {
  const { title, description, tags, altText } = draft
  return [
    ...part(title, (text) => ({ stage: 'title', title: plainLine(text) })),
    ...part(description, (text) => ({ stage: 'description', description: plainText(text) })),
    ...part(tags, (list) => ({ stage: 'tags', tags: list.map(plainLine) })),
    ...part(altText, (text) => ({ stage: 'altText', altText: plainLine(text) })),
  ]
}

function part<T extends string | string[]>(
  value: T | undefined,
  asPart: (value: T) => WritingPart,
): WritingPart[] {
  return value === undefined || value.length === 0 ? [] : [asPart(value)]
}
