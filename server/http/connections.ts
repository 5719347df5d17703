import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Who has said nothing for so long has nothing to say. */
export const SILENT_MS = 10_000

/** Far more than a proxy opens, and fewer than the files that a process may have open. */
const CONNECTIONS_MAX = 8000

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
