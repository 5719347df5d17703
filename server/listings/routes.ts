import { FILE_FORMATS } from '#contract/export.ts'
import type { Routes } from '#contract/routes.ts'
import type { Composing } from '#server/composing/composing.ts'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/database/database.ts'
import type { Reader } from '#server/database/replica.ts'
import type { Handlers } from '#server/http/serve.ts'
import { tagged } from '#server/http/version.ts'
import type { Clock } from '#server/platform/clock.ts'
import { checkListing } from './check.ts'
import { deletedPage } from './deleted.ts'
import { exportListings } from './export.ts'
import type { Generator } from './generate.ts'
import { improvingHandlers, type ImprovingRoutes } from './improving-routes.ts'
import {
  findListing,
  listListings,
  patchListing,
  placeListing,
  removeListing,
  restoreListing,
} from './library.ts'
import { countListings, listingsPage } from './listing-pages.ts'
import { partsLeft, writePartAgain } from './part-again.ts'
import { asUsual, saveShopProfile, shopProfileOf, usualFor } from './shop-profile.ts'
import { throttled } from './throttled.ts'
import { unavailable } from './unavailable.ts'
import { findVersion, restoreVersion, versionsPage } from './versions.ts'

type ListingRoutes = Pick<
  Routes,
  | 'askBuyersQuestions'
  | 'checkListing'
  | 'generateListing'
  | 'listListings'
  | 'countListings'
  | 'exportListings'
  | 'getListing'
  | 'updateListing'
  | 'placeListing'
  | 'deleteListing'
  | 'restoreListing'
  | 'listDeletedListings'
  | 'getShopProfile'
  | 'saveShopProfile'
  | 'countPartsLeft'
  | 'writePartAgain'
  | 'listVersions'
  | 'getVersion'
  | 'restoreVersion'
>

type ListingServices = {
  db: Database
  reader: Reader
  clock: Clock
  generator: Generator
  composing: Composing
  /** Refuses who asks for too many listings in a while. */
  countGeneration: (userId: string, request: FastifyRequest) => Promise<void>
}

export function listingHandlers(
  services: ListingServices,
): Handlers<ListingRoutes & ImprovingRoutes> {
  const { db, reader, clock, generator, composing, countGeneration } = services
  return {
    ...improvingHandlers(services),
    // Not ended when the caller leaves: one who types on leaves often, and an answer costs less than a new thread.
    askBuyersQuestions: ({ body }) =>
      composing.ask('buyersQuestions', { told: body }).catch(unavailable),
    checkListing: ({ actor, body }) =>
      checkListing({ db, composing }, { userId: actor.id, listing: body }),
    generateListing: async ({ actor, body, idempotencyKey, report, request }) => {
      await countGeneration(actor.id, request)
      const { writer, usesProfile, ...asked } = body
      const userId = actor.id
      const usual = await usualFor(db, { userId, usesProfile }, [asked])
      return generator.generate({
        userId,
        requestId: request.id,
        input: asUsual(asked, usual),
        asked,
        choice: writer,
        usesProfile,
        idempotencyKey,
        onProgress: report && throttled(report),
      })
    },
    listListings: async ({ actor: { id: userId }, query, request }) => {
      const isWhole = Object.values(query).every((value) => value === undefined)
      if (isWhole)
        return { page: await reader.read((at) => listListings(at, userId)), nextCursor: null }
      return reader.read((at) => listingsPage(at, { ...query, userId, signal: request.signal }))
    },
    countListings: async ({ actor, query, request }) => ({
      count: await reader.read((at) =>
        countListings(at, { ...query, userId: actor.id, signal: request.signal }),
      ),
    }),
    exportListings: async ({ actor, query: { format }, reply }) => {
      const name = `listwright-listings-${clock.now().toISOString().slice(0, 10)}.${format}`
      void reply
        .type(FILE_FORMATS[format].type)
        .header('content-disposition', `attachment; filename="${name}"`)
      return exportListings(db, { userId: actor.id, format })
    },
    getListing: async ({ actor, params, reply }) =>
      tagged(
        reply,
        await reader.read((at) => findListing(at, { userId: actor.id, id: params.id })),
      ),
    updateListing: async ({ actor, params, body, version, reply }) =>
      tagged(reply, await patchListing(db, { userId: actor.id, id: params.id, version }, body)),
    placeListing: async ({ actor, params, body, reply }) =>
      tagged(reply, await placeListing(db, { userId: actor.id, id: params.id }, body)),
    deleteListing: async ({ actor, params }) =>
      removeListing(db, { userId: actor.id, id: params.id }),
    restoreListing: async ({ actor, params }) =>
      restoreListing(db, { userId: actor.id, id: params.id }),
    listDeletedListings: async ({ actor, query }) =>
      deletedPage(db, { userId: actor.id, ...query }),
    getShopProfile: async ({ actor }) => shopProfileOf(db, actor.id),
    saveShopProfile: async ({ actor, body }) => saveShopProfile(db, actor.id, body),
    countPartsLeft: async ({ actor, params }) => partsLeft(db, { userId: actor.id, id: params.id }),
    writePartAgain: async ({ actor, params, body, version, request, reply }) => {
      await countGeneration(actor.id, request)
      const own = { userId: actor.id, id: params.id, version }
      const { draft } = generator
      return tagged(
        reply,
        await writePartAgain({ db, draft }, { ...own, ...body, requestId: request.id }),
      )
    },
    listVersions: async ({ actor, params, query }) =>
      versionsPage(db, { userId: actor.id, id: params.id, ...query }),
    getVersion: async ({ actor, params }) => findVersion(db, { userId: actor.id, ...params }),
    restoreVersion: async ({ actor, params, version, reply }) =>
      tagged(reply, await restoreVersion(db, { userId: actor.id, ...params, version })),
  }
}
