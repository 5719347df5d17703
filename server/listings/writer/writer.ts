import type { GeneratorInput, WritingPart } from '#contract/listings.ts'

/** Who asked, for limits and the log. */
export type Asker = { userId: string; requestId?: string | undefined }

export type WritingRequest = {
  input: GeneratorInput
  asker: Asker
  /** The same input and seed give the same listing; another seed words the same facts anew. */
  seed: string
  /** What the same seller's other listings say, newest first; a listing repeats none of our sentences in it. */
  others?: readonly string[]
  signal: AbortSignal
  onProgress?: (part: WritingPart) => void
}

/** A complete listing, ready to be kept. */
export type Writing = {
  generatedTitle: string
  generatedDescription: string
  generatedTags: string[]
  generatedAltText: string | null
  generatedExplanation: string
}

/** Writes listings. Whoever implements it answers only with text that passed the marketplace review. */
export type ListingWriter = {
  name: 'composer' | 'model'
  write(request: WritingRequest): Promise<Writing>
}

/** The input holds no words a listing could be written from. */
export class NothingToWriteAbout extends Error {
  constructor() {
    super('The input holds nothing to write about')
    this.name = 'NothingToWriteAbout'
  }
}

/** Why no listing came about; these words may be logged, because nobody else's stand in them. */
export type WritingFailure = 'unavailable' | 'used_up' | 'timed_out' | 'unusable'

/** The writer gave up. Nothing was written and nothing may be charged. */
export class WritingFailed extends Error {
  readonly failure: WritingFailure
  /** When it may be worth asking again; known only where the writer is unavailable or used up. */
  readonly retryAfterSeconds: number | undefined

  constructor(failure: WritingFailure, reason: string, retryAfterSeconds?: number) {
    super(`No listing was written: ${reason}`)
    this.name = 'WritingFailed'
    this.failure = failure
    this.retryAfterSeconds = retryAfterSeconds
  }
}
