import type { Routes } from '#contract/routes.ts'
import type { Database } from '#server/database/database.ts'
import type { Handlers } from '#server/http/serve.ts'
import { expectedVersion, tagged } from '#server/http/version.ts'
import type { Generator } from './generate.ts'
import {
  findListing,
  listListings,
  patchListing,
  removeListing,
  restoreListing,
} from './library.ts'
import { paced } from './paced.ts'
import { countListings, shelfPage } from './shelf.ts'

type ListingRoutes = Pick<
  Routes,
  | 'generateListing'
  | 'listListings'
  | 'countListings'
  | 'getListing'
  | 'updateListing'
  | 'deleteListing'
  | 'restoreListing'
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
    listListings: async ({ actor: { id: userId }, query, request }) => {
      const isWhole = Object.values(query).every((value) => value === undefined)
      if (isWhole) return { page: await listListings(db, userId), nextCursor: null }
      return shelfPage(db, { ...query, userId, signal: request.signal })
    },
    countListings: async ({ actor, query: { search }, request }) => ({
      count: await countListings(db, { userId: actor.id, search, signal: request.signal }),
    }),
    getListing: async ({ actor, params, reply }) =>
      tagged(reply, await findListing(db, { userId: actor.id, id: params.id })),
    updateListing: async ({ actor, params, body, request, reply }) => {
      const edited = { userId: actor.id, id: params.id, version: expectedVersion(request) }
      return tagged(reply, await patchListing(db, edited, body))
    },
    deleteListing: async ({ actor, params }) =>
      removeListing(db, { userId: actor.id, id: params.id }),
    restoreListing: async ({ actor, params }) =>
      restoreListing(db, { userId: actor.id, id: params.id }),
  }
}
