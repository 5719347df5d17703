import * as z from 'zod/mini'
import { requiredText } from './text.ts'

export const FOOTER = { nameMax: 50, contentMax: 1000 } as const

export const FooterBody = z.object({
  name: requiredText({
    label: 'Name',
    max: FOOTER.nameMax,
    tooLong: `Name must be less than ${FOOTER.nameMax} characters`,
  }),
  content: requiredText({
    label: 'Content',
    max: FOOTER.contentMax,
    tooLong: `Content must be less than ${FOOTER.contentMax} characters`,
  }),
})
export type FooterBody = z.infer<typeof FooterBody>

/** A patch names what it changes and nothing else. */
export const FooterPatch = z.strictObject({
  name: z.optional(FooterBody.shape.name),
  content: z.optional(FooterBody.shape.content),
})
export type FooterPatch = z.infer<typeof FooterPatch>

export const Footer = z.object({
  id: z.string(),
  name: z.string(),
  content: z.string(),
  /** Counts the edits. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Footer = z.infer<typeof Footer>
