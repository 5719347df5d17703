import * as z from 'zod/mini'
import { CurrentUser, FingerprintBody, SyncBody } from './accounts.ts'
import { adminRoutes } from './admin.ts'
import { checkoutRoutes } from './checkout.ts'
import { PublicConfiguration } from './configuration.ts'
import { Footer, FooterBody, FooterPatch } from './footers.ts'
import { GeneratorInput, Listing, ListingPatch, WritingPart } from './listings.ts'
import { meRoutes } from './me.ts'
import { route } from './route.ts'
import { shelfRoutes } from './shelf.ts'
import { takeOutRoutes } from './take-out.ts'

/** Every call of the API. */
export const routes = {
  configuration: route({
    method: 'GET',
    path: '/api/config',
    summary: 'What the browser needs to know before anyone signs in',
    access: 'anyone',
    answer: PublicConfiguration,
  }),
  syncLocal: route({
    method: 'POST',
    path: '/api/auth/local',
    summary: 'Tell the server who signed in with the embedded identity provider',
    access: 'anyone',
    body: SyncBody,
    answer: CurrentUser,
  }),
  syncFirebase: route({
    method: 'POST',
    path: '/api/auth/firebase',
    summary: 'Tell the server who signed in with Firebase',
    access: 'anyone',
    body: SyncBody,
    answer: CurrentUser,
  }),
  sendFingerprint: route({
    method: 'POST',
    path: '/api/auth/fingerprint',
    summary: 'Store the fingerprint of the browser',
    access: 'signedIn',
    body: FingerprintBody,
    answer: null,
  }),
  currentUser: route({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The person who is signed in',
    access: 'signedIn',
    answer: CurrentUser,
  }),
  generateListing: route({
    method: 'POST',
    path: '/api/generate-listing',
    summary: 'Write one listing for one credit',
    access: 'signedIn',
    body: GeneratorInput,
    answer: Listing,
    isRepeatable: true,
    events: { progress: WritingPart, answer: 'listing' },
  }),
  ...shelfRoutes,
  ...takeOutRoutes,
  getListing: route({
    method: 'GET',
    path: '/api/listings/:id',
    summary: 'One listing',
    access: 'signedIn',
    answer: Listing,
  }),
  updateListing: route({
    method: 'PATCH',
    path: '/api/listings/:id',
    summary: 'Change what was written by hand',
    access: 'signedIn',
    body: ListingPatch,
    answer: Listing,
    isConditional: true,
  }),
  deleteListing: route({
    method: 'DELETE',
    path: '/api/listings/:id',
    summary: 'Delete one listing; its credit stays spent',
    access: 'signedIn',
    answer: null,
  }),
  restoreListing: route({
    method: 'POST',
    path: '/api/listings/:id/restore',
    summary: 'Bring back a listing that was deleted less than a day ago',
    access: 'signedIn',
    answer: Listing,
  }),
  listFooters: route({
    method: 'GET',
    path: '/api/footers',
    summary: 'All footers of the person, newest first',
    access: 'signedIn',
    answer: z.array(Footer),
  }),
  createFooter: route({
    method: 'POST',
    path: '/api/footers',
    summary: 'Save a footer',
    access: 'signedIn',
    body: FooterBody,
    answer: Footer,
  }),
  updateFooter: route({
    method: 'PATCH',
    path: '/api/footers/:id',
    summary: 'Change a footer',
    access: 'signedIn',
    body: FooterPatch,
    answer: Footer,
    isConditional: true,
  }),
  deleteFooter: route({
    method: 'DELETE',
    path: '/api/footers/:id',
    summary: 'Delete a footer',
    access: 'signedIn',
    answer: null,
  }),
  restoreFooter: route({
    method: 'POST',
    path: '/api/footers/:id/restore',
    summary: 'Bring back a footer that was deleted less than a day ago',
    access: 'signedIn',
    answer: Footer,
  }),
  ...checkoutRoutes,
  ...meRoutes,
  ...adminRoutes,
} as const

export type Routes = typeof routes
export type RouteName = keyof Routes
