import type { FastifyReply, FastifyRequest } from 'fastify'
import { HINT, HINT_COOKIE } from '#contract/pages.ts'
import { readCookie } from '#server/http/cookies.ts'
import { sessionCookie } from './embedded/cookie.ts'

/** Whether a page is asked for by somebody who is signed in, as far as a cookie can say. */
export type IsMember = (request: FastifyRequest, reply: FastifyReply) => boolean

/** Where another provider signs people in, the browser alone knows, and leaves us the hint. */
export const memberByHint: IsMember = (request) => readCookie(request, HINT_COOKIE) === HINT.member

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
    const hint = readCookie(request, HINT_COOKIE)
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
