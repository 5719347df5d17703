import { AsyncLocalStorage } from 'node:async_hooks'

const transaction = new AsyncLocalStorage<'open'>()

/** Runs work whose every query must go through the transaction's own handle. */
export function insideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return transaction.run('open', work)
}

/** For work that goes its own way meanwhile, which nothing in the transaction waits for. */
export function outsideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return transaction.exit(work)
}

/** A query on the outer handle would wait for the connection that its own transaction holds. */
export function refuseInsideTransaction(): void {
  if (transaction.getStore() === undefined) return
  throw new Error('Inside a transaction every query must use the transaction, not the database')
}
