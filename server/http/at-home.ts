import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/platform/config.ts'
import { isReachable } from '#server/platform/exposure.ts'

/**
 * The person's own machine: the embedded database says that there is only one, no address of the site
 * is of another, and no proxy stands before it.
 */
export function isAtHome(request: FastifyRequest, config: Config): boolean {
  return config.DATABASE_URL === undefined && !isReachable(config) && isOfThisMachine(request)
}

/** Whether a program of this machine asks, and for itself. */
export function isOfThisMachine(request: FastifyRequest): boolean {
  return LOOPBACK.test(request.ip) && !isForwarded(request)
}

/** A proxy on this machine calls from loopback too, for people who are not. */
function isForwarded({ headers }: FastifyRequest): boolean {
  return ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => name in headers)
}

/** Whether somebody whom no setting trusts says for whom they ask. */
export function isForwardedByStranger({ headers, ip, socket }: FastifyRequest): boolean {
  return 'x-forwarded-for' in headers && ip === socket.remoteAddress
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
