import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

type Fault = 'answer lost' | 'proxy answers' | 'refused' | null

const REFUSAL = {
  type: 'about:blank',
  title: 'Refused',
  status: 409,
  detail: 'Refused as the test wants.',
  code: 'refused',
}

/** A line to the server that fails as often as the test says; what was asked arrives, unless a proxy answers. */
export async function aLine(origin: string, faults: () => Fault) {
  const seen: { key: string | undefined; fault: Fault }[] = []
  const line = createServer((request, response) => {
    void (async () => {
      const fault = faults()
      const { host: _host, connection: _kept, ...headers } = request.headers
      const body = await text(request)
      seen.push({ key: [headers['idempotency-key']].flat()[0], fault })
      if (fault === 'proxy answers') return response.writeHead(502).end('<h1>Bad Gateway</h1>')
      if (fault === 'refused')
        return response
          .writeHead(409, { 'content-type': 'application/problem+json' })
          .end(JSON.stringify(REFUSAL))
      const answer = await fetch(origin + (request.url ?? ''), {
        method: request.method ?? 'GET',
        headers: new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        ...(body !== '' && { body }),
      })
      const content = await answer.text()
      if (fault === 'answer lost') return request.socket.destroy()
      const type = answer.headers.get('content-type') ?? 'text/plain'
      return response.writeHead(answer.status, { 'content-type': type }).end(content)
    })()
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const address = line.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: () => new Promise<void>((resolve) => void line.close(() => resolve())),
  }
}
