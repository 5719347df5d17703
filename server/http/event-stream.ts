import type { FastifyReply, FastifyRequest } from 'fastify'
import { PassThrough } from 'node:stream'
import { EVENT_STREAM } from '#contract/route.ts'
import { problemDetails } from './answer-problem.ts'

export function wantsEvents(request: FastifyRequest): boolean {
  return request.headers.accept?.includes(EVENT_STREAM) ?? false
}

/** A call that tells how far it is. The handler gets `report`; its answer becomes the last event. */
export type StreamedCall = {
  request: FastifyRequest
  reply: FastifyReply
  /** The name of the last event. */
  answerEvent: string
  handle: (report: (progress: unknown) => void) => Promise<unknown>
}

/**
 * Answers as server-sent events. Until something is reported nothing is sent, so that a refusal
 * still answers with its own status. A reader who leaves does not stop the handler.
 */
export async function answerAsEvents(call: StreamedCall): Promise<FastifyReply> {
  const { request, reply } = call
  const stream = new PassThrough()
  // The reader is gone: what is still written has nowhere to go, and that is all.
  stream.on('error', () => undefined)
  let isOpen = false
  const send = (event: string, value: unknown) => {
    if (!isOpen) void reply.type(EVENT_STREAM).send(stream)
    isOpen = true
    if (!stream.destroyed) stream.write(`event: ${event}\ndata: ${JSON.stringify(value)}\n\n`)
  }
  try {
    send(call.answerEvent, await call.handle((progress) => send('progress', progress)))
  } catch (error) {
    if (!isOpen) throw error
    send('problem', problemDetails(error, request))
  }
  stream.end()
  return reply
}
