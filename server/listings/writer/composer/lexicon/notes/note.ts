import type { Voice } from '../../voice.ts'
import { lines, type Passages } from '../craft.ts'

/** What follows from a stated fact, and may be said because the fact was stated. */
export type Note = { when: RegExp; says: Passages }

/** Reads one passage per line, each after the voice that says it: "warm: Hang the {name} up." */
export function passages(text: string): Passages {
  const all = lines(text)
  const of = (voice: Voice) =>
    all.filter((line) => line.startsWith(`${voice}: `)).map((line) => line.slice(voice.length + 2))
  return { warm: of('warm'), tale: of('tale'), plain: of('plain'), terse: of('terse') }
}
