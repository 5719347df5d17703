import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GOOGLE_CALLBACK_PATH } from '#contract/google.ts'

/** Answers the address of ours that the browser goes on to. */
export type ComeBack = (request: FastifyRequest, reply: FastifyReply) => Promise<string>

/** A person's browser stands at this address, so it is always led on and never shown a refusal. */
export function serveGoogleCallback(app: FastifyInstance, comeBack: ComeBack) {
  app.get(GOOGLE_CALLBACK_PATH, async (request, reply) =>
    reply.redirect(await comeBack(request, reply), 303),
  )
}
