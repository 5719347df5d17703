import { randomUUID } from 'node:crypto'
import type { Params, Route, Written } from '#contract/route.ts'

export type Sent<R extends Route> = {
  token?: string
  params?: Params<R>
  body?: Written<R['body']>
  key?: string
}

/** Sends a call and takes whatever comes: here a refusal is a result, and so is silence. */
export async function send<R extends Route>(
  origin: string,
  { method, path }: R,
  { token, params, body, key = randomUUID() }: Sent<R>,
): Promise<{ status: number; body: unknown } | null> {
  const names = new Map(Object.entries<string>(params ?? {}))
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => names.get(name) ?? '')
  try {
    const response = await fetch(origin + filled, {
      method,
      signal: AbortSignal.timeout(120_000),
      headers: {
        'idempotency-key': key,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  } catch {
    return null
  }
}
