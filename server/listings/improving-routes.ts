import type { FastifyRequest } from 'fastify'
import type { Routes } from '#contract/routes.ts'
import type { Composing } from '#server/composing/composing.ts'
import type { Database } from '#server/database/database.ts'
import type { Handlers } from '#server/http/serve.ts'
import { tagged } from '#server/http/version.ts'
import type { Generator } from './generate.ts'
import { findImproved } from './improved-before.ts'
import { findImprovement, improveListing, takeParts } from './improving.ts'
import { throttled } from './throttled.ts'

export type ImprovingRoutes = Pick<
  Routes,
  'findImproved' | 'improveListing' | 'getImprovement' | 'takeParts'
>

type ImprovingServices = {
  db: Database
  generator: Generator
  composing: Composing
  countGeneration: (userId: string, request: FastifyRequest) => Promise<void>
}

export function improvingHandlers({
  db,
  generator,
  composing,
  countGeneration,
}: ImprovingServices): Handlers<ImprovingRoutes> {
  return {
    findImproved: async ({ actor, body }) => ({
      improved: await findImproved(db, { userId: actor.id, listing: body }),
    }),
    improveListing: async ({ actor, body, idempotencyKey, report, request }) => {
      await countGeneration(actor.id, request)
      const improving = { userId: actor.id, requestId: request.id, request: body, idempotencyKey }
      const onProgress = report && throttled(report)
      return improveListing({ db, generator, composing }, { ...improving, onProgress })
    },
    getImprovement: async ({ actor, params, reply }) => {
      const improvement = await findImprovement(db, { userId: actor.id, id: params.id })
      tagged(reply, improvement.listing)
      return improvement
    },
    takeParts: async ({ actor, params, body, version, reply }) =>
      tagged(reply, await takeParts(db, { userId: actor.id, id: params.id, version }, body.parts)),
  }
}
