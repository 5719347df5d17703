import * as z from 'zod/mini'
import { route } from './route.ts'
import { requiredText } from './text.ts'

export const FOOTER = { nameMax: 50, contentMax: 1000 } as const

export const FooterBody = z.strictObject({
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
  /** Goes under every new listing; at most one of them does. */
  isUsual: z.boolean(),
  /** Counts the edits. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Footer = z.infer<typeof Footer>

/** What can be done with saved footers. */
export const footerRoutes = {
  listFooters: route({
    method: 'GET',
    path: '/api/footers',
    summary: 'All footers of the person, newest first',
    access: 'signedIn',
    scope: 'listings:read',
    answer: z.array(Footer),
  }),
  createFooter: route({
    method: 'POST',
    path: '/api/footers',
    summary: 'Save a footer',
    access: 'signedIn',
    scope: null,
    body: FooterBody,
    answer: Footer,
  }),
  updateFooter: route({
    method: 'PATCH',
    path: '/api/footers/:id',
    summary: 'Change a footer',
    access: 'signedIn',
    scope: null,
    body: FooterPatch,
    answer: Footer,
    isConditional: true,
  }),
  chooseUsualFooter: route({
    method: 'PATCH',
    path: '/api/usual-footer',
    summary: 'Choose the footer that goes under every new listing, or none; answers all footers',
    access: 'signedIn',
    scope: null,
    body: z.strictObject({
      footerId: z.nullable(z.string('Please name a footer, or none with null.')),
    }),
    answer: z.array(Footer),
  }),
  deleteFooter: route({
    method: 'DELETE',
    path: '/api/footers/:id',
    summary: 'Delete a footer',
    access: 'signedIn',
    scope: null,
    answer: null,
  }),
  restoreFooter: route({
    method: 'POST',
    path: '/api/footers/:id/restore',
    summary: 'Restore a deleted footer, while the wastebasket keeps it',
    access: 'signedIn',
    scope: null,
    answer: Footer,
  }),
} as const
