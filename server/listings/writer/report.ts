import type { Writing, WritingRequest } from './writer.ts'

/** Reports the finished texts, so that what was shown last is what is kept. */
export function reportAll(writing: Writing, onProgress: WritingRequest['onProgress']): void {
  onProgress?.({ stage: 'title', title: writing.generatedTitle })
  onProgress?.({ stage: 'description', description: writing.generatedDescription })
  onProgress?.({ stage: 'tags', tags: writing.generatedTags })
  onProgress?.({ stage: 'altText', altText: writing.generatedAltText })
  onProgress?.({ stage: 'explanation', explanation: writing.generatedExplanation })
}
