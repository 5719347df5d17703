import type { Routes } from '#contract/routes.ts'
import { FILE_FORMATS } from '#contract/take-out.ts'
import type { Database } from '#server/database/database.ts'
import type { Handlers } from '#server/http/serve.ts'
import { expectedVersion, tagged } from '#server/http/version.ts'
import type { Clock } from '#server/platform/clock.ts'
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
import { takeOut } from './take-out.ts'

type ListingRoutes = Pick<
  Routes,
  | 'generateListing'
  | 'listListings'
  | 'countListings'
  | 'exportListings'
  | 'getListing'
  | 'updateListing'
  | 'deleteListing'
  | 'restoreListing'
>

type Parts = { db: Database; clock: Clock; generator: Generator }

export function listingHandlers({ db, clock, generator }: Parts): Handlers<ListingRoutes> {
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
    exportListings: async ({ actor, query: { format }, reply }) => {
      const name = `listwright-listings-${clock.now().toISOString().slice(0, 10)}.${format}`
      void reply
        .type(FILE_FORMATS[format].type)
        .header('content-disposition', `attachment; filename="${name}"`)
      return takeOut(db, { userId: actor.id, format })
    },
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
