import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  request as requestFrom,
  type Server,
  type ServerResponse,
} from 'node:http'
import { extname } from 'node:path'
import type { DevClient } from './client.ts'
import type { DevServer } from './server.ts'

/** These two name our own address, which only the server knows. */
const OF_THE_SERVER = ['/robots.txt', '/sitemap.xml']

type Behind = { client: DevClient; server: DevServer }
export type Front = {
  server: Server
  origin: string
  answerWith(behind: Behind): void
  close(): void
}

/** The one address: sources come from Vite, everything else from the server. */
export async function openFront(port: number, host: string): Promise<Front> {
  const { promise: behind, resolve: answerWith } = Promise.withResolvers<Behind>()
  const server = createServer((request, response) => {
    void behind.then((both) => answer({ request, response }, both))
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch {
    console.error(`Port ${port} is in use. Stop what uses it, or set PORT.`)
    process.exit(1)
  }
  const address = server.address()
  const opened = typeof address === 'object' && address !== null ? address.port : port
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { server, origin: `http://localhost:${opened}`, answerWith, close }
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

async function answer(exchange: Exchange, { client, server }: Behind): Promise<void> {
  const { request, response } = exchange
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (isSource(pathname)) {
    client.answer(request, response, () => void passTo(server, exchange))
    return
  }
  if (!pathname.startsWith('/api/') && request.method === 'GET') {
    try {
      await client.writePages()
    } catch (error) {
      refuse(response, `The pages cannot be made: ${String(error)}`)
      return
    }
  }
  await passTo(server, exchange)
}

function isSource(pathname: string): boolean {
  // The client has a room called api as well.
  if (/\.tsx?$/.test(pathname)) return true
  if (pathname.startsWith('/api/') || OF_THE_SERVER.includes(pathname)) return false
  return pathname.startsWith('/@') || extname(pathname) !== ''
}

async function passTo(server: DevServer, exchange: Exchange, isAgain = false): Promise<void> {
  const { request, response } = exchange
  const port = await server.port()
  if (port === null) {
    refuse(response, 'The server could not start; its output says why.')
    return
  }
  const { method, url: path, headers } = request
  const onward = requestFrom({ host: '127.0.0.1', port, method, path, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(response)
  })
  onward.once('error', () => {
    // It may just have been told to end; the next one answers then.
    if (method === 'GET' && !isAgain && !response.headersSent)
      setTimeout(() => void passTo(server, exchange, true), 200)
    else refuse(response, 'The server went away in the middle of this.')
  })
  response.once('close', () => onward.destroy())
  request.pipe(onward)
}

function refuse(response: ServerResponse, sentence: string): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`)
}
