import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GOOGLE_CALLBACK_PATH, GOOGLE_OUTCOME } from '#contract/google.ts'
import { PAGES } from '#contract/pages.ts'
import { Problem } from '#server/platform/problem.ts'

/** Answers the address of ours that the browser goes on to. */
export type ComeBack = (request: FastifyRequest, reply: FastifyReply) => Promise<string>

const TRY_AGAIN = `${PAGES.signIn}?${GOOGLE_OUTCOME}=google_sign_in_over`

/** A person's browser stands at this address: it is led on even while we cannot let anyone in. */
export function serveGoogleCallback(app: FastifyInstance, comeBack: ComeBack) {
  app.get(GOOGLE_CALLBACK_PATH, async (request, reply) => {
    const address = await comeBack(request, reply).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'not_found') throw error
      request.log.error({ err: error }, 'Nobody could come back from Google')
      return TRY_AGAIN
    })
    return reply.redirect(address, 303)
  })
}
