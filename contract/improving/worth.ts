/** As many more checks must pass with what was written, or nothing is charged. */
export const CHECKS_WON = 2
