import type { GenerationProgress, Listing, WritingPart } from '#contract/listings.ts'

/** What the writer adds to the seller's own words. */
export type WrittenTexts = Pick<
  Listing,
  | 'generatedTitle'
  | 'generatedDescription'
  | 'generatedTags'
  | 'generatedAltText'
  | 'generatedExplanation'
>

export const WRITING_STEPS = ['Title', 'Description', 'Tags', 'Alt text', 'Reasons'] as const

const ALT_TEXT_STEP = WRITING_STEPS.indexOf('Alt text')

/** The steps of an item: one whose photo nobody described gets no alt text. */
export function stepsOf({ stepsDone }: Writing, hasPhoto: boolean) {
  if (hasPhoto) return { names: WRITING_STEPS, done: stepsDone }
  return {
    names: WRITING_STEPS.filter((_, step) => step !== ALT_TEXT_STEP),
    done: stepsDone > ALT_TEXT_STEP ? stepsDone - 1 : stepsDone,
  }
}

/** As much of a listing as has been written so far. */
export type Writing = {
  /** The writer has no place free yet. */
  isQueued: boolean
  /** How many of the steps are finished. */
  stepsDone: number
  title: string
  description: string
  tags: string[]
  altText: string | null
  explanation: string | null
}

export const NOTHING_WRITTEN: Writing = {
  isQueued: false,
  stepsDone: 0,
  title: '',
  description: '',
  tags: [],
  altText: null,
  explanation: null,
}

const STAGES: WritingPart['stage'][] = ['title', 'description', 'tags', 'altText', 'explanation']

/** What has been written with one more part, or with the same part a little longer. */
export function withPart(writing: Writing, progress: GenerationProgress): Writing {
  if (progress.stage === 'waiting') return { ...writing, isQueued: true }
  const { stage, ...part } = progress
  const stepsDone = Math.max(writing.stepsDone, STAGES.indexOf(stage))
  return { ...writing, ...part, isQueued: false, stepsDone }
}

/** A finished listing is set before the seller's eyes in this time. */
export const SETTING_MS = 1200

/** Then its seam is sewn and its credit goes, and last of all it is told in words. */
export const SETTLED_MS = 540

// Where each step ends, as a share of the whole.
const STEP_ENDS = [0.3, 0.6, 0.86, 0.93, 1] as const

/** How a finished listing looks when a share of its setting time has passed. */
export function writingAt(listing: WrittenTexts, share: number): Writing {
  const [titleEnd, descriptionEnd, tagsEnd, altTextEnd, end] = STEP_ENDS
  const tagsShown = partOf(share, descriptionEnd, tagsEnd) * listing.generatedTags.length
  return {
    isQueued: false,
    stepsDone: STEP_ENDS.filter((stepEnd) => share >= stepEnd).length,
    title: firstWords(listing.generatedTitle, partOf(share, 0, titleEnd)),
    description: firstWords(listing.generatedDescription, partOf(share, titleEnd, descriptionEnd)),
    tags: listing.generatedTags.slice(0, Math.floor(tagsShown)),
    altText: share >= altTextEnd ? listing.generatedAltText : null,
    explanation: share >= end ? listing.generatedExplanation : null,
  }
}

/** The line under the heading: which step is being written. */
export function stepLine(writing: Writing, hasPhoto: boolean): string {
  if (writing.isQueued) return 'Many listings are being written. Yours is in line.'
  const { names, done } = stepsOf(writing, hasPhoto)
  const step = names[Math.min(done, names.length - 1)] ?? ''
  const number = Math.min(done + 1, names.length)
  return `Step ${number} of ${names.length}: ${step.toLowerCase()}`
}

function partOf(share: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (share - from) / (to - from)))
}

function firstWords(text: string, share: number): string {
  const pieces = text.split(/(?<=\s)/)
  return pieces.slice(0, Math.round(pieces.length * share)).join('')
}
