import { FIBER_NOTES } from './about-fibers.ts'
import { HARD_MATERIAL_NOTES } from './about-hard-materials.ts'
import type { Note } from './note.ts'

/** What is true of a material wherever it is used. */
export const MATERIAL_NOTES: readonly Note[] = [...FIBER_NOTES, ...HARD_MATERIAL_NOTES]
