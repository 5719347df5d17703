import * as z from 'zod/mini'
import { readStored, writeStored } from '#client/browser/storage.ts'

const KEPT_KEY = 'listwright-kept-words'

const Kept = z.record(z.string(), z.array(z.string()))

/** The words a seller stands behind although no input does, for one listing in this browser. */
export function readKeptWords(listingId: string): string[] {
  return readAll()[listingId] ?? []
}

/** Remembers them; without any, the listing is forgotten. */
export function writeKeptWords(listingId: string, words: readonly string[]): void {
  const { [listingId]: _, ...others } = readAll()
  writeStored(
    localStorage,
    KEPT_KEY,
    words.length === 0 ? others : { ...others, [listingId]: words },
  )
}

function readAll(): z.infer<typeof Kept> {
  const kept = Kept.safeParse(readStored(localStorage, KEPT_KEY))
  return kept.success ? kept.data : {}
}
