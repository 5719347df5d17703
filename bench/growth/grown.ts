import { loadavg } from 'node:os'
import { costOfBooks, costsOfCalls, costsOfSearch } from './calls.ts'
import type { Filled } from './fill.ts'
import { PARTS, whileCut } from './layouts.ts'
import { type Retention, retention } from './retention.ts'
import { type Cost, openShop } from './shop.ts'
import { type Size, sizes } from './sizes.ts'

/** What was found in a shop of one size. */
export type Grown = Filled & {
  /** How busy the machine was with other things as well. */
  load: number
  sizes: Size[]
  costs: Cost[]
  books: { seconds: number; entries: number }
  parts: { parts: number; costs: Cost[] }[]
  retention: Retention
}

/** Measures a filled shop: as the product keeps it, with the table that is searched cut into parts, and while it forgets. */
export async function measureGrown(url: string, filled: Filled): Promise<Grown> {
  const shop = await openShop(url)
  const ofTables = await sizes(shop.db)
  const costs = await costsOfCalls(shop, filled)
  const books = await costOfBooks(shop)
  const parts: Grown['parts'] = []
  for (const count of PARTS) {
    const searched = () => costsOfSearch(shop, filled.largest.id)
    parts.push({ parts: count, costs: await whileCut(shop.db, count, searched) })
  }
  await shop.close()
  const forgotten = await retention(url, filled)
  const load = loadavg()[0] ?? Number.NaN
  return { ...filled, load, sizes: ofTables, costs, books, parts, retention: forgotten }
}
