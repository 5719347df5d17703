import { AsyncLocalStorage } from 'node:async_hooks'

/** For whom something is done: told in each line that is logged meanwhile. */
type Circumstances = { reqId: string; userId?: string }

const current = new AsyncLocalStorage<Circumstances>()

/** Does the work, and all that follows from it, as part of one request. */
export function duringRequest<Result>(reqId: string, work: () => Result): Result {
  return current.run({ reqId }, work)
}

/** From here on it is known who asks. */
export function noteCaller(userId: string): void {
  const request = current.getStore()
  if (request !== undefined) request.userId = userId
}

/** Empty where nobody asked: what a server does by itself. */
export function circumstances(): Partial<Circumstances> {
  return current.getStore() ?? {}
}
