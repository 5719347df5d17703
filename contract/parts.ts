import * as z from 'zod/mini'
import { PartSchema } from './improving/part-schema.ts'
import { PARTS_AGAIN } from './improving/parts-again.ts'
import { Listing, LISTING } from './listings.ts'
import { route } from './route.ts'
import { optionalText } from './text.ts'

/** The parts that are written, and the field that holds each. */
export const FIELD_OF_PART = {
  title: 'generatedTitle',
  description: 'generatedDescription',
  tags: 'generatedTags',
  altText: 'generatedAltText',
} as const
export type WrittenPart = keyof typeof FIELD_OF_PART

/** The wishes that are one press away; the first has the description go down one length. */
export const READY_WISHES = {
  shorter: 'shorter',
  sizeFirst: 'start with the size',
  lessPlayful: 'less playful',
  noList: 'no list',
} as const

export const WISH_MAX = 300
/** A description holds no more lines than this that could be kept. */
const PINNED_MAX = 200

export const PartAgain = z.strictObject({
  part: PartSchema,
  wish: optionalText({ label: 'What should be different', max: WISH_MAX }),
  /** Sentences of the description, or tags, that stay letter for letter. */
  pinned: z._default(
    z
      .array(
        z
          .string('What is pinned must be text')
          .check(z.minLength(1), z.maxLength(LISTING.descriptionMax)),
        'What is pinned must be a list',
      )
      .check(z.maxLength(PINNED_MAX, `At most ${PINNED_MAX} sentences can be pinned`)),
    [],
  ),
})
export type PartAgain = z.infer<typeof PartAgain>

export const PartsLeft = z.object({
  /** How many parts of this listing may still be written again for nothing. */
  left: z.int().check(z.minimum(0), z.maximum(PARTS_AGAIN.max)),
  /** When the first that was used counts no longer; null while none is used. */
  until: z.nullable(z.iso.datetime()),
})
export type PartsLeft = z.infer<typeof PartsLeft>

/** The pieces of a description that can be pinned, in its order: each line of a list, each sentence of a paragraph. */
export function piecesOf(description: string): string[] {
  return description.split('\n').flatMap((line) => {
    const text = line.trim()
    if (text === '') return []
    return isListLine(text)
      ? [text]
      : [...SENTENCES.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
  })
}

export function isListLine(line: string): boolean {
  return line.startsWith('•')
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Having one part of a listing written again. */
export const partRoutes = {
  countPartsLeft: route({
    method: 'GET',
    path: '/api/listings/:id/part',
    summary: 'How often a part of a listing may still be written again for nothing',
    access: 'signedIn',
    scope: 'listings:read',
    answer: PartsLeft,
  }),
  writePartAgain: route({
    method: 'POST',
    path: '/api/listings/:id/part',
    summary:
      'Write one part of a listing again, for nothing; everything else stays letter for letter',
    access: 'signedIn',
    scope: 'listings:write',
    body: PartAgain,
    answer: Listing,
    isConditional: true,
  }),
} as const
