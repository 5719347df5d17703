import * as z from 'zod/mini'

/** Whether a check passes. */
export const CheckState = z.enum(['met', 'partly', 'open'])
