import { connect, type Socket } from 'node:net'

const CONNECTIONS = 16

export type Asked = { path: string; headers?: Record<string, string> }

/**
 * Asks for one thing again and again over connections that stay open, for some seconds; answers how
 * many answers came. By sockets of its own, because Node's client takes longer than many a server.
 */
export async function askFor(origin: string, asked: Asked, seconds: number): Promise<number> {
  const { port, host } = new URL(origin)
  const lines = Object.entries({ host, ...asked.headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const request = Buffer.from(`GET ${asked.path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const endsAt = performance.now() + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      askOn(connect(Number(port), '127.0.0.1'), { request, endsAt }),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/** One connection: the next request goes out when the answer before it is whole. */
function askOn(
  socket: Socket,
  { request, endsAt }: { request: Buffer; endsAt: number },
): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0
    /** What is still to come of the answer; null before its head. NaN where only its last chunk tells. */
    let left: number | null = null
    const next = () => {
      left = null
      answered += 1
      if (performance.now() < endsAt) socket.write(request)
      else socket.end(() => resolve(answered))
    }
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server hung up')))
    socket.on('connect', () => socket.write(request))
    socket.on('data', (chunk: Buffer) => {
      let body = chunk
      if (left === null) {
        const end = chunk.indexOf(HEAD_END)
        const head = chunk.toString('latin1', 0, end)
        if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head))
        left = Number(/content-length: (\d+)/i.exec(head)?.[1])
        body = chunk.subarray(end + HEAD_END.length)
      }
      left -= body.length
      if (
        left === 0 ||
        (Number.isNaN(left) && body.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK))
      )
        next()
    })
  })
}
