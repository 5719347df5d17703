/** Long enough for the browser to begin reading the file. */
const READING_MS = 60_000

/** Hands a file to the browser's downloads. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READING_MS)
}
