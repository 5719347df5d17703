import { randomUUID } from 'node:crypto'
import { routes } from '#contract/routes.ts'
import { signUp } from '../../scripts/demo/person.ts'

export type Caller = { token: string; address: string }

export async function arrive(origin: string, name: string, address: string): Promise<Caller> {
  const { token } = await signUp(origin, { email: `${name}@example.com`, name, address })
  return { token, address }
}

/** Asks for a listing; answers with the status. */
export async function asked(
  origin: string,
  { token, address }: Caller,
  body: unknown,
): Promise<number> {
  const { method, path } = routes.generateListing
  const response = await fetch(origin + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response.status
}
