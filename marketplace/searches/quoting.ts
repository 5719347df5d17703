const QUOTE_MAX = 60

/** The reason in words for the seller: exactly what the text says. */
export function says(quote: string): string {
  const text = quote.replaceAll('"', "'").replace(/\s+/g, ' ')
  const short =
    text.length > QUOTE_MAX ? `${text.slice(0, text.lastIndexOf(' ', QUOTE_MAX))} …` : text
  return `your text says "${short}"`
}
