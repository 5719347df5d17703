const QUOTE_MAX = 60

/** The first words of a text, in quotation marks; inch marks and marks of the seller's own stay what they are. */
export function inQuotes(text: string): string {
  const line = text.replaceAll('\n', ' ')
  const shown =
    line.length <= QUOTE_MAX ? line : `${line.slice(0, line.lastIndexOf(' ', QUOTE_MAX))} …`
  return shown.includes('"') ? `“${shown}”` : `"${shown}"`
}
