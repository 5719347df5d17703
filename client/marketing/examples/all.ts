import { APRON } from './apron.ts'
import { DISH } from './dish.ts'
import { MUG } from './mug.ts'

/** By the name under which the build answers with what is written from it. */
export const WRITTEN_FROM = { dish: DISH, mug: MUG, apron: APRON }
