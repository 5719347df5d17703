import type { FastifyInstance } from 'fastify'
import { LOGIN_PATH, PAGES } from '#contract/pages.ts'

/** Full-page navigation that starts sign-in. It reads nothing of the request, so it cannot be aimed. */
export function serveLogin(app: FastifyInstance) {
  app.get(LOGIN_PATH, async (_request, reply) => reply.redirect(PAGES.signIn, 302))
}
