import { WRITTEN as WRITTEN_APRON } from 'virtual:written-apron'
import { WRITTEN as WRITTEN_MUG } from 'virtual:written-mug'
import { APRON as APRON_ITEM } from './examples/apron.ts'
import { MUG as MUG_ITEM } from './examples/mug.ts'

/** Two more crafts, beside the ring dish. */
export const MUG = { ...MUG_ITEM, ...WRITTEN_MUG }
export const APRON = { ...APRON_ITEM, ...WRITTEN_APRON }
