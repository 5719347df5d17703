import type { FastifyReply, FastifyRequest } from 'fastify'
import { HINT, hintCookie } from '#contract/pages.ts'
import { readCookie } from '#server/http/cookies.ts'
import { sessionCookie } from './embedded/cookie.ts'

/** Whether a page is asked for by somebody who is signed in, as far as a cookie can say. */
export type IsMember = (request: FastifyRequest, reply: FastifyReply) => boolean

/** Where another provider signs people in, the browser alone knows, and leaves us the hint. */
export function memberByHint(origin: string): IsMember {
  return (request) => readHint(request, origin) === HINT.member
}

type Embedded = {
  origin: string
  /** Ends the session of whoever signed out while we could not be told. */
  endSession: (secret: string) => void
}

/** The session's cookie says it; the hint that scripts read is brought in line with it. */
export function memberBySession({ origin, endSession }: Embedded): IsMember {
  const cookie = sessionCookie(origin)
  return (request, reply) => {
    const secret = cookie.read(request)
    const hint = readHint(request, origin)
    const isLeaving = hint === HINT.leaving
    if (isLeaving && secret !== '') endSession(secret)
    if (secret === '' || isLeaving) {
      if (hint !== '') cookie.clear(reply)
      return false
    }
    if (hint === '') cookie.setHint(reply)
    return true
  }
}

function readHint(request: FastifyRequest, origin: string): string {
  return readCookie(request, hintCookie(origin.startsWith('https:')))
}
