/** As many faults of a pasted listing must be mended by what was written, or nothing is charged. */
export const FAULTS_MENDED = 2
