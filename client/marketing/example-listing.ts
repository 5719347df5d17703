import { WRITTEN } from 'virtual:written-dish'
import { DISH } from './examples/dish.ts'

/** What the public pages and a first visit show as an example: the notes, and what the writer makes of them. */
export const EXAMPLE = { ...DISH, ...WRITTEN }
