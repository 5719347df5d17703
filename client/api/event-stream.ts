import { EventSourceParserStream } from 'eventsource-parser/stream'
import { EVENT_STREAM } from '#contract/route.ts'
import { ConnectionError, errorOfDetails } from './api-error.ts'

type Listener = {
  /** The name of the last event. */
  answerEvent: string
  onProgress: (progress: unknown) => void
}

export function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith(EVENT_STREAM) ?? false
}

/** Reads the events of a streamed call to its end: the answer, or the refusal it ended with. */
export async function readEvents(response: Response, listener: Listener): Promise<unknown> {
  try {
    for await (const { event, data } of eventsOf(response)) {
      const value: unknown = JSON.parse(data)
      if (event === 'progress') listener.onProgress(value)
      if (event === 'problem') throw errorOfDetails(value)
      if (event === listener.answerEvent) return value
    }
  } catch (error) {
    // The browser tells a broken connection by a TypeError, here as for every fetch.
    throw error instanceof TypeError ? new ConnectionError(error) : error
  }
  throw new ConnectionError('The stream ended without an answer')
}

async function* eventsOf(response: Response) {
  if (response.body === null) return
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
  const reader = events.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
