import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

export type Address = { method: string; url: string }

const MADE = 'fastify.initialization'

/** What `make` makes, and every method and address that the servers in it answer, from the framework itself. */
export async function withInventory<Made>(
  make: () => Promise<Made>,
): Promise<{ made: Made; inventory: Address[] }> {
  const inventory: Address[] = []
  // The framework tells who listens of each server that it makes, before it has a route.
  const watch = (message: unknown) => {
    if (!isBeginning(message)) throw new Error('The framework tells something else now')
    message.fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) inventory.push({ method: one, url })
    })
  }
  subscribe(MADE, watch)
  const made = await make()
  unsubscribe(MADE, watch)
  return { made, inventory }
}

function isBeginning(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message
}
