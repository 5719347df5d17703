/** A failure that is no business of the seller's: kept for whoever looks into the console. */
export function logError(message: string, cause: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(message, cause)
}

export function logWarning(message: string, cause: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(message, cause)
}
