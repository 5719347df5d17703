/** For Node, before the file of a program that a test ends within seconds: better code for the embedded database would not pay. */
export const SHORT_LIVED = ['--liftoff-only']

const { NODE_COMPILE_CACHE } = process.env

/** For a program that is given an environment of its own: what was compiled for others need not be compiled again. */
export const COMPILED: Record<string, string> =
  NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
