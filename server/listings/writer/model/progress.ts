import type { WritingPart, WritingRequest } from '../writer.ts'
import { type ListingDraft, readPartialDraft } from './draft.ts'
import { plainLine, plainText } from './hygiene.ts'

// Reading half an answer again for every letter would cost more than writing it.
const STEP_CHARACTERS = 24

type ProgressOptions = {
  onProgress: WritingRequest['onProgress']
  leaks: (text: string) => boolean
}

/** Reports the parts of an answer while it arrives, as plain text, and nothing of our instructions. */
export function progressReporter({ onProgress, leaks }: ProgressOptions) {
  const reported = new Map<WritingPart['stage'], string>()
  let seen = 0

  return async (answer: string): Promise<void> => {
    if (onProgress === undefined || answer.length < seen + STEP_CHARACTERS) return
    seen = answer.length
    if (leaks(answer)) return
    for (const part of partsOf(await readPartialDraft(answer))) {
      const text = JSON.stringify(part)
      if (reported.get(part.stage) === text) continue
      reported.set(part.stage, text)
      onProgress(part)
    }
  }
}

function partsOf(draft: Partial<ListingDraft>): WritingPart[] {
  const { title, description, tags, altText, explanation } = draft
  return [
    ...part(title, (text) => ({ stage: 'title', title: plainLine(text) })),
    ...part(description, (text) => ({ stage: 'description', description: plainText(text) })),
    ...part(tags, (list) => ({ stage: 'tags', tags: list.map(plainLine) })),
    ...part(altText, (text) => ({ stage: 'altText', altText: plainLine(text) })),
    ...part(explanation, (text) => ({ stage: 'explanation', explanation: plainText(text) })),
  ]
}

function part<T extends string | string[]>(
  value: T | undefined,
  asPart: (value: T) => WritingPart,
): WritingPart[] {
  return value === undefined || value.length === 0 ? [] : [asPart(value)]
}
