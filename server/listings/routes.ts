import type { Routes } from '#contract/routes.ts'
import type { Database } from '#server/database/database.ts'
import type { Handlers } from '#server/http/serve.ts'
import type { Generator } from './generate.ts'
import { findListing, listListings, patchListing, removeListing } from './library.ts'
import { paced } from './paced.ts'

type ListingRoutes = Pick<
  Routes,
  'generateListing' | 'listListings' | 'getListing' | 'updateListing' | 'deleteListing'
>

type Parts = { db: Database; generator: Generator }

export function listingHandlers({ db, generator }: Parts): Handlers<ListingRoutes> {
  return {
    generateListing: async ({ actor, body, idempotencyKey, report }) =>
      generator.generate({
        userId: actor.id,
        input: body,
        idempotencyKey,
        onProgress: report && paced(report),
      }),
    listListings: async ({ actor }) => listListings(db, actor.id),
    getListing: async ({ actor, params }) => findListing(db, { userId: actor.id, id: params.id }),
    updateListing: async ({ actor, params, body }) =>
      patchListing(db, { userId: actor.id, id: params.id }, body),
    deleteListing: async ({ actor, params }) =>
      removeListing(db, { userId: actor.id, id: params.id }),
  }
}
