import * as z from 'zod/mini'
import { Listing } from './listings.ts'
import { PageQuery } from './paging.ts'
import { route } from './route.ts'

/**
 * How a version came to be: written by the writer, pasted to be improved, parts of the improvement taken, one part
 * written again, edited by hand, or an earlier one restored. A listing that was edited before versions were kept
 * begins with how it stood when they came.
 */
const VersionKind = z.enum(['written', 'pasted', 'improved', 'kept', 'again', 'edited', 'restored'])
export type VersionKind = z.infer<typeof VersionKind>

/** The texts of which every version is kept. */
export const VERSION_FIELDS = [
  'generatedTitle',
  'generatedDescription',
  'generatedTags',
  'generatedAltText',
  'generatedExplanation',
  'listingTitle',
  'sku',
] as const

export const VersionTexts = z.pick(Listing, {
  generatedTitle: true,
  generatedDescription: true,
  generatedTags: true,
  generatedAltText: true,
  generatedExplanation: true,
  listingTitle: true,
  sku: true,
})
export type VersionTexts = z.infer<typeof VersionTexts>

export const Version = z.object({
  /** From 1, without a gap; the newest is how the listing stands. */
  number: z.int(),
  kind: VersionKind,
  /** Which version a restored one is made of. */
  restored: z.nullable(z.int()),
  /** What it changed of the version before it. */
  changed: z.array(z.enum(VERSION_FIELDS)),
  /** What of it was an improvement and says again what was pasted. */
  putBack: z.array(z.enum(VERSION_FIELDS)),
  /** Who made it, or had it written. */
  actorId: z.string(),
  /** Edits of one text within a few minutes are one version: this is when the first of them was saved. */
  madeAt: z.iso.datetime(),
})
export type Version = z.infer<typeof Version>

/** A version, and what the listing said in it. */
export const WholeVersion = z.extend(Version, { texts: VersionTexts })
export type WholeVersion = z.infer<typeof WholeVersion>

/**
 * A version as it is kept: with what the texts that it changed said before, and of one that was pasted, what was
 * written from it.
 */
export const KeptVersion = z.extend(Version, {
  listingId: z.string(),
  earlier: z.partial(VersionTexts),
  written: z.nullable(z.partial(VersionTexts)),
})
export type KeptVersion = z.infer<typeof KeptVersion>

/** Looking back at a listing, and going back. */
export const versionRoutes = {
  listVersions: route({
    method: 'GET',
    path: '/api/listings/:id/versions',
    summary: 'The versions of a listing, newest first, by pages',
    access: 'signedIn',
    scope: 'listings:read',
    query: PageQuery,
    answer: z.array(Version),
    isPaged: true,
  }),
  getVersion: route({
    method: 'GET',
    path: '/api/listings/:id/versions/:number',
    summary: 'What a listing said in one of its versions',
    access: 'signedIn',
    scope: 'listings:read',
    answer: WholeVersion,
  }),
  restoreVersion: route({
    method: 'POST',
    path: '/api/listings/:id/versions/:number/restore',
    summary:
      'Have a listing say again what it said in a version; this makes a new one, where anything differs',
    access: 'signedIn',
    scope: 'listings:write',
    answer: Listing,
    isConditional: true,
  }),
} as const
