/** The description as it is shown and copied on the dashboard: the text, a new line, the footer. */
export function descriptionWithFooter(description: string, footer: string | null): string {
  return footer === null ? description : `${description}\n${footer}`
}
