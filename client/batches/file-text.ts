/** A thousand rows of the longest texts are not larger. */
const BYTES_MAX = 40_000_000

/** The text of a file, or a sentence about why it has none. */
export async function textOf(file: File): Promise<{ text: string } | { sentence: string }> {
  if (file.size > BYTES_MAX) return { sentence: 'This file is too large to be a list of items.' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [first = 0, second = 0] = bytes
  if (first === 0x50 && second === 0x4b)
    return { sentence: 'This is a workbook. Save it as “CSV UTF-8” in your spreadsheet first.' }
  const text = decoded(bytes, UTF_16.get(first * 256 + second))
  return text.includes('\0')
    ? { sentence: 'This is not a text file. Choose a CSV file.' }
    : { text }
}

const UTF_16 = new Map([
  [0xfffe, 'utf-16le'],
  [0xfeff, 'utf-16be'],
])

// Older spreadsheets save in the alphabet of Western Europe, and nothing in the file says so.
function decoded(bytes: Uint8Array, encoding = 'utf-8'): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
