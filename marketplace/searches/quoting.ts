const QUOTE_MAX = 60

const INCHES = /(?<=\d ?)"/g

/** A text as it stands between quotation marks: its own are single ones, and inches stay inches. */
export function quotable(text: string): string {
  return text.replace(INCHES, '″').replaceAll('"', "'").replace(/\s+/g, ' ')
}

/** The reason in words for the seller: exactly what the text says. */
export function says(quote: string): string {
  const text = quotable(quote)
  const short =
    text.length > QUOTE_MAX ? `${text.slice(0, text.lastIndexOf(' ', QUOTE_MAX))} …` : text
  return `your text says "${short}"`
}
