const CURLED = /[“”„]/g
/** "Agnes" in 'Agnes'; the apostrophe inside "Grandpa's Woodshed" closes nothing. */
const SINGLE =
  /(?<![\p{L}\p{Nd}])['‘’](\p{L}(?:[^'‘’"\n]|['’](?=\p{L})){1,48})['’](?![\p{L}\p{Nd}])/gu

/** A title with its names in quotation marks of one kind, whichever its seller typed. */
export function withQuotesRead(title: string): string {
  return title.replaceAll(CURLED, '"').replaceAll(SINGLE, '"$1"')
}
