import * as z from 'zod/mini'

// Zod compiles schemas with `new Function` where it may. Our security policy forbids it, and even the
// attempt is reported in the console; so this module comes before any schema is made.
z.config({ jitless: true })
