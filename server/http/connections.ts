import type { FastifyInstance } from 'fastify'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Who has said nothing for so long has nothing to say. */
export const SILENT_MS = 10_000

/** Far more than a proxy opens, and fewer than the files that a process may have open. */
const CONNECTIONS_MAX = 8000

/** Long enough for whoever is in the middle of a row of calls, and short for an operator. */
const FAREWELL_MS = 1000
const LOOK_MS = 20
const HANG_UP_MS = 100

/**
 * Closes connections on which not a byte has come: the limits of the HTTP server itself begin with
 * the first. Beyond so many it takes none.
 */
export function boundConnections(server: Server): void {
  server.maxConnections = CONNECTIONS_MAX
  server.on('connection', (socket: Socket) => {
    const timer = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy()
    }, SILENT_MS)
    timer.unref()
    socket.once('close', () => clearTimeout(timer))
  })
}

/**
 * From the moment the server closes each answer is the last on its connection and says so, and for a
 * while calls are answered on those that were kept: one that is cut while a call is on its way loses
 * the call. A call that comes while the framework closes is told so by the framework.
 */
export function sayFarewell(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    isClosing = true
    const endsAt = performance.now() + FAREWELL_MS
    while (performance.now() < endsAt && (await openConnections(app.server)) > 0)
      await pause(LOOK_MS)
    // From then on one that falls idle would hold us until its browser lets go.
    const hangUp = setInterval(() => app.server.closeIdleConnections(), HANG_UP_MS)
    app.server.once('close', () => clearInterval(hangUp))
  })
}

function openConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
  })
}
