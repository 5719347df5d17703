/** For Node, before the file of a program that a test ends within seconds: better code for the embedded database would not pay. */
export const SHORT_LIVED = ['--liftoff-only']
