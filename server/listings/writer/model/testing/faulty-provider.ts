import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'

/** How the provider treats one call; the request's body is there for those who repeat it. */
export type Behaviour = (response: ServerResponse, body: string) => void

const Message = z.object({ role: z.string(), content: z.string() })
type Message = z.infer<typeof Message>
const Request = z.object({ messages: z.array(Message) })

export type Provider = {
  url: string
  /** The body of every call so far. */
  calls: string[]
  close(): Promise<void>
}

/** A chat server that treats each call as told; the last behaviour stays. */
export async function faultyProvider(...behaviours: Behaviour[]): Promise<Provider> {
  const calls: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      calls.push(body)
      const behave = behaviours[Math.min(calls.length, behaviours.length) - 1]
      behave?.(response, body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server.address())}/v1`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('No port was opened')
  return address.port
}

export const answers =
  (text: string, finishReason = 'stop'): Behaviour =>
  (response) => {
    beginStream(response)
    for (const piece of text.match(/[\s\S]{1,40}/g) ?? []) response.write(event(piece))
    response.write(event('', finishReason))
    response.end('data: [DONE]\n\n')
  }

/** Repeats in its answer what the messages make of it. */
export const repeats =
  (make: (messages: Message[]) => string): Behaviour =>
  (response, body) =>
    answers(make(Request.parse(JSON.parse(body)).messages))(response, body)

export const refuses =
  (status: number, headers: Record<string, string> = {}, body = '{"error":{}}'): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(body)
  }

export const staysSilent: Behaviour = () => {}

/** One byte at a time, slower than anybody waits. */
export const drips =
  (text: string, everyMs: number): Behaviour =>
  (response) => {
    beginStream(response)
    const bytes = event(text).split('')
    const timer = setInterval(() => response.write(bytes.shift() ?? ''), everyMs)
    response.on('close', () => clearInterval(timer))
  }

export const cutsOff =
  (text: string): Behaviour =>
  (response) => {
    beginStream(response)
    response.write(event(text), () => response.destroy())
  }

export const ends =
  (text: string): Behaviour =>
  (response) => {
    beginStream(response)
    response.end(event(text))
  }

/** Megabytes in one event. */
export const floods =
  (bytes: number): Behaviour =>
  (response) => {
    beginStream(response)
    response.end(event('x'.repeat(bytes)))
  }

function beginStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

function event(content: string, finishReason: string | null = null): string {
  const chunk = {
    id: '1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: finishReason }],
    ...(finishReason === null
      ? {}
      : { usage: { prompt_tokens: 900, completion_tokens: 400, total_tokens: 1300 } }),
  }
  return `data: ${JSON.stringify(chunk)}\n\n`
}
