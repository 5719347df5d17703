import type { FastifyInstance } from 'fastify'
import { SANDBOX_GOOGLE_PATH } from '#contract/google.ts'

/** A page of the sandbox with its own policy, or where it leads the browser. */
type Shown =
  | { kind: 'page'; status: number; html: string; policy: string }
  | { kind: 'redirect'; address: string }

export type ShowChooser = (query: Record<string, unknown>) => Promise<Shown>

/** The sandbox's account chooser; nothing where the sandbox is off. */
export function serveGoogleChooser(app: FastifyInstance, show: ShowChooser) {
  app.get<{ Querystring: Record<string, unknown> }>(SANDBOX_GOOGLE_PATH, async (request, reply) => {
    const shown = await show(request.query)
    if (shown.kind === 'redirect') return reply.redirect(shown.address, 303)
    return reply
      .code(shown.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', shown.policy)
      .send(shown.html)
  })
}
