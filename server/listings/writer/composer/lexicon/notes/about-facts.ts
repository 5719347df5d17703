import { ORDER_NOTES } from './about-orders.ts'
import { PART_NOTES } from './about-parts.ts'
import type { Note } from './note.ts'

/** Follows from how an item is made, what it has and how it arrives. */
export const FACT_NOTES: readonly Note[] = [...PART_NOTES, ...ORDER_NOTES]
