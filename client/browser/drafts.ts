import type * as z from 'zod/mini'
import { readStored, writeStored } from './storage.ts'

// In the storage that outlives the tab, so that a lapsed session loses nothing either.
const PREFIX = 'listwright-draft-'
const keyOf = (name: string) => `${PREFIX}${name}`

/** Keeps what was typed and not saved yet, until it is saved, given up, or its owner signs out. */
export function keepDraft(name: string, draft: object): void {
  writeStored(localStorage, keyOf(name), draft)
}

/** What was kept under this name; spoilt drafts are none. */
export function readDraft<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
): z.output<Schema> | null {
  const draft = schema.safeParse(readStored(localStorage, keyOf(name)))
  return draft.success ? draft.data : null
}

/** The names of all that is kept. */
export function draftNames(): string[] {
  return Object.keys(localStorage).flatMap((key) =>
    key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
  )
}

export function hasDraft(name: string): boolean {
  return localStorage.getItem(keyOf(name)) !== null
}

export function dropDraft(name: string): void {
  localStorage.removeItem(keyOf(name))
}
